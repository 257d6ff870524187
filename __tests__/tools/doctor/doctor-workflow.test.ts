/** Workflows that GitHub would refuse, and what nobody else says of them, are named by doctor before the push. */
import { toShown } from '../../../src/tools/doctor/diagnosis.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderWorkflow } from '../../../src/tools/init/render-workflow.ts';
import { examineWorkflows } from '../../../src/tools/doctor/examine-workflows.ts';
import { expectGolden } from '../../support/golden.ts';
import { expect, test } from '../../support/jest.ts';
import { makeTree } from '../../support/tree.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const PATH = '.github/workflows/plangate.yml';
const EXAMPLES = fileURLToPath(new URL('../../../../examples/workflows', import.meta.url));
const GATE = `plangate/plangate@${SHA}`;
const CLOUD =
  'terraform {\n  cloud {\n    organization = "acme"\n    workspaces { name = "net" }\n  }\n}\n';

const WRITTEN = renderWorkflow(
  [
    {
      inputs: [
        { name: 'organization', value: 'acme' },
        { name: 'workspace', value: 'net' },
        { name: 'directory', value: 'infra' },
      ],
    },
  ],
  { version: '1.0.0', commit: SHA },
);

const HERE = { '.git/HEAD': '', 'infra/main.tf': 'output "x" { value = 1 }\n' };

async function examine(workflow: string, files: Record<string, string> = {}) {
  const { root } = makeTree({ ...HERE, [PATH]: workflow, ...files });
  const { findings } = await examineWorkflows(root, '1.0.0');
  return findings.map(toShown);
}

const ofFile = (findings: Awaited<ReturnType<typeof examine>>) =>
  findings.filter(({ subject }) => subject.startsWith(PATH));

const change = (from: string, to: string, text = WRITTEN) => {
  expect(text).toContain(from);
  return text.replace(from, () => to);
};
const startsOn = (events: string) => change('on: pull_request', `on: ${events}`);
const withJobKey = (line: string) => change('    runs-on', `    ${line}\n    runs-on`);
const withInput = (line: string) => `${WRITTEN}          ${line}\n`;
const withStep = (...steps: string[]) =>
  change(
    '      - uses: plangate/',
    `${steps.map((step) => `      - ${step}\n`).join('')}      - uses: plangate/`,
  );
/** A token of an app for teams, made with these inputs. */
const withMembers = (...inputs: string[]) =>
  `${withStep(
    `uses: actions/create-github-app-token@${SHA}\n        id: app\n        with:\n${inputs.map((each) => `          ${each}\n`).join('')}`.trimEnd(),
  )}          members-token: \${{ steps.app.outputs.token }}\n`;
const withJob = (line: string) => `${WRITTEN}  ${line}\n`;

test('a workflow that init writes is fine, in one line', async () => {
  const findings = await examine(WRITTEN);
  expect(ofFile(findings)).toMatchObject([
    { state: 'ok', subject: PATH, seen: 'starts on pull_request' },
  ]);
});

test('the file of a scanner that no step before the gate writes is named', async () => {
  const scanners = [
    '{ file: trivy.sarif, tool: Trivy, base: trivy-base.sarif }',
    '{ file: checkov/results_sarif.sarif, tool: checkov }',
  ];
  const files = {
    'plangate.yml': `scanners:\n${scanners.map((each) => `  - ${each}\n`).join('')}`,
  };
  const said = async (...steps: string[]) =>
    ofFile(await examine(withStep(...steps), files)).map(({ seen }) =>
      seen.replace(/^no step before it is seen to write ([^ ,]*),.* is (.*)$/, '$1: $2'),
    );
  const ALL = ['trivy.sarif: not known', 'trivy-base.sarif: all new'];
  expect(await said('run: make')).toEqual([...ALL, 'checkov/results_sarif.sarif: not known']);
  const checkov = 'run: pipx run other --output-file-path checkov';
  expect(await said(checkov)).toEqual(ALL);
  const trivy = `uses: aquasecurity/Trivy-action@${SHA}`;
  expect(await said(checkov, trivy)).toEqual(['trivy-base.sarif: all new']);
  expect(await said(checkov, trivy, 'run: scan > trivy-base.sarif')).toEqual([
    'starts on pull_request',
  ]);
});

const background = '{ run: x, id: x, background: true }';

/** What is said of each is in the golden file. First those that are faulty, then what GitHub takes, and what it refuses. */
const WORKFLOWS: Record<string, string> = {
  'a placeholder': change(SHA, '<sha>'),
  'a tab': change('    runs-on', '\t  runs-on'),
  'an open bracket': startsOn('[pull_request'),
  'a key twice': withInput('directory: infra'),
  'an alias that contains itself': `x: &x [*x]\n${WRITTEN}`,
  'a list': `- ${GATE}\n`,
  'nothing but a comment': `# ${GATE}\n`,
  'the token itself': change('${{ secrets.TF_API_TOKEN }}', 'abc.atlasv1.def'),
  'steps that go on, wait and cancel': withStep(
    background,
    'wait: [x]',
    'cancel: x',
    'wait-all: true',
  ),
  'steps side by side': withStep('parallel: [{ run: x }, { uses: $/actions/own }]'),
  'permissions of this year': withJob(
    'other: { runs-on: x, permissions: { vulnerability-alerts: read, code-quality: write }, steps: [{ run: x }] }',
  ),
  'variables by an expression': withJobKey("env: ${{ fromJSON('{}') }}"),
  'services by an expression, and a job that needs this one': `${withJobKey("services: ${{ fromJSON('{}') }}")}  next: { needs: gate, runs-on: x, steps: [{ run: x }] }\n`,
  'one that needs the job that needs this one, and one that needs nothing': `${withJobKey("services: ${{ fromJSON('{}') }}")}  next: { needs: gate, runs-on: x, steps: [{ run: x }] }\n  last: { needs: next, runs-on: x, steps: [{ run: x }] }\n  free: { runs-on: x, steps: [{ run: x }] }\n`,
  'an input without anything': startsOn(
    '{ pull_request: , workflow_dispatch: { inputs: { why: } } }',
  ),
  'no inputs below the key': startsOn('{ pull_request: , workflow_dispatch: { inputs: } }'),
  'an event of the API in a list': startsOn('[pull_request, repository_dispatch]'),
  times: startsOn("{ pull_request: , schedule: [{ cron: '0 1 * * *' }] }"),
  'an anchor': withStep('&say { run: x }', '*say'),
  'a workflow of another repository, in a file of the same name': withJob(
    `other: { uses: a/b/${PATH}@${SHA} }`,
  ),
  'times that are no list': startsOn('{ pull_request: , schedule: "0 1 * * *" }'),
  'a second job without a machine': withJob('other: { steps: [{ run: x }] }'),
  'a machine that is misspelt': withJob('other: { run-on: x, steps: [{ run: x }] }'),
  'a job that is not there': withJob('other: { runs-on: x, needs: [gat], steps: [{ run: x }] }'),
  'a step by itself in a group': withStep('parallel: [{ wait-all: true }]'),
  'a file of this commit at another': withJob('other: { uses: ./.github/workflows/x.yml@v1 }'),
  'no jobs': `on: pull_request\n# ${GATE}\nname: ${GATE}\n`,
  'nothing below them': `on: pull_request\njobs:\n# ${GATE}\nname: ${GATE}\n`,
  'a text in their place': `on: pull_request\njobs: ${GATE}`,
  'a tag': change(SHA, 'v1'),
  'no version': change(`plangate@${SHA}`, 'plangate'),
  'a condition': withJobKey("if: github.actor != 'octocat'"),
  paths: startsOn('\n  pull_request:\n    paths: [infra/**]'),
  'a merge queue, for which the workflow that `init` writes has a group of each entry': startsOn(
    '[pull_request, merge_group]',
  ),
  'a merge queue whose entries all have one group': startsOn('[pull_request, merge_group]').replace(
    ' || github.ref',
    '',
  ),
  'an expression for an input': change('directory: infra', 'directory: ${{ vars.DIRECTORY }}'),
  'types without new commits': startsOn('\n  pull_request:\n    types: [opened]'),
  'a closed gate that fails nothing': withJobKey('continue-on-error: true'),
  pull_request_target: startsOn('pull_request_target'),
  'a token of the workflow that is to read teams': withInput('members-token: ${{ github.token }}'),
  'a token that reads teams and does more': withInput('members-token: ${{ secrets.TF_API_TOKEN }}'),
  'a token of an app that may do all that the app may': withMembers('app-id: 1'),
  'a token of an app with more than it needs': withMembers(
    'permission-members: read',
    'permission-contents: write',
  ),
  'a token of an app that reads teams alone': withMembers('permission-members: read'),
};

type Findings = Awaited<ReturnType<typeof examine>>;

/** Under each title what is said of a workflow. */
async function expectSaid(
  golden: string,
  workflows: Record<string, string>,
  find: (workflow: string) => Promise<Findings>,
): Promise<void> {
  const told: string[] = [];
  for (const [what, workflow] of Object.entries(workflows)) {
    told.push(`=== ${what}`);
    for (const { state, subject, seen, fix } of await find(workflow))
      told.push(`${state} ${subject}: ${seen}${fix === undefined ? '' : ` → ${fix}`}`);
  }
  expect(told.join('\n')).not.toContain('atlasv1');
  expectGolden(`messages/${golden}.txt`, `${told.join('\n')}\n`);
}

test('each workflow gets the problems that it has', async () => {
  await expectSaid('doctor-workflows', WORKFLOWS, async (text) => ofFile(await examine(text)));
});

test('a gate inside of `parallel`, and in a second file, is found with its own problem', async () => {
  const gate = `parallel:\n          - uses: ${GATE}\n            with: { local: true, policies: infra, token: x }`;
  const found = await examine(withStep(gate), { '.github/workflows/second.yml': withStep(gate) });
  const written = found.filter(({ seen }) => seen.includes('has the token written into it'));
  expect(written.map(({ subject }) => subject.replace(/:\d+$/, '')).sort()).toEqual([
    PATH,
    '.github/workflows/second.yml',
  ]);
});

const CALLER = '.github/workflows/pull-request.yml';
const CALLED = `on:
  workflow_call:
    inputs:
      directory: { type: string, required: true }
    secrets:
      TF_API_TOKEN: { required: true }
jobs:
  gate:
    runs-on: ubuntu-latest
    permissions: { contents: read, pull-requests: write, checks: write }
    steps:
      - uses: actions/checkout@${SHA}
      - uses: plangate/plangate@${SHA}
        with:
          token: \${{ secrets.TF_API_TOKEN }}
          organization: acme
          workspace: net
          directory: \${{ inputs.directory }}
`;
const CALLING = `on: pull_request
permissions: {}
jobs:
  call:
    permissions: { contents: read, pull-requests: write, checks: write }
    uses: ./${PATH}
    with: { directory: infra }
    secrets: { TF_API_TOKEN: "\${{ secrets.TF_API_TOKEN }}" }
`;

const changeCall = (from: string, to: string) => change(from, to, CALLING);

test('a workflow gets the problems of its calls', async () => {
  const callings = {
    'well together': CALLING,
    'secrets that are inherited': CALLING.replace(/secrets: .*/, 'secrets: inherit'),
    'the file by the sign of this repository': CALLING.replace('uses: ./', 'uses: $/'),
    'a misspelt input': changeCall('{ directory: infra }', '{ directory: infra, diretory: infra }'),
    'another file that is not there': `${CALLING}  more:\n    uses: ./.github/workflows/more.yml\n`,
    'started without new commits': changeCall(
      'on: pull_request',
      'on:\n  pull_request:\n    types: [opened]',
    ),
  };
  await expectSaid('doctor-called-workflows', callings, async (calling) => {
    const found = await examine(CALLED, { [CALLER]: calling });
    return found.filter(({ subject }) => subject !== 'workflow');
  });
});

test('a workflow of Gitea that is no YAML is named, and not what only GitHub refuses', async () => {
  const path = '.gitea/workflows/gate.yml';
  const findingsOf = async (text: string) =>
    (await examineWorkflows(makeTree({ [path]: text }).root, '1.0.0')).findings.map(toShown);
  expect(await findingsOf(WORKFLOWS['a tab'] ?? '')).toMatchObject([
    { subject: `${path}:9`, seen: 'cannot be read: Tabs are not allowed as indentation' },
  ]);
  expect(await findingsOf(WORKFLOWS['a machine that is misspelt'] ?? '')).not.toContainEqual(
    expect.objectContaining({ state: 'problem' }),
  );
});

test('text of a workflow that wants to act is data', async () => {
  const bomb = `a: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c]\n# plangate/plangate@\n`;
  expect(ofFile(await examine(bomb))).toMatchObject([{ state: 'problem' }]);
  const own = `${WRITTEN}          __proto__: { x: 1 }\n`;
  expect(ofFile(await examine(own))[0]).toMatchObject({ state: 'problem' });
});

test('the inputs of each gate are handed on, apart from those of an expression', async () => {
  const gatesOf = async (workflow: string) =>
    (await examineWorkflows(makeTree({ ...HERE, [PATH]: workflow }).root, '1.0.0')).gates;
  const written = { organization: 'acme', workspace: 'net', directory: 'infra' };
  expect(await gatesOf(WRITTEN)).toMatchObject([{ inputs: written, setByExpression: ['token'] }]);
});

test('every example is fine but for the version to fill in', async () => {
  for (const name of readdirSync(EXAMPLES).filter((each) => each.endsWith('.yml'))) {
    const text = readFileSync(join(EXAMPLES, name), 'utf8').replaceAll('@<sha>', `@${SHA}`);
    const directories = Array.from(
      text.matchAll(/(?:directory: |=)([a-z][\w/-]*)$/gm),
      ([, path]) => path,
    );
    const files = Object.fromEntries(directories.map((path) => [`${path}/main.tf`, CLOUD]));
    const found = ofFile(
      await examine(text, { ...files, 'main.tf': CLOUD, 'policies/first.rego': '' }),
    );
    const amiss = found.filter(({ state }) => state === 'note' || state === 'problem');
    expect([name, amiss]).toEqual([name, []]);
  }
});
