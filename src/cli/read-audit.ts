/** What the newest finished runs of many workspaces say of each policy, worst first. Decides nothing. */
import { judgesAtService } from '../model/judge-traits.ts';
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { related, relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { UNNAMED } from '../policy/systems/policy-checks.ts';
import type { OwnPolicies } from '../policy/systems/own-policies.ts';
import { judgePlan } from '../gate/judge.ts';
import { planOfRun } from '../gate/plan-of-run.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { findCurrentRun } from '../gate/current-run.ts';
import type { ReadPorts } from '../gate/read-policies.ts';
import { finding, findingOf, textOf, type Finding } from '../model/finding.ts';
import { phrase } from '../model/sentence.ts';

/** Results with which a policy would stop a run if it were mandatory. Worst first. */
const STOPPING_RESULTS = [
  'blocked',
  'needs an override',
  'errored',
  'overridden',
  'advisory failure',
] as const;

/** All results, worst first. */
const RESULTS = [
  ...STOPPING_RESULTS,
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

/** What the newest finished run of a workspace says. Names are hostile until escaped. */
export interface AuditedWorkspace {
  name: string;
  /** The newest finished run of its present configuration. */
  run?: { id: string; createdAt: string | undefined };
  /** Why a result may be missing or unknown. */
  doubts: Finding[];
  policies: AuditedPolicy[];
}

export interface AuditRow extends AuditedPolicy {
  workspace: string;
  run: AuditedWorkspace['run'];
  /** In how many workspaces it would block. */
  wouldBlock: number;
}

/** Errors about the token or the connection: the next workspace would meet them, too. */
const GENERAL_ERRORS = [
  'unauthorized',
  'rate-limited',
  'network',
  'timeout',
  'tls',
  'aborted',
  'local',
];

/** Whether the service refused something about a single workspace, so that the others can still be read. */
export function concernsOneWorkspace(error: unknown): boolean {
  return error instanceof ServiceError && !GENERAL_ERRORS.includes(error.code);
}

/**
 * Reads one workspace, mostly with one request for its run and two for each policy system that judged it.
 *
 * @param currentRun the run that the workspace names, if the service sent it with the workspace
 * @throws what the client threw, unless it is about this workspace alone
 */
export async function auditWorkspace(
  workspace: Workspace,
  currentRun: Run | undefined,
  ports: ReadPorts,
  judging?: OwnJudging,
): Promise<AuditedWorkspace> {
  const { versionId, isUnnamed } = currentConfiguration(workspace);
  const { name } = workspace.attributes;
  const withoutRun = { name, doubts: [], policies: [] };
  if (versionId === undefined) {
    return { ...withoutRun, doubts: isUnnamed ? [UNNAMED_CONFIGURATION] : [] };
  }
  try {
    const run = await findNewestRun(workspace, currentRun, ports.client);
    if (run === undefined) return withoutRun;
    const { id } = workspace;
    const about = { workspace: { id, name }, organization: judging?.organization };
    const plan = planOfRun(
      { run, workspace },
      { ...about, waitsForPerson: true },
      { ...ports, trustsEmptyLists: true },
    );
    const { own } = judging ?? {};
    const asked = { judging: { own }, pullRequest: undefined, signal: ports.signal };
    const { systems, notices } = await judgePlan(plan, asked);
    const broken = systems
      .flatMap(({ reading }) => reading.results)
      .filter(({ judge, status }) => !judgesAtService(judge) && status === 'errored')
      .flatMap(({ output }) => output);
    for (const said of [...notices.map(textOf), ...broken]) judging?.note(`${name}: ${said}`);
    const doubts = systems.flatMap(({ how, reading }) => [
      ...('doubt' in how ? [how.doubt] : []),
      ...reading.doubts,
      ...reading.errors,
    ]);
    const policies = systems
      .flatMap(({ reading }) => reading.results)
      .map((policyResult) => {
        const { judge, policySet, policy, level } = policyResult;
        return { system: judge.name, policySet, policy, level, result: auditResult(policyResult) };
      });
    const createdAt = run.attributes['created-at'] ?? undefined;
    return { name, run: { id: run.id, createdAt }, doubts, policies };
  } catch (error) {
    if (!concernsOneWorkspace(error)) throw error;
    return { ...withoutRun, doubts: [findingOf(error)] };
  }
}

const UNNAMED_CONFIGURATION = finding(
  'not-given',
  phrase`The service does not say which configuration it has now.`,
);

/** What judges each plan by own policies. */
interface OwnJudging {
  own: OwnPolicies;
  organization: string;
  /** Gets sentences that change no result. */
  note: (sentence: string) => void;
}

/**
 * The id of the configuration version that a workspace has now.
 *
 * @returns `isUnnamed`: the service does not say whether there is one
 */
function currentConfiguration(workspace: Workspace) {
  const { named } = related(workspace, 'current-configuration-version');
  return { versionId: named?.[0]?.id, isUnnamed: named === undefined };
}

/**
 * The newest finished run of the configuration that a workspace has now; undefined if there is none.
 *
 * @param currentRun the run that the workspace names, if the service sent it: then it is mostly found without a request
 */
export async function findNewestRun(
  workspace: Workspace,
  currentRun: Run | undefined,
  client: Client,
): Promise<Run | undefined> {
  const { versionId } = currentConfiguration(workspace);
  if (versionId === undefined) return undefined;
  const { id } = workspace;
  const runId = relatedId(workspace, 'current-run');
  if (runId !== undefined) {
    const named = await findCurrentRun(id, { versionId, runId }, client, currentRun);
    if (named !== undefined) return named;
  }
  // The run that the workspace names is not finished, or is of another configuration: the list of runs is read.
  return findCurrentRun(id, { versionId, runId: undefined }, client);
}

/** A policy result in the words of the audit. A pass with a word that is not known is unknown. */
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
  const worstResults = workspaces.map((workspace) => ({
    workspace,
    byPolicy: worstByPolicy(workspace),
  }));
  const policies = new Map(worstResults.flatMap(({ byPolicy }) => [...byPolicy]));
  if (policies.size === 0) policies.set('', NO_POLICY);
  const groups = Array.from(policies, ([key, { system, policySet, policy }]) => {
    const results = worstResults.map(({ workspace, byPolicy }) => {
      const { level = '', result } = byPolicy.get(key) ?? {};
      return { workspace, level, result: resultIn(workspace, result) };
    });
    const stopping: readonly Result[] = STOPPING_RESULTS;
    const wouldBlock = results.filter(({ result }) => stopping.includes(result)).length;
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

/** In place of the policies where no workspace has one. */
const NO_POLICY: AuditedPolicy = {
  system: '',
  policySet: '',
  policy: '',
  level: '',
  result: 'unknown',
};

/** Key of a policy → its worst result in the workspace, where several can have one name. */
function worstByPolicy({ policies }: AuditedWorkspace): Map<string, AuditedPolicy> {
  const worst = new Map<string, AuditedPolicy>();
  for (const policy of policies) {
    const key = JSON.stringify([policy.system, policy.policySet, policy.policy]);
    const known = worst.get(key);
    if (known === undefined || rank(policy) < rank(known)) worst.set(key, policy);
  }
  return worst;
}

/** Lower is worse. */
function rank({ result }: { result: Result }): number {
  return RESULTS.indexOf(result);
}

/**
 * The result of a policy in a workspace.
 *
 * @param result what the run says; undefined if it does not name the policy. With a doubt, or with a policy without a
 *   name, it is unknown whether the policy passed or is absent
 */
function resultIn({ run, doubts, policies }: AuditedWorkspace, result: Result | undefined): Result {
  if (result !== undefined && result !== 'passed') return result;
  if (doubts.length > 0) return 'unknown';
  if (result === 'passed') return result;
  if (run === undefined) return 'no finished run';
  const hasNameless = policies.some(({ policy }) => policy === '' || policy === UNNAMED);
  return hasNameless ? 'unknown' : 'not evaluated in that run';
}
