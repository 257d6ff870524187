/** One configuration through our reader and through Terraform: a file that we call unread must not matter. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { IGNORED } from '../../../src/archive/pack.ts';
import { findUnseen, readLoads } from '../../../src/gate/read-loads.ts';
import { makeTree } from '../../support/tree.ts';
import { generate } from './generate.ts';

export interface Compared {
  seed: number;
  /** Terraform refuses it, hidden files or not. */
  refused: boolean;
  /** Files that we call unread and that change the plan: none, or there is a hole. */
  missed: string[];
  /** What counts as read without a name, of all marked ones. */
  read: number;
  marked: number;
}

const run = promisify(execFile);

export async function compare(seed: number, terraform: string): Promise<Compared> {
  const { files, marked } = generate(seed);
  const whole = makeTree(files);
  try {
    const module = whole.path('net');
    const withheld = marked.map((path) => ({ path, reason: IGNORED }));
    const loads = await readLoads(module);
    const unseen = findUnseen(withheld, loads, whole.root, module);
    const read = new Set(unseen.map(({ entry }) => entry.path));
    const unread = marked.filter((path) => !read.has(path));
    const hasModules = 'net/call.tf' in files;
    // On a busy machine a plan can fail by itself.
    const planned = async (cwd: string) =>
      (await plan(cwd, terraform, hasModules)) ?? (await plan(cwd, terraform, hasModules));
    const truth = await planned(module);
    const about = { seed, refused: truth === undefined, read: read.size, marked: marked.length };
    if (truth === undefined) return { ...about, missed: [] };
    const matters = async (hidden: readonly string[]) => {
      const tree = makeTree(without(files, hidden));
      const seen = await planned(join(tree.root, 'net'));
      tree.remove();
      return seen !== truth;
    };
    const missed: string[] = [];
    if (unread.length > 0 && (await matters(unread))) {
      for (const path of unread) if (await matters([path])) missed.push(path);
      if (missed.length === 0) missed.push(...unread);
    }
    return { ...about, missed };
  } finally {
    whole.remove();
  }
}

function without(files: Record<string, string>, hidden: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !hidden.includes(path)));
}

/** What a plan says; undefined when there is none. Paths of this machine are left out. */
async function plan(
  cwd: string,
  terraform: string,
  hasModules: boolean,
): Promise<string | undefined> {
  const env = { PATH: process.env['PATH'], HOME: cwd, CHECKPOINT_DISABLE: '1' };
  try {
    if (hasModules) await run(terraform, ['get', '-no-color'], { cwd, env });
    const { stdout } = await run(terraform, ['plan', '-no-color', '-input=false'], { cwd, env });
    return stdout.replaceAll(cwd, '').replaceAll(cwd.replace(/\/net$/, ''), '');
  } catch {
    return undefined;
  }
}
