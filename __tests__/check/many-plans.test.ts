/** A check of several plans that other jobs made: one row for each directory, and red where one is missing. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { gitIn } from '../support/git-in.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../support/policy-repository.ts';
import { savedWith, showingTerraform } from '../support/saved-plan.ts';
import { textCases } from '../support/text-cases.ts';
import { layIn, type Layout } from '../support/tree.ts';

const PLAN = readText('__tests__/data/plan-made-elsewhere.json');
const S3 = 'terraform {\n  backend "s3" {}\n}\n';
const ROOTS = {
  'live/app/main.tf': S3,
  'live/db/main.tf': S3,
  'modules/net/main.tf': 'locals {}\n',
  'units/web/terragrunt.hcl': 'include "root" {}\n',
  'units/terragrunt.hcl': 'remote_state {}\n',
};
const ALLOW = 'package main\n\ndeny contains "never" if input.resource_changes[_].type == "none"\n';

interface Row {
  name: string;
  verdict: string;
  reasons: string[];
  workingDirectory?: string;
}

function rowsOf(stdout: string): Record<string, string> {
  const { workspaces } = JSON.parse(stdout) as { workspaces: Row[] };
  return Object.fromEntries(
    workspaces.map(({ name, verdict, reasons }) => [
      name,
      [verdict, ...(verdict === 'undecided' ? reasons : [])].join(': '),
    ]),
  );
}

describe('at a terminal, with several plans', () => {
  /** A line of files, and a line of words. */
  async function check(text: string) {
    const [files = '', words = ''] = text.trimEnd().split('\n');
    const contentOf = (path: string) =>
      path.endsWith('.json') ? PLAN : path.endsWith('.tf') ? S3 : '';
    const named = files.split(' ').map((path) => [path, contentOf(path)]);
    const cwd = emptyDirectory();
    layIn(cwd, { ...ROOTS, 'policies/a.sentinel': '', 'guard/main.tf': '' });
    layIn(cwd, Object.fromEntries(named));
    const env = { PATH: pathWith(), HOME: cwd };
    const all = ['check', '--json', '--policies', 'policies', ...words.split(' ')];
    return callCli(all, { clock: WITHOUT_PAUSES, cwd, env });
  }
  const CASES = textCases('many-plans.txt');

  test.each(CASES.filter(({ said }) => said[0] !== 'undecided'))(
    'the plans are found: $what',
    async ({ said, text }) => {
      const { stdout, stderr } = await check(text);
      // What is said of each plan is said once.
      expect(stderr.split('There is no digest beside the plan').length).toBeLessThan(3);
      const [expected = ''] = said;
      const names = Object.keys(rowsOf(stdout)).map((name) =>
        expected.split(' ').includes(name) ? name : 'ROOT',
      );
      expect(names.sort().join(' ')).toBe(expected);
      expect(stdout).not.toMatch(
        /There is no plan|more than one plan|does not name|after no directory/,
      );
    },
  );

  test.each(CASES.filter(({ said }) => said[0] === 'undecided'))(
    '$what is undecided',
    async ({ said: [, why = ''], text }) => {
      const { code, stdout, stderr } = await check(text);
      expect(stdout + stderr).toMatch(new RegExp(why));
      expect(code).toBe(5);
    },
  );
});

describe('in a job', () => {
  interface Job {
    /** The plans that other jobs made. */
    plans: Readonly<Record<string, string>>;
    /** What the default branch has besides. */
    units?: Readonly<Record<string, string>>;
    changed?: Layout;
    words?: string[];
    /** Spoils what was handed over, in this directory. */
    spoil?: (plans: string) => void;
    env?: Record<string, string>;
  }

  /** Plans the directories of a pull request, writes their digests, and judges them. */
  async function judge(
    opa: string,
    { plans, units = {}, changed = APP, words = [], spoil, env: more = {} }: Job,
  ) {
    const { head, propose } = policyRepository({ ...ROOTS, ...units, 'policies/a.rego': ALLOW });
    const cwd = propose(changed);
    gitIn(cwd, 'fetch', '-q', '--unshallow', 'origin', 'refs/merge-requests/9/head');
    const target = { CI_MERGE_REQUEST_DIFF_BASE_SHA: head, ...more };
    const env = { ...mergeRequestIn(cwd), ...target, CI_PROJECT_DIR: cwd, PATH: pathWith(opa) };
    const directory = emptyDirectory();
    for (const [path, json] of Object.entries(plans)) {
      layIn(directory, savedWith(path.replace('.json', '.tfplan'), json));
    }
    const options = { clock: WITHOUT_PAUSES, cwd, env, isPersonThere: false };
    const planning = { ...options, env: { ...env, PATH: `${env.PATH}:${showingTerraform()}` } };
    const digests = await callCli(['digest', directory], planning);
    expect([digests.stderr, digests.code]).toEqual([expect.anything(), 0]);
    const names = digests.stdout.trim().split('\n');
    expect(names).toHaveLength(Object.keys(plans).length);
    spoil?.(directory);
    const found = join(directory, '**/*.json');
    const all = ['check', '--plan', found, '--policies', 'policies', '--json'];
    const given = [...all, '--plan-digest', names.join(','), ...words];
    const { code, stdout } = await callCli(given, options);
    const rows = Object.entries(rowsOf(stdout)).map(([name, said]) => `${name}: ${said}`);
    return [...rows, `exit ${code}`].join('\n').replaceAll(directory, '/plans');
  }

  /** Each takes the place of the other, with its digest; a third has lost its own. */
  const swap = (plans: string) => {
    for (const end of ['', '.digest']) {
      const [one = '', other = ''] = ['app', 'db'].map((name) =>
        join(plans, `live/${name}.json${end}`),
      );
      const text = readFileSync(one);
      writeFileSync(one, readFileSync(other));
      writeFileSync(other, text);
    }
    rmSync(join(plans, 'units/web.json.digest'));
  };
  const APP = { 'live/app/main.tf': `${S3}# changed\n` };
  const DB = { 'live/db/main.tf': `${S3}# changed\n` };
  const ONE = { 'live/app.json': PLAN };
  const CASES: Record<string, Job> = {
    'each plan with its digest': { plans: { ...ONE, 'live/db/plan.json': PLAN } },
    'a root that the change concerns': {
      plans: ONE,
      changed: { ...DB, 'units/terragrunt.hcl': '# changed' },
    },
    'a unit inside of another root': {
      plans: ONE,
      changed: { 'live/app/edge/terragrunt.hcl': 'include "root" {}\n' },
    },
    'units that read files of another root': {
      plans: { 'live/db.json': PLAN },
      changed: DB,
      units: {
        'units/reads/terragrunt.hcl':
          'locals {\n  db = read_terragrunt_config("../../live/db/terragrunt.hcl")\n}\n',
        'units/depends/terragrunt.hcl': 'dependency "db" {\n  config_path = "../../live/db"\n}\n',
        'live/db/inner/terragrunt.hcl': 'include "root" {}\n',
      },
    },
    'another root of the same name': {
      plans: { 'live/app-x.json': PLAN },
      changed: { 'live/app-x/main.tf': S3, 'live-app/x/main.tf': S3 },
    },
    'nobody knows what changes': { plans: ONE, env: { CI_MERGE_REQUEST_DIFF_BASE_SHA: '' } },
    'workspaces that the workflow names': {
      plans: ONE,
      changed: DB,
      words: ['--workspaces', 'live-app=live/app'],
    },
    'swapped plans, and a missing digest': {
      plans: { ...ONE, 'live/db.json': PLAN.replace('1.11.4', '1.11.3'), 'units/web.json': PLAN },
      spoil: swap,
    },
    'a line whose file is missing': { plans: ONE, words: ['--plan', 'live-db=none.json'] },
    'a plan in the repository': {
      plans: { 'live/db.json': PLAN },
      changed: { 'plans/live/app.json': PLAN, 'plans/live/app.json.digest': '{}' },
      words: ['--plan', 'plans'],
    },
  };

  testWith('opa', 'each configuration that a change concerns must have a plan', async (opa) => {
    const told: string[] = [];
    for (const [what, job] of Object.entries(CASES))
      told.push(`=== ${what}\n${await judge(opa, job)}\n`);
    expectGolden('messages/many-plans.txt', told.join('\n'));
  });
});
