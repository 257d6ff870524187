/** The schema for editors refuses what the reader of the list refuses, as far as a schema can say it. */
import { Ajv } from 'ajv';
import { parseAllowedSources } from '../../src/allowed-sources/read-list.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { LIST } from './judge-here.ts';

const schema = JSON.parse(readText('docs/allowed-sources.schema.json'));
// A pattern stands beside the text that it restricts.
const validate = new Ajv({ strictTypes: false }).compile(Object(schema));
const asSchema = (file: unknown): boolean => validate(file);
const asReader = (file: unknown): boolean => 'allowed' in parseAllowedSources(JSON.stringify(file));

const LISTS = ['providers', 'modules', 'also'] as const;
const SOURCES = [
  'hashicorp/aws',
  'registry.terraform.io/hashicorp/*',
  'aws',
  '*/*/*',
  'hashicorp/aws*',
  'github.com/acme/vpc.git',
  'github.com//acme',
  'acme/vpc/aws',
  'a@dev.azure.com/a/b%20c/_git/d',
  'github.com/acme/x?ref=1',
  'provisioner local-exec',
  'provisioner *',
  'backend s3',
  'gadget x',
  'terragrunt live/*/terragrunt.hcl',
].concat(['', ' ', ' hashicorp/aws', 'hashicorp/aws\n', 'hashicorp/\u200baws', 'x'.repeat(501)]);
const OTHERS: unknown[] = [null, 1, true, [], {}];
const ENTRIES = LISTS.flatMap((list) => [
  ...[...SOURCES, ...OTHERS].flatMap((source) => [{ [list]: [source] }, { [list]: [{ source }] }]),
  ...OTHERS.map((value) => ({ [list]: value })),
  { [list]: [{ source: 'hashicorp/aws', gadget: 1 }] },
]);
const FIELDS = [
  ...['~> 1.2', '>= 1, < 2', '1.2.3-beta1', '', 'latest', 1, null].map((version) => ({
    providers: [{ source: 'hashicorp/aws', version }],
  })),
  ...[true, false, 'yes', null].map((tags) => ({ modules: [{ source: 'acme/vpc/aws', tags }] })),
  ...['2027-01-31', '2027-13-01', 'never', 1].map((until) => ({
    also: [{ source: 'backend s3', until }],
  })),
  ...['ours', '', 1].map((reason) => ({ also: [{ source: 'backend s3', reason }] })),
  ...['mandatory', 'advisory', 'soft', null].map((enforcement_level) => ({ enforcement_level })),
];
const FILES = [...OTHERS, LIST, { gadgets: [] }, ...ENTRIES, ...FIELDS].map(
  (file): [string, unknown] => [JSON.stringify(file).slice(0, 120), file],
);

/** What no pattern says: it is for the reader alone. */
const READER_ALONE: [string, unknown][] = [
  [
    'a day that the calendar does not have',
    { also: [{ source: 'backend s3', until: '2027-02-30' }] },
  ],
  ['a step that leads up', { modules: ['github.com/../x'] }],
  ['a host that is none', { providers: ['a..b/c/d'] }],
];

describe('the schema of allowed sources', () => {
  test('accepts the example of the page, as the reader does', () => {
    const page = readText('docs/allowed-sources.md');
    const example: unknown = JSON.parse(/^```\n(\{.*?)^```/ms.exec(page)?.[1] ?? '');
    expect([asSchema(example), asReader(example)]).toEqual([true, true]);
    expect(example).toMatchObject({ $schema: schema.$id });
  });

  test.each(FILES)('says of %s what the reader says', (_, file) => {
    expect(asSchema(file)).toBe(asReader(file));
  });

  test.each(READER_ALONE)('cannot see %s, which the reader refuses', (_, file) => {
    expect([asSchema(file), asReader(file)]).toEqual([true, false]);
  });
});
