/** What a check says when it judges other files than those of the commit that it names. */
import { ownedSeed } from '../support/owned-seed.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { recordTerminal } from '../support/record-terminal.ts';
import { openRepository, type Repository } from '../support/repository.ts';
import { CLI, runCli } from '../support/spawn-cli.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';

const TOKEN = 'jr4QpT1wJ7vX.of-these-checks';
const service = serviceForAll({
  runDurationMs: 20,
  seed: ownedSeed({ token: TOKEN }, [{ name: 'net', script: 'evaluation-passed' }]),
});
let tree: Tree;
let repository: Repository;
let commit: string;

beforeAll(() => {
  tree = makeTree();
  repository = openRepository(tree.path('checkout'));
  commit = repository.commit({
    'README.md': 'one\n',
    'infra/main.tf': 'locals {}\n',
    'infra/crlf.tf': 'locals {}\n',
    'infra/old.tf': 'locals {}\n',
    'infra/notes.txt': 'a note\n',
    'infra/.terraformignore': 'notes.txt\ndrafts/\n',
    'infra/drafts/one.md': 'a draft\n',
    'infra/.gitignore': 'built.json\n.terraform/\n',
    'infra/generated.tf': '# a\n',
    '.gitattributes': 'crlf.tf text\ngenerated.tf filter=leave-a-trace\n',
  });
});
beforeEach(() => {
  repository.git('checkout', '-q', '--', '.');
  repository.git('clean', '-fdxq');
});

const CHECK = ['check', '--workspace', 'net', '--directory', 'infra'];

const variables = () => ({ ...accessTo(service, TOKEN), TERM: 'xterm' });

interface Report {
  dirty?: boolean;
  uncommittedFiles?: number;
  commit?: { sha: string };
  workspaces: { runId: string; notices: string[] }[];
}

async function messageOf({ workspaces: [workspace] }: Report): Promise<string> {
  const response = await fetch(`${service.origin}/api/v2/runs/${workspace?.runId}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const { data } = (await response.json()) as { data: { attributes: { message: string } } };
  return data.attributes.message;
}

/** What a job sees: nobody is at a terminal. */
async function inJob(): Promise<Report> {
  const { stdout, stderr, code } = await runCli([...CHECK, '--json'], {
    cwd: repository.root,
    env: variables(),
  });
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('+ uncommitted')]);
  return JSON.parse(stdout) as Report;
}

/** What a person at a terminal sees. */
async function onLaptop(python: string): Promise<{ shown: string; report: Report }> {
  const reports = tree.path('reports');
  const words = [process.execPath, CLI, ...CHECK, '--reports', reports];
  const { bytes, code } = await recordTerminal(python, words, {
    columns: 200,
    cwd: repository.root,
    env: { ...variables(), HOME: tree.root, PATH: process.env['PATH'] ?? '' },
  });
  expect([code, bytes]).toEqual([0, expect.anything()]);
  const report = readFileSync(join(reports, 'report.json'), 'utf8');
  return { shown: bytes, report: JSON.parse(report) as Report };
}

describe('on a laptop', () => {
  testWith('python3', 'the files of the commit', async (python) => {
    repository.write({
      'README.md': 'two\n',
      'infra/notes.txt': 'another\n',
      'infra/a.txt': 'x\n',
    });
    repository.write({ 'infra/a.txt': undefined, 'infra/drafts/one.md': undefined });
    const { shown, report } = await onLaptop(python);
    expect(shown).toMatch(new RegExp(`Plangate .* at ${commit.slice(0, 7)}\\r?\\n`));
    expect(shown).not.toMatch(/uncommitted|not committed/);
    expect([report.dirty, report.uncommittedFiles]).toEqual([false, undefined]);
    expect(await messageOf(report)).toMatch(`plangate check at ${commit.slice(0, 7)} [plangate `);
  });

  testWith('python3', 'other files: changed, new and missing ones', async (python) => {
    repository.write({
      'README.md': 'two\n',
      'infra/main.tf': 'locals { a = 1 }\n',
      'infra/crlf.tf': 'locals {}\r\n',
      'infra/notes.txt': 'not packed\n',
      'infra/new.tf': 'locals { b = 1 }\n',
      'infra/old.tf': undefined,
      'infra/built.json': 'packed, although git ignores it\n',
      'infra/.terraform/modules/x/main.tf': 'locals {}\n',
    });
    const { shown, report } = await onLaptop(python);
    const words = `at ${commit.slice(0, 7)} + uncommitted changes (4 files)`;
    expect(/not committed: .*?(?=\r)/.exec(shown)?.[0]).toBe(
      'not committed: infra/built.json, infra/main.tf, infra/new.tf and infra/old.tf',
    );
    expect([report.dirty, report.uncommittedFiles, report.commit?.sha]).toEqual([true, 4, commit]);
    expect(report.workspaces[0]?.notices).toEqual([]);
    expect(await messageOf(report)).toContain(`plangate check ${words} [plangate `);
    const html = readFileSync(join(tree.path('reports'), 'report.html'), 'utf8');
    expect(html).toContain(' + uncommitted changes (4 files)');
  });
});

describe('in a job', () => {
  test('the files of the commit', async () => {
    const report = await inJob();
    expect([report.dirty, report.workspaces[0]?.notices]).toEqual([false, []]);
  });

  test('other files are a notice', async () => {
    repository.write({ 'infra/main.tf': 'locals { a = 1 }\n' });
    const report = await inJob();
    expect([report.dirty, report.uncommittedFiles]).toEqual([true, 1]);
    expect(report.workspaces[0]?.notices).toEqual([
      'Uncommitted changes: infra/main.tf differs from the commit that is checked out, and the run planned the changed files.',
    ]);
  });

  test('what only a filter could say is not known, and the filter does not run', async () => {
    repository.write({ 'infra/generated.tf': '# b\n' });
    repository.git('config', 'filter.leave-a-trace.clean', `touch ${tree.path('trace')}; cat`);
    const report = await inJob();
    repository.git('config', '--unset', 'filter.leave-a-trace.clean');
    expect(report).not.toHaveProperty('dirty');
    expect(existsSync(tree.path('trace'))).toBe(false);
  });
});
