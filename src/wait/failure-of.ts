/** What a thrown value means for the job: whether it is forgiven, and what to call it. */
import { PackError } from '../archive/pack.ts';
import { ServiceError } from '../client/errors.ts';

export type FailureKind =
  'input' | 'refused' | 'network' | 'service' | 'archive' | 'timeout' | 'canceled';

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

export interface Failure {
  kind: FailureKind;
  message: string;
}

/** @param ended why nothing is tried any more, when that is so: it explains whatever was thrown. */
export function failureOf(error: unknown, ended?: 'aborted' | 'timeout'): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (ended === 'aborted') return { kind: 'canceled', message: 'The job was cancelled.' };
  if (error instanceof GateStop) return { kind: error.kind, message };
  if (error instanceof PackError) return { kind: 'archive', message };
  if (error instanceof ServiceError) {
    const whole =
      error.remedy === undefined || message.includes(error.remedy)
        ? message
        : `${message}\n${error.remedy}`;
    return { kind: ended ?? serviceFailure(error), message: whole };
  }
  return { kind: ended ?? 'archive', message };
}

function serviceFailure(error: ServiceError): FailureKind {
  switch (error.code) {
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
      return 'refused';
    case 'local':
      return 'archive';
    case 'network':
    case 'timeout':
    case 'tls':
      return 'network';
    case 'aborted':
      return 'canceled';
    case 'invalid':
      return 'input';
    case 'bad-request':
    case 'conflict':
    case 'too-large':
    case 'unprocessable':
    case 'upload-refused':
    case 'rate-limited':
    case 'server-error':
    case 'redirected':
    case 'unreadable':
      return 'service';
  }
}

/**
 * Whether a look that failed is only a look less. An outage is waited through to the deadline: the
 * run goes on without us. An answer that cannot be read three times in a row is not going to change.
 */
export function forgivesFailedLook(error: unknown, inARow: number): boolean {
  if (!(error instanceof ServiceError)) return false;
  switch (error.code) {
    case 'network':
    case 'timeout':
    case 'server-error':
      return true;
    case 'unreadable':
      return inARow < 3;
    default:
      return false;
  }
}
