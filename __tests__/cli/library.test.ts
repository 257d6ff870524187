/** The library as people use it: the installed tarball, programs of its own compiled against its types, a service. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import type { RunningService } from '../../src/service/service.ts';
import { existsAt, INPUTS } from '../../src/settings/inputs.ts';
import { settingName } from '../../src/settings/settings.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { planningProgram } from '../support/planning-program.ts';
import { publish, type Published } from '../support/published.ts';
import { ROOT } from '../support/runner.ts';
import { testWith } from '../support/optional-tools.ts';
import { startTestService } from '../support/start-service.ts';
import { teamSeed } from '../support/team-seed.ts';

const execute = promisify(execFile);
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const TOKEN = 'a-token-of-this-test';
const OPTIONS = INPUTS.filter((spec) => existsAt(spec, 'library'));

let published: Published;
let project: string;
let service: RunningService;

beforeAll(async () => {
  published = await publish();
  project = await published.installIn('project');
  mkdirSync(join(project, 'infra'));
  writeFileSync(join(project, 'infra/main.tf'), 'output "x" { value = 1 }\n');
  service = await startTestService({
    seed: teamSeed({ team: 'all', token: TOKEN }, [{ name: 'net', script: 'evaluation-failed' }]),
  });
});
afterAll(async () => {
  await service.stop();
  await published.close();
});

const declared = (path: string) =>
  readFileSync(join(project, 'node_modules/plangate/dist/lib/types', path), 'utf8');

/** Compiles a program against the installed package; resolves to what the compiler says of it. */
async function compile(name: string, text: string, ...more: string[]): Promise<string> {
  writeFileSync(join(project, name), text);
  const types = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
  const how = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--resolveJsonModule'];
  const exact = ['--exactOptionalPropertyTypes', '--skipLibCheck', 'false', '--ignoreConfig'];
  const done = await execute(process.execPath, [TSC, ...how, ...exact, ...types, ...more, name], {
    cwd: project,
  }).catch(({ stdout }: { stdout: string }) => ({ stdout }));
  return done.stdout;
}

test('a program with every kind of option compiles, runs, and reads the report as an object', async () => {
  const program = `import { check, type CheckOptions, type Report, type Run, type Workspace } from 'plangate';
import schema from 'plangate/docs/report.schema.json' with { type: 'json' };
const options: CheckOptions = {
  hostname: process.argv[2],
  token: '${TOKEN}',
  organization: 'acme',
  workspaces: ['net=infra'],
  failOn: 'never',
  requirePolicies: true,
  maxDestroys: 0,
  maxActions: 0,
  protect: ['aws_db_instance.*', 'module.data["a,b"]'],
  timeoutMs: 60_000,
  message: 'from a program',
};
const { verdict, green, report, result } = await check(options);
const shown: Report = report;
export const statusOf = ({ attributes }: Run): string => attributes.status;
export const nameOf = ({ attributes }: Workspace): string => attributes.name;
const [finding] = shown.findings;
const severity: 'blocks' | 'needs-override' | 'warns' | 'notes' | undefined = finding?.severity;
console.log(JSON.stringify({ verdict, green, severity, report, schema, runs: result.workspaces.length }));
`;
  expect(await compile('use.mts', program)).toBe('');
  const said = await published.run('node', ['use.mjs', service.origin], project);
  const { report, schema, ...rest } = JSON.parse(said) as {
    report: { workspaces: { reasons: string[] }[] };
    schema: object;
  };
  expect(report.workspaces.flatMap(({ reasons }) => reasons)).toEqual([
    expect.stringMatching(/^Policy "require-encrypted-volumes"/),
  ]);
  expect(rest).toEqual({ verdict: 'blocked', green: true, severity: 'blocks', runs: 1 });
  expect(report).toMatchObject({ verdict: 'blocked', green: true, findings: [{}] });
  expect(new Ajv({ strict: false }).validate(schema, report)).toBe(true);
});

testWith('opa', 'a program checks without a service, by policies of its own', async (opa) => {
  mkdirSync(join(project, 'policies'), { recursive: true });
  const rego = `package main
# METADATA
# custom:
#   input-keys: [plan.output_changes.x]
deny contains "no output is called x" if input.plan.output_changes.x
`;
  writeFileSync(join(project, 'policies/outputs.rego'), rego);
  const program = `import { check, type CheckOptions } from 'plangate';
const options: CheckOptions = {
  local: true,
  policies: ['policies'],
  directory: 'infra',
  organization: 'acme',
  workspace: 'net',
  isPersonThere: true,
  environment: { PATH: '${dirname(planningProgram())}:${dirname(opa)}:' + process.env['PATH'] },
};
const { verdict, report } = await check(options);
console.log(JSON.stringify({ verdict, findings: report.findings.map(({ message }) => message) }));
`;
  expect(await compile('local.mts', program)).toBe('');
  const { verdict, findings } = JSON.parse(await published.run('node', ['local.mjs'], project)) as {
    verdict: string;
    findings: string[];
  };
  expect([verdict, findings]).toEqual([
    'blocked',
    [expect.stringContaining('no output is called x')],
  ]);
});

test('what makes no sense does not compile, each line of it', async () => {
  const lines: [what: string, line: string][] = [
    ['an option that is not there', "await check({ polcy: 'x' });"],
    ['the name of an input of the action', "await check({ 'fail-on': 'advisory' });"],
    ['inputs in an object of their own', "await check({ inputs: { workspace: 'net' } });"],
    ['an input about publishing', "await check({ comment: 'off' });"],
    ['a word that is no choice', "await check({ failOn: 'advisry' });"],
    ['a flag as a text', "await check({ destroy: 'true' });"],
    ['a number as a text', "await check({ maxDestroys: '3' });"],
    ['a list as a text', "await check({ protect: 'aws_db_instance.*' });"],
    ['a list of something else', 'await check({ target: [1] });'],
    ['a duration as a text', "await check({ timeoutMs: '90m' });"],
    ['a report as a text', 'JSON.parse((await check({})).report);'],
    ['a misspelt field of the report', 'export const a = (r: Report) => r.findngs;'],
    ['a verdict that is none', "export const b = (r: Report) => r.verdict === 'pased';"],
    ['a change of the report', "export const c = (r: Report) => r.nextSteps.push('x');"],
    ['a misspelt field of a run', 'export const d = (r: Run) => r.atributes;'],
    ['a status that is a number', 'export const e = (r: Run): number => r.attributes.status;'],
    ['a client without a token', "connect({ origin: 'https://app.terraform.io' });"],
  ];
  const begin = `import { check, connect, type Report, type Run } from 'plangate';`;
  const text = [begin, ...lines.map(([, line]) => line), ''].join('\n');
  const said = await compile('wrong.mts', text, '--noEmit');
  const found = Array.from(said.matchAll(/^wrong\.mts\((\d+),/gm), ([, at]) => Number(at));
  expect(found.map((at) => lines[at - 2]?.[0])).toEqual(lines.map(([what]) => what));
});

test('every option is there, with a comment for the editor', () => {
  const text = declared('settings/check-inputs.d.ts');
  const commented = Array.from(
    text.matchAll(/\/\*\*((?:(?!\*\/)[^])+)\*\/\s+(\w+)\?: ([^;]+);/g),
    ([, comment = '', name = '', type = '']) => ({ comment, name, type }),
  );
  expect(commented.map(({ name }) => name)).toEqual(OPTIONS.map(settingName));
  for (const { comment, type } of commented) {
    expect(comment.length).toBeGreaterThan(20);
    // What an input of another door is called, or how a text holds a list, helps nobody here.
    expect(comment).not.toMatch(/per line|`[a-z]+-(?:on|scan|version|except|partial|apply)`/);
    expect(type).not.toMatch(/any|unknown/);
  }
  expect(OPTIONS.length).toBeGreaterThan(30);
});

test('options of check and fields of the answer have comments, and words of the wire are readable', () => {
  const options = declared('check/check-here.d.ts');
  for (const name of ['environment', 'isPersonThere', 'onEvent', 'green', 'report']) {
    expect([name, new RegExp(`\\*/\\s+${name}\\??[:(]`).test(options)]).toEqual([name, true]);
  }
  for (const path of ['run', 'workspace', 'policy-check', 'configuration-version', 'account']) {
    const text = declared(`client/wire/${path}.d.ts`);
    expect([path, text]).toEqual([path, expect.not.stringMatching(/\bv\.|Schema/)]);
    expect(text).toMatch(/\*\/\s+export interface \w+ \{\n {2}id: string;\n {2}type: '/);
  }
  expect(declared('client/wire/run.d.ts')).toMatch(/`is-cancelable`.*\*\/\s+actions\?:/);
  expect(declared('report/report-type.d.ts')).toMatch(/Most severe first\. \*\/\s+findings:/);
});

test('whoever passes nonsense without a compiler hears of all of it at once, by the names of a program', async () => {
  const program = `import { check, InputError } from 'plangate';
const wrong = { inputs: {}, failon: 'never', 'require-policies': true, protect: 'a.b', timeoutMs: Number.NaN,
  destroy: 'no', token: 5, workspaces: ['net', '# net'], terraformVersion: 'newest', organization: 'acme' };
const problems = await check(wrong).catch((error) => error instanceof InputError && error.problems);
for (const { where, message } of problems) console.log(where, message);
const pair = { organization: 'acme', workspace: 'net', token: 'x-y-z', mode: 'provisional', destroy: true };
await check(pair).catch(({ message }) => console.log(message));
`;
  writeFileSync(join(project, 'nonsense.mjs'), program);
  const said = await published.run('node', ['nonsense.mjs'], project);
  expect(said.split('\n')).toEqual([
    'inputs is not an option. Take it out.',
    'failon is not an option. Did you mean `failOn`?',
    'require-policies is not an option. Did you mean `requirePolicies`?',
    'protect "a.b" is not a list of texts. Pass an array.',
    'timeoutMs "NaN" is not a number of milliseconds. Pass one as in 60_000.',
    'destroy "no" is neither true nor false.',
    'token a value of type number is not a text.',
    'workspaces has the item "# net": it is empty, a comment or several lines.',
    expect.stringMatching(/^workspace is missing\. Pass `workspace` or `workspaces`/),
    expect.stringMatching(/^terraformVersion "newest" is not a version of Terraform/),
    expect.stringMatching(/^destroy .*`allowDestroyApply`/),
  ]);
});
