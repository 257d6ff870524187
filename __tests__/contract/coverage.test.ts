import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { OPERATIONS } from './operations.ts';

/** Where each operation must be found, by its number, and in which words. */
const PLACES: Record<string, { folder: string; mentions: (number: number) => RegExp }> = {
  client: {
    folder: 'src/client',
    mentions: (number) => new RegExp(`Operations? [\\d, and]*\\b${number}\\b`),
  },
  'command line': { folder: 'src/cli', mentions: (number) => new RegExp(`peration ${number}:`) },
  service: { folder: 'src/embedded', mentions: (number) => new RegExp(`peration:? ${number}\\b`) },
  tests: {
    folder: '__tests__/contract',
    mentions: (number) => new RegExp(`operation: ${number},|\\(${number}, |\\(\\n *${number},`),
  },
};

/** The compiled tests run from `build/__tests__/contract`. */
const ROOT = new URL('../../../', import.meta.url);

function textOf(folder: string): string {
  const at = new URL(`${folder}/`, ROOT);
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, at), 'utf8'))
    .join('\n');
}

test.each(Object.entries(PLACES))('the %s has all 23 rows', (_name, { folder, mentions }) => {
  const text = textOf(folder);
  const absent = OPERATIONS.filter(({ number }) => !mentions(number).test(text));
  expect(absent.map(({ number, purpose }) => `${number} ${purpose}`)).toEqual([]);
});
