import { note, textsOf } from '../support/findings.ts';
import { notJudgedByOwn } from '../../src/policy/systems/own-policies.ts';
import { expect, test } from '../support/jest.ts';

test('a plan that own policies did not judge has a doubt', () => {
  const why = note('opa 1.0 is missing.', 'PG-114');
  const { system, how, reading } = notJudgedByOwn(['policies', './more'], why);
  const { doubts, ...others } = reading;
  expect([system, how]).toEqual(['own-policies', { complete: true }]);
  expect(others).toEqual({ results: [], runTasks: [], unfinished: [], errors: [] });
  expect(textsOf(doubts)).toEqual([
    'The plan was not judged by `policies` and `./more`: opa 1.0 is missing.',
  ]);
  expect(doubts.map(({ code }) => code)).toEqual(['PG-114']);
});
