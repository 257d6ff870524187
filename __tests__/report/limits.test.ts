import * as fc from 'fast-check';
import type { FailOn } from '../../src/model/verdict.ts';
import { annotationCommands, renderAnnotations } from '../../src/report/annotations.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderJson } from '../../src/report/json.ts';
import { closingSections } from '../../src/report/cause-sections.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import { anyReport, makeResult, type ReportSpec } from '../support/arbitrary-report.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { sampleContext } from '../support/sample-report.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { ORIGINS } from './sample-view.ts';

/** What a host tries when it finds a comment too long. */
const COMMENT_BUDGETS = [60_000, 30_000, 2_000];
const RUNS = { seed: 20261120, numRuns: sampled(100), endOnFailure: true };

interface Case {
  report: ReportSpec;
  failOn: FailOn;
  seen: boolean;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  report: anyReport,
  failOn: fc.constantFrom<FailOn[]>('mandatory', 'advisory', 'never'),
  seen: fc.boolean(),
});

function viewOf({ report, failOn, seen }: Case): ReportView {
  const previous = { fingerprints: ['0123456789ab'], durations: {} };
  return toReportView(
    makeResult(report),
    sampleContext({ gate: { failOn }, ...(seen && { previous }) }),
  );
}

describe('any report', () => {
  test('is a comment within every budget: complete, verdict first, marker last', () => {
    let [count, largest] = [0, 0];
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...COMMENT_BUDGETS), (spec, budget) => {
        const view = viewOf(spec);
        const body = renderComment(view, budget);
        count += 1;
        largest = Math.max(largest, body.length);
        expect(body.length).toBeLessThanOrEqual(budget);
        const heading = body.split('\n')[0]?.replace(/ at `\w+`/, '');
        expect(heading).toContain(`Policy gate: ${view.headline}`);
        expect(body.split('\n').at(-1)).toMatch(/^<!-- plangate:v1 key=[\w-]+ s=[\w-]+ -->$/);
        expect(body.split('<!-- plangate:v1').length).toBe(2);
        const facts = readMarkdown(body, ORIGINS);
        expect(facts.problems).toEqual([]);
        expect(facts.headings.length).toBeGreaterThanOrEqual(1);
        const [first] = closingSections(view.causes, view.green);
        if (first !== undefined && first.id !== 'unjudged')
          expect(body).toMatch(/Must be fixed|Guarded|Failed, but not|Also failed/);
      }),
      RUNS,
    );
    showFigure(`comments: ${count}, the largest ${largest} units`);
  });

  test('is a check, a summary, annotations, a log and JSON within their limits, and none acts', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom(1_000_000, 200_000, 3_000, 10), (spec, budget) => {
        const view = viewOf(spec);
        const check = renderCheck(view);
        expect(check.title.length).toBeLessThanOrEqual(255);
        expect(Buffer.byteLength(check.summary)).toBeLessThanOrEqual(60_000);
        expect(readMarkdown(check.summary, ORIGINS).problems).toEqual([]);
        const summary = renderSummary(view, budget);
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(budget);
        if (summary.length < 150_000) expect(readMarkdown(summary, ORIGINS).problems).toEqual([]);
        const log = renderVerdict(view).join('\n');
        expect(commandsIn(log)).toEqual([]);
        expect(log).toContain(view.headline);
        expectAnnotations(view);
        const text = renderJson(view);
        expect(commandsIn(text)).toEqual([]);
        const report = JSON.parse(text) as { verdict: string; results: { policy: string }[] };
        expect(report.verdict).toBe(view.verdict);
        expect(report.results.map(({ policy }) => policy)).toEqual(
          view.results.map(({ policy }) => policy),
        );
      }),
      { ...RUNS, numRuns: sampled(50) },
    );
  });
});

/** The service takes them, and the runner shows the commands. */
function expectAnnotations(view: ReportView): void {
  const annotations = renderAnnotations(view, { annotate: 'all' });
  expect(annotations.length).toBeLessThanOrEqual(200);
  for (const { path, title, message, start_line, end_line } of annotations) {
    expect(path).toMatch(/^[^/\\]/);
    expect(path.split('/')).not.toContain('..');
    expect(title.length).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(message)).toBeLessThanOrEqual(64_000);
    expect(start_line).toBeGreaterThanOrEqual(1);
    expect(end_line).toBeGreaterThanOrEqual(start_line);
  }
  const commands = annotationCommands(annotations);
  const kinds = commands.map((line) => /^::(\w+)/.exec(line)?.[1] ?? '').sort();
  expect(commandsIn(commands.join('\n')).sort()).toEqual(kinds);
  for (const kind of ['error', 'warning', 'notice'])
    expect(kinds.filter((each) => each === kind).length).toBeLessThanOrEqual(10);
}
