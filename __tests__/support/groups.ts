/** The groups of a matrix as gates on one token, and what combines them: in virtual time, under the service's limit. */
import { createClient } from '../../src/client/client.ts';
import { combineGroups } from '../../src/gate/combine-groups.ts';
import type { ScriptName } from '../../src/service/scripts.ts';
import type { GroupReport } from '../../src/gate/group-claims.ts';
import { gate, type GateEvent, type GateOptions } from '../../src/gate/gate.ts';
import { splitIntoGroups, type Group } from '../../src/gate/groups.ts';
import { createService } from '../../src/service/service.ts';
import { fakeClock } from './fake-clock.ts';
import { archiveOnDisk, gateOptions } from './gate-bench.ts';
import { inMemorySend } from './in-memory-send.ts';
import { archiveOf } from './local-service.ts';
import { quietLog } from './quiet-log.ts';
import { seededRandom } from './virtual-time.ts';

interface Wish {
  workspaces: number;
  groups: number;
  /** How long the run of each takes. */
  durationMs: () => number;
  /** What the runs do; all pass where this is left out. */
  scriptOf?: (name: string) => ScriptName;
  timeoutMs?: number;
}

/** What the job that combines the groups has, where it is not what the groups left. */
interface Found {
  groups?: readonly Group[];
  reports?: readonly GroupReport[];
  commit?: string | undefined;
  options?: Partial<GateOptions>;
}

const COMMIT = 'c'.repeat(40);
const LATENCY_MS = 50;

/** Gates every group, and hands over what they left to `combine`. */
export async function startGroups({
  workspaces: count,
  groups: many,
  durationMs,
  scriptOf = () => 'both',
  timeoutMs = 6 * 60 * 60_000,
}: Wish) {
  const clock = fakeClock({ auto: true, quietTurns: 2 });
  const names = Array.from({ length: count }, (_, index) => `ws-${index}`);
  const service = createService({
    clock,
    random: seededRandom(7),
    rateLimit: 30,
    seed: {
      organizations: [
        {
          name: 'acme',
          workspaces: names.map((name) => ({
            name,
            script: { name: scriptOf(name), durationMs: Math.round(durationMs()) },
          })),
        },
      ],
    },
  });
  await service.ready();
  const direct = inMemorySend(service, clock);
  const archive = archiveOnDisk(archiveOf({ 'main.tf': 'locals {}\n' }));
  let asked: number[] = [];
  const counted = () => ({
    requests: asked.length,
    refused: asked.filter((status) => status === 429).length,
  });

  function around(seed: number, list: readonly string[], group?: string) {
    const random = seededRandom(seed);
    const deadline = clock.now() + timeoutMs;
    const client = createClient({
      origin: 'http://127.0.0.1',
      token: service.token,
      clock,
      random,
      log: quietLog(),
      async send(request) {
        await clock.sleep(LATENCY_MS * (0.6 + 0.8 * random()), request.signal);
        const answer = await clock.track(direct(request));
        if (!request.url.pathname.startsWith('/v1/')) asked.push(answer.status);
        return answer;
      },
    });
    const options = gateOptions(list, {
      message: 'Plan',
      changeRequest: 'acme/infra#42',
      commit: COMMIT,
      cancelSuperseded: group !== undefined,
      deadline,
      timeoutMs,
      ...(group !== undefined && { group }),
    });
    const { signal } = new AbortController();
    const ports = { client, clock, random, log: quietLog(), signal, onEvent: () => undefined };
    return { options, ports: { ...ports, pack: archive.pack } };
  }

  const groups = splitIntoGroups(names, {}, many, seededRandom(11));
  const started = clock.now();
  const reports = await Promise.all(
    groups.map(async ({ group, workspaces }, index) => {
      const { options, ports } = around(100 + index, workspaces, group);
      const { workspaces: results } = await gate(options, ports);
      const told = results.map(({ workspace: name, runId, configurationVersionId }) => ({
        name,
        ...(runId !== undefined && { runId }),
        ...(configurationVersionId !== undefined && { configurationVersionId }),
      }));
      return { name: `${group}.json`, group, commit: COMMIT, workspaces: told };
    }),
  );
  const slowestMs = clock.now() - started;
  const ofGroups = counted();
  archive.remove();
  return {
    groups,
    reports,
    slowestMs,
    ofGroups,
    async combine(found: Found = {}) {
      asked = [];
      const begun = clock.now();
      const events: GateEvent[] = [];
      const { options, ports } = around(99, names);
      const result = await combineGroups(
        { groups, reports, commit: COMMIT, ...found },
        { ...options, ...found.options },
        { ...ports, onEvent: (event) => void events.push(event) },
      );
      const combinedMs = clock.now() - begun;
      return { result, events, requests: counted(), combinedMs, sleepers: clock.sleepers };
    },
  };
}

/** Gates every group and combines them at once. */
export async function runGroups(wish: Wish) {
  const started = await startGroups(wish);
  const { result, requests, combinedMs } = await started.combine();
  return {
    verdict: result.verdict.word,
    reasons: result.verdict.reasons.slice(0, 5),
    slowestMs: started.slowestMs,
    combinedMs,
    groups: started.ofGroups,
    combine: requests,
  };
}
