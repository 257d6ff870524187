/**
 * What the compiler says of small cases, for promises that are types: that a report is concealed, that a
 * route exists. All cases are compiled together, because to start the compiler takes seconds.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from './jest.ts';
import { REPOSITORY } from './markdown-files.ts';

/** Not assignable, missing, unknown, not accessible, read-only, no such overload: no slip of a case itself. */
const REFUSAL = /^TS(?:2322|2339|2341|2345|2353|2379|2540|2673|2739|2741|2769)\b/;

/**
 * Tests that some bodies of functions compile and others are refused.
 *
 * @param head one line: imports from `SRC/…`, and declarations that all cases use
 */
export function testCases(
  head: string,
  { compiles, refused }: Record<'compiles' | 'refused', Readonly<Record<string, string>>>,
): void {
  let said: Map<string, string[]>;
  beforeAll(async () => {
    said = await compileCases(head, { ...compiles, ...refused });
  });

  test('the compiler complains about these cases and nothing else', () => {
    expect([...said.keys()]).toEqual([...Object.keys(compiles), ...Object.keys(refused)]);
  });

  test.each(Object.keys(compiles))('compiles: %s', (name) => {
    expect(said.get(name)).toEqual([]);
  });

  describe('does not compile', () => {
    test.each(Object.keys(refused))('%s', (name) => {
      const complaints = said.get(name) ?? [];
      expect(complaints).not.toEqual([]);
      expect(complaints.filter((each) => !REFUSAL.test(each))).toEqual([]);
    });
  });
}

/**
 * Compiles bodies of functions, with the strictness of the sources.
 *
 * @param head one line: imports from `SRC/…`, and declarations that all cases use
 * @param cases name → the body of an asynchronous function, on one line
 * @returns the complaints about each case; complaints about anything else by the compiler's own line
 */
async function compileCases(
  head: string,
  cases: Readonly<Record<string, string>>,
): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(REPOSITORY, 'build/cases-'));
  const names = Object.keys(cases);
  const bodies = Object.values(cases);
  for (const line of [head, ...bodies]) {
    if (line.includes('\n')) throw new Error(`a case has to be one line: ${line}`);
  }
  try {
    const lines = bodies.map((body, at) => `export async function case${at}() { ${body} }`);
    writeFileSync(
      join(folder, 'cases.mts'),
      [head.replaceAll('SRC/', '../../src/'), ...lines, ''].join('\n'),
    );
    const compilerOptions = {
      noEmit: true,
      incremental: false,
      tsBuildInfoFile: null,
      rootDir: '../..',
      noUnusedLocals: false,
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions,
        files: ['cases.mts'],
        include: [],
      }),
    );
    const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
    const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
    });
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    const said = new Map<string, string[]>(names.map((name) => [name, []]));
    for (const line of stdout.split('\n').filter((one) => /^\S/.test(one))) {
      const [, row, message = ''] = /^cases\.mts\((\d+),\d+\): error (.*)$/.exec(line) ?? [];
      const name = names[Number(row) - 2] ?? line;
      said.set(name, [...(said.get(name) ?? []), message]);
    }
    return said;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
