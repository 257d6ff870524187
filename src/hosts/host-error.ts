/** The error of a CI host that refused a request or did not answer it. Its kinds differ in what can be done about it. */
import { CODES, type Code } from '../model/errors.ts';
import { valueAt } from './shapes.ts';

export type HostErrorKind =
  /** The token may not. */
  | 'permission'
  | 'bad-token'
  | 'not-found'
  /** The text is longer than the host takes. */
  | 'too-long'
  | 'invalid'
  | 'rate-limited'
  | 'unreachable'
  /** A creation without an answer: it may have happened. Look before trying again. */
  | 'unsure'
  /** The job was cancelled, or the time for publishing is over. */
  | 'aborted';

/** The message is for people: a sentence, or the end of one that the caller begins. It never shows a token or a query. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly kind: HostErrorKind;
  readonly facts: {
    status?: number;
    /** As in `issues=write; pull_requests=write`, from a server that says so. */
    acceptedPermissions?: string | undefined;
    /** The host refused because of the token, by its own words, and the message does not say what the token needs. */
    isAboutToken?: boolean;
  };
  readonly helpCode: Code | undefined;
  constructor(
    kind: HostErrorKind,
    message: string,
    { helpCode, ...facts }: HostError['facts'] & { helpCode?: Code | undefined } = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.kind = kind;
    this.facts = facts;
    this.helpCode = helpCode;
  }
}

/**
 * For a `catch`: handles an error of the host, of these kinds or of any if none is named. Every other error is thrown again.
 */
export function onHostError<T>(handle: (error: HostError) => T, ...kinds: HostErrorKind[]) {
  return (error: unknown): T => {
    if (!(error instanceof HostError)) throw error;
    if (kinds.length > 0 && !kinds.includes(error.kind)) throw error;
    return handle(error);
  };
}

export function unreadableAnswer(service: string): HostError {
  return new HostError('invalid', `${service} answered in an unrecognized form.`, {
    helpCode: CODES.unreadableAnswer,
  });
}

/** The numeric `id` of something that `service` answered; throws `HostError` when it has none. */
export function readId(json: unknown, service: string): number {
  const id = valueAt(json, 'id');
  if (typeof id !== 'number') throw unreadableAnswer(service);
  return id;
}
