import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CODES, remedyOf, type Code } from '../../src/model/message.ts';
import { expect, test } from '../support/jest.ts';
import { anchorsOf, readText, REPOSITORY } from '../support/markdown-files.ts';

const SOURCES = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('message.ts'))
  .map((path) => readText(join('src', path)));

/** Each section of the two pages: its code, and the words of messages that its first sentence quotes. */
const SECTIONS = Object.keys(CODES).flatMap((page) =>
  [...readText(page).matchAll(/^## (PG-\d+)\n\n\*\*(.+?)\*\*: /gm)].map(
    ([, code = '', words = '']) => ({ page, code, words }),
  ),
);

test.each(Object.entries(CODES))('%s lists its codes by what they are about', (page, areas) => {
  const lines = Object.entries(areas).map(([area, codes]: [string, readonly Code[]]) => {
    const links = codes.map((code) => `[${code.slice(3)}](#${code.toLowerCase()})`);
    return `- ${area}: ${links.join(' · ')}`;
  });
  expect(readText(page)).toContain(`${lines.join('\n')}\n`);
  const sections = SECTIONS.filter((each) => each.page === page).map(({ code }) => code);
  expect(sections).toEqual(Object.values(areas).flat());
  for (const code of Object.values(areas).flat() as Code[]) {
    expect(anchorsOf(page)).toContain(remedyOf(code).split('#')[1]);
    expect(remedyOf(code)).toContain(`/${page}#`);
  }
});

/**
 * Of errors of Terraform, of notices, of the list of changes and of a next step: their sections are found by their words.
 */
const WITHOUT_MESSAGE = ['PG-135', 'PG-136', 'PG-147', 'PG-148'];

test('each code is that of a message', () => {
  const unused = SECTIONS.map(({ code }) => code).filter(
    (code) => !SOURCES.some((text) => text.includes(`'${code}'`)),
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
