/** Who has to write which line, in English. */
import { approvalStep } from '../../src/report/approval-words.ts';
import { finding } from '../../src/model/finding.ts';
import { plain, toPlainText } from '../../src/model/sentence.ts';
import { expect, test } from '../support/jest.ts';

const LINE = '/plangate approve x in net (1 add) at 6f1cb40 code y: REASON';

/** @param needed how many of them have to agree */
function stepOf(approvers: string[], needed = 1): string {
  const toWrite = [{ approvers, line: LINE, changes: [] }];
  const approvals = [{ approvers, needed, missing: needed, given: [] }];
  return toPlainText(approvalStep({ toWrite, texts: [], notes: [] }, approvals));
}

test.each<[string[], number, string]>([
  [['ann'], 1, 'ann comments this line, with'],
  [[], 1, 'A person who may write here comments this line, with'],
  [['acme/platform'], 1, 'A member of acme/platform comments this line, with'],
  [['role:admin'], 1, 'A person with role:admin comments this line, with'],
  [
    ['acme/platform', 'ann', 'role:admin'],
    1,
    'ann, a member of acme/platform or a person with role:admin comments this line, with',
  ],
  [['ann', 'bob'], 1, 'ann or bob comments this line, with'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 1, 'a, b, c, d or 2 more comments this line, with'],
  [['ann', 'bob'], 2, '2 different people out of ann and bob comment this line, with'],
  [
    ['acme/platform', 'ann', 'role:admin'],
    2,
    '2 different people out of ann, the members of acme/platform and those with role:admin comment this line, with',
  ],
])('%j, of whom %d agree, are told as people', (approvers, needed, expected) => {
  expect(stepOf(approvers, needed)).toContain(expected);
});

test('what is too much for one line says for whom', () => {
  const toWrite = [{ approvers: ['acme/platform'], line: undefined, changes: [] }];
  const said = toPlainText(approvalStep({ toWrite, texts: [], notes: [] }, []));
  expect(said).toContain('What a member of acme/platform would approve is too much for one line');
});

test('a page is named without a bracket in a bracket', () => {
  expect(stepOf(['ann'])).not.toMatch(/\([^)]*\(/);
});

test('what has to be done before any line counts is said before the line', () => {
  const toWrite = [{ approvers: [], line: LINE, changes: [] }];
  const notes = [
    finding('approval-refused', plain('A line does not count.')),
    finding('approval-not-compared', plain('An approval will not count.'), {
      remedy: plain('Run it.'),
    }),
  ];
  const said = toPlainText(approvalStep({ toWrite, texts: [], notes }, []));
  expect(said).toMatch(
    /^An approval will not count\. Run it\. Then a person who may write here comments this line, .* A line does not count\.$/,
  );
});
