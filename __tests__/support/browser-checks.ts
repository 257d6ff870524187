/** What every page must do and must not do in a real browser, whatever it shows. */
import type { BrowserPage, Look } from './chromium.ts';
import { UNSEEN } from './html-oracle.ts';
import { expect } from './jest.ts';

/** Elements that act, load or leave, and attributes that run something. */
const ACTIVE = `[...document.querySelectorAll('*')].flatMap((element) => [
  ...(/^(?:base|iframe|frame|object|embed|img|image|video|audio|source|link|use|foreignobject|math|marquee|animate|set)$/i.test(element.localName) ? [element.outerHTML] : []),
  ...[...element.attributes].filter(({ name }) => /^(?:on|style$|src|formaction|action$|xlink)/i.test(name)).map(({ name }) => element.localName + ' ' + name),
  ...(/^\\s*(?:javascript|data|vbscript):/i.test(element.getAttribute('href') || '') ? [element.outerHTML] : []),
])`;

/** The characters in the text of the page that no page may hold. */
const UNSEEN_IN_PAGE = `[...document.documentElement.textContent].filter((one) => ${String(UNSEEN)}.test(one))`;

/** Counts the scripts, styles, forms and titles of a page. */
const OWN = `[...document.querySelectorAll('script,style,form,title')].filter((one) => one.namespaceURI.endsWith('xhtml')).length`;

/**
 * Expects that the page holds nothing that acts, and that it sent requests to `origin` only.
 *
 * @param own the number of scripts, styles, forms and titles that the page has by itself
 */
export async function expectInactive(
  page: BrowserPage,
  origin: string,
  own: number,
): Promise<void> {
  expect(await page.evaluate(ACTIVE)).toEqual([]);
  expect(await page.evaluate(UNSEEN_IN_PAGE)).toEqual([]);
  expect(await page.evaluate(OWN)).toBe(own);
  expect(page.acts).toEqual([]);
  const strangers = page.requests.filter(({ url }) => new URL(url).origin !== origin);
  expect(strangers).toEqual([]);
}

/** As Jenkins serves it: with a policy that refuses the page's styles. */
export async function withoutStyles(page: BrowserPage): Promise<void> {
  await page.evaluate(`document.querySelectorAll('style').forEach((style) => style.remove())`);
}

export const LOOKS: [words: string, look: Look, styled: boolean][] = [
  ['wide', { width: 1280 }, true],
  ['400 px', { width: 400 }, true],
  ['320 px', { width: 320 }, true],
  ['dark', { dark: true }, true],
  ['on paper', { width: 960, print: true }, true],
  ['without styles', {}, false],
];

/** Whether a reader has to scroll to the side for anything but a table or source. */
export const TOO_WIDE = `document.documentElement.scrollWidth > document.documentElement.clientWidth`;

/** Text that is wider or higher than its place and cannot be scrolled to, or has to be where all of it should fit. */
export const CUT = `[...document.querySelectorAll('body *')].flatMap((element) => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isWide = element.scrollWidth > element.clientWidth + 1;
  const isHigh = element.scrollHeight > element.clientHeight + 1;
  const hides = (isWide && /hidden|clip/.test(overflowX)) || (isHigh && /hidden|clip/.test(overflowY));
  const scrolls = isWide && overflowX === 'auto';
  return (hides || scrolls) && !element.matches('.hidden, svg *') ? [element.outerHTML.slice(0, 200)] : [];
})`;
