/** The tables of Go, and what is made of them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  foldCase,
  IDENTIFIER,
  isPrinted,
  joinsSpace,
  normalized,
  REGO_NAME,
  toLower,
  trimSpace,
} from '../../src/model/go-text.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testNeeding, testWith } from '../support/optional-tools.ts';
import { limitMs } from '../support/time-limits.ts';

const TABLES = join(REPOSITORY, 'scripts/go-tables');
/** Modules come from Go's cache on this machine or not at all. */
const OFFLINE = { ...process.env, GOPROXY: 'off', GOFLAGS: '-mod=readonly', GOTOOLCHAIN: 'local' };
const hasGo = spawnSync('go', ['list', '-deps', '.'], { cwd: TABLES, env: OFFLINE }).status === 0;

const NAME = new RegExp(`^${IDENTIFIER}$`, 'u');

type Pairs = [number, number][];

testNeeding(
  ['hcl'],
  hasGo ? ['hcl'] : [],
  'each code point is what Go and HCL say of it',
  () => {
    const asked = execFileSync('go', ['run', '.'], { cwd: TABLES, env: OFFLINE, encoding: 'utf8' });
    const said = JSON.parse(asked) as Record<string, Pairs>;
    const inRanges = (name: string) => {
      const found = new Set<number>();
      for (const [first, last] of said[name] ?? []) {
        for (let code = first; code <= last; code++) found.add(code);
      }
      return found;
    };
    const [space, printed, start, part, joins] = [
      'space',
      'print',
      'hclStart',
      'hclContinue',
      'joins',
    ].map(inRanges);
    const [lower, folded] = ['lower', 'fold'].map((name) => new Map(said[name]));
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const char = String.fromCodePoint(code);
      const small = lower?.get(code) ?? code;
      const isRight =
        (trimSpace(`${char}x${char}`) === 'x') === space?.has(code) &&
        isPrinted(char) === printed?.has(code) &&
        NAME.test(char) === start?.has(code) &&
        NAME.test(`a${char}`) === part?.has(code) &&
        joinsSpace(char) === joins?.has(code) &&
        toLower(char) === String.fromCodePoint(small) &&
        foldCase(char) === String.fromCodePoint(folded?.get(code) ?? small);
      if (!isRight) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  },
  limitMs(120_000),
);

testWith('opa', 'a name of Rego is what opa takes for one', (opa) => {
  const digits = [
    '\u0660',
    '\u0669',
    '\u066a',
    '\u09e6',
    '\uff19',
    '\u{1fbf9}',
    '\u00b2',
    '\u2160',
  ];
  const signs = ['é', 'ſ', '\u212a', '\u00a0', '\u0085', '\u0301', '-', '.', '9', '_', ...digits];
  const names = signs.flatMap((sign) => [`a${sign}`, `${sign}a`, `a${sign}b`]);
  const query =
    '[name | some name in input; rego.parse_module("", concat("", ["package ", name]))]';
  const taken = execFileSync(opa, ['eval', '--stdin-input', '--format', 'raw', query], {
    input: JSON.stringify(names.filter((name) => !name.includes('.'))),
    encoding: 'utf8',
  });
  const own = names.filter((name) => new RegExp(`^${REGO_NAME}$`, 'u').test(name));
  // White space around a name is no part of it.
  expect(JSON.parse(taken)).toEqual(own);
});

test('white space is taken off as in Go', () => {
  expect(trimSpace('\x85\u2028 a\xa0b \u3000\v')).toBe('a\xa0b');
  expect(trimSpace('\uFEFFa\u200B')).toBe('\uFEFFa\u200B');
  expect(trimSpace('\x85 \t')).toBe('');
});

test('small letters are those of Go', () => {
  expect(toLower('POLİCY Kelvin Σς')).toBe('policy kelvin σς');
  expect(toLower('ABC-z')).toBe('abc-z');
  // Newer versions of Unicode have a capital of this one.
  expect(toLower('\uA7DC')).toBe('\uA7DC');
});

test('what is the same in every case is one text', () => {
  expect(foldCase('Kſ Σς')).toBe('ks σσ');
  expect(foldCase('İı')).toBe('İı');
});

test('the form NFC is that of Go', () => {
  expect(normalized('e\u0301 \u2000 \u212b')).toBe('é \u2002 Å');
  expect(normalized('\u{16D67}\u{16D67}')).toBe('\u{16D67}\u{16D67}');
  // By a mistake in Go's package, which Terraform has.
  expect(normalized('\u{30041}\u0301')).toBe('Á');
  expect(normalized('\u{11F80}\u0301 \u{1F600}\u0301')).toBe('\u{11F80}\u0301 \u{1F600}\u0301');
});
