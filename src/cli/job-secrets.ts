import type { Environment } from '../ports.ts';

/** Values of this job that must never leave in a file: the tokens of its environment. */
export function jobSecrets(environment: Environment): string[] {
  return Object.entries(environment)
    .filter(([name]) => /(?:^|_)TOKEN$|^TF_TOKEN_/.test(name))
    .map(([, value]) => value?.trim() ?? '')
    .filter((value) => value.length >= 16);
}
