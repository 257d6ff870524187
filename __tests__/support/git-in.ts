/** Runs git in a directory as somebody with a name; nothing is tidied up behind a commit, and no hook is a sample. */
import { execFileSync } from 'node:child_process';

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
