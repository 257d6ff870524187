/** What an override accepts at the service, and what it leaves waiting. */
import { overrideRun, readOverridable } from '../../src/overrides/override-run.ts';
import { withText } from '../support/bend-answers.ts';
import { expect, test } from '../support/jest.ts';
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
  expect((await read()).doubts.join()).toMatch(/The policy evaluation \S+ is "running"/);
});
