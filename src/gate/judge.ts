/**
 * Goes from a plan and the judges to the evidence of a verdict. Judges do not know where a plan comes from, and nothing here
 * decides: `plangate audit` asks the same judges, and nobody for a verdict.
 */
import type { CostEstimate } from '../client/wire/run.ts';
import { addTo } from '../model/add-to.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { CostSummary, PlanDiagnostic, PolicyResult } from '../model/policy-result.ts';
import { phrase } from '../model/sentence.ts';
import { keyOfPolicy } from '../policy/baseline.ts';
import { countResults } from '../policy/count-results.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import { divideFailure } from '../policy/divide-failures.ts';
import { exceptionsFor } from '../policy/fitting-exceptions.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import { mergeReadings, type SystemEvidence } from '../policy/reading.ts';
import { withoutAddresses } from '../policy/tell-failures.ts';
import type { KnownLater } from '../policy/systems/allowed-sources.ts';
import type { Evidence } from '../policy/vouch.ts';
import { JUDGES } from './judges/judges.ts';
import { readNoChanges } from './no-changes.ts';
import { takesNoOverride } from './plan-of-run.ts';
import type {
  AskedJudge,
  AnyJudge,
  Judged,
  JudgedFiles,
  PlanJudge,
  WorkspacesOfCheck,
} from './judges/policy-judge.ts';
import type { GateRequest, Judging } from './request.ts';
import type { FoundWorkspace, JudgedFacts } from './result.ts';
import type { KnownPlan, ObtainedPlan } from './plans-from.ts';
import { openBaseOfService } from './current-run.ts';

/** What the judges said. */
export interface JudgedParts extends Pick<Evidence, 'systems'> {
  /** What asks a judge again, by its name; of those that can be asked. */
  askAgain?: ReadonlyMap<string, NonNullable<Judged['askAgain']>>;
  /** The JSON of the plan that they read, if they did. */
  json?: PlanJson | undefined;
  changes?: PlannedChanges | undefined;
  /** Whether an apply of the plan would change nothing; undefined where that is not known. */
  noChanges?: boolean | undefined;
  /** What a reader should know besides the results. */
  notices: Finding[];
}

/** Asks the judges of files about a workspace of which nothing was started. @throws where nobody can know what one says */
export async function askAboutFiles(
  workspace: FoundWorkspace,
  judging: Judging,
  judges: readonly AnyJudge[],
  ofCheck: WorkspacesOfCheck,
): Promise<JudgedFiles[]> {
  const those = judges.filter((judge) => judge.reads === 'files');
  const judged = await Promise.all(those.map((judge) => judge.judge(workspace, judging, ofCheck)));
  return judged.filter((one) => one !== undefined);
}

/** What is said of the check as a whole, where it concerns no workspace. @throws where nobody can know what one says */
export async function askAboutCheck(
  judging: Judging,
  judges: readonly AnyJudge[],
): Promise<SystemEvidence[]> {
  const ofFiles = judges.filter((judge) => judge.reads === 'files');
  const judged = await Promise.all(ofFiles.map(async (judge) => judge.judgeCheck?.(judging)));
  return systemsOf(judged.filter((one) => one !== undefined));
}

/** Asks those again that have more to say. @param read what is known by now; it is called for them alone */
export function askAboutFilesAgain(
  said: readonly JudgedFiles[],
  read: () => Promise<KnownLater>,
): Promise<JudgedFiles[]> {
  return Promise.all(said.map(async (one) => one.again?.(await read()) ?? one));
}

function joinJudged(said: readonly Judged[]): JudgedParts {
  return { systems: systemsOf(said), notices: said.flatMap(({ notices = [] }) => notices) };
}

interface AskedOfPlan extends Pick<AskedJudge, 'judging' | 'pullRequest' | 'signal'> {
  /** What was said of the files; `hasRun`: whether the plan was made before they were judged. */
  files?: { said: readonly JudgedFiles[]; hasRun: boolean };
}

/**
 * Asks the judges about a plan: those of the run first, because own policies may have the names of theirs. Each form of the
 * JSON, and what the plan changes, is read once for all.
 *
 * @throws what keeps everybody from knowing what was judged, such as a service that does not answer
 */
export async function judgePlan(
  plan: ObtainedPlan,
  asked: AskedOfPlan,
  judges: readonly AnyJudge[] = JUDGES,
): Promise<JudgedParts> {
  const { judging, files: { said, hasRun } = { said: [], hasRun: false } } = asked;
  const { showsChanges } = judging;
  const contents = new Map<boolean, ReturnType<ObtainedPlan['json']>>();
  const json: ObtainedPlan['json'] = (isWhole) => {
    const content = contents.get(isWhole) ?? plan.json(isWhole);
    contents.set(isWhole, content);
    return content;
  };
  const shared = { ...plan, json };
  const ofPlans = judges.filter((judge) => judge.reads !== 'files');
  // About a plan that failed no judge is asked, and what was said of its files is left out.
  const isFailed = plan.failed !== undefined;
  const readsWhole = formOfJson(judging, judges);
  const ask = (reads: PlanJudge['reads'], more: Pick<AskedJudge, 'ofRun' | 'changes'>) => {
    const those = isFailed ? [] : ofPlans.filter((judge) => judge.reads === reads);
    const answers = those.map((judge) => judge.judge(shared, { ...asked, ...more }));
    return Promise.all(answers).then((judged) => judged.filter((one) => one !== undefined));
  };
  const judgingRun = ask('run', { ofRun: [], changes: async () => undefined });
  let reading: ReturnType<ObtainedPlan['changes']> | undefined;
  const readChanges = async () => {
    const read =
      readsWhole === undefined ? undefined : await judgingRun.then(() => shared.json(readsWhole));
    return plan.changes({
      ...changesToRead(judging, judges),
      json: read && 'json' in read ? read.json : undefined,
    });
  };
  const changes = () => (reading ??= readChanges());
  const judgingPlan = judgingRun.then((judged) =>
    ask('plan', { ofRun: systemsOf(judged), changes }),
  );
  // In the form that other judges need, so that it is read once. A plan that cannot be read names nothing besides the files.
  const readPlan = async () => {
    const content = await shared.json(readsWhole === true);
    return { plan: 'json' in content ? content.json.document : undefined };
  };
  const first = isFailed ? [] : said;
  const [ofRun, ofPlan, ofFiles, changed, noChanges] = await Promise.all([
    judgingRun,
    judgingPlan,
    hasRun ? askAboutFilesAgain(first, readPlan) : first,
    isFailed || !showsChanges ? undefined : changes(),
    isFailed || !showsChanges
      ? undefined
      : judgingRun.then(() => readNoChanges(shared, readsWhole)),
  ]);
  const files = joinJudged(ofFiles);
  const ofService = await divideAtService(systemsOf(ofRun), systemsOf(ofPlan), plan, judging);
  const { systems, notices } = joinJudged(ofPlan);
  const inOrder = judges.flatMap((judge) => judge.systems.map(({ name }) => name));
  const placeOf = ({ judge }: SystemEvidence) => inOrder.indexOf(judge.name);
  return {
    systems: [...ofService.systems, ...systems, ...files.systems].sort(
      (one, other) => placeOf(one) - placeOf(other),
    ),
    json: ofPlan.find((judged) => judged.json !== undefined)?.json,
    askAgain: new Map(
      ofPlan.flatMap(({ systems: said = [], askAgain }) =>
        askAgain === undefined ? [] : said.map(({ judge }) => [judge.name, askAgain] as const),
      ),
    ),
    changes: changed,
    noChanges,
    notices: [...ofService.notices, ...notices, ...files.notices],
  };
}

/** Whether a judge asks for what the plan changes, and whether its JSON may be read whole for that. */
export function changesToRead(judging: Judging, judges: readonly AnyJudge[] = JUDGES) {
  const asked = judges.flatMap((judge) =>
    judge.reads === 'files' ? [] : (judge.asksForChanges?.(judging) ?? []),
  );
  return {
    isGuarded: asked.length > 0,
    mayReadWhole: asked.some(({ mayReadWhole }) => mayReadWhole),
  };
}

/** Whether the judges read the JSON of a plan whole, or redacted; undefined if none reads it. */
export function formOfJson(
  judging: Judging,
  judges: readonly AnyJudge[] = JUDGES,
): boolean | undefined {
  const forms = judges.flatMap((judge) =>
    judge.reads === 'files' ? [] : (judge.readsWhole?.(judging) ?? []),
  );
  return forms.length === 0 ? undefined : forms.includes(true);
}

/** What a report tells of what was judged. */
export function factsOf(
  { run }: Pick<ObtainedPlan, 'run'>,
  { summary }: KnownPlan,
  { systems, changes, noChanges, notices }: JudgedParts,
  diagnostics: PlanDiagnostic[],
): JudgedFacts {
  const readings = systems.map(({ reading }) => reading);
  const { results, runTasks, canOverride, stoppedBeforePlan } = mergeReadings(readings);
  const { watched } = run ?? {};
  return {
    results,
    runTasks,
    canOverride,
    takesNoOverride: watched && takesNoOverride(watched.run, summary),
    // A plan that a policy kept from being made did not fail.
    plan:
      stoppedBeforePlan && summary?.status !== 'finished'
        ? undefined
        : summary && { ...summary, ...(noChanges !== undefined && { noChanges }) },
    changes,
    cost: summarizeCost(watched?.costEstimate),
    diagnostics,
    timestamps: watched?.run.attributes['status-timestamps'] ?? undefined,
    notices,
  };
}

/**
 * The evidence of a verdict.
 *
 * @param expected.gives which parts must be there, by what the plan comes from
 * @param expected.judges that this check asks; those that ship are added, so that none of them can be left out
 */
export function evidenceOf(
  { run, plannedCommit }: Pick<ObtainedPlan, 'run' | 'plannedCommit'>,
  { known, parts }: { known: KnownPlan; parts: JudgedParts },
  { gives, judges }: { gives: Evidence['gives']; judges: readonly AnyJudge[] },
  { judging, policy, change }: GateRequest,
): Evidence {
  const { systems } = parts;
  const isStarted = !('notStarted' in known.evidence);
  const asked = [...new Set([...JUDGES, ...judges])].filter(
    (judge) => judge.isAsked(judging, gives) && (isStarted || judge.reads === 'files'),
  );
  return {
    requirements: {
      requirePolicies: policy.requirePolicies,
      failOn: policy.failOn,
      base: change.base,
      noPolicies: judging.noPolicies,
      judgedBy: asked.flatMap((judge) => judge.systems),
      unknownValues: policy.allowUnknown ? ('advisory' as const) : undefined,
    },
    gives: isStarted ? gives : NOTHING,
    plannedCommit,
    run: run?.mustBe && {
      answer: run.watched.run,
      workspaceName: run.watched.workspace?.attributes.name,
      mustBe: run.mustBe,
    },
    plan: known.evidence,
    systems,
  };
}

/** The facts and the evidence where nothing is planned: what was said of the files, and nothing else. */
export function withoutPlan(
  said: readonly JudgedFiles[],
  expected: Parameters<typeof evidenceOf>[2],
  request: GateRequest,
): { facts: JudgedFacts; evidence: Evidence } {
  const parts = joinJudged(said);
  return {
    facts: factsOf({}, NOT_STARTED, parts, []),
    evidence: evidenceOf({}, { known: NOT_STARTED, parts }, expected, request),
  };
}

const NOTHING = { run: false, plannedCommit: false, serviceSystems: false };
const NOT_STARTED: KnownPlan = {
  evidence: {
    notStarted: finding(
      'not-started',
      phrase`Nothing was planned, because of what the files would start.`,
    ),
  },
  attributes: undefined,
  summary: undefined,
};

function systemsOf(judged: readonly Judged[]): SystemEvidence[] {
  return judged.flatMap(({ systems = [] }) => systems);
}

/**
 * Divides the advisory failures at the service, by what the service said of each resource. Own policies are asked again, which is
 * done where they judge.
 */
async function divideAtService(
  ofRun: readonly SystemEvidence[],
  ofPlan: readonly SystemEvidence[],
  plan: ObtainedPlan,
  judging: Judging,
): Promise<{ systems: readonly SystemEvidence[]; notices: Finding[] }> {
  const notices: Finding[] = [];
  const failures = ofRun
    .flatMap(({ reading }) => reading.results)
    .filter(({ level, status }) => level === 'advisory' && status === 'failed');
  const { findBaseRun, ports } = plan.run ?? {};
  const known = findBaseRun && (await plan.known()).evidence;
  const readBase =
    known && ports && 'answer' in known
      ? openBaseOfService(failures, { plan: known.answer, findBaseRun }, ports, (notice) => {
          notices.push(notice);
        })
      : undefined;
  const exceptedFor = exceptionsFor({
    workspace: plan.workspace.name,
    exceptions: withoutOwnExceptions(ofPlan, judging.exceptions),
  });
  const divided = new Map(
    await Promise.all(
      failures.map(async (failure) => {
        const { results } = await divideFailure(failure, {
          without: async (isLeftOut) => withoutAddresses(failure, isLeftOut),
          excepted: exceptedFor(failure),
          readBase: readBase && (() => readBase(failure)),
        });
        return [failure, results] as const;
      }),
    ),
  );
  const systems = ofRun.map((system) => {
    const results = system.reading.results.flatMap((result) => divided.get(result) ?? [result]);
    return { ...system, reading: { ...system.reading, results } };
  });
  return { systems, notices };
}

/** Without the exceptions whose policy is the name of an own policy as well: they do not say which of the two they mean. */
function withoutOwnExceptions(
  ofPlan: readonly SystemEvidence[],
  exceptions: Exceptions | undefined,
): Exceptions | undefined {
  const own = ofPlan.filter(({ judge }) => judge.excepted === 'by-directory-and-policy');
  const names = new Set(own.flatMap(({ reading }) => reading.results.map(({ policy }) => policy)));
  if (exceptions === undefined || names.size === 0) return exceptions;
  const entries = exceptions.entries.filter(({ policy }) => !names.has(policy));
  return { ...exceptions, entries };
}

function summarizeCost(estimate: CostEstimate | undefined): CostSummary | undefined {
  if (estimate === undefined) return undefined;
  const { attributes } = estimate;
  return {
    status: attributes.status,
    priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
    proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
    deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
  };
}

/** A line for each judge: `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed`. */
export function describePolicyResults(results: readonly PolicyResult[]): string[] {
  const byTitle = new Map<string, PolicyResult[]>();
  for (const result of results) addTo(byTitle, result.judge.title, result);
  return Array.from(byTitle, ([title, ofSystem]) => {
    const policies = new Set(ofSystem.map(keyOfPolicy)).size;
    const counts = countResults(ofSystem);
    const later = ofSystem.filter(({ status }) => status === 'known-after-apply').length;
    const conditions = ofSystem.filter(({ override }) => override?.condition).length;
    const parts: [count: number, words: string][] = [
      [counts.mandatoryFailed, 'mandatory failed'],
      [counts.advisoryFailed, 'advisory failed'],
      [counts.overridden - conditions, 'overridden'],
      [conditions, conditions === 1 ? 'condition approved' : 'conditions approved'],
      [counts.excepted ?? 0, 'excepted'],
      [counts.existing ?? 0, 'existing'],
      [counts.errored, 'errored'],
      [later, 'known after the apply'],
      [counts.undecided - later, 'undecided'],
    ];
    const notPassed = parts
      .filter(([count]) => count > 0)
      .map(([count, words]) => `${count} ${words}`);
    const total = `${policies} ${policies === 1 ? 'policy' : 'policies'}`;
    return `${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`;
  });
}
