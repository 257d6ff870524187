/** What a failed request means: whether it can have arrived, and whether trying again can help. */
import { TransportError, type TransportFailure } from '../../model/ports.ts';
import { errorMessage } from '../../model/error-message.ts';
import { fieldsOf } from '../../model/parse.ts';

/** No authority that is trusted here has made the certificate. */
const UNKNOWN_AUTHORITY =
  'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED INVALID_CA';

/** The certificate is not for this name, or not for this time. */
const WRONG_CERTIFICATE =
  'CERT_HAS_EXPIRED CERT_NOT_YET_VALID ERR_TLS_CERT_ALTNAME_INVALID HOSTNAME_MISMATCH';

/** The codes of node and undici, by what they mean. */
const CODES: readonly (readonly [failure: TransportFailure, codes: string])[] = [
  ['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
  ['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
  ['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
  ['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
  ['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
  ['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO CERT_REJECTED CERT_REVOKED'],
  ['tls', `${WRONG_CERTIFICATE} ${UNKNOWN_AUTHORITY}`],
];

/**
 * No connection to the proxy itself, or no answer of HTTP; the cause says why. Undici takes a closed socket for one that
 * can be opened again, and would do so without an end, if the cause were thrown.
 */
class ProxyUnreachable extends Error {
  override readonly name = 'NoProxy';
}

/**
 * Tells a proxy that opens no tunnel from a host that cannot be reached through one.
 *
 * @param client opens the tunnels; it is changed
 */
export function watchTunnels<
  Wanted,
  Opened,
  T extends { connect(wanted: Wanted): Promise<Opened> },
>(client: T & { connect(wanted: Wanted): Promise<Opened> }): T {
  const connect = client.connect.bind(client);
  client.connect = async (wanted: Wanted) =>
    connect(wanted).catch((error: unknown) => {
      throw new ProxyUnreachable('no connection to the proxy', { cause: error });
    });
  return client;
}

/** The route that a request took. */
interface RequestRoute {
  /** With its port. */
  host: string;
  /** The name of the proxy that may have answered in the host's place. */
  proxy: string;
  /** Whether the other end is the proxy itself. */
  isProxy?: boolean;
  /** What people call the setting that named additional authorities. */
  trusted: readonly string[];
}

/** What an error of node or undici means. An unknown failure counts as `broken`: the service may have acted. */
export function toTransportError(
  error: unknown,
  route: RequestRoute = { host: '', proxy: '', trusted: [] },
): TransportError {
  if (error instanceof TransportError) return error;
  if (error instanceof ProxyUnreachable) return failureOfProxy(error, route);
  // Several addresses were tried: the first failure is reported.
  const [first = error]: unknown[] = error instanceof AggregateError ? error.errors : [];
  const code = textFieldOf(first, 'code');
  const text = errorMessage(first);
  // What comes before only says where in a library the failure was noticed.
  const [, tlsReason] = /\bSSL routines:[^:]*:([^:]+):/.exec(text) ?? [];
  const words = tlsReason ?? text.replace(/^Error: /, '');
  const tunnel = failureOfTunnel(error, words, route);
  if (tunnel !== undefined) return tunnel;
  const message = code === '' || words.includes(code) ? words : `${words} (${code})`;
  const failure = failureOf(code, first);
  let remedy = failure === 'tls' ? remedyForCode(code, route) : undefined;
  if (remedy !== undefined && route.proxy !== '') {
    remedy += ` The proxy ${route.proxy} is between: if it opens TLS to look inside, the certificate is its own.`;
  }
  return new TransportError(failure, message, {
    cause: error,
    remedy,
    code: words === NO_TLS ? 'NO_TLS' : code,
    helpCode: hasUnknownAuthority(code) ? 'PG-155' : undefined,
  });
}

/** The proxy is to blame, and not the host behind it: nothing can have arrived there. */
function failureOfProxy(
  { cause }: ProxyUnreachable,
  { proxy, ...route }: RequestRoute,
): TransportError {
  const answered = toTransportError(cause, { ...route, proxy: '', isProxy: true });
  const { failure, message, remedy, code, helpCode } = answered;
  const what = failure === 'tls' ? 'its certificate or TLS' : 'no connection to it';
  return new TransportError(
    failure === 'tls' || failure === 'aborted' ? failure : 'not-sent',
    `the proxy ${proxy} cannot be used: ${what}: ${message}`,
    { cause, remedy, code, helpCode },
  );
}

/** What a proxy did to the tunnel that it was asked for; undefined for any other failure. */
function failureOfTunnel(
  error: unknown,
  words: string,
  { host, proxy }: RequestRoute,
): TransportError | undefined {
  const options = { cause: error };
  const [, refused] = /^Proxy response \((\d{3})\)/.exec(words) ?? [];
  if (refused !== undefined) {
    // A proxy that asks for a login or forbids the request will do so again.
    const remedies: Readonly<Record<string, string>> = {
      407: 'The proxy wants to know who asks: write a user and a password into HTTPS_PROXY, as in http://USER:PASSWORD@HOST:PORT.',
      403: `The proxy does not allow this. Allow ${host} there, or name it in NO_PROXY.`,
    };
    const remedy = remedies[refused];
    const failure = remedy === undefined ? 'not-sent' : 'tls';
    return new TransportError(failure, `the proxy ${proxy} answered ${refused}`, {
      ...options,
      remedy,
    });
  }
  if (proxy === '') return undefined;
  if (words.includes('before secure TLS connection')) {
    const message = `the tunnel through the proxy ${proxy} was closed before TLS began`;
    return new TransportError('not-sent', message, options);
  }
  const remedy = `Either the host does not speak TLS on this port (the default is 443), or the proxy ${proxy} answered in its place: check the port in the hostname, and allow the host at the proxy.`;
  return words === NO_TLS ? new TransportError('tls', words, { ...options, remedy }) : undefined;
}

/** What OpenSSL says of bytes that are not TLS. */
const NO_TLS = 'wrong version number';

/** What to do about the certificate; undefined for other failures. */
function remedyForCode(
  code: string,
  { trusted, isProxy = false }: RequestRoute,
): string | undefined {
  if (WRONG_CERTIFICATE.split(' ').includes(code)) {
    return `Check the name of that ${isProxy ? 'proxy' : 'host'} and the clock of this machine. If both are right, those who run it have to renew its certificate; no setting here passes over it.`;
  }
  if (!hasUnknownAuthority(code)) return undefined;
  return trusted.length === 0
    ? 'If the certificate is private, pass its authority with `ca-file`.'
    : `The authority of this certificate is not in ${trusted.join(' or ')}: put it there, with every intermediate one that the host does not send itself.`;
}

function hasUnknownAuthority(code: string): boolean {
  return UNKNOWN_AUTHORITY.split(' ').includes(code);
}

function failureOf(code: string, error: unknown): TransportFailure {
  const [kind] = CODES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  if (kind !== undefined) return kind;
  if (code.startsWith('ERR_TLS_') || code.startsWith('ERR_SSL_')) return 'tls';
  return textFieldOf(error, 'syscall') === 'connect' ? 'not-sent' : 'broken';
}

/** The fields that node adds to an error: `code`, `syscall`. */
function textFieldOf(error: unknown, name: string): string {
  const fact = fieldsOf(error)[name];
  return typeof fact === 'string' ? fact : '';
}

/** A failure of this machine, which no retry solves; what is a TransportError already stays what it is. */
export function toLocalFailure(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  return new TransportError('local', errorMessage(error), { cause: error });
}
