/** A compiled bundle of the default branch is read by the API: the checkout of a private repository has no credentials. */
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { GITEA } from '../../src/hosts/github/server.ts';
import { trustedOnGitHub } from '../../src/hosts/github/trusted.ts';
import { createSend } from '../../src/client/http/send.ts';
import {
  startGitHub,
  type GitHubOptions,
  type RunningGitHub,
} from '../support/github/start-github.ts';
import { JOB_TOKEN, startFakeGitea, type FakeGitea } from '../support/fake-gitea.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '../support/jest.ts';

type Access = Parameters<typeof connectGitHub>[0];

const send = createSend({ environment: {} });
const SMALL = Uint8Array.from({ length: 1_000 }, (_, at) => (at * 7) % 256);
const LARGE = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 11) % 256);
const HUGE = new Uint8Array(10 * 1024 ** 2 + 1);
let github: RunningGitHub;
let gitea: FakeGitea;
let interfere: GitHubOptions['interfere'];

beforeAll(async () => {
  github = await startGitHub({
    clock: instantClock(),
    branches: {
      main: {
        'policies/policy.wasm': SMALL,
        'policies/bundle.tar.gz': LARGE,
        'policies/empty.wasm': new Uint8Array(),
        'policies/link.wasm': { link: 'policy.wasm' },
        'policies/elsewhere': { submodule: 'https://git.example/x.git' },
      },
      release: { 'policies/policy.wasm': LARGE },
    },
    interfere: (moment, request) => interfere?.(moment, request),
  });
});
beforeAll(async () => {
  gitea = await startFakeGitea({
    headSha: 'a'.repeat(40),
    tree: {
      'policies/policy.wasm': SMALL,
      'policies/huge.wasm': HUGE,
      'policies/sub/a.wasm': SMALL,
    },
  });
});
beforeEach(() => void (interfere = undefined));
afterAll(async () => {
  await Promise.all([github.stop(), gitea.stop(), send.close()]);
});

async function bytesOf(path: string, branch?: string): Promise<Uint8Array | undefined> {
  const { apiUrl, token } = github;
  return bytesBy({ apiUrl, owner: 'acme', name: 'infra', githubToken: token }, path, branch);
}

async function bytesBy(
  access: Pick<Access, 'apiUrl'> & Partial<Access>,
  path: string,
  branch?: string,
) {
  const ports = { send, clock: instantClock(), random: () => 0.5 };
  const api = connectGitHub({ owner: 'acme', name: 'infra', ...access }, ports).comments;
  if (api === undefined) throw new Error('no token');
  const keep = () => undefined;
  return trustedOnGitHub(api, { branch, number: undefined, keep }).bytes?.(`policies/${path}`);
}

test.each<[string, string | undefined, Uint8Array | undefined]>([
  ['policy.wasm', undefined, SMALL],
  ['bundle.tar.gz', undefined, LARGE],
  ['link.wasm', undefined, SMALL],
  ['policy.wasm', 'release', LARGE],
  ['elsewhere', undefined, undefined],
  ['none.wasm', undefined, undefined],
  ['policy.wasm', 'nowhere', undefined],
])('%s of the branch %s', async (path, branch, expected) => {
  const read = await bytesOf(path, branch);
  expect(read && Buffer.compare(read, expected ?? Buffer.from('?'))).toBe(expected && 0);
  expect(github.violations).toEqual([]);
});

test('an empty file is one', async () => {
  expect(await bytesOf('empty.wasm')).toHaveLength(0);
});

test('bytes that are not those of the id are none', async () => {
  interfere = (moment, { path }) =>
    moment === 'before' && path.includes('/git/blobs/')
      ? {
          status: 200,
          body: { content: Buffer.from('else').toString('base64'), encoding: 'base64' },
        }
      : undefined;
  expect(await bytesOf('bundle.tar.gz')).toBeUndefined();
});

test('a token that may not read says which permission it lacks', async () => {
  interfere = (moment, { path }) =>
    moment === 'before' && path.includes('/contents/')
      ? { status: 403, body: { message: 'Resource not accessible by integration' } }
      : undefined;
  await expect(bytesOf('policy.wasm')).rejects.toThrow('The token needs `contents: read`');
});

test.each<[string, Uint8Array | undefined]>([
  ['policy.wasm', SMALL],
  ['sub/a.wasm', SMALL],
  ['none.wasm', undefined],
  ['sub', undefined],
  ['huge.wasm', undefined],
])('%s on Gitea', async (path, expected) => {
  const access = { apiUrl: gitea.apiUrl, server: GITEA, githubToken: JOB_TOKEN };
  const read = await bytesBy(access, path, 'main');
  expect(read && Buffer.compare(read, expected ?? Buffer.from('?'))).toBe(expected && 0);
});
