/** An override reaches green once the job is repeated, wherever the seal of the run stands. */
import { combineGroups, SETTINGS } from '../support/groups.ts';
import { changeOfGate } from '../../src/gate/run-message.ts';
import type { RunOfReport } from '../../src/trust/run-seals.ts';
import { HEAD, sealingOf, type GateWish } from '../support/gate-bench.ts';
import { expect, test } from '../support/jest.ts';
import { MINUTE_MS, startJobs } from '../support/jobs-in-turn.ts';

const WAITING = { net: 'awaiting-override' } as const;
const REPEATED: GateWish = { mayBeRepeated: true };

test('a repeated job takes its overridden run again without a comment', async () => {
  const jobs = await startJobs(WAITING);
  const { runId } = await jobs.judge(['net'], {});
  await jobs.override(runId);
  const again = await jobs.judge(['net'], REPEATED);
  expect([again.word, again.runId, again.started]).toEqual(['overridden', runId, 0]);
});

test('a repeated job does so on a service without a list of the runs of an organization', async () => {
  const jobs = await startJobs(WAITING);
  const { runId } = await jobs.judge(['net'], {});
  await jobs.override(runId);
  jobs.bend(({ url }, answer) =>
    url.pathname.endsWith('/organizations/acme/runs') ? { ...answer, status: 404 } : answer,
  );
  expect((await jobs.judge(['net'], REPEATED)).word).toBe('overridden');
});

test('each of two gates on one workspace takes its own run again', async () => {
  const jobs = await startJobs(WAITING);
  const gates: GateWish[] = [{}, { runOptions: { 'replace-addrs': ['null_resource.a'] } }];
  const runIds: string[] = [];
  for (const gate of gates) runIds.push((await jobs.judge(['net'], gate)).runId);
  for (const runId of runIds) await jobs.override(runId);
  for (const [at, gate] of gates.entries()) {
    const again = await jobs.judge(['net'], { ...REPEATED, ...gate });
    expect([again.runId, again.started]).toEqual([runIds[at], 0]);
  }
});

test('each of two gates with different names takes its own run again', async () => {
  const jobs = await startJobs(WAITING);
  const gates = ['.github/prod.yml', '.github/dev.yml'].map((gate): GateWish => {
    return { sealing: sealingOf({ gate, searched: changeOfGate('acme/infra#42', gate) }) };
  });
  const runIds: string[] = [];
  for (const gate of gates) runIds.push((await jobs.judge(['net'], gate)).runId);
  for (const runId of runIds) await jobs.override(runId);
  for (const [at, gate] of gates.entries()) {
    const again = await jobs.judge(['net'], { ...REPEATED, ...gate });
    expect([again.word, again.runId]).toEqual(['overridden', runIds[at]]);
  }
});

test.each([
  ['with `auto-queue-runs`', { autoQueueRuns: true }, {}],
  ['on a service that cuts messages', {}, { courses: { 'long-message': 'cut' } }],
] as const)(
  '%s, only the seal in the comment lets a run be taken again',
  async (_, wish, options) => {
    const jobs = await startJobs(WAITING, options);
    const first = await jobs.judge(['net'], wish);
    const { runId } = first;
    const seals = first.workspaces[0]?.seals;
    expect(seals).toHaveLength(1);
    await jobs.override(runId);
    const named = (of: Partial<RunOfReport>): GateWish => {
      return { namedRuns: async () => [{ workspace: 'net', runId, head: HEAD, ...of }] };
    };
    const again = await jobs.judge(['net'], { ...wish, ...named({ seals }) });
    expect([again.word, again.runId, again.workspaces[0]?.seals]).toEqual([
      'overridden',
      runId,
      seals,
    ]);
    const without = await jobs.judge(['net'], { ...wish, ...named({}) });
    expect([without.word, without.started]).toEqual(['needs-override', 1]);
  },
);

test('in a matrix the group takes its run again, and `combine` judges it', async () => {
  const jobs = await startJobs(WAITING);
  const group = 'k3x9a1b2c4d5-1-of-1';
  const { runId } = await jobs.judge(['net'], { group });
  await jobs.override(runId);
  const again = await jobs.judge(['net'], { ...REPEATED, group });
  expect([again.word, again.runId]).toEqual(['overridden', runId]);
  const { result } = await jobs.judge(['net'], { ...REPEATED, group });
  const workspaces = result.workspaces.map((each) => ({
    name: each.workspace,
    runId: each.runId ?? '',
    configurationVersionId: each.configurationVersionId ?? '',
  }));
  const combined = await combineGroups(
    {
      groups: [{ group, workspaces: ['net'] }],
      reports: [{ name: 'a.json', group, commit: HEAD, workspaces, settings: SETTINGS }],
      commit: HEAD,
    },
    { ...jobs.request(['net'], {}), workspaces: [] },
    jobs.ports,
  );
  expect(combined.verdict.word).toBe('overridden');
  // Another commit, with the same report of somebody who writes files.
  const other = 'd'.repeat(40);
  const ofOther = await combineGroups(
    {
      groups: [{ group, workspaces: ['net'] }],
      reports: [{ name: 'a.json', group, commit: other, workspaces, settings: SETTINGS }],
      commit: other,
    },
    { ...jobs.request(['net'], { sealing: sealingOf({ head: other }) }), workspaces: [] },
    jobs.ports,
  );
  expect(ofOther.verdict.word).toBe('undecided');
});

test('a run that was ended never counts: at a later attempt, after an override, in a merge queue', async () => {
  const jobs = await startJobs(WAITING);
  const { runId } = await jobs.judge(['net'], {});
  await jobs.ports.client.runs.comment(runId, '/plangate again by octocat: no later job …');
  await jobs.override(runId);
  const queue: GateWish = { reuse: 'upload', sealing: sealingOf({ head: 'e'.repeat(40) }) };
  for (const wish of [REPEATED, queue]) {
    const later = await jobs.judge(['net'], wish);
    expect([later.word, later.started]).toEqual(['needs-override', 1]);
  }
  await jobs.clock.advance(MINUTE_MS);
});
