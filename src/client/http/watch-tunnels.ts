/**
 * Notices a proxy that answers CONNECT with 200 and a page, as a portal or a filter does. After 200 every byte
 * counts as the host's own, so the page would look like a host that does not speak TLS.
 */
import type { Duplex } from 'node:stream';

/** What is known of the tunnels through one proxy. */
export interface OpenedTunnels {
  /** Whether any was opened: some hosts are reached directly. */
  isUsed: boolean;
  /** What the last answer to CONNECT had besides a tunnel; undefined if it had nothing. */
  page: string | undefined;
}

/** Bytes came before the host can have said anything. */
export class PageInTunnel extends Error {
  override readonly name = 'PageInTunnel';
}

/** The proxy answered CONNECT with nothing that HTTP knows; the message is the end of a sentence about it. */
export class NoTunnel extends Error {
  override readonly name = 'NoTunnel';
}

/** No connection to the proxy itself; the cause says why. */
export class NoProxy extends Error {
  override readonly name = 'NoProxy';
}

interface ConnectAnswer {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: Duplex;
}

interface Tunnels<Wanted, Opened extends ConnectAnswer> {
  connect(wanted: Wanted): Promise<Opened>;
}

/**
 * Looks at each answer to CONNECT before the tunnel is used.
 *
 * @param client opens the tunnels; it is changed
 */
export function watchTunnels<
  Wanted,
  Opened extends ConnectAnswer,
  T extends Tunnels<Wanted, Opened>,
>(client: T & Tunnels<Wanted, Opened>, tunnels: OpenedTunnels): T {
  const connect = client.connect.bind(client);
  client.connect = async (wanted: Wanted) => {
    const opened = await connect(wanted).catch((error: unknown) => {
      throw withoutAnswer(error) ?? new NoProxy('no connection to the proxy', { cause: error });
    });
    const { headers, socket } = opened;
    tunnels.isUsed = true;
    const early = socket.readableLength > 0;
    const [, type] = /^([\w.+-]{1,40}\/[\w.+-]{1,40})/.exec(String(headers['content-type'])) ?? [];
    const page = type === undefined ? 'a page' : `a page (${type})`;
    tunnels.page = early || hasBody(headers) ? page : undefined;
    // In TLS the host answers and never begins.
    if (early) {
      socket.on('error', () => undefined).destroy();
      throw new PageInTunnel('bytes before the handshake');
    }
    return opened;
  };
  return client;
}

/** Undici takes a closed socket for one that can be opened again, and would do so without an end. */
function withoutAnswer(error: unknown): NoTunnel | undefined {
  if (!(error instanceof Error)) return undefined;
  const options = { cause: error };
  const isClosed = Reflect.get(error, 'code') === 'UND_ERR_SOCKET';
  if (isClosed) return new NoTunnel('closed the connection unasked', options);
  const isGarbled = error.name === 'HTTPParserError';
  return isGarbled ? new NoTunnel('does not answer in HTTP', options) : undefined;
}

/** Such an answer has no body by the standard, so a length says that the proxy answered itself. */
function hasBody(headers: ConnectAnswer['headers']): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}
