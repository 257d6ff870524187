/**
 * `plangate doctor` against `plangate check` on the same broken setups: the same reasons, the same codes, the same exit code,
 * and doctor starts nothing.
 */
import { execFileSync } from 'node:child_process';
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { REPOSITORY } from '../../support/markdown-files.ts';
import { eachWith } from '../../support/optional-tools.ts';
import { callCli } from '../../support/call-cli.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { openRepository } from '../../support/repository.ts';
import { accessTo, serviceForAll } from '../../support/service-for-all.ts';
import { makeTree, type Layout } from '../../support/tree.ts';
import { teamsSeed, tokenOf } from '../../support/team-seed.ts';

const service = serviceForAll({
  runDurationMs: 5,
  seed: teamsSeed(
    [{ name: 'gate', access: 'plan' }, { name: 'readers', access: 'read' }, { name: 'strangers' }],
    [
      { name: 'net', script: 'evaluation-passed', tags: ['net'] },
      { name: 'local', executionMode: 'local' },
      { name: 'deep', workingDirectory: 'live/deep' },
      { name: 'missing', workingDirectory: 'live/missing' },
      { name: 'above', workingDirectory: '../other' },
      { name: 'tagged-local', executionMode: 'local', tags: ['broken'] },
    ],
  ),
});

const MAIN = 'resource "terraform_data" "a" {}\n';
const FILES: Record<string, Layout[string]> = {
  'main.tf': MAIN,
  'docs/README.md': '# no configuration\n',
};

interface Setup {
  /** Words after the command. */
  words?: string;
  files?: Record<string, Layout[string]>;
  env?: Record<string, string>;
  /** What is wrong is said under these codes; empty where the sentence itself says what to do. */
  codes?: readonly string[];
  exitCode: number;
}

const NET = '--workspace net';

const cloud = (more: string) => `terraform {\n  cloud {\n${more}  }\n}\n`;
const NOBODY = { TF_CLOUD_ORGANIZATION: '', TF_WORKSPACE: '' };

const OWN = { 'policies/a.rego': 'package a\n\ndeny contains "x" if false\n' };

/** Git is there, and no program that judges or plans. */
const WITHOUT_OPA = emptyDirectory();
symlinkSync(
  realpathSync(execFileSync('which', ['git'], { encoding: 'utf8' }).trim()),
  join(WITHOUT_OPA, 'git'),
);

const WITH_TOOLS = `${join(REPOSITORY, 'build/tools/bin')}:${process.env['PATH']}`;
const WITH_OPA: Record<string, Setup> = {
  'own policies with a syntax error': {
    words: `${NET} --policies rules`,
    files: { 'rules/a.rego': 'package a\ndeny contains "x" if {\n' },
    env: { PATH: WITH_TOOLS },
    exitCode: 2,
  },
};

const SETUPS: Record<string, Setup> = {
  // What the service says of a workspace.
  'a workspace in local execution mode': {
    words: '--workspace local',
    codes: ['PG-116'],
    exitCode: 2,
  },
  'several, of which one is in local execution mode': {
    words: '--workspaces net,local',
    codes: ['PG-116'],
    exitCode: 2,
  },
  'a working directory that the repository lacks': {
    words: '--workspace missing',
    codes: ['PG-115'],
    exitCode: 2,
  },
  'a working directory outside of the repository': {
    words: '--workspace above',
    codes: ['PG-118'],
    exitCode: 2,
  },
  'a working directory that is not the directory': {
    words: '--workspace deep --directory docs',
    codes: ['PG-115'],
    exitCode: 2,
  },
  'a workspace that is not there': { words: '--workspace nett', codes: ['PG-109'], exitCode: 6 },
  'several, of which two are not there': {
    words: '--workspaces net,nett,dns',
    codes: ['PG-109'],
    exitCode: 6,
  },
  'an organization that is not there': {
    words: `${NET} --organization acmee`,
    codes: ['PG-109'],
    exitCode: 6,
  },
  'a tag that no workspace has': {
    words: '--workspaces tag:nobody',
    codes: ['PG-109'],
    exitCode: 2,
  },
  'a project that is not there': {
    words: '--workspaces project:Nobody',
    codes: ['PG-109'],
    exitCode: 2,
  },
  'a tag with a workspace in local execution mode': {
    words: '--workspaces tag:broken',
    codes: ['PG-116'],
    exitCode: 2,
  },
  'two causes in two workspaces': {
    words: '--workspaces local,nett',
    codes: ['PG-109', 'PG-116'],
    exitCode: 2,
  },
  // What the token may do.
  'a token that may not queue runs': {
    env: { TF_API_TOKEN: tokenOf('readers') },
    codes: ['PG-117'],
    exitCode: 6,
  },
  'a token that sees no workspace': {
    env: { TF_API_TOKEN: tokenOf('strangers') },
    codes: ['PG-109'],
    exitCode: 6,
  },
  'a token that is not valid': {
    env: { TF_API_TOKEN: 'not-a-token-of-anybody' },
    codes: ['PG-107'],
    exitCode: 6,
  },
  'no token': { env: { TF_API_TOKEN: '' }, exitCode: 2 },
  'a provisional run that could not be discarded': {
    words: `${NET} --mode provisional`,
    codes: ['PG-137'],
    exitCode: 6,
  },
  // Files.
  'a directory without a configuration': {
    words: `${NET} --directory docs`,
    codes: ['PG-115'],
    exitCode: 2,
  },
  'a directory that is not there': { words: `${NET} --directory infra`, exitCode: 2 },
  'a directory that is a file': { words: `${NET} --directory main.tf`, exitCode: 2 },
  'a rule that excludes the configuration': {
    files: { '.terraformignore': '*.tf\n' },
    codes: ['PG-115'],
    exitCode: 2,
  },
  'a rule that leaves nothing': {
    files: { '.terraformignore': '*\n' },
    codes: ['PG-127'],
    exitCode: 2,
  },
  'a link that leads out of the repository': {
    files: { 'outside.tf': { link: '/etc/hostname' } },
    codes: ['PG-127'],
    exitCode: 2,
  },
  'a file with the token in it': {
    files: { 'notes.txt': `${tokenOf('gate')}\n` },
    codes: ['PG-127'],
    exitCode: 2,
  },
  'a pair of a workspace and a directory that is not there': {
    words: '--workspaces net=infra',
    exitCode: 2,
  },
  // Settings.
  'no workspace': { words: '', env: NOBODY, codes: ['PG-105'], exitCode: 2 },
  'a block that is not closed': {
    words: '',
    env: NOBODY,
    files: { 'main.tf': 'terraform {\n  cloud {\n' },
    exitCode: 2,
  },
  'a block without a workspace': {
    words: '',
    env: NOBODY,
    files: { 'main.tf': cloud('    organization = "acme"\n') },
    exitCode: 2,
  },
  'a workspace that is no name': { words: '--workspace net/prod', exitCode: 2 },
  'a workspace named twice': { words: '--workspaces net,net', exitCode: 2 },
  'a workspace and a list': { words: `${NET} --workspaces net`, exitCode: 2 },
  'an empty list': { words: '--workspaces ,', exitCode: 2 },
  'a host with a path': { words: `${NET} --hostname app.terraform.io/acme`, exitCode: 2 },
  'plain http to another machine': { words: `${NET} --hostname http://192.0.2.1`, exitCode: 2 },
  'a mode that is none': { words: `${NET} --mode apply`, exitCode: 2 },
  '`plans-from` with another word': { words: `${NET} --plans-from git`, exitCode: 2 },
  // The way to the service.
  'a host where nothing answers': {
    words: `${NET} --hostname http://127.0.0.1:9`,
    codes: ['PG-124'],
    exitCode: 7,
  },
  // Own policies, beside the service and without it.
  'own policies that are not there': { words: `${NET} --policies rules`, exitCode: 2 },
  'own policies, and no opa': {
    words: `${NET} --policies rules`,
    files: { 'rules/a.rego': 'package a\n' },
    env: { PATH: WITHOUT_OPA },
    exitCode: 5,
  },
  'without a service, a directory without a configuration': {
    words: '--local --directory docs',
    files: OWN,
    codes: ['PG-115'],
    exitCode: 2,
  },
  'without a service, a program that is not there': {
    words: '--local --engine tofu',
    files: OWN,
    env: { PATH: '/nowhere' },
    exitCode: 5,
  },
  'without a service, a plan file that is not there': {
    words: '--local --plan plan.json',
    files: OWN,
    exitCode: 2,
  },
};

/** The texts that both have to say, without the folding of lines. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('doctor and check report the same for', () => {
  const compare = async (_: string, setup: Setup) => {
    const { words = NET, files = {}, env = {} } = setup;
    const { root: cwd } = makeTree({ ...FILES, ...files });
    openRepository(cwd).commit();
    const options = { cwd, env: { ...accessTo(service, tokenOf('gate')), ...env } };
    const given = words.split(' ').filter(Boolean);
    const before = service.versions().length;
    const doctor = await callCli(['doctor', ...given, '--json'], options);
    expect(service.versions().length).toBe(before);
    const check = await callCli(['check', ...given], options);
    const { findings } = JSON.parse(doctor.stdout) as {
      findings: { state: string; subject: string; seen: string; code?: string }[];
    };
    const problems = findings.filter(({ state }) => state === 'problem');
    const said = flat(check.stdout + check.stderr);
    // Of workspaces that fail alike, the lines for people have the reason once. Of host, token and organization, doctor asks more.
    const report = await callCli(['check', ...given, '--json'], options);
    const texts = `${said} ${flat(report.stdout.replaceAll(String.raw`\"`, '"'))}`;
    const unsaid = problems.filter(
      ({ subject, seen }) =>
        !['host', 'token', 'organization', 'opa'].includes(subject) && !texts.includes(flat(seen)),
    );
    const codes = (all: readonly string[]) => [...new Set(all)].sort();
    const ofCheck = Array.from(said.matchAll(/#(pg-\d+)/g), ([, code = '']) => code.toUpperCase());
    expect({
      unsaid,
      codes: codes(problems.flatMap(({ code = '' }) => (code.startsWith('PG-') ? code : []))),
      doctor: doctor.code,
      check: check.code,
    }).toEqual({
      unsaid: [],
      codes: codes(setup.codes ?? []),
      doctor: setup.exitCode,
      check: setup.exitCode,
    });
    expect(codes(ofCheck).filter((code) => !(setup.codes ?? []).includes(code ?? ''))).toEqual([]);
  };

  test.each(Object.entries(SETUPS))('%s', compare);
  eachWith('opa', Object.entries(WITH_OPA))('%s', compare);
});

describe('without a terminal', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';
  const workflow = (input: string) =>
    `on: pull_request\njobs:\n  gate:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: plangate/plangate@${sha}\n        with:\n          organization: acme\n          ${input}\n`;
  const doctor = async (input: string, isPersonThere: boolean) => {
    const { root: cwd } = makeTree({ ...FILES, '.github/workflows/gate.yml': workflow(input) });
    openRepository(cwd).commit();
    const env = { ...accessTo(service, tokenOf('gate')), TF_CLOUD_ORGANIZATION: '' };
    const { code, stdout } = await callCli(['doctor'], { cwd, env, isPersonThere });
    return { code, problems: stdout.match(/^✗ .*/gm) ?? [] };
  };

  test('doctor takes organization and workspace from the workflow, as with one', async () => {
    expect(await doctor('workspace: net', true)).toEqual({ code: 0, problems: [] });
    const { problems } = await doctor('workspace: net', false);
    expect(problems.filter((line) => /is missing/.test(line))).toEqual([]);
  });

  test('doctor finds what the workflow misspells, as with one', async () => {
    const there = await doctor('workspce: net', true);
    expect(there.problems).toContainEqual(expect.stringContaining('workspce'));
    const gone = await doctor('workspce: net', false);
    expect(gone.problems).toContainEqual(expect.stringContaining('workspce'));
  });
});

describe('a gate in a workflow', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';
  const doctor = async (...inputs: string[]) => {
    const lines = ['organization: acme', ...inputs].map((line) => `          ${line}\n`).join('');
    const workflow = `on: pull_request\njobs:\n  gate:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: plangate/plangate@${sha}\n        with:\n${lines}`;
    const { root: cwd } = makeTree({ ...FILES, '.github/workflows/gate.yml': workflow });
    openRepository(cwd).commit();
    const env = { ...accessTo(service, tokenOf('gate')), TF_CLOUD_ORGANIZATION: '' };
    const { code, stdout } = await callCli(['doctor'], { cwd, env });
    return { code, stdout, problems: stdout.match(/^✗ .*/gm) ?? [] };
  };

  test('is examined with all of its inputs, each of its workspaces in one list', async () => {
    const { code, stdout, problems } = await doctor('workspaces: "net=., local, missing"');
    expect(code).toBe(2);
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      '✗ workspace local',
      '✗ workspace missing',
    ]);
    expect(stdout).toContain(
      '✓ workspace net: would be planned once "local" and "missing" can be\n',
    );
    const alike = await doctor('workspaces: "local, net, tagged-local"');
    expect(alike.problems).toEqual([
      expect.stringMatching(/^✗ workspaces local and tagged-local: /),
    ]);
    const wrong = await doctor('workspace: net', 'fail-on: mandatry', 'timeout: soon');
    expect(wrong.problems).toEqual([
      expect.stringContaining('timeout'),
      expect.stringContaining('fail-on'),
    ]);
  });

  test('is not refused for an input by an expression, which is named', async () => {
    const { code, stdout } = await doctor('workspace: net', 'directory: ${{ vars.ROOT }}');
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('sets `directory` by an expression'),
    ]);
  });
});
