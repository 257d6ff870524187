import { loadSettings } from '../../src/settings/load-settings.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { GIT_PORTS } from '../support/trusted-tree.ts';

const inTerraform = (lines: string) => `terraform {\n${lines}\n}\n`;
let tree: Tree;

beforeAll(() => {
  tree = makeTree({
    'cloud/versions.tf': `# cloud { organization = "commented" }
terraform {
  required_version = ">= 1.5"
  cloud {
    hostname     = "127.0.0.1:9"
    organization = "acme"
    workspaces { name = "net-prod" }
  }
}`,
    'tags/main.tf': inTerraform(
      '  cloud {\n    organization = "acme"\n    workspaces {\n      tags = ["net", "prod"]\n    }\n  }',
    ),
    'remote/main.tf': inTerraform(
      '  backend "remote" {\n    organization = "acme"\n    workspaces { prefix = "net-" }\n  }',
    ),
    'broken/main.tf':
      'terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "net',
    'variable/main.tf': inTerraform('  cloud {\n    organization = var.nope\n  }'),
    'nothing/README.md': 'no configuration',
    'deep/a/b/main.tf': 'locals {}',
    'file.tf': 'locals {}',
    'plan.json': '{}',
    'empty/': '',
    'stack/net.tfcomponent.hcl': '',
  });
});
afterAll(() => tree.remove());

async function load(given: Record<string, string>, environment: Record<string, string> = {}) {
  const sources = { inputs: given, environment, entryPoint: 'action' } as const;
  const read = await loadSettings(
    sources,
    { workingDirectory: tree.root, jobTree: OWN_TREE },
    GIT_PORTS,
  );
  if ('problems' in read) return read.problems.map(({ where, message }) => `${where} ${message}`);
  const { plan, plans } = read.settings;
  const { service, organization } = plans;
  return { hostname: service?.hostname, organization, workspaces: plan.workspaces };
}

describe('a configuration', () => {
  test.each<[string, string, string, object]>([
    ['cloud block', 'cloud', '127.0.0.1:9', { kind: 'name', name: 'net-prod' }],
    ['tags', 'tags', 'app.terraform.io', { kind: 'query', tags: ['net', 'prod'] }],
    [
      'backend "remote" with a prefix and TF_WORKSPACE',
      'remote',
      'app.terraform.io',
      { kind: 'name', name: 'net-dev' },
    ],
  ])('names where it runs by %s', async (_, directory, hostname, workspace) => {
    const expected = { hostname, organization: 'acme', workspaces: [workspace] };
    const environment = { TF_WORKSPACE: 'dev' };
    const given = { token: 't', directory };
    expect(await load(given, directory === 'remote' ? environment : undefined)).toEqual(expected);
  });
  test('names no workspace by a prefix without TF_WORKSPACE', async () => {
    expect(await load({ token: 't', directory: 'remote' })).toEqual([
      'workspace is missing: remote/main.tf:2 has only the prefix "net-". Pass `workspace`, or set TF_WORKSPACE to what follows the prefix.',
    ]);
  });
  test('that cannot be read is the only problem, named with its line', async () => {
    expect(await load({ token: 't', directory: 'broken' })).toEqual([
      'broken/main.tf:5 cannot be read, and a `cloud` block in it says nothing: a text does not end. Correct that line.',
    ]);
  });
  test('with a value that is no literal is named with its line', async () => {
    expect(await load({ token: 't', directory: 'variable', workspace: 'w' })).toEqual([
      'variable/main.tf:3 says "organization" in a way that is not evaluated here, and Terraform takes no variable and no function there. Write it out as a text, or name it by an input.',
    ]);
  });
});

describe('the directory of a configuration', () => {
  const enough = { token: 't', organization: 'acme', workspace: 'w' };
  const HELP = 'Is the checkout step there, and the name right?';
  const EMPTY = `holds no configuration: not a single .tf file in it or below. ${HELP}`;
  const REFUSED: Record<string, string> = {
    missing: `does not exist. ${HELP}`,
    'file.tf': 'is not a directory.',
    'plan.json': 'is not a directory. Name a plan with `plan`.',
    empty: EMPTY,
    stack: EMPTY,
    nothing: EMPTY,
  };
  test.each(Object.entries(REFUSED))('is refused: %s', async (directory, problem) => {
    const found = await load({ ...enough, directory });
    expect(found).toEqual([`directory "${directory}" ${problem}`]);
  });
  test('may be deeper: the working directory of the workspace says where', async () => {
    expect(await load({ ...enough, directory: 'deep' })).toMatchObject({ organization: 'acme' });
  });
  test('is checked for each pair, and all problems are reported together', async () => {
    expect(
      await load({ token: 't', organization: 'acme', workspaces: 'a=cloud, b=gone, c=empty' }),
    ).toEqual([
      'workspaces "gone" does not exist. The path is relative to the current directory and ignores `directory`.',
      `workspaces "empty" ${EMPTY}`,
    ]);
    expect(await load({ organization: 'acme', workspace: 'w', directory: 'gone' })).toHaveLength(2);
  });
});

test('a repository of several configurations is named with `init` and the blocks that were found', async () => {
  const monorepo = makeTree(
    Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
        `live/${name}/main.tf`,
        inTerraform(
          `  cloud {\n    organization = "acme"\n    workspaces { name = "${name}" }\n  }`,
        ),
      ]),
    ),
  );
  const inputs = { token: 't0ken' };
  const sources = { inputs, environment: {}, entryPoint: 'action' } as const;
  const read = await loadSettings(
    sources,
    { workingDirectory: monorepo.root, jobTree: OWN_TREE },
    GIT_PORTS,
  );
  const problems = 'problems' in read ? read.problems.map(({ message }) => message) : [];
  expect(problems[0]).toContain(
    'Found cloud blocks in live/a, live/b, live/c, live/d, live/e and 1 more. `plangate init` writes a `plangate.yml` that finds them all.',
  );
  expect(problems.slice(1).join()).not.toContain('Found cloud blocks');
});
