/** Adds what judges a run: task stages, policy evaluations, policy checks, Terraform policy. */
import { atApply, checkLevel, toEvaluatedSet, type EvaluatedSet } from './evaluated.ts';
import type { Judgements } from './judge-run.ts';
import type { PolicySet } from './load-policies.ts';
import type { PolicyEvaluationRecord, RunRecord, TaskStageRecord } from './records.ts';
import type { ScriptedTask } from './script.ts';
import type { Store } from './store.ts';

/** A run, and what its policy sets say of its plan. */
interface Judged {
  store: Store;
  run: RunRecord;
  judgements: Judgements;
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

/** The programs that scripted results count as made by. */
const SCRIPTED = { opa: '1.22.2', sentinel: '0.40.0' } as const;

/** The policy evaluations of a run: one for each version of the program that judges. */
function evaluationsOf({ judgements }: Judged) {
  const kind = 'opa' as const;
  const evaluations = new Map<string, { kind: 'opa'; version: string; sets: EvaluatedSet[] }>();
  for (const [{ system, judge }, evaluated] of judgements) {
    if (system !== 'policy-evaluation') continue;
    const { version } = judge;
    const evaluation = evaluations.get(version) ?? { kind, version, sets: [] };
    evaluation.sets.push(evaluated);
    evaluations.set(version, evaluation);
  }
  return [...evaluations.values()];
}

function addStages(judged: Judged): void {
  const { store, run } = judged;
  const { script } = run;
  const kind = script.policyKind ?? 'opa';
  const scripted = script.policySets?.map((set) => toEvaluatedSet(set, kind));
  const evaluations =
    scripted !== undefined
      ? [{ kind, version: SCRIPTED[kind], sets: scripted }]
      : evaluationsOf(judged);
  const filled = evaluations.filter(({ sets }) => sets.length > 0);
  if (script.postPlanTasks !== undefined || filled.length > 0) {
    const stage = addStage(store, run, 'post_plan', script.postPlanTasks ?? []);
    for (const { kind: language, version, sets } of filled) {
      const evaluation: PolicyEvaluationRecord = {
        id: store.newId('poleval'),
        run,
        stage,
        kind: language,
        outcomes: [],
        toolVersion: version,
        status: 'pending',
        stamps: {},
      };
      for (const set of sets) {
        evaluation.outcomes.push({ id: store.newId('psout'), set, evaluation });
      }
      stage.evaluations.push(evaluation);
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
    run,
    stage,
    tasks: [],
    evaluations: [],
    createdAt: run.createdAt,
    status: 'pending',
    stamps: {},
  };
  for (const task of tasks) {
    record.tasks.push({
      id: store.newId('taskrs'),
      stage: record,
      name: task.name,
      level: task.level,
      outcome: task.status,
      message: task.message,
      url: task.url ?? null,
      status: 'pending',
      stamps: {},
    });
  }
  run.stages.push(record);
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
    run.checks.push({
      id: store.newId('polchk'),
      run,
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

function addTerraformPolicy(judging: Judged): void {
  const { store, run } = judging;
  const sets =
    run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, 'sentinel')) ??
    evaluateSets(judging, 'terraform-policy');
  if (sets.length === 0) return;
  const add = (stage: 'Plan' | 'Apply', judged: readonly EvaluatedSet[]): void => {
    run.tfEvaluations.push({
      id: store.newId('tfpoleval'),
      run,
      stage,
      outcomes: judged.map((set) => ({ id: store.newId('tfpsout'), set })),
      status: 'pending',
      stamps: {},
    });
  };
  add('Plan', sets);
  const isLater = sets.some(({ policies }) => policies.some(({ status }) => status === 'unknown'));
  if (isLater) add('Apply', sets.map(atApply));
}

function evaluateSets({ judgements }: Judged, system: PolicySet['system']): EvaluatedSet[] {
  return [...judgements].flatMap(([set, evaluated]) => (set.system === system ? [evaluated] : []));
}
