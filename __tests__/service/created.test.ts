/** What the answer to the creation of a run has: by it, tfci 1.4 decides in which status the run will wait. */
import { FIRST_SEED } from '../../src/service/seed.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { expect, test } from '../support/jest.ts';
import { runOf, uploadTo, type Item } from '../support/local-service.ts';
import { opened, statusOf } from './asking.ts';

/** `getDesiredRunStatus` and `NoopStatus` of tfci 1.4 (internal/cloud/run.go), for a run that can be confirmed. */
function endsFor({ relationships }: Item): string[] {
  const related = (name: string) => relationships[name]?.data;
  const checked = (related('policy-checks')?.length ?? 0) > 0;
  const rests = checked
    ? ['policy_checked', 'policy_override']
    : [related('cost-estimate') ? 'cost_estimated' : 'planned'];
  const always = ['policy_soft_failed', 'planned_and_finished', 'applied', 'post_plan_completed'];
  const waiting = ['pre_plan', 'post_plan', 'pre_apply'].map((word) => `${word}_awaiting_decision`);
  return [...rests, ...always, ...waiting, 'errored', 'canceled', 'discarded', 'force_canceled'];
}

async function create(options: Partial<ServiceOptions>, files: Record<string, string>) {
  const service = await opened({ runDurationMs: 1_000, ...options });
  const workspace = service.workspaceId('network');
  const created = { speculative: false, 'auto-queue-runs': false };
  const version = await uploadTo(service, workspace, files, created);
  const { json } = await service.ask('POST', '/runs', runOf(workspace, version));
  service.pass(10_000);
  return { created: json.data, ended: await statusOf(service, `/runs/${json.data.id}`) };
}

test('a new run names the policy checks and stages that judge its plan later', async () => {
  const files = { 'main.tf': 'resource "aws_ebs_volume" "data" {\n  encrypted = true\n}\n' };
  const { created, ended } = await create({ seed: FIRST_SEED }, files);
  expect(created.relationships['policy-checks']?.data).toHaveLength(1);
  // Terraform asks which stage can be overridden before the plan is there.
  expect(created.relationships['task-stages']?.data).toHaveLength(1);
  expect(endsFor(created)).toContain(ended);
});

test.each([
  'plain',
  'cost-estimate',
  'cost-estimate-errored',
  'both-with-cost-estimate',
  'policy-check-passed',
  'policy-check-soft-failed',
  'policy-check-hard-failed',
  'evaluation-passed',
  'evaluation-failed',
  'awaiting-override',
  'run-task-passed',
  'plan-errored',
] as const)('a client knows where a run of the script %s waits', async (script) => {
  const workspaces = [{ name: 'network', script }];
  const seed = { organizations: [{ name: 'acme', workspaces }] };
  const { created, ended } = await create({ seed }, { 'main.tf': 'resource "a_b" "c" {}\n' });
  expect(endsFor(created)).toContain(ended);
});
