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
import { textCases } from './text-cases.ts';

/** Not assignable, missing, unknown, not accessible, read-only, no such overload: no slip of a case itself. */
const REFUSAL = /^TS(?:2322|2339|2341|2345|2353|2379|2540|2673|2739|2741|2769)\b/;

/**
 * Tests that some bodies of functions compile and others are refused.
 *
 * @param file in `data/`: the first case has imports from `SRC/…`, and declarations that all cases use
 */
export function testCases(file: string): void {
  const [head, ...cases] = textCases(file);
  const compiles = cases.filter(({ said }) => said[0] === 'compiles');
  const refused = cases.filter(({ said }) => said[0] === 'refused');
  let said: Map<string, string[]>;
  beforeAll(async () => {
    said = await compileCases(onOneLine(head?.text ?? ''), cases);
  });

  test('the compiler complains about these cases and nothing else', () => {
    expect([...said.keys()]).toEqual(cases.map(({ what }) => what));
    expect(cases).toHaveLength(compiles.length + refused.length);
  });

  test.each(compiles)('compiles: $what', ({ what }) => {
    expect(said.get(what)).toEqual([]);
  });

  describe('does not compile', () => {
    test.each(refused)('$what', ({ what }) => {
      const complaints = said.get(what) ?? [];
      expect(complaints).not.toEqual([]);
      expect(complaints.filter((each) => !REFUSAL.test(each))).toEqual([]);
    });
  });
}

const onOneLine = (text: string): string => text.trim().replaceAll('\n', ' ');

/**
 * Compiles bodies of asynchronous functions, with the strictness of the sources.
 *
 * @returns the complaints about each case; complaints about anything else by the compiler's own line
 */
async function compileCases(
  head: string,
  cases: readonly { what: string; text: string }[],
): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(REPOSITORY, 'build/cases-'));
  try {
    const lines = cases.map(
      ({ text }, at) => `export async function case${at}() { ${onOneLine(text)} }`,
    );
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
    const said = new Map<string, string[]>(cases.map(({ what }) => [what, []]));
    for (const line of stdout.split('\n').filter((one) => /^\S/.test(one))) {
      const [, row, message = ''] = /^cases\.mts\((\d+),\d+\): error (.*)$/.exec(line) ?? [];
      const name = cases[Number(row) - 2]?.what ?? line;
      said.set(name, [...(said.get(name) ?? []), message]);
    }
    return said;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
