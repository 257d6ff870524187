/**
 * Every workflow of examples/workflows/, run as it is written: each job with a token that has the permissions of that
 * job and no others, and with the secrets of its own environment. The first time a recipe is run behind a proxy that
 * wants a password, in processes of `dist/`; then in this process. Nothing may be refused, and nothing warned about.
 */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Seed } from '../../src/service/seed.ts';
import { startFakeAws, type FakeAws } from '../support/fake-aws.ts';
import { gitIn } from '../support/git-in.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { bundledPolicies, policyRepository } from '../support/policy-repository.ts';
import { ingressOf } from '../support/pushes.ts';
import {
  BASE,
  checkOut,
  HEAD,
  MERGE,
  pullRequestPayload,
  SERVICE_TOKEN,
  startScenario,
  type Scenario,
  type ScenarioOptions,
} from '../support/scenario.ts';
import { startProxied, type Proxied } from '../support/proxied.ts';
import { runWorkflow, type RanJob } from '../support/workflow-runner.ts';

type Workspace = NonNullable<Seed['organizations'][number]['workspaces']>[number];
type RunOptions = NonNullable<Parameters<typeof runWorkflow>[2]>;

const NET: Workspace = {
  id: 'ws-netprod0000000000',
  name: 'net-prod',
  workingDirectory: 'network',
};
const STORAGE: Workspace = { name: 'storage-prod', workingDirectory: 'storage' };
const FORKS: Workspace = { name: 'net-forks', workingDirectory: 'network' };
const MEMBERS_TOKEN = 'ghp_m3mbersTokenOfAnApp0123456789abcdef';
const NOTHING = {
  contents: 'none',
  pull_requests: 'none',
  issues: 'none',
  checks: 'none',
} as const;
const RUN = 7001;
const DATA = 'resource "aws_ebs_volume" "data" {\n  size = 1\n}\n';

const recipes = readdirSync('examples/workflows').map((name) => name.replace('.yml', ''));
const recipe = (name: string): string => readText(`examples/workflows/${name}.yml`);
/** Recipes of which a job ran, behind the proxy. */
const behindProxy = new Set<string>();

let scenario: Scenario;
let proxied: Proxied;
afterEach(async () => {
  await proxied.stop();
  await scenario.close();
});

async function start(
  workspace: Partial<Workspace> = {},
  github: Partial<NonNullable<ScenarioOptions['github']>> = {},
  others: Workspace[] = [],
): Promise<void> {
  scenario = await startScenario({
    // Some recipes ask for policies: these have one.
    workspaces: [{ ...NET, script: 'evaluation-passed', ...workspace }, ...others],
    github: {
      branches: { main: { 'network/versions.tf': readText('examples/infra/network/versions.tf') } },
      workflowRuns: [{ id: RUN, headSha: HEAD }],
      people: { octocat: 'write', ann: 'maintain', rita: 'read' },
      teams: { 'acme/platform': [] },
      tokens: {
        [MEMBERS_TOKEN]: { login: 'members', permissions: { ...NOTHING, members: 'read' } },
      },
      ...github,
    },
  });
  // The directories of the recipes are in the root of their repositories.
  cpSync('examples/infra', scenario.job.workspace, { recursive: true });
  writeFileSync(join(scenario.job.workspace, 'network/data.tf'), DATA);
  checkOut(scenario.job.workspace);
  proxied = await startProxied(scenario);
}

async function run(name: string, options: RunOptions = {}, text = recipe(name)) {
  const isBehind = !behindProxy.has(name);
  const { hostname } = isBehind ? proxied : { hostname: scenario.service.origin };
  const around = isBehind ? { ...proxied.env, NODE_EXTRA_CA_CERTS: proxied.caFile } : {};
  const before = {
    service: scenario.service.requests.length,
    github: scenario.github.requests.length,
  };
  const ran = await runWorkflow(text, scenario, {
    ...options,
    // A recipe without a service has no address of one.
    inputs: { ...(!/^ +local: true$/m.test(text) && { hostname }), ...options.inputs },
    env: { ...around, ...options.env },
  });
  const steps = Object.values(ran).flatMap((job) => job.steps);
  if (isBehind && steps.length > 0) {
    behindProxy.add(name);
    const asked = (['service', 'github'] as const).filter(
      (each) => scenario[each].requests.length > before[each],
    );
    expect(asked).not.toEqual([]);
    expect(proxied.tunnels()).toEqual(expect.arrayContaining(asked));
  }
  const said = steps.map(({ stdout, stderr }) => `${stdout}\n${stderr}`).join('\n');
  return { ran, said, results: results(ran) };
}

function results(ran: Record<string, RanJob>) {
  return Object.fromEntries(Object.entries(ran).map(([name, { result }]) => [name, result]));
}

/** The service was asked, GitHub refused nothing, and no job missed anything. */
function expectNothingMissing(said: string): void {
  expect(scenario.service.requests).not.toEqual([]);
  const refused = scenario.github.requests.filter(({ status }) => status >= 400);
  expect([refused, scenario.github.violations]).toEqual([[], []]);
  expect(said.split('\n').filter((line) => line.startsWith('::warning'))).toEqual([]);
}

const ours = { secrets: { TF_API_TOKEN: SERVICE_TOKEN } };
const inNetwork = { inputs: { directory: 'network' } };
const pushed = {
  event: { name: 'push', payload: { ref: 'refs/heads/main', after: MERGE } },
  env: { GITHUB_REF: 'refs/heads/main' },
};
const queued = {
  event: {
    name: 'merge_group',
    payload: { merge_group: { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main' } },
  },
  env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-x' },
};
const BLOCKED = 'evaluation-failed';

describe('on a pull request', () => {
  test.each([
    ['plangate', ours, inNetwork],
    ['merge-queue', ours, inNetwork],
    ['many-workspaces', ours, {}],
    ['organization-gate', { environments: { 'policy-gate': ours.secrets } }, inNetwork],
  ])('%s: red with a comment and annotations, then green', async (name, secrets, more) => {
    await start({ script: BLOCKED }, {}, [STORAGE]);
    const red = await run(name, { ...secrets, ...more });
    expect(red.results).toEqual({ gate: 'failure' });
    expectNothingMissing(red.said);
    expect(scenario.comment()).toContain('### ❌ Policy gate: blocked');
    scenario.service.setScript('net-prod', 'evaluation-passed');
    const green = await run(name, { ...secrets, ...more });
    expect(green.results).toEqual({ gate: 'success' });
    expectNothingMissing(green.said);
    expect(scenario.comment()).toContain('### ✅ Policy gate: passed');
  });

  test('self-managed: with the authority of a variable', async () => {
    await start();
    const variables = { ACME_ROOT_CA: proxied.certificate };
    const secrets = { TFE_TOKEN: SERVICE_TOKEN };
    // Nothing else says whom to trust.
    const env = { NODE_EXTRA_CA_CERTS: '' };
    const { results: ended, said } = await run('self-managed', {
      secrets,
      variables,
      env,
      ...inNetwork,
    });
    expect(ended).toEqual({ gate: 'success' });
    expectNothingMissing(said);
  });

  test('organization-caller hands the secrets of the environment to what it calls', async () => {
    await start({ script: BLOCKED });
    const called = { 'organization-gate.yml': recipe('organization-gate') };
    const environments = { 'policy-gate': ours.secrets };
    const options = { called, environments, ...inNetwork };
    const { results: ended, said } = await run('organization-caller', options);
    // What the page says is to be required.
    expect(ended).toEqual({ 'gate / gate': 'failure' });
    expect(recipe('organization-caller')).toContain('`gate / gate`');
    expectNothingMissing(said);
    expect(scenario.comment()).toContain('### ❌ Policy gate: blocked');
    const without = recipe('organization-caller').replace(/ {4}secrets: inherit.*\n/, '');
    expect((await run('organization-caller', options, without)).said).toContain('token is empty');
  });

  test('version-control: judges the run that is there', async () => {
    await start({ workingDirectory: 'network', vcsRepository: 'acme/infra' });
    const ingress = ingressOf({ commit: HEAD, server: proxied.serverUrl });
    scenario.service.push({ workspace: 'net-prod', ingress, files: { 'network/main.tf': '' } });
    const { results: ended, said } = await run('version-control', ours);
    expect(ended).toEqual({ gate: 'success' });
    expectNothingMissing(said);
  });

  test('matrix: one annotation a finding, and one comment', async () => {
    await start({ script: BLOCKED, tags: ['net'] });
    const { results: ended, said } = await run('matrix', { ...ours, ...inNetwork });
    expect(ended).toEqual({ matrix: 'success', group: 'failure', 'policy-gate': 'failure' });
    expectNothingMissing(said);
    const annotations = scenario.github.checkRuns().flatMap((one) => one.annotations);
    const places = annotations.map(
      ({ path, start_line, title }) => `${path}:${start_line} ${title}`,
    );
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places).size).toBe(places.length);
    expect(scenario.github.comments(42)).toHaveLength(1);
  });
});

describe('in a merge queue', () => {
  test.each([
    ['merge-queue', ours],
    ['organization-gate', { environments: { 'policy-gate': ours.secrets } }],
  ])('%s answers', async (name, secrets) => {
    await start();
    const { results: ended, said } = await run(name, { ...secrets, ...inNetwork, ...queued });
    expect(ended).toEqual({ gate: 'success' });
    expectNothingMissing(said);
  });
});

describe("forks have a check of their own, beside the repository's", () => {
  const line = /#( {3})(if: .*)\n/.exec(recipe('forks'))?.[2] ?? '';
  const gate = recipe('merge-queue').replace('    runs-on:', `    ${line}\n    runs-on:`);
  const environments = { 'fork-plans': { TF_API_TOKEN_FORKS: SERVICE_TOKEN } };
  const pull = (from: string, name: string) => ({
    event: { name, payload: pullRequestPayload({ from }) },
  });
  const both = async (of: (name: string) => RunOptions) => {
    const own = await run('merge-queue', { ...ours, ...inNetwork, ...of('pull_request') }, gate);
    const forks = await run('forks', { environments, ...inNetwork, ...of('pull_request_target') });
    expectNothingMissing(`${own.said}\n${forks.said}`);
    return { ...own.results, ...forks.results };
  };

  test('whose line the page has', () => expect(line).toContain('head.repo.full_name'));

  test('a pull request of the repository is judged by one of the two', async () => {
    await start({}, {}, [FORKS]);
    expect(await both((name) => pull('acme/infra', name))).toEqual({
      gate: 'success',
      'fork-gate': 'skipped',
    });
  });

  test('so is one of a fork, by the other', async () => {
    await start({}, {}, [{ ...FORKS, script: BLOCKED }]);
    expect(await both((name) => pull('mallory/infra', name))).toEqual({
      gate: 'skipped',
      'fork-gate': 'failure',
    });
    expect(scenario.comment()).toContain('### ❌ Policy gate: blocked');
  });

  test('and a group of the queue', async () => {
    await start({}, {}, [FORKS]);
    expect(await both(() => queued)).toEqual({ gate: 'success', 'fork-gate': 'skipped' });
  });
});

describe('after the merge', () => {
  const both = { 'production-plan': ours.secrets, production: ours.secrets };
  const BOT = 'github-merge-queue[bot]';
  const asBot = {
    ...pushed,
    env: { ...pushed.env, GITHUB_ACTOR: BOT, GITHUB_TRIGGERING_ACTOR: BOT },
  };
  const reviewed =
    (by: string, environment?: string, state: 'approved' | 'rejected' = 'approved') =>
    (named: string) => {
      if (named !== 'production') return;
      scenario.github.review({ run: RUN, environment: environment ?? named, by, state });
    };

  test('provisional: a plan is saved, and one that is closed is discarded', async () => {
    await start();
    const environments = { production: ours.secrets };
    const { results: ended, said } = await run('provisional', {
      environments,
      ...pushed,
      ...inNetwork,
    });
    expect(ended).toEqual({ gate: 'success' });
    expectNothingMissing(said);
    expect(scenario.service.runs().map(({ status }) => status)).toEqual(['planned_and_saved']);
  });

  test('apply: what a merge queue pushed and a reviewer released is applied', async () => {
    await start();
    const options = { environments: both, ...asBot, release: reviewed('octocat') };
    const { results: ended, said } = await run('apply', options);
    expect(ended).toEqual({ gate: 'success', apply: 'success' });
    expectNothingMissing(said);
    expect(scenario.service.runs().map(({ status }) => status)).toEqual(['applied']);
    expect(said).toContain('by octocat: applied after the gate');
  });

  test.each([
    [
      'nobody released it',
      undefined,
      /No reviewer has released this run for the environment production/,
    ],
    ['an app released it', reviewed('helper[bot]'), /No reviewer has released this run/],
    [
      'somebody who may not write released it',
      reviewed('rita'),
      /rita, who released this job, may not write/,
    ],
    [
      'another environment was released',
      reviewed('octocat', 'staging'),
      /No reviewer has released/,
    ],
    ['it was rejected', reviewed('octocat', 'production', 'rejected'), /No reviewer has released/],
  ])('apply: %s, and nothing is applied', async (_, release, why) => {
    await start();
    const options = { environments: both, ...asBot, ...(release && { release }) };
    const { results: ended, said } = await run('apply', options);
    expect(ended).toEqual({ gate: 'success', apply: 'failure' });
    expect(said).toMatch(why);
    expect(said).toContain('the apply is refused. ');
    expect(scenario.service.runs().map(({ status }) => status)).toEqual(['planned_and_saved']);
  });

  test('apply: without the permission to ask, it is refused and the permission named', async () => {
    await start();
    const text = recipe('apply').replace(/ {6}actions: read.*\n/, '');
    const options = { environments: both, ...asBot, release: reviewed('octocat') };
    const { results: ended, said } = await run('apply', options, text);
    expect(ended).toEqual({ gate: 'success', apply: 'failure' });
    expect(said).toMatch(/Who released this job is unknown: .*`actions: read`/);
  });

  test('report-apply: says it on the pull request', async () => {
    await start({ vcsRepository: 'acme/infra', autoApply: true });
    scenario.github.merge(42, MERGE);
    const page = `${proxied.serverUrl}/acme/infra/compare/${BASE}...${MERGE}`;
    const ingress = {
      ...ingressOf({ commit: MERGE, server: proxied.serverUrl }),
      'is-pull-request': false,
      'pull-request-number': null,
      'pull-request-url': null,
      'compare-url': page,
    };
    scenario.service.push({ workspace: 'net-prod', ingress, files: { 'network/main.tf': '' } });
    const { results: ended, said } = await run('report-apply', { ...ours, ...pushed });
    expect(ended).toEqual({ report: 'success' });
    expectNothingMissing(said);
  });
});

describe('overrides', () => {
  const environments = {
    'policy-overrides': {
      TF_OVERRIDE_TOKEN: SERVICE_TOKEN,
      TF_API_TOKEN: SERVICE_TOKEN,
      MEMBERS_TOKEN,
    },
  };

  test('override: by hand', async () => {
    await start({ script: 'awaiting-override' });
    await run('plangate', { ...ours, ...inNetwork });
    const [failed] = scenario.service.runs();
    const inputs = { run: failed?.id ?? '', reason: 'CHG-1' };
    const event = { name: 'workflow_dispatch', payload: { inputs } };
    const { results: ended, said } = await run('override', {
      environments,
      event,
      env: { GITHUB_REF: 'refs/heads/main' },
    });
    expect(ended).toEqual({ override: 'success' });
    expectNothingMissing(said);
    const again = await run('plangate', {
      ...ours,
      ...inNetwork,
      env: { GITHUB_RUN_ATTEMPT: '2' },
    });
    expect(again.results).toEqual({ gate: 'success' });
  });

  /** What came of a comment: jobs, reviewers who were asked, and the reaction. */
  async function comment(login: string, body: string) {
    const id = scenario.github.addComment(42, { login }, body);
    const asked: string[] = [];
    const payload = {
      action: 'created',
      issue: { number: 42, pull_request: {} },
      comment: { id, body, user: { login } },
      repository: { default_branch: 'main' },
    };
    const { results: ended, said } = await run('commands', {
      environments,
      event: { name: 'issue_comment', payload },
      env: {
        GITHUB_REF: 'refs/heads/main',
        GITHUB_RUN_ID: '8001',
        GITHUB_ACTOR: login,
        GITHUB_TRIGGERING_ACTOR: login,
      },
      release: (environment) => asked.push(environment),
    });
    const reaction = scenario.github.reactions().find((one) => one.comment === id)?.content;
    return { ended, asked, reaction, said };
  }

  test('commands: of who may; strangers reach neither the environment nor its reviewers', async () => {
    await start({ script: 'awaiting-override' });
    await run('plangate', { ...ours, ...inNetwork, inputs: { directory: 'network' } });
    const turnedAway = { ended: { asked: 'failure', command: 'skipped' }, asked: [] };
    const override = `/plangate override ${HEAD} agreed in CHG-1042`;
    for (const [login, body] of [
      ['mallory', '/plangate x'],
      ['mallory', override],
      ['rita', '/plangate help'],
      ['ann', '/plangate x'],
      ['ann', override.replace(HEAD, MERGE)],
    ] as const) {
      expect(await comment(login, body)).toMatchObject(turnedAway);
    }
    const nothing = { ended: { asked: 'success', command: 'skipped' }, asked: [] };
    expect(await comment('mallory', '/plangatex')).toMatchObject(nothing);
    expect(await comment('octocat', '/plangate help')).toMatchObject({
      ...nothing,
      reaction: 'rocket',
    });
    expect(scenario.comment()).toContain('asked what can be typed');
    // The job that overrides asks others than the job that says who may.
    behindProxy.delete('commands');
    const given = await comment('ann', override);
    expect(given).toMatchObject({
      ended: { asked: 'success', command: 'success' },
      asked: ['policy-overrides'],
      reaction: 'rocket',
    });
    expect(scenario.comment()).toContain('- ann override the failed policies');
    expect(scenario.comment()).not.toContain('asked what can be typed');
    expect(scenario.github.violations).toEqual([]);
    // Nobody is a collaborator who is an app or unknown; nothing else was refused.
    expect(scenario.github.requests.filter(({ status }) => status >= 400)).toEqual([]);
  });
});

describe('plan-elsewhere: one job plans, and another one judges', () => {
  const STAND_IN = new URL('../support/stand-in-terraform.js', import.meta.url).pathname;
  const terraform = `exec '${process.execPath}' '${STAND_IN}' "$@"`;
  const S3 = `terraform {
  backend "s3" {
    bucket                     = "acme-state"
    key                        = "infra"
    use_path_style             = true
    skip_requesting_account_id = true
  }
}
`;
  const volume = (encrypted: boolean) =>
    `${S3}resource "aws_ebs_volume" "data" {\n  availability_zone = "eu-central-1a"\n  encrypted = ${encrypted}\n}\n`;
  let aws: FakeAws;
  afterEach(() => aws.stop());

  /** Its pull request has one configuration; policies are on the default branch. */
  async function plan(text: string, policies: Record<string, string | Buffer>, more: RunOptions) {
    aws = await startFakeAws();
    const repository = policyRepository(policies);
    const texts = Object.entries(policies).map(([path, content]) => [path, content.toString()]);
    await start({}, { branches: { main: Object.fromEntries(texts) as Record<string, string> } });
    const { workspace } = scenario.job;
    mkdirSync(join(workspace, 'policies'));
    for (const [path, content] of [['infra/main.tf', text] as const, ...Object.entries(policies)]) {
      writeFileSync(join(workspace, path), content);
    }
    checkOut(workspace);
    gitIn(workspace, 'remote', 'add', 'origin', `file://${repository.origin}`);
    const { identity, endpoints } = aws;
    const programs = { curl: '', terraform, ...more.programs };
    const env = { ...endpoints, ...more.env };
    return run('plan-elsewhere', { ownRunners: true, identity, ...more, programs, env });
  }

  function expectNothingRefused(said: string): void {
    expect([aws.violations, scenario.github.violations]).toEqual([[], []]);
    expect(scenario.github.requests.filter(({ status }) => status >= 400)).toEqual([]);
    expect(said.split('\n').filter((line) => line.startsWith('::warning'))).toEqual([]);
    expect(aws.asked()).toContain('GET /identity');
    // No service is asked: its address is not even known.
    expect(scenario.service.requests).toEqual([]);
  }

  test('red for what a policy denies, and green for what none does', async () => {
    const red = await plan(volume(false), bundledPolicies(), {});
    expect(red.results).toEqual({ plan: 'success', gate: 'failure' });
    expect(scenario.comment()).toContain('### ❌ Policy gate: blocked');
    expect(scenario.comment()).toMatch(/require-encrypted-volumes[\s\S]*main\.tf/);
    expectNothingRefused(red.said);
    await Promise.all([aws.stop(), proxied.stop(), scenario.close()]);
    const green = await plan(volume(true), bundledPolicies(), {});
    expect(green.results).toEqual({ plan: 'success', gate: 'success' });
    expectNothingRefused(green.said);
  });

  test('red for a plan of another configuration', async () => {
    // The code that is planned runs in the first job, and writes whatever plan it likes.
    const forged = `case $1 in show) sed 's/"encrypted":false/"encrypted":true/g' "$3" | tail -n +2 ;; *) ${terraform} ;; esac`;
    const programs = { terraform: forged };
    const ended = await plan(volume(false), bundledPolicies(), { programs });
    expect(ended.results).toEqual({ plan: 'success', gate: 'failure' });
    expect(scenario.comment()).toContain('undecided');
    expect(scenario.comment()).toContain('The plan is not of these files');
    expectNothingRefused(ended.said);
  });

  test.each<[string, RunOptions]>([
    ['that is gone', { expires: (artifact) => artifact === 'plan' }],
    ['that was not made', { programs: { terraform: 'exit 1' } }],
  ])('red for a plan %s: the required job is not skipped', async (_, options) => {
    const ended = await plan(volume(true), bundledPolicies(), options);
    expect(ended.results['gate']).toBe('failure');
    expect(ended.said).toContain('Artifact not found for name: plan');
  });

  test('red for a fork, whose code gets no credentials', async () => {
    const event = { name: 'pull_request', payload: pullRequestPayload({ from: 'mallory/infra' }) };
    const ended = await plan(volume(true), bundledPolicies(), { event });
    expect(ended.results).toEqual({ plan: 'skipped', gate: 'failure' });
    expect(aws.asked()).toEqual([]);
  });

  const isTerraformHere = findProgram('terraform') !== undefined;
  testWith(isTerraformHere ? 'opa' : 'terraform', 'by Terraform itself', async (opa) => {
    const deny = `package acme.open\n\ndeny contains message if {\n\tsome change in input.plan.resource_changes\n\tchange.change.after.input == "open"\n\tmessage := sprintf("%s: open", [change.address])\n}\n`;
    const policies = { 'policies/open.rego': deny };
    const data = (input: string) =>
      `${S3}resource "terraform_data" "a" {\n  input = "${input}"\n}\n`;
    const PATH = [dirname(opa), process.env['PATH']].join(delimiter);
    for (const [input, result] of [
      ['open', 'failure'],
      ['closed', 'success'],
    ] as const) {
      const programs = { terraform: `exec '${findProgram('terraform')}' "$@"` };
      const ended = await plan(data(input), policies, { programs, env: { PATH } });
      expect(ended.results).toEqual({ plan: 'success', gate: result });
      expectNothingRefused(ended.said);
      if (input === 'open') await Promise.all([aws.stop(), proxied.stop(), scenario.close()]);
    }
  });
});

test('no recipe is left out', () => {
  expect([...behindProxy].sort()).toEqual([...recipes].sort());
});
