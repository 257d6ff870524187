/** The schema for editors refuses what the reader of exceptions refuses, as far as a schema can say it. */
import { Ajv } from 'ajv';
import { parseExceptions } from '../../src/policy/exceptions.ts';
import { describe, expect, test } from '../support/jest.ts';
import { sampled } from '../support/sampled.ts';
import { readText } from '../support/markdown-files.ts';
import { ENTRY, TODAY } from './sample-exception.ts';
import { seededBelow } from '../support/virtual-time.ts';

const schema = JSON.parse(readText('docs/exceptions.schema.json'));
// A pattern stands beside the text that it restricts.
const validate = new Ajv({ strictTypes: false }).compile(Object(schema));

const asSchema = (file: unknown): boolean => validate(file);
const asReader = (file: unknown): boolean =>
  'exceptions' in parseExceptions(JSON.stringify(file), TODAY);
const fileOf = (...entries: unknown[]) => ({ exceptions: entries });
const withField = (field: string, value: unknown) => fileOf({ ...ENTRY, [field]: value });

const TEXTS = [
  '',
  ' ',
  '\t',
  'a\nb',
  ' a',
  'a ',
  '\u200b',
  'a\u202eb',
  'a\u0000',
  '\u2028',
  '\ufeffa',
].concat(['-', 'é', 'a b', '*', '?', 'a*', 'a?', '_', '9', 'x'.repeat(2_000)]);
const OF_FIELDS: Record<string, readonly unknown[]> = {
  policy: ['deny public', 'p.q/r', 'x'.repeat(300), 'x'.repeat(301), 'deny_*', 'deny?'],
  address: [
    'aws_s3_bucket.*',
    'module.legacy',
    'module.*.aws_s3_bucket.a',
    'data.aws_ami.base',
  ].concat(
    ['aws_s3_bucket.a[0]', 'aws_s3_bucket.a["x.y"]', 'aws_s3_bucket.a["?"]', '*.*', '?*.?*', '.'],
    ['.*', '[*]', 'aws_s3_bucket', `aws_s3_bucket.${'a'.repeat(1_000)}`, '"*"'],
  ),
  workspace: ['net-*', '*-prod', 'a_b', '*', '**', '-*', '*-*', '__', 'a.b', 'x'.repeat(101)],
  reason: ['in CHG-1042', '…!', 'x'.repeat(500), 'x'.repeat(501)],
  owner: ['ann', '@acme/platform', 'ann@example.com', 'nobody', 'none', 'n/a', 'tbd', '@', '???'],
  until: [
    '2027-11-24',
    '2020-02-29',
    '2027-1-31',
    '31.01.2027',
    '2027-13-01',
    '2027-00-10',
    'never',
  ].concat([
    '2027-01-32',
    '2027-01-31T00:00:00Z',
    '20270131',
    '٢٠٢٧-٠١-٣١',
    '2027-01-3１',
    '2027-01-00',
  ]),
};

const { policy: _policy, address, workspace, ...ENDS } = ENTRY;
const OF_RESOURCE = { scanner: 'trivy/AVD-AWS-0089', address, workspace, ...ENDS };
const OF_FILE = { scanner: 'trivy/AVD-AWS-0089', path: 'live/net/main.tf', ...ENDS };
const OF_SCANNERS: Record<string, readonly unknown[]> = {
  scanner: [
    'checkov/CKV_AWS_20',
    'Snyk IaC/SNYK-1',
    'semgrep/a/b',
    'trivy',
    '/x',
    'trivy/',
    '/',
    '-/a',
  ].concat(['trivy/AVD-*', 'tri?y/a', 'é/1', ` a/b`, 'a/\u200b', 'x/'.padEnd(301, 'y')]),
  path: [
    'main.tf',
    'a/b c.tf',
    '/main.tf',
    '//main.tf',
    '/',
    '/./main.tf',
    'git::https:/github.com/acme/m?ref=v5/main.tf',
    'https://example.com/m/main.tf',
    'git::https:/github.com/*',
    'git::a\\b',
    'C:/main.tf',
    'main.tf?ref=v5',
    '../a',
    'a/../b',
    './a',
    'a//b',
    'a/',
    '.',
    '..',
    'a/..',
  ].concat(['a\\b', '~/a', 'C:/a', '*.tf', 'a?', '.github/x', '..a', 'a'.repeat(1_001)]),
};

const many = (length: number) =>
  fileOf(...Array.from({ length }, (_, at) => ({ ...ENTRY, policy: `p${at}` })));
const WHOLE: unknown[] = [null, [], {}, 'x', 1, { exceptions: {} }, { exceptions: null }];
const FILES = WHOLE.concat(
  [{ exceptions: [], x: 1 }, fileOf(), { $schema: 'x', exceptions: [ENTRY] }],
  [fileOf(ENTRY, { ...ENTRY, policy: 'b' }), many(1_000), many(1_001)],
  [null, 'x', [], 1, {}, { ...ENTRY, unless: 'x' }].map((entry) => fileOf(entry)),
  [OF_RESOURCE, OF_FILE].flatMap((entry) => [
    fileOf(entry),
    fileOf({ ...entry, policy: 'x' }),
    fileOf({ ...OF_FILE, ...OF_RESOURCE }),
    ...Object.keys(entry).flatMap((field) =>
      [undefined, 1, null, ...TEXTS, ...(OF_SCANNERS[field] ?? [])].map((value) =>
        fileOf({ ...entry, [field]: value }),
      ),
    ),
  ]),
  Object.keys(ENTRY).flatMap((field) =>
    [undefined, null, 1, true, [], {}, ...TEXTS, ...(OF_FIELDS[field] ?? [])].map((value) =>
      withField(field, value),
    ),
  ),
).map((file): [string, unknown] => [JSON.stringify(file).slice(0, 200), file]);

/** What no pattern says: it is for the reader alone. */
const READER_ALONE: [string, unknown][] = [
  ['a day that the calendar does not have', withField('until', '2027-02-29')],
  ['a day too far away', withField('until', '2027-11-25')],
  ['two entries for one failure', fileOf(ENTRY, { ...ENTRY, until: '2027-02-01' })],
  ['nobody in capitals', withField('owner', 'Nobody')],
  ['a pattern that fits too much', withField('address', 'aws_*.*')],
  ['a pattern that fits every module', withField('address', 'module.*')],
  ['a text that is no address', withField('address', 'aws_s3_bucket.a.b')],
];

describe('the schema of exceptions', () => {
  test('accepts the example of the page, as the reader does', () => {
    const page = readText('docs/exceptions.md');
    const example: unknown = JSON.parse(/^```\n(\{.*?)^```/ms.exec(page)?.[1] ?? '');
    expect([asSchema(example), asReader(example)]).toEqual([true, true]);
    expect(example).toMatchObject({ $schema: schema.$id });
  });

  test('accepts about as many of the files as it refuses', () => {
    const good = FILES.filter(([, file]) => asReader(file)).length;
    expect([good, FILES.length - good].every((many) => many > 30)).toBe(true);
  });

  test.each(FILES)('says of %s what the reader says', (_, file) => {
    expect(asSchema(file)).toBe(asReader(file));
  });

  test.each(READER_ALONE)('cannot see %s, which the reader refuses', (_, file) => {
    expect([asSchema(file), asReader(file)]).toEqual([true, false]);
  });

  test('refuses none of the random files that the reader accepts', () => {
    const signs = Array.from('ab.*?_-[]"0129 é@/x\u200b\n');
    signs.push('module.', 'data.', 'aws_s3_bucket.', 'nobody');
    const random = seededBelow(11);
    const fields = Object.entries(ENTRY);
    const rounds = sampled(20_000);
    let taken = 0;
    for (let round = 0; round < rounds; round += 1) {
      const [field = '', text = ''] = fields[random(fields.length)] ?? [];
      const at = random(text.length + 1);
      const added = Array.from({ length: 1 + random(3) }, () => signs[random(signs.length)]);
      const kept = random(4) === 0 ? '' : text.slice(0, at);
      const value = `${kept}${added.join('')}${text.slice(at + random(2))}`;
      const file = withField(field, value);
      if (!asReader(file)) continue;
      taken += 1;
      expect([value, asSchema(file)]).toEqual([value, true]);
    }
    expect(taken).toBeGreaterThan(rounds / 20);
  });
});
