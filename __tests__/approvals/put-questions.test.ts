/** A failure with what people answered to its questions. */
import { withAnswers } from '../../src/approvals/put-questions.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

const failure = policyResult({
  system: 'own-policies',
  status: 'failed',
  overridable: true,
  approval: { approvers: ['ann'], needed: 1, missing: 1, given: [] },
});
const answered = (missing: number) => ({ given: [], needed: 1, missing });

describe('a failure stays a failure', () => {
  test('where no question of it was answered', () => {
    expect(withAnswers(failure, [])).toEqual(failure);
  });

  test('where one of two questions is open', () => {
    expect(withAnswers(failure, [answered(0), answered(1)]).status).toBe('failed');
  });
});

test('a failure is open where each question is answered', () => {
  expect(withAnswers(failure, [answered(0), answered(0)]).status).toBe('overridden');
});
