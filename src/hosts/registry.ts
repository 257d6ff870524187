/** All CI hosts that this program knows. To add one, write a file for it, add it here, and say what it is in `model/ci-hosts.ts`. */
import { CI_HOSTS, type KnownHostName } from '../model/ci-hosts.ts';
import type { Environment } from '../model/ports.ts';
import { azure } from './azure.ts';
import { bitbucket } from './bitbucket.ts';
import { buildkite } from './buildkite.ts';
import { circleci } from './circleci.ts';
import { forgejo, gitea } from './gitea.ts';
import { github } from './github/host.ts';
import { gitlab } from './gitlab.ts';
import type { CiHost, HostJob } from './host.ts';
import { jenkins } from './jenkins.ts';
import { none } from './none.ts';
import { checkoutOf, hostNameOf } from './recognise.ts';

const BY_NAME: Readonly<Record<KnownHostName, CiHost>> = {
  forgejo,
  gitea,
  github,
  gitlab,
  azure,
  bitbucket,
  circleci,
  buildkite,
  jenkins,
};

export const HOSTS: readonly CiHost[] = [...CI_HOSTS.map(({ name }) => BY_NAME[name]), none];

/** The CI host of this job, `none` if no variable names one, with what the environment alone says of the job. */
export function detect(environment: Environment): HostJob {
  const found = hostNameOf(environment);
  const host = HOSTS.find(({ name }) => name === found) ?? none;
  return { ...host.facts(environment), host, environment, root: checkoutOf(environment) };
}

type Variable = 'target' | 'defaultBranch' | 'built';

/**
 * The values of these variables that are set, in the order of their names. Only variables of the
 * job's own host are read. If the host is not known, those of every host are: a container may have
 * been given some of them without the one that names the host.
 */
export function valuesOf({ host, environment }: HostJob, which: Variable): string[] {
  return readVariables(host === none ? HOSTS : [host], which, environment);
}

/** Whether a target branch is set for any host. Then the job may be about a change, on whichever host it runs. */
export function isTargetSet(environment: Environment): boolean {
  return readVariables(HOSTS, 'target', environment).some((value) => value !== '');
}

function readVariables(
  hosts: readonly CiHost[],
  which: Variable,
  environment: Environment,
): string[] {
  const names = hosts.flatMap((host) => host[which] ?? []);
  return names.flatMap((name) => environment[name] ?? []);
}

/** The user who started the job, as its host names them; undefined if the host does not say. */
export function actorOf({ host, environment }: HostJob): string | undefined {
  return host.actor.map((name) => environment[name]?.trim()).find(Boolean);
}
