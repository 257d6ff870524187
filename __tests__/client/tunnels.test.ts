/** A proxy that answers in place of the host is named as the one at fault. */
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { startConnectProxy } from '../support/connect-proxy.ts';
import { createAuthority } from '../support/self-signed.ts';
import { expectGolden } from '../support/golden.ts';
import { afterAll, expect, test } from '../support/jest.ts';
import { listenHere } from '../support/loopback-service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { startAsker } from './ask-account.ts';

const HOST = 'tfe.acme.example';
const PAGE = '<html><body>Please log in</body></html>';
const LENGTH = `content-type: text/html; charset=utf-8\r\ncontent-length: ${PAGE.length}\r\n`;

/** Of the proxies of companies that look inside: TLS ends there, with a certificate of their own. */
const authority = createAuthority('inspection');
const caFile = join(emptyDirectory(), 'authority.pem');
writeFileSync(caFile, authority.cert);
const asker = startAsker(caFile);
afterAll(() => asker.stop());

interface Situation {
  proxy?: Parameters<typeof startConnectProxy>[0];
  /** What a tunnel of the proxy leads to. */
  behind?: Server;
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
    behind: createTlsServer(createAuthority('unknown').issue([HOST])),
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
async function ask({ proxy: options, behind, isSecure }: Situation) {
  const proxy = await startConnectProxy(options);
  const port = behind && (await listenHere(behind));
  const through = isSecure
    ? `https://127.0.0.1:${port}`
    : `http://user:s3cret@127.0.0.1:${proxy.port}`;
  const environment = { HTTPS_PROXY: through };
  const origin = `https://${HOST}${port === undefined || isSecure ? '' : `:${port}`}`;
  const answer = await asker.ask({ origin, environment });
  await proxy.stop();
  behind?.closeAllConnections();
  behind?.close();
  const said = answer
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
