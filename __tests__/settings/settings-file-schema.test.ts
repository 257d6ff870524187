/** The schema for editors refuses what the reader of `plangate.yml` refuses, as far as a schema can say it. */
import { Ajv } from 'ajv';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { KEYS } from '../../src/settings/settings-file/keys.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';

const schema: unknown = JSON.parse(readText('docs/plangate.schema.json'));
const validate = new Ajv({ strictTypes: false }).compile(Object(schema));
const asSchema = (file: unknown): boolean => validate(file);
const asReader = (file: unknown): boolean =>
  [true, false].some(
    (isPinned) => 'file' in readSettingsFile(JSON.stringify(file), 'plangate.yml', isPinned),
  );

/** Values of every form, and one or two that each kind of key takes. */
const VALUES: unknown[] = [
  [null, true, false, 0, 5, -1, 1.5, 10_000_000_000, '', ' ', ' a', 'a ', 'a\nb', 'a\u200bb'],
  ['app', '90m', '0m', 'm', '1h30m', '30m1h', 'mandatory', 'octocat', 'x'.repeat(1_001)],
  [[], ['app'], ['app', 'app'], ['app', 5], [['app']], [null], {}, { app: 'app' }],
].flat();
const OF_KEYS = KEYS.flatMap(({ name }) => VALUES.map((value) => ({ [name]: value })));
const CHOICES = KEYS.flatMap(({ name, choices = [] }) =>
  choices.flatMap((choice) => [{ [name]: choice }, { [name]: choice.toUpperCase() }]),
);
const ENTRIES = [
  ...['directories', 'name', 'tags', 'project', 'within', 'directory', 'gadget'].flatMap((key) =>
    VALUES.flatMap((value) => [
      { [key]: value },
      { name: 'a', [key]: value },
      { directories: 'live/*', [key]: value },
      { directories: 'live/*', within: { [key]: value } },
      { tags: ['net'], [key]: value },
      { project: 'Shop', [key]: value },
    ]),
  ),
  { tags: { env: '' } },
  { tags: { env: 5 } },
  { tags: { ' ': 'x' } },
].map((entry) => ({ workspaces: [entry] }));

const SCANNERS = ['file', 'tool', 'mandatory', 'base', 'configured-by', 'approvers', 'gadget']
  .flatMap((key) =>
    [...VALUES, 'low'].map((value) => ({ file: 'a.sarif', tool: 'T', [key]: value })),
  )
  .map((entry) => ({ scanners: [entry] }));

/** What no pattern says: it is for the reader alone. A text of these is another one to the schema. */
const isForReader = (file: unknown): boolean =>
  /"(?:protect|target-branches|variables|target|replace|terraform-version|override-by|plan-json|hide-values|repository-may|approvers)"/.test(
    JSON.stringify(file),
  );

function disagreements(files: readonly unknown[]): string[] {
  return files
    .filter((file) => asSchema(file) !== asReader(file) && !(isForReader(file) && asSchema(file)))
    .map(
      (file) =>
        `${asSchema(file) ? 'schema' : 'reader'} takes ${JSON.stringify(file).slice(0, 120)}`,
    );
}

describe('the schema of plangate.yml', () => {
  test('says of each value of a key what the reader says', () => {
    expect(disagreements(OF_KEYS)).toEqual([]);
  });

  test('says of each choice what the reader says', () => {
    expect(disagreements(CHOICES)).toEqual([]);
    expect(CHOICES.filter(asSchema)).toHaveLength(CHOICES.length / 2);
  });

  test('says of each entry of workspaces what the reader says', () => {
    expect(disagreements(ENTRIES)).toEqual([]);
    expect(ENTRIES.filter(asSchema).length).toBeGreaterThan(20);
  });

  test('says of each entry of scanners what the reader says', () => {
    expect(disagreements(SCANNERS)).toEqual([]);
    expect(SCANNERS.filter(asSchema).length).toBeGreaterThan(10);
  });

  test('says of other files what the reader says', () => {
    const files = [null, [], 'x', 5, {}, { gadget: 1 }, { token: 'x' }, { locked: {} }];
    expect(disagreements(files)).toEqual([]);
    expect(files.filter(asSchema)).toEqual([]);
  });

  test.each([
    ['a pattern that leads up', { workspaces: [{ directories: '../x' }] }],
    ['patterns that only exclude', { workspaces: [{ directories: '!x' }] }],
    ['an address that is none', { protect: 'x y z' }],
    ['a name of a branch that is none', { 'target-branches': ['a..b'] }],
    ['an option of a run that is none', { variables: ['x'] }],
    ['an entry twice', { workspaces: [{ name: 'a' }, { name: 'a' }] }],
  ])('cannot see %s, which the reader refuses', (_, file) => {
    expect([asSchema(file), asReader(file)]).toEqual([true, false]);
  });
});
