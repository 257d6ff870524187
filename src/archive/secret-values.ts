/** Which values of the job must not leave in a file, and all the ways they could be written. */
import type { Environment } from '../ports.ts';

export interface SecretValue {
  /** How it is named to a reader; the value itself never is. */
  name: string;
  value: string;
}

const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Names that match although they say where something is. */
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
/** A shorter value would be found everywhere. */
const SHORTEST = 8;

/**
 * @param given the job's own tokens, handed in by name of nobody
 * @param environment searched for variables that are called like secrets
 */
export function collectSecrets(given: readonly string[], environment: Environment): SecretValue[] {
  const secrets = new Map<string, SecretValue>();
  const add = (name: string, text: string, shortest: number) => {
    const value = text.trim();
    if (value.length >= shortest && !secrets.has(value)) secrets.set(value, { name, value });
  };
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || !NAME.test(name) || NOT_SECRET.test(name)) continue;
    if (/^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i.test(value)) continue;
    add(name, value, SHORTEST_OF_ENVIRONMENT);
  }
  for (const value of given) add('a token of this job', value, SHORTEST);
  return [...secrets.values()];
}

/**
 * The value itself and what is left of it inside base64, whichever of the three ways its bytes
 * fall into groups of three; characters that depend on what stands around it are cut off.
 */
export function writeInEveryWay(value: string): Buffer[] {
  const raw = Buffer.from(value);
  const forms = new Set([raw.toString('latin1')]);
  for (const before of [0, 1, 2]) {
    const bytes = Buffer.concat([Buffer.alloc(before), raw]);
    const from = Math.ceil((before * 8) / 6);
    const to = Math.floor((bytes.length * 8) / 6);
    for (const encoding of ['base64', 'base64url'] as const) {
      forms.add(bytes.toString(encoding).slice(from, to));
    }
  }
  return [...forms].map((form) => Buffer.from(form, 'latin1'));
}
