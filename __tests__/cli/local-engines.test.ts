/** `check --local` with a plan that was made elsewhere, and with a program that plans. */
import { readFileSync, renameSync, symlinkSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { savedWith, showingTerraform } from '../support/saved-plan.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { makeTree, type Tree } from '../support/tree.ts';

const CLOUD =
  'terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "net"\n    }\n  }\n}\n';
const DATA = 'resource "terraform_data" "a" {\n  input = "private"\n}\n';
/** A policy that every plan passes. */
const PASSING = {
  'policies/a.rego':
    'package a\n\ndeny contains "x" if input.plan.resource_changes[_].type == "none"\n',
};
/** What Terraform 1.11.4 made, some time ago: of a plan that says when, the report says how old it is. */
const { timestamp: _, ...MADE } = JSON.parse(
  readText('__tests__/data/plan-made-elsewhere.json'),
) as Record<string, unknown>;
const PLAN = JSON.stringify({ ...MADE, complete: true });

const OPA = dirname(findProgram('opa') ?? '/nowhere/opa');
const PATH = [OPA, process.env['PATH']].join(delimiter);

async function checkTree({ root }: Tree, words: string[], env: Record<string, string> = {}) {
  const all = ['check', '--local', '--format', 'json', ...words];
  const result = await callCli(all, { cwd: root, env: { PATH, ...env } });
  return { ...result, report: result.stdout === '' ? undefined : JSON.parse(result.stdout) };
}

describe('--plan', () => {
  const FILES = { 'main.tf': DATA, '.gitignore': 'plan.json*\nsaved*\n', 'plan.json': PLAN };
  const committed = (files: Record<string, string> = {}) => {
    const tree = makeTree({ ...FILES, ...files });
    initIn(tree.root);
    return { ...tree, commit: commitIn(tree.root) as string };
  };
  type Committed = ReturnType<typeof committed>;
  const jobOf = ({ root, commit }: Committed) => ({
    GITLAB_CI: 'true',
    CI_PROJECT_DIR: root,
    CI_PIPELINE_ID: '7',
    CI_PIPELINE_SOURCE: 'push',
    CI_COMMIT_BRANCH: 'main',
    CI_COMMIT_SHA: commit,
  });
  const digest = async (tree: Committed, more: Record<string, string> = {}) => {
    tree.add(savedWith('saved', readFileSync(tree.path('plan.json'), 'utf8')));
    const words = ['digest', 'saved', '-o', 'plan.json', '--workspace', 'net'];
    const env = { ...jobOf(tree), ...more, PATH: [showingTerraform(), PATH].join(delimiter) };
    const made = await callCli(words, { cwd: tree.root, env });
    expect([made.code, made.stderr]).toEqual([0, expect.stringContaining('plan.json.digest: ')]);
  };
  const withDigest = async (files: Record<string, string> = {}) => {
    const tree = committed(files);
    await digest(tree);
    return tree;
  };
  const notesOf = ({ workspaces }: { workspaces: { notices: string[] }[] }) =>
    workspaces[0]?.notices;
  const net = ['--plan', 'plan.json', '--workspace', 'net'];
  const inJob = (tree: Committed, more: Record<string, string> = {}, ...words: string[]) =>
    checkTree(tree, [...net, ...words], { ...jobOf(tree), ...more });

  testWith('opa', "of the host's merge of the head counts, and no other commit", async () => {
    const tree = committed(PASSING);
    const base = tree.commit;
    gitIn(tree.root, 'checkout', '--quiet', '-b', 'change');
    tree.add({ 'change.txt': 'x' });
    const head = commitIn(tree.root);
    gitIn(tree.root, 'checkout', '--quiet', '--detach', base);
    gitIn(tree.root, 'merge', '--quiet', '--no-ff', '--message', 'merge', head);
    const merge = gitIn(tree.root, 'rev-parse', 'HEAD');
    const env = { CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head };
    await digest({ ...tree, commit: merge }, env);
    const merged = await inJob({ ...tree, commit: merge }, env);
    expect(notesOf(merged.report)).toEqual([
      `The plan is of ${merge.slice(0, 12)}, the merge that the CI host made of ${head.slice(0, 12)}.`,
    ]);
    expect(merged.report.verdict).toBe('passed');
    // A commit that stands on the head is no merge of it.
    gitIn(tree.root, 'checkout', '--quiet', '--detach', head);
    tree.add({ 'later.txt': 'x' });
    const later = { ...tree, commit: commitIn(tree.root) };
    await digest(later, env);
    expect(await inJob(later, env)).toMatchObject({ code: 5 });
  });

  test.each([
    ['the plan', (tree: Tree) => gitIn(tree.root, 'add', '--force', 'plan.json')],
    ['the digest', (tree: Tree) => gitIn(tree.root, 'add', '--force', 'plan.json.digest')],
    [
      'a link to the plan',
      (tree: Tree) => {
        renameSync(tree.path('plan.json'), tree.path('.git/plan.json'));
        symlinkSync('.git/plan.json', tree.path('plan.json'));
        gitIn(tree.root, 'add', '--force', 'plan.json');
      },
    ],
  ])('in a job, %s is refused where a repository tracks it', async (_, track) => {
    const tree = await withDigest();
    track(tree);
    const { code, stderr } = await inJob(tree);
    expect(stderr).toContain('which is a file of a repository');
    expect(code).toBe(2);
  });

  test('of a repository elsewhere is refused in a job', async () => {
    const tree = await withDigest();
    const other = committed({ 'plan.json.digest': '{}', '.gitignore': '' });
    const words = ['--plan', other.path('plan.json'), '--workspace', 'net'];
    const { code, stderr } = await checkTree(tree, words, jobOf(tree));
    expect(stderr).toContain('which is a file of a repository');
    expect(code).toBe(2);
  });

  testWith('opa', 'that is not whole is undecided in a job, unless it is allowed', async () => {
    const partial = PLAN.replace('"complete":true', '"complete":false');
    const tree = await withDigest({ ...PASSING, 'plan.json': partial });
    const undecided = await inJob(tree);
    expect([undecided.report.verdict, undecided.code]).toEqual(['undecided', 5]);
    const allowed = await inJob(tree, {}, '--allow-partial');
    expect([allowed.report.verdict, allowed.code]).toEqual(['advisory', 0]);
    expect(JSON.stringify(allowed.report)).toContain('The plan says that it is not complete');
    const guarded = await inJob(tree, {}, '--allow-partial', '--max-destroys', '0');
    expect(guarded.report.verdict).toBe('advisory');
    const there = await checkTree(tree, net);
    expect(there.report.verdict).toBe('passed');
    expect(notesOf(there.report)).toEqual([expect.stringContaining('is not complete')]);
  });
});

testWith(
  'terraform',
  'an engine says that the state is empty, and leaves a guard undecided',
  async () => {
    const tree = makeTree({ 'main.tf': CLOUD + DATA });
    const { code, stdout } = await checkTree(tree, [
      '--engine',
      'terraform',
      '--max-destroys',
      '0',
    ]);
    expect(stdout).toContain('Every resource is planned as a new one');
    expect(stdout).toContain('The guard cannot determine what this plan destroys.');
    expect(code).toBe(5);
  },
);
