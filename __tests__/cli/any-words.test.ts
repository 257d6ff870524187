/** Whatever somebody types: an exit code that is documented, sentences, never a stack trace. */
import * as fc from 'fast-check';
import { type CommandSpec, EXIT } from '../../src/check/command.ts';
import { loadCommands } from '../../src/cli/commands.ts';
import { parse } from '../../src/cli/program.ts';
import { anyText } from '../support/any-text.ts';
import { callCli } from '../support/call-cli.ts';
import { expect, test } from '../support/jest.ts';
import { sampled } from '../support/sampled.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const plangate = await loadCommands();

/** Commands that are not called here: without an error they would run for long. */
const LONG = ['serve', 'demo'];
const CODES: readonly number[] = Object.values(EXIT);
const WORDS = [...new Set(wordsOf(plangate))];

function wordsOf(spec: CommandSpec): string[] {
  return [
    spec.name,
    ...(spec.options ?? []).flatMap(({ name, short }) => [
      `--${name}`,
      `--${name}=1`,
      ...(short === undefined ? [] : [`-${short}`]),
    ]),
    ...(spec.commands ?? []).flatMap(wordsOf),
  ];
}

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '--',
      '-',
      '',
      '--help',
      'help',
      'ws-1',
      '-1',
      '../..',
      '__proto__',
      '--__proto__',
      'constructor',
    ),
  },
  { weight: 2, arbitrary: anyText({ maxLength: 12 }) },
);
const leaf = fc.constantFrom(...leavesOf(plangate, []));
const argv = fc.oneof(
  fc.array(word, { maxLength: 8 }),
  fc.tuple(leaf, fc.array(word, { maxLength: 6 })).map(([path, words]) => [...path, ...words]),
);

function leavesOf(spec: CommandSpec, path: string[]): string[][] {
  const deeper = (spec.commands ?? []).flatMap((child) => leavesOf(child, [...path, child.name]));
  return spec.run ? [path, ...deeper] : deeper;
}

test('any command line is understood or refused in whole sentences', () => {
  const kinds: Record<string, number> = {};
  fc.assert(
    fc.property(argv, (words) => {
      const parsed = parse(plangate, words);
      kinds[parsed.kind] = (kinds[parsed.kind] ?? 0) + 1;
      if (parsed.kind !== 'problems') return;
      expect(parsed.problems.length).toBeGreaterThan(0);
      for (const { where, message } of parsed.problems) {
        expect(`${where} ${message}`).not.toMatch(/undefined|\[object|NaN/);
        expect(message).toMatch(/[.?]$/);
      }
    }),
    { numRuns: sampled(10_000), seed: 20_26 },
  );
  expect(kinds).toMatchObject({ run: expect.any(Number), problems: expect.any(Number) });
});

test('any command line without a token sends no request, and its exit code is known', async () => {
  const seen: Record<number, number> = {};
  const cwd = emptyDirectory();
  const clock = { now: () => 0, date: () => new Date(0), sleep: async () => {} };
  const fails = async () => ({ exitCode: 1, stdout: '', stderr: '' });
  const programs = { execute: fails, executeBounded: fails };
  await fc.assert(
    fc.asyncProperty(argv, async (words) => {
      const parsed = parse(plangate, words);
      if (LONG.some((name) => parsed.path.endsWith(` ${name}`))) return;
      const { code, stdout, stderr } = await callCli(words, { cwd, clock, ...programs });
      seen[code] = (seen[code] ?? 0) + 1;
      expect(CODES).toContain(code);
      expect(stdout + stderr).not.toMatch(/\n\s+at |TypeError|undefined is not/);
    }),
    { numRuns: sampled(1_000), seed: 20_26 },
  );
  expect(seen[EXIT.badInput]).toBeGreaterThan(sampled(100));
});
