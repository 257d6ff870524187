/** Puts the client together: one shared budget and memory, one namespace per resource. */
import { readAccount } from './account.ts';
import { createAgentTokens } from './agent-tokens.ts';
import { createApi } from './api.ts';
import type { Client, ClientOptions } from './client.ts';
import { createConfigurationVersions } from './configuration-versions.ts';
import { ServiceError } from './errors.ts';
import { parseOrigin } from './origin.ts';
import { learnIdentity } from './ping.ts';
import { createPolicyChecks } from './policy-checks.ts';
import { createPolicyEvaluations } from './policy-evaluations.ts';
import { createRuns } from './runs.ts';
import { createShared } from './shared.ts';
import type { Shared } from './shared.ts';
import { createTaskStages } from './task-stages.ts';
import { createTeamAccess } from './team-access.ts';
import { createTfPolicyEvaluations } from './tf-policy-evaluations.ts';
import { createWorkspaces } from './workspaces.ts';

/** Throws a ServiceError with the code `invalid` for an origin or a token that cannot be one. */
export function createClient(options: ClientOptions): Client {
  const origin = parseOrigin(options.origin);
  const problems = [
    ...(typeof origin === 'string' ? [origin] : []),
    ...tokenProblems(options.token),
  ];
  if (typeof origin === 'string' || problems.length > 0) {
    throw new ServiceError(`Cannot talk to the service: ${problems.join(' ')}`, {
      code: 'invalid',
      method: 'GET',
      path: '/',
      remedy: problems.join(' '),
    });
  }
  const shared = createShared(options.log, options.dialect ?? 'auto');
  shared.keepSecret(options.token);
  return assemble(options, origin, shared);
}

function assemble(options: ClientOptions, origin: URL, shared: Shared): Client {
  const { send, clock, random, log, signal, deadline } = options;
  const api = createApi(origin, options.token, {
    send,
    clock,
    random,
    log,
    shared,
    signal,
    deadline: deadline ?? Number.POSITIVE_INFINITY,
  });
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
    with: (scope) => assemble({ ...options, ...scope }, origin, shared),
  };
}

/** What a header can carry, and nothing that only looks like a token. */
function tokenProblems(token: string): string[] {
  if (token === '') return ['The token is empty.'];
  return /^[\x21-\x7e]+$/.test(token)
    ? []
    : ['The token holds spaces, line ends or other characters that no token has: copy it again.'];
}
