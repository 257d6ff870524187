/** Small builders for what policy systems say, as the decoders leave it. */
import type { Evidence } from '../../src/policy/decide.ts';
import { emptyReading, type Reading } from '../../src/policy/reading.ts';
import type { PolicyResult, RunTaskResult } from '../../src/policy/result.ts';
import type { PolicyCheck } from '../../src/wire/policy-check.ts';
import type { PolicyEvaluation, PolicySetOutcome } from '../../src/wire/policy-evaluation.ts';
import type { TaskResult, TaskStage } from '../../src/wire/task-stage.ts';
import type { TfPolicyEvaluation, TfPolicySetOutcome } from '../../src/wire/tf-policy.ts';

const bare = { relationships: {}, links: {} };

/** A result in a few words: `encrypted mandatory failed overridable`. */
export function brief({ policy, level, status, overridable }: PolicyResult): string {
  return `${policy} ${level} ${status}${overridable ? ' overridable' : ''}`;
}

export function policyResult(rest: Partial<PolicyResult> = {}): PolicyResult {
  return {
    system: 'policy-evaluation',
    policySet: 'guardrails',
    policy: 'encrypted',
    level: 'mandatory',
    status: 'passed',
    overridable: false,
    message: '',
    output: [],
    ...rest,
  };
}

export function runTask(rest: Partial<RunTaskResult> = {}): RunTaskResult {
  return {
    name: 'cost-guard',
    stage: 'post_plan',
    level: 'mandatory',
    status: 'passed',
    message: '',
    ...rest,
  };
}

export function evidence(
  rest: Omit<Partial<Evidence>, 'run' | 'reading'> & {
    run?: Partial<Evidence['run']>;
    reading?: Partial<Reading>;
  } = {},
): Evidence {
  return {
    mode: 'speculative',
    configurationVersionId: 'cv-1',
    planStatus: 'finished',
    requirePolicies: false,
    ...rest,
    run: {
      id: 'run-1',
      status: 'planned_and_finished',
      configurationVersionId: 'cv-1',
      planOnly: true,
      confirmable: false,
      ...rest.run,
    },
    reading: { ...emptyReading(), ...rest.reading },
  };
}

export function policyCheck(attributes: Partial<PolicyCheck['attributes']>): PolicyCheck {
  return {
    id: 'polchk-1',
    type: 'policy-checks',
    attributes: { status: 'passed', ...attributes },
    ...bare,
  };
}

export function checkCounts(
  counts: { passed?: number; hard?: number; soft?: number; advisory?: number; total?: number } = {},
) {
  const { passed = 0, hard = 0, soft = 0, advisory = 0 } = counts;
  return {
    result: hard + soft === 0,
    passed,
    'total-failed': counts.total ?? hard + soft + advisory,
    'hard-failed': hard,
    'soft-failed': soft,
    'advisory-failed': advisory,
  };
}

export function taskStage(attributes: Partial<TaskStage['attributes']> = {}): TaskStage {
  return {
    id: 'ts-1',
    type: 'task-stages',
    attributes: { status: 'passed', stage: 'post_plan', ...attributes },
    ...bare,
  };
}

export function taskResult(attributes: Partial<TaskResult['attributes']> = {}): TaskResult {
  return {
    id: 'taskrs-1',
    type: 'task-results',
    attributes: {
      status: 'passed',
      'task-name': 'cost-guard',
      'workspace-task-enforcement-level': 'mandatory',
      ...attributes,
    },
    ...bare,
  };
}

export function counts(passed = 0, mandatory = 0, advisory = 0, errored = 0) {
  return {
    passed,
    'mandatory-failed': mandatory,
    'advisory-failed': advisory,
    errored,
  };
}

export function policyEvaluation(
  attributes: Partial<PolicyEvaluation['attributes']> = {},
): PolicyEvaluation {
  return {
    id: 'poleval-1',
    type: 'policy-evaluations',
    attributes: { status: 'passed', 'result-count': counts(1), ...attributes },
    ...bare,
  };
}

export function setOutcome(
  attributes: Partial<PolicySetOutcome['attributes']> = {},
): PolicySetOutcome {
  return {
    id: 'psout-1',
    type: 'policy-set-outcomes',
    attributes: {
      'policy-set-name': 'guardrails',
      overridable: false,
      outcomes: [{ policy_name: 'encrypted', status: 'passed', enforcement_level: 'mandatory' }],
      'result-count': counts(1),
      ...attributes,
    },
    ...bare,
  };
}

export function tfEvaluation(
  attributes: Partial<TfPolicyEvaluation['attributes']> = {},
): TfPolicyEvaluation {
  return {
    id: 'tfpe-1',
    type: 'tf-policy-evaluations',
    attributes: { status: 'passed', 'result-count': counts(1), ...attributes },
    ...bare,
  };
}

export function tfSet(
  attributes: Partial<TfPolicySetOutcome['attributes']> = {},
): TfPolicySetOutcome {
  return {
    id: 'tfps-1',
    type: 'tf-policy-set-outcomes',
    attributes: {
      'policy-set-name': 'tf-guardrails',
      outcomes: [{ policy_name: 'tagging', enforcement_level: 'mandatory', status: 'passed' }],
      ...attributes,
    },
    ...bare,
  };
}
