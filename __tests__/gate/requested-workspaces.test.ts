/** A workspace is left out only where its configuration is here and nothing that changes concerns it. */
import { filesInArguments, type SetVariable } from '../../src/configuration/argument-files.ts';
import { isAffected, isMatch } from '../../src/configuration/affected.ts';
import { ServiceError } from '../../src/client/service-error.ts';
import {
  chooseWorkspaces,
  findWorkspaces,
  logSkipped,
  throwRefused,
} from '../../src/gate/requested-workspaces.ts';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';
import { stubClient } from '../support/stub-client.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

const CONFIGURATION = 'resource "null_resource" "a" {}\n';
let tree: Tree;

beforeEach(() => {
  tree = makeTree({
    'repo/.git/HEAD': 'ref: refs/heads/main\n',
    'repo/.git/modules/main.tf': CONFIGURATION,
    'repo/.terraform/modules/vpc/main.tf': CONFIGURATION,
    'repo/net/main.tf': CONFIGURATION,
    'repo/other/main.tf.json': '{}',
    'repo/docs/a.md': '',
    'repo/unit/main.tf': CONFIGURATION,
    'repo/unit/terragrunt.hcl': 'dependency "net" {}\n',
    'repo/named/main.tf/a.md': '',
    'repo/broken/main.tf': { link: '../nowhere.tf' },
    'repo/ignored/#main.tf#': CONFIGURATION,
    'repo/ignored/.main.tf': CONFIGURATION,
    'repo/ignored/main.tf~': CONFIGURATION,
    'repo/a.tf': '# a file, and no directory\n',
    'repo/empty/': '',
    'repo/loop': { link: 'loop' },
    'repo/outside': { link: '../elsewhere' },
    'repo/link': { link: 'net' },
    'elsewhere/main.tf': CONFIGURATION,
  });
});
afterEach(() => tree.remove());

function addToRepository(layout: Layout): void {
  tree.add(
    Object.fromEntries(Object.entries(layout).map(([path, text]) => [`repo/${path}`, text])),
  );
}

interface Asked {
  /** Whether version control plans the commit. */
  ofCommit?: boolean;
  changed?: string[] | 'unknown' | undefined;
  directory?: string;
  name?: string;
  /** More than its working directory. */
  attributes?: object;
  varFile?: string[];
  /** The variables of the workspace, or why they cannot be read; and those of its variable sets, by id. */
  variables?: SetVariable[] | Error;
  sets?: Record<string, SetVariable[]> | Error;
}

async function find(working: string | null, asked: Asked = {}) {
  const { ofCommit = false, changed = ['docs/a.md'], directory = '.', name = 'net' } = asked;
  const attributes = { name, 'working-directory': working, ...asked.attributes };
  const workspace = { id: 'ws-1', type: 'workspaces', attributes, relationships: {}, links: {} };
  const listing = <Item>(items: readonly Item[] | Error) => ({
    all: async () => {
      if (items instanceof Error) throw items;
      return items;
    },
  });
  const { variables = [], sets = {} } = asked;
  const toItem = (variable: object) => ({ attributes: variable });
  const { client } = stubClient({
    'workspaces.showByName': async () => workspace,
    'workspaces.variables': () =>
      listing(variables instanceof Error ? variables : variables.map(toItem)),
    'workspaces.variableSets': () =>
      listing(sets instanceof Error ? sets : Object.keys(sets).map((id) => ({ id }))),
    'workspaces.variablesOfSet': (id: string) =>
      listing(sets instanceof Error ? [] : (sets[id] ?? []).map(toItem)),
  });
  const workspaces = [{ kind: 'name' as const, name: 'net' }];
  const { requested, skipped, unread, unlisted, always } = await findWorkspaces(client, 'acme', {
    plan: { directory, affectedOnly: true, workspaces },
    ofCommit,
    varFile: asked.varFile,
    workingDirectory: tree.path('repo'),
    repositoryRoot: tree.path('repo'),
    changedFiles: async () => (changed === 'unknown' ? undefined : changed),
  });
  const names = skipped.map(({ name }) => name);
  return { wanted: requested[0], skipped: names, unread, unlisted, always };
}

test.each<[Asked['changed'], boolean]>([
  ['unknown', true],
  [[], true],
  [['docs/a.md'], false],
])('affected-only reports whether it knew the changes: %j', async (changed, unknown) => {
  const { wanted, unlisted } = await find('net', { changed });
  expect([unlisted, wanted !== undefined]).toEqual([unknown, unknown]);
});

test('version control plans the repository, whatever directory is named', async () => {
  const { wanted } = await find('net', { ofCommit: true, directory: 'net', changed: 'unknown' });
  expect(wanted).toMatchObject({
    directory: tree.path('repo'),
    repository: tree.path('repo'),
  });
});

describe('workspaces that a query finds', () => {
  const ask = (found: string[]) =>
    chooseWorkspaces(
      {
        query: async () => found.map((name) => ({ name })),
        show: () => Promise.reject(new Error('Nothing else is asked.')),
        argumentFiles: () => Promise.reject(new Error('Nothing else is asked.')),
      },
      {
        plan: {
          directory: '.',
          affectedOnly: false,
          workspaces: [
            { kind: 'name', name: 'net', directory: 'other' },
            { kind: 'query', tags: ['a'] },
            { kind: 'query', tags: ['b'] },
          ],
        },
        workingDirectory: tree.path('repo'),
        repositoryRoot: tree.path('repo'),
        changedFiles: async () => undefined,
      },
    );

  test('are planned beside those that are named, each once and with what the name says', async () => {
    const { requested } = await ask(['net', 'dns']);
    expect(requested.map(({ name, directory }) => [name, directory])).toEqual([
      ['net', tree.path('repo/other')],
      ['dns', tree.path('repo')],
    ]);
  });

  test('are missed if there are none', async () => {
    const { client } = stubClient({ 'workspaces.list': () => ({ all: async () => [] }) });
    const finding = findWorkspaces(client, 'acme', {
      plan: { directory: '.', affectedOnly: false, workspaces: [{ kind: 'query', tags: ['a'] }] },
      workingDirectory: tree.path('repo'),
      repositoryRoot: tree.path('repo'),
      changedFiles: async () => undefined,
    });
    const { requested } = await finding;
    expect(() => throwRefused(requested)).toThrow('Not found in organization "acme": tag:a.');
  });
});

test('the log names what is left out, and says nothing where nothing is', () => {
  const log = quietLog();
  const chosen = {
    requested: [],
    skipped: [],
    unread: [],
    always: [],
    unlisted: false,
    foundNothing: [],
  };
  logSkipped(chosen, log);
  expect(log.lines).toEqual([]);
  logSkipped(
    { ...chosen, skipped: ['net', 'dns'].map((name) => ({ name, directory: undefined })) },
    log,
  );
  expect(log.lines).toEqual(['info Not affected by the files that change, and skipped: net, dns.']);
});

/** Nothing that the checkout does not have can be said to be untouched. */
const NOWHERE: [string, string][] = [
  ['a misspelt name', 'netwrk'],
  ['a name in other letters', 'Net'],
  ['a name with a space at its end', 'net '],
  ['a directory below a real one', 'net/prod'],
  ['a directory without a configuration', 'docs'],
  ['an empty directory', 'empty'],
  ['a directory of directories with names of configuration', 'named'],
  ['a directory of links that lead nowhere', 'broken'],
  ['a directory of names that Terraform ignores', 'ignored'],
  ['a file', 'a.tf'],
  ['a link that leads to itself', 'loop'],
  ['a link that leads out of the repository', 'outside'],
  ['a way out of the repository', '../elsewhere'],
  ['a way around', 'docs/../net'],
  ["git's own directory", '.git/modules'],
  ["Terraform's own directory", '.terraform/modules/vpc'],
  ['a name with a zero in it', 'net\0'],
  ['a very long name', 'n'.repeat(5_000)],
];

test.each(NOWHERE)(
  'the service names %s: the workspace is gated, and not unaffected',
  async (_, working) => {
    const { wanted, skipped } = await find(working);
    expect([skipped, wanted?.name]).toEqual([[], 'net']);
    const { wanted: pushed } = await find(working, { ofCommit: true });
    expect([pushed?.name, pushed?.unaffected]).toEqual(['net', undefined]);
  },
);

describe('a working directory that exists', () => {
  test.each<[string, Asked, boolean]>([
    ['net', {}, false],
    ['/net/', {}, false],
    ['other', {}, false],
    ['net', { changed: ['net/main.tf'] }, true],
    // The list names what the link leads to.
    ['link', { changed: ['net/main.tf'] }, true],
    ['link', {}, false],
    ['', { directory: 'net' }, false],
    // The repository itself has a configuration, and everything is below it.
    ['', {}, true],
    ['net', { directory: 'net' }, false],
    // The workflow gives it to each plan.
    ['net', { changed: ['vars/a.tfvars'], varFile: ['../vars/a.tfvars'] }, true],
    ['net', { changed: ['vars/b.tfvars'], varFile: ['../vars/a.tfvars'] }, false],
    // It says how git writes the files below it.
    ['net', { changed: ['.gitattributes'] }, true],
    ['net', { changed: ['other/.gitattributes'] }, false],
    // Only Terragrunt knows of which files it makes a unit.
    ['unit', {}, true],
    ['net', { attributes: { 'trigger-prefixes': ['docs'] } }, true],
    // Whatever else the service says of a workspace, what is below its directory concerns it.
    ...['trigger-prefixes', 'trigger-patterns'].flatMap((name) =>
      [null, [], ['docs/**']].map((is): [string, Asked, boolean] => [
        'net',
        { changed: ['net/main.tf'], attributes: { [name]: is } },
        true,
      ]),
    ),
  ])('is concerned: %j with %j: %s', async (working, asked, concerned) => {
    const { skipped } = await find(working, asked);
    expect(skipped).toEqual(concerned ? [] : ['net']);
  });
});

/** Files of which only the end of the name is known. */
const STATES = [
  ['live/a/terraform.tfstate', true],
  ['terraform.tfstate', true],
  ['docs/a.md', false],
  ['docs/linked.json', true],
].map(([path, matters]): [string, Layout, string, boolean] => [
  'a name of which the end is known',
  {
    'net/a.tf':
      'data "terraform_remote_state" "a" {\n  backend = "local"\n  config = { path = "${var.x}/terraform.tfstate" }\n}\n',
    'live/b/terraform.tfstate': { link: '../../docs/linked.json' },
    'docs/linked.json': '{}',
  },
  String(path),
  matters === true,
]);

describe('what the configuration reads elsewhere', () => {
  const local = (value: string) => `locals {\n  x = ${value}\n}\n`;
  const call = 'module "m" {\n  source = "../mods/m"\n}\n';

  test.each<[string, Layout, string, boolean]>([
    ['a file by its name', { 'net/a.tf': local('file("../shared/a.txt")') }, 'shared/a.txt', true],
    ['no other file', { 'net/a.tf': local('file("../shared/a.txt")') }, 'shared/b.txt', false],
    ['a file that a text names', { 'net/a.tf': local('"../shared/a.txt"') }, 'shared/a.txt', true],
    ['a directory', { 'net/a.tf': local('"${path.module}/../shared"') }, 'shared/b/c.txt', true],
    ['what a link leads to', { 'net/l': { link: '../shared' }, 'shared/a': '' }, 'shared/b', true],
    ['a local module', { 'net/a.tf': call, 'mods/m/a.tf': '' }, 'mods/m/b.txt', true],
    [
      'what a local module names',
      { 'net/a.tf': call, 'mods/m/a.tf': local('file("${path.module}/../../shared/a.txt")') },
      'shared/a.txt',
      true,
    ],
    ['a computed name', { 'net/a.tf': local('file(var.x)') }, 'docs/a.md', true],
    [
      'a computed name below the directory of a module',
      { 'net/a.tf': local('file("${path.module}/dags/${var.x}")') },
      'docs/a.md',
      false,
    ],
    [
      'a computed name below another directory',
      { 'net/a.tf': local('file("../shared/${var.x}.txt")') },
      'shared/b/c.txt',
      true,
    ],
    [
      'a computed name with another end',
      { 'net/a.tf': local('file("../shared/${var.x}.txt")') },
      'shared/b/c.md',
      false,
    ],
    [
      'a directory with a computed name and a known end',
      {
        'net/a.tf':
          'data "archive_file" "a" {\n  source_dir = "../shared/${var.x}/src"\n  type = "zip"\n}\n',
      },
      'shared/b/src/deep/c.js',
      true,
    ],
    ...STATES,
    [
      'a computed name that a text leads out of its directory',
      { 'net/a.tf': local('["../../docs/a.md", file("dags/${var.x}")]') },
      'docs/a.md',
      true,
    ],
    [
      'a computed name that another text leads up',
      { 'net/a.tf': local('["../../docs/a.md", file("dags/${var.x}")]') },
      'other/a.md',
      false,
    ],
    [
      'a computed name that the text of a file leads up',
      {
        'net/a.tf': local('[jsondecode(file("d.json")), file("dags/${var.x}")]'),
        'net/d.json': '{"a":"../../docs/a.md"}',
      },
      'docs/a.md',
      true,
    ],
    [
      'a template with a computed name, which reads a file',
      {
        'net/a.tf': local('templatefile("t/${var.x}.tpl", {})'),
        'net/t/a.tpl': '${file("../docs/a.md")}',
      },
      'docs/a.md',
      true,
    ],
    [
      'a name below a link',
      { 'net/a.tf': local('fileset("../way", "*")'), way: { link: 'shared' }, 'shared/a': '' },
      'shared/b',
      true,
    ],
    ['the root of the disk', { 'net/a.tf': local('"/"') }, 'docs/a.md', false],
    ['a directory of the machine', { 'net/a.tf': local('["/usr", "/etc/"]') }, 'docs/a.md', false],
    ['the name of its directory', { 'net/a.tf': local('basename(path.cwd)') }, 'docs/a.md', false],
    ['the repository', { 'net/a.tf': local('"${path.module}/../"') }, 'docs/a.md', true],
    [
      'more than the repository',
      { 'net/a.tf': local('file("../../${var.x}")') },
      'docs/a.md',
      true,
    ],
    [
      'a program',
      { 'net/a.tf': 'data "external" "x" {\n  program = ["a"]\n}\n' },
      'docs/a.md',
      true,
    ],
    ['a file with an error', { 'net/a.tf': 'locals {' }, 'docs/a.md', true],
    [
      'texts alone',
      { 'net/a.tf': local('["docs", "a.md", upper("docs/a.md")]') },
      'docs/a.md',
      false,
    ],
  ])('decides whether the workspace is concerned: %s', async (_, layout, changed, concerned) => {
    addToRepository(layout);
    const { skipped } = await find('net', { changed: [changed] });
    expect(skipped).toEqual(concerned ? [] : ['net']);
  });

  const argument = (value: string, more = '') =>
    `provider "kubernetes" {\n  config_path = ${value}\n}\n${more}`;
  const DATA = 'locals {\n  text = file("d.yaml")\n  data = yamldecode(local.text)\n}\n';

  test.each<[string, Layout, string, boolean]>([
    ['a text in another one', { 'net/a.tf': argument('replace("../a/X", "X", "b")') }, 'a/b', true],
    [
      'a text cut at its end',
      { 'net/a.tf': argument('trimsuffix("../a/b.c", ".c")') },
      'a/b',
      true,
    ],
    ['a text that leads down', { 'net/a.tf': argument('trimsuffix("./b.c", ".c")') }, 'a/b', false],
    [
      'data',
      { 'net/a.tf': argument('local.data.x', DATA), 'net/d.yaml': 'x: ../a/b' },
      'a/b',
      true,
    ],
    [
      'data of files below',
      { 'net/a.tf': argument('local.data.x', DATA), 'net/d.yaml': 'x: a/b' },
      'a/b',
      false,
    ],
    [
      'data in a file of a computed name',
      {
        'net/a.tf': argument('local.x', 'locals {\n  x = split(" ", file("d/${var.x}"))[0]\n}\n'),
        'net/d/x': '../a/b',
      },
      'a/b',
      true,
    ],
    [
      'a local value in another text',
      {
        'net/a.tf': argument('replace(local.x, "X", "b")', 'locals {\n  x = "../a/X"\n}\n'),
      },
      'a/b',
      true,
    ],
    [
      'a directory above a local value',
      {
        'net/a.tf': argument(
          '"${dirname(local.x)}/a/b"',
          'locals {\n  x = abspath(path.module)\n}\n',
        ),
      },
      'a/b',
      true,
    ],
    [
      'a list by names',
      {
        'net/a.tf': argument(
          '"c"',
          `resource "a" "b" {\n  files = { x = local.data.x }\n}\n${DATA}`,
        ),
        'net/d.yaml': 'x: ../a/b',
      },
      'a/b',
      true,
    ],
    [
      'a script',
      {
        'net/a.tf': argument('local.x', 'locals {\n  x = base64encode(file("x.sh"))\n}\n'),
        'net/x.sh': 'cd ../a/b\n',
      },
      'a/b',
      false,
    ],
    [
      'the directory of a module, and up again',
      {
        'net/a.tf': argument('"${module.m.x}/../../a/b"', call),
        'mods/m/a.tf': 'output "x" {\n  value = path.module\n}\n',
      },
      'a/b',
      true,
    ],
    [
      'the directory of a module that is a link',
      {
        'net/a.tf': 'module "m" {\n  source = "./m"\n}\n',
        'net/m': { link: '../a/real/m' },
        'a/real/m/a.tf': argument('"${path.module}/../b"'),
      },
      'a/real/b',
      true,
    ],
  ])(
    'knows what the argument of a provider is made of: %s',
    async (_, layout, changed, concerned) => {
      addToRepository(layout);
      const { skipped } = await find('net', { changed: [changed] });
      expect(skipped).toEqual(concerned ? [] : ['net']);
    },
  );

  test.each<[string, string, string, boolean]>([
    ['a file', local('file("../x.json")'), 'live/a/x.json', true],
    ['a file of a computed name', local('file("../x/${var.x}.json")'), 'live/a/x/y.json', true],
    ['files of a directory', local('fileset("../x", "*.json")'), 'live/a/x/y.json', true],
    ['no other file', local('file("../x.json")'), 'live/x.json', false],
  ])(
    'is found from where a link on its directory leads: %s',
    async (_, text, changed, concerned) => {
      addToRepository({ door: { link: 'live/a/net' }, 'live/a/net/main.tf': text });
      const { skipped } = await find('door', { changed: [changed] });
      expect(skipped).toEqual(concerned ? [] : ['net']);
    },
  );

  const ARGUMENTS = [
    { key: 'TF_CLI_ARGS_plan', value: '-var-file=../env/x.tfvars', category: 'env' },
  ];

  test.each<[string, string, string, Asked, boolean]>([
    ['a path', argument('var.x'), 'x = "../a/b"', { varFile: ['../env/x.tfvars'] }, true],
    ['a directory', argument('"${var.x}/b"'), 'x = "../a"', { varFile: ['../env/x.tfvars'] }, true],
    [
      'a way up',
      local('file("c/${var.x}")'),
      'x = "../../a/b"',
      { varFile: ['../env/x.tfvars'] },
      true,
    ],
    [
      'one that an argument names',
      argument('var.x'),
      'x = "../a/b"',
      { variables: ARGUMENTS },
      true,
    ],
    ['another path', argument('var.x'), 'x = "../a/c"', { varFile: ['../env/x.tfvars'] }, false],
    ['a file with an error', argument('var.x'), 'x = ', { varFile: ['../env/x.tfvars'] }, true],
    ['a file that is not there', argument('var.x'), '', { varFile: ['../env/y.tfvars'] }, false],
  ])('is named by a file of variables elsewhere: %s', async (_, text, values, asked, concerned) => {
    addToRepository({ 'net/a.tf': text, 'env/x.tfvars': values });
    const { skipped } = await find('net', { ...asked, changed: ['a/b'] });
    expect(skipped).toEqual(concerned ? [] : ['net']);
  });
});

/** As roots of many repositories are: tags that name them, paths of roles and of the machine, files of computed names. */
const ROOT = `locals {
  tags = { Root = basename(abspath(path.root)), Stack = reverse(split("/", path.cwd))[0] }
}
resource "aws_iam_role" "a" {
  path = "/"
}
resource "aws_iam_role" "b" {
  path = "/\${var.environment}/"
}
resource "docker_container" "a" {
  volumes {
    host_path = "/usr"
  }
  volumes {
    host_path = "/proc"
  }
}
module "m" {
  source    = "../../modules/m"
  dags      = "\${path.module}/dags/\${var.name}"
  directory = "\${path.cwd}/\${var.name}"
}
resource "aws_s3_object" "a" {
  for_each = fileset("\${path.module}/files", "**")
  source   = "\${path.module}/files/\${each.value}"
  etag     = filemd5("\${path.module}/files/\${each.value}")
}
`;
const MODULE = `output "a" {
  value = templatefile("\${path.module}/a.tpl", { root = path.root, text = file("\${path.module}/../shared/\${var.name}.json") })
}
`;

test.each<[string, string[]]>([
  ['README.md', []],
  ['live/b/files/x.txt', ['b']],
  ['live/b.md', []],
  ['modules/m/a.tpl', ['a', 'b', 'c']],
  ['modules/other/main.tf', []],
  ['modules/shared/x.json', ['a', 'b', 'c']],
  ['modules/shared/x.md', []],
])('of many roots, those are planned that a change of %s concerns', async (path, expected) => {
  const names = ['a', 'b', 'c'];
  const roots = names.map((name): [string, string] => [`repo/live/${name}/main.tf`, ROOT]);
  const modules = { 'repo/modules/m/main.tf': MODULE, 'repo/modules/m/a.tpl': '${root}' };
  tree.add({ ...Object.fromEntries(roots), ...modules });
  const workspaces = names.map((name) => ({
    kind: 'name' as const,
    name,
    directory: `live/${name}`,
  }));
  const { requested, always } = await chooseWorkspaces(
    { query: async () => [], show: async () => ({}) },
    {
      plan: { directory: '.', affectedOnly: true, workspaces },
      workingDirectory: tree.path('repo'),
      repositoryRoot: tree.path('repo'),
      changedFiles: async () => [path],
    },
  );
  expect([requested.map(({ name }) => name), always]).toEqual([expected, []]);
});

describe('what may read any file', () => {
  const local = (value: string) => `locals {\n  x = ${value}\n}\n`;

  test.each<[string, string, string]>([
    ['a computed name', local('file(var.x)'), 'has the computed name of a file'],
    ['a program', 'data "external" "x" {\n  program = ["a"]\n}\n', 'runs a program'],
    ['a text of a process', local('"/proc/self/cwd/a"'), 'may lead to any file'],
    ['a template', local('templatestring(var.x, {})'), 'renders a template'],
    ['a text', local('"${path.module}/../"'), 'names the whole repository'],
    ['a module', 'module "a" {\n  source = "../"\n}\n', 'calls a module that is'],
    ['a computed name', local('"${path.module}/../${var.x}"'), 'which texts may lead to any'],
    ['a text beside it', local('file("a/${var.x}") == "a ../../"'), 'which texts may lead to any'],
  ])('is named with its file and line: %s', async (_, text, why) => {
    tree.add({ 'repo/net/a.tf': `\n${text}` });
    const { always } = await find('net');
    const line = text.startsWith('locals') ? 3 : 2;
    expect(always).toEqual([
      { name: 'net', where: `net/a.tf:${line}`, why: expect.stringContaining(why) },
    ]);
    expect((await find('net', { changed: ['net/a.tf'] })).always).toEqual([]);
  });

  test('is logged once for all workspaces that it concerns', () => {
    const log = quietLog();
    const reason = { where: 'mods/a.tf:3', why: 'runs a program, which may read any file' };
    const always = ['net', 'dns'].map((name) => ({ name, ...reason }));
    const none = { requested: [], skipped: [], unread: [], unlisted: false, foundNothing: [] };
    logSkipped({ ...none, always }, log);
    expect(log.lines).toEqual([
      'info net, dns: planned for every change, because mods/a.tf:3 runs a program, which may read any file.',
    ]);
  });

  test('is not searched for outside of the repository', async () => {
    tree.add({ 'repo/net/a.tf': local('["/", "../../elsewhere/", fileset("/", "*.x")]') });
    const { skipped, always } = await find('net');
    expect([skipped, always]).toEqual([['net'], []]);
  });
});

test('an answer about another workspace does not count for this one', async () => {
  await expect(find('net', { name: 'sandbox' })).rejects.toMatchObject({
    kind: 'service',
    message:
      'The service answered with "sandbox" where it was asked for "net", of which nothing is known. Ask the administrator of the service.',
  });
  expect((await find('net', { name: 'NET' })).skipped).toEqual(['net']);
});

const watched = { directory: 'infra/net', patterns: [] as string[], prefixes: [] as string[] };

describe('a workspace', () => {
  test.each([
    [['infra/net/main.tf'], true],
    [['infra/net/deep/a/main.tf'], true],
    [['infra/network/main.tf'], false],
    [['infra/main.tf'], false],
    [['README.md', 'infra/net/x'], true],
    [[], false],
    // A submodule or a link that holds the directory.
    [['infra'], true],
    [['inf'], false],
  ])('in infra/net is concerned by the files %j: %s', (changed, affected) => {
    expect(isAffected(changed, watched)).toBe(affected);
  });

  test('is concerned by every file, if it is the repository itself', () => {
    expect(isAffected(['README.md'], { ...watched, directory: '' })).toBe(true);
  });

  test('is concerned by its prefixes as by its directory', () => {
    expect(isAffected(['modules/vpc/a.tf'], { ...watched, prefixes: ['/modules/vpc/'] })).toBe(
      true,
    );
    expect(isAffected(['modules/vpcs/a.tf'], { ...watched, prefixes: ['modules/vpc'] })).toBe(
      false,
    );
  });

  test.each([
    ['shared/vars.tf', true],
    ['shared', true],
    ['shared/vars.tf.md', false],
    ['policies/deep/a.json', true],
    ['policies', true],
    ['policie', false],
    ['policies/a.md', false],
    ['.json', false],
    ['policies/deep.json/a', true],
  ])('is concerned by what its configuration reads elsewhere: %s %s', (path, affected) => {
    const reads = {
      reads: ['shared/vars.tf'],
      readPatterns: [{ prefix: 'policies/', suffix: '.json' }],
    };
    expect(isAffected([path], { ...watched, ...reads })).toBe(affected);
  });

  test.each([
    ['/modules/**', 'modules/vpc/deep/a.tf', true],
    ['/modules/**/*.tf', 'modules/a.tf', true],
    ['/modules/**/*.tf', 'modules/vpc/a.md', false],
    ['**/network-?/*', 'live/network-1/a.tf', true],
    // The page of the service says "one or more", and its example reads like "one".
    ['**/network-?/*', 'live/network-12/a.tf', true],
    ['**/network-?/*', 'live/network-/a.tf', false],
    ['/live/*.??', 'live/a.tf', true],
    ['/live/*.??', 'live/a.t', false],
    ['/live/?', 'live/a/b.tf', false],
    ['/**/*.tf', 'a.tf', true],
    ['*.tf', 'sub/a.tf', false],
    ['a*b*c', 'aXbYbZc', true],
    ['a*b*c', 'aXbYbZ', false],
    ['**', 'anything/at/all', true],
    ['', 'a', false],
  ])('the pattern %s fits %s: %s', (pattern, path, affected) => {
    expect(isAffected([path], { ...watched, patterns: [pattern] })).toBe(affected);
  });

  test.each([
    ['plans/net-?.json', 'plans/net-1.json', true],
    ['plans/net-?.json', 'plans/net-😀.json', true],
    ['plans/net-?.json', 'plans/net-12.json', false],
    ['plans/net-?.json', 'plans/net-.json', false],
    ['plans/?/a.json', 'plans/b/a.json', true],
    ['plans?a.json', 'plans/a.json', false],
    ['plans/??/*.json', 'plans/ab/c.json', true],
    ['plans/[ab].json', 'plans/a.json', false],
  ])('the pattern %s of plans fits %s: %s', (pattern, path, isPlan) => {
    expect(isMatch(pattern, path)).toBe(isPlan);
  });

  test('a hostile pattern costs no time', () => {
    const pattern = `${'**/'.repeat(500)}${'*a'.repeat(500)}`;
    const path = `${'x/'.repeat(500)}${'a'.repeat(1_000)}b`;
    const before = processorMs();
    expect(isAffected([path], { ...watched, patterns: [pattern] })).toBe(false);
    expect(processorMs() - before).toBeLessThan(limitMs(2_000));
  });
});

test('3,000 changed files and 5,000 that a configuration reads are looked through once each', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const changed = numbers(3_000).map((index) => `docs/page-${index}/index.md`);
  const reads = numbers(5_000).map((index) => `modules/m${index}/files`);
  const readPatterns = numbers(5_000).map((index) => ({
    prefix: `lib/${index}-`,
    suffix: '.json',
  }));
  const watched = { directory: 'prod', patterns: [], prefixes: [], reads, readPatterns };
  const before = processorMs();
  expect(isAffected(changed, watched)).toBe(false);
  expect(isAffected([...changed, 'modules/m4999/files/a'], watched)).toBe(true);
  expect(isAffected([...changed, 'modules/m4999'], watched)).toBe(true);
  expect(isAffected([...changed, 'lib/4999-x.json'], watched)).toBe(true);
  expect(isAffected([...changed, 'lib/4999-.jso'], watched)).toBe(false);
  expect(processorMs() - before).toBeLessThan(limitMs(1_000));
});

describe('a file that arguments in the environment name', () => {
  const plan = (value: string | null, category = 'env') => ({
    key: 'TF_CLI_ARGS_plan',
    value,
    category,
  });
  const NAMED: [string, SetVariable[], string[] | undefined][] = [
    ['one file', [plan('-var-file=../env/prod.tfvars')], ['../env/prod.tfvars']],
    ['two dashes', [plan('--var-file=a.tfvars')], ['a.tfvars']],
    ['a word of its own', [plan('-lock=false -var-file a.tfvars -refresh')], ['a.tfvars']],
    ['several', [plan('-var-file=a -var-file=b')], ['a', 'b']],
    ['quotes', [plan(`'-var-file=a b' -var-file="c d" -var-file=e\\ f`)], ['a b', 'c d', 'e f']],
    ['arguments of all commands', [{ key: 'TF_CLI_ARGS', value: '-var-file=a' }], ['a']],
    ['those of another command', [{ key: 'TF_CLI_ARGS_apply', value: '-var-file=a' }], []],
    ['a variable of Terraform', [plan('-var-file=a', 'terraform')], []],
    ['others', [{ key: 'TF_VAR_a', value: null }, plan('-parallelism=2 -var x=-var-file')], []],
    ['a secret', [plan(null)], undefined],
    ['a quotation mark that stands alone', [plan(`-var-file='a`)], undefined],
    ['a text that releases read in different ways', [plan('-lock=false; -var-file=a')], undefined],
    ['a word that ends in an empty text', [plan(`-var-file=""a`)], ['a']],
    ['a backslash at the end', [plan('-var-file=a\\')], undefined],
  ];
  test.each(NAMED)('is found, or the reason says why not: %s', (_, variables, files) => {
    expect(filesInArguments(variables)).toEqual(files);
  });

  const PROD = [plan('-var-file=../env/prod.tfvars')];
  const changed = ['env/prod.tfvars'];
  const forbidden = new ServiceError('no', {
    code: 'not-found',
    method: 'GET',
    path: '/vars',
    status: 404,
  });
  test.each<[string, Asked, boolean, string[]]>([
    ['of the workspace', { changed, variables: PROD }, true, []],
    ['of a variable set', { changed, sets: { 'varset-1': [], 'varset-2': PROD } }, true, []],
    ['that do not change', { changed: ['env/dev.tfvars'], variables: PROD }, false, []],
    ['of none', { changed }, false, []],
    ['where the variables may not be read', { variables: forbidden }, true, ['net']],
    ['where the variable sets may not be read', { sets: forbidden }, true, ['net']],
    ['that nobody may read', { variables: [plan(null)] }, true, ['net']],
    ['where a file of the workspace changes', { changed: ['net/a'], sets: forbidden }, true, []],
  ])('decides whether a workspace is planned: %s', async (_, asked, isPlanned, names) => {
    const { wanted, skipped, unread } = await find('net', asked);
    expect([wanted !== undefined, skipped, unread]).toEqual([
      isPlanned,
      isPlanned ? [] : ['net'],
      names,
    ]);
  });

  test('does not decide where the service gives no answer at all', async () => {
    const failure = new Error('no answer');
    await expect(find('net', { variables: failure })).rejects.toBe(failure);
  });
});
