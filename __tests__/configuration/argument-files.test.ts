/** Which variables nothing but the files gives a value. */
import { variablesOfFiles } from '../../src/configuration/argument-files.ts';
import { expect, test } from '../support/jest.ts';

test.each<[Record<string, string>, string[], boolean]>([
  [{}, [], true],
  [{ TF_VAR_y: '1' }, ['y'], true],
  [{ TF_VAR_x: '1' }, [], false],
  // On Windows the case of letters does not count.
  [{ Tf_Var_X: '1' }, [], false],
  [{ TF_CLI_ARGS_plan: '-var x=1' }, [], false],
  [{ TF_CLI_ARGS: '' }, [], false],
  [{}, ['x'], false],
])(
  'the environment %j and the variables %j leave "x" to the files: %s',
  (environment, given, is) => {
    expect(variablesOfFiles(environment, given)('x')).toBe(is);
  },
);
