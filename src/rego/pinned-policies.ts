/** A policy set at a git address, pinned to one commit: `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import { fetchIfMissing } from '../machine/git-objects.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { filesAt } from '../trust/git-files.ts';
import { asTrusted, type ConfigurationFiles, type Trusted } from '../trust/tree.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { nameOfSet, readCommitPolicies } from './policy-files.ts';
import { withoutTrailing } from '../model/without-trailing.ts';
import { makeTemporary, removeTemporary } from '../machine/temporary.ts';

interface PinnedAddress {
  /** Without `git::`, for git. */
  repository: string;
  /** '' for the repository itself. */
  directory: string;
  commit: CommitId;
}

const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';

/** Parses an address. @throws PolicyProblem that says how to write it */
export function readPinnedAddress(text: string): PinnedAddress {
  const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
  const [, repository, directory = ''] =
    /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
  // No message repeats a wrong address, because it may contain a password.
  if (repository === undefined) {
    throw new PolicyProblem(`has an address that git does not take. ${SHAPE}.`);
  }
  if (directory.split('/').includes('..')) {
    throw new PolicyProblem(
      `has an address whose directory leads out of its repository. ${SHAPE}.`,
    );
  }
  const commit = query.startsWith('ref=') ? readCommitId(query.slice('ref='.length)) : undefined;
  if (commit === undefined) {
    throw new PolicyProblem(
      `has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`,
    );
  }
  return { repository, directory: withoutTrailing(directory, '/'), commit };
}

/** Reads the policies of the commit. Nothing is checked out, and nothing of it is run. */
export async function fetchPinned(
  pinned: PinnedAddress,
  ports: GitPorts,
): Promise<Trusted<PolicyFiles>> {
  const { repository: address, directory } = pinned;
  const name = nameOfSet(directory === '' ? address.replace(/\.git$/, '') : directory);
  const shownAs = describePinned(pinned);
  const policies = await readPinned(pinned, ports, (files) =>
    readCommitPolicies(files, directory, { name, shownAs }),
  );
  if (policies !== undefined) return policies;
  throw new PolicyProblem(`${shownAs} has no directory "${directory}".`);
}

/** Fetches the commit for as long as its files are read. */
export async function readPinned<T>(
  pinned: PinnedAddress,
  ports: GitPorts,
  read: (files: Trusted<ConfigurationFiles>) => Promise<T>,
): Promise<T> {
  const { repository: address, commit } = pinned;
  const root = makeTemporary('plangate-policies-');
  try {
    const repository = { root, gitDirectory: join(root, '.git') };
    await mkdir(join(repository.gitDirectory, 'objects'), { recursive: true });
    const why = await fetchIfMissing(commit, repository, ports, { remote: { address } });
    if (why !== undefined) {
      throw new PolicyProblem(
        `${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`,
      );
    }
    return await read(asTrusted(filesAt(commit, repository, ports)));
  } finally {
    removeTemporary(root);
  }
}

function describePinned({ repository, commit }: PinnedAddress): string {
  return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}

function withoutPassword(text: string): string {
  return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
