/** What a failed request means: whether it can have arrived, and whether trying again can help. */
import { TransportError, type TransportFailure } from '../../ports.ts';

/** The codes of node and undici, by what they mean. */
const CODES: readonly (readonly [failure: TransportFailure, codes: string])[] = [
  ['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
  ['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
  ['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
  ['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
  ['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
  ['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO HOSTNAME_MISMATCH INVALID_CA'],
  ['tls', 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID CERT_REJECTED CERT_REVOKED CERT_UNTRUSTED'],
  ['tls', 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT'],
  ['tls', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
];

/**
 * Anything unknown counts as `broken`: the service may have acted.
 * @param proxy the name of the proxy that may have answered in the host's place
 */
export function toTransportError(error: unknown, proxy = ''): TransportError {
  if (error instanceof TransportError) return error;
  // Several addresses were tried: the first failure stands for all.
  const [first = error]: unknown[] = error instanceof AggregateError ? error.errors : [];
  const code = factOf(first, 'code');
  const told = first instanceof Error ? first.message : String(first);
  const [, refused] = /^Proxy response \((\d{3})\)/.exec(told) ?? [];
  if (refused !== undefined) {
    // A proxy that wants to know who asks, or forbids it, will not change its mind.
    const failure = refused === '407' || refused === '403' ? 'tls' : 'not-sent';
    return new TransportError(failure, `the proxy ${proxy} answered ${refused}`, { cause: error });
  }
  const said = wordsOf(told);
  const message = code === '' || said.includes(code) ? said : `${said} (${code})`;
  return new TransportError(failureOf(code, first), message, { cause: error });
}

/** Without what only says where in a library it was noticed. */
function wordsOf(said: string): string {
  const [, tls] = /\bSSL routines:[^:]*:([^:]+):/.exec(said) ?? [];
  return tls ?? said.replace(/^Error: /, '');
}

function failureOf(code: string, error: unknown): TransportFailure {
  const [known] = CODES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  if (known !== undefined) return known;
  if (code.startsWith('ERR_TLS_') || code.startsWith('ERR_SSL_')) return 'tls';
  return factOf(error, 'syscall') === 'connect' ? 'not-sent' : 'broken';
}

/** What node says of a failure beside its message: `code`, `syscall`. */
function factOf(error: unknown, name: string): string {
  const fact: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof fact === 'string' ? fact : '';
}

/** A failure of this machine, which trying again does not mend, unless it is known as another. */
export function local(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new TransportError('local', why, { cause: error });
}
