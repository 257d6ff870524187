/** Text of strangers costs no more than its length, also where a run of signs does not end as a pattern wants it. */
import { readCommand } from '../../src/approvals/read-command.ts';
import { withoutTrailing } from '../../src/model/without-trailing.ts';
import { prose } from '../../src/report/markdown.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';
import { wrapLines } from '../../src/report/wrap-lines.ts';

test.each([
  ['', '/', ''],
  ['///', '/', ''],
  ['a/b//', '/', 'a/b'],
  ['/a', '/', '/a'],
  ['a \r\n\t', ' \t\r\n', 'a'],
  ['a.b…', '.…', 'a.b'],
])('%j ends without the sign %j', (text, signs, rest) => {
  expect(withoutTrailing(text, signs)).toBe(rest);
});

describe('a quarter of a million signs', () => {
  const run = (sign: string) => sign.repeat(250_000);
  test.each<[string, () => unknown]>([
    ['of a comment on a pull request', () => readCommand(`/plangate${run(' ')}\u0001`)],
    ['of a word in a message', () => prose(`a${run('.')}\u0001`)],
    ['of a line for the terminal', () => wrapLines(`a${run(' ')}`, 80)],
    ['of a path', () => withoutTrailing(`${run('/')}a`, '/')],
  ])('%s are read in a moment', (_, read) => {
    const before = processorMs();
    read();
    expect(processorMs() - before).toBeLessThan(limitMs(1_000));
  });
});
