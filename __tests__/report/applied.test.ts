/** The part of the gate's comment that says how an apply ended. */
import type { ReportedApply } from '../../src/gate/gate.ts';
import { applySection, renderApplyReport, worstOutcome } from '../../src/report/applied.ts';
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
const MARKER = '<!-- plangate:v1 key=ZGVmYXVsdA s=e30 -->';
const BODY = `### ✅ Policy gate: passed\n\n<!-- plangate:section 0123456789ab e30 -->\n\ntext\n\n<!-- /plangate:section -->\n\n${MARKER}\n`;

function view(jobId: number, attempt: number, ...changes: Partial<typeof APPLIED>[]) {
  const applies = (changes.length > 0 ? changes : [{}]).map((each) => ({ ...APPLIED, ...each }));
  const startedAt = STARTED + jobId;
  return { applies, origins: ['https://app.terraform.io'], jobId, attempt, startedAt };
}
const STARTED = 1_764_400_000;
const NOW = STARTED + 100;

test('the section of applies is before the marker, is replaced by a later job, and changes no other', () => {
  const first = applySection(view(7, 1, { outcome: 'waits', counts: undefined }));
  const body = first.into(BODY);
  expect(body.trimEnd().endsWith(MARKER)).toBe(true);
  expect(body.startsWith(BODY.slice(0, BODY.indexOf(MARKER)))).toBe(true);
  expect(first.holds(body)).toBe(true);
  const second = applySection(view(7, 2));
  expect([second.holds(body), second.isSuperseded(body, NOW)]).toEqual([false, false]);
  const later = second.into(body);
  expect(later).not.toContain('Waits for confirmation');
  expect(later.replace(second.text, first.text)).toBe(body);
  expect([first.isSuperseded(later, NOW), second.isSuperseded(later, NOW)]).toEqual([true, false]);
  const elsewhere = applySection(view(8, 1, { workspace: 'storage' })).into(later);
  expect(elsewhere).toContain(second.text);
});

test.each<[string, string]>([
  ['a job of a huge number', '999999999999999.999999'],
  ['this job in a later attempt', '7.999999'],
])('what is written as the section of %s keeps no report away', (_, number) => {
  const mine = applySection(view(7, 1));
  const forge = (startedAt: number) =>
    mine.into(BODY).replace(/ 7\.1 \d+ -->/, ` ${number} ${startedAt} -->`);
  for (const startedAt of [0, STARTED + 6, NOW + 61, 9_999_999_999]) {
    expect(forge(startedAt)).toContain(number);
    expect([startedAt, mine.isSuperseded(forge(startedAt), NOW)]).toEqual([startedAt, false]);
  }
  // It can keep back the report of a job that is running, and not that of the next.
  expect(mine.isSuperseded(forge(NOW), NOW)).toBe(true);
  const next = applySection(view(200, 1));
  expect(next.isSuperseded(forge(NOW), NOW + 200)).toBe(false);
  expect(next.into(forge(NOW))).not.toContain(number);
});

test('the section of applies begins with the worst one', () => {
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
  'no foreign text acts in the section of applies: %j',
  (text) => {
    const hostile = { outcome: 'failed' as const, workspace: text, firstError: text, words: text };
    const section = applySection(view(1, 1, hostile));
    const lines = section.text.split('\n').filter((line) => line.startsWith('<!-- '));
    expect(lines).toHaveLength(2);
    expect(section.into(BODY).trimEnd().endsWith(MARKER)).toBe(true);
  },
);
