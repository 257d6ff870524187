/** One request and its answer, without a socket. */
import type { Method } from '../model/ports.ts';

export interface ServiceRequest {
  method: Method;
  /** The path of the URL, not decoded. */
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
  /** A fault that the transport shows while it sends this answer. */
  fault?: TransportFault;
}

type TransportFault =
  /** The connection is reset, and no answer is sent. */
  | { kind: 'reset' }
  /** The headers promise the whole body, and only its first `bytes` are sent. */
  | { kind: 'truncate'; bytes: number }
  /** The body is sent one byte at a time, with a pause after each. */
  | { kind: 'drip'; pauseMs: number }
  /** No answer ever comes. */
  | { kind: 'hang' }
  | { kind: 'delay'; delayMs: number };
