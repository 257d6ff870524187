/** Terraform policy. */
import { RUNS, overrideBy, shownWord } from './runs.ts';
import { checkLevel, type EvaluatedPolicy } from '../evaluated.ts';
import { listAt, type Area, type ResourceType } from '../resource.ts';
import type { PolicyLevel } from '../../rego/policy-set.ts';
import { overrideTfEvaluation } from '../run-life.ts';
import { childrenOf, type OutcomeRecord, type TfPolicyEvaluationRecord } from '../store.ts';

const EVALUATED = ['passed', 'failed', 'awaiting_override', 'overridden', 'errored'];

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
        error: null,
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

/** The outcomes of a Terraform policy evaluation; none before it has finished. */
function knownOutcomes(evaluation: TfPolicyEvaluationRecord): readonly OutcomeRecord[] {
  return EVALUATED.includes(evaluation.status)
    ? childrenOf(evaluation, 'tf-policy-set-outcomes')
    : [];
}

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
      outcomes: set.policies.map((policy) => toOutcome(policy, set.overridable)),
    },
  }),
};

export const TF_POLICY_AREA: Area = {
  types: [TF_POLICY_EVALUATIONS, TF_POLICY_SET_OUTCOMES],
  routes: [
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
function toOutcome(policy: EvaluatedPolicy, overridable: boolean): Record<string, unknown> {
  const messages = policy.output.map((message) =>
    typeof message === 'string' ? message : JSON.stringify(message),
  );
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
