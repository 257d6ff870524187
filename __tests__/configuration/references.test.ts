/** What a run with targets includes, in addition to them: what they need, as Terraform 1.11.4 finds it. */
import { loadModule, sourcesOf } from '../../src/configuration/load-module.ts';
import {
  addReferences,
  inScopeOf,
  outputsInScope,
  type References,
} from '../../src/configuration/references.ts';
import { createTree } from '../../src/service/tree.ts';
import { expect, test } from '../support/jest.ts';

const FILES = {
  'main.tf': `
    resource "terraform_data" "counted" { input = "x" }
    resource "terraform_data" "argument" {}
    resource "terraform_data" "awaited" {}
    resource "terraform_data" "other" {}
    locals { size = var.many ? 1 : length(terraform_data.counted.input) }
    variable "many" {}
    module "m" {
      source     = "./m"
      count      = local.size
      depends_on = [terraform_data.awaited]
      unused     = terraform_data.other.id
      name       = "\${terraform_data.argument.id}!"
    }
    output "inner" { value = module.m[0].id }
    output "plain" { value = terraform_data.other.id }
  `,
  'm/main.tf': `
    variable "name" {}
    variable "unused" {}
    resource "terraform_data" "named" { input = var.name }
    resource "terraform_data" "bare" {}
    module "n" { source = "../n" }
    output "id" { value = terraform_data.bare.id }
  `,
  'n/main.tf': 'resource "terraform_data" "deep" {}',
};

function references(): References {
  const encoder = new TextEncoder();
  const files = createTree(
    new Map(Object.entries(FILES).map(([path, text]) => [path, encoder.encode(text)])),
  );
  const sources = sourcesOf({ files, workingDirectory: '' });
  const found: References = new Map();
  for (const [directory, address] of Object.entries({
    '': '',
    m: 'module.m[0]',
    n: 'module.m[0].module.n',
  })) {
    const module = loadModule(sources, directory);
    if (module !== undefined) addReferences(found, module, address);
  }
  return found;
}

const ALL = [
  'terraform_data.counted',
  'terraform_data.argument',
  'terraform_data.awaited',
  'terraform_data.other',
  'module.m[0].terraform_data.named',
  'module.m[0].terraform_data.bare',
  'module.m[0].module.n.terraform_data.deep',
];
const [counted = '', argument = '', awaited = '', other = '', named = '', bare = '', deep = ''] =
  ALL;

test.each([
  [other, [other]],
  [named, [counted, argument, awaited, named]],
  [bare, [counted, awaited, bare]],
  [deep, [counted, awaited, deep]],
  ['module.m', [counted, argument, awaited, other, named, bare, deep]],
])(
  '%s brings what it needs, through arguments, count and depends_on of its module',
  (target, expected) => {
    expect(ALL.filter(inScopeOf(references(), [target], false))).toEqual(expected);
  },
);

test('to destroy a target destroys what needs it, and what is in a module that its count decides', () => {
  expect(ALL.filter(inScopeOf(references(), [counted], true))).toEqual([
    counted,
    named,
    bare,
    deep,
  ]);
  expect(ALL.filter(inScopeOf(references(), [argument], true))).toEqual([argument, named]);
});

test('an output is planned if all that it needs is', () => {
  const isPlanned = outputsInScope(references(), [other]);
  expect(['inner', 'plain'].filter(isPlanned)).toEqual(['plain']);
});
