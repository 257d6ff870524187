/** `plangate doctor`, called by a person, examines every gate of a repository with the inputs in its workflow. */
import { callCli } from '../support/call-cli.ts';
import { expect, test } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { makeTree } from '../support/tree.ts';
import { serviceForAll } from '../support/service-for-all.ts';
import { teamSeed } from '../support/team-seed.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const TOKEN = 'plans-token-of-this-test';

const service = serviceForAll({
  seed: teamSeed({ team: 'plans', token: TOKEN }, [
    { name: 'net' },
    { name: 'shop' },
    { name: 'linked', vcsRepository: 'acme/infra' },
    { name: 'quiet', vcsRepository: 'acme/infra', speculativeEnabled: false },
  ]),
});

const gate = (name: string, inputs: readonly string[]) =>
  `  ${name}:
    runs-on: ubuntu-latest
    permissions: { contents: read, pull-requests: write, checks: write }
    steps:
      - uses: actions/checkout@${SHA}
      - uses: plangate/plangate@${SHA}
        with:
${inputs.map((line) => `          ${line}\n`).join('')}`;
const workflow = (...gates: string[]) => `on: pull_request\njobs:\n${gates.join('')}`;
const SERVICE = ['token: ${{ secrets.TF_API_TOKEN }}', 'organization: acme'];

async function doctor(files: Record<string, string>, ...words: string[]) {
  const cwd = makeTree({ '.git/HEAD': '', 'main.tf': '', ...files }).root;
  const programs = { PATH: pathWith(findProgram('opa')) };
  const env = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN, ...programs };
  const { stdout } = await callCli(['doctor', '--trust-checkout', ...words], {
    cwd,
    env,
  });
  return stdout;
}

const PATH = '.github/workflows/gate.yml';
const SECOND = '.github/workflows/second.yml';

const RULES =
  'package a\n\ndeny contains "x" if input.resource_changes == []\n\nwarn contains "y" if input.resource_changes == []\n';

test('two gates are examined one by one', async () => {
  const text = await doctor({
    [PATH]: workflow(gate('net', [...SERVICE, 'workspace: net'])),
    [SECOND]: workflow(gate('shop', [...SERVICE, 'workspace: shop'])),
  });
  expect(text).toMatch(
    /✓ gate: .*gate\.yml:8\n[^]*✓ workspace net: [^]*✓ gate: .*second\.yml:8\n[^]*✓ workspace shop: /,
  );
  expect(text).not.toContain('is missing');
});

test('with `--workspace`, only the gate of that workspace is examined', async () => {
  const files = {
    [PATH]: workflow(
      gate('net', [...SERVICE, 'workspace: net']),
      gate('shop', [...SERVICE, 'workspace: shop']),
    ),
  };
  const text = await doctor(files, '--workspace', 'shop');
  expect(text).toContain('✓ workspace shop: ');
  expect(text).not.toContain('workspace net');
});

test.each([
  ['linked', true],
  ['shop', false],
  ['quiet', false],
])(
  'where version control plans the pull requests of %s, its run is proposed: %s',
  async (name, is) => {
    const block = `cloud {\n    organization = "acme"\n    workspaces { name = "${name}" }\n  }`;
    const text = await doctor({ 'main.tf': `terraform {\n  ${block}\n}\n` });
    expect(text.includes('is connected to acme/infra')).toBe(is);
    expect(text.includes('`source: vcs` judges that run instead of uploading')).toBe(is);
  },
);

test('gates that differ in nothing are examined once', async () => {
  const one = gate('net', [...SERVICE, 'workspace: net']);
  const text = await doctor({ [PATH]: workflow(one, one.replace('net:', 'again:')) });
  expect(text.match(/✓ token: /g)).toHaveLength(1);
  expect(text).not.toContain('✓ gate: ');
});

test('each fault of a workflow is named once, and the rest is examined', async () => {
  const text = await doctor({
    [PATH]: workflow(
      gate('net', [...SERVICE, 'workspace: net', 'directory: infr']),
      '  x: { needs: y }\n',
    ),
  });
  const problems = text.match(/^✗ .*/gmu);
  expect(problems).toEqual([
    expect.stringMatching(/gate\.yml:14: GitHub refuses it: /),
    expect.stringMatching(/gate\.yml:14: GitHub refuses it: Job 'x' depends on unknown job 'y'/),
    expect.stringMatching(/--directory: "infr" does not exist/),
  ]);
  expect(text).toContain('✓ token: ');
  expect(text).not.toContain('is missing');
});

test('an input that is an expression is not called missing', async () => {
  const inputs = ['token: ${{ secrets.T }}', 'organization: acme', 'workspace: ${{ vars.W }}'];
  const text = await doctor({ [PATH]: workflow(gate('net', inputs)) });
  expect(text).not.toMatch(/^✗ /mu);
  expect(text).toMatch(
    /· .*gate\.yml:8: sets `workspace` by an expression, .*\n +→ Pass `--workspace` to examine/,
  );
  expect(text).not.toContain('is missing');
});

test('a gate without a service is examined without one', async () => {
  const inputs = ['local: true', 'policies: rules', 'workspaces: a=one, b=two'];
  const files = { 'one/main.tf': '', 'two/main.tf': '', 'rules/first.rego': RULES };
  const text = await doctor({ [PATH]: workflow(gate('net', inputs)), ...files });
  expect(text).not.toMatch(/✗ (?!opa)|is missing|✓ (?:token|host)/);
});

test.each([
  ['rulez', /✗ policies: .*"rulez" does not exist/],
  [
    'git::https://ann:secret@example.com/a.git?ref=main',
    /✗ policies: .*address that is not pinned/,
  ],
])('policies that a job cannot read: %s', async (written, said) => {
  const inputs = ['local: true', `policies: ${written}`];
  const text = await doctor({ [PATH]: workflow(gate('net', inputs)), 'rules/a.rego': RULES });
  expect(text).toMatch(said);
  expect(text).not.toContain('secret');
});

const PLAN_OF_OTHER_JOB = ['plan: ${{ runner.temp }}/plan.json', 'policies: rules'];

test.each([
  ['an expression', PLAN_OF_OTHER_JOB],
  ['a file', ['plan: plan.json', 'policies: rules']],
  ['a program', ['engine: tofu', 'policies: rules']],
])('`plan` and `engine` imply `local`: %s needs no token', async (_, inputs) => {
  const text = await doctor({
    [PATH]: workflow(gate('net', inputs)),
    'rules/a.rego': RULES,
  });
  expect(text).not.toMatch(/token|`organization`|hostname|✗/);
});

test('a team without a service reads what plans, what judges, and what a job needs', async () => {
  const digest = { run: 'plangate digest plan.json >> "$GITHUB_OUTPUT"' };
  const files = { 'rules/a.rego': RULES };
  const text = await doctor({ [PATH]: workflow(gate('net', PLAN_OF_OTHER_JOB)), ...files });
  expect(text).toMatch(/✓ plan: another job plans\n/);
  expect(text).toMatch(/! digest: none is seen, and in a job a plan without one is undecided/);
  expect(text).toMatch(/! default branch: cannot be asked: /);
  const withDigest = [...PLAN_OF_OTHER_JOB, 'plan-digest: ${{ needs.plan.outputs.digest }}'];
  const better = await doctor({ [PATH]: workflow(gate('net', withDigest)), ...files });
  expect(better).toContain('✓ digest: `plan-digest` says which plan it is');
  const steps = workflow(gate('net', PLAN_OF_OTHER_JOB)).replace(
    '    steps:\n',
    `    steps:\n      - run: ${digest.run}\n`,
  );
  expect(await doctor({ [PATH]: steps, ...files })).toContain('✓ digest: a step of the workflow');
});

testWith('opa', 'the rules of the policies are counted and named', async () => {
  const files = { 'rules/a.rego': RULES };
  const text = await doctor({ [PATH]: workflow(gate('net', PLAN_OF_OTHER_JOB)), ...files });
  expect(text).toMatch(/✓ policies: 2 rules in "rules", judged by opa \d/);
});

testWith(
  'opa',
  'own policies without any sign of a service: no token is asked for',
  async (opa) => {
    const files = { 'main.tf': '', 'policy/a.rego': RULES.replace('package a', 'package main') };
    const env = { PATH: pathWith(opa) };
    const examined = async (more: Record<string, string>, ...words: string[]) => {
      const cwd = makeTree({ '.git/HEAD': '', ...files, ...more }).root;
      return (await callCli(['doctor', '--trust-checkout', ...words], { cwd, env })).stdout;
    };
    const text = await examined({});
    expect(text).toMatch(/✓ policies: 2 rules in "policy", judged by opa/);
    expect(text).not.toMatch(/token|organization/);
    const block = 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n';
    expect(await examined({ 'main.tf': block })).toMatch(/✗ --token: is missing/);
    expect(await examined({}, '--workspace', 'net')).toMatch(/✗ --token: is missing/);
  },
);
