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
 * @param files in `data/`: the first case of each has imports from `SRC/…`, and declarations that its cases use. The
 * compiler reads the declarations in `build/src`: to check the sources behind them takes it ten times as long.
 */
export function testCases(...files: string[]): void {
  const sets = files.map((file, at) => {
    const [head, ...cases] = textCases(file);
    return { file, at, head: onOneLine(head?.text ?? ''), cases };
  });
  let all: Map<string, string[]>[];
  beforeAll(async () => {
    all = await compileCases(sets);
  });

  describe.each(sets)('$file', ({ at, cases }) => {
    const compiles = cases.filter(({ said }) => said[0] === 'compiles');
    const refused = cases.filter(({ said }) => said[0] === 'refused');

    test('the compiler complains about these cases and nothing else', () => {
      expect([...(all[at]?.keys() ?? [])]).toEqual(cases.map(({ what }) => what));
      expect(cases).toHaveLength(compiles.length + refused.length);
    });

    test.each(compiles)('compiles: $what', ({ what }) => {
      expect(all[at]?.get(what)).toEqual([]);
    });

    describe('does not compile', () => {
      test.each(refused)('$what', ({ what }) => {
        const complaints = all[at]?.get(what) ?? [];
        expect(complaints).not.toEqual([]);
        expect(complaints.filter((each) => !REFUSAL.test(each))).toEqual([]);
      });
    });
  });
}

const onOneLine = (text: string): string => text.trim().replaceAll('\n', ' ');

/**
 * Compiles bodies of asynchronous functions, with the strictness of the sources.
 *
 * @returns for each set, in order, the complaints about each case; about anything else by the compiler's own line
 */
async function compileCases(
  sets: readonly { head: string; cases: readonly { what: string; text: string }[] }[],
): Promise<Map<string, string[]>[]> {
  const folder = mkdtempSync(join(REPOSITORY, 'build/cases-'));
  try {
    const names = sets.map(({ head, cases }, at) => {
      const lines = cases.map(
        ({ text }, nth) => `export async function case${nth}() { ${onOneLine(text)} }`,
      );
      const name = `cases${at}.mts`;
      const compiled = head.replaceAll(/'SRC\/(.*?)\.ts'/g, "'../src/$1.js'");
      const text = [compiled, ...lines, ''].join('\n');
      writeFileSync(join(folder, name), text);
      return name;
    });
    const compilerOptions = {
      noEmit: true,
      incremental: false,
      tsBuildInfoFile: null,
      rootDir: '../..',
      noUnusedLocals: false,
    };
    const config = { extends: '../../tsconfig.json', compilerOptions, files: names, include: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
    const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
    });
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    const all = sets.map(({ cases }) => {
      return new Map<string, string[]>(cases.map(({ what }) => [what, []]));
    });
    for (const line of stdout.split('\n').filter((one) => /^\S/.test(one))) {
      const [, set, row, message = ''] =
        /^cases(\d+)\.mts\((\d+),\d+\): error (.*)$/.exec(line) ?? [];
      const said = all[Number(set ?? 0)];
      const name = sets[Number(set ?? 0)]?.cases[Number(row) - 2]?.what ?? line;
      said?.set(name, [...(said.get(name) ?? []), message]);
    }
    return all;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
