/** Reads a run that is over to its last page, and decides about it. */
import type { RunWithRelated } from '../client/resources/runs.ts';
import { ServiceError } from '../client/errors.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { CostEstimate, Plan, Run } from '../client/wire/run.ts';
import { acceptAdvisoryFailures, type AcceptanceRule } from '../policy/accept-failures.ts';
import { ruleOfExceptions } from '../policy/exceptions.ts';
import { keyOfPolicy } from '../policy/compare.ts';
import { decide } from '../policy/decide.ts';
import { guard, type GuardRules } from '../policy/guard.ts';
import { problemsIn } from '../plan/program-log.ts';
import { countResults } from '../policy/count-results.ts';
import { attributeOverrides, noticesOf, toEvidence } from '../policy/observed.ts';
import { partialInputs } from '../policy/run-differences.ts';
import type { OwnPolicies } from '../policy/systems/own-policies.ts';
import { mergeReadings, type SystemEvidence } from '../policy/reading.ts';
import { JUDGING_SYSTEMS } from '../policy/systems/systems.ts';
import type {
  CostSummary,
  PlanDiagnostic,
  PlanSummary,
  PolicyResult,
} from '../model/policy-result.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Evidence, RunRequirements } from '../policy/vouch.ts';
import { awaitsOverride, kindOf, PLAN_STATUSES, runKind } from '../model/status.ts';
import { baseRunFinder, readExistingFailures, type FindBaseRun } from './compare-with-current.ts';
import { readIngress } from './find-workspace.ts';
import { workspaceFacts } from './result.ts';
import type { WorkspaceProgress, JudgedFacts, WorkspaceResult } from './result.ts';
import { readChanges, summarizePlan } from './read-changes.ts';
import { runUrlOf, type Job, type StepJob } from './job.ts';
import { judgeByOwnPolicies } from './judge-by-own.ts';
import { readIfPossible, readPolicies, type ReadPorts } from './read-policies.ts';
import { partsThatMayWait, watch, type SettledRun } from './run.ts';

/** The end of a plan's log holds its errors. */
const LOG_BYTES = 256 * 1024;

export type JudgedRun = JudgedFacts & { verdict: Verdict };

/** Judges a run by the request of the job, and makes the result of its workspace. */
export async function judgeSettledRun(
  settled: SettledRun,
  job: Job,
  extras: { skipsEvents?: boolean } = {},
): Promise<WorkspaceResult> {
  const findBaseRun = baseRunFinder(settled, job);
  const judged = await judgeRunForJob(settled, job, { findBaseRun, ...extras });
  return toWorkspaceResult(judged, settled, job);
}

/**
 * Watches a run that this job did not start until it is settled, and judges it like one of its own. It never ends the run.
 *
 * @param existing.versionId the configuration version that it must have planned
 * @param existing.uncompared sentences about what could not be compared; with one, the run cannot pass
 * @throws GateStop when it did not settle in time, or what the client threw
 */
export async function watchAndJudgeExisting(
  workspace: WorkspaceProgress,
  { run, versionId, uncompared }: { run: Run; versionId: string; uncompared?: readonly string[] },
  job: StepJob,
): Promise<WorkspaceResult> {
  const { name } = workspace;
  const runUrl = runUrlOf(name, run.id, job);
  const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
  const askedAt = job.clock.now();
  const started = { ...workspace, versionId, run, askedAt, runSeen, uncompared };
  job.reach(started);
  job.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
  return await judgeSettledRun(await watch(started, job), job);
}

/**
 * Judges a run that is over, as the job asks. Without `extras.findBaseRun`, failures that the default branch has count as
 * well.
 */
export async function judgeRunForJob(
  settled: SettledRun,
  job: Job,
  extras: JudgeExtras = {},
): Promise<JudgedRun> {
  const { name, workspaceId: id, versionId, runSeen, watched, uncompared } = settled;
  const { terraformVersion } = settled;
  const { client, plan, policy, base, exceptions, own, guard: rules, versionControl } = job;
  const requirements = {
    mode: plan.mode,
    requirePolicies: policy.requirePolicies,
    base,
    options: plan.runOptions,
    allowPartial: plan.allowPartial,
    runId: runSeen.id,
    versionId,
    workspace: { id, name },
    uncompared,
    unknownValues: policy.allowUnknown ? ('advisory' as const) : undefined,
    exceptions,
    organization: plan.organization,
  };
  // It is read at the end, like everything that a verdict depends on.
  const plannedCommit = versionControl && {
    change: versionControl.change,
    terraformVersion,
    ingress: await readIngress(versionId, client),
  };
  return await judgeRun(watched, requirements, job, {
    plannedCommit,
    rules: rules && { ...rules, approvals: await rules.approvals?.(id) },
    own,
    ...extras,
  });
}

/**
 * Whether a run is one that nobody can override:
 * https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/view-results.
 */
export function takesNoOverride(
  { attributes }: Run,
  plan: PlanSummary | undefined,
): true | undefined {
  const isEmpty = plan?.status === 'finished' && !plan.hasChanges;
  return isEmpty && attributes['allow-empty-apply'] !== true ? true : undefined;
}

/** Adds what was judged to what is known of the workspace, and reports the policies as events. */
export function toWorkspaceResult(
  judged: JudgedRun,
  settled: SettledRun,
  job: Job,
): WorkspaceResult {
  const facts = workspaceFacts(settled);
  const { status } = settled.watched.run.attributes;
  for (const words of describePolicyResults(judged.results)) {
    job.emit({ kind: 'progress', workspace: facts.workspace, status, words });
  }
  const diagnostics = fromPackedRoot(judged.diagnostics, facts.workingDirectory);
  const notices = [...facts.notices, ...judged.notices];
  return { ...facts, ...judged, notices, diagnostics, durationMs: settled.durationMs };
}

/** Terraform names files relative to the directory that it ran in. A result names them from the root that is packed. */
export function fromPackedRoot(
  diagnostics: readonly PlanDiagnostic[],
  workingDirectory: string,
): PlanDiagnostic[] {
  const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
  return diagnostics.map((diagnostic) => {
    const { file } = diagnostic;
    return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
  });
}

/** What a caller knows already, or asks for besides the verdict. */
interface JudgeExtras {
  /** The commit that version control planned, where it started the run. */
  plannedCommit?: Evidence['plannedCommit'];
  /** The rules of the guard over destroyed resources; left out if there is none. */
  rules?: GuardRules | undefined;
  /** What judges by the team's own policies, where the check has some. */
  own?: OwnPolicies | undefined;
  /** Whether the events of a run that passed are left unread: the job that watched it has reported them. */
  skipsEvents?: boolean;
  /** Finds the run of the default branch; left out if failures count that the default branch has, too. */
  findBaseRun?: FindBaseRun | undefined;
}

/**
 * Reads everything that policies, run tasks and the guard said of a settled run, and decides.
 *
 * @param watched the last answer about the run
 * @param requirements what the run must be to pass
 * @param extras what is known already
 * @throws ServiceError when something that the verdict needs could not be read
 */
export async function judgeRun(
  watched: RunWithRelated,
  requirements: RunRequirements,
  ports: ReadPorts,
  extras: JudgeExtras = {},
): Promise<JudgedRun> {
  const { run, costEstimate } = watched;
  const readEvents = () => readIfPossible(ports, [], (client) => client.runs.events(run.id));
  const [{ evidence, evidenceNotices, ...shown }, earlyEvents] = await Promise.all([
    readEvidence(watched, requirements, ports, extras),
    extras.skipsEvents ? undefined : readEvents(),
  ]);
  const readings = evidence.systems.map(({ reading }) => reading);
  if (evidence.guard !== undefined) readings.push(evidence.guard);
  const { results, runTasks, canOverride } = mergeReadings(readings);
  const verdict = decide(evidence);
  const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
  return {
    verdict,
    results: attributeOverrides(results, events),
    runTasks,
    canOverride,
    takesNoOverride: takesNoOverride(run, shown.plan),
    ...shown,
    cost: costEstimate && summarizeCost(costEstimate.attributes),
    timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
    notices: [...noticesOf(events), ...evidenceNotices],
  };
}

/**
 * Reads the evidence for the verdict, and the facts that only the report shows. Own policies are asked after those of the
 * service, and the changes are read after own policies, because each uses what was read before.
 */
async function readEvidence(
  { run, workspace, ...watched }: RunWithRelated,
  requirements: RunRequirements,
  ports: ReadPorts,
  { plannedCommit, rules, own, findBaseRun }: JudgeExtras = {},
) {
  const stages = partsThatMayWait({ run, ...watched });
  const { mode, allowPartial, options } = requirements;
  const waitsForPerson =
    runKind(mode, run.attributes.status) === 'person' || awaitsOverride(stages);
  const plan = await readPlan({ run, ...watched }, ports);
  const planAnswer = 'answer' in plan ? plan.answer : undefined;
  const readingSystems = readPolicies(run, ports, { waitsForPerson }).then((observed) =>
    toEvidence(run, observed),
  );
  const toJudge = { run, plan: planAnswer, workspace, requirements, findBaseRun };
  const judgingByOwn =
    own &&
    readingSystems.then((serviceEvidence) =>
      judgeByOwnPolicies(own, { ...toJudge, serviceEvidence }, ports),
    );
  const readChangesAfterOwn = async () => {
    const json = (await judgingByOwn)?.json;
    return planAnswer && (await readChanges(planAnswer, ports, { rules, json }));
  };
  const [systems, judged, diagnostics, changes] = await Promise.all([
    readingSystems,
    judgingByOwn,
    planAnswer && readDiagnostics(planAnswer, ports),
    readChangesAfterOwn(),
  ]);
  const { accepted, notices } = await acceptFailures(
    systems,
    { planAnswer, findBaseRun },
    judged === undefined ? requirements : withoutOwnExceptions(judged.evidence, requirements),
    ports,
  );
  const partial = allowPartial === true && partialInputs(options ?? {}).length > 0;
  const evidence: Evidence = {
    requirements: {
      ...requirements,
      guarded: rules !== undefined,
      ownPolicies: own !== undefined,
    },
    gives: { run: true, plannedCommit: plannedCommit !== undefined, serviceSystems: true },
    plannedCommit,
    run: { answer: run, workspaceName: workspace?.attributes.name, mustBe: requirements },
    plan,
    systems: judged === undefined ? accepted : [...accepted, judged.evidence],
    guard: rules && planAnswer && guard({ ...rules, partial }, planAnswer.attributes, changes),
  };
  return {
    evidence,
    evidenceNotices: [...notices, ...(judged?.notices ?? [])],
    plan: planAnswer && summarizePlan(planAnswer),
    changes,
    diagnostics: diagnostics ?? [],
  };
}

/**
 * What the log of a plan that is over says of it. Of one that finished it warns: programs of the plan can write what they
 * like into it, and nothing in it decides.
 */
async function readDiagnostics(plan: Plan, ports: ReadPorts): Promise<PlanDiagnostic[]> {
  const { status, 'log-read-url': url } = plan.attributes;
  const hasFailed = kindOf(PLAN_STATUSES, status) === 'bad';
  if (!hasFailed && (status !== 'finished' || url === undefined)) return [];
  const log = await readIfPossible(ports, '', (client) => client.runs.planLog(plan, LOG_BYTES));
  return problemsIn(log).filter(({ severity }) => hasFailed || severity === 'warning');
}

/** Without the exceptions whose policy is the name of an own policy as well: they do not say which of the two they mean. */
function withoutOwnExceptions(
  { reading: { results } }: SystemEvidence,
  requirements: RunRequirements,
): RunRequirements {
  const { exceptions } = requirements;
  if (exceptions === undefined) return requirements;
  const names = new Set(results.map(({ policy }) => policy));
  const entries = exceptions.entries.filter(({ policy }) => !names.has(policy));
  return { ...requirements, exceptions: { ...exceptions, entries } };
}

/** Accepts the failures that do not count: those of the file of exceptions, and those of the default branch. */
async function acceptFailures(
  systems: readonly SystemEvidence[],
  {
    planAnswer,
    findBaseRun,
  }: { planAnswer: Plan | undefined; findBaseRun: FindBaseRun | undefined },
  requirements: RunRequirements,
  ports: ReadPorts,
): Promise<{ accepted: readonly SystemEvidence[]; notices: string[] }> {
  const { exceptions, workspace } = requirements;
  const acceptIn = (evidence: readonly SystemEvidence[], rule: AcceptanceRule) =>
    evidence.map((system) => ({
      ...system,
      reading: acceptAdvisoryFailures(system.reading, rule),
    }));
  const excepted = exceptions
    ? acceptIn(systems, ruleOfExceptions(workspace.name, exceptions))
    : systems;
  const readings = excepted.map(({ reading }) => reading);
  const found =
    findBaseRun &&
    planAnswer &&
    (await readExistingFailures(readings, { plan: planAnswer, findBaseRun }, ports));
  if (found === undefined) return { accepted: excepted, notices: [] };
  if ('notice' in found) return { accepted: excepted, notices: [found.notice] };
  return { accepted: acceptIn(excepted, found.existing), notices: [] };
}

/** Reads the plan once more at the end, if the service did not include it in its answers about the run. */
async function readPlan(
  { run, plan }: RunWithRelated,
  { client }: ReadPorts,
): Promise<Evidence['plan']> {
  if (plan !== undefined) return { answer: plan };
  const id = relatedId(run, 'plan');
  if (id === undefined) return { doubt: `Run ${run.id} does not name its plan.` };
  try {
    return { answer: await client.runs.plan(id) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    return { doubt: error.message, code: error.helpCode };
  }
}

function summarizeCost(attributes: CostEstimate['attributes']): CostSummary {
  return {
    status: attributes.status,
    priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
    proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
    deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
  };
}

/** A line for each policy system: `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed`. */
export function describePolicyResults(results: readonly PolicyResult[]): string[] {
  const systems = [...JUDGING_SYSTEMS, { name: 'guard', title: 'guard' }];
  return systems.flatMap(({ name, title }) => {
    const ofSystem = results.filter((result) => result.system === name);
    if (ofSystem.length === 0) return [];
    const policies = new Set(ofSystem.map(keyOfPolicy)).size;
    const counts = countResults(ofSystem);
    const later = ofSystem.filter(({ status }) => status === 'known-after-apply').length;
    const parts: [count: number, words: string][] = [
      [counts.mandatoryFailed, 'mandatory failed'],
      [counts.advisoryFailed, 'advisory failed'],
      [counts.overridden, 'overridden'],
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
    return [`${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`];
  });
}
