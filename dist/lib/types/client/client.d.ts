/**
 * The typed client: one namespace per resource, one method per operation of the API (docs/api.md). All
 * namespaces have one budget and memory.
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
import { createNames, createWorkspaces } from './resources/workspaces.js';
import { type ServiceIdentity, type TokenKind } from './shared.js';
import type { Account } from './wire/account.js';
export interface ClientOptions {
    /** `https://app.terraform.io`; plain http on loopback only. The token goes to this origin only. */
    origin: string;
    token: string;
    /** What `createSend` returns. */
    send: Send;
    clock: Clock;
    random: Random;
    log: Log;
    /** Monotonic time (`clock.now()`) after which nothing is tried any more. */
    deadline?: number;
    signal?: AbortSignal;
    /** Whether requests merely watch: those that decide go first. */
    patient?: boolean;
    /** Which word to write for the policy engine; `auto` follows what the service says of itself. */
    dialect?: 'auto' | 'engine' | 'sentinel';
    /** Ask a host that is not known where it has the API; `/api/v2` when left out. */
    discovers?: boolean;
    /** Learns every secret that the client meets, so that reports and logs can conceal them. */
    secrets?: Secrets;
}
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
    /** GET /account/details: who the token belongs to, and of what kind it is. */
    account(): Promise<{
        account: Account;
        tokenKind: TokenKind;
    }>;
    /** GET /ping: what the service says of itself in its headers. */
    ping(): Promise<ServiceIdentity>;
    /** The same client under another signal or deadline: cancelling has a budget of its own. */
    with(scope: {
        signal?: AbortSignal;
        deadline?: number;
        patient?: boolean;
    }): Client;
    /** What is to be left between two looks in milliseconds: 0 unless others share the limit. */
    pauseMs(waitedMs?: number): number;
    /** How many answers have come so far: what was spent of the limit. */
    answers(): number;
}
/** Throws a ServiceError with the code `invalid` for an origin or a token that cannot be one. */
export declare function createClient(options: ClientOptions): Client;
