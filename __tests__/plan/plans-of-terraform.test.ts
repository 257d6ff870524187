/** Every form of change in plans that Terraform makes without a provider is read without an objection. */
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { planFromFile } from '../../src/plan/open-plan-file.ts';
import { readPlan } from '../../src/plan/read-plan.ts';
import { expect } from '../support/jest.ts';
import { MADE_OF, WHOLE } from '../support/saved-plan.ts';
import { testWith } from '../support/optional-tools.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree } from '../support/tree.ts';

/** What `terraform show -json` prints of a plan of the files, after those in `before/` were applied. */
function planOf(program: string, files: Record<string, string>): string {
  const tree = makeTree(files);
  const before = tree.path('before');
  const run = (cwd: string, ...args: string[]): string =>
    execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', HOME: tree.root, CHECKPOINT_DISABLE: '1' },
    });
  if (existsSync(before)) {
    run(before, 'init', '-input=false');
    run(before, 'apply', '-input=false', '-auto-approve');
    renameSync(join(before, 'terraform.tfstate'), tree.path('terraform.tfstate'));
  }
  run(tree.root, 'init', '-input=false');
  run(tree.root, 'plan', '-input=false', '-out=saved');
  const text = run(tree.root, 'show', '-json', 'saved');
  tree.remove();
  return text;
}

for (const { what, files } of textCases('plans-of-terraform.tf')) {
  testWith(
    'terraform',
    `a plan of Terraform is read without an objection: ${what}`,
    async (program) => {
      const text = planOf(program, files);
      const digest = { ...MADE_OF, planned: WHOLE };
      const file = { reading: readPlan(text), objections: [], notes: [], digest };
      const asked = {
        mode: 'normal',
        targets: false,
        allowPartial: false,
      } as const;
      const about = { asked: { ...asked, inJob: true }, now: new Date(0) };
      const { problems, limits } = await planFromFile(file, about);
      // A check that fails is a warning.
      const wrong = problems.filter(({ severity }) => severity !== 'warning');
      expect([...wrong, ...limits]).toEqual([]);
    },
  );
}
