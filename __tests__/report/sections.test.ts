import * as fc from 'fast-check';
import { VERDICTS } from '../../src/model/verdict.ts';
import { toSection } from '../../src/report/comment.ts';
import { decodeMarker, encodeMarker, markerStart } from '../../src/report/marker.ts';
import { holdsSection, mergeSections, type Section } from '../../src/report/sections.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportContext } from '../../src/report/view.ts';
import { anyText } from '../support/any-text.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { sampleContext, sampleResult, type SampleOptions } from '../support/sample-report.ts';
import { sampled } from '../support/sampled.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

const OLD = 'aaaaaaa77fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const NEW = 'bbbbbbb77fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';

const sectionOf = (
  section: string,
  sample: Partial<SampleOptions> = {},
  context: Partial<ReportContext> = {},
): Section => toSection(sampleView(sample, { section, ...context }));

function pushed(sha: string, runId: number, attempt = 1): Partial<ReportContext> {
  return {
    commit: { sha },
    job: { url: 'https://github.com/acme/infra/actions/runs/1', runId, attempt },
  };
}

function mergeAll(sections: readonly Section[], budget?: number): string {
  return sections.reduce<string | undefined>(
    (body, section) => mergeSections(body, section, budget),
    undefined,
  ) as string;
}

test('a comment that cannot name all jobs names those whose gate is closed', () => {
  const jobs = Array.from({ length: 60 }, (_, at) =>
    sectionOf(`job-${at}-${'x'.repeat(200)}`, { verdict: at === 7 ? 'blocked' : 'passed' }),
  );
  const body = mergeAll(jobs, 12_000);
  expect(body.length).toBeLessThanOrEqual(12_000);
  expect(body.match(/^#### .* net-prod/gm)?.[0]).toContain('❌');
  expect(body.match(/^#### .* net-prod/gm)?.length).toBeLessThan(60);
});

describe('what other people wrote into the marker', () => {
  const AT = '2026-11-24T10:00:00Z';
  const seconds = Date.parse(AT) / 1_000;
  const own = {
    ...sectionOf('gate', { verdict: 'blocked' }, { ...pushed(OLD, 7), startedAt: AT }),
    now: seconds + 60,
  };
  /** A comment that says of this job, or of another commit, that a later one has reported. */
  const forged = (startedAt: number, headSha = OLD, id = own.state.id) =>
    encodeMarker({
      key: own.key,
      sections: [{ ...own.state, id, headSha, runId: 9e15, attempt: 99, startedAt }],
    });

  test.each<[string, number, string?, string?]>([
    ['a huge number of an earlier time', seconds - 1],
    ['a huge number of no time', 0],
    ['a time in the future', seconds + 1e6],
    ['another commit, of an earlier time', seconds - 1, NEW, 'f'.repeat(12)],
    ['another commit, in the future', seconds + 1e6, NEW, 'f'.repeat(12)],
  ])('keeps no report away: %s', (_how, startedAt, headSha, id) => {
    const written = mergeSections(forged(startedAt, headSha, id), own);
    expect(holdsSection(written, own)).toBe(true);
    expect(written).toContain('Policy gate: blocked');
  });

  test('keeps away the report of a job that is running, and not the next one', () => {
    const body = forged(seconds + 30);
    expect(mergeSections(body, own)).toBe(body);
    const next = {
      ...sectionOf('gate', {}, { ...pushed(OLD, 7, 2), startedAt: '2026-11-24T10:01:00Z' }),
      now: seconds + 120,
    };
    expect(holdsSection(mergeSections(body, next), next)).toBe(true);
  });
});

describe('the marker', () => {
  const first = sectionOf('a').state;
  const withFields = { ...first, counts: { ...first.counts, acceptedFields: [6, 33] } };
  const state = {
    key: 'prod --> x',
    previousSha: OLD,
    sections: [withFields, sectionOf('b', { verdict: 'passed' }).state],
  };

  test('has what was put into it', () => {
    const line = encodeMarker(state);
    expect(line.startsWith(markerStart('prod --> x'))).toBe(true);
    expect(line.match(/-->/g)).toHaveLength(1);
    expect(decodeMarker(`text\n\n${line}\n\n`, 'prod --> x')).toEqual(state);
    expect(decodeMarker(line)?.key).toBe('prod --> x');
  });

  test('belongs to its key and is in the last line, or else in the first', () => {
    const line = encodeMarker(state);
    expect(decodeMarker(line, 'prod')).toBeUndefined();
    expect(decodeMarker(`\n${line}\nmore\n`, 'prod --> x')).toEqual(state);
    expect(decodeMarker(`more\n${line}\nmore`)).toBeUndefined();
    expect(decodeMarker(`> ${line}`)).toBeUndefined();
    expect(decodeMarker('')).toBeUndefined();
  });

  test('stays within its size: 200 fingerprints, then fewer, and fewer durations and runs', () => {
    const names = Array.from({ length: 400 }, (_, index) => String(index).padStart(12, '0'));
    const of = (value: string | number) => Object.fromEntries(names.map((name) => [name, value]));
    const [section] = state.sections as [Section['state']];
    const sectionWith = (hints: Partial<Section['state']>) => {
      const line = encodeMarker({ ...state, sections: [{ ...section, ...hints }] });
      return { line, kept: decodeMarker(line)?.sections[0] };
    };
    const few = sectionWith({ fingerprints: names, durations: {} });
    expect(few.kept?.fingerprints).toEqual(names.slice(0, 200));
    const durations = of(60_000) as Record<string, number>;
    const runs = of('run-CZcmD7eagjhyX0vN') as Record<string, string>;
    const full = sectionWith({ fingerprints: names, durations, runs });
    expect(full.line.length).toBeLessThan(4_200);
    const kept = [full.kept?.fingerprints, full.kept?.durations, full.kept?.runs];
    for (const hints of kept) expect(Object.keys(hints ?? {}).length).toBeGreaterThan(20);
  });

  test('has the runs that may be overridden, and nothing that cannot be one', () => {
    const section = (verdict: 'needs-override' | 'overridden' | 'blocked' | 'passed') =>
      sectionOf('a', { verdict, workspaces: 2 }).state;
    const { runs } = section('needs-override');
    expect(Object.values(runs)).toEqual([expect.stringMatching(/^run-/)]);
    expect(Object.keys(section('overridden').runs)).toHaveLength(1);
    expect(section('blocked').runs).toEqual({});
    expect(section('passed').runs).toEqual({});
    const forged = { net: '../../x', a: 'run-', b: 'run-a b', c: 'run-Fine1', __proto__: 'run-1' };
    const line = encodeMarker({ ...state, sections: [{ ...section('passed'), runs: forged }] });
    expect(decodeMarker(line)?.sections[0]?.runs).toEqual({ c: 'run-Fine1' });
  });

  test('is read without an error, and nonsense in it is ignored', () => {
    const line = encodeMarker(state);
    const [start = '', encoded = ''] = line.split('s=');
    const written = Buffer.from(encoded.replace(' -->', ''), 'base64url').toString();
    let sections = 0;
    const json = fc.json().map((text) => Buffer.from(text).toString('base64url'));
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          fc.constantFrom(...HOSTILE_STRINGS),
          json.map((text) => `<!-- plangate:v1 key=ZGVmYXVsdA s=${text} -->`),
          fc
            .tuple(fc.nat(line.length), fc.string({ maxLength: 3 }))
            .map(([at, text]) => line.slice(0, at) + text + line.slice(at + 1)),
          fc
            .tuple(fc.nat(written.length), fc.constantFrom('0', '7', 'f', '-1', '1e9', '"', ']'))
            .map(([at, text]) => written.slice(0, at) + text + written.slice(at + 1))
            .map((text) => `${start}s=${Buffer.from(text).toString('base64url')} -->`),
        ),
        (text) => {
          const decoded = decodeMarker(text);
          for (const section of decoded?.sections ?? []) {
            sections += 1;
            expect(VERDICTS).toContain(section.counts.verdict);
            expect(section.id).toMatch(/^[0-9a-f]{12}$/);
          }
        },
      ),
      { seed: 20261120, numRuns: sampled(1_000) },
    );
    expect(sections).toBeGreaterThan(0);
  });
});

describe('the sections of several jobs', () => {
  test('are beside each other, in any order of writing', () => {
    const sections = VERDICTS.map((verdict) => sectionOf(verdict, { verdict, workspaces: 2 }));
    const body = mergeAll(sections);
    expectGolden('report/sections.comment.md', `${body}\n`);
    expect(readMarkdown(body, ORIGINS).problems).toEqual([]);
    for (let turn = 0; turn < sections.length; turn += 1) {
      sections.push(...sections.splice(0, 1));
      expect(mergeAll(sections)).toBe(body);
    }
    for (const section of sections) {
      expect(holdsSection(body, section)).toBe(true);
      expect(mergeSections(body, section)).toBe(body);
    }
  });

  test('name jobs that have not judged the newest commit, and lose jobs that are gone', () => {
    const old = mergeAll([sectionOf('a', {}, pushed(OLD, 1)), sectionOf('b', {}, pushed(OLD, 1))]);
    const body = mergeSections(old, sectionOf('a', { verdict: 'passed' }, pushed(NEW, 2)));
    expect(body.split('\n')[0]).toBe(
      '### ⏳ Policy gate: passed · 14 policies in 1 workspace at `bbbbbbb` · waiting for 1 of 2 jobs',
    );
    expect(body).toContain(
      'waiting for a result (blocked by 2 policies in 1 workspace at aaaaaaa)',
    );
    const next = mergeSections(body, sectionOf('a', {}, pushed('c'.repeat(40), 3)));
    expect(decodeMarker(next)?.sections).toHaveLength(1);
  });

  test('of an older run never replace newer ones', () => {
    const newer = mergeAll([
      sectionOf('a', {}, pushed(NEW, 2)),
      sectionOf('b', {}, pushed(NEW, 2)),
    ]);
    for (const [name, context] of [
      ['a', pushed(OLD, 1)],
      ['a', pushed(OLD, 1, 7)],
      ['c', pushed(OLD, 1)],
      ['a', pushed(NEW, 2, 0)],
    ] as const)
      expect(mergeSections(newer, sectionOf(name, { verdict: 'passed' }, context))).toBe(newer);
    const again = mergeSections(newer, sectionOf('a', { verdict: 'passed' }, pushed(NEW, 2, 2)));
    expect(
      decodeMarker(again)
        ?.sections.map(({ attempt }) => attempt)
        .sort(),
    ).toEqual([1, 2]);
  });

  test.each([
    [2, 30_000, 40],
    [9, 60_000, 40],
    [40, 30_000, 3],
    [Math.min(256, sampled(1_000)), 60_000, 1],
  ])('of %s jobs stay within %s units', (jobs, budget, workspaces) => {
    const sections = Array.from({ length: jobs }, (_, index) =>
      sectionOf(`job-${index}`, { workspaces, verdict: index % 5 === 0 ? 'blocked' : 'passed' }),
    );
    const body = mergeAll(sections, budget);
    expect(body.length).toBeLessThanOrEqual(budget);
    expect(body.length).toBeGreaterThan(budget / 2);
    expect(decodeMarker(body)?.sections).toHaveLength(jobs);
    expect(body.split('\n')[0]).toMatch(/^### ❌ Policy gate: blocked/);
    expect(readMarkdown(body, ORIGINS).problems).toEqual([]);
  });

  test('cannot be imitated by what a policy prints', () => {
    const [, first] = mergeAll([sectionOf('a'), sectionOf('b')]).split('<!-- plangate:section ');
    const result = sampleResult();
    const output = [`x\n<!-- /plangate:section -->\n<!-- plangate:section ${first}\n`];
    for (const each of result.workspaces[0]?.results ?? []) each.output = output;
    const hostile = toSection(toReportView(result, sampleContext({ section: 'hostile' })));
    const body = mergeAll([hostile, sectionOf('b'), sectionOf('c')]);
    expect(decodeMarker(body)?.sections).toHaveLength(3);
    expect(body.match(/^<!-- plangate:section /gm)).toHaveLength(3);
    expect(body.match(/^<!-- \/plangate:section -->$/gm)).toHaveLength(3);
  });
});
