/** What all clients made from one share: the request budget, and what is known of the service. */
import type { Log } from '../ports.ts';
import type { ServiceIdentity } from './client.ts';
import { createPace } from './pace.ts';
import type { Pace } from './pace.ts';
import { createRetryBudget } from './retry-budget.ts';
import type { RetryBudget } from './retry-budget.ts';

export type TokenKind = 'user' | 'team' | 'organization' | 'unknown';

export interface Shared {
  /** Every request to the service's own origin. */
  pace: Pace;
  /** Run lists, of which the service allows 30 per minute. */
  runListPace: Pace;
  retries: RetryBudget;
  identity: ServiceIdentity;
  /** Which word to write for the policy engine. */
  dialect: 'auto' | 'engine' | 'sentinel';
  /** Whether any answer has come yet, so that `identity` says something. */
  met: boolean;
  tokenKind: TokenKind;
  /** `runs:task_stages`: an include that this service refused once. */
  refusedIncludes: Set<string>;
  /** Replaces every secret that this client knows of. */
  conceal(text: string): string;
  /** From now on this value is concealed here and masked by the log. */
  keepSecret(value: string): void;
}

const REQUESTS_PER_SECOND = 30;
/** One every two seconds, and the 10 % that `createPace` keeps in reserve. */
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;

export function createShared(log: Log, dialect: Shared['dialect']): Shared {
  const secrets = new Set<string>();
  return {
    pace: createPace(REQUESTS_PER_SECOND),
    runListPace: createPace(RUN_LISTS_PER_SECOND),
    retries: createRetryBudget(),
    identity: {},
    dialect,
    met: false,
    tokenKind: 'unknown',
    refusedIncludes: new Set(),
    conceal(text) {
      let concealed = text;
      for (const secret of secrets) concealed = concealed.replaceAll(secret, '***');
      return concealed;
    },
    keepSecret(value) {
      if (value.length < SHORTEST_SECRET || secrets.has(value)) return;
      secrets.add(value);
      log.secret(value);
    },
  };
}

/** Shorter ones would blot out ordinary words. */
const SHORTEST_SECRET = 4;

/** Notes what an answer's headers say about the service. */
export function learnFrom(shared: Shared, headers: Readonly<Record<string, string>>): void {
  shared.met = true;
  const { identity } = shared;
  const apiVersion = headers['tfp-api-version'];
  if (apiVersion !== undefined) identity.apiVersion = apiVersion;
  const appName = headers['tfp-appname'];
  if (appName !== undefined) identity.appName = appName;
  const version = headers['x-tfe-version'];
  if (version !== undefined && version !== '') identity.version = version;
  const limit = headers['x-ratelimit-limit'] ?? '';
  if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
    identity.rateLimit = Number(limit);
    shared.pace.limitTo(identity.rateLimit);
  }
}
