/** A proxy that answers in place of the host is named as the one at fault. */
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { createClient } from '../../src/client/client.ts';
import { createSend } from '../../src/client/http/send.ts';
import { SILENT } from '../../src/machine/connect.ts';
import { startConnectProxy } from '../support/connect-proxy.ts';
import { instantClock } from '../support/instant-clock.ts';
import { createAuthority } from '../support/self-signed.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import { listenHere } from '../support/loopback-service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const HOST = 'tfe.acme.example';
const PAGE = '<html><body>Please log in</body></html>';
const LENGTH = `content-type: text/html; charset=utf-8\r\ncontent-length: ${PAGE.length}\r\n`;

/** Of the proxies of companies that look inside: TLS ends there, with a certificate of their own. */
const authority = createAuthority('inspection');
const caFile = join(emptyDirectory(), 'authority.pem');
writeFileSync(caFile, authority.cert);

interface Situation {
  proxy?: Parameters<typeof startConnectProxy>[0];
  /** What a tunnel of the proxy leads to. */
  behind?: Server;
  /** The authority of the proxy is not passed. */
  isUnknown?: boolean;
  /** The proxy itself speaks TLS. */
  isSecure?: boolean;
}

const answering = (...answer: string[]): Situation => ({ proxy: { answer } });
/** Opens TLS, and answers with a body of this type. */
const inside = (status: number, type: string, body: string): Situation => ({
  behind: createTlsServer(authority.issue([HOST]), (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body),
  ),
});
const refusal = JSON.stringify({ errors: [{ status: '401', title: 'unauthorized' }] });

const SITUATIONS: Record<string, Situation> = {
  'a page with the answer': answering(`HTTP/1.1 200 OK\r\n${LENGTH}\r\n${PAGE}`),
  'a page after the answer, with its length': answering(`HTTP/1.1 200 OK\r\n${LENGTH}\r\n`, PAGE),
  'a page in chunks': answering(
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
    `27\r\n${PAGE}\r\n0\r\n\r\n`,
  ),
  'a page without a header': answering(`HTTP/1.1 200 Connection established\r\n\r\n${PAGE}`),
  'after the tunnel, a page of which nothing is said': answering('HTTP/1.1 200 OK\r\n\r\n', PAGE),
  'a host that does not speak TLS': {
    behind: createServer((_, response) => void response.end('hello')),
  },
  ...Object.fromEntries(
    [302, 400, 404, 407, 502, 511].map((refuse) => [String(refuse), { proxy: { refuse } }]),
  ),
  nothing: answering(),
  'no HTTP': answering('SSH-2.0-OpenSSH_9.6\r\n'),
  'half a head': answering('HTTP/1.1 200 OK\r\ncontent-'),
  'a tunnel that ends at once': answering('HTTP/1.1 200 OK\r\n\r\n'),
  'a certificate of an unknown authority': {
    behind: createTlsServer(authority.issue([HOST])),
    isUnknown: true,
  },
  'a certificate that has expired': { behind: createTlsServer(authority.issue([HOST], [-3, -2])) },
  'a certificate for another name': {
    behind: createTlsServer(authority.issue(['proxy.acme.example'])),
  },
  ...Object.fromEntries(
    [200, 401, 403, 404, 503].map((status) => [
      `${status} and a page, inside of TLS`,
      inside(status, 'text/html', PAGE),
    ]),
  ),
  'the service itself, which is not blamed on a proxy': inside(
    401,
    'application/vnd.api+json',
    refusal,
  ),
  'a proxy that itself speaks TLS, by an unknown authority': {
    behind: createTlsServer(createAuthority('proxies').issue(['127.0.0.1'])),
    isSecure: true,
  },
};

/** What a request to the service ends with, and how often the proxy was asked. */
async function ask({ proxy: options, behind, isUnknown, isSecure }: Situation) {
  const proxy = await startConnectProxy(options);
  const port = behind && (await listenHere(behind));
  const through = isSecure
    ? `https://127.0.0.1:${port}`
    : `http://user:s3cret@127.0.0.1:${proxy.port}`;
  const environment = { HTTPS_PROXY: through };
  const trusted = behind === undefined || isUnknown || isSecure ? {} : { caFile };
  const send = createSend({ environment, ...trusted });
  const ports = { send, clock: instantClock(), random: () => 0.5, log: SILENT };
  const origin = `https://${HOST}${port === undefined || isSecure ? '' : `:${port}`}`;
  const client = createClient({ origin, token: 'a-token-of-this-test', ...ports, deadline: 5_000 });
  const error = await client.account().then(
    () => undefined,
    (reason: unknown) => reason as { code: string; message: string; remedy?: string },
  );
  await send.close();
  await proxy.stop();
  behind?.closeAllConnections();
  behind?.close();
  const said = `${error?.code}: ${error?.message} ${error?.remedy ?? ''}`
    .replaceAll(`127.0.0.1:${proxy.port}`, 'PROXY')
    .replaceAll(`:${port}`, ':PORT')
    .replaceAll(/Tried \d+ times in \d+ s/g, 'Tried N times in N s');
  return { said, asked: proxy.asked.length };
}

test('an error names who is at fault, and an answer of a proxy is not requested again', async () => {
  const told: string[] = [];
  for (const [what, situation] of Object.entries(SITUATIONS)) {
    const { said, asked } = await ask(situation);
    told.push(`=== ${what}`, said);
    if (what.startsWith('a page')) expect([what, asked]).toEqual([what, 1]);
  }
  expect(told.join('\n')).not.toContain('s3cret');
  expectGolden('client/proxies.txt', `${told.join('\n')}\n`);
});
