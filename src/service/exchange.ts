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

/** The address of a service that listens nowhere. */
export const NOWHERE = 'http://127.0.0.1';

const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;

/** The most bytes that a request to this path may have. */
export function mostBytesTo(path: string): number {
  return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
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
