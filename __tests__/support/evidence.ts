/** Small builders for what policy systems say, as the decoders leave it. */
import { judgeNamed } from './judges.ts';
import { toEvidence, type Observed } from '../../src/policy/service-evidence.ts';
import {
  emptyReading,
  mergeReadings,
  type ReadList,
  type Reading,
} from '../../src/policy/reading.ts';
import type { PolicyResult, RunTaskResult } from '../../src/model/policy-result.ts';
import type { Evidence, Requirements, RunRequirements } from '../../src/policy/vouch.ts';
import type { SystemEvidence } from '../../src/policy/reading.ts';
import { POLICY_CHECKS } from '../../src/policy/systems/policy-checks.ts';
import { POLICY_EVALUATIONS } from '../../src/policy/systems/policy-evaluations.ts';
import type { ServiceSystem, SystemObject } from '../../src/policy/systems/policy-system.ts';
import { SERVICE_SYSTEMS } from '../../src/policy/systems/systems.ts';
import { TERRAFORM_POLICY } from '../../src/policy/systems/terraform-policy.ts';
import type {
  PolicyCheck,
  PolicyEvaluation,
  PolicySetOutcome,
  TaskResult,
  TaskStage,
  TfPolicyEvaluation,
  TfPolicySetOutcome,
} from '../../src/client/wire/policies.ts';
import type { Plan, Run } from '../../src/client/wire/run.ts';
import { textCases } from './text-cases.ts';

/** A result in a few words: `encrypted mandatory failed overridable`. */
export function brief({ policy, level, status, overridable }: PolicyResult): string {
  return `${policy} ${level} ${status}${overridable ? ' overridable' : ''}`;
}

export function policyResult(rest: Partial<PolicyResult> = {}): PolicyResult {
  return {
    judge: judgeNamed('policy-evaluation'),
    policySet: 'guardrails',
    policy: 'encrypted',
    level: 'mandatory',
    status: 'passed',
    overridable: false,
    message: '',
    output: [],
    resources: [],
    generalMessages: [],
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

/** A list that was read to its last page. */
export function whole<T>(items: T[]): ReadList<T> {
  return { items, how: { complete: true } };
}

type ContentsOf<System extends { read(contents: never): Reading }> = Parameters<System['read']>[0];

/** What was read of each list of a run. */
export interface ObservedLists {
  checks: ReadList<ContentsOf<typeof POLICY_CHECKS>>;
  stages: ReadList<ContentsOf<typeof POLICY_EVALUATIONS>>;
  tfEvaluations: ReadList<ContentsOf<typeof TERRAFORM_POLICY>>;
}

export function nobodySaid(): ObservedLists {
  return { checks: whole([]), stages: whole([]), tfEvaluations: whole([]) };
}

/** The lists of what was observed, by their names. */
export function listsOf(observed: readonly Observed[]): ObservedLists {
  const [checks, stages, tfEvaluations] = observed.map(({ how, objects }) => ({
    items: objects.map(({ contents }) => contents),
    how,
  }));
  return { checks, stages, tfEvaluations } as ObservedLists;
}

/** The readings of all policy systems of a run, put together. */
export function readingOf(run: Run, { checks, stages, tfEvaluations }: ObservedLists): Reading {
  const observedOf = <Item, T>(
    system: ServiceSystem<Item, T>,
    { items, how }: ReadList<T>,
    objectOf: (contents: T) => SystemObject,
  ): Observed => {
    const objects = items.map((contents) => ({ object: objectOf(contents), contents }));
    return { system, how, objects };
  };
  const observed = [
    observedOf(POLICY_CHECKS, checks, ({ check }) => check),
    observedOf(POLICY_EVALUATIONS, stages, ({ stage }) => stage),
    observedOf(TERRAFORM_POLICY, tfEvaluations, ({ evaluation }) => evaluation),
  ];
  return mergeReadings(toEvidence(run, observed).map(({ reading }) => reading));
}

export interface EvidenceInput {
  requirements?: Partial<RunRequirements & Requirements>;
  mode?: RunRequirements['mode'];
  requirePolicies?: boolean;
  /** Attributes of the run. */
  run?: Record<string, unknown>;
  relationships?: Run['relationships'];
  workspaceName?: string;
  plan?: Evidence['plan'];
  planStatus?: string;
  /** The reading of the task stages, the only system that can have every field. */
  reading?: Partial<Reading>;
  policyChecks?: Partial<SystemEvidence>;
  taskStages?: Partial<SystemEvidence>;
  terraformPolicy?: Partial<SystemEvidence>;
  ownPolicies?: Partial<SystemEvidence>;
}

/** Evidence of a run. */
export type EvidenceOfRun = Evidence & {
  requirements: RunRequirements & Requirements;
  run: NonNullable<Evidence['run']>;
};

const SERVICE_JUDGES = SERVICE_SYSTEMS.map(({ judge }) => judge);

/** Evidence with which a run passes, with the changes of a test. */
export function evidence(input: EvidenceInput = {}): EvidenceOfRun {
  const { mode = 'speculative', requirePolicies = false, planStatus = 'finished' } = input;
  const system = (name: string, changes: Partial<SystemEvidence> = {}): SystemEvidence => ({
    judge: judgeNamed(name),
    how: { complete: true },
    reading: emptyReading(),
    ...changes,
  });
  const saved = mode === 'provisional' && input.run?.['status'] === undefined;
  const requirements: RunRequirements & Requirements = {
    mode,
    runId: 'run-1',
    versionId: 'cv-1',
    workspace: { id: 'ws-1', name: 'net' },
    requirePolicies,
    base: undefined,
    ...input.requirements,
    judgedBy: [...SERVICE_JUDGES, ...(input.requirements?.judgedBy ?? [])],
  };
  return {
    requirements,
    gives: { run: true, plannedCommit: false, serviceSystems: true },
    run: {
      answer: {
        id: 'run-1',
        type: 'runs',
        attributes: {
          status: saved ? 'planned_and_saved' : 'planned_and_finished',
          ...(mode === 'speculative'
            ? { 'plan-only': true }
            : { 'save-plan': true, 'auto-apply': false }),
          ...input.run,
        },
        relationships: {
          'configuration-version': { data: { id: 'cv-1', type: 'configuration-versions' } },
          workspace: { data: { id: 'ws-1', type: 'workspaces' } },
          ...input.relationships,
        },
        links: {},
      },
      workspaceName: input.workspaceName,
      mustBe: requirements,
    },
    plan: input.plan ?? { answer: plan({ status: planStatus }) },
    systems: [
      system('policy-check', input.policyChecks),
      system('policy-evaluation', {
        reading: { ...emptyReading(), ...input.reading },
        ...input.taskStages,
      }),
      system('terraform-policy', input.terraformPolicy),
      ...(input.ownPolicies === undefined ? [] : [system('own-policies', input.ownPolicies)]),
    ],
  };
}

type Document<One extends { type: string; attributes: object }> = {
  id: string;
  type: One['type'];
  attributes: One['attributes'];
  relationships: Run['relationships'];
  links: Run['links'];
};

/** What makes a document of a kind that passes, with the attributes of a test. */
function documents<One extends { type: string; attributes: object }>(
  type: One['type'],
  id: string,
  usual: One['attributes'],
) {
  return (attributes: Partial<One['attributes']> = {}): Document<One> => ({
    id,
    type,
    attributes: { ...usual, ...attributes },
    relationships: {},
    links: {},
  });
}

export const plan = documents<Plan>('plans', 'plan-1', {
  status: 'finished',
  'resource-additions': 0,
});

export const policyCheck = documents<PolicyCheck>('policy-checks', 'polchk-1', {
  status: 'passed',
});

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

export const taskStage = documents<TaskStage>('task-stages', 'ts-1', {
  status: 'passed',
  stage: 'post_plan',
});

export const taskResult = documents<TaskResult>('task-results', 'taskrs-1', {
  status: 'passed',
  'task-name': 'cost-guard',
  'workspace-task-enforcement-level': 'mandatory',
});

export const counts = (passed = 0, mandatory = 0, advisory = 0, errored = 0) => ({
  passed,
  'mandatory-failed': mandatory,
  'advisory-failed': advisory,
  errored,
});

export const policyEvaluation = documents<PolicyEvaluation>('policy-evaluations', 'poleval-1', {
  status: 'passed',
  'result-count': counts(1),
});

export const setOutcome = documents<PolicySetOutcome>('policy-set-outcomes', 'psout-1', {
  'policy-set-name': 'guardrails',
  overridable: false,
  outcomes: [{ policy_name: 'encrypted', status: 'passed', enforcement_level: 'mandatory' }],
  'result-count': counts(1),
});

export const tfEvaluation = documents<TfPolicyEvaluation>('tf-policy-evaluations', 'tfpe-1', {
  status: 'passed',
  'result-count': counts(1),
});

export const tfSet = documents<TfPolicySetOutcome>('tf-policy-set-outcomes', 'tfps-1', {
  'policy-set-name': 'tf-guardrails',
  outcomes: [{ policy_name: 'tagging', enforcement_level: 'mandatory', status: 'passed' }],
});

/** The log of a policy check, by its name in `data/policy-check-logs.txt`. */
export function policyCheckLog(name: string): string {
  return textCases('policy-check-logs.txt').find(({ what }) => what === name)?.text ?? '';
}
