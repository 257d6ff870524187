/** The page of the report, in a real browser. */
import { renderPage } from '../../../src/features/report-files/page/page.ts';
import {
  CUT,
  expectInactive,
  LOOKS,
  TOO_WIDE,
  withoutStyles,
} from '../../support/browser-checks.ts';
import { startBrowser, type Browser } from '../../support/chromium.ts';
import { EVERY_CASE } from '../../support/sampled.ts';
import { HOSTILE_ON_PAGES, samplePage, withTextEverywhere } from '../../support/hostile-page.ts';
import { mixedPage } from '../../support/mixed-page.ts';
import { afterAll, beforeAll, expect } from '../../support/jest.ts';
import { startLoopback, type LoopbackService } from '../../support/loopback-service.ts';
import { testWith } from '../../support/optional-tools.ts';

const ACTIVE_PAGE =
  '<title>x</title><script>alert(1); console.log(1)</script><img src="http://evil.example/pixel.png">';

/** With all tests some of the sizes and texts: `report/hostile` reads the pages of all texts as a browser would. */
const SIZES = EVERY_CASE ? [1, 2, 24, 60] : [2, 60];
const TEXTS = [...HOSTILE_ON_PAGES.keys()].filter((at) => EVERY_CASE || at % 8 === 0);

let service: LoopbackService;
let browser: Browser | undefined;
const open = async (program: string) => (browser ??= await startBrowser(program));

beforeAll(async () => {
  const view = samplePage('blocked');
  const pageAt = (url: string): string | undefined => {
    if (url === '/') return renderPage(view);
    if (url === '/active') return ACTIVE_PAGE;
    const [, kind, number] = /^\/(mixed|hostile)\/(\d+)$/.exec(url) ?? [];
    const at = Number(number);
    if (kind === 'mixed') return renderPage(mixedPage(at, at > 24 ? 37 : 2));
    const text = kind === 'hostile' ? HOSTILE_ON_PAGES[at] : undefined;
    return text === undefined ? undefined : renderPage(withTextEverywhere(view, text));
  };
  service = await startLoopback(({ url }, response) => {
    const page = pageAt(url);
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
});

afterAll(async () => {
  await browser?.close();
  await service.stop();
});

/** Opens a page with all that is folded in it. */
async function unfolded(program: string, path: string, look: (typeof LOOKS)[number][1]) {
  const page = await (await open(program)).open(look);
  await page.goto(`${service.origin}${path}`);
  await page.evaluate(`document.querySelectorAll('details').forEach((fold) => (fold.open = true))`);
  return page;
}

for (const [words, look, styled] of LOOKS) {
  testWith('chromium', `the page is readable for all: ${words}`, async (program) => {
    const page = await unfolded(program, '/', look);
    if (!styled) await withoutStyles(page);
    expect(await page.axe()).toEqual([]);
    if (styled) expect(await page.evaluate(TOO_WIDE)).toBe(false);
    await expectInactive(page, service.origin, styled ? 2 : 1);
    await page.close();
  });
}

for (const size of SIZES) {
  testWith(
    'chromium',
    `no text of the page is cut: ${size} workspaces with long names`,
    async (program) => {
      for (const [, look, styled] of LOOKS.filter(([, , isStyled]) => isStyled)) {
        const page = await unfolded(program, `/mixed/${size}`, look);
        expect(await page.evaluate(CUT)).toEqual([]);
        expect(await page.evaluate(TOO_WIDE)).toBe(false);
        if (size < 60) expect([styled, await page.axe()]).toEqual([true, []]);
        await page.close();
      }
    },
  );
}

testWith(
  'chromium',
  'the checks find what acts, loads something or excludes readers',
  async (program) => {
    const page = await (await open(program)).open();
    await page.goto(`${service.origin}/active`);
    expect(page.acts.map((act) => act.split(' ', 1)[0])).toEqual(
      expect.arrayContaining(['Page.javascriptDialogOpening', 'Runtime.consoleAPICalled']),
    );
    expect(page.requests.map(({ url }) => url)).toContain('http://evil.example/pixel.png');
    await expect(expectInactive(page, service.origin, 1)).rejects.toThrow('<img');
    expect((await page.axe()).join()).toContain('image-alt');
    await page.close();
  },
);

testWith('chromium', 'the page is the same without JavaScript', async (program) => {
  const page = await (await open(program)).open({ scripts: false });
  await page.goto(`${service.origin}/`);
  const text = await page.text();
  expect(text).toContain('Policy gate: blocked by');
  expect(text).toContain('encrypted = false');
  await page.close();
});

testWith(
  'chromium',
  'no hostile text acts in any field of the page',
  async (program) => {
    const page = await (await open(program)).open();
    for (const index of TEXTS) {
      await page.goto(`${service.origin}/hostile/${index}`);
      await expectInactive(page, service.origin, 2);
    }
    const asked = page.requests.filter(({ url }) => !url.endsWith('/favicon.ico'));
    expect(asked).toHaveLength(TEXTS.length);
    await page.close();
  },
  240_000,
);
