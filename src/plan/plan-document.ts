/** A plan in the form of Terraform's JSON plan, and what else is known of it. */
import * as v from '../client/wire/schema.ts';
import { LONGEST_MESSAGE } from '../model/address.ts';
import { PlanJson, type PlanLimit } from '../model/plan-json.ts';
import type { PlannedAs } from './planned-as.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';

/** How many resources a plan creates, updates, destroys and imports. */
export interface PlannedCounts {
  additions: number;
  changes: number;
  destructions: number;
  imports?: number | undefined;
}

/** What is read of a plan in JSON: https://developer.hashicorp.com/terraform/internals/json-format. */
export interface PlanDocument {
  format_version: '1.2';
  terraform_version?: string | undefined;
  variables: Record<string, { value: unknown }>;
  planned_values: {
    outputs?: Record<string, { sensitive: boolean; value?: unknown }>;
    root_module: PlannedModule;
  };
  resource_changes: ResourceChange[];
  output_changes?: Record<string, OutputChange>;
  action_invocations?: ActionInvocation[] | undefined;
  /** Changes that the plan leaves to a later plan. */
  deferred_changes?: object[] | undefined;
  deferred_action_invocations?: { action_invocation: ActionInvocation }[] | undefined;
  complete?: boolean | undefined;
  configuration: { root_module: ConfiguredModule };
}

export interface PlannedModule {
  address?: string;
  resources?: {
    address: string;
    mode: ResourceChange['mode'];
    type: string;
    name: string;
    index?: string | number;
    provider_name: string;
    values: Record<string, unknown>;
    sensitive_values: Record<string, unknown> | boolean;
  }[];
  child_modules?: PlannedModule[];
}

export interface ResourceChange {
  address: string;
  module_address?: string;
  mode: 'managed' | 'data' | 'ephemeral';
  type: string;
  name: string;
  index?: string | number;
  provider_name: string;
  /** The address that the object had in the state before a move. */
  previous_address?: string | undefined;
  change: {
    actions: Action[];
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    after_unknown: Record<string, unknown>;
    /** A tree with `true` at sensitive values; a boolean means the whole value. */
    before_sensitive: Record<string, unknown> | boolean;
    after_sensitive: Record<string, unknown> | boolean;
    importing?: { id?: string } | undefined;
  };
}

/** An action that the apply invokes. */
export const invocationSchema = v.looseObject({
  address: v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE)),
  type: v.string(),
  name: v.string(),
  provider_name: v.string(),
  lifecycle_action_trigger: v.optional(
    v.looseObject({
      triggering_resource_address: v.string(),
      /** As in `AfterCreate`. */
      action_trigger_event: v.string(),
      action_trigger_block_index: v.number(),
      actions_list_index: v.number(),
      on_failure: v.optional(v.string(), 'ActionOnFailureHalt'),
    }),
  ),
  /** The run was asked to invoke the action by itself. */
  invoke_action_trigger: v.optional(v.record(v.string(), v.unknown())),
});
export type ActionInvocation = v.InferOutput<typeof invocationSchema>;

type Action = 'no-op' | 'create' | 'read' | 'update' | 'delete' | 'forget' | 'open';

export interface OutputChange {
  actions: Action[];
  before: unknown;
  after?: unknown;
  after_unknown: unknown;
  before_sensitive: boolean;
  after_sensitive: boolean;
}

interface ConfiguredModule {
  resources?: { address: string; mode: 'managed' | 'data'; type: string; name: string }[];
  module_calls?: Record<string, { source: string; module?: ConfiguredModule }>;
}

/** A plan, whoever made it. */
export interface Planned {
  document: PlanDocument;
  /** The JSON as a program wrote it; left out if the document was made here. */
  json?: PlanJson;
  /** Files are relative to the working directory. */
  problems: PlanDiagnostic[];
  counts: PlannedCounts;
  /** What is not known about this plan. */
  limits: PlanLimit[];
  /** How a program here made it. */
  plannedAs?: PlannedAs;
  /** Where the program that planned it here installed modules, absolute: `TF_DATA_DIR`. */
  dataDirectory?: string;
  /** Whether it only lists the blocks of the files: what it would change is not known. */
  isListed?: boolean;
  /** What the log says of this plan before anything else. */
  notice?: string;
  /** For people, of a plan that was made elsewhere: by what program, what it changes, its file, whether its digest fits. */
  madeBy?: string;
  /** The log of the program that planned; left out, a log is written from the other members. */
  log?: string;
}

/** The JSON that policies read and that is compared. If no program wrote one, it is made from the document. */
export function jsonOf({ json, document }: Planned): PlanJson {
  return json ?? PlanJson.of(document, true);
}

/** A plan without changes, which failed with these problems. */
export function failedPlan(problems: PlanDiagnostic[]): Planned {
  return {
    document: {
      format_version: '1.2',
      variables: {},
      planned_values: { root_module: {} },
      resource_changes: [],
      configuration: { root_module: {} },
    },
    problems,
    counts: { additions: 0, changes: 0, destructions: 0 },
    limits: [],
  };
}
