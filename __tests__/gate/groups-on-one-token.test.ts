/** Jobs with many workspaces each, on one token: what one of them sends at once is what another one is refused. */
import { runGroups } from '../support/groups.ts';
import { showFigure } from '../support/sampled.ts';
import { expect, test } from '../support/jest.ts';

test('six jobs of 40 workspaces share 30 requests a second, and one job judges all of them again', async () => {
  const ended = await runGroups({ workspaces: 240, groups: 6, durationMs: () => 40_000 });
  expect(ended.reasons).toEqual([]);
  expect(ended.verdict).toBe('passed');
  // Each would send 27 a second if it were alone: before they shared, more than half was refused.
  expect(ended.groups.refused / ended.groups.requests).toBeLessThanOrEqual(0.08);
  expect(ended.groups.requests / 240).toBeLessThanOrEqual(9);
  // One of them reads the comments on the run, by which people end its use.
  expect(ended.combine.requests / 240).toBeLessThanOrEqual(5.1);
  expect(ended.combine.refused).toBeLessThanOrEqual(5);
  showFigure(
    `six jobs of 40 workspaces: ${ended.groups.refused} of ${ended.groups.requests} requests refused, ${(ended.slowestMs / 1_000).toFixed(0)} s`,
  );
});
