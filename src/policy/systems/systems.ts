/** The registry of the policy systems of the service. A new one is a file beside this, and a line here. */
import { POLICY_CHECKS } from './policy-checks.ts';
import { POLICY_EVALUATIONS } from './policy-evaluations.ts';
import type { ServiceSystem } from './policy-system.ts';
import { TERRAFORM_POLICY } from './terraform-policy.ts';

/** The policy systems of the service, in the order in which a run asks them. */
export const SERVICE_SYSTEMS: readonly ServiceSystem<unknown, unknown>[] = [
  POLICY_CHECKS,
  POLICY_EVALUATIONS,
  TERRAFORM_POLICY,
];
