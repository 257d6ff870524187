/** One request and its answer, without any socket. */
import type { Method } from '../model/ports.ts';

export interface ServiceRequest {
  method: Method;
  /** The pathname, as it came: not decoded. */
  path: string;
  /** The raw query, without its question mark. */
  query: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

export interface ServiceResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** What the transport does to this answer on its way. */
  fault?: TransportFault;
}

type TransportFault =
  /** The connection is reset instead of an answer. */
  | { kind: 'reset' }
  /** Only the first `bytes` of the body are sent, although all were promised. */
  | { kind: 'truncate'; bytes: number }
  /** One byte at a time, with a pause after each. */
  | { kind: 'drip'; pauseMs: number }
  /** No answer ever comes. */
  | { kind: 'hang' }
  | { kind: 'delay'; delayMs: number };
