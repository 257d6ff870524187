import { judgeNamed } from '../support/judges.ts';
import * as fc from 'fast-check';
import { VERDICTS } from '../../src/model/verdict.ts';
import { renderTerminal, type Screen } from '../../src/report/screen.ts';
import { widthOf } from '../../src/report/width.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import { anyReport, makeResult } from '../support/arbitrary-report.ts';
import { policyResult } from '../support/evidence.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { sampleContext } from '../support/sample-report.ts';
import { sampleView } from './sample-view.ts';
import { sampled } from '../support/sampled.ts';

const PLAIN: Screen = { columns: 100, rows: 33, colour: false };

const sample = (verdict: ReportView['verdict'], workspaces = 3) =>
  sampleView({ verdict, workspaces });

test.each(VERDICTS)('the screen of the verdict %s is as recorded', (verdict) => {
  const lines = renderTerminal(sample(verdict), PLAIN);
  expectGolden(`report/terminal/${verdict}.txt`, `${lines.join('\n')}\n`);
});

describe('the screen of any report', () => {
  test.each([
    [100, 33],
    [80, 41],
    [40, 100],
  ])('fits into %d columns and %d rows', (columns, rows) => {
    fc.assert(
      fc.property(anyReport, (spec) => {
        const view = toReportView(makeResult(spec), sampleContext());
        const lines = renderTerminal(view, { ...PLAIN, columns, rows });
        expect(lines.length).toBeLessThanOrEqual(rows);
        // An address, and what a person types, are never cut: they may have a line of their own.
        const isWhole = (line: string) => /:\/\/|`/.test(line) || !line.trim().includes(' ');
        const whole = lines.filter((line) => !isWhole(line));
        expect(whole.filter((line) => widthOf(line) > columns)).toEqual([]);
      }),
      { seed: 20261120, numRuns: sampled(20), endOnFailure: true },
    );
  });
});

/** How a policy can have failed. */
const KINDS = {
  hard: { judge: judgeNamed('own-policies') },
  soft: { overridable: true },
  noted: { level: 'advisory' },
  'let-pass': { status: 'overridden' },
} as const;

test.each([
  [200, 60],
  [100, 33],
  [80, 24],
])(
  'every policy that failed is named on %d columns and %d rows, advisory ones too',
  (columns, rows) => {
    const results = Object.entries(KINDS).flatMap(([kind, changes]) =>
      [1, 2, 3, 4].map((number) =>
        policyResult({ status: 'failed', policy: `${kind}-${number}`, ...changes }),
      ),
    );
    const view = sampleView({}, {}, { results });
    const lines = renderTerminal(view, { ...PLAIN, columns, rows });
    expect(lines.length).toBeLessThanOrEqual(rows);
    const seen = lines.join(' ');
    expect(results.filter(({ policy }) => !seen.includes(policy))).toEqual([]);
  },
);

test('colors are there only where the terminal shows them', () => {
  const view = sample('blocked');
  const seen = renderTerminal(view, { ...PLAIN, colour: true }).join('\n');
  expect(seen).toContain('\u001b[1m');
  expect(renderTerminal(view, PLAIN).join('\n')).not.toContain('\u001b');
});
