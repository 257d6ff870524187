import { createOtherUse } from '../../src/client/http/other-use.ts';
import { readRateLimitState } from '../../src/client/http/retry.ts';
import { describe, expect, test } from '../support/jest.ts';

const half = () => 0.5;
/** In the middle of a second. */
const room = (remaining: number) => ({ limit: 30, remaining, resetMs: 500 });

describe('who else uses the limit', () => {
  test('nobody: nothing waits, and nothing is paused', () => {
    const otherUse = createOtherUse();
    expect(otherUse.waitMs(0, false, half)).toBe(0);
    for (let at = 0; at < 10_000; at += 100) {
      otherUse.sent(at);
      otherUse.noteAnswer(at + 50, room(25), false);
    }
    expect(otherUse.pauseMs(60_000)).toBe(0);
    expect(otherUse.waitMs(10_000, true, half)).toBe(0);
  });

  test('others: who watches pauses, and the longer the more refusals there are', () => {
    const otherUse = createOtherUse();
    otherUse.noteAnswer(0, room(20), false);
    const some = otherUse.pauseMs(20_000);
    expect(some).toBeGreaterThan(3_000);
    for (let at = 1_000; at < 6_000; at += 1_000) otherUse.noteAnswer(at, room(0), true);
    expect(otherUse.pauseMs(120_000)).toBeGreaterThan(30_000);
    for (let at = 6_000; at < 60_000; at += 1_000) otherUse.noteAnswer(at, room(30), false);
    expect(otherUse.pauseMs(120_000)).toBe(0);
  });

  test('however full it is: 15 s to the first look, then no long pause in a run of half a minute', () => {
    const otherUse = createOtherUse();
    for (let at = 0; at < 60_000; at += 1_000) otherUse.noteAnswer(at, room(0), true);
    expect(otherUse.pauseMs(1_000)).toBe(15_000);
    expect(otherUse.pauseMs(30_000)).toBe(5_600);
    expect(otherUse.pauseMs(60_000)).toBeGreaterThan(20_000);
    expect(otherUse.pauseMs(600_000)).toBe(45_000);
  });

  test('in a full second everybody waits for the next one; in a half empty one only who watches', () => {
    const otherUse = createOtherUse();
    otherUse.noteAnswer(0, room(17), false);
    expect(otherUse.waitMs(10, true, half)).toBeGreaterThan(490);
    expect(otherUse.waitMs(10, false, () => 0)).toBe(0);
    otherUse.noteAnswer(20, room(0), true);
    expect(otherUse.waitMs(30, false, half)).toBeGreaterThan(490);
    expect(otherUse.extraDelayMs(true, half)).toBeGreaterThan(otherUse.extraDelayMs(false, half));
  });

  test('a list with a limit of its own says nothing of the rest', () => {
    const otherUse = createOtherUse();
    otherUse.noteAnswer(0, { limit: 30, remaining: 0, resetMs: 40_000 }, true);
    expect(otherUse.pauseMs(60_000)).toBe(0);
  });

  test.each([
    [{}, undefined],
    [{ 'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '7' }, undefined],
    [
      { 'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '-7', 'x-ratelimit-reset': '1' },
      undefined,
    ],
    [
      { 'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': '0.25' },
      { limit: 30, remaining: 7, resetMs: 250 },
    ],
  ])('headers %j', (headers, expected) => {
    expect(readRateLimitState(headers)).toEqual(expected);
  });
});
