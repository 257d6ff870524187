/**
 * The typed client: one namespace per resource, one method per operation of the API (docs/api.md).
 * All namespaces share one request budget and what was learned about the service.
 * This directory asks and reads the answers. It never says what an answer means for a pull request.
 */
import type { Clock, Log, Random, Send } from '../model/ports.js';
import { type Secrets } from '../model/secrets.js';
import { createAgentTokens } from './resources/agent-tokens.js';
import { createConfigurationVersions } from './resources/configuration-versions.js';
import { createPolicyChecks } from './resources/policy-checks.js';
import { createPolicyEvaluations, createTfPolicyEvaluations } from './resources/policy-evaluations.js';
import { createRuns } from './resources/runs.js';
import { createTaskStages } from './resources/task-stages.js';
import { createTeamAccess } from './resources/team-access.js';
import { createWorkspaces } from './resources/workspaces.js';
import { createNames } from './resources/names.js';
import { type ServiceIdentity, type TokenKind } from './shared.js';
import type { Account } from './wire/account.js';
/** The service, the ports and the limits of a client. */
export interface ClientOptions {
    /** `https://app.terraform.io`; plain http on loopback only. The token goes to this origin only. */
    origin: string;
    token: string;
    /** What `createSend` returns. */
    send: Send;
    clock: Clock;
    random: Random;
    log: Log;
    /** Monotonic time (`clock.now()`) after which nothing is tried again. */
    deadline?: number;
    signal?: AbortSignal;
    /** Whether these requests only watch a run: requests that decide something go first. */
    watching?: boolean;
    /** The name to send for the policy engine; `auto` follows the service's own headers. */
    dialect?: 'auto' | 'engine' | 'sentinel';
    /** Ask the host where its API is, unless the host is a built-in one; `/api/v2` if left out. */
    discovers?: boolean;
    /** Receives every secret that the client meets, so that reports and logs can conceal it. */
    secrets?: Secrets;
}
/** The API of one service. Every method rejects with a ServiceError if it fails. */
export interface Client {
    readonly origin: string;
    readonly workspaces: ReturnType<typeof createWorkspaces>;
    readonly names: ReturnType<typeof createNames>;
    readonly configurationVersions: ReturnType<typeof createConfigurationVersions>;
    readonly runs: ReturnType<typeof createRuns>;
    readonly policyChecks: ReturnType<typeof createPolicyChecks>;
    readonly taskStages: ReturnType<typeof createTaskStages>;
    readonly policyEvaluations: ReturnType<typeof createPolicyEvaluations>;
    readonly tfPolicyEvaluations: ReturnType<typeof createTfPolicyEvaluations>;
    readonly teamAccess: ReturnType<typeof createTeamAccess>;
    readonly agentTokens: ReturnType<typeof createAgentTokens>;
    /** GET /account/details: who owns the token, and what kind of token it is. */
    account(): Promise<{
        account: Account;
        tokenKind: TokenKind;
    }>;
    /** GET /ping: what the service's headers say about it. */
    ping(): Promise<ServiceIdentity>;
    /**
     * Makes the same client with another signal or deadline, for example to cancel a run after the
     * job's time is over.
     */
    with(scope: {
        signal?: AbortSignal;
        deadline?: number;
        watching?: boolean;
    }): Client;
    /** Minimum milliseconds between two polls; 0 when no other client uses the rate limit. */
    pauseMs(waitedMs?: number): number;
    /** How many answers have arrived so far. Each of them counts for the rate limit. */
    answers(): number;
    /** How long the service takes for an answer in milliseconds; 0 before the first. */
    typicalAnswerMs(): number;
    /** What time it was for the service at its last answer, in milliseconds since 1970, if it says so. */
    lastAnswerAt(): number | undefined;
}
/**
 * Makes a client for one service from ports of your own. `connect` makes one with this machine's
 * network and clock.
 *
 * @param options the origin and the token, the ports, and the limits of the requests
 * @returns the client. Its methods reject with a ServiceError: its code says what failed.
 * @throws ServiceError with the code `invalid` for an origin or a token that cannot be one
 */
export declare function createClient(options: ClientOptions): Client;
