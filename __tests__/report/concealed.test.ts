/** No report is published that was not concealed: that is a type, which one function makes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecrets } from '../../src/model/secrets.ts';
import { testCases } from '../support/compile-cases.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

testCases('compile-concealed.txt');

test('one place makes it', () => {
  const makers = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => / as Concealed\b/.test(readFileSync(join(REPOSITORY, 'src', path), 'utf8')));
  expect(makers).toEqual([join('model', 'secrets.ts')]);
});

test('names of fields are concealed as well', () => {
  const secrets = createSecrets();
  const token = 'tok.atlasv1.0123456789abcdefghij';
  secrets.keep(token);
  const echoed = { [token]: { [`x-${token}-y`]: [token] } };
  expect(JSON.stringify(secrets.concealAll(echoed))).toBe('{"***":{"x-***-y":["***"]}}');
});
