import { note } from '../../support/findings.ts';
import * as fc from 'fast-check';
import { VERDICTS, type Verdict } from '../../../src/model/verdict.ts';
import { html } from '../../../src/features/report-files/page/html.ts';
import { PAGE_BUDGET_BYTES, renderPage } from '../../../src/features/report-files/page/page.ts';
import { phasesOf } from '../../../src/features/report-files/page/timeline.ts';
import { toReportView } from '../../../src/report/to-view.ts';
import { anyReport, makeResult } from '../../support/arbitrary-report.ts';
import { expectGolden } from '../../support/golden.ts';
import { STAMPS, samplePage } from '../../support/hostile-page.ts';
import { readPage } from '../../support/html-oracle.ts';
import { expect, test } from '../../support/jest.ts';
import { mixedPage } from '../../support/mixed-page.ts';
import { sampleNames } from '../../support/sample-changes.ts';
import { sampleContext } from '../../support/sample-report.ts';
import { sampled } from '../../support/sampled.ts';
import { ORIGINS, sampleView } from '../../report/sample-view.ts';

test.each(VERDICTS)('the page of the verdict %s is as recorded', (verdict) => {
  const page = renderPage(samplePage(verdict));
  expectGolden(`report/page/${verdict}.html`, page);
  expect(readPage(page, ORIGINS).problems).toEqual([]);
});

test('the title of the page is the verdict, and every link inside of it has its target', () => {
  const view = samplePage('blocked');
  const page = renderPage(view);
  const { links, ids, text } = readPage(page, ORIGINS);
  expect(page).toContain(`<title>Policy gate: ${view.headline}</title>`);
  const inside = links.filter((link) => link.startsWith('#'));
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.filter((link) => !ids.includes(link.slice(1)))).toEqual([]);
  expect(text).toContain('▶ 42    encrypted = false');
});

test('the page of any report does nothing', () => {
  fc.assert(
    fc.property(anyReport, (spec) => {
      const page = renderPage(toReportView(makeResult(spec), sampleContext()), 1_000_000);
      expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
      expect(readPage(page, ORIGINS).problems).toEqual([]);
    }),
    { seed: 20261120, numRuns: sampled(20), endOnFailure: true },
  );
});

test('the page has room for 60 workspaces, 40 policies and 10,000 changes, and counts the rest', () => {
  const view = samplePage('blocked', 60);
  const [first] = view.results;
  view.results = view.workspaces.flatMap(({ name }) =>
    Array.from({ length: 40 }, (_, index) => ({
      ...first!,
      policy: `policy-${index}`,
      workspace: name,
    })),
  );
  const [, update, create] = sampleNames().changes;
  const changes = Array.from({ length: 10_000 }, (_, index) => ({
    ...(index % 2 === 0 ? update! : create!),
    address: `module.network_${index}.aws_instance.web[${index}]`,
  }));
  view.workspaces[0]!.changes = { ...sampleNames(), changes };
  const whole = renderPage(view);
  expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(PAGE_BUDGET_BYTES);
  expect(whole).toMatch(/This page would be too large with the attributes of [\d,]+ changes/);
  const small = renderPage(view, 700_000);
  expect(Buffer.byteLength(small)).toBeLessThanOrEqual(700_000);
  expect(small).toContain('are not on this page; the runs have them');
});

test('the page omits names of attributes above its budget, with their number', () => {
  const view = samplePage('passed', 1);
  view.workspaces[0]!.changes = sampleNames();
  const whole = renderPage(view);
  expect(readPage(whole, ORIGINS).problems).toEqual([]);
  expect(whole).toMatch(/<code>availability_zone<\/code> forces replacement; <code>id<\/code>/);
  expect(whole).not.toContain('too large');
  const size = Buffer.byteLength(whole);
  expect(renderPage(view, size - 200)).toContain('the attributes of 2 changes.');
  expect(renderPage(view, size - 900)).toContain('the attributes of 4 changes.');
});

test.each([2, 24, 60])('with %d workspaces, the counts of the first screen add up', (size) => {
  const view = mixedPage(size, 4);
  const page = renderPage(view);
  expect(readPage(page, ORIGINS).problems).toEqual([]);
  const [, shares = ''] = /<ul class="shares"[^>]*>([\s\S]*?)<\/ul>/.exec(page) ?? [];
  const numbers = Array.from(shares.matchAll(/<strong>(\d+)<\/strong>/g), ([, each]) =>
    Number(each),
  );
  expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(size);
  const widths = Array.from(page.matchAll(/<rect class="\w+" x="\d+" y="0" width="(\d+)"/g));
  expect(widths.map(([, each]) => Number(each))).toEqual(numbers);
});

/** The tables of workspaces with what stands below them, in words: a line for each row. */
function tablesIn(page: string): string {
  const [, part = ''] = /id="workspaces"[^>]*>([^]*?)<h2/.exec(page) ?? [];
  return part
    .replaceAll('<wbr>', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(?:tr|li|summary|p|table)\b/g, '\n$&')
    .replaceAll(/<\/(?:td|th)>/g, ' |')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/ *\n\s*/g, '\n');
}

test('a table has the worst first, passed ones folded, and a column for each failed policy', () => {
  const alike = samplePage('blocked', 1);
  const failed = alike.results.find(({ status }) => status !== 'passed')!;
  alike.results = ['network', 'storage'].map((part) => ({
    ...failed,
    policy: `policies-of-${part}-must-be-encrypted`,
  }));
  const rare = samplePage('undecided', 1);
  rare.unaffected = ['dns'];
  rare.results = [{ ...failed, status: 'known-after-apply' }];
  expect(renderPage({ ...rare, workspaces: [] })).toContain('Not affected by this change');
  const views = {
    'one that is not affected, and a result that the apply tells': rare,
    'few policies': mixedPage(24, 4),
    'more than eight, in further tables with the workspaces that they concern': mixedPage(24, 12),
    'two that would have one name': alike,
  };
  const told = Object.entries(views).map(
    ([what, view]) => `=== ${what}\n${tablesIn(renderPage(view)).trim()}\n`,
  );
  expectGolden('report/page-tables.txt', told.join('\n'));
});

test('a sentence on the page has code and addresses, and links to known places only', () => {
  const words = 'Set `timeout`: https://app.terraform.io/app/acme, not https://evil.example/x.';
  const verdict: Verdict = { word: 'undecided', reasons: [note(words)] };
  const sample = { verdict: 'undecided', workspaces: 2 } as const;
  const page = renderPage(sampleView(sample, {}, { results: [], verdict }));
  expect(page).toContain(
    'Set <code>timeout</code>: <a href="https://app.terraform.io/app/acme" rel="noopener noreferrer">https://app.terraform.io/app/acme</a>, not https://evil.example/x.',
  );
  expect(page.split('Set <code>')).toHaveLength(2);
});

test('runs that all took the same time have no timeline', () => {
  const view = samplePage('passed');
  expect(renderPage(view)).toContain('<h2 id="timeline">');
  for (const workspace of view.workspaces) workspace.timestamps = STAMPS;
  expect(renderPage(view)).not.toContain('timeline"');
});

test('an attribute without quotes is an error of the program', () => {
  expect(() => html`<a href=${'x'}></a>`).toThrow('needs quotes');
});

test('phases are read from the timestamps, in any order', () => {
  expect(phasesOf(STAMPS)).toEqual([
    { name: 'queued', fromMs: 0, toMs: 7_000 },
    { name: 'planning', fromMs: 7_000, toMs: 40_000 },
    { name: 'policies', fromMs: 40_000, toMs: 49_000 },
    { name: 'waiting', fromMs: 49_000, toMs: 63_000 },
  ]);
  expect(phasesOf(Object.fromEntries(Object.entries(STAMPS).toReversed()))).toEqual(
    phasesOf(STAMPS),
  );
  expect(phasesOf({ 'planning-at': 'yesterday', 'planned-at': null })).toEqual([]);
  const names = ['fetched-at', 'policy-override-at', 'confirmed-at', 'applied-at'];
  const stamps = names.map((name, minute) => [name, `2026-11-20T14:0${minute}:00Z`]);
  expect(phasesOf(Object.fromEntries(stamps)).map(({ name }) => name)).toEqual([
    'queued',
    'waiting',
    'other',
  ]);
});
