/**
 * HTTP over undici, without any decision: redirects are not followed, nothing is retried. Every failure is
 * a TransportError that says whether the request can have arrived.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { isIP } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { buildConnector, Dispatcher } from 'undici';
import {
  TransportError,
  type Environment,
  type FileBody,
  type HttpRequest,
  type HttpResponse,
  type Send,
  type TransportFailure,
} from '../../model/ports.ts';
import { endedBy } from '../../model/ended-by.ts';
import { isSocks, proxyFor, type Proxy } from '../../model/proxies.ts';
import { isHtml } from '../../model/is-html.ts';
import { quote } from '../../model/quote.ts';
import { errorMessage } from '../../model/error-message.ts';
import { fieldsOf } from '../../model/parse.ts';
import { CODES } from '../../model/errors.ts';

interface SendOptions {
  /** `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY`, in either case. This machine is always reached directly. */
  environment: Environment;
  /** False: a proxy gets requests to plain http whole, with the address in the request line, and no tunnel is asked for. */
  tunnels?: boolean;
}

export type Network = Send & { close(): Promise<void> };

/**
 * Makes the network port of a client: HTTP over this machine's connections, which open with the first request, through the
 * proxy that the environment names.
 *
 * @returns the port, with a function that closes its connections
 */
export function createSend(options: SendOptions): Network {
  const dispatchers = createDispatchers(options);
  const send: Send = async (request) => sendOnce(dispatchers, request);
  return Object.assign(send, { close: () => dispatchers.close() });
}

type Answer = Dispatcher.ResponseData;

/** One connection pool for each combination of proxy and reuse, made when it is first needed. */
function createDispatchers({ environment, tunnels: proxyTunnel = true }: SendOptions) {
  const addsAuthorities = Boolean(environment['NODE_EXTRA_CA_CERTS']);
  const dispatchers = new Map<string, Dispatcher>();
  return {
    /** What is known of the route to a URL. */
    routeTo(url: URL) {
      const { host: proxy = '' } = proxyFor(url, environment) ?? {};
      return { host: url.host, proxy, addsAuthorities };
    },
    proxyFor: (url: URL) => proxyFor(url, environment),
    async choose({ url, fresh }: HttpRequest): Promise<Dispatcher> {
      // Loaded with the first request, because most commands send none.
      const { Agent, buildConnector, Pool, ProxyAgent } = await import('undici');
      const proxy = proxyFor(url, environment);
      if (proxy !== undefined && proxy.url === undefined) throw unusableProxy(proxy);
      const key = `${proxy?.url?.href ?? ''} ${fresh === true}`;
      const existing = dispatchers.get(key);
      if (existing !== undefined) return existing;
      // Without pipelining, no connection is used twice.
      const options = { pipelining: fresh === true ? 0 : 1 };
      let dispatcher: Dispatcher;
      if (proxy?.url === undefined) dispatcher = new Agent(options);
      else {
        dispatcher = new ProxyAgent({
          ...options,
          uri: proxy.url.href,
          proxyTunnel,
          clientFactory: (to, settings) => {
            const connect = withoutNameOfAddress(buildConnector({}));
            return watchTunnels(new Pool(to, { ...settings, connect }));
          },
        });
      }
      dispatchers.set(key, dispatcher);
      return dispatcher;
    },
    /** Ends what is still going on: to wait for it could take as long as a proxy is silent. */
    async close(): Promise<void> {
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
      dispatchers.clear();
    },
  };
}

/** undici names a proxy to TLS by its address too. Only a name may stand there, and Node.js 26 refuses an address. */
function withoutNameOfAddress(connect: buildConnector.connector): buildConnector.connector {
  return ({ servername = '', ...options }, callback) =>
    connect({ ...options, servername: isIP(servername) === 0 ? servername : undefined }, callback);
}

/** The message leaves the value out, because it may hold a password. */
function unusableProxy(proxy: Proxy): TransportError {
  const { variable } = proxy;
  const why = isSocks(proxy)
    ? 'names a SOCKS proxy, and only HTTP proxies are used'
    : 'is not the address of a proxy';
  return new TransportError('tls', `${variable} ${why}`, {
    remedy: `Write an HTTP proxy into ${variable}, as in http://HOST:PORT, or the hosts that need none into NO_PROXY.`,
  });
}

/** Reads an answer to its end, into memory, into the file of the request, or into what takes its pieces. */
async function toHttpResponse(answer: Answer, request: HttpRequest): Promise<HttpResponse> {
  const { statusCode: status } = answer;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && name !== '__proto__') {
      headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
    }
  }
  const hasFile = status >= 200 && status <= 299 && status !== 204 && !isHtml({ headers });
  if (request.file !== undefined && hasFile) {
    const { 'content-length': length, 'transfer-encoding': coding = '' } = answer.headers;
    // Without a length or chunks, a file that was cut short would look complete.
    if (length === undefined && !String(coding).includes('chunked')) {
      answer.body.on('error', () => undefined).destroy();
      throw new TransportError('broken', 'the answer does not say how long it is');
    }
    const bytes = await writeWhole(request.file, readAnswer(answer, request));
    return { status, headers, body: new Uint8Array(), bytes };
  }
  const chunks: Uint8Array[] = [];
  const take = status === 200 || status === 206 ? request.take : undefined;
  let offset = 0;
  for await (const chunk of readAnswer(answer, request)) {
    if (take === undefined) chunks.push(chunk);
    else take(chunk, offset);
    offset += chunk.length;
  }
  return { status, headers, body: Buffer.concat(chunks) };
}

async function sendOnce(
  dispatchers: ReturnType<typeof createDispatchers>,
  request: HttpRequest,
): Promise<HttpResponse> {
  const stop = new AbortController();
  const onAbort = () => stop.abort(new TransportError('aborted', 'canceled'));
  const onTimeout = () => {
    const why = `nothing complete within ${Math.round(request.timeoutMs)} ms`;
    const proxy = answer === undefined ? dispatchers.proxyFor(request.url) : undefined;
    // If nothing answers, it may be the proxy or the host behind it.
    const remedy =
      proxy &&
      `The proxy ${proxy.host} of ${proxy.variable} is between: check that it opens connections to ${request.url.host}, or write that host into NO_PROXY.`;
    stop.abort(new TransportError('timeout', why, { remedy }));
  };
  const timer = setTimeout(onTimeout, Math.min(request.timeoutMs, LONGEST_TIMER_MS));
  request.signal?.addEventListener('abort', onAbort, { once: true });
  if (request.signal?.aborted === true) onAbort();
  let file: FileHandle | undefined;
  let answer: Answer | undefined;
  try {
    stop.signal.throwIfAborted();
    file = isFile(request.body) ? await openBody(request.body) : undefined;
    const length = isFile(request.body) ? { 'Content-Length': String(request.body.bytes) } : {};
    const { origin, pathname, search } = request.url;
    const dispatcher = await dispatchers.choose(request);
    const requesting = dispatcher.request({
      origin,
      path: `${pathname}${search}`,
      method: request.method,
      headers: { 'accept-encoding': 'identity', ...request.headers, ...length },
      body: isFile(request.body) ? streamFile(file, request.body.sent) : (request.body ?? null),
      signal: stop.signal,
      // Both begin anew with each piece that is sent or received.
      headersTimeout: request.silenceMs ?? request.timeoutMs,
      bodyTimeout: request.silenceMs ?? request.timeoutMs,
    });
    // The library looks at the signal only once it is connected, through a proxy or directly. A request
    // that was given up before is never sent.
    answer = await endedBy(stop.signal, requesting);
    const received = await toHttpResponse(answer, request);
    const { proxy } = dispatchers.routeTo(request.url);
    return proxy === '' ? received : { ...received, proxy };
  } catch (error) {
    // The reason for the abort says more than the error that the socket made of it.
    throw stop.signal.aborted && stop.signal.reason instanceof TransportError
      ? stop.signal.reason
      : toTransportError(error, dispatchers.routeTo(request.url));
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', onAbort);
    await file?.close().catch(() => undefined);
  }
}

/** The largest value that setTimeout accepts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

function isFile(body: HttpRequest['body']): body is FileBody {
  return typeof body === 'object' && 'path' in body;
}

/** Opens a file to send. @throws TransportError if it does not have as many bytes as were announced */
async function openBody(body: FileBody): Promise<FileHandle> {
  try {
    const file = await open(body.path, 'r');
    const { size } = await file.stat();
    if (size === body.bytes) return file;
    await file.close();
    throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
  } catch (error) {
    throw toLocalFailure(error);
  }
}

/** @param sent is called with how many bytes have been read so far */
function streamFile(file: FileHandle | undefined, sent?: FileBody['sent']): Readable | null {
  if (file === undefined) return null;
  const chunks = file.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>;
  async function* withProgress(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of chunks) {
      yield chunk;
      sent?.((bytes += chunk.length));
    }
  }
  return Readable.from(withProgress(), { objectMode: false });
}

async function* readAnswer(answer: Answer, { maxBytes }: HttpRequest): AsyncGenerator<Uint8Array> {
  const coding = answer.headers['content-encoding']?.toString().trim() || 'identity';
  let bytes = 0;
  try {
    for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      // Nothing here unfolds what a server sends. An empty body is the same in every coding.
      if (coding.toLowerCase() !== 'identity' && bytes > 0) {
        const what = `the answer is compressed as ${quote(coding.slice(0, 40))}, which was not asked for`;
        throw new TransportError('broken', what);
      }
      if (bytes > maxBytes) throw new TransportError('too-large', `more than ${maxBytes} bytes`);
      yield chunk;
    }
  } catch (error) {
    throw toTransportError(error);
  }
}

/** Writes to a second file and renames it at the end, so the file is complete or absent. */
async function writeWhole(file: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const part = join(dirname(file), `.${basename(file)}.${randomUUID()}.part`);
  const stream = createWriteStream(part, { flags: 'wx' });
  try {
    await pipeline(chunks, stream);
    await rename(part, file);
    return stream.bytesWritten;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw toLocalFailure(error);
  }
}

/** No authority that is trusted here has made the certificate. */
const UNKNOWN_AUTHORITY =
  'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED INVALID_CA';

/** The certificate is not for this name, or not for this time. */
const WRONG_CERTIFICATE =
  'CERT_HAS_EXPIRED CERT_NOT_YET_VALID ERR_TLS_CERT_ALTNAME_INVALID HOSTNAME_MISMATCH';

/** The codes of node and undici, by what they mean. */
const FAILURES: readonly (readonly [failure: TransportFailure, codes: string])[] = [
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
function watchTunnels<Wanted, Opened, T extends { connect(wanted: Wanted): Promise<Opened> }>(
  client: T & { connect(wanted: Wanted): Promise<Opened> },
): T {
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
  /** Whether NODE_EXTRA_CA_CERTS is set, whose authorities Node.js trusts too. */
  addsAuthorities: boolean;
}

/** What an error of node or undici means. An unknown failure counts as `broken`: the service may have acted. */
function toTransportError(
  error: unknown,
  route: RequestRoute = { host: '', proxy: '', addsAuthorities: false },
): TransportError {
  if (error instanceof TransportError) return error;
  if (error instanceof ProxyUnreachable) return failureOfProxy(error, route);
  // Several addresses were tried: the first failure is reported.
  const [first = error]: unknown[] = error instanceof AggregateError ? error.errors : [];
  const code = textFieldOf(first, 'code');
  const text = errorMessage(first);
  // What comes before only says where in a library the failure was noticed.
  const [, tlsReason] = /\bSSL routines:[^:]*:([^:]+):/.exec(text) ?? [];
  // Node.js 24 adds advice of its own. What to do here is in the remedy.
  const words = tlsReason ?? text.replace(/^Error: |; if the root CA is installed .*/g, '');
  const tunnel = failureOfTunnel(error, words, route);
  if (tunnel !== undefined) return tunnel;
  const message = code === '' || words.includes(code) ? words : `${words} (${code})`;
  let [failure] = FAILURES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  if (/^ERR_(?:TLS|SSL)_/.test(code)) failure ??= 'tls';
  failure ??= textFieldOf(first, 'syscall') === 'connect' ? 'not-sent' : 'broken';
  let remedy = failure === 'tls' ? remedyForCode(code, route) : undefined;
  if (remedy !== undefined && route.proxy !== '') {
    remedy += ` The proxy ${route.proxy} is between: if it opens TLS to look inside, the certificate is its own.`;
  }
  return new TransportError(failure, message, {
    cause: error,
    remedy,
    code: words === NO_TLS ? 'NO_TLS' : code,
    helpCode: hasUnknownAuthority(code) ? CODES.privateCertificate : undefined,
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
  { addsAuthorities, isProxy = false }: RequestRoute,
): string | undefined {
  if (WRONG_CERTIFICATE.split(' ').includes(code)) {
    return `Check the name of that ${isProxy ? 'proxy' : 'host'} and the clock of this machine. If both are right, those who run it have to renew its certificate; no setting here passes over it.`;
  }
  if (!hasUnknownAuthority(code)) return undefined;
  return addsAuthorities
    ? 'The authority of this certificate is not in the file of NODE_EXTRA_CA_CERTS: put it there, with every intermediate one that the host does not send itself.'
    : 'If the certificate is private, name the PEM file of its authority in NODE_EXTRA_CA_CERTS.';
}

function hasUnknownAuthority(code: string): boolean {
  return UNKNOWN_AUTHORITY.split(' ').includes(code);
}

/** The fields that node adds to an error: `code`, `syscall`. */
function textFieldOf(error: unknown, name: string): string {
  const fact = fieldsOf(error)[name];
  return typeof fact === 'string' ? fact : '';
}

/** A failure of this machine, which no retry solves; what is a TransportError already stays what it is. */
function toLocalFailure(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  return new TransportError('local', errorMessage(error), { cause: error });
}
