/** Which request goes through which proxy. */
import { proxiesIn, proxyFor } from '../../src/model/proxies.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { textCases } from '../support/text-cases.ts';

interface Table {
  hosts: string[];
  /** For each host, in their order: `p` through the proxy, `d` directly. */
  values: [noProxy: string, answers: string][];
}

const HTTPS_PROXY = 'http://proxy.invalid:3128';
/** What Go answers: `__tests__/model/no-proxy/main.go` asked it. */
const TABLE = JSON.parse(readText('__tests__/data/no-proxy.json')) as Table;

test('NO_PROXY is read as Terraform reads it', () => {
  const environment = { HTTPS_PROXY, HTTP_PROXY: HTTPS_PROXY };
  const values = TABLE.values.filter(([noProxy]) => !isReadMoreWidely(noProxy));
  const ours = values.map(([noProxy]) => {
    const at = (host: string) => proxyFor(new URL(host), { ...environment, NO_PROXY: noProxy });
    return [noProxy, TABLE.hosts.map((host) => (at(host) === undefined ? 'd' : 'p')).join('')];
  });
  expect(values.length).toBeGreaterThan(280);
  expect(ours).toEqual(values);
});

/** Blanks between entries, as curl takes them, and IPv6 in brackets without a port mean nothing to Go. */
function isReadMoreWidely(noProxy: string): boolean {
  return /[^\s,]\s+[^\s,]|\[[^\]]*\](?!:)/.test(noProxy);
}

test.each([
  ['tfe.acme.example other.example', 'https://tfe.acme.example', true],
  ['other.example\ttfe.acme.example', 'https://tfe.acme.example', true],
  ['other.example , .acme.example', 'https://tfe.acme.example', true],
  ['[fd00::5]', 'https://[fd00::5]', true],
  ['[fd00::5]', 'https://[fd00::5]:8443', true],
  ['[fd00::5]:443', 'https://[fd00::5]:8443', false],
  ['[fd00::6] fd00::7', 'https://[fd00::5]', false],
  ['tfe.acme .example', 'https://tfe.acme.test', false],
])('%j: %s is asked directly: %s', (NO_PROXY, address, isDirect) => {
  expect(proxyFor(new URL(address), { HTTPS_PROXY, NO_PROXY }) === undefined).toBe(isDirect);
});

describe('the proxy of a request', () => {
  const https = new URL('https://tfe.acme.example');
  const http = new URL('http://tfe.acme.example');
  const named = (url: URL, environment: Record<string, string>) => {
    const proxy = proxyFor(url, environment);
    return proxy && `${proxy.variable} ${proxy.url?.href ?? 'unusable'}`;
  };

  test.each(textCases('proxies.txt'))(
    'is that of the right variable: $what',
    ({ text, said: [expected] }) => {
      const lines = text.trim().split('\n');
      const environment = lines.filter((line) => line.includes('=')).map((line) => line.split('='));
      expect(named(lines[0] === 'http' ? http : https, Object.fromEntries(environment))).toBe(
        expected,
      );
    },
  );

  test('is shown without its login', () => {
    const [proxy] = proxiesIn({ HTTPS_PROXY: 'me:word@proxy:3128' });
    expect(proxy?.host).toBe('proxy:3128');
  });
});
