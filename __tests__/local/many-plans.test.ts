/** A check of several plans that other jobs made: one row for each directory, and red where one is missing. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { gitIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../support/policy-repository.ts';
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

describe('at a terminal', () => {
  async function check(files: Layout, words: readonly string[]) {
    const cwd = emptyDirectory();
    layIn(cwd, { ...ROOTS, 'policies/a.sentinel': '', 'guard/main.tf': '', ...files });
    const env = { PATH: pathWith(), HOME: cwd };
    const all = ['check', '--json', '--policies', 'policies', ...words];
    const { code, stdout, stderr } = await callCli(all, { clock: WITHOUT_PAUSES, cwd, env });
    return { code, stdout, stderr, names: code === 2 ? [] : Object.keys(rowsOf(stdout)) };
  }

  test.each<[string, Layout, string[], string[]]>([
    [
      'a pattern finds those of directories',
      { 'plans/live/app/plan.json': PLAN, 'plans/live/db.json': PLAN },
      ['--plan', 'plans/**/*.json'],
      ['live-app', 'live-db'],
    ],
    [
      'a directory has those of Terragrunt',
      { 'out/live/app/tfplan.json': PLAN, 'out/tfplan.json': PLAN, 'out/note.txt': '' },
      ['--plan', 'out', '--directory', 'units/..'],
      ['live-app', 'ROOT'],
    ],
    [
      'lines name them',
      { 'a.json': PLAN, 'b.json': PLAN },
      ['--plan', 'one=a.json', '--plan', 'two=b.json'],
      ['one', 'two'],
    ],
    [
      'the workflow names them',
      { 'plans/live/app.json': PLAN, 'plans/live/db.json': PLAN },
      ['--plan', 'plans', '--workspaces', 'app=live/app,db=./live/db'],
      ['app', 'db'],
    ],
    [
      'the directory of the option is where they begin',
      { 'plans/app.json': PLAN, 'plans/db/plan.json': PLAN },
      ['--plan', 'plans', '--directory', 'live'],
      ['app', 'db'],
    ],
  ])('%s', async (_, files, words, expected) => {
    const { names, stdout } = await check(files, words);
    expect(names.map((name) => (expected.includes(name) ? name : 'ROOT')).sort()).toEqual(
      expected.sort(),
    );
    expect(stdout).not.toMatch(
      /There is no plan|more than one plan|does not name|after no directory/,
    );
  });

  test.each<[string, Layout, string[], RegExp]>([
    [
      'a pattern that fits nothing',
      {},
      ['--plan', 'plans/*.json'],
      /nothing fits .{1,2}plans\/\*\.json/,
    ],
    ['an empty directory', { 'plans/': '' }, ['--plan', 'plans'], /nothing fits .{1,2}plans/],
    [
      'a second plan',
      { 'plans/live/app/plan.json': PLAN, 'plans/live/app.json': PLAN },
      ['--plan', 'plans'],
      /more than one plan of .{1,2}live-app.*live\/app\.json.*live\/app\/plan\.json/,
    ],
    [
      'two directories of one name',
      { 'live-app/main.tf': S3, 'plans/live/app.json': PLAN, 'plans/live-app.json': PLAN },
      ['--plan', 'plans'],
      /more than one plan of .{1,2}live-app/,
    ],
    [
      'a plan of no directory',
      { 'plans/live/ap.json': PLAN, 'plans/other.json': PLAN },
      ['--plan', 'plans/*.json'],
      /called after no directory that is there/,
    ],
    [
      'one that the workflow does not name',
      { 'plans/live/app.json': PLAN, 'plans/live/db.json': PLAN },
      ['--plan', 'plans', '--workspaces', 'app=live/app'],
      /is the plan of .{1,2}live-db.{1,3} which `workspaces` does not name/,
    ],
    [
      'one that the workflow names and that is not there',
      { 'plans/live/app.json': PLAN },
      ['--plan', 'plans', '--workspaces', 'app=live/app,db=live/db'],
      /There is no plan of .{1,2}db/,
    ],
    [
      'a directory that two workspaces have',
      { 'plans/live/app.json': PLAN },
      ['--plan', 'plans', '--workspaces', 'stage=live/app,prod=live/app'],
      /is of one of .{1,2}stage.*prod.*which have the same directory/,
    ],
    [
      'a line whose file is missing',
      { 'a.json': PLAN },
      ['--plan', 'one=a.json,two=b.json'],
      /b\.json.*there is no such file/,
    ],
  ])('%s is undecided', async (_, files, words, said) => {
    const { code, stdout, stderr } = await check(files, words);
    expect(stdout + stderr).toMatch(said);
    expect(code).toBe(5);
  });
});

describe('in a job', () => {
  /** Plans the directories of a pull request, writes their digests, and judges them. */
  async function judge(
    opa: string,
    planned: Readonly<Record<string, string>>,
    {
      changed = { 'live/app/main.tf': `${S3}# changed\n` },
      words = [],
      spoil = () => undefined,
      more = {},
      units = {},
    }: {
      units?: Readonly<Record<string, string>>;
      more?: Record<string, string>;
      changed?: Layout;
      words?: string[];
      spoil?: (plans: string) => void;
    } = {},
  ) {
    const files = { ...ROOTS, ...units, 'policies/a.rego': ALLOW };
    const { head, propose } = policyRepository(files);
    const cwd = propose(changed);
    gitIn(cwd, 'fetch', '-q', '--unshallow', 'origin', 'refs/merge-requests/9/head');
    const target = {
      CI_MERGE_REQUEST_DIFF_BASE_SHA: head,
      ...more,
    };
    const env = { ...mergeRequestIn(cwd), ...target, CI_PROJECT_DIR: cwd, PATH: pathWith(opa) };
    const plans = emptyDirectory();
    layIn(plans, planned);
    const options = { clock: WITHOUT_PAUSES, cwd, env, isPersonThere: false };
    const digests = await callCli(['digest', plans], options);
    expect([digests.stderr, digests.code]).toEqual([expect.anything(), 0]);
    const names = digests.stdout.trim().split('\n');
    expect(names).toHaveLength(Object.keys(planned).length);
    spoil(plans);
    const all = ['check', '--plan', join(plans, '**/*.json'), '--policies', 'policies', '--json'];
    const given = [...all, '--plan-digest', names.join(','), ...words];
    const { code, stdout } = await callCli(given, options);
    return { code, rows: rowsOf(stdout) };
  }

  testWith('opa', 'each plan has its digest, and all pass', async (opa) => {
    const { code, rows } = await judge(opa, { 'live/app.json': PLAN, 'live/db/plan.json': PLAN });
    expect([code, rows]).toEqual([0, { 'live-app': 'passed', 'live-db': 'passed' }]);
  });

  testWith('opa', 'a root that the change concerns has to have a plan', async (opa) => {
    const changed = { 'live/db/main.tf': `${S3}# changed\n`, 'units/terragrunt.hcl': '# changed' };
    const { code, rows } = await judge(opa, { 'live/app.json': PLAN }, { changed });
    expect(rows).toEqual({
      'live-app': 'passed',
      'live-db': expect.stringMatching(/There is no plan of "live-db"/),
      'units-web': expect.stringMatching(/There is no plan of "units-web"/),
    });
    expect(code).toBe(5);
  });

  testWith('opa', 'a unit inside of another root has to have a plan, too', async (opa) => {
    const changed = { 'live/app/edge/terragrunt.hcl': 'include "root" {}\n' };
    const { code, rows } = await judge(opa, { 'live/app.json': PLAN }, { changed });
    const missing = expect.stringMatching(/There is no plan of "live-app-edge"/);
    expect([code, rows]).toEqual([5, { 'live-app': 'passed', 'live-app-edge': missing }]);
  });

  testWith('opa', 'a unit that reads files of another root has to have one', async (opa) => {
    const read = 'locals {\n  db = read_terragrunt_config("../../live/db/terragrunt.hcl")\n}\n';
    const units = {
      'units/reads/terragrunt.hcl': read,
      'units/depends/terragrunt.hcl': 'dependency "db" {\n  config_path = "../../live/db"\n}\n',
      'live/db/inner/terragrunt.hcl': 'include "root" {}\n',
    };
    const changed = { 'live/db/main.tf': `${S3}# changed\n` };
    const { rows } = await judge(opa, { 'live/db.json': PLAN }, { changed, units });
    const missing = expect.stringMatching(/There is no plan of/);
    expect(rows).toEqual({
      'live-db': 'passed',
      'live-db-inner': missing,
      'units-depends': missing,
      'units-reads': missing,
    });
  });

  testWith('opa', 'the plan of one root is not that of another of the same name', async (opa) => {
    const changed = { 'live/app-x/main.tf': S3, 'live-app/x/main.tf': S3 };
    const { code, rows } = await judge(opa, { 'live/app-x.json': PLAN }, { changed });
    const missing = expect.stringMatching(/There is no plan of "live-app-x-2"/);
    expect([code, rows]).toEqual([5, { 'live-app-x': 'passed', 'live-app-x-2': missing }]);
  });

  testWith('opa', 'each root has to have one where nobody knows what changes', async (opa) => {
    const more = { CI_MERGE_REQUEST_DIFF_BASE_SHA: '' };
    const { code, rows } = await judge(opa, { 'live/app.json': PLAN }, { more });
    expect([code, Object.keys(rows)]).toEqual([5, ['live-app', 'live-db', 'units-web']]);
  });

  testWith('opa', 'where the workflow names the workspaces, it decides', async (opa) => {
    const changed = { 'live/db/main.tf': '# changed' };
    const words = ['--workspaces', 'live-app=live/app'];
    const { code, rows } = await judge(opa, { 'live/app.json': PLAN }, { changed, words });
    expect([code, rows]).toEqual([0, { 'live-app': 'passed' }]);
  });

  testWith('opa', 'swapped plans and a missing digest are undecided', async (opa) => {
    const other = PLAN.replace('1.11.4', '1.11.3');
    const planned = { 'live/app.json': PLAN, 'live/db.json': other, 'units/web.json': PLAN };
    const spoil = (plans: string) => {
      for (const end of ['', '.digest']) {
        const [one, other] = ['app', 'db'].map((name) => join(plans, `live/${name}.json${end}`));
        const text = readFileSync(one ?? '');
        writeFileSync(one ?? '', readFileSync(other ?? ''));
        writeFileSync(other ?? '', text);
      }
      rmSync(join(plans, 'units/web.json.digest'));
    };
    const { code, rows } = await judge(opa, planned, { spoil });
    expect(rows).toEqual({
      'live-app': expect.stringMatching(
        /is of the directory "live\/db", and "live\/app" is judged/,
      ),
      'live-db': expect.stringMatching(/is of the directory "live\/app", and "live\/db" is judged/),
      'units-web': expect.stringMatching(/There is no digest beside the plan/),
    });
    expect(code).toBe(5);
  });

  testWith('opa', 'a plan in the repository is never green', async (opa) => {
    const changed = { 'plans/live/app.json': PLAN, 'plans/live/app.json.digest': '{}' };
    const words = ['--plan', 'plans'];
    const { code, rows } = await judge(opa, { 'live/db.json': PLAN }, { changed, words });
    expect(rows['live-app']).toMatch(/which is a file of a repository/);
    expect(code).toBe(5);
  });
});
