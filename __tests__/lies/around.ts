/** What is there besides the gate: a job before it, a run elsewhere, somebody who overrides. */
import type { Service } from '../../src/service/service.ts';
import type { Clock } from '../../src/model/ports.ts';
import type { VersionControl } from '../../src/gate/request.ts';
import { archiveOf, asking, startRunOf, uploadTo } from '../support/local-service.ts';
import { inMemorySend } from '../support/in-memory-send.ts';
import { asked, ingressOf, OTHER_COMMIT } from '../support/pushes.ts';
import type { Scenario } from './scenarios.ts';
import { tellTo, type Answer } from './tell.ts';

export const OWNER = 'user-owner-0123456789abcdef';
const SAME = { 'main.tf': 'resource "null_resource" "a" {}\n' };
const OTHER = { 'main.tf': 'resource "null_resource" "b" {}\n' };
/** What is planned in every world. */
export const FILES = archiveOf(SAME);

/** Every question that is asked of a run, asked of the one that is there from the beginning. */
export async function askElsewhere(service: Service): Promise<Answer[]> {
  const run = service.runs().find(({ workspace }) => workspace === 'sandbox')?.id ?? '';
  const { answers, send } = tellTo(inMemorySend(service), undefined);
  for (const path of [
    `/runs/${run}?include=plan,task_stages,cost_estimate,workspace,tf_policy_evaluations`,
    `/runs/${run}/policy-checks`,
    `/runs/${run}/task-stages?page[number]=1&page[size]=100&include=policy_evaluations,task_results`,
    `/runs/${run}/tf-policy-evaluations?page[number]=1&page[size]=100`,
    '/organizations/acme/workspaces/sandbox',
  ]) {
    await send({
      method: 'GET',
      url: new URL(`http://127.0.0.1/api/v2${path}`),
      headers: { authorization: `Bearer ${OWNER}` },
      timeoutMs: 1_000,
      maxBytes: 1e7,
      fresh: false,
    });
  }
  return answers;
}

/** What an earlier job left behind, before anybody lies: its run, overridden and gone on to its end. */
export async function leaveEarlierRun(
  { earlier, script }: Scenario,
  service: Service,
  clock: Clock & { advance(ms: number): Promise<void> },
  sealFor: (workspaceId: string, versionId: string) => Promise<string>,
): Promise<string | undefined> {
  if (earlier === undefined) return undefined;
  const ask = asking(service, OWNER);
  const workspace = service.workspaces.find(({ name }) => name === earlier.workspace)?.id ?? '';
  service.setScript(earlier.workspace, script);
  const version = await uploadTo({ ask }, workspace, earlier.files === 'same' ? SAME : OTHER);
  const run = await startRunOf({ ask }, workspace, version, {
    ...earlier.asked,
    'plan-only': true,
    message: `Plan ${await sealFor(workspace, version)}`,
  });
  await clock.advance(60_000);
  await overrideAll(service);
  await clock.advance(60_000);
  return run;
}

/** What version control left before the gate begins, and how the gate is asked about it. */
export async function leavePushes(
  { pushes, script }: Scenario,
  service: Service,
  clock: Clock & { advance(ms: number): Promise<void> },
): Promise<VersionControl | undefined> {
  if (pushes === undefined) return undefined;
  const leave = async (young: boolean) => {
    for (const push of pushes.filter((each) => each.young === young)) {
      const commit = push.commit ? undefined : OTHER_COMMIT;
      const server = push.server ? undefined : 'https://git.acme.example';
      const repository = push.repository ? undefined : 'acme/other';
      const ingress = ingressOf({ commit, number: push.number ? 42 : 43, server, repository });
      const own = push.script ? { script } : { script: PASSING };
      service.push({ workspace: 'net', ingress, files: SAME, ...own });
      await clock.advance(1_000);
    }
  };
  await leave(false);
  await clock.advance(60_000);
  const now = clock.date();
  await leave(true);
  return asked(now, { sinceMs: now.getTime() });
}

const PASSING = { policyChecks: [], policySets: [], durationMs: 0 };

/** Whatever rests because somebody has to override it is overridden. */
export async function overrideAll(service: Service): Promise<void> {
  const ask = asking(service, OWNER);
  const resting = service.runs().filter(({ status }) => RESTING.includes(status));
  for (const { id } of resting) {
    for (const [list, word, path] of SYSTEMS) {
      const { data } = (await ask('GET', `/runs/${id}/${list}`)).json;
      for (const each of data.filter(({ attributes }) => attributes['status'] === word)) {
        await ask('POST', `/${path}/${each.id}/actions/override`, {});
      }
    }
  }
}

const RESTING = [
  // A policy at Init may wait while the status of its run says nothing of it.
  'planning',
  'policy_override',
  'policy_soft_failed',
  'post_plan_awaiting_decision',
  'tf_policy_override',
];
const SYSTEMS = [
  ['policy-checks', 'soft_failed', 'policy-checks'],
  ['task-stages', 'awaiting_override', 'task-stages'],
  ['tf-policy-evaluations', 'awaiting_override', 'tf-policy-evaluations'],
] as const;
