/** How long pages are, what they begin with, and what of them is the same elsewhere. `npm run lint` reads their words. */
import { existsAt, INPUTS } from '../../src/settings/inputs.ts';
import { KEYS } from '../../src/settings/settings-file/keys.ts';
import { expect, test } from '../support/jest.ts';
import { anchorOf, filesWith, readText } from '../support/markdown-files.ts';

const MOST_LINES = 150;
const MOST_WITHOUT_CONTENTS = 80;
/** For developers, or a list of changes. */
const OF_DEVELOPERS =
  /^(?:(?:ARCHITECTURE|CODE_OF_CONDUCT|DECISIONS|LIVE-CHECK|PACKAGES|QUESTIONS|RELEASING|UPSTREAM)\.md|__tests__\/|bench\/|src\/|\.github\/)/;
const pages = filesWith(['.md']).filter((path) => !OF_DEVELOPERS.test(path));

/** They begin with an example instead. */
const WITHOUT_CONTENTS = ['CHANGELOG.md', 'docs/library.md', 'docs/service.md'];

test('each question of users leads from README to its answer in two clicks', () => {
  expect(readText('README.md')).toContain('/blob/main/docs/README.md)');
  const [, part = ''] = readText('docs/README.md').split(/^## \w+ questions$/m);
  const rows = (part.split('\n## ')[0] ?? '').match(/^\| .+\? \| .*$/gm) ?? [];
  expect(rows).not.toEqual([]);
  expect(rows.filter((row) => !/\]\([^)]+\)/.test(row))).toEqual([]);
});

test('no page is longer than 150 lines, README no longer than 120', () => {
  const long = pages.filter((path) => readText(path).trimEnd().split('\n').length > MOST_LINES);
  expect(long).toEqual([]);
  expect(readText('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  expect(readText('CHANGELOG.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

const long = pages.filter(
  (path) =>
    readText(path).trimEnd().split('\n').length > MOST_WITHOUT_CONTENTS &&
    !WITHOUT_CONTENTS.includes(path),
);

test.each(long)('the contents of %s are complete, and come first', (path) => {
  const text = readText(path).replaceAll(/^```.*?^```/gms, '');
  const [top = ''] = text.split(/^## /m);
  const listed = Array.from(top.matchAll(/\]\(#([^)]+)\)/g), ([, anchor]) => anchor);
  const anchors = Array.from(text.matchAll(/^## .+$/gm), ([heading]) => anchorOf(heading));
  expect(anchors.filter((anchor) => !listed.includes(anchor))).toEqual([]);
});

test('README has each input of the step and each key of plangate.yml once, and no others', () => {
  const [, part = ''] = readText('README.md').split('\n## Inputs and keys\n');
  const [table = ''] = part.split('\n## ');
  const rows = table.split('\n').filter((line) => /^\| (?!about|---)/.test(line));
  const namesIn = (column: number) =>
    rows.flatMap((row) => row.split('|')[column]?.match(/(?<=`)[a-z-]+(?=`)/g) ?? []).sort();
  const inputs = INPUTS.filter((input) => existsAt(input, 'action'));
  expect(namesIn(2)).toEqual(inputs.map(({ name }) => name).sort());
  expect(namesIn(3)).toEqual(KEYS.map(({ name }) => name).sort());
});

test('every page is in the index', () => {
  const index = readText('docs/README.md');
  const missing = pages
    .filter((path) => path.startsWith('docs/') && path !== 'docs/README.md')
    .filter((path) => !index.includes(`](${path.slice('docs/'.length)}`));
  expect(missing).toEqual([]);
});
