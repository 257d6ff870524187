/** The pages as a site: each link leads somewhere, a page is read without script, and the search finds a section. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative } from 'node:path';
import { promisify } from 'node:util';
import { VERSION } from '../../src/model/version.ts';
import { startBrowser, type Look } from '../support/chromium.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { afterAll, expect } from '../support/jest.ts';
import { startLoopback } from '../support/loopback-service.ts';
import { filesWith, REPOSITORY } from '../support/markdown-files.ts';
import { findProgram, testNeeding } from '../support/optional-tools.ts';
import { limitMs } from '../support/time-limits.ts';

const GENERATOR = '@11ty/eleventy';
const HAS_GENERATOR = existsSync(join(REPOSITORY, 'node_modules', GENERATOR));
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
const execute = promisify(execFile);

let making: Promise<string> | undefined;
/** Made once. @returns the directory with that of the version in it */
function makeSite(): Promise<string> {
  return (making ??= (async () => {
    const folder = emptyDirectory();
    const run = (...words: string[]) =>
      execute(process.execPath, [join(REPOSITORY, 'scripts/site.js'), ...words], {
        cwd: REPOSITORY,
      });
    await run(folder);
    // A second version, whose pages nobody builds again.
    mkdirSync(join(folder, '0.10.0'));
    await run('--versions', folder);
    return folder;
  })());
}

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
const withGenerator = (name: string, body: () => Promise<void>) =>
  testNeeding([GENERATOR], HAS_GENERATOR ? [GENERATOR] : [], name, body, limitMs(120_000));

withGenerator('every page of docs/ is on it, and no text of a template', async () => {
  const folder = join(await makeSite(), VERSION);
  const pages = filesWith(['.md']).filter((path) => path.startsWith('docs/'));
  const there = pagesIn(folder);
  expect(there).toHaveLength(pages.length + 3);
  for (const page of there) {
    const text = readFileSync(join(folder, page), 'utf8');
    expect([page, text.match(/<h1[ >]/g)?.length]).toEqual([page, 1]);
  }
  expect(readFileSync(join(folder, 'plangate.html'), 'utf8')).toContain('${{ secrets.TF_API_TOKEN');
});

withGenerator('every link leads to a page, a heading, a picture or the repository', async () => {
  const folder = join(await makeSite(), VERSION);
  const text = new Map(
    pagesIn(folder).map((page) => [page, readFileSync(join(folder, page), 'utf8')]),
  );
  const wrong: string[] = [];
  let own = 0;
  for (const [page, html] of text) {
    for (const [, target = ''] of html.matchAll(/\s(?:href|src|srcset)="([^"]*)"/g)) {
      if (/^(?:https?|mailto):/.test(target)) {
        if (/^https:\/\/github\.com\/plangate\/plangate\/(?:blob|tree)\/main\//.test(target))
          wrong.push(`${page}: ${target}`);
        const [, path = ''] = new RegExp(`/blob/v${VERSION}/([^#]*)`).exec(target) ?? [];
        if (path !== '' && !existsSync(join(REPOSITORY, decodeURIComponent(path))))
          wrong.push(`${page}: ${target}`);
        continue;
      }
      own++;
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? page : posix.normalize(posix.join(dirname(page), file));
      const isThere = existsSync(join(folder, path));
      const hasHeading = anchor === undefined || (text.get(path) ?? '').includes(` id="${anchor}"`);
      if (!isThere || !hasHeading) wrong.push(`${page}: ${target}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(own).toBeGreaterThan(500);
});

withGenerator('the list of versions begins with the newest one', async () => {
  const text = readFileSync(join(await makeSite(), 'index.html'), 'utf8');
  const listed = Array.from(
    text.matchAll(/href="([\d.]+)\/index\.html"/g),
    ([, version]) => version,
  );
  expect(listed).toEqual(['0.10.0', VERSION]);
});

const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

let site: ReturnType<typeof startSite> | undefined;
/** The site on loopback in a browser, one for all tests. */
const openSite = (chromium: string) => (site ??= startSite(chromium));

async function startSite(chromium: string) {
  const folder = await makeSite();
  const service = await startLoopback(({ url }, response) => {
    const path = join(folder, decodeURIComponent(new URL(url, 'http://x').pathname));
    if (!existsSync(path) || relative(folder, path).startsWith('..')) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? '' }).end(readFileSync(path));
  });
  const browser = await startBrowser(chromium);
  stops.push(
    () => browser.close(),
    () => service.stop(),
  );
  const at = (path: string) => `${service.origin}/${VERSION}/${path}`;
  return { origin: service.origin, at, open: (look?: Look) => browser.open(look) };
}

const inBrowser = (name: string, body: (chromium: string) => Promise<void>) => {
  const chromium = findProgram('chromium');
  const here = [
    ...(HAS_GENERATOR ? [GENERATOR] : []),
    ...(chromium === undefined ? [] : ['chromium']),
  ];
  testNeeding([GENERATOR, 'chromium'], here, name, () => body(chromium ?? ''), limitMs(120_000));
};

inBrowser(
  'a page can be read without script, and has no search that does nothing',
  async (chromium) => {
    const { at, open } = await openSite(chromium);
    const page = await open({ scripts: false });
    await page.goto(at('policies.html'));
    expect(await page.evaluate(`document.querySelector('main').innerText.length > 3000`)).toBe(
      true,
    );
    expect(await page.evaluate(`document.querySelector('form').checkVisibility()`)).toBe(false);
  },
);

inBrowser(
  'the search finds a section by its words, and sends no other request',
  async (chromium) => {
    const { origin, at, open } = await openSite(chromium);
    const page = await open();
    await page.goto(at('ci/gitlab.html'));
    const found = await page.evaluate<{ href: string; textContent: string }[]>(`(async () => {
    const field = document.querySelector('#search');
    const list = document.querySelector('#found');
    const shown = new Promise((resolve) => {
      new MutationObserver(() => list.hidden || resolve()).observe(list, { attributes: true });
    });
    field.value = 'merge que';
    field.dispatchEvent(new Event('input'));
    await shown;
    return [...document.querySelectorAll('#found a')].map(({ href, textContent }) => ({ href, textContent }));
  })()`);
    expect(found.length).toBeGreaterThan(2);
    const [first = { href: '', textContent: '' }] = found;
    expect(first.textContent).toMatch(/merge queue/i);
    await page.goto(first.href);
    const anchor = new URL(first.href).hash.slice(1);
    expect(await page.evaluate(`document.getElementById(${JSON.stringify(anchor)}) !== null`)).toBe(
      true,
    );
    expect(await page.axe()).toEqual([]);
    expect(page.acts).toEqual([]);
    expect(page.requests.filter(({ url }) => new URL(url).origin !== origin)).toEqual([]);
  },
);
