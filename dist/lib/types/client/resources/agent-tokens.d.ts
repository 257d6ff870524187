/** Agent tokens. A token whose secret was lost with its answer is not left behind. */
import type { Api } from '../api.js';
import { type Listing } from '../listing.js';
import { type AgentToken } from '../wire/account.js';
export declare function createAgentTokens(api: Api): {
    /** GET /agent-pools/:id/authentication-tokens, without secrets. Errors: `not-found`. */
    list: (agentPoolId: string) => Listing<AgentToken>;
    /** GET /authentication-tokens/:id, without the secret. Errors: `not-found`. */
    show: (id: string) => Promise<AgentToken>;
    /**
     * POST /agent-pools/:id/authentication-tokens. The secret is in this answer only. If the answer
     * is lost, the token is useless: it is destroyed if it can be identified, and another one is
     * created. `expiredAt` is an ISO 8601 date and time; without it the token does not expire.
     * Errors: `not-found`, `unprocessable`, `server-error`; `unreadable` if the service made the token
     * without that expiry, or did not show its secret: then it is destroyed.
     */
    create(agentPoolId: string, description: string, { expiredAt }?: {
        expiredAt?: string;
    }): Promise<AgentToken & {
        attributes: {
            token: string;
        };
    }>;
    /** DELETE /authentication-tokens/:id. Errors: `not-found`. */
    destroy: (id: string) => Promise<void>;
};
