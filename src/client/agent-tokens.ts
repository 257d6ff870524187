import type { AgentToken } from '../wire/agent-token.ts';
import type { Listing } from './pages.ts';

export interface AgentTokens {
  /** Operation 20: GET /agent-pools/:id/authentication-tokens */
  list(agentPoolId: string): Listing<AgentToken>;
  /** Operation 21: GET /authentication-tokens/:id */
  show(id: string): Promise<AgentToken>;
  /** Operation 22: POST /agent-pools/:id/authentication-tokens. The secret is in this answer only. */
  create(agentPoolId: string, description: string): Promise<AgentToken>;
  /** Operation 23: DELETE /authentication-tokens/:id */
  destroy(id: string): Promise<void>;
}
