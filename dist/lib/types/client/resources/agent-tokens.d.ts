/** Agent tokens, without leaving one behind whose secret was lost on the way. */
import type { Api } from '../api.js';
import { type Listing } from '../listing.js';
import { type AgentToken } from '../wire/account.js';
export declare function createAgentTokens(api: Api): {
    /** GET /agent-pools/:id/authentication-tokens, without secrets. Errors: `not-found`. */
    list: (agentPoolId: string) => Listing<AgentToken>;
    /** GET /authentication-tokens/:id, without the secret. Errors: `not-found`. */
    show: (id: string) => Promise<AgentToken>;
    /**
     * POST /agent-pools/:id/authentication-tokens. The secret is in this answer only: a token whose
     * answer was lost is of no use, so it is destroyed where it can be told from others, and another
     * one is made. `expiredAt` is an ISO 8601 date and time; without it the token does not expire.
     * Errors: `not-found`, `unprocessable`, `server-error`.
     */
    create(agentPoolId: string, description: string, { expiredAt }?: {
        expiredAt?: string;
    }): Promise<AgentToken>;
    /** DELETE /authentication-tokens/:id. Errors: `not-found`. */
    destroy: (id: string) => Promise<void>;
};
