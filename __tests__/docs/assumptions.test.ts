/** docs/assumptions.md: what is taken for granted and is in no source, and the courses that the tests take. */
import { COURSES } from '../../src/service/courses.ts';
import { expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';

const MOST_LINES = 150;
const page = readText('docs/assumptions.md');

test('has each course of the local service with its values in their order, and no other', () => {
  const listed = Array.from(
    page.matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm),
    ([, name = '', values = '']) => [name, values.match(/[a-z_-]+/g) ?? []] as const,
  );
  expect(Object.fromEntries(listed)).toEqual(COURSES);
  expect(listed).toHaveLength(Object.keys(COURSES).length);
});

test('says of each guess what depends on it and what settles it, on one page', () => {
  const rows = page.split('\n').filter((line) => /^\| (?!guess|course|---)/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  const cells = rows.map((row) => row.split('|').slice(1, -1));
  for (const row of cells) {
    expect(row.map((cell) => cell.trim() !== '')).toEqual(row.map(() => true));
    expect([3, 4]).toContain(row.length);
  }
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});
