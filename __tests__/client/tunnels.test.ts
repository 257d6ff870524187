/** A proxy that answers in place of the host is named as the one at fault. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '../../src/client/client.ts';
import { createSend } from '../../src/client/http/send.ts';
import { SILENT } from '../../src/machine/connect.ts';
import { startConnectProxy, type ConnectProxy } from '../support/connect-proxy.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';

const PAGE = '<html><body>Please log in</body></html>';
const LENGTH = `content-type: text/html; charset=utf-8\r\ncontent-length: ${PAGE.length}\r\n`;

let proxy: ConnectProxy;
afterEach(() => proxy.stop());

/** What a request to the service ends with. */
async function ask(origin = 'https://tfe.acme.example'): Promise<{ code: string; text: string }> {
  const environment = { HTTPS_PROXY: `http://user:s3cret@127.0.0.1:${proxy.port}` };
  const send = createSend({ environment });
  const ports = { send, clock: instantClock(), random: () => 0.5, log: SILENT };
  const client = createClient({ origin, token: 'a-token-of-this-test', ...ports, deadline: 5_000 });
  const error = await client.account().then(
    () => undefined,
    (reason: unknown) => reason as { code: string; message: string; remedy?: string },
  );
  await send.close();
  return { code: error?.code ?? '', text: `${error?.message ?? ''} ${error?.remedy ?? ''}` };
}

describe('a proxy that accepts CONNECT and sends a page', () => {
  test.each<[string, string[]]>([
    ['with the answer', [`HTTP/1.1 200 OK\r\n${LENGTH}\r\n${PAGE}`]],
    ['after the answer, with its length', [`HTTP/1.1 200 OK\r\n${LENGTH}\r\n`, PAGE]],
    [
      'in chunks',
      ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', `27\r\n${PAGE}\r\n0\r\n\r\n`],
    ],
    ['without a header', [`HTTP/1.1 200 Connection established\r\n\r\n${PAGE}`]],
  ])('%s', async (_, answer) => {
    proxy = await startConnectProxy({ answer });
    const { code, text } = await ask();
    expect(text).toContain(`the proxy 127.0.0.1:${proxy.port} answered CONNECT with a page`);
    expect(text).toContain('Allow tfe.acme.example there, or name it in NO_PROXY.');
    expect(text).not.toMatch(/port in the hostname|s3cret/);
    expect(code).toBe('tls');
    // It would do so again.
    expect(proxy.asked).toHaveLength(1);
  });

  test('the kind of page is named as far as it is one', async () => {
    const type = `content-type: ${'x'.repeat(200)}\r\ncontent-length: 1\r\n`;
    proxy = await startConnectProxy({ answer: [`HTTP/1.1 200 OK\r\n${type}\r\n`, '<'] });
    expect((await ask()).text).toContain('answered CONNECT with a page and opened no tunnel');
  });
});

test('one that sends a page later, and says nothing of it, is named beside the port', async () => {
  proxy = await startConnectProxy({ answer: ['HTTP/1.1 200 OK\r\n\r\n', PAGE] });
  const { text } = await ask('https://tfe.acme.example:8443');
  expect(text).toContain(`or the proxy 127.0.0.1:${proxy.port} answered in its place`);
});

test('a host behind a tunnel that does not speak TLS is named, with the proxy', async () => {
  const server = createServer((_, response) => void response.end('hello'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  proxy = await startConnectProxy();
  const { port } = server.address() as AddressInfo;
  const { text } = await ask(`https://tfe.acme.example:${port}`);
  expect(text).toContain('Either the host does not speak TLS on this port (the default is 443)');
  await new Promise((resolve) => server.close(resolve));
});

test.each([302, 400, 404, 407, 502, 511])('an answer %i is named as before', async (refuse) => {
  proxy = await startConnectProxy({ refuse });
  expect((await ask()).text).toContain(`the proxy 127.0.0.1:${proxy.port} answered ${refuse}`);
});

test.each<[string, string[]]>([
  ['nothing', []],
  ['no HTTP', ['SSH-2.0-OpenSSH_9.6\r\n']],
  ['half a head', ['HTTP/1.1 200 OK\r\ncontent-']],
  ['a tunnel that ends at once', ['HTTP/1.1 200 OK\r\n\r\n']],
])('%s is an error of the network, not of the host', async (_, answer) => {
  proxy = await startConnectProxy({ answer });
  const { text } = await ask();
  expect(text).toMatch(/prox/i);
});
