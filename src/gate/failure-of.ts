/** What a thrown value means for the job: whether it is forgiven, and what to call it. */
import { PackError } from '../archive/archive.ts';
import { ServiceError, type ServiceErrorCode } from '../client/service-error.ts';
import { TimeIsUp } from '../model/ended-by.ts';
import { errorMessage, systemErrorCode } from '../model/error-message.ts';
import { CODES } from '../model/errors.ts';
import { finding, findingOf, textOf, type Finding } from '../model/finding.ts';
import type { Clock } from '../model/ports.ts';
import { ownPage } from '../model/own-pages.ts';
import { foreign, linkPart, phrase, plain, setting } from '../model/sentence.ts';

/**
 * `refused` is 401, 403, 404; `input` is for the caller to correct; `unseen`: a pull request hides from the
 * policies what Terraform would load; `unplanned`: nothing here may plan or judge it; `archive`: the files, or this
 * machine; `internal`: a mistake of Plangate.
 */
type FailureKind =
  | 'input'
  | 'unseen'
  | 'unplanned'
  | 'refused'
  | 'too-large'
  | 'network'
  | 'service'
  | 'archive'
  | 'internal'
  | 'timeout'
  | 'canceled';

/** A step that cannot go on. */
export class GateStop extends Error {
  override readonly name = 'GateStop';
  readonly kind: FailureKind;
  /** Whether the service itself ended the run or the upload with an error. Then the outcome is certain. */
  readonly errored: boolean;
  readonly finding: Finding;
  constructor(kind: FailureKind, found: Finding, options: { errored?: boolean } = {}) {
    super(textOf(found));
    this.finding = found;
    this.kind = kind;
    this.errored = options.errored ?? false;
  }
}

/** A person or the CI host ended the check. */
export const CANCELED: Finding = finding(CODES.canceled, phrase`The check was canceled.`);

/** Why a workspace could not be judged. */
export interface GateFailure extends Finding {
  kind: FailureKind;
}

/** Why a job has ended that has time until then; undefined while it goes on. */
export function endReasonAt(
  deadline: number,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): 'aborted' | 'timeout' | undefined {
  if (signal.aborted) return 'aborted';
  return clock.now() >= deadline ? 'timeout' : undefined;
}

/** Why a step failed. @param ended why the job has ended, if it has: then this is the cause of the error */
export function failureOf(error: unknown, ended?: 'aborted' | 'timeout'): GateFailure {
  if (ended === 'aborted') return { kind: 'canceled', ...CANCELED };
  const kind = failureKindOf(error, ended);
  if (kind === 'internal') return { kind, ...sayMistake(error) };
  const found = error instanceof TimeIsUp ? sayTimeIsUp(error) : findingOf(error);
  return { kind, ...found };
}

function sayMistake(error: unknown): Finding {
  const page = ownPage('docs/support.md#a-fault');
  const message = errorMessage(error).replace(/\.$/, '');
  return finding('internal', phrase`This is a mistake of Plangate: ${foreign(message)}.`, {
    remedy: phrase`Please ${linkPart(phrase`report it`, page)} with this message and the debug log.`,
  });
}

/** The names that errors have of which nobody thought: what is thrown on purpose, to be shown, has a class of its own. */
const UNEXPECTED = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'EvalError',
  'URIError',
  'AggregateError',
]);

/** Whether an error is a mistake of Plangate, and says nothing of the files, the service, the host or a program. */
export function isMistake(error: unknown): boolean {
  const isError = typeof error === 'object' && error !== null && 'name' in error;
  const name = isError ? String(error.name) : 'Error';
  // Node gives a code to its own TypeErrors as well: they complain about an argument.
  const isOfSystem = name !== 'TypeError' && systemErrorCode(error) !== undefined;
  return UNEXPECTED.has(name) && !isOfSystem;
}

function sayTimeIsUp({ message }: TimeIsUp): Finding {
  return finding(CODES.outOfTime, plain(message), {
    remedy: phrase`Raise ${setting('timeout')}.`,
  });
}

function failureKindOf(error: unknown, ended: 'timeout' | undefined): FailureKind {
  if (error instanceof GateStop) return error.kind;
  if (error instanceof PackError) return 'archive';
  if (ended !== undefined) return ended;
  if (error instanceof ServiceError) return SERVICE_FAILURES[error.code] ?? 'service';
  // Besides requests, a step only works with files.
  return isMistake(error) ? 'internal' : 'archive';
}

/** The other codes are `service`. */
const SERVICE_FAILURES: Partial<Record<ServiceErrorCode, FailureKind>> = {
  unauthorized: 'refused',
  forbidden: 'refused',
  'not-found': 'refused',
  'too-large': 'too-large',
  local: 'archive',
  network: 'network',
  timeout: 'network',
  tls: 'network',
  aborted: 'canceled',
  invalid: 'input',
};

/** For a `catch`: undefined for an object that does not exist. Every other error is thrown again. */
export function noneIfNotFound(error: unknown): undefined {
  if (!(error instanceof ServiceError) || error.code !== 'not-found') throw error;
}

/** A service answers 404 as well for something that exists and that the token may not use. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ServiceError && (error.code === 'not-found' || error.code === 'forbidden')
  );
}

/**
 * Whether polling goes on after a failed request. During an outage it goes on until the deadline, because
 * the run goes on as well. After three answers in a row that cannot be read it stops: they will not change.
 *
 * @param failures how many requests have failed one after the other, this one included
 */
export function isForgiven(error: unknown, failures: number): boolean {
  if (!(error instanceof ServiceError)) return false;
  if (error.code === 'unreadable') return failures < 3;
  return ['network', 'timeout', 'server-error'].includes(error.code);
}
