/** Two organizations with everything in them that the operations can meet. */
import type { Seed } from '../../src/service/seed.ts';

/** Tokens by what they are; all made up. */
export const SECRETS = {
  owner: 'user-owner-0123456789abcdef',
  admin: 'user-admin-0123456789abcdef',
  writer: 'user-writer-0123456789abcdef',
  planner: 'user-planner-0123456789abcdef',
  reader: 'user-reader-0123456789abcdef',
  secretReader: 'user-secret-0123456789abcdef',
  overrider: 'user-overrider-0123456789abcdef',
  poolManager: 'user-pools-0123456789abcdef',
  workspaceManager: 'user-workspaces-0123456789abcdef',
  outsider: 'user-outsider-0123456789abcdef',
  planTeam: 'team-plan-0123456789abcdef',
  ownersTeam: 'team-owners-0123456789abcdef',
  organization: 'organization-0123456789abcdef',
  agent: 'agent-token-0123456789abcdef',
} as const;
export type Who = keyof typeof SECRETS;

const HCL = { 'main.tf': 'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/16"\n}\n' };
const PEOPLE = [
  'owner',
  'admin',
  'writer',
  'planner',
  'reader',
  'secretReader',
  'overrider',
  'poolManager',
  'workspaceManager',
  'outsider',
] as const;

export const SEED: Seed = {
  users: PEOPLE.map((username) => ({ username })),
  organizations: [
    {
      name: 'acme',
      teams: [
        { id: 'team-owners', name: 'owners', owners: true, members: ['owner'] },
        { id: 'team-admin', name: 'admin', members: ['admin'] },
        { id: 'team-write', name: 'write', members: ['writer'] },
        { id: 'team-plan', name: 'plan', members: ['planner'] },
        { id: 'team-read', name: 'read', members: ['reader'] },
        { id: 'team-secret', name: 'hidden', visibility: 'secret', members: ['secretReader'] },
        {
          id: 'team-override',
          name: 'override',
          members: ['overrider'],
          permissions: { managePolicyOverrides: true },
        },
        {
          id: 'team-pools',
          name: 'pools',
          members: ['poolManager'],
          permissions: { manageAgentPools: true },
        },
        {
          id: 'team-workspaces',
          name: 'workspaces',
          members: ['workspaceManager'],
          permissions: { manageWorkspaces: true },
        },
        { id: 'team-free', name: 'free' },
      ],
      agentPools: [{ id: 'apool-one', name: 'one', tokens: [{ description: 'first' }] }],
      workspaces: [
        {
          id: 'ws-main',
          name: 'main',
          tags: ['prod', 'eu'],
          access: [
            { team: 'admin', access: 'admin' },
            { team: 'write', access: 'write' },
            { team: 'plan', access: 'plan' },
            { team: 'read', access: 'read' },
            { team: 'hidden', access: 'custom', runs: 'read' },
          ],
          versions: [
            {
              id: 'cv-used',
              files: HCL,
              provisional: true,
              run: { id: 'run-soft', script: 'policy-check-soft-failed' },
            },
            { id: 'cv-free', files: HCL, provisional: true },
            {
              id: 'cv-busy',
              files: HCL,
              provisional: true,
              run: { id: 'run-busy', script: 'stuck-pending' },
            },
            { id: 'cv-pending', status: 'pending', provisional: true },
            { id: 'cv-errored', status: 'errored', provisional: true, errorMessage: 'no archive' },
            { id: 'cv-archived', status: 'archived', provisional: true },
            { id: 'cv-soft', status: 'backing_data_soft_deleted', provisional: true, files: HCL },
            { id: 'cv-gone', status: 'backing_data_permanently_deleted', provisional: true },
            {
              id: 'cv-vcs',
              files: HCL,
              provisional: true,
              ingress: {
                'is-pull-request': true,
                'pull-request-number': 42,
                'pull-request-title': 'Add a network',
              },
            },
            { id: 'cv-current', files: HCL },
          ],
        },
        {
          id: 'ws-other',
          name: 'other',
          tags: ['prod'],
          versions: [
            {
              id: 'cv-hard',
              files: HCL,
              run: { id: 'run-hard', script: 'policy-check-hard-failed' },
            },
          ],
        },
      ],
    },
    {
      name: 'elsewhere',
      teams: [{ name: 'owners', owners: true, members: ['outsider'] }],
      agentPools: [{ id: 'apool-else', name: 'two' }],
      workspaces: [{ id: 'ws-else', name: 'main' }],
    },
  ],
  tokens: [
    ...PEOPLE.map((of) => ({ kind: 'user' as const, of, secret: SECRETS[of] })),
    { kind: 'team', organization: 'acme', of: 'plan', secret: SECRETS.planTeam },
    { kind: 'owners', organization: 'acme', secret: SECRETS.ownersTeam },
    { kind: 'organization', organization: 'acme', secret: SECRETS.organization },
    { kind: 'agent', organization: 'acme', of: 'one', secret: SECRETS.agent },
  ],
};
