/**
 * Turns every failure between this program and the service into one error: what was requested, what
 * was answered, what to do next.
 *
 * What a token may not see is 404, and so is a feature that the organization lacks:
 * https://developer.hashicorp.com/terraform/cloud-docs/api-docs.
 */
import type { HttpResponse, Method, TransportError, TransportFailure } from '../model/ports.ts';
import type { WireError } from './wire/resource.ts';
import { withHostOption } from '../model/command-line.ts';
import {
  boundedLine,
  ServiceError,
  type FailureFacts,
  type ServiceErrorCode,
} from './service-error.ts';
import { readErrors, type Unreadable } from './jsonapi.ts';
import { isHtml } from '../model/is-html.ts';
import { isLoopback } from '../model/origin.ts';
import { readRetryHint } from './http/retry.ts';
import { CODES } from '../model/errors.ts';

/** What a request is for, in words that an error can use. */
export interface Purpose {
  /** Finishes "Could not …": `create a configuration version`. */
  what: string;
  /** Finishes "It needs …": `the permission "queue plans" on the workspace`. */
  needs?: string;
  /** What a refusal because of the object's state means here: a whole sentence. */
  onConflict?: string;
  /** Error codes of statuses that have a special meaning for this request. */
  codes?: Readonly<Record<number, ServiceErrorCode>>;
  /** The most likely reason for an answer of 413 or 422, or for no answer: a whole sentence. */
  likelyCause?: string;
}

/** The request in the form that errors may show: without its query or any other part of the URL. */
export interface RequestDescription {
  purpose: Purpose;
  method: Method;
  /** The pathname; for a secret URL, a description instead. */
  path: string;
  host: string;
  /** The service's own origin, also for requests to other hosts. */
  serviceOrigin: string;
}

const OF_STATUS: Readonly<Record<number, ServiceErrorCode>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'unprocessable',
  429: 'rate-limited',
};

export function describeRefusal(request: RequestDescription, answer: HttpResponse): ServiceError {
  const { status } = answer;
  const code = request.purpose.codes?.[status] ?? codeOfStatus(status);
  const errors = readErrors(answer.body);
  const title = boundedLine(errors[0]?.title ?? '', 80);
  // A proxy or the store of archives, beside the service, may have a size limit of its own.
  const host = code === 'too-large' ? `on ${request.host} ` : '';
  const answered = `${host}answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
  const { length } = answer.body;
  const type = boundedLine(answer.headers['content-type'] ?? '', 80) || 'no named type';
  const body = length === 0 ? ' without a body' : ` with ${length} bytes of ${type}`;
  const outcome = joinSentences(
    `${answered}${errors.length === 0 ? body : ''}.`,
    ...errors.map(sentenceOfError),
  );
  // A 404 from below the API's base path that is not a document of this API.
  const lacksOperation = code === 'not-found' && status === 404 && errors.length === 0;
  // The API answers in JSON: a page comes from something else.
  const ofProxy = isHtml(answer) ? remedyForProxy(request, answer) : undefined;
  return toServiceError(request, outcome, {
    code,
    status: answer.status,
    errors,
    remedy: ofProxy ?? remedyFor(code, request, answer, lacksOperation),
    helpCode: ofProxy === undefined && lacksOperation ? CODES.noSuchOperation : undefined,
    retryAfterMs: readRetryHint(answer),
  });
}

function codeOfStatus(status: number): ServiceErrorCode {
  const code = OF_STATUS[status];
  if (code !== undefined) return code;
  if (status >= 500) return 'server-error';
  if (status >= 400) return 'bad-request';
  if (status >= 300) return 'redirected';
  return 'unreadable';
}

export function describeUnreadable(
  request: RequestDescription,
  answer: HttpResponse,
  { message, isOtherForm, helpCode }: Unreadable,
): ServiceError {
  const type = boundedLine(answer.headers['content-type'] ?? 'no content type', 80);
  const outcome =
    `on ${request.host} answered ${answer.status}, ` +
    `but the answer (${type}, ${answer.body.length} bytes) ${message}.`;
  const remedy = isOtherForm
    ? `This service answers differently from the API: \`${withHostOption('plangate doctor', request)}\` lists what else the gate needs.`
    : (remedyForProxy(request, answer) ??
      `Check that ${request.host} is the service itself and that no proxy answers in its place.`);
  return toServiceError(request, outcome, {
    code: 'unreadable',
    status: answer.status,
    remedy,
    helpCode,
  });
}

function remedyForProxy({ host }: RequestDescription, { proxy }: HttpResponse): string | undefined {
  if (proxy === undefined) return undefined;
  return `The proxy ${proxy} is between and may have answered in its place: allow ${host} there, or name it in NO_PROXY.`;
}

/** Describes an archive or log URL that is not https, so that nothing is sent to it. */
export function describeNotSecure(request: RequestDescription): ServiceError {
  const outcome = 'was not asked: the URL that the service gave for it is not https.';
  return toServiceError(request, outcome, { code: 'unreadable', remedy: REPORT_TLS });
}

/** What to do about a service that is reached over TLS and sends URLs without TLS. */
const REPORT_TLS =
  'The proxy that ends TLS in front of the service does not report it. Let it send `X-Forwarded-Proto: https`, or set the external URL of the service.';

/** Describes a request that was not sent. `problems` are whole sentences. */
export function describeInvalid(
  request: RequestDescription,
  problems: readonly string[],
): ServiceError {
  const { purpose, method, path } = request;
  const remedy = problems.join(' ');
  const message = `Could not ${purpose.what}: ${remedy} Nothing was sent.`;
  return new ServiceError(message, { code: 'invalid', method, path, remedy });
}

/** @param outcome what became of the request: the end of the first sentence, and further ones */
function toServiceError(
  { purpose, method, path }: RequestDescription,
  outcome: string,
  facts: FailureFacts,
  cause?: Error,
): ServiceError {
  const seen = `Could not ${purpose.what}: ${method} ${path} ${outcome}`;
  const message = joinSentences(seen, facts.remedy ?? '');
  return new ServiceError(message, { ...facts, seen, method, path }, cause && { cause });
}

/** A request for which no time was left. @param why the end of a sentence */
export function describeUnsent(request: RequestDescription, why: string): ServiceError {
  const remedy = 'Give the job more time, or gate fewer workspaces in one job.';
  return toServiceError(request, `was not sent (${why})`, {
    code: 'timeout',
    remedy,
    unsent: true,
  });
}

/** The same error with one more sentence, which says how often it was tried or what is not known. */
export function withSentence(error: ServiceError, sentence: string, cause: unknown): ServiceError {
  const tried = joinSentences(error.tried ?? '', sentence);
  const { code, method, path, seen, status, errors, remedy, retryAfterMs, helpCode } = error;
  const facts = { code, method, path, seen, status, errors, remedy, tried, retryAfterMs, helpCode };
  const unsent = error.unsent;
  return new ServiceError(joinSentences(error.message, sentence), { ...facts, unsent }, { cause });
}

/** What to do about a refusal, in sentences. @param lacksOperation whether the service seems to have no such operation */
function remedyFor(
  code: ServiceErrorCode,
  request: RequestDescription,
  answer: HttpResponse,
  lacksOperation: boolean,
): string {
  const { purpose, host } = request;
  const needs = purpose.needs === undefined ? '' : ` It needs ${purpose.needs}.`;
  const tooLarge = purpose.likelyCause ?? 'Correct what is named and try again.';
  const hint = readRetryHint(answer);
  const later = hint === undefined ? 'a minute' : `${Math.ceil(hint / 1000)} s`;
  const { location } = answer.headers;
  const base = `https://${host}`;
  const isUrl = location !== undefined && URL.canParse(location, base);
  const leadsTo = isUrl ? new URL(location, base).host : 'nowhere';
  const remedies: Partial<Record<ServiceErrorCode, string>> = {
    unauthorized: `The token is not valid for ${host}: check that it is complete, not expired and made on that host.`,
    forbidden: `The token may not do this.${needs} Use a token that has it. Where the organization lists the addresses that may ask, this machine may be missing there.`,
    'not-found': lacksOperation
      ? `${host} does not have this operation, or something before it answered: check the hostname.`
      : `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${host}.`,
    conflict:
      purpose.onConflict ?? 'Its present state does not allow this. Check its state and try again.',
    'too-large': tooLarge,
    unprocessable: tooLarge,
    'rate-limited': `Too many requests: try again in ${later}.`,
    redirected: `It leads to ${leadsTo}, and no redirect is followed here: check the hostname.`,
    'server-error': 'The service failed on its side: try again later.',
    'upload-refused':
      'The upload URL is used up or has expired: create a new configuration version.',
  };
  return remedies[code] ?? 'Check the request against what this service supports.';
}

/** Describes a request without a complete answer. A cancelled request has no remedy. */
export function describeTransport(
  request: RequestDescription,
  error: TransportError,
): ServiceError {
  const { purpose, host } = request;
  const why = boundedLine(error.message, 200);
  const descriptions: Record<
    TransportFailure,
    { code: ServiceErrorCode; outcome: string; remedy?: string }
  > = {
    'not-sent': {
      code: 'network',
      outcome: `could not reach ${host} (${why})`,
      remedy: remedyForReach(error, request),
    },
    broken: {
      code: 'network',
      outcome: `got no complete answer from ${host} (${why})`,
      remedy: purpose.likelyCause ?? 'Check the network between here and the service.',
    },
    timeout: {
      code: 'timeout',
      outcome: `got no answer from ${host} in time (${why})`,
      remedy: purpose.likelyCause ?? 'Check whether the service is overloaded.',
    },
    'too-large': {
      code: 'unreadable',
      outcome: `on ${host} answered with more than is read (${why})`,
      remedy: `Check that ${host} is the service itself.`,
    },
    tls: {
      code: 'tls',
      outcome: `on ${host} was refused by TLS or protocol (${why})`,
      remedy: remedyForProtocol(error, host),
    },
    local: {
      code: 'local',
      outcome: `failed on this machine (${why})`,
      remedy: 'Check that the file exists, is not changed meanwhile, and that the disk has room.',
    },
    aborted: { code: 'aborted', outcome: 'was canceled' },
  };
  const { code, outcome, remedy } = descriptions[error.failure];
  const helpCode = error.failure === 'broken' ? CODES.serviceFailed : error.helpCode;
  const facts = { code, remedy: error.remedy ?? remedy, helpCode };
  return toServiceError(request, `${outcome}.`, facts, error);
}

/** Whether nothing listens on a port of this machine. */
export function isNotStarted(error: TransportError | undefined, host: string): boolean {
  return error?.code === 'ECONNREFUSED' && isLoopback(new URL(`https://${host}`).hostname);
}

function remedyForReach(error: TransportError, { host }: RequestDescription): string {
  if (error.code === 'ENOTFOUND') {
    return 'The host name was not found. Check its spelling. Inside a network, check its DNS and the proxy (HTTPS_PROXY).';
  }
  if (!isNotStarted(error, host)) {
    return 'Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY).';
  }
  const { port } = new URL(`http://${host}`);
  return `No service runs on ${host} of this machine. Start it (\`plangate serve --port ${port || 80}\` for the local one), or name another host with \`--hostname\`.`;
}

/** What to do about a failure that would only happen again. */
function remedyForProtocol({ code }: TransportError, host: string): string {
  if (code !== 'NO_TLS') {
    return `Check that ${host} speaks TLS 1.2 or newer, and any proxy in between.`;
  }
  return isLoopback(new URL(`https://${host}`).hostname)
    ? `That port does not speak TLS: on this machine, write http://${host} as the hostname.`
    : 'That port does not speak TLS: check the port in the hostname. The default is 443.';
}

function sentenceOfError(error: WireError): string {
  const pointer = error.source?.pointer ?? error.source?.parameter;
  const detail = error.detail ?? '';
  if (detail === '' && pointer === undefined) return '';
  const at = pointer === undefined ? '' : ` (at ${pointer})`;
  const sentence = detail === '' ? (error.title ?? 'refused') : detail;
  return `${sentence.replace(/\.$/, '')}${at}.`;
}

function joinSentences(...sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
