/** What people at their own machine meet, where there is no job: words, directories, Ctrl-C, narrow windows. */
import { ownedSeed } from '../support/owned-seed.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { startLoopback, type LoopbackService, closedPort } from '../support/loopback-service.ts';
import { testWith } from '../support/optional-tools.ts';
import { recordTerminal } from '../support/record-terminal.ts';
import { openRepository } from '../support/repository.ts';
import { cliBundle, runCli } from '../support/spawn-cli.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { limitMs } from '../support/time-limits.ts';
import { wrapLines } from '../../src/report/wrap-lines.ts';

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
  const repository = openRepository(tree.root);
  repository.commit();
  repository.addOrigin();
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

test.each([
  ['fails', 'and check again.'],
  ['advises --fail-on advisory', 'Fix allowed-regions and check again.'],
])('a check by a person mentions no job: %s', async (words, said) => {
  const given = ['check', 'infra', '--workspace', ...words.split(' ')];
  const options = { cwd: tree.root, env: around(service.origin) };
  const { code, stdout } = await callCli(given, options);
  expect([code, stdout]).toEqual([1, expect.stringContaining(said)]);
  expect(stdout).not.toMatch(/\bjob\b|push again|workflow/);
  const inJob = await callCli(given, { ...options, isPersonThere: false });
  expect(inJob.stdout).toMatch(/ and push\./);
});

test('a directory is taken without its option', async () => {
  const words = ['check', 'infra', '--workspace', 'passes'];
  const { code, stdout } = await runCli(words, { cwd: tree.root, env: around(service.origin) });
  expect([code, stdout]).toEqual([0, expect.stringContaining('infra/ → 1 file')]);
});

test('a local service that does not run is named within three seconds, with how to start it', async () => {
  const port = await closedPort();
  const words = ['check', 'infra', '--workspace', 'passes', '--json'];
  const env = around(`http://127.0.0.1:${port}`);
  const { code, stdout } = await runCli(words, { cwd: tree.root, env });
  expect(code).toBe(7);
  const { durationMs, workspaces } = JSON.parse(stdout) as {
    durationMs: number;
    workspaces: { reasons: string[] }[];
  };
  expect(durationMs).toBeLessThan(limitMs(10_000));
  expect(workspaces[0]?.reasons[0]).toContain(
    `No service runs on 127.0.0.1:${port} of this machine. Start it (\`plangate serve --port ${port}\` for the local one), or name another host with \`--hostname\`.`,
  );
});

testWith('python3', 'Ctrl-C twice leaves no moving line', async (python) => {
  const env = { ...around(deaf.origin), HOME: tree.root, PATH: process.env['PATH'] ?? '' };
  const command = [process.execPath, cliBundle(), 'check', 'infra', '--workspace', 'waits'];
  const interruptAt = 'pending\ncanceling';
  const window = { columns: 200, cwd: tree.root, env, interruptAt };
  const { bytes, code } = await recordTerminal(python, command, window);
  expect(code).toBe(130);
  const [last = ''] = bytes.split('\r\x1b[K').slice(-1);
  expect(last).toBe('');
});

test('in a narrow window commands and URLs stay whole, and indents and short lines as they are', () => {
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
