import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '../support/jest.ts';
import { filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';

interface Picture {
  /** Relative to the repository. */
  file: string;
  /** The version and the digest of what is shown. */
  note: string;
  /** Absent: a screenshot. */
  svg?: string;
}

/** Where the README is shown, relative paths lead nowhere. */
const OURS = 'https://raw.githubusercontent.com/plangate/plangate/main/';
const script = pathToFileURL(join(REPOSITORY, 'scripts/pictures/content.js')).href;
const { contents } = (await import(script)) as { contents: () => Promise<Picture[]> };
const pictures = await contents();
const drawn = filesWith(['.png', '.svg', '.gif', '.jpg'], join(REPOSITORY, 'docs'));
const version = String(JSON.parse(readText('package.json')).version);

test('every picture is drawn by the script, for light and dark themes', () => {
  expect(drawn).toEqual(pictures.map(({ file }) => file).sort());
  const dark = drawn.filter((file) => file.includes('-dark.'));
  expect(dark.map((file) => file.replace('-dark.', '-light.'))).toEqual(
    drawn.filter((file) => file.includes('-light.')),
  );
});

// `npm run pictures` draws all of them anew; it needs Chromium.
describe.each(pictures)('$file', ({ file, note, svg }) => {
  test('is of the version of the package', () => {
    const text = readFileSync(join(REPOSITORY, file), 'latin1');
    const [, found] = /(?:Source\0|<metadata>)plangate ([\w.-]+)/.exec(text) ?? [];
    expect(found).toBe(version);
  });

  test('shows what this version shows', () => {
    if (svg === undefined) {
      expect(readFileSync(join(REPOSITORY, file), 'latin1')).toContain(`Source\0${note}`);
    } else expect(readText(file)).toBe(svg);
  });
});

test('the demo ends after 20 seconds, and does not move for those who asked for that', () => {
  for (const { svg = '' } of pictures.filter((picture) => picture.svg !== undefined)) {
    const delays = Array.from(svg.matchAll(/animation-delay:([\d.]+)s/g), ([, s]) => Number(s));
    expect(delays.length).toBeGreaterThan(20);
    expect(delays).toEqual(delays.toSorted((one, other) => one - other));
    expect(delays.at(-1)).toBeLessThan(20);
    expect(svg.match(/animation: /g)).toHaveLength(1);
    expect(svg).toMatch(/prefers-reduced-motion: no-preference\) \{ text \{ animation: /);
    // Hosts show a picture without scripts and without anything from elsewhere.
    expect(svg).not.toMatch(/<script|href=|url\(|<foreignObject/);
  }
});

test('pictures are small files', () => {
  const bytes = drawn.map((file) => statSync(join(REPOSITORY, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_200_000);
});

test('a page has each picture in both themes, with a text in its place', () => {
  const pages = filesWith(['.md']).map((path) => ({ path, text: readText(path) }));
  const shown = pages.flatMap(({ text }) =>
    Array.from(text.matchAll(/<picture>.*?<\/picture>/gs), ([all]) => all),
  );
  for (const picture of shown) {
    const names = Array.from(picture.matchAll(/pictures\/([\w-]+)-(dark|light)\.(?:png|svg)/g));
    expect(names.map(([, , theme]) => theme)).toEqual(['dark', 'light']);
    expect(new Set(names.map(([, name]) => name)).size).toBe(1);
    expect(picture).toMatch(/\balt="[^"]{20,}"/);
  }
  const missing = pages.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\b(?:src|srcset)="([^"]+\.(?:png|svg))"/g), ([, to = '']) =>
      to.startsWith(OURS) ? to.slice(OURS.length) : join(dirname(path), to),
    ).filter((file) => !existsSync(join(REPOSITORY, file))),
  );
  expect(missing).toEqual([]);
  const unused = drawn.filter((file) => !shown.some((picture) => picture.includes(file.slice(5))));
  expect(unused).toEqual([]);
});
