/** Which values of a job's environment are secrets: by the names of their variables, and by what is written in them. */
import type { Environment } from './ports.ts';
import { decoded } from './secrets.ts';

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
/** In a text, shorter values would be found by chance. */
const SHORTEST_IN_FILES = 16;

/** Values that must not be inside a file that is sent: of variables with such names, and of `TF_TOKEN_…`. */
export function environmentSecrets(environment: Environment, named = SECRET_NAME): string[] {
  return valuesOf(environment, (name) => named.test(name), SHORTEST_IN_FILES);
}

/** `STATE_…` is what an earlier step of an action saved: ids, never secrets. `PWD` alone is a directory. */
const CONCEALED_NAME =
  /^(?!STATE_)(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])PWD|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|ACCESS|ACCOUNT|STORAGE|PRIVATE|SEAL|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
const SHORTEST_IN_REPORTS = 8;
/** `postgres` as a password: without it, no report could be read. */
const COMMON = /^[a-z]{1,12}$/;

/**
 * Values that no report and no log shows, although a service or a plan may repeat them: those of variables
 * with such a name, logins in addresses, and what a text calls a password. A short value of letters alone is shown: it reads like a common word.
 */
export function concealedIn(environment: Environment): string[] {
  const named = valuesOf(environment, (name) => CONCEALED_NAME.test(name), SHORTEST_IN_REPORTS);
  const logins = Object.entries(environment)
    .flatMap(([name, value = '']) => [
      ...loginsIn(PROXY.test(name) && !value.includes('://') ? `http://${value}` : value),
      ...PASSWORD_FORMS.flatMap((form) =>
        Array.from(value.matchAll(form), ([, secret = '']) => secret),
      ),
    ])
    .flatMap((login) => [login, decoded(login)])
    .filter(({ length }) => length >= SHORTEST_IN_REPORTS);
  return [...new Set([...named, ...logins])].filter((value) => !COMMON.test(value));
}

const PROXY = /^(?:https?|all)_proxy$/i;

/** The passwords in the addresses of a text. A user without a password may be a token: then it has a digit. */
function loginsIn(text: string): string[] {
  return Array.from(text.matchAll(/:\/\/([^\s/?#"']*)@/g)).flatMap(([, login = '']) => {
    const [user = '', ...password] = login.split(':');
    return password.join(':') || (/\d/.test(user) ? user : []);
  });
}

/** As git's settings, the file of logins of curl, Docker's registries and HCL write them. */
const PASSWORD_FORMS = [
  /\bauthorization:\s*\w+\s+([^\s'"]+)/gi,
  /\bpassword\s+(\S+)/g,
  /\b(?:auth|(?:identity_?)?token|pass(?:word|phrase)|(?:access|api|secret)_key)["']?\s*[:=]\s*"([^"]+)"/gi,
];

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
