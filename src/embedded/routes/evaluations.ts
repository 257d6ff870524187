/** Task stages, run tasks, policy evaluations and Terraform policy (api-facts 3.4, 3.6). */
import { readComment } from '../body.ts';
import { parameter, type Call, type Route } from '../domain.ts';
import {
  isJudged,
  toPolicyEvaluation,
  toPolicySetOutcome,
  toTaskResult,
  toTaskStage,
} from '../documents/task-stage.ts';
import {
  areOutcomesKnown,
  toTfPolicyEvaluation,
  toTfPolicySetOutcome,
} from '../documents/tf-policy.ts';
import type { OutcomeRecord, PolicyEvaluationRecord, TaskStageRecord } from '../records.ts';
import { toRun } from '../documents/run.ts';
import { toWorkspace } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import {
  conflict,
  fail,
  notFound,
  readInclude,
  respondPage,
  respondResource,
  type Resource,
} from '../respond.ts';
import { overrideStage, overrideTfEvaluation } from '../run-actions.ts';
import { must } from '../store.ts';
import {
  findEvaluation,
  findRun,
  findStage,
  findTfEvaluation,
  found,
  workspaceOf,
} from './find.ts';
import { recordEvent } from './run-events.ts';

const INCLUDES = [
  'run',
  'run.workspace',
  'task_results',
  'policy_evaluations',
  'cost_estimate',
] as const;
type Include = (typeof INCLUDES)[number];

export const EVALUATION_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/runs/:run/task-stages',
    handler: (call) => {
      const { domain, token } = call;
      const run = findRun(call, parameter(call, 'run'));
      const included = readInclude(call.query, INCLUDES);
      const stages = run.stageIds.map((id) => must(domain.store.stages, id));
      return respondPage(
        call.request,
        domain.origin,
        stages,
        (stage) => toTaskStage(domain, token, stage),
        {
          included: (shown) =>
            included.size === 0
              ? undefined
              : shown.flatMap((stage) => includedWith(call, stage, included)),
        },
      );
    },
  },
  {
    method: 'GET',
    path: '/task-stages/:stage',
    handler: (call) => {
      const stage = findStage(call, parameter(call, 'stage'));
      const included = readInclude(call.query, INCLUDES);
      return respondResource(
        200,
        toTaskStage(call.domain, call.token, stage),
        included.size === 0 ? undefined : includedWith(call, stage, included),
      );
    },
  },
  {
    method: 'POST',
    path: '/task-stages/:stage/actions/override',
    handler: (call) => {
      const stage = findStage(call, parameter(call, 'stage'), 'managePolicyOverrides');
      const comment = readComment(call.request);
      if (!overrideStage(call.domain.store, stage)) {
        return conflict(`a task stage that is ${stage.status} cannot be overridden`);
      }
      recordEvent(call, stage.runId, 'overridden', comment);
      return respondResource(200, toTaskStage(call.domain, call.token, stage));
    },
  },
  {
    method: 'GET',
    path: '/task-stages/:stage/policy-evaluations',
    handler: (call) => {
      const { domain } = call;
      const stage = findStage(call, parameter(call, 'stage'));
      const evaluations = stage.evaluationIds.map((id) => must(domain.store.evaluations, id));
      return respondPage(call.request, domain.origin, evaluations, (evaluation) =>
        toPolicyEvaluation(domain, evaluation),
      );
    },
  },
  {
    method: 'GET',
    path: '/task-results/:result',
    handler: (call) => {
      const result = found(call.domain.store.taskResults.get(parameter(call, 'result')));
      findStage(call, result.stageId);
      return respondResource(200, toTaskResult(call.domain, result));
    },
  },
  {
    method: 'GET',
    path: '/policy-evaluations/:evaluation',
    handler: (call) =>
      respondResource(
        200,
        toPolicyEvaluation(call.domain, findEvaluation(call, parameter(call, 'evaluation'))),
      ),
  },
  {
    method: 'GET',
    path: '/policy-evaluations/:evaluation/policy-set-outcomes',
    handler: listOutcomes,
  },
  {
    method: 'GET',
    path: '/policy-set-outcomes/:outcome',
    handler: (call) => {
      const id = parameter(call, 'outcome');
      for (const evaluation of call.domain.store.evaluations.values()) {
        const outcome = evaluation.outcomes.find((one) => one.id === id);
        if (outcome === undefined || !isJudged(evaluation)) continue;
        const run = findRun(call, evaluation.runId);
        return respondResource(200, toPolicySetOutcome(run, evaluation, outcome));
      }
      return notFound();
    },
  },
  {
    method: 'GET',
    path: '/runs/:run/tf-policy-evaluations',
    handler: (call) => {
      const { domain, token } = call;
      const run = findRun(call, parameter(call, 'run'));
      const evaluations = run.tfPolicyEvaluationIds.map((id) =>
        must(domain.store.tfEvaluations, id),
      );
      return respondPage(call.request, domain.origin, evaluations, (evaluation) =>
        toTfPolicyEvaluation(domain, token, evaluation),
      );
    },
  },
  {
    method: 'GET',
    path: '/tf-policy-evaluations/:evaluation',
    handler: (call) => {
      const evaluation = findTfEvaluation(call, parameter(call, 'evaluation'));
      return respondResource(200, toTfPolicyEvaluation(call.domain, call.token, evaluation));
    },
  },
  {
    method: 'GET',
    path: '/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes',
    handler: (call) => {
      const evaluation = findTfEvaluation(call, parameter(call, 'evaluation'));
      const outcomes = areOutcomesKnown(evaluation) ? evaluation.outcomes : [];
      return respondPage(call.request, call.domain.origin, outcomes, toTfPolicySetOutcome);
    },
  },
  {
    method: 'POST',
    path: '/tf-policy-evaluations/:evaluation/actions/override',
    handler: (call) => {
      const id = parameter(call, 'evaluation');
      const evaluation = findTfEvaluation(call, id, 'managePolicyOverrides');
      const comment = readComment(call.request);
      if (!overrideTfEvaluation(call.domain.store, evaluation)) {
        return conflict(`an evaluation that is ${evaluation.status} cannot be overridden`);
      }
      recordEvent(call, evaluation.runId, 'overridden', comment);
      return respondResource(200, toTfPolicyEvaluation(call.domain, call.token, evaluation));
    },
  },
];

function listOutcomes(call: Call): ServiceResponse {
  const evaluation = findEvaluation(call, parameter(call, 'evaluation'));
  const run = must(call.domain.store.runs, evaluation.runId);
  const filters = readFilters(call);
  if (filters === undefined) {
    return fail(400, {
      title: 'bad request',
      detail:
        'filter[n][status] takes passed, failed or errored; filter[n][enforcement_level] takes advisory or mandatory.',
      source: { parameter: 'filter' },
    });
  }
  const known = isJudged(evaluation) ? evaluation.outcomes : [];
  const outcomes = known.filter(
    (outcome) => filters.length === 0 || filters.some((filter) => fits(outcome, filter)),
  );
  return respondPage(call.request, call.domain.origin, outcomes, (outcome) =>
    toPolicySetOutcome(run, evaluation, outcome),
  );
}

interface OutcomeFilter {
  status?: string;
  level?: string;
}

/** `filter[0][status]=failed&filter[0][enforcement_level]=mandatory`; undefined when malformed. */
function readFilters({ query }: Call): OutcomeFilter[] | undefined {
  const filters = new Map<string, OutcomeFilter>();
  for (const [name, value] of query) {
    const match = /^filter\[(\d{1,3})\]\[(status|enforcement_level|enforcementLevel)\]$/.exec(name);
    if (match === null) {
      if (name.startsWith('filter')) return undefined;
      continue;
    }
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

/** A filter chooses whole sets: those with at least one policy that fits. */
function fits({ set }: OutcomeRecord, { status, level }: OutcomeFilter): boolean {
  return set.policies.some(
    (policy) =>
      (status === undefined || policy.status === status) &&
      (level === undefined || (policy.level === 'advisory') === (level === 'advisory')),
  );
}

function includedWith(
  call: Call,
  stage: TaskStageRecord,
  included: ReadonlySet<Include>,
): Resource[] {
  const { domain, token } = call;
  const { store } = domain;
  const resources: Resource[] = [];
  if (included.has('task_results')) {
    for (const id of stage.taskResultIds) {
      resources.push(toTaskResult(domain, must(store.taskResults, id)));
    }
  }
  if (included.has('policy_evaluations')) {
    for (const id of stage.evaluationIds) {
      const evaluation: PolicyEvaluationRecord = must(store.evaluations, id);
      resources.push(toPolicyEvaluation(domain, evaluation));
    }
  }
  const run = must(store.runs, stage.runId);
  if (included.has('run') || included.has('run.workspace')) {
    resources.push(toRun(domain, token, run));
  }
  if (included.has('run.workspace')) {
    resources.push(toWorkspace(domain, token, workspaceOf(call, run)));
  }
  return resources;
}
