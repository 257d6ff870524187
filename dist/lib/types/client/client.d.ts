/** The typed client: one namespace per resource, one method per operation of the API (docs/api.md). */
import type { Clock, Environment, Log, Random, Send, SendToFile } from '../ports.js';
import type { Secrets } from '../secrets.js';
import type { Account } from './wire/account.js';
import type { ServiceIdentity, TokenKind } from './shared.js';
import type { AgentTokens } from './resources/agent-tokens.js';
import type { ConfigurationVersions } from './resources/configuration-versions.js';
import type { PolicyChecks } from './resources/policy-checks.js';
import type { PolicyEvaluations, TfPolicyEvaluations } from './resources/policy-evaluations.js';
import type { Runs } from './resources/runs.js';
import type { TaskStages } from './resources/task-stages.js';
import type { TeamAccess } from './resources/team-access.js';
import type { Workspaces } from './resources/workspaces.js';
export interface ClientOptions {
    /** `https://app.terraform.io`; plain http on loopback only. The token goes to this origin only. */
    origin: string;
    token: string;
    /** What `createSend` returns. Without `toFile` there are no downloads. */
    send: Send & {
        toFile?: SendToFile;
    };
    clock: Clock;
    random: Random;
    log: Log;
    /** Monotonic time (`clock.now()`) after which nothing is tried any more. */
    deadline?: number;
    signal?: AbortSignal;
    /** Which word to write for the policy engine; `auto` follows what the service says of itself. */
    dialect?: 'auto' | 'engine' | 'sentinel';
    environment?: Environment;
    /** Learns every secret that the client meets, so that reports and logs can conceal them. */
    secrets?: Secrets;
}
export interface Client {
    readonly origin: string;
    readonly workspaces: Workspaces;
    readonly configurationVersions: ConfigurationVersions;
    readonly runs: Runs;
    readonly policyChecks: PolicyChecks;
    readonly taskStages: TaskStages;
    readonly policyEvaluations: PolicyEvaluations;
    readonly tfPolicyEvaluations: TfPolicyEvaluations;
    readonly teamAccess: TeamAccess;
    readonly agentTokens: AgentTokens;
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
    }): Client;
}
