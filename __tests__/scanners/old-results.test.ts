import type { ScanResult } from '../../src/scanners/scan.ts';
import { oldResults } from '../../src/scanners/old-results.ts';
import { expect, test } from '../support/jest.ts';

const result = (more: Partial<ScanResult> = {}): ScanResult => ({
  rule: 'R',
  severity: 'high',
  message: 'open',
  place: { path: 'a.tf', line: 3, endLine: 3 },
  elsewhere: undefined,
  fingerprints: [],
  isSuppressed: false,
  ...more,
});
const at = (path: string, line: number) => ({ place: { path, line, endLine: line } });
const same = (_: string, line: number): number | undefined => line;

const isOld = (now: Partial<ScanResult>, before: Partial<ScanResult>, lineBefore = same) =>
  oldResults([result(now)], [result(before)], lineBefore).size === 1;

test('the same rule at the same line with the same message is old', () => {
  expect(isOld({}, {})).toBe(true);
  expect(isOld({}, { severity: 'critical' })).toBe(true);
});

test('another rule, file, line or message is new', () => {
  expect(isOld({ rule: 'Q' }, {})).toBe(false);
  expect(isOld(at('b.tf', 3), {})).toBe(false);
  expect(isOld(at('a.tf', 4), {})).toBe(false);
  expect(isOld({ message: 'wide open' }, {})).toBe(false);
});

test('what got worse is new', () => expect(isOld({}, { severity: 'medium' })).toBe(false));

test('a fingerprint that several results have makes none of them old', () => {
  const two = [
    result({ fingerprints: ['p=1'] }),
    result({ ...at('a.tf', 9), fingerprints: ['p=1'] }),
  ];
  const added = result({ ...at('a.tf', 20), fingerprints: ['p=1'] });
  const [first = added] = two;
  expect([...oldResults([first, added], two, same)]).toEqual([first]);
  expect(oldResults([added], two, same).size).toBe(0);
});

test('a line is looked for where it was', () => {
  const moved = (_: string, line: number) => (line === 9 ? 3 : undefined);
  expect(isOld(at('a.tf', 9), {}, moved)).toBe(true);
  expect(isOld(at('a.tf', 3), {}, moved)).toBe(false);
});

test('a fingerprint is the same wherever it stands in the file, and in no other', () => {
  const print = { fingerprints: ['h=1'] };
  expect(isOld({ ...print, ...at('a.tf', 90), message: 'x' }, print)).toBe(true);
  expect(isOld({ ...print, ...at('b.tf', 3) }, print)).toBe(false);
  expect(isOld({ fingerprints: ['h=2'], ...at('a.tf', 90) }, print)).toBe(false);
});

test('of two that are alike, one old result makes one old', () => {
  const print = { fingerprints: ['h=1'] };
  const now = [result(print), result({ ...print, ...at('a.tf', 8) })];
  expect(oldResults(now, [result(print)], same).size).toBe(1);
  expect(oldResults([result(), result()], [result()], same).size).toBe(1);
});

test('what the base suppressed was not there', () => {
  expect(isOld({}, { isSuppressed: true })).toBe(false);
});

test('a finding of a whole file, or of a place elsewhere, is compared as well', () => {
  const whole = { place: { path: 'a.tf', line: undefined, endLine: undefined } };
  expect(isOld(whole, whole)).toBe(true);
  expect(isOld(whole, {})).toBe(false);
  const elsewhere = { place: undefined, elsewhere: 'git::https://x' };
  expect(isOld(elsewhere, elsewhere)).toBe(true);
  expect(isOld(elsewhere, { place: undefined, elsewhere: 'git::https://y' })).toBe(false);
});
