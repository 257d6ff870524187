/** One commit of any repository, by its address: `git::https://HOST/REPOSITORY.git//PATH?ref=COMMIT`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import { fetchIfMissing } from '../machine/git-objects.ts';
import { makeTemporary, removeTemporary } from '../machine/temporary.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import type { FileTree } from '../model/file-tree.ts';
import { PolicyProblem } from '../model/policy-files.ts';
import { withoutTrailing } from '../model/without-trailing.ts';
import { treeOfCommit } from './git-files.ts';
import { asTrusted, type Trusted } from './tree.ts';

export interface PinnedAddress {
  /** Without `git::`, for git. */
  repository: string;
  /** Of a file or a directory in it; '' for the repository itself. */
  path: string;
  commit: CommitId;
}

const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';

/** Parses an address. @throws PolicyProblem that says how to write it */
export function readPinnedAddress(text: string): PinnedAddress {
  const [address = '', query = '', ...others] = text.replace(/^git::/, '').split('?');
  const [, repository, path = ''] =
    /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
  // No message repeats a wrong address, because it may contain a password.
  if (repository === undefined) {
    throw new PolicyProblem(`has an address that git does not take. ${SHAPE}.`);
  }
  if (path.split('/').includes('..')) {
    throw new PolicyProblem(
      `has an address whose directory leads out of its repository. ${SHAPE}.`,
    );
  }
  const isRef = query.startsWith('ref=') && others.length === 0;
  const commit = isRef ? readCommitId(query.slice('ref='.length)) : undefined;
  if (commit === undefined) {
    throw new PolicyProblem(
      `has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`,
    );
  }
  return { repository, path: withoutTrailing(path, '/'), commit };
}

/** Fetches the commit for as long as its files are read. Nothing is checked out, and nothing of it is run. */
export async function withPinned<T>(
  pinned: PinnedAddress,
  ports: GitPorts,
  read: (tree: Trusted<FileTree>) => Promise<T>,
): Promise<T> {
  const { repository: address, commit } = pinned;
  const root = makeTemporary('plangate-pinned-');
  try {
    const repository = { root, gitDirectory: join(root, '.git') };
    await mkdir(join(repository.gitDirectory, 'objects'), { recursive: true });
    const why = await fetchIfMissing(commit, repository, ports, { remote: { address } });
    if (why !== undefined) {
      throw new PolicyProblem(
        `${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`,
      );
    }
    return await read(asTrusted(treeOfCommit(commit, repository, ports)));
  } finally {
    removeTemporary(root);
  }
}

/** `https://github.com/acme/rules.git at 6f1cb40a3d2e` */
export function describePinned({ repository, commit }: PinnedAddress): string {
  return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}

function withoutPassword(text: string): string {
  return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
