/** Puts the client together: one shared budget and memory, one namespace per resource. */
import { learnIdentity, readAccount } from './resources/account.ts';
import { createAgentTokens } from './resources/agent-tokens.ts';
import { Api } from './api.ts';
import type { Client, ClientOptions } from './client.ts';
import { createConfigurationVersions } from './resources/configuration-versions.ts';
import { ServiceError } from './errors.ts';
import { parseOrigin } from './http/origin.ts';
import { createPolicyChecks } from './resources/policy-checks.ts';
import {
  createPolicyEvaluations,
  createTfPolicyEvaluations,
} from './resources/policy-evaluations.ts';
import { createRuns } from './resources/runs.ts';
import { createSecrets } from '../secrets.ts';
import { Shared } from './shared.ts';
import { createTaskStages } from './resources/task-stages.ts';
import { createTeamAccess } from './resources/team-access.ts';
import { createWorkspaces } from './resources/workspaces.ts';

/** Throws a ServiceError with the code `invalid` for an origin or a token that cannot be one. */
export function createClient(options: ClientOptions): Client {
  const origin = parseOrigin(options.origin);
  const problems = tokenProblems(options.token);
  if (typeof origin === 'string' || problems.length > 0) {
    const remedy = [...(typeof origin === 'string' ? [origin] : []), ...problems].join(' ');
    const asked = { method: 'GET', path: '/' } as const;
    const message = `Cannot talk to the service: ${remedy}`;
    throw new ServiceError(message, { ...asked, code: 'invalid', remedy });
  }
  const { log, dialect = 'auto', secrets = createSecrets() } = options;
  const shared = new Shared(log, dialect, secrets);
  shared.keepSecret(options.token);
  return assemble(options, origin, shared);
}

function assemble(options: ClientOptions, origin: URL, shared: Shared): Client {
  const { send, clock, random, log, signal, deadline = Number.POSITIVE_INFINITY } = options;
  const ports = { send, clock, random, log, shared, signal, deadline };
  const api = new Api(origin, options.token, ports);
  return {
    origin: origin.origin,
    workspaces: createWorkspaces(api),
    configurationVersions: createConfigurationVersions(api),
    runs: createRuns(api),
    policyChecks: createPolicyChecks(api),
    taskStages: createTaskStages(api),
    policyEvaluations: createPolicyEvaluations(api),
    tfPolicyEvaluations: createTfPolicyEvaluations(api),
    teamAccess: createTeamAccess(api),
    agentTokens: createAgentTokens(api),
    account: () => readAccount(api),
    ping: () => learnIdentity(api),
    // What is left undefined stays as it is: a scope never takes a deadline away.
    with: ({ signal = options.signal, deadline = options.deadline }) =>
      assemble({ ...options, signal, deadline }, origin, shared),
  };
}

/** What a header can carry, and nothing that only looks like a token. */
function tokenProblems(token: string): string[] {
  if (token === '') return ['The token is empty.'];
  return /^[\x21-\x7e]+$/.test(token)
    ? []
    : ['The token holds spaces, line ends or other characters that no token has: copy it again.'];
}
