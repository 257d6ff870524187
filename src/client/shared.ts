/** What all clients made from one share: the request budget, and what is known of the service. */
import type { Log } from '../model/ports.ts';
import { searchablePieces, type Secrets } from '../model/secrets.ts';
import { createCrowd } from './http/crowd.ts';
import { createPace, createRetryBudget } from './http/limits.ts';

export type TokenKind = 'user' | 'team' | 'organization' | 'unknown';

export interface ServiceIdentity {
  /** `TFP-API-Version`, when the service sent one. */
  apiVersion?: string;
  /** `TFP-AppName`. */
  appName?: string;
  /** `X-TFE-Version`: self-managed only. */
  version?: string;
  rateLimit?: number;
}

/** Where the API is, unless a host says otherwise. */
const USUAL_BASE = '/api/v2';
const REQUESTS_PER_SECOND = 30;
/** One every two seconds, and the 10 % that `createPace` keeps in reserve. */
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;

export class Shared {
  /** Every request to the service's own origin. */
  readonly pace = createPace(REQUESTS_PER_SECOND);
  /** Run lists, of which the service allows 30 per minute. */
  readonly runListPace = createPace(RUN_LISTS_PER_SECOND);
  /** Other programs under the same limit. */
  readonly crowd = createCrowd();
  readonly retries = createRetryBudget();
  readonly identity: ServiceIdentity = {};
  /** How many answers have come; before the first, `identity` says nothing. */
  answers = 0;
  /** Path below which the API is: what `locate` found. */
  base = USUAL_BASE;
  tokenKind: TokenKind = 'unknown';
  /** `runs:task_stages`: an include that this service refused once. */
  readonly refusedIncludes = new Set<string>();
  /** False once a filter of a list was answered with no page at all. */
  filters = true;
  /** Which word to write for the policy engine. */
  readonly dialect: 'auto' | 'engine' | 'sentinel';
  readonly #log: Log;
  readonly #secrets: Secrets;
  readonly #kept = new Set<string>();
  #located: Promise<string | undefined> | undefined;

  constructor(log: Log, dialect: Shared['dialect'], secrets: Secrets) {
    this.dialect = dialect;
    this.#log = log;
    this.#secrets = secrets;
  }

  /** Asks for the base once for all; what failed is asked again by the next request. */
  async locate(find: () => Promise<string | undefined>): Promise<void> {
    this.#located ??= find();
    try {
      this.base = (await this.#located) ?? USUAL_BASE;
    } catch (error) {
      this.#located = undefined;
      throw error;
    }
  }

  /** Replaces every secret that this client knows of, in every string. */
  conceal<T>(value: T): T {
    return this.#secrets.concealAll(value);
  }

  /**
   * From now on this value, where there is one, is concealed here and masked by the log.
   * @param id of what an address leads to: shown although it stands in it, where more of it is secret.
   */
  keepSecret(value: string | null | undefined, id?: string): void {
    if (typeof value !== 'string' || this.#kept.has(value)) return;
    const rest = value
      .split('/')
      .filter((segment) => segment !== id)
      .join('/');
    const secret = searchablePieces(rest)[0] === rest ? value : rest;
    if (!this.#secrets.keep(secret)) return;
    this.#kept.add(value);
    this.#log.secret(secret);
  }

  /** Notes what an answer's headers say about the service. */
  learnFrom(headers: Readonly<Record<string, string>>): void {
    const { identity } = this;
    this.answers++;
    identity.apiVersion = headers['tfp-api-version'] ?? identity.apiVersion;
    identity.appName = headers['tfp-appname'] ?? identity.appName;
    identity.version = headers['x-tfe-version'] || identity.version;
    const limit = headers['x-ratelimit-limit'] ?? '';
    if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
      identity.rateLimit = Number(limit);
      this.pace.limitTo(identity.rateLimit);
    }
  }
}
