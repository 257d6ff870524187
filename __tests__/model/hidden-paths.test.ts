import { HIDDEN_BY_DEFAULT, hiddenPaths, readHiddenPath } from '../../src/model/hidden-paths.ts';
import { expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';

const isHidden = (path: string, ...given: string[]) => hiddenPaths(given)(path.split('.'));

test('a path fits a pattern step by step, and `*` alone is one step or more', () => {
  expect(isHidden('aws_instance.web.user_data')).toBe(true);
  expect(isHidden('aws_x.y.settings.deep.db_password')).toBe(true);
  expect(isHidden('aws_ssm_parameter.a.value')).toBe(true);
  expect(isHidden('aws_sqs_queue.a.value')).toBe(false);
  expect(isHidden('aws_x.y.password_length')).toBe(false);
  expect(isHidden('aws_x.y.environment.variables.KEY', '*.environment.*')).toBe(true);
  expect(isHidden('aws_x.y.a.bcd', 'aws_*.y.a.b*d')).toBe(true);
  expect(isHidden('aws_x.y.a.bcd', 'aws_*.y.a.b*e')).toBe(false);
});

test('type and name alone hide no resource, whatever they are called', () => {
  expect(isHidden('aws_x.token')).toBe(false);
  expect(isHidden('random_password.secret.length')).toBe(false);
  expect(isHidden('aws_x.y', '*')).toBe(false);
});

test('an output is hidden by a pattern of outputs alone', () => {
  expect(isHidden('output.admin_url')).toBe(false);
  expect(isHidden('output.admin_url', 'output.admin_*')).toBe(true);
  expect(isHidden('output.settings.password', 'output.settings.password')).toBe(true);
  expect(isHidden('output.password')).toBe(false);
});

test('a line takes a pattern out of the default list, and nothing else', () => {
  expect(isHidden('aws_instance.web.user_data', '!*.user_data')).toBe(false);
  expect(readHiddenPath('!*.user_data')).toEqual({ value: '!*.user_data' });
  expect(readHiddenPath('!*.other')).toHaveProperty('problem');
});

test.each(['user_data', '*', '', 'a..b', 'a.b c', 'a.b[0]', '.a', 'a.'])(
  '%p is no pattern of a path',
  (text) => {
    expect(readHiddenPath(text)).toHaveProperty('problem');
  },
);

test('each pattern of the default list can be read, and the page prints them', () => {
  expect(HIDDEN_BY_DEFAULT.filter((pattern) => 'problem' in readHiddenPath(pattern))).toEqual([]);
  const [, printed] =
    /<!-- hidden:start -->\n\n```text\n(.*?)\n```/s.exec(readText('docs/values.md')) ?? [];
  expect(printed?.split(/\s/)).toEqual(HIDDEN_BY_DEFAULT);
});
