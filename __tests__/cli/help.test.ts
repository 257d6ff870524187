/** What a newcomer reads first, word for word. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CommandSpec } from '../../src/check/command.ts';
import { loadCommand, loadCommands } from '../../src/cli/commands.ts';
import { parse } from '../../src/cli/program.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';

const plangate = await loadCommands();

const PATHS = walk(plangate, []);

function walk(spec: CommandSpec, path: string[]): string[][] {
  return [path, ...(spec.commands ?? []).flatMap((child) => walk(child, [...path, child.name]))];
}

function nameOf(path: readonly string[]): string {
  return `${['plangate', ...path].join('-')}.txt`;
}

test.each(PATHS.map((path) => [path.join(' ') || '(nothing)', path] as const))(
  'plangate %s --help is as recorded',
  (_, path) => {
    const parsed = parse(plangate, [...path, '--help']);
    if (parsed.kind !== 'help') throw new Error(`parsed as ${parsed.kind}`);
    expectGolden(`help/${nameOf(path)}`, parsed.text);
    const lines = parsed.text.trimEnd().split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(157);
  },
);

function shortHelpOf(path: readonly string[]): string {
  const parsed = parse(plangate, [...path, '-h']);
  if (parsed.kind !== 'help') throw new Error(`parsed as ${parsed.kind}`);
  return parsed.text;
}

test('-h shows what is used most, on one screen', () => {
  // The help of `plangate` itself, which is one screen, is left out.
  const texts = PATHS.filter(({ length }) => length > 0).map((path) => shortHelpOf(path));
  expectGolden('short-help.txt', texts.join('\n────\n\n'));
  const lines = texts.map((text) => text.trimEnd().split('\n'));
  expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(28);
  // A command that is to be copied is not broken.
  const isExample = (line: string) => line.startsWith('  plangate ');
  expect(lines.flat().filter((line) => line.length > 80 && !isExample(line))).toEqual([]);
});

test('-h of a command shows what is required and where the rest is', () => {
  for (const path of PATHS.filter(({ length }) => length > 0)) {
    const spec = commandAt(path);
    const text = shortHelpOf(path);
    expect(text).toContain(`Everything: plangate ${path.join(' ')} --help\n`);
    const { options = [], often = [] } = spec;
    for (const { name, required } of options) if (required) expect(text).toContain(`--${name} <`);
    // A name without an option would be left out in silence.
    expect(often.filter((name) => !options.some((option) => option.name === name))).toEqual([]);
  }
});

function commandAt(path: readonly string[]): CommandSpec {
  return path.reduce((spec, name) => {
    const child = spec.commands?.find((each) => each.name === name);
    if (child === undefined) throw new Error(`${spec.name} has no command ${name}`);
    return child;
  }, plangate);
}

/** Prints JSON for a CI host, in the form that `--format` names. */
const WITHOUT_JSON = ['matrix'];

test('every command that prints data has --json', () => {
  const silent = PATHS.filter((path) => {
    const { run, options = [] } = commandAt(path);
    return run !== undefined && !options.some(({ name }) => name === 'json');
  });
  expect(silent.map((path) => path.join(' '))).toEqual(WITHOUT_JSON);
});

test('a directory and a written file have one name in every command', () => {
  const different = PATHS.flatMap((path) => {
    const { options = [], arguments: taken = [] } = commandAt(path);
    const directory = options.find(({ name }) => name === 'directory');
    const isSame =
      options.every(({ name, short }) => (short === 'o') === (name === 'output')) &&
      options.every(({ name, value }) => name !== 'output' || value === 'file') &&
      options.every(({ value = 'x' }) => /^[a-z=-]+$/.test(value)) &&
      directory?.value === (directory && 'directory') &&
      taken.some(({ name }) => name === 'directory') === (directory !== undefined);
    return isSame ? [] : [path.join(' ')];
  });
  expect(different).toEqual([]);
});

test.each([
  [['check', '-h', '--help'], 'Who may choose what:'],
  [['runs', '-h', '--help'], 'Options:'],
])('%j shows all of the help', (words, part) => {
  expect(parse(plangate, words)).toMatchObject({ text: expect.stringContaining(part) });
});

test('no help is kept of commands that are gone', () => {
  const folder = fileURLToPath(new URL('../../../__tests__/golden/help/', import.meta.url));
  expect(readdirSync(folder).sort()).toEqual(PATHS.map(nameOf).sort());
});

test('every command and option is described', () => {
  const silent: string[] = [];
  const visit = (spec: CommandSpec, path: string) => {
    const fragment = spec !== plangate;
    if (spec.summary === '' || (fragment && spec.summary.endsWith('.'))) {
      silent.push(path);
    }
    for (const { name, description } of [...(spec.options ?? []), ...(spec.arguments ?? [])]) {
      if (description === '') silent.push(`${path} ${name}`);
    }
    for (const child of spec.commands ?? []) visit(child, `${path} ${child.name}`);
  };
  visit(plangate, 'plangate');
  expect(silent).toEqual([]);
});

test('the list of commands says of each what its own help says', async () => {
  const listed = (await loadCommand([])).commands ?? [];
  const summaryOf = ({ name, summary }: CommandSpec) => ({ name, summary });
  expect(listed.map(summaryOf)).toEqual((plangate.commands ?? []).map(summaryOf));
  expect(listed.filter(({ run, commands }) => run !== undefined || commands !== undefined)).toEqual(
    [],
  );
});

test.each([['pack'], ['help', 'pack']])('%s %s loads that command alone', async (...words) => {
  const { commands = [] } = await loadCommand(words);
  expect(commands.filter(({ run }) => run !== undefined).map(({ name }) => name)).toEqual(['pack']);
});
