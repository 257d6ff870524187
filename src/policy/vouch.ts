/**
 * The only place that decides that a plan passes, wherever it comes from: it passes if no claim here gives a reason why not, and
 * what a claim cannot be sure of is such a reason. `claim-result.ts` says what the result of one policy or run task means. A claim
 * that examines a part of the evidence gives no reason where that part is absent, as a run is where no service plans: that each part
 * is there which such a plan must have is a claim of its own (`allThatIsGiven`). Each claim has a name, and `__tests__/policy/vouch.test.ts` has a
 * case for each in which only that claim keeps the gate closed.
 */
import { CODES } from '../model/errors.ts';
import { finding, type Finding, type FindingCode } from '../model/finding.ts';
import {
  phrase,
  quoted,
  runPart,
  sentencePart,
  setting,
  workspacePart,
  type Sentence,
} from '../model/sentence.ts';
import {
  kindOf,
  needsConfirmation,
  PLAN_STATUSES,
  RUN_STATUSES,
  runKind,
  statusWords,
  waitsForConfirmation,
} from '../model/status.ts';
import type { RunMode } from '../model/status.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run, RunOptions } from '../client/wire/run.ts';
import type { IngressAttributes } from '../client/wire/configuration-version.ts';
import {
  differencesFromOptions,
  differencesFromRequest,
  differencesOfForeignRun,
  partialInputs,
} from './run-differences.ts';
import { differencesInTime, differencesFromCommit } from './commit-under-review.ts';
import type { CommitUnderReview } from './commit-under-review.ts';
import { timestampDoubts } from './reading.ts';
import type { SystemEvidence, Unfinished } from './reading.ts';
import { judgesAtService, type JudgeTraits } from '../model/judge-traits.ts';
import type { PlanLimit } from '../model/plan-json.ts';
import type { RunTaskResult } from '../model/policy-result.ts';
import type { UnknownValues } from '../model/unknown-values.ts';
import {
  HOLDS,
  policyClaim,
  runTaskClaim,
  PLAN_FAILED,
  PLAN_NOT_MADE,
  doesNotHold,
  undecided,
} from './claim-result.ts';
import type { Reason, ClaimResult } from './claim-result.ts';
import type { FailOn, Green, VerdictWord } from '../model/verdict.ts';
import { timeOf } from '../model/parse.ts';
import { problemOfBase, type JudgedBase } from './target-branches.ts';

/** What a check asks of a plan, wherever it comes from. */
export interface Requirements {
  requirePolicies: boolean;
  /** Which failures close the gate. Left out: as if none did, so that what is not known leads. */
  failOn?: FailOn | undefined;
  /** The base of the request that is judged; undefined for a job about no request. */
  base: JudgedBase | undefined;
  /** Why no policy judges a plan that was made here. */
  noPolicies?: Finding | undefined;
  /** Those that must have judged: each that the check asks for. */
  judgedBy?: readonly JudgeTraits[];
  /** How values count that a plan does not know. */
  unknownValues?: UnknownValues;
}

/** What a run must be to pass. */
export interface RunRequirements {
  mode: RunMode;
  runId: string;
  /** The configuration version that the run must have planned. */
  versionId: string;
  workspace: { id: string; name: string };
  organization?: string;
  options?: RunOptions | undefined;
  /** Whether a run that planned only a part may pass. */
  allowPartial?: boolean | undefined;
  /** Whether its plan may have been applied since: in a run that a person names. */
  mayBeApplied?: true | undefined;
  /** What could not be compared in a run that existed already: with one, it cannot pass. */
  uncompared?: readonly Finding[] | undefined;
}

/** Which parts of the evidence must be there, by what the plan comes from. */
interface Gives {
  /** A run of a service. */
  run: boolean;
  /** The commit that version control planned. */
  plannedCommit: boolean;
  /** What the policy systems of the service say. */
  serviceSystems: boolean;
}

/** Everything that a verdict depends on. */
export interface Evidence {
  requirements: Requirements;
  gives: Gives;
  run?: RunEvidence | undefined;
  /** For a run that version control started; absent where the files were uploaded here. */
  plannedCommit?: PlannedCommit | undefined;
  plan: PlanEvidence;
  /** What each judge says: the policy systems of the service, and of the others those that are asked. */
  systems: readonly SystemEvidence[];
}

interface RunEvidence {
  answer: Run;
  /** Of the workspace that came along with the run, if one did. */
  workspaceName: string | undefined;
  mustBe: RunRequirements;
}

/**
 * The plan: of a run, as the service answered; or one that was made or read here, with what limits it, or with the errors
 * that ended it. A doubt: why there is none.
 */
type PlanEvidence =
  | { answer: Plan }
  /** Nothing was planned, because of what the files would have started. */
  | { notStarted: Finding }
  | { limits: readonly PlanLimit[] }
  | { failed: readonly string[] }
  | { doubt: Finding };

/** The change that a run planned which version control started. */
export interface PlannedCommit {
  change: CommitUnderReview;
  /** A doubt: why its commit is not known. */
  ingress: { answer: IngressAttributes } | { doubt: Finding };
  /** The workspace's version of Terraform, if the workspace says it. */
  terraformVersion: string | undefined;
}

/** Checks one condition, or several of one kind. It returns one result for each, and none if the condition does not apply. */
type Claim = (evidence: Evidence) => readonly ClaimResult[];

type SystemClaim = 'isKnown' | 'hasNoDoubt' | 'hasNoError' | 'passes' | 'tasksPass' | 'isFinished';
type ClaimsOfPart = Readonly<Record<string, Claim>>;
/** The claims of each part of the evidence, and of each judge by its name, in the order of the reasons. */
export type Claims = Readonly<Record<string, ClaimsOfPart>>;

type Reasons = readonly [Reason, ...Reason[]];

/** Either a green word, or at least one reason why there is none. */
export type Vouched = { green: Green; remarks: Finding[] } | { reasons: Reasons };

/** What each kind of limit of a plan means for the verdict. An empty state and a note change nothing. */
const CLAIM_OF_LIMIT: Record<PlanLimit['kind'], (found: Finding) => ClaimResult> = {
  'not-certain': (found) => undecided(found),
  partial: (remark) => ({ green: 'advisory', remark }),
  unproven: (remark) => ({ green: 'advisory', remark }),
  'empty-state': () => HOLDS,
  noted: () => HOLDS,
};

/** What is claimed besides what the judges say. A new part of the evidence compiles only with an entry here. */
const CLAIMS_BESIDE_JUDGES = {
  plannedCommit: {
    isKnown: ({ plannedCommit }) =>
      plannedCommit && 'doubt' in plannedCommit.ingress
        ? [undecided(plannedCommit.ingress.doubt)]
        : [],
    isOfTheChange: ofPlannedCommit(
      ({ ingress, change }) => differencesFromCommit(ingress, change),
      'other-change',
    ),
    isRecent: ofPlannedCommit(({ run, change }) => differencesInTime(run, change), 'other-time'),
    hasUsualOptions: ofPlannedCommit(
      ({ run, mode, terraformVersion }) => differencesOfForeignRun(run, terraformVersion, {}, mode),
      CODES.notAsRequested,
    ),
  },
  plan: {
    isKnown: ({ plan, ...evidence }) =>
      'doubt' in plan ? [undecided(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
    // What kept it from being planned is the reason.
    isStarted: ({ plan }) =>
      'notStarted' in plan ? [undecided(plan.notStarted, 'anyOtherReason')] : [],
    isGood: isGoodPlan,
    isWhole: ({ plan }) =>
      'limits' in plan
        ? plan.limits.map(({ kind, finding: found }) => CLAIM_OF_LIMIT[kind](found))
        : [],
    agreesWithTimestamps: planAgreesWithTimestamps,
  },
  run: {
    endsWell: ofRun((run, evidence) => [endsWell(run, evidence)]),
    agreesWithTimestamps: ofRun(({ answer, mustBe }, { systems }) =>
      kindOfStatus(mustBe, answer) === 'good' || overriddenInRun(systems).length > 0
        ? [noDoubtIn(timestampDoubts(`run ${answer.id}`, answer.attributes, BAD_ENDS))]
        : [],
    ),
    isThisOne: ofRun(({ answer, mustBe }) => [
      holdsIf(
        answer.id === mustBe.runId,
        CODES.notCompared,
        phrase`Run ${runPart(answer.id)} is not the one of this check, ${runPart(mustBe.runId)}.`,
      ),
    ]),
    isOfVersion: ofRun(({ answer, mustBe }) => [isOfVersion(answer, mustBe.versionId)]),
    isOfWorkspace: ofRun(({ answer, mustBe }) => [isOfWorkspace(answer, mustBe.workspace.id)]),
    isOfNamedWorkspace: ofRun(({ answer, workspaceName, mustBe: { workspace } }) => [
      holdsIf(
        workspaceName === undefined || workspaceName.toLowerCase() === workspace.name.toLowerCase(),
        CODES.otherWorkspace,
        phrase`Run ${runPart(answer.id)} belongs to workspace ${quoted(workspaceName ?? '')}, not to ${workspacePart(workspace.name)}.`,
      ),
    ]),
    isAsRequested: ofRun(({ answer, mustBe }) =>
      differencesFrom(mustBe, answer).map((how) =>
        undecided(finding(CODES.notAsRequested, phrase`Run ${runPart(answer.id)} ${how}.`)),
      ),
    ),
    plansEverything: ofRun(({ mustBe }) => claimsOfWholeRun(mustBe)),
    isCompared: ofRun(({ mustBe }) => (mustBe.uncompared ?? []).map((found) => undecided(found))),
  },
  requirements: {
    isForItsBase: ({ requirements }) => [isForItsBase(requirements)],
    isJudged: (evidence) => [somethingWasJudged(evidence)],
  },
  gives: {
    isThere: allThatIsGiven,
  },
} satisfies Record<Exclude<keyof Evidence, 'systems'>, ClaimsOfPart>;

/** Every claim about a plan that must hold for a green verdict, with these judges. Nothing else is examined. */
export function claimsWith(judges: readonly JudgeTraits[]): Claims & typeof CLAIMS_BESIDE_JUDGES {
  return { ...claimsOfJudges(judges), ...CLAIMS_BESIDE_JUDGES };
}

/** The claims about what these judges say, and no others. */
export function claimsOfJudges(judges: readonly JudgeTraits[]): Claims {
  return Object.fromEntries(judges.map((judge) => [judge.name, claimsOf(judge)]));
}

/**
 * Asks each claim.
 *
 * @param claims of all judges that there are. Fewer only where nothing is planned: `refuse` in gate/gate.ts asks whether a plan may
 *   be made, and `decideOfCheck` in decide.ts about a check that concerns no workspace
 */
export function vouch(evidence: Evidence, claims: Claims): Vouched {
  const unknown = evidence.systems.find(({ judge }) => !Object.hasOwn(claims, judge.name));
  if (unknown !== undefined) {
    const says = phrase`The policy system ${quoted(unknown.judge.name)} is not one that Plangate knows.`;
    return { reasons: [{ ...finding('unknown-system', says), word: 'undecided' }] };
  }
  const results = Object.entries(claims).flatMap(([part, ofPart]) =>
    Object.values(ofPart).flatMap((claim) => claim(evidence).map((result) => ({ part, result }))),
  );
  const [reason, ...others] = results.flatMap(({ result }) => ('red' in result ? result.red : []));
  const remarks = results.flatMap(({ part, result }) =>
    'remark' in result ? { part, word: result.green, remark: result.remark } : [],
  );
  if (reason !== undefined) {
    const remarked = remarks.map(({ word, remark }) => ({ ...remark, word }));
    return { reasons: [...withoutConsequences([reason, ...others]), ...remarked] };
  }
  const guards = evidence.systems.flatMap(({ judge }) =>
    judge.counted === 'rule' ? judge.name : [],
  );
  return { green: greenWordOf(remarks, guards), remarks: remarks.map(({ remark }) => remark) };
}

/** The green word, if these claims hold with a remark. @param guards their names */
function greenWordOf(
  remarks: readonly { part: string; word: Green }[],
  guards: readonly string[],
): Green {
  if (remarks.length === 0) return 'passed';
  // An approved destroy must not hide an advisory failure, which closes the gate with `fail-on: advisory`.
  const isPolicyOverridden = remarks.some(
    ({ part, word }) => !guards.includes(part) && word === 'overridden',
  );
  const hasAdvisory = remarks.some(({ word }) => word === 'advisory');
  return hasAdvisory && !isPolicyOverridden ? 'advisory' : 'overridden';
}

const FAILURES: readonly VerdictWord[] = ['needs-override', 'blocked', 'errored', 'canceled'];

/** Leaves out reasons that are only a consequence of others. */
function withoutConsequences(reasons: Reasons): Reasons {
  const isBlocked = reasons.some(
    ({ word, omitIf }) => omitIf === undefined && FAILURES.includes(word),
  );
  const [first, ...others] = reasons.filter(
    ({ omitIf }) => omitIf === undefined || (omitIf === 'runAlreadyBlocked' && !isBlocked),
  );
  return first === undefined ? reasons : [first, ...others];
}

/** Claimed wherever a plan comes from: the verdict counts for the base of the request that is judged. */
function isForItsBase({ base }: Requirements): ClaimResult {
  const why = problemOfBase(base);
  return why === undefined ? HOLDS : undecided(why);
}

function isOfVersion(run: Run, versionId: string): ClaimResult {
  const version = relatedId(run, 'configuration-version');
  return holdsIf(
    version === versionId,
    CODES.notCompared,
    version === undefined
      ? phrase`Run ${runPart(run.id)} does not say which configuration version it planned.`
      : phrase`Run ${runPart(run.id)} planned configuration version ${runPart(version)}, not ${runPart(versionId)}, which it was to be.`,
  );
}

function isOfWorkspace(run: Run, workspaceId: string): ClaimResult {
  const workspace = relatedId(run, 'workspace');
  return holdsIf(
    workspace === workspaceId,
    CODES.notCompared,
    workspace === undefined
      ? phrase`Run ${runPart(run.id)} does not say which workspace it belongs to.`
      : phrase`Run ${runPart(run.id)} belongs to workspace ${runPart(workspace)}, not to ${runPart(workspaceId)}.`,
  );
}

/** Makes a claim about the run. Where there is none, `gives` says whether one should be there. */
function ofRun(check: (run: RunEvidence, evidence: Evidence) => readonly ClaimResult[]): Claim {
  return (evidence) => (evidence.run === undefined ? [] : check(evidence.run, evidence));
}

interface CommitOfRun extends Omit<PlannedCommit, 'ingress'> {
  run: Run;
  mode: RunMode;
  ingress: IngressAttributes;
}

/**
 * Makes a claim about a run that version control started: what differs is a reason.
 *
 * @param differencesIn each difference finishes the sentence "Run run-1 …"
 */
function ofPlannedCommit(
  differencesIn: (known: CommitOfRun) => readonly Sentence[],
  code: FindingCode,
): Claim {
  return ofRun(({ answer: run, mustBe: { mode } }, { plannedCommit }) => {
    if (plannedCommit === undefined || 'doubt' in plannedCommit.ingress) return [];
    const known = { ...plannedCommit, run, mode, ingress: plannedCommit.ingress.answer };
    return differencesIn(known).map((how) =>
      undecided(finding(code, phrase`Run ${runPart(run.id)} ${how}.`)),
    );
  });
}

function holdsIf(isTrue: boolean, code: FindingCode, otherwise: Sentence): ClaimResult {
  return isTrue ? HOLDS : undecided(finding(code, otherwise));
}

function claimsOfWholeRun({ options = {}, allowPartial = false }: RunRequirements): ClaimResult[] {
  const parts = allowPartial ? [] : partialInputs(options);
  return parts.map((input) =>
    undecided(
      finding(
        CODES.onlyAPart,
        phrase`The run planned only a part (${setting(input)}), so the rest of the configuration was not judged.`,
        { remedy: phrase`Set ${setting('allow-partial')} to true where that may pass.` },
      ),
    ),
  );
}

/** Statuses that a run which passes never had, not even for a moment, as a table for `timestampDoubts`. */
const BAD_ENDS = Object.fromEntries(
  statusWords(RUN_STATUSES)
    .filter((word) => word === 'errored' || RUN_STATUSES[word].kind === 'stopped')
    .map((word) => [word, 'bad' as const]),
);

function endsWell(run: RunEvidence, evidence: Evidence): ClaimResult {
  const { mode, mayBeApplied } = run.mustBe;
  const { status } = run.answer.attributes;
  const kind = kindOfStatus(run.mustBe, run.answer);
  if (isOverriddenEnd(run, evidence, kind)) return HOLDS;
  switch (kind) {
    case 'good':
      // It passes through this status before it waits there.
      return needsConfirmation(mode, status) && !waitsForConfirmation(run.answer)
        ? undecided(
            finding(
              'run-status',
              phrase`The run is ${quoted(status)}, and does not say that it can be confirmed.`,
            ),
          )
        : HOLDS;
    case 'bad': {
      // A policy that could not be judged is then why the run ended.
      const wasEvaluated = evidence.systems.every(({ reading }) =>
        reading.results.every((result) => result.status !== 'not-evaluated'),
      );
      return endedBadly(status, wasEvaluated ? 'runAlreadyBlocked' : 'anyOtherReason');
    }
    case 'stopped': {
      const how = status === 'discarded' ? 'discarded' : 'canceled';
      const says = phrase`The run was ${how} by another person (${quoted(status)}) before it could be judged.`;
      return doesNotHold('canceled', finding('run-stopped', says));
    }
    case 'person': {
      const says = phrase`The run awaits a decision (${quoted(status)}), but nothing in it says of what.`;
      return undecided(finding('run-status', says), 'runAlreadyBlocked');
    }
    case 'moving':
      // This status ends the wait only if a stage of the run awaits an override.
      return undecided(
        finding('run-status', phrase`The run is still ${quoted(status)}.`),
        'runAlreadyBlocked',
      );
    case 'foreign':
      return undecided(
        finding(
          'run-status',
          mayBeApplied === true
            ? phrase`The run is ${quoted(status)}, so what becomes of it is not known yet.`
            : phrase`The run is ${quoted(status)}: a ${mode} run of this gate never gets there.`,
        ),
      );
    case 'unknown':
      return undecided(
        finding('run-status', phrase`The run is ${quoted(status)}, an unrecognized status.`),
      );
  }
}

/** What was overridden in the run. What people approve by a comment changes no run. */
function overriddenInRun(systems: Evidence['systems']) {
  return systems
    .filter(({ judge }) => judge.acceptedBy === 'service')
    .flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}

/**
 * Whether the run has its present status because of failures that were overridden later. Such a status says nothing
 * against the run: only the results of its policies count. What has no result yet keeps the gate closed by other claims.
 */
function isOverriddenEnd(
  run: RunEvidence,
  evidence: Evidence,
  kind: ReturnType<typeof runKind>,
): boolean {
  const overridden = overriddenInRun(evidence.systems);
  if (overridden.length === 0 || !isPlanned(evidence.plan)) return false;
  const { status, 'status-timestamps': stamps } = run.answer.attributes;
  if (kind === 'moving') return status === 'policy_checked';
  if (kind !== 'bad' && kind !== 'person') return false;
  const enteredAt = timeOf(stamps?.[`${status.replaceAll('_', '-')}-at`]);
  const times = overridden
    .map(({ override }) => timeOf(override?.at))
    .filter((time) => !Number.isNaN(time));
  if (times.length === 0) return false;
  // Only a failed policy leads to this status, so it needs no time.
  if (Number.isNaN(enteredAt)) return status === 'policy_soft_failed';
  // A status that the run entered after the last override has another cause.
  return enteredAt <= Math.max(...times);
}

/** The claim that there is no doubt. If there are some, the first is the reason. */
function noDoubtIn([doubt]: readonly Finding[], omitIf?: Reason['omitIf']): ClaimResult {
  return doubt === undefined ? HOLDS : undecided(doubt, omitIf);
}

/**
 * Why a run that ended badly does not pass. The reason is left out where `omitIf` says so; where policies failed softly,
 * if another reason blocks already; a status that is not recognized is always told.
 */
function endedBadly(status: string, omitIf: Reason['omitIf']): ClaimResult {
  if (status === 'errored') {
    const says = phrase`The run is ${quoted(status)}, and no policy or run task is the reason.`;
    return doesNotHold('errored', finding('run-errored', says), omitIf);
  }
  if (status === 'policy_soft_failed') {
    const says = phrase`The run is ${quoted(status)}, but no policy result says which one failed.`;
    return undecided(finding('run-status', says), 'runAlreadyBlocked');
  }
  return undecided(
    finding(
      'run-status',
      phrase`The run ended as ${quoted(status)}, which Plangate does not recognize.`,
    ),
  );
}

/** Of a run: how its status counts; undefined where there is none. */
function kindOfRun({ run }: Pick<Evidence, 'run'>): ReturnType<typeof runKind> | undefined {
  return run && kindOfStatus(run.mustBe, run.answer);
}

function kindOfStatus(mustBe: RunRequirements, run: Run): ReturnType<typeof runKind> {
  return wasApplied(mustBe, run) ? 'good' : runKind(mustBe.mode, run.attributes.status);
}

/** Whether its plan was applied, where that may be. */
function wasApplied({ mayBeApplied }: RunRequirements, { attributes }: Run): boolean {
  return mayBeApplied === true && attributes.status === 'applied';
}

/** How the run differs from the one that was asked for. That it could be applied is no difference once it was. */
function differencesFrom(mustBe: RunRequirements, run: Run): readonly Sentence[] {
  const { mode, options = {} } = mustBe;
  return wasApplied(mustBe, run)
    ? differencesFromOptions(run, options)
    : differencesFromRequest(run, mode, options);
}

/** Leaves the reason out if the run did not end well: then the run itself has the reason. */
function omitUnlessRunIsGood(evidence: Pick<Evidence, 'run'>): Reason['omitIf'] {
  const kind = kindOfRun(evidence);
  return kind === undefined || kind === 'good' ? undefined : 'anyOtherReason';
}

function isGoodPlan({ plan, ...evidence }: Evidence): ClaimResult[] {
  if ('failed' in plan) return [PLAN_FAILED];
  if (!('answer' in plan)) return [];
  const { status } = plan.answer.attributes;
  switch (kindOf(PLAN_STATUSES, status)) {
    case 'good':
      return [];
    case 'bad':
      return [stoppedBeforePlan(evidence) ? PLAN_NOT_MADE : PLAN_FAILED];
    case 'unknown':
      return [
        undecided(
          finding('plan-status', phrase`The plan is ${quoted(status)}, an unrecognized status.`),
        ),
      ];
    case 'moving':
    case 'person':
    case 'stopped':
    case 'skipped': {
      const ended = evidence.run?.answer.attributes.status ?? '';
      const says = phrase`The run is ${quoted(ended)} but its plan is still ${quoted(status)}.`;
      const omitIf = stoppedBeforePlan(evidence) ? 'runAlreadyBlocked' : undefined;
      return [undecided(finding('plan-status', says), omitUnlessRunIsGood(evidence) ?? omitIf)];
    }
  }
}

/** Whether there was no plan to judge, for a reason that closes the gate itself. */
function hasNoPlan(judge: JudgeTraits, evidence: Evidence): boolean {
  return endedByPlan(evidence) || (!judgesAtService(judge) && stoppedBeforePlan(evidence));
}

/** Whether a policy stopped the run at Init, so that no plan was made. */
function stoppedBeforePlan({ systems }: Pick<Evidence, 'systems'>): boolean {
  return systems.some(({ reading }) => reading.stoppedBeforePlan === true);
}

function planAgreesWithTimestamps({ plan, ...evidence }: Evidence): ClaimResult[] {
  if (!('answer' in plan) || !isPlanned(plan)) return [];
  const doubts = timestampDoubts(`plan ${plan.answer.id}`, plan.answer.attributes, PLAN_STATUSES);
  // The reason why the run stopped is worse than any doubt about the end of its plan.
  return [noDoubtIn(doubts, kindOfRun(evidence) === 'good' ? undefined : 'runAlreadyBlocked')];
}

function isPlanned(plan: PlanEvidence): boolean {
  if ('limits' in plan) return true;
  return 'answer' in plan && kindOf(PLAN_STATUSES, plan.answer.attributes.status) === 'good';
}

/** If there is no plan, the missing plan is the reason. */
function omitUnlessPlanned(plan: PlanEvidence): Reason['omitIf'] {
  return isPlanned(plan) ? undefined : 'anyOtherReason';
}

/** The claims about what one judge says. */
function claimsOf(traits: JudgeTraits): Record<SystemClaim, Claim> {
  const claimOfSystem =
    (check: (system: SystemEvidence, evidence: Evidence) => readonly ClaimResult[]): Claim =>
    (evidence) =>
      evidence.systems
        .filter(({ judge }) => judge.name === traits.name)
        .flatMap((system) => check(system, evidence));
  const omitDoubtIf = (evidence: Evidence): Reason['omitIf'] => {
    const omitIf = traits.reads === 'plan' ? omitUnlessPlanned(evidence.plan) : undefined;
    return omitIf ?? (hasNoPlan(traits, evidence) ? 'runAlreadyBlocked' : undefined);
  };
  return {
    isKnown: claimOfSystem(({ how }) => ('doubt' in how ? [undecided(how.doubt)] : [])),
    // Without a plan, policies that judge it have no result; the missing plan is the reason then.
    hasNoDoubt: claimOfSystem(({ reading }, evidence) =>
      reading.doubts.map((doubt) => undecided(doubt, omitDoubtIf(evidence))),
    ),
    hasNoError: claimOfSystem(({ reading }) =>
      reading.errors.map((error) => doesNotHold('errored', error)),
    ),
    passes: claimOfSystem(({ reading }, { requirements }) =>
      reading.results
        .filter(({ status }) => status !== 'not-evaluated' || !saysWhyNot(traits, reading))
        .map((result) => policyClaim(result, requirements.unknownValues)),
    ),
    tasksPass: claimOfSystem(({ reading }, evidence) =>
      reading.runTasks.map((task) => {
        const { name, word = '' } = task;
        const was = phrase`run task ${quoted(name)} was still ${quoted(word)}`;
        return runTaskClaim(task, lacksResult(was, word === 'unreachable', evidence));
      }),
    ),
    isFinished: claimOfSystem(({ reading: { unfinished, runTasks } }, evidence) =>
      unfinished.map((object) => unfinishedClaim(object, runTasks, evidence)),
    ),
  };
}

/** Whether a doubt says why something was not evaluated: a judge on this machine says of what it could not judge. */
function saysWhyNot(judge: JudgeTraits, { doubts }: SystemEvidence['reading']): boolean {
  return !judgesAtService(judge) && doubts.length > 0;
}

/** Each part of the evidence that such a plan must have is there, and each judge of such a plan was asked. */
function allThatIsGiven(evidence: Evidence): ClaimResult[] {
  const { gives, run, plannedCommit, plan, systems, requirements } = evidence;
  const expected = new Map((requirements.judgedBy ?? []).map((judge) => [judge.name, judge]));
  // A service may have no policy in one of its systems. Each other system has one, so if it has no result, no doubt and no
  // error, it has not judged.
  const hasJudged = ({ judge, reading }: SystemEvidence): boolean =>
    judgesAtService(judge) ||
    reading.results.length + reading.doubts.length + reading.errors.length > 0;
  const asked = new Set(systems.filter(hasJudged).map(({ judge }) => judge.name));
  // Of a plan that failed here nothing is asked, and that it failed is the reason.
  const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
  return [
    holdsIf(
      run !== undefined || !gives.run,
      'not-given',
      phrase`No run is known of which this plan would be.`,
    ),
    holdsIf(
      plannedCommit !== undefined || !gives.plannedCommit,
      'not-given',
      phrase`It is not known which commit version control planned.`,
    ),
    ...Array.from(expected, ([name, judge]) =>
      asked.has(name)
        ? HOLDS
        : undecided(
            finding(
              'not-given',
              phrase`Nothing was asked of the ${sentencePart('name', name.replace('-', ' '), 60)} of this plan.`,
            ),
            omitIf ?? (judge.reads === 'plan' ? omitUnlessPlanned(plan) : undefined),
          ),
    ),
  ];
}

/** The claim about an object that has no result although the run is over. It never holds. */
function unfinishedClaim(
  { what, word, stage, isAfterPlan }: Unfinished,
  runTasks: readonly RunTaskResult[],
  evidence: Evidence,
): ClaimResult {
  const failedTask = runTasks.find(
    ({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'),
  );
  const ofStage =
    stage === undefined
      ? ''
      : phrase` (its stage ${stage === 'running' ? 'is' : 'was'} ${quoted(stage)})`;
  const cause =
    failedTask === undefined
      ? ''
      : phrase` The likely cause is a mandatory run task that failed: see ${quoted(failedTask.name)} in the run.`;
  const neverBegan =
    word === 'unreachable' ||
    isAfterPlan === true ||
    stage === 'pending' ||
    (stoppedBeforePlan(evidence) && word === 'pending');
  const was = phrase`${runPart(what)} was still ${quoted(word)}${ofStage}`;
  return lacksResult(was, neverBegan, evidence, cause);
}

/**
 * The reason that something has no result. It is left out if an earlier part stopped the run: then that is the reason.
 *
 * @param was the end of "The run ended as …, but": what has no result, and its status
 * @param neverBegan whether the run ended before it was its turn
 * @param cause a further sentence, with a space before it
 */
function lacksResult(
  was: Sentence,
  neverBegan: boolean,
  evidence: Evidence,
  cause: Sentence = '',
): ClaimResult {
  const status = evidence.run?.answer.attributes.status ?? '';
  const kind = kindOfRun(evidence);
  const hasEndedEarly = kind !== 'good' || stoppedBeforePlan(evidence);
  const isExplained = kind === 'stopped' || (hasEndedEarly && neverBegan) || endedByPlan(evidence);
  return undecided(
    finding(
      CODES.noResult,
      phrase`The run ended as ${quoted(status)}, but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`,
    ),
    isExplained ? 'runAlreadyBlocked' : undefined,
  );
}

function endedByPlan({ run, plan }: Pick<Evidence, 'run' | 'plan'>): boolean {
  const failed = 'answer' in plan && kindOf(PLAN_STATUSES, plan.answer.attributes.status) === 'bad';
  return failed && kindOfRun({ run }) !== 'good';
}

function somethingWasJudged(evidence: Evidence): ClaimResult {
  const { requirements, plan, run, systems } = evidence;
  const { requirePolicies, noPolicies } = requirements;
  const isRequired = requirePolicies || noPolicies !== undefined;
  const judging = systems.filter(({ judge }) => judge.countsAsPolicy);
  if (!isRequired || judging.some(({ reading }) => reading.results.length > 0)) return HOLDS;
  const whyNone =
    run === undefined
      ? finding('no-policy', phrase`No policy judged this plan, and policies are required.`)
      : finding('no-policy', phrase`No policy result was found, and policies are required.`, {
          remedy: phrase`Attach a policy set to the workspace, or set ${setting('require-policies')} to false.`,
          actor: 'operators',
        });
  const omitIf = 'failed' in plan || 'notStarted' in plan ? 'anyOtherReason' : undefined;
  // Policies that could not be evaluated are there.
  const isExplained =
    kindOfRun(evidence) === 'stopped' || systems.some(({ reading }) => reading.errors.length > 0);
  return undecided(noPolicies ?? whyNone, isExplained ? 'runAlreadyBlocked' : omitIf);
}
