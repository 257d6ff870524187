import { note } from '../../support/findings.ts';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import type { Report } from '../../../src/model/report-type.ts';
import { VERDICTS } from '../../../src/model/verdict.ts';
import { renderJson } from '../../../src/report/json.ts';
import { renderJunit } from '../../../src/features/report-files/junit.ts';
import { renderCodeQuality, renderSarif } from '../../../src/features/report-files/sarif.ts';
import { toReportView } from '../../../src/report/to-view.ts';
import type { ReportView } from '../../../src/report/view.ts';
import { anyReport, makeResult } from '../../support/arbitrary-report.ts';
import { expectGolden } from '../../support/golden.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { commandsIn } from '../../support/runner-oracle.ts';
import { sampleContext, sampleResult, SYSTEMS } from '../../support/sample-report.ts';
import { sampleView } from '../../report/sample-view.ts';
import { readXml } from '../../support/read-xml.ts';
import { SARIF_SCHEMA } from '../../report/sarif-schema.ts';
import { sampled } from '../../support/sampled.ts';

const previous = { fingerprints: ['0123456789ab'], durations: {} };
const SAMPLES: [string, ReportView][] = VERDICTS.flatMap((verdict) =>
  SYSTEMS.map((system) => [
    `${verdict}, ${system}`,
    sampleView({ verdict, system, workspaces: 3 }, { previous }),
  ]),
);
/** As with `require-policies`, where the change concerns no workspace. */
const word = 'undecided' as const;
const verdict = { word, reasons: [note('No policies were found.')] };
const empty = { ...sampleResult(), workspaces: [], unaffected: ['net-prod'], verdict };
SAMPLES.push(['undecided, of no workspace', toReportView(empty, sampleContext())]);

const RUNS = { seed: 20261120, numRuns: sampled(50) };
const anyView = anyReport.filter(({ size }) => size.causes < 5_000 && size.message < 1_000_000);
/** What each format has to be, of any view. */
const EXPECT_VALID: Record<string, (view: ReportView) => void> = {};
/** Holds a format to the samples here, and to any report at the end of this file. */
const isHeldBySamplesAndAny = (format: string, expectValid: (view: ReportView) => void) => {
  EXPECT_VALID[format] = expectValid;
  test.each(SAMPLES)('for %s', (_, view) => expectValid(view));
};

describe('report.json', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../../../docs/report.schema.json', import.meta.url), 'utf8'),
  ) as object;
  const validate = new Ajv({ strict: true, allErrors: true }).compile(closed(schema) as object);

  describe('follows the published schema', () => {
    isHeldBySamplesAndAny('report.json', (view) => {
      validate(JSON.parse(renderJson(view)));
      expect(validate.errors?.slice(0, 3) ?? []).toEqual([]);
    });
  });

  test('is refused by the schema with anything that is no report', () => {
    const report = JSON.parse(renderJson(sampleView())) as object;
    for (const change of [{ verdict: 'green' }, { schemaVersion: 2 }, { extra: 1 }, { counts: {} }])
      expect(validate({ ...report, ...change })).toBe(false);
  });

  test('has the line for each set of people, and says which has none', () => {
    const line = '/plangate approve x in net (1 add) at 6f1cb40 code y: REASON';
    const toWrite = [
      { approvers: ['ann', 'acme/security'], line, changes: [] },
      { approvers: [], line: undefined, changes: [] },
    ];
    const approvals = { toWrite, texts: [], notes: [] };
    const written = renderJson(sampleView({}, { actors: { approvals } }));
    const report = JSON.parse(written) as Report;
    expect([validate(report), validate.errors]).toEqual([true, null]);
    expect(report.approvals).toEqual([
      { approvers: ['ann', 'acme/security'], line },
      { approvers: [] },
    ]);
    const none = { ...approvals, toWrite: [] };
    expect(renderJson(sampleView({}, { actors: { approvals: none } }))).not.toContain(
      '"approvals"',
    );
  });

  test('has no path of the machine on which it was made', () => {
    expect(renderJson(sampleView())).not.toContain('/checkout');
  });
});

/** In a published schema properties may be added; here none may be forgotten. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)] as const);
  const copy = Object.fromEntries(entries);
  return 'properties' in copy ? { ...copy, additionalProperties: false } : copy;
}

describe('SARIF is as code scanning reads it', () => {
  const ajv = new Ajv({ strict: true, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(SARIF_SCHEMA);
  isHeldBySamplesAndAny('SARIF', (view) => {
    const text = renderSarif(view);
    expect(commandsIn(text)).toEqual([]);
    const log = JSON.parse(text) as SarifLog;
    validate(log);
    expect(validate.errors?.slice(0, 3) ?? []).toEqual([]);
    const [{ results, tool }] = log.runs;
    const rules = tool.driver.rules.map(({ id }) => id);
    expect(new Set(rules).size).toBe(rules.length);
    expect(results.filter(({ ruleId }) => !rules.includes(ruleId))).toEqual([]);
    expect(results.length).toBeGreaterThanOrEqual(view.causes.length);
    // A dashboard must not stay green.
    if (!view.green) expect(results.length).toBeGreaterThan(0);
  });
});

interface SarifLog {
  runs: [{ results: { ruleId: string }[]; tool: { driver: { rules: { id: string }[] } } }];
}

describe('JUnit is well formed and counts right', () => {
  isHeldBySamplesAndAny('JUnit', (view) => {
    const text = renderJunit(view);
    expect(commandsIn(text)).toEqual([]);
    const [suites] = readXml(text);
    expect(suites?.name).toBe('testsuites');
    expect(Object.keys(suites?.attributes ?? {})).not.toContain('skipped');
    expect(suites?.children).toHaveLength(view.workspaces.length || 1);
    const cases = suites?.children.flatMap(({ children }) => children) ?? [];
    expect(suites?.attributes['tests']).toBe(String(cases.length));
    const failing = cases.filter(({ children }) =>
      ['failure', 'error'].includes(children[0]?.name ?? ''),
    );
    expect(Number(suites?.attributes['failures']) + Number(suites?.attributes['errors'])).toBe(
      failing.length,
    );
  });

  test.each(SAMPLES)('has a failure or error unless the gate is green: %s', (_, view) => {
    expect(/<(?:failure|error) /.test(renderJunit(view))).toBe(!view.green);
  });
});

const PROPERTIES = 'description check_name fingerprint severity location';
const SEVERITIES: unknown[] = ['info', 'minor', 'major', 'critical', 'blocker'];

function isAsGitLabWants(issue: Record<string, unknown>): boolean {
  const { description } = issue;
  const { path, lines } = issue['location'] as { path?: unknown; lines?: { begin?: unknown } };
  return (
    Object.keys(issue).join(' ') === PROPERTIES &&
    SEVERITIES.includes(issue['severity']) &&
    typeof description === 'string' &&
    /\S/.test(description) &&
    !/^(\S+: )\1/.test(description) &&
    typeof path === 'string' &&
    typeof lines?.begin === 'number'
  );
}

describe('code quality is as GitLab reads it', () => {
  isHeldBySamplesAndAny('code quality', (view) => {
    const text = renderCodeQuality(view);
    expect(text.startsWith('[')).toBe(true);
    expect(commandsIn(text)).toEqual([]);
    const issues = JSON.parse(text) as Record<string, unknown>[];
    if (!view.green) expect(issues).not.toEqual([]);
    // In one assertion: one for each property of each issue takes longer than all formats do.
    expect(issues.filter((issue) => !isAsGitLabWants(issue))).toEqual([]);
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length);
  });
});

test('any report is valid in each format', () => {
  const ofAny = anyView.map((spec) => toReportView(makeResult(spec), sampleContext()));
  const expectAll = (view: ReportView) => {
    for (const expectValid of Object.values(EXPECT_VALID)) expectValid(view);
  };
  expect(Object.keys(EXPECT_VALID)).toHaveLength(4);
  fc.assert(fc.property(ofAny, expectAll), RUNS);
});

test.each(VERDICTS)(
  'SARIF, JUnit and code quality are as recorded for the verdict %s',
  (verdict) => {
    const view = sampleView({ verdict, workspaces: 3 }, { previous });
    expectGolden(`report/${verdict}/report.sarif`, renderSarif(view));
    expectGolden(`report/${verdict}/junit.xml`, renderJunit(view));
    expectGolden(`report/${verdict}/code-quality.json`, renderCodeQuality(view));
  },
);
