/**
 * What is going to happen to a run, as data. A seed, a test or the administrator's endpoint sets it
 * for a workspace. What a script leaves out follows from the rest: the plan from the uploaded
 * files, the policy results from the workspace's policy sets.
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
  /** `unknown`: the policy asks for values that are known only after the apply. */
  status: v.optional(v.picklist(['passed', 'failed', 'errored', 'unknown']), 'passed'),
  /** The status at the apply of a policy that was `unknown` before. */
  atApply: v.optional(v.picklist(['passed', 'failed', 'errored']), 'passed'),
});

const setOf = <Policy extends typeof scriptedPolicySchema | typeof terraformPolicySchema>(
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
const scriptedSetSchema = setOf(scriptedPolicySchema);
const terraformPolicySetSchema = setOf(terraformPolicySchema);
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
  /** The policy sets of Terraform policy. If a policy is `unknown`, all are evaluated again at the apply. */
  terraformPolicySets: v.optional(v.array(terraformPolicySetSchema)),
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
export const NOT_JUDGED = {
  policyChecks: [],
  policySets: [],
  terraformPolicySets: [],
} satisfies ScriptInput;

/** One policy set of Terraform policy. */
export function tfPolicySet(...policies: v.InferInput<typeof terraformPolicySchema>[]) {
  return { terraformPolicySets: [{ name: 'terraform-rules', policies }] };
}

/** A script as a seed writes it: everything may be left out. */
export type ScriptInput = v.InferInput<typeof scriptSchema>;
/** A script with all defaults filled in. */
export type Script = v.InferOutput<typeof scriptSchema>;

/** Fills in defaults. Throws a `ValiError` on what is not a script. */
export function toScript(input: ScriptInput): Script {
  return v.parse(scriptSchema, input);
}
