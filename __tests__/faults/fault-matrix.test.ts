import type { HttpRequest } from '../../src/model/ports.ts';
import { textsOf } from '../support/messages.ts';
import { faultySend, nameOf, type Fault } from '../support/faulty-send.ts';
import { runGate, type BenchResult } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';

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
  if (url.host === 'archivist.example') return method === 'PUT' ? 'upload' : 'other';
  if (path.includes('/organizations/')) return 'workspace';
  if (path.endsWith('/configuration-versions')) return 'create version';
  if (path.includes('/configuration-versions/')) return 'version';
  if (path.endsWith('/runs') && method === 'POST') return 'create run';
  if (path.endsWith('/policy-checks')) return 'policy checks';
  if (path.endsWith('/task-stages')) return 'task stages';
  if (path.endsWith('/tf-policy-evaluations')) return 'Terraform policy';
  if (path.endsWith('/run-events')) return 'run events';
  if (path.endsWith('/output')) return 'check output';
  if (path.endsWith('/policy-set-outcomes')) return 'set outcomes';
  if (/\/runs\/[^/]+$/.test(path)) return 'run';
  return 'other';
}

const DEADLINE_MS = 10 * 60_000;

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
  return runGate({
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
  return runGate({
    options: { timeoutMs: DEADLINE_MS },
    wrap: (send, clock) =>
      faultySend(send, clock, (request) => (callOf(request) === call ? fault : undefined)),
  });
}

async function expectNoLeak({ service, clock, removed, tookMs, log }: BenchResult): Promise<void> {
  await clock.advance(2_000);
  for (const run of service.runs) {
    expect(['canceled', 'planned_and_finished']).toContain(service.statusOf(run));
  }
  expect(service.runs.length).toBeLessThanOrEqual(1);
  expect(service.requests.filter(({ path }) => path.includes('force-cancel'))).toEqual([]);
  expect(removed).toBe(true);
  expect(tookMs).toBeLessThanOrEqual(DEADLINE_MS);
  const printed = log.lines.join('\n');
  expect(printed).not.toContain('test-token-1234');
  expect(printed).not.toContain('secret-');
}

describe('a fault that passes costs nothing but time', () => {
  for (const call of CALLS) {
    for (const fault of PASSING_FAULTS) {
      // Nothing at all is a good answer to an upload: see below.
      if (call === 'upload' && fault === 'empty') continue;
      test(`${call}: ${nameOf(fault)}`, async () => {
        const bench = await once(call, fault);
        expect(bench.result.verdict).toEqual({ word: 'passed', reasons: [] });
        expect(bench.service.runs).toHaveLength(1);
        expect(bench.service.versions.reduce((sum, { uploads }) => sum + uploads, 0)).toBe(1);
        expect(bench.service.versions.length).toBeLessThanOrEqual(2);
        await expectNoLeak(bench);
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

/** Where an answer that is spoilt tells as much as a whole one. */
function isHarmless(call: Call, fault: Fault): boolean {
  switch (call) {
    case 'upload':
      return fault === 'truncated';
    case 'create run':
      // The run came to be, and is found by its version.
      return fault === 'truncated';
    case 'Terraform policy':
      // A service without this system answers 404, whole or not.
      return fault === 'truncated' || nameOf(fault) === '404';
    default:
      return false;
  }
}

describe('a fault that stays closes the gate and leaves nothing behind', () => {
  for (const call of CALLS) {
    for (const [fault, kinds] of LASTING_FAULTS) {
      test(`${call}: ${nameOf(fault)}`, async () => {
        const bench = await always(call, fault);
        const { word } = bench.result.verdict;
        if (INFORMS.includes(call) || isHarmless(call, fault)) expect(word).toBe('passed');
        else {
          expect(word).toBe('undecided');
          const [workspace] = bench.result.workspaces;
          if (workspace?.failure !== undefined) expect(kinds).toContain(workspace.failure.kind);
          expect(textsOf(bench.result.verdict.reasons).join('')).not.toBe('');
        }
        await expectNoLeak(bench);
      });
    }
  }
});

describe('what a service itself may do', () => {
  test('a hint that is later than the deadline ends at once and says when', async () => {
    for (const call of CALLS.filter((it) => !INFORMS.includes(it))) {
      const bench = await always(call, { status: 429, headers: { 'retry-after': '7200' } });
      expect(textsOf(bench.result.verdict.reasons).join(' ')).toContain('7200 s');
      expect(bench.tookMs).toBeLessThan(15_000);
    }
  });

  test('an empty answer to an upload that never arrived ends as what the version says', async () => {
    const bench = await once('upload', 'empty');
    expect(bench.result.verdict.word).toBe('undecided');
    expect(textsOf(bench.result.verdict.reasons).join('')).toContain('"pending"');
    expect(bench.service.runs).toHaveLength(0);
    await expectNoLeak(bench);
  });
});
