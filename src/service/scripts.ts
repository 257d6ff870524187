/** Scripts by name, which a seed and tests give to a workspace: the ways in which its runs can go. */
import { NOT_JUDGED, tfPolicySet, type ScriptedPolicyInput, type ScriptInput } from './script.ts';

const ENCRYPTION = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';
const THE_VPC = 'module.vpc.aws_vpc.this';
const WRONG_REGION = failedWith(`${THE_VPC}: region eu-west-9 is not allowed`);
const NOT_ENCRYPTED = failedWith('aws_ebs_volume.data: attribute "encrypted" is not true');
const THE_VOLUME = {
  resources: [{ address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 }],
};
const VOLUME_FAILS = {
  name: ENCRYPTION,
  level: 'mandatory',
  ...NOT_ENCRYPTED,
  ...THE_VOLUME,
} as const;
const OVER_BUDGET = { name: 'cost-guard', status: 'failed', message: 'Over budget.' } as const;
const CHANGES = { additions: 2, changes: 1, destructions: 0 };
const COST = { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 };

export const SCRIPTS = {
  /** The default: the plan is made from the upload, and the workspace's policy sets judge it. */
  plain: {},
  'none-found': NOT_JUDGED,
  'pre-plan-task': {
    prePlanTasks: [{ name: 'naming-guard', message: 'All names are in order.' }],
  },
  'pre-plan-task-failed': {
    prePlanTasks: [
      { name: 'naming-guard', status: 'failed', message: 'The name "tmp" is not allowed.' },
    ],
  },
  'policy-check-passed': policyCheck(
    { name: ENCRYPTION, level: 'hard-mandatory' },
    { name: REGIONS, level: 'soft-mandatory' },
  ),
  'policy-check-advisory': policyCheck(
    { name: ENCRYPTION, level: 'hard-mandatory' },
    { name: REGIONS, level: 'advisory', ...WRONG_REGION },
  ),
  'policy-check-soft-failed': policyCheck(
    { name: ENCRYPTION, level: 'hard-mandatory' },
    { name: REGIONS, level: 'soft-mandatory', ...WRONG_REGION },
  ),
  'policy-check-hard-failed': policyCheck(
    { name: ENCRYPTION, level: 'hard-mandatory', ...NOT_ENCRYPTED },
    { name: REGIONS, level: 'soft-mandatory' },
  ),
  'policy-check-errored': {
    policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }], errored: true }],
  },
  'evaluation-passed': policySet(
    { name: ENCRYPTION, level: 'mandatory' },
    { name: REGIONS, level: 'advisory' },
  ),
  'evaluation-failed': policySet(
    { name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED },
    { name: REGIONS, level: 'advisory' },
  ),
  'evaluation-advisory': policySet(
    { name: ENCRYPTION, level: 'mandatory' },
    { name: REGIONS, level: 'advisory', ...WRONG_REGION, resources: [{ address: THE_VPC }] },
  ),
  'evaluation-errored': policySet({
    name: ENCRYPTION,
    level: 'mandatory',
    status: 'errored',
    messages: ['the query has no value'],
  }),
  /** A mandatory run task fails first; the policy evaluation of the run stays `pending`. */
  'evaluation-stuck': {
    postPlanTasks: [OVER_BUDGET],
    ...policySet({ name: ENCRYPTION, level: 'mandatory' }),
    evaluationStuck: true,
  },
  /** The run ends without any failure, and its policy evaluation never began. */
  'evaluation-never-started': {
    ...policySet({ name: ENCRYPTION, level: 'mandatory' }),
    evaluationStuck: true,
  },
  'awaiting-override': {
    policySets: [
      {
        name: 'guardrails',
        overridable: true,
        policies: [{ name: REGIONS, level: 'mandatory', ...WRONG_REGION }],
      },
    ],
  },
  both: {
    ...policySet({ name: REGIONS, level: 'mandatory' }),
    ...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
  },
  'both-with-cost-estimate': {
    ...policySet({ name: REGIONS, level: 'mandatory' }),
    ...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
    costEstimate: COST,
  },
  'cost-estimate': { costEstimate: COST },
  'cost-estimate-errored': { costEstimate: { status: 'errored' } },
  'run-task-passed': { postPlanTasks: [{ name: 'cost-guard', message: 'Within budget.' }] },
  'run-task-failed': {
    postPlanTasks: [{ ...OVER_BUDGET, url: 'https://cost-guard.example/runs/1' }],
  },
  'run-task-advisory': { postPlanTasks: [{ ...OVER_BUDGET, level: 'advisory' }] },
  'tf-policy-passed': tfPolicySet({ name: ENCRYPTION, level: 'mandatory' }),
  'tf-policy': tfPolicySet(VOLUME_FAILS),
  'tf-policy-awaiting-override': tfPolicySet({
    ...VOLUME_FAILS,
    level: 'mandatory-overridable',
  }),
  /** The policy asks for values that are known only after the apply. */
  'tf-policy-unknown': tfPolicySet({ ...VOLUME_FAILS, status: 'unknown' }),
  /** The same policy; it fails at the apply. */
  'tf-policy-unknown-fails': tfPolicySet({
    ...VOLUME_FAILS,
    status: 'unknown',
    atApply: 'failed',
  }),
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
    ...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
    ...policySet({ name: REGIONS, level: 'mandatory' }),
  },
  'version-errored': { versionError: 'the configuration files could not be processed' },
  'slow-processing': { processingMs: 3000 },
  'canceled-by-someone': { interruption: { at: 'planning', action: 'cancel' } },
  discarded: {
    interruption: { at: 'policy_override', action: 'discard' },
    ...policyCheck({ name: REGIONS, level: 'soft-mandatory', ...WRONG_REGION }),
    plan: CHANGES,
  },
  'discarded-while-pending': { interruption: { at: 'pending', action: 'discard' } },
  'force-canceled-by-someone': { interruption: { at: 'planning', action: 'force-cancel' } },
  'cancel-ignored': { cancelMs: null, stuckIn: 'planning' },
  'statuses-skipped': {
    skip: ['pending', 'plan_queued', 'planned', 'post_plan_running', 'post_plan_completed'],
    ...policySet({ name: REGIONS, level: 'mandatory' }),
  },
  'save-plan': { plan: CHANGES, ...policySet({ name: REGIONS, level: 'mandatory' }) },
  'save-plan-failed': {
    plan: CHANGES,
    ...policySet({ name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED }),
  },
  'stuck-pending': { stuckIn: 'pending' },
  'stuck-post-plan': {
    stuckIn: 'post_plan_running',
    ...policySet({ name: ENCRYPTION, level: 'mandatory' }),
  },
  'long-queue': { queuePosition: 7 },
  downgraded: {
    ...policySet({ name: REGIONS, level: 'advisory' }),
    runEvents: [
      {
        action: 'changed_policy_enforcements',
        description: 'A mandatory policy was run as advisory: the plan allows one mandatory set.',
      },
    ],
  },
  'unknown-run-status': { disguise: { planned_and_finished: 'planned_and_archived' } },
  'unknown-level': {
    ...policySet({ name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED }),
    disguise: { mandatory: 'imperative' },
  },
} satisfies Record<string, ScriptInput>;

function failedWith(message: string): Pick<ScriptedPolicyInput, 'status' | 'messages'> {
  return { status: 'failed', messages: [message] };
}

/** One policy check, in the organization's scope. */
function policyCheck(...policies: ScriptedPolicyInput[]) {
  return { policyChecks: [{ policies }] };
}

/** One policy set of a policy evaluation. */
function policySet(...policies: ScriptedPolicyInput[]) {
  return { policySets: [{ name: 'guardrails', policies }] };
}

export type ScriptName = keyof typeof SCRIPTS;
export const SCRIPT_NAMES = Object.keys(SCRIPTS) as ScriptName[];
