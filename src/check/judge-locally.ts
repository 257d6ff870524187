/**
 * The gate without a service: plan (or read the plan file) → judge by the team's own policies → decide. Everything
 * happens on this machine: nothing is uploaded, and no run is made up.
 */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { isConfiguration } from '../configuration/file-names.ts';
import type { Plan } from '../client/wire/run.ts';
import { whyIncompleteCheckoutCloses } from '../gate/look-at-commit.ts';
import { endReasonAt, failureOf, GateStop } from '../gate/failure-of.ts';
import { addExceptionNotices } from '../gate/gate.ts';
import type { GateResult, WorkspaceFacts, WorkspaceResult } from '../gate/gate.ts';
import { runConcurrently, runInTurns, nextTurn } from '../machine/take-turn.ts';
import type { Emit } from '../gate/job.ts';
import { describePolicyResults, fromPackedRoot } from '../gate/judge.ts';
import { groupBy, listText } from '../report/text.ts';
import { chooseWorkspaces, logSkipped } from '../gate/requested-workspaces.ts';
import { finishedPlanWords } from '../gate/run.ts';
import { workspaceFacts, verdictOf } from '../gate/result.ts';
import { localFiles } from '../machine/files-here.ts';
import { realOrSame, slashed } from '../machine/find-repository.ts';
import { endedBy } from '../model/ended-by.ts';
import { errorMessage } from '../model/error-message.ts';
import { keptForPublishing } from '../model/job-time.ts';
import { ACCEPTED_LIMITS, PlanJson, type PlanLimit } from '../model/plan-json.ts';
import type { LocalRunInput } from '../model/run-input.ts';
import { concernedUnits, type Root, type PlannedPlace } from '../plan/find-plans.ts';
import { jsonOf, type Planned } from '../plan/plan-document.ts';
import { UnreadablePlan } from '../plan/read-plan.ts';
import { withoutSensitiveValues } from '../plan/plan-without.ts';
import { decide, decideUnjudged } from '../policy/decide.ts';
import { changesIn } from '../policy/from-change-json.ts';
import { notComparedNotice } from '../policy/existing-failures.ts';
import { guard } from '../policy/guard.ts';
import { partialInputs } from '../policy/run-differences.ts';
import { notJudgedByOwn, ownEvidence, type BasePlan } from '../policy/systems/own-policies.ts';
import type { PlanToJudge } from '../rego/judge-plan.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import { countsOf, mergeReadings, type SystemEvidence } from '../policy/reading.ts';
import { namedOrganization } from '../settings/workspace-selectors.ts';
import type { PlanSettings } from '../settings/settings.ts';
import type { CheckRequest, JudgePorts, RunGate } from './check-request.ts';
import { guardOfSettings, judgedBase, nothingJudged } from './judging-options.ts';
import type { OpenedLocal } from './open-local.ts';

/** No service has a run of a plan that is made or read here. */
const GIVES = { run: false, plannedCommit: false, serviceSystems: false };

/** Makes the function that judges without a service, in place of the gate. */
export function localGate(local: OpenedLocal): RunGate {
  return async (request, ports) => {
    const { settings, workingDirectory, repositoryRoot, subject } = request;
    const { clock, signal, alarms, log } = ports;
    const startedAt = clock.now();
    const deadline = ports.endsAt - keptForPublishing(settings.job.timeoutMs);
    const endSignal = alarms.any(alarms.in(deadline - startedAt), signal);
    const endReason = () => endReasonAt(deadline, ports);
    try {
      // What a check with a service asks of it: here the settings and the directories say it.
      const show = async (name: string) => ({
        'working-directory': local.placeOf(name).workingDirectory,
      });
      const { directoryName: name } = local;
      const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
      let changedFilesOnce: ReturnType<typeof subject.changedFiles> | undefined;
      const changedFiles = () => (changedFilesOnce ??= subject.changedFiles());
      const plan = { ...settings.plan, workspaces: local.workspaces };
      const options = { plan, workingDirectory, repositoryRoot, changedFiles };
      const chosen = await endedBy(endSignal, chooseWorkspaces(lookUp, options));
      const { requested, skipped } = chosen;
      const unplanned = await endedBy(endSignal, findConcernedRoots(lookUp, options, local));
      logSkipped(chosen, log);
      const elapsedMs = () => clock.now() - startedAt;
      const emit: Emit = (event) => ports.onEvent({ ...event, atMs: elapsedMs() });
      const times = { signal: endSignal, elapsedMs, endReason };
      const planning = new Set<string>();
      const job = { request, local, ports, changedFiles, emit, planning, ...times };
      const named = [...requested, ...unplanned];
      const uncommitted = await findUncommitted(named, local, endSignal);
      if (uncommitted !== undefined && uncommitted.length > 0) {
        log.info(`not committed: ${listText(uncommitted, 4)}`);
      }
      const judging = named.map(
        ({ name: workspace }) =>
          () =>
            judgeOrSayWhy(workspace, job),
      );
      const judged = await runConcurrently(judging, availableParallelism());
      const workspaces = addExceptionNotices(judged, request.exceptions);
      const said = workspaces.flatMap(({ workspace, notices }) =>
        notices.map((notice) => ({ workspace, notice })),
      );
      for (const alike of groupBy(said, ({ notice }) => notice)) {
        const names = alike.map(({ workspace }) => workspace);
        log.info(`${listText(names, 4)}: ${alike[0].notice}`);
      }
      return {
        verdict: verdictOf(workspaces, { ...settings, base: judgedBase(request) }),
        workspaces,
        unaffected: skipped.length > 0 ? skipped : undefined,
        archives: [],
        uncommitted,
        durationMs: elapsedMs(),
      } satisfies GateResult;
    } catch (error) {
      const failure = failureOf(error, endReason());
      return await nothingJudged(settings.plan, failure, clock.now() - startedAt);
    }
  };
}

/** It rejects only with the reason of the signal: no verdict depends on it. */
async function findUncommitted(
  workspaces: readonly { name: string }[],
  { placeOf, uncommitted }: OpenedLocal,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  const directories = workspaces.map(({ name }) => {
    const { root, workingDirectory } = placeOf(name);
    return join(root, workingDirectory);
  });
  const there = [...new Set(directories)].filter((directory) => existsSync(directory));
  return endedBy(signal, uncommitted(there)).catch(() => {
    signal.throwIfAborted();
    return undefined;
  });
}

/** The roots that the change concerns and that no plan file is of: they must not be left out. */
async function findConcernedRoots(
  lookUp: Parameters<typeof chooseWorkspaces>[0],
  options: Parameters<typeof chooseWorkspaces>[1],
  { roots, workspaces }: OpenedLocal,
): Promise<{ name: string }[]> {
  const isPlanned = ({ name }: Root) =>
    workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
  if (roots.every(isPlanned)) return [];
  const modules = roots.filter(({ isUnit }) => !isUnit);
  const { workingDirectory, repositoryRoot, changedFiles } = options;
  const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
  const { requested } = await chooseWorkspaces(lookUp, { ...options, plan });
  const inRepository = (directory: string) =>
    slashed(relative(repositoryRoot, realOrSame(resolve(workingDirectory, directory))));
  const textOf = ({ directory }: Root) =>
    localFiles.readFile(resolve(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
  const units = concernedUnits(roots, await changedFiles?.(), inRepository, textOf);
  const names = new Set([...requested, ...units].map(({ name }) => name));
  return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}

interface LocalJob {
  request: CheckRequest;
  local: OpenedLocal;
  ports: JudgePorts;
  /** Asked once for all workspaces. */
  changedFiles: () => Promise<string[] | undefined>;
  /** Ends what is planned and judged when the check has to end. */
  signal: AbortSignal;
  elapsedMs: () => number;
  endReason: () => 'aborted' | 'timeout' | undefined;
  emit: Emit;
  /** The workspaces that the program plans at this moment. */
  planning: Set<string>;
}

/** Why there is no plan in time. It is not known what the program waits for. */
function stillPlanning(program: string): GateStop {
  const text = `${program} was still planning when the time for this check was over. Give it more with \`timeout\`, or look at what it waits for: run \`${program} plan\` where its output is seen.`;
  return new GateStop('timeout', { text });
}

/** Never rejects: what cannot be judged is undecided, and says why. */
async function judgeOrSayWhy(name: string, job: LocalJob): Promise<WorkspaceResult> {
  const judging = endedBy(job.signal, judgeWorkspace(name, job));
  const result = await judging.catch((thrown: unknown): WorkspaceResult => {
    const endReason = job.endReason();
    const { program } = job.local.planner;
    const isPlanning = program !== undefined && job.planning.has(name);
    const error = isPlanning && endReason === 'timeout' ? stillPlanning(program) : thrown;
    const failure = failureOf(error, endReason);
    return { ...factsOfPlace(name, job), verdict: decideUnjudged(failure), failure };
  });
  job.emit({ kind: 'workspace-decided', result });
  return result;
}

function factsOfPlace(name: string, { local }: LocalJob): WorkspaceFacts {
  const { root, workingDirectory } = local.placeOf(name);
  return { ...workspaceFacts({ name }), workingDirectory, root };
}

/**
 * Plans, judges by the policies and the guard, and decides. Errors of the plan end it: nothing is judged then.
 *
 * @throws GateStop if there is no plan
 */
async function judgeWorkspace(name: string, job: LocalJob): Promise<WorkspaceResult> {
  const { request, local, signal } = job;
  const { planner, placeOf, noPolicies } = local;
  const { settings, subject } = request;
  const startedMs = job.elapsedMs();
  const place = placeOf(name);
  const planned = await makePlan(name, job);
  signal.throwIfAborted();
  const { limits } = planned;
  const plan = planAttributes(planned);
  const emitWords = (words: string) =>
    job.emit({ kind: 'progress', workspace: name, status: 'planned', words });
  const rules = guardOfSettings(settings.policy, subject);
  const { requirePolicies } = settings.policy;
  const requirements = {
    requirePolicies,
    base: judgedBase(request),
    noPolicies,
    ownPolicies: noPolicies === undefined,
    guarded: rules !== undefined,
  };
  const asked = { requirements, gives: GIVES };
  const facts = {
    ...factsOfPlace(name, job),
    diagnostics: fromPackedRoot(planned.problems, place.workingDirectory),
    notices: messagesOf(limits, 'empty-state', 'noted'),
    durationMs: job.elapsedMs() - startedMs,
  };
  const errors = planned.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const failed = errors.map(({ summary }) => summary);
    return { ...facts, verdict: decide({ ...asked, plan: { failed }, systems: [] }) };
  }
  if (planner.program !== undefined) emitWords(finishedPlanWords(plan) ?? 'plan: finished');
  const hasChanges = plan.attributes['has-changes'] === true;
  const needsChanges = hasChanges || rules !== undefined;
  // The changes are read while `opa` judges.
  const [judged, changes] = await Promise.all([
    noPolicies === undefined ? judgeByPolicies(name, planned, job) : undefined,
    needsChanges ? nextTurn().then(() => readChanges(planned, plan, job)) : undefined,
  ]);
  signal.throwIfAborted();
  const accepted = ACCEPTED_LIMITS.filter((kind) => messagesOf(limits, kind).length > 0);
  const partial = accepted.includes('partial') || accepted.includes('unproven');
  // With an empty state a plan destroys nothing, so the guard does not know what an apply would destroy.
  const unseen = messagesOf(limits, 'empty-state');
  const guardReading =
    rules && guard({ ...rules, partial, approvals: [] }, plan.attributes, changes, unseen);
  const own = judged?.evidence;
  const readings = [own?.reading, guardReading].filter((reading) => reading !== undefined);
  const { results } = mergeReadings(readings);
  for (const words of describePolicyResults(results)) emitWords(words);
  return {
    ...facts,
    verdict: decide({
      ...asked,
      plan: { limits },
      systems: own === undefined ? [] : [own],
      guard: guardReading,
    }),
    results,
    plan: {
      ...planned.counts,
      imports: planned.counts.imports ?? 0,
      status: plan.attributes.status,
      hasChanges,
      accepted: accepted.length > 0 ? accepted : undefined,
    },
    changes,
    notices: facts.notices.concat(judged?.notices ?? []),
    durationMs: job.elapsedMs() - startedMs,
  };
}

/** Makes the plan, or reads it. @throws GateStop if nothing is known of it, or the reason of the signal */
async function makePlan(name: string, job: LocalJob): Promise<Planned> {
  const { planner, placeOf } = job.local;
  const { program } = planner;
  const emitPlanning = (by: string) => job.emit({ kind: 'planning', workspace: name, by });
  if (program !== undefined) {
    await refuseUnplannable(name, placeOf(name), job);
    emitPlanning(program);
  }
  if (program !== undefined) job.planning.add(name);
  try {
    const planned = await planner.plan(name, job.signal);
    job.planning.delete(name);
    if (planned.madeBy !== undefined) emitPlanning(planned.madeBy);
    if (program === undefined) return planned;
    return { ...planned, limits: planned.limits.concat(sayPart(job.request.settings.plan)) };
  } catch (error) {
    if (error instanceof UnreadablePlan) throw new GateStop('unplanned', { text: error.message });
    throw error;
  }
}

/** What comes of a plan that was to be of a part. A plan of another job says itself that it is one. */
function sayPart({ runOptions, allowPartial }: PlanSettings): PlanLimit[] {
  const kind = allowPartial ? 'partial' : 'not-certain';
  return partialInputs(runOptions).map((input) => ({
    kind,
    message: `Only a part was planned (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`,
  }));
}

/** @throws GateStop where Terraform would find nothing, or not all: then everything passes */
async function refuseUnplannable(
  name: string,
  { root, workingDirectory }: PlannedPlace,
  { request, changedFiles, ports, endReason }: LocalJob,
): Promise<void> {
  const directory = join(root, workingDirectory);
  const names = existsSync(directory) ? readdirSync(directory) : [];
  if (!names.some(isConfiguration)) {
    throw new GateStop('input', {
      code: 'PG-115',
      text: `There is no Terraform configuration for workspace "${name}": no .tf or .tofu file lies directly in ${directory}. Point \`directory\` at the one that has them.`,
    });
  }
  const closing = await whyIncompleteCheckoutCloses(
    { root, workingDirectory },
    request.subject.proposed ? changedFiles : undefined,
    { ...ports, endReason },
  );
  if (closing !== undefined) throw new GateStop('unseen', { text: closing });
}

function messagesOf(limits: Planned['limits'], ...kinds: PlanLimit['kind'][]): string[] {
  return limits.flatMap(({ kind, message }) => (kinds.includes(kind) ? message : []));
}

function planAttributes({ counts, document }: Planned): Pick<Plan, 'attributes'> {
  const isChanged = ({ actions }: { actions: readonly string[] }): boolean =>
    actions.some((action) => action !== 'no-op' && action !== 'read');
  return {
    attributes: {
      status: 'finished',
      'has-changes':
        document.resource_changes.some(({ change }) => isChanged(change)) ||
        Object.values(document.output_changes ?? {}).some(isChanged),
      'resource-additions': counts.additions,
      'resource-changes': counts.changes,
      'resource-destructions': counts.destructions,
      'resource-imports': counts.imports,
    },
  };
}

/** What the plan changes, read from its JSON without any sensitive value. */
async function readChanges(
  { document }: Planned,
  { attributes }: Pick<Plan, 'attributes'>,
  { request, signal }: LocalJob,
): Promise<PlannedChanges> {
  const diff = request.settings.report.planDiff !== 'off';
  const json = PlanJson.of(withoutSensitiveValues(document), false);
  return runInTurns(changesIn(json, { counts: countsOf(attributes), diff }), signal);
}

/** What the policies say of a plan. It rejects only with the reason of the signal. */
async function judgeByPolicies(
  name: string,
  planned: Planned,
  { request, local, signal }: LocalJob,
): Promise<{ evidence: SystemEvidence; notices: string[] }> {
  const { own, planner } = local;
  const readBase = (): Promise<BasePlan> =>
    planner.planBefore(name, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      return { notice: notComparedNotice(error) };
    });
  const plan: PlanToJudge = {
    json: jsonOf(planned),
    document: planned.document,
    run: runInput(name, request, local),
    pullRequest: request.subject.change?.pullRequest,
    workspace: name,
    exceptions: request.exceptions,
    readBase: request.settings.policy.onlyNew ? readBase : undefined,
  };
  local.judged.set(name, plan);
  try {
    const { results, notices } = await own.judge(plan, signal);
    return { evidence: ownEvidence(results), notices };
  } catch (error) {
    signal.throwIfAborted();
    return { evidence: notJudgedByOwn(own.sources, errorMessage(error)), notices: [] };
  }
}

/** What is known where no service has a run: nothing is made up. */
function runInput(
  name: string,
  { settings }: CheckRequest,
  { placeOf }: OpenedLocal,
): LocalRunInput {
  const { runOptions } = settings.plan;
  return {
    is_destroy: runOptions['is-destroy'] ?? false,
    refresh: runOptions.refresh ?? true,
    refresh_only: runOptions['refresh-only'] ?? false,
    replace_addrs: runOptions['replace-addrs'] ?? [],
    target_addrs: runOptions['target-addrs'] ?? [],
    organization: { name: namedOrganization(settings.plan) },
    workspace: { name, working_directory: placeOf(name).workingDirectory || null },
  };
}
