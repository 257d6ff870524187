/** What an override accepts at the service, and what it leaves waiting. */
import {
  overrideRun,
  overrideRuns,
  previewOverride,
  readOverridable,
} from '../../src/overrides/override-run.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { textsOf } from '../support/findings.ts';
import { withText } from '../support/bend-answers.ts';
import { describe, expect, test } from '../support/jest.ts';
import { MINUTE_MS, startJobs } from '../support/jobs-in-turn.ts';

let jobs: Awaited<ReturnType<typeof startJobs>>;

test('an override of what was chosen leaves everything else waiting', async () => {
  jobs = await startJobs({ net: 'awaiting-override' });
  const { runId } = await jobs.judge(['net'], {});
  jobs.asked.length = 0;
  const overrideOnly = (id = '') =>
    overrideRun(jobs.ports.client, jobs.clock, {
      runId,
      reason: 'agreed',
      actor: { by: undefined },
      onlyIds: new Set([id]),
    });
  const none = await overrideOnly('ts-other');
  const [left] = none.next;
  expect([none.overridden, none.refused, none.final, none.next.length]).toEqual([[], [], [], 1]);
  expect(none.nextSteps).toEqual([
    `Run ${runId} waits for a further override: task stage ${left?.id}. Read it, then override the run once more.`,
  ]);
  expect(jobs.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  let isPermitted = false;
  jobs.bend((_, answer) =>
    isPermitted
      ? answer
      : withText(answer, (text) =>
          text.replaceAll(/("can-override(?:-policy)?":)true/g, '$1false'),
        ),
  );
  const { refused, overridden: forbidden, nextSteps } = await overrideOnly(left?.id);
  expect(nextSteps.join()).not.toContain('further override');
  expect([refused.map(({ id }) => id), forbidden]).toEqual([[left?.id], []]);
  expect(jobs.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  isPermitted = true;
  const isAfter = () => jobs.asked.some(({ method }) => method === 'POST');
  jobs.bend(({ method }, answer) =>
    method === 'GET' && isAfter() ? { ...answer, status: 404 } : answer,
  );
  const done = await overrideOnly(left?.id);
  expect([done.overridden, done.next, done.audit.length]).toEqual([[left], [], 1]);
  expect(done.nextSteps.join()).toContain('The run could not be read after the override: ');
});

test('an override needs to know all that failed, but for what is advisory', async () => {
  const policies = [
    { name: 'must', level: 'mandatory' as const, status: 'failed' as const },
    { name: 'hint', level: 'advisory' as const, status: 'failed' as const },
  ];
  jobs = await startJobs({ net: { policySets: [{ name: 'net', overridable: true, policies }] } });
  const { runId } = await jobs.judge(['net'], {});
  const { client, signal } = jobs.ports;
  const deadline = jobs.clock.now() + MINUTE_MS;
  const read = async () => {
    const { run } = await client.runs.show(runId);
    return readOverridable(run, { client, clock: jobs.clock, signal, deadline });
  };
  const { failures, doubts } = await read();
  const names = failures.map((failure) => 'policy' in failure && failure.policy);
  expect([names, doubts]).toEqual([['must'], []]);
  // A service that says of no object whether it can be overridden is asked.
  jobs.bend((_, answer) =>
    withText(answer, (text) => text.replaceAll('"is-overridable":', '"is-said-elsewhere":')),
  );
  const { ids } = await read();
  jobs.bend((_, answer) =>
    withText(answer, (text) => text.replaceAll('"actions":', '"actions-of-another":')),
  );
  expect((await read()).ids).toEqual(ids);
  jobs.bend((_, answer) =>
    withText(answer, (text) =>
      text.replaceAll('"status":"failed","result-count"', '"status":"running","result-count"'),
    ),
  );
  expect(textsOf((await read()).doubts).join()).toMatch(/The policy evaluation \S+ is "running"/);
});

describe('what to do after an override', () => {
  /** The gate judges, then somebody overrides all that waits. */
  async function override(script: ScriptReference, mode: 'speculative' | 'provisional') {
    jobs = await startJobs({ net: script });
    const { runId } = await jobs.judge(['net'], { mode });
    const actor = { by: 'ann', job: 'https://job.example' };
    const request = { runId, reason: 'agreed', actor };
    const { client } = jobs.ports;
    const preview = await previewOverride(client, runId);
    const result = await overrideRun(client, jobs.clock, request);
    return { ...result, preview, step: result.nextSteps.join(' ') };
  }
  const AGAIN = /^Run the job of the gate again: it takes this run/;

  test.each<[string, ScriptReference, 'speculative' | 'provisional', RegExp, object]>([
    ['the gate is started', 'awaiting-override', 'speculative', AGAIN, { overridden: 1, final: 0 }],
    [
      'of a plan that ends as checked',
      'policy-check-soft-failed',
      'provisional',
      AGAIN,
      { overridden: 1, final: 0 },
    ],
    [
      'of a hard failure',
      'policy-check-hard-failed',
      'provisional',
      /^Fix what failed: policy check polchk-\w+\.$/,
      { overridden: 0, final: 1 },
    ],
    ['of nothing', 'both', 'speculative', /^$/, { overridden: 0, final: 0 }],
  ])('is said: %s', async (_, script, mode, step, counts) => {
    const result = await override(script, mode);
    const { overridden, final } = result;
    expect({ overridden: overridden.length, final: final.length }).toEqual(counts);
    expect(result.step).toMatch(step);
    expect(result.preview).toEqual({
      overridable: overridden.length,
      refused: 0,
      final: final.length,
    });
  });

  test('is recorded with who asked, in which job, and why', async () => {
    const { audit, runId } = await override('awaiting-override', 'speculative');
    expect(audit).toEqual([
      {
        action: 'override',
        run: runId,
        workspace: 'net',
        by: 'ann',
        job: 'https://job.example',
        at: expect.any(String),
        reason: 'agreed',
      },
    ]);
  });

  test('is nothing without a reason, and nothing is asked', async () => {
    jobs = await startJobs({ net: 'awaiting-override' });
    const { runId } = await jobs.judge(['net'], {});
    jobs.asked.length = 0;
    const request = { runId, reason: ' . ', actor: { by: undefined } };
    const refused = overrideRun(jobs.ports.client, jobs.clock, request);
    await expect(refused).rejects.toThrow('An override needs a reason, with a letter or a digit');
    expect(jobs.asked).toEqual([]);
  });

  test('counts what this token may not override apart from what waits', async () => {
    jobs = await startJobs({ net: 'awaiting-override' });
    const { runId } = await jobs.judge(['net'], {});
    const preview = (ids?: string[]) =>
      previewOverride(jobs.ports.client, runId, ids && new Set(ids));
    expect(await preview()).toEqual({ overridable: 1, refused: 0, final: 0 });
    expect(await preview([])).toEqual({ overridable: 0, refused: 0, final: 0 });
    jobs.bend((_, answer) =>
      withText(answer, (text) => text.replaceAll(/("can-override(?:-policy)?":)true/g, '$1false')),
    );
    expect(await preview()).toEqual({ overridable: 0, refused: 1, final: 0 });
  });

  test('ends with the first error, and keeps the records of what was overridden before', async () => {
    jobs = await startJobs({ net: 'awaiting-override', app: 'awaiting-override' });
    const { result } = await jobs.judge(['net', 'app'], {});
    const ids = result.workspaces.map(({ runId }) => runId ?? '');
    const requests = [ids[0], 'run-gone', ids[1]].map((runId = '') => {
      return { runId, reason: 'agreed', actor: { by: 'ann' } };
    });
    const done = await overrideRuns(jobs.ports.client, jobs.clock, requests);
    expect(done.failure).toBeDefined();
    expect([done.overridden, done.refused, done.final, done.next]).toEqual([1, 0, 0, 0]);
    expect(done.audit.map(({ run }) => run)).toEqual([ids[0]]);
  });

  test.each([
    [['other'], 'net', /is of none of these workspaces: other of acme\.$/],
    [['gone', 'net'], 'net', undefined],
  ])('is refused outside of the workspaces that are named: %j', async (workspaces, name, why) => {
    jobs = await startJobs({ net: 'awaiting-override', other: 'both' });
    const { runId } = await jobs.judge([name], {});
    const selectors = workspaces.map((each) => ({ kind: 'name' as const, name: each }));
    const onlyIn = { organization: 'acme', selectors };
    const request = { runId, reason: 'agreed', actor: { by: 'ann' }, onlyIn };
    const asked = overrideRun(jobs.ports.client, jobs.clock, request);
    if (why === undefined) expect((await asked).overridden).toHaveLength(1);
    else await expect(asked).rejects.toThrow(why);
  });
});
