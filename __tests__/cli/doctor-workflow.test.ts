/** Workflows that GitHub would refuse, and what nobody else says of them, are named by doctor before the push. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderWorkflow } from '../../src/cli/init/render-workflow.ts';
import { examineWorkflows } from '../../src/cli/doctor/examine-workflows.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const PATH = '.github/workflows/plangate.yml';
const EXAMPLES = fileURLToPath(new URL('../../../examples/workflows', import.meta.url));
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
  return findings;
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
const withJob = (line: string) => `${WRITTEN}  ${line}\n`;
/** The line of such a job. */
const JOB_AT = WRITTEN.split('\n').length;

test('what init writes is well, in one line', async () => {
  const findings = await examine(WRITTEN);
  expect(ofFile(findings)).toEqual([
    { state: 'ok', subject: PATH, seen: 'starts on pull_request' },
  ]);
});

describe('named before the push', () => {
  const FAULTS: Record<string, [workflow: string, said: RegExp]> = {
    'a placeholder': [change(SHA, '<sha>'), /:17: still has "<sha>" .*git ls-remote/],
    'a tab': [change('    runs-on', '\t  runs-on'), /:\d+: is not valid YAML/],
    'an open bracket': [startsOn('[pull_request'), /is not valid YAML/],
    'a key twice': [withInput('directory: infra'), /is not valid YAML: .*unique/],
    'an alias that contains itself': [`x: &x [*x]\n${WRITTEN}`, /is not valid YAML: .*circular/],
    'the token itself': [
      change('${{ secrets.TF_API_TOKEN }}', 'abc.atlasv1.def'),
      /written into it/,
    ],
  };
  test.each(Object.entries(FAULTS))('%s', async (_, [workflow, expected]) => {
    const found = ofFile(await examine(workflow));
    const problems = found.filter(({ state }) => state === 'problem');
    const lines = problems.map(({ subject, seen, fix }) => `${subject}: ${seen} → ${fix}`);
    expect(lines.join('\n')).toMatch(expected);
    expect(lines).toHaveLength(1);
    expect(found.some(({ state }) => state === 'ok')).toBe(false);
    expect(JSON.stringify(found)).not.toContain('atlasv1');
  });
});

describe('GitHub takes it', () => {
  const background = '{ run: x, id: x, background: true }';
  const TAKEN: Record<string, string> = {
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
  };
  test.each(Object.entries(TAKEN))('%s', async (_, text) => {
    const found = ofFile(await examine(text));
    const lines = found.map(({ state, seen }) => `${state}: ${seen}`);
    expect(lines).toEqual([expect.stringMatching(/^ok: starts on /)]);
  });
});

describe('GitHub refuses it, once and with the line', () => {
  const REFUSED: Record<string, [workflow: string, said: RegExp]> = {
    'times that are no list': [
      startsOn('{ pull_request: , schedule: "0 1 * * *" }'),
      /:\d+: GitHub refuses it: Unexpected value '0 1 \* \* \*' → Correct it/,
    ],
    'a second job without a machine': [
      withJob('other: { steps: [{ run: x }] }'),
      new RegExp(`:${JOB_AT}: GitHub refuses it: Required property is missing: runs-on → `),
    ],
    'a job that is not there': [
      withJob('other: { runs-on: x, needs: [gat], steps: [{ run: x }] }'),
      new RegExp(`:${JOB_AT}: GitHub refuses it: Job 'other' depends on unknown job 'gat'\\. → `),
    ],
    'a step by itself in a group': [withStep('parallel: [{ wait-all: true }]'), /parallel/],
    'a file of this commit at another': [
      withJob('other: { uses: ./.github/workflows/x.yml@v1 }'),
      /Unable to find reusable workflow/,
    ],
    'no jobs': [
      `on: pull_request\n# ${GATE}\nname: ${GATE}\n`,
      /Required property is missing: jobs/,
    ],
    'nothing below them': [
      `on: pull_request\njobs:\n# ${GATE}\nname: ${GATE}\n`,
      /Unexpected value ''/,
    ],
    'a text in their place': [`on: pull_request\njobs: ${GATE}`, /Unexpected value/],
  };
  test.each(Object.entries(REFUSED))('%s', async (_, [text, expected]) => {
    const found = ofFile(await examine(text)).filter(({ state }) => state !== 'unknown');
    const lines = found.map(({ subject, seen, fix }) => `${subject}: ${seen} → ${fix}`);
    expect(lines).toEqual([expect.stringMatching(expected)]);
  });

  test('a misspelt machine is a word too many and one that is missing', async () => {
    const found = ofFile(await examine(withJob('other: { run-on: x, steps: [{ run: x }] }')));
    expect(found.map(({ seen }) => seen).sort()).toEqual([
      expect.stringContaining('missing: runs-on'),
      expect.stringContaining("'run-on'"),
    ]);
  });
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

const OK = 'ok: starts on pull_request';
const SEEN: Record<string, [workflow: string, ...seen: string[]]> = {
  'a tag': [change(SHA, 'v1'), 'note: uses "v1", which is no whole commit and can be moved'],
  'no version': [
    change(`plangate@${SHA}`, 'plangate'),
    'note: uses "", which is no whole commit and can be moved',
  ],
  'a condition': [
    withJobKey("if: github.actor != 'octocat'"),
    OK,
    'unknown: skips the job "gate" unless its `if` is met, and a required check that is skipped counts as passed',
  ],
  paths: [
    startsOn('\n  pull_request:\n    paths: [infra/**]'),
    OK,
    'unknown: runs for some paths only: where the check is required, other pull requests wait for it without end',
  ],
  'a merge queue, for which the workflow that `init` writes has a group of each entry': [
    startsOn('[pull_request, merge_group]'),
    'ok: starts on pull_request, merge_group',
  ],
  'a merge queue whose entries all have one group': [
    startsOn('[pull_request, merge_group]').replace(' || github.ref', ''),
    'note: cancels every entry of the merge queue but the newest: all of them have the group "plangate-${{ github.event.pull_request.number }}"',
  ],
  'an expression for an input': [
    change('directory: infra', 'directory: ${{ vars.DIRECTORY }}'),
    OK,
  ],
  'types without new commits': [
    startsOn('\n  pull_request:\n    types: [opened]'),
    'note: does not run when a pull request gets new commits (`types` of pull_request)',
  ],
  'a closed gate that fails nothing': [
    withJobKey('continue-on-error: true'),
    'note: has `continue-on-error` on the job: the job passes although the gate fails',
  ],
  pull_request_target: [startsOn('pull_request_target'), 'note: runs on pull_request_target'],
};
test.each(Object.entries(SEEN))('%s', async (_, [workflow, ...expected]) => {
  const found = ofFile(await examine(workflow));
  expect(found.map(({ state, seen }) => `${state}: ${seen}`)).toEqual(expected);
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

describe('a workflow that another one calls', () => {
  const called = async (calling: string) => {
    const found = await examine(CALLED, { [CALLER]: calling });
    return found
      .filter(({ subject }) => subject !== 'workflow')
      .map(({ state, subject, seen, fix = '' }) => `${state} ${subject}: ${seen} → ${fix}`);
  };

  test('is well together with its caller', async () => {
    expect(await called(CALLING)).toEqual([`ok ${PATH}: starts on workflow_call → `]);
    const inherits = CALLING.replace(/secrets: .*/, 'secrets: inherit');
    const bySign = CALLING.replace('uses: ./', 'uses: $/');
    for (const calling of [inherits, bySign]) {
      expect(await called(calling)).toEqual([`ok ${PATH}: starts on workflow_call → `]);
    }
  });

  const FAULTS: Record<string, [said: RegExp, calling: string]> = {
    'a misspelt input': [
      /pull-request\.yml:7: GitHub refuses it: Invalid input, diretory is not defined/,
      changeCall('{ directory: infra }', '{ directory: infra, diretory: infra }'),
    ],
    'another file that is not there': [
      /pull-request\.yml:10: GitHub refuses it: Unable to find reusable workflow/,
      `${CALLING}  more:\n    uses: ./.github/workflows/more.yml\n`,
    ],
  };
  test.each(Object.entries(FAULTS))('%s', async (_, [expected, calling]) => {
    const problems = (await called(calling)).filter((line) => line.startsWith('problem'));
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });

  test('is started as its caller is', async () => {
    const lines = await called(
      changeCall('on: pull_request', 'on:\n  pull_request:\n    types: [opened]'),
    );
    expect(lines).toEqual([
      expect.stringMatching(/^note .*pull-request\.yml:3: does not run when/),
    ]);
  });
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

test('every example is well, apart from the version to put in', async () => {
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
