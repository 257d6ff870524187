import type { Environment } from '../ports.ts';

/** The token that the API of a CI host is asked with; undefined when the job has none. */
export function hostToken(
  environment: Environment,
  name: 'GITLAB_TOKEN' | 'SYSTEM_ACCESSTOKEN' | 'BITBUCKET_TOKEN',
): string | undefined {
  return environment[name]?.trim() || undefined;
}
