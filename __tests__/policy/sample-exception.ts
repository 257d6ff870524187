import type { PolicyException } from '../../src/policy/exceptions.ts';

/** The day of the check. */
export const TODAY = '2026-11-23';

export const ENTRY: Required<PolicyException> = {
  policy: 'deny_public',
  address: 'aws_s3_bucket.logs',
  workspace: 'net-prod',
  reason: 'Moves to the new account in January',
  owner: 'team-network',
  until: '2027-01-31',
};
