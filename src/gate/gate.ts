/**
 * The gate: find, once for all workspaces; then begin → prepare → offers → judge → approve → decide → conclude, for each of them,
 * wherever its plan comes from. From offers to decide is repeated until a plan counts. It never renders and never publishes, so neither can change the verdict.
 *
 * The other files of this directory are parts of these steps. Most are about a service: its runs are started and waited for
 * (`run.ts`), found again (`own-run.ts`, `take-over.ts`) and ended (`end-run.ts`), and the files that are sent must not lack one that
 * decides (`hidden-files.ts`, `refuse-excluded.ts`).
 */
import { endedBy } from '../model/ended-by.ts';
import { finding, type Finding } from '../model/finding.ts';
import { phrase } from '../model/sentence.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import { claimsWith, vouch, type Claims } from '../policy/vouch.ts';
import { decide, decideUnjudged } from '../policy/decide.ts';
import { withConditions } from '../policy/systems/own-policies.ts';
import { exceptionNotices } from '../policy/exception-notices.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import type { SystemEvidence } from '../policy/reading.ts';
import { attributeOverrides, noticesOfEvents } from '../policy/run-events.ts';
import { failureOf, GateStop } from './failure-of.ts';
import {
  askAboutCheck,
  askAboutFiles,
  askAboutFilesAgain,
  describePolicyResults,
  evidenceOf,
  factsOf,
  judgePlan,
  withoutPlan,
  type JudgedParts,
} from './judge.ts';
import { openTogether } from './approve-together.ts';
import { askedIn, type AskedHere } from './asked-workspace.ts';
import { JUDGES } from './judges/judges.ts';
import type { AnyJudge, JudgedFiles, WorkspacesOfCheck } from './judges/policy-judge.ts';
import { readIfPossible } from './read-policies.ts';
import type { GatePorts, GateRequest } from './request.ts';
import {
  judgedResult,
  unjudgedResult,
  verdictOf,
  workspaceFacts,
  type FoundWorkspace,
  type GateResult,
  type WorkspaceResult,
} from './result.ts';
import { openShowing, type Showing } from './keep-shown.ts';
import { openScope, type Scope, type WorkspaceScope } from './scope.ts';
import {
  isUnjudged,
  type FoundWorkspaces,
  type JudgedPlan,
  type Offer,
  type PlansFrom,
  type Unjudged,
} from './plans-from.ts';

/** A check under way: its workspaces, what is asked of their plans, and who judges. */
interface Check<Found extends FoundWorkspace, Ready extends Found> {
  plansFrom: PlansFrom<Found, Ready>;
  workspaces: FoundWorkspaces<Found, Ready>;
  request: GateRequest;
  scope: Scope;
  judges: readonly AnyJudge[];
  claims: Claims;
  /** Where what the plans show is kept. */
  showing?: Showing | undefined;
}

/** A workspace that may begin, and what judges said of its files. */
interface Begun<Found extends FoundWorkspace> {
  workspace: Found;
  said: readonly JudgedFiles[];
}

/**
 * Judges all workspaces that are found where the plans come from.
 *
 * @param request what is asked of the plans
 * @param ports the clock, the log and the listener for events
 * @param judges all of them; a test adds one
 * @returns the verdict and the result of each workspace, with what failed in finding and judging it. Rejects with what fails while
 *   something is ended, closed or described: the caller makes a result of that
 */
export async function gate<Found extends FoundWorkspace, Ready extends Found>(
  plansFrom: PlansFrom<Found, Ready>,
  request: GateRequest,
  ports: GatePorts,
  judges: readonly AnyJudge[] = JUDGES,
): Promise<GateResult> {
  const scope = openScope(request, ports, plansFrom.gives.run);
  const unjudged = (error: unknown): GateResult => {
    const failure = failureOf(error, scope.endReason());
    const failures = request.plan.asked.map((workspace) => ({ workspace, failure }));
    return unjudgedResult(failures, scope.elapsedMs());
  };
  let workspaces: FoundWorkspaces<Found, Ready>;
  try {
    workspaces = await endedBy(scope.overdue, plansFrom.find(scope));
  } catch (error) {
    return unjudged(error);
  }
  const claims = claimsWith(judges.flatMap(({ systems }) => systems));
  let judged: Awaited<ReturnType<typeof judgeAll>>;
  try {
    judged = await judgeAll({ plansFrom, workspaces, request, scope, judges, claims });
  } finally {
    await workspaces.close?.();
  }
  const { results, unaffected, approvals, shown } = judged;
  let ofCheck: SystemEvidence[] = [];
  try {
    if (results.length === 0) {
      ofCheck = await endedBy(scope.overdue, askAboutCheck(request.judging, judges));
    }
  } catch (error) {
    return unjudged(error);
  }
  const durationMs = scope.elapsedMs();
  return {
    verdict: verdictOf(results, request, ofCheck),
    workspaces: results,
    unaffected: unaffected.length > 0 ? unaffected : undefined,
    approvals,
    shown,
    archives: [],
    ...(await workspaces.describe?.(results)),
    durationMs,
  };
}

/** How many workspaces have their files judged at the same time. */
const MOST_BEGUN_AT_ONCE = 4;

async function judgeAll<Found extends FoundWorkspace, Ready extends Found>(
  check: Check<Found, Ready>,
): Promise<
  Pick<GateResult, 'approvals' | 'shown'> & { results: WorkspaceResult[]; unaffected: string[] }
> {
  const { plansFrom, workspaces, request, scope } = check;
  const { found, skipped = [] } = workspaces;
  const all = found.flatMap((one) => (isUnjudged(one) ? [] : one));
  const ofCheck = { all, skipped };
  const beginning = found.map((workspace) => () => begin(workspace, ofCheck, check));
  const begun = await runConcurrently(beginning, MOST_BEGUN_AT_ONCE);
  // One that is refused by itself says nothing against the others.
  const isAlone = (at: number) => {
    const workspace = found[at];
    return workspace !== undefined && isUnjudged(workspace) && workspace.isAlone === true;
  };
  const holding = begun.filter((one, at) => !('said' in one) && !isAlone(at));
  const mayBegin = !plansFrom.startsTogether || holding.length === 0;
  const members = begun.filter((one) => 'said' in one);
  const together = request.approvals && openTogether(members, request.approvals);
  const showing = request.showing && openShowing(request.showing);
  const resultOf = async (one: (typeof begun)[number], waits: () => void) => {
    let result: WorkspaceResult | undefined;
    if (!('said' in one)) result = one;
    else if (mayBegin) {
      const approving = together && {
        waits,
        approve: (asked: AskedHere, parts: JudgedParts) => together.approve(one, asked, parts),
      };
      result = await judgeWorkspace(one, { ...check, showing }, approving).finally(() =>
        together?.leave(one),
      );
    } else
      result = { ...workspaceFacts(one.workspace), verdict: decideUnjudged(notStarted(holding)) };
    if (result !== undefined) scope.emit({ kind: 'workspace-decided', result });
    return result;
  };
  // Each ends early where its workspace waits for the others, so that the next one can begin.
  const starts = begun.map((one) => async () => {
    let waits = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (waits = resolve));
    const ending = resultOf(one, waits);
    await Promise.race([ending, waiting]);
    return { ending };
  });
  const started = await runConcurrently(starts, plansFrom.mostAtOnce);
  const ended = await Promise.all(started.map(({ ending }) => ending));
  const results = ended.flatMap((result) => result ?? []);
  const unconcerned = found.filter((_, at) => ended[at] === undefined);
  return {
    results: addExceptionNotices(results, request.judging.exceptions),
    approvals: together?.counted(),
    shown: showing?.record(),
    unaffected: [...skipped, ...unconcerned].map(({ name }) => name),
  };
}

/** Why a workspace is not started that may begin: others may not, and the first of these says why. */
function notStarted(begun: readonly object[]): Finding {
  const refused = begun.filter((one): one is WorkspaceResult => 'verdict' in one);
  const codeOf = ({ verdict }: WorkspaceResult) => verdict.reasons[0]?.code ?? 'failed';
  const [code = 'failed'] = refused.map(codeOf);
  const workspaces = refused
    .filter((one) => codeOf(one) === code)
    .map(({ workspace }) => workspace);
  return finding(
    'not-started',
    phrase`Nothing was started, because another workspace of this check cannot be gated.`,
    { because: { code, workspaces } },
  );
}

/** Has judges read the files, before anything is started. @returns the result of a workspace that cannot begin */
async function begin<Found extends FoundWorkspace, Ready extends Found>(
  workspace: Found | Unjudged,
  ofCheck: WorkspacesOfCheck,
  check: Check<Found, Ready>,
): Promise<Begun<Found> | WorkspaceResult> {
  const { request, scope, judges } = check;
  if (isUnjudged(workspace)) {
    const { name, error, missedBy } = workspace;
    return { ...failedResult({ name }, error, scope), ...(missedBy !== undefined && { missedBy }) };
  }
  try {
    const judging = askAboutFiles(workspace, request.judging, judges, ofCheck);
    const said = await endedBy(scope.overdue, judging);
    return refuse(workspace, said, check) ?? { workspace, said };
  } catch (error) {
    return failedResult(workspace, error, scope);
  }
}

/**
 * The result of a workspace of which nothing may be started, because a claim about its files does not hold.
 *
 * @returns undefined if it goes on: then what was said is evidence of the verdict on its plan
 */
function refuse<Found extends FoundWorkspace, Ready extends Found>(
  workspace: Found,
  said: readonly JudgedFiles[],
  { plansFrom, request, judges, claims }: Check<Found, Ready>,
): WorkspaceResult | undefined {
  if (!plansFrom.startsCode || request.policy.failOn === 'never') return undefined;
  const { evidence, facts } = withoutPlan(said, { gives: plansFrom.gives, judges }, request);
  const letPlan = judges.flatMap((judge) =>
    judge.reads === 'files' && judge.letsPlan === true ? judge.systems : [],
  );
  const claimsOfFiles = {
    ...claims,
    ...Object.fromEntries(letPlan.map(({ name }) => [name, {}])),
    plan: {},
    requirements: {},
  };
  if ('green' in vouch(evidence, claimsOfFiles)) return undefined;
  const judged = { ...facts, verdict: decide(evidence, claims) };
  return judgedResult(workspaceFacts(workspace), judged);
}

const NOTHING_PLANNED = finding('not-started', phrase`Nothing is planned.`);

function failedResult(
  known: Parameters<typeof workspaceFacts>[0],
  error: unknown,
  { endReason, debug }: Scope,
): WorkspaceResult {
  const failure = failureOf(error, endReason());
  if (failure.kind === 'internal' && error instanceof Error) debug(error.stack ?? '');
  const errored = error instanceof GateStop && error.errored;
  return {
    ...workspaceFacts(known),
    verdict: decideUnjudged({ ...failure, errored }),
    failure,
  };
}

/** How far a workspace has come. Its steps keep it, for the result of one that fails or runs out of time. */
interface Progress<Found extends FoundWorkspace> {
  reached: Found;
  /** What judges said of its files. */
  said: readonly JudgedFiles[];
  /** The result, where what `init` installed may not be started. */
  refused?: WorkspaceResult | undefined;
  /**
   * Gives the result if the time is over now; left out while no verdict may stand. `standOrNext` sets it: to the verdict without
   * approvals while the others are waited for, then to that of the judged plan; of an earlier run, to its result.
   */
  standing?: (() => Promise<WorkspaceResult | undefined>) | undefined;
}

/**
 * Takes one workspace to its result. If a step fails, what it may have left is ended, and the result says why. A verdict that is
 * there stays, if the time is over before what comes after it has ended.
 *
 * @returns undefined when no change concerns it
 */
async function judgeWorkspace<Found extends FoundWorkspace, Ready extends Found>(
  { workspace, said }: Begun<Found>,
  check: Check<Found, Ready>,
  approving: Approving | undefined,
): Promise<WorkspaceResult | undefined> {
  const { workspaces, scope } = check;
  const progress: Progress<Found> = { reached: workspace, said };
  try {
    return await endedBy(scope.overdue, judgeOffers(workspace, check, approving, progress));
  } catch (error) {
    const { reached, refused, standing } = progress;
    if (refused !== undefined) return refused;
    const isLate = scope.endReason() === 'timeout';
    const kept = isLate ? await standing?.().catch(() => undefined) : undefined;
    if (kept !== undefined) return kept;
    const cause = isLate ? (workspaces.whyLate?.(workspace.name) ?? error) : error;
    const failed = failedResult(reached, cause, scope);
    const why = failed.failure?.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
    return { ...failed, ...(await workspaces.giveUp?.(reached, why)) };
  }
}

/** Judges the plans of a workspace until one stands. */
async function judgeOffers<Found extends FoundWorkspace, Ready extends Found>(
  workspace: Found,
  check: Check<Found, Ready>,
  approving: Approving | undefined,
  progress: Progress<Found>,
): Promise<WorkspaceResult | undefined> {
  const { workspaces, scope } = check;
  const step = stepOf(check, progress);
  scope.signal.throwIfAborted();
  const ready = await workspaces.prepare(workspace, step);
  for await (const offer of workspaces.offers(ready, step)) {
    try {
      const result = await standOrNext(offer, check, approving, progress);
      if (result !== undefined) return (await workspaces.compare?.(result, ready)) ?? result;
    } catch (error) {
      if (offer.orNext === undefined) throw error;
      offer.orNext(error);
    }
  }
  return undefined;
}

/** What the steps of a workspace have: they say how far it has come, and ask about what `init` installed. */
function stepOf<Found extends FoundWorkspace, Ready extends Found>(
  check: Check<Found, Ready>,
  progress: Progress<Found>,
): WorkspaceScope<Found> {
  return {
    ...check.scope,
    reach: (now) => void (progress.reached = now),
    async installed(lockFile) {
      progress.said = await askAboutFilesAgain(progress.said, async () => ({ lockFile }));
      progress.refused = refuse(progress.reached, progress.said, check);
      // `refused` says why.
      if (progress.refused !== undefined) throw new GateStop('unplanned', NOTHING_PLANNED);
    },
  };
}

/** Judges one plan. @returns undefined if another one has to stand for the workspace */
async function standOrNext<Found extends FoundWorkspace, Ready extends Found>(
  offer: Offer,
  check: Check<Found, Ready>,
  approving: Approving | undefined,
  progress: Progress<Found>,
): Promise<WorkspaceResult | undefined> {
  const { scope } = check;
  // An earlier run stands only once all is known of it.
  const isEarlier = offer.orNext !== undefined;
  const approvingOffer = approving && {
    ...approving,
    waits(soFar: () => Promise<JudgedPlan>) {
      // Where the time is over before the others are judged, nothing is approved.
      if (!isEarlier) progress.standing = async () => concludeOffer(offer, await soFar(), scope);
      approving.waits(soFar);
    },
  };
  const judged = await judgeOffer(offer, progress.said, check, approvingOffer);
  const concluding = concludeOffer(offer, judged, scope);
  if (!isEarlier) {
    // It may have failed because the time is over: then it is tried once more.
    progress.standing = () => concluding.catch(() => concludeOffer(offer, judged, scope));
    return concluding;
  }
  const result = await concluding;
  if (result !== undefined) progress.standing = async () => result;
  return result;
}

/** How a workspace learns what people approved. */
interface Approving {
  /** Called when it begins to wait for the others. @param soFar decides without approvals */
  waits(soFar: () => Promise<JudgedPlan>): void;
  approve(asked: AskedHere, parts: JudgedParts): Promise<JudgedParts>;
}

/** Has the plan judged, and decides. */
async function judgeOffer<Found extends FoundWorkspace, Ready extends Found>(
  { plan, facts: found, skipsEvents = false }: Offer,
  said: readonly JudgedFiles[],
  { plansFrom, request, scope, judges, claims, showing }: Check<Found, Ready>,
  approving: Approving | undefined,
): Promise<JudgedPlan> {
  const { run } = plan;
  const readEvents = async () =>
    run === undefined
      ? []
      : readIfPossible(run.ports, [], ({ runs }) => runs.events(run.watched.run.id));
  const { judging, change, approvals } = request;
  const { pullRequest } = change;
  const { signal } = scope;
  const files = { said, hasRun: !plansFrom.startsCode };
  const [earlyEvents, known, judged, problems] = await Promise.all([
    skipsEvents ? undefined : readEvents(),
    plan.known(),
    judgePlan(plan, { judging, pullRequest, signal, files }, judges),
    plan.problems(),
  ]);
  const first = {
    ...judged,
    systems: judged.systems.map((each) => {
      if (!each.judge.mayHoldLater) return each;
      const { allowUnknown } = request.policy;
      const results = withConditions(each.reading.results, approvals?.owners, allowUnknown);
      return { ...each, reading: { ...each.reading, results } };
    }),
  };
  const decideBy = async (parts: JudgedParts): Promise<JudgedPlan> => {
    const facts = factsOf(plan, known, parts, problems);
    const expected = { gives: plansFrom.gives, judges };
    const verdict = decide(evidenceOf(plan, { known, parts }, expected, request), claims);
    const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
    return {
      ...facts,
      verdict,
      results: attributeOverrides(facts.results, events),
      notices: [...noticesOfEvents(events), ...facts.notices],
    };
  };
  await showing?.keep(plan, found, judged.json, signal);
  if (approving === undefined || approvals === undefined) return decideBy(first);
  const asked = await askedIn({ plan, facts: found, parts: first, judging, signal }, approvals);
  if (asked.failures.length > 0) approving.waits(() => decideBy(first));
  return decideBy(await approving.approve(asked, first));
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
  return judgedResult(facts, judged, concluded);
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
