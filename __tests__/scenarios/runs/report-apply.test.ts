/** How an apply ended, told on the pull request that was merged. */
import type { Push } from '../../../src/service/seed.ts';
import { expectGolden } from '../../support/golden.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { ingressOf } from '../../support/pushes.ts';
import type { Scenario, ScenarioOptions } from '../../support/scenario.ts';
import { BASE, HEAD, MERGE, SERVICE_TOKEN, startScenario } from '../../support/scenario.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { limitMs } from '../../support/time-limits.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const FILES = { 'main.tf': 'resource "null_resource" "a" {}\n' };
const PULL = { number: 42, headSha: HEAD, baseSha: BASE, files: ['main.tf'] };
const MERGED = { ...PULL, state: 'closed' as const, mergedAs: MERGE };

const KEYS = { organization: 'acme', workspaces: [{ name: 'net-prod' }], timeout: '30m' };

async function start(
  workspace: Partial<NonNullable<ScenarioOptions['workspaces']>[number]> = {},
  pullRequests: NonNullable<ScenarioOptions['github']>['pullRequests'] = [MERGED],
) {
  scenario = await startScenario({
    workspaces: [{ name: 'net-prod', vcsRepository: 'acme/infra', autoApply: true, ...workspace }],
    github: { pullRequests },
  });
}

function push(changes: Partial<Push> = {}): string {
  return scenario.service.push({
    workspace: 'net-prod',
    ingress: pushIngress(),
    files: FILES,
    ...changes,
  });
}

function pushIngress(): Push['ingress'] {
  const told = ingressOf({ commit: MERGE, server: scenario.github.serverUrl });
  const none = { 'is-pull-request': false, 'pull-request-number': null, 'pull-request-url': null };
  const page = `${scenario.github.serverUrl}/acme/infra/compare/${BASE}...${MERGE}`;
  return { ...told, ...none, 'compare-url': page };
}

/** The sub-action after the merge, or the gate. @param keys in place of those of the file */
function run(
  keys: Record<string, unknown> = {},
  given: Record<string, string> = {},
  action = 'report-apply',
) {
  return scenario.run({
    action,
    with: given,
    keys: { ...KEYS, ...keys },
    event: { name: 'push', payload: { ref: 'refs/heads/main', after: MERGE } },
    env: { GITHUB_REF: 'refs/heads/main' },
  });
}
const written = () => scenario.service.requests.filter(({ method }) => method !== 'GET');

test('an applied run is reported in a comment of its own where the gate has one', async () => {
  await start({ workingDirectory: 'network' }, [{ ...PULL, state: 'open' }]);
  // What the gate had said on the pull request before it was merged.
  await scenario.run({ with: { comment: 'always' } });
  scenario.github.merge(42, MERGE);
  const id = push({ files: { 'network/main.tf': FILES['main.tf'] } });
  const ended = await run();
  expect(ended.outputs).toMatchObject({ applied: 'applied', green: 'true', 'run-id': id });
  expect(ended.exitCode).toBe(0);
  expect(scenario.comment()).toContain('Policy gate:');
  // By the second of the service's clock, and of this machine's.
  const shown = scenario.comment().replace(/in [01] s$/m, 'in … s');
  expectGolden('scenarios/report-apply.md', shown);
  // Once more, as when the job is run again: the same comment.
  const again = await run();
  expect([again.exitCode, again.outputs['applied']]).toEqual([0, 'applied']);
  expect(scenario.comment().match(/#### ✅ Applied/g)).toHaveLength(1);
  expect(scenario.github.comments(42)).toHaveLength(2);
  expect(scenario.service.runs().find((one) => one.id === id)?.status).toBe('applied');
});

test.each([
  ['tf-policy-unknown', 'applied', 0],
  ['tf-policy-unknown-fails', 'against-policy', 1],
] as const)(
  'what the plan could not know is judged after the apply: %s is %s',
  async (script, applied, exitCode) => {
    await start({ script });
    push();
    const ended = await run({ comment: 'always' });
    expect([ended.exitCode, ended.outputs['applied']]).toEqual([exitCode, applied]);
    const says = 'Policy "require-encrypted-volumes" (mandatory) failed: ';
    expect(scenario.comment().replaceAll('`', '"').includes(says)).toBe(exitCode === 1);
    expect(ended.stdout.includes(says)).toBe(exitCode === 1);
  },
);

test('a run that a person has to confirm is green, and no job waits', async () => {
  await start({ autoApply: false });
  push();
  const ended = await run({ comment: 'always' });
  expect([ended.exitCode, ended.outputs['applied']]).toEqual([0, 'waits']);
  expect(scenario.comment()).toContain('#### ⏳ Waits for confirmation');
  expect(written()).toEqual([]);
});

test('a run behind one that waits for a person is green at once, and names that run', async () => {
  await start({ autoApply: false });
  const first = push({ ingress: { ...pushIngress(), 'commit-sha': HEAD } });
  const second = push();
  const begun = Date.now();
  const ended = await run({ comment: 'always', timeout: '10m' });
  expect(Date.now() - begun).toBeLessThan(limitMs(60_000));
  expect(ended.outputs).toMatchObject({ applied: 'waits', green: 'true', 'run-id': second });
  expect(ended.exitCode).toBe(0);
  const words = `in the queue behind ${first}, which a person has to confirm or discard`;
  expect(ended.stdout).toContain(words);
  expect(scenario.comment()).toContain(words);
  expect(written()).toEqual([]);
});

test('an apply that ends well is not reported where the gate has no comment', async () => {
  await start();
  push();
  expect((await run()).outputs).toMatchObject({ applied: 'applied', 'comment-url': '' });
  expect(scenario.github.comments(42)).toEqual([]);
});

test('an apply that fails is red, and reported where there was no comment', async () => {
  await start({ script: 'plan-errored' });
  push();
  const ended = await run();
  expect([ended.exitCode, ended.outputs['applied']]).toEqual([1, 'failed']);
  expect(scenario.comment()).toContain('#### ❌ Apply failed');
});

test.each([
  ['none was', []],
  ['2 were', [MERGED, { ...MERGED, number: 43 }]],
])('where %s merged as this commit, only the summary has it', async (which, pulls) => {
  await start({}, pulls);
  push();
  const ended = await run({ comment: 'always' });
  expect(ended.outputs).toMatchObject({ applied: 'applied', 'comment-url': '' });
  expect(ended.stdout).toContain(`${which} merged as`);
  expect(ended.summary).toContain('#### ✅ Applied');
});

test("the gate's own provisional run is found by its id", async () => {
  const other = {
    autoApply: false,
    vcsRepository: null,
    workingDirectory: 'network',
    tags: ['net'],
  };
  await start(other);
  const gate = await run({}, { set: 'mode: provisional', comment: 'off' }, '');
  expect(gate.stdout).toContain('created');
  const [own] = scenario.service.runs();
  const given = { run: own?.id ?? '' };
  const ended = await run({}, given);
  expect(ended.outputs).toMatchObject({ applied: 'waits', 'run-id': own?.id });
  const several = [{ name: 'storage' }, { tags: ['net'] }, { name: 'net-prod' }];
  for (const workspaces of [several, several.slice(0, 2)]) {
    const among = await run({ workspaces }, given);
    expect(among.outputs).toMatchObject({ applied: 'waits', 'run-id': own?.id });
    expect(JSON.parse(among.outputs['run-ids'] ?? '')).toEqual({ 'net-prod': own?.id });
  }
  for (const workspaces of [[{ name: 'storage' }], [{ tags: ['shop'] }]]) {
    const elsewhere = await run({ workspaces }, given);
    expect([elsewhere.exitCode, elsewhere.outputs['applied']]).toEqual([1, 'none']);
    expect(elsewhere.stdout).toContain('is of none of the workspaces that the settings name.');
  }
});

test('on a pull request no apply is reported', async () => {
  await start();
  const ended = await scenario.run({ action: 'report-apply', keys: KEYS });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toContain('is for the event push');
});

test('what is no input here is named once, of the gate or not', async () => {
  await start();
  const ended = await run({}, { workspce: 'x', 'fail-on': 'never' });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toContain('cannot start: 2 problems');
});

test('`runs show --wait` waits for the apply of a run that version control started', async () => {
  await start();
  const id = push();
  const words = ['--organization', 'acme', '-w', 'net-prod', '--wait'];
  const show = (run: string) =>
    runCli(['runs', 'show', run, ...words], {
      env: { TF_CLOUD_HOSTNAME: scenario.service.origin, TF_API_TOKEN: SERVICE_TOKEN },
    });
  const { code, stdout } = await show(id);
  expect(code).toBe(0);
  expect(stdout).toContain(`✅ Applied ${id} (net-prod), 1 created`);
  scenario.service.setScript('net-prod', 'plan-errored');
  expect((await show(push())).code).toBe(4);
  await scenario.close();
  await start({ autoApply: false });
  const waiting = await show(push());
  expect([waiting.code, waiting.stdout]).toEqual([
    5,
    expect.stringContaining('waits for a person'),
  ]);
});
