/** The typed client: one namespace per resource, one method per operation of the API (docs/api.md). */
import type { Clock, Environment, Log, Random, Send, SendToFile } from '../ports.ts';
import type { Secrets } from '../secrets.ts';
import type { Account } from './wire/account.ts';
import type { ServiceIdentity, TokenKind } from './shared.ts';
import type { AgentTokens } from './resources/agent-tokens.ts';
import type { ConfigurationVersions } from './resources/configuration-versions.ts';
import type { PolicyChecks } from './resources/policy-checks.ts';
import type { PolicyEvaluations, TfPolicyEvaluations } from './resources/policy-evaluations.ts';
import type { Runs } from './resources/runs.ts';
import type { TaskStages } from './resources/task-stages.ts';
import type { TeamAccess } from './resources/team-access.ts';
import type { Workspaces } from './resources/workspaces.ts';

export interface ClientOptions {
  /** `https://app.terraform.io`; plain http on loopback only. The token goes to this origin only. */
  origin: string;
  token: string;
  /** What `createSend` returns. Without `toFile` there are no downloads. */
  send: Send & { toFile?: SendToFile };
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
  account(): Promise<{ account: Account; tokenKind: TokenKind }>;
  /** GET /ping: what the service says of itself in its headers. */
  ping(): Promise<ServiceIdentity>;
  /** The same client under another signal or deadline: cancelling has a budget of its own. */
  with(scope: { signal?: AbortSignal; deadline?: number }): Client;
}
