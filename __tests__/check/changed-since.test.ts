/** A local check over files that are not those of the commit, and over a plan whose files have changed since. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { openRepository } from '../support/repository.ts';
import { savedWith, showingTerraform } from '../support/saved-plan.ts';
import { layIn } from '../support/tree.ts';

const { timestamp: _, ...MADE } = JSON.parse(
  readText('__tests__/data/plan-made-elsewhere.json'),
) as object & { timestamp: string };
const CALL = 'module "net" {\n  source = "../modules/net"\n}\n';
const FILES = {
  'infra/main.tf': CALL,
  'modules/net/main.tf': 'locals {}\n',
  'shared/rules.json': '{}\n',
  'README.md': '# Infrastructure\n',
  'policies/a.rego':
    'package a\n\ndeny contains "x" if input.plan.resource_changes[_].type == "none"\n',
  '.gitignore': '*.auto.tfvars\n_*.tf\n',
};

function openAtTerminal(opa: string) {
  const repository = openRepository(join(emptyDirectory(), 'checkout'));
  repository.commit(FILES);
  const plans = emptyDirectory();
  const PATH = `${pathWith(opa)}:${showingTerraform()}`;
  const options = { clock: WITHOUT_PAUSES, cwd: repository.root, env: { PATH, HOME: plans } };
  const plan = join(plans, 'plan.json');
  return {
    repository,
    plans,
    digest: async (...words: string[]) => {
      layIn(plans, savedWith('saved', JSON.stringify(MADE)));
      const all = ['digest', join(plans, 'saved'), '-o', plan, '--directory', 'infra', ...words];
      expect(await callCli(all, options)).toMatchObject({ code: 0 });
    },
    check: async (...words: string[]) => {
      const reports = join(plans, 'reports');
      const named = ['--plan', plan, '--directory', 'infra', '--reports', reports, ...words];
      const { code, stdout, stderr } = await callCli(['check', ...named], options);
      const report = JSON.parse(readFileSync(join(reports, 'report.json'), 'utf8')) as {
        dirty?: boolean;
        uncommittedFiles?: number;
        workspaces: { reasons: string[]; notices: string[] }[];
      };
      const [row] = report.workspaces;
      const read = (name: string) => readFileSync(join(reports, name), 'utf8');
      return { code, shown: stdout + stderr, report, reasons: row?.reasons.join('\n') ?? '', read };
    },
  };
}

describe('at a terminal, a digest is undecided as soon as', () => {
  const CHANGES: [what: string, files: Record<string, string | undefined>, said: string][] = [
    ['a file has changed', { 'infra/main.tf': `${CALL}locals {}\n` }, 'infra/main.tf (changed)'],
    ['a file of a module has changed', { 'modules/net/main.tf': '# x\n' }, 'modules/net/main.tf'],
    ['a file that is read by a path has', { 'shared/rules.json': '[]\n' }, 'shared/rules.json'],
    ['a file that nothing reads has', { 'README.md': '# Net\n' }, 'README.md (changed)'],
    ['a file that nothing reads is gone', { 'README.md': undefined }, 'README.md (missing)'],
    ['a file is gone', { 'modules/net/main.tf': undefined }, 'modules/net/main.tf (missing)'],
    ['a file is added', { 'infra/more.tf': 'locals {}\n' }, 'infra/more.tf'],
    ['an ignored file is added', { 'infra/x.auto.tfvars': 'a = 1\n' }, 'infra/x.auto.tfvars'],
    ['a generated file has changed', { 'infra/_b.tf': 'locals { a = 1 }\n' }, 'infra/_b.tf'],
    ['a generated file is gone', { 'infra/_b.tf': undefined }, 'infra/_b.tf'],
    ['a generated file is added', { 'infra/_c.tf': 'locals {}\n' }, 'infra/_c.tf'],
    ['a file of variables has changed', { 'env.tfvars': 'a = 2\n' }, 'env.tfvars'],
  ];
  for (const [what, files, said] of CHANGES) {
    testWith('opa', what, async (opa) => {
      const { repository, digest, check } = openAtTerminal(opa);
      repository.write({ 'infra/_b.tf': 'locals {}\n', 'env.tfvars': 'a = 1\n' });
      await digest('--generated', 'infra/_*.tf', '--var-file', 'env.tfvars');
      expect(await check()).toMatchObject({ code: 0, reasons: '' });
      repository.write(files);
      const { code, reasons } = await check();
      expect([code, reasons]).toEqual([
        5,
        expect.stringContaining('The checkout is not as it was planned any more.'),
      ]);
      expect(reasons).toContain(said);
    });
  }
});

describe('files that are not committed', () => {
  testWith('opa', 'are named once on each surface', async (opa) => {
    const { repository, digest, check, plans } = openAtTerminal(opa);
    await digest();
    const clean = await check();
    expect([clean.report.dirty, clean.report.uncommittedFiles]).toEqual([false, undefined]);
    expect(clean.shown + clean.read('report.html')).not.toMatch(/not committed|uncommitted/);
    // Without a digest the plan is judged, and the files beside it are others.
    rmSync(join(plans, 'plan.json.digest'));
    repository.write({ 'infra/main.tf': `${CALL}# x\n`, 'infra/new.tf': 'locals {}\n' });
    const { code, shown, report, read } = await check();
    expect(code).toBe(0);
    expect(report).toMatchObject({ dirty: true, uncommittedFiles: 2 });
    expect(shown.split('not committed: infra/main.tf and infra/new.tf')).toHaveLength(2);
    for (const name of ['report.html', 'comment.md', 'summary.md']) {
      expect(read(name).split('+ uncommitted changes (2 files)')).toHaveLength(2);
    }
  });

  testWith(
    ['opa', 'terraform'],
    'are named where the plan is made here',
    async (opa, terraform) => {
      const { repository } = openAtTerminal(opa);
      repository.write({ 'infra/new.tf': 'locals {}\n' });
      const env = { PATH: `${pathWith(opa)}:${dirname(terraform)}`, HOME: emptyDirectory() };
      const words = ['check', '--json', '--engine', 'terraform', '--directory', 'infra'];
      const { stdout, stderr } = await callCli(words, { cwd: repository.root, env });
      expect(JSON.parse(stdout)).toMatchObject({ dirty: true, uncommittedFiles: 1 });
      expect(stderr.split('not committed: infra/new.tf')).toHaveLength(2);
    },
  );
});
