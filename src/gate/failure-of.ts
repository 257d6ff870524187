/** What a thrown value means for the job: whether it is forgiven, and what to call it. */
import { PackError } from '../archive/pack.ts';
import { ServiceError, type ServiceErrorCode } from '../client/errors.ts';
import { errorMessage } from '../model/error-message.ts';

/**
 * `refused` is 401, 403, 404; `input` is for the caller to correct; `unseen`: a pull request hides from the
 * policies what Terraform would load.
 */
type FailureKind =
  'input' | 'unseen' | 'refused' | 'network' | 'service' | 'archive' | 'timeout' | 'canceled';

/** A step that cannot go on, with a whole sentence for people. */
export class GateStop extends Error {
  override readonly name = 'GateStop';
  readonly kind: FailureKind;
  /** The service itself ended what was asked of it: known, not in doubt. */
  readonly errored: boolean;
  constructor(kind: FailureKind, message: string, options: { errored?: boolean } = {}) {
    super(message);
    this.kind = kind;
    this.errored = options.errored ?? false;
  }
}

/** A person or the CI host ended the check. */
export const CANCELED = 'The check was canceled.';

/** Why a workspace could not be judged. */
export interface GateFailure {
  kind: FailureKind;
  message: string;
}

/** @param ended why nothing is tried any more, when that is so: it explains what was thrown. */
export function failureOf(error: unknown, ended?: 'aborted' | 'timeout'): GateFailure {
  const message = errorMessage(error);
  if (ended === 'aborted') return { kind: 'canceled', message: CANCELED };
  if (error instanceof GateStop) return { kind: error.kind, message };
  if (error instanceof PackError) return { kind: 'archive', message };
  if (!(error instanceof ServiceError)) return { kind: ended ?? 'archive', message };
  const { remedy = '', code } = error;
  const whole = message.includes(remedy) ? message : `${message}\n${remedy}`;
  return { kind: ended ?? SERVICE_FAILURES[code] ?? 'service', message: whole };
}

/** The other codes are `service`. */
const SERVICE_FAILURES: Partial<Record<ServiceErrorCode, FailureKind>> = {
  unauthorized: 'refused',
  forbidden: 'refused',
  'not-found': 'refused',
  local: 'archive',
  network: 'network',
  timeout: 'network',
  tls: 'network',
  aborted: 'canceled',
  invalid: 'input',
};

/** For what may not be there; anything else is thrown on. */
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
 * Whether a look that failed is only a look less. An outage is waited through to the deadline: the
 * run goes on meanwhile. An answer that cannot be read three times in a row is not going to change.
 */
export function forgivesFailedLook(error: unknown, inARow: number): boolean {
  if (!(error instanceof ServiceError)) return false;
  if (error.code === 'unreadable') return inARow < 3;
  return ['network', 'timeout', 'server-error'].includes(error.code);
}
