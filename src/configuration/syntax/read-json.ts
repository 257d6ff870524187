/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */

import { HclScanner, Malformed } from './hcl-scanner.ts';

/** A value of JSON, and where it is: from one offset to before another. */
export type Json = { from: number; to: number } & Value;

type Value =
  | { kind: 'literal'; value: Literal }
  | { kind: 'list'; items: Json[] }
  /** The entries are in their order. */
  | { kind: 'object'; entries: JsonEntry[] };

type Literal = string | number | boolean | null;

/** A name and its value in an object. */
export interface JsonEntry {
  name: string;
  /** Where the name begins and ends. */
  from: number;
  to: number;
  value: Json;
}

const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads a text of JSON.
 *
 * @throws Malformed if it is none, or is nested too deeply
 */
export function readRepeatedJson(text: string): Json {
  return new JsonReader(text).whole();
}

class JsonReader extends HclScanner {
  whole(): Json {
    // A byte order mark is no part of JSON.
    this.at = 0;
    const value = this.value();
    this.skip();
    if (this.at < this.text.length) throw this.unexpected();
    return value;
  }

  private value(): Json {
    this.skip();
    const from = this.at;
    const value = this.deeper(() => this.read());
    return { ...value, from, to: this.at };
  }

  private read(): Value {
    if (this.take('{')) return { kind: 'object', entries: this.items('}', () => this.entry()) };
    if (this.take('[')) return { kind: 'list', items: this.items(']', () => this.value()) };
    return { kind: 'literal', value: this.literal() };
  }

  private literal(): Literal {
    if (this.text[this.at] === '"') return this.string();
    const number = this.match(NUMBER)?.[0];
    // A number that this program cannot hold is read as no number.
    if (number !== undefined) return exactNumber(number) ?? Number.NaN;
    for (const [word, value] of WORDS) if (this.take(word)) return value;
    throw this.unexpected();
  }

  private items<T>(end: string, read: () => T): T[] {
    const items: T[] = [];
    this.skip();
    if (this.take(end)) return items;
    for (;;) {
      items.push(read());
      this.skip();
      if (this.take(end)) return items;
      if (!this.take(',')) throw this.unexpected();
    }
  }

  private entry(): JsonEntry {
    this.skip();
    const from = this.at;
    const name = this.string();
    const to = this.at;
    this.expect(':');
    return { name, from, to, value: this.value() };
  }

  private string(): string {
    const written = this.match(TEXT)?.[0];
    if (written === undefined) throw this.unexpected();
    // As Go does, for half of a pair of UTF-16.
    return String(JSON.parse(written)).replaceAll(/[\ud800-\udfff]/gu, '\uFFFD');
  }

  protected override skip(): void {
    this.match(BLANK);
  }

  protected override unexpected(): Malformed {
    return new Malformed(`it is no JSON at character ${this.at + 1}`, this.at);
  }
}

/** The number that a text is; undefined where Terraform, which counts with 512 bits, has another one. */
function exactNumber(text: string): number | undefined {
  const value = Number(text);
  const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
  return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}

/** Whether a number has so few digits that it has a double of its own, as every decimal number of 15 digits. */
export function hasExactDigits(number: string): boolean {
  const significant = number
    .replace(/[eE].*$/s, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
  return significant.length <= 15;
}
