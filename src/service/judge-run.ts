/** Has all policy sets of a workspace judge a plan, and adds to the run what judges it: stages, evaluations, checks. */
import { atApply, checkLevel, toEvaluatedSet } from './evaluated.ts';
import type { EvaluatedPolicy, EvaluatedSet } from './evaluated.ts';
import type { PolicySet } from './load-policies.ts';
import type { ScriptedTask } from './script.ts';
import { keptIn } from './store.ts';
import type {
  OutcomeRecord,
  PolicyCheckRecord,
  PolicyEvaluationRecord,
  RunRecord,
  Store,
  TaskResultRecord,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
} from './store.ts';
import {
  begin,
  COST_ESTIMATE_MACHINE,
  POLICY_CHECK_MACHINE,
  POLICY_EVALUATION_MACHINE,
  TASK_RESULT_MACHINE,
  TASK_STAGE_MACHINE,
  TF_POLICY_EVALUATION_MACHINE,
} from './machines.ts';
import { errorMessage } from '../model/error-message.ts';
import type { RunInput } from '../model/run-input.ts';
import type { Planned } from '../plan/plan-document.ts';
import type { JudgedPolicy } from '../rego/judge.ts';
import type { DeclaredPolicy } from '../rego/policy-set.ts';

export type Judgements = ReadonlyMap<PolicySet, EvaluatedSet>;

/** The policy sets of a workspace that its script lists no results of. */
export function setsToJudge({ within: workspace, script }: RunRecord): PolicySet[] {
  const scripted = {
    'policy-check': script.policyChecks,
    'policy-evaluation': script.policySets,
    'terraform-policy': script.terraformPolicySets,
  };
  return keptIn(workspace.within, 'policy-sets')
    .filter(({ workspaces }) => workspaces?.includes(workspace) ?? true)
    .map(({ set }) => set)
    .filter(({ system }) => scripted[system] === undefined);
}

/** The results by policy set. A plan that failed is not judged, and its results are never shown. */
export async function judgePlanned(
  run: RunRecord,
  planned: Planned,
  signal: AbortSignal,
): Promise<Judgements> {
  const isPlan = planned.problems.every(({ severity }) => severity !== 'error');
  const { document: plan } = planned;
  const addresses = new Set(plan.resource_changes.map(({ address }) => address));
  const input = { plan, planText: planned.json?.text, run: toRunInput(run) };
  const judging = setsToJudge(run).map(async (set): Promise<[PolicySet, EvaluatedSet]> => {
    const judged = isPlan
      ? await set.judge.judge(input, signal).catch((error: unknown) => errorMessage(error))
      : [];
    const policies = set.policies.map((policy) => resultOf(policy, judged, addresses));
    const { name, description, overridable } = set;
    return [set, { name, description, overridable, error: null, policies }];
  });
  return new Map(await Promise.all(judging));
}

/** One policy's result with the level that the set gives it; a policy without a result is an error. */
function resultOf(
  { name, level, description, query }: DeclaredPolicy,
  judged: readonly JudgedPolicy[] | string,
  addresses: ReadonlySet<string>,
): EvaluatedPolicy {
  const result = typeof judged === 'string' ? undefined : judged.find((each) => each.name === name);
  const message = typeof judged === 'string' ? judged : 'This policy was not judged.';
  const { status, output } = result ?? { status: 'errored' as const, output: [message] };
  const common = { name, level, description, query: query || null };
  return { ...common, status, output, resources: findResources(output, addresses) };
}

/** The resources that a failure names, as Terraform policy shows them: a message may begin with an address. */
function findResources(
  output: readonly unknown[],
  addresses: ReadonlySet<string>,
): EvaluatedPolicy['resources'] {
  return output.flatMap((one) => {
    const address = typeof one === 'string' ? (one.split(': ', 1)[0] ?? '') : '';
    return addresses.has(address) ? [{ address }] : [];
  });
}

/** The run as policies read it in `input.run`. */
function toRunInput(run: RunRecord): RunInput {
  const { id, attributes, within: organization } = run.within;
  return {
    id: run.id,
    created_at: run.createdAt,
    message: run.message,
    is_destroy: run.isDestroy,
    refresh: run.refresh,
    refresh_only: run.options.refreshOnly,
    replace_addrs: run.options.replace,
    target_addrs: run.options.targets,
    source: run.source,
    speculative: run.planOnly,
    organization: { name: organization.id },
    workspace: {
      id,
      name: attributes.name,
      auto_apply: attributes['auto-apply'],
      working_directory: attributes['working-directory'],
      tags: attributes['tag-names'],
    },
  };
}

/** A run, and what its policy sets say of its plan. */
interface Judged {
  store: Store;
  run: RunRecord;
  judgements: Judgements;
}

/** Takes the judgements from the run's script where it lists them, else from the workspace's policy sets. */
export function addJudgements(judged: Judged): void {
  addOutcomes(judged);
  const checks = judged.run.script.policyChecks ? [] : keptIn(judged.run, 'policy-checks');
  for (const check of checks) check.policies = checkedBy(evaluateSets(judged, 'policy-check'));
  addTerraformPolicy(judged);
}

/**
 * Adds what a run has from its creation on: the task stages, their policy evaluations, the cost estimate and the policy
 * checks. By these, clients decide in which status a run will wait (tfci 1.4: `getDesiredRunStatus`), and what they may
 * override (Terraform).
 */
export function addFirst(store: Store, run: RunRecord): void {
  const { script } = run;
  const evaluated = evaluatedBy(run);
  for (const [stage, tasks] of [
    ['pre_plan', script.prePlanTasks],
    ['post_plan', script.postPlanTasks ?? (evaluated.length > 0 ? [] : undefined)],
    ['pre_apply', script.preApplyTasks],
    ['post_apply', script.postApplyTasks],
  ] as const) {
    if (tasks === undefined) continue;
    const within = addStage(store, run, stage, tasks);
    for (const attributes of stage === 'post_plan' ? evaluated : []) {
      store.keep<PolicyEvaluationRecord>({
        type: 'policy-evaluations',
        id: store.newId('poleval'),
        within,
        attributes,
        ...begin(POLICY_EVALUATION_MACHINE, 'pending'),
      });
    }
  }
  const isJudged = setsToJudge(run).some(({ system }) => system === 'policy-check');
  const unscripted = { scope: 'organization', errored: false, policies: [] } as const;
  for (const { scope, errored, policies } of script.policyChecks ??
    (isJudged ? [unscripted] : [])) {
    const set = toEvaluatedSet({ name: '', overridable: false, policies }, 'sentinel');
    store.keep<PolicyCheckRecord>({
      type: 'policy-checks',
      id: store.newId('polchk'),
      within: run,
      attributes: { scope },
      errored,
      policies: checkedBy([set]),
      ...begin(POLICY_CHECK_MACHINE, 'pending'),
    });
  }
  const { costEstimate: estimate } = script;
  if (estimate === undefined) return;
  const begun = begin(COST_ESTIMATE_MACHINE, 'pending');
  const id = store.newId('ce');
  run.cost = store.keep({ type: 'cost-estimates', id, within: run, script: estimate, ...begun });
}

/** The policies of a check, with the levels that it has. */
function checkedBy(sets: readonly EvaluatedSet[]): PolicyCheckRecord['policies'] {
  return sets.flatMap((set) =>
    set.policies.map((policy) => ({
      ...policy,
      set: set.name,
      level: checkLevel(
        policy.level === 'mandatory' && set.overridable ? 'soft-mandatory' : policy.level,
      ),
    })),
  );
}

/** The programs that scripted results count as made by. */
const SCRIPTED = { opa: '1.22.3', sentinel: '0.40.0' } as const;

/** What judges in the policy evaluations of a run, each of which is of one version of a program. */
function evaluatedBy(run: RunRecord): PolicyEvaluationRecord['attributes'][] {
  const { policySets, policyKind: kind = 'opa' } = run.script;
  if (policySets !== undefined && policySets.length > 0) {
    return [{ 'policy-kind': kind, 'policy-tool-version': SCRIPTED[kind] }];
  }
  const judging = setsToJudge(run).filter(({ system }) => system === 'policy-evaluation');
  const versions = new Set(judging.map(({ judge }) => judge.version));
  return [...versions].map((version) => ({ 'policy-kind': 'opa', 'policy-tool-version': version }));
}

function addOutcomes({ store, run, judgements }: Judged): void {
  const { policySets, policyKind = 'opa' } = run.script;
  const stages = keptIn(run, 'task-stages');
  for (const within of stages.flatMap((stage) => keptIn(stage, 'policy-evaluations'))) {
    const version = within.attributes['policy-tool-version'];
    const judged = [...judgements].flatMap(([{ system, judge }, evaluated]) =>
      system === 'policy-evaluation' && judge.version === version ? [evaluated] : [],
    );
    for (const set of policySets?.map((one) => toEvaluatedSet(one, policyKind)) ?? judged) {
      store.keep<OutcomeRecord>({
        type: 'policy-set-outcomes',
        id: store.newId('psout'),
        within,
        set,
      });
    }
  }
}

function addStage(
  store: Store,
  run: RunRecord,
  stage: TaskStageRecord['attributes']['stage'],
  tasks: readonly ScriptedTask[],
): TaskStageRecord {
  const added: TaskStageRecord = store.keep({
    type: 'task-stages',
    id: store.newId('ts'),
    within: run,
    attributes: { stage },
    ...begin(TASK_STAGE_MACHINE, 'pending'),
  });
  for (const { name, level, status, message, url = null } of tasks) {
    store.keep<TaskResultRecord>({
      type: 'task-results',
      id: store.newId('taskrs'),
      within: added,
      attributes: { 'task-name': name },
      level,
      outcome: status,
      message,
      url,
      ...begin(TASK_RESULT_MACHINE, 'pending'),
    });
  }
  return added;
}

function addTerraformPolicy(judging: Judged): void {
  const { store, run } = judging;
  const sets =
    run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, 'sentinel')) ??
    evaluateSets(judging, 'terraform-policy');
  if (sets.length === 0) return;
  const add = (stage: 'Plan' | 'Apply', judged: readonly EvaluatedSet[]): void => {
    const evaluation: TfPolicyEvaluationRecord = store.keep({
      type: 'tf-policy-evaluations',
      id: store.newId('tfpoleval'),
      within: run,
      attributes: { 'stage-type': stage },
      ...begin(TF_POLICY_EVALUATION_MACHINE, 'pending'),
    });
    for (const set of judged) {
      const id = store.newId('tfpsout');
      store.keep<OutcomeRecord>({ type: 'tf-policy-set-outcomes', id, within: evaluation, set });
    }
  };
  add('Plan', sets);
  const isLater = sets.some(({ policies }) => policies.some(({ status }) => status === 'unknown'));
  if (isLater) add('Apply', sets.map(atApply));
}

function evaluateSets({ judgements }: Judged, system: PolicySet['system']): EvaluatedSet[] {
  return [...judgements].flatMap(([set, evaluated]) => (set.system === system ? [evaluated] : []));
}
