/** docs/networks.md: its forms of NO_PROXY are those of the code, and its errors are ones that it prints. */
import { proxyFor } from '../../src/model/proxies.ts';
import { describe, expect, test } from '../support/jest.ts';
import { filesWith, readText } from '../support/markdown-files.ts';

const PAGE = 'docs/networks.md';

/** The rows of the table below this heading, each cell as the code in it. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = readText(PAGE).split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code).join('\n')),
  );
}

const lines = (cell = '') => cell.split('\n').filter((line) => line !== '');

describe('a form of NO_PROXY', () => {
  const rows = rowsBelow('Proxies').flatMap(([forms, directly, through]) =>
    lines(forms).map((form) => ({ form, directly: lines(directly), through: lines(through) })),
  );

  test('is shown for names, addresses and ranges', () => expect(rows.length).toBeGreaterThan(8));

  test.each(rows)('$form', ({ form, directly, through }) => {
    const environment = { HTTPS_PROXY: 'proxy:3128', NO_PROXY: form };
    const isDirect = (host: string) =>
      proxyFor(new URL(`https://${host}`), environment) === undefined;
    expect(directly.filter((host) => !isDirect(host))).toEqual([]);
    expect(through.filter(isDirect)).toEqual([]);
    expect(directly).not.toEqual([]);
  });

  test('this machine needs none', () => {
    const environment = { HTTPS_PROXY: 'proxy:3128' };
    for (const host of ['localhost', '127.1.2.3', '[::1]']) {
      expect(proxyFor(new URL(`https://${host}`), environment)).toBeUndefined();
    }
  });
});

/** Of Node.js and OpenSSL; `shipped/networks` meets them. */
const NOT_OURS =
  /^(?:unable to verify the first certificate|self-signed certificate in certificate chain|certificate has expired|does not match certificate's altnames|502)$/;

test('an error is one that this program prints', () => {
  const sources = filesWith(['.ts'])
    .filter((path) => path.startsWith('src/'))
    .map(readText);
  const said = rowsBelow('Errors').flatMap(([cell]) => lines(cell));
  const ours = said.filter((each) => !NOT_OURS.test(each));
  expect(ours.length).toBeGreaterThan(8);
  const unknown = ours.flatMap((each) =>
    each
      .split(/HOST|…|\d{3}$|"br"/)
      .map((part) => part.trim())
      .filter((part) => part !== '' && !sources.some((source) => source.includes(part))),
  );
  expect(unknown).toEqual([]);
});
