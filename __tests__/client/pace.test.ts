import { describe, expect, test } from '@jest/globals';
import { createPace } from '../../src/client/http/limits.ts';
import { createRetryBudget } from '../../src/client/http/limits.ts';

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
  test('never more than the limit in any second, and not much less', () => {
    const times = departures(createPace(30), 300);
    expect(mostWithin(times, 1000)).toBeLessThanOrEqual(30);
    expect(times.at(-1)).toBeLessThan((300 / 30) * 1000 * 1.15);
  });
  test('the first few leave at once, also after a long rest', () => {
    const pace = createPace(30);
    expect(departures(pace, 4).filter((time) => time === 0)).toHaveLength(3);
    expect(departures(pace, 4, 60_000).filter((time) => time === 60_000)).toHaveLength(3);
  });
  test('one every two seconds for run lists: 30 in any minute', () => {
    const times = departures(createPace(0.5 / 0.9), 100);
    expect(times.slice(0, 4).map(Math.round)).toEqual([0, 2000, 4000, 6000]);
    expect(mostWithin(times, 60_000)).toBeLessThanOrEqual(31);
  });
  test('what would be too late is not booked', () => {
    const pace = createPace(1);
    expect(pace.book(0, 100)).toBe(0);
    expect(pace.book(0, 100)).toBe('too-late');
    expect(pace.book(0, 100)).toBe('too-late');
    expect(pace.book(0, 2000)).toBeCloseTo(1111, 0);
  });
  test('a pause holds everybody, who then leave at the usual pace', () => {
    const pace = createPace(30);
    pace.hold(5000);
    const times = departures(pace, 60);
    expect(Math.min(...times)).toBe(5000);
    expect(mostWithin(times, 1000)).toBeLessThanOrEqual(30);
    pace.hold(1000);
    expect(pace.book(10_000, 20_000)).toBe(0);
  });
  test('a service may set another limit', () => {
    const pace = createPace(30);
    pace.limitTo(10);
    expect(mostWithin(departures(pace, 100), 1000)).toBeLessThanOrEqual(10);
  });
});

describe('createRetryBudget', () => {
  test('a hundred retries, or fifty after timeouts', () => {
    const count = (afterTimeout: boolean) => {
      const budget = createRetryBudget();
      let paid = 0;
      while (budget.pay(afterTimeout)) paid++;
      return paid;
    };
    expect(count(false)).toBe(100);
    expect(count(true)).toBe(50);
  });
  test('success earns one back, never more than there was', () => {
    const budget = createRetryBudget();
    for (let i = 0; i < 1000; i++) budget.earn();
    let paid = 0;
    while (budget.pay(false)) paid++;
    expect(paid).toBe(100);
    for (let i = 0; i < 5; i++) budget.earn();
    expect(budget.pay(false)).toBe(true);
    expect(budget.pay(false)).toBe(false);
  });
});
