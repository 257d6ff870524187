/** The registry of policy systems. A new one is a file beside this, and a line here. */
import { ALLOWED_SOURCES } from './allowed-sources.ts';
import { OWN_POLICIES } from './own-policies.ts';
import { POLICY_CHECKS } from './policy-checks.ts';
import { POLICY_EVALUATIONS } from './policy-evaluations.ts';
import type { PolicySystem, ServiceSystem } from './policy-system.ts';
import { SCANNERS } from './scanners.ts';
import { TERRAFORM_POLICY } from './terraform-policy.ts';

/** The policy systems of the service, in the order in which a run asks them. */
export const SERVICE_SYSTEMS: readonly ServiceSystem<unknown, unknown>[] = [
  POLICY_CHECKS,
  POLICY_EVALUATIONS,
  TERRAFORM_POLICY,
];

/** All that judge, in the order of the report. */
export const JUDGING_SYSTEMS: readonly PolicySystem[] = [
  ...SERVICE_SYSTEMS,
  OWN_POLICIES,
  SCANNERS,
  ALLOWED_SOURCES,
];
