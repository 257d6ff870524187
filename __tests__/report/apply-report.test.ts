/** What became of an apply, on every surface. */
import type { AppliedWorkspace } from '../../src/model/apply-outcome.ts';
import { finding } from '../../src/model/finding.ts';
import { phrase, resourcePart } from '../../src/model/sentence.ts';
import {
  appliedJson,
  appliedLines,
  headlineOfApply,
  ownReportOfApply,
  renderApplied,
  type ApplyReport,
} from '../../src/report/apply-report.ts';
import { composeComment, reportToKeep } from '../../src/report/gate-comment.ts';
import { decodeMarker } from '../../src/report/marker.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { expect, test } from '../support/jest.ts';

const RUN = 'run-CZcmD7eagjhyX0vN';
const APPLIED: AppliedWorkspace = {
  workspace: 'net-prod',
  runId: RUN,
  runUrl: `https://app.terraform.io/app/acme/net-prod/runs/${RUN}`,
  outcome: 'applied',
  changes: 3,
  unseen: [],
  done: [],
  less: [],
  why: [],
  counts: { additions: 2, changes: 1, destructions: 0, imports: 0 },
  durationMs: 62_000,
  later: [],
  neverWhole: [],
};
const unseen = (name: string, words: string) => ({
  name,
  words,
  why: 'new' as const,
  says: finding(
    'unseen-change',
    phrase`${resourcePart(name)} is unseen: no merged request showed it.`,
  ),
  stops: true,
});

function report(...changes: Partial<AppliedWorkspace>[]): ApplyReport {
  const applies = (changes.length > 0 ? changes : [{}]).map((each) => ({ ...APPLIED, ...each }));
  return {
    gate: 'default',
    word: 'passed',
    green: true,
    applies,
    origins: ['https://app.terraform.io'],
    commit: 'a'.repeat(40),
    jobUrl: undefined,
    jobId: 7,
    attempt: 1,
    startedAt: 1_764_400_007,
  };
}

const NOTHING = { counts: undefined, durationMs: undefined };
const CASES: Record<string, Partial<AppliedWorkspace>[]> = {
  applied: [{}],
  'one of two is done already': [{ changes: 1, done: ['aws_vpc.main'] }],
  'less than was seen': [{ changes: 2, less: ['aws_vpc.main'] }],
  'applied unseen, as asked': [{ unseen: [unseen('aws_vpc.main', 'change')] }],
  'nothing to apply': [{ ...NOTHING, outcome: 'nothing', changes: 0 }],
  unseen: [
    {
      ...NOTHING,
      outcome: 'unseen',
      unseen: [unseen('aws_vpc.main', 'change'), unseen('aws_subnet.a["x"]', 'destroy')],
    },
    { ...NOTHING, workspace: 'dns', outcome: 'not-reached' },
  ],
  'unseen, and a request may not show it': [
    {
      ...NOTHING,
      outcome: 'unseen',
      unseen: [{ ...unseen('aws_vpc.main', 'change'), canBeShown: 'perhaps' }],
    },
  ],
  'unseen, and no request can show it': [
    {
      ...NOTHING,
      outcome: 'unseen',
      unseen: [
        unseen('aws_subnet.a', 'add'),
        { ...unseen('aws_vpc.main', 'change'), canBeShown: 'no' },
      ],
    },
  ],
  'not all that there is to do': [
    {
      ...NOTHING,
      outcome: 'unseen',
      why: [finding('plan-not-whole', phrase`Something is deferred.`)],
    },
  ],
  failed: [
    {
      outcome: 'failed',
      why: [finding('apply-failed', phrase`No quota.`)],
      made: ['aws_vpc.main'],
      notMade: ['aws_subnet.a', 'output.id'],
    },
  ],
  'against policy': [
    {
      outcome: 'against-policy',
      later: [
        {
          policySet: 'policies',
          policy: 'main.deny',
          level: 'mandatory',
          messages: ['aws_vpc.main: the address is public'],
          resources: [
            { address: 'aws_vpc.main', attribute: 'cidr_block', value: '"0.0.0.0/0"' },
            { address: 'aws_db.main', attribute: 'password' },
          ],
        },
      ],
    },
  ],
  'never judged whole': [{ neverWhole: ['main.deny'] }],
  'not green': [{ ...NOTHING, outcome: 'not-green' }],
  unknown: [{ ...NOTHING, outcome: 'unknown' }],
  refused: [{ ...NOTHING, outcome: 'refused' }],
  declined: [{ ...NOTHING, outcome: 'declined', unseen: [unseen('aws_vpc.main', 'add')] }],
  'two workspaces': [{}, { workspace: 'dns', changes: 1, runId: undefined, runUrl: undefined }],
};

test('each outcome is told in the summary, in the log and as JSON', () => {
  const shown = Object.entries(CASES).map(([name, changes]) => {
    const one = report(...changes);
    return `===== ${name}\n${renderApplied(one)}\n\n----- log\n${appliedLines(one).join('\n')}\n`;
  });
  expectGolden('report/applied.txt', shown.join('\n'));
  expectGolden('report/applied.json', appliedJson(report(...(CASES['unseen'] ?? []))));
});

test('the headline is that of what stopped the others', () => {
  expect(headlineOfApply(report({}, { outcome: 'failed' }).applies)).toBe('The apply failed');
  expect(headlineOfApply([])).toBe('Nothing to apply');
});

test('a report is replaced by a later one of the same workspaces, and by no earlier one', () => {
  const of = (jobId: number, attempt: number, change: Partial<AppliedWorkspace> = {}) => {
    const one = report(change);
    return ownReportOfApply(
      { ...one, jobId, attempt, startedAt: one.startedAt + jobId },
      'a'.repeat(40),
    );
  };
  const stopped = of(7, 1, { outcome: 'unseen', unseen: [unseen('a.b', 'add')] });
  const body = composeComment(undefined, stopped);
  expect(body).toContain('that nobody has seen');
  const later = of(7, 2);
  expect(reportToKeep(body, later)).toBeUndefined();
  const replaced = composeComment(body, later);
  expect(replaced).not.toContain('that nobody has seen');
  expect(reportToKeep(replaced, stopped)).toBe('run');
  const keys = [later, of(7, 1, { workspace: 'storage' })].map(({ key }) => key);
  expect(new Set([...keys, 'default']).size).toBe(3);
});

test.each(HOSTILE_STRINGS.map((text) => [text] as const))(
  'no foreign text acts in the report: %j',
  (text) => {
    const one = report({
      outcome: 'failed',
      workspace: text,
      unseen: [unseen(text, text)],
      made: [text],
      notMade: [text],
      less: [text],
      neverWhole: [text],
      later: [
        {
          policySet: text,
          policy: text,
          level: text,
          messages: [text],
          resources: [{ address: text, attribute: text, value: text }],
        },
      ],
    });
    const own = ownReportOfApply(one, 'a'.repeat(40));
    const body = composeComment(undefined, own);
    expect(body.split('\n').filter((line) => line.startsWith('<!-- '))).toHaveLength(1);
    expect(decodeMarker(body, own.key)?.report).toMatchObject(own.state);
    for (const line of appliedLines(one)) expect(line).not.toMatch(/\p{Cc}|^::/u);
  },
);
