/**
 * Tests with programs that not every machine has. They are skipped where the program is missing, and the
 * last line of the run names it; where PLANGATE_REQUIRE names it ("actionlint zizmor"), that is a failure.
 * PLANGATE_WITHOUT names programs that count as missing: those that are too slow for a quick look.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { REPOSITORY } from './markdown-files.ts';
import { test } from './jest.ts';

/** Where `scripts/install-tools.js` puts what it installs. */
const INSTALLED = ['bin', 'python/bin'].map((folder) => join(REPOSITORY, 'build/tools', folder));

export function testWith(
  program: string,
  name: string,
  body: (path: string) => void | Promise<void>,
  timeoutMs?: number,
): void {
  const path = findProgram(program);
  if (path !== undefined) test(name, () => body(path), timeoutMs);
  else if (!isNamedIn('PLANGATE_REQUIRE', program))
    test.skip(`${name} [needs ${program}]`, () => undefined);
  else {
    test(name, () => {
      throw new Error(`PLANGATE_REQUIRE names ${program}, which is not here.`);
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
