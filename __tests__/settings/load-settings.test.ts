import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings } from '../../src/settings/load-settings.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { OWN_TREE } from '../support/own-tree.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plangate-settings-'));
  const files: Record<string, string> = {
    'cloud/versions.tf': [
      '# cloud { organization = "commented" }',
      'terraform {',
      '  required_version = ">= 1.5"',
      '  cloud {',
      '    hostname     = "127.0.0.1:9"',
      '    organization = "acme"',
      '    workspaces { name = "net-prod" }',
      '  }',
      '}',
    ].join('\n'),
    'tags/main.tf':
      'terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      tags = ["net", "prod"]\n    }\n  }\n}\n',
    'remote/main.tf':
      'terraform {\n  backend "remote" {\n    organization = "acme"\n    workspaces { prefix = "net-" }\n  }\n}\n',
    'variable/main.tf': 'terraform {\n  cloud {\n    organization = var.nope\n  }\n}\n',
    'nothing/README.md': 'no configuration',
    'deep/a/b/main.tf': 'locals {}',
    'file.tf': 'locals {}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await mkdir(join(root, 'empty'));
  for (const [directory, name] of [
    ['stack', 'net.tfcomponent.hcl'],
    ['old-stack', 'net.tfstack.hcl'],
    ['policies', 'a.policy.hcl'],
  ] as const) {
    await mkdir(join(root, directory));
    await writeFile(join(root, directory, name), '');
  }
});
afterAll(() => rm(root, { recursive: true }));

async function load(given: Record<string, string>, environment: Record<string, string> = {}) {
  const sources = { inputs: given, environment, door: 'action' } as const;
  const read = await loadSettings(sources, root, OWN_TREE);
  if ('problems' in read) return read.problems.map(({ where, message }) => `${where} ${message}`);
  const { hostname, organization, workspaces } = read.settings;
  return { hostname, organization, workspaces };
}

describe('the configuration says where it runs', () => {
  test('cloud block', async () => {
    expect(await load({ token: 't', directory: 'cloud' })).toEqual({
      hostname: '127.0.0.1:9',
      organization: 'acme',
      workspaces: [{ kind: 'name', name: 'net-prod' }],
    });
  });
  test('tags', async () => {
    expect(await load({ token: 't', directory: 'tags' })).toEqual({
      hostname: 'app.terraform.io',
      organization: 'acme',
      workspaces: [{ kind: 'query', tags: ['net', 'prod'] }],
    });
  });
  test('backend "remote" with a prefix and TF_WORKSPACE', async () => {
    expect(await load({ token: 't', directory: 'remote' }, { TF_WORKSPACE: 'dev' })).toEqual({
      hostname: 'app.terraform.io',
      organization: 'acme',
      workspaces: [{ kind: 'name', name: 'net-dev' }],
    });
    expect(await load({ token: 't', directory: 'remote' })).toEqual([
      'workspace is missing: remote/main.tf:2 has only the prefix "net-". Pass `workspace`, or set TF_WORKSPACE to what follows the prefix.',
    ]);
  });
  test('what is not a literal does not count', async () => {
    expect(await load({ token: 't', directory: 'variable', workspace: 'w' })).toEqual([
      'organization is missing. Pass `organization`, or name it in the `cloud` block.',
    ]);
  });
});

describe('directories', () => {
  const enough = { token: 't', organization: 'acme', workspace: 'w' };
  test.each([
    [
      'missing',
      'directory "missing" does not exist. Is the checkout step there, and the name right?',
    ],
    ['file.tf', 'directory "file.tf" is not a directory.'],
    [
      'empty',
      'directory "empty" holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?',
    ],
    [
      'stack',
      'directory "stack" is a Terraform Stack (net.tfcomponent.hcl), and this gate does not judge Stacks yet: HCP Terraform plans their deployments in runs that belong to no workspace. Name the directory of a configuration with .tf files.',
    ],
    [
      'old-stack',
      expect.stringMatching(/^directory "old-stack" is a Terraform Stack \(net\.tfstack\.hcl\)/),
    ],
    [
      'policies',
      expect.stringMatching(/^directory "policies" holds Terraform policies \(a\.policy\.hcl\)/),
    ],
    [
      'nothing',
      'directory "nothing" holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?',
    ],
  ])('%s', async (directory, problem) => {
    expect(await load({ ...enough, directory })).toEqual([problem]);
  });
  test('a configuration may lie deeper: the working directory of the workspace says where', async () => {
    expect(await load({ ...enough, directory: 'deep' })).toMatchObject({ organization: 'acme' });
  });
  test('of pairs, each is looked at, and problems of all kinds come together', async () => {
    expect(
      await load({ token: 't', organization: 'acme', workspaces: 'a=cloud, b=gone, c=empty' }),
    ).toEqual([
      'workspaces "gone" does not exist. The path is relative to the current directory and ignores `directory`.',
      'workspaces "empty" holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?',
    ]);
    expect(await load({ organization: 'acme', workspace: 'w', directory: 'gone' })).toHaveLength(2);
  });
});
