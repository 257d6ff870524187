/** When the watch of an apply ends: what waits for a person, and what goes on by itself. */
import { watchApply } from '../../src/gate/watch-apply.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { expect, test } from '../support/jest.ts';
import { inTurn, listing, run, stubClient } from '../support/stub-client.ts';

const CONFIRMABLE = { actions: { 'is-confirmable': true } };

/** How the watch of a run ends that is seen as these, one after the other. */
async function watchedAs(confirmed: boolean, ...seen: Parameters<typeof run>[0][]) {
  const { client } = stubClient({
    'runs.show': inTurn(...seen.map((one) => ({ run: run(one) }))),
    'tfPolicyEvaluations.list': () => listing([]),
  });
  const clock = fakeClock({ auto: true });
  const { signal } = new AbortController();
  const ports = { client, clock, signal, deadline: clock.now() + 60_000, onChange: () => {} };
  const { outcome } = await watchApply(run(), { confirmed }, ports);
  return outcome;
}

test('a run that applies itself waits for no person while it can be confirmed', async () => {
  const planned = { status: 'planned', 'auto-apply': true, ...CONFIRMABLE };
  expect(await watchedAs(false, planned, { status: 'applying' }, { status: 'errored' })).toBe(
    'failed',
  );
  expect(await watchedAs(false, { ...planned, 'auto-apply': false })).toBe('waits');
  // The service does not confirm it: its author may not apply, for example.
  expect(await watchedAs(false, planned)).toBe('waits');
});

test.each(['policy_override', 'tf_policy_override', 'post_plan_awaiting_decision'])(
  '"%s" waits for a person',
  async (status) => {
    expect(await watchedAs(false, { status, 'auto-apply': true })).toBe('waits');
  },
);

test('a status from before the confirmation is skipped', async () => {
  const before = { status: 'policy_override', ...CONFIRMABLE };
  expect(await watchedAs(true, before, { status: 'applied' })).toBe('applied');
  expect(await watchedAs(true, { status: 'applying' })).toBe('unfinished');
});

test.each([
  ['planning', 'unfinished'],
  ['policy_override', 'waits'],
])('a run behind one that is %s has the outcome %s', async (status, outcome) => {
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
  const ports = { client, clock, signal, deadline: clock.now() + 60_000, onChange: () => {} };
  expect((await watchApply(next, { confirmed: false }, ports)).outcome).toBe(outcome);
});
