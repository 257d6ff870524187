/** When the watch of an apply ends: what waits for a person, and what goes on by itself. */
import { watchApply } from '../../src/apply/watch-apply.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { expect, test } from '../support/jest.ts';
import { inTurn, listing, run, stubClient } from '../support/stub-client.ts';

/** How the watch of a run ends that is seen as these, one after the other. */
async function watchedAs(...seen: Parameters<typeof run>[0][]) {
  const { client } = stubClient({
    'runs.show': inTurn(...seen.map((one) => ({ run: run(one) }))),
    'tfPolicyEvaluations.list': () => listing([]),
  });
  const clock = fakeClock({ auto: true });
  const { signal } = new AbortController();
  const ports = { client, clock, signal, deadline: clock.now() + 60_000 };
  return watchApply(run(), () => {}, ports);
}

test('a status from before the confirmation is passed over', async () => {
  const before = { status: 'policy_override', actions: { 'is-confirmable': true } };
  expect((await watchedAs(before, { status: 'applied' })).outcome).toBe('applied');
  expect((await watchedAs(before, { status: 'planned_and_finished' })).outcome).toBe('nothing');
});

test('an apply that ends otherwise has failed', async () => {
  for (const status of ['errored', 'canceled', 'discarded', 'force_canceled']) {
    expect((await watchedAs({ status: 'applying' }, { status })).outcome).toBe('failed');
  }
});

test('an apply whose end nobody saw is not known', async () => {
  const { outcome, why } = await watchedAs({ status: 'applying' });
  expect([outcome, why[0]?.code]).toEqual(['unknown', 'apply-unended']);
});

test('a stage that awaits a decision ends the watch', async () => {
  const { outcome, why } = await watchedAs({ status: 'pre_apply_awaiting_decision' });
  expect([outcome, why[0]?.code]).toEqual(['unknown', 'apply-waits']);
});

test.each([
  ['planning', 'apply-unended'],
  ['policy_override', 'apply-waits'],
])('a run behind one that is %s ends with %s', async (status, code) => {
  const of = (type: string, id: string) => ({ data: { type, id } });
  const next = {
    ...run({ status: 'pending' }),
    relationships: { workspace: of('workspaces', 'ws-1') },
  };
  const { client } = stubClient({
    'runs.show': (id: string) => ({ run: id === 'run-1' ? next : run({ status }, id) }),
    'workspaces.show': () => ({ relationships: { 'current-run': of('runs', 'run-0') } }),
  });
  const clock = fakeClock({ auto: true });
  const { signal } = new AbortController();
  const ports = { client, clock, signal, deadline: clock.now() + 60_000 };
  const { outcome, why } = await watchApply(next, () => {}, ports);
  expect([outcome, why[0]?.code]).toEqual(['unknown', code]);
});
