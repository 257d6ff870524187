/** What there is to try when nothing else was asked for. */
import type { Seed } from './seed.ts';

export const DEFAULT_SEED: Seed = {
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
        { name: 'network', tags: ['prod'] },
        {
          name: 'storage',
          tags: ['prod'],
          access: [{ team: 'security', access: 'read' }],
          versions: [
            {
              files: {
                'main.tf': 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}\n',
              },
              run: {
                message: 'A soft failure to override',
                planOnly: true,
                script: 'policy-check-soft-failed',
              },
            },
          ],
        },
      ],
    },
  ],
};
