/** Everything around one run of the gate against a scripted service, in virtual time. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Archive } from '../../src/archive/pack.ts';
import { createClient } from '../../src/client/client.ts';
import { gate, type GateEvent, type GateRequest } from '../../src/gate/gate.ts';
import type { Send } from '../../src/model/ports.ts';
import type { PlanSettings, PolicySettings, Settings } from '../../src/settings/settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { quietLog } from './quiet-log.ts';
import {
  SCRIPTED,
  scriptedService,
  type RunScript,
  type WorkspaceScript,
  timeline,
} from './scripted-service.ts';
import { seededRandom } from './virtual-time.ts';
import { policyCheckLog } from './evidence.ts';

export interface BenchOptions {
  workspaces?: WorkspaceScript[];
  script?: RunScript;
  options?: GateWish;
  /** Stands between the client and the service: faults, mutations. */
  wrap?: (send: Send, clock: FakeClock) => Send;
  signal?: AbortSignal;
  onEvent?: (event: GateEvent, clock: FakeClock) => void;
  seed?: number;
}

export type BenchResult = Awaited<ReturnType<typeof runGate>>;

/** What a test wants of a job of the gate: of the settings only what the gate reads, without their groups. */
export type GateWish = Partial<Omit<GateRequest, 'plan' | 'policy'>> &
  Partial<Omit<PlanSettings, 'plan' | 'workspaces' | 'message'>> &
  Partial<PolicySettings>;

/** What a job of the gate is asked, unless a test says otherwise. @param names of workspaces */
export function gateRequest(
  names: readonly string[],
  { workspaces, ...wish }: GateWish & { deadline: number },
): GateRequest {
  const { plan, policy } = defaultSettings();
  const isIn = (group: object) => (entry: [string, unknown]) => Object.hasOwn(group, entry[0]);
  const entries = Object.entries(wish);
  return {
    workspaces: workspaces ?? names.map((name) => ({ name, directory: '/repo' })),
    message: 'Plan for #42',
    timeoutMs: 30 * 60_000,
    ...wish,
    plan: { ...plan, ...Object.fromEntries(entries.filter(isIn(plan))) },
    policy: { ...policy, ...Object.fromEntries(entries.filter(isIn(policy))) },
  };
}

/** The settings of the organization `acme` where nothing else is asked for; no run of others is canceled. */
export function defaultSettings(): Settings {
  const inputs = {
    organization: 'acme',
    workspace: 'net',
    token: 't',
    'cancel-superseded': 'false',
  };
  const read = readSettings({ inputs, environment: {}, entryPoint: 'cli' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  read.settings.plan.group = undefined;
  return read.settings;
}

export async function runGate(bench: BenchOptions = {}) {
  const clock = fakeClock({ auto: true, quietTurns: 1 });
  const workspaces = bench.workspaces ?? [{ name: 'net', script: bench.script ?? PASSING }];
  const service = scriptedService(clock, workspaces);
  const tracked: Send = (request) => clock.track(service.send(request));
  const send = bench.wrap?.(tracked, clock) ?? tracked;
  const log = quietLog();
  const random = seededRandom(bench.seed ?? 1);
  const signal = bench.signal ?? new AbortController().signal;
  const timeoutMs = bench.options?.timeoutMs ?? 30 * 60_000;
  const started = clock.now();
  const deadline = started + timeoutMs;
  const client = createClient({ ...SCRIPTED, send, clock, random, log, deadline, signal });
  const events: GateEvent[] = [];
  let packs = 0;
  let removals = 0;
  const result = await gate(
    gateRequest(
      workspaces.map(({ name }) => name),
      { deadline, ...bench.options },
    ),
    {
      client,
      async pack(root) {
        packs += 1;
        return fakeArchive(root, () => (removals += 1));
      },
      clock,
      random,
      log,
      signal,
      onEvent(event) {
        events.push(event);
        bench.onEvent?.(event, clock);
      },
    },
  );
  return {
    result,
    service,
    events,
    clock,
    /** Virtual milliseconds that the gate took. */
    tookMs: clock.now() - started,
    log,
    /** Whether every archive was removed. */
    removed: packs === removals,
  };
}

export function fakeArchive(root: string, onRemove: () => void = () => undefined): Archive {
  return {
    path: '/tmp/archive.tar.gz',
    bytes: 1_234,
    sha256: 'ab'.repeat(32),
    root,
    entries: [
      { path: 'main.tf', type: 'file', size: 100 },
      { path: 'infra', type: 'directory', size: 0 },
      { path: 'infra/main.tf', type: 'file', size: 100 },
    ],
    filesWithParentPaths: [],
    withheld: [],
    warnings: [],
    contentBytes: 200,
    remove: () => {
      onRemove();
      return Promise.resolve();
    },
  };
}

/** An archive on the disk of this machine, for a service that takes uploads. */
export function archiveOnDisk(content: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  const path = join(folder, 'archive.tar.gz');
  writeFileSync(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {
    folder,
    pack: async (root: string) => ({
      ...fakeArchive(root),
      path,
      bytes: content.byteLength,
      sha256,
    }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A plain speculative run of eight seconds with one evaluation and one check, all passed. */
export const PASSING: RunScript = {
  run: timeline(
    '0 pending, 1000 plan_queued, 2000 planning, 5000 planned, 5200 post_plan_running, 6500 post_plan_completed, 6800 policy_checking, 7800 policy_checked, 8000 planned_and_finished',
  ),
  changes: [12, 3, 1],
  stages: [
    {
      status: timeline('0 pending, 5200 running, 6500 passed'),
      evaluations: [
        {
          status: timeline('0 pending, 5200 queued, 5800 running, 6500 passed'),
          sets: [
            {
              outcomes: [
                { name: 'encrypted-volumes' },
                { name: 'allowed-regions' },
                { name: 'naming', level: 'advisory' },
              ],
            },
          ],
        },
      ],
    },
  ],
  checks: [
    {
      status: timeline('0 pending, 6800 queued, 7800 passed'),
      result: {
        result: true,
        passed: 2,
        'total-failed': 0,
        'hard-failed': 0,
        'soft-failed': 0,
        'advisory-failed': 0,
        'duration-ms': 12,
      },
      log: policyCheckLog('two policies that passed'),
    },
  ],
};
