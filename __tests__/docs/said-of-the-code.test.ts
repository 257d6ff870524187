/** What pages say of the code: assumptions, own policies, networks and messages. */
import { expect, test, describe } from '../support/jest.ts';
import { COURSES } from '../../src/service/courses.ts';
import { readText, REPOSITORY, fencedBlocks, filesWith } from '../support/markdown-files.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_OPA } from '../../src/rego/find-opa.ts';
import { JUDGING_NAMES } from '../../src/rego/judging-rules.ts';
import { REDACTED_PLAN } from '../../src/plan/redacted-plan.ts';
import { TERRAFORM_PLAN } from '../../src/plan/plan-shape.ts';
import { proxyFor } from '../../src/model/proxies.ts';
import { ERRORS } from '../../src/model/errors.ts';

const assumptions = readText('docs/assumptions.md');

test('docs/assumptions.md has each course of the local service with its values in order', () => {
  const listed = Array.from(
    assumptions.matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm),
    ([, name = '', values = '']) => [name, values.match(/[a-z_-]+/g) ?? []] as const,
  );
  expect(Object.fromEntries(listed)).toEqual(COURSES);
  expect(listed).toHaveLength(Object.keys(COURSES).length);
});

const OWN_POLICIES = 'docs/own-policies.md';

/** The names in the other cell of a row of a table. */
function rowOf(cell: string): string[] {
  const rows = readText(OWN_POLICIES)
    .split('\n')
    .filter((line) => line.includes(`| ${cell} |`));
  return Array.from(rows.join('').matchAll(/`(\w+)`/g), ([, name = '']) => name).sort();
}

test.each(['mandatory', 'advisory'])('the rules that the page calls %s are judged so', (level) => {
  const names = JUDGING_NAMES.filter((each) => each.level === level).map(({ name }) => name);
  expect(rowOf(level)).toEqual(names.sort());
});

test('a redacted plan has the parts that the page names, and lacks the others', () => {
  const has = Object.keys(REDACTED_PLAN.keys);
  const lacks = Object.keys(TERRAFORM_PLAN.keys).filter((part) => !has.includes(part));
  expect([rowOf('has'), rowOf('lacks')]).toEqual([has.sort(), lacks.sort()]);
});

test('the workflow of docs/own-policies.md is that of README with the step of opa', () => {
  const [ours = '', readme = ''] = [OWN_POLICIES, 'README.md'].map(
    (path) => fencedBlocks(path).find(({ language }) => language === 'yaml')?.text ?? '',
  );
  const bare = (text: string): string[] => text.split('\n').map((line) => line.replace(/ #.*/, ''));
  const added = bare(ours).filter((line) => !bare(readme).includes(line));
  expect(bare(readme).filter((line) => !bare(ours).includes(line))).toEqual([]);
  expect(added.filter((line) => line.trim() !== '')).toEqual([
    expect.stringMatching(/^ {6}- uses: actions\/setup-go@[0-9a-f]{40}$/),
    '        with: { go-version: stable, cache: false }',
    `      - run: ${COMPILE_OPA}`,
  ]);
});

/** The rows of the table below this heading, each cell as the code in it. */
function networkRowsBelow(heading: string): string[][] {
  const [, section = ''] = readText('docs/networks.md').split(`\n## ${heading}\n`);
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

describe('a form of NO_PROXY in docs/networks.md', () => {
  const rows = networkRowsBelow('Proxies').flatMap(([forms, directly, through]) =>
    lines(forms).map((form) => ({ form, directly: lines(directly), through: lines(through) })),
  );

  test('is named for names, addresses and ranges', () => expect(rows.length).toBeGreaterThan(8));

  test.each(rows)('works as described: $form', ({ form, directly, through }) => {
    const environment = { HTTPS_PROXY: 'proxy:3128', NO_PROXY: form };
    const isDirect = (host: string) =>
      proxyFor(new URL(`https://${host}`), environment) === undefined;
    expect(directly.filter((host) => !isDirect(host))).toEqual([]);
    expect(through.filter(isDirect)).toEqual([]);
    expect(directly).not.toEqual([]);
  });

  test('is not needed for this machine', () => {
    const environment = { HTTPS_PROXY: 'proxy:3128' };
    for (const host of ['localhost', '127.1.2.3', '[::1]']) {
      expect(proxyFor(new URL(`https://${host}`), environment)).toBeUndefined();
    }
  });
});

/** Of Node.js and OpenSSL; `shipped/networks` meets them. */
const NOT_OURS =
  /^(?:unable to verify the first certificate|self-signed certificate in certificate chain|certificate has expired|does not match certificate's altnames|502)$/;

test('an error in docs/networks.md is one that the program prints', () => {
  const sources = filesWith(['.ts'])
    .filter((path) => path.startsWith('src/'))
    .map(readText);
  const said = networkRowsBelow('Errors').flatMap(([cell]) => lines(cell));
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

const SOURCES = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('model/errors.ts'))
  .map((path) => readText(join('src', path)));

/** Each section of the two pages: its code, and the words of messages that its first sentence quotes. */
const SECTIONS = [...new Set(Object.values(ERRORS).map(({ page }) => page))].flatMap((page) =>
  [...readText(page).matchAll(/^## (PG-\d+)\n\n\*\*(.+?)\*\*: /gm)].map(
    ([, code = '', words = '']) => ({ code, words }),
  ),
);

test('no two errors have the same code or title', () => {
  const errors = Object.values(ERRORS);
  expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
  expect(new Set(errors.map(({ title }) => title)).size).toBe(errors.length);
});

test('each section begins with words of a message', () => {
  expect(SECTIONS.map(({ code }) => code)).toEqual(Object.values(ERRORS).map(({ code }) => code));
});

/**
 * Of errors of Terraform, and of the list of changes: their sections are found by their words.
 */
const WITHOUT_MESSAGE = ['changesNotWhole', 'moduleMissing'];

test('each error is thrown somewhere', () => {
  const unused = Object.keys(ERRORS).filter(
    (name) => !SOURCES.some((text) => text.includes(`CODES.${name}`)),
  );
  expect(unused).toEqual(WITHOUT_MESSAGE);
});

/** What others say, and what is put together from parts. */
const OF_OTHERS =
  /^(?:answered \d+|none appeared in time|Module not found|Resource not accessible by integration|self-signed certificate in certificate chain|unable to verify the first certificate|cloud|The check was canceled|token is empty|organization is missing)$/;

test('the words that a section quotes are those of a message', () => {
  const quoted = SECTIONS.flatMap(({ words }) => [...words.matchAll(/`([^`]+)`/g)])
    .flatMap(([, phrase = '']) => phrase.split(/ ?… ?/))
    .filter((phrase) => phrase !== '' && !OF_OTHERS.test(phrase));
  expect(quoted.length).toBeGreaterThan(60);
  const said = SOURCES.map((text) => text.replaceAll("\\'", "'"));
  expect(quoted.filter((phrase) => !said.some((text) => text.includes(phrase.trim())))).toEqual([]);
});
