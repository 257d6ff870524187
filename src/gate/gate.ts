/**
 * The gate: find → prepare → offers → judge → decide → conclude, for each workspace, whatever the source of its plan. It never
 * renders and never publishes, so neither can change the verdict.
 */
import { endedBy } from '../model/ended-by.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';
import { claimsWith, type Claims } from '../policy/vouch.ts';
import { decide, decideUnjudged } from '../policy/decide.ts';
import { RefusedBySources } from '../policy/systems/allowed-sources.ts';
import { exceptionNotices, type Exceptions } from '../policy/exceptions.ts';
import { attributeOverrides, noticesOf } from '../policy/observed.ts';
import { failureOf, GateStop } from './failure-of.ts';
import {
  judgeFilesFirst,
  mayNotStart,
  resultOfFiles,
  type FilesOfWorkspace,
} from './judge-files.ts';
import { describePolicyResults, evidenceOf, factsOf, judgePlan } from './judge.ts';
import { JUDGES } from './judges/judges.ts';
import type { PlanJudge } from './judges/policy-judge.ts';
import { readIfPossible } from './read-policies.ts';
import {
  unjudgedResult,
  verdictOf,
  workspaceFacts,
  type FoundWorkspace,
  type GatePorts,
  type GateRequest,
  type GateResult,
  type WorkspaceResult,
} from './result.ts';
import { openScope, type Scope, type WorkspaceScope } from './scope.ts';
import {
  isUnjudged,
  type FoundWorkspaces,
  type JudgedPlan,
  type Offer,
  type PlanSource,
  type Unjudged,
} from './source.ts';

export type { ReportedApply } from './watch-apply.ts';
export type { PlanDiagnostic } from '../model/policy-result.ts';
export type { GateEvent, GatePorts, GateRequest, GateResult, WorkspaceResult } from './result.ts';

/** A check under way: its workspaces, what is asked of their plans, and who judges. */
interface Check<Found extends FoundWorkspace, Ready extends Found> {
  source: PlanSource<Found, Ready>;
  workspaces: FoundWorkspaces<Found, Ready>;
  request: GateRequest;
  scope: Scope;
  judges: readonly PlanJudge[];
  claims: Claims;
  /** What the list of allowed sources says of the files, by the name of the workspace. */
  files: ReadonlyMap<string, FilesOfWorkspace>;
}

/**
 * Judges all workspaces that the source finds.
 *
 * @param request what is asked of the plans
 * @param ports the clock, the log and the listener for events
 * @param judges all of them; a test adds one
 * @returns the verdict and the result of each workspace. It never rejects for anything that the service, the network, the
 *   programs or the files do: every problem is in the result.
 */
export async function gate<Found extends FoundWorkspace, Ready extends Found>(
  source: PlanSource<Found, Ready>,
  request: GateRequest,
  ports: GatePorts,
  judges: readonly PlanJudge[] = JUDGES,
): Promise<GateResult> {
  const scope = openScope(request, ports, source.gives.run);
  let workspaces: FoundWorkspaces<Found, Ready>;
  try {
    workspaces = await endedBy(scope.overdue, source.find(scope));
  } catch (error) {
    const failure = failureOf(error, scope.endReason());
    const failures = request.plan.asked.map((workspace) => ({ workspace, failure }));
    return unjudgedResult(failures, scope.elapsedMs());
  }
  const claims = claimsWith(judges.flatMap(({ systems }) => systems));
  let judged: Awaited<ReturnType<typeof judgeAll>>;
  try {
    const files = await judgeFilesFirst(workspaces.found, source.startsCode, request, scope);
    judged = await judgeAll({ source, workspaces, request, scope, judges, claims, files });
  } finally {
    await workspaces.close?.();
  }
  const { results, unaffected } = judged;
  const durationMs = scope.elapsedMs();
  return {
    verdict: verdictOf(results, request),
    workspaces: results,
    unaffected: unaffected.length > 0 ? unaffected : undefined,
    archives: [],
    ...(await workspaces.describe?.(results)),
    durationMs,
  };
}

async function judgeAll<Found extends FoundWorkspace, Ready extends Found>(
  check: Check<Found, Ready>,
): Promise<{ results: WorkspaceResult[]; unaffected: string[] }> {
  const { source, workspaces, request, scope } = check;
  const { found, skipped = [] } = workspaces;
  const stopped = (workspace: Found | Unjudged) =>
    mayNotStart(check.files.get(workspace.name), source.startsCode, request);
  const cannotBegin = (workspace: Found | Unjudged) => isUnjudged(workspace) || stopped(workspace);
  const mayBegin = !source.startsTogether || !found.some(cannotBegin);
  const judging = found.map((workspace) => async () => {
    const files = check.files.get(workspace.name);
    const isStopped = files !== undefined && !isUnjudged(workspace) && stopped(workspace);
    let result: WorkspaceResult | undefined;
    if (isStopped) result = resultOfFiles(workspace, files, check);
    else if (mayBegin) result = await judgeWorkspace(workspace, check);
    else result = explainUnstarted(workspace, scope);
    if (result !== undefined) scope.emit({ kind: 'workspace-decided', result });
    return { name: workspace.name, result };
  });
  const judged = await runConcurrently(judging, source.mostAtOnce);
  const results = judged.flatMap(({ result }) => result ?? []);
  const unconcerned = judged.flatMap(({ name, result }) => (result === undefined ? name : []));
  return {
    results: addExceptionNotices(results, request.judging.exceptions),
    unaffected: [...skipped, ...unconcerned],
  };
}

/** One that cannot be gated, and the others, for which nothing is started then. */
function explainUnstarted(workspace: FoundWorkspace | Unjudged, scope: Scope): WorkspaceResult {
  if (isUnjudged(workspace)) return explainUnjudged(workspace, scope);
  const text = 'Nothing was started for this workspace, because another one cannot be gated.';
  return { ...workspaceFacts(workspace), verdict: decideUnjudged({ text }) };
}

function explainUnjudged({ name, error, missedBy }: Unjudged, scope: Scope): WorkspaceResult {
  return { ...failedResult({ name }, error, scope), ...(missedBy !== undefined && { missedBy }) };
}

function failedResult(
  known: Parameters<typeof workspaceFacts>[0],
  error: unknown,
  { endReason }: Scope,
): WorkspaceResult {
  const failure = failureOf(error, endReason());
  const errored = error instanceof GateStop && error.errored;
  return {
    ...workspaceFacts(known),
    verdict: decideUnjudged({ ...failure, errored }),
    failure,
  };
}

/**
 * Takes one workspace from its source to its result. If a step fails, what it may have left is ended, and the result says
 * why. A verdict stays if there was no time for what comes after it.
 *
 * @returns undefined when no change concerns it
 */
async function judgeWorkspace<Found extends FoundWorkspace, Ready extends Found>(
  workspace: Found | Unjudged,
  check: Check<Found, Ready>,
): Promise<WorkspaceResult | undefined> {
  const { workspaces, scope } = check;
  if (isUnjudged(workspace)) return explainUnjudged(workspace, scope);
  let reached: Found = workspace;
  let standing: (() => Promise<WorkspaceResult | undefined>) | undefined;
  const files = check.files.get(workspace.name);
  const installed = async (lockFile: string | undefined): Promise<void> => {
    await files?.addInstalled(lockFile);
    if (mayNotStart(files, check.source.startsCode, check.request)) throw new RefusedBySources();
  };
  const reach = (now: Found) => void (reached = now);
  const step: WorkspaceScope<Found> = { ...scope, reach, installed: files && installed };
  const steps = async (): Promise<WorkspaceResult | undefined> => {
    scope.signal.throwIfAborted();
    const ready = await workspaces.prepare(workspace, step);
    for await (const offer of workspaces.offers(ready, step)) {
      try {
        const judged = await judgeOffer(offer, check);
        const concluding = concludeOffer(offer, judged, scope);
        if (offer.orNext === undefined) {
          standing = () => concluding.catch(() => concludeOffer(offer, judged, scope));
        }
        const result = await concluding;
        standing = result && (async () => result);
        if (result !== undefined) return (await workspaces.compare?.(result, ready)) ?? result;
      } catch (error) {
        if (offer.orNext === undefined) throw error;
        offer.orNext(error);
      }
    }
    return undefined;
  };
  try {
    return await endedBy(scope.overdue, steps());
  } catch (error) {
    if (error instanceof RefusedBySources && files !== undefined) {
      return resultOfFiles(reached, files, check);
    }
    const isLate = scope.endReason() === 'timeout';
    const kept = isLate ? await standing?.().catch(() => undefined) : undefined;
    if (kept !== undefined) return kept;
    const cause = isLate ? (workspaces.whyLate?.(workspace.name) ?? error) : error;
    const failed = failedResult(reached, cause, scope);
    const why = failed.failure?.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
    return { ...failed, ...(await workspaces.giveUp?.(reached, why)) };
  }
}

/** Has the plan judged, and decides. */
async function judgeOffer<Found extends FoundWorkspace, Ready extends Found>(
  { plan, skipsEvents = false }: Offer,
  { source, request, scope, judges, claims, files }: Check<Found, Ready>,
): Promise<JudgedPlan> {
  const { run } = plan;
  const readEvents = async () =>
    run === undefined
      ? []
      : readIfPossible(run.ports, [], ({ runs }) => runs.events(run.watched.run.id));
  const { judging, change } = request;
  const asked = {
    judging,
    pullRequest: change.pullRequest,
    signal: scope.signal,
    files: files.get(plan.workspace.name),
  };
  const [earlyEvents, known, parts, problems] = await Promise.all([
    skipsEvents ? undefined : readEvents(),
    plan.known(),
    judgePlan(plan, asked, judges),
    plan.problems(),
  ]);
  const facts = factsOf(plan, known, parts, problems);
  const verdict = decide(
    evidenceOf(plan, { known, parts }, { gives: source.gives, judges }, request),
    claims,
  );
  const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
  return {
    ...facts,
    verdict,
    results: attributeOverrides(facts.results, events),
    notices: [...noticesOf(events), ...facts.notices],
  };
}

/** @returns undefined if another plan has to stand for the workspace */
async function concludeOffer(
  offer: Offer,
  judged: JudgedPlan,
  scope: Scope,
): Promise<WorkspaceResult | undefined> {
  const { facts, status } = offer;
  const sayPolicies = () => {
    for (const words of describePolicyResults(judged.results)) {
      scope.emit({ kind: 'progress', workspace: facts.workspace, status, words });
    }
  };
  // Of an earlier run nothing is said before it stands.
  const isEarlier = offer.orNext !== undefined;
  if (!isEarlier) sayPolicies();
  const concluded = (await offer.conclude?.(judged)) ?? {};
  if (concluded === 'next') return undefined;
  if (isEarlier) sayPolicies();
  const { notices = [], ...more } = concluded;
  return {
    ...facts,
    ...judged,
    notices: [...facts.notices, ...notices, ...judged.notices],
    diagnostics: fromPackedRoot(judged.diagnostics, facts.workingDirectory),
    ...more,
  };
}

/** Terraform names files relative to the directory that it ran in. A result names them from the root that is packed. */
function fromPackedRoot(
  diagnostics: readonly PlanDiagnostic[],
  workingDirectory: string,
): PlanDiagnostic[] {
  const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
  return diagnostics.map((diagnostic) => {
    const { file } = diagnostic;
    return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
  });
}

/** Adds what a reader should know of exceptions: which end soon or have ended, and which fit nothing. */
function addExceptionNotices(
  workspaces: readonly WorkspaceResult[],
  exceptions: Exceptions | undefined,
): WorkspaceResult[] {
  if (exceptions === undefined) return [...workspaces];
  const judged = workspaces.filter(({ failure }) => failure === undefined);
  const notices = exceptionNotices(judged, exceptions);
  return workspaces.map((result) => {
    const added = notices.get(result.workspace) ?? [];
    return { ...result, notices: [...result.notices, ...added] };
  });
}
