import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { helpFor, EXPLAINED } from '../../src/report/help.ts';
import { expect, test } from '../support/jest.ts';
import { anchorsOf, readText, REPOSITORY } from '../support/markdown-files.ts';

const PAGES = ['docs/troubleshooting.md', 'docs/troubleshooting-runs.md'];

test('each code is on one page once, above the words of its messages', () => {
  const page = PAGES.map(readText).join('\n');
  const written = [...page.matchAll(/^## (PG-\d+)\n\n\*\*(.+?)\*\*: /gm)];
  const onPage = written.map(([, code, words]) => `${code} ${words}`);
  const known = Object.entries(EXPLAINED).map(([code, words]) => `${code} ${words}`);
  expect(onPage.sort()).toEqual(known.sort());
});

/**
 * Problems of settings stand below a line that leads to `cannot start`; what the client says, below what
 * it asked for; rules have a page of their own.
 */
const ELSEWHERE =
  /^(?:service|settings|trust|cli|client|rego|plan)\b|^model\/parse\.ts|^check\/read-options\.ts|rule-traps|help\.ts/;
/** Only a part of a message, or one that says all there is to say. */
const PARTS =
  /^x answered x with x and x\.$|^This is not a job of|cannot go with|^Run x belongs to another|Name the run with|^x(?:\. Set it to one like| HTTP_PROXY as they are|: that takes a run of GitHub)/;

/** Every text of the sources, with `…` for what is filled in. */
const SOURCES = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !ELSEWHERE.test(path) && !path.includes('help.ts'))
  .map((path) => readText(join('src', path)).replaceAll(/\$\{[^{}]*\}/g, 'x'))
  // Holes may be nested.
  .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, 'x'));

/** What is written between quotes or backticks, as a group. */
const TEXT = String.raw`(?:\`((?:[^\`\\]|\\.)*)\`|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")`;
const WHERE = [
  String.raw`new GateStop\(\s*'[a-z-]+',\s*`,
  String.raw`new HostError\(\s*'[a-z-]+',\s*`,
  String.raw`const (?:FOREIGN|LOST|message) =\s*`,
  String.raw`\b(?:commit|run|refused|problem): `,
  String.raw`problems\.push\(\s*`,
];

test('every message that stops a workspace or is a warning has its heading', () => {
  const texts = SOURCES.flatMap((source) =>
    WHERE.flatMap((where) => [...source.matchAll(new RegExp(where + TEXT, 'g'))]),
  ).map(([, ...texts]) => texts.find(Boolean) ?? '');
  const messages = texts.filter((text) => text.split(' ').length > 4);
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((each) => !PARTS.test(each) && helpFor(each) === undefined)).toEqual([]);
});

test.each([
  ['token is empty. Pass it.', 'pg-102'],
  ['GitHub could not be reached: GET / (x). Check', 'pg-124'],
  ['Could not show: GET / answered 404 (not found).', 'pg-109'],
])('%s', (message, anchor) => {
  expect(helpFor(message)).toMatch(new RegExp(`#${anchor}$`));
  expect(PAGES.flatMap(anchorsOf)).toContain(anchor);
});

test('each address leads to its code', () => {
  for (const [code, words] of Object.entries(EXPLAINED)) {
    const [, phrase = ''] = /`([^`]+)`/.exec(words) ?? [];
    const [page = '', anchor] =
      helpFor(phrase)
        ?.split(/.*\/blob\/v[^/]+\/|#/)
        .slice(1) ?? [];
    expect(anchor).toBe(code.toLowerCase());
    expect(anchorsOf(page)).toContain(anchor);
  }
});
