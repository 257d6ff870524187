/** Plans a configuration with Terraform itself, on a state that an earlier one of it has left. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { contentOf, readStateFile } from '../../src/service/plan/state-file.ts';
import { makeTree } from './tree.ts';

export interface RealPlan {
  /** Empty where Terraform makes no plan. */
  changes: RealChange[];
  failed: boolean;
  /** What `show -json` printed. */
  text: string;
  state: Record<string, Record<string, unknown>>;
}

export interface RealChange {
  address: string;
  mode: string;
  previous_address?: string;
  change: {
    actions: string[];
    after: Record<string, unknown> | null;
    after_unknown: Record<string, unknown>;
    importing?: unknown;
  };
}

export function planForReal(
  program: string,
  { before, files }: { before?: Record<string, string>; files: Record<string, string> },
): RealPlan {
  const tree = makeTree(before ?? files);
  const run = (...args: string[]): string =>
    execFileSync(program, args, {
      cwd: tree.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', HOME: tree.root, CHECKPOINT_DISABLE: '1' },
    });
  /** Most configurations need no `init`, which takes as long as a plan does. Terraform says where one does. */
  const runInitialized = (command: string, ...args: string[]): void => {
    try {
      run(command, '-input=false', ...args);
    } catch (error) {
      if (!String((error as { stderr?: unknown }).stderr).includes('terraform init')) throw error;
      run('init', '-input=false');
      run(command, '-input=false', ...args);
    }
  };
  try {
    let state: RealPlan['state'] = {};
    if (before !== undefined) {
      runInitialized('apply', '-auto-approve');
      const read = readStateFile(readFileSync(tree.path('terraform.tfstate')));
      if (read !== undefined) ({ state } = contentOf(read));
      for (const name of Object.keys(before)) rmSync(tree.path(name));
      tree.add(files);
    }
    try {
      runInitialized('plan', '-out=saved');
    } catch {
      return { changes: [], failed: true, state, text: '' };
    }
    const text = run('show', '-json', 'saved');
    const { resource_changes: changes = [] } = JSON.parse(text) as {
      resource_changes?: RealChange[];
    };
    return { changes, failed: false, state, text };
  } finally {
    tree.remove();
  }
}
