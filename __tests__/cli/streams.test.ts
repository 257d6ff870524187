/** The command line as a process: the reader of its output goes away, the disk is full, the environment is wrong. */
import { ownedSeed } from '../support/owned-seed.ts';
import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectGolden } from '../support/golden.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { ROOT } from '../support/runner.ts';
import { checkOut } from '../support/scenario.ts';
import { cliBundle, runCli, startServe } from '../support/spawn-cli.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { makeTree } from '../support/tree.ts';

const execute = promisify(execFile);
const TOKEN = 'token-of-this-test-and-no-other';
const OVER = ['errored', 'planned_and_finished'];
const service = serviceForAll({
  runDurationMs: 300,
  seed: ownedSeed({ token: TOKEN }, [{ name: 'net', script: 'policy-check-advisory' }]),
});
const where = () => accessTo(service, TOKEN);
let cwd: string;

beforeAll(() => {
  cwd = makeTree({ 'net/main.tf': 'resource "null_resource" "a" {}\n' }).root;
  cpSync(join(ROOT, 'examples/infra'), join(cwd, 'infra'), { recursive: true });
  checkOut(cwd);
  openRepository(cwd).addOrigin();
});

/** Runs `plangate WORDS | READER`. The exit code is that of `plangate`. */
async function pipe(words: string, reader: string) {
  const script = `${process.execPath} ${cliBundle()} ${words} | ${reader}; exit \${PIPESTATUS[0]}`;
  const env = { PATH: process.env['PATH'] ?? '', HOME: cwd, ...where() };
  return execute('bash', ['-c', script], { cwd, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

describe('a reader that goes away is no error', () => {
  test('check goes on to its verdict, and leaves no run', async () => {
    const words = 'check --workspace net --directory net --fail-on advisory';
    const { code, stdout, stderr } = await pipe(words, 'head -n 1');
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^Plangate .*\n$/);
    const left = service.runs().filter(({ status }) => !OVER.includes(status));
    expect([service.runs().length, left]).toEqual([1, []]);
  });

  test.each([
    ['pack infra --list', 'head -c 10'],
    ['check --help', 'true'],
  ])('of %s | %s', async (words, reader) => {
    const { code, stderr } = await pipe(words, reader);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('serve goes on serving', async () => {
    const { child, address } = await startServe();
    child.stdout?.destroy();
    child.stderr?.destroy();
    const status = await fetch(`${address}/.well-known/terraform.json`).then(
      (answer) => answer.status,
      String,
    );
    child.kill('SIGTERM');
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect([status, code]).toEqual([200, 0]);
  });
});

test('output that cannot be written for another reason is an error', async () => {
  const script = `${process.execPath} ${cliBundle()} pack infra --list > /dev/full`;
  const failed = await execute('bash', ['-c', script], { cwd }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failed).toMatchObject({ code: 5, stderr: expect.stringContaining('ENOSPC') });
});

test('a working directory that was removed is bad input, and no verdict', async () => {
  const script = `mkdir gone && cd gone && rmdir ../gone && ${process.execPath} ${cliBundle()} pack .`;
  const failed = await execute('bash', ['-c', script], { cwd }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  const stderr = 'The working directory is not there any more: change to one that is.\n';
  expect(failed).toMatchObject({ code: 2, stderr });
});

test('a wrong environment is bad input, and is reported before any request', async () => {
  const before = service.requests.length;
  writeFileSync(join(cwd, 'empty.pem'), '');
  const words = ['check', '--directory', 'net', '--timeout', 'soon'];
  const reports = ['--report-json', '', '--junit', 'infra', '--reports', 'empty.pem'];
  const env = { ...where(), HTTPS_PROXY: 'foo bar', http_proxy: 'ftp://user:secret@proxy' };
  const { code, stdout, stderr } = await runCli([...words, ...reports], { cwd, env });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  const said = stderr.replaceAll(/ {2,}/g, ' ');
  expectGolden('messages/environment.txt', said);
  expect(service.requests).toHaveLength(before);
});
