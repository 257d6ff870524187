/** Adds what judges a run: task stages, policy evaluations, policy checks, Terraform policy. */
import { evaluatePolicySet, toEvaluatedSet } from './evaluate-policies.ts';
import { checkLevel, type EvaluatedSet } from './evaluated.ts';
import { policySetsOf, toRunInput, type Judgements } from './judge-by-program.ts';
import type { Planned } from './plan/plan-document.ts';
import type { PolicyInput } from './policy-input.ts';
import type { PolicySet } from './load-policies.ts';
import type { RunRecord, TaskStageRecord, WorkspaceRecord } from './records.ts';
import type { ScriptedTask } from './script.ts';
import { must, type Store } from './store.ts';

/** A run before its judgement, and what the judgement needs. */
interface Judged {
  store: Store;
  run: RunRecord;
  planned: Planned;
  workspace: WorkspaceRecord;
  /** Results of the policy sets that a program has evaluated already. */
  byProgram?: Judgements | undefined;
}

/** Takes the judgements from the run's script where it lists them, else from the workspace's policy sets. */
export function addJudgements(judged: Judged): void {
  addStages(judged);
  addChecks(judged);
  addTerraformPolicy(judged);
}

/** Adds the task stage that comes before the plan. */
export function addPrePlan(store: Store, run: RunRecord): void {
  const { prePlanTasks: tasks } = run.script;
  if (tasks !== undefined) addStage(store, run, 'pre_plan', tasks);
}

const OPA_VERSION = '1.22.0';

/** The policy evaluations of a run: one for each policy language. */
function evaluationsOf(judged: Judged) {
  const sets = setsOf(judged, 'policy-evaluation');
  const evaluate = (some: readonly PolicySet[]): EvaluatedSet[] =>
    some.map((set) => evaluateSet(set, judged));
  const versions = new Set(sets.flatMap(({ program }) => program?.version ?? []));
  return [
    {
      kind: 'opa' as const,
      version: OPA_VERSION,
      sets: evaluate(sets.filter(({ program }) => program === undefined)),
    },
    ...Array.from(versions, (version) => ({
      kind: 'sentinel' as const,
      version,
      sets: evaluate(sets.filter(({ program }) => program?.version === version)),
    })),
  ];
}

function addStages(judged: Judged): void {
  const { store, run } = judged;
  const { script } = run;
  const kind = script.policyKind ?? 'opa';
  const scripted = script.policySets?.map((set) => toEvaluatedSet(set, kind));
  const evaluations =
    scripted !== undefined
      ? [{ kind, version: kind === 'opa' ? OPA_VERSION : '0.40.0', sets: scripted }]
      : evaluationsOf(judged);
  const filled = evaluations.filter(({ sets }) => sets.length > 0);
  if (script.postPlanTasks !== undefined || filled.length > 0) {
    const stage = addStage(store, run, 'post_plan', script.postPlanTasks ?? []);
    for (const { kind: language, version, sets } of filled) {
      const id = store.newId('poleval');
      stage.evaluationIds.push(id);
      store.evaluations.set(id, {
        id,
        runId: run.id,
        stageId: stage.id,
        kind: language,
        outcomes: sets.map((set) => ({ id: store.newId('psout'), set })),
        toolVersion: version,
        status: 'pending',
        stamps: {},
      });
    }
  }
  if (script.preApplyTasks !== undefined) addStage(store, run, 'pre_apply', script.preApplyTasks);
  if (script.postApplyTasks !== undefined) {
    addStage(store, run, 'post_apply', script.postApplyTasks);
  }
}

function addStage(
  store: Store,
  run: RunRecord,
  stage: TaskStageRecord['stage'],
  tasks: readonly ScriptedTask[],
): TaskStageRecord {
  const record: TaskStageRecord = {
    id: store.newId('ts'),
    runId: run.id,
    stage,
    taskResultIds: [],
    evaluationIds: [],
    createdAt: run.createdAt,
    status: 'pending',
    stamps: {},
  };
  for (const task of tasks) {
    const id = store.newId('taskrs');
    record.taskResultIds.push(id);
    store.taskResults.set(id, {
      id,
      stageId: record.id,
      name: task.name,
      level: task.level,
      outcome: task.status,
      message: task.message,
      url: task.url ?? null,
      status: 'pending',
      stamps: {},
    });
  }
  run.stageIds.push(record.id);
  store.stages.set(record.id, record);
  return record;
}

function addChecks(judged: Judged): void {
  const { store, run } = judged;
  const scripted = run.script.policyChecks?.map(({ scope, policies, errored }) => ({
    scope,
    errored,
    sets: [toEvaluatedSet({ name: '', overridable: false, policies }, 'sentinel')],
  }));
  const evaluated = evaluateSets(judged, 'policy-check');
  const checks =
    scripted ??
    (evaluated.length > 0
      ? [{ scope: 'organization' as const, errored: false, sets: evaluated }]
      : []);
  for (const { scope, errored, sets } of checks) {
    const id = store.newId('polchk');
    run.checkIds.push(id);
    store.checks.set(id, {
      id,
      runId: run.id,
      scope,
      errored,
      policies: sets.flatMap((set) =>
        set.policies.map((policy) => ({
          ...policy,
          set: set.name,
          level: checkLevel(
            policy.level === 'mandatory' && set.overridable ? 'soft-mandatory' : policy.level,
          ),
        })),
      ),
      durationMs: 0,
      status: 'pending',
      stamps: {},
    });
  }
}

function addTerraformPolicy(judged: Judged): void {
  const { store, run } = judged;
  const sets =
    run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, 'sentinel')) ??
    evaluateSets(judged, 'terraform-policy');
  if (sets.length === 0) return;
  const id = store.newId('tfpoleval');
  run.tfPolicyEvaluationIds.push(id);
  store.tfEvaluations.set(id, {
    id,
    runId: run.id,
    outcomes: sets.map((set) => ({ id: store.newId('tfpsout'), set })),
    status: 'pending',
    stamps: {},
  });
}

function evaluateSets(judged: Judged, system: PolicySet['system']): EvaluatedSet[] {
  return setsOf(judged, system).map((set) => evaluateSet(set, judged));
}

function evaluateSet(set: PolicySet, { store, run, planned, workspace, byProgram }: Judged) {
  const judged = byProgram?.get(set);
  return judged ?? evaluatePolicySet(set, planned, toRunInput(store, run, workspace));
}

/** The workspace's policy sets of one system. */
function setsOf({ store, workspace }: Judged, system: PolicySet['system']): PolicySet[] {
  return policySetsOf(store, workspace).filter((set) => set.system === system);
}

/** What the policies of one run read as their input. */
export interface RunDocument {
  workspace: string;
  runId: string;
  input: PolicyInput;
}

/** The policy input of every run that has a plan. */
export function documentsOf(store: Store): RunDocument[] {
  return [...store.runs.values()].flatMap((run) => {
    const plan = must(store.plans, run.planId).document;
    const workspace = must(store.workspaces, run.workspaceId);
    if (plan === null) return [];
    const input = { plan, run: toRunInput(store, run, workspace) };
    return [{ workspace: workspace.name, runId: run.id, input }];
  });
}
