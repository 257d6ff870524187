import { agentTokenSchema } from '../wire/agent-token.ts';
import type { AgentToken } from '../wire/agent-token.ts';
import type { Api } from './api.ts';
import { createAgentToken } from './create-agent-token.ts';
import { readOne } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { MANAGE_POOLS } from './permissions.ts';
import { destroyAgentToken, listAgentTokens } from './pool-tokens.ts';

export interface AgentTokens {
  /** Operation 20: GET /agent-pools/:id/authentication-tokens, without secrets. Errors: `not-found`. */
  list(agentPoolId: string): Listing<AgentToken>;
  /** Operation 21: GET /authentication-tokens/:id, without the secret. Errors: `not-found`. */
  show(id: string): Promise<AgentToken>;
  /**
   * Operation 22: POST /agent-pools/:id/authentication-tokens. The secret is in this answer only: a
   * token whose answer was lost is of no use, so it is destroyed where it can be told from others
   * (see `createAgentToken`), and another one is made. Errors: `not-found`, `unprocessable`,
   * `server-error`.
   */
  create(agentPoolId: string, description: string): Promise<AgentToken>;
  /** Operation 23: DELETE /authentication-tokens/:id. Errors: `not-found`. */
  destroy(id: string): Promise<void>;
}

export function createAgentTokens(api: Api): AgentTokens {
  return {
    list: (agentPoolId) => listAgentTokens(api, agentPoolId),
    show: (id) =>
      api.ask(
        {
          method: 'GET',
          path: path`/authentication-tokens/${id}`,
          asking: { what: 'read the agent token', needs: MANAGE_POOLS },
        },
        (document) => readOne(document, agentTokenSchema),
      ),
    create: (agentPoolId, description) => createAgentToken(api, agentPoolId, description),
    destroy: (id) => destroyAgentToken(api, id),
  };
}
