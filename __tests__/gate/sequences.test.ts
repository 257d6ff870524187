import { textsOf } from '../support/messages.ts';
import { runGate } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';
import { SEQUENCES } from '../support/run-scripts.ts';

describe('each sequence of statuses ends in the verdict of the design', () => {
  test.each(Object.entries(SEQUENCES))('%s', async (_, sequence) => {
    const { script, mode = 'speculative', timeoutMs } = sequence;
    const { result, service, tookMs } = await runGate({
      script,
      options: { mode, ...(timeoutMs !== undefined && { timeoutMs }) },
    });
    const said = textsOf(result.verdict.reasons).join('\n');
    expect(`${result.verdict.word}\n${said}`).toMatch(new RegExp(`^${sequence.verdict}\n`));
    for (const text of sequence.says ?? []) expect(said).toContain(text);
    expect(service.runs).toHaveLength(1);
    const [run] = service.runs;
    expect(run && service.statusOf(run)).toBe(sequence.endsAs ?? script.run.at(-1)?.[1]);
    expect(tookMs).toBeLessThanOrEqual(timeoutMs ?? 30 * 60_000);
    expect(service.requests.filter(({ path }) => path.includes('force'))).toEqual([]);
  });
});

test('what cannot be judged before the apply passes only where that is allowed', async () => {
  const wordWith = async (allowUnknown: boolean) => {
    const workspaces = { net: { script: 'tf-policy-unknown' as const } };
    return (await runLocally({ workspaces, options: { allowUnknown } })).result.verdict.word;
  };
  expect([await wordWith(false), await wordWith(true)]).toEqual(['undecided', 'advisory']);
});
