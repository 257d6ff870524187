/** Which request goes through which proxy. */
import { readFileSync } from 'node:fs';
import { proxiesIn, proxyFor } from '../../src/model/proxies.ts';
import { describe, expect, test } from '../support/jest.ts';

interface Table {
  hosts: string[];
  /** For each host, in their order: `p` through the proxy, `d` directly. */
  values: [noProxy: string, answers: string][];
}

const HTTPS_PROXY = 'http://proxy.invalid:3128';
/** What Go answers: `__tests__/no-proxy/main.go` asked it. */
const TABLE = JSON.parse(readFileSync('__tests__/data/no-proxy.json', 'utf8')) as Table;

test('NO_PROXY means what it means to Terraform', () => {
  const environment = { HTTPS_PROXY, HTTP_PROXY: HTTPS_PROXY };
  const ours = TABLE.values.map(([noProxy]) => {
    const at = (host: string) => proxyFor(new URL(host), { ...environment, NO_PROXY: noProxy });
    return [noProxy, TABLE.hosts.map((host) => (at(host) === undefined ? 'd' : 'p')).join('')];
  });
  expect(TABLE.values.length).toBeGreaterThan(300);
  expect(ours).toEqual(TABLE.values);
});

describe('the variable that counts', () => {
  const https = new URL('https://tfe.acme.example');
  const http = new URL('http://tfe.acme.example');
  const named = (url: URL, environment: Record<string, string>) => {
    const proxy = proxyFor(url, environment);
    return proxy && `${proxy.variable} ${proxy.url?.href ?? 'unusable'}`;
  };

  test.each<[string, URL, Record<string, string>, string | undefined]>([
    ['none', https, {}, undefined],
    ['an empty one', https, { HTTPS_PROXY: '' }, undefined],
    ['upper case', https, { HTTPS_PROXY }, 'HTTPS_PROXY http://proxy.invalid:3128/'],
    ['lower case first', https, { https_proxy: 'http://a', HTTPS_PROXY }, 'HTTPS_PROXY http://a/'],
    [
      'not an empty one in lower case',
      https,
      { https_proxy: '', HTTPS_PROXY: 'http://b' },
      'HTTPS_PROXY http://b/',
    ],
    ['ALL_PROXY', https, { ALL_PROXY: 'http://a' }, 'ALL_PROXY http://a/'],
    ['all_proxy for http', http, { all_proxy: 'http://a' }, 'ALL_PROXY http://a/'],
    [
      'its own before ALL_PROXY',
      https,
      { ALL_PROXY: 'http://a', HTTPS_PROXY: 'http://b' },
      'HTTPS_PROXY http://b/',
    ],
    [
      'ALL_PROXY before HTTP_PROXY',
      https,
      { ALL_PROXY: 'http://a', HTTP_PROXY: 'http://b' },
      'ALL_PROXY http://a/',
    ],
    ['HTTP_PROXY alone', https, { HTTP_PROXY: 'http://b' }, 'HTTP_PROXY http://b/'],
    ['HTTPS_PROXY is not for http', http, { HTTPS_PROXY }, undefined],
    ['no scheme', https, { HTTPS_PROXY: 'proxy:3128' }, 'HTTPS_PROXY http://proxy:3128/'],
    [
      'no scheme, with a login',
      https,
      { HTTPS_PROXY: 'me:word@proxy:3128' },
      'HTTPS_PROXY http://me:word@proxy:3128/',
    ],
    [
      'no scheme, an address',
      https,
      { HTTPS_PROXY: '10.0.0.1:3128' },
      'HTTPS_PROXY http://10.0.0.1:3128/',
    ],
    ['a TLS proxy', https, { HTTPS_PROXY: 'https://proxy' }, 'HTTPS_PROXY https://proxy/'],
    ['SOCKS', https, { ALL_PROXY: 'socks5h://proxy:1080' }, 'ALL_PROXY unusable'],
    ['no address', https, { HTTPS_PROXY: 'http://pro xy' }, 'HTTPS_PROXY unusable'],
    [
      'NO_PROXY for ALL_PROXY',
      https,
      { ALL_PROXY: 'http://a', no_proxy: 'acme.example' },
      undefined,
    ],
  ])('%s', (_, url, environment, expected) => {
    expect(named(url, environment)).toBe(expected);
  });

  test('the host of a proxy is shown without its login', () => {
    const [proxy] = proxiesIn({ HTTPS_PROXY: 'me:word@proxy:3128' });
    expect(proxy?.host).toBe('proxy:3128');
  });
});
