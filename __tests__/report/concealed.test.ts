/**
 * No report is published that was not concealed, and what prints into the log of a job, writes a comment or a summary or
 * writes a page takes only what an escaper returned: both are types.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSecrets } from '../../src/model/secrets.ts';
import { testCases } from '../support/compile-cases.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY, readText } from '../support/markdown-files.ts';

// What GitHub does not have does not compile either: to start the compiler takes seconds.
testCases('compile-concealed.txt', 'compile-escaped.txt', 'compile-github-routes.txt');

test('only one place makes a concealed text', () => {
  const makers = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => / as Concealed\b/.test(readText(`src/${path}`)));
  expect(makers).toEqual([join('model', 'secrets.ts')]);
});

test('names of fields are concealed as well', () => {
  const secrets = createSecrets();
  const token = 'tok.atlasv1.0123456789abcdefghij';
  secrets.keep(token);
  const echoed = { [token]: { [`x-${token}-y`]: [token] } };
  expect(JSON.stringify(secrets.concealAll(echoed))).toBe('{"***":{"x-***-y":["***"]}}');
});

test('the tokens of examples conceal nothing on the pages', () => {
  const { tokens } = JSON.parse(readText('examples/seed.json')) as { tokens: { secret: string }[] };
  const secrets = createSecrets();
  for (const { secret } of tokens) secrets.keep(secret);
  const pages = ['docs/troubleshooting.md', 'docs/troubleshooting-runs.md', 'README.md'];
  const ours = pages.map(readText);
  for (const text of ours) expect(secrets.conceal(text)).toBe(text);
  expect(tokens.length).toBeGreaterThan(1);
});
