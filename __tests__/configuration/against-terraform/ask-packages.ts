/** Asks Terraform's packages what they read: all questions with one process, which Go compiles once. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '../../support/markdown-files.ts';
import type { Question } from './places.ts';

const SOURCES = join(REPOSITORY, '__tests__/configuration/against-terraform/readings');
/** Modules come from Go's cache on this machine or not at all. */
const OFFLINE = { ...process.env, GOPROXY: 'off', GOFLAGS: '-mod=readonly', GOTOOLCHAIN: 'local' };

/** Whether Go is here, with these packages. */
export function hasPackages(): boolean {
  return spawnSync('go', ['list', '-deps', '.'], { cwd: SOURCES, env: OFFLINE }).status === 0;
}

/** Compiles the program. Returns the function that asks it. */
export function compilePackages(): (questions: readonly Question[]) => unknown[] {
  const program = join(REPOSITORY, 'build/against-terraform-readings');
  const { status, stderr } = spawnSync('go', ['build', '-o', program, '.'], {
    cwd: SOURCES,
    env: OFFLINE,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`go build: ${stderr}`);
  return (questions) => {
    const lines = questions.map(({ bytes, ...question }) =>
      JSON.stringify({ ...question, text: bytes.toString('base64') }),
    );
    const input = `${lines.join('\n')}\n`;
    const answer = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 });
    if (answer.status !== 0) throw new Error(`${program}: ${answer.stderr}`);
    return answer.stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  };
}
