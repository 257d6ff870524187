/** A gate inside of a composite action of the same repository is examined as if its steps were those of the job. */
import { examineWorkflows } from '../../src/cli/doctor/examine-workflows.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const WORKFLOW = '.github/workflows/gate.yml';
const ACTION = '.github/actions/gate/action.yml';

function workflow(uses: string, inputs = '', before = `      - uses: actions/checkout@${SHA}\n`) {
  return `on: pull_request
jobs:
  gate:
    runs-on: ubuntu-latest
    permissions: { contents: read, pull-requests: write, checks: write }
    steps:
${before}      - uses: ${uses}
${inputs === '' ? '' : `        with: ${inputs}\n`}`;
}

function action(inputs: string, more = '') {
  return `name: gate
description: The gate of all repositories.
inputs:
  token: { description: The token., required: true }
  directory: { description: What is planned., default: . }
runs:
  using: composite
  steps:
    - uses: plangate/plangate@${SHA}
      with: ${inputs}
${more}`;
}

const INPUTS =
  '{ token: "${{ inputs.token }}", organization: acme, workspace: net, directory: "${{ inputs.directory }}" }';
const TOKEN = '{ token: "${{ secrets.TF_API_TOKEN }}" }';

async function examine(files: Record<string, string>) {
  const { root } = makeTree({ '.git/HEAD': '', 'main.tf': '', ...files });
  const { findings, gates } = await examineWorkflows(root, {}, '1.0.0');
  const lines = findings
    .filter(({ subject, state }) => subject.startsWith('.github/') && state !== 'unknown')
    .map(({ state, subject, seen, fix }) => `${state} ${subject} ${seen} → ${fix}`);
  return { lines, gates };
}

test.each(['./.github/actions/gate', '$/.github/actions/gate', './.github/actions/gate/'])(
  'its inputs are those that the job passes: %s',
  async (uses) => {
    const files = { [WORKFLOW]: workflow(uses, TOKEN), [ACTION]: action(INPUTS) };
    const { lines, gates } = await examine(files);
    expect(lines).toEqual([expect.stringMatching(/^ok \S+gate\.yml starts on pull_request/)]);
    expect(gates).toEqual([
      {
        at: `${ACTION}:9`,
        inputs: { organization: 'acme', workspace: 'net', directory: '.' },
        elsewhere: ['token'],
        refused: [],
        writesDigest: false,
      },
    ]);
  },
);

test('through another composite action, and one that calls itself ends', async () => {
  const outer = `name: outer\ndescription: x\nruns:\n  using: composite\n  steps:\n    - uses: ./.github/actions/outer\n    - uses: ./.github/actions/gate\n      with: { token: x, directory: infra }\n`;
  const { lines, gates } = await examine({
    [WORKFLOW]: workflow('./.github/actions/outer'),
    '.github/actions/outer/action.yaml': outer,
    [ACTION]: action(INPUTS),
  });
  expect(lines).toEqual([
    expect.stringMatching(/gate\/action\.yml:9 has the token written into it/),
    expect.stringMatching(/gate\/action\.yml:9 `directory` "infra" does not exist/),
  ]);
  expect(gates.length).toBe(1);
});

describe('what is wrong is named with the line of its file', () => {
  const WRONG: Record<string, [string, string, RegExp[]]> = {
    'an input that the job does not pass': [
      workflow('./.github/actions/gate'),
      action(INPUTS),
      [/^problem \S+action\.yml:9 has no `token`/],
    ],
    'a directory of the job': [
      workflow('./.github/actions/gate', '{ token: "${{ secrets.T }}", directory: infr }'),
      action(INPUTS),
      [/^problem \S+action\.yml:9 `directory` "infr" does not exist/],
    ],
    'an input of the gate that is misspelt': [
      workflow('./.github/actions/gate', TOKEN),
      action(INPUTS.replace('workspace', 'workspce')),
      [/^problem \S+action\.yml:9 `workspce` is not an input.*Did you mean `workspace`/],
    ],
    'secrets, which an action cannot read': [
      workflow('./.github/actions/gate'),
      action(INPUTS.replace('inputs.token', 'secrets.TF_API_TOKEN')),
      [/^problem \S+action\.yml:10 GitHub refuses it: .*'secrets'/],
    ],
    'a script without a shell': [
      workflow('./.github/actions/gate', TOKEN),
      action(INPUTS, '    - run: echo\n'),
      [/^problem \S+action\.yml:11 GitHub refuses it: .*shell/],
    ],
    'an action of files that are not there yet': [
      workflow('./.github/actions/gate', TOKEN, ''),
      action(INPUTS),
      [/^problem \S+gate\.yml:7 uses "\.\/\.github\/actions\/gate" before a checkout/],
    ],
  };
  test.each(Object.entries(WRONG))('%s', async (_, [text, composite, expected]) => {
    const { lines } = await examine({ [WORKFLOW]: text, [ACTION]: composite });
    expect(lines).toEqual(expected.map((each) => expect.stringMatching(each)));
  });
});

test('actions of other kinds, and such as are not there, are left alone', async () => {
  const files = {
    [WORKFLOW]: workflow('./.github/actions/gate', TOKEN),
    [ACTION]: 'name: x\ndescription: plangate/plangate\nruns: { using: node24, main: x.js }\n',
    '.github/workflows/other.yml': workflow('./actions/none'),
  };
  expect((await examine(files)).lines).toEqual([]);
  expect((await examine({ ...files, [ACTION]: '- plangate/plangate' })).lines).toEqual([]);
});
