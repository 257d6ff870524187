/** What a client shares with those that `with` makes of it: the request budget, and what was learned about the service. */
import type { Log } from '../model/ports.ts';
import { searchablePieces, type Secrets } from '../model/secrets.ts';
import { createOtherUse, createPace } from './http/rate-limit.ts';
import { createRetryBudget } from './http/retry-budget.ts';

export type TokenKind = 'user' | 'team' | 'organization' | 'unknown';

/** What the headers of the service say about it. */
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
const DEFAULT_BASE = '/api/v2';
const REQUESTS_PER_SECOND = 30;
/** One every two seconds, and the 10 % that `createPace` keeps in reserve. */
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;

export class Shared {
  /** Every request to the service's own origin. */
  readonly pace = createPace(REQUESTS_PER_SECOND);
  /** Lists of runs: the service allows 30 per minute. */
  readonly runListPace = createPace(RUN_LISTS_PER_SECOND);
  /** The use of the same rate limit by other programs. */
  readonly otherUse = createOtherUse();
  readonly retries = createRetryBudget();
  readonly identity: ServiceIdentity = {};
  /** How many answers have arrived; before the first, `identity` is empty. */
  answers = 0;
  /** How long the service takes for an answer in milliseconds, the last answers before all others. */
  typicalAnswerMs = 0;
  /** What time it was for the service at its last answer, in milliseconds since 1970, if it says so. */
  lastAnswerAt: number | undefined;
  /** The path below which the API is, as `locate` found it. */
  base = DEFAULT_BASE;
  tokenKind: TokenKind = 'unknown';
  /** Includes that this service refused once, as in `runs:task_stages`. */
  readonly refusedIncludes = new Set<string>();
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

  /** Looks up the base path once for all requests; after a failure, the next request looks it up again. */
  async locate(find: () => Promise<string | undefined>): Promise<void> {
    this.#located ??= find();
    try {
      this.base = (await this.#located) ?? DEFAULT_BASE;
    } catch (error) {
      this.#located = undefined;
      throw error;
    }
  }

  conceal<T>(value: T): T {
    return this.#secrets.concealAll(value);
  }

  /**
   * Conceals this value from now on, here and in the log; undefined is ignored.
   *
   * @param id the id in a secret URL: it stays readable, the rest of the URL is concealed
   */
  keepSecret(value: string | null | undefined, id?: string): void {
    if (typeof value !== 'string' || this.#kept.has(value)) return;
    const withoutId = value
      .split('/')
      .filter((segment) => segment !== id)
      .join('/');
    // A URL without random parts is searched for as a whole, with its id.
    const isOnePiece = searchablePieces(withoutId)[0] === withoutId;
    const secret = isOnePiece ? value : withoutId;
    if (!this.#secrets.keep(secret)) return;
    this.#kept.add(value);
    this.#log.secret(secret);
  }

  /** Stores what an answer's headers say about the service, and how long it took. */
  learnFrom(headers: Readonly<Record<string, string>>, tookMs: number): void {
    const { identity } = this;
    // The last answer counts for a third.
    const divisor = this.answers === 0 ? 1 : 3;
    this.typicalAnswerMs += (tookMs - this.typicalAnswerMs) / divisor;
    this.answers++;
    const answeredAt = Date.parse(headers['date'] ?? '');
    if (!Number.isNaN(answeredAt)) this.lastAnswerAt = answeredAt;
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
