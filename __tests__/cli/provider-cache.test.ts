/** `check --local --engine terraform` with a provider that was built here, and that is in Terraform's own cache. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:https';
import { delimiter, dirname, join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { expect } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { findProgram, testNeeding } from '../support/optional-tools.ts';
import { examplePolicies } from '../support/policy-repository.ts';
import { selfSigned } from '../support/self-signed.ts';
import { limitMs } from '../support/time-limits.ts';
import { makeTree } from '../support/tree.ts';
import { listenHere } from '../support/loopback-service.ts';

const SOURCES = join(REPOSITORY, '__tests__/provider');
/** Modules come from Go's cache on this machine or not at all. */
const OFFLINE = {
  ...process.env,
  GOPROXY: 'off',
  GOFLAGS: '-mod=readonly',
  GOTOOLCHAIN: 'local',
  CGO_ENABLED: '0',
};
const go = (...words: string[]) =>
  spawnSync('go', words, { cwd: SOURCES, env: OFFLINE, encoding: 'utf8' });

const mainOf = (registry: string) => `terraform {
  required_providers {
    shelf = {
      source  = "${registry}/acme/shelf"
      version = "1.0.0"
    }
  }
}

resource "shelf_box" "spare" {
  label = "spare"
}
`;

/** A registry that knows the version of the provider, and has no file of it. */
async function startRegistry() {
  const asked: string[] = [];
  const { key, cert } = selfSigned(['localhost']);
  const answers: Record<string, unknown> = {
    '/.well-known/terraform.json': { 'providers.v1': '/v1/' },
    '/v1/acme/shelf/versions': { versions: [{ version: '1.0.0', protocols: ['6.0'] }] },
  };
  const server = createServer({ key, cert }, ({ url = '' }, response) => {
    asked.push(url);
    const answer = answers[url];
    response
      .writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  });
  const port = await listenHere(server);
  return { asked, cert, host: `localhost:${port}`, stop: () => server.close() };
}

async function plan(): Promise<void> {
  const registry = await startRegistry();
  const tree = makeTree({
    'infra/main.tf': mainOf(registry.host),
    ...examplePolicies(),
    'authority.pem': registry.cert,
  });
  const [system = '', processor = ''] = go('env', 'GOOS', 'GOARCH').stdout.trim().split('\n');
  const place = `cache/${registry.host}/acme/shelf/1.0.0/${system}_${processor}`;
  const built = go('build', '-o', tree.path(`${place}/terraform-provider-shelf_v1.0.0`), '.');
  expect([built.status, built.stderr]).toEqual([0, '']);
  // Terraform takes what is cached only where the lock file has its checksum.
  const lock = [
    `-chdir=${tree.path('infra')}`,
    'providers',
    'lock',
    `-fs-mirror=${tree.path('cache')}`,
  ];
  expect(spawnSync('terraform', lock).status).toBe(0);
  const names = ['TF_PLUGIN_CACHE_DIR', 'SSL_CERT_FILE'];
  const env = {
    PATH: [dirname(findProgram('opa') ?? ''), process.env['PATH']].join(delimiter),
    TF_PLUGIN_CACHE_DIR: tree.path('cache'),
    SSL_CERT_FILE: tree.path('authority.pem'),
  };
  const words = ['check', '--local', '--directory', 'infra', '--explain', 'required-tags'];
  const engine = ['--engine', 'terraform', '--engine-env', names.join()];
  const ended = await callCli([...words, ...engine], { cwd: tree.root, env });
  registry.stop();
  expect([ended.code, ended.stderr]).toEqual([0, expect.not.stringMatching(/error/i)]);
  // A default of the provider: nothing but the provider knows it.
  expect(ended.stdout).toMatch(/"locked": false/);
  expect(new Set(registry.asked)).toEqual(
    new Set(['/.well-known/terraform.json', '/v1/acme/shelf/versions']),
  );
}

const FRAMEWORK = 'terraform-plugin-framework';
const isHere = [
  ...['opa', 'terraform'].filter((program) => findProgram(program) !== undefined),
  ...(go('list', '-deps', '.').status === 0 ? [FRAMEWORK] : []),
];
testNeeding(
  ['opa', 'terraform', FRAMEWORK],
  isHere,
  'a provider in the cache is not downloaded, and says what only it knows',
  plan,
  limitMs(120_000),
);
