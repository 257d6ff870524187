/** What the source costs its reader, held where it is: each figure may fall, and none may rise. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './support/jest.ts';
import { REPOSITORY } from './support/markdown-files.ts';

const MOST: Record<string, number> = {
  'circles of directories': 0,
  'names declared in more than three files': 0,
  'names exported by two files': 0,
  'tiny functions used once': 206,
  'types used once': 92,
  'Pick and Omit': 81,
};

const script = join(REPOSITORY, 'scripts/figures.js');
const text = execFileSync(process.execPath, [script, '--json'], { encoding: 'utf8' });
const measured = JSON.parse(text) as Record<string, number>;

test('every file, export and dependency has a use', () => {
  const knip = join(REPOSITORY, 'node_modules/knip/bin/knip.js');
  const { stdout } = spawnSync(process.execPath, [knip, '--no-progress'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('no figure of the house has grown', () => {
  expect(Object.keys(measured)).toEqual(Object.keys(MOST));
  const grown = Object.entries(measured).filter(([name, value]) => value > (MOST[name] ?? 0));
  expect(grown).toEqual([]);
});
