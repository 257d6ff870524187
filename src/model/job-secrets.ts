/**
 * Which values of a job's environment no log and no report shows, and which no upload may have inside: by the names of their
 * variables, and by what is written in them. Which variables of a CI host no program gets is in `hosts/registry.ts`.
 */
import type { Environment } from './ports.ts';
import { decoded } from './secrets.ts';

const SECRET_NAME =
  /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|RECORD_KEY)$/;
/** In a text, shorter values would be found by chance. */
const SHORTEST_IN_FILES = 16;

/**
 * Values that must not be inside a file that is sent: of variables whose names match the expression, and of `TF_TOKEN_…`.
 */
export function environmentSecrets(environment: Environment, secretName = SECRET_NAME): string[] {
  return valuesOf(environment, secretName, SHORTEST_IN_FILES);
}

/** Names of variables whose values are not shown. `PWD` alone is a directory. */
const CONCEALED_NAME =
  /^(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])(?:PWD|PASS)|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|APP|ACCESS|ACCOUNT|AUTH|MASTER|LICENSE|STORAGE|PRIVATE|RECORD|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
const SHORTEST_IN_REPORTS = 8;
/** As the password `postgres`: a report in which such a word is concealed could not be read. */
const COMMON_WORD = /^[a-z]{1,12}$/;

/**
 * Values that no report and no log shows, although a service or a plan may repeat them: those of variables
 * with such a name, logins in addresses, and what a text calls a password. A short value of letters alone is shown: it
 * reads like a common word.
 */
export function concealedIn(environment: Environment): string[] {
  const values = new Set(valuesOf(environment, CONCEALED_NAME, SHORTEST_IN_REPORTS));
  for (const [name, value = ''] of Object.entries(environment)) {
    // The address of a proxy may be written without a scheme.
    const text = PROXY.test(name) && !value.includes('://') ? `http://${value}` : value;
    for (const secret of [...loginsIn(text), ...passwordsIn(value)]) {
      for (const form of [secret, decoded(secret)]) {
        if (form.length >= SHORTEST_IN_REPORTS) values.add(form);
      }
    }
  }
  return [...values].filter((value) => !COMMON_WORD.test(value));
}

const PROXY = /^(?:https?|all)_proxy$/i;

/** The passwords in the addresses of a text. A user without a password may be a token: then it has a digit. */
function loginsIn(text: string): string[] {
  const logins: string[] = [];
  for (const [, login = ''] of text.matchAll(/:\/\/([^\s/?#"']*)@/g)) {
    const [user = '', ...rest] = login.split(':');
    const password = rest.join(':');
    if (password !== '') logins.push(password);
    else if (/\d/.test(user)) logins.push(user);
  }
  return logins;
}

/** As git's settings, the file of logins of curl, Docker's registries and HCL write them. */
const PASSWORD_FORMS = [
  /\bauthorization:\s*\w+\s+([^\s'"]+)/gi,
  /\bpassword\s+(\S+)/g,
  /\b(?:auth|(?:identity_?)?token|pass(?:word|phrase)|(?:access|api|secret)_key)["']?\s*[:=]\s*"([^"]+)"/gi,
];

function passwordsIn(text: string): string[] {
  return PASSWORD_FORMS.flatMap((form) =>
    Array.from(text.matchAll(form), ([, password = '']) => password),
  );
}

/** The values of at least `shortest` characters of variables with such a name, or one as `TF_TOKEN_…`. */
function valuesOf(environment: Environment, secretName: RegExp, shortest: number): string[] {
  return Object.entries(environment)
    .filter(([name]) => secretName.test(name) || name.startsWith('TF_TOKEN_'))
    .map(([, value]) => value?.trim() ?? '')
    .filter(({ length }) => length >= shortest);
}
