/** `/plangate allow-destroys`: approves what the plans of a commit destroy, as the service describes them now. */
import { relatedId } from '../client/wire/resource.ts';
import { readChanges } from '../gate/read-changes.ts';
import { nameSome } from '../model/quote.ts';
import { actsOf } from '../policy/guard.ts';
import { countWords } from '../report/text.ts';
import { sealApprovals, type RunToApprove } from './approvals.ts';
import {
  CommandRefused,
  MOST_IN_MESSAGE,
  type AllowedCommand,
  type CommentWork,
  type GivenApprovals,
} from './command-work.ts';
import { findRuns, inItsForm } from './find-runs.ts';
import { MOST_READING_MS } from './own-failures.ts';

export async function prepareDestroys(
  request: AllowedCommand,
  work: CommentWork,
): Promise<() => Promise<GivenApprovals>> {
  const { client, io } = work;
  const ports = { ...io, client, deadline: io.clock.now() + MOST_READING_MS };
  const found: RunToApprove[] = [];
  const unread: string[] = [];
  for (const runOfCommit of (await findRuns(request, work)).map(inItsForm)) {
    const { run, workspace, form } = runOfCommit;
    const plan = await client.runs.plan(relatedId(run, 'plan') ?? '');
    const changes = await readChanges(plan, ports, { rules: { fullPlan: form === 'whole' } });
    if (changes === undefined) {
      unread.push(`${workspace} (${run.id})`);
      continue;
    }
    if (changes.doubt !== undefined) throw new CommandRefused(changes.doubt);
    const acts = actsOf(changes);
    found.push({ ...runOfCommit, acts, approved: [countWords(acts.length, 'act')] });
  }
  const sealed = sealApprovals(found, request, work);
  if (sealed.approvals.length > 0) return async () => sealed;
  const lacking =
    unread.length === 0
      ? ''
      : ` This token got no plan as JSON, which needs the level *Read* (of a service without a redacted form, *Admin*), of ${nameSome(unread, MOST_IN_MESSAGE)}.`;
  throw new CommandRefused(`No plan of this commit destroys or invokes anything.${lacking}`);
}
