/** What a check says when it judges other files than those of the commit that it names. */
import { ownedSeed } from '../support/owned-seed.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { openRepository, type Repository } from '../support/repository.ts';
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
    '.gitattributes': 'crlf.tf text\n',
  });
  repository.addOrigin();
});
beforeEach(() => {
  repository.git('checkout', '-q', '--', '.');
  repository.git('clean', '-fdxq');
});

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

async function check(isPersonThere: boolean): Promise<{ shown: string; report: Report }> {
  const reports = tree.path('reports');
  const env = accessTo(service, TOKEN);
  const words = ['check', '--workspace', 'net', '--directory', 'infra', '--reports', reports];
  const ended = await callCli(words, { cwd: repository.root, env, isPersonThere });
  expect([ended.code, ended.stderr]).toEqual([0, '']);
  const report = readFileSync(join(reports, 'report.json'), 'utf8');
  return { shown: ended.stdout, report: JSON.parse(report) as Report };
}
const onLaptop = () => check(true);

describe('on a laptop', () => {
  test('a change outside of what is packed is not reported', async () => {
    repository.write({
      'README.md': 'two\n',
      'infra/notes.txt': 'another\n',
      'infra/a.txt': 'x\n',
    });
    repository.write({ 'infra/a.txt': undefined, 'infra/drafts/one.md': undefined });
    const { shown, report } = await onLaptop();
    expect(shown).toMatch(new RegExp(`Plangate .* at ${commit.slice(0, 7)}\\n`));
    expect(shown).not.toMatch(/uncommitted|not committed/);
    expect([report.dirty, report.uncommittedFiles]).toEqual([false, undefined]);
    expect(await messageOf(report)).toMatch(`plangate check at ${commit.slice(0, 7)} [plangate `);
  });

  test('changed, new and missing files are reported', async () => {
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
    const { shown, report } = await onLaptop();
    const words = `at ${commit.slice(0, 7)} + uncommitted changes (4 files)`;
    expect(/not committed: .*/.exec(shown)?.[0]).toBe(
      'not committed: infra/built.json, infra/main.tf, infra/new.tf and infra/old.tf',
    );
    expect([report.dirty, report.uncommittedFiles, report.commit?.sha]).toEqual([true, 4, commit]);
    expect(report.workspaces[0]?.notices).toEqual([]);
    expect(await messageOf(report)).toContain(`plangate check ${words} [plangate `);
    const html = readFileSync(join(tree.path('reports'), 'report.html'), 'utf8');
    expect(html).toContain(' + uncommitted changes (4 files)');
  });
});

test('in a job, uncommitted files are a notice', async () => {
  repository.write({ 'infra/main.tf': 'locals { a = 1 }\n' });
  const { shown, report } = await check(false);
  expect(shown).not.toContain('+ uncommitted');
  expect([report.dirty, report.uncommittedFiles]).toEqual([true, 1]);
  expect(report.workspaces[0]?.notices).toEqual([
    'Uncommitted changes: infra/main.tf differs from the commit that is checked out, and the run planned the changed files.',
  ]);
});
