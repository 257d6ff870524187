/** A workflow is read as GitHub reads it: what it refuses is named with its line, and what it takes is not called broken. */
import { examineWorkflows } from '../../src/cli/doctor/examine-workflows.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const PATH = '.github/workflows/plangate.yml';
const LOCAL = { local: 'true', policies: 'policies' };

interface Parts {
  on?: string;
  /** Lines of the job, steps before the gate, and jobs behind it: each without its indentation. */
  job?: string;
  steps?: string[];
  inputs?: Record<string, string>;
  jobs?: string[];
}

/** A workflow with a gate in order, and with more of what `parts` has. */
function workflow({ on = 'pull_request', job, steps = [], inputs = LOCAL, jobs = [] }: Parts) {
  const lines = (indent: string, texts: readonly string[]) =>
    texts.map((text) => `${indent}${text}\n`).join('');
  const given = Object.entries(inputs).map(([name, value]) => `${name}: ${value}`);
  return `on: ${on}
jobs:
  gate:
    runs-on: ubuntu-latest
    permissions: { contents: read, pull-requests: write, checks: write }
${lines('    ', job === undefined ? [] : [job])}    steps:
      - uses: actions/checkout@${SHA}
${lines('      - ', steps)}      - uses: plangate/plangate@${SHA}
        with:
${lines('          ', given)}${lines('  ', jobs)}`;
}

async function examine(files: Record<string, string>) {
  const all = { '.git/HEAD': '', 'main.tf': '', 'policies/first.rego': '', ...files };
  const { findings } = await examineWorkflows(makeTree(all).root, '1.0.0');
  return findings
    .filter(({ subject, state }) => subject.startsWith('.github/') && state !== 'unknown')
    .map(
      ({ state, subject, seen, fix }) => `${state} ${subject.replace(PATH, '')} ${seen} → ${fix}`,
    );
}

describe('GitHub takes it', () => {
  const TAKEN: Record<string, Parts> = {
    'a step in the background': { steps: ['{ run: x, id: x, background: true }'] },
    'steps that wait and cancel': {
      steps: ['{ run: x, id: x, background: true }', 'wait: [x]', 'cancel: x', 'wait-all: true'],
    },
    'steps side by side': { steps: ['parallel: [{ run: x }, { uses: $/actions/own }]'] },
    'permissions of this year': {
      jobs: [
        'other: { runs-on: x, permissions: { vulnerability-alerts: read, code-quality: write }, steps: [{ run: x }] }',
      ],
    },
    'variables by an expression': { job: "env: ${{ fromJSON('{}') }}" },
    'services by an expression, and a job that needs this one': {
      job: "services: ${{ fromJSON('{}') }}",
      jobs: ['next: { needs: gate, runs-on: x, steps: [{ run: x }] }'],
    },
    'an input without anything': {
      on: '{ pull_request: , workflow_dispatch: { inputs: { why: } } }',
    },
    'no inputs below the key': { on: '{ pull_request: , workflow_dispatch: { inputs: } }' },
    'an event of the API in a list': { on: '[pull_request, repository_dispatch]' },
    times: { on: "{ pull_request: , schedule: [{ cron: '0 1 * * *' }] }" },
    'an anchor': { steps: ['&say { run: x }', '*say'] },
    'a workflow of another repository, in a file of the same name': {
      jobs: [`other: { uses: a/b/${PATH}@${SHA} }`],
    },
    'a container of an action': { steps: ['uses: docker://alpine:3.22'] },
    'an expression for a matrix': { job: 'strategy: { matrix: "${{ fromJSON(vars.X) }}" }' },
  };
  test.each(Object.entries(TAKEN))('%s', async (_, parts) => {
    const lines = await examine({ [PATH]: workflow(parts) });
    expect(lines).toEqual([expect.stringMatching(/^ok  starts on /)]);
  });
});

describe('GitHub refuses it, once and with the line', () => {
  const other = (text: string) => ({ jobs: [`other: ${text}`] });
  const REFUSED: Record<string, [Parts, RegExp]> = {
    'times that are no list': [
      { on: '{ pull_request: , schedule: "0 1 * * *" }' },
      /^problem :1 GitHub refuses it: Unexpected value '0 1 \* \* \*' → Correct it/,
    ],
    'a second job without a machine': [
      other('{ steps: [{ run: x }] }'),
      /:12 GitHub refuses it: Required property is missing: runs-on → /,
    ],
    'a job that is not there': [
      other('{ runs-on: x, needs: [gat], steps: [{ run: x }] }'),
      /:12 GitHub refuses it: Job 'other' depends on unknown job 'gat'\. → /,
    ],
    'a wrong time': [
      { on: "{ pull_request: , schedule: [{ cron: '0 25 * * *' }] }" },
      /Invalid cron/,
    ],
    'a step by itself in a group': [{ steps: ['parallel: [{ wait-all: true }]'] }, /parallel/],
    'a file of this commit at another': [
      other('{ uses: ./.github/workflows/x.yml@v1 }'),
      /Unable to find reusable workflow/,
    ],
  };
  test.each(Object.entries(REFUSED))('%s', async (_, [parts, expected]) => {
    expect(await examine({ [PATH]: workflow(parts) })).toEqual([expect.stringMatching(expected)]);
  });
});

test('a misspelt machine is a word too many and one that is missing', async () => {
  const text = workflow({ jobs: ['other: { run-on: x, steps: [{ run: x }] }'] });
  const lines = await examine({ [PATH]: text });
  expect(lines).toHaveLength(2);
  expect(lines.join('\n')).toMatch(/'run-on'[^]*missing: runs-on|missing: runs-on[^]*'run-on'/);
});

test.each([
  ['no jobs', 'on: pull_request\n# ', /Required property is missing: jobs/],
  ['nothing below them', 'on: pull_request\njobs:\n# ', /Unexpected value ''/],
  ['a text in their place', 'on: pull_request\njobs: ', /Unexpected value/],
])('a file that names the gate and has %s', async (_, text, expected) => {
  const lines = await examine({
    [PATH]: `${text}plangate/plangate@${SHA}\nname: plangate/plangate\n`,
  });
  expect(lines).toEqual([expect.stringMatching(expected)]);
});

describe('a gate is found', () => {
  const withToken = { ...LOCAL, token: 'abc.atlasv1.def' };
  const problem = expect.stringMatching(/^problem :\d+ has the token written into it/);

  test('inside of `parallel`', async () => {
    const text = `on: pull_request\njobs:\n  gate:\n    runs-on: x\n    permissions: write-all\n    steps:\n      - uses: actions/checkout@${SHA}\n      - parallel:\n          - run: x\n          - uses: plangate/plangate@${SHA}\n            with: { local: true, policies: policies, token: x }\n`;
    expect(await examine({ [PATH]: text })).toEqual([problem]);
    expect(await examine({ [PATH]: text.replace(', token: x', '') })).toEqual([
      expect.stringMatching(/^ok/),
    ]);
  });

  test('where a caller names it by `$/`', async () => {
    const called = workflow({ on: '{ workflow_call: }' });
    const caller = `on: pull_request\njobs:\n  call:\n    uses: $/${PATH}\n`;
    const lines = await examine({ [PATH]: called, '.github/workflows/caller.yml': caller });
    expect(lines).toEqual([expect.stringMatching(/^ok .*starts on workflow_call/)]);
  });

  test('with another one, each with its own problem', async () => {
    const lines = await examine({
      [PATH]: workflow({ inputs: withToken }),
      '.github/workflows/second.yml': workflow({ inputs: withToken }),
    });
    expect(lines).toEqual([problem, expect.stringMatching(/second\.yml:8 has the token written/)]);
  });
});
