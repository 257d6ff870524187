/** A proxy that answers in place of the host is named as the one at fault. */
import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { createClient } from '../../src/client/client.ts';
import { createSend } from '../../src/client/http/send.ts';
import { SILENT } from '../../src/machine/connect.ts';
import { startConnectProxy, type ConnectProxy } from '../support/connect-proxy.ts';
import { instantClock } from '../support/instant-clock.ts';
import { createAuthority } from '../support/self-signed.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { listenHere } from '../support/loopback-service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const PAGE = '<html><body>Please log in</body></html>';
const LENGTH = `content-type: text/html; charset=utf-8\r\ncontent-length: ${PAGE.length}\r\n`;

let proxy: ConnectProxy;
afterEach(() => proxy.stop());

function inFile(certificate: string): string {
  const file = join(emptyDirectory(), 'authority.pem');
  writeFileSync(file, certificate);
  return file;
}

/** What a request to the service ends with. */
async function ask(
  origin = 'https://tfe.acme.example',
  caFile?: string,
  through = `http://user:s3cret@127.0.0.1:${proxy.port}`,
): Promise<{ code: string; text: string }> {
  const environment = { HTTPS_PROXY: through };
  const send = createSend(caFile === undefined ? { environment } : { environment, caFile });
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
    expect(text).toContain(`or the proxy 127.0.0.1:${proxy.port} answered in its place`);
    expect(text).not.toContain('s3cret');
    expect(code).toBe('tls');
    // The request is not sent again: the proxy would answer in the same way.
    expect(proxy.asked).toHaveLength(1);
  });
});

test('one that sends a page later, and says nothing of it, is named beside the port', async () => {
  proxy = await startConnectProxy({ answer: ['HTTP/1.1 200 OK\r\n\r\n', PAGE] });
  const { text } = await ask('https://tfe.acme.example:8443');
  expect(text).toContain(`or the proxy 127.0.0.1:${proxy.port} answered in its place`);
});

test('a host behind a tunnel that does not speak TLS is named, with the proxy', async () => {
  const server = createServer((_, response) => void response.end('hello'));
  const port = await listenHere(server);
  proxy = await startConnectProxy();
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

/** The proxies of companies that look inside: TLS ends there, with a certificate of their own. */
describe('a proxy that opens TLS', () => {
  const authority = createAuthority('inspection');
  const HOST = 'tfe.acme.example';

  async function behind(
    hosts: string[],
    days: readonly [number, number],
    serve: (response: ServerResponse) => void,
    caFile?: string,
  ): Promise<string> {
    const server = createTlsServer(authority.issue(hosts, days), (_, response) => serve(response));
    const port = await listenHere(server);
    proxy = await startConnectProxy();
    const { text } = await ask(`https://${HOST}:${port}`, caFile);
    await new Promise((resolve) => server.close(resolve));
    return text;
  }

  const NAMED = () =>
    `The proxy 127.0.0.1:${proxy.port} is between: if it opens TLS to look inside, the certificate is its own.`;

  test.each<[string, string[], readonly [number, number]]>([
    ['of an unknown authority', [HOST], [-1, 1]],
    ['that has expired', [HOST], [-3, -2]],
    ['for another name', ['proxy.acme.example'], [-1, 1]],
  ])('with a certificate %s is named', async (why, hosts, days) => {
    const caFile = why.includes('unknown') ? undefined : inFile(authority.cert);
    const text = await behind(hosts, days, (response) => void response.end(), caFile);
    expect(text).toContain(NAMED());
    expect(text).not.toContain('s3cret');
  });

  test.each([200, 401, 403, 404, 503])('and answers %i with a page is named', async (status) => {
    const page = (response: ServerResponse) =>
      void response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE);
    const text = await behind([HOST], [-1, 1], page, inFile(authority.cert));
    expect(text).toMatch(
      new RegExp(
        `The proxy 127\\.0\\.0\\.1:${proxy.port} is between and may have answered in its place: allow ${HOST}:\\d+ there, or name it in NO_PROXY\\.`,
      ),
    );
    expect(text).not.toMatch(/[Tt]he token|s3cret/);
  });

  test('is not named where the service has answered', async () => {
    const refusal = JSON.stringify({ errors: [{ status: '401', title: 'unauthorized' }] });
    const answer = (response: ServerResponse) =>
      void response.writeHead(401, { 'content-type': 'application/vnd.api+json' }).end(refusal);
    const text = await behind([HOST], [-1, 1], answer, inFile(authority.cert));
    expect(text).toContain('The token is not valid for');
    expect(text).not.toContain('is between');
  });
});

test('a proxy that itself speaks TLS, by an unknown authority, is the one at fault', async () => {
  const server = createTlsServer(createAuthority('proxies').issue(['127.0.0.1']));
  const port = await listenHere(server);
  proxy = await startConnectProxy();
  const { text } = await ask(undefined, undefined, `https://127.0.0.1:${port}`);
  expect(text).toContain(`the proxy 127.0.0.1:${port} cannot be used: its certificate or TLS`);
  await new Promise((resolve) => server.close(resolve));
});
