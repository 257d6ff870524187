/** A policy set: policies of one directory, and the system that they run in. */
import type { PolicyLevel } from './script.ts';
import type { RegoModule } from './opa.ts';

export const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'] as const;

export interface PolicySet {
  name: string;
  description: string | null;
  system: (typeof POLICY_SYSTEMS)[number];
  /** Mandatory failures may be overridden. */
  overridable: boolean;
  policies: DeclaredPolicy[];
  rego: RegoModule;
}

/** One `policy` block of `policies.hcl`. */
export interface DeclaredPolicy {
  name: string;
  /** `data.terraform.policies.<name>.deny`: whatever it returns is a reason to fail. */
  query: string;
  level: PolicyLevel;
  description: string;
}
