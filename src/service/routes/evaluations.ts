/** Routes of task stages, run tasks, policy evaluations and Terraform policy. */
import { parameter, type RouteCall, type ServedRoute } from '../domain.ts';
import { get } from './route.ts';
import {
  knownOutcomes,
  toPolicyEvaluation,
  toPolicySetOutcome,
  toTaskResult,
  toTaskStage,
} from '../documents/task-stage.ts';
import {
  knownTfOutcomes,
  toTfPolicyEvaluation,
  toTfPolicySetOutcome,
} from '../documents/tf-policy.ts';
import type { ServiceResponse } from '../exchange.ts';
import type { OutcomeRecord, TaskStageRecord } from '../records.ts';
import { badRequest, respondOne, respondPage, respondResource, type Includes } from '../respond.ts';
import { overrideStage, overrideTfEvaluation } from '../run-actions.ts';
import {
  found,
  findEvaluation,
  findRun,
  findStage,
  findTaskResult,
  findTfEvaluation,
} from './find.ts';
import { overrideBy } from './run-events.ts';
import { withRun, withWorkspace } from './runs.ts';

const INCLUDES: Includes<TaskStageRecord> = {
  task_results: (call, { tasks }) => tasks.map((one) => toTaskResult(call, one)),
  policy_evaluations: (call, { evaluations }) =>
    evaluations.map((one) => toPolicyEvaluation(call, one)),
  run: withRun,
  'run.workspace': withWorkspace,
  cost_estimate: () => [],
};

export const EVALUATION_ROUTES: readonly ServedRoute[] = [
  get('/runs/:run/task-stages', (call) => {
    return respondPage(call, findRun(call).stages, toTaskStage, { includes: INCLUDES });
  }),
  get('/task-stages/:stage', (call) => respondOne(call, findStage(call), toTaskStage, INCLUDES)),
  overrideBy('/task-stages/:stage', findStage, overrideStage, toTaskStage),
  get('/task-stages/:stage/policy-evaluations', (call) => {
    return respondPage(call, findStage(call).evaluations, toPolicyEvaluation);
  }),
  get('/task-results/:result', (call) => respondOne(call, findTaskResult(call), toTaskResult)),
  get('/policy-evaluations/:evaluation', (call) =>
    respondOne(call, findEvaluation(call), toPolicyEvaluation),
  ),
  get('/policy-evaluations/:evaluation/policy-set-outcomes', listOutcomes),
  get('/policy-set-outcomes/:outcome', (call) => {
    const id = parameter(call, 'outcome');
    const outcome = [...call.domain.store.runs.values()]
      .flatMap(({ stages }) => stages.flatMap(({ evaluations }) => evaluations))
      .flatMap(knownOutcomes)
      .find((one) => one.id === id);
    const kept = found(outcome);
    findRun(call, 'readRuns', kept.evaluation.run.id);
    return respondResource(200, toPolicySetOutcome(call, kept));
  }),
  get('/runs/:run/tf-policy-evaluations', (call) => {
    return respondPage(call, findRun(call).tfEvaluations, toTfPolicyEvaluation);
  }),
  get('/tf-policy-evaluations/:evaluation', (call) =>
    respondOne(call, findTfEvaluation(call), toTfPolicyEvaluation),
  ),
  get('/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes', (call) =>
    respondPage(call, knownTfOutcomes(findTfEvaluation(call)), toTfPolicySetOutcome),
  ),
  overrideBy(
    '/tf-policy-evaluations/:evaluation',
    findTfEvaluation,
    overrideTfEvaluation,
    toTfPolicyEvaluation,
  ),
];

function listOutcomes(call: RouteCall): ServiceResponse {
  const evaluation = findEvaluation(call);
  const filters = readFilters(call);
  if (filters === undefined) {
    return badRequest(
      'filter',
      'filter[n][status] takes passed, failed or errored; filter[n][enforcement_level] takes advisory or mandatory.',
    );
  }
  const outcomes = knownOutcomes(evaluation).filter(
    (outcome) => filters.length === 0 || filters.some((filter) => matchesFilter(outcome, filter)),
  );
  return respondPage(call, outcomes, toPolicySetOutcome);
}

interface OutcomeFilter {
  status?: string;
  level?: string;
}

/**
 * The filters in a query such as `filter[0][status]=failed&filter[0][enforcement_level]=mandatory`;
 * undefined when malformed.
 */
function readFilters({ query }: RouteCall): OutcomeFilter[] | undefined {
  const filters = new Map<string, OutcomeFilter>();
  for (const name of query.keys()) {
    const match = /^filter\[(\d{1,3})\]\[(status|enforcement_level|enforcementLevel)\]$/.exec(name);
    if (match === null) {
      if (name.startsWith('filter')) return undefined;
      continue;
    }
    const value = query.get(name) ?? '';
    const [, number = '', what] = match;
    const filter = filters.get(number) ?? {};
    const status = what === 'status';
    if (!(status ? ['passed', 'failed', 'errored'] : ['advisory', 'mandatory']).includes(value)) {
      return undefined;
    }
    if (status) filter.status = value;
    else filter.level = value;
    filters.set(number, filter);
  }
  return [...filters.values()];
}

/** Whether a filter keeps a set: it keeps whole sets that have at least one matching policy. */
function matchesFilter({ set }: OutcomeRecord, { status, level }: OutcomeFilter): boolean {
  return set.policies.some(
    (policy) =>
      (status === undefined || policy.status === status) &&
      (level === undefined || (policy.level === 'advisory') === (level === 'advisory')),
  );
}
