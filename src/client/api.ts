/** Requests as this API wants them. The token is put on here, and only towards its own origin. */
import type { FileBody, HttpResponse, Method } from '../ports.ts';
import { VERSION } from '../version.ts';
import { codeOfStatus, describeInvalid } from './describe.ts';
import type { Asked, Asking } from './describe.ts';
import { ServiceError } from './errors.ts';
import { exchange, pause } from './exchange.ts';
import type { ExchangePorts, Recovery } from './exchange.ts';
import { parseDocument, refuseHtml } from './jsonapi.ts';
import type { Document } from './jsonapi.ts';
import { isLoopback } from './origin.ts';
import type { Pace } from './pace.ts';
import type { ApiPath } from './path.ts';
import { ARCHIVE_PROGRESS } from './progress.ts';
import type { RetryClass } from './retry.ts';
import type { Shared } from './shared.ts';

export type Query = Readonly<Record<string, string | undefined>>;

export interface ApiRequest<T> {
  method: Method;
  path: ApiPath;
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  asking: Asking;
  /** Reads are `safe`, everything else an `action`, when left out. */
  class?: RetryClass;
  pace?: Pace;
  /** What is wrong with the rest of the request, as whole sentences: refused without sending. */
  problems?: readonly string[];
  recovery?: Recovery<T>;
}

/** A request to a URL that is itself a secret: no Authorization, never named. */
export interface SecretRequest<T> {
  method: 'GET' | 'PUT';
  url: string;
  /** What errors call it, in place of its path: `(upload URL)`. */
  called: string;
  body?: FileBody;
  asking: Asking;
  class: RetryClass;
  file?: string;
  maxBytes?: number;
  attemptMs?: number;
  budgetMs?: number;
  read: (answer: HttpResponse & { bytes?: number }) => { value: T } | undefined;
  recovery?: Recovery<T>;
}

export interface Api {
  readonly origin: string;
  readonly shared: Shared;
  readonly ports: ExchangePorts;
  /** A request that is answered by a JSON:API document. */
  ask<T>(request: ApiRequest<T>, read: (document: Document) => T): Promise<T>;
  /** A request whose success is all that matters. */
  tell(request: ApiRequest<void>): Promise<void>;
  /** A request whose answer is no document: a download, a log, a redirect to either. */
  fetch<T>(
    request: ApiRequest<T> & { accept: string; file?: string; maxBytes?: number },
    read: (answer: HttpResponse & { bytes?: number }) => { value: T } | undefined,
  ): Promise<T>;
  secret<T>(request: SecretRequest<T>): Promise<T>;
  /** The error for a request that is refused here; `problems` are whole sentences. */
  refuse(method: Method, path: ApiPath, asking: Asking, problems: readonly string[]): ServiceError;
  /** Waits between looks; rejects with a ServiceError when cancelled. */
  wait(ms: number, asking: Asking): Promise<void>;
  /** The same, given up at `until` at the latest. */
  until(until: number): Api;
}

const MEDIA_TYPE = 'application/vnd.api+json';
/** The version of the API is in its paths. */
export const PREFIX = '/api/v2';
/** JSON of this service is a few kilobytes; this is where a document stops being one. */
export const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
/** A download or an upload slower than this is not worth waiting for. */
const TRANSFER_MS = 15 * 60_000;

export function createApi(origin: URL, token: string, ports: ExchangePorts): Api {
  function addressOf(request: ApiRequest<unknown>): { url: URL; asked: Asked } {
    const pathname = `${PREFIX}${request.path.pathname}`;
    const asked = { method: request.method, path: pathname, host: origin.host };
    const problems = [...request.path.problems, ...(request.problems ?? [])];
    if (problems.length > 0) throw describeInvalid(request.asking, asked, problems);
    const url = new URL(origin);
    url.pathname = pathname;
    for (const [name, value] of Object.entries(request.query ?? {})) {
      if (value !== undefined) url.searchParams.append(name, value);
    }
    if (url.origin !== origin.origin || url.pathname !== pathname) {
      throw describeInvalid(request.asking, asked, ['The path leads somewhere else than it says.']);
    }
    return { url, asked };
  }

  /** The only place where the token leaves this program. */
  function headersFor(url: URL, accept: string): Record<string, string> {
    if (url.origin !== origin.origin) throw new Error('the token is bound to another origin');
    return {
      Accept: accept,
      Authorization: `Bearer ${token}`,
      'Content-Type': MEDIA_TYPE,
      'User-Agent': USER_AGENT,
    };
  }

  async function call<T>(
    request: ApiRequest<T> & { accept?: string; file?: string; maxBytes?: number },
    read: (answer: HttpResponse & { bytes?: number }) => { value: T } | undefined,
  ): Promise<T> {
    const { url, asked } = addressOf(request);
    return exchange(ports, {
      asking: request.asking,
      asked,
      class: request.class ?? (request.method === 'GET' ? 'safe' : 'action'),
      request: {
        method: request.method,
        url,
        headers: headersFor(url, request.accept ?? MEDIA_TYPE),
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        maxBytes: request.maxBytes ?? MAX_DOCUMENT_BYTES,
        ...(request.file === undefined ? {} : { progress: ARCHIVE_PROGRESS }),
      },
      counted: true,
      budgetMs: request.file === undefined ? CALL_BUDGET_MS : TRANSFER_MS,
      attemptMs: request.file === undefined ? ATTEMPT_MS : TRANSFER_MS,
      read,
      ...(request.file === undefined ? {} : { file: request.file }),
      ...(request.pace === undefined ? {} : { pace: request.pace }),
      ...(request.recovery === undefined ? {} : { recovery: request.recovery }),
    });
  }

  return {
    origin: origin.origin,
    shared: ports.shared,
    ports,
    ask: (request, read) =>
      call(request, (answer) =>
        isSuccess(answer.status) ? { value: read(parseDocument(answer.body)) } : undefined,
      ),
    tell: (request) =>
      call(request, (answer) => {
        if (!isSuccess(answer.status)) return undefined;
        refuseHtml(answer);
        return { value: undefined };
      }),
    fetch: call,
    async secret(request) {
      const asked = { method: request.method, path: request.called, host: 'the given host' };
      const url = secretUrl(request.url, origin);
      if (url === undefined) {
        throw new ServiceError(
          `Could not ${request.asking.what}: the URL that the service gave for it is not https.`,
          { code: 'unreadable', method: request.method, path: request.called },
        );
      }
      ports.shared.keepSecret(request.url);
      return exchange(ports, {
        asking: request.asking,
        asked: { ...asked, host: url.host },
        class: request.class,
        request: {
          method: request.method,
          url,
          headers: {
            Accept: '*/*',
            'User-Agent': USER_AGENT,
            ...(request.body === undefined ? {} : { 'Content-Type': 'application/octet-stream' }),
          },
          ...(request.body === undefined ? {} : { body: request.body }),
          maxBytes: request.maxBytes ?? MAX_DOCUMENT_BYTES,
          ...(request.file === undefined && request.body === undefined
            ? {}
            : { progress: ARCHIVE_PROGRESS }),
        },
        counted: false,
        budgetMs: request.budgetMs ?? CALL_BUDGET_MS,
        attemptMs: request.attemptMs ?? ATTEMPT_MS,
        read: request.read,
        ...(request.file === undefined ? {} : { file: request.file }),
        ...(request.recovery === undefined ? {} : { recovery: request.recovery }),
      });
    },
    refuse: (method, path, asking, problems) =>
      describeInvalid(
        asking,
        { method, path: `${PREFIX}${path.pathname}`, host: origin.host },
        problems,
      ),
    wait: (ms, asking) =>
      pause(ports, { asking, asked: { method: 'GET', path: PREFIX, host: origin.host } }, ms),
    until: (until) =>
      createApi(origin, token, { ...ports, deadline: Math.min(until, ports.deadline) }),
  };
}

const USER_AGENT = `plangate/${VERSION}`;

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

export function isRedirect(status: number): boolean {
  return codeOfStatus(status) === 'redirected' && status !== 304;
}

/** Absolute, https (http only from loopback to loopback), without a user's name in it. */
function secretUrl(given: string, origin: URL): URL | undefined {
  if (!URL.canParse(given, origin.href)) return undefined;
  const url = new URL(given, origin);
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'https:') return url;
  return url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(origin.hostname)
    ? url
    : undefined;
}
