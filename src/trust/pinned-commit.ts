/** One commit of any repository, by its address: `git::https://HOST/REPOSITORY.git//PATH?ref=COMMIT`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import type { Repository } from '../machine/find-repository.ts';
import { fetchIfMissing } from '../machine/git-objects.ts';
import { makeTemporary, removeTemporary } from '../machine/temporary.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import type { FileTree } from '../model/file-tree.ts';
import { finding } from '../model/finding.ts';
import { PolicyProblem } from '../model/policy-files.ts';
import { foreign, phrase, sentencePart, typed, type Sentence } from '../model/sentence.ts';
import { withoutPasswords } from '../model/without-passwords.ts';
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

const SHAPE = phrase`Write ${typed('git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT')}`;

/** Parses an address. @throws PolicyProblem that says how to write it */
export function readPinnedAddress(text: string): PinnedAddress {
  const [address = '', query = '', ...others] = text.replace(/^git::/, '').split('?');
  const [, repository, path = ''] =
    /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
  // No message repeats a wrong address, because it may contain a password.
  if (repository === undefined) {
    throw notPinned(phrase`has an address that git does not take.`, phrase`${SHAPE}.`);
  }
  if (path.split('/').includes('..')) {
    throw notPinned(
      phrase`has an address whose directory leads out of its repository.`,
      phrase`${SHAPE}.`,
    );
  }
  const isRef = query.startsWith('ref=') && others.length === 0;
  const commit = isRef ? readCommitId(query.slice('ref='.length)) : undefined;
  if (commit === undefined) {
    throw notPinned(
      phrase`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow.`,
      phrase`${SHAPE}, with all 40 digits of the commit.`,
    );
  }
  return { repository, path: withoutTrailing(path, '/'), commit };
}

function notPinned(says: Sentence, remedy: Sentence): PolicyProblem {
  return new PolicyProblem(finding('address-not-pinned', says, { remedy }));
}

/** Fetches the commit for as long as its files are read. Nothing is checked out, and nothing of it is run. */
export async function withPinned<T>(
  pinned: PinnedAddress,
  ports: GitPorts,
  read: (tree: Trusted<FileTree>) => Promise<T>,
): Promise<T> {
  const { repository: address, commit } = pinned;
  return withEmptyRepository('plangate-pinned-', async (repository) => {
    const why = await fetchIfMissing(commit, repository, ports, { remote: { address } });
    if (why !== undefined) {
      const name = sentencePart('name', describePinned(pinned), 160);
      throw new PolicyProblem(
        finding(
          'policies-unread',
          phrase`${name} could not be fetched: ${foreign(withoutPasswords(why))}`,
        ),
      );
    }
    return read(asTrusted(treeOfCommit(commit, repository, ports)));
  });
}

/**
 * Makes a repository without files, into which git fetches what is read of another one, for as long as the work takes.
 *
 * @param prefix of the name of its temporary directory
 */
export async function withEmptyRepository<T>(
  prefix: string,
  work: (repository: Repository) => Promise<T>,
): Promise<T> {
  const root = makeTemporary(prefix);
  try {
    const repository = { root, gitDirectory: join(root, '.git') };
    await mkdir(join(repository.gitDirectory, 'objects'), { recursive: true });
    return await work(repository);
  } finally {
    removeTemporary(root);
  }
}

/** `https://github.com/acme/rules.git at 6f1cb40a3d2e` */
export function describePinned({ repository, commit }: PinnedAddress): string {
  return `${withoutPasswords(repository)} at ${commit.slice(0, 12)}`;
}
