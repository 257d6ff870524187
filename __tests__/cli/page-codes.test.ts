/** The codes of pages, where they are printed: by `serve` and by `check`, and by nothing else. */
import { createRunPages } from '../../src/cli/pages/run-pages.ts';
import { createCodePrinter } from '../../src/cli/pages/print-codes.ts';
import { toJsonLine, toShell } from '../../src/cli/serve-lines.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import type { GateEvent } from '../../src/gate/gate.ts';
import type { Send } from '../../src/model/ports.ts';
import { startService, type RunningService } from '../../src/service/service.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { callCli } from '../support/call-cli.ts';
import { afterEach, beforeEach, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const CODE = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;
const TEAM = 'token-of-the-gate';
const real = systemClock();
let aheadMs = 0;
const clock = { ...real, now: () => real.now() + aheadMs };
const ports = { clock, random: Math.random, signal: new AbortController().signal };
let service: RunningService;

beforeEach(async () => {
  service = await startService({
    ...ports,
    pages: createRunPages(ports),
    runDurationMs: 0,
    seed: {
      organizations: [
        {
          name: 'acme',
          teams: [{ name: 'gate' }],
          workspaces: [
            {
              name: 'net',
              access: [{ team: 'gate', access: 'plan' }],
              script: 'policy-check-soft-failed',
              versions: [
                {
                  files: { 'main.tf': 'locals {}\n' },
                  run: { id: 'run-one', script: 'policy-check-soft-failed', savePlan: true },
                },
              ],
            },
          ],
        },
      ],
      tokens: [{ kind: 'team', organization: 'acme', of: 'gate', secret: TEAM }],
    },
  });
});
afterEach(() => service.stop());

test('serve names the pages, and a code beside each', () => {
  // The seeded run has come to its rest by then.
  aheadMs += 60_000;
  let codes = 0;
  const newCode = () => `CODE-${(codes += 1)}`;
  const line = JSON.parse(toJsonLine(service, newCode));
  expect(line.address).toBe(service.origin);
  expect([line.page, line.pageCode]).toEqual([`${service.origin}/app/acme`, 'CODE-2']);
  expect(line.runs).toEqual([
    {
      id: 'run-one',
      workspace: 'net',
      what: 'a policy check to override',
      page: `${service.origin}/app/acme/net/runs/run-one`,
      pageCode: 'CODE-1',
    },
  ]);
  const lines = toShell(service, newCode, undefined, true).split('\n');
  const at = lines.indexOf('# run run-one: a policy check to override, in net');
  expect(lines.slice(at - 1, at + 2)).toEqual([
    `# page ${service.origin}/app/acme, code CODE-3`,
    '# run run-one: a policy check to override, in net',
    `#   page ${service.origin}/app/acme/net/runs/run-one, code CODE-4`,
  ]);
});

async function check(token: string, more: string[] = []) {
  const { root } = makeTree({ 'main.tf': 'locals {}\n' });
  const env = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: token };
  const args = ['check', '--organization', 'acme', '--workspace', 'net', ...more];
  return await callCli(args, { cwd: root, env });
}

test('check prints a code with the rights of its own token, in the log and nowhere else', async () => {
  const { stdout, stderr } = await check(service.token, ['--json']);
  const [code = ''] = CODE.exec(/code for the page of net: .*/.exec(stderr)?.[0] ?? '') ?? [];
  expect(code).toMatch(CODE);
  expect(JSON.parse(stdout).workspaces[0].runUrl).toContain('/app/acme/net/runs/run-');
  expect(stdout).not.toContain(code);
  const answer = await fetch(`${service.origin}/app/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(await answer.json()).toMatchObject({ user: 'owner' });
});

test('a token of a team gets no code, and check says where there is one', async () => {
  const { stdout } = await check(TEAM);
  expect(stdout).not.toMatch(/code for the page/);
  expect(stdout).toContain('take a code that plangate serve printed');
});

test('a service elsewhere is not asked, and one without pages is not spoken of', async () => {
  const asked: string[] = [];
  const printed: string[] = [];
  const send: Send = async ({ url }) => {
    asked.push(url.href);
    return { status: 404, headers: {}, body: new Uint8Array() };
  };
  for (const hostname of ['app.terraform.io', 'http://127.0.0.1:9']) {
    const given = { hostname, token: 'x', organization: 'acme', workspace: 'net' };
    const read = readSettings({ inputs: given, environment: {}, door: 'cli' });
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const codes = createCodePrinter(send, (line) => printed.push(line));
    const follow = codes.follow(read.settings);
    const found = { kind: 'run-found', workspace: 'net', runId: 'run-1', runUrl: 'x', atMs: 0 };
    follow(found as GateEvent);
    follow({ kind: 'heartbeat', workspace: 'net', status: '', words: '', timeoutMs: 1, atMs: 1 });
    await codes.printed();
  }
  expect(asked).toEqual(['http://127.0.0.1:9/app/codes']);
  expect(printed).toEqual([]);
});
