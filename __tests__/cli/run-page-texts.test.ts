/** The page of a run is made of the same elements, whatever its texts are. */
import { HOSTILE_CASES, hostileRunPage } from '../support/hostile-page.ts';
import { kindsOfElements, UNSEEN } from '../support/html-oracle.ts';
import { expect, test } from '../support/jest.ts';

const ORIGIN = 'http://127.0.0.1:8080';
const plain = [...kindsOfElements(hostileRunPage('a plain text', ORIGIN).html)];

test.each(HOSTILE_CASES)('%s in every field', (_, text) => {
  expect(plain).toContain('textarea id rows maxlength');
  const { html } = hostileRunPage(text, ORIGIN);
  expect([...kindsOfElements(html)]).toEqual(plain);
  expect(html).not.toMatch(UNSEEN);
});
