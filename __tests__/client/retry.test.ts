import * as fc from 'fast-check';
import { classify, chooseRetry, readRetryHint } from '../../src/client/http/retry.ts';
import type { AttemptOutcome, RetryClass, RetryState } from '../../src/client/http/retry.ts';
import type { TransportFailure } from '../../src/model/ports.ts';
import { sampled } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';

const CLASSES: RetryClass[] = ['safe', 'upload', 'create', 'action'];
/** What comes of each failure, by class. */
const AFTER: Record<TransportFailure, [string, string, string, string]> = {
  'not-sent': ['retry', 'retry', 'retry', 'retry'],
  broken: ['retry', 'recover', 'recover', 'recover'],
  timeout: ['retry', 'recover', 'recover', 'recover'],
  'too-large': ['stop', 'stop', 'recover', 'recover'],
  aborted: ['stop', 'stop', 'stop', 'stop'],
  tls: ['stop', 'stop', 'stop', 'stop'],
  local: ['stop', 'stop', 'stop', 'stop'],
};
/** What comes of each nature where something is created. */
const BY_NATURE = { untouched: 'retry', ambiguous: 'recover', final: 'stop' };
const FAILURES = Object.keys(AFTER) as TransportFailure[];

const answer = (status: number, headers: Record<string, string> = {}): AttemptOutcome => ({
  kind: 'answer',
  status,
  headers,
});
const failure = (failure: TransportFailure): AttemptOutcome => ({ kind: 'failure', failure });
const unreadable: AttemptOutcome = { kind: 'unreadable' };

/** What follows the first answer 503 to a read, unless said otherwise. */
function decide(state: Partial<RetryState>) {
  const first = { class: 'safe', outcome: answer(503), attempt: 0, ambiguous: 1 } as const;
  const unhurried = { remainingMs: 300_000, isBudgetSpent: false, random: () => 0.5 };
  return chooseRetry({ ...first, ...unhurried, ...state });
}

describe('what an outcome means', () => {
  test.each([400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 501, 505, 301, 302, 307, 304])(
    '%d is final for every class',
    (status) => {
      const final = { do: 'stop', why: 'final' };
      for (const each of CLASSES)
        expect(decide({ class: each, outcome: answer(status) })).toEqual(final);
    },
  );

  test.each([408, 425, 500, 502, 503, 504, 520, 599])('%d leaves the result open', (status) => {
    expect(classify(answer(status), 'safe')).toBe('ambiguous');
    expect(decide({ outcome: answer(status) }).do).toBe('retry');
    for (const retryClass of ['upload', 'create', 'action'] as const) {
      expect(decide({ class: retryClass, outcome: answer(status) }).do).toBe('recover');
    }
  });

  test('429 was never carried out, so every class asks again', () => {
    for (const retryClass of CLASSES) {
      expect(decide({ class: retryClass, outcome: answer(429) }).do).toBe('retry');
    }
  });

  test.each(FAILURES)('each class has its decision after %s', (kind) => {
    const outcome = failure(kind);
    expect(CLASSES.map((each) => decide({ class: each, outcome }).do)).toEqual(AFTER[kind]);
    expect(AFTER[kind][2]).toBe(BY_NATURE[classify(outcome, 'create')]);
  });

  test('that is unreadable leaves the result open', () => {
    expect(classify(unreadable, 'safe')).toBe('ambiguous');
    expect(decide({ outcome: unreadable }).do).toBe('retry');
    expect(decide({ class: 'create', outcome: unreadable }).do).toBe('recover');
  });
});

describe('the number of attempts', () => {
  test('of a read ends at the deadline', () => {
    expect(decide({ attempt: 500, ambiguous: 501 }).do).toBe('retry');
  });
  test('is three for an unreadable answer', () => {
    expect(decide({ outcome: unreadable, attempt: 1, ambiguous: 2 }).do).toBe('retry');
    const third = decide({ outcome: unreadable, attempt: 2, ambiguous: 3 });
    expect(third).toEqual({ do: 'stop', why: 'attempts' });
    // The bound is for unreadable answers, not for an outage that follows them.
    expect(decide({ outcome: answer(503), attempt: 9, ambiguous: 10 }).do).toBe('retry');
  });
  test.each(['create', 'action'] as const)('of %s is three at most', (retryClass) => {
    const at = (ambiguous: number) => decide({ class: retryClass, ambiguous });
    expect(at(1)).toMatchObject({ do: 'recover', resend: true });
    expect(at(2)).toMatchObject({ do: 'recover', resend: true });
    expect(at(3)).toMatchObject({ do: 'recover', resend: false });
  });
  test('of a probe is two, unless the service never carried it out', () => {
    const at = (ambiguous: number, status = 503) =>
      decide({ class: 'probe', ambiguous, outcome: answer(status) });
    expect(at(1).do).toBe('retry');
    expect(at(2)).toEqual({ do: 'stop', why: 'attempts' });
    expect(at(2, 429).do).toBe('retry');
  });
  test('of an upload is eight at most, with a wait for a service that answers', () => {
    const at = (outcome: AttemptOutcome, ambiguous: number) =>
      decide({ class: 'upload', outcome, ambiguous });
    expect(at(failure('broken'), 7)).toMatchObject({ do: 'recover', resend: true });
    expect(at(failure('timeout'), 8)).toMatchObject({ do: 'recover', resend: false });
    expect(at(answer(503), 100)).toMatchObject({ do: 'recover', resend: true });
  });
});

describe('a wait', () => {
  const waits = (state: Partial<RetryState>) => {
    const decision = decide(state);
    if (decision.do === 'stop') throw new Error('stopped');
    return decision.afterMs;
  };
  test('doubles half of its jitter with each attempt, up to ten seconds', () => {
    const afterMs = [0, 1, 2, 3, 4, 5, 6, 7, 100].map((attempt) => waits({ attempt }));
    expect(afterMs).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });
  test('has full jitter, from nothing to the ceiling', () => {
    expect(waits({ attempt: 3, random: () => 0 })).toBe(0);
    expect(waits({ attempt: 3, random: () => 1 })).toBe(4000);
  });
  test('is a long one with a spent budget', () => {
    expect(waits({ isBudgetSpent: true, random: () => 0 })).toBe(10_000);
    expect(waits({ isBudgetSpent: true, random: () => 1 })).toBe(20_000);
  });
  test('keeps to a hint, and is spread a little', () => {
    const outcome = answer(429, { 'retry-after': '30' });
    expect(waits({ outcome, random: () => 0 })).toBe(30_000);
    expect(waits({ outcome, random: () => 1 })).toBe(30_250);
  });
  test('is not made shorter by a hint', () => {
    expect(waits({ outcome: answer(429, { 'retry-after': '1' }), attempt: 6 })).toBe(10_000);
  });
  test('leaves time for an attempt near the deadline', () => {
    expect(waits({ attempt: 9, remainingMs: 3000 })).toBe(1500);
    expect(
      waits({ outcome: answer(429, { 'retry-after': '3' }), remainingMs: 3000, random: () => 1 }),
    ).toBe(3000);
  });
});

describe('a retry', () => {
  test('stops at once at a hint past the deadline, and says when', () => {
    const after = (hint: string) => decide({ outcome: answer(429, { 'retry-after': hint }) });
    expect(after('301')).toEqual({ do: 'stop', why: 'deadline', retryAfterMs: 301_000 });
    expect(after('300').do).toBe('retry');
  });
  test('stops without time left', () => {
    const stop = { do: 'stop', why: 'deadline' };
    expect(decide({ remainingMs: 499 })).toEqual(stop);
    expect(decide({ remainingMs: 500 }).do).toBe('retry');
    expect(decide({ remainingMs: -5, outcome: failure('timeout') })).toEqual(stop);
    const refused = { remainingMs: 10, outcome: answer(429, { 'retry-after': '0' }) };
    expect(decide(refused)).toEqual({ ...stop, retryAfterMs: 0 });
  });
});

test('no decision waits past the deadline, less than nothing, or less than the hint', () => {
  const outcomes = fc.oneof(
    fc.constant(unreadable),
    fc.constantFrom(...FAILURES).map(failure),
    fc
      .record({
        status: fc.integer({ min: 100, max: 599 }),
        seconds: fc.integer({ min: 0, max: 400 }),
      })
      .map(({ status, seconds }) => answer(status, { 'retry-after': String(seconds) })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...CLASSES),
      outcomes,
      fc.nat(200),
      fc.integer({ min: -1000, max: 300_000 }),
      fc.boolean(),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (retryClass, outcome, attempt, remainingMs, isBudgetSpent, random) => {
        const tried = { class: retryClass, outcome, attempt, ambiguous: attempt + 1 };
        const decision = decide({
          ...tried,
          remainingMs,
          isBudgetSpent,
          random: () => random,
        });
        if (decision.do === 'stop') return;
        expect(decision.afterMs).toBeGreaterThanOrEqual(0);
        expect(decision.afterMs).toBeLessThanOrEqual(remainingMs);
        if (outcome.kind === 'answer') {
          const hintMs = Number(outcome.headers['retry-after']) * 1000;
          expect(decision.afterMs).toBeGreaterThanOrEqual(Math.min(remainingMs, hintMs));
        }
      },
    ),
    { seed: 5, numRuns: sampled(5_000) },
  );
});

const DATE = 'Fri, 20 Nov 2026 08:00:00 GMT';
const IN_90_S = 'Fri, 20 Nov 2026 08:01:30 GMT';
const BEFORE = 'Fri, 20 Nov 2026 07:00:00 GMT';

test.each<[string, number, Record<string, string>, number | undefined]>([
  ['nothing said', 429, {}, undefined],
  ['reset, a fraction', 429, { 'x-ratelimit-reset': '1.5' }, 1500],
  ['reset, whole', 429, { 'x-ratelimit-reset': '2' }, 2000],
  ['reset, zero', 429, { 'x-ratelimit-reset': '0' }, 0],
  ['reset, with space around', 429, { 'x-ratelimit-reset': ' 3 ' }, 3000],
  ['reset, rounded up', 429, { 'x-ratelimit-reset': '0.0001' }, 1],
  ['reset beside another status says nothing', 503, { 'x-ratelimit-reset': '9' }, undefined],
  ['reset as a point in time', 429, { 'x-ratelimit-reset': '100000000' }, undefined],
  ['the longest reset', 429, { 'x-ratelimit-reset': '99999999' }, 99_999_999_000],
  ['retry-after, whole', 503, { 'retry-after': '7' }, 7000],
  ['retry-after, a fraction', 429, { 'retry-after': '0.25' }, 250],
  ['retry-after, a date', 503, { 'retry-after': IN_90_S, date: DATE }, 90_000],
  ['retry-after, a date gone by', 503, { 'retry-after': BEFORE, date: DATE }, 0],
  ['retry-after, a date without Date', 503, { 'retry-after': IN_90_S }, undefined],
  ['retry-after, a date and a bad Date', 503, { 'retry-after': IN_90_S, date: 'now' }, undefined],
  ['both: the longer', 429, { 'x-ratelimit-reset': '1', 'retry-after': '4' }, 4000],
  ['both: the longer, again', 429, { 'x-ratelimit-reset': '5', 'retry-after': '4' }, 5000],
  ['one of both malformed', 429, { 'x-ratelimit-reset': 'soon', 'retry-after': '4' }, 4000],
  ...[
    '-1',
    '+1',
    '1e3',
    'Infinity',
    'NaN',
    '',
    ' ',
    '1.',
    '.5',
    '1, 2',
    '0x10',
    '1 s',
    '1234567890',
    '1.0123456789',
    'Fri, 20 Foo 2026 08:01:30 GMT',
    'Fri, 99 Nov 2026 08:01:30 GMT',
    'x Fri, 20 Nov 2026 08:01:30 GMT',
    'Fri, 20 Nov 2026 08:01:30 GMT+2',
    '2026-11-20T08:01:30Z',
  ].map((value): [string, number, Record<string, string>, undefined] => [
    `malformed ${JSON.stringify(value)}`,
    429,
    { 'x-ratelimit-reset': value, 'retry-after': value, date: DATE },
    undefined,
  ]),
])('the time to come back is read: %s', (_name, status, headers, expected) => {
  expect(readRetryHint({ status, headers })).toBe(expected);
});
