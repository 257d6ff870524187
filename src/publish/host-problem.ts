/** What a CI host refused, by what can be done about it. */

export type HostProblemKind =
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
  | 'aborted';

/** The message is a whole sentence; it never shows a token or a query. */
export class HostProblem extends Error {
  override readonly name: string = 'HostProblem';
  readonly kind: HostProblemKind;
  constructor(kind: HostProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export function unreadable(service: string): HostProblem {
  return new HostProblem('invalid', `${service} answered in a form that is not known here.`);
}
