/**
 * Requests in the form that this API wants, below the path that the host names for it. The token is added here, and sent to
 * its own origin only.
 */
import type { FileBody, HttpRequest } from '../model/ports.ts';
import { VERSION } from '../model/version.ts';
import {
  describeInvalid,
  describeNotSecure,
  type RequestDescription,
  type Purpose,
} from './describe-failure.ts';
import { ServiceError } from './service-error.ts';
import { exchange, pause, type ExchangePorts, type AnswerReader } from './http/exchange.ts';
import type { Pace } from './http/rate-limit.ts';
import { isLoopback } from '../model/origin.ts';
import type { RetryClass } from './http/retry.ts';
import type { Route } from './http/route.ts';
import { parseDocument, refuseHtml, Unreadable, type Document } from './jsonapi.ts';
import type { Shared } from './shared.ts';
import type { WireError } from './wire/resource.ts';
import { discover } from './discover.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** `include` is sent if the service accepts it. `resource` says to which list of names the includes belong. */
interface Includes {
  resource: string;
  names: readonly string[];
}

/** What a request sends besides its route. */
export interface ApiRequest<T> extends Purpose {
  query?: Query;
  include?: Includes;
  /** Sent as JSON. */
  body?: unknown;
  /** Reads are `safe`, everything else an `action`, when left out. */
  class?: RetryClass;
  pace?: Pace;
  /** What is wrong with the rest of the request, as whole sentences. If there is any, nothing is sent. */
  problems?: readonly string[];
  recovery?: ApiRecovery<T>;
}

/** Like `Recovery`, with an API that is abandoned together with the request. */
export interface ApiRecovery<T> {
  look(api: Api, failure: ServiceError): Promise<{ value: T } | undefined>;
  settles?: readonly number[];
}

/** For an answer that is not a document. */
export interface Transfer<T> {
  accept?: string;
  file?: string;
  maxBytes?: number;
  /** Receives the answer's body while it arrives, so that the body is not kept in memory. */
  take?: HttpRequest['take'];
  read: AnswerReader<T>;
}

/** How a request is sent, tried again and read. */
interface Exchanged<T> extends Transfer<T> {
  class: RetryClass;
  /** For one attempt. */
  attemptMs?: number;
  recovery?: ApiRecovery<T>;
}

const MEDIA_TYPE = 'application/vnd.api+json';
const USER_AGENT = `plangate/${VERSION}`;
/** The largest document that is read. This service's JSON is a few kilobytes. */
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
export const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
/** The slowest transfer that is still waited for. */
const TRANSFER_MS = 15 * 60_000;
/** How long an archive may stand still on its way: the service may take that long to store one. */
const ARCHIVE_SILENCE_MS = 5 * 60_000;

export class Api {
  readonly origin: URL;
  readonly ports: ExchangePorts;
  readonly #token: string;

  constructor(origin: URL, token: string, ports: ExchangePorts) {
    this.origin = origin;
    this.ports = ports;
    this.#token = token;
  }

  get shared(): Shared {
    return this.ports.shared;
  }

  /** A request with a JSON:API document as its answer; `included` are the includes that were requested. */
  async ask<T>(
    route: Route,
    request: ApiRequest<T> & { read(document: Document, included: readonly string[]): T },
  ): Promise<T> {
    const statusesWithDocument = route.method === 'GET' ? [200] : [200, 201, 202];
    return withoutRefusedIncludes(this.shared.refusedIncludes, request.include, (included) => {
      const include = included.length === 0 ? undefined : included.join(',');
      return this.fetch(route, {
        ...request,
        query: { ...request.query, include },
        read: (answer) => {
          if (!isSuccess(answer.status)) return undefined;
          if (!statusesWithDocument.includes(answer.status)) {
            throw new Unreadable('is not a whole document');
          }
          return { value: request.read(parseDocument(answer.body), included) };
        },
      });
    });
  }

  /** A request whose only result is success or failure. */
  async send(route: Route, request: ApiRequest<void>): Promise<void> {
    return this.fetch(route, { ...request, read: succeeded });
  }

  /** A request with an answer that is not a document: a download, a log, a redirect to one of them. */
  async fetch<T>(route: Route, request: ApiRequest<T> & Transfer<T>): Promise<T> {
    const problems = route.problems.concat(request.problems ?? []);
    if (problems.length > 0) throw describeInvalid(this.#describe(route, request), problems);
    if (this.ports.discovers) {
      await this.shared.locate(() => discover(this.origin, this.ports));
    }
    const description = this.#describe(route, request);
    const url = this.#urlOf(description.path, request.query);
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const retryClass = request.class ?? (route.method === 'GET' ? 'safe' : 'action');
    const sent = { url, headers: this.#headersFor(url, request.accept ?? MEDIA_TYPE), body };
    return this.#exchange(description, sent, {
      ...request,
      class: retryClass,
      countsForRateLimit: true,
    });
  }

  /**
   * A request to a URL that is itself a secret, and is never shown: no Authorization header unless `needsToken`.
   *
   * @param request.shownPath what errors show instead of the URL's path: `(upload URL)`
   * @param request.needsToken whether the service may ask for the token there: an address of the service itself gets it
   */
  async requestSecretUrl<T>(
    address: string,
    request: Purpose &
      Exchanged<T> & {
        method: 'GET' | 'PUT';
        shownPath: string;
        body?: FileBody;
        needsToken?: boolean;
      },
  ): Promise<T> {
    this.shared.keepSecret(address);
    const { method, shownPath: path, body, needsToken = false } = request;
    const url = readSecretUrl(address, this.origin);
    if (url === undefined) {
      throw describeNotSecure({ purpose: request, method, path, ...this.#place() });
    }
    const isOwn = needsToken && url.origin === this.origin.origin;
    const headers: Record<string, string> = isOwn
      ? this.#headersFor(url, '*/*')
      : { Accept: '*/*', 'User-Agent': USER_AGENT };
    if (body !== undefined) headers['Content-Type'] = 'application/octet-stream';
    const { origin: serviceOrigin } = this.origin;
    const description = { purpose: request, method, path, host: url.host, serviceOrigin };
    return this.#exchange(
      description,
      { url, headers, body },
      { ...request, countsForRateLimit: false },
    );
  }

  /** Waits between polls, until the deadline at most; rejects with a ServiceError when cancelled. */
  async wait(ms: number, purpose: Purpose): Promise<void> {
    const description = { purpose, path: this.shared.base, ...this.#place() };
    const { clock, deadline } = this.ports;
    const untilDeadline = Math.max(0, deadline - clock.now());
    return pause(this.ports, { method: 'GET', ...description }, Math.min(ms, untilDeadline));
  }

  /** The same API, with requests that end at this time at the latest. */
  endingBy(time: number): Api {
    const deadline = Math.min(time, this.ports.deadline);
    return new Api(this.origin, this.#token, { ...this.ports, deadline });
  }

  #describe({ method, pathname }: Route, purpose: Purpose): RequestDescription {
    return { purpose, method, path: `${this.shared.base}${pathname}`, ...this.#place() };
  }

  #place() {
    return { host: this.origin.host, serviceOrigin: this.origin.origin };
  }

  #urlOf(path: string, query: Query = {}): URL {
    const url = new URL(this.origin);
    url.pathname = path;
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.append(name, value);
    }
    return url;
  }

  /** The only place where the token leaves this program. */
  #headersFor(url: URL, accept: string): Record<string, string> {
    if (url.origin !== this.origin.origin) throw new Error('the token is bound to another origin');
    return {
      Accept: accept,
      Authorization: `Bearer ${this.#token}`,
      'Content-Type': MEDIA_TYPE,
      'User-Agent': USER_AGENT,
    };
  }

  async #exchange<T>(
    description: RequestDescription,
    sent: { url: URL; headers: Record<string, string>; body: HttpRequest['body'] },
    request: Exchanged<T> & { countsForRateLimit: boolean; pace?: Pace },
  ): Promise<T> {
    const { method } = description;
    const { file, take, maxBytes = MAX_DOCUMENT_BYTES, recovery } = request;
    const isArchive = file !== undefined || typeof sent.body === 'object';
    const silenceMs = isArchive ? ARCHIVE_SILENCE_MS : undefined;
    const attemptMs = request.attemptMs ?? (file === undefined ? ATTEMPT_MS : TRANSFER_MS);
    return exchange(this.ports, {
      ...request,
      description,
      request: { ...sent, method, maxBytes, take, file, silenceMs },
      attemptMs,
      budgetMs: file === undefined ? Math.max(CALL_BUDGET_MS, 3 * attemptMs) : TRANSFER_MS,
      recovery: recovery && {
        settles: recovery.settles,
        look: (failure, until) => recovery.look(this.endingBy(until), failure),
      },
    });
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

export function succeeded(answer: Parameters<AnswerReader<void>>[0]): { value: void } | undefined {
  if (!isSuccess(answer.status)) return undefined;
  refuseHtml(answer);
  return { value: undefined };
}

/**
 * Checks a secret URL: absolute, https, without a user name. Plain http is accepted on this machine
 * only, from a service that is itself reached over http.
 */
function readSecretUrl(address: string, origin: URL): URL | undefined {
  if (!URL.canParse(address, origin.href)) return undefined;
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'https:') return url;
  const isLocal = origin.protocol === 'http:' && isLoopback(url.hostname);
  return url.protocol === 'http:' && isLocal ? url : undefined;
}

/**
 * Sends a request with its includes. If the service refuses one of them (400), the request is
 * repeated without it, and later requests leave it out too: `refused` holds `runs:task_stages`.
 */
async function withoutRefusedIncludes<T>(
  refused: Set<string>,
  { resource, names }: Includes = { resource: '', names: [] },
  ask: (included: readonly string[]) => Promise<T>,
): Promise<T> {
  // Each refusal takes away at least one name, so this ends.
  for (;;) {
    const sentNames = names.filter((name) => !refused.has(`${resource}:${name}`));
    try {
      return await ask(sentNames);
    } catch (error) {
      if (sentNames.length === 0 || !isIncludeRefusal(error)) throw error;
      const namesInError = sentNames.filter((name) => namesInclude(error, name));
      // If the service does not say which one it refuses, it may be the last one.
      const refusedNames = namesInError.length === 0 ? sentNames.slice(-1) : namesInError;
      for (const name of refusedNames) refused.add(`${resource}:${name}`);
    }
  }
}

/** Whether the service refuses what is to be included, in whichever words. */
function isIncludeRefusal(error: unknown): error is ServiceError {
  const textOf = ({ title, detail, source }: WireError) =>
    `${title} ${detail} ${source?.parameter}`;
  return (
    error instanceof ServiceError &&
    error.status === 400 &&
    error.errors.some((wireError) => textOf(wireError).toLowerCase().includes('include'))
  );
}

/** Whether the error names this include, with underscores or with hyphens. */
function namesInclude(error: ServiceError, name: string): boolean {
  const dashed = name.replaceAll('_', '-');
  return error.errors.some(({ title, detail }) =>
    `${title} ${detail}`
      .split(/[^A-Za-z0-9_.-]+/)
      .some((word) => [name, dashed].includes(word.replace(/\.$/, ''))),
  );
}
