/** One list says which names of files count, and one rule which sources are directories. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  declaresBlocks,
  endsLikeRead,
  isConfiguration,
  isForTofuAlone,
  isOverride,
  isRead,
  stemOf,
  variablesIn,
} from '../../src/configuration/file-names.ts';
import { localPath } from '../../src/configuration/module-source.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

/** An ending of configuration or variables in a pattern, or compared as a text. */
const ENDINGS = [
  /\\\.(?:\(\?:|\()?(?:tf|tofu|tfvars)(?![a-z])/,
  /(?:===|includes\(|endsWith\()\s*'[^']*\.(?:tf|tofu|tfvars)(?![a-z])/,
];
/** A step in the file system at the beginning of a source. */
const STEPS = [/\^\\\.\{1,2\}/, /startsWith\('\.\/'\)/];

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
    'archive/secret-names.ts',
    'configuration/file-names.ts',
  ]);
});

test('one rule says which source is a directory', () => {
  expect(placesOf(STEPS)).toEqual(['configuration/module-source.ts']);
});

test.each([
  ['main.tf', true],
  ['main.tf.json', true],
  ['main.tofu', true],
  ['main.tofu.json', true],
  ['old.tf', true],
  ['#main.tf', true],
  ['.old.tf', false],
  ['.old.tf.json', false],
  ['.tf', false],
  ['main.tf~', false],
  ['~main.tf', true],
  ['#main.tf#', false],
  ['main.TF', false],
  ['main.tf.bak', false],
  ['main.tf.JSON', false],
  ['maintf', false],
  ['main.tfvars', false],
  ['main.tftest.hcl', false],
])('%s is configuration: %s', (name, is) => {
  expect([isConfiguration(name), isRead(name)]).toEqual([is, is]);
});

test.each([
  ['override.tf', true],
  ['override.tf.json', true],
  ['a_override.tf', true],
  ['a_override.tofu.json', true],
  ['aoverride.tf', false],
  ['override.x.tf', false],
  ['.a_override.tf', false],
])('%s overrides: %s', (name, is) => {
  expect([isOverride(name), declaresBlocks(name)]).toEqual([is, !is && !name.startsWith('.')]);
});

test('OpenTofu alone reads its own ending', () => {
  const names = ['a.tf', 'a.tf.json', 'a.tofu', 'a.tofu.json', 'tofu.tf'];
  expect(names.filter(isForTofuAlone)).toEqual(['a.tofu', 'a.tofu.json']);
  expect(names.map(stemOf)).toEqual(['a', 'a', 'a', 'a', 'tofu']);
});

test('files of variables come in the order in which the last one wins', () => {
  const names = [
    'b.auto.tfvars',
    'terraform.tfvars.json',
    'a.auto.tfvars.json',
    'x.tfvars',
    'terraform.tfvars',
    '.z.auto.tfvars',
    'terraform.tfvars~',
  ];
  expect(variablesIn(names)).toEqual([
    'terraform.tfvars',
    'terraform.tfvars.json',
    '.z.auto.tfvars',
    'a.auto.tfvars.json',
    'b.auto.tfvars',
  ]);
});

test('an archive asks for the ending alone, in any case', () => {
  const names = ['a.TF', 'x/.old.tf', 'a.tfvars.json', 'a.tfstate', 'a.tf~'];
  expect(names.map(endsLikeRead)).toEqual([true, true, true, false, false]);
});

test.each([
  ['./m', './m'],
  ['../m', '../m'],
  ['.\\m', './m'],
  ['..\\a\\m', '../a/m'],
  ['./', './'],
  ['..', undefined],
  ['.', undefined],
  ['.../m', undefined],
  ['m', undefined],
  ['/m', undefined],
  ['hashicorp/consul/aws', undefined],
  [undefined, undefined],
])('the source %s is the path %s', (source, path) => {
  expect(localPath(source)).toBe(path);
});
