/** The groups of a matrix as gates on one token, and what combines them: in virtual time, under the service's limit. */
import { textsOf } from './findings.ts';
import { gate as judgeAll } from '../../src/gate/gate.ts';
import { sharedSettings, type GroupReport } from '../../src/gate/group-reports.ts';
import { openMatrixGroup } from '../../src/gate/plans-from/matrix-group.ts';
import type { GateResult } from '../../src/gate/result.ts';
import type { Send } from '../../src/model/ports.ts';
import type { ScriptName } from '../../src/service/scripts.ts';
import { splitIntoGroups } from '../../src/gate/groups.ts';
import type { Group } from '../../src/settings/plans.ts';
import {
  gate,
  gateRequest,
  sealingOf,
  type GateWish,
  type TestPorts,
  type WishedRequest,
} from './gate-bench.ts';
import { packSmall, startLocally, type SeededWorkspace } from './local-bench.ts';
import { seededRandom } from './virtual-time.ts';

interface Wish {
  workspaces: number;
  groups: number;
  /** How long the run of each takes. */
  durationMs: () => number;
  /** What the runs do; all pass where this is left out. */
  scriptOf?: (name: string) => ScriptName;
  timeoutMs?: number;
  /** What each of them has in its state. */
  state?: SeededWorkspace['state'];
  /** What each group is asked besides. */
  options?: Around;
}

/** What the job that combines the groups has, where it is not what the groups left. */
interface Found {
  groups?: readonly Group[];
  reports?: readonly GroupReport[];
  commit?: string | undefined;
  options?: GateWish;
  wrap?: (send: Send) => Send;
}

type Around = GateWish & Pick<Found, 'wrap'>;

export const COMMIT = 'c'.repeat(40);
/** What all jobs of a matrix have alike. */
export const SETTINGS = sharedSettings({ failOn: 'mandatory', organization: 'acme' });

/** Judges the runs that the groups of a matrix started. */
export function combineGroups(
  {
    groups,
    reports,
    commit,
  }: {
    groups: readonly Group[];
    reports: readonly GroupReport[];
    commit: string | undefined;
  },
  request: WishedRequest,
  { client, ...ports }: Omit<TestPorts, 'pack'>,
) {
  const directoryOf = (workspace: string) =>
    request.workspaces.find(({ name }) => name === workspace)?.directory;
  const readReports = async () => reports;
  const source = openMatrixGroup(request, {
    client,
    runs: request.plan,
    groups,
    readReports,
    commit,
    settings: SETTINGS,
    directoryOf,
  });
  return judgeAll(source, request, ports);
}

/** Gates every group, and hands over what they left to `combine`. */
export async function startGroups({
  workspaces: count,
  groups: many,
  durationMs,
  scriptOf = () => 'both',
  timeoutMs = 6 * 60 * 60_000,
  state,
  options = {},
}: Wish) {
  const names = Array.from({ length: count }, (_, index) => `ws-${index}`);
  const scripts = names.map((name) => [
    name,
    { script: { name: scriptOf(name), durationMs: Math.round(durationMs()) }, state },
  ]);
  const { clock, asked, portsOf } = await startLocally(Object.fromEntries(scripts), {
    rateLimit: 30,
  });
  const countsForLimit = () => {
    const statuses = asked.flatMap(({ target, status }) =>
      target === '(secret URL)' ? [] : status,
    );
    return {
      requests: statuses.length,
      refused: statuses.filter((status) => status === 429).length,
    };
  };

  function around(
    seed: number,
    list: readonly string[],
    group?: string,
    { wrap, ...wish }: Around = {},
  ) {
    const random = seededRandom(seed);
    const request = gateRequest(list, {
      message: 'Plan',
      changeRequest: 'acme/infra#42',
      sealing: sealingOf({ head: COMMIT }),
      deadline: clock.now() + timeoutMs,
      timeoutMs,
      group,
      ...wish,
    });
    const latencyMs = () => 50 * (0.6 + 0.8 * random());
    const { events, ...ports } = portsOf({ random, latencyMs, wrap });
    return { request, events, ports: { ...ports, pack: packSmall } };
  }

  const groups = splitIntoGroups(names, many, seededRandom(11));
  const started = clock.now();
  const approved: GateResult['approvals'][] = [];
  const reports = await Promise.all(
    groups.map(async ({ group, workspaces }, index) => {
      const { request, ports } = around(100 + index, workspaces, group, options);
      const { workspaces: results, approvals } = await gate(request, ports);
      approved.push(approvals);
      const told = results.map(({ workspace: name, runId, configurationVersionId, seals }) => ({
        name,
        ...(runId !== undefined && { runId }),
        ...(configurationVersionId !== undefined && { configurationVersionId }),
        ...(seals !== undefined && { seals }),
      }));
      return { name: `${group}.json`, group, commit: COMMIT, workspaces: told, settings: SETTINGS };
    }),
  );
  const slowestMs = clock.now() - started;
  const ofGroups = countsForLimit();
  return {
    clock,
    groups,
    reports,
    /** What each group asked people. */
    approved,
    slowestMs,
    ofGroups,
    async combine(found: Found = {}) {
      asked.length = 0;
      const begun = clock.now();
      const { options: wish, wrap, ...rest } = found;
      const { request, ports, events } = around(99, names, undefined, { ...wish, wrap });
      const result = await combineGroups(
        { groups, reports, commit: COMMIT, ...rest },
        request,
        ports,
      );
      const combinedMs = clock.now() - begun;
      return { result, events, requests: countsForLimit(), combinedMs, sleepers: clock.sleepers };
    },
  };
}

/** Gates every group and combines them at once. */
export async function runGroups(wish: Wish) {
  const started = await startGroups(wish);
  const { result, requests, combinedMs } = await started.combine();
  return {
    verdict: result.verdict.word,
    reasons: textsOf(result.verdict.reasons).slice(0, 5),
    slowestMs: started.slowestMs,
    combinedMs,
    groups: started.ofGroups,
    combine: requests,
  };
}
