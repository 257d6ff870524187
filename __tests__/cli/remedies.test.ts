/** Remedies for errors of TLS, certificates and proxies: none may advise an option that was passed already. */
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { answerJson, served } from '../support/loopback-service.ts';
import { selfSigned } from '../support/self-signed.ts';
import { runCli } from '../support/spawn-cli.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const DIRECTORY = emptyDirectory();
const CERTIFICATES = {
  good: selfSigned(),
  expired: selfSigned([], [-3, -1]),
  early: selfSigned([], [1, 3]),
  other: selfSigned(),
};
type Name = keyof typeof CERTIFICATES;
const origins: Partial<Record<Name, string>> = {};
const fileOf = (name: Name) => join(DIRECTORY, `${name}.pem`);

const USER = { data: { id: 'user-1', type: 'users', attributes: {} } };
const stops: (() => Promise<void>)[] = [];

/** Serves with TLS until the last test is over. @returns the origin */
async function serve(pair: (typeof CERTIFICATES)[Name], answer: RequestListener): Promise<string> {
  const { port, stop } = await served(createServer(pair, answer));
  stops.push(stop);
  return `https://127.0.0.1:${port}`;
}

beforeAll(async () => {
  for (const [name, pair] of Object.entries(CERTIFICATES)) {
    writeFileSync(fileOf(name as Name), pair.cert);
    origins[name as Name] = await serve(pair, (_, response) => answerJson(response, 200, USER));
  }
});
afterAll(() => Promise.all(stops.map((stop) => stop())));

async function said(origin: string, more: string[] = [], env: Record<string, string> = {}) {
  const words = ['configuration-versions', 'show', 'cv-1', '--hostname', origin, ...more];
  const { code, stderr } = await runCli(words, { env: { TF_API_TOKEN: 'x', ...env } });
  return { code, stderr: stderr.replaceAll(/\s+/g, ' ') };
}

describe('a certificate', () => {
  test('whose authority is unknown: the remedy is `ca-file`', async () => {
    const { code, stderr } = await said(origins.good ?? '');
    expect([code, stderr]).toEqual([
      7,
      expect.stringContaining('pass its authority with `ca-file`'),
    ]);
  });

  test('whose authority is not the one of `ca-file` or of NODE_EXTRA_CA_CERTS', async () => {
    const passed = await said(origins.good ?? '', ['--ca-file', fileOf('other')]);
    expect(passed.stderr).toContain(
      'The authority of this certificate is not in `ca-file`: put it',
    );
    const env = { NODE_EXTRA_CA_CERTS: fileOf('other') };
    const inEnvironment = await said(origins.good ?? '', [], env);
    expect(inEnvironment.stderr).toContain('is not in NODE_EXTRA_CA_CERTS: put it');
    for (const { code, stderr } of [passed, inEnvironment]) {
      expect([code, stderr]).toEqual([7, expect.not.stringContaining('pass its authority')]);
    }
  });

  test.each<[string, Name, RegExp]>([
    ['has expired', 'expired', /have to renew its certificate/],
    ['is not valid yet', 'early', /Check the name of that host and the clock of this machine/],
  ])('that %s', async (_, name, remedy) => {
    const { code, stderr } = await said(origins[name] ?? '', ['--ca-file', fileOf(name)]);
    expect([code, stderr]).toEqual([7, expect.stringMatching(remedy)]);
    expect(stderr).not.toContain('ca-file');
  });

  test('for another name', async () => {
    const origin = (origins.good ?? '').replace('127.0.0.1', 'localhost');
    const { code, stderr } = await said(origin, ['--ca-file', fileOf('good')]);
    expect([code, stderr]).toEqual([
      7,
      expect.stringMatching(/Check the name of that host and the clock of this machine/),
    ]);
    expect(stderr).not.toContain('ca-file');
  });
});

describe('a SOCKS proxy', () => {
  test.each([
    ['socks5://127.0.0.1:1', 'HTTPS_PROXY', {}],
    ['socks5h://u:secret@127.0.0.1:1', 'HTTP_PROXY', {}],
    ['socks://127.0.0.1:1', 'https_proxy', { NO_PROXY: 'other.example' }],
  ])('%s in %s', async (proxy, name, more) => {
    const env = { [name]: proxy, ...more };
    const { code, stderr } = await said('https://tfe.acme.invalid', [], env);
    expect(code).toBe(7);
    expect(stderr).toContain(`${name.toUpperCase()} names a SOCKS proxy`);
    expect(stderr).toContain(`Write an HTTP proxy into ${name.toUpperCase()}`);
    expect(stderr).not.toMatch(/check the port|secret/);
  });

  test('is not used for a host that NO_PROXY names', async () => {
    const env = { HTTPS_PROXY: 'socks5://127.0.0.1:1', NO_PROXY: 'a.example, .acme.invalid:443' };
    const { stderr } = await said('https://tfe.acme.invalid', [], env);
    expect(stderr).toContain('The host name was not found');
  });
});

test('a service with TLS gives an upload URL without TLS: the error says so and how to mend it', async () => {
  const origin = await serve(CERTIFICATES.good, ({ method, headers }, response) => {
    const plain = `http://${headers.host}/signed/secret-of-the-address`;
    const attributes = { status: 'pending', 'upload-url': plain, speculative: true };
    const version = { id: 'cv-1', type: 'configuration-versions', attributes, relationships: {} };
    if (method === 'POST') answerJson(response, 201, { data: version });
    else answerJson(response, 404, { errors: [{ status: '404', title: 'not found' }] });
  });
  writeFileSync(join(DIRECTORY, 'main.tf'), 'locals {}\n');
  const words =
    'configuration-versions create -w ws-1234567890123456 --speculative --upload .'.split(' ');
  const given = [...words, '--hostname', origin, '--ca-file', fileOf('good')];
  const { code, stderr } = await runCli(given, { cwd: DIRECTORY, env: { TF_API_TOKEN: 'x' } });
  const text = stderr.replaceAll(/\s+/g, ' ');
  expect(text).toContain('the URL that the service gave for it is not https');
  expect(text).toContain('`X-Forwarded-Proto: https`');
  expect(text).not.toMatch(/larger than|Tried|secret-of-the-address/);
  expect(code).not.toBe(0);
});
