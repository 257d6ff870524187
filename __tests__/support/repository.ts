/** A git repository for one test: files, commits, what git says of them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CommitId } from '../../src/model/commit-id.ts';
import { emptyDirectory } from './empty-directory.ts';
import { commitIn, gitIn, initIn } from './git-in.ts';
import { layIn, type Layout } from './tree.ts';

export type Repository = ReturnType<typeof openRepository>;
type Changes = Record<string, Layout[string] | undefined>;

/** @param root becomes a repository unless it is one */
export function openRepository(root: string) {
  mkdirSync(root, { recursive: true });
  const git = (...args: string[]) => gitIn(root, ...args);
  const write = (changes: Changes) => layIn(root, changes);
  initIn(root);
  return {
    root,
    git,
    write,
    /** Adds, replaces, deletes (`undefined`); then commits all of it and answers the commit's id. */
    commit: (changes: Changes = {}): CommitId => {
      write(changes);
      return commitIn(root);
    },
    /** Gives it the origin that a clone has, whose default branch has what is committed here. */
    addOrigin: (): void => {
      const origin = join(emptyDirectory(), 'origin.git');
      git('clone', '-q', '--bare', root, origin);
      git('remote', 'add', 'origin', `file://${origin}`);
    },
  };
}
