/** Text of strangers costs no more than its length, also where a run of signs does not end as a pattern wants it. */
import { wrapLines } from '../../src/cli/wrap.ts';
import { withoutTrailing } from '../../src/model/without-trailing.ts';
import { prose } from '../../src/report/escape-markdown.ts';
import type { Module } from '../../src/configuration/load-module.ts';
import { addReferences } from '../../src/configuration/references.ts';
import { readCommand } from '../../src/trust/command.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';

test.each([
  ['', '/', ''],
  ['///', '/', ''],
  ['a/b//', '/', 'a/b'],
  ['/a', '/', '/a'],
  ['a \r\n\t', ' \t\r\n', 'a'],
  ['a.b…', '.…', 'a.b'],
])('%j without the %j at its end', (text, signs, rest) => {
  expect(withoutTrailing(text, signs)).toBe(rest);
});

describe('a quarter of a million signs', () => {
  const run = (sign: string) => sign.repeat(250_000);
  test.each<[string, () => unknown]>([
    ['of a comment on a pull request', () => readCommand(`/plangate${run(' ')}\u0001`)],
    ['of a word in a message', () => prose(`a${run('.')}\u0001`)],
    ['of a line for the terminal', () => wrapLines(`a${run(' ')}`, 80)],
    ['of a path', () => withoutTrailing(`${run('/')}a`, '/')],
    ['of an expression', () => addReferences(new Map(), moduleWith(run('a')), '')],
  ])('%s', (_, read) => {
    const { user } = process.cpuUsage();
    read();
    expect(process.cpuUsage().user - user).toBeLessThan(limitMs(1_000) * 1e3);
  });
});

/** Its one local value has an expression that is kept as text. */
function moduleWith(text: string): Module {
  const value = { kind: 'other', text };
  const locals = new Map([['a', { value }]]);
  return { resources: [], locals, outputs: new Map(), calls: [] } as unknown as Module;
}
