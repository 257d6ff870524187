import { textsOf } from '../../support/findings.ts';
import { isGreen } from '../../../src/model/verdict.ts';
import { faultySend, nameOf, type Fault } from '../../support/faulty-send.ts';
import { SCENARIOS } from '../../lies/scenarios.ts';
import { truthOf } from '../../lies/truth.ts';
import { expect, test } from '../../support/jest.ts';
import { runLocally } from '../../support/local-bench.ts';
import { sampled, showFigure } from '../../support/sampled.ts';
import { seededRandom } from '../../support/virtual-time.ts';

const RUNS = sampled(2_000);
const FAULTS: Fault[] = [
  'reset-before',
  'reset-after',
  'refused',
  'hang',
  'hang-after',
  'truncated',
  'html',
  'empty',
  'redirect',
  'tls',
  { status: 400 },
  { status: 401 },
  { status: 404 },
  { status: 409 },
  { status: 422 },
  { status: 429 },
  { status: 429, headers: { 'x-ratelimit-reset': '2.5' } },
  { status: 500 },
  { status: 503, headers: { 'retry-after': '1' } },
  { after: 500 },
  { after: 502 },
  { after: 504 },
];
/** Half of the faults are ones that a service gets over, so that half of the runs get somewhere. */
const MILD = FAULTS.filter(
  (fault) => typeof fault === 'object' || !['redirect', 'tls'].includes(fault),
).filter((fault) => typeof fault === 'string' || 'after' in fault || fault.status >= 429);

test(`${RUNS} seeded runs with up to five faults: no false pass, no second run, none endless`, async () => {
  const scenarios = SCENARIOS.slice(
    0,
    SCENARIOS.findIndex(({ options }) => options),
  ).filter(({ overridden }) => !overridden);
  const counts: Record<string, number> = {};
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = seededRandom(seed);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
    const scenario = pick(scenarios);
    const { name, script, mode, requirePolicies } = scenario;
    const truth = truthOf(scenario);
    const faults = new Map<number, Fault>();
    const severity = random() < 0.5 ? MILD : FAULTS;
    for (let n = Math.floor(random() * 6); n > 0; n -= 1) {
      faults.set(Math.floor(random() * 22), pick(severity));
    }
    const timeoutMs = 5 * 60_000;
    const { result, runs, tookMs } = await runLocally({
      seed,
      workspaces: { net: { script } },
      options: { timeoutMs, mode, requirePolicies },
      wrap: (send, clock) => faultySend(send, clock, (_, index) => faults.get(index)),
    });
    const told = `seed ${seed}: ${name}, ${[...faults].map(([i, f]) => `${i} ${nameOf(f)}`).join(', ')}`;
    const { word } = result.verdict;
    const known = [truth, 'undecided'].includes(word);
    expect(known ? '' : `${told}: ${word} ${textsOf(result.verdict.reasons).join(' ')}`).toBe('');
    if (isGreen(word)) expect(word).toBe(truth);
    expect(runs.length <= 1 ? '' : `${told}: ${runs.length} runs`).toBe('');
    expect(tookMs <= timeoutMs ? '' : `${told}: took ${tookMs} ms`).toBe('');
    for (const { status } of runs) {
      const moving = ['pending', 'plan_queued', 'planning', 'planned'].includes(status);
      const [workspace] = result.workspaces;
      const isSaid =
        workspace?.leftover !== undefined ||
        textsOf(workspace?.notices ?? []).some((it) => it.includes('may still be going on'));
      expect(!moving || isSaid || truth === word ? '' : `${told}: left ${status}`).toBe('');
    }
    counts[word] = (counts[word] ?? 0) + 1;
  }
  showFigure(`soak: ${RUNS} runs: ${JSON.stringify(counts)}`);
});
