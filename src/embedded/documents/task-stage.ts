/** Task stages, run tasks, policy evaluations and their outcomes as documents (api-facts 3.4). */
import type { Domain } from '../domain.ts';
import { countResults, evaluationLevel, type EvaluatedPolicy } from '../evaluated.ts';
import { hasOrganizationRight } from '../permissions.ts';
import type {
  OutcomeRecord,
  PolicyEvaluationRecord,
  RunRecord,
  TaskResultRecord,
  TaskStageRecord,
  TokenRecord,
} from '../records.ts';
import type { Resource } from '../respond.ts';
import { must } from '../store.ts';
import { identifiers } from './identifiers.ts';
import { shown } from './run.ts';

export function toTaskStage(
  { store }: Domain,
  token: TokenRecord,
  stage: TaskStageRecord,
): Resource {
  const run = must(store.runs, stage.runId);
  const { organizationId } = must(store.workspaces, run.workspaceId);
  const may = hasOrganizationRight(store, token, organizationId, 'managePolicyOverrides');
  return {
    id: stage.id,
    type: 'task-stages',
    attributes: {
      status: shown(run, stage.status),
      stage: stage.stage,
      'status-timestamps': stage.stamps,
      'created-at': stage.createdAt,
      'updated-at': stage.createdAt,
      permissions: {
        'can-override-policy': may,
        'can-override-tasks': may,
        'can-override': may,
      },
      actions: { 'is-overridable': stage.status === 'awaiting_override' },
    },
    relationships: {
      run: { data: { id: run.id, type: 'runs' } },
      'task-results': { data: identifiers('task-results', stage.taskResultIds) },
      'policy-evaluations': { data: identifiers('policy-evaluations', stage.evaluationIds) },
    },
    links: { self: `/api/v2/task-stages/${stage.id}` },
  };
}

export function toTaskResult({ store }: Domain, result: TaskResultRecord): Resource {
  const stage = must(store.stages, result.stageId);
  const run = must(store.runs, stage.runId);
  const over = result.status === result.outcome;
  return {
    id: result.id,
    type: 'task-results',
    attributes: {
      status: shown(run, result.status),
      message: over ? result.message : null,
      url: over ? result.url : null,
      'status-timestamps': result.stamps,
      'task-name': result.name,
      stage: stage.stage,
      'is-speculative': run.planOnly,
      'workspace-task-enforcement-level': shown(run, result.level),
      'task-result-outcomes-count': 0,
    },
    relationships: { 'task-stage': { data: { id: stage.id, type: 'task-stages' } } },
    links: { self: `/api/v2/task-results/${result.id}` },
  };
}

export function toPolicyEvaluation(
  { store }: Domain,
  evaluation: PolicyEvaluationRecord,
): Resource {
  const run = must(store.runs, evaluation.runId);
  const over = isJudged(evaluation);
  const count = countResults(over ? evaluation.outcomes.map(({ set }) => set) : []);
  return {
    id: evaluation.id,
    type: 'policy-evaluations',
    attributes: {
      status: shown(run, evaluation.status),
      'policy-kind': evaluation.kind,
      'policy-tool-version': evaluation.toolVersion,
      'result-count': toResultCount(count),
      'status-timestamps': evaluation.stamps,
    },
    relationships: {
      'policy-attachable': { data: { id: evaluation.stageId, type: 'task-stages' } },
      'policy-set-outcomes': {
        links: { related: `/api/v2/policy-evaluations/${evaluation.id}/policy-set-outcomes` },
      },
    },
    links: { self: `/api/v2/policy-evaluations/${evaluation.id}` },
  };
}

export function isJudged({ status }: PolicyEvaluationRecord): boolean {
  return ['passed', 'failed', 'overridden', 'errored'].includes(status);
}

function toResultCount(count: ReturnType<typeof countResults>): Record<string, number> {
  return {
    'advisory-failed': count.advisoryFailed,
    'mandatory-failed': count.mandatoryFailed,
    passed: count.passed,
    errored: count.errored,
  };
}

export function toPolicySetOutcome(
  run: RunRecord,
  evaluation: PolicyEvaluationRecord,
  { id, set }: OutcomeRecord,
): Resource {
  return {
    id,
    type: 'policy-set-outcomes',
    attributes: {
      outcomes: set.error === null ? set.policies.map((one) => toOutcome(run, one)) : null,
      error: set.error,
      warnings: [],
      overridable: set.overridable,
      'policy-set-name': set.name,
      'policy-set-description': set.description,
      'result-count': toResultCount(countResults([set])),
      'policy-tool-version': evaluation.toolVersion,
    },
    relationships: {
      'policy-evaluation': { data: { id: evaluation.id, type: 'policy-evaluations' } },
    },
    links: { self: `/api/v2/policy-set-outcomes/${id}` },
  };
}

/** Keys inside an outcome have underscores. An errored policy has no level. */
function toOutcome(run: RunRecord, policy: EvaluatedPolicy): Record<string, unknown> {
  return {
    enforcement_level:
      policy.status === 'errored' ? null : shown(run, evaluationLevel(policy.level)),
    query: policy.query,
    status: shown(run, policy.status),
    policy_name: policy.name,
    description: policy.description,
    output: policy.output.length === 0 ? null : policy.output,
  };
}
