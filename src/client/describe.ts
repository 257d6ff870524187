/** What went wrong between this program and the service, said once: asked, answered, to do next. */
import type { HttpResponse, Method, TransportError } from '../ports.ts';
import type { WireError } from '../wire/resource.ts';
import { ServiceError } from './errors.ts';
import type { ServiceErrorCode } from './errors.ts';
import { readErrors } from './jsonapi.ts';
import { plain } from './plain.ts';
import { readRetryHint } from './retry-hint.ts';

/** What a request is for, in words that an error can use. */
export interface Asking {
  /** Finishes "Could not …": `create a configuration version`. */
  what: string;
  /** Finishes "It needs …": `the permission "queue plans" on the workspace`. */
  needs?: string;
  /** What a refusal for the object's state means here: a whole sentence. */
  onConflict?: string;
  /** Statuses that mean something of their own here. */
  codes?: Readonly<Record<number, ServiceErrorCode>>;
  /** What an answer of 413, 422 or none at all most likely means here: a whole sentence. */
  onTooLarge?: string;
}

/** The request as errors may name it: no query, no other part of a URL. */
export interface Asked {
  method: Method;
  /** Pathname; of a secret URL only words for it. */
  path: string;
  host: string;
}

const CODES: Readonly<Record<number, ServiceErrorCode>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'unprocessable',
  429: 'rate-limited',
};

export function codeOfStatus(status: number): ServiceErrorCode {
  const code = CODES[status];
  if (code !== undefined) return code;
  if (status >= 300 && status < 400) return 'redirected';
  if (status >= 500) return 'server-error';
  return status >= 200 && status < 300 ? 'unreadable' : 'bad-request';
}

/** An answer that is a refusal. */
export function describeRefusal(asking: Asking, asked: Asked, answer: HttpResponse): ServiceError {
  const code = asking.codes?.[answer.status] ?? codeOfStatus(answer.status);
  const errors = readErrors(answer.body);
  const remedy = remedyFor(code, asking, asked, answer);
  const title = plain(errors[0]?.title ?? '', 80);
  const answered = `answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
  const reasons = errors.map(reasonOf).filter((reason) => reason !== '');
  const unsaid = errors.length === 0 ? bodyWords(answer) : '';
  const retryAfterMs = readRetryHint(answer);
  return new ServiceError(
    join(`Could not ${asking.what}: ${name(asked)} ${answered}${unsaid}.`, ...reasons, remedy),
    {
      code,
      method: asked.method,
      path: asked.path,
      status: answer.status,
      errors,
      remedy,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    },
  );
}

/** An answer with a success status that does not hold what was asked for. */
export function describeUnreadable(
  asking: Asking,
  asked: Asked,
  answer: HttpResponse,
  why: string,
): ServiceError {
  const remedy = `Check that ${asked.host} is the service itself and that no proxy answers in its place.`;
  const type = plain(answer.headers['content-type'] ?? 'no content type', 80);
  return new ServiceError(
    join(
      `Could not ${asking.what}: ${name(asked)} on ${asked.host} answered ${answer.status}, ` +
        `but the answer (${type}, ${answer.body.length} bytes) ${why}.`,
      remedy,
    ),
    {
      code: 'unreadable',
      method: asked.method,
      path: asked.path,
      status: answer.status,
      remedy,
    },
  );
}

/** No complete answer. */
export function describeTransport(
  asking: Asking,
  asked: Asked,
  error: TransportError,
): ServiceError {
  const { code, came, remedy } = transportWords(asking, asked, error);
  return new ServiceError(
    join(`Could not ${asking.what}: ${name(asked)} ${came}.`, remedy),
    { code, method: asked.method, path: asked.path, ...(remedy === '' ? {} : { remedy }) },
    { cause: error },
  );
}

/** Refused before any request was made. `problems` are whole sentences. */
export function describeInvalid(
  asking: Asking,
  asked: Asked,
  problems: readonly string[],
): ServiceError {
  const remedy = problems.join(' ');
  return new ServiceError(`Could not ${asking.what}: ${remedy} Nothing was sent.`, {
    code: 'invalid',
    method: asked.method,
    path: asked.path,
    remedy,
  });
}

/** The same error, with words about how long it was tried. */
export function withAttempts(error: ServiceError, attempts: number, forMs: number): ServiceError {
  if (attempts < 2) return error;
  const tried = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
  return copyOf(error, `${error.message} ${tried}`, error);
}

/** The same error, with one more sentence at its end. */
export function withSentence(error: ServiceError, sentence: string, cause: unknown): ServiceError {
  return copyOf(error, `${error.message} ${sentence}`, cause);
}

function copyOf(error: ServiceError, message: string, cause: unknown): ServiceError {
  const { code, method, path, status, errors, remedy, retryAfterMs } = error;
  return new ServiceError(
    message,
    {
      code,
      method,
      path,
      errors,
      ...(status === undefined ? {} : { status }),
      ...(remedy === undefined ? {} : { remedy }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    },
    { cause },
  );
}

function remedyFor(
  code: ServiceErrorCode,
  asking: Asking,
  asked: Asked,
  answer: HttpResponse,
): string {
  const needs = asking.needs === undefined ? '' : ` It needs ${asking.needs}.`;
  switch (code) {
    case 'unauthorized':
      return `The token is not valid for ${asked.host}: check that it is complete, not expired and made on that host.`;
    case 'forbidden':
      return `The token may not do this.${needs} Use a token that has it.`;
    case 'not-found':
      return `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${asked.host}.`;
    case 'conflict':
      return asking.onConflict ?? 'Its present state does not allow this: look at it again.';
    case 'too-large':
    case 'unprocessable':
      return asking.onTooLarge ?? 'Correct what is named and try again.';
    case 'rate-limited': {
      const hint = readRetryHint(answer);
      return hint === undefined
        ? 'Too many requests: try again in a minute.'
        : `Too many requests: try again in ${Math.ceil(hint / 1000)} s.`;
    }
    case 'redirected':
      return `It leads to ${hostOf(answer.headers['location'], asked)}, and no redirect is followed here: check the hostname.`;
    case 'server-error':
      return 'The service failed on its side: try again later.';
    case 'upload-refused':
      return 'The upload URL is used up or has expired: create a new configuration version.';
    default:
      return 'Check the request against what this service supports.';
  }
}

function transportWords(
  asking: Asking,
  asked: Asked,
  error: TransportError,
): { code: ServiceErrorCode; came: string; remedy: string } {
  const why = plain(error.message, 200);
  switch (error.failure) {
    case 'not-sent':
      return {
        code: 'network',
        came: `could not reach ${asked.host} (${why})`,
        remedy: 'Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY).',
      };
    case 'broken':
      return {
        code: 'network',
        came: `got no complete answer from ${asked.host} (${why})`,
        remedy: asking.onTooLarge ?? 'Check the network between here and the service.',
      };
    case 'timeout':
      return {
        code: 'timeout',
        came: `got no answer from ${asked.host} in time (${why})`,
        remedy: asking.onTooLarge ?? 'Check whether the service is overloaded.',
      };
    case 'too-large':
      return {
        code: 'unreadable',
        came: `on ${asked.host} answered with more than is read (${why})`,
        remedy: `Check that ${asked.host} is the service itself.`,
      };
    case 'tls':
      return {
        code: 'tls',
        came: `was refused by TLS or protocol (${why})`,
        remedy: 'If the service has a private certificate, pass its authority with `ca-file`.',
      };
    case 'local':
      return {
        code: 'local',
        came: `failed on this machine (${why})`,
        remedy: 'Check that the file exists, is not changed meanwhile, and that the disk has room.',
      };
    case 'aborted':
      return { code: 'aborted', came: 'was cancelled', remedy: '' };
  }
}

function reasonOf(error: WireError): string {
  const pointer = error.source?.pointer ?? error.source?.parameter;
  const said = error.detail ?? '';
  if (said === '' && pointer === undefined) return '';
  const at = pointer === undefined ? '' : ` (at ${pointer})`;
  const sentence = said === '' ? (error.title ?? 'refused') : said;
  return `${sentence.replace(/\.$/, '')}${at}.`;
}

/** What an error without `errors[]` looked like. */
function bodyWords(answer: HttpResponse): string {
  const type = plain(answer.headers['content-type'] ?? '', 80);
  if (answer.body.length === 0) return ' without a body';
  return ` with ${answer.body.length} bytes of ${type === '' ? 'no named type' : type}`;
}

function hostOf(location: string | undefined, asked: Asked): string {
  if (location === undefined || !URL.canParse(location, `https://${asked.host}`)) return 'nowhere';
  return new URL(location, `https://${asked.host}`).host;
}

function name(asked: Asked): string {
  return `${asked.method} ${asked.path}`;
}

function join(...sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
