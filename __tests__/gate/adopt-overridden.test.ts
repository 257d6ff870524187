/** A run that somebody overrode after it was judged: taken over, or not. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Client } from '../../src/client/client.ts';
import { createClient } from '../../src/client/client.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { createService, type Service } from '../../src/service/service.ts';
import { gate, type GateEvent, type GateOptions, type GateResult } from '../../src/gate/gate.ts';
import { overrideRun } from '../../src/gate/override-run.ts';
import type { HttpRequest, Send } from '../../src/model/ports.ts';
import { renderEvent } from '../../src/report/console.ts';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';
import { archiveOf } from '../support/local-service.ts';
import { fakeClock, type FakeClock } from '../support/fake-clock.ts';
import { fakeArchive, gateOptions } from '../support/gate-bench.ts';
import { inMemorySend } from '../support/in-memory-send.ts';
import { quietLog } from '../support/quiet-log.ts';
import { seededRandom } from '../support/virtual-time.ts';

const FILES = { 'main.tf': 'resource "null_resource" "a" {}\n' };
const DAY_MS = 24 * 60 * 60_000;

let clock: FakeClock;
let service: Service;
let client: Client;
let asked: string[];
/** Where something was downloaded to. */
let downloads: string[];
let log: ReturnType<typeof quietLog>;
/** What is done to an answer on its way. */
let bend: (
  request: HttpRequest,
  status: number,
  body: Uint8Array,
) => { status: number; body: Uint8Array };

beforeEach(() => {
  asked = [];
  downloads = [];
  log = quietLog();
  bend = (_request, status, body) => ({ status, body });
});

async function start(workspaces: Record<string, ScriptReference>): Promise<void> {
  clock = fakeClock({ auto: true, quietTurns: 2 });
  service = createService({
    clock,
    random: seededRandom(7),
    seed: {
      organizations: [
        {
          name: 'acme',
          workspaces: Object.entries(workspaces).map(([name, script]) => ({ name, script })),
        },
      ],
    },
  });
  await service.ready();
  const direct = inMemorySend(service, clock);
  const send: Send = async (request) => {
    const answer = await clock.track(direct(request));
    asked.push(`${request.method} ${request.url.pathname.replace('/api/v2', '')}`);
    const bent = { ...answer, ...bend(request, answer.status, answer.body) };
    if (request.file === undefined) return bent;
    downloads.push(request.file);
    if (bent.status !== 200) return bent;
    await clock.track(writeFile(request.file, bent.body));
    return { ...bent, body: new Uint8Array(), bytes: bent.body.length };
  };
  client = createClient({
    origin: 'http://127.0.0.1',
    token: service.token,
    send,
    clock,
    random: seededRandom(3),
    log,
  });
}

interface Attempt extends GateResult {
  events: GateEvent[];
  /** How many runs it created. */
  created: number;
}

/** The gate once, as an attempt of the job does it. */
async function attempt(
  options: Partial<GateOptions> = {},
  files: Record<string, string> = FILES,
): Promise<Attempt> {
  const path = join(mkdtempSync(join(tmpdir(), 'gate-')), 'archive.tar.gz');
  const content = archiveOf(files);
  writeFileSync(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const events: GateEvent[] = [];
  const before = service.runs().length;
  const result = await gate(
    gateOptions(['net'], { deadline: clock.now() + 30 * 60_000, ...options }),
    {
      client,
      pack: (root) =>
        Promise.resolve({ ...fakeArchive(root), path, sha256, bytes: content.byteLength }),
      clock,
      random: seededRandom(5),
      log,
      signal: new AbortController().signal,
      onEvent: (event) => void events.push(event),
    },
  );
  return { ...result, events, created: service.runs().length - before };
}

/** The first attempt, and what somebody did about it. */
async function overridden(script: ScriptReference = 'awaiting-override'): Promise<string> {
  await start({ net: script, other: 'awaiting-override' });
  const first = await attempt();
  expect([first.verdict.word, first.created]).toEqual(['needs-override', 1]);
  const runId = first.workspaces[0]?.runId ?? '';
  await override(runId);
  return runId;
}

async function override(runId: string): Promise<void> {
  const {
    overridden: done,
    audit,
    by,
  } = await overrideRun(client, clock, {
    runId,
    reason: 'agreed in CHG-1042',
    // A host that does not know who acts: the account of the token does.
    actor: { by: undefined },
  });
  expect(done).toHaveLength(1);
  expect(by).toMatch(/./);
  expect(audit).toMatchObject([{ action: 'override', run: runId, by }]);
  await clock.advance(60_000);
  asked = [];
}

function naming(runs: Record<string, string>): Pick<GateOptions, 'earlierRuns'> {
  return { earlierRuns: () => Promise.resolve(runs) };
}

afterEach(() => {
  expect(downloads.filter((file) => existsSync(dirname(file)))).toEqual([]);
});

describe('a run that was overridden since', () => {
  test.each([
    ['awaiting-override', 'planned_and_finished'],
    ['policy-check-soft-failed', 'policy_soft_failed'],
    ['tf-policy-awaiting-override', 'planned_and_finished'],
  ] as const)(
    '%s: is taken over, without a version, a run or an end to it',
    async (script, end) => {
      const runId = await overridden(script);
      const again = await attempt(naming({ net: runId }));
      expect(again.verdict.word).toBe('overridden');
      expect(again.created).toBe(0);
      expect(asked.filter((line) => !line.startsWith('GET '))).toEqual([]);
      expect(downloads).not.toEqual([]);
      const [workspace] = again.workspaces;
      expect(workspace).toMatchObject({
        runId,
        runUrl: `http://127.0.0.1/app/acme/net/runs/${runId}`,
        runStatus: end,
        configurationVersionId: service.versions()[0]?.id,
        notices: [expect.stringContaining(`${runId} planned these very files`)],
      });
      const passed = workspace?.results.filter(({ status }) => status === 'overridden') ?? [];
      expect(passed).not.toEqual([]);
      for (const { override: given } of passed) {
        expect(given).toEqual({
          by: 'owner',
          at: expect.any(String),
          reason: 'agreed in CHG-1042',
        });
      }
      expect(workspace?.failure).toBeUndefined();
      const said = again.events.flatMap((event) => renderEvent(event)).join('\n');
      expect(said).toContain(`${runId} was overridden for these very files; no new run`);
    },
  );

  test('is taken over where only the guard still awaits an approval', async () => {
    const plan = { additions: 0, changes: 0, destructions: 1 };
    const guarded = { guard: { protect: [], maxDestroys: 0 } };
    const runId = await overridden({ name: 'awaiting-override', plan });
    const again = await attempt({ ...naming({ net: runId }), ...guarded });
    expect([again.verdict.word, again.created]).toEqual(['needs-override', 0]);
    expect(again.workspaces[0]?.runId).toBe(runId);

    // Without an override of a policy there is nothing that a new run would lose.
    await start({ net: { name: 'both', plan } });
    const first = await attempt(guarded);
    expect([first.verdict.word, first.created]).toEqual(['needs-override', 1]);
    const next = await attempt({
      ...naming({ net: first.workspaces[0]?.runId ?? '' }),
      ...guarded,
    });
    expect([next.verdict.word, next.created]).toEqual(['needs-override', 1]);
  });

  test('is not looked for when nobody names it', async () => {
    await overridden();
    const again = await attempt();
    expect([again.verdict.word, again.created]).toEqual(['needs-override', 1]);
  });

  test('is asked for once, however many workspaces there are', async () => {
    const runId = await overridden();
    let times = 0;
    const again = await attempt({
      workspaces: ['net', 'other'].map((name) => ({ name, directory: '/repo' })),
      earlierRuns: () => {
        times += 1;
        return Promise.resolve({ net: runId });
      },
    });
    expect(times).toBe(1);
    expect(again.workspaces.map(({ verdict }) => verdict.word)).toEqual([
      'overridden',
      'needs-override',
    ]);
    expect(again.created).toBe(1);
  });
});

/** What came of it, and why the earlier run was left where it was. */
async function planned(why: string | RegExp, ...of: Parameters<typeof attempt>): Promise<void> {
  const again = await attempt(...of);
  expect([again.verdict.word, again.created]).toEqual(['needs-override', 1]);
  expect(again.events.map(({ kind }) => kind)).not.toContain('run-overridden');
  expect(again.workspaces[0]?.notices).toEqual([]);
  expect(log.lines.join('\n')).toMatch(why);
}

describe('a new run', () => {
  test('for other files', async () => {
    const runId = await overridden();
    await planned('it planned other files', naming({ net: runId }), {
      'main.tf': 'resource "null_resource" "b" {}\n',
    });
    expect(asked).toContain(`GET /runs/${runId}/configuration-version/download`);
  });

  test('for other files in an archive of the same length', async () => {
    const runId = await overridden();
    bend = (request, status, body) =>
      body[0] === 0x1f && body[1] === 0x8b && request.method === 'GET'
        ? { status, body: body.map((byte, at) => (at === body.length - 1 ? byte ^ 1 : byte)) }
        : { status, body };
    await planned('it planned other files', naming({ net: runId }));
  });

  test('when the run named is that of another workspace', async () => {
    await overridden();
    const other = await attempt({ workspaces: [{ name: 'other', directory: '/repo' }] });
    const runId = other.workspaces[0]?.runId ?? '';
    await override(runId);
    await planned('it belongs to another workspace', naming({ net: runId }));
  });

  test('when nobody has overridden it', async () => {
    await start({ net: 'awaiting-override' });
    const first = await attempt();
    const runId = first.workspaces[0]?.runId ?? '';
    await planned('its verdict is "needs-override"', naming({ net: runId }));
    expect(service.runs()[0]?.status).toBe('post_plan_awaiting_decision');
  });

  test('when the run named passed, or was stopped, without any override', async () => {
    await start({ net: 'both' });
    const passed = (await attempt()).workspaces[0]?.runId ?? '';
    service.setScript('net', 'awaiting-override');
    await planned('its verdict is "passed"', naming({ net: passed }));
    service.setScript('net', 'canceled-by-someone');
    const canceled = (await attempt()).workspaces[0]?.runId ?? '';
    service.setScript('net', 'awaiting-override');
    await planned('its verdict is "canceled"', naming({ net: canceled }));
  });

  test('a day later, and not a moment before', async () => {
    const runId = await overridden();
    await clock.advance(DAY_MS - 10 * 60_000);
    expect((await attempt(naming({ net: runId }))).verdict.word).toBe('overridden');
    await clock.advance(10 * 60_000);
    await planned('it is older than a day', naming({ net: runId }));
  });

  test.each([403, 404, 500])('when the download is answered %d', async (refused) => {
    const runId = await overridden();
    bend = (request, status, body) =>
      request.url.pathname.endsWith('/configuration-version/download')
        ? { status: refused, body: new Uint8Array() }
        : { status, body };
    await planned(/not taken over: .*download/, naming({ net: runId }));
  });

  test.each([
    ['is not there', 'run-doesNotExist00'],
    ['is no id at all', '../../organizations/acme'],
  ])('when the run named %s', async (_how, runId) => {
    await overridden();
    await planned('not taken over', naming({ net: runId }));
  });

  test.each([
    [
      'planned one address only',
      { attributes: { 'target-addrs': ['null_resource.a'] } },
      'it has "target-addrs"',
    ],
    ['says its targets in another way', { attributes: { 'target-addrs': 'a' } }, 'target-addrs'],
    [
      'was given variables',
      { attributes: { variables: [{ key: 'a', value: '1' }] } },
      'it has "variables"',
    ],
    ['plans to destroy', { attributes: { 'is-destroy': true } }, 'it has "is-destroy"'],
    ['only refreshes', { attributes: { 'refresh-only': true } }, 'it has "refresh-only"'],
    ['did not refresh', { attributes: { refresh: false } }, 'it has "refresh": false'],
    ['does not say whether it refreshed', { attributes: { refresh: null } }, 'its "refresh" is'],
    ['has an option of another type', { attributes: { refresh: 'true' } }, 'it has "refresh"'],
    [
      'planned with another Terraform',
      { attributes: { 'terraform-version': '1.5.7' } },
      'it planned with Terraform "1.5.7"',
    ],
    ['is not plan-only', { attributes: { 'plan-only': false } }, 'it is not speculative'],
    [
      'does not say what it planned',
      { relationships: { 'configuration-version': {} } },
      'which configuration version',
    ],
    ['does not say whose it is', { relationships: { workspace: {} } }, 'not what the run names'],
    ['does not say when it was', { attributes: { 'created-at': 'yesterday' } }, 'older than a day'],
  ])('when the run %s', async (_how, change, why) => {
    const runId = await overridden();
    bend = (request, status, body) => {
      if (!request.url.pathname.endsWith(`/runs/${runId}`)) return { status, body };
      const document = JSON.parse(new TextDecoder().decode(body)) as {
        data: Record<'attributes' | 'relationships', object>;
      };
      for (const [part, values] of Object.entries(change)) {
        Object.assign(document.data[part as keyof typeof change], values);
      }
      return { status, body: new TextEncoder().encode(JSON.stringify(document)) };
    };
    await planned(why, naming({ net: runId }));
  });

  test('when nobody can say which run it was', async () => {
    await overridden();
    const earlierRuns = () => Promise.reject(new Error('GitHub did not answer'));
    await planned('GitHub did not answer', { earlierRuns });
  });

  test('for a provisional gate: what it judges is applied', async () => {
    const runId = await overridden();
    service.setScript('net', 'save-plan');
    const again = await attempt({ ...naming({ net: runId }), mode: 'provisional' });
    expect([again.verdict.word, again.created]).toEqual(['passed', 1]);
    expect(log.lines.join('\n')).toContain('it does not only save its plan');
  });
});

test('an override of what was chosen leaves everything else waiting', async () => {
  await start({ net: 'awaiting-override' });
  const runId = (await attempt()).workspaces[0]?.runId ?? '';
  asked = [];
  const request = { runId, reason: 'agreed', actor: { by: undefined } };
  const none = await overrideRun(client, clock, { ...request, only: new Set(['ts-other']) });
  const [left] = none.next;
  expect([none.overridden, none.refused, none.final, none.next.length]).toEqual([[], [], [], 1]);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
  const done = await overrideRun(client, clock, { ...request, only: new Set([left?.id ?? '']) });
  expect([done.overridden, done.next]).toEqual([[left], []]);
});
