/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */

/** A value of JSON. The entries of an object are in their order. */
export type Json = string | number | boolean | null | Json[] | { entries: [string, Json][] };

const DEEPEST = 200;
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
 * @throws SyntaxError if it is none; RangeError if it is nested too deeply
 */
export function readRepeatedJson(text: string): Json {
  return new JsonReader(text).whole();
}

class JsonReader {
  private readonly text: string;
  private at = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  whole(): Json {
    const value = this.value();
    this.skip();
    if (this.at < this.text.length) throw this.unexpected();
    return value;
  }

  private value(): Json {
    if (++this.depth > DEEPEST) throw new RangeError();
    this.skip();
    const value = this.read();
    this.depth--;
    return value;
  }

  private read(): Json {
    if (this.take('{')) return { entries: this.items('}', () => this.entry()) };
    if (this.take('[')) return this.items(']', () => this.value());
    if (this.text[this.at] === '"') return this.string();
    const number = this.match(NUMBER);
    if (number !== undefined) return Number(number);
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

  private entry(): [string, Json] {
    this.skip();
    const key = this.string();
    this.skip();
    if (!this.take(':')) throw this.unexpected();
    return [key, this.value()];
  }

  private string(): string {
    const written = this.match(TEXT);
    if (written === undefined) throw this.unexpected();
    return String(JSON.parse(written));
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.text)?.[0];
    if (text !== undefined) this.at = pattern.lastIndex;
    return text;
  }

  private skip(): void {
    while (/[ \t\r\n]/.test(this.text.charAt(this.at))) this.at++;
  }

  private take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  private unexpected(): SyntaxError {
    return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
  }
}
