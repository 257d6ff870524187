/** What is planned, and the plan in the shape of Terraform's JSON plan, as far as it can be known. */
import type { Hcl } from '../../locate/hcl.ts';
import type { Tree } from '../tree.ts';
import type { StateMarks, StateOutput } from './state-file.ts';

export interface PlanInput {
  files: Tree;
  hcl: Hcl;
  /** Relative to the upload's root, '' for the root itself. */
  workingDirectory: string;
  workspaceName: string;
  terraformVersion: string;
  /** Values set on the workspace or the run; they win over files. */
  variables: Readonly<Record<string, unknown>>;
  /** What has been applied before: resource address → known values. */
  state: Readonly<Record<string, Record<string, unknown>>>;
  /** What else is known of it, by address. */
  marks?: Readonly<Record<string, StateMarks>>;
  /** The outputs of what has been applied before. */
  outputs: Readonly<Record<string, StateOutput>>;
  isDestroy: boolean;
  options: RunOptions;
}

/** What a run plans other than everything. Lists are of addresses; empty: of all, of none. */
export interface RunOptions {
  refreshOnly: boolean;
  targets: readonly string[];
  replace: readonly string[];
  /** Without anything to do the run can be applied all the same. */
  allowEmptyApply: boolean;
}

export interface Counts {
  additions: number;
  changes: number;
  destructions: number;
  imports?: number | undefined;
}

export interface PlanDocument {
  format_version: '1.2';
  terraform_version: string;
  variables: Record<string, { value: unknown }>;
  planned_values: {
    outputs?: Record<string, { sensitive: boolean; value?: unknown }>;
    root_module: PlannedModule;
  };
  resource_changes: ResourceChange[];
  output_changes?: Record<string, OutputChange>;
  configuration: { root_module: ConfiguredModule };
}

export interface PlannedModule {
  address?: string;
  resources?: PlannedResource[];
  child_modules?: PlannedModule[];
}

interface PlannedResource {
  address: string;
  mode: 'managed' | 'data';
  type: string;
  name: string;
  index?: string | number;
  provider_name: string;
  values: Record<string, unknown>;
  sensitive_values: Record<string, unknown> | boolean;
}

export interface ResourceChange {
  address: string;
  module_address?: string;
  mode: 'managed' | 'data';
  type: string;
  name: string;
  index?: string | number;
  provider_name: string;
  /** Where the object was before the configuration moved it. */
  previous_address?: string | undefined;
  action_reason?:
    | 'replace_by_request'
    | 'replace_by_triggers'
    | 'replace_because_tainted'
    | 'replace_because_cannot_update'
    | undefined;
  change: {
    actions: Action[];
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    after_unknown: Record<string, unknown>;
    /** Trees of `true`, or all of it or nothing. */
    before_sensitive: Record<string, unknown> | boolean;
    after_sensitive: Record<string, unknown> | boolean;
    replace_paths?: string[][] | undefined;
    importing?: { id?: string } | undefined;
  };
}

type Action = 'no-op' | 'create' | 'read' | 'update' | 'delete' | 'forget';

export interface OutputChange {
  actions: Action[];
  before: unknown;
  after?: unknown;
  after_unknown: unknown;
  before_sensitive: boolean;
  after_sensitive: boolean;
}

export interface ConfiguredModule {
  resources?: { address: string; mode: 'managed' | 'data'; type: string; name: string }[];
  module_calls?: Record<string, { source: string; module?: ConfiguredModule }>;
}

/** Why a plan failed, or what it warns of. File names are relative to the working directory. */
export interface PlanProblem {
  severity: 'error' | 'warning';
  summary: string;
  detail: string;
  address?: string;
  range?: {
    filename: string;
    start: { line: number; column: number };
    end: { line: number; column: number };
  };
}

export interface Planned {
  document: PlanDocument;
  problems: PlanProblem[];
  counts: Counts;
  /** The place of each resource's block: address → file (relative to the working directory), line. */
  places: ReadonlyMap<string, SourceLine>;
  /** What this plan does not say. */
  limits: PlanLimit[];
  /** Addresses, without a key at their end, of resources with an unknown number of instances. */
  unsure?: readonly string[];
  /** The log of a program that planned; left out, one is written from the rest. */
  log?: string;
}

/**
 * Something that a reader has to know of a plan before its policies count. The plan's document on the
 * wire has them as `plan-limits`:
 * - `not-known`: values or instances of resources that this planner cannot know. Rules over them pass in vain.
 * - `no-defaults`: no provider was asked, so that values that providers set are missing.
 * - `empty-state`: nothing counts as existing already, so that nothing can be seen to be destroyed.
 * - `not-certain`: whether this is the plan of what is judged is not certain. It never passes.
 */
export interface PlanLimit {
  kind: 'not-known' | 'no-defaults' | 'empty-state' | 'not-certain';
  /** A whole sentence. */
  message: string;
  /** How many resources it is about. */
  count?: number;
  /** The first addresses of those. */
  addresses?: string[];
}

export interface SourceLine {
  file: string;
  line: number;
}
