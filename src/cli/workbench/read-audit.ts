/** What the newest finished runs of many workspaces say of each policy, worst first. Decides nothing. */
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import { related, relatedId } from '../../client/wire/resource.ts';
import type { Run } from '../../client/wire/run.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { UNNAMED } from '../../policy/systems/policy-checks.ts';
import type { OwnPolicies } from '../../policy/systems/own-policies.ts';
import type { SystemEvidence } from '../../policy/reading.ts';
import { readPlanAndJudgeByOwnPolicies } from '../../gate/judge-by-own.ts';
import { toEvidence } from '../../policy/observed.ts';
import type { PolicyResult } from '../../model/policy-result.ts';
import { findCurrentRun } from '../../gate/compare-with-current.ts';
import { readPolicies, type ReadPorts } from '../../gate/read-policies.ts';
import { errorMessage } from '../../model/error-message.ts';

/** Worst first. The first five would stop a run if the policy were mandatory. */
const RESULTS = [
  'blocked',
  'needs an override',
  'errored',
  'overridden',
  'advisory failure',
  'unknown',
  'known after the apply',
  'not evaluated in that run',
  'no finished run',
  'passed',
] as const;
type Result = (typeof RESULTS)[number];

interface AuditedPolicy {
  system: string;
  policySet: string;
  policy: string;
  level: string;
  result: Result;
}

/** Names are hostile until escaped. */
export interface AuditedWorkspace {
  name: string;
  /** The newest finished run of its present configuration. */
  run?: { id: string; createdAt: string | undefined };
  /** Whole sentences: why a result may be missing or unknown. */
  doubts: string[];
  policies: AuditedPolicy[];
}

export interface AuditRow extends AuditedPolicy {
  workspace: string;
  run: AuditedWorkspace['run'];
  /** In how many workspaces it would block. */
  wouldBlock: number;
}

/** Errors about the token or the connection, not about a single workspace. */
export const NOT_OF_ONE_WORKSPACE = [
  'unauthorized',
  'rate-limited',
  'network',
  'timeout',
  'tls',
  'aborted',
  'local',
];

/**
 * Reads one workspace, mostly with one request for its run and two for each policy system that judged it.
 *
 * @param current the run that the workspace names, if the service sent it with the workspace
 * @throws what the client threw, unless it is about this workspace alone
 */
export async function auditWorkspace(
  workspace: Workspace,
  current: Run | undefined,
  ports: ReadPorts,
  judging?: OwnJudging,
): Promise<AuditedWorkspace> {
  const { versionId, isUnnamed } = currentConfiguration(workspace);
  const { name } = workspace.attributes;
  const withoutRun = { name, doubts: [], policies: [] };
  if (versionId === undefined) {
    const doubt = 'The service does not say which configuration it has now.';
    return { ...withoutRun, doubts: isUnnamed ? [doubt] : [] };
  }
  try {
    const run = await findNewestRun(workspace, current, ports.client);
    if (run === undefined) return withoutRun;
    const observed = await readPolicies(run, true, { ...ports, trustsEmptyLists: true });
    const systems = toEvidence(run, observed);
    if (judging !== undefined)
      systems.push(await judgeByOwnPolicies(judging, { run, workspace, systems }, ports));
    const doubts = systems.flatMap(({ how, reading }) => [
      ...('doubt' in how ? [how.doubt] : []),
      ...reading.doubts,
      ...reading.errors,
    ]);
    const policies = systems
      .flatMap(({ reading }) => reading.results)
      .map((each) => {
        const { system, policySet, policy, level } = each;
        return { system, policySet, policy, level, result: auditResult(each) };
      });
    const createdAt = run.attributes['created-at'] ?? undefined;
    return { name, run: { id: run.id, createdAt }, doubts, policies };
  } catch (error) {
    if (!(error instanceof ServiceError) || NOT_OF_ONE_WORKSPACE.includes(error.code)) throw error;
    return { ...withoutRun, doubts: [errorMessage(error)] };
  }
}

/** What judges each plan by own policies as well. */
interface OwnJudging {
  own: OwnPolicies;
  organization: string;
  /** Gets sentences that change no result. */
  note: (sentence: string) => void;
}

async function judgeByOwnPolicies(
  { own, organization, note }: OwnJudging,
  { run, workspace, systems }: { run: Run; workspace: Workspace; systems: SystemEvidence[] },
  ports: ReadPorts,
): Promise<SystemEvidence> {
  const { id, attributes } = workspace;
  const requirements = { organization, workspace: { id, name: attributes.name } };
  const about = { run, workspace, requirements, serviceEvidence: systems };
  const { evidence, notices } = await readPlanAndJudgeByOwnPolicies(own, about, ports);
  for (const notice of notices) note(`${attributes.name}: ${notice}`);
  return evidence;
}

/** @returns `isUnnamed`: the service does not say whether there is one */
function currentConfiguration(workspace: Workspace) {
  const { named } = related(workspace, 'current-configuration-version');
  const currentRunId = relatedId(workspace, 'current-run');
  return { versionId: named?.[0]?.id, currentRunId, isUnnamed: named === undefined };
}

/**
 * The newest finished run of the configuration that a workspace has now, mostly without a request.
 */
export async function findNewestRun(
  workspace: Workspace,
  current: Run | undefined,
  client: Client,
): Promise<Run | undefined> {
  const { versionId, currentRunId } = currentConfiguration(workspace);
  if (versionId === undefined) return undefined;
  const { id } = workspace;
  if (currentRunId !== undefined) {
    const version = { versionId, runId: currentRunId };
    const named = await findCurrentRun(id, version, client, current);
    if (named !== undefined) return named;
  }
  return findCurrentRun(id, { versionId, runId: undefined }, client);
}

function auditResult({ status, level, overridable, word }: PolicyResult): Result {
  if (status === 'not-evaluated') return 'not evaluated in that run';
  if (status === 'known-after-apply') return 'known after the apply';
  if (status === 'errored' || status === 'overridden') return status;
  if (status === 'passed') return word === undefined ? 'passed' : 'unknown';
  if (status === 'unknown') return 'unknown';
  if (level === 'advisory') return 'advisory failure';
  return overridable ? 'needs an override' : 'blocked';
}

/**
 * Every policy in every workspace: the policies that would block most workspaces first, and of each
 * the worst results. Without any policy, one row for each workspace.
 */
export function auditRows(workspaces: readonly AuditedWorkspace[]): AuditRow[] {
  const policies = new Map<string, AuditedPolicy>();
  const byWorkspace = workspaces.map((workspace) => {
    const byKey = new Map<string, AuditedPolicy>();
    for (const policy of workspace.policies) {
      const key = JSON.stringify([policy.system, policy.policySet, policy.policy]);
      const worst = byKey.get(key);
      if (worst === undefined || rank(policy) < rank(worst)) byKey.set(key, policy);
      if (!policies.has(key)) policies.set(key, policy);
    }
    return { workspace, byKey };
  });
  const none = { system: '', policySet: '', policy: '', level: '', result: 'unknown' } as const;
  if (policies.size === 0) policies.set('', none);
  const groups = [...policies].map(([key, { system, policySet, policy }]) => {
    const results = byWorkspace.map(({ workspace, byKey }) => {
      const { level = '', result } = byKey.get(key) ?? {};
      return { workspace, level, result: resultIn(workspace, result) };
    });
    const wouldBlock = results.filter((each) => rank(each) < RESULTS.indexOf('unknown')).length;
    const unknown = results.filter(({ result }) => result === 'unknown').length;
    const rows = results
      .sort((one, other) => rank(one) - rank(other))
      .map(({ workspace: { name, run }, level, result }) => {
        return { system, policySet, policy, workspace: name, level, result, run, wouldBlock };
      });
    return { wouldBlock, unknown, rows };
  });
  groups.sort((one, other) => other.wouldBlock - one.wouldBlock || other.unknown - one.unknown);
  return groups.flatMap(({ rows }) => rows);
}

function rank({ result }: { result: Result }): number {
  return RESULTS.indexOf(result);
}

/** With a doubt, or with a policy without a name, it is unknown whether a policy passed or is absent. */
function resultIn({ run, doubts, policies }: AuditedWorkspace, result: Result | undefined): Result {
  if (result !== undefined && result !== 'passed') return result;
  if (doubts.length > 0) return 'unknown';
  if (result === 'passed') return result;
  if (run === undefined) return 'no finished run';
  const nameless = policies.some(({ policy }) => policy === '' || policy === UNNAMED);
  return nameless ? 'unknown' : 'not evaluated in that run';
}
