/** One configuration through our reader and through Terraform: a file that we call unread must not matter. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { IGNORED } from '../../../src/archive/archive.ts';
import { HiddenIndex, readNamedFiles } from '../../../src/gate/hidden-files.ts';
import { chooseWorkspaces } from '../../../src/gate/requested-workspaces.ts';
import { makeTree, type Tree } from '../../support/tree.ts';
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
  /** Files whose changes `affected-only` skips. */
  skipped: number;
}

const run = promisify(execFile);

export async function compare(seed: number, terraform: string): Promise<Compared> {
  const { files, marked, isComputed } = generate(seed);
  const whole = makeTree(files);
  try {
    const module = whole.path('net');
    const excluded = marked.map((path) => ({ path, reason: IGNORED }));
    const index = new HiddenIndex({ root: whole.root, excluded, links: [] });
    const named = await readNamedFiles(module, (path) => index.matters(path));
    const read = new Set(index.find(named, module).map(({ entry }) => entry.path));
    const unread = isComputed ? [] : marked.filter((path) => !read.has(path));
    const unaffecting = await filesThatAffectNothing(whole, marked);
    const hasModules = 'net/call.tf' in files;
    const planned = (cwd: string) => plan(cwd, terraform, hasModules);
    const truth = await planned(module);
    const counts = { read: read.size, marked: marked.length, skipped: unaffecting.length };
    const about = { seed, refused: truth === undefined, ...counts };
    if (truth === undefined) return { ...about, missed: [] };
    const matters = async (hidden: readonly string[]) => {
      const tree = makeTree(without(files, hidden));
      try {
        return (await planned(join(tree.root, 'net'))) !== truth;
      } finally {
        tree.remove();
      }
    };
    const missed: string[] = [];
    for (const path of unaffecting) {
      if (await matters([path])) missed.push(`${path} (affected-only)`);
    }
    if (unread.length > 0 && (await matters(unread))) {
      for (const path of unread) if (await matters([path])) missed.push(path);
      if (missed.length === 0) missed.push(...unread);
    }
    return { ...about, missed };
  } finally {
    whole.remove();
  }
}

/** The files outside of the directory whose changes do not make `affected-only` plan it. */
async function filesThatAffectNothing(tree: Tree, marked: readonly string[]): Promise<string[]> {
  tree.add({ '.git/HEAD': 'ref: refs/heads/main\n' });
  const unaffecting: string[] = [];
  for (const path of marked.filter((each) => !each.startsWith('net/'))) {
    const { skipped } = await chooseWorkspaces(
      {
        query: async () => [],
        show: async () => ({ 'working-directory': 'net' }),
      },
      {
        plan: {
          directory: '.',
          affectedOnly: true,
          workspaces: [{ kind: 'name', name: 'net' }],
        },
        workingDirectory: tree.root,
        repositoryRoot: tree.root,
        // The variables of these plans are in files alone.
        isVariableOfFiles: () => true,
        changedFiles: async () => [path],
      },
    );
    if (skipped.length > 0) unaffecting.push(path);
  }
  return unaffecting;
}

function without(files: Record<string, string>, hidden: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !hidden.includes(path)));
}

/** How often a program is started again that ended without an answer, as one does on a busy machine. */
const MOST_STARTS = 5;

/** What a plan says; undefined if Terraform refuses the configuration. Paths of this machine are left out. */
async function plan(
  cwd: string,
  terraform: string,
  hasModules: boolean,
): Promise<string | undefined> {
  if (hasModules && (await answerOf(terraform, ['get', '-no-color'], cwd)) === undefined) {
    return undefined;
  }
  // On a busy machine Terraform says that it waits for the lock of the state, in some plans and not in others.
  const text = await answerOf(terraform, ['plan', '-no-color', '-input=false', '-lock=false'], cwd);
  return text?.replaceAll(cwd, '').replaceAll(cwd.replace(/\/net$/, ''), '');
}

/** What the program prints; undefined if it says that the configuration is wrong. Only that is an answer. */
async function answerOf(
  terraform: string,
  args: readonly string[],
  cwd: string,
): Promise<string | undefined> {
  const env = { PATH: process.env['PATH'], HOME: cwd, CHECKPOINT_DISABLE: '1' };
  let failure: unknown;
  for (let start = 0; start < MOST_STARTS; start++) {
    try {
      return (await run(terraform, args, { cwd, env })).stdout;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      failure = error;
    }
  }
  throw new Error(`terraform ${args[0] ?? ''} gave no answer`, { cause: failure });
}

/** Terraform ends with 1 and a diagnostic; a program that was killed or never began has no such end. */
function isRefusal(error: unknown): boolean {
  const { code, signal, stderr } = error as { code?: unknown; signal?: unknown; stderr?: string };
  const isEnd = code === 1 && (signal === null || signal === undefined);
  return isEnd && /^\S*\s*Error: /m.test(stderr ?? '') && !OF_THE_MACHINE.test(stderr ?? '');
}

/** Errors of the machine that Terraform reports as its own. */
const OF_THE_MACHINE =
  /cannot allocate memory|too many open files|resource temporarily unavailable|no space left|deadline exceeded|timeout while/i;
