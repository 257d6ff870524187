/** A plan that a program on this machine makes of some files. */
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { makeTree } from './tree.ts';

/** What `show` prints of a plan of the files, as JSON and for people, after those in `before/` were applied. */
export function realPlan(
  program: string,
  files: Record<string, string>,
): { json: string; text: string } {
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
  const json = run(tree.root, 'show', '-json', 'saved');
  const text = run(tree.root, 'show', '-no-color', 'saved');
  tree.remove();
  return { json, text };
}
