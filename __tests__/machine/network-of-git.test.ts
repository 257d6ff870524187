/** Git reaches servers through the same proxy, and by the same authorities, as this program's own requests. */
import { readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTree } from '../../src/settings/files-of-default-branch.ts';
import { readPinnedAddress, withPinned } from '../../src/trust/pinned-commit.ts';
import { listRemote } from '../../src/machine/ask-git.ts';
import { execute } from '../../src/machine/execute.ts';
import type { Environment } from '../../src/model/ports.ts';
import { startConnectProxy, type ConnectProxy } from '../support/connect-proxy.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { addressOf } from '../support/git-server.ts';
import { openRepository } from '../support/repository.ts';
import { createAuthority } from '../support/self-signed.ts';
import { startTlsFront, type TlsFront } from '../support/tls-front.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const LOGIN = { user: 'ci', password: 'p@ss:word' };

let folder: string;
let commit: string;
let front: TlsFront;
let proxy: ConnectProxy;
let caFile: string;
let address: string;

beforeAll(async () => {
  folder = emptyDirectory();
  const { root, ...repository } = openRepository(join(folder, 'work'));
  commit = repository.commit({ 'policies/tags.rego': 'package terraform.tags\n' });
  repository.git('clone', '-q', '--bare', root, join(folder, 'policies.git'));
  const authority = createAuthority('internal');
  caFile = join(folder, 'authority.pem');
  writeFileSync(caFile, authority.cert);
  front = await startTlsFront(authority.issue(['*.internal.example']), () => addressOf(folder));
  address = `https://git.internal.example:${front.port}/policies.git`;
  proxy = await startConnectProxy(LOGIN);
});
afterAll(async () => {
  await Promise.all([front.stop(), proxy.stop()]);
});
beforeEach(() => void proxy.asked.splice(0));

const PATH = process.env['PATH'];
const trusting = (environment: Environment) => ({ ...environment, NODE_EXTRA_CA_CERTS: caFile });
const login = () => `ci:${encodeURIComponent(LOGIN.password)}@127.0.0.1:${proxy.port}`;

async function fetchPolicies(environment: Environment): Promise<string> {
  const pinned = readPinnedAddress(`git::${address}//policies?ref=${commit}`);
  const ports = { execute, environment: { PATH, ...environment } };
  return withPinned(pinned, ports, (tree) => readTree(tree).names(pinned.path)).then(
    String,
    (error: unknown) => (error as Error).message,
  );
}

describe('a pinned policy set behind a proxy with a private authority', () => {
  test.each<[string, () => Environment]>([
    ['HTTPS_PROXY', () => ({ HTTPS_PROXY: `http://${login()}` })],
    ['HTTPS_PROXY without a scheme', () => ({ HTTPS_PROXY: login() })],
    ['ALL_PROXY', () => ({ ALL_PROXY: `http://${login()}` })],
    ['a range that does not hold it', () => ({ HTTPS_PROXY: login(), NO_PROXY: '10.0.0.0/8' })],
  ])('arrives by %s', async (_, environment) => {
    expect(await fetchPolicies(trusting(environment()))).toBe('tags.rego');
    expect(new Set(proxy.asked)).toEqual(new Set([`git.internal.example:${front.port}`]));
  });

  test('does not arrive without its authority, and leaves no file of authorities', async () => {
    const before = leftovers();
    expect(await fetchPolicies({ HTTPS_PROXY: login() })).toMatch(/certificate/);
    expect(await fetchPolicies(trusting({ HTTPS_PROXY: login() }))).toBe('tags.rego');
    expect(leftovers()).toEqual(before);
  });

  test('is requested directly where NO_PROXY says so', async () => {
    const environment = { HTTPS_PROXY: login(), NO_PROXY: '.internal.example' };
    await fetchPolicies(trusting(environment));
    expect(proxy.asked).toEqual([]);
  });
});

test('a range of addresses in NO_PROXY holds for git of any release', async () => {
  const variables: Readonly<Record<string, string>>[] = [];
  const record: typeof execute = async (_, __, options) => {
    variables.push(options.variables ?? {});
    return { exitCode: 0, stdout: '', stderr: '' };
  };
  const ports = {
    execute: record,
    environment: { HTTPS_PROXY: 'proxy:3128', NO_PROXY: '10.0.0.0/8' },
  };
  await listRemote(ports, { address: 'https://10.1.2.3/a.git' }, 'HEAD');
  await listRemote(ports, { address: 'https://11.1.2.3/a.git' }, 'HEAD');
  expect(variables).toEqual([
    expect.objectContaining({ NO_PROXY: '*', no_proxy: '*' }),
    expect.objectContaining({ https_proxy: 'http://proxy:3128/', NO_PROXY: '' }),
  ]);
  expect(variables[0]).not.toHaveProperty('https_proxy');
});

function leftovers(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('plangate-authorities-'));
}
