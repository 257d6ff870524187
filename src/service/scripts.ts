/**
 * What is going to happen to a run, as data, and such scripts by name. A seed, a test or the administrator's endpoint sets
 * one for a workspace. What a script leaves out follows from the rest: the plan from the uploaded files, the policy results
 * from the workspace's policy sets.
 */
import * as v from '../client/wire/schema.ts';
import { RUN_STATUSES, statusWords } from '../model/status.ts';
import { POLICY_LEVELS } from '../rego/policy-set.ts';

const duration = v.pipe(v.number(), v.minValue(0));
const text = v.string();
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

const scriptedPolicySchema = v.strictObject({
  name: text,
  /** `soft-mandatory` and `hard-mandatory` are levels of policy checks; the other mandatory levels are not. */
  level: v.picklist(POLICY_LEVELS),
  status: v.optional(v.picklist(['passed', 'failed', 'errored']), 'passed'),
  /** The messages of a failure. An address at the start of a message lets a reader find the resource. */
  messages: v.optional(v.array(text), []),
  description: v.optional(text),
  /** The resources that the answer names in a field, with the place of each block. OPA names one resource, Sentinel none. */
  resources: v.optional(
    v.array(v.strictObject({ address: text, file: v.optional(text), line: v.optional(amount) })),
    [],
  ),
});
export type ScriptedPolicyInput = v.InferInput<typeof scriptedPolicySchema>;
type ScriptedPolicy = v.InferOutput<typeof scriptedPolicySchema>;

/** A policy in Terraform's own language. */
const terraformPolicySchema = v.strictObject({
  ...scriptedPolicySchema.entries,
  /** When it is evaluated: at `Init` it is about providers and modules, and there is no plan yet. */
  stage: v.optional(v.picklist(['Init', 'Plan']), 'Plan'),
  /** `unknown`: the policy asks for values that are known only after the apply. */
  status: v.optional(v.picklist(['passed', 'failed', 'errored', 'unknown']), 'passed'),
  /** The status at the apply of a policy that was `unknown` before. */
  atApply: v.optional(v.picklist(['passed', 'failed', 'errored']), 'passed'),
});

const policySetSchema = <Policy extends typeof scriptedPolicySchema | typeof terraformPolicySchema>(
  policy: Policy,
) =>
  v.strictObject({
    name: text,
    description: v.optional(text),
    /** Whether a person may override mandatory failures of this set (policy evaluations). */
    overridable: v.optional(v.boolean(), false),
    /** The set itself could not be evaluated. */
    error: v.optional(text),
    policies: v.array(policy),
  });
const scriptedSetSchema = policySetSchema(scriptedPolicySchema);
const terraformPolicySetSchema = policySetSchema(terraformPolicySchema);
type TerraformPolicy = v.InferOutput<typeof terraformPolicySchema>;
export type ScriptedSet = Omit<v.InferOutput<typeof scriptedSetSchema>, 'policies'> & {
  policies: readonly (ScriptedPolicy | TerraformPolicy)[];
};

const runTaskSchema = v.strictObject({
  name: text,
  level: v.optional(v.picklist(['advisory', 'mandatory']), 'mandatory'),
  status: v.optional(v.picklist(['passed', 'failed', 'errored']), 'passed'),
  message: v.optional(text, ''),
  url: v.optional(text),
  /** What it found. */
  outcomes: v.optional(
    v.array(
      v.strictObject({
        title: text,
        status: v.optional(text),
        body: v.optional(text),
        url: v.optional(text),
      }),
    ),
    [],
  ),
});
export type ScriptedTask = v.InferOutput<typeof runTaskSchema>;

const diagnosticSchema = v.strictObject({
  severity: v.optional(v.picklist(['error', 'warning']), 'error'),
  summary: text,
  detail: v.optional(text, ''),
  address: v.optional(text),
  file: v.optional(text),
  line: v.optional(amount),
});

const runStatus = v.picklist(statusWords(RUN_STATUSES));

export const scriptSchema = v.strictObject({
  /** How long a run takes from its creation to its end, where `timings` names no time. */
  durationMs: v.optional(duration),
  /** How many milliseconds the run stays in a status; the other statuses share `durationMs`. */
  timings: v.optional(v.record(runStatus, duration)),
  /** How many milliseconds after the upload the version becomes `uploaded`. */
  processingMs: v.optional(duration),
  /** How many milliseconds after a cancel the run is `canceled`; null: the run does not react to it. */
  cancelMs: v.optional(v.nullable(duration)),
  /** Statuses that take no time, as if they came and went between two requests of a client. */
  skip: v.optional(v.array(runStatus)),
  /** How many runs are ahead in the queue; the run spends their time in `pending`. */
  queuePosition: v.optional(amount),
  /** The run never leaves this status. */
  stuckIn: v.optional(runStatus),
  /** Another person's action as soon as the run has a status. */
  interruption: v.optional(
    v.strictObject({
      at: runStatus,
      action: v.picklist(['cancel', 'discard', 'force-cancel']),
    }),
  ),
  /** The error with which processing of the upload ends. */
  versionError: v.optional(text),
  /** The plan, in place of one that is made from the upload. */
  plan: v.optional(
    v.strictObject({
      additions: v.optional(amount, 0),
      changes: v.optional(amount, 0),
      destructions: v.optional(amount, 0),
      diagnostics: v.optional(v.array(diagnosticSchema), []),
    }),
  ),
  prePlanTasks: v.optional(v.array(runTaskSchema)),
  postPlanTasks: v.optional(v.array(runTaskSchema)),
  preApplyTasks: v.optional(v.array(runTaskSchema)),
  postApplyTasks: v.optional(v.array(runTaskSchema)),
  costEstimate: v.optional(
    v.strictObject({
      status: v.optional(
        v.picklist(['finished', 'errored', 'skipped_due_to_targeting']),
        'finished',
      ),
      prior: v.optional(text, '0.0'),
      proposed: v.optional(text, '0.0'),
      delta: v.optional(text, '0.0'),
      resources: v.optional(amount, 0),
    }),
  ),
  /** Legacy policy checks. An empty list: none, even if the workspace has policy sets. */
  policyChecks: v.optional(
    v.array(
      v.strictObject({
        scope: v.optional(v.picklist(['organization', 'workspace']), 'organization'),
        policies: v.array(scriptedPolicySchema),
        /** The check itself breaks. */
        errored: v.optional(v.boolean(), false),
      }),
    ),
  ),
  /** The policy sets of the policy evaluation. An empty list: none. */
  policySets: v.optional(v.array(scriptedSetSchema)),
  /** The system that evaluated the sets. */
  policyKind: v.optional(v.picklist(['opa', 'sentinel'])),
  /** The evaluation stays `pending` although its stage is over. */
  evaluationStuck: v.optional(v.boolean()),
  /** The policy sets of Terraform policy. If one of the plan is `unknown`, all of the plan are evaluated again at the apply. */
  terraformPolicySets: v.optional(v.array(terraformPolicySetSchema)),
  /** Why the evaluation of Terraform policy of a stage has no results at all. */
  terraformPolicyError: v.optional(
    v.strictObject({
      stage: v.optional(v.picklist(['Init', 'Plan']), 'Plan'),
      type: v.optional(v.picklist(['setup_error', 'incompatible_agent_version']), 'setup_error'),
      summary: text,
      detail: v.optional(text, ''),
    }),
  ),
  runEvents: v.optional(v.array(v.strictObject({ action: text, description: text }))),
  /** Value that the service would send → value that it sends instead, such as a status that only a newer service has. */
  disguise: v.optional(v.record(text, text)),
});

/** The policy systems of the service. */
export const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'] as const;

/** The results that a script lists, by policy system; the workspace's policy sets judge where it lists none. */
export function scriptedResults(script: Script) {
  return {
    'policy-check': script.policyChecks,
    'policy-evaluation': script.policySets,
    'terraform-policy': script.terraformPolicySets,
  } satisfies Record<(typeof POLICY_SYSTEMS)[number], unknown>;
}

/** A script whose runs no policy system judges. */
const NOT_JUDGED = {
  policyChecks: [],
  policySets: [],
  terraformPolicySets: [],
} satisfies ScriptInput;

/** A script as a seed writes it: everything may be left out. */
export type ScriptInput = v.InferInput<typeof scriptSchema>;
/** A script with all defaults filled in. */
export type Script = v.InferOutput<typeof scriptSchema>;

/** Fills in defaults. Throws a `ValiError` on what is not a script. */
export function toScript(input: ScriptInput): Script {
  return v.parse(scriptSchema, input);
}

/** Makes policies of a level. `more`: what else is said of a policy, such as its failure. */
const ofLevel =
  (level: ScriptedPolicyInput['level']) =>
  (name: string, more: Partial<ScriptedPolicyInput> = {}): ScriptedPolicyInput => ({
    name,
    level,
    ...more,
  });
const advisory = ofLevel('advisory');
const soft = ofLevel('soft-mandatory');
const hard = ofLevel('hard-mandatory');
const mandatory = ofLevel('mandatory');

function policyCheck(...policies: ScriptedPolicyInput[]) {
  return { policyChecks: [{ policies }] };
}

function policySet(...policies: ScriptedPolicyInput[]) {
  return { policySets: [{ name: 'guardrails', policies }] };
}

function tfPolicySet(...policies: v.InferInput<typeof terraformPolicySchema>[]) {
  return { terraformPolicySets: [{ name: 'terraform-rules', policies }] };
}

function failedWith(message: string): Partial<ScriptedPolicyInput> {
  return { status: 'failed', messages: [message] };
}

const ENCRYPTION = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';
const THE_VPC = 'module.vpc.aws_vpc.this';
const WRONG_REGION = failedWith(`${THE_VPC}: region eu-west-9 is not allowed`);
const NOT_ENCRYPTED = failedWith('aws_ebs_volume.data: attribute "encrypted" is not true');
const THE_VOLUME = { address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 };
const VOLUME_FAILS = mandatory(ENCRYPTION, { ...NOT_ENCRYPTED, resources: [THE_VOLUME] });
const AT_INIT = { name: 'pinned-modules', level: 'mandatory', stage: 'Init' } as const;
const MODULE_FAILS = {
  ...AT_INIT,
  ...failedWith('module.vpc: the version of the module is not pinned'),
  resources: [{ address: 'module.vpc', file: 'network.tf', line: 3 }],
};
const NO_ENGINE = {
  type: 'incompatible_agent_version',
  summary: 'The agent cannot evaluate Terraform policy',
  detail: 'Agents of version 1.29.0 and newer can.',
} as const;
const OVER_BUDGET = { name: 'cost-guard', status: 'failed', message: 'Over budget.' } as const;
const NEVER_EVALUATED = { ...policySet(mandatory(ENCRYPTION)), evaluationStuck: true };
const CHECKED_AND_EVALUATED = {
  ...policySet(mandatory(REGIONS)),
  ...policyCheck(hard(ENCRYPTION)),
};
const CHANGES = { additions: 2, changes: 1, destructions: 0 };
const COST = { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 };

/** The ways in which the runs of a workspace can go, by the names that a seed and tests give to them. */
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
  'policy-check-passed': policyCheck(hard(ENCRYPTION), soft(REGIONS)),
  'policy-check-advisory': policyCheck(hard(ENCRYPTION), advisory(REGIONS, WRONG_REGION)),
  'policy-check-soft-failed': policyCheck(hard(ENCRYPTION), soft(REGIONS, WRONG_REGION)),
  'policy-check-hard-failed': policyCheck(hard(ENCRYPTION, NOT_ENCRYPTED), soft(REGIONS)),
  'policy-check-errored': { policyChecks: [{ policies: [hard(ENCRYPTION)], errored: true }] },
  'evaluation-passed': policySet(mandatory(ENCRYPTION), advisory(REGIONS)),
  'evaluation-failed': policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED), advisory(REGIONS)),
  'evaluation-advisory': policySet(
    mandatory(ENCRYPTION),
    advisory(REGIONS, { ...WRONG_REGION, resources: [{ address: THE_VPC }] }),
  ),
  'evaluation-errored': policySet(
    mandatory(ENCRYPTION, { status: 'errored', messages: ['the query has no value'] }),
  ),
  /** A mandatory run task fails first; the policy evaluation of the run stays `pending`. */
  'evaluation-stuck': { ...NEVER_EVALUATED, postPlanTasks: [OVER_BUDGET] },
  /** The run ends without any failure, and its policy evaluation never began. */
  'evaluation-never-started': NEVER_EVALUATED,
  'awaiting-override': {
    policySets: [
      { name: 'guardrails', overridable: true, policies: [mandatory(REGIONS, WRONG_REGION)] },
    ],
  },
  both: CHECKED_AND_EVALUATED,
  'both-with-cost-estimate': { ...CHECKED_AND_EVALUATED, costEstimate: COST },
  'cost-estimate': { costEstimate: COST },
  'cost-estimate-errored': { costEstimate: { status: 'errored' } },
  'run-task-passed': { postPlanTasks: [{ name: 'cost-guard', message: 'Within budget.' }] },
  'run-task-failed': {
    postPlanTasks: [
      {
        ...OVER_BUDGET,
        url: 'https://cost-guard.example/runs/1',
        outcomes: [
          {
            title: 'aws_instance.web costs 412.00 a month',
            status: 'Denied',
            body: 'The budget of this team is **300.00**. Take `t3.medium`.',
            url: 'https://cost-guard.example/runs/1/web',
          },
        ],
      },
    ],
  },
  'run-task-advisory': { postPlanTasks: [{ ...OVER_BUDGET, level: 'advisory' }] },
  'tf-policy-passed': tfPolicySet(mandatory(ENCRYPTION)),
  'tf-policy': tfPolicySet(VOLUME_FAILS),
  'tf-policy-awaiting-override': tfPolicySet({ ...VOLUME_FAILS, level: 'mandatory-overridable' }),
  /** The policy asks for values that are known only after the apply. */
  'tf-policy-unknown': tfPolicySet({ ...VOLUME_FAILS, status: 'unknown' }),
  /** The same policy; it fails at the apply. */
  'tf-policy-unknown-fails': tfPolicySet({
    ...VOLUME_FAILS,
    status: 'unknown',
    atApply: 'failed',
  }),
  'tf-policy-init-passed': tfPolicySet(AT_INIT, mandatory(ENCRYPTION)),
  'tf-policy-init': tfPolicySet(MODULE_FAILS, mandatory(ENCRYPTION)),
  'tf-policy-init-advisory': tfPolicySet({ ...MODULE_FAILS, level: 'advisory' }),
  'tf-policy-init-awaiting-override': tfPolicySet(
    { ...MODULE_FAILS, level: 'mandatory-overridable' },
    mandatory(ENCRYPTION),
  ),
  /** No policy of the stage was evaluated, and the evaluation itself says why. */
  'tf-policy-error': {
    ...tfPolicySet(mandatory(ENCRYPTION)),
    terraformPolicyError: NO_ENGINE,
  },
  'tf-policy-init-error': {
    ...tfPolicySet(AT_INIT),
    terraformPolicyError: { ...NO_ENGINE, stage: 'Init' },
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
    ...CHECKED_AND_EVALUATED,
  },
  'version-errored': { versionError: 'the configuration files could not be processed' },
  'slow-processing': { processingMs: 3000 },
  'canceled-by-someone': { interruption: { at: 'planning', action: 'cancel' } },
  discarded: {
    interruption: { at: 'policy_override', action: 'discard' },
    ...policyCheck(soft(REGIONS, WRONG_REGION)),
    plan: CHANGES,
  },
  'discarded-while-pending': { interruption: { at: 'pending', action: 'discard' } },
  'force-canceled-by-someone': { interruption: { at: 'planning', action: 'force-cancel' } },
  'cancel-ignored': { cancelMs: null, stuckIn: 'planning' },
  'statuses-skipped': {
    skip: ['pending', 'plan_queued', 'planned', 'post_plan_running', 'post_plan_completed'],
    ...policySet(mandatory(REGIONS)),
  },
  'save-plan': { plan: CHANGES, ...policySet(mandatory(REGIONS)) },
  'save-plan-failed': { plan: CHANGES, ...policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED)) },
  'stuck-pending': { stuckIn: 'pending' },
  'stuck-post-plan': { stuckIn: 'post_plan_running', ...policySet(mandatory(ENCRYPTION)) },
  'long-queue': { queuePosition: 7 },
  downgraded: {
    ...policySet(advisory(REGIONS)),
    runEvents: [
      {
        action: 'changed_policy_enforcements',
        description: 'A mandatory policy was run as advisory: the plan allows one mandatory set.',
      },
    ],
  },
  'unknown-run-status': { disguise: { planned_and_finished: 'planned_and_archived' } },
  'unknown-level': {
    ...policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED)),
    disguise: { mandatory: 'imperative' },
  },
} satisfies Record<string, ScriptInput>;

export type ScriptName = keyof typeof SCRIPTS;
export const SCRIPT_NAMES = Object.keys(SCRIPTS) as ScriptName[];
