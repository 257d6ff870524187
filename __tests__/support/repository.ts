/** A git repository for one test: files, commits, what git says of them. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommitId } from '../../src/model/commit-id.ts';
import { commitIn, gitIn, initIn } from './git-in.ts';
import type { Layout } from './tree.ts';

export interface Repository {
  root: string;
  git: (...args: string[]) => string;
  /** Adds, replaces, deletes (`undefined`); then commits all of it and answers the commit's id. */
  commit: (changes?: Record<string, Layout[string] | undefined>) => CommitId;
  write: (changes: Record<string, Layout[string] | undefined>) => void;
  move: (from: string, to: string) => void;
}

/** @param root becomes a repository unless it is one */
export function openRepository(root: string): Repository {
  mkdirSync(root, { recursive: true });
  const git = (...args: string[]) => gitIn(root, ...args);
  const write: Repository['write'] = (changes) => {
    for (const [name, content] of Object.entries(changes)) {
      const path = join(root, name);
      rmSync(path, { recursive: true, force: true });
      if (content === undefined) continue;
      mkdirSync(dirname(path), { recursive: true });
      if (typeof content === 'object' && 'link' in content) symlinkSync(content.link, path);
      else writeFileSync(path, content);
    }
  };
  initIn(root);
  return {
    root,
    git,
    write,
    commit(changes = {}) {
      write(changes);
      return commitIn(root);
    },
    move(from, to) {
      mkdirSync(dirname(join(root, to)), { recursive: true });
      renameSync(join(root, from), join(root, to));
    },
  };
}
