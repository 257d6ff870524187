/**
 * What the two ways share whose plans are in memory: a program made them on this machine, or somebody hands them over. Nothing
 * is sent, and no run is made up.
 */
import type { Plan } from '../client/wire/run.ts';
import { nextTurn, runInTurns } from '../machine/take-turn.ts';
import { findingOf, type Finding } from '../model/finding.ts';
import { ACCEPTED_LIMITS, type PlanLimit } from '../model/plan-json.ts';
import type { LocalRunInput, RunInput } from '../model/run-input.ts';
import type { PlannedPlace } from '../plan/find-plans.ts';
import type { Planner } from '../plan/open-planner.ts';
import { jsonOf, type Planned } from '../plan/plan-document.ts';
import { withoutTextsIn, withoutTextsOf } from '../plan/without-sensitive-texts.ts';
import { UnreadablePlan } from '../plan/read-plan.ts';
import { notComparedNotice } from '../policy/existing-failures.ts';
import { changesIn } from '../plan/changes-in-plan.ts';
import { countsOf } from '../policy/reading.ts';
import type { BasePlan } from '../policy/systems/own-policies.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { GateStop } from './failure-of.ts';
import type { SkippedWorkspace } from './request.ts';
import { workspaceFacts, type FoundWorkspace } from './result.ts';
import type { Scope, WorkspaceScope } from './scope.ts';
import type { ObtainedPlan, Offer, Unjudged } from './plans-from.ts';
import { changesSomething } from '../plan/count-words.ts';

/** What both are opened with. */
export interface PlannerPorts {
  planner: Planner;
  /** As policies read it; undefined if nobody names one. */
  organization: string | undefined;
  /** Where a workspace is planned. */
  placeOf(this: void, workspace: string): PlannedPlace;
  /** Chooses the workspaces. @throws what keeps every workspace from being judged */
  choose(this: void, scope: Scope): Promise<ChosenHere>;
}

export interface ChosenHere {
  names: readonly string[];
  /** Those of which nothing is planned. */
  refused: readonly Unjudged[];
  skipped: readonly SkippedWorkspace[];
  /** The files that are not as the commit has them; undefined where that is not known, or does not matter. */
  uncommitted: readonly string[] | undefined;
}

export function workspaceAt(name: string, { placeOf }: PlannerPorts): FoundWorkspace {
  const { root, workingDirectory } = placeOf(name);
  return { name, workingDirectory, root, notices: [] };
}

/** Makes the plan, or reads it. @throws GateStop if nothing is known of it, or the reason of the signal */
export async function planHere(
  name: string,
  { planner }: PlannerPorts,
  { signal, installed }: WorkspaceScope<FoundWorkspace>,
): Promise<Planned> {
  try {
    const planned = await planner.plan(name, signal, installed);
    signal.throwIfAborted();
    return planned;
  } catch (error) {
    if (error instanceof UnreadablePlan) throw new GateStop('unplanned', findingOf(error));
    throw error;
  }
}

/** The plan of the default branch, for `only-new`; where there is none, a notice says why every failure counts. */
export function baseHere(
  name: string,
  { planner }: PlannerPorts,
  { signal }: Scope,
): () => Promise<BasePlan> {
  return async () =>
    planner.planBefore(name, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      return { notice: notComparedNotice(error) };
    });
}

/** No service has a run of such a plan. */
export const GIVES_PLANS = { run: false, plannedCommit: false, serviceSystems: false };

/** A plan in memory, and what is known beside it. */
export interface PlanInMemory {
  planned: Planned;
  input: RunInput | LocalRunInput | undefined;
  /** The default branch's plan, for `only-new`; left out where every failure counts. */
  base?: (() => Promise<BasePlan>) | undefined;
}

/**
 * The offer of a plan that is there. Where it has errors, it failed.
 *
 * @param startedMs when the workspace was begun, by the scope
 */
export function offerInMemory(
  workspace: FoundWorkspace,
  plan: PlanInMemory,
  startedMs: number,
  scope: Scope,
): Offer {
  const notices = findingsOf(plan.planned.limits, 'empty-state', 'noted');
  return {
    facts: workspaceFacts({ ...workspace, notices: [...workspace.notices, ...notices] }),
    plan: planInMemory(workspace.name, plan, scope),
    status: 'planned',
    conclude: async () => ({ durationMs: scope.elapsedMs() - startedMs }),
  };
}

function planInMemory(
  name: string,
  { planned, input, base }: PlanInMemory,
  { signal }: Pick<Scope, 'signal'>,
): ObtainedPlan {
  const { limits, problems, counts, document } = planned;
  const failed = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ summary }) => summary);
  const accepted = ACCEPTED_LIMITS.filter((kind) => findingsOf(limits, kind).length > 0);
  const attributes = attributesOf(planned);
  const { status, 'has-changes': hasChanges } = attributes;
  const isFailed = failed.length > 0;
  const summary = {
    ...counts,
    imports: counts.imports ?? 0,
    status,
    hasChanges,
    accepted: accepted.length > 0 ? accepted : undefined,
  };
  const withoutTexts = withoutTextsOf(document);
  return {
    workspace: { name },
    failed: isFailed ? failed : undefined,
    known: async () =>
      isFailed
        ? { evidence: { failed }, attributes: undefined, summary: undefined }
        : { evidence: { limits }, attributes, summary },
    input,
    dataDirectory: planned.dataDirectory,
    json: async () => ({ json: jsonOf(planned), document, doubts: async () => [] }),
    async changes({ isGuarded }) {
      if (!hasChanges && !isGuarded) return undefined;
      // The changes are read while `opa` judges.
      await nextTurn();
      const json = jsonOf(planned);
      return runInTurns(changesIn(json, { counts: countsOf(attributes), diff: true }), signal);
    },
    base,
    isPartial: accepted.length > 0,
    // With an empty state a plan destroys nothing, so the guard does not know what an apply would destroy.
    unseen: findingsOf(limits, 'empty-state'),
    // Terraform hides a message where the value in it is marked, and prints a copy that is not.
    problems: async () =>
      problems.map((problem) => {
        const { summary, detail } = problem;
        return { ...problem, ...withoutTextsIn({ summary, detail }, withoutTexts) };
      }),
  };
}

function findingsOf(limits: readonly PlanLimit[], ...kinds: PlanLimit['kind'][]): Finding[] {
  return limits.flatMap(({ kind, finding }) => (kinds.includes(kind) ? finding : []));
}

/** What a service would say of the plan. */
export function attributesOf({ counts, document }: Planned): Plan['attributes'] & {
  'has-changes': boolean;
} {
  return {
    status: 'finished',
    'has-changes': changesSomething(document),
    'resource-additions': counts.additions,
    'resource-changes': counts.changes,
    'resource-destructions': counts.destructions,
    'resource-imports': counts.imports,
  };
}

/** What is known where no service has a run: nothing is made up. */
export function inputWithoutRun(
  { name, workingDirectory }: FoundWorkspace,
  { runOptions }: PlanSettings,
  { organization }: PlannerPorts,
): LocalRunInput {
  return {
    is_destroy: runOptions['is-destroy'] ?? false,
    refresh: runOptions.refresh ?? true,
    refresh_only: runOptions['refresh-only'] ?? false,
    replace_addrs: runOptions['replace-addrs'] ?? [],
    target_addrs: runOptions['target-addrs'] ?? [],
    organization: { name: organization },
    workspace: { name, working_directory: workingDirectory || null },
  };
}
