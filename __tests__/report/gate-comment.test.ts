/** The comment of a gate: whose report it has, what stays in it, and what its marker keeps. */
import * as fc from 'fast-check';
import { renderComment, toOwnReport } from '../../src/report/markdown-report.ts';
import {
  addCommand,
  composeComment,
  holdsReport,
  reportToKeep,
  saysGateIsOpen,
  type OwnReport,
} from '../../src/report/gate-comment.ts';
import { decodeMarker, encodeMarker, markerStart, ownerId } from '../../src/report/marker.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { GivenCommand } from '../../src/model/comment-commands.ts';
import { anyText } from '../support/any-text.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import {
  sampleContext,
  sampleResult,
  type SampleOptions,
  type ContextChanges,
} from '../support/sample-report.ts';
import { sampled } from '../support/sampled.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

const OLD = 'aaaaaaa77fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const NEW = 'bbbbbbb77fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';

const reportOf = (
  selected: string,
  sample: Partial<SampleOptions> = {},
  context: ContextChanges = {},
): OwnReport =>
  toOwnReport(sampleView(sample, { ...context, gate: { selected, ...context.gate } }));

function pushed(sha: string, runId: number, attempt = 1): ContextChanges {
  const job = { url: 'https://github.com/acme/infra/actions/runs/1', runId, attempt };
  return { ci: { commit: { sha }, job } };
}

const bodyOf = (report: OwnReport) => composeComment(undefined, report);

describe('of two reports', () => {
  const there = bodyOf(reportOf('net', {}, pushed(NEW, 2)));
  test.each<[string, string, ContextChanges, 'run' | 'job' | undefined]>([
    ['a job that is run again replaces its own', 'net', pushed(NEW, 2, 2), undefined],
    [
      'a later run of the job replaces its own',
      'net',
      { ...pushed(NEW, 3), gate: { startedAt: '2026-11-20T15:00:00Z' } },
      undefined,
    ],
    ['a newer commit replaces it', 'net', pushed(OLD, 3), undefined],
    ['a newer commit replaces that of a job that is gone', 'dns', pushed(OLD, 3), undefined],
    ['an older commit replaces none', 'net', pushed(OLD, 1), 'run'],
    ['a late attempt of an older commit replaces none', 'net', pushed(OLD, 1, 7), 'run'],
    ['an older commit of another job replaces none', 'dns', pushed(OLD, 1), 'run'],
    ['an earlier attempt replaces none', 'net', pushed(NEW, 2, 0), 'run'],
    ['another job of this commit replaces none', 'dns', pushed(NEW, 2), 'job'],
    [
      'another job of this commit replaces none in a later attempt',
      'dns',
      pushed(NEW, 2, 2),
      'job',
    ],
    [
      'another job of this commit replaces none in a later run',
      'dns',
      { ...pushed(NEW, 9), gate: { startedAt: '2026-11-20T15:00:00Z' } },
      'job',
    ],
  ])('%s', (_, selected, context, kept) => {
    expect(reportToKeep(there, reportOf(selected, {}, context))).toBe(kept);
  });

  test.each<[string, ContextChanges, ContextChanges]>([
    ['two runs', pushed(NEW, 2), pushed(NEW, 3)],
    ['one run', pushed(NEW, 2), pushed(NEW, 2)],
    ['a host that counts no runs', pushed(NEW, 0, 0), pushed(NEW, 0, 0)],
  ])('one stays where jobs of %s began in the same second', (_, one, other) => {
    const reports = [
      reportOf('net', { verdict: 'blocked' }, one),
      reportOf('net', { verdict: 'passed' }, other),
    ] as const;
    const [first, second] = reports;
    const kept = [reportToKeep(bodyOf(first), second), reportToKeep(bodyOf(second), first)];
    expect(new Set(kept)).toEqual(new Set(['run', undefined]));
    for (const report of reports) expect(reportToKeep(bodyOf(report), report)).toBeUndefined();
  });

  test('a comment has one, and says whether the gate is open by it', () => {
    const body = composeComment(there, reportOf('dns', { verdict: 'passed' }, pushed(OLD, 3)));
    expect(body.split('\n')[0]).toBe(
      '### ✅ Policy gate: passed · 14 policies in 1 workspace at `aaaaaaa`',
    );
    expect(body.match(/^### /gm)).toHaveLength(1);
    expect([saysGateIsOpen(there), saysGateIsOpen(body), saysGateIsOpen('')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('the same one is not written again', () => {
    const report = reportOf('net', {}, pushed(NEW, 2));
    expect(holdsReport(there, report)).toBe(true);
    expect(composeComment(there, report)).toBe(there);
    for (const changed of [
      reportOf('dns', {}, pushed(NEW, 2)),
      reportOf('net', {}, pushed(NEW, 2, 2)),
      reportOf('net', {}, pushed(NEW, 3)),
      reportOf('net', { verdict: 'passed' }, pushed(NEW, 2)),
    ]) {
      expect(holdsReport(there, changed)).toBe(false);
    }
  });
});

describe('what other people wrote into the marker', () => {
  const AT = '2026-11-24T10:00:00Z';
  const seconds = Date.parse(AT) / 1_000;
  const own = {
    ...reportOf('gate', { verdict: 'blocked' }, { ...pushed(OLD, 7), gate: { startedAt: AT } }),
    now: seconds + 60,
  };
  /** A comment that says of this job, or of another one, that a later one has reported. */
  const forged = (startedAt: number, headSha = OLD, owner = own.state.owner) =>
    encodeMarker({
      key: own.key,
      report: { ...own.state, owner, headSha, runId: 9e15, attempt: 99, startedAt },
    });

  test.each<[string, number, string?, string?]>([
    ['a huge number of an earlier time', seconds - 1],
    ['a huge number of no time', 0],
    ['a time in the future', seconds + 1e6],
    ['another commit, of an earlier time', seconds - 1, NEW, 'f'.repeat(12)],
    ['another commit, in the future', seconds + 1e6, NEW, 'f'.repeat(12)],
    ['another job, in the future', seconds + 1e6, OLD, 'f'.repeat(12)],
  ])('keeps no report away: %s', (_how, startedAt, headSha, owner) => {
    const body = forged(startedAt, headSha, owner);
    expect(reportToKeep(body, own)).toBeUndefined();
    const written = composeComment(body, own);
    expect(holdsReport(written, own)).toBe(true);
    expect(written).toContain('Policy gate: blocked');
  });

  test('keeps away the report of a job that is running, and not the next one', () => {
    const body = forged(seconds + 30);
    expect(reportToKeep(body, own)).toBe('run');
    const next = {
      ...reportOf(
        'gate',
        {},
        { ...pushed(OLD, 7, 2), gate: { startedAt: '2026-11-24T10:01:00Z' } },
      ),
      now: seconds + 120,
    };
    expect(reportToKeep(body, next)).toBeUndefined();
  });
});

describe('the marker', () => {
  const state = {
    key: 'prod --> x',
    report: reportOf('net').state,
    ended: ['run-1'],
    asked: ['0123456789ab'],
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
    const reportWith = (hints: Partial<OwnReport['state']>) => {
      const line = encodeMarker({ ...state, report: { ...state.report, ...hints } });
      return { line, kept: decodeMarker(line)?.report };
    };
    const few = reportWith({ fingerprints: names, durations: {} });
    expect(few.kept?.fingerprints).toEqual(names.slice(0, 200));
    const durations = of(60_000) as Record<string, number>;
    const runs = of('run-CZcmD7eagjhyX0vN') as Record<string, string>;
    const full = reportWith({ fingerprints: names, durations, runs });
    expect(full.line.length).toBeLessThan(4_200);
    const kept = [full.kept?.fingerprints, full.kept?.durations, full.kept?.runs];
    for (const hints of kept) expect(Object.keys(hints ?? {}).length).toBeGreaterThan(20);
  });

  test('has the runs that may be overridden, and nothing that cannot be one', () => {
    const report = (verdict: 'needs-override' | 'overridden' | 'blocked' | 'passed') =>
      reportOf('net', { verdict, workspaces: 2 }).state;
    const { runs } = report('needs-override');
    expect(Object.values(runs)).toEqual([expect.stringMatching(/^run-/)]);
    expect(Object.keys(report('overridden').runs)).toHaveLength(1);
    expect(report('blocked').runs).toEqual({});
    expect(report('passed').runs).toEqual({});
    const forged = { net: '../../x', a: 'run-', b: 'run-a b', c: 'run-Fine1', __proto__: 'run-1' };
    const line = encodeMarker({ ...state, report: { ...report('passed'), runs: forged } });
    expect(decodeMarker(line)?.report?.runs).toEqual({ c: 'run-Fine1' });
  });

  test('is read without an error, and nonsense in it is ignored', () => {
    const line = encodeMarker(state);
    const [start = '', encoded = ''] = line.split('s=');
    const written = Buffer.from(encoded.replace(' -->', ''), 'base64url').toString();
    let reports = 0;
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
          const report = decodeMarker(text)?.report;
          if (report === undefined) return;
          reports += 1;
          expect(report.owner).toMatch(/^[0-9a-f]{12}$/);
          expect(report.runId).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 20261120, numRuns: sampled(1_000) },
    );
    expect(reports).toBeGreaterThan(0);
  });
});

test.each([
  [1, 60_000],
  [40, 30_000],
  [300, 60_000],
  [300, 2_000],
])('a report of %s workspaces stays within %s units, with its heading', (workspaces, budget) => {
  const body = composeComment(undefined, reportOf('all', { workspaces }), budget);
  expect(body.length).toBeLessThanOrEqual(budget);
  expect(body.split('\n')[0]).toMatch(/^### ❌ Policy gate: blocked/);
  expect(readMarkdown(body, ORIGINS).problems).toEqual([]);
});

test('where commands leave no room, the heading stays', () => {
  const report = reportOf('all', { workspaces: 40 });
  const body = addCommand(
    bodyOf(report),
    { ...HELP, verb: 'rerun', reason: 'x'.repeat(480) },
    report.key,
  );
  const next = reportOf(
    'all',
    { verdict: 'passed' },
    { gate: { startedAt: '2026-11-20T15:00:00Z' } },
  );
  const shorter = composeComment(body, next, 800);
  expect(shorter.split('\n')[0]).toMatch(/^### ✅ Policy gate: passed/);
  expect(decodeMarker(shorter)?.commands).toHaveLength(1);
});

const HELP: GivenCommand = {
  verb: 'help',
  by: 'alice',
  at: '2026-11-21T01:00:00.000Z',
  commit: sampleContext().ci.commit?.sha ?? '',
  reason: '',
};

test('no line of a comment can be imitated by what a policy prints', () => {
  const marker = encodeMarker({ key: 'default', report: reportOf('forged').state });
  const result = sampleResult();
  const output = [`x\n<!-- plangate:acts -->\n- eve\n<!-- /plangate:acts -->\n${marker}\n`];
  for (const each of result.workspaces[0]?.results ?? []) each.output = output;
  const body = renderComment(
    toReportView(result, sampleContext({ gate: { selected: 'hostile' } })),
  );
  expect(body).toContain('eve');
  expect(decodeMarker(body)?.report?.owner).toBe(ownerId('hostile'));
  const answered = addCommand(body, HELP, 'default');
  expect(answered.startsWith(body.slice(0, body.lastIndexOf('\n')).trimEnd())).toBe(true);
  expect(answered.match(/^<!-- plangate:/gm)).toHaveLength(2);
});

describe('when `/plangate again` was written', () => {
  const [EARLIER, LATER] = ['2026-11-20T14:00:00Z', '2026-11-20T15:00:00Z'];
  const keptOf = (body: string) => decodeMarker(body)?.againAt;
  const reported = (sha: string, runId: number, againAt?: string) => ({
    ...reportOf('net', {}, pushed(sha, runId)),
    againAt,
  });

  test('is kept by each later report, also of another commit', () => {
    const first = composeComment(undefined, reported(OLD, 1, EARLIER));
    expect(keptOf(first)).toBe(EARLIER);
    expect(keptOf(composeComment(first, reported(NEW, 2)))).toBe(EARLIER);
    expect(keptOf(composeComment(first, reported(OLD, 2, LATER)))).toBe(LATER);
    const later = composeComment(undefined, reported(OLD, 1, LATER));
    expect(keptOf(composeComment(later, reported(OLD, 2, EARLIER)))).toBe(LATER);
  });

  test('is kept of a command, and beside every other command', () => {
    const given = (verb: 'again' | 'rerun', at: string): GivenCommand => ({
      verb,
      by: 'carl',
      at,
      commit: OLD,
      reason: '',
    });
    const { key } = reported(OLD, 1);
    const body = addCommand(
      composeComment(undefined, reported(OLD, 1)),
      given('again', LATER),
      key,
    );
    expect(keptOf(body)).toBe(LATER);
    expect(keptOf(addCommand(body, given('rerun', EARLIER), key))).toBe(LATER);
    expect(keptOf(composeComment(body, reported(NEW, 2)))).toBe(LATER);
  });

  test('is no time that is none', () => {
    const marker = encodeMarker({ key: 'default', againAt: 'yesterday' });
    expect(keptOf(marker)).toBeUndefined();
  });
});
