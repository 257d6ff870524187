/** Documents of task stages, run tasks, policy evaluations and policy set outcomes. */
import type { RouteCall } from '../domain.ts';
import { countOutcomes, evaluationLevel, failuresOverridable } from '../evaluated.ts';
import type { EvaluatedPolicy, EvaluatedSet } from '../evaluated.ts';
import type {
  PolicyEvaluationRecord,
  RunRecord,
  TaskResultRecord,
  TaskStageRecord,
} from '../records.ts';
import type { Resource } from '../respond.ts';
import { isStageOverridable } from '../run-actions.ts';
import { identifiers, mayOverride, shown } from './run.ts';

/** The document of a task stage. */
export function toTaskStage(call: RouteCall, stage: TaskStageRecord): Resource {
  const { run } = stage;
  const may = mayOverride(call, run);
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
      actions: { 'is-overridable': isStageOverridable(stage) },
    },
    relationships: {
      run: { data: { id: run.id, type: 'runs' } },
      'task-results': {
        data: identifiers(
          'task-results',
          stage.tasks.map(({ id }) => id),
        ),
      },
      'policy-evaluations': {
        data: identifiers(
          'policy-evaluations',
          stage.evaluations.map(({ id }) => id),
        ),
      },
    },
    links: { self: `/api/v2/task-stages/${stage.id}` },
  };
}

/** The document of a run task's result. */
export function toTaskResult(_call: RouteCall, result: TaskResultRecord): Resource {
  const { stage } = result;
  const { run } = stage;
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

/** The document of a policy evaluation. */
export function toPolicyEvaluation(_call: RouteCall, evaluation: PolicyEvaluationRecord): Resource {
  const { run } = evaluation;
  return {
    id: evaluation.id,
    type: 'policy-evaluations',
    attributes: {
      status: shown(run, evaluation.status),
      'policy-kind': evaluation.kind,
      'policy-tool-version': evaluation.toolVersion,
      'result-count': toResultCount(knownOutcomes(evaluation).map(({ set }) => set)),
      'status-timestamps': evaluation.stamps,
    },
    relationships: {
      'policy-attachable': { data: { id: evaluation.stage.id, type: 'task-stages' } },
      'policy-set-outcomes': {
        links: { related: `/api/v2/policy-evaluations/${evaluation.id}/policy-set-outcomes` },
      },
    },
    links: { self: `/api/v2/policy-evaluations/${evaluation.id}` },
  };
}

/** The outcomes of an evaluation; none before it has finished. */
export function knownOutcomes({
  status,
  outcomes,
}: PolicyEvaluationRecord): PolicyEvaluationRecord['outcomes'] {
  return ['passed', 'failed', 'overridden', 'errored'].includes(status) ? outcomes : [];
}

function hasFailed({ policies }: EvaluatedSet): boolean {
  return policies.some(({ status, level }) => status === 'failed' && level !== 'advisory');
}

function toResultCount(sets: readonly EvaluatedSet[]): Record<string, number> {
  const count = countOutcomes(sets);
  return {
    'advisory-failed': count.advisoryFailed,
    'mandatory-failed': count.mandatoryFailed,
    passed: count.passed,
    errored: count.errored,
  };
}

/** The document of a policy set's outcome. */
export function toPolicySetOutcome(
  _call: RouteCall,
  { evaluation, id, set }: PolicyEvaluationRecord['outcomes'][number],
): Resource {
  const { run } = evaluation;
  return {
    id,
    type: 'policy-set-outcomes',
    attributes: {
      outcomes: set.error === null ? set.policies.map((one) => toOutcome(run, one)) : null,
      error: set.error,
      warnings: [],
      // The API shows a set as overridable too when each failure in it has a level that may be
      // overridden.
      overridable: set.overridable || (hasFailed(set) && failuresOverridable([set])),
      'policy-set-name': set.name,
      'policy-set-description': set.description,
      'result-count': toResultCount([set]),
      'policy-tool-version': evaluation.toolVersion,
    },
    relationships: {
      'policy-evaluation': { data: { id: evaluation.id, type: 'policy-evaluations' } },
    },
    links: { self: `/api/v2/policy-set-outcomes/${id}` },
  };
}

/** A policy in an outcome, with underscores in its keys. A policy that errored has no level. */
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
