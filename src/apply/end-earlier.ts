/** Ends the saved plans that earlier jobs of this gate have left, so that nobody applies one of them later. */
import { sealingOf } from '../check/gate-request.ts';
import type { JudgedJob } from '../check/check.ts';
import { cancelEarlier } from '../gate/runs-of-change.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Log } from '../model/ports.ts';
import type { KeptOffers } from './offers.ts';

/** How long this may take in a workspace: the plan of now is applied in any case. */
const BUDGET_MS = 30_000;

/** It never rejects: what could not be looked for is a warning. */
export async function endEarlier(
  { request, plans, result, ports: { clock, signal } }: JudgedJob,
  offers: KeptOffers,
  log: Log,
): Promise<void> {
  const sealing = sealingOf(request, plans);
  const { from } = request.settings.plans;
  if (from !== 'service' || sealing?.searched === undefined) return;
  const { searched: changeRequest, head: commit, seals, gate } = sealing;
  for (const { workspace, workspaceId } of result.workspaces) {
    const run = offers.of(workspace)?.offer.plan.run;
    if (run === undefined || workspaceId === undefined) continue;
    const client = run.ports.client.with({ signal, deadline: clock.now() + BUDGET_MS });
    const ofNow = { run: run.watched.run, workspaceId, mode: 'provisional' } as const;
    try {
      const asked = { ...ofNow, changeRequest, commit, seals, gate };
      const { ended, refused } = await cancelEarlier(asked, client);
      for (const id of ended)
        log.info(`${workspace}: ended ${id}, a saved plan of an earlier job.`);
      if (refused === undefined) continue;
      log.warning(`${workspace}: ${refused}, a saved plan of an earlier job, could not be ended.`);
    } catch (error) {
      const why = errorMessage(error);
      log.warning(`${workspace}: saved plans of earlier jobs were not looked for: ${why}`);
    }
  }
}
