/** `init --allowed-sources` writes the list from what is used, and `doctor` reads it as a check does. */
import { readFileSync } from 'node:fs';
import { callCli } from '../support/call-cli.ts';
import { initIn } from '../support/git-in.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree, type Layout } from '../support/tree.ts';

const HASH = '0123456789abcdef0123456789abcdef01234567';
const MAIN = `terraform {
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 5.0" }
  }
  backend "s3" {}
}
module "pinned" {
  source = "git::https://github.com/acme/vpc.git?ref=${HASH}"
}
module "tagged" {
  source = "git::https://github.com/acme/dns.git//zone?ref=v1.2.0"
}
module "loose" {
  source = "acme/loose/aws"
}
module "local" {
  source = "./m"
}
`;
const FILES: Layout = {
  'net/main.tf': MAIN,
  'net/m/main.tf':
    'resource "terraform_data" "a" {\n  provisioner "local-exec" {\n    command = "true"\n  }\n}\n',
  'net/.terraform.lock.hcl':
    'provider "registry.terraform.io/hashicorp/null" {\n  version = "3.0.0"\n}\n',
  'unit/terragrunt.hcl': 'inputs = {}\n',
  'unit/main.tf': 'resource "random_pet" "a" {}\n',
};

async function write(files: Layout, ...words: string[]) {
  const tree = makeTree(files);
  initIn(tree.root);
  const cwd = tree.root;
  return { tree, ...(await callCli(['init', '--allowed-sources', ...words], { cwd })) };
}

describe('init', () => {
  test('writes what is used, and names what no entry can allow', async () => {
    const { tree, stdout, stderr, code } = await write(FILES, '--yes');
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(tree.path('allowed-sources.json'), 'utf8'))).toEqual({
      $schema:
        'https://raw.githubusercontent.com/plangate/plangate/main/docs/allowed-sources.schema.json',
      enforcement_level: 'advisory',
      providers: [
        'registry.terraform.io/hashicorp/aws',
        'registry.terraform.io/hashicorp/null',
        'registry.terraform.io/hashicorp/random',
      ],
      modules: [
        { source: 'github.com/acme/dns.git', tags: true },
        'github.com/acme/vpc.git',
        'registry.terraform.io/acme/loose/aws',
      ],
      also: ['provisioner local-exec', 'terragrunt unit/terragrunt.hcl'],
    });
    expect(stderr).toContain('without a pin: acme/loose/aws (net/main.tf:14)');
    expect(stderr).toContain('pinned by a tag alone, which can be moved: github.com/acme/dns.git');
    expect(stdout).toContain('allowed-sources: allowed-sources.json');
  });

  const module = (name: string, source: string) =>
    `module "${name}" {\n  source = "${source}"\n}\n`;
  const PINNED = module('a', `git::https://github.com/acme/vpc.git?ref=${HASH}`);

  test.each<[string, Layout, string, string[]]>([
    ['nothing', { 'main.tf': PINNED }, 'mandatory', []],
    [
      'a tag',
      { 'main.tf': module('a', 'git::https://github.com/acme/vpc.git?ref=v1.0.0') },
      'mandatory',
      [],
    ],
    [
      'one module in many places',
      Object.fromEntries(
        Array.from({ length: 60 }, (_, at) => [`r${at}/main.tf`, module('a', 'acme/loose/aws')]),
      ),
      'advisory',
      ['warning: without a pin: acme/loose/aws (r0/main.tf:2 and 59 more)'],
    ],
    [
      'a module that is not there',
      { 'main.tf': module('a', './gone') },
      'advisory',
      ['warning: not allowed by any entry: '],
    ],
    [
      'a computed source',
      { 'main.tf': PINNED + module('b', '${var.x}') + module('c', '${var.x}') },
      'advisory',
      ['warning: not allowed by any entry: '],
    ],
  ])(
    'warns once of each thing, and is mandatory only if the default branch passes: %s',
    async (_, files, level, expected) => {
      const { tree, stdout, stderr } = await write(files, '--yes');
      expect(JSON.parse(readFileSync(tree.path('allowed-sources.json'), 'utf8'))).toMatchObject({
        enforcement_level: level,
      });
      expect(stdout.includes('It is advisory, because')).toBe(level === 'advisory');
      const warnings = stderr.split('\n').filter((line) => line.includes('warning'));
      expect(warnings).toEqual(expected.map((text) => expect.stringContaining(text)));
    },
  );

  test('does not replace an existing list', async () => {
    const { stderr, code } = await write({ ...FILES, 'allowed-sources.json': '{}' }, '--yes');
    expect(code).not.toBe(0);
    expect(stderr).toContain('--force is needed');
  });

  test('refuses a repository without a configuration', async () => {
    const { stderr, code } = await write({ 'a.txt': '' });
    expect(code).not.toBe(0);
    expect(stderr).toContain('holds no configuration');
  });
});

describe('doctor', () => {
  const FILE = 'allowed-sources.json';
  const clock = { ...instantClock(), date: () => new Date('2026-11-29T12:00:00Z') };
  const workflow = `on: pull_request
jobs:
  gate:
    steps:
      - uses: plangate/plangate@${HASH}
        with:
          organization: acme
          workspace: net
`;

  async function examine(text: string): Promise<string[]> {
    const tree = makeTree({
      'main.tf': '',
      [FILE]: text,
      '.github/workflows/gate.yml': workflow,
      'plangate.yml': `allowed-sources: ${FILE}\n`,
    });
    initIn(tree.root);
    const env = { TF_API_TOKEN: 'x'.repeat(20), TF_CLOUD_HOSTNAME: 'http://127.0.0.1:1' };
    const words = ['doctor', '--json', '--trust-checkout'];
    const { stdout } = await callCli(words, { cwd: tree.root, env, clock });
    const { findings } = JSON.parse(stdout) as { findings: Record<string, string>[] };
    return findings
      .filter(({ subject }) => subject === 'allowed-sources')
      .map(({ state, seen }) => `${state}: ${seen}`);
  }

  test('counts what the list allows, and names what ends', async () => {
    const list = {
      enforcement_level: 'advisory',
      providers: ['hashicorp/aws', { source: 'acme/net', until: '2026-11-28' }],
      modules: [{ source: 'acme/vpc/aws', until: '2026-12-01' }],
    };
    expect(await examine(JSON.stringify(list))).toEqual([
      'ok: allowed-sources.json allows 2 providers, 1 module and 0 others, advisory',
      'note: "acme/net" was allowed until 2026-11-28',
      'note: "acme/vpc/aws" is allowed until 2026-12-01',
    ]);
  });

  test('names each problem of the list', async () => {
    expect(await examine('{"providers": ["aws"], "gadgets": []}')).toEqual([
      'problem: allowed-sources.json: allowed-sources has the key "gadgets", which this version does not know. It may restrict what is allowed, so nothing of the file counts.',
      'problem: allowed-sources.json: providers[0].source "aws" is no address of a provider. Write `registry.terraform.io/hashicorp/aws`.',
    ]);
  });
});
