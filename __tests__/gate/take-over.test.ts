/** A run that somebody overrode after it was judged: taken over, or not. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { HostError } from '../../src/hosts/host-error.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { renderEvent } from '../../src/report/job-log.ts';
import { withData } from '../support/bend-answers.ts';
import { naming, type GateWish } from '../support/gate-bench.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { MINUTE_MS, startJobs } from '../support/jobs-in-turn.ts';
import { textsOf } from '../support/findings.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;

let jobs: Awaited<ReturnType<typeof startJobs>>;

/** The gate once, as an attempt of the job does it. `ended` has the verdict of the gate, and how many runs it created. */
async function attempt(options: GateWish = {}, files?: Record<string, string>) {
  const { word, started, ...rest } = await jobs.judge(['net'], options, files);
  return { ...rest, ended: [word, started] };
}

/** The first attempt, and what somebody did about it. */
async function overridden(script: ScriptReference = 'awaiting-override'): Promise<string> {
  jobs = await startJobs({ net: script, other: 'awaiting-override' });
  const { ended, runId } = await attempt();
  expect(ended).toEqual(['needs-override', 1]);
  await jobs.override(runId);
  return runId;
}

afterEach(() => {
  expect(jobs.downloads.filter((file) => existsSync(dirname(file)))).toEqual([]);
});

describe('a run that was overridden since', () => {
  test.each([
    ['awaiting-override', 'planned_and_finished'],
    ['policy-check-soft-failed', 'policy_soft_failed'],
    ['tf-policy-awaiting-override', 'planned_and_finished'],
  ] as const)('%s: is taken over, without a version or a run', async (script, end) => {
    const runId = await overridden(script);
    const again = await attempt(naming(runId));
    expect(again.ended).toEqual(['overridden', 0]);
    expect(jobs.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(jobs.downloads.join()).toMatch(/plangate-\w+.planned\.tar\.gz$/);
    const [workspace] = again.workspaces;
    expect(workspace).toMatchObject({
      runId,
      runUrl: `http://127.0.0.1/app/acme/net/runs/${runId}`,
      runStatus: end,
      configurationVersionId: jobs.service.versions()[0]?.id,
    });
    expect(textsOf(workspace?.notices ?? [])).toEqual([
      expect.stringContaining(`${runId} planned these very files`),
    ]);
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
    // Nothing of a speculative run can be applied.
    expect(workspace?.confirmable).toBeUndefined();
    const said = jobs.ports.events.flatMap((event) => renderEvent(event)).join('\n');
    expect(said).toContain(`${runId} was overridden for these very files; no new run`);
  });

  test('is taken over where only the guard still awaits an approval', async () => {
    const plan = { additions: 0, changes: 0, destructions: 1 };
    const guarded = { guard: { protect: [], maxDestroys: 0 } };
    const runId = await overridden({ name: 'awaiting-override', plan });
    const again = await attempt({ ...naming(runId), ...guarded });
    expect(again.ended).toEqual(['needs-override', 0]);
    expect(again.runId).toBe(runId);

    // Without an override of a policy there is nothing that a new run would lose.
    jobs = await startJobs({ net: { name: 'both', plan } });
    const first = await attempt(guarded);
    expect(first.ended).toEqual(['needs-override', 1]);
    const next = await attempt({ ...naming(first.runId), ...guarded });
    expect(next.ended).toEqual(['needs-override', 1]);
  });

  test('is taken over by a provisional gate, which says whether it can be applied', async () => {
    const plan = { additions: 0, changes: 0, destructions: 1 };
    jobs = await startJobs({ net: { name: 'awaiting-override', plan } });
    const provisional = { mode: 'provisional' } as const;
    const { runId } = await attempt(provisional);
    await jobs.override(runId);
    const again = async (more: GateWish = {}) => {
      const { ended, workspaces } = await attempt({ ...naming(runId), ...provisional, ...more });
      return [...ended, workspaces[0]?.confirmable];
    };
    expect(await again()).toEqual(['overridden', 0, true]);
    const guard = { protect: [], maxDestroys: 0 };
    expect(await again({ guard })).toEqual(['needs-override', 0, undefined]);
    jobs.bend(({ url }, answer) =>
      url.pathname.endsWith(`/runs/${runId}`)
        ? withData(answer, ({ attributes }) => delete attributes['actions'])
        : answer,
    );
    expect(await again()).toEqual(['overridden', 0, false]);
  });

  test.each([
    [-3, 1, 0],
    [3, 1, 0],
    [72, 1, 0],
    [0, -5, 0],
    [0, -6, 1],
  ])(
    'with the clock of the service %d hours off, %d minutes old by it: %d new runs',
    async (hours, minutes, started) => {
      const runId = await overridden();
      const offMs = jobs.clock.date().getTime() + hours * 60 * MINUTE_MS;
      // The header has no fraction of a second.
      const dateMs = Math.floor(offMs / 1_000) * 1_000;
      jobs.bend(({ url }, answer) => {
        if (!url.pathname.endsWith(`/runs/${runId}`)) return answer;
        const bent = withData(answer, ({ attributes }) => {
          attributes['created-at'] = new Date(dateMs - minutes * MINUTE_MS).toISOString();
        });
        return { ...bent, headers: { ...bent.headers, date: new Date(dateMs).toUTCString() } };
      });
      expect((await attempt(naming(runId))).ended[1]).toBe(started);
    },
  );

  test('is not searched when no comment names it', async () => {
    await overridden();
    const again = await attempt();
    expect(again.ended).toEqual(['needs-override', 1]);
  });
});

/** What came of it, and why the earlier run was left where it was. */
async function planned(why: string | RegExp, ...of: Parameters<typeof attempt>): Promise<void> {
  const again = await attempt(...of);
  expect(again.ended).toEqual(['needs-override', 1]);
  expect(jobs.ports.events.map(({ kind }) => kind)).not.toContain('run-overridden');
  expect(again.workspaces[0]?.notices).toEqual([]);
  expect(jobs.ports.log.lines.join('\n')).toMatch(why);
}

test('a mistake of Plangate starts no new run', async () => {
  await overridden();
  const namedRuns = () => Promise.reject(new TypeError('x is not a function'));
  const again = await attempt({ namedRuns });
  expect(again.ended).toEqual(['undecided', 0]);
  expect(again.workspaces[0]?.failure?.kind).toBe('internal');
  expect(jobs.ports.log.lines.join('\n')).toContain('TypeError: x is not a function');
});

describe('a new run is started', () => {
  test('for other files', async () => {
    const runId = await overridden();
    const other = { 'main.tf': 'resource "null_resource" "b" {}\n' };
    await planned('it planned other files', naming(runId), other);
    const asked = jobs.asked.map(({ method, target }) => `${method} ${target}`);
    expect(asked).toContain(`GET /runs/${runId}/configuration-version/download`);
  });

  test('for other files in an archive of the same length', async () => {
    const runId = await overridden();
    jobs.bend(({ method }, answer) => {
      const { body } = answer;
      if (body[0] !== 0x1f || body[1] !== 0x8b || method !== 'GET') return answer;
      return {
        ...answer,
        body: body.map((byte, at) => (at === body.length - 1 ? byte ^ 1 : byte)),
      };
    });
    await planned('it planned other files', naming(runId));
  });

  test('when the run named is that of another workspace', async () => {
    jobs = await startJobs({ net: 'awaiting-override', other: 'awaiting-override' });
    const { runId } = await attempt({ workspaces: [{ name: 'other', directory: '/repo' }] });
    await jobs.override(runId);
    await planned('belongs to another workspace', naming(runId));
  });

  test.each([
    ['awaiting-override', 'needs-override', 'post_plan_awaiting_decision'],
    ['both', 'passed', 'planned_and_finished'],
  ] as const)('when the named run was not overridden: %s', async (script, word, status) => {
    jobs = await startJobs({ net: script });
    const { runId } = await attempt();
    jobs.service.setScript('net', 'awaiting-override');
    await planned(`its verdict is "${word}"`, naming(runId));
    expect(jobs.service.runs()[0]?.status).toBe(status);
  });

  test('a day later, and not a moment before', async () => {
    const runId = await overridden();
    await jobs.clock.advance(DAY_MS - 10 * MINUTE_MS);
    expect((await attempt(naming(runId))).ended).toEqual(['overridden', 0]);
    await jobs.clock.advance(10 * MINUTE_MS);
    await planned('it is older than a day', naming(runId));
  });

  test.each([403, 404, 500])('when the download is answered %d', async (status) => {
    const runId = await overridden();
    jobs.bend(({ url }, answer) =>
      url.pathname.endsWith('/configuration-version/download')
        ? { ...answer, status, body: new Uint8Array() }
        : answer,
    );
    await planned(/not taken over: .*download/, naming(runId));
  });

  test('when nothing is known of the run within a minute', async () => {
    const runId = await overridden();
    jobs.bend(({ url }, answer) =>
      url.pathname.endsWith(`/runs/${runId}`) ? { ...answer, status: 503 } : answer,
    );
    const before = jobs.clock.now();
    await planned(/not taken over: .*503/, naming(runId));
    expect(jobs.clock.now() - before).toBeLessThan(3 * MINUTE_MS);
  });

  test('when the run named is no id at all', async () => {
    await overridden();
    await planned('not taken over', naming('../../organizations/acme'));
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['is not plan-only', { 'plan-only': false }, 'it is not speculative'],
    [
      'does not say what it planned',
      { 'configuration-version': {} },
      'it planned another configuration version',
    ],
    ['does not say whose it is', { workspace: {} }, 'not what the run names'],
    ['does not say when it was', { 'created-at': 'yesterday' }, 'older than a day'],
  ])('when the run %s', async (_how, change, why) => {
    const runId = await overridden();
    jobs.bend(({ url }, answer) => {
      if (!url.pathname.endsWith(`/runs/${runId}`)) return answer;
      return withData(answer, ({ attributes, relationships }) => {
        for (const [name, value] of Object.entries(change)) {
          (name in relationships ? relationships : attributes)[name] = value;
        }
      });
    });
    await planned(why, naming(runId));
  });

  test('when the comments that name runs cannot be read', async () => {
    await overridden();
    const namedRuns = () => Promise.reject(new HostError('unreachable', 'GitHub did not answer'));
    await planned('GitHub did not answer', { namedRuns });
  });

  test('for a provisional gate: what it judges is applied', async () => {
    const runId = await overridden();
    jobs.service.setScript('net', 'save-plan');
    const again = await attempt({ ...naming(runId), mode: 'provisional' });
    expect(again.ended).toEqual(['passed', 1]);
    expect(jobs.ports.log.lines.join('\n')).toContain('is of another gate');
  });
});
