/** What is planned, and the plan in the shape of Terraform's JSON plan, as far as it can be known. */
import type { Hcl } from '../../locate/hcl.ts';
import type { Tree } from '../tree.ts';

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
  isDestroy: boolean;
}

export interface PlanDocument {
  format_version: '1.2';
  terraform_version: string;
  variables: Record<string, { value: unknown }>;
  planned_values: { root_module: PlannedModule };
  resource_changes: ResourceChange[];
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
}

export interface ResourceChange {
  address: string;
  module_address?: string;
  mode: 'managed' | 'data';
  type: string;
  name: string;
  index?: string | number;
  provider_name: string;
  change: {
    actions: ('no-op' | 'create' | 'read' | 'update' | 'delete')[];
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    after_unknown: Record<string, unknown>;
  };
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
  counts: { additions: number; changes: number; destructions: number };
  /** Where each resource's block stands: address → file (relative to the working directory), line. */
  places: ReadonlyMap<string, Place>;
}

export interface Place {
  file: string;
  line: number;
}
