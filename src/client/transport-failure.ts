/** What a failed request means: whether it can have arrived, and whether trying again can help. */
import { TransportError } from '../ports.ts';
import type { TransportFailure } from '../ports.ts';

const FAILURES: Readonly<Record<string, TransportFailure>> = {
  ENOTFOUND: 'not-sent',
  EAI_AGAIN: 'not-sent',
  EAI_FAIL: 'not-sent',
  EHOSTUNREACH: 'not-sent',
  ENETUNREACH: 'not-sent',
  EHOSTDOWN: 'not-sent',
  ENETDOWN: 'not-sent',
  EADDRNOTAVAIL: 'not-sent',
  ECONNREFUSED: 'not-sent',
  UND_ERR_CONNECT_TIMEOUT: 'not-sent',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'too-large',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too-large',
  UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: 'local',
  UND_ERR_INVALID_ARG: 'tls',
  UND_ERR_NOT_SUPPORTED: 'tls',
  EPROTO: 'tls',
  CERT_HAS_EXPIRED: 'tls',
  CERT_NOT_YET_VALID: 'tls',
  CERT_REJECTED: 'tls',
  CERT_REVOKED: 'tls',
  CERT_UNTRUSTED: 'tls',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  HOSTNAME_MISMATCH: 'tls',
  INVALID_CA: 'tls',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  UNABLE_TO_GET_ISSUER_CERT: 'tls',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls',
};

/** Anything unknown counts as `broken`: the service may have acted. */
export function toTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const cause = deepest(error);
  const code = codeOf(cause);
  const message = messageOf(cause, code);
  return new TransportError(failureOf(code, cause), message, { cause: error });
}

function failureOf(code: string, error: unknown): TransportFailure {
  const known = FAILURES[code];
  if (known !== undefined) return known;
  if (code.startsWith('ERR_TLS_') || code.startsWith('ERR_SSL_')) return 'tls';
  const whileConnecting =
    typeof error === 'object' && error !== null && Reflect.get(error, 'syscall') === 'connect';
  if (whileConnecting) return 'not-sent';
  const proxy = proxyStatus(error);
  // A proxy that wants to know who asks, or forbids it, will not change its mind.
  if (proxy !== undefined) return proxy === 407 || proxy === 403 ? 'tls' : 'not-sent';
  return 'broken';
}

function proxyStatus(error: unknown): number | undefined {
  const said = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message) : null;
  return said === null ? undefined : Number(said[1]);
}

/** Several addresses were tried: the first failure stands for all. */
function deepest(error: unknown): unknown {
  return error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
}

function codeOf(error: unknown): string {
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}

function messageOf(error: unknown, code: string): string {
  const said = error instanceof Error ? error.message : String(error);
  return code === '' || said.includes(code) ? said : `${said} (${code})`;
}
