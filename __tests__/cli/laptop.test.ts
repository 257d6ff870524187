/** What people at their own machine meet, where there is no job: words, directories, Ctrl-C, narrow windows. */
import { ownedSeed } from '../support/owned-seed.ts';
import { existsSync } from 'node:fs';
import { wrapLines } from '../../src/cli/wrap.ts';
import { widthOf } from '../../src/report/width.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { startLoopback, type LoopbackService, closedPort } from '../support/loopback-service.ts';
import { testWith } from '../support/optional-tools.ts';
import { recordTerminal } from '../support/record-terminal.ts';
import { openRepository } from '../support/repository.ts';
import { CLI, runCli } from '../support/spawn-cli.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';

const TOKEN = 'q8Zr-of-this-laptop';
const service = serviceForAll({
  runDurationMs: 20,
  seed: ownedSeed({ token: TOKEN }, [
    { name: 'passes', script: 'evaluation-passed' },
    { name: 'fails', script: 'evaluation-failed' },
    { name: 'advises', script: 'evaluation-advisory' },
    { name: 'waits', script: 'stuck-pending' },
  ]),
});
let deaf: LoopbackService;
let tree: Tree;

beforeAll(async () => {
  deaf = await startDeaf();
  tree = makeTree({ 'infra/main.tf': 'locals {}\n', 'other/main.tf': 'locals {}\n' });
  openRepository(tree.root).commit();
});
afterAll(async () => {
  await deaf.stop();
});

/** Hands everything to the service, and never answers who asks to cancel a run. */
function startDeaf(): Promise<LoopbackService> {
  return startLoopback(async ({ method, url, headers, body }, response) => {
    if (url.endsWith('/actions/cancel')) return;
    const { authorization = '', 'content-type': type = '' } = headers;
    const sent = {
      method,
      headers: { authorization, ...(type === '' ? {} : { 'content-type': type }) },
      ...(method === 'GET' ? {} : { body: Buffer.from(body, 'latin1') }),
    };
    const answer = await fetch(`${service.origin}${url}`, sent);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
}

const around = (origin: string) => ({ ...accessTo({ origin }, TOKEN), TERM: 'xterm' });

interface Window {
  columns?: number;
  origin?: string;
  interruptAt?: string;
}

function inTerminal(python: string, words: string, window: Window = {}) {
  const { columns = 200, origin = service.origin, interruptAt } = window;
  const env = { ...around(origin), HOME: tree.root, PATH: process.env['PATH'] ?? '' };
  const command = [process.execPath, CLI, ...words.split(' ')];
  return recordTerminal(python, command, { columns, cwd: tree.root, env, interruptAt });
}

describe('nobody is told of a job that there is not', () => {
  const JOB = /\bjob\b|push again|workflow/;
  const SCENES: Record<string, [words: string, code: number, said: string[], never?: RegExp]> = {
    'policies that failed': ['fails', 1, ['and check again.']],
    'advisory failures that close the gate': [
      'advises --fail-on advisory',
      1,
      ['and check again; or pass `--fail-on mandatory`.'],
    ],
    'a run that takes too long': [
      'waits --timeout 4s',
      5,
      ['it was last seen as "pending". Raise'],
    ],
    'a check that is ended': [
      'waits',
      130,
      ['The check was canceled.', 'Run the command again for a verdict on waits.'],
      // One address of the documentation has the word in it.
      /\b[Jj]ob\b(?!-was-killed)/,
    ],
  };
  for (const [name, [words, expected, said, never = JOB]] of Object.entries(SCENES)) {
    testWith('python3', name, async (python) => {
      const window = expected === 130 ? { interruptAt: 'pending' } : {};
      const ended = await inTerminal(python, `check infra --workspace ${words}`, window);
      expect(ended.code).toBe(expected);
      for (const text of said) expect(ended.bytes).toContain(text);
      expect(ended.bytes).not.toMatch(never);
    });
  }

  test('in a job, they are', async () => {
    const words = ['check', 'infra', '--workspace', 'fails'];
    const { stdout } = await runCli(words, {
      cwd: tree.root,
      env: around(service.origin),
      process: true,
    });
    expect(stdout).toContain('and push again.');
  });
});

describe('a directory', () => {
  const call = (...words: string[]) =>
    runCli(words, { cwd: tree.root, env: around(service.origin) });

  test('is taken without its option', async () => {
    const { code, stdout } = await call('check', 'infra', '--workspace', 'passes');
    expect([code, stdout]).toEqual([0, expect.stringContaining('infra/ → 1 file')]);
  });

  test('once', async () => {
    const { code, stderr } = await call('check', 'infra', '--directory', 'other');
    expect([code, stderr]).toEqual([2, expect.stringContaining('infra is given twice')]);
    const more = await call('check', 'infra', 'other');
    expect([more.code, more.stderr]).toEqual([
      2,
      expect.stringContaining('other is an unexpected argument.'),
    ]);
  });

  test.each([[['--directory', 'infr']], [['infr']]])('that is misspelt: %s', async (words) => {
    const { code, stderr } = await call('check', ...words);
    expect(code).toBe(2);
    const [, first] = stderr.split('\n');
    expect(first).toMatch(/^ {2}--directory +"infr" does not exist\. Did you mean "infra"\?$/);
  });

  test('of a deeper one, as it is written', async () => {
    const { stderr } = await call('check', './othr', '--workspace', 'passes');
    expect(stderr).toContain('"./othr" does not exist. Did you mean "other"?');
  });
});

test('a service of this machine that does not run: three seconds, and how to start it', async () => {
  const port = await closedPort();
  const words = ['check', 'infra', '--workspace', 'passes', '--json'];
  const env = around(`http://127.0.0.1:${port}`);
  const { code, stdout } = await runCli(words, { cwd: tree.root, env });
  expect(code).toBe(7);
  const { durationMs, workspaces } = JSON.parse(stdout) as {
    durationMs: number;
    workspaces: { reasons: string[] }[];
  };
  expect(durationMs).toBeLessThan(10_000);
  expect(workspaces[0]?.reasons[0]).toContain(
    `No service runs on 127.0.0.1:${port} of this machine. Start it (\`plangate serve --port ${port}\` for the local one), or name another host with \`--hostname\`.`,
  );
});

describe('Ctrl-C', () => {
  testWith('python3', 'twice: no moving line is left', async (python) => {
    const { bytes, code } = await inTerminal(python, 'check infra --workspace waits', {
      origin: deaf.origin,
      interruptAt: 'pending\ncanceling',
    });
    expect(code).toBe(130);
    const [last = ''] = bytes.split('\r\x1b[K').slice(-1);
    expect(last).toBe('');
  });

  testWith('python3', 'at a question: 130, and nothing is done', async (python) => {
    const words = 'init --organization acme --workspace net';
    const { bytes, code } = await inTerminal(python, words, { interruptAt: 'Write it?' });
    expect(bytes).toContain('plangate init was canceled.');
    expect([code, existsSync(tree.path('.github'))]).toEqual([130, false]);
  });
});

describe('a narrow window', () => {
  testWith('python3', 'breaks lines at words', async (python) => {
    const wide = await inTerminal(python, 'check --mode specultive', { columns: 400 });
    const narrow = await inTerminal(python, 'check --mode specultive', { columns: 50 });
    const lines = narrow.bytes.split('\r\n');
    expect(lines.filter((line) => !line.includes('://') && widthOf(line) > 50)).toEqual([]);
    const words = (text: string) => text.replaceAll(/\s+/g, ' ');
    expect(words(narrow.bytes)).toBe(words(wide.bytes));
    expect(lines.length).toBeGreaterThan(wide.bytes.split('\r\n').length);
  });

  test('commands and URLs stay whole, indents stay, short lines are left alone', () => {
    const text =
      '  one two three four five six seven: `plangate doctor --organization acme --workspace x`, then https://example.com/a/long/path\nshort  line';
    expect(wrapLines(text, 40).split('\n')).toEqual([
      '  one two three four five six seven:',
      '    `plangate doctor --organization acme --workspace x`,',
      '    then https://example.com/a/long/path',
      'short  line',
    ]);
    expect(wrapLines(text, 10)).toBe(text);
  });
});
