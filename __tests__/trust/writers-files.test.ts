import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { execute } from '../../src/git/execute.ts';
import { areWritersFiles } from '../../src/hosts/github/host.ts';
import { emptyDirectory } from '../support/spawn-cli.ts';

let root: string;
let environment: Record<string, string>;

function git(...args: string[]): string {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@t'];
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

beforeAll(() => {
  root = emptyDirectory();
  git('init', '-q');
  for (const name of ['net', 'dns', 'cdn']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'main.tf'), '');
  }
  writeFileSync(join(root, '.gitignore'), '.terraform/\n');
  git('add', '.');
  git('commit', '-q', '-m', 'all');
  environment = { GITHUB_SHA: git('rev-parse', 'HEAD'), GITHUB_REF: 'refs/heads/main' };
  appendFileSync(join(root, 'dns/main.tf'), '# changed');
  writeFileSync(join(root, 'cdn/evil.tf'), '');
  mkdirSync(join(root, 'net/.terraform'));
  writeFileSync(join(root, 'net/.terraform/terraform.tfstate'), '');
});

const ask = (names: string[], changes: Record<string, string> = {}) =>
  areWritersFiles(
    names.map((name) => join(root, name)),
    { ...environment, ...changes },
    execute,
  );

test('the commit of the job, untouched, but for what git ignores', async () => {
  expect(await ask(['net'])).toBe(true);
});
test.each(['dns', 'cdn', '.'])('a file was changed or added in %s', async (name) => {
  expect(await ask([name])).toBe(false);
  expect(await ask(['net', name])).toBe(false);
  expect(await ask([name, 'net'])).toBe(false);
});
test('another commit, or the merge of a pull request', async () => {
  expect(await ask(['net'], { GITHUB_SHA: 'a'.repeat(40) })).toBe(false);
  expect(await ask(['net'], { GITHUB_REF: 'refs/pull/1/merge' })).toBe(false);
});
test('git that cannot tell', async () => {
  const no = () => Promise.reject(new Error('ENOENT'));
  expect(await areWritersFiles([join(root, 'net')], environment, no)).toBe(false);
  const dubious = async () => ({ exitCode: 128, stdout: '', stderr: 'dubious ownership' });
  expect(await areWritersFiles([join(root, 'net')], environment, dubious)).toBe(false);
});
