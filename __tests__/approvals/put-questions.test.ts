/** A failure with what people answered to its questions. */
import { judgeNamed } from '../support/judges.ts';
import { toApproved } from '../../src/approvals/code.ts';
import { questionsOf, withAnswers } from '../../src/approvals/put-questions.ts';
import { WholeAnswer } from '../../src/model/policy-result.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

const failure = policyResult({
  judge: judgeNamed('own-policies'),
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

describe('a condition of what is known after the apply', () => {
  const acl = 'aws_s3_bucket.logs: `acl` is known only after the apply.';
  const condition = { ...failure, status: 'known-after-apply' as const, output: [acl] };
  const digestsOf = (result: typeof failure) =>
    questionsOf(result).map((question) => toApproved(question, undefined).message);

  test('is one question for each value, and the same value is the same question', () => {
    const both = { ...condition, output: [acl, acl.replace('acl', 'tags')] };
    expect(digestsOf(both)).toHaveLength(2);
    expect(digestsOf(both)).toEqual(expect.arrayContaining(digestsOf(condition)));
  });

  test('is another question than a failure with the same words', () => {
    const answers = [new WholeAnswer([acl], JSON.stringify(acl), true)];
    const failed = { ...failure, output: [acl], answers };
    expect(digestsOf(failed)).not.toEqual(digestsOf(condition));
  });

  test('opens where people answered it, and stays where they did not', () => {
    expect(withAnswers(condition, [answered(1)]).status).toBe('known-after-apply');
    expect(withAnswers(condition, [answered(0)])).toMatchObject({
      status: 'overridden',
      override: { condition: true },
    });
  });

  test('is told from a failure that people accepted', () => {
    expect(withAnswers(failure, [answered(0)]).override).not.toHaveProperty('condition');
  });
});
