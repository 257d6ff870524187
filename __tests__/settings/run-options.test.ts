/** What a run is asked for: how it is written, what goes together, what the service is told. */

import { describeOptions } from '../../src/policy/run-differences.ts';
import type { RunOptions } from '../../src/client/wire/run.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { describe, expect, test } from '../support/jest.ts';

function readInputs(given: Record<string, string>, entryPoint: 'cli' | 'action' = 'cli') {
  const enough = { token: 't-1', organization: 'acme', workspace: 'net-prod' };
  return readSettings({ inputs: { ...enough, ...given }, environment: {}, entryPoint });
}

function optionsOf(given: Record<string, string>): RunOptions {
  const result = readInputs(given);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.settings.plan.runOptions;
}

test('an option has its name of the API in the request, and the name of its input in sentences', () => {
  const options = optionsOf({
    'refresh-only': 'false',
    destroy: 'true',
    refresh: 'false',
    target: 'module.a["x,y"].b.c[0]\n# not this one\n\naws_instance.web',
    variables: 'stage = dev\nsizes=[1, 2]',
    'terraform-version': '1.5.7-beta1',
    'allow-empty-apply': 'true',
  });
  expect(options).toEqual({
    'is-destroy': true,
    refresh: false,
    'target-addrs': ['module.a["x,y"].b.c[0]', 'aws_instance.web'],
    variables: [
      { key: 'stage', value: 'dev' },
      { key: 'sizes', value: '[1, 2]' },
    ],
    'terraform-version': '1.5.7-beta1',
    'allow-empty-apply': true,
  });
  expect(describeOptions(options)).toEqual([
    'destroy: true',
    'refresh: false',
    'target: module.a["x,y"].b.c[0], aws_instance.web',
    'variables: stage, sizes',
    'terraform-version: 1.5.7-beta1',
    'allow-empty-apply: true',
  ]);
  expect(describeOptions(optionsOf({}))).toEqual([]);
});

describe('options that exclude each other', () => {
  test.each<[Record<string, string>, string]>([
    [{ mode: 'provisional', 'terraform-version': '1.5.7' }, 'terraform-version'],
    [{ mode: 'provisional', destroy: 'true' }, 'destroy'],
    [{ destroy: 'true', 'refresh-only': 'true' }, 'refresh-only'],
    [{ refresh: 'false', 'refresh-only': 'true' }, 'refresh-only'],
    [{ replace: 'a.b', 'refresh-only': 'true' }, 'refresh-only'],
    [{ replace: 'a.b', destroy: 'true' }, 'replace'],
    [{ target: 'a.b', 'auto-queue-runs': 'true' }, 'auto-queue-runs'],
    [{ variables: 'just-a-text' }, 'variables'],
    [{ variables: 'a=1\na=2' }, 'variables'],
    [{ 'terraform-version': '~> 1.5' }, 'terraform-version'],
    [{ target: 'a.b\u001b[2J' }, 'target'],
  ])('are refused: %j', (given, input) => {
    const result = readInputs(given);
    const problems = 'problems' in result ? result.problems : [];
    expect(problems.map((problem) => problem.where)).toEqual([input]);
    expect(problems[0]?.message).not.toContain('just-a-text');
  });

  test('do not include a plan to destroy that a person may apply where that is allowed', () => {
    const given = { mode: 'provisional', destroy: 'true', 'allow-destroy-apply': 'true' };
    expect(optionsOf(given)).toEqual({ 'is-destroy': true });
  });
});

describe('run-options in a line of `set`', () => {
  const ofAction = (lines: string, others: Record<string, string> = {}) => {
    const set = Object.entries({ ...others, 'run-options': JSON.stringify(lines.split('\n')) });
    return readInputs({ set: set.map((line) => line.join(': ')).join('\n') }, 'action');
  };

  test('has the same meaning as the options of the command line', () => {
    const read = ofAction(
      'destroy: true\n# a comment\ntarget: module.a["x,y"].b\ntarget: aws_x.y\n\nvariables: stage = dev\nvariables: sizes=[1, 2]\nterraform-version: 1.11.4',
    );
    const expected = optionsOf({
      destroy: 'true',
      target: 'module.a["x,y"].b\naws_x.y',
      variables: 'stage = dev\nsizes=[1, 2]',
      'terraform-version': '1.11.4',
    });
    expect('settings' in read && read.settings.plan.runOptions).toEqual(expected);
    const one = readInputs({ set: 'run-options: destroy: true' }, 'action');
    expect('settings' in one && one.settings.plan.runOptions).toEqual({ 'is-destroy': true });
  });

  test.each<[string, Record<string, string>, string]>([
    ['just-a-text', {}, 'has no `name: value` in its line 1'],
    ['targets: a.b', {}, 'Did you mean `target`?'],
    ['mode: provisional', {}, 'which is no option of a run'],
    ['destroy:', {}, 'has no value for `destroy`'],
    ['destroy: true\ndestroy: false', {}, 'names `destroy` twice'],
    ['variables: a=1\nvariables: a=2', {}, 'names "a" twice'],
    ['destroy: true', { mode: 'provisional' }, 'Set `allow-destroy-apply` to true'],
    ['refresh-only: true\nreplace: a.b', {}, 'such a run only refreshes'],
    ['terraform-version: latest', {}, 'is not a version of Terraform'],
    ['destroy: perhaps', {}, '"perhaps" is neither'],
  ])('is refused if it is %j with %j', (lines, others, message) => {
    const read = ofAction(lines, others);
    const problems = 'problems' in read ? read.problems : [];
    expect(problems.map(({ where }) => where)).toEqual([expect.stringMatching(/^set: `/)]);
    expect(problems[0]?.message).toContain(message);
  });

  test('cannot be replaced by an input for one option', () => {
    const message =
      'is not an input. It is a line of `run-options`, in `plangate.yml` or in `set`.';
    expect(readInputs({ target: 'a.b' }, 'action')).toMatchObject({
      problems: [{ where: 'target', message }],
    });
  });
});

test.each([
  ['a=b', 'b'],
  ['a = b', 'b'],
  // `-var` takes what follows the sign.
  ['a= b', ' b'],
  ['a==b', '=b'],
  ['a=', ''],
])('the line %j of run-options has the value %j', (variables, value) => {
  expect(optionsOf({ variables }).variables).toEqual([{ key: 'a', value }]);
});
