/** The team's own policies over the plan of a service: what a pull request, a fork and a person at a shell see. */
import { join } from 'node:path';
import { COMPILE_OPA } from '../../../src/rego/find-opa.ts';
import { expectGolden } from '../../support/golden.ts';
import { afterEach, describe, expect } from '../../support/jest.ts';
import { eachWith, findProgram, testWith } from '../../support/optional-tools.ts';
import { fencedBlocks } from '../../support/markdown-files.ts';
import { pathWith } from '../../support/policy-repository.ts';
import {
  BASE,
  checkOut,
  GITHUB_TOKEN,
  HEAD,
  pullRequestEvent,
  SERVICE_TOKEN,
  startScenario,
  type Scenario,
  type ScenarioOptions,
  type StepChanges,
} from '../../support/scenario.ts';
import { type ApiAnswer, workflowToken } from '../../support/github/state.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { layIn } from '../../support/tree.ts';
import { runWorkflow } from '../../support/workflow-runner.ts';

/** A policy about each planned resource of a type. */
const rule = (name: string, type: string, message: string): string => `
${name} contains message if {
	some change in input.resource_changes
	change.type == "${type}"
	message := sprintf("%s: ${message}", [change.address])
}
`;
const REGO = `package buckets\n${rule('deny', 'aws_s3_bucket', 'no tag says what it costs')}`;
const PASSES = REGO.replace('aws_s3_bucket', 'aws_db_instance');
const MAIN = {
  'policies/buckets.rego': `${REGO}${rule('warn', 'aws_eip', 'each address costs')}`,
};

type Files = Readonly<Record<string, string>>;

let scenario: Scenario;
afterEach(async () => {
  expect(scenario.github.violations).toEqual([]);
  await scenario.close();
});

/** The pull request has what the default branch has, unless it proposes something else. */
async function start(
  policies: Files,
  proposed: Files = policies,
  github: ScenarioOptions['github'] = {},
): Promise<void> {
  scenario = await startScenario({
    script: 'evaluation-passed',
    github: { branches: { main: policies }, ...github },
  });
  layIn(scenario.job.workspace, proposed);
  checkOut(scenario.job.workspace);
}

const judged = (changes: StepChanges = {}) =>
  scenario.run({
    ...changes,
    with: { policies: 'policies', ...changes.with },
    env: { PATH: pathWith(findProgram('opa')), ...changes.env },
  });

testWith('opa', 'one comment says what the service and what `policies` say', async () => {
  await start(MAIN);
  const ended = await judged({ process: true });
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'blocked']);
  expectGolden('scenarios/own-policies.md', scenario.comment());
});

/** What the pull request has in place of the policies of the default branch. */
const PROPOSALS: [what: string, files: Files][] = [
  ['one that denies nothing', { 'policies/buckets.rego': PASSES }],
  ['none', {}],
];

eachWith('opa', PROPOSALS)(
  'policies of the default branch judge a pull request that has %s',
  async (_, proposed) => {
    await start(MAIN, proposed);
    const { exitCode, outputs } = await judged();
    expect([exitCode, outputs['verdict'], outputs['mandatory-failed']]).toEqual([
      1,
      'blocked',
      '1',
    ]);
  },
);

testWith('opa', 'a policy that only the pull request has denies nothing yet', async () => {
  await start({ 'policies/buckets.rego': PASSES }, MAIN);
  const { exitCode, outputs } = await judged();
  expect([exitCode, outputs['verdict']]).toEqual([0, 'passed']);
});

/** A job that knows no pull request. */
const QUEUED: StepChanges = {
  event: {
    name: 'merge_group',
    payload: { merge_group: { base_ref: 'refs/heads/main', head_sha: HEAD } },
  },
  env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-0' },
};

/** GitHub cuts a text of more than 512,000 bytes in one kind of answer, and leaves out one of more than a megabyte in the other. */
const LENGTHS: [what: string, lines: number][] = [
  ['600 kB', 30_000],
  ['2 MB', 100_000],
];
const BY_LIST = `package buckets

deny contains message if {
	some change in input.resource_changes
	change.type in data.denied
	message := sprintf("%s is denied", [change.address])
}
`;

describe.each(LENGTHS)('a list of %s beside the policies', (_, lines) => {
  const list = ['denied:', ...Array.from({ length: lines }, (__, at) => `  - aws_type_no_${at}`)];
  const files = {
    'policies/buckets.rego': BY_LIST,
    'policies/data.yaml': `${[...list, '  - aws_s3_bucket'].join('\n')}\n`,
  };
  eachWith<[string, StepChanges]>('opa', [
    ['a pull request', {}],
    ['a merge queue', QUEUED],
  ])('judges %s to its last line', async (__, changes) => {
    await start(files);
    const { outputs } = await judged(changes);
    expect([outputs['verdict'], outputs['mandatory-failed']]).toEqual(['blocked', '1']);
  });
});

testWith('opa', 'policies with more files than GitHub lists are not judged in part', async () => {
  const names = Array.from({ length: 1_001 }, (_, at) => `policies/${at}.rego`);
  await start(Object.fromEntries(names.map((name) => [name, PASSES])), {});
  const { outputs, stdout } = await judged(QUEUED);
  expect(outputs['verdict']).toBe('undecided');
  expect(stdout).toContain('GitHub lists 1000 entries of a directory, and there may be more');
});

testWith('opa', 'policies for another tool are refused before a run starts', async () => {
  const files = { 'policies/buckets.rego': REGO.replace('input.', 'input.tfplan.') };
  await start(files);
  const { exitCode, outputs, stdout } = await judged();
  expect([exitCode, outputs['verdict']]).toEqual([1, 'undecided']);
  expect(stdout).toContain('policies/buckets.rego:4: policy "buckets" reads input.tfplan, and');
  expect(scenario.service.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

eachWith<[string, ApiAnswer]>('opa', [
  ['is not there', { status: 404, body: { message: 'Not Found' } }],
  ['has an answer without content', { status: 200 }],
])('no policy judges without those of a directory that %s', async (_, answer) => {
  const files = { 'policies/a.rego': PASSES, 'policies/more/buckets.rego': REGO };
  await start(files, files, {
    interfere: (moment, { path }) =>
      moment === 'before' && path.endsWith('contents/policies%2Fmore') ? answer : undefined,
  });
  const { outputs, stdout } = await judged(QUEUED);
  expect(outputs['verdict']).toBe('undecided');
  expect(stdout).toContain('"policies/more" is there, and could not be read. Run the job again.');
});

const HEAD_REPOSITORIES: [what: string, from: string, read: string[]][] = [
  // What the report shows of changes is read without sensitive values.
  ['a branch', 'acme/infra', ['json-output', 'json-output-redacted']],
  ['a fork', 'octocat/infra', ['json-output-redacted']],
];

eachWith('opa', HEAD_REPOSITORIES)(
  'with `full-plan: true`, the plan of %s is read in the form that it has a right to',
  async (_, from, read) => {
    const pull = { number: 42, headSha: HEAD, baseSha: BASE, headRepository: from };
    await start(MAIN, MAIN, { pullRequests: [pull] });
    const { outputs } = await judged({
      event: pullRequestEvent({ from }),
      keys: { 'full-plan': true },
      with: { 'allow-untrusted-head': 'true' },
    });
    expect(outputs['verdict']).toBe('blocked');
    const asked = scenario.service.requests.map(({ path }) => /json-output.*$/.exec(path)?.[0]);
    expect(asked.filter(Boolean)).toEqual(read);
  },
);

const LOOKED_UP: StepChanges = {
  event: { name: 'workflow_dispatch', payload: {} },
  with: { 'pr-number': '42' },
  env: { GITHUB_SHA: BASE, GITHUB_REF: 'refs/heads/main' },
};
eachWith<[string, string, string, string, StepChanges?]>('opa', [
  ['where it goes', 'base == "main"', 'blocked', '1'],
  ['what the event does not say', 'labels[_] == "x"', 'undecided', '0'],
  ['that is looked up where it goes', 'base == "main"', 'blocked', '1', LOOKED_UP],
  ['in a merge queue', 'base == "main"', 'undecided', '0', QUEUED],
])('a policy can ask of the pull request %s', async (_, asked, verdict, failed, changes) => {
  const text = `package a\n\ndeny contains "by them" if {\n\tinput.resource_changes\n\tinput.pull_request.${asked}\n}\n`;
  await start({ 'policies/a.rego': text });
  const { outputs, stdout } = await judged(changes);
  expect([outputs['verdict'], outputs['mandatory-failed']]).toEqual([verdict, failed]);
  if (verdict === 'undecided') expect(stdout).toMatch(/may read `input.pull_request.\w+`, which/);
});

/** A token of a team's own app. */
const APP_TOKEN = 'ghs_t0kenOfAnAppThatMayReadMembers012345';
const APP = workflowToken({ members: 'read' });

eachWith<[string, Record<string, string>, string, string]>('opa', [
  ['passes for an author in it', { token: APP_TOKEN, team: 'acme/platform' }, 'passed', ''],
  ['fails for others', { token: APP_TOKEN, team: 'acme/data' }, 'blocked', 'not by them'],
  [
    'is undecided with the token of the workflow, and names the one that would do',
    { team: 'acme/platform' },
    'undecided',
    'which this job does not know: GitHub lists no teams of acme: it says "Resource not accessible by integration". Pass the token of an app or a person with _Members: read_',
  ],
])('a policy that requires a team %s', async (_, { token, team = '' }, verdict, said) => {
  const text =
    'package a\n\ndeny contains "not by them" if {\n\tinput.resource_changes\n\tnot "platform" in input.pull_request.teams\n}\n';
  const other = team === 'acme/platform' ? 'acme/data' : 'acme/platform';
  await start({ 'policies/a.rego': text }, undefined, {
    pullRequests: [{ number: 42, headSha: HEAD, baseSha: BASE, author: 'ann' }],
    teams: { [team]: ['ann'], [other]: ['octocat'] },
    tokens: { [GITHUB_TOKEN]: workflowToken(), [APP_TOKEN]: APP },
  });
  // Who wrote the pull request is asked of GitHub: the file of the event has somebody else.
  const event = pullRequestEvent({ author: team === 'acme/platform' ? 'octocat' : 'ann' });
  const { outputs } = await judged({
    event,
    with: token === undefined ? {} : { 'github-token': token },
  });
  expect(outputs['verdict']).toBe(verdict);
  expect(scenario.comment()).toContain(said);
});

testWith(
  'opa',
  'without opa the gate stays closed, and the step that installs it is named',
  async () => {
    await start(MAIN);
    const { exitCode, outputs, stdout } = await judged({ env: { PATH: pathWith() } });
    expect([exitCode, outputs['verdict']]).toEqual([1, 'undecided']);
    for (const [text, setting] of [
      [stdout, '`policies`'],
      [scenario.comment(), '`policies`'],
    ] as const) {
      expect(text).toContain(`The plan was not judged by ${setting}: There is no `);
      expect(text).toContain(COMPILE_OPA);
    }
  },
);

testWith(
  'opa',
  'the workflow of docs/own-policies.md installs opa, and judges with it',
  async () => {
    const [workflow, settings] = fencedBlocks('docs/own-policies.md').filter(
      ({ language }) => language === 'yaml',
    );
    expect(settings?.text).toMatch(/^# plangate\.yml\n/);
    await start({ ...MAIN, 'plangate.yml': settings?.text ?? '' });
    const [installs, opa] = [COMPILE_OPA.replace('go ', ''), findProgram('opa')];
    const go = `[ "$*" = '${installs}' ] && ln -s '${opa}' "$(dirname "$0")/opa"`;
    const PATH = pathWith(...['bash', 'sh', 'ln', 'dirname'].map(findProgram));
    const { gate } = await runWorkflow(workflow?.text ?? '', scenario, {
      secrets: { TF_API_TOKEN: SERVICE_TOKEN },
      inputs: {
        hostname: scenario.service.origin,
        organization: 'acme',
        workspace: 'net-prod',
        directory: 'infra/network',
      },
      programs: { go },
      env: { PATH: `${join(scenario.job.temp, 'stubs')}:${PATH}` },
    });
    expect([gate?.result, gate?.steps.at(-1)?.outputs['verdict']]).toEqual(['failure', 'blocked']);
    expect(scenario.comment()).toContain('| `service.example` | `policies` | Run |');
  },
);

const HCL = `policy "buckets" {
  query             = "data.buckets.deny"
  enforcement_level = "soft-mandatory"
}
`;
testWith('opa', 'at a shell, a soft-mandatory policy of the disk awaits an override', async () => {
  const files = { 'policies/buckets.rego': REGO.replace('input.', 'input.plan.') };
  await start({}, { ...files, 'policies/policies.hcl': HCL });
  const place = ['--organization', 'acme', '--workspace', 'net-prod'];
  const words = ['check', ...place, '--directory', 'infra/network', '--policies', 'policies'];
  const ended = await runCli(words, {
    cwd: scenario.job.workspace,
    env: {
      PATH: pathWith(findProgram('opa')),
      TF_CLOUD_HOSTNAME: scenario.service.origin,
      TF_API_TOKEN: SERVICE_TOKEN,
      PLANGATE_TRUST_CHECKOUT: 'true',
    },
  });
  expect([ended.code, ended.stderr + ended.stdout]).toEqual([
    3,
    expect.stringContaining('1 policy needs an override'),
  ]);
});
