/** What doctor says of a service: which of the gate's needs it meets, and what a walk through it shows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../src/service/service.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { bodyOf, forward, listen } from '../support/echoing-service.ts';
import { readText } from '../support/markdown-files.ts';
import { startLoopback } from '../support/loopback-service.ts';
import { emptyDirectory } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';

const TOKEN = 'a-token-of-this-test';

let service: RunningService;
beforeAll(async () => {
  service = await startTestService({
    seed: {
      organizations: [
        {
          name: 'acme',
          teams: [{ name: 'all' }],
          workspaces: [
            { name: 'throw-away', access: [{ team: 'all', access: 'write' }] },
            { name: 'applies', autoApply: true, access: [{ team: 'all', access: 'write' }] },
            {
              name: 'hides-state',
              access: [{ team: 'all', access: 'custom', runs: 'apply' }],
            },
            { name: 'unused', access: [{ team: 'all', access: 'plan' }] },
          ],
        },
      ],
      tokens: [{ kind: 'team', organization: 'acme', of: 'all', secret: TOKEN }],
    },
  });
});
afterAll(() => service.stop());

async function doctor(words: readonly string[], origin = service.origin) {
  const env = { TF_CLOUD_HOSTNAME: origin, TF_API_TOKEN: TOKEN, TF_CLOUD_ORGANIZATION: 'acme' };
  const cwd = emptyDirectory();
  writeFileSync(join(cwd, 'main.tf'), '');
  return callCli(['doctor', ...words], { cwd, env });
}

const walking = (name: string) => ['--conformance', '--workspace', name, '--i-own-it', name];

test('the local service holds all of the walk, and nothing of it is left going', async () => {
  const walked = await doctor(walking('throw-away'));
  expect(walked).toMatchObject({ stderr: '', code: 0 });
  const lines = walked.stdout.split('\n');
  expect(lines.filter((line) => /^[✓!✗]/u.test(line))).toEqual([
    '✓ makes a speculative configuration version',
    '✓ takes an archive',
    '✓ starts a run that can only plan',
    '✓ plans, and all that judges the plan can be read',
    '✓ knows provisional versions (mode: provisional)',
    '✓ ends a run when the job is canceled',
    expect.stringMatching(/^! left behind: configuration version cv-\w+: nothing was uploaded/),
  ]);
  expect(walked.stdout).not.toMatch(/ {2}(?:no|unknown) {2}/);
  expect(lines[0]).toMatch(/^This starts two runs that can only plan/);
  // What was walked through once can be walked through again.
  const again = await doctor([...walking('throw-away'), '--json']);
  const { steps, beliefs } = JSON.parse(again.stdout) as {
    steps: { holds: boolean }[];
    beliefs: { belief: string; says: string; met: string }[];
  };
  expect(steps.map(({ holds }) => holds)).toEqual(Array(6).fill(true));
  // Each is an entry of the table of beliefs, in its words, that no source confirms.
  const { beliefs: entries } = JSON.parse(readText('docs/beliefs.json')) as {
    beliefs: { id: string; belief: string; judgement: string }[];
  };
  expect(beliefs).toHaveLength(10);
  for (const { belief, says, met } of beliefs) {
    expect([belief, met]).toEqual([belief, 'yes']);
    const entry = entries.find(({ id }) => id === belief);
    expect(entry).toMatchObject({ belief: says, judgement: 'guess' });
  }
});

function oldestFirst(document: string): string {
  const { data, ...others } = JSON.parse(document) as { data: unknown[] };
  return JSON.stringify({ data: data.toReversed(), ...others });
}

test('a guess that is not true here is named with what was seen, and the test goes on', async () => {
  const proxy = await listen(async (incoming, outgoing) => {
    const { status, headers, text } = await forward(
      service.origin,
      incoming,
      await bodyOf(incoming),
    );
    const { 'content-length': _, ...others } = headers;
    outgoing.writeHead(status, others);
    const isList = /\/workspaces\/[^/]+\/runs/.test(incoming.url ?? '');
    outgoing.end(isList ? oldestFirst(text.toString()) : text);
  });
  const { stdout, code } = await doctor(walking('throw-away'), proxy.origin);
  await proxy.stop();
  expect(stdout).toMatch(/list-newest-first +no +Lists of runs/);
  expect(stdout).toMatch(/^! list-newest-first: \d{4}-/m);
  expect(code).toBe(0);
});

test('a workspace that applies by itself, or is not named twice, is not walked through', async () => {
  const applies = await doctor(walking('applies'));
  expect(applies.code).toBe(2);
  expect(applies.stderr).toContain('does not say that it never applies by itself');
  const once = await doctor(['--conformance', '--workspace', 'unused']);
  expect(once.code).toBe(2);
  expect(once.stderr).toMatch(/--i-own-it +is needed with the same name/);
  const other = await doctor(['--conformance', '--workspace', 'unused', '--i-own-it', 'applies']);
  expect(other.code).toBe(2);
});

test('a workspace whose state this token may not see is not walked through: 404 says nothing then', async () => {
  const hidden = await doctor(walking('hides-state'));
  expect(hidden.code).toBe(2);
  expect(hidden.stderr).toContain('does not show this token whether it has state');
});

test('the needs are a table, and are told as JSON as well', async () => {
  const { stdout } = await doctor(['--workspace', 'unused', '--json']);
  const { needs } = JSON.parse(stdout) as { needs: { met: string; seen?: string }[] };
  expect(new Set(needs.map(({ met, seen }) => `${met}: ${seen}`))).toEqual(
    new Set(['unknown: the workspace has no run yet']),
  );
  const table = (await doctor(['--workspace', 'unused', '--verbose'])).stdout;
  expect(table).toContain('WHAT THE GATE NEEDS OF A SERVICE');
  expect(table.split('unknown: the workspace has no run yet')).toHaveLength(2);
});

test('a host without this API is said to have none', async () => {
  const host = await startLoopback((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
  });
  const { stdout, code } = await doctor(['--workspace', 'net'], host.origin);
  expect(stdout).toContain('has no such API: it knows neither ping nor account/details');
  expect(code).toBe(7);
  await host.stop();
});
