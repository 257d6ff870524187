/** The options of a run: in words for people, and held against what was asked for. */
import type { Run } from '../../src/client/wire/run.ts';
import {
  differencesFromOptions,
  unusualOptions,
  reportedOptions,
} from '../../src/policy/run-differences.ts';
import { describeOptions, partialInputs, type RunOptions } from '../../src/policy/run-options.ts';
import { expect, test } from '../support/jest.ts';
import { run } from '../support/stub-client.ts';

function runWith(attributes: object): Run {
  const plain = run();
  return { ...plain, attributes: { ...plain.attributes, ...attributes } };
}

const variable = (key: string, value: string) => ({ key, value });

test('options go by the names of their inputs, and variables without their values', () => {
  const options: RunOptions = {
    'is-destroy': true,
    'target-addrs': ['aws_a.b', 'aws_c.d'],
    'replace-addrs': ['aws_e.f'],
    refresh: false,
    variables: [variable('stage', '"quiet"'), variable('size', '3')],
  };
  expect(describeOptions(options)).toEqual([
    'destroy: true',
    'target: aws_a.b, aws_c.d',
    'replace: aws_e.f',
    'refresh: false',
    'variables: stage, size',
  ]);
  expect(describeOptions({})).toEqual([]);
});

test('a run that only refreshes, or has targets, planned a part', () => {
  expect(partialInputs({ 'refresh-only': true, 'target-addrs': ['aws_a.b'] })).toEqual([
    'refresh-only',
    'target',
  ]);
  expect(partialInputs({ refresh: false, 'replace-addrs': ['aws_a.b'] })).toEqual([]);
});

const [ONE, TWO] = [variable('a', '1'), variable('b', '2')];

test.each<[string, RunOptions, object]>([
  [
    'targets in another order',
    { 'target-addrs': ['aws_a.b', 'aws_c.d'] },
    { 'target-addrs': ['aws_c.d', 'aws_a.b'] },
  ],
  [
    'variables in another order, and their parts too',
    { variables: [ONE, TWO] },
    { variables: [TWO, ONE].map(({ key, value }) => ({ value, key })) },
  ],
  ['a flag', { refresh: false }, { refresh: false }],
  ['nothing', {}, { 'target-addrs': [], variables: null, refresh: true, 'is-destroy': false }],
  ['what is usual', {}, { 'refresh-only': false, 'allow-empty-apply': false, variables: [] }],
  ['nothing of a flag, or of a list', {}, { refresh: null, 'target-addrs': null }],
])('what was asked for is what the run has: %s', (_, options, attributes) => {
  expect(differencesFromOptions(runWith(attributes), options)).toEqual([]);
});

test.each<[RunOptions, object, string]>([
  [
    { 'target-addrs': ['aws_a.b'] },
    { 'target-addrs': ['aws_a.c'] },
    '"target-addrs": ["aws_a.c"], and ["aws_a.b"] was asked for',
  ],
  [
    { variables: [ONE] },
    { variables: [variable('a', '2')] },
    '"variables": ["a"], and ["a"] was asked for',
  ],
  [{ refresh: false }, {}, '"refresh": unknown, and false was asked for'],
  [{}, { 'is-destroy': true }, '"is-destroy": true, which was not requested'],
  [{}, { variables: 'odd' }, '"variables": "?", which was not requested'],
  [{}, { variables: [{}, null] }, '"variables": ["?","?"], which was not requested'],
  [{}, { 'allow-empty-apply': true }, '"allow-empty-apply": true, which was not requested'],
  [
    {},
    { 'policy-paths': ['x'.repeat(200)] },
    `"policy-paths": ["${'x'.repeat(98)}, which was not requested`,
  ],
])('asked for %j, the run has %j', (options, attributes, difference) => {
  expect(differencesFromOptions(runWith(attributes), options)).toEqual([`has ${difference}`]);
});

test('a run says which options it has', () => {
  const attributes = {
    refresh: false,
    'target-addrs': ['aws_a.b'],
    'replace-addrs': [],
    'allow-config-generation': true,
  };
  expect(unusualOptions(runWith(attributes).attributes)).toEqual(['refresh', 'target-addrs']);
  expect(reportedOptions(runWith(attributes))).toEqual({
    refresh: false,
    'target-addrs': ['aws_a.b'],
    'allow-config-generation': true,
  });
});
