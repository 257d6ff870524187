/** Digests of the files that a plan is made of: what git tracks, and what Terraform loads by itself. */
import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isRead } from '../configuration/file-names.ts';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { findAround } from '../machine/find-repository.ts';
import type { FileDigests } from '../service/engines/plan-file/tree-digest.ts';

/** Directories that no commit has, or that a job makes itself. */
const SKIPPED = new Set(['.git', '.terraform']);

interface PlannedTree {
  /** Absolute real path of the directory that is planned. */
  root: string;
  /** The directory in which the job works. */
  workspace: string;
  /** Absolute paths that do not count: the plan and its digest. */
  except: readonly string[];
}

/** Digests the files of a tree. Outside of a repository, all files count. */
export async function digestFiles(
  { root, workspace, except }: PlannedTree,
  ports: GitPorts,
): Promise<FileDigests> {
  const repository = findAround(root, workspace).repository?.root;
  const listed =
    repository === undefined ? undefined : await listTrackedFiles(repository, workspace, ports);
  const tracked = listed instanceof Set ? listed : undefined;
  const counts = (path: string, name: string): boolean =>
    tracked === undefined ||
    isRead(name) ||
    tracked.has(slashed(relative(repository ?? root, path)));
  const digests = new Map<string, string>();
  const visit = async (directory: string): Promise<void> => {
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) await visit(path);
      } else if (isContent(entry) && !except.includes(path) && counts(path, entry.name)) {
        const digest = await hashFile(path, entry.isSymbolicLink());
        if (digest !== undefined) digests.set(slashed(relative(root, path)), digest);
      }
    }
  };
  await visit(root);
  return digests;
}

/** Whether an entry has a content that can be read to its end. */
function isContent(entry: Dirent): boolean {
  return entry.isFile() || entry.isSymbolicLink();
}

/** A link counts by where it leads. Undefined for what is no file. */
async function hashFile(path: string, isLink: boolean): Promise<string | undefined> {
  try {
    const content = isLink ? `link ${await readlink(path)}` : await readFile(path);
    return createHash('sha256').update(content).digest('hex');
  } catch {
    return undefined;
  }
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
