/** After an edit of the pull request that leaves its base, the newest run of its head counts, whatever its verdict. */
import type { ScriptReference } from '../../src/service/seed.ts';
import { sealingOf, type GateWish } from '../support/gate-bench.ts';
import { expect, test } from '../support/jest.ts';
import { FILES, startJobs } from '../support/jobs-in-turn.ts';
import { textsOf } from '../support/findings.ts';

const HEAD = '1'.repeat(40);

async function first(script: ScriptReference) {
  const jobs = await startJobs({ net: script });
  const judge = (wish: GateWish = {}, files = FILES, sealed: object = {}) =>
    jobs.judge(['net'], { sealing: sealingOf({ head: HEAD, ...sealed }), ...wish }, files);
  const judged = await judge();
  expect(judged.started).toBe(1);
  return { jobs, judge, judged };
}

test.each<[string, ScriptReference]>([
  ['passed', 'both'],
  ['blocked', 'policy-check-hard-failed'],
  ['needs-override', 'awaiting-override'],
  ['advisory', 'policy-check-advisory'],
  ['errored', 'plan-errored'],
])(
  'after an edit of the text, a run that is %s is judged again, and none is started',
  async (word, script) => {
    const { judge, judged, jobs } = await first(script);
    const again = await judge({ leavesBase: true });
    expect([again.word, again.started, again.runId]).toEqual([word, 0, judged.runId]);
    expect(textsOf(again.workspaces[0]?.notices ?? []).join()).toContain(
      'only the text of the pull request',
    );
    expect(jobs.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

test('without an edit a run is started', async () => {
  const { judge } = await first('both');
  expect((await judge()).started).toBe(1);
});

test('after an edit, the newest run counts, and no older one', async () => {
  const { judge } = await first('both');
  const second = await judge();
  expect((await judge({ leavesBase: true })).runId).toBe(second.runId);
});

test.each<[string, Parameters<Awaited<ReturnType<typeof first>>['judge']>]>([
  ['of another base', [{ leavesBase: true }, FILES, { base: 'develop' }]],
  ['of another head', [{ leavesBase: true }, FILES, { head: '2'.repeat(40) }]],
  ['of another request', [{ leavesBase: true }, FILES, { number: 43 }]],
  ['with another key', [{ leavesBase: true }, FILES, { key: 'another token' }]],
  ['with other files', [{ leavesBase: true }, { ...FILES, 'main.tf': '# other\n' }]],
])('a job %s starts a new run', async (_, [wish, files, sealed]) => {
  const { judge } = await first('both');
  expect((await judge(wish, files, sealed)).started).toBe(1);
});

test('a run that was canceled does not count', async () => {
  const { judge } = await first('canceled-by-someone');
  expect((await judge({ leavesBase: true })).started).toBe(1);
});
