/** Waits besides those of a check: for the end of a pipe, a reader, a person, a client. */
import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { endInTime, whileTimeLasts } from '../../../src/check/time-limits.ts';
import { systemClock } from '../../../src/machine/system-clock.ts';
import { TimeIsUp } from '../../../src/model/ended-by.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { testWith } from '../../support/optional-tools.ts';
import { recordTerminal } from '../../support/record-terminal.ts';
import { cliBundle, startCli, startServe } from '../../support/spawn-cli.ts';
import { limitMs } from '../../support/time-limits.ts';
import { makeTree } from '../../support/tree.ts';
import { makePipe } from './hanging-places.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { waitUntil } from '../../support/until-asked.ts';

test('a step that does not see its end is given up', async () => {
  const over = AbortSignal.abort(new TimeIsUp());
  const alarms = { in: () => over, after: () => over, any: () => over };
  const limits = { alarms, signal: over, endSignal: over, endsAt: 0, clock: systemClock() };
  const forEver = new Promise<string>(() => undefined);
  const late = () => 'late';
  for (const needsMore of [true, false]) {
    const work = (allowMoreTime: () => void) => {
      if (needsMore) allowMoreTime();
      return forEver;
    };
    expect(await endInTime(limits, work, late)).toBe('late');
  }
  expect(await whileTimeLasts(limits)(forEver, late)).toBe('late');
});

const SIGNAL_MS = 1_000;
const TOKEN = {
  TF_API_TOKEN: 'secret-token-of-the-test',
  TF_CLOUD_HOSTNAME: 'http://127.0.0.1:9',
};
const MAIN = { 'main.tf': 'resource "terraform_data" "a" {}\n' };
const NAMED = ['--organization', 'acme', '--workspace', 'net'];
/** Nothing listens there. */
const NOWHERE = ['--hostname', 'http://127.0.0.1:9', ...NAMED, '--timeout', '1s'];

const unix = process.platform === 'win32' ? describe.skip : describe;

/** @returns the exit code as a shell shows it */
async function endOf(child: ChildProcess): Promise<number> {
  return await new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGTERM' ? 143 : 137)));
  });
}

/** Sends SIGTERM once the wait has begun, and measures. */
async function terminate(child: ChildProcess, isReached: () => boolean) {
  const ended = endOf(child);
  await waitUntil(() => isReached() || child.exitCode !== null);
  const began = performance.now();
  child.kill('SIGTERM');
  return { code: await ended, tookMs: performance.now() - began };
}

interface PipedCall {
  /** Where the pipe is, in the working directory; `home/` is the home directory. */
  pipe: string;
  args: string[];
  env?: Record<string, string>;
}

const PIPES: readonly PipedCall[] = [
  { pipe: 'x.tf', args: ['check', ...NOWHERE] },
  { pipe: '.terraformignore', args: ['check', ...NOWHERE] },
  { pipe: '.git', args: ['check', ...NOWHERE] },
  { pipe: '.git/HEAD', args: ['check', ...NOWHERE] },
  { pipe: 'home/.terraform.d/credentials.tfrc.json', args: ['check', ...NOWHERE] },
  { pipe: 'plan.json', args: ['check', '--local', '--policies', 'p', '--plan', 'plan.json'] },
  { pipe: 'x.tfvars', args: ['pack', '.', '--list'] },
  { pipe: 'reports/a.json', args: ['combine', '--from', 'reports', '--groups', '[]', ...NOWHERE] },
  { pipe: '.github/workflows/gate.yml', args: ['doctor'] },
  { pipe: 'modules/m/main.tf', args: ['init', '--yes'] },
  {
    pipe: 'event.json',
    args: ['check', ...NOWHERE],
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: 'event.json',
      GITHUB_REPOSITORY: 'acme/infra',
      GITHUB_SHA: '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7',
    },
  },
];

unix('a pipe in the place of a file', () => {
  // A writer never comes, so whoever opens such a pipe and waits never ends by itself.
  test.each(PIPES)('does not hang the command: $pipe', async ({ pipe, args, env }) => {
    const tree = makeTree({ ...MAIN, 'home/': '' });
    makePipe(tree.path(pipe));
    const variables = { ...TOKEN, HOME: tree.path('home'), ...env };
    const child = startCli(args, { cwd: tree.root, env: variables });
    child.stdin?.end();
    const killer = setTimeout(() => child.kill('SIGKILL'), limitMs(10_000));
    const code = await endOf(child);
    clearTimeout(killer);
    expect([pipe, code]).not.toEqual([pipe, 137]);
    tree.remove();
  });
});

unix('SIGTERM ends within a second', () => {
  test('a local service whose seed is a pipe without a writer', async () => {
    const tree = makeTree();
    const pipe = makePipe(tree.path('seed.json'));
    const child = startCli(['serve', '--port', '0', '--seed', 'seed.json'], { cwd: tree.root });
    const { code, tookMs } = await terminate(child, () => pipe.isReached());
    expect([code, tookMs < limitMs(SIGNAL_MS), tookMs]).toEqual([143, true, expect.any(Number)]);
    pipe.stop();
    tree.remove();
  });

  test('a command whose output is not read', async () => {
    const names = Array.from({ length: 2_000 }, (_, at) => `${'long-name-'.repeat(20)}${at}.txt`);
    const tree = makeTree({ ...MAIN, ...Object.fromEntries(names.map((name) => [name, ''])) });
    const child = startCli(['pack', '.', '--list', '--json'], { cwd: tree.root });
    // Nothing is taken of its output but the first piece, and a pipe holds 64 KiB.
    let isWriting = false;
    child.stdout?.once('readable', () => (isWriting = true));
    const { code, tookMs } = await terminate(child, () => isWriting);
    expect([code, tookMs < limitMs(SIGNAL_MS), tookMs]).toEqual([143, true, expect.any(Number)]);
    tree.remove();
  });

  test('a local service with a silent client', async () => {
    const { child, address } = await startServe();
    const { port } = new URL(address);
    let isConnected = false;
    const client = connect(Number(port), '127.0.0.1', () => {
      // The body that is announced never comes.
      client.write(`POST /api/v2/runs HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`);
      client.write('content-length: 100\r\n\r\n{', () => (isConnected = true));
    });
    client.on('error', () => undefined);
    const { code, tookMs } = await terminate(child, () => isConnected);
    client.destroy();
    expect([code, tookMs < limitMs(SIGNAL_MS), tookMs]).toEqual([0, true, expect.any(Number)]);
  });

  testWith('python3', 'a question that has no answer', async (python) => {
    const cwd = emptyDirectory();
    execFileSync('git', ['init', '--quiet'], { cwd });
    const words = [
      process.execPath,
      cliBundle(),
      'configuration-versions',
      'permanently-delete',
      'cv-1234567890123456',
    ];
    const env = { ...TOKEN, HOME: cwd, PATH: process.env['PATH'] ?? '', TERM: 'xterm' };
    const interruptAt = 'Continue? [y/N]';
    const { code, bytes } = await recordTerminal(python, words, {
      columns: 80,
      cwd,
      env: { ...env, TF_CLOUD_HOSTNAME: 'http://127.0.0.1:9' },
      interruptAt,
    });
    expect([code, bytes]).toEqual([130, expect.stringContaining('was canceled')]);
  });
});
