import type { HttpRequest } from '../../../src/model/ports.ts';
import { textsOf } from '../../support/findings.ts';
import { faultySend, nameOf, type Fault } from '../../support/faulty-send.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { runLocally, type LocalResult } from '../../support/local-bench.ts';

/** The requests of the happy path by name, so that faults can be aimed at them. */
const CALLS = [
  'workspace',
  'create version',
  'upload',
  'version',
  'create run',
  'run',
  'policy checks',
  'task stages',
  'Terraform policy',
  'run events',
  'check output',
  'set outcomes',
] as const;
type Call = (typeof CALLS)[number];

/** Requests that only inform: if they fail, the verdict stays the same. */
const INFORMS: readonly Call[] = ['run events', 'check output'];

function callOf({ method, url }: HttpRequest): Call | 'other' {
  const path = url.pathname;
  if (path.startsWith('/v1/')) return method === 'PUT' ? 'upload' : 'other';
  if (path.includes('/organizations/')) return 'workspace';
  if (path.endsWith('/configuration-versions')) return 'create version';
  if (path.includes('/configuration-versions/')) return 'version';
  if (path.endsWith('/runs') && method === 'POST') return 'create run';
  if (path.endsWith('/policy-checks')) return 'policy checks';
  if (path.endsWith('/task-stages')) return 'task stages';
  if (path.endsWith('/tf-policy-evaluations')) return 'Terraform policy';
  if (path.endsWith('/run-events')) return 'run events';
  if (path.endsWith('/output')) return 'check output';
  if (path.endsWith('policy-set-outcomes')) return 'set outcomes';
  if (/\/runs\/[^/]+$/.test(path)) return 'run';
  return 'other';
}

const DEADLINE_MS = 10 * 60_000;
/** Judged by each policy system. */
const sizes = { name: 'sizes', level: 'mandatory' } as const;
const terraformPolicySets = [{ name: 'rules', policies: [sizes] }];
const workspaces = { net: { script: { name: 'both' as const, terraformPolicySets } } };

/** Faults that go away by themselves: nothing may come of them but time. */
const PASSING_FAULTS: Fault[] = [
  'reset-before',
  'reset-after',
  'refused',
  'hang',
  'hang-after',
  'truncated',
  'html',
  'empty',
  { status: 500 },
  { status: 502 },
  { status: 503 },
  { status: 504 },
  { after: 500 },
  { after: 502 },
  { after: 504 },
  { status: 429 },
  { status: 429, headers: { 'x-ratelimit-reset': '1.5' } },
  { status: 429, headers: { 'retry-after': '2' } },
  {
    status: 429,
    headers: {
      date: 'Thu, 01 Jan 2026 00:00:00 GMT',
      'retry-after': 'Thu, 01 Jan 2026 00:00:03 GMT',
    },
  },
  { status: 503, headers: { 'retry-after': '3' } },
  { status: 408 },
];

function once(call: Call, fault: Fault) {
  let spent = false;
  return runLocally({
    workspaces,
    options: { timeoutMs: DEADLINE_MS },
    wrap: (send, clock) =>
      faultySend(send, clock, (request) => {
        if (spent || callOf(request) !== call) return undefined;
        spent = true;
        return fault;
      }),
  });
}

function always(call: Call, fault: Fault) {
  return runLocally({
    workspaces,
    options: { timeoutMs: DEADLINE_MS },
    wrap: (send, clock) =>
      faultySend(send, clock, (request) => (callOf(request) === call ? fault : undefined)),
  });
}

function expectNoLeak({ service, runs, asked, removed, tookMs, log }: LocalResult): void {
  for (const { status } of runs) expect(['canceled', 'planned_and_finished']).toContain(status);
  expect(runs.length).toBeLessThanOrEqual(1);
  expect(asked.filter(({ target }) => target.includes('force-cancel'))).toEqual([]);
  expect(removed).toBe(true);
  expect(tookMs).toBeLessThanOrEqual(DEADLINE_MS);
  const printed = log.lines.join('\n');
  expect(printed).not.toContain(service.token);
  expect(printed).not.toContain('/v1/');
}

describe('a fault that passes costs nothing but time', () => {
  for (const call of CALLS) {
    for (const fault of PASSING_FAULTS) {
      // Nothing at all is a good answer to an upload: see below.
      if (call === 'upload' && fault === 'empty') continue;
      test(`in ${call}: ${nameOf(fault)}`, async () => {
        const bench = await once(call, fault);
        expect(bench.result.verdict).toEqual({ word: 'passed', reasons: [] });
        expect(bench.runs).toHaveLength(1);
        const puts = bench.asked.filter(({ method, status }) => method === 'PUT' && status === 200);
        expect(puts).toHaveLength(1);
        expect(bench.service.versions().length).toBeLessThanOrEqual(2);
        expectNoLeak(bench);
      });
    }
  }
});

/** Faults that stay: the verdict is never green, except where the call only informs. */
const LASTING_FAULTS: [Fault, string[]][] = [
  [{ status: 401 }, ['refused']],
  [{ status: 403 }, ['refused', 'service']],
  [{ status: 404 }, ['refused', 'service']],
  [{ status: 409 }, ['service']],
  [{ status: 422 }, ['service']],
  ['redirect', ['service']],
  ['tls', ['network']],
  [{ status: 429, headers: { 'retry-after': '86400' } }, ['service']],
  [{ status: 503 }, ['service', 'timeout', 'network']],
  ['refused', ['network', 'timeout', 'service']],
  ['reset-before', ['network', 'timeout', 'service']],
  ['hang', ['network', 'timeout', 'service']],
  ['truncated', ['service', 'timeout', 'network']],
  ['html', ['service', 'timeout']],
];

/** Where an answer that is spoilt tells as much as a whole one: a run that came to be is found by its version. */
const isHarmless = (call: Call, fault: Fault) =>
  fault === 'truncated' && (call === 'upload' || call === 'create run');

describe('a fault that stays closes the gate and leaves nothing behind', () => {
  for (const call of CALLS) {
    for (const [fault, kinds] of LASTING_FAULTS) {
      test(`in ${call}: ${nameOf(fault)}`, async () => {
        const bench = await always(call, fault);
        const { word } = bench.result.verdict;
        if (INFORMS.includes(call) || isHarmless(call, fault)) expect(word).toBe('passed');
        else {
          expect(word).toBe('undecided');
          const [workspace] = bench.result.workspaces;
          if (workspace?.failure !== undefined) expect(kinds).toContain(workspace.failure.kind);
          expect(textsOf(bench.result.verdict.reasons).join('')).not.toBe('');
        }
        expectNoLeak(bench);
      });
    }
  }
});

describe('an exchange that the service may answer so', () => {
  test('a hint that is later than the deadline ends at once and says when', async () => {
    for (const call of CALLS.filter((it) => !INFORMS.includes(it))) {
      const bench = await always(call, { status: 429, headers: { 'retry-after': '7200' } });
      expect(textsOf(bench.result.verdict.reasons).join(' ')).toContain('7200 s');
      expect(bench.tookMs).toBeLessThan(15_000);
    }
  });

  test('an empty answer to an upload that never arrived ends as the version says', async () => {
    const bench = await once('upload', 'empty');
    expect(bench.result.verdict.word).toBe('undecided');
    expect(textsOf(bench.result.verdict.reasons).join('')).toContain('"pending"');
    expect(bench.runs).toHaveLength(0);
    expectNoLeak(bench);
  });
});
