/** Texts have no absolute path of the checkout, however a program wrote it. */
import { pathWriter } from '../../src/model/relative-path.ts';
import { describe, expect, test } from '../support/jest.ts';

const ROOT = '/home/runner/work/repo/repo';
const inRepository = pathWriter([
  { path: ROOT, writtenAs: '' },
  { path: '/tmp/Ab1xYz', writtenAs: '' },
  { path: '/tmp/Ab1xYz/sources', writtenAs: 'policies' },
]);

describe('what a program writes of a file of the checkout is relative to it', () => {
  test.each([
    [`${ROOT}/policies/x.rego:3: rego_parse_error`, 'policies/x.rego:3: rego_parse_error'],
    [`no file exists at "${ROOT}/infra/a b.txt"; this`, 'no file exists at "infra/a b.txt"; this'],
    [
      `EACCES: permission denied, open '${ROOT}/infra/x.tf'`,
      `EACCES: permission denied, open 'infra/x.tf'`,
    ],
    [`fatal: not a git repository: ${ROOT}`, 'fatal: not a git repository: .'],
    [
      `fatal: dubious ownership in repository at '${ROOT}'`,
      `fatal: dubious ownership in repository at '.'`,
    ],
    [`The directory is ${ROOT}. Name another.`, 'The directory is .. Name another.'],
    [`in ${ROOT}/: nothing`, 'in .: nothing'],
    [`(${ROOT}/a.tf, ${ROOT}/b.tf)`, '(a.tf, b.tf)'],
    [`{"path":"${ROOT}/a.tf"}`, '{"path":"a.tf"}'],
    [`{"path":"${ROOT.replaceAll('/', '\\/')}\\/infra\\/a.tf"}`, '{"path":"infra/a.tf"}'],
    [`error downloading 'file://${ROOT}/modules/x'`, `error downloading 'modules/x'`],
    [`-chdir=${ROOT}/infra`, '-chdir=infra'],
    [`${ROOT}:${ROOT}/bin`, '.:bin'],
    ['open /tmp/Ab1xYz/infra/main.tf: no such file', 'open infra/main.tf: no such file'],
    ['/tmp/Ab1xYz/sources/x.rego:7', 'policies/x.rego:7'],
  ])('%s', (text, written) => expect(inRepository(text)).toBe(written));
});

describe('nothing else is touched', () => {
  test.each([
    '',
    'nothing here',
    `${ROOT}-other/x.tf`,
    `${ROOT}.git`,
    `/mnt${ROOT}/x.tf`,
    `https://host${ROOT}/x.tf`,
    '/tmp/Ab1xYzz/x',
    'git config --global --add safe.directory /home/runner/work/repo/repo',
  ])('%s', (text) => expect(inRepository(text)).toBe(text));

  test('the root of a file system stands for no path', () => {
    const write = pathWriter([
      { path: '/', writtenAs: '' },
      { path: 'D:\\', writtenAs: '' },
    ]);
    expect(write('/etc/x and D:\\x')).toBe('/etc/x and D:\\x');
  });
});

describe('paths of Windows', () => {
  const write = pathWriter([{ path: 'D:\\a\\repo\\repo', writtenAs: '' }]);
  test.each([
    ['D:\\a\\repo\\repo\\infra\\main.tf:3', 'infra/main.tf:3'],
    ['open d:\\a\\repo\\repo\\infra: Access is denied.', 'open infra: Access is denied.'],
    ['D:/a/repo/repo/infra/main.tf', 'infra/main.tf'],
    ['{"filename":"D:\\\\a\\\\repo\\\\repo\\\\infra\\\\main.tf"}', '{"filename":"infra/main.tf"}'],
    ['file:///D:/a/repo/repo/x', 'x'],
    ['in D:\\a\\repo\\repo.', 'in ..'],
    ['D:\\a\\repo\\repo2\\x', 'D:\\a\\repo\\repo2\\x'],
  ])('%s', (text, written) => expect(write(text)).toBe(written));
});

test('a long text takes time that grows as it does', () => {
  const text = `${ROOT}/a.tf ${ROOT}-b ${ROOT}-c ${ROOT}-d `.repeat(50_000);
  expect(inRepository(text)).toHaveLength(text.length - 50_000 * (ROOT.length + 1));
  expect(inRepository(`${ROOT}-b `.repeat(200_000))).toHaveLength(200_000 * (ROOT.length + 3));
});
