/** An approval in the gate's comment counts in that comment, and for its own pull request. */
import { decodeMarker } from '../../../src/report/marker.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { BASE, HEAD, MERGE, type Scenario } from '../../support/scenario.ts';
import { comment, DATABASE, gate, gateAgain, NEWER, start, WORKFLOW } from './commented.ts';

let scenario: Scenario;
afterEach(() => scenario.close());
const GUARD = { 'max-destroys': '0' };
const ALLOW = `/plangate allow-destroys ${HEAD} copied`;

/** The comment of the gate with an approval in it is edited. */
async function edited(edit: (body: string) => string): Promise<string> {
  scenario = await start({ state: DATABASE });
  await gate(scenario, GUARD);
  await comment(scenario, { body: ALLOW });
  const found = scenario.github.comments(42).find(({ author }) => author === WORKFLOW.login);
  scenario.github.editComment(found?.id ?? 0, edit(found?.body ?? ''));
  const ended = await gateAgain(scenario, GUARD);
  return ended.outputs['verdict'] ?? '';
}

test('in the comment of somebody else', async () => {
  let copy = '';
  const kept = await edited((body) => {
    copy = body;
    return 'gone';
  });
  expect(kept).toBe('needs-override');
  expect(decodeMarker(copy)?.commands).toHaveLength(1);
  for (const { id } of scenario.github.comments(42)) scenario.github.removeComment(id);
  scenario.github.addComment(42, { login: 'mallory' }, copy);
  const ended = await gateAgain(scenario, GUARD, '3');
  expect(ended.outputs['verdict']).toBe('needs-override');
});

test.each<[string, { number: number; headCommit: string; baseCommit: string }[], string]>([
  [
    'counts for all that are queued with it',
    [
      { number: 43, headCommit: NEWER, baseCommit: BASE },
      { number: 42, headCommit: MERGE, baseCommit: NEWER },
    ],
    'overridden',
  ],
  [
    'does not where it is not known who is queued',
    [{ number: 42, headCommit: MERGE, baseCommit: NEWER }],
    'needs-override',
  ],
])('%s', async (_, queue, verdict) => {
  scenario = await start({ state: DATABASE }, { queue });
  await gate(scenario, GUARD);
  await comment(scenario, { body: ALLOW });
  const merge_group = { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main' };
  const ended = await gate(scenario, GUARD, {
    event: { name: 'merge_group', payload: { merge_group } },
    env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-x' },
  });
  expect(ended.outputs['verdict']).toBe(verdict);
});
