/** What a result says of a run that the gate no longer waits for. */
import type { ScriptName } from '../../src/service/scripts.ts';
import { expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';

async function giveUp(script: ScriptName, timeoutMs: number) {
  const { result } = await runLocally({ workspaces: { net: { script } }, options: { timeoutMs } });
  const [only] = result.workspaces;
  if (only === undefined) throw new Error('there is a result');
  const plain = (text: string) =>
    text.replaceAll(only.runUrl ?? '-', 'URL').replaceAll(only.runId ?? '-', 'run-1');
  return { reasons: only.verdict.reasons.map(plain), notices: only.notices.map(plain) };
}

const CANCELED = 'Run run-1 was canceled, because no job waits for it any more.';

test.each<[ScriptName, number, string, string, string]>([
  ['stuck-pending', 90_000, '1 min 30 s', 'last seen as "pending"', CANCELED],
  ['stuck-pending', 45_400, '45 s', 'last seen as "pending"', CANCELED],
  [
    'stuck-post-plan',
    60_000,
    '1 min',
    'last seen as "post_plan_running" (post-plan stage running), after pending',
    CANCELED,
  ],
  [
    'cancel-ignored',
    600_000,
    '10 min',
    'last seen as "planning", after pending',
    'Run run-1 may still be going on: it was last seen as "planning". See URL.',
  ],
])('%s, after %d ms: how long it was, what was seen, and what became of it', async (...row) => {
  const [script, timeoutMs, time, seen, notice] = row;
  expect(await giveUp(script, timeoutMs)).toEqual({
    reasons: [
      `The timeout of ${time} was over before run run-1 was: it was ${seen}. Raise \`timeout\`, or see in the run what it waits for.`,
    ],
    notices: [notice],
  });
});

test('where no run was requested, none is looked for', async () => {
  const { result, asked } = await runLocally({
    workspaces: { net: { script: 'version-errored' } },
  });
  const [only] = result.workspaces;
  expect(only?.verdict.word).toBe('errored');
  expect(only?.notices).toEqual([]);
  expect(asked.filter(({ target }) => target.includes('/runs'))).toEqual([]);
});
