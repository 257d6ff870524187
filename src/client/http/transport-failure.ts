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

/** Anything unknown counts as `broken`: the service may have acted. */
export function toTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  // Several addresses were tried: the first failure stands for all.
  const [first = error]: unknown[] = error instanceof AggregateError ? error.errors : [];
  const code = factOf(first, 'code');
  const said = wordsOf(first instanceof Error ? first.message : String(first));
  const message =
    code === '' || said.includes(code) || said.includes(TUNNEL) ? said : `${said} (${code})`;
  return new TransportError(failureOf(code, first), message, { cause: error });
}

const TUNNEL = 'the proxy answered';

/** The same, with the name of the proxy that answered in the host's place. */
export function throughProxy(error: TransportError, proxy: string): TransportError {
  if (!error.message.includes(TUNNEL) || proxy === '') return error;
  const message = error.message.replace(TUNNEL, `the proxy ${proxy} answered`);
  return new TransportError(error.failure, message, { cause: error });
}

/** Without what only says where in a library it was noticed. */
function wordsOf(said: string): string {
  const [, proxy] = /^Proxy response \((\d{3})\)/.exec(said) ?? [];
  if (proxy !== undefined) return `${TUNNEL} ${proxy}`;
  const [, tls] = /\bSSL routines:[^:]*:([^:]+):/.exec(said) ?? [];
  return tls ?? said.replace(/^Error: /, '');
}

function failureOf(code: string, error: unknown): TransportFailure {
  const [known] = CODES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  if (known !== undefined) return known;
  if (code.startsWith('ERR_TLS_') || code.startsWith('ERR_SSL_')) return 'tls';
  if (factOf(error, 'syscall') === 'connect') return 'not-sent';
  const [, proxy] = /^Proxy response \((\d{3})\)/.exec(factOf(error, 'message')) ?? [];
  if (proxy === undefined) return 'broken';
  // A proxy that wants to know who asks, or forbids it, will not change its mind.
  return proxy === '407' || proxy === '403' ? 'tls' : 'not-sent';
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
