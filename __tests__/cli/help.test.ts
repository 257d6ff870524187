/** What a newcomer reads first, word for word. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import type { CommandSpec } from '../../src/cli/command.ts';
import { plangate } from '../../src/cli/commands.ts';
import { parse } from '../../src/cli/program.ts';
import { expectGolden } from '../support/golden.ts';
import { runCli } from '../support/spawn-cli.ts';

const PATHS = walk(plangate, []);

function walk(spec: CommandSpec, path: string[]): string[][] {
  return [path, ...(spec.commands ?? []).flatMap((child) => walk(child, [...path, child.name]))];
}

function nameOf(path: readonly string[]): string {
  return `${['plangate', ...path].join('-')}.txt`;
}

test.each(PATHS.map((path) => [path.join(' ') || '(nothing)', path] as const))(
  'plangate %s --help',
  (_, path) => {
    const parsed = parse(plangate, [...path, '--help']);
    if (parsed.kind !== 'help') throw new Error(`parsed as ${parsed.kind}`);
    expectGolden(`help/${nameOf(path)}`, parsed.text);
    const tooWide = parsed.text.split('\n').filter((line) => line.length > 100);
    expect(tooWide).toEqual([]);
  },
);

test('no help is kept of commands that are gone', () => {
  const folder = fileURLToPath(new URL('../../../__tests__/golden/help/', import.meta.url));
  expect(readdirSync(folder).sort()).toEqual(PATHS.map(nameOf).sort());
});

test('the bundle prints the same', async () => {
  const { code, stdout, stderr } = await runCli(['--help']);
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: plangate.help, stderr: '' });
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
