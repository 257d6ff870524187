/** Every CI host that is known here. Another one is a file, and a line in this list. */
import type { Environment } from '../model/ports.ts';
import { azure } from './azure.ts';
import { bitbucket } from './bitbucket.ts';
import { buildkite } from './buildkite.ts';
import { circleci } from './circleci.ts';
import { forgejo, gitea } from './gitea.ts';
import { github } from './github/host.ts';
import { gitlab } from './gitlab.ts';
import type { CiHost, Job } from './host.ts';
import { jenkins } from './jenkins.ts';
import { none } from './none.ts';

/** The first one whose variable is set counts: hosts that run inside others' names come first. */
export const HOSTS: readonly CiHost[] = [
  forgejo,
  gitea,
  github,
  gitlab,
  azure,
  bitbucket,
  circleci,
  buildkite,
  jenkins,
  none,
];

/** Which host this job runs on, and what it knows, read from its environment alone. */
export function detect(environment: Environment): Job {
  const host = HOSTS.find(({ variable }) => variable && environment[variable]) ?? none;
  return { ...host.facts(environment), host, environment };
}

/** Values of what is set, of the variables that any host has for this: they are not told apart. */
export function valuesOf(
  environment: Environment,
  which: 'target' | 'defaultBranch' | 'gated',
): string[] {
  const names = HOSTS.flatMap((host) => host[which] ?? []);
  return names.flatMap((name) => environment[name] ?? []);
}

/** Who started a job, as its host says. */
export function actorOf({ host, environment }: Job): string | undefined {
  return host.actor.map((name) => environment[name]?.trim()).find(Boolean);
}
