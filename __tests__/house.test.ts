/** What the source costs its reader, held where it is: each figure may fall, and none may rise. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from './support/markdown-files.ts';

const MOST: Record<string, number> = {
  'functions over 60 lines': 0,
  'circles of files': 0,
  'circles of folders': 0,
  'small files with one importer': 10,
  'conditional spreads': 4,
  'casts and non-null assertions': 25,
  'exports that nobody imports': 0,
};

test('no figure of the house has grown', () => {
  const script = join(REPOSITORY, 'scripts/measure-house.js');
  const text = execFileSync(process.execPath, [script, '--json'], { encoding: 'utf8' });
  const measured = JSON.parse(text) as Record<string, number>;
  expect(Object.keys(measured)).toEqual(expect.arrayContaining(Object.keys(MOST)));
  const grown = Object.entries(measured).filter(([name, value]) => value > (MOST[name] ?? 0));
  expect(grown).toEqual([]);
});
