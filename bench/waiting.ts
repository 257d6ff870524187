/**
 * What waiting costs: requests and lag of the gate, in virtual time against the local service,
 * beside what fixed intervals would cost. Prints rows of README.md, section "Waiting".
 *
 *   npm run -s compile && node build/bench/waiting.js
 */
import { runLocally } from '../__tests__/support/local-bench.ts';

const LATENCY_MS = 50;
const SECONDS = [2, 5, 10, 15, 30, 60, 120, 300, 600];
/** Around each duration, so that no law is lucky. */
const SPREAD = [-0.08, -0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06, 0.08];

interface Cost {
  requests: number;
  lagMs: number;
}

async function watch(
  durationMs: number,
  lastDurationMs?: number,
): Promise<Cost & { polls: number }> {
  const { asked, tookMs } = await runLocally({
    latencyMs: LATENCY_MS,
    workspaces: { net: { script: { name: 'both', durationMs } } },
    options: {
      changeRequest: 'acme/infra#42',
      ...(lastDurationMs !== undefined && { lastDurationMs: () => lastDurationMs }),
    },
  });
  const created = asked.find(({ method, target }) => method === 'POST' && target === '/runs');
  return {
    requests: asked.length,
    polls: asked.filter(({ target }) => target.includes('include=plan')).length,
    lagMs: tookMs + 1_000 - ((created?.atMs ?? 0) + durationMs),
  };
}

/** What it would cost to watch the run with a fixed pause between two looks. The other requests stay as they are. */
function fixed(durationMs: number, intervalMs: number, others: Cost): Cost {
  const looks = Math.ceil(durationMs / (intervalMs + LATENCY_MS));
  return {
    requests: others.requests + looks,
    lagMs: looks * (intervalMs + LATENCY_MS) - durationMs + others.lagMs,
  };
}

function mean(costs: readonly Cost[]): Cost {
  const of = (pick: (cost: Cost) => number): number =>
    costs.reduce((sum, cost) => sum + pick(cost), 0) / costs.length;
  return { requests: of(({ requests }) => requests), lagMs: of(({ lagMs }) => lagMs) };
}

function cell({ requests, lagMs }: Cost): string {
  return `${requests.toFixed(0)} · ${(lagMs / 1_000).toFixed(1)} s`;
}

const lines = [
  '| run of | not known | last duration known | every 1 s | every 3 s | every 7 s |',
  '|---:|---:|---:|---:|---:|---:|',
];
for (const seconds of SECONDS) {
  const columns: Cost[][] = [[], [], [], [], []];
  for (const part of SPREAD) {
    const durationMs = seconds * 1_000 * (1 + part);
    const unknown = await watch(durationMs);
    columns[0]?.push(unknown);
    columns[1]?.push(await watch(durationMs, seconds * 1_000));
    // Reading the results takes three exchanges after the last look.
    const others = { requests: unknown.requests - unknown.polls, lagMs: 3 * LATENCY_MS };
    [1_000, 3_000, 7_000].forEach((intervalMs, index) => {
      columns[2 + index]?.push(fixed(durationMs, intervalMs, others));
    });
  }
  lines.push(`| ${seconds} s | ${columns.map((costs) => cell(mean(costs))).join(' | ')} |`);
}
process.stdout.write(`${lines.join('\n')}\n`);
