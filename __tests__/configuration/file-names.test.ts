/** One list says which names of files count, and one rule which sources are directories. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  configurationIn,
  declaresBlocks,
  isConfiguration,
  isForTofuAlone,
  isOverride,
  isRead,
  mayBeRead,
  stemOf,
  variablesIn,
} from '../../src/configuration/file-names.ts';
import { localPath } from '../../src/configuration/module-manifest.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

/** An ending of configuration or variables in a pattern, or compared as a text. */
const ENDINGS = [
  /\\\.(?:\(\?:|\()?(?:tf|tofu|tfvars)(?![a-z])/,
  /(?:===|includes\(|endsWith\()\s*'[^']*\.(?:tf|tofu|tfvars)(?![a-z])/,
];
/** A step in the file system at the beginning of a source. */
const STEPS = [/\^\\\.\{1,2\}/, /startsWith\('\.\/'\)/];

/** The type of a block, or a name that Terraform gives a meaning, before white space in a pattern. */
const BLOCKS = [
  /\^[^/]*\b(?:resource|module|backend|provider|cloud|variable|locals|source|hostname)\b[^/]*\\[sb]/,
  /\\b(?:resource|module|backend|provider|cloud|variable|locals|source|hostname)\b/,
];
/** The parsers, but for their types. */
const PARSERS = [
  /^import (?!type).*configuration\/syntax\/(?:parse-file|parse-hcl)\.ts'/,
  /\{ parse(?:Hcl|File) \} = await/,
];

const SOURCES = join(REPOSITORY, 'src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), lines: readLines(path) }));

function readLines(path: string): string[] {
  return readFileSync(join(SOURCES, path), 'utf8').split('\n');
}

function placesOf(patterns: readonly RegExp[]): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.some((line) => patterns.some((pattern) => pattern.test(line))) ? [path] : [],
  );
}

test('the endings of the files that Terraform reads are in one list', () => {
  expect(placesOf(ENDINGS)).toEqual([
    // Names that say of an archive's file that it is a secret.
    'archive/secret-files.ts',
    'configuration/file-names.ts',
  ]);
});

test('one file decides which source is a directory', () => {
  expect(placesOf(STEPS)).toEqual(['configuration/module-manifest.ts']);
});

test('no other directory looks for blocks by a pattern, or parses a configuration by itself', () => {
  const outside = (patterns: readonly RegExp[]) =>
    placesOf(patterns)
      .filter((path) => !path.startsWith('configuration/'))
      .sort();
  expect(outside(BLOCKS)).toEqual([]);
  // Policies that are declared in HCL.
  expect(outside(PARSERS)).toEqual(['rego/policy-set.ts']);
});

const READ = 'main.tf main.tf.json main.tofu main.tofu.json old.tf #main.tf ~main.tf'.split(' ');
test.each(READ)('%s is configuration', (name) => {
  expect([isConfiguration(name), isRead(name)]).toEqual([true, true]);
});

const UNREAD =
  '.old.tf .old.tf.json .tf main.tf~ #main.tf# main.TF main.tf.bak main.tf.JSON maintf main.tfvars main.tftest.hcl';
test.each(UNREAD.split(' '))('%s is no configuration', (name) => {
  expect([isConfiguration(name), isRead(name)]).toEqual([false, false]);
});

test.each(['override.tf', 'override.tf.json', 'a_override.tf', 'a_override.tofu.json'])(
  '%s overrides',
  (name) => {
    expect([isOverride(name), declaresBlocks(name)]).toEqual([true, false]);
  },
);

test.each([
  ['aoverride.tf', true],
  ['override.x.tf', true],
  ['.a_override.tf', false],
])('%s does not override, and declares blocks: %s', (name, declares) => {
  expect([isOverride(name), declaresBlocks(name)]).toEqual([false, declares]);
});

test('OpenTofu alone reads its own ending', () => {
  const names = ['a.tf', 'a.tf.json', 'a.tofu', 'a.tofu.json', 'tofu.tf'];
  expect(names.filter(isForTofuAlone)).toEqual(['a.tofu', 'a.tofu.json']);
  expect([...names, 'a.md'].map(stemOf)).toEqual(['a', 'a', 'a', 'a', 'tofu', 'a.md']);
});

test('files of variables come in the order in which the last one wins', () => {
  const names =
    'b.auto.tfvars terraform.tfvars.json a.auto.tfvars.json x.tfvars terraform.tfvars .z.auto.tfvars terraform.tfvars~ my-terraform.tfvars c.auto.tfvars.bak';
  expect(variablesIn(names.split(' ')).join(' ')).toBe(
    'terraform.tfvars terraform.tfvars.json .z.auto.tfvars a.auto.tfvars.json b.auto.tfvars',
  );
});

test('a file of variables may have any name, and one of configuration only such as is read', () => {
  const names = ['a.tf', 'x/a.tofu.json', 'a.tfvars.json', 'x/PROD.TFVARS', '.a.tfvars'];
  expect(names.filter(mayBeRead)).toEqual(names);
  const others = [
    'a.TF',
    'x/.old.tf',
    '.#a.tf',
    'x/#a.tf#',
    'a.tfstate',
    'a.tf~',
    'a.tf/x',
    'a.tfvars.b',
  ];
  expect(others.filter(mayBeRead)).toEqual([]);
});

test('overrides are read last, each kind in the order of its names', () => {
  const names = 'b.tf a_override.tf override.tf.json .c.tf a.tf.json x.md a.tofu';
  expect(configurationIn(names.split(' ')).join(' ')).toBe(
    'a.tf.json a.tofu b.tf a_override.tf override.tf.json',
  );
});

test.each([
  ['./m', './m'],
  ['../m', '../m'],
  ['.\\m', './m'],
  ['..\\a\\m', '../a/m'],
  ['./', './'],
])('the source %s is the path %s', (source, path) => {
  expect(localPath(source)).toBe(path);
});

test.each(['..', '.', '.../m', 'm', '/m', 'hashicorp/consul/aws', undefined])(
  'the source %s is no path',
  (source) => {
    expect(localPath(source)).toBeUndefined();
  },
);
