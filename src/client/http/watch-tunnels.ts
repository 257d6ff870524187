/** Tells a proxy that opens no tunnel from a host that cannot be reached through one. */

/** What is known of the tunnels through one proxy. */
export interface OpenedTunnels {
  /** Whether any was opened: some hosts are reached directly. */
  isUsed: boolean;
}

/** The proxy answered CONNECT with nothing that HTTP knows; the message is the end of a sentence about it. */
export class NoTunnel extends Error {
  override readonly name = 'NoTunnel';
}

/** No connection to the proxy itself; the cause says why. */
export class NoProxy extends Error {
  override readonly name = 'NoProxy';
}

/** @param client opens the tunnels; it is changed */
export function watchTunnels<
  Wanted,
  Opened,
  T extends { connect(wanted: Wanted): Promise<Opened> },
>(client: T & { connect(wanted: Wanted): Promise<Opened> }, tunnels: OpenedTunnels): T {
  const connect = client.connect.bind(client);
  client.connect = async (wanted: Wanted) => {
    const opened = await connect(wanted).catch((error: unknown) => {
      throw withoutAnswer(error) ?? new NoProxy('no connection to the proxy', { cause: error });
    });
    tunnels.isUsed = true;
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
