/** A run that somebody overrode after it was judged: taken over, or not. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ScriptReference } from '../../src/service/seed.ts';
import { gate } from '../../src/gate/gate.ts';
import { overrideRun } from '../../src/gate/override-run.ts';
import type { HttpRequest, HttpResponse, Send } from '../../src/model/ports.ts';
import { renderEvent } from '../../src/report/console.ts';
import { withData } from '../support/bend-answers.ts';
import { archiveOnDisk, gateRequest, type GateWish } from '../support/gate-bench.ts';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';
import { startLocally } from '../support/local-bench.ts';
import { archiveOf } from '../support/local-service.ts';
import { seededRandom } from '../support/virtual-time.ts';

const FILES = { 'main.tf': 'resource "null_resource" "a" {}\n' };
const DAY_MS = 24 * 60 * 60_000;

let world: Awaited<ReturnType<typeof startLocally>>;
let ports: ReturnType<typeof world.portsOf>;
/** Where something was downloaded to. */
let downloads: string[];
/** What is done to an answer on its way. */
let bend: (request: HttpRequest, answer: HttpResponse) => HttpResponse;

beforeEach(() => {
  downloads = [];
  bend = (_, answer) => answer;
});

async function start(scripts: Record<string, ScriptReference>): Promise<void> {
  const workspaces = Object.entries(scripts).map(([name, script]) => [name, { script }]);
  world = await startLocally(Object.fromEntries(workspaces));
  const wrap =
    (send: Send): Send =>
    async (request) => {
      const bent = bend(request, await send(request));
      if (request.file === undefined) return bent;
      downloads.push(request.file);
      if (bent.status !== 200) return bent;
      await world.clock.track(writeFile(request.file, bent.body));
      return { ...bent, body: new Uint8Array(), bytes: bent.body.length };
    };
  ports = world.portsOf({ random: seededRandom(3), wrap });
}

/** The gate once, as an attempt of the job does it. */
async function attempt(options: GateWish = {}, files: Record<string, string> = FILES) {
  const archive = archiveOnDisk(archiveOf(files));
  const runsBefore = world.service.runs().length;
  ports.events.length = 0;
  const result = await gate(
    gateRequest(['net'], { deadline: world.clock.now() + 30 * 60_000, ...options }),
    { ...ports, pack: archive.pack },
  );
  archive.remove();
  const { verdict, workspaces } = result;
  return {
    workspaces,
    runId: workspaces[0]?.runId ?? '',
    /** The verdict of the gate, and how many runs it created. */
    ended: [verdict.word, world.service.runs().length - runsBefore],
  };
}

/** The first attempt, and what somebody did about it. */
async function overridden(script: ScriptReference = 'awaiting-override'): Promise<string> {
  await start({ net: script, other: 'awaiting-override' });
  const { ended, runId } = await attempt();
  expect(ended).toEqual(['needs-override', 1]);
  await override(runId);
  return runId;
}

async function override(runId: string): Promise<void> {
  const done = await overrideRun(ports.client, world.clock, {
    runId,
    reason: 'agreed in CHG-1042',
    // A host that does not know who acts: the account of the token does.
    actor: { by: undefined },
  });
  expect(done.overridden).toHaveLength(1);
  expect(done.by).toMatch(/./);
  expect(done.audit).toMatchObject([{ action: 'override', run: runId, by: done.by }]);
  await world.clock.advance(60_000);
  world.asked.length = 0;
}

const naming = (net: string) => ({ earlierRuns: async () => ({ net }) });

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
      const again = await attempt(naming(runId));
      expect(again.ended).toEqual(['overridden', 0]);
      expect(world.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
      expect(downloads).not.toEqual([]);
      const [workspace] = again.workspaces;
      expect(workspace).toMatchObject({
        runId,
        runUrl: `http://127.0.0.1/app/acme/net/runs/${runId}`,
        runStatus: end,
        configurationVersionId: world.service.versions()[0]?.id,
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
      const said = ports.events.flatMap((event) => renderEvent(event)).join('\n');
      expect(said).toContain(`${runId} was overridden for these very files; no new run`);
    },
  );

  test('is taken over where only the guard still awaits an approval', async () => {
    const plan = { additions: 0, changes: 0, destructions: 1 };
    const guarded = { guard: { protect: [], maxDestroys: 0 } };
    const runId = await overridden({ name: 'awaiting-override', plan });
    const again = await attempt({ ...naming(runId), ...guarded });
    expect(again.ended).toEqual(['needs-override', 0]);
    expect(again.runId).toBe(runId);

    // Without an override of a policy there is nothing that a new run would lose.
    await start({ net: { name: 'both', plan } });
    const first = await attempt(guarded);
    expect(first.ended).toEqual(['needs-override', 1]);
    const next = await attempt({ ...naming(first.runId), ...guarded });
    expect(next.ended).toEqual(['needs-override', 1]);
  });

  test('is not looked for when nobody names it', async () => {
    await overridden();
    const again = await attempt();
    expect(again.ended).toEqual(['needs-override', 1]);
  });

  test('is asked for once, however many workspaces there are', async () => {
    const runId = await overridden();
    let times = 0;
    const again = await attempt({
      workspaces: ['net', 'other'].map((name) => ({ name, directory: '/repo' })),
      async earlierRuns() {
        times += 1;
        return { net: runId };
      },
    });
    expect(times).toBe(1);
    const words = again.workspaces.map(({ verdict }) => verdict.word);
    expect(words).toEqual(['overridden', 'needs-override']);
    expect(again.ended[1]).toBe(1);
  });
});

/** What came of it, and why the earlier run was left where it was. */
async function planned(why: string | RegExp, ...of: Parameters<typeof attempt>): Promise<void> {
  const again = await attempt(...of);
  expect(again.ended).toEqual(['needs-override', 1]);
  expect(ports.events.map(({ kind }) => kind)).not.toContain('run-overridden');
  expect(again.workspaces[0]?.notices).toEqual([]);
  expect(ports.log.lines.join('\n')).toMatch(why);
}

describe('a new run', () => {
  test('for other files', async () => {
    const runId = await overridden();
    const other = { 'main.tf': 'resource "null_resource" "b" {}\n' };
    await planned('it planned other files', naming(runId), other);
    const asked = world.asked.map(({ method, target }) => `${method} ${target}`);
    expect(asked).toContain(`GET /runs/${runId}/configuration-version/download`);
  });

  test('for other files in an archive of the same length', async () => {
    const runId = await overridden();
    bend = ({ method }, answer) => {
      const { body } = answer;
      if (body[0] !== 0x1f || body[1] !== 0x8b || method !== 'GET') return answer;
      return {
        ...answer,
        body: body.map((byte, at) => (at === body.length - 1 ? byte ^ 1 : byte)),
      };
    };
    await planned('it planned other files', naming(runId));
  });

  test('when the run named is that of another workspace', async () => {
    await overridden();
    const { runId } = await attempt({ workspaces: [{ name: 'other', directory: '/repo' }] });
    await override(runId);
    await planned('it belongs to another workspace', naming(runId));
  });

  test.each([
    ['awaiting-override', 'needs-override', 'post_plan_awaiting_decision'],
    ['both', 'passed', 'planned_and_finished'],
    ['canceled-by-someone', 'canceled', 'canceled'],
  ] as const)('when nobody has overridden the run named: %s', async (script, word, status) => {
    await start({ net: script });
    const { runId } = await attempt();
    world.service.setScript('net', 'awaiting-override');
    await planned(`its verdict is "${word}"`, naming(runId));
    expect(world.service.runs()[0]?.status).toBe(status);
  });

  test('a day later, and not a moment before', async () => {
    const runId = await overridden();
    await world.clock.advance(DAY_MS - 10 * 60_000);
    expect((await attempt(naming(runId))).ended).toEqual(['overridden', 0]);
    await world.clock.advance(10 * 60_000);
    await planned('it is older than a day', naming(runId));
  });

  test.each([403, 404, 500])('when the download is answered %d', async (status) => {
    const runId = await overridden();
    bend = ({ url }, answer) =>
      url.pathname.endsWith('/configuration-version/download')
        ? { ...answer, status, body: new Uint8Array() }
        : answer;
    await planned(/not taken over: .*download/, naming(runId));
  });

  test.each([
    ['is not there', 'run-doesNotExist00'],
    ['is no id at all', '../../organizations/acme'],
  ])('when the run named %s', async (_how, runId) => {
    await overridden();
    await planned('not taken over', naming(runId));
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['planned one address only', { 'target-addrs': ['null_resource.a'] }, 'it has "target-addrs"'],
    ['has an option of another type', { refresh: 'true' }, 'it has "refresh"'],
    ['was planned with another Terraform', { 'terraform-version': '1.5.7' }, 'with Terraform'],
    ['is not plan-only', { 'plan-only': false }, 'it is not speculative'],
    [
      'does not say what it planned',
      { 'configuration-version': {} },
      'which configuration version',
    ],
    ['does not say whose it is', { workspace: {} }, 'not what the run names'],
    ['does not say when it was', { 'created-at': 'yesterday' }, 'older than a day'],
  ])('when the run %s', async (_how, change, why) => {
    const runId = await overridden();
    bend = ({ url }, answer) => {
      if (!url.pathname.endsWith(`/runs/${runId}`)) return answer;
      return withData(answer, ({ attributes, relationships }) => {
        for (const [name, value] of Object.entries(change)) {
          (name in relationships ? relationships : attributes)[name] = value;
        }
      });
    };
    await planned(why, naming(runId));
  });

  test('when nobody can say which run it was', async () => {
    await overridden();
    const earlierRuns = () => Promise.reject(new Error('GitHub did not answer'));
    await planned('GitHub did not answer', { earlierRuns });
  });

  test('for a provisional gate: what it judges is applied', async () => {
    const runId = await overridden();
    world.service.setScript('net', 'save-plan');
    const again = await attempt({ ...naming(runId), mode: 'provisional' });
    expect(again.ended).toEqual(['passed', 1]);
    expect(ports.log.lines.join('\n')).toContain('it does not only save its plan');
  });
});

test('an override of what was chosen leaves everything else waiting', async () => {
  await start({ net: 'awaiting-override' });
  const { runId } = await attempt();
  world.asked.length = 0;
  const overrideOnly = (id = '') =>
    overrideRun(ports.client, world.clock, {
      runId,
      reason: 'agreed',
      actor: { by: undefined },
      only: new Set([id]),
    });
  const none = await overrideOnly('ts-other');
  const [left] = none.next;
  expect([none.overridden, none.refused, none.final, none.next.length]).toEqual([[], [], [], 1]);
  expect(world.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  const done = await overrideOnly(left?.id);
  expect([done.overridden, done.next]).toEqual([[left], []]);
});
