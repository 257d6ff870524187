/** What judges a run in the service: task stages, run tasks, policy evaluations, policy checks and Terraform policy. */
import { ORGANIZATIONS, PROJECTS } from './organizations.ts';
import { RUNS, overrideBy, shownWord } from './runs.ts';
import { WORKSPACES } from './workspaces.ts';
import { checkLevel, countOutcomes, failuresOverridable } from '../evaluated.ts';
import type { EvaluatedPolicy } from '../evaluated.ts';
import {
  emptyListAt,
  get,
  listAt,
  type Area,
  type ResourceType,
  type RouteCall,
} from '../resource-type.ts';
import { badRequest, respondEmpty, respondText } from '../requests.ts';
import {
  isEndedForGood,
  isStageOverridable,
  overrideCheck,
  overrideStage,
  overrideTfEvaluation,
} from '../run-life.ts';
import type {
  CheckedPolicy,
  OutcomeRecord,
  PolicyCheckRecord,
  PolicyEvaluationRecord,
  PolicySetRecord,
  RunRecord,
  TaskOutcomeRecord,
  TaskResultRecord,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
} from '../records.ts';
import { childrenOf, outcomesOf } from '../store.ts';
import type { PolicyLevel } from '../../rego/policy-set.ts';

/** Read alone: a seed names the policy sets of an organization. */
const POLICY_SETS: ResourceType<PolicySetRecord> = {
  type: 'policy-sets',
  lists: [listAt('/organizations/:organization/policy-sets', ORGANIZATIONS)],
  render: (_, { parent, workspaces, set }) => ({
    attributes: {
      name: set.name,
      description: set.description,
      global: workspaces === null,
      overridable: set.overridable,
      'policy-count': set.policies.length,
    },
    relationships: { organization: { data: parent }, workspaces: { data: workspaces ?? [] } },
  }),
};

const TASK_STAGES: ResourceType<TaskStageRecord> = {
  type: 'task-stages',
  shownAt: '/task-stages/:stage',
  includes: ['task_results', 'policy_evaluations', 'run', 'run.workspace', 'cost_estimate'],
  lists: [listAt('/runs/:run/task-stages', RUNS)],
  render: (call, stage) => {
    const run = stage.parent;
    const may = call.may(run, 'managePolicyOverrides');
    return {
      attributes: {
        status: shownWord(run, stage.status),
        'status-timestamps': stage.timestamps,
        'created-at': run.createdAt,
        'updated-at': run.createdAt,
        permissions: {
          'can-override-policy': may,
          'can-override-tasks': may,
          'can-override': may,
        },
        actions: { 'is-overridable': isStageOverridable(stage) },
      },
      relationships: {
        run: { data: run },
        'task-results': { data: [...childrenOf(stage, 'task-results')] },
        'policy-evaluations': { data: [...childrenOf(stage, 'policy-evaluations')] },
      },
    };
  },
};

const TASK_RESULTS: ResourceType<TaskResultRecord> = {
  type: 'task-results',
  shownAt: '/task-results/:result',
  render: (_, result) => {
    const stage = result.parent;
    const run = stage.parent;
    const isOver = result.status === result.outcome;
    return {
      attributes: {
        status: shownWord(run, result.status),
        message: isOver ? result.message : null,
        url: isOver ? result.url : null,
        'status-timestamps': result.timestamps,
        stage: stage.attributes.stage,
        'is-speculative': run.planOnly,
        'workspace-task-enforcement-level': shownWord(run, result.level),
        'task-result-outcomes-count': knownTaskOutcomes(result).length,
      },
      relationships: { 'task-stage': { data: stage } },
    };
  },
};

/** What a run task found; nothing before it has answered. */
function knownTaskOutcomes(result: TaskResultRecord): readonly TaskOutcomeRecord[] {
  return result.status === result.outcome ? childrenOf(result, 'task-result-outcomes') : [];
}

const TASK_OUTCOMES: ResourceType<TaskOutcomeRecord> = {
  type: 'task-result-outcomes',
  withoutSelfLink: true,
  lists: [listAt('/task-results/:result/outcomes', TASK_RESULTS, { items: knownTaskOutcomes })],
  render: (_, { id, word }) => ({
    attributes: {
      'outcome-id': id,
      tags: word === undefined ? {} : { Status: [{ label: word, level: 'none' }] },
    },
  }),
};

const POLICY_EVALUATIONS: ResourceType<PolicyEvaluationRecord> = {
  type: 'policy-evaluations',
  shownAt: '/policy-evaluations/:evaluation',
  lists: [listAt('/task-stages/:stage/policy-evaluations', TASK_STAGES)],
  render: (_, evaluation) => ({
    attributes: {
      status: shownWord(evaluation.parent.parent, evaluation.status),
      'result-count': countOutcomes(knownOutcomes(evaluation).map(({ set }) => set)),
      'status-timestamps': evaluation.timestamps,
    },
    relationships: {
      'policy-attachable': { data: evaluation.parent },
      'policy-set-outcomes': {
        links: { related: `/api/v2/policy-evaluations/${evaluation.id}/policy-set-outcomes` },
      },
    },
  }),
};

const EVALUATED = ['passed', 'failed', 'awaiting_override', 'overridden', 'errored'];

/** The outcomes of an evaluation; none before it has finished. */
function knownOutcomes(
  evaluation: PolicyEvaluationRecord | TfPolicyEvaluationRecord,
): readonly OutcomeRecord[] {
  return EVALUATED.includes(evaluation.status) ? outcomesOf(evaluation) : [];
}

function textsOf({ output }: EvaluatedPolicy): string[] {
  return output.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)));
}

const POLICY_SET_OUTCOMES: ResourceType<OutcomeRecord<PolicyEvaluationRecord>> = {
  type: 'policy-set-outcomes',
  may: (call, outcome, right) =>
    knownOutcomes(outcome.parent).includes(outcome) && call.may(outcome.parent, right),
  shownAt: '/policy-set-outcomes/:outcome',
  lists: [
    listAt('/policy-evaluations/:evaluation/policy-set-outcomes', POLICY_EVALUATIONS, {
      items: (evaluation, call) => {
        const filters = readFilters(call);
        return childrenOf(evaluation, 'policy-set-outcomes').filter(
          (outcome) =>
            filters.length === 0 || filters.some((filter) => matchesFilter(outcome, filter)),
        );
      },
      filters: {
        'filter[N][status]': null,
        'filter[N][enforcement_level]': null,
        'filter[N][enforcementLevel]': null,
      },
    }),
  ],
  render: (_, { parent: evaluation, set }) => ({
    attributes: {
      outcomes:
        set.error === null
          ? set.policies.map((policy) => toOutcome(evaluation.parent.parent, policy))
          : null,
      error: set.error,
      warnings: [],
      // The API shows a set as overridable too when each failure in it has a level that may be overridden.
      overridable:
        set.overridable ||
        (set.policies.some(({ status, level }) => status === 'failed' && level !== 'advisory') &&
          failuresOverridable([set])),
      'policy-set-name': set.name,
      'policy-set-description': set.description,
      'result-count': countOutcomes([set]),
      'policy-tool-version': evaluation.attributes['policy-tool-version'],
    },
    relationships: { 'policy-evaluation': { data: evaluation } },
  }),
};

/** A policy in an outcome, as the API writes it. A policy that errored has no level. */
function toOutcome(run: RunRecord, policy: EvaluatedPolicy): Record<string, unknown> {
  const level = policy.level === 'advisory' ? 'advisory' : 'mandatory';
  return {
    enforcement_level: policy.status === 'errored' ? null : shownWord(run, level),
    query: policy.query,
    status: shownWord(run, policy.status),
    policy_name: policy.name,
    description: policy.description,
    output: policy.output.length === 0 ? null : policy.output,
  };
}

interface OutcomeFilter {
  status?: string;
  enforcement_level?: string;
}

const FILTER_VALUES = {
  status: ['passed', 'failed', 'errored'],
  enforcement_level: ['advisory', 'mandatory'],
};

/** The filters in a query such as `filter[0][status]=failed&filter[0][enforcement_level]=mandatory`. */
function readFilters({ query }: RouteCall): OutcomeFilter[] {
  const filters = new Map<string, OutcomeFilter>();
  for (const [name, value] of query) {
    const [, number = '', word = ''] = /^filter\[(\d{1,3})\]\[(\w+)\]$/.exec(name) ?? [];
    const field = word === 'enforcementLevel' ? 'enforcement_level' : word;
    if (field !== 'status' && field !== 'enforcement_level') continue;
    if (!FILTER_VALUES[field].includes(value)) {
      throw badRequest(name, `It takes ${FILTER_VALUES[field].join(', ')}.`);
    }
    filters.set(number, { ...filters.get(number), [field]: value });
  }
  return [...filters.values()];
}

/** Whether a set has at least one policy that a filter asks for: then the whole set is in the list. */
function matchesFilter(
  { set }: OutcomeRecord,
  { status, enforcement_level: level }: OutcomeFilter,
): boolean {
  return set.policies.some(
    (policy) =>
      (status === undefined || policy.status === status) &&
      (level === undefined || (policy.level === 'advisory') === (level === 'advisory')),
  );
}

/** The statuses of a check that was not judged. */
const NOT_JUDGED = ['pending', 'queued', 'unreachable', 'canceled'];

const POLICY_CHECKS: ResourceType<PolicyCheckRecord> = {
  type: 'policy-checks',
  withoutSelfLink: true,
  shownAt: '/policy-checks/:check',
  includes: ['run', 'run.workspace'],
  lists: [listAt('/runs/:run/policy-checks', RUNS, { unpagedByDefault: true })],
  render: (call, check) => {
    const run = check.parent;
    const { store } = call;
    const isOffered =
      store.courses['overridden-plan-only-run'] !== 'not-offered' || !isEndedForGood(store, run);
    const overridable = check.status === 'soft_failed' && isOffered;
    const self = `/api/v2/policy-checks/${check.id}`;
    return {
      attributes: {
        result: hasResult(check) ? toCheckResult(check) : null,
        status: shownWord(run, check.status),
        'status-timestamps': check.timestamps,
        actions: { 'is-overridable': overridable },
        permissions: { 'can-override': call.may(run, 'managePolicyOverrides') },
      },
      relationships: { run: { data: run } },
      links: {
        output: `${self}/output`,
        override: overridable ? `${self}/actions/override` : undefined,
      },
    };
  },
};

function hasResult({ status, errored }: PolicyCheckRecord): boolean {
  return !NOT_JUDGED.includes(status) && !errored;
}

function toCheckResult(check: PolicyCheckRecord): Record<string, unknown> {
  const failed = check.policies.filter(({ status }) => status !== 'passed');
  const count = (level: string): number =>
    failed.filter((policy) => checkLevel(policy.level) === level).length;
  const detail = {
    'schema-version': 1,
    policies: check.policies.map(({ name, level, status }) => ({
      policy: name,
      'enforcement-level': checkLevel(level),
      result: status === 'passed',
    })),
  };
  return {
    result: failed.every(({ level }) => level === 'advisory'),
    passed: check.policies.length - failed.length,
    'total-failed': failed.length,
    'hard-failed': count('hard-mandatory'),
    'soft-failed': count('soft-mandatory'),
    'advisory-failed': count('advisory'),
    'duration-ms': 0,
    // The same value under the specification's neutral name and under the real service's name.
    engine: detail,
    sentinel: detail,
  };
}

/** The log of a check. No other answer names the check's policies. */
function toCheckOutput(check: PolicyCheckRecord): string {
  const passed = check.policies.every(({ status }) => status === 'passed');
  const lines = [`Sentinel Result: ${String(passed)}`, ''];
  lines.push(
    ...(passed
      ? ['This result means that all policies passed, and the run may go on.', '']
      : [
          'Sentinel evaluated to false because one or more Sentinel policies evaluated',
          'to false. This false was not due to an undefined value or runtime error.',
          '',
        ]),
    `${String(check.policies.length)} policies evaluated.`,
    '',
  );
  for (const [index, policy] of check.policies.entries()) {
    lines.push(...toPolicySection(index + 1, policy), '');
  }
  return lines.join('\n');
}

function toPolicySection(number: number, policy: CheckedPolicy): string[] {
  const passed = policy.status === 'passed';
  const printed = textsOf(policy);
  const directory = policy.set === '' ? '' : `${policy.set}/`;
  return [
    `## Policy ${String(number)}: ${directory}${policy.name}.sentinel (${checkLevel(policy.level)})`,
    '',
    `Result: ${String(passed)}`,
    '',
    ...(policy.description === '' ? [] : ['Description:', `  ${policy.description}`, '']),
    ...(printed.length === 0 ? [] : [...printed, '']),
    `${passed ? 'TRUE' : 'FALSE'} - ${policy.name}.sentinel:1:1 - Rule "main"`,
  ];
}

const TF_POLICY_EVALUATIONS: ResourceType<TfPolicyEvaluationRecord> = {
  type: 'tf-policy-evaluations',
  shownAt: '/tf-policy-evaluations/:evaluation',
  lists: [listAt('/runs/:run/tf-policy-evaluations', RUNS)],
  render: (call, evaluation) => {
    const run = evaluation.parent;
    const policies = knownOutcomes(evaluation).flatMap(({ set }) =>
      set.policies.map(({ status, level }) => ({
        status,
        level: levelOf(level, set.overridable),
      })),
    );
    const count = (status: string, level?: string): number =>
      policies.filter(
        (policy) => policy.status === status && (level === undefined || policy.level === level),
      ).length;
    return {
      attributes: {
        status: shownWord(run, evaluation.status),
        'result-count': {
          'advisory-failed': count('failed', 'advisory'),
          'mandatory-failed': count('failed', 'mandatory'),
          'mandatory-overridable-failed': count('failed', 'mandatory_overridable'),
          passed: count('passed'),
          errored: count('errored'),
          unknown: count('unknown'),
        },
        'status-timestamps': evaluation.timestamps,
        'created-at': run.createdAt,
        'updated-at': Object.values(evaluation.timestamps).at(-1) ?? run.createdAt,
        error: evaluation.status === 'errored' ? evaluation.error : null,
        permissions: { 'can-override': call.may(run, 'managePolicyOverrides') },
        actions: { 'is-overridable': evaluation.status === 'awaiting_override' },
      },
      relationships: {
        run: { data: run },
        'tf-policy-set-outcomes': {
          links: {
            related: `/api/v2/tf-policy-evaluations/${evaluation.id}/tf-policy-set-outcomes`,
          },
        },
      },
    };
  },
};

const TF_POLICY_SET_OUTCOMES: ResourceType<OutcomeRecord> = {
  type: 'tf-policy-set-outcomes',
  withoutSelfLink: true,
  lists: [
    listAt('/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes', TF_POLICY_EVALUATIONS, {
      items: knownOutcomes,
    }),
  ],
  render: (_, { set }) => ({
    attributes: {
      'policy-set-name': set.name,
      'policy-set-description': set.description,
      error:
        set.error === null ? null : { type: 'setup_error', summary: set.error, detail: set.error },
      outcomes: set.policies.map((policy) => toTfOutcome(policy, set.overridable)),
    },
  }),
};

export const POLICY_AREA: Area = {
  types: [
    POLICY_SETS,
    TASK_STAGES,
    TASK_RESULTS,
    TASK_OUTCOMES,
    POLICY_EVALUATIONS,
    POLICY_SET_OUTCOMES,
    POLICY_CHECKS,
    TF_POLICY_EVALUATIONS,
    TF_POLICY_SET_OUTCOMES,
  ],
  routes: [
    // Runs have run tasks by their scripts alone: nobody configured one.
    emptyListAt('/organizations/:organization/tasks', ORGANIZATIONS),
    emptyListAt('/projects/:project/tasks', PROJECTS),
    emptyListAt('/workspaces/:workspace/tasks', WORKSPACES),
    overrideBy('/task-stages/:stage', TASK_STAGES, overrideStage),
    overrideBy('/policy-checks/:check', POLICY_CHECKS, overrideCheck, (check) => ({
      ...check,
      relationships: undefined,
    })),
    get('/policy-checks/:check/output', (call) => {
      const check = call.find(POLICY_CHECKS);
      return hasResult(check) ? respondText(200, toCheckOutput(check)) : respondEmpty(204);
    }),
    overrideBy('/tf-policy-evaluations/:evaluation', TF_POLICY_EVALUATIONS, overrideTfEvaluation),
  ],
};

/** The name that a `tf-policy-evaluation` has for a level. */
function levelOf(
  level: PolicyLevel,
  overridable: boolean,
): 'advisory' | 'mandatory' | 'mandatory_overridable' {
  if (level === 'advisory') return level;
  const isSoft = checkLevel(level) === 'soft-mandatory' || (level === 'mandatory' && overridable);
  return isSoft ? 'mandatory_overridable' : 'mandatory';
}

/** A policy in an outcome, as the API writes it. @param overridable whether the set allows to override failures */
function toTfOutcome(policy: EvaluatedPolicy, overridable: boolean): Record<string, unknown> {
  const messages = textsOf(policy);
  return {
    policy_name: policy.name,
    file_name: `${policy.name}.policy.hcl`,
    enforcement_level: levelOf(policy.level, overridable),
    status: policy.status,
    diagnostics:
      policy.status === 'passed'
        ? []
        : [
            {
              code: null,
              context: null,
              start_line: 1,
              summary: policy.description === '' ? policy.name : policy.description,
              error_message: messages.join('\n'),
              resources: policy.resources.map((resource) => ({
                resource_name: resource.address,
                error_message:
                  messages.find((message) => message.startsWith(`${resource.address}:`)) ??
                  messages[0] ??
                  '',
                info_message: null,
                file_name: resource.file ?? null,
                code: null,
                start_line: resource.line ?? null,
                values: [],
              })),
            },
          ],
    passed_resources: [],
  };
}
