/** The headline, the tables and their rows say the same numbers, on every surface. */
import { judgeNamed } from '../support/judges.ts';
import { note } from '../support/findings.ts';
import * as fc from 'fast-check';
import { worstVerdict, type VerdictWord } from '../../src/model/verdict.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderPage } from '../../src/features/report-files/page/page.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import { policyResult } from '../support/evidence.ts';
import { expect, test } from '../support/jest.ts';
import { sampleView } from './sample-view.ts';

/** For each workspace its results: which policy of a small pool, and what became of it. */
type Results = [policy: number, status: 'passed' | 'advisory' | 'mandatory' | 'overridden'][];

const anyResults: fc.Arbitrary<Results> = fc.array(
  fc.tuple(fc.nat(5), fc.constantFrom('passed', 'advisory', 'mandatory', 'overridden')),
  { maxLength: 8 },
);
const anyWorkspaces = fc.array(anyResults, { minLength: 1, maxLength: 14 });

const VERDICT_OF: Record<Results[number][1], VerdictWord> = {
  passed: 'passed',
  advisory: 'advisory',
  mandatory: 'blocked',
  overridden: 'overridden',
};

const viewOf = (all: readonly Results[]) =>
  sampleView({ verdict: 'passed', system: 'policy-check', workspaces: all.length }, {}, (index) => {
    const its = all[index] ?? [];
    const results = its.map(([policy, kind]) => {
      return policyResult({
        judge: judgeNamed('policy-check'),
        // The same name in two sets is two policies.
        policySet: `set-${policy % 2}`,
        policy: `policy-${Math.floor(policy / 2)}`,
        level: kind === 'advisory' ? 'advisory' : 'hard-mandatory',
        status: kind === 'advisory' || kind === 'mandatory' ? 'failed' : kind,
        message: kind === 'passed' ? '' : 'not as agreed',
      });
    });
    const word = worstVerdict(its.map(([, kind]) => VERDICT_OF[kind]).concat('passed'));
    return { results, verdict: { word, reasons: [] } };
  });

const distinct = (results: Results): number => new Set(results.map(([policy]) => policy)).size;

/** `2 mandatory failed, 14 passed (of 15 policies)`: results, and policies if it says so. */
function readCounts(text: string): { results: number; policies: number | undefined } {
  const [figures = '', ...rest] = text.replaceAll('*', '').split(' (');
  const results = Array.from(figures.matchAll(/(\d+) (?:mandatory|advisory|passed|overridden)/g))
    .map(([, number]) => Number(number))
    .reduce((sum, number) => sum + number, 0);
  const [, policies] = /^of (\d+) polic/.exec(rest.join('')) ?? [];
  return { results, policies: policies === undefined ? undefined : Number(policies) };
}

/** The column `Policies` of the first table in a Markdown text, and its rolled-up row. */
function policyCells(markdown: string): string[] {
  const [, table = ''] = markdown.split('|---|---|---|---|---|\n');
  const [rows = ''] = /^(?:\|.*\n)*/.exec(table) ?? [];
  return rows.match(/.+/g)?.map((line) => line.split('|')[4]?.trim() ?? '') ?? [];
}

function expectTotals(cells: readonly string[], all: readonly Results[]): void {
  const total = cells.map((cell) => readCounts(cell).results).reduce((sum, each) => sum + each, 0);
  expect(total).toBe(all.flat().length);
}

const SCREEN = { columns: 300, rows: 500, colour: false };

test('a policy counts once, and every surface has the same numbers', () => {
  fc.assert(
    fc.property(anyWorkspaces, (all) => {
      const view = viewOf(all);
      const policies = distinct(all.flat());
      const summary = renderSummary(view);
      const comment = renderComment(view);

      // The headline, the same on all of them.
      const [headline = ''] = comment.split('\n');
      expect(headline).toContain(view.headline);
      expect(summary.split('\n')[0]).toContain(view.headline);
      if (view.green)
        expect(renderCheck(view).title.toLowerCase()).toBe(view.headline.toLowerCase());
      expect(renderVerdict(view).join('\n')).toContain(view.headline);
      const passed = /^passed · (\d+) polic(?:y|ies) in/.exec(view.headline);
      if (view.verdict === 'passed') expect(Number(passed?.[1] ?? 0)).toBe(policies);

      // As many rows as the title of the list says.
      const listed = /(?:All )?(\d+) polic(?:y|ies)<\/summary>([^]*?)<\/details>/.exec(summary);
      const rows = (listed?.[2] ?? '').split('\n').filter((line) => line.startsWith('| `'));
      expect([Number(listed?.[1] ?? 0), rows.length]).toEqual([policies, policies]);
      const page = renderPage(view);
      // A policy that is a column is in the legend, and every other one is in the list below.
      const part = /id="workspaces"([^]*?)<h2/.exec(page)?.[1] ?? '';
      expect(part.split('<li').length - 1).toBe(policies);

      // The rows of the workspaces add up to all results.
      expectTotals(policyCells(comment), all);
      expectTotals(policyCells(summary), all);
      expectTotals(policyCells(renderCheck(view).summary), all);
    }),
    { seed: 20261121, numRuns: 60, endOnFailure: true },
  );
});

test('where a workspace has several results of a policy, each surface has their number', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const view = viewOf([results]);
      const [cell = ''] = policyCells(renderComment(view));
      const log = renderVerdict(view).find((line) => line.includes('net-prod')) ?? '';
      const terminal = renderTerminal(view, SCREEN).find((line) => /^ {2}. net-prod/.test(line));
      const page = renderPage(view);
      const passed = Number(/policies passed: <\/span\s*>(\d*)/.exec(page)?.[1]);
      expect(page.split('<li id="policy-').length - 1 + passed).toBe(distinct(results));
      for (const said of [
        cell,
        log.slice(log.indexOf('net-prod') + 8),
        terminal?.split('~3 −1')[1] ?? '',
      ]) {
        const { results: number, policies = number } = readCounts(said);
        expect([said, number, policies]).toEqual([said, results.length, distinct(results)]);
      }
    }),
    { seed: 20261121, numRuns: 60, endOnFailure: true },
  );
});

test('an approved guard counts in the heading of a comment, too, with who approved', () => {
  const override = { by: 'ann', at: '2026-11-20T13:55:00Z', reason: 'agreed' };
  const guarded = policyResult({
    judge: judgeNamed('guard'),
    policy: 'max-destroys 0',
    level: 'mandatory-overridable',
    status: 'overridden',
    override,
  });
  const view = sampleView({ verdict: 'overridden' }, {}, { results: [guarded] });
  const words = 'passed, 1 guard approved by ann in 1 workspace';
  expect(view.headline).toBe(words);
  const body = renderComment(view);
  expect(body.split('\n')[0]).toContain(words);
  expect(body).toContain('approved by `ann`, 2026-11-20 13:55 UTC: agreed');
  expect(renderTerminal(view, SCREEN).join('\n')).toContain(
    '✓ max-destroys 0  guardrails · approved by ann, 2026-11-20 13:55 UTC: agreed',
  );
});

test('a sentence that a workspace has twice names the workspace once', () => {
  const notices = [note('The version is old.'), note('The version is old.')];
  const view = sampleView({ verdict: 'passed', workspaces: 2 }, {}, { notices });
  const [first, second] = view.workspaces.map(({ name }) => name);
  for (const text of [renderComment(view), renderSummary(view)]) {
    expect(text).toContain(`- \`${first}\` and \`${second}\`: The version is old.`);
  }
});
