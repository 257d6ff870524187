/** `plangate doctor`, called by a person, examines every gate of a repository with the inputs in its workflow. */
import { callCli } from '../../support/call-cli.ts';
import { expectGolden } from '../../support/golden.ts';
import { expect, test } from '../../support/jest.ts';
import { testWith } from '../../support/optional-tools.ts';
import { pathWith } from '../../support/policy-repository.ts';
import { makeTree } from '../../support/tree.ts';
import { serviceForAll } from '../../support/service-for-all.ts';
import { teamSeed } from '../../support/team-seed.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const TOKEN = 'plans-token-of-this-test';

const service = serviceForAll({
  seed: teamSeed({ team: 'plans', token: TOKEN }, [
    { name: 'net', tags: ['prod'] },
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
  const known = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN };
  // Without programs that not every machine has.
  const env = { ...known, PATH: pathWith() };
  const { code, stdout } = await callCli(['doctor', '--trust-checkout', ...words], { cwd, env });
  return `${stdout}exit ${code}\n`;
}

const PATH = '.github/workflows/gate.yml';
const SECOND = '.github/workflows/second.yml';

const RULES =
  'package a\n\ndeny contains "x" if input.resource_changes == []\n\nwarn contains "y" if input.resource_changes == []\n';

/** A workflow with one gate, and policies beside it. */
const withGate = (...inputs: string[]) => ({
  [PATH]: workflow(gate('net', inputs)),
  'rules/a.rego': RULES,
});
const connected = (name: string) => {
  const block = `cloud {\n    organization = "acme"\n    workspaces { name = "${name}" }\n  }`;
  return { 'main.tf': `terraform {\n  ${block}\n}\n` };
};
const NET = gate('net', [...SERVICE, 'workspace: net']);
const SHOP = gate('shop', [...SERVICE, 'workspace: shop']);
const NAMED = ['--organization', 'acme'];
const PLAN_OF_OTHER_JOB = ['plan: ${{ runner.temp }}/plan.json', 'policies: rules'];

const CASES: Record<string, [files: Record<string, string>, ...words: string[]]> = {
  'no gate': [{}, '--organization', 'acme', '--workspace', 'net'],
  'two gates, one by one': [{ [PATH]: workflow(NET), [SECOND]: workflow(SHOP) }],
  'the gate of one workspace alone': [{ [PATH]: workflow(NET, SHOP) }, '--workspace', 'shop'],
  'gates that differ in nothing, once': [{ [PATH]: workflow(NET, NET.replace('net:', 'again:')) }],
  'pull requests that version control plans': [connected('linked')],
  'no version control': [connected('shop')],
  'version control that plans no pull request': [connected('quiet')],
  'each fault once, and the rest': [
    {
      [PATH]: workflow(
        gate('net', [...SERVICE, 'workspace: net', 'directory: infr']),
        '  x: { needs: y }\n',
      ),
    },
  ],
  'an input that is an expression': [
    withGate('token: ${{ secrets.T }}', 'organization: acme', 'workspace: ${{ vars.W }}'),
  ],
  'a gate without a service': [
    {
      ...withGate('local: true', 'policies: rules', 'workspaces: a=one, b=two'),
      'one/main.tf': '',
      'two/main.tf': '',
    },
  ],
  'policies that are not there': [withGate('local: true', 'policies: rulez')],
  'policies at an address that is not pinned': [
    withGate('local: true', 'policies: git::https://ann:secret@example.com/a.git?ref=main'),
  ],
  'the plan of another job': [withGate(...PLAN_OF_OTHER_JOB)],
  'the plan of another job, with its digest': [
    withGate(...PLAN_OF_OTHER_JOB, 'plan-digest: ${{ needs.plan.outputs.digest }}'),
  ],
  'the plan of a step before, with its digest': [
    {
      ...withGate(),
      [PATH]: workflow(gate('net', PLAN_OF_OTHER_JOB)).replace(
        '    steps:\n',
        '    steps:\n      - run: plangate digest plan.json >> "$GITHUB_OUTPUT"\n',
      ),
    },
  ],
  'a plan file': [withGate('plan: plan.json', 'policies: rules')],
  'a plan file, with its digest beside it': [
    { ...withGate('plan: plan.json', 'policies: rules'), 'plan.json.digest': '{}' },
  ],
  'a workspace that no gate names': [{ [PATH]: workflow(NET, SHOP) }, '--workspace', 'linked'],
  'workspaces by a tag, in the directory of the repository': [
    withGate(...SERVICE, 'workspaces: tag:prod', 'directory: .'),
  ],
  'a variable that is an expression': [
    { [PATH]: `env: { TF_WORKSPACE: '\${{ vars.W }}' }\n${workflow(gate('net', SERVICE))}` },
  ],
  'a workflow of a megabyte': [{ [PATH]: workflow(NET) + '#'.repeat(1_000_000) }, ...NAMED],
  'a program that plans': [
    { ...withGate('local: true'), 'plangate.yml': 'engine: tofu\npolicies: rules\n' },
  ],
};

/** What the service refuses to say. */
const REFUSED = [
  'GET /ping',
  'GET /account/details',
  'GET /organizations/:organization/workspaces',
  'GET /organizations/:organization/workspaces/:name',
  'GET /workspaces/:workspace/runs',
];

test('doctor says of each repository what its gates need', async () => {
  const told: string[] = [];
  for (const [what, given] of Object.entries(CASES))
    told.push(`=== ${what}\n${await doctor(...given)}`);
  for (const route of REFUSED) {
    service.addFault({ route, fault: { kind: 'status', status: 403 }, times: 9 });
    const said = await doctor({}, ...NAMED, '--workspaces', 'net, shpo, tag:prod');
    told.push(`=== refused: ${route}\n${said}`);
    service.clearFaults();
  }
  service.addFault({
    route: 'GET /account/details',
    fault: { kind: 'status', status: 404 },
  });
  told.push(`=== an account that is not told\n${await doctor({}, ...NAMED, '--workspace', 'net')}`);
  service.clearFaults();
  const said = told
    .join('\n')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080')
    .replaceAll(/\bws-[A-Za-z0-9]{16}\b/g, 'ws-…')
    .replaceAll(/plangate: \d\S+/g, 'plangate: …')
    .replaceAll(/To get opa: .*/g, 'To get opa: …');
  expect(said).not.toContain('secret@');
  expectGolden('messages/doctor-gates.txt', said);
});

testWith('opa', 'own policies without any sign of a service need no token', async (opa) => {
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
});
