/** `/plangate allow-destroys`: approves what the plans of a commit destroy, as the service describes them now. */
import { relatedId } from '../client/wire/resource.ts';
import { readChanges } from '../gate/read-changes.ts';
import { nameSome } from '../model/quote.ts';
import { actsOf, actsUnder } from '../policy/guard.ts';
import { readProtectRule, type ProtectRule } from '../policy/protect-rule.ts';
import { countWords } from '../report/text.ts';
import { readPatterns } from '../settings/parse-inputs.ts';
import { signApprovals, type RunToApprove } from './approvals.ts';
import {
  CommandRefused,
  MOST_IN_MESSAGE,
  type AllowedCommand,
  type CommandRights,
  type CommentWork,
  type GivenApprovals,
} from './command-work.ts';
import { findRuns, inItsForm } from './find-runs.ts';
import { MOST_READING_MS } from './own-failures.ts';
import { permitByRule } from './who-agrees.ts';

export async function prepareDestroys(
  request: AllowedCommand & CommandRights,
  work: CommentWork,
): Promise<() => Promise<GivenApprovals>> {
  const { client, io } = work;
  const { byList } = request;
  const { rules, open } = await rulesOfPerson(request, work);
  if (!byList.allowed && rules.length === 0) {
    throw new CommandRefused([byList.text, ...open].join(' '));
  }
  const ports = { ...io, client, deadline: io.clock.now() + MOST_READING_MS };
  const found: RunToApprove[] = [];
  const unread: string[] = [];
  const runs = (await findRuns(request, work)).map(inItsForm);
  for (const { run, workspace, workspaceId, form } of runs) {
    const plan = await client.runs.plan(relatedId(run, 'plan') ?? '');
    const changes = await readChanges(plan, ports, { rules: { fullPlan: form === 'whole' } });
    if (changes === undefined) {
      unread.push(`${workspace} (${run.id})`);
      continue;
    }
    if (changes.doubt !== undefined) throw new CommandRefused(changes.doubt);
    const plain = byList.allowed ? actsOf(changes) : [];
    const acts = [...plain, ...rules.flatMap((rule) => actsUnder(rule, changes))];
    const approved = [countWords(acts.length, 'act')];
    found.push({ runId: run.id, workspace, workspaceId, acts, approved });
  }
  const appPushed = rules.length > 0 && (await request.standing()).appPushed;
  const signed = signApprovals(found, { ...request, appPushed }, work);
  for (const sentence of open) work.log.warning(sentence);
  if (signed.approvals.length > 0) return async () => signed;
  const lacking =
    unread.length === 0
      ? ''
      : ` This token got no plan as JSON, which needs the level *Read* (of a service without a redacted form, *Admin*), of ${nameSome(unread, MOST_IN_MESSAGE)}.`;
  throw new CommandRefused(`No plan of this commit destroys or invokes anything.${lacking}`);
}

/** The rules of `protect` that name people, this person among them; and why others are left open. */
async function rulesOfPerson(
  { standing, people }: AllowedCommand & CommandRights,
  { values }: CommentWork,
): Promise<{ rules: ProtectRule[]; open: string[] }> {
  const patterns = readPatterns(values['protect'] ?? '');
  if ('problem' in patterns) throw new CommandRefused(`protect ${patterns.problem}`);
  const rules: ProtectRule[] = [];
  const open: string[] = [];
  for (const line of patterns.value) {
    const rule = readProtectRule(line);
    if ('problem' in rule || rule.approvers === undefined) continue;
    const permission = await permitByRule(
      { approvers: rule.approvers, count: 1 },
      undefined,
      await standing(),
      people,
    );
    if (permission.allowed) rules.push(rule);
    else open.push(`${line} stays open. ${permission.text}`);
  }
  return { rules, open };
}
