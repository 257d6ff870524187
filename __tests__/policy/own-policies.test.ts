import { notJudgedByOwn } from '../../src/policy/systems/own-policies.ts';
import { emptyReading } from '../../src/policy/reading.ts';
import { expect, test } from '../support/jest.ts';

test('a plan that own policies did not judge has a doubt', () => {
  expect(notJudgedByOwn(['policies', './more'], 'opa 1.0 is missing.')).toEqual({
    system: 'own-policies',
    how: { complete: true },
    reading: {
      ...emptyReading(),
      doubts: ['The plan was not judged by `policies`, `./more`: opa 1.0 is missing.'],
    },
  });
});
