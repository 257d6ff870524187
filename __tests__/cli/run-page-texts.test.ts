/** The page of a run is made of the same elements, whatever its texts are. */
import { HOSTILE_ON_PAGES, hostileRunPage } from '../support/hostile-page.ts';
import { kindsOfElements } from '../support/html-oracle.ts';
import { expect, test } from '../support/jest.ts';

const ORIGIN = 'http://127.0.0.1:8080';
const plain = [...kindsOfElements(hostileRunPage('a plain text', ORIGIN).html)];

test.each(HOSTILE_ON_PAGES.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
  '%s in every field',
  (_, text) => {
    expect(plain).toContain('textarea id rows maxlength');
    const { html } = hostileRunPage(text, ORIGIN);
    expect([...kindsOfElements(html)]).toEqual(plain);
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    expect(html).not.toMatch(/[\u0000\u001b\u202a-\u202e\u2066-\u2069]/);
  },
);
