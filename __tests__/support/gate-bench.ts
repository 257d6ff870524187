/** What the gate is asked, and an archive for it. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive } from '../../src/archive/archive.ts';
import type { Client } from '../../src/client/client.ts';
import { openPlans, type OpenedPlans } from '../../src/check/where-plans-come-from.ts';
import { gate as judgeAll } from '../../src/gate/gate.ts';
import type {
  AskedRuns,
  ChangeOfJob,
  GatePorts,
  GateRequest,
  Judging,
  SettingsOfRuns,
  RequestedWorkspace,
  Sealing,
  VersionControl,
} from '../../src/gate/request.ts';
import type { FoundWorkspace, GateResult } from '../../src/gate/result.ts';
import type { AnyJudge } from '../../src/gate/judges/policy-judge.ts';
import type { PlansFrom } from '../../src/gate/plans-from.ts';
import { openUpload } from '../../src/gate/plans-from/upload.ts';
import { openVersionControl } from '../../src/gate/plans-from/version-control.ts';
import type { PolicySettings, Settings } from '../../src/settings/settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import {
  createRunSeals,
  type RunOfReport,
  type SealedChange,
  type SealedFacts,
} from '../../src/trust/run-seals.ts';
import { emptyDirectory } from './empty-directory.ts';

/** What a test wants of a job of the gate: without the groups of the request. */
export type GateWish = Partial<Omit<GateRequest, 'plan' | 'policy' | 'judging' | 'change'>> &
  Partial<Judging & ChangeOfJob> &
  Partial<Omit<SettingsOfRuns, 'workspaces'>> &
  Partial<PolicySettings> & {
    workspaces?: RequestedWorkspace[];
    versionControl?: VersionControl | undefined;
    /** Whether the teams are asked for that may override. */
    namesOverriders?: boolean;
  };

/** A request, and the workspaces for which the gate is to plan. */
export type WishedRequest = GateRequest &
  Pick<GateWish, 'versionControl' | 'namesOverriders'> & {
    plan: SettingsOfRuns;
    workspaces: RequestedWorkspace[];
  };

/** The commit that a job judges, unless a test says otherwise. */
export const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
export const CHANGE = {
  host: 'https://github.com',
  repository: '1296269',
  number: 42,
  base: 'main',
};
export const CHANGE_REQUEST = 'acme/infra#42';

/** How a job seals its runs, unless a test says otherwise. */
export function sealingOf(wish: Partial<Sealing & SealedChange & { key: string }> = {}): Sealing {
  const { key = 'token of the gate', host, repository, number, base, ...sealing } = wish;
  const given = Object.entries({ host, repository, number, base });
  const named = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  return {
    seals: createRunSeals(key, { ...CHANGE, ...named }),
    head: HEAD,
    gate: 'default',
    form: 'redacted',
    searched: CHANGE_REQUEST,
    ...sealing,
  };
}

/** What a seal says of a run for the commit of the job, unless a test says otherwise. */
export function sealedFacts(more: Partial<SealedFacts> = {}): SealedFacts {
  return {
    kind: 'run',
    head: HEAD,
    base: 'main',
    gate: 'default',
    group: '',
    mode: 'speculative',
    form: 'redacted',
    options: '',
    upload: '',
    conditions: '',
    ...more,
  };
}

/** What the comment of the gate names: a run of `net`, for the commit of the job. */
export function naming(runId: string, more: Partial<RunOfReport> = {}): GateWish {
  return { namedRuns: async () => [{ workspace: 'net', runId, head: HEAD, ...more }] };
}

/** What a job of the gate is asked, unless a test says otherwise. @param names of workspaces */
export function gateRequest(
  names: readonly string[],
  {
    workspaces,
    versionControl,
    namesOverriders = false,
    approvals,
    deadline,
    timeoutMs = 30 * 60_000,
    ...wish
  }: GateWish & { deadline: number },
): WishedRequest {
  const { policy, ...settings } = defaultSettings();
  const plan: SettingsOfRuns = { ...settings.plan, ...RUNS };
  const entries = Object.entries(wish);
  const take = <T>(isWanted: (name: string) => boolean) =>
    Object.fromEntries(entries.filter(([name]) => isWanted(name))) as Partial<T>;
  const isIn = (group: object) => (name: string) => Object.hasOwn(group, name);
  const isJudging = isIn(JUDGING);
  const isOfChange = (name: string) =>
    ![plan, policy].some((group) => isIn(group)(name)) && !isJudging(name);
  return {
    workspaces: workspaces ?? names.map((name) => ({ name, directory: '/repo' })),
    versionControl,
    namesOverriders,
    approvals,
    deadline,
    timeoutMs,
    judging: take<Judging>(isJudging),
    change: {
      message: 'Plan for #42',
      base: undefined,
      sealing: sealingOf(),
      ...take<ChangeOfJob>(isOfChange),
    },
    plan: { ...plan, ...take<SettingsOfRuns>(isIn(plan)) },
    policy: { ...policy, ...take<PolicySettings>(isIn(policy)) },
  };
}

const RUNS: AskedRuns = {
  organization: 'acme',
  mode: 'speculative',
  group: undefined,
  reuse: 'commit',
  autoQueueRuns: false,
};

const JUDGING: Record<keyof Judging, true> = {
  exceptions: true,
  sources: true,
  scans: true,
  guard: true,
  own: true,
  noPolicies: true,
  showsChanges: true,
};

export type TestPorts = GatePorts & { client: Client; pack(root: string): Promise<Archive> };

/** What the plans of the workspaces come from that a test names: their files are uploaded, or version control starts their runs. */
function openPlansFrom(
  { workspaces, versionControl, namesOverriders = false, ...request }: WishedRequest,
  { client, pack }: Pick<TestPorts, 'client' | 'pack'>,
): PlansFrom<FoundWorkspace> {
  const choose = async () => ({ requested: workspaces, skipped: [] });
  const ports = { client, runs: request.plan, choose, namesOverriders };
  return versionControl === undefined
    ? openUpload(request, { ...ports, pack })
    : openVersionControl(request, ports, versionControl);
}

/** The gate with these plans. @param judges those that ship, unless a test adds one */
export function gate(
  request: WishedRequest,
  ports: TestPorts,
  judges?: readonly AnyJudge[],
): Promise<GateResult> {
  return judgeAll(openPlansFrom(request, ports), request, ports, judges);
}

/** What a check does by where plans come from that a service has. */
export async function plansAtService(settings: Settings): Promise<OpenedPlans> {
  const plans = await openPlans(settings, NOT_ASKED, NOT_ASKED);
  if ('problems' in plans) throw new Error(JSON.stringify(plans.problems));
  return plans;
}

/** Only what plans on this machine is opened by what is known of it. */
const NOT_ASKED = undefined as never;

/** The settings of the organization `acme` where nothing else is asked for. */
export function defaultSettings(): Settings {
  const inputs = { organization: 'acme', workspace: 'net', token: 't' };
  const read = readSettings({ inputs, environment: {}, entryPoint: 'cli' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.settings;
}

export function fakeArchive(root: string): Archive {
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
    excluded: [],
    warnings: [],
    contentBytes: 200,
    remove: async () => undefined,
  };
}

/** An archive on the disk of this machine, for a service that takes uploads. */
export function archiveOnDisk(content: Uint8Array) {
  const folder = emptyDirectory();
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
  };
}
