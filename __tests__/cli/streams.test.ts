/** The command line as a process: the reader of its output goes away, the disk is full, the environment is wrong. */
import { ownedSeed } from '../support/owned-seed.ts';
import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { ROOT } from '../support/runner.ts';
import { checkOut } from '../support/scenario.ts';
import { CLI, runCli, startServe } from '../support/spawn-cli.ts';
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
});

/** Runs `plangate WORDS | READER`. The exit code is that of `plangate`. */
async function pipe(words: string, reader: string) {
  const script = `${process.execPath} ${CLI} ${words} | ${reader}; exit \${PIPESTATUS[0]}`;
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
  ])('%s | %s', async (words, reader) => {
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
  const script = `${process.execPath} ${CLI} pack infra --list > /dev/full`;
  const failed = await execute('bash', ['-c', script], { cwd }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failed).toMatchObject({ code: 5, stderr: expect.stringContaining('ENOSPC') });
});

test('a working directory that was removed is bad input, and no verdict', async () => {
  const script = `mkdir gone && cd gone && rmdir ../gone && ${process.execPath} ${CLI} pack .`;
  const failed = await execute('bash', ['-c', script], { cwd }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  const stderr = 'The working directory is not there any more: change to one that is.\n';
  expect(failed).toMatchObject({ code: 2, stderr });
});

describe('a wrong environment is bad input, and is reported before any request', () => {
  test('check', async () => {
    const before = service.requests.length;
    writeFileSync(join(cwd, 'empty.pem'), '');
    const words = ['check', '--directory', 'net', '--ca-file', 'nope.pem', '--timeout', 'soon'];
    const reports = ['--report-json', '', '--junit', 'infra', '--reports', 'empty.pem'];
    const env = { ...where(), HTTPS_PROXY: 'foo bar', http_proxy: 'ftp://user:secret@proxy' };
    const { code, stdout, stderr } = await runCli([...words, ...reports], { cwd, env });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '))).toEqual([
      'plangate check cannot start: 8 problems.',
      expect.stringMatching(/^--workspace is missing\./),
      expect.stringMatching(/^--timeout "soon" is not a duration\./),
      '--ca-file "nope.pem" cannot be read (ENOENT).',
      'HTTPS_PROXY is not the address of a proxy. Write http://HOST:PORT.',
      'HTTP_PROXY is not the address of a proxy. Write http://HOST:PORT.',
      '--reports "empty.pem" is there and is no directory.',
      '--report-json needs the name of a file.',
      '--junit "infra" is there and is no file.',
      'See `plangate check --help`.',
      '',
    ]);
    expect(service.requests).toHaveLength(before);
  });

  test('an option with nothing in it, as by a variable that is not set', async () => {
    const given = ['--max-destroys', '', '--protect', ' ', '--directory', '', '--fail-on', 'most'];
    const { code, stderr } = await runCli(['check', ...given], { cwd, env: where() });
    expect(code).toBe(2);
    for (const name of ['max-destroys', 'protect', 'directory']) {
      expect(stderr).toMatch(
        new RegExp(`--${name} +is empty\\. Give it a value, or leave it out\\.`),
      );
    }
    expect(stderr).toMatch(/--fail-on +"most" is not a choice/);
  });

  test('two reports in one file', async () => {
    const one = ['--junit', 'out/x.xml', '--sarif', './out/x.xml'];
    const all = ['--reports', 'all', '--report-json', 'all/report.json'];
    const { code, stderr } = await runCli(['check', ...one, ...all], { cwd, env: where() });
    expect(code).toBe(2);
    expect(stderr).toMatch(/--sarif +"\.\/out\/x\.xml" is written by --junit, too\./);
    expect(stderr).toMatch(/--report-json +"all\/report\.json" is written by --reports, too\./);
  });

  test('another command, and a file that is no certificate', async () => {
    const words = ['configuration-versions', 'list', '--workspace', 'net'];
    const env = { ...where(), https_proxy: 'gopher://proxy.example:3128' };
    const { code, stderr } = await runCli([...words, '--ca-file', 'empty.pem'], { cwd, env });
    expect(code).toBe(2);
    expect(stderr).toMatch(/--ca-file +"empty.pem" holds no certificate in PEM form\./);
    expect(stderr).toMatch(/HTTPS_PROXY +is not the address of a proxy\./);
  });
});
