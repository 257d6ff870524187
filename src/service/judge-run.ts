/** Lets all policy sets of a workspace judge a plan, and adds to the run what judges it: stages, evaluations, checks. */
import { checkLevel, resultsOfSystem, toEvaluatedSet } from './evaluated.ts';
import type { EvaluatedPolicy, EvaluatedSet, SetResults } from './evaluated.ts';
import { isRecorded, type PolicySet } from './load-policies.ts';
import { scriptedResults, type ScriptedTask } from './scripts.ts';
import type {
  PolicyCheckRecord,
  PolicyEvaluationRecord,
  RunRecord,
  TaskStageRecord,
} from './records.ts';
import { childrenOf, tagNamesOf, type Store } from './store.ts';
import { errorMessage } from '../model/error-message.ts';
import type { RunInput } from '../model/run-input.ts';
import type { PlanDocument, Planned } from '../plan/plan-document.ts';
import type { JudgedPolicy } from '../rego/policy-set.ts';

/** The policy sets of a workspace that its script lists no results of. */
function setsToJudge({ parent: workspace, script }: RunRecord): PolicySet[] {
  const scripted = scriptedResults(script);
  return childrenOf(workspace.parent, 'policy-sets')
    .filter(({ workspaces }) => workspaces?.includes(workspace) ?? true)
    .map(({ set }) => set)
    .filter(({ system }) => scripted[system] === undefined);
}

/** Whether a program judges the run, which takes its time. */
export function isJudgedByProgram(run: RunRecord): boolean {
  return setsToJudge(run).some(({ judge }) => !isRecorded(judge));
}

/** The results by policy set, for a run that no program judges: answers that were recorded. */
export function judgeAtOnce(run: RunRecord, { document }: Planned): SetResults {
  const addresses = addressesIn(document);
  const judge = (set: PolicySet) =>
    resultsOf(set, isRecorded(set.judge) ? set.judge.answer(document) : [], addresses);
  return new Map(setsToJudge(run).map((set) => [set, judge(set)]));
}

/** The results by policy set. A plan that failed is not judged: its results are errors, which are never shown. */
export async function judgePlanned(
  run: RunRecord,
  planned: Planned,
  signal: AbortSignal,
): Promise<SetResults> {
  const { document: plan, problems, json } = planned;
  const isPlanned = problems.every(({ severity }) => severity !== 'error');
  const addresses = addressesIn(plan);
  const input = { plan, planText: json?.text, run: toRunInput(run) };
  const judging = setsToJudge(run).map(async (set): Promise<[PolicySet, EvaluatedSet]> => {
    const { judge } = set;
    const ask = async () =>
      isRecorded(judge) ? judge.answer(plan) : judge.evaluate(input, signal);
    const judged = isPlanned ? await ask().catch(errorMessage) : [];
    return [set, resultsOf(set, judged, addresses)];
  });
  return new Map(await Promise.all(judging));
}

function addressesIn({ resource_changes: changes }: PlanDocument): ReadonlySet<string> {
  return new Set(changes.map(({ address }) => address));
}

/**
 * The results of all policies of a set, with the levels that it gives them; a policy without a result is an error.
 *
 * @param judged what the judge says of each policy, or why it says nothing
 */
function resultsOf(
  { name, description, overridable, policies }: PolicySet,
  judged: readonly JudgedPolicy[] | string,
  addresses: ReadonlySet<string>,
): EvaluatedSet {
  const [results, why] =
    typeof judged === 'string' ? [[], judged] : [judged, 'This policy was not judged.'];
  const evaluated = policies.map((policy): EvaluatedPolicy => {
    const { status, output } = results.find((result) => result.name === policy.name) ?? {
      status: 'errored',
      output: [why],
    };
    const resources = findResources(output, addresses);
    return { ...policy, query: policy.query || null, status, output, resources };
  });
  return { name, description, overridable, error: null, policies: evaluated };
}

/** The resources that a failure names: a message may begin with an address and a colon. */
function findResources(
  output: readonly unknown[],
  addresses: ReadonlySet<string>,
): EvaluatedPolicy['resources'] {
  return output.flatMap((message) => {
    const [address = ''] = typeof message === 'string' ? message.split(': ', 1) : [];
    return addresses.has(address) ? [{ address }] : [];
  });
}

/** The run as policies read it in `input.run`. */
function toRunInput(run: RunRecord): RunInput {
  const { id, attributes, parent: organization } = run.parent;
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
      tags: tagNamesOf(run.parent),
    },
  };
}

/** Adds the results of all policies: those that the run's script lists, else those of the workspace's policy sets. */
export function addResults(store: Store, run: RunRecord, results: SetResults): void {
  addOutcomes(store, run, results);
  const checks = run.script.policyChecks ? [] : childrenOf(run, 'policy-checks');
  for (const check of checks) {
    check.policies = toCheckedPolicies(resultsOfSystem(results, 'policy-check'));
  }
  addTfPolicy(store, run, results);
}

/**
 * Adds what a run has from its creation on: the task stages, their policy evaluations, the cost estimate and the policy
 * checks. By these, clients decide in which status a run will wait (tfci 1.4: `getDesiredRunStatus`), and what they may
 * override (Terraform).
 */
export function addInitialParts(store: Store, run: RunRecord): void {
  const { script } = run;
  addStage(store, run, 'pre_plan', script.prePlanTasks);
  addTfEvaluation(store, run, 'Init', tfSetsOf(run, 'Init'));
  const evaluations = evaluationsToCome(run);
  const tasks = script.postPlanTasks ?? (evaluations.length > 0 ? [] : undefined);
  const postPlan = addStage(store, run, 'post_plan', tasks);
  if (postPlan !== undefined) {
    for (const attributes of evaluations) {
      store.add('policy-evaluations', postPlan, { attributes });
    }
  }
  addStage(store, run, 'pre_apply', script.preApplyTasks);
  addStage(store, run, 'post_apply', script.postApplyTasks);
  const isJudged = setsToJudge(run).some(({ system }) => system === 'policy-check');
  // The policies of a check that is not scripted are added when the plan is judged.
  const unscripted = { scope: 'organization', errored: false, policies: [] } as const;
  const checks = script.policyChecks ?? (isJudged ? [unscripted] : []);
  for (const { scope, errored, policies: scripted } of checks) {
    const set = toEvaluatedSet({ name: '', overridable: false, policies: scripted }, 'sentinel');
    const policies = toCheckedPolicies([set]);
    store.add('policy-checks', run, { attributes: { scope }, errored, policies });
  }
  const { costEstimate } = script;
  run.cost = costEstimate && store.add('cost-estimates', run, { script: costEstimate });
}

/** Adds a stage with its tasks. @param tasks undefined if the run has no such stage */
function addStage(
  store: Store,
  run: RunRecord,
  stage: TaskStageRecord['attributes']['stage'],
  tasks: readonly ScriptedTask[] | undefined,
): TaskStageRecord | undefined {
  if (tasks === undefined) return undefined;
  const added = store.add('task-stages', run, { attributes: { stage } });
  for (const { name, level, status: outcome, message, url = null, outcomes } of tasks) {
    const attributes = { 'task-name': name };
    const result = store.add('task-results', added, { attributes, level, outcome, message, url });
    for (const { title, status: word, body = null, url: link = null } of outcomes) {
      const found = { description: title, body, url: link };
      store.add('task-result-outcomes', result, { attributes: found, word });
    }
  }
  return added;
}

/** The policies of a check, with the levels that it has. */
function toCheckedPolicies(sets: readonly EvaluatedSet[]): PolicyCheckRecord['policies'] {
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

/** The versions of the programs that scripted results are said to come from. */
const SCRIPTED_VERSIONS = { opa: '1.22.4', sentinel: '0.40.0' } as const;

/** The attributes of the policy evaluations that a run will have: one for each version of a program that judges. */
function evaluationsToCome(run: RunRecord): PolicyEvaluationRecord['attributes'][] {
  const { policySets, policyKind: kind = 'opa' } = run.script;
  if (policySets !== undefined && policySets.length > 0) {
    return [{ 'policy-kind': kind, 'policy-tool-version': SCRIPTED_VERSIONS[kind] }];
  }
  const judging = setsToJudge(run).filter(({ system }) => system === 'policy-evaluation');
  const versions = new Set(judging.map(({ judge }) => judge.version));
  return [...versions].map((version) => ({ 'policy-kind': 'opa', 'policy-tool-version': version }));
}

function addOutcomes(store: Store, run: RunRecord, results: SetResults): void {
  const { policySets, policyKind = 'opa' } = run.script;
  const stages = childrenOf(run, 'task-stages');
  for (const parent of stages.flatMap((stage) => childrenOf(stage, 'policy-evaluations'))) {
    const version = parent.attributes['policy-tool-version'];
    const judged = [...results].flatMap(([{ system, judge }, evaluated]) =>
      system === 'policy-evaluation' && judge.version === version ? [evaluated] : [],
    );
    const scripted = policySets?.map((set) => toEvaluatedSet(set, policyKind));
    for (const set of scripted ?? judged) store.add('policy-set-outcomes', parent, { set });
  }
}

/** Adds the evaluations with the results that the run's script lists, else with those of the workspace's policy sets. */
function addTfPolicy(store: Store, run: RunRecord, results: SetResults): void {
  const { terraformPolicySets: scripted } = run.script;
  const sets = scripted ? tfSetsOf(run, 'Plan') : resultsOfSystem(results, 'terraform-policy');
  addTfEvaluation(store, run, 'Plan', sets);
  const isJudgedAgain = sets.some(({ policies }) =>
    policies.some(({ status }) => status === 'unknown'),
  );
  if (!isJudgedAgain) return;
  // The same sets as they are evaluated after the apply, when all values are known.
  const judgedAtApply = sets.map((set) => {
    const policies = set.policies.map((policy) => ({
      ...policy,
      status: policy.status === 'unknown' ? (policy.atApply ?? 'passed') : policy.status,
    }));
    return { ...set, policies };
  });
  addTfEvaluation(store, run, 'Apply', judgedAtApply);
}

/**
 * The scripted sets of a stage, each with its policies of that stage. A set is evaluated at the stages that it has policies
 * of, and one without any is evaluated with the plan.
 */
function tfSetsOf({ script }: RunRecord, stage: 'Init' | 'Plan'): EvaluatedSet[] {
  const sets = (script.terraformPolicySets ?? []).map((set) => toEvaluatedSet(set, 'sentinel'));
  return sets.flatMap((set) => {
    const policies = set.policies.filter((policy) => (policy.stage ?? 'Plan') === stage);
    const isEmpty = set.policies.length === 0 && stage === 'Plan';
    return policies.length > 0 || isEmpty ? [{ ...set, policies }] : [];
  });
}

/** Adds the evaluation of a stage, unless there is nothing to evaluate. One with an error of its own has no outcomes. */
function addTfEvaluation(
  store: Store,
  run: RunRecord,
  stage: 'Init' | 'Plan' | 'Apply',
  sets: readonly EvaluatedSet[],
): void {
  const { stage: errorStage, ...error } = run.script.terraformPolicyError ?? {};
  const isErrored = errorStage === stage;
  if (sets.length === 0 && !isErrored) return;
  const evaluation = store.add('tf-policy-evaluations', run, {
    attributes: { 'stage-type': stage },
    error: isErrored ? { type: '', summary: '', detail: '', ...error } : null,
  });
  if (isErrored) return;
  for (const set of sets) store.add('tf-policy-set-outcomes', evaluation, { set });
}
