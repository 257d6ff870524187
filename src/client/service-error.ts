/** Every failure between this program and the service: one class with a closed list of codes. */
import { CODES, type Code } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { Method } from '../model/ports.ts';
import { foreign, phrase } from '../model/sentence.ts';
import type { WireError } from './wire/resource.ts';

/** Why a request failed. */
export type ServiceErrorCode =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unprocessable'
  /** The upload URL was used already, has expired or is gone (403, 404, 410): a new version is needed. */
  | 'upload-refused'
  | 'rate-limited'
  | 'server-error'
  /** A 3xx answer to a request for which redirects are not followed. */
  | 'redirected'
  /** Not JSON:API, cut short, empty, or without the requested content. */
  | 'unreadable'
  | 'network'
  | 'timeout'
  | 'tls'
  | 'aborted'
  /** A file on this machine could not be read or written. */
  | 'local'
  /** Refused by this program before any request was sent. */
  | 'invalid';

/** What is known of a failure, whatever the request was. */
export interface FailureFacts {
  code: ServiceErrorCode;
  /** The message without its remedy; the whole message, if it has none. */
  seen?: string;
  status?: number;
  errors?: WireError[];
  /** What to do next: a whole sentence. */
  remedy?: string;
  /** Whether there was no time left to send it: others had all of it. */
  unsent?: boolean | undefined;
  /** Sentences after the remedy: how often it was tried. */
  tried?: string | undefined;
  /** How long the service wants no further request, if it said so. */
  retryAfterMs?: number | undefined;
  /** Under which the docs say more, where the code of the error alone does not say it. */
  helpCode?: Code | undefined;
}

const HELP_CODES: Partial<Record<ServiceErrorCode, Code>> = {
  unauthorized: CODES.tokenRefused,
  forbidden: CODES.lacksRight,
  'not-found': CODES.notFound,
  'rate-limited': CODES.tooManyRequests,
  'server-error': CODES.serviceFailed,
  timeout: CODES.serviceFailed,
  network: CODES.unreachable,
  tls: CODES.unreachable,
};

/** A request that failed. The message says what was requested, what came back, and what to do next. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;
  readonly method: Method;
  readonly path: string;
  /** What was requested and what came back: the message without its remedy. */
  readonly seen: string;
  readonly status: number | undefined;
  readonly errors: WireError[];
  readonly remedy: string | undefined;
  readonly tried: string | undefined;
  readonly unsent: boolean;
  readonly retryAfterMs: number | undefined;
  /** Of the section of docs/troubleshooting.md that says what to do. */
  readonly helpCode: Code | undefined;

  /** @param facts.path the pathname of the request only, never a query or a signed URL */
  constructor(
    message: string,
    facts: FailureFacts & { method: Method; path: string },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = facts.code;
    this.method = facts.method;
    this.path = facts.path;
    this.seen = facts.seen ?? message;
    this.status = facts.status;
    this.errors = facts.errors ?? [];
    this.remedy = facts.remedy;
    this.tried = facts.tried;
    this.unsent = facts.unsent ?? false;
    this.retryAfterMs = facts.retryAfterMs;
    this.helpCode = facts.helpCode ?? HELP_CODES[facts.code];
  }

  /** What was requested and what came back, and apart from it what to do next, where the message has both. */
  get finding(): Finding {
    const code = this.unsent ? 'not-sent' : (this.helpCode ?? 'failed');
    if (this.seen === this.message) return finding(code, foreign(this.message));
    const tried = this.tried === undefined ? '' : phrase` ${foreign(this.tried)}`;
    const remedy = this.remedy === undefined ? undefined : foreign(this.remedy);
    return finding(code, phrase`${foreign(this.seen)}${tried}`, { remedy });
  }
}

/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** Removes the query of a URL, which may be secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;

/** Makes text from a service safe for one line of a message: bounded, without control characters. */
export function boundedLine(text: string, longest: number): string {
  // Twice the length that can be shown is enough to clean, however long a hostile text is.
  const line = text
    .slice(0, longest * 2)
    .replace(CONTROLS, ' ')
    .replace(QUERY, '$1')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** Whether the service does not show what was asked for: what a token may not see is often answered as if it were not there. */
export function isUnseen(error: unknown): boolean {
  return (
    error instanceof ServiceError && (error.code === 'not-found' || error.code === 'forbidden')
  );
}
