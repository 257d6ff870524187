/** Documents of Terraform policy. */
import type { RouteCall } from '../domain.ts';
import { terraformPolicyLevel, type EvaluatedPolicy } from '../evaluated.ts';
import type { OutcomeRecord, TfPolicyEvaluationRecord } from '../records.ts';
import type { Resource } from '../respond.ts';
import { mayOverride, shown } from './run.ts';

const EVALUATED = ['passed', 'failed', 'awaiting_override', 'overridden', 'errored'];

/** The document of a Terraform policy evaluation. */
export function toTfPolicyEvaluation(
  call: RouteCall,
  evaluation: TfPolicyEvaluationRecord,
): Resource {
  const { run } = evaluation;
  const policies = knownTfOutcomes(evaluation).flatMap(({ set }) =>
    set.policies.map((policy) => ({
      status: policy.status,
      level: terraformPolicyLevel(policy.level, set.overridable),
    })),
  );
  const failed = (level: string): number =>
    policies.filter((one) => one.status === 'failed' && one.level === level).length;
  return {
    id: evaluation.id,
    type: 'tf-policy-evaluations',
    attributes: {
      status: shown(run, evaluation.status),
      'stage-type': evaluation.stage,
      'result-count': {
        'advisory-failed': failed('advisory'),
        'mandatory-failed': failed('mandatory'),
        'mandatory-overridable-failed': failed('mandatory_overridable'),
        passed: policies.filter(({ status }) => status === 'passed').length,
        errored: policies.filter(({ status }) => status === 'errored').length,
        unknown: policies.filter(({ status }) => status === 'unknown').length,
      },
      'status-timestamps': evaluation.stamps,
      error: null,
      permissions: { 'can-override': mayOverride(call, run) },
      actions: { 'is-overridable': evaluation.status === 'awaiting_override' },
    },
    relationships: {
      run: { data: { id: run.id, type: 'runs' } },
      'tf-policy-set-outcomes': {
        links: {
          related: `/api/v2/tf-policy-evaluations/${evaluation.id}/tf-policy-set-outcomes`,
        },
      },
    },
    links: { self: `/api/v2/tf-policy-evaluations/${evaluation.id}` },
  };
}

/** The outcomes of a Terraform policy evaluation; none before it has finished. */
export function knownTfOutcomes({ status, outcomes }: TfPolicyEvaluationRecord): OutcomeRecord[] {
  return EVALUATED.includes(status) ? outcomes : [];
}

/** The document of a policy set's outcome in Terraform policy. */
export function toTfPolicySetOutcome(_call: RouteCall, { id, set }: OutcomeRecord): Resource {
  return {
    id,
    type: 'tf-policy-set-outcomes',
    attributes: {
      'policy-set-name': set.name,
      'policy-set-description': set.description,
      error:
        set.error === null ? null : { type: 'setup_error', summary: set.error, detail: set.error },
      outcomes: set.policies.map((policy) => toOutcome(policy, set.overridable)),
    },
  };
}

function toOutcome(policy: EvaluatedPolicy, overridable: boolean): Record<string, unknown> {
  const messages = policy.output.map((one) =>
    typeof one === 'string' ? one : JSON.stringify(one),
  );
  return {
    policy_name: policy.name,
    file_name: `${policy.name}.policy.hcl`,
    enforcement_level: terraformPolicyLevel(policy.level, overridable),
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
