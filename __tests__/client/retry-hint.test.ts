import { readRetryHint } from '../../src/client/http/retry.ts';
import { describe, expect, test } from '../support/jest.ts';

const DATE = 'Fri, 20 Nov 2026 08:00:00 GMT';
const IN_90_S = 'Fri, 20 Nov 2026 08:01:30 GMT';
const BEFORE = 'Fri, 20 Nov 2026 07:00:00 GMT';

describe('readRetryHint', () => {
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
  ])('%s', (_name, status, headers, expected) => {
    expect(readRetryHint({ status, headers })).toBe(expected);
  });
});
