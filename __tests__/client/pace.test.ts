/** How fast requests leave: the limit of the service, what others use of it, and the budget of retries. */
import { createPace, createOtherUse } from '../../src/client/http/rate-limit.ts';
import { createRetryBudget } from '../../src/client/http/retry-budget.ts';
import { readRateLimitState } from '../../src/client/http/retry.ts';
import { describe, expect, test } from '../support/jest.ts';

/** When `count` requests, all asked for at `fromMs`, would leave. */
function departures(pace: ReturnType<typeof createPace>, count: number, fromMs = 0): number[] {
  return Array.from({ length: count }, () => {
    const wait = pace.book(fromMs, Number.POSITIVE_INFINITY);
    if (wait === 'too-late') throw new Error('refused');
    return fromMs + wait;
  });
}

function mostWithin(times: number[], windowMs: number): number {
  return Math.max(
    ...times.map((from) => times.filter((time) => time >= from && time < from + windowMs).length),
  );
}

describe('createPace', () => {
  test('never allows more than the limit in any second, and not much less', () => {
    const times = departures(createPace(30), 300);
    expect(mostWithin(times, 1000)).toBeLessThanOrEqual(30);
    expect(times.at(-1)).toBeLessThan((300 / 30) * 1000 * 1.15);
  });
  test('lets the first few leave at once, also after a long rest', () => {
    const pace = createPace(30);
    expect(departures(pace, 4).filter((time) => time === 0)).toHaveLength(3);
    expect(departures(pace, 4, 60_000).filter((time) => time === 60_000)).toHaveLength(3);
  });
  test('allows one request every two seconds for run lists, 30 in any minute', () => {
    const times = departures(createPace(0.5 / 0.9), 100);
    expect(times.slice(0, 4).map(Math.round)).toEqual([0, 2000, 4000, 6000]);
    expect(mostWithin(times, 60_000)).toBeLessThanOrEqual(31);
  });
  test('does not book what would be too late', () => {
    const pace = createPace(1);
    expect(pace.book(0, 100)).toBe(0);
    expect(pace.book(0, 100)).toBe('too-late');
    expect(pace.book(0, 100)).toBe('too-late');
    expect(pace.book(0, 2000)).toBeCloseTo(1111, 0);
  });
  test('pauses everybody, who then leave at the usual pace', () => {
    const pace = createPace(30);
    pace.pause(5000);
    const times = departures(pace, 60);
    expect(Math.min(...times)).toBe(5000);
    expect(mostWithin(times, 1000)).toBeLessThanOrEqual(30);
    pace.pause(1000);
    expect(pace.book(10_000, 20_000)).toBe(0);
  });
  test('takes another limit from a service', () => {
    const pace = createPace(30);
    pace.limitTo(10);
    expect(mostWithin(departures(pace, 100), 1000)).toBeLessThanOrEqual(10);
  });
});

describe('a limit that others use, too', () => {
  const perSecond = (pace: ReturnType<typeof createPace>, fromMs: number) =>
    departures(pace, 400, fromMs).filter((time) => time < fromMs + 10_000).length / 10;

  test('slows after a refusal, and what was booked is booked again', () => {
    const pace = createPace(30);
    departures(pace, 100);
    expect(pace.slowedSince(0)).toBe(false);
    pace.noteRefusal(1_000);
    expect([pace.slowedSince(999), pace.slowedSince(1_000)]).toEqual([true, false]);
    expect(perSecond(pace, 1_000)).toBeCloseTo(0.6 * 27, 0);
  });

  test('counts refusals of one moment once, and never stops', () => {
    const pace = createPace(30);
    for (let each = 0; each < 50; each++) pace.noteRefusal(1_000 + each);
    expect(perSecond(pace, 2_000)).toBeCloseTo(0.6 * 27, 0);
    for (let each = 0; each < 100; each++) pace.noteRefusal(3_000 + 500 * each);
    expect(perSecond(pace, 60_000)).toBeCloseTo(0.04 * 27, 0);
  });

  test.each([
    ['alone it is as fast again within seconds', 0, 10_000, 27],
    ['among many it comes back slowly', 0.9, 10_000, 0.64 * 27],
  ])('recovers after refusals: %s', (_, others, afterMs, rate) => {
    const pace = createPace(30);
    pace.noteRefusal(0);
    for (let at = 0; at <= afterMs; at += 500) pace.noteAnswer(at, others);
    expect(perSecond(pace, afterMs)).toBeCloseTo(rate, 0);
  });

  test('takes at once what the service says its limit is', () => {
    const pace = createPace(30);
    pace.noteRefusal(0);
    pace.limitTo(60);
    expect(perSecond(pace, 1_000)).toBeGreaterThan(18);
  });
});

describe('createRetryBudget', () => {
  const count = (afterTimeout: boolean, budget = createRetryBudget()) => {
    let paid = 0;
    while (budget.pay(afterTimeout)) paid++;
    return paid;
  };
  test('allows a hundred retries, or fifty after timeouts', () => {
    expect([count(false), count(true)]).toEqual([100, 50]);
  });
  test('earns one back by success, up to its size', () => {
    const budget = createRetryBudget();
    for (let i = 0; i < 1000; i++) budget.earn();
    expect(count(false, budget)).toBe(100);
    for (let i = 0; i < 5; i++) budget.earn();
    expect(count(false, budget)).toBe(1);
  });
});

const half = () => 0.5;
/** In the middle of a second. */
const room = (remaining: number) => ({ limit: 30, remaining, resetMs: 500 });

describe('the use of the limit by others', () => {
  test('causes no wait and no pause where there is none', () => {
    const otherUse = createOtherUse();
    expect(otherUse.waitMs(0, false, half)).toBe(0);
    for (let at = 0; at < 10_000; at += 100) {
      otherUse.noteSent(at);
      otherUse.noteAnswer(at + 50, room(25), false);
    }
    expect(otherUse.pauseMs(60_000)).toBe(0);
    expect(otherUse.waitMs(10_000, true, half)).toBe(0);
  });

  test('makes those who watch pause, and longer the more refusals there are', () => {
    const otherUse = createOtherUse();
    otherUse.noteAnswer(0, room(20), false);
    const some = otherUse.pauseMs(20_000);
    expect(some).toBeGreaterThan(3_000);
    for (let at = 1_000; at < 6_000; at += 1_000) otherUse.noteAnswer(at, room(0), true);
    expect(otherUse.pauseMs(120_000)).toBeGreaterThan(30_000);
    for (let at = 6_000; at < 60_000; at += 1_000) otherUse.noteAnswer(at, room(30), false);
    expect(otherUse.pauseMs(120_000)).toBe(0);
  });

  test('leaves 15 s to the first look, and no long pause in a run of half a minute', () => {
    const otherUse = createOtherUse();
    for (let at = 0; at < 60_000; at += 1_000) otherUse.noteAnswer(at, room(0), true);
    expect(otherUse.pauseMs(1_000)).toBe(15_000);
    expect(otherUse.pauseMs(30_000)).toBe(5_600);
    expect(otherUse.pauseMs(60_000)).toBeGreaterThan(20_000);
    expect(otherUse.pauseMs(600_000)).toBe(45_000);
  });

  test('makes everybody wait in a full second, and only those who watch in a half empty one', () => {
    const otherUse = createOtherUse();
    otherUse.noteAnswer(0, room(17), false);
    expect(otherUse.waitMs(10, true, half)).toBeGreaterThan(490);
    expect(otherUse.waitMs(10, false, () => 0)).toBe(0);
    otherUse.noteAnswer(20, room(0), true);
    expect(otherUse.waitMs(30, false, half)).toBeGreaterThan(490);
    expect(otherUse.extraDelayMs(true, half)).toBeGreaterThan(otherUse.extraDelayMs(false, half));
  });

  test('is not known from a list with a limit of its own', () => {
    const otherUse = createOtherUse();
    otherUse.noteAnswer(0, { limit: 30, remaining: 0, resetMs: 40_000 }, true);
    expect(otherUse.pauseMs(60_000)).toBe(0);
  });

  const said = { limit: '30', remaining: '7', reset: '0.25' };
  const state = { limit: 30, remaining: 7, resetMs: 250 };
  test.each<[Partial<typeof said>, object?]>([
    [{}, state],
    [{ limit: '999999' }, { ...state, limit: 999_999 }],
    ...[undefined, '-7', '7 of 30', '1234567'].flatMap((word): [Partial<typeof said>][] => [
      [{ limit: word }],
      [{ remaining: word }],
    ]),
    [{ reset: undefined }],
  ])('is read from whole numbers in headers only: %j', (headers, expected) => {
    const named = Object.entries({ ...said, ...headers }).flatMap(([name, word]) =>
      word === undefined ? [] : [[`x-ratelimit-${name}`, word]],
    );
    expect(readRateLimitState(Object.fromEntries(named))).toEqual(expected);
  });
});
