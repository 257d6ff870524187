/**
 * The plan of a run that is settled, as judges read it. The service knows nothing of the team's own policies: the JSON of its
 * plan is read once, when a judge asks for it.
 */
import { ServiceError } from '../client/service-error.ts';
import type { RunWithRelated } from '../client/wire/run-with-related.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { runInTurns } from '../machine/take-turn.ts';
import { listOf } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { PlanDiagnostic, PlanSummary } from '../model/policy-result.ts';
import type { RunInput } from '../model/run-input.ts';
import { awaitsOverride, kindOf, PLAN_STATUSES, runKind } from '../model/status.ts';
import { problemsIn } from '../plan/program-log.ts';
import { UnreadablePlan } from '../plan/read-plan.ts';
import { notComparedNotice } from '../policy/existing-failures.ts';
import { changesIn } from '../plan/changes-in-plan.ts';
import { entriesOfDocument } from '../plan/entries.ts';
import { NOT_COMPLETE } from '../policy/guard.ts';
import { CODES } from '../model/errors.ts';
import { finding, findingOf, type Finding } from '../model/finding.ts';
import { literal, phrase, plain, runPart } from '../model/sentence.ts';
import { countsOf } from '../policy/reading.ts';
import { partialInputs } from '../policy/run-differences.ts';
import type { BasePlan } from '../policy/systems/own-policies.ts';
import type { Evidence, PlannedCommit, RunRequirements } from '../policy/vouch.ts';
import { isRefusal } from './failure-of.ts';
import { partsThatMayWait, type SettledRun } from './run.ts';
import type { ServiceScope } from './service-scope.ts';
import { readUntilReady } from './poll.ts';
import { fetchPlanJson, readChanges, summarizePlan } from './read-changes.ts';
import { readIfPossible, type ReadPorts } from './read-policies.ts';
import { runModeOf } from './request.ts';
import { mayBeEnded, type OwnRunPorts } from './own-run.ts';
import { workspaceFacts } from './result.ts';
import type { FindBaseRun, KnownPlan, ObtainedPlan, Offer, PlanContent } from './plans-from.ts';

/** The end of a plan's log holds its errors. */
const LOG_BYTES = 256 * 1024;

/** What is known of a run besides the answer about it. */
interface AboutRun {
  workspace: { id: string; name: string };
  organization: string | undefined;
  /** What it must be to pass; left out where nobody asks for a verdict. */
  mustBe?: RunRequirements;
  waitsForPerson: boolean;
  /** The commit that version control planned, where it started the run. */
  plannedCommit?: PlannedCommit | undefined;
  /** Finds the run of the default branch; left out if failures count that the default branch has, too. */
  findBaseRun?: FindBaseRun | undefined;
  /** As in the ports by which runs are known as own ones. */
  endedByComment?: OwnRunPorts['endedByComment'];
}

/** The plan of a run, to be judged. Nothing is asked before a judge needs it. @param watched the last answer about the run */
export function planOfRun(
  watched: RunWithRelated,
  about: AboutRun,
  ports: ReadPorts,
): ObtainedPlan {
  const { findBaseRun, plannedCommit, mustBe, organization, waitsForPerson } = about;
  const { run, workspace } = watched;
  let reading: Promise<KnownPlan> | undefined;
  const known = () => (reading ??= readPlan(watched, ports).then(toKnown));
  const answer = async () => {
    const { evidence } = await known();
    return 'answer' in evidence ? evidence.answer : undefined;
  };
  const { allowPartial, options = {} } = mustBe ?? {};
  return {
    workspace: about.workspace,
    known,
    run: {
      watched,
      mustBe,
      waitsForPerson,
      findBaseRun,
      jsonOf: (runId, isWhole) => readJsonOf(runId, about.workspace.id, isWhole, ports),
      wasEnded: (runId) => mayBeEnded(runId, { ...ports, endedByComment: about.endedByComment }),
      ports,
    },
    plannedCommit,
    input: workspace && runInput(run, workspace, organization),
    json: async (isWhole) => readContent(run, await answer(), isWhole, ports),
    async changes(asked) {
      const plan = await answer();
      return plan && (await readChanges(plan, asked, ports));
    },
    base: findBaseRun && ((isWhole) => readBase(findBaseRun, isWhole, ports)),
    isPartial: allowPartial === true && partialInputs(options).length > 0,
    unseen: [],
    async problems() {
      const plan = await answer();
      return plan === undefined ? [] : readDiagnostics(plan, ports);
    },
  };
}

/**
 * The plan of a settled run that the request of the check is about, to be judged for its workspace.
 *
 * @param ports with other limits than those of the check, if it has some
 */
export function offerOfRun(
  settled: SettledRun,
  service: ServiceScope,
  {
    mayBeApplied,
    ...known
  }: Pick<AboutRun, 'plannedCommit' | 'findBaseRun'> & Pick<RunRequirements, 'mayBeApplied'> = {},
  ports: ReadPorts = service,
): Offer {
  const { name, workspaceId: id, versionId, runSeen, watched, uncompared } = settled;
  const { runOptions: options, allowPartial, organization } = service.plan;
  const mode = runModeOf(service.plan);
  const workspace = { id, name };
  const runId = runSeen.id;
  const ofRun = { mode, options, allowPartial, runId, versionId, workspace, uncompared };
  const mustBe = { ...ofRun, mayBeApplied };
  const { status } = watched.run.attributes;
  const kind = runKind(mode, status);
  const waitsForPerson = kind === 'person' || awaitsOverride(partsThatMayWait(watched));
  const { endedByComment } = service.change.sealing ?? {};
  const about = { ...known, workspace, organization, mustBe, waitsForPerson, endedByComment };
  return {
    facts: { ...workspaceFacts(settled), durationMs: settled.durationMs },
    plan: planOfRun(watched, about, ports),
    status,
  };
}

/**
 * Whether a run is known to be one that nobody can override, by its own answer and by its plan:
 * https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/view-results.
 */
export function takesNoOverride(
  { attributes }: Run,
  plan: PlanSummary | undefined,
): true | undefined {
  const isEmpty =
    attributes['has-changes'] === false && plan?.status === 'finished' && !plan.hasChanges;
  return isEmpty && attributes['allow-empty-apply'] !== true ? true : undefined;
}

function toKnown(evidence: Evidence['plan']): KnownPlan {
  const plan = 'answer' in evidence ? evidence.answer : undefined;
  return { evidence, attributes: plan?.attributes, summary: plan && summarizePlan(plan) };
}

/** The JSON of the plan, or why policies cannot judge it, as the end of a sentence. It rejects where the check is canceled. */
async function readContent(
  run: Run,
  plan: Plan | undefined,
  isWhole: boolean,
  ports: ReadPorts,
): Promise<PlanContent | { doubt: Finding }> {
  if (plan === undefined || kindOf(PLAN_STATUSES, plan.attributes.status) !== 'good') {
    return {
      doubt: finding('no-plan-of-run', phrase`run ${runPart(run.id)} has no finished plan.`),
    };
  }
  try {
    const json = await readJson(plan.id, isWhole, ports);
    if (json === undefined) {
      const says = phrase`the service shows no JSON of the plan.`;
      return { doubt: finding('no-json-of-plan', says) };
    }
    return { json, doubts: () => doubtsAbout(run, plan, json, ports) };
  } catch (error) {
    const isOfPlan = error instanceof UnreadablePlan;
    const isOfService = error instanceof ServiceError && error.code !== 'aborted';
    if (isOfPlan || isOfService) return { doubt: findingOf(error) };
    throw error;
  }
}

/** Reads the plan once more at the end, if the service did not include it in its answers about the run. */
async function readPlan(
  { run, plan }: RunWithRelated,
  { client }: Pick<ReadPorts, 'client'>,
): Promise<Evidence['plan']> {
  if (plan !== undefined) return { answer: plan };
  const id = relatedId(run, 'plan');
  if (id === undefined) {
    const says = phrase`Run ${runPart(run.id)} does not name its plan.`;
    return { doubt: finding('no-plan-of-run', says) };
  }
  try {
    return { answer: await client.runs.plan(id) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    return { doubt: findingOf(error) };
  }
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

/** Why the JSON may not be that of this plan, or lack some of it: it has to have the changes that the plan counts. */
async function doubtsAbout(
  run: { attributes: Readonly<Record<string, unknown>> },
  { attributes }: Plan,
  json: PlanJson,
  { signal }: ReadPorts,
): Promise<Finding[]> {
  const reading = changesIn(json, { counts: countsOf(attributes), judgesLater: true });
  const changes = await runInTurns(reading, signal);
  if (changes.doubt !== undefined) return [finding('plan-not-readable', plain(changes.doubt))];
  // Where only a part was asked for, `allow-partial` decides.
  const targets = listOf(run.attributes['target-addrs']);
  if (changes.partial === true && targets.length === 0)
    return [finding(CODES.onlyAPart, NOT_COMPLETE)];
  if (changes.unlisted !== true || attributes['has-changes'] !== true) return [];
  // A plan of no resource has no list of them, and outputs that change are changes of it.
  const outputs = Array.from(entriesOfDocument(json.document, ['output_changes']));
  const isOfOutputs = outputs.some(({ actions = [] }) =>
    actions.some((action) => action !== 'no-op'),
  );
  const says = phrase`The plan's JSON has no list of changes, and the plan has some.`;
  return isOfOutputs ? [] : [finding('changes-not-listed', says)];
}

/** The JSON of the default branch's plan; or why every failure counts. It rejects only where the job is canceled. */
async function readBase(
  findBaseRun: FindBaseRun,
  isWhole: boolean,
  ports: ReadPorts,
): Promise<BasePlan> {
  try {
    const { planId } = await findBaseRun();
    const json = await readJson(planId, isWhole, ports);
    if (json?.isWhole !== isWhole) {
      throw new Error(`the JSON of plan ${planId} could not be read`);
    }
    return { json };
  } catch (error) {
    ports.signal.throwIfAborted();
    return { notice: notComparedNotice(error, literal` of an own policy`) };
  }
}

/** The JSON of the plan of a run, in this form alone, if it is a run of the workspace. */
async function readJsonOf(
  runId: string,
  workspaceId: string,
  isWhole: boolean,
  ports: ReadPorts,
): Promise<PlanJson | undefined> {
  return readIfPossible(ports, undefined, async (client) => {
    const { run, plan } = await client.runs.show(runId, { include: ['plan'] });
    const isOfWorkspace = relatedId(run, 'workspace') === workspaceId && run.id === runId;
    if (!isOfWorkspace || kindOf(PLAN_STATUSES, plan?.attributes.status ?? '') !== 'good')
      return undefined;
    const json = await fetchPlanJson(plan?.id ?? '', isWhole, { ...ports, client }).catch(
      (error: unknown) => {
        if (!(error instanceof UnreadablePlan)) throw error;
      },
    );
    return json?.isWhole === isWhole ? json : undefined;
  });
}

/**
 * Reads the JSON of a plan: the whole one only where it is asked for, and the redacted form if the service does not show
 * that. Undefined if the service has none, even after a while.
 */
async function readJson(
  planId: string,
  readsWhole: boolean,
  ports: ReadPorts,
): Promise<PlanJson | undefined> {
  const awaitJson = (isWhole: boolean) =>
    readUntilReady(
      () => fetchPlanJson(planId, isWhole, ports),
      (json) => json !== undefined,
      ports,
    );
  const whole = readsWhole
    ? await awaitJson(true).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      })
    : undefined;
  return whole ?? awaitJson(false);
}

/** What policies read of the run as `input.run`; undefined if the service says too little of it. */
function runInput(
  { id, attributes, relationships }: Run,
  workspace: Workspace,
  organization: string | undefined,
): RunInput | undefined {
  const { 'created-at': createdAt, source } = attributes;
  const facts: Readonly<Record<string, unknown>> = attributes;
  const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
  const { 'tag-names': tags } = workspace.attributes;
  const isKnown = [createdAt, source, autoApply, tags, organization].every(
    (value) => value !== undefined && value !== null,
  );
  if (!isKnown || relatedId({ relationships }, 'workspace') !== workspace.id) return undefined;
  return {
    id,
    created_at: createdAt ?? '',
    message: attributes.message ?? '',
    is_destroy: attributes['is-destroy'] === true,
    refresh: facts['refresh'] !== false,
    refresh_only: facts['refresh-only'] === true,
    replace_addrs: stringsOf(facts['replace-addrs']),
    target_addrs: stringsOf(facts['target-addrs']),
    source: source ?? '',
    speculative: attributes['plan-only'] === true,
    organization: { name: organization ?? '' },
    workspace: {
      id: workspace.id,
      name,
      auto_apply: autoApply === true,
      working_directory: directory ?? null,
      tags: tags ?? [],
    },
  };
}

function stringsOf(value: unknown): string[] {
  return listOf(value).map(String);
}
