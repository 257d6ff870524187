/**
 * 60 real gates on one token: processes of `dist/cli/index.js check`, started over 60 s, against the local service with
 * its limits in a process of its own; runs of 30 s. Prints refused requests, how long after the end of its run each process
 * was over, and what processor time it took, beside the same fleet in virtual time: the row of README.md, "Waiting".
 *
 *   npm run build && npm run -s compile && node build/bench/fleet-processes.js [GATES] [SECONDS]
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runFleet } from '../__tests__/support/fleet.ts';
import { cliBundle } from '../__tests__/support/spawn-cli.ts';
import { startService } from '../src/service/service.ts';
import { systemClock } from '../src/machine/system-clock.ts';

const RUN_MS = 30_000;
const PER_SECOND = 30;
const VIRTUAL_SEEDS = 10;
/** In each gate: what it used of the processors, told at its very end through a pipe of its own. */
const TELL_USAGE = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => { const { userCPUTime, systemCPUTime } = process.resourceUsage(); writeSync(3, String((userCPUTime + systemCPUTime) / 1000)); });",
)}`;

interface Gate {
  code: number | null;
  endedAt: number;
  processorMs: number;
  verdict: string;
  runId: string;
}

interface Told {
  address: string;
  token: string;
}

if (process.argv[2] === 'service') await beService(Number(process.argv[3]));
else await measure(Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 60));

async function beService(gates: number): Promise<void> {
  const script = { name: 'both', durationMs: RUN_MS } as const;
  const workspaces = Array.from({ length: gates }, (_, at) => ({ name: `ws-${at}`, script }));
  const service = await startService({
    clock: systemClock(),
    random: Math.random,
    rateLimit: PER_SECOND,
    seed: { organizations: [{ name: 'acme', workspaces }] },
  });
  // Requests are told before the runs are read, which asks for more of them.
  process.on('message', () => process.send?.(service.requests));
  process.send?.({ address: service.origin, token: service.token } satisfies Told);
}

async function measure(gates: number, seconds: number): Promise<void> {
  const service = fork(fileURLToPath(import.meta.url), ['service', String(gates)]);
  const told = (await answer(service)) as Told;
  const directory = mkdtempSync(join(tmpdir(), 'fleet-'));
  writeFileSync(join(directory, 'main.tf'), 'resource "null_resource" "a" {}\n');
  const [loadBefore = 0] = loadavg();
  const each = (seconds * 1_000) / gates;
  const ended = await Promise.all(
    Array.from({ length: gates }, async (_, at) => {
      await sleep(each * (at + Math.random()));
      return await runGate(at, directory, told);
    }),
  );
  const [loadAfter = 0] = loadavg();
  service.send('requests');
  const requests = (await answer(service)) as { path: string; status: number }[];
  const lagMs = await Promise.all(ended.map((gate) => lagOf(gate, told)));
  service.kill();
  rmSync(directory, { recursive: true });

  const virtual: { lagMs: number[]; refused: number; requests: number; perGate: number }[] = [];
  for (let seed = 1; seed <= VIRTUAL_SEEDS; seed += 1) {
    const overMs = seconds * 1_000;
    virtual.push(await runFleet({ gates, overMs, durationMs: () => RUN_MS, seed }));
  }
  // Where the API is, is asked only of hosts that nobody knows, and not under the limit.
  const asked = requests.filter(({ path }) => !path.startsWith('/.well-known/'));
  const counted = asked.filter(({ path }) => path.startsWith('/api/'));
  const refused = counted.filter(({ status }) => status === 429).length;
  const gatesByLag = ended
    .map((gate, at) => ({ ...gate, lagMs: lagMs[at] ?? 0 }))
    .toSorted((one, other) => one.lagMs - other.lagMs);
  const sorted = gatesByLag.map((gate) => gate.lagMs);
  const processor = ended.map(({ processorMs }) => processorMs).toSorted((a, b) => a - b);
  // By rank: chance gives each gate other moments in each run of the fleet.
  const later = gatesByLag.map(({ lagMs: ms, processorMs }, at) => {
    const byMs = ms - Math.max(...virtual.map((it) => it.lagMs[at] ?? 0));
    return { byMs, beyondMs: byMs - processorMs };
  });
  const most = (of: (it: (typeof later)[number]) => number) =>
    inSeconds(Math.max(...later.map(of)));
  const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
  row(`${gates} over ${seconds} s, runs of 30 s`, 'refused', 'median lag', 'worst lag', 'requests');
  row('---', '---:', '---:', '---:', '---:');
  row(
    'real processes',
    `${((100 * refused) / counted.length).toFixed(1)} %`,
    inSeconds(middle(sorted)),
    inSeconds(sorted.at(-1)),
    (asked.length / gates).toFixed(1),
  );
  const ofAll = (of: (it: (typeof virtual)[number]) => number) => virtual.map(of);
  row(
    `virtual time, ${VIRTUAL_SEEDS} seeds`,
    range(
      ofAll((it) => (100 * it.refused) / it.requests),
      '%',
    ),
    range(
      ofAll((it) => middle(it.lagMs) / 1_000),
      's',
    ),
    range(
      ofAll((it) => (it.lagMs.at(-1) ?? 0) / 1_000),
      's',
    ),
    range(
      ofAll((it) => it.perGate),
      '',
    ),
  );
  const passed = ended.filter(({ verdict, code }) => verdict === 'passed' && code === 0).length;
  console.log(
    `${passed} of ${gates} passed. Processor time of a gate: ${inSeconds(processor[0])} to ${inSeconds(processor.at(-1))}, median ${inSeconds(middle(processor))}. ` +
      `Later than the latest of its rank in virtual time: at most ${most((it) => it.byMs)}, less its own processor time ${most((it) => it.beyondMs)}. ` +
      `${cpus().length} cores, load ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after.`,
  );
  process.exitCode = passed === gates ? 0 : 1;
}

async function runGate(at: number, directory: string, { address, token }: Told): Promise<Gate> {
  const options = { hostname: address, organization: 'acme', workspace: `ws-${at}`, directory };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(
    process.execPath,
    ['--import', TELL_USAGE, cliBundle(), 'check', ...flags, '--format', 'json'],
    {
      cwd: directory,
      env: { PATH: process.env['PATH'] ?? '', HOME: directory, TF_API_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  const report = collect(child, 1);
  const usage = collect(child, 3);
  const log = collect(child, 2);
  const [code] = (await once(child, 'exit')) as [number | null];
  const endedAt = Date.now();
  if (code !== 0) process.stderr.write(await log);
  const { verdict, workspaces } = JSON.parse(await report) as {
    verdict: string | { word: string };
    workspaces: { runId: string }[];
  };
  const word = typeof verdict === 'string' ? verdict : verdict.word;
  return {
    code,
    endedAt,
    processorMs: Number(await usage),
    verdict: word,
    runId: workspaces[0]?.runId ?? '',
  };
}

/** From the end of the run, which the service's clock knows and this machine shares, to the end of the process. */
async function lagOf({ runId, endedAt }: Gate, { address, token }: Told): Promise<number> {
  for (;;) {
    const answered = await fetch(`${address}/api/v2/runs/${runId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answered.json()) as { data?: { attributes: { 'created-at': string } } };
    if (data !== undefined) return endedAt - Date.parse(data.attributes['created-at']) - RUN_MS;
    await sleep(1_000 * Math.random());
  }
}

async function collect(child: ChildProcess, fd: 1 | 2 | 3): Promise<string> {
  const stream = child.stdio[fd] as NodeJS.ReadableStream;
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
}

async function answer(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function inSeconds(ms: number | undefined): string {
  return `${((ms ?? 0) / 1_000).toFixed(1)} s`;
}

function range(values: readonly number[], unit: string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${least.toFixed(1)} to ${most.toFixed(1)} ${unit}`.trim();
}
