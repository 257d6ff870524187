/** What is said of a saved plan at a service that is not applied. */
import { savedRunOf } from '../../src/apply/saved-run.ts';
import type { Offer } from '../../src/gate/plans-from.ts';
import { textOf } from '../../src/model/finding.ts';
import { expect, test } from '../support/jest.ts';

/** What is left of a run after it was discarded. @param statuses as the service answers them, one after the other */
async function leftOf(...statuses: string[]) {
  const seen = [...statuses];
  const run = () => ({ id: 'run-1', attributes: { status: seen.shift() ?? statuses.at(-1) } });
  const client = {
    with: () => client,
    runs: { show: async () => ({ run: run() }), cancel: async () => undefined },
  };
  const { signal } = new AbortController();
  let now = 0;
  const clock = { now: () => now, sleep: async (ms: number) => void (now += ms) };
  const watched = { run: { id: 'run-1', attributes: { status: 'planned_and_saved' } } };
  const offer = {
    facts: { workspaceId: 'ws-1', configurationVersionId: 'cv-1' },
    plan: { run: { watched, ports: { client, clock, signal } } },
  } as unknown as Offer;
  const saved = savedRunOf(offer, { isOwn: true, deadline: 60_000, actor: {} });
  const left = await saved?.discard('it is not applied');
  return left && textOf(left);
}

test.each([
  ['discarded', undefined],
  ['applied', 'Run run-1 was applied before it could be discarded. Look at the run.'],
  ['planned_and_saved', expect.stringContaining('may still be applied: it is "planned_and_saved"')],
])('of a run that ends as %s: %s', async (status, says) => {
  expect(await leftOf('planned_and_saved', status)).toEqual(says);
});

test('of a run that another one applies, that it may still be applied', async () => {
  expect(await leftOf('applying')).toContain('may still be applied: it is "applying"');
});
