/** `plangate apply`: what is planned, seen and applied, and where it stops. */
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { afterEach, expect, test } from '../support/jest.ts';
import { PUSH } from '../support/policy-repository.ts';
import { serveClone } from '../support/served-clone.ts';
import { startTestService } from '../support/start-service.ts';
import type { RunningService, ServiceOptions } from '../../src/service/service.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';
import { makeTree } from '../support/tree.ts';
import { accessTo } from '../support/service-for-all.ts';

type Workspaces = Parameters<typeof teamsSeed>[1];

let service: RunningService;
afterEach(() => service.stop());

const { root: cwd } = makeTree({
  'one/main.tf': 'resource "terraform_data" "a" {}\n',
  'two/main.tf': 'resource "terraform_data" "b" {}\n',
});

async function start(workspaces: Workspaces, options: Partial<ServiceOptions> = {}) {
  const seed = teamsSeed([{ name: 'gate', access: 'write' }], workspaces);
  service = await startTestService({ seed, ...options });
}

const PUSHED = {
  ...PUSH,
  ...serveClone(cwd),
  CI_COMMIT_SHA: '6f1cb40e77a18e0c1d6b4a5f2a31a1ac44fd1c4b',
  CI_PROJECT_DIR: cwd,
};

/** As a person, unless `env` is that of a job. */
async function apply(words: string, { env, ...more }: CallOptions = {}) {
  const access = { ...accessTo(service, tokenOf('gate')), ...env };
  const isPersonThere = env === undefined;
  const all = ['apply', ...words.split(' ').filter(Boolean), '--json'];
  const ended = await callCli(all, { isPersonThere, ...more, cwd, env: access });
  const report = ended.stdout === '' ? undefined : JSON.parse(ended.stdout);
  const outcomes = report?.workspaces?.map(
    ({ workspace, outcome }: Record<string, string>) => `${workspace}: ${outcome}`,
  );
  return { ...ended, report, outcomes };
}
const statuses = () => service.runs().map(({ status }) => status);

test('a person sees the changes, says yes, and they are applied', async () => {
  await start([{ name: 'x', autoApply: false }]);
  const { code, report, stderr, outcomes } = await apply('--workspaces x=one', { answer: 'y' });
  expect([code, outcomes, statuses()]).toEqual([0, ['x: applied'], ['applied']]);
  expect(report.workspaces[0].unseen).toEqual([
    expect.objectContaining({ name: 'terraform_data.a', words: 'add', why: 'not-compared' }),
  ]);
  expect(stderr).toContain('terraform_data.a (add)');
});

test('what is declined is discarded', async () => {
  await start([{ name: 'x', autoApply: false }]);
  const { code, outcomes } = await apply('--workspaces x=one', { answer: 'n' });
  expect([code, outcomes, statuses()]).toEqual([3, ['x: declined'], ['discarded']]);
});

test('in a job, what nobody has seen is not applied, and nothing is left behind', async () => {
  await start([
    { name: 'x', autoApply: false },
    { name: 'y', autoApply: false },
  ]);
  const { code, outcomes, report } = await apply('--workspaces x=one,y=two', { env: PUSHED });
  expect([code, outcomes]).toEqual([3, ['x: unseen', 'y: not-reached']]);
  expect(statuses()).toEqual(['discarded', 'discarded']);
  expect(report.headline).toBe('Not applied: 1 change that nobody has seen');
});

test('what is not green is not applied, and neither is what comes after it', async () => {
  await start([
    { name: 'x', autoApply: false },
    { name: 'y', autoApply: false, script: 'policy-check-hard-failed' },
    { name: 'z', autoApply: false },
  ]);
  const words = '--workspaces x=one,y=two,z=one';
  const { code, outcomes } = await apply(words, { answer: 'y' });
  expect(outcomes).toEqual(['x: applied', 'y: not-green', 'z: not-reached']);
  expect(code).toBe(1);
  expect(statuses().filter((status) => status === 'applied')).toHaveLength(1);
  expect(statuses()).not.toContain('planned_and_saved');
});

test.each([
  ['a pull request', { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_IID: '7' }],
  ['a schedule', { CI_PIPELINE_SOURCE: 'schedule' }],
  ['another branch', { CI_COMMIT_BRANCH: 'change' }],
])('%s applies nothing', async (_, changes) => {
  await start([{ name: 'x', autoApply: false }]);
  const words = '--workspaces x=one --target-branches *';
  const { code, stdout, stderr } = await apply(words, { env: { ...PUSHED, ...changes } });
  expect([code, service.runs()]).toEqual([2, []]);
  expect(`${stdout}${stderr}`).toMatch(/is for the event push|is a push to \W*change/);
});

test('a workspace that applies by itself keeps all from beginning', async () => {
  await start([
    { name: 'x', autoApply: false },
    { name: 'y', autoApply: true },
  ]);
  const { code, stderr, outcomes } = await apply('--workspaces x=one,y=two', { answer: 'y' });
  expect(service.runs()).toEqual([]);
  expect([code, outcomes]).toEqual([2, ['y: not-green', 'x: not-reached']]);
  expect(stderr).toContain('Switch auto-apply off');
});
