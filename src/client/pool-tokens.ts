/** Operations 20 and 23, which creating a token needs as well. */
import { agentTokenSchema } from '../wire/agent-token.ts';
import type { AgentToken } from '../wire/agent-token.ts';
import type { Api } from './api.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { MANAGE_POOLS } from './permissions.ts';
import { listOf } from './resource.ts';

export function listAgentTokens(api: Api, agentPoolId: string): Listing<AgentToken> {
  return listOf(api, agentTokenSchema, {
    path: path`/agent-pools/${agentPoolId}/authentication-tokens`,
    asking: { what: 'list the agent tokens of the pool', needs: MANAGE_POOLS },
  });
}

export async function destroyAgentToken(api: Api, id: string): Promise<void> {
  return api.tell({
    method: 'DELETE',
    path: path`/authentication-tokens/${id}`,
    asking: { what: 'destroy the agent token', needs: MANAGE_POOLS },
    // Not found after an attempt of unknown outcome: that attempt destroyed it.
    recovery: {
      settles: [404],
      look: async ({ status }) => (status === 404 ? { value: undefined } : undefined),
    },
  });
}
