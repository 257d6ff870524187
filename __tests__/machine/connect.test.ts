/** A client with the network and the clock of this machine. */
import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '../../src/machine/connect.ts';
import { expect, test } from '../support/jest.ts';

test('however many requests there are, none listens to the signal of the program, which ends all of them', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cancel = new AbortController();
  const origin = `http://127.0.0.1:${port}`;
  const service = connect({ origin, token: 'a-token', signal: cancel.signal });
  const asking = Array.from({ length: 12 }, () => service.client.account());
  await once(server, 'request');
  expect(getEventListeners(cancel.signal, 'abort')).toHaveLength(0);
  cancel.abort();
  const ends = await Promise.allSettled(asking);
  expect(ends.map((end) => end.status === 'rejected' && end.reason.code)).toEqual(
    Array.from({ length: 12 }, () => 'aborted'),
  );
  await service.close();
  server.closeAllConnections();
  server.close();
});
