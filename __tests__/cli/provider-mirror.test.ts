/** `check --local --engine terraform` with a provider that was built here, from a directory in place of a registry. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { expect } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { findProgram, testNeeding } from '../support/optional-tools.ts';
import { limitMs } from '../support/time-limits.ts';
import { makeTree } from '../support/tree.ts';

const SOURCES = join(REPOSITORY, '__tests__/provider');
const EXAMPLES = join(REPOSITORY, 'examples/policies');
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

const MAIN = `terraform {
  required_providers {
    shelf = {
      source  = "acme/shelf"
      version = "1.0.0"
    }
  }
}

resource "shelf_box" "spare" {
  label = "spare"
}
`;

async function plan(): Promise<void> {
  const [system = '', processor = ''] = go('env', 'GOOS', 'GOARCH').stdout.trim().split('\n');
  const tree = makeTree({
    'main.tf': MAIN,
    'policies/policies.hcl': readFileSync(join(EXAMPLES, 'policies.hcl'), 'utf8'),
    'policies/policy.wasm': new Uint8Array(readFileSync(join(EXAMPLES, 'policy.wasm'))),
  });
  const mirror = makeTree();
  const place = `registry.terraform.io/acme/shelf/1.0.0/${system}_${processor}`;
  const program = mirror.path(`${place}/terraform-provider-shelf_v1.0.0`);
  const built = go('build', '-o', program, '.');
  expect([built.status, built.stderr]).toEqual([0, '']);
  const options = { cwd: tree.root, env: { PATH: process.env['PATH'] ?? '' } };
  const explain = ['--explain', 'required-tags'];
  const words = ['check', '--local', '--engine', 'terraform', ...explain];
  const ended = await callCli([...words, '--plugin-cache', mirror.root], options);
  expect([ended.code, ended.stderr]).toEqual([0, expect.not.stringMatching(/error/i)]);
  // A default of the provider: nothing but the provider knows it.
  expect(ended.stdout).toMatch(/"locked": false/);
  expect(ended.stdout).toMatch(/"provider_name": "registry\.terraform\.io\/acme\/shelf"/);
}

const FRAMEWORK = 'terraform-plugin-framework';
const isHere = [
  ...(findProgram('terraform') === undefined ? [] : ['terraform']),
  ...(go('list', '-deps', '.').status === 0 ? [FRAMEWORK] : []),
];
testNeeding(
  ['terraform', FRAMEWORK],
  isHere,
  'a provider from a directory says what only it knows',
  plan,
  limitMs(120_000),
);
