import { textsOf } from '../support/messages.ts';
import { isGreen } from '../../src/model/verdict.ts';
import { faultySend, nameOf, type Fault } from '../support/faulty-send.ts';
import { runGate } from '../support/gate-bench.ts';
import { expect, test } from '../support/jest.ts';
import { SEQUENCES } from '../support/run-scripts.ts';
import { hunted, showFigure } from '../support/hunt.ts';
import { seededRandom } from '../support/virtual-time.ts';

const RUNS = hunted(2_000);
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
  const names = Object.keys(SEQUENCES);
  const counts: Record<string, number> = {};
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = seededRandom(seed);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
    const name = pick(names);
    const sequence = SEQUENCES[name]!;
    const faults = new Map<number, Fault>();
    const severity = random() < 0.5 ? MILD : FAULTS;
    for (let n = Math.floor(random() * 6); n > 0; n -= 1) {
      faults.set(Math.floor(random() * 22), pick(severity));
    }
    const timeoutMs = sequence.timeoutMs ?? 20 * 60_000;
    const { result, service, clock, tookMs } = await runGate({
      seed,
      script: sequence.script,
      options: { timeoutMs, mode: sequence.mode ?? 'speculative' },
      wrap: (send, clock) => faultySend(send, clock, (_, index) => faults.get(index)),
    });
    const told = `seed ${seed}: ${name}, ${[...faults].map(([i, f]) => `${i} ${nameOf(f)}`).join(', ')}`;
    const { word } = result.verdict;
    const known = [sequence.verdict, 'undecided'].includes(word);
    expect(known ? '' : `${told}: ${word} ${textsOf(result.verdict.reasons).join(' ')}`).toBe('');
    if (isGreen(word)) expect(word).toBe(sequence.verdict);
    expect(service.runs.length <= 1 ? '' : `${told}: ${service.runs.length} runs`).toBe('');
    expect(tookMs <= timeoutMs ? '' : `${told}: took ${tookMs} ms`).toBe('');
    await clock.advance(2_000);
    for (const run of service.runs) {
      const status = service.statusOf(run);
      const moving = ['pending', 'plan_queued', 'planning', 'planned', 'frobnicating'].includes(
        status,
      );
      const [workspace] = result.workspaces;
      const isSaid =
        workspace?.leftover !== undefined ||
        workspace?.notices.some((it) => it.includes('may still be going on')) === true;
      expect(!moving || isSaid || sequence.verdict === word ? '' : `${told}: left ${status}`).toBe(
        '',
      );
    }
    counts[word] = (counts[word] ?? 0) + 1;
  }
  showFigure(`soak: ${RUNS} runs: ${JSON.stringify(counts)}`);
});
