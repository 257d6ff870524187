/** A check up to the first thing that it would start: nothing is planned, uploaded, judged or published. */
import type { GateResult } from '../gate/gate.ts';
import type { FoundWorkspace } from '../gate/result.ts';
import type { PlanSource } from '../gate/source.ts';
import type { CiJob } from '../hosts/ci-job.ts';
import type { Settings } from '../settings/settings.ts';
import type { CheckEntryPoint, CheckPorts, NotChecked } from './check-request.ts';
import { prepareInTime, runGate } from './check.ts';

/**
 * @returns `result` is of the workspaces that the check would refuse, with the reasons that it would give, and `ready` has
 *   the names of those that it would plan; or the problems of the settings, as a check returns them. It never rejects for
 *   what the service or the files do.
 */
export async function prepareOnly(
  host: CiJob,
  entryPoint: CheckEntryPoint,
  ports: CheckPorts,
): Promise<{ settings: Settings; result: GateResult; ready: string[] } | NotChecked> {
  const prepared = await prepareInTime(host, entryPoint, ports);
  if ('problems' in prepared) return prepared;
  const { request, local } = prepared;
  try {
    const ready: string[] = [];
    const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent: () => undefined };
    const limit = (source: PlanSource<FoundWorkspace>) => withoutPlans(source, ready);
    const result = await runGate(request, local, judgePorts, limit);
    return { settings: request.settings, result: request.conceals.concealAll(result), ready };
  } finally {
    await local?.stop();
    await request.own?.close();
  }
}

/** The same source, which offers no plan of any workspace. @param ready gets the names of those that it prepared */
function withoutPlans(
  source: PlanSource<FoundWorkspace>,
  ready: string[],
): PlanSource<FoundWorkspace> {
  return {
    ...source,
    async find(scope) {
      const workspaces = await source.find(scope);
      return {
        ...workspaces,
        // Who may override is not asked where nothing waits.
        describe: async () => ({}),
        async prepare(found, step) {
          const prepared = await workspaces.prepare(found, step);
          ready.push(found.name);
          return prepared;
        },
        async *offers() {
          // No plan stands for the workspace, so the gate makes no verdict of it.
        },
      };
    },
  };
}
