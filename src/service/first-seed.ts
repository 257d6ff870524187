/** The seeds that the service starts with when no seed is named. */
import type { Seed } from './seed.ts';
import { TF_POLICY_EXAMPLE } from './tf-policy.ts';

type Organization = Seed['organizations'][number];

const SOFT_FAILURE = {
  files: { 'main.tf': 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}\n' },
  run: {
    message: 'A soft failure to override',
    planOnly: true,
    script: { name: 'policy-check-soft-failed' as const, policySets: [] },
  },
};

/** A volume that is encrypted and has no region, so that only its tags are missing. */
const UNTAGGED = {
  files: { 'main.tf': 'resource "aws_ebs_volume" "data" {\n  encrypted = true\n}\n' },
  run: { message: 'Three policy systems, and one of them objects', savePlan: true },
};

/** For a service that is given its own policies, or none. */
export const DEFAULT_SEED: Seed = toSeed({ name: 'network', tags: ['prod'] }, []);

/** For a service that is given nothing: with the example policies, by which all three policy systems judge `network`. */
export const FIRST_SEED: Seed = toSeed({ name: 'network', tags: ['prod'], versions: [UNTAGGED] }, [
  { name: 'guardrails' },
  {
    name: 'organization-rules',
    system: 'policy-check',
    only: ['required-tags'],
    levels: { 'required-tags': 'soft-mandatory' },
    workspaces: ['network'],
  },
  TF_POLICY_EXAMPLE,
]);

function toSeed(
  network: NonNullable<Organization['workspaces']>[number],
  policySets: Organization['policySets'],
): Seed {
  return {
    users: [{ username: 'owner', email: 'owner@acme.example' }],
    organizations: [
      {
        name: 'acme',
        teams: [
          { name: 'platform' },
          { name: 'security', permissions: { managePolicyOverrides: true } },
        ],
        agentPools: [{ name: 'private-network' }],
        workspaces: [
          network,
          {
            name: 'storage',
            tags: ['prod'],
            access: [{ team: 'security', access: 'read' }],
            versions: [SOFT_FAILURE],
          },
        ],
        policySets,
      },
    ],
  };
}
