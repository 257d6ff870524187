/**
 * What a run will meet, as data: set per workspace, by a seed, by a test or by the administrator's
 * endpoint. What a script does not say is worked out: the plan from the uploaded files, the policy
 * results from the workspace's policy sets.
 */
import * as v from '../client/wire/schema.ts';
import { RUN, statusWords } from '../model/status.ts';

const duration = v.pipe(v.number(), v.minValue(0));
const text = v.string();
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

export const POLICY_LEVELS = [
  'advisory',
  'soft-mandatory',
  'hard-mandatory',
  'mandatory',
  'mandatory-overridable',
] as const;
export type PolicyLevel = (typeof POLICY_LEVELS)[number];

const scriptedPolicySchema = v.strictObject({
  name: text,
  /** `soft-mandatory` and `hard-mandatory` are for policy checks, the other two mandatory ones not. */
  level: v.picklist(POLICY_LEVELS),
  status: v.optional(v.picklist(['passed', 'failed', 'errored']), 'passed'),
  /** What it says when it fails, one entry each; an address in front lets a reader find the place. */
  messages: v.optional(v.array(text), []),
  description: v.optional(text),
  /** Terraform policy only: which resource, and where its block begins. */
  resources: v.optional(
    v.array(v.strictObject({ address: text, file: v.optional(text), line: v.optional(amount) })),
    [],
  ),
});
export type PolicyInput = v.InferInput<typeof scriptedPolicySchema>;
export type ScriptedPolicy = v.InferOutput<typeof scriptedPolicySchema>;

const scriptedSetSchema = v.strictObject({
  name: text,
  description: v.optional(text),
  /** Whether mandatory failures of this set may be overridden (policy evaluations). */
  overridable: v.optional(v.boolean(), false),
  /** The set itself could not be evaluated. */
  error: v.optional(text),
  policies: v.array(scriptedPolicySchema),
});
export type ScriptedSet = v.InferOutput<typeof scriptedSetSchema>;

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

const runStatus = v.picklist(statusWords(RUN));

export const scriptSchema = v.strictObject({
  /** How long a run takes from its creation to its end, when `timings` does not say otherwise. */
  durationMs: v.optional(duration),
  /** How long the run stays in a status, in milliseconds; the rest share `durationMs`. */
  timings: v.optional(v.record(runStatus, duration)),
  /** From the end of the upload until the version is `uploaded`. */
  processingMs: v.optional(duration),
  /** From a cancel to `canceled`; null: the run does not react to being canceled. */
  cancelMs: v.optional(v.nullable(duration)),
  /** Statuses that are passed through in no time, as if between two polls. */
  skip: v.optional(v.array(runStatus)),
  /** Runs ahead in the queue; their time is that of `pending`. */
  queuePosition: v.optional(amount),
  /** The run never leaves this status. */
  stuckIn: v.optional(runStatus),
  /** Another person acts as soon as the run reaches a status. */
  interruption: v.optional(
    v.strictObject({
      at: runStatus,
      action: v.picklist(['cancel', 'discard', 'force-cancel']),
    }),
  ),
  /** The upload is taken but cannot be processed. */
  versionError: v.optional(text),
  /** Says what the plan is instead of planning what was uploaded. */
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
  /** Legacy policy checks; an empty list says that there are none, even with policy sets. */
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
  /** Policy sets of the policy evaluation; an empty list says that there are none. */
  policySets: v.optional(v.array(scriptedSetSchema)),
  /** `opa` or `sentinel`: who evaluated. */
  policyKind: v.optional(v.picklist(['opa', 'sentinel'])),
  /** The evaluation stays `pending` although its stage is over. */
  evaluationStuck: v.optional(v.boolean()),
  /** How a plan-only run ends when an evaluation failed. Left out: it awaits an override where one can be given, else it errors. */
  planOnlyFailure: v.optional(
    v.picklist([
      'errored',
      'policy_soft_failed',
      'post_plan_awaiting_decision',
      'planned_and_finished',
    ]),
  ),
  /** Terraform policy (beta). */
  terraformPolicySets: v.optional(v.array(scriptedSetSchema)),
  runEvents: v.optional(v.array(v.strictObject({ action: text, description: text }))),
  /** Shows another word where this one would be shown: what a newer service might say. */
  disguise: v.optional(v.record(text, text)),
  /** Attributes of the workspace while this script is its own. */
  workspace: v.optional(
    v.strictObject({
      locked: v.optional(v.boolean()),
      executionMode: v.optional(v.picklist(['remote', 'local', 'agent'])),
      autoApply: v.optional(v.boolean()),
    }),
  ),
});

/** As written in a seed: everything may be left out. */
export type ScriptInput = v.InferInput<typeof scriptSchema>;
/** As read: defaults filled in. */
export type Script = v.InferOutput<typeof scriptSchema>;

/** Fills in defaults. Throws a `ValiError` on what is not a script. */
export function toScript(input: ScriptInput): Script {
  return v.parse(scriptSchema, input);
}
