/** Scripts by name: what runs are known to meet. Every one of them ends in a verdict of its own. */
import type { ScriptInput } from './script.ts';

const ENCRYPTION = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';
const NOT_ENCRYPTED = 'aws_ebs_volume.data: attribute "encrypted" is not true';
const WRONG_REGION = 'module.vpc.aws_vpc.this: region eu-west-9 is not allowed';
const CHANGES = { additions: 2, changes: 1, destructions: 0 };

export const SCRIPTS = {
  /** The plan is what was uploaded, the policies are the workspace's own: the default. */
  plain: {},
  'none-found': { policyChecks: [], policySets: [], terraformPolicySets: [] },
  'pre-plan-task': {
    prePlanTasks: [{ name: 'naming-guard', message: 'All names are in order.' }],
  },
  'pre-plan-task-failed': {
    prePlanTasks: [
      { name: 'naming-guard', status: 'failed', message: 'The name "tmp" is not allowed.' },
    ],
  },
  'policy-check-passed': {
    policyChecks: [
      {
        policies: [
          { name: ENCRYPTION, level: 'hard-mandatory' },
          { name: REGIONS, level: 'soft-mandatory' },
        ],
      },
    ],
  },
  'policy-check-advisory': {
    policyChecks: [
      {
        policies: [
          { name: ENCRYPTION, level: 'hard-mandatory' },
          { name: REGIONS, level: 'advisory', status: 'failed', messages: [WRONG_REGION] },
        ],
      },
    ],
  },
  'policy-check-soft-failed': {
    policyChecks: [
      {
        policies: [
          { name: ENCRYPTION, level: 'hard-mandatory' },
          { name: REGIONS, level: 'soft-mandatory', status: 'failed', messages: [WRONG_REGION] },
        ],
      },
    ],
  },
  'policy-check-hard-failed': {
    policyChecks: [
      {
        policies: [
          {
            name: ENCRYPTION,
            level: 'hard-mandatory',
            status: 'failed',
            messages: [NOT_ENCRYPTED],
          },
          { name: REGIONS, level: 'soft-mandatory' },
        ],
      },
    ],
  },
  'policy-check-errored': {
    policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }], errored: true }],
  },
  'evaluation-passed': {
    policySets: [
      {
        name: 'guardrails',
        policies: [
          { name: ENCRYPTION, level: 'mandatory' },
          { name: REGIONS, level: 'advisory' },
        ],
      },
    ],
  },
  'evaluation-failed': {
    policySets: [
      {
        name: 'guardrails',
        policies: [
          { name: ENCRYPTION, level: 'mandatory', status: 'failed', messages: [NOT_ENCRYPTED] },
          { name: REGIONS, level: 'advisory' },
        ],
      },
    ],
  },
  'evaluation-advisory': {
    policySets: [
      {
        name: 'guardrails',
        policies: [
          { name: ENCRYPTION, level: 'mandatory' },
          { name: REGIONS, level: 'advisory', status: 'failed', messages: [WRONG_REGION] },
        ],
      },
    ],
  },
  'evaluation-errored': {
    policySets: [
      {
        name: 'guardrails',
        policies: [
          {
            name: ENCRYPTION,
            level: 'mandatory',
            status: 'errored',
            messages: ['the query has no value'],
          },
        ],
      },
    ],
  },
  /** A mandatory run task fails first; the evaluation beside it never leaves `pending`. */
  'evaluation-stuck': {
    postPlanTasks: [{ name: 'cost-guard', status: 'failed', message: 'Over budget.' }],
    policySets: [{ name: 'guardrails', policies: [{ name: ENCRYPTION, level: 'mandatory' }] }],
    evaluationStuck: true,
  },
  /** Nothing failed, the run ends well, and still nobody evaluated. */
  'evaluation-never-started': {
    policySets: [{ name: 'guardrails', policies: [{ name: ENCRYPTION, level: 'mandatory' }] }],
    evaluationStuck: true,
  },
  'awaiting-override': {
    policySets: [
      {
        name: 'guardrails',
        overridable: true,
        policies: [
          { name: REGIONS, level: 'mandatory', status: 'failed', messages: [WRONG_REGION] },
        ],
      },
    ],
  },
  both: {
    policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
    policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }] }],
  },
  'both-with-cost-estimate': {
    policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
    policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }] }],
    costEstimate: { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 },
  },
  'cost-estimate': {
    costEstimate: { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 },
  },
  'cost-estimate-errored': { costEstimate: { status: 'errored' } },
  'run-task-passed': { postPlanTasks: [{ name: 'cost-guard', message: 'Within budget.' }] },
  'run-task-failed': {
    postPlanTasks: [
      {
        name: 'cost-guard',
        status: 'failed',
        message: 'Over budget.',
        url: 'https://cost-guard.example/runs/1',
      },
    ],
  },
  'run-task-advisory': {
    postPlanTasks: [
      { name: 'cost-guard', level: 'advisory', status: 'failed', message: 'Over budget.' },
    ],
  },
  'tf-policy-passed': {
    terraformPolicySets: [
      { name: 'terraform-rules', policies: [{ name: ENCRYPTION, level: 'mandatory' }] },
    ],
  },
  'tf-policy': {
    terraformPolicySets: [
      {
        name: 'terraform-rules',
        policies: [
          {
            name: ENCRYPTION,
            level: 'mandatory',
            status: 'failed',
            messages: [NOT_ENCRYPTED],
            resources: [{ address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 }],
          },
        ],
      },
    ],
  },
  'tf-policy-awaiting-override': {
    terraformPolicySets: [
      {
        name: 'terraform-rules',
        policies: [
          {
            name: ENCRYPTION,
            level: 'mandatory-overridable',
            status: 'failed',
            messages: [NOT_ENCRYPTED],
            resources: [{ address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 }],
          },
        ],
      },
    ],
  },
  'plan-errored': {
    plan: {
      diagnostics: [
        {
          summary: 'Reference to undeclared resource',
          detail: 'A managed resource "aws_vpc" "main" has not been declared in the root module.',
          file: 'main.tf',
          line: 12,
        },
      ],
    },
    policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }] }],
    policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
  },
  'version-errored': { versionError: 'the configuration files could not be processed' },
  'slow-processing': { processingMs: 3000 },
  'canceled-by-someone': { interruption: { at: 'planning', action: 'cancel' } },
  discarded: {
    interruption: { at: 'policy_override', action: 'discard' },
    policyChecks: [
      {
        policies: [
          { name: REGIONS, level: 'soft-mandatory', status: 'failed', messages: [WRONG_REGION] },
        ],
      },
    ],
    plan: CHANGES,
  },
  'discarded-while-pending': { interruption: { at: 'pending', action: 'discard' } },
  'force-canceled-by-someone': { interruption: { at: 'planning', action: 'force-cancel' } },
  'cancel-ignored': { cancelMs: null, stuckIn: 'planning' },
  'statuses-skipped': {
    skip: ['pending', 'plan_queued', 'planned', 'post_plan_running', 'post_plan_completed'],
    policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
  },
  'save-plan': {
    plan: CHANGES,
    policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
  },
  'save-plan-failed': {
    plan: CHANGES,
    policySets: [
      {
        name: 'guardrails',
        policies: [
          { name: ENCRYPTION, level: 'mandatory', status: 'failed', messages: [NOT_ENCRYPTED] },
        ],
      },
    ],
  },
  'local-workspace': { workspace: { executionMode: 'local' } },
  'locked-workspace': { workspace: { locked: true } },
  'stuck-pending': { stuckIn: 'pending' },
  'stuck-post-plan': {
    stuckIn: 'post_plan_running',
    policySets: [{ name: 'guardrails', policies: [{ name: ENCRYPTION, level: 'mandatory' }] }],
  },
  'long-queue': { queuePosition: 7 },
  downgraded: {
    policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'advisory' }] }],
    runEvents: [
      {
        action: 'changed_policy_enforcements',
        description: 'A mandatory policy was run as advisory: the plan allows one mandatory set.',
      },
    ],
  },
  'unknown-run-status': { disguise: { planned_and_finished: 'planned_and_archived' } },
  'unknown-level': {
    policySets: [
      {
        name: 'guardrails',
        policies: [
          { name: ENCRYPTION, level: 'mandatory', status: 'failed', messages: [NOT_ENCRYPTED] },
        ],
      },
    ],
    disguise: { mandatory: 'imperative' },
  },
} satisfies Record<string, ScriptInput>;

export type ScriptName = keyof typeof SCRIPTS;
export const SCRIPT_NAMES = Object.keys(SCRIPTS) as ScriptName[];
