/**
 * A local check beside `conftest test` and beside the start of the command, with the same policies and the
 * same plans. Run: npm run build && npm run -s compile && node build/bench/local.js [rounds] [policies]
 * It needs opa, git and script (util-linux) on the PATH; without conftest there it is not compared. `policies` is a
 * directory of Rego that is to be judged as one set, too.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, measureInTurn, type Contender } from './measure.ts';

const rounds = Number(process.argv[2] ?? '7');
const [, , , given] = process.argv;
const cli = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'plangate-local-'));

/** A policy that no plan here fails. */
function policy(at: number): string {
  return `package main.p${at}

import rego.v1

deny contains message if {
	some change in input.resource_changes
	change.type == "terraform_data"
	change.change.after.input == "bad${at}"
	message := sprintf("%s is bad${at}", [change.address])
}
`;
}

/** A policy in Rego v0. */
const policyInV0 = (at: number): string => `package main.p${at}

deny[message] {
	change := input.resource_changes[_]
	change.change.after.input == "bad${at}"
	message := change.address
}
`;

/** One of many files of the same policy. */
const partOfOne = (at: number): string =>
  policy(at).replace(`package main.p${at}`, 'package main.all');

function writeDirectory(name: string, policies: number, textOf = policy): string {
  const directory = join(folder, name);
  mkdirSync(join(directory, 'policies'), { recursive: true });
  for (let at = 0; at < policies; at++) {
    writeFileSync(join(directory, `policies/p${at}.rego`), textOf(at));
  }
  return directory;
}

/** How the files of policies are written, and the words that conftest needs for them. */
const KINDS = {
  'each in a package': { textOf: policy, words: [] },
  'of one package': { textOf: partOfOne, words: [] },
  'in Rego v0': { textOf: policyInV0, words: ['--rego-version', 'v0'] },
} as const;

const configuration = (resources: number, value: string): string =>
  Array.from(
    { length: resources },
    (_, at) => `resource "terraform_data" "r${at}" {\n  input = "${value}-${at}"\n}\n`,
  ).join('\n');

/** A plan as `terraform show -json` prints it, for those resources. */
function plan(resources: number): string {
  const all = Array.from({ length: resources }, (_, at) => ({
    address: `terraform_data.r${at}`,
    mode: 'managed',
    type: 'terraform_data',
    name: `r${at}`,
    provider_name: 'terraform.io/builtin/terraform',
    values: { input: `v-${at}`, triggers_replace: null },
  }));
  const changes = all.map(({ values, ...about }) => ({
    ...about,
    change: {
      actions: ['create'],
      before: null,
      after: values,
      after_unknown: { id: true, output: true },
      before_sensitive: false,
      after_sensitive: {},
    },
  }));
  const resourcesOfConfiguration = all.map(({ values, address, mode, type, name }) => ({
    address,
    mode,
    type,
    name,
    provider_config_key: 'terraform',
    expressions: { input: { constant_value: values.input } },
    schema_version: 0,
  }));
  return JSON.stringify({
    format_version: '1.2',
    terraform_version: '1.11.4',
    planned_values: { root_module: { resources: all } },
    resource_changes: changes,
    configuration: { root_module: { resources: resourcesOfConfiguration } },
    timestamp: '2026-01-01T00:00:00Z',
    applyable: true,
    complete: true,
    errored: false,
  });
}

/** As a person at a terminal: only then are the policies on the disk those that judge. */
function atTerminal(name: string, directory: string, words: readonly string[]): Contender {
  const line = [process.execPath, cli, 'check', '--local', ...words].join(' ');
  const args = ['-qec', `cd ${directory} && ${line}`, '/dev/null'];
  return { name, command: 'script', args };
}

function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

try {
  const contenders: Contender[] = [
    { name: 'plangate --version', command: process.execPath, args: [cli, '--version'] },
  ];
  const sizes: [resources: number, policies: number | string, kind?: keyof typeof KINDS][] = [
    [200, 10],
    [400, 10],
    [2_000, 100],
    [100, 184, 'of one package'],
    [100, 200, 'in Rego v0'],
    ...(given === undefined ? [] : [[200, given] as [number, string]]),
  ];
  for (const [resources, some, kind = 'each in a package'] of sizes) {
    const { textOf, words } = KINDS[kind];
    const directory = writeDirectory(`plan-${contenders.length}`, Number(some) || 0, textOf);
    if (typeof some === 'string') cpSync(some, join(directory, 'policies'), { recursive: true });
    writeFileSync(join(directory, 'main.tf'), configuration(resources, 'v'));
    const file = join(folder, `plan-${contenders.length}.json`);
    writeFileSync(file, plan(resources));
    const name = `${some} files ${kind}, a plan of ${resources}`;
    contenders.push(atTerminal(name, directory, ['--plan', file]));
    const policies = join(directory, 'policies');
    const args = ['test', file, '--policy', policies, '--all-namespaces', ...words];
    if (has('conftest'))
      contenders.push({
        name: `conftest, ${some} ${kind}, ${resources}`,
        command: 'conftest',
        args,
      });
  }

  const many = writeDirectory('many', 40);
  mkdirSync(join(many, 'plans'));
  for (let at = 0; at < 60; at++) {
    mkdirSync(join(many, `root-${at}`));
    writeFileSync(join(many, `root-${at}/main.tf`), configuration(100, 'v'));
    writeFileSync(join(many, `plans/root-${at}.json`), plan(100));
  }
  contenders.push(atTerminal('40 policies, 60 plans of 100', many, ['--plan', 'plans']));

  for (const { name, wallMs, processorMs, peakBytes } of await measureInTurn(contenders, rounds)) {
    const seconds = (values: readonly number[]) => (median(values) / 1_000).toFixed(2);
    const peak = Math.round(Math.max(...peakBytes) / 1_000_000);
    console.log(
      `${name.padEnd(50)} ${seconds(wallMs)} s, processor ${seconds(processorMs)} s, ${peak} MB`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
