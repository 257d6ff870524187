/** The comment that says how an apply ended. */
import type { ReportedApply } from '../../src/gate/gate.ts';
import { ownReportOfApplies, renderApplyReport, worstOutcome } from '../../src/report/applied.ts';
import { composeComment, reportToKeep } from '../../src/report/gate-comment.ts';
import { decodeMarker } from '../../src/report/marker.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { expect, test } from '../support/jest.ts';

const APPLIED: ReportedApply & { runUrl: string } = {
  workspace: 'net-prod',
  runId: 'run-CZcmD7eagjhyX0vN',
  runUrl: 'https://app.terraform.io/app/acme/net-prod/runs/run-CZcmD7eagjhyX0vN',
  outcome: 'applied',
  status: 'applied',
  words: 'applied',
  durationMs: 62_000,
  counts: { additions: 2, changes: 1, destructions: 0, imports: 0 },
  firstError: undefined,
};

function view(jobId: number, attempt: number, ...changes: Partial<typeof APPLIED>[]) {
  const applies = (changes.length > 0 ? changes : [{}]).map((each) => ({ ...APPLIED, ...each }));
  const startedAt = 1_764_400_000 + jobId;
  return { applies, origins: ['https://app.terraform.io'], jobId, attempt, startedAt };
}

const reportOf = (...asked: Parameters<typeof view>) =>
  ownReportOfApplies(view(...asked), 'default', 'a'.repeat(40));

test('a report of applies is replaced by a later one of the same workspaces, and by no earlier one', () => {
  const waits = reportOf(7, 1, { outcome: 'waits', counts: undefined });
  const body = composeComment(undefined, waits);
  expect(body).toContain('Waits for confirmation');
  const later = reportOf(7, 2);
  expect(reportToKeep(body, later)).toBeUndefined();
  const replaced = composeComment(body, later);
  expect(replaced).not.toContain('Waits for confirmation');
  expect(reportToKeep(replaced, waits)).toBe('run');
});

test('applies of other workspaces, and the gate, have other comments', () => {
  const keys = [reportOf(7, 1), reportOf(7, 1, { workspace: 'storage' })].map(({ key }) => key);
  expect(new Set([...keys, 'default']).size).toBe(3);
});

test('a report of applies begins with the worst one', () => {
  const text = renderApplyReport(
    view(1, 1, {}, { outcome: 'failed', firstError: 'Error: no quota' }),
  );
  expect(text).toContain('#### ❌ Apply failed');
  expect(text).toContain('2 created, 1 changed, 0 destroyed, in 62 s');
  expect(text).toContain('no quota');
  expect(worstOutcome([])).toBe('none');
  const counts = { additions: 0, changes: 0, destructions: 0, imports: 2 };
  const many = renderApplyReport(view(1, 1, ...Array.from({ length: 51 }, () => ({ counts }))));
  expect(many).toContain('0 created, 0 changed, 0 destroyed, 2 imported, in 62 s');
  expect(many).toContain('… and 1 more workspace');
});

test.each(HOSTILE_STRINGS.map((text) => [text] as const))(
  'no foreign text acts in the report of applies: %j',
  (text) => {
    const hostile = { outcome: 'failed' as const, workspace: text, firstError: text, words: text };
    const report = reportOf(1, 1, hostile);
    const body = composeComment(undefined, report);
    expect(body.split('\n').filter((line) => line.startsWith('<!-- '))).toHaveLength(1);
    expect(decodeMarker(body, report.key)?.report).toMatchObject(report.state);
  },
);
