/**
 * "Where to start" in ARCHITECTURE.md, tried out: the changes are made in a copy of the tree, each in the
 * files of its row and in no other. What the row says to run writes the rest. Then the copy must compile,
 * tests included, the tests that hold such changes must pass in it, and a program that uses all changes
 * must get what they promise.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { readText, REPOSITORY } from '../support/markdown-files.ts';
import { textCases } from '../support/text-cases.ts';
import { EVERY_CASE } from '../support/sampled.ts';

interface Change {
  /** How the row of the table begins. */
  row: string;
  /** What the capitals in the row's file names stand for here. */
  names: readonly (readonly string[])[];
  /** By file: its text if it is new, else what is edited in it. */
  edits: Readonly<Record<string, string>>;
}

const ALL: Change[] = textCases('where-to-start.txt').map(({ what, said, files }) => ({
  row: what,
  names: said.map((name) => name.split('=')),
  edits: files,
}));
/** The last one uses what the others add. */
const CHANGES = ALL.slice(0, -1);

/** Each edit is a line `# KIND WHAT`, and the lines below it. */
function edited(before: string, edits: string): string {
  const [whole, ...others] = edits.split(
    /^# (?=(?:after|before|copy|first|last|repeat|replace)\b)/m,
  );
  return others.reduce((text, edit) => {
    const [, kind = '', what = '', lines = ''] = /^(\w+) ?(.*)\n([^]*)$/.exec(edit) ?? [];
    const after = EDITS[kind]?.(text, what, lines);
    // An anchor that is no longer there would leave the text as it was.
    if (after === undefined || after === text)
      throw new Error(`where-to-start.txt finds nothing to change: ${edit}`);
    return after;
  }, whole || before);
}

const EDITS: Readonly<Record<string, (text: string, what: string, lines: string) => string>> = {
  copy: (_, path) => readText(path),
  first: (text, _, lines) => lines + text,
  last: (text, _, lines) => text + lines,
  before: (text, what, lines) => text.replace(what, () => lines + what),
  after(text, what, lines) {
    let end = 0;
    for (const part of what.split(' … ')) {
      const at = text.indexOf(part, end);
      if (at < 0) return text;
      end = at + part.length;
    }
    const line = text.indexOf('\n', end) + 1;
    return text.slice(0, line) + lines + text.slice(line);
  },
  replace: (text, what, lines) => text.replaceAll(what, () => lines.trimEnd()),
  /** A second line after each one that has the first word of a pair in it, with the second word instead. */
  repeat(text, _, lines) {
    const pairs = lines
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' → '));
    const other = (line: string) =>
      pairs.reduce((changed, [from = '', to = '']) => changed.replaceAll(from, to), line);
    return text
      .split('\n')
      .flatMap((line) => (other(line) === line ? [line] : [line, other(line)]))
      .join('\n');
  },
};

/** Tests that hold such changes: those that a change is 'seen by' and that run no bundle. */
const HOLDING = [
  'docs/architecture',
  'client/contract/contract',
  'client/contract/coverage',
  'hosts/contract',
  'model/status',
  'policy/vouch',
  'report/golden',
];

/** The first two cells of each row: what to change, and all files to touch. */
const [, FROM_START = ''] = readText('ARCHITECTURE.md').split('## Where to start');
const ROWS = (FROM_START.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => /^\| (?!to change|---)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim()),
  );

/** The files that a row of the table names, those that are the same for every change of its kind filled in. */
function namedFiles({ row, names }: Change): string[] {
  const at = ROWS.findIndex(([name]) => name === row);
  if (at < 0) throw new Error(`"Where to start" has no row "${row}"`);
  const [, cell = ''] = ROWS[at] ?? [];
  const [, before = ''] = ROWS[at - 1] ?? [];
  const whole = cell.startsWith('the same') ? before + cell : cell;
  return Array.from(whole.matchAll(/`([^`]+\/[^`]+\.\w+)`/g), ([, path = '']) =>
    names.reduce((text, [hole = '', name = '']) => text.replaceAll(hole, name), path),
  );
}

/** Not of the sources: programs, what they made, and pictures. */
const LEFT_OUT = /[\\/](?:node_modules|build|dist|\.git)$|\.png$/;

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'plangate-map-'));
  for (const name of readdirSync(REPOSITORY)) {
    const from = join(REPOSITORY, name);
    if (LEFT_OUT.test(from)) continue;
    cpSync(from, join(copy, name), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  // What is compiled already: the compiler notices what changes.
  for (const name of ['src', '__tests__', 'bench', '.tsbuildinfo']) {
    cpSync(join(REPOSITORY, 'build', name), join(copy, 'build', name), { recursive: true });
  }
  // What the folders of the sub-actions start.
  mkdirSync(join(copy, 'dist/action'), { recursive: true });
  writeFileSync(join(copy, 'dist/action/index.js'), '');
  symlinkSync(join(REPOSITORY, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rm(copy, { recursive: true }));

test('each row of the table has its change', () => {
  expect(ROWS.map(([name]) => name)).toEqual(CHANGES.map(({ row }) => row));
});

test.each(CHANGES.map((change) => [change.row, change] as const))(
  '%s: the row names the files of the change',
  (_, change) => {
    expect(namedFiles(change).sort()).toEqual(Object.keys(change.edits).sort());
  },
);

test('with only these files changed, everything compiles and each change has its effect', () => {
  for (const { edits } of ALL) {
    for (const [path, edit] of Object.entries(edits)) {
      const file = join(copy, path);
      const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, edited(before, edit));
    }
  }
  // What the rows say to run: `npm run docs`, and `npm run golden`. Types are checked with what they write.
  compile('config/tsconfig.src.json', '--noCheck');
  inCopy(['scripts/generate-docs.js']);
  compile('.');
  const printed = execFileSync(process.execPath, [join(copy, 'build/__tests__/probe.js')], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({
    word: true,
    column: true,
    list: true,
    input: true,
    output: true,
    status: ['queuing', true],
    host: 'sample-ci',
    server: 'Sample Hub',
    isSecret: true,
    claim: true,
    judges: {
      verdict: 'blocked',
      log: [
        'sample of files: 1 policy, 1 mandatory failed',
        'sample of plans: 1 policy, 1 mandatory failed',
      ],
      told: true,
      counts: 'blocked by 2 policies in 1 workspace',
      exceptions: [[], ['plan-size']],
      approved: [false, true],
    },
    system: ['needs-override', true],
    plansFrom: true,
    file: true,
    step: 'early',
    operation: true,
    tool: [0, 'Hello.\n'],
    area: ['checked', ['label']],
  });
});

/** They begin a whole test run in the copy. */
const whereEveryCase = EVERY_CASE ? test : test.skip;

whereEveryCase('the tests for such changes pass, after the golden files are written', () => {
  const jest = join(copy, 'node_modules/jest/bin/jest.js');
  const tests = HOLDING.map((name) => `build/__tests__/${name}.test.js`);
  const run = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', jest, '--maxWorkers', '2', ...tests],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, GOLDEN: 'update' } },
  );
  expect(run.status === 0 ? '' : run.stderr).toBe('');
});

/** Runs a program of the copy, which must say nothing of an error. */
function inCopy(args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
}

function compile(project: string, ...words: string[]): void {
  inCopy([join(REPOSITORY, 'node_modules/typescript/bin/tsc'), '-p', project, ...words]);
}
