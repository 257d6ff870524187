/** A git repository for one test: files, commits, what git says of them. */
import { mkdirSync } from 'node:fs';
import type { CommitId } from '../../src/model/commit-id.ts';
import { commitIn, gitIn, initIn } from './git-in.ts';
import { layIn, type Layout } from './tree.ts';

export interface Repository {
  root: string;
  git: (...args: string[]) => string;
  /** Adds, replaces, deletes (`undefined`); then commits all of it and answers the commit's id. */
  commit: (changes?: Record<string, Layout[string] | undefined>) => CommitId;
  write: (changes: Record<string, Layout[string] | undefined>) => void;
}

/** @param root becomes a repository unless it is one */
export function openRepository(root: string): Repository {
  mkdirSync(root, { recursive: true });
  const git = (...args: string[]) => gitIn(root, ...args);
  const write: Repository['write'] = (changes) => layIn(root, changes);
  initIn(root);
  return {
    root,
    git,
    write,
    commit(changes = {}) {
      write(changes);
      return commitIn(root);
    },
  };
}
