/** The library as people use it: the installed tarball, programs of its own compiled against its types, a service. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import type { RunningService } from '../../src/service/service.ts';
import { existsAt, INPUTS } from '../../src/settings/inputs.ts';
import { settingName } from '../../src/settings/settings.ts';
import { expectGolden } from '../support/golden.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { planningProgram } from '../support/planning-program.ts';
import { publish, type Published } from '../support/published.ts';
import { ROOT } from '../support/runner.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { startTestService } from '../support/start-service.ts';
import { teamSeed } from '../support/team-seed.ts';
import { textCases } from '../support/text-cases.ts';

const execute = promisify(execFile);
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const TOKEN = 'a-token-of-this-test';
const OPTIONS = INPUTS.filter((spec) => existsAt(spec, 'library'));

let published: Published;
let project: string;
let service: RunningService;
/** What the compiler says of the programs, by line. */
let said: string[];

beforeAll(async () => {
  published = await publish();
  project = await published.installIn('project');
  mkdirSync(join(project, 'infra'));
  writeFileSync(join(project, 'infra/main.tf'), 'resource "terraform_data" "x" {}\n');
  service = await startTestService({
    seed: teamSeed({ team: 'all', token: TOKEN }, [{ name: 'net', script: 'evaluation-failed' }]),
  });
  const begin = `import { check, connect, type Report, type Run } from 'plangate';`;
  said = await compile({
    'use.mts': programOf('use.mts').replace('TOKEN', TOKEN),
    'local.mts': programOf('local.mts')
      .replace('PROGRAM', dirname(planningProgram()))
      .replace('OPA', dirname(findProgram('opa') ?? '/nowhere/opa')),
    'wrong.mts': [begin, ...REFUSED.map(({ text }) => text.trim()), ''].join('\n'),
  });
});
afterAll(async () => {
  await service.stop();
  await published.close();
});

const REFUSED = textCases('library-refused.txt');
const PROGRAMS = textCases('library-programs.txt');
const programOf = (name: string) => PROGRAMS.find(({ what }) => what === name)?.text ?? '';

const declared = (path: string) =>
  readFileSync(join(project, 'node_modules/plangate/dist/lib/types', path), 'utf8');

/** Compiles programs against the installed package at once; resolves to what the compiler says, by line. */
async function compile(programs: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(project, name), text);
  const types = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
  const how = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--resolveJsonModule'];
  const exact = ['--exactOptionalPropertyTypes', '--skipLibCheck', 'false', '--ignoreConfig'];
  const words = [TSC, ...how, ...exact, ...types, ...Object.keys(programs)];
  const done = await execute(process.execPath, words, { cwd: project }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  );
  return done.stdout.split('\n').filter((line) => line !== '');
}

test('the programs compile, and each line without sense is an error of the compiler', () => {
  const places = said.filter((line) => !line.startsWith(' '));
  const found = places.map((line) => /^wrong\.mts\((\d+),/.exec(line)?.[1] ?? line);
  expect(found.map((at) => REFUSED[Number(at) - 2]?.what ?? at)).toEqual(
    REFUSED.map(({ what }) => what),
  );
});

test('a program with every kind of option runs, and reads the report as an object', async () => {
  const said = await published.run('node', ['use.mjs', service.origin], project);
  const { report, schema, ...rest } = JSON.parse(said) as {
    report: { workspaces: { reasons: string[] }[] };
    schema: object;
  };
  expect(report.workspaces.flatMap(({ reasons }) => reasons)).toEqual([
    expect.stringMatching(/^Policy "require-encrypted-volumes"/),
  ]);
  expect(rest).toEqual({ verdict: 'blocked', green: true, severity: 'blocks', runs: 1 });
  expect(report).toMatchObject({ verdict: 'blocked', green: true, causes: [{}] });
  expect(new Ajv({ strict: false }).validate(schema, report)).toBe(true);
});

testWith('opa', 'a program checks without a service, by policies of its own', async () => {
  mkdirSync(join(project, 'policies'), { recursive: true });
  const rego = `package main
deny contains "nothing is called x" if input.plan.resource_changes[_].name == "x"
`;
  writeFileSync(join(project, 'policies/names.rego'), rego);
  const { verdict, causes } = JSON.parse(await published.run('node', ['local.mjs'], project)) as {
    verdict: string;
    causes: string[];
  };
  expect([verdict, causes[0]]).toEqual(['blocked', expect.stringContaining('nothing is called x')]);
});

test('every option has a comment for the editor', () => {
  const text = declared('settings/check-inputs.d.ts');
  const commented = Array.from(
    text.matchAll(/\/\*\*((?:(?!\*\/)[^])+)\*\/\s+(\w+)\?: ([^;]+);/g),
    ([, comment = '', name = '', type = '']) => ({ comment, name, type }),
  );
  expect(commented.map(({ name }) => name)).toEqual(OPTIONS.map(settingName));
  for (const { comment, type } of commented) {
    expect(comment.length).toBeGreaterThan(20);
    // What an input of another entry point is called, or how a text holds a list, helps nobody here.
    expect(comment).not.toMatch(/per line|`[a-z]+-(?:on|scan|version|except|partial|apply)`/);
    expect(type).not.toMatch(/any|unknown/);
  }
  expect(OPTIONS.length).toBeGreaterThan(30);
});

test('options of check and fields of the answer have comments and readable names', () => {
  const options = declared('check/library.d.ts');
  for (const name of ['environment', 'isPersonThere', 'onEvent', 'green', 'report']) {
    expect([name, new RegExp(`\\*/\\s+${name}\\??[:(]`).test(options)]).toEqual([name, true]);
  }
  for (const path of ['run', 'workspace', 'policies', 'configuration-version', 'account']) {
    const text = declared(`client/wire/${path}.d.ts`);
    expect([path, text]).toEqual([path, expect.not.stringMatching(/\bv\.|Schema/)]);
    expect(text).toMatch(/\*\/\s+export interface \w+ \{\n {2}id: string;\n {2}type: '/);
  }
  expect(declared('client/wire/run.d.ts')).toMatch(/`is-cancelable`.*\*\/\s+actions\?:/);
  expect(declared('model/report-type.d.ts')).toMatch(/the most severe first\. \*\/\s+causes:/);
});

test('a program without a compiler gets all of its errors at once, by its own names', async () => {
  writeFileSync(join(project, 'nonsense.mjs'), programOf('nonsense.mjs'));
  const said = await published.run('node', ['nonsense.mjs'], project);
  expectGolden('messages/nonsense.txt', `${said}\n`);
});
