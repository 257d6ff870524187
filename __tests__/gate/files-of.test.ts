/** Which files belong to a workspace, held against what Terraform plans when all others are changed, or gone. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/gate/files-of.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { layIn, type Layout } from '../support/tree.ts';
import { seededBelow } from '../support/virtual-time.ts';

const P = 'resource "terraform_data" "a" {}\n';
const input = (value: string) => `resource "terraform_data" "a" {\n  input = ${value}\n}\n`;

/** The paths that belong to a directory, of all that are laid there. */
async function belonging(layout: Record<string, Layout[string]>, directory = '') {
  const repositoryRoot = emptyDirectory();
  layIn(repositoryRoot, layout);
  const isOne = await filesOf({ directory: join(repositoryRoot, directory), repositoryRoot });
  return Object.keys(layout).filter(isOne);
}

const BESIDE = { 'README.md': '', 'docs/a.md': '', 'other/main.tf': P };

test('what nothing names does not belong to the directory, also where that is the repository', async () => {
  const names = ['main.tf', 'x.auto.tfvars', '.terraform.lock.hcl', '.tool-versions', 'd/x.json'];
  const files = Object.fromEntries(names.map((name) => [name, '']));
  const layout = { ...files, ...BESIDE, 'main.tf': input('file("${path.module}/d/x.json")') };
  expect(await belonging(layout)).toEqual(names);
});

test.each([
  '[for path in ["/x"] : "arn:p${path}"]',
  '[for path in [{ module = 1 }] : path.module]',
])('a loop whose value is called as one of Terraform itself names no file: %s', async (value) => {
  const layout = { ...BESIDE, 'main.tf': input(value) };
  expect(await belonging(layout)).toEqual(['main.tf']);
});

describe('everything belongs to a directory', () => {
  const ALL: [what: string, text: string][] = [
    ['with a provisioner', `resource "a" "b" {\n  provisioner "local-exec" {\n  }\n}\n`],
    ['with a connection', `resource "a" "b" {\n  connection {\n  }\n}\n`],
    ['that runs a program', 'data "external" "a" {\n  program = ["x"]\n}\n'],
    ['with a name that is not known', input('file(var.name)')],
  ];
  test.each(ALL)('%s', async (_, text) => {
    const layout = { 'live/main.tf': text, ...BESIDE };
    expect(await belonging(layout, 'live')).toEqual(Object.keys(layout));
  });

  test('with a provisioner that is written in JSON, or in a module that it calls', async () => {
    const block = { provisioner: [{ 'local-exec': { command: './run.sh' } }] };
    const json = JSON.stringify({ resource: { terraform_data: { a: block } } });
    const inJson = { 'live/main.tf.json': json, ...BESIDE };
    expect(await belonging(inJson, 'live')).toEqual(Object.keys(inJson));
    const called = { ...BESIDE, 'live/main.tf': 'module "m" {\n  source = "../m"\n}\n' };
    const layout = { ...called, 'm/main.tf.json': json };
    expect(await belonging(layout, 'live')).toEqual(Object.keys(layout));
  });
});

const OWN: [what: string, text: string][] = [
  ['a module that is not here', 'module "m" {\n  source = "acme/m/aws"\n}\n'],
  ['its place as a value', input('{ dir = path.module }')],
  ['its place in a command', input('"bash ${path.module}/run.sh"')],
  ['a path that a variable is', 'resource "a" "b" {\n  source = var.file\n}\n'],
];
test.each(OWN)('every file of the directory belongs to it with %s', async (_, text) => {
  const layout = { 'live/main.tf': text, 'live/README.md': '', 'live/x/y.tf': '', ...BESIDE };
  expect(await belonging(layout, 'live')).toEqual(Object.keys(layout).slice(0, 3));
});

test('so does what only the programs know', async () => {
  const inside = ['terragrunt.hcl', 'README.md'].map((name) => `live/${name}`);
  const layout = { ...Object.fromEntries(inside.map((path) => [path, ''])), ...BESIDE };
  expect(await belonging(layout, 'live')).toEqual(inside);
  const unasked = ['terraform.tfstate', 'terraform.d/plugins/x', 'terraform-provisioner-x'];
  const plain = Object.fromEntries(unasked.map((path) => [`live/${path}`, '']));
  const names = Object.keys(plain);
  expect(await belonging({ ...plain, 'live/main.tf': P, ...BESIDE }, 'live')).toEqual([
    ...names,
    'live/main.tf',
  ]);
});

test('a submodule or a link above a file belongs to it, and where a link leads', async () => {
  const layout = {
    'live/main.tf': input('file("data/in/x.json")'),
    'live/data': { link: '../shared' },
    'shared/in/x.json': '',
    'shared/other.json': '',
    'live/data2': '',
  };
  const names = await belonging(layout, 'live');
  expect(names).toEqual(expect.arrayContaining(['live/main.tf', 'live/data', 'shared/in/x.json']));
  expect(names).not.toContain('live/data2');
});

const FILES: Record<string, string> = {
  'README.md': 'readme',
  'docs/guide.md': 'guide',
  'data/a.txt': 'a',
  'data/b.txt': 'b',
  'data/c.yaml': 'c: 1',
  'data/in/d.yaml': 'd: 1',
  'data/n.json': '{"name": "data/b.txt"}',
  't/x.tpl': 'x ${v} ${file("data/b.txt")}',
  't/y.tpl': 'y ${v}',
  'run.sh': 'echo',
  'notes.txt': 'notes',
  'mod/README.md': 'module',
  'mod/notes.txt': 'notes',
  'mod/own.txt': 'own',
  'mod/data/a.txt': 'a of mod',
};
const VALUES = [
  'file("${path.module}/data/a.txt")',
  'file("data/a.txt")',
  'fileset(path.module, "data/*.yaml")',
  '[for f in fileset("${path.module}/data", "**") : f]',
  'fileset(".", "*.md")',
  'templatefile("${path.module}/t/x.tpl", { v = 1 })',
  '{ for n in ["x", "y"] : n => templatefile("t/${n}.tpl", { v = n }) }',
  'file("${local.dir}/a.txt")',
  'file("${local.here}/data/b.txt")',
  'file(join("/", [path.module, "data", "a.txt"]))',
  'file(format("%s/a.txt", "data"))',
  'file("data/${var.name}.txt")',
  'file(var.key)',
  'try(file(var.none), "")',
  'fileexists("README.md")',
  'fileexists("${path.root}/nothing.txt")',
  'filemd5("./data/n.json")',
  'file(jsondecode(file("data/n.json")).name)',
  '[for path in ["/x", "/y"] : "arn:p${path}"]',
  '[for f in ["a", "b"] : file("data/${f}.txt")]',
  'replace(path.module, "/", "-")',
  'length(fileset("docs", "*"))',
  'fileset(var.dir, "*.yaml")',
  'try(filebase64sha256("run.sh"), "none")',
  '"plain"',
  '1 + 1',
];
const IN_MODULE = [
  'file("${path.module}/own.txt")',
  'file("data/a.txt")',
  'file("${path.root}/data/a.txt")',
  'file("${var.dir}/a.txt")',
  'fileset(path.module, "data/*")',
  'var.dir',
];
const VARIABLES = `locals {
  dir = "\${path.module}/data"
}
variable "name" { default = "a" }
variable "key" { default = "data/a.txt" }
variable "none" { default = "" }
variable "dir" { default = "data" }
`;

function generateTree(seed: number): Record<string, string> {
  const below = seededBelow(seed);
  const pick = (values: readonly string[]) => values[below(values.length)] ?? '';
  const resources = Array.from(
    { length: 1 + below(3) },
    (_, at) => `resource "terraform_data" "r${at}" {\n  input = ${pick(VALUES)}\n}\n`,
  );
  const given = pick(['"data"', 'path.module', '"${path.module}/data"', 'local.dir']);
  const call = `module "m" {\n  source = "./mod"\n  dir = ${given}\n}\n`;
  const here = resources.some((text) => text.includes('local.here'));
  return {
    ...FILES,
    ...(here && { 'here.tf': 'locals {\n  here = path.module\n}\n' }),
    'main.tf': `${VARIABLES}${resources.join('')}${below(2) === 0 ? call : ''}`,
    'mod/main.tf': `variable "dir" {}\nresource "terraform_data" "m" {\n  input = ${pick(IN_MODULE)}\n}\n`,
    ...(below(3) === 0 && { 'x.auto.tfvars': 'key = "data/b.txt"\n' }),
  };
}

/** What Terraform plans for a tree, or how it fails: `try` and a missing file differ in that. */
function planOf(terraform: string, layout: Record<string, string>): string {
  const root = emptyDirectory();
  mkdirSync(join(root, 'home'));
  layIn(
    root,
    Object.fromEntries(Object.entries(layout).map(([path, text]) => [`w/${path}`, text])),
  );
  const run = (...args: string[]) =>
    execFileSync(terraform, args, {
      cwd: join(root, 'w'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: join(root, 'home'),
        TF_DATA_DIR: join(root, 'data'),
        CHECKPOINT_DISABLE: '1',
        TF_IN_AUTOMATION: '1',
      },
    });
  const state = join(root, 'plan');
  try {
    run('init', '-input=false', '-no-color');
    run('plan', '-input=false', '-no-color', '-refresh=false', '-lock=false', `-out=${state}`);
  } catch (error) {
    return `fails: ${String((error as { stderr?: string }).stderr)}`;
  }
  const { resource_changes: changes }: { resource_changes: unknown } = JSON.parse(
    run('show', '-json', state),
  );
  return JSON.stringify(changes);
}

testWith(
  'terraform',
  'what does not belong to a workspace changes nothing of its plan',
  async (terraform) => {
    const counts = { trees: 0, left: 0 };
    for (let seed = 0; seed < sampled(200); seed++) {
      const tree = generateTree(seed);
      const belongs = new Set(await belonging(tree));
      const others = Object.keys(tree).filter((path) => !belongs.has(path));
      counts.trees += 1;
      if (others.length === 0) continue;
      counts.left += 1;
      const before = planOf(terraform, tree);
      const alone = Object.fromEntries(Object.entries(tree).filter(([path]) => belongs.has(path)));
      const changed = Object.fromEntries(others.map((path) => [path, 'changed ${']));
      const about = { seed, main: tree['main.tf'], module: tree['mod/main.tf'], others };
      expect({ ...about, plan: planOf(terraform, alone) }).toEqual({ ...about, plan: before });
      expect({ ...about, plan: planOf(terraform, { ...tree, ...changed }) }).toEqual({
        ...about,
        plan: before,
      });
    }
    showFigure(`${counts.left} of ${counts.trees} trees have files that do not belong to them`);
    expect(counts.left).toBeGreaterThan(counts.trees / 4);
  },
  1_200_000,
);
