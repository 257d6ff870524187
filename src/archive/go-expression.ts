/**
 * Reads regular expressions as Go's `regexp` package does (RE2 syntax with Perl's classes), into a
 * pattern that is matched in linear time. Only what cannot be reached from an ignore rule is left
 * out: flags and named groups, because `?` is never live there.
 */
import { PERL, POSIX } from './character-classes.ts';
import { Reader } from './expression-reader.ts';
import {
  choice,
  invert,
  normalise,
  notNewline,
  repeat,
  sequence,
  textEnd,
  textStart,
  type Pattern,
} from './pattern.ts';

/** Go rejects the expression, too. */
export class InvalidExpression extends Error {
  override readonly name = 'InvalidExpression';
}

/** Go may well accept the expression, but it is not known here what it means to it. */
export class UnknownExpression extends Error {
  override readonly name = 'UnknownExpression';
}

const REPEAT_LIMIT = 1000;
const DEPTH_LIMIT = 1000;

const CONTROL: Record<string, number> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };

/** A group that is still open: its finished alternatives and the one being read. */
interface Open {
  options: Pattern[];
  parts: Pattern[];
}

/** @throws InvalidExpression, UnknownExpression */
export function parseGoExpression(text: string): Pattern {
  const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const reader = new Reader(characters);
  const stack: Open[] = [];
  let open: Open = { options: [], parts: [] };
  let afterRepeat = false;
  while (!reader.done) {
    const repeatsNow = readRepeat(reader);
    if (repeatsNow) {
      const last = open.parts.pop();
      if (!last) throw new InvalidExpression('nothing to repeat');
      if (afterRepeat) throw new InvalidExpression('a repetition of a repetition');
      open.parts.push(limited(repeatsNow(last)));
      afterRepeat = true;
      continue;
    }
    afterRepeat = false;
    const next = reader.take();
    if (next === '(') {
      if (stack.length >= DEPTH_LIMIT) throw new InvalidExpression('nested too deeply');
      stack.push(open);
      open = { options: [], parts: [] };
    } else if (next === ')') {
      const outer = stack.pop();
      if (!outer) throw new InvalidExpression('a ) without its (');
      outer.parts.push(finish(open));
      open = outer;
    } else if (next === '|') {
      open.options.push(sequence(open.parts));
      open.parts = [];
    } else if (next === '\\' && reader.skip('Q')) {
      while (!reader.done && !reader.skip('\\E')) open.parts.push(single(reader.takeCode()));
    } else {
      open.parts.push(readAtom(next, reader));
    }
  }
  if (stack.length > 0) throw new InvalidExpression('a ( without its )');
  return finish(open);
}

function finish({ options, parts }: Open): Pattern {
  return choice([...options, sequence(parts)]);
}

function readAtom(next: string, reader: Reader): Pattern {
  switch (next) {
    case '^':
      return textStart;
    case '$':
      return textEnd;
    case '.':
      return notNewline;
    case '[':
      return { kind: 'set', ranges: readBracket(reader) };
    case '\\':
      return readEscape(reader);
    default:
      return single(next.codePointAt(0) ?? 0);
  }
}

function readEscape(reader: Reader): Pattern {
  const next = reader.peek();
  const ranges = readClass(reader);
  if (ranges) return { kind: 'set', ranges };
  const asserts: Record<string, Pattern> = {
    A: textStart,
    z: textEnd,
    b: { kind: 'assert', what: 'word-border' },
    B: { kind: 'assert', what: 'no-word-border' },
  };
  const assert = Object.hasOwn(asserts, next) ? asserts[next] : undefined;
  if (assert) {
    reader.take();
    return assert;
  }
  return single(readEscapedCode(reader));
}

/** `\d` and the like, after the backslash. */
function readClass(reader: Reader): readonly number[] | undefined {
  const next = reader.peek();
  if (next === 'p' || next === 'P') return readUnicodeClass(reader);
  const ranges = Object.hasOwn(PERL, next) ? PERL[next] : undefined;
  if (ranges) reader.take();
  return ranges;
}

/**
 * `\pL` and `\p{Greek}` depend on the Unicode tables that a Go was built with. A letter that names
 * no category is an error there as well, which is what `modules\private` comes to.
 */
function readUnicodeClass(reader: Reader): never {
  const negated = reader.take();
  const name = reader.peek();
  if (name !== '' && 'CLMNPSZclmnpsz{'.includes(name)) {
    throw new UnknownExpression(`the Unicode class \\${negated}${name}`);
  }
  throw new InvalidExpression('an unknown Unicode class');
}

function readEscapedCode(reader: Reader): number {
  const next = reader.take();
  if (next === '') throw new InvalidExpression('a backslash at the end');
  const control = Object.hasOwn(CONTROL, next) ? CONTROL[next] : undefined;
  if (control !== undefined) return control;
  if (next >= '0' && next <= '7') return readOctal(next, reader);
  if (next === 'x') return readHexadecimal(reader);
  const code = next.codePointAt(0) ?? 0;
  if (code < 128 && !/[0-9A-Za-z]/.test(next)) return code;
  throw new InvalidExpression(`an unknown escape \\${next}`);
}

function readOctal(first: string, reader: Reader): number {
  const isOctal = (text: string) => text !== '' && text >= '0' && text <= '7';
  if (first !== '0' && !isOctal(reader.peek())) throw new InvalidExpression('a back reference');
  let code = Number(first);
  for (let digits = 1; digits < 3 && isOctal(reader.peek()); digits++) {
    code = code * 8 + Number(reader.take());
  }
  return code;
}

function readHexadecimal(reader: Reader): number {
  const isDigit = (text: string) => /^[0-9A-Fa-f]$/.test(text);
  let digits = '';
  if (reader.skip('{')) {
    while (isDigit(reader.peek()) && digits.length < 32) digits += reader.take();
    if (!reader.skip('}')) digits = '';
  } else {
    while (digits.length < 2 && isDigit(reader.peek())) digits += reader.take();
    if (digits.length < 2) digits = '';
  }
  const code = Number.parseInt(digits, 16);
  if (digits === '' || code > 0x10ffff) throw new InvalidExpression('a bad \\x escape');
  return code;
}

function readBracket(reader: Reader): number[] {
  const negated = reader.skip('^');
  const ranges: number[] = [];
  for (let first = true; first || reader.peek() !== ']'; first = false) {
    if (reader.done) throw new InvalidExpression('a [ without its ]');
    const posix = readPosix(reader);
    if (posix) {
      ranges.push(...posix);
      continue;
    }
    if (reader.peek() === '\\') {
      const mark = reader.mark();
      reader.take();
      const named = readClass(reader);
      if (named) {
        ranges.push(...named);
        continue;
      }
      reader.reset(mark);
    }
    const from = readMember(reader);
    let to = from;
    if (reader.peek() === '-' && reader.peek(1) !== ']' && reader.peek(1) !== '') {
      reader.take();
      to = readMember(reader);
      if (to < from) throw new InvalidExpression('a range that runs backwards');
    }
    ranges.push(from, to);
  }
  reader.take();
  return negated ? invert(ranges) : normalise(ranges);
}

function readMember(reader: Reader): number {
  if (reader.done) throw new InvalidExpression('a [ without its ]');
  return reader.skip('\\') ? readEscapedCode(reader) : reader.takeCode();
}

function readPosix(reader: Reader): readonly number[] | undefined {
  if (!reader.startsWith('[:')) return undefined;
  const name = reader.before(':]');
  if (name === undefined) return undefined;
  const negated = name.startsWith('[:^');
  const key = name.slice(negated ? 3 : 2);
  const ranges = Object.hasOwn(POSIX, key) ? POSIX[key] : undefined;
  if (!ranges) throw new InvalidExpression(`an unknown class ${name}:]`);
  return negated ? invert(ranges) : ranges;
}

/** What `*`, `+`, `?` or `{n,m}` at this place does to the pattern before it. */
function readRepeat(reader: Reader): ((of: Pattern) => Pattern) | undefined {
  if (reader.skip('*')) return (of) => repeat(of);
  if (reader.skip('+')) return (of) => repeat(of, 1);
  if (reader.skip('?')) return (of) => repeat(of, 0, 1);
  if (reader.peek() !== '{') return undefined;
  const mark = reader.mark();
  reader.take();
  const min = reader.takeNumber();
  let max = min;
  if (min !== undefined && reader.skip(',')) {
    max = reader.peek() === '}' ? Infinity : reader.takeNumber();
  }
  if (min === undefined || max === undefined || !reader.skip('}')) {
    reader.reset(mark);
    return undefined;
  }
  const tooMany = min > REPEAT_LIMIT || (max !== Infinity && max > REPEAT_LIMIT);
  if (tooMany || min > max) throw new InvalidExpression('a bad number of repetitions');
  return (of) => ({ kind: 'repeat', of, min, max, counted: true });
}

/** Go refuses counted repetitions that multiply to more than a thousand. */
function limited(pattern: Pattern): Pattern {
  if (isCounted(pattern) && !staysWithin(pattern, REPEAT_LIMIT)) {
    throw new InvalidExpression('too many repetitions');
  }
  return pattern;
}

function isCounted(pattern: Pattern): boolean {
  return pattern.kind === 'repeat' && pattern.counted === true;
}

function staysWithin(pattern: Pattern, limit: number): boolean {
  if (pattern.kind === 'sequence') return pattern.parts.every((part) => staysWithin(part, limit));
  if (pattern.kind === 'choice') return pattern.options.every((part) => staysWithin(part, limit));
  if (pattern.kind !== 'repeat') return true;
  let left = limit;
  if (isCounted(pattern)) {
    const times = pattern.max === Infinity ? pattern.min : pattern.max;
    if (pattern.max === 0) return true;
    if (times > limit) return false;
    if (times > 0) left = Math.floor(limit / times);
  }
  return staysWithin(pattern.of, left);
}

function single(code: number): Pattern {
  return { kind: 'set', ranges: [code, code] };
}
