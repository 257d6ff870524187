/**
 * Runs git in a directory as somebody with a name; nothing is tidied up behind a commit, and no hook is a sample. Each
 * start of git takes as long as many tests do, so a repository is begun without one, and a commit takes two.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommitId, type CommitId } from '../../src/model/commit-id.ts';

const WHO = ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'maintenance.auto=false'];

/** Answers what git prints, without spaces and line breaks around it; throws with its last words when it fails. */
export function gitIn(cwd: string, ...args: string[]): string {
  return execFileSync('git', [...WHO, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GIT_TEMPLATE_DIR: '' },
  }).trim();
}

/** As `git init --initial-branch=main`, for a directory that is there. One that is a repository stays as it is. */
export function initIn(directory: string, kind: 'bare' | 'with files' = 'with files'): void {
  const bare = kind === 'bare';
  // Of a submodule and of a second work tree it is a file.
  if (existsSync(join(directory, bare ? 'HEAD' : '.git'))) return;
  const inGit = (name: string) => join(directory, bare ? '' : '.git', name);
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(inGit(name), { recursive: true });
  }
  writeFileSync(inGit('HEAD'), 'ref: refs/heads/main\n');
  const format = `\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = ${bare}\n`;
  writeFileSync(inGit('config'), `[core]\n${format}`);
}

/** The commit that an expression leads to, as in `HEAD~1`. */
export function commitOf(directory: string, expression: string): CommitId {
  const id = readCommitId(gitIn(directory, 'rev-parse', '--verify', `${expression}^{commit}`));
  if (id === undefined) throw new Error(`git knows no ${expression}`);
  return id;
}

/** Commits everything in the directory, or nothing new, and answers the commit's id. */
export function commitIn(directory: string, message = 'change'): CommitId {
  gitIn(directory, 'add', '--all');
  const words = ['commit', '--allow-empty', '--message', message];
  const said = gitIn(directory, '-c', 'core.abbrev=40', ...words);
  const id = readCommitId(/^\[.* ([0-9a-f]{40})\]/.exec(said)?.[1]);
  if (id === undefined) throw new Error(`git did not say which commit it made:\n${said}`);
  return id;
}
