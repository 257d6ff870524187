/** `/plangate except`: which entry it answers with, and which link. */
import { proposeException } from '../../src/overrides/propose-exception.ts';
import { parseExceptions } from '../../src/policy/exceptions.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';

const TODAY = '2026-11-23';
const PAGE = 'https://github.com/acme/infra';
const FILE = '.github/plangate exceptions.json';
const WORDS = 'deny_public aws_s3_bucket.logs net-prod 2027-01-31 Moves in January, see CHG-1042';
const ENTRY = {
  policy: 'deny_public',
  address: 'aws_s3_bucket.logs',
  workspace: 'net-prod',
  until: '2027-01-31',
  reason: 'Moves in January, see CHG-1042',
  owner: 'ann',
};

interface Given {
  by?: string;
  exceptionsInput?: string;
  branch?: string | undefined;
  files?: Record<string, string>;
}

function propose(words: string, given: Given = {}) {
  const { by = 'ann', exceptionsInput = FILE, files = {} } = given;
  const branch = 'branch' in given ? given.branch : 'main';
  const place = { exceptionsInput, page: PAGE, branch, read: async (path: string) => files[path] };
  return proposeException({ words, by, today: TODAY }, place);
}

async function entryOf(words: string, given?: Given): Promise<unknown> {
  const proposed = await propose(words, { files: { [FILE]: '{"exceptions": []}' }, ...given });
  return 'text' in proposed ? JSON.parse(proposed.text) : proposed;
}

const LINK = '/new/main?filename=.github%2Fplangate%20exceptions.json';

describe('an entry for an exception', () => {
  test('is added to a file that exists', async () => {
    const files = { [FILE]: '{"exceptions": []}' };
    expect(await propose(WORDS, { files })).toEqual({
      text: JSON.stringify(ENTRY, null, 2),
      file: {
        path: FILE,
        isNew: false,
        link: `${PAGE}/edit/main/.github/plangate%20exceptions.json`,
      },
    });
  });

  test('is the whole of a new file, which the link has', async () => {
    const proposed = await propose(WORDS);
    if (!('text' in proposed)) throw new Error('refused');
    expect(parseExceptions(proposed.text, TODAY)).toEqual({
      exceptions: [ENTRY],
      scanners: [],
    });
    const link = new URL(proposed.file?.link ?? '');
    expect(link.href.startsWith(PAGE + LINK)).toBe(true);
    expect(link.searchParams.get('value')).toBe(`${proposed.text}\n`);
  });

  test.each<[string, Partial<typeof ENTRY>]>([
    ['"deny public" aws_s3_bucket.logs net-prod 2027-01-31 x', { policy: 'deny public' }],
    ['p aws_s3_bucket.a["my key"] net-* 2027-01-31 x', { address: 'aws_s3_bucket.a["my key"]' }],
    ['p  module.legacy   net-prod 2027-01-31   two  words ', { reason: 'two  words' }],
    ['p module.a["x\\"y z"] net-prod 2027-01-31 "in quotes"', { address: 'module.a["x\\"y z"]' }],
    ['p module.a n 2027-01-31 "in quotes"', { reason: '"in quotes"' }],
    ['p" module.a n 2027-01-31 x', { policy: 'p"' }],
  ])('is made of %s', async (words, expected) => {
    expect(await entryOf(words)).toMatchObject(expected);
  });

  test.each([
    [
      'trivy/AVD-AWS-0089 aws_s3_bucket.logs net-* 2027-01-31 Logs of logs',
      { address: 'aws_s3_bucket.logs', workspace: 'net-*', reason: 'Logs of logs' },
    ],
    [
      'trivy/AVD-AWS-0089 main.tf 2027-01-31 Until CHG-1042',
      { path: 'main.tf', reason: 'Until CHG-1042' },
    ],
    [
      '"Snyk IaC/SNYK-CC-1" "live/my net/sg.tf" 2027-01-31 x',
      { scanner: 'Snyk IaC/SNYK-CC-1', path: 'live/my net/sg.tf', reason: 'x' },
    ],
  ])('is about a finding of a scanner: %s', async (words, expected) => {
    const found = { scanner: 'trivy/AVD-AWS-0089', until: '2027-01-31', owner: 'ann' };
    const entry = await entryOf(words);
    expect(entry).toEqual({ ...found, ...expected });
    const exceptions = JSON.stringify({ exceptions: [entry] });
    expect(parseExceptions(exceptions, TODAY)).toMatchObject({ scanners: [entry] });
  });

  test('without an address is about the policy', async () => {
    const { address: _, ...whole } = ENTRY;
    const words = WORDS.replace(` ${ENTRY.address}`, '');
    expect(await entryOf(words)).toEqual(whole);
  });

  test('has the person who asks as its owner', async () => {
    expect(await entryOf(WORDS, { by: 'bob' })).toMatchObject({ owner: 'bob' });
    expect(await entryOf(WORDS, { by: 'nobody' })).toEqual({
      unclear: [expect.stringMatching(/^The owner "nobody" is not an owner/)],
    });
  });

  test('has no sign that begins a comment of HTML', async () => {
    const reason = 'see <!-- plangate:v1 --> and <!-- /plangate:acts -->';
    const words = `deny_public aws_s3_bucket.logs net-prod 2027-01-31 ${reason}`;
    const proposed = await propose(words);
    if (!('text' in proposed)) throw new Error('refused');
    expect(proposed.text).not.toContain('<!');
    expect(await entryOf(words)).toMatchObject({ reason });
  });
});

describe('the link to an exception', () => {
  test.each([
    ['./policies/../exceptions.json', `${PAGE}/edit/feature/a%23b/exceptions.json`],
    ['a/b?c#d%.json', `${PAGE}/edit/feature/a%23b/a/b%3Fc%23d%25.json`],
  ])('escapes %s', async (exceptionsInput, link) => {
    const files = { 'exceptions.json': '{}', 'a/b?c#d%.json': '{}' };
    expect(await propose(WORDS, { exceptionsInput, files, branch: 'feature/a#b' })).toMatchObject({
      file: { isNew: false, link },
    });
  });

  test('leaves out a text that is too long for an address', async () => {
    const words = `deny_public aws_s3_bucket.logs net-prod 2027-01-31 ${'é'.repeat(500)}`;
    const proposed = await propose(words, { exceptionsInput: 'e.json' });
    expect(proposed).toMatchObject({ file: { isNew: true, link: expect.any(String) } });
    // Six signs for each letter would be 3,000, so that this one still fits; Thai takes nine.
    const long = await propose(words.replaceAll('é', 'ก'), { exceptionsInput: 'e.json' });
    expect(long).toMatchObject({ file: { link: `${PAGE}/new/main?filename=e.json` } });
  });

  test('is missing where the default branch or the repository is not known', async () => {
    expect(await propose(WORDS, { branch: undefined })).toMatchObject({
      file: { link: undefined },
    });
    const exceptionsInput = `git::https://github.com/acme/rules.git//e.json?ref=${'a'.repeat(40)}`;
    expect(await propose(WORDS, { exceptionsInput })).toEqual({
      text: JSON.stringify(ENTRY, null, 2),
    });
  });
});

describe('a proposed exception is refused', () => {
  test('with all problems at once', async () => {
    expect(await propose('deny_* aws_*.* * soon …')).toEqual({
      unclear: [
        'The policy is a pattern. Write the whole name of one policy.',
        expect.stringMatching(/^The address "aws_\*\.\*" fits too much/),
        expect.stringMatching(/^The workspace is neither the name/),
        expect.stringMatching(/^The reason is empty/),
        expect.stringMatching(/^The until "soon" is not a day/),
      ],
    });
  });

  test.each([
    ['', ['policy', 'workspace', 'reason', 'until']],
    ['deny_public', ['workspace', 'reason', 'until']],
    ['deny_public aws_s3_bucket.logs net-prod 2027-01-31', ['reason']],
    ['deny_public aws_s3_bucket.logs net-prod 2027-11-25 x', ['until']],
    ['trivy/AVD-1', ['address', 'workspace', 'reason', 'until']],
    ['trivy/AVD-1 main.tf 2027-11-25 x', ['until']],
    ['trivy/AVD-1 ../main.tf 2027-01-31 x', ['path']],
  ])('where %j lacks something', async (words, fields) => {
    const proposed = await propose(words);
    const unclear = 'unclear' in proposed ? proposed.unclear : [];
    expect(unclear.map((each) => each.split(' ')[1])).toEqual(fields);
  });

  test('where the file has it already', async () => {
    const files = { [FILE]: JSON.stringify({ exceptions: [{ ...ENTRY, until: '2026-12-31' }] }) };
    expect(await propose(WORDS, { files })).toEqual({
      unclear: ['It is about the same failure as exceptions[0]. Remove one.'],
    });
  });

  test('of a scanner where the file has it already', async () => {
    const entry = await entryOf('trivy/AVD-1 main.tf 2027-01-31 x');
    const files = { [FILE]: JSON.stringify({ exceptions: [entry] }) };
    expect(await propose('Trivy/AVD-1 main.tf 2026-12-31 y', { files })).toEqual({
      unclear: ['It is about the same failure as exceptions[0]. Remove one.'],
    });
  });

  test.each(['../e.json', '/etc/e.json', 'a/../../e.json', 'dir/', '..\\e.json'])(
    'for the file %s',
    async (exceptionsInput) => {
      expect(await propose(WORDS, { exceptionsInput })).toEqual({
        missing: '`exceptions` names no file of this repository.',
      });
    },
  );

  test('where no file is named', async () => {
    expect(await propose(WORDS, { exceptionsInput: '' })).toEqual({
      missing: expect.stringMatching(
        /^No file of exceptions is named\. Write its path as `exceptions` in `plangate\.yml`\.$/,
      ),
    });
  });
});

test('a hostile comment costs no time', async () => {
  for (const part of ['"', '"a', '"\\', ' "', '"\\" ']) {
    const before = processorMs();
    for (const length of [4_000, 60_000]) await propose(part.repeat(length / part.length));
    expect(processorMs() - before).toBeLessThan(limitMs(500));
  }
  expect(await propose('x'.repeat(4_001))).toEqual({ unclear: ['The command is too long.'] });
});
