/** A proxy like those of companies: it opens tunnels (CONNECT) only, asks for a password if one is set, or refuses everybody. */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { listenHere } from './loopback-service.ts';

export type ConnectProxy = Awaited<ReturnType<typeof startConnectProxy>>;

/** Says the first piece at once, and each other one when the other side has said something; then it hangs up. */
function sayPieces([piece, ...others]: readonly string[], socket: Socket): void {
  if (piece !== undefined) socket.write(piece);
  if (others.length === 0) socket.end();
  else socket.once('data', () => sayPieces(others, socket));
}

/**
 * @param refuse the status that it answers instead of opening a tunnel
 * @param only hosts without a port that it opens tunnels to; every other one is refused with 403
 * @param answer what it says to everything, in pieces
 */
export async function startConnectProxy(
  options: {
    user?: string;
    password?: string;
    refuse?: number;
    only?: readonly string[];
    answer?: readonly string[];
  } = {},
) {
  const { user, password, refuse, only, answer } = options;
  const wanted =
    user === undefined
      ? undefined
      : `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}`;
  /** `host:port` of every tunnel that was asked for, and the address of every request without a tunnel. */
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(405).end();
  });
  server.on('connect', (request, socket: Socket, head: Buffer) => {
    const target = request.url ?? '';
    asked.push(target);
    const known = wanted === undefined || request.headers['proxy-authorization'] === wanted;
    const isOpen = only?.includes(target.replace(/:\d+$/, '')) ?? true;
    const status = refuse ?? (known ? (isOpen ? 200 : 403) : 407);
    socket.on('error', () => undefined);
    if (answer !== undefined) {
      sayPieces(answer, socket);
      return;
    }
    if (status !== 200) {
      const asks = status === 407 ? 'proxy-authenticate: Basic realm="proxy"\r\n' : '';
      socket.end(
        `HTTP/1.1 ${status} Refused\r\n${asks}connection: close\r\ncontent-length: 0\r\n\r\n`,
      );
      return;
    }
    // Every name leads to this machine, because all servers of a test run on it.
    const onward = connect(Number(target.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    sockets.add(onward);
    onward.on('error', () => socket.destroy());
    onward.on('close', () => {
      sockets.delete(onward);
      socket.destroy();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = await listenHere(server);
  return {
    port,
    asked,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
