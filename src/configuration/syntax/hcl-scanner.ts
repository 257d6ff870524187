/** Reads HCL character by character: white space, comments and names, and where in the text they are. */
import type { HclRange } from './hcl-syntax.ts';
import { IDENTIFIER, trimSpaceEnd } from '../../model/go-text.ts';

/** The most levels of nesting: each one takes a few frames of the stack. */
const DEEPEST = 200;

/** The message of a text with more levels. */
export const TOO_DEEP = 'nested too deeply to be read';

/** The message of a text with U+FFFD, which stands for all that is no UTF-8. */
export const NOT_UTF8 = 'a text is not in UTF-8';

const WORD = new RegExp(IDENTIFIER, 'uy');

/** The text is not HCL, or it is not certain how Terraform reads it. The message is for people. */
export class Malformed extends Error {
  /** The offset in the text. */
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** Where parts of a text are, as lines and columns. */
export class TextRanges {
  /** The offset at which each line begins. */
  private readonly lines: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.lines.push(at + 1);
    }
  }

  between(start: number, end: number): HclRange {
    const first = this.lineAt(start);
    const last = this.lineAt(end);
    return {
      startLine: first + 1,
      startColumn: start - (this.lines[first] ?? 0) + 1,
      endLine: last + 1,
      endColumn: end - (this.lines[last] ?? 0) + 1,
    };
  }

  /** @returns the index of the line that holds this offset */
  private lineAt(offset: number): number {
    let low = 0;
    let high = this.lines.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** A text and a position in it. The methods move the position behind what they read. */
export class HclScanner {
  protected readonly text: string;
  protected readonly ranges: TextRanges;
  private readonly fixedRange: HclRange | undefined;
  /** Whether the text is a part of JSON, in which U+FFFD may be an escape. */
  protected readonly isDecoded: boolean;
  /** The offset of the next character to read. */
  protected at: number;
  protected depth = 0;
  /** Whether line ends count as white space, as they do between brackets. */
  protected skipsLineEnds = false;

  /** @param around the range of everything in the text, where that is a part of another text */
  constructor(text: string, around?: HclRange) {
    this.text = text;
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
    this.ranges = new TextRanges(text);
    this.fixedRange = around;
    this.isDecoded = around !== undefined;
  }

  /** Skips white space and comments, and line ends between brackets. */
  protected skip(): void {
    for (;;) {
      const character = this.text[this.at];
      const next = this.text[this.at + 1];
      if (character === ' ' || character === '\t') this.at++;
      else if (this.skipsLineEnds && character === '\n') this.at++;
      else if (this.skipsLineEnds && character === '\r' && next === '\n') this.at += 2;
      else if (character === '#' || (character === '/' && next === '/')) {
        const end = this.text.indexOf('\n', this.at);
        this.at = end < 0 ? this.text.length : end;
      } else if (character === '/' && next === '*') {
        const end = this.text.indexOf('*/', this.at + 2);
        if (end < 0) throw new Malformed('a comment does not end', this.at);
        this.at = end + 2;
      } else return;
    }
  }

  /** Whether these characters come next; if so, reads them. */
  protected take(characters: string): boolean {
    if (!this.text.startsWith(characters, this.at)) return false;
    this.at += characters.length;
    return true;
  }

  /** Reads these characters, and white space before them. Throws `Malformed` if they do not come next. */
  protected expect(characters: string): void {
    this.skip();
    if (!this.take(characters)) throw this.unexpected();
  }

  /** Reads what a sticky expression matches here; undefined if it matches nothing. */
  protected match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const matched = pattern.exec(this.text);
    if (matched === null) return undefined;
    this.at = pattern.lastIndex;
    return matched;
  }

  protected identifier(): string | undefined {
    return this.match(WORD)?.[0];
  }

  /** Reads something that may be nested. Throws `Malformed` at too many levels, so that no text uses up the stack. */
  protected deeper<T>(read: () => T): T {
    if (++this.depth > DEEPEST) throw new Malformed(TOO_DEEP, this.at);
    const result = read();
    this.depth--;
    return result;
  }

  /** Reads something between brackets, where line ends may count as white space. */
  protected inBrackets<T>(skipsLineEnds: boolean, read: () => T): T {
    const before = this.skipsLineEnds;
    this.skipsLineEnds = skipsLineEnds;
    const result = this.deeper(read);
    this.skipsLineEnds = before;
    return result;
  }

  /** The rest of this line, and the offset where the line ends. */
  protected lineHere(): { line: string; next: number } {
    const lineEnd = this.text.indexOf('\n', this.at);
    const end = lineEnd < 0 ? this.text.length : lineEnd;
    const next = this.text[end - 1] === '\r' ? end - 1 : end;
    return { line: this.text.slice(this.at, end), next };
  }

  protected unexpected(): Malformed {
    const line = trimSpaceEnd(this.lineHere().line);
    const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
    const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
    return new Malformed(message, this.at);
  }

  protected range(start: number, end = this.at): HclRange {
    return this.fixedRange ?? this.ranges.between(start, end);
  }
}
