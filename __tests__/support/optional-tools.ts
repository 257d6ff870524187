/**
 * Tests with programs that not every machine has. Each names in its title what it needs. It is skipped where that is
 * missing, and the last line of the run names it; where PLANGATE_REQUIRE names it ("actionlint zizmor"), that is a failure.
 * PLANGATE_WITHOUT names programs that count as missing (`scripts/programs.js`).
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { REPOSITORY } from './markdown-files.ts';
import { test } from './jest.ts';

/** Where `scripts/install-tools.js` puts what it installs. */
const INSTALLED = ['bin', 'python/bin'].map((folder) => join(REPOSITORY, 'build/tools', folder));

/** The body gets the absolute paths of the programs, in their order. */
export function testWith(
  programs: string | readonly string[],
  name: string,
  body: (...paths: string[]) => void | Promise<void>,
  timeoutMs?: number,
): void {
  const needed = [programs].flat();
  const paths = needed.map(findProgram);
  const isHere = needed.filter((_, at) => paths[at] !== undefined);
  testNeeding(needed, isHere, name, () => body(...paths.map(String)), timeoutMs);
}

/** A test as by `testWith` for each row of a table: `%s` in the name is the first value of the row. */
export function eachWith<Row extends readonly unknown[]>(
  programs: string | readonly string[],
  rows: readonly Row[],
): (name: string, body: (...row: Row) => void | Promise<void>) => void {
  return (name, body) => {
    for (const row of rows) {
      testWith(programs, name.replace('%s', String(row[0])), () => body(...row));
    }
  };
}

/** As `testWith`, for what is no program, such as a module in Go's cache: who calls it says what of it is here. */
export function testNeeding(
  needed: readonly string[],
  isHere: readonly string[],
  name: string,
  body: () => void | Promise<void>,
  timeoutMs?: number,
): void {
  const title = `${name} [needs ${needed.join(' and ')}]`;
  const missing = needed.filter((what) => !isHere.includes(what));
  const required = missing.filter((what) => isNamedIn('PLANGATE_REQUIRE', what));
  if (missing.length === 0) test(title, body, timeoutMs);
  else if (required.length === 0) test.skip(title, () => undefined);
  else {
    test(title, () => {
      throw new Error(`PLANGATE_REQUIRE names ${required.join(', ')}, which is not here.`);
    });
  }
}

/** Absolute path of it, where it is there. */
export function findProgram(program: string): string | undefined {
  if (isNamedIn('PLANGATE_WITHOUT', program)) return undefined;
  const folders = [...INSTALLED, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, program)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isNamedIn(variable: string, program: string): boolean {
  return (process.env[variable] ?? '').split(/[\s,]+/).includes(program);
}
