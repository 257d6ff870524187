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

test('the step has no input for an option of the run', () => {
  const message = 'is not an input. It is a key of `plangate.yml`.';
  expect(readInputs({ target: 'a.b' }, 'action')).toMatchObject({
    problems: [{ where: 'target', message }],
  });
});

test.each([
  ['a=b', 'b'],
  ['a = b', 'b'],
  // `-var` takes what follows the sign.
  ['a= b', ' b'],
  ['a==b', '=b'],
  ['a=', ''],
])('the variable %j has the value %j', (variables, value) => {
  expect(optionsOf({ variables }).variables).toEqual([{ key: 'a', value }]);
});
