/** An input that was taken out is refused wherever it was, with what to do instead: the whole table goes with it. */
import { toShown } from '../../src/tools/doctor/diagnosis.ts';
import { checkWith } from '../../src/check/library-check.ts';
import { examineWorkflows } from '../../src/tools/doctor/examine-workflows.ts';
import { renderWorkflow } from '../../src/tools/init/render-workflow.ts';
import { INPUTS } from '../../src/settings/inputs.ts';
import { REMOVED_INPUTS } from '../../src/settings/removed-inputs.ts';
import { readSettings, settingName } from '../../src/settings/settings.ts';
import { readSubInputs, SUB_ACTIONS } from '../../src/settings/sub-actions.ts';
import { callCli } from '../support/call-cli.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';
import { HOSTS } from '../../src/features.ts';

const NAMES = [...REMOVED_INPUTS.keys()];
const TABLE = Array.from(REMOVED_INPUTS, ([where, instead]) => ({ where, instead }));
const ENOUGH = { token: 't-1', organization: 'acme', workspace: 'net' };
const REFUSED = Object.fromEntries(NAMES.map((name) => [name, 'x']));

test('no action has an input that was taken out, and no sentence names one', () => {
  const specs = [INPUTS, ...SUB_ACTIONS.map(({ inputs }) => inputs)].flat();
  expect(specs.filter(({ name }) => REMOVED_INPUTS.has(name))).toEqual([]);
  const words = TABLE.flatMap(({ instead }) => instead.match(/[a-z]+(?:-[a-z]+)+/g) ?? []);
  expect(words.filter((word) => REMOVED_INPUTS.has(word))).toEqual([]);
});

test('a workflow that sets all of them gets every sentence at once, beside its other problems', () => {
  const inputs = { ...ENOUGH, ...REFUSED, workspce: 'x', set: 'mode: aply' };
  const read = readSettings({ inputs, environment: {}, entryPoint: 'action' });
  expect('problems' in read && read.problems.map(({ where, message }) => [where, message])).toEqual(
    [
      ...TABLE.map(({ where, instead }) => [where, `is not an input. ${instead}`]),
      ['workspce', 'is not an input. Did you mean `workspace`?'],
      ['set: `mode`', '"aply" is not a choice. Write speculative or provisional.'],
    ],
  );
});

test.each(SUB_ACTIONS)('$name refuses them as well', (action) => {
  const { problems } = readSubInputs(action, REFUSED, {});
  const said = problems.flatMap(({ where, message }) => (where in REFUSED ? [message] : []));
  expect(said).toEqual(TABLE.map(({ instead }) => `is not an input. ${instead}`));
});

test('doctor says the same of a workflow', async () => {
  const inputs = NAMES.map((name) => ({ name, value: 'x' }));
  const workflow = renderWorkflow([{ inputs }], { version: '1.0.0', commit: '0'.repeat(40) });
  const { root } = makeTree({ '.git/HEAD': '', '.github/workflows/plangate.yml': workflow });
  const { findings } = await examineWorkflows(root, '1.0.0');
  const problems = findings.map(toShown).filter(({ seen }) => seen.endsWith('is not an input'));
  expect(problems).toMatchObject(
    TABLE.map(({ where, instead }) => ({
      seen: `"${where}" is not an input`,
      fix: expect.stringContaining(instead),
    })),
  );
});

test('the command line and the library refuse them in words of their own', async () => {
  const options = [...NAMES.map((name) => `--${name}=x`), '--no-cancel-superseded'];
  const { code, stdout, stderr } = await callCli(['check', ...options]);
  expect([code, stdout]).toEqual([2, '']);
  const given = Object.fromEntries(NAMES.map((name) => [settingName({ name }), 'x']));
  const { root } = makeTree({ 'main.tf': '' });
  const ofLibrary = await checkWith({ ...ENOUGH, workingDirectory: root, ...given }, HOSTS).then(
    () => 'no problem',
    ({ message }: Error) => message,
  );
  expectGolden('messages/removed-inputs.txt', `${stderr}\n${ofLibrary}\n`);
});
