/** Which values of a job's environment are secrets: by the names of their variables, and in the addresses of proxies. */
import type { Environment } from './ports.ts';
import { decoded } from './secrets.ts';

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
/** In a text, shorter values would be found by chance. */
const SHORTEST_IN_FILES = 16;

/**
 * Values that must not be inside a file that is sent.
 *
 * @param named names of the variables, besides `TF_TOKEN_…`
 */
export function environmentSecrets(environment: Environment, named = SECRET_NAME): string[] {
  return valuesOf(environment, (name) => named.test(name), SHORTEST_IN_FILES);
}

/** `STATE_…` is what an earlier step of an action saved: ids, never secrets. */
const CONCEALED_NAME =
  /^(?!STATE_)(?:.*[_-])?(?:[A-Z]*TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|PAT|CREDENTIALS?|(?:API|ACCESS|PRIVATE|SEAL|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)$/i;
const SHORTEST_IN_REPORTS = 8;
/** `postgres` as a password: without it, no report could be read. */
const COMMON = /^[a-z]{1,12}$/;

/**
 * Values that no report and no log shows, although a service or a plan may repeat them. A short
 * value of letters alone is shown: it reads like a common word.
 */
export function concealedIn(environment: Environment): string[] {
  const named = valuesOf(environment, (name) => CONCEALED_NAME.test(name), SHORTEST_IN_REPORTS);
  const passwords = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY']
    .flatMap((name) => [environment[name] ?? '', environment[name.toLowerCase()] ?? ''])
    .flatMap((address) => (URL.canParse(address) ? new URL(address).password : ''))
    .flatMap((password) => [password, decoded(password)])
    .filter(({ length }) => length >= SHORTEST_IN_REPORTS);
  return [...new Set([...named, ...passwords])].filter((value) => !COMMON.test(value));
}

function valuesOf(
  environment: Environment,
  isSecret: (name: string) => boolean,
  shortest: number,
): string[] {
  return Object.entries(environment)
    .filter(([name]) => isSecret(name) || name.startsWith('TF_TOKEN_'))
    .map(([, value]) => value?.trim() ?? '')
    .filter(({ length }) => length >= shortest);
}
