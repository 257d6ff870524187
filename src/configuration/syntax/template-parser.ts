/** Parses templates: quoted texts, heredocs and whole files, with their interpolations and directives. */
import { afterSpaces, IDENTIFIER, joinsSpace, trimSpace } from '../../model/go-text.ts';
import type { HclExpression } from './hcl-syntax.ts';
import { HclScanner, Malformed, NOT_UTF8 } from './hcl-scanner.ts';

/** What may follow a backslash. Half of a pair of UTF-16, and what is behind the last code point, Terraform refuses. */
const ESCAPE =
  /\\(?:[nrt"\\]|(?:u|U0000)(?![dD][89a-fA-F])[0-9a-fA-F]{4}|U00(?:0[1-9a-fA-F]|10)[0-9a-fA-F]{4})/y;
const HEREDOC = new RegExp(`<<(-?)(${IDENTIFIER})\\r?\\n`, 'uy');

/** What ends the text of a template. */
type End = { kind: 'quote' } | { kind: 'file' } | { kind: 'heredoc'; marker: string };

/** A template in parts. A hole is an interpolation or a directive. */
interface Pieces {
  /** The texts between the holes, one more than there are holes. */
  texts: string[];
  holes: HclExpression[];
  /** Whether some hole strips the white space around it. */
  stripped: boolean;
  /** The word of the directive that ended the text, such as `else`. */
  keyword?: string;
}

export abstract class TemplateParser extends HclScanner {
  protected abstract expression(): HclExpression;
  abstract addProblem(error: unknown): void;

  wholeTemplate(): HclExpression {
    const pieces = this.readPieces({ kind: 'file' }, []);
    return this.joinPieces(pieces, pieces.texts.map(unescapeTemplate), 0);
  }

  protected quotedTemplate(): HclExpression {
    const start = this.at++;
    const pieces = this.deeper(() => this.readPieces({ kind: 'quote' }, []));
    return this.joinPieces(pieces, pieces.texts.map(decodeQuoted), start);
  }

  protected heredoc(): HclExpression {
    const start = this.at;
    const heredoc = this.match(HEREDOC);
    if (heredoc === undefined) throw this.unexpected();
    const marker = String(heredoc[2]);
    const pieces = this.deeper(() => this.readPieces({ kind: 'heredoc', marker }, []));
    if (heredoc[1] !== '-')
      return this.joinPieces(pieces, pieces.texts.map(unescapeTemplate), start);
    const texts = withoutIndentation(pieces.texts);
    if (texts === undefined)
      throw new Malformed('how far this text is indented is not clear', start);
    return this.joinPieces(pieces, texts.map(unescapeTemplate), start);
  }

  /** Reads a text and its holes, up to its end or to a directive with one of these words. */
  private readPieces(end: End, until: readonly string[]): Pieces {
    const pieces: Pieces = { texts: [], holes: [], stripped: false };
    let from = this.at;
    for (;;) {
      if (this.at >= this.text.length) {
        if (end.kind !== 'file' || until.length > 0)
          throw new Malformed('a text does not end', from);
        pieces.texts.push(this.text.slice(from));
        return pieces;
      }
      if (this.endsHere(end, from, pieces)) {
        if (until.length > 0) throw this.unexpected();
        return pieces;
      }
      const character = this.text.charAt(this.at);
      if (character === '\\' && end.kind === 'quote') {
        if (this.match(ESCAPE) === undefined) throw this.unexpected();
      } else if ((character === '$' || character === '%') && this.opensHole(character)) {
        pieces.texts.push(this.text.slice(from, this.at));
        this.at += 2;
        if (this.take('~')) pieces.stripped = true;
        if (character === '$') this.interpolation(pieces);
        else if (this.directive(end, until, pieces)) return pieces;
        from = this.at;
        if (end.kind === 'heredoc') this.checkLine(end.marker);
      } else this.at++;
    }
  }

  /** Whether the text ends here; if so, adds what was read from `from` on to the pieces, and skips the closing mark. */
  private endsHere(end: End, from: number, pieces: Pieces): boolean {
    const character = this.text[this.at];
    if (end.kind === 'quote') {
      if (character === '\n' || character === '\r') throw this.unexpected();
      if (character !== '"') return false;
      pieces.texts.push(this.text.slice(from, this.at++));
      return true;
    }
    if (end.kind === 'file' || this.text[this.at - 1] !== '\n') return false;
    const { line, next } = this.lineHere();
    if (trimSpace(line) !== end.marker) return false;
    pieces.texts.push(this.text.slice(from, this.at));
    this.at = next;
    return true;
  }

  /** Refuses the closing word right after a hole: Terraform ends the text there, a reader would not. */
  private checkLine(marker: string): void {
    // The whole line is read only where it begins like that.
    const mayEnd = this.text.startsWith(marker, afterSpaces(this.text, this.at));
    if (mayEnd && trimSpace(this.lineHere().line) === marker) {
      throw new Malformed('where this text ends is not clear', this.at);
    }
  }

  /**
   * Whether a hole begins here. Two signs are an escape for one; three or more are ambiguous. If none begins, the position
   * moves to the last sign.
   */
  private opensHole(sign: '$' | '%'): boolean {
    let end = this.at;
    while (this.text[end] === sign) end++;
    const count = end - this.at;
    if (this.text[end] !== '{') {
      this.at = end - 1;
      return false;
    }
    if (count > 2) throw new Malformed(`"${sign.repeat(3)}{" is not clear`, this.at);
    if (count === 2) this.at = end;
    return count === 1;
  }

  private interpolation(pieces: Pieces): void {
    this.inBrackets(true, () => {
      pieces.holes.push(this.expression());
      this.closeHole(pieces);
    });
  }

  /**
   * Reads `%{…}` after its beginning, with all that belongs to it.
   *
   * @returns whether the directive ends the part that is being read: its word is one of `until`
   */
  private directive(end: End, until: readonly string[], pieces: Pieces): boolean {
    const start = this.at;
    return this.inBrackets(true, () => {
      this.skip();
      const word = this.identifier() ?? '';
      if (until.includes(word)) {
        pieces.keyword = word;
        this.closeHole(pieces);
        return true;
      }
      if (word !== 'if' && word !== 'for') throw this.unexpected();
      const hole = word === 'if' ? this.ifHole(end, pieces) : this.forHole(end, pieces);
      const text = this.text.slice(start, Math.min(this.at, start + 200));
      pieces.holes.push({ kind: 'other', text, inside: hole, range: this.range(start) });
      return false;
    });
  }

  private ifHole(end: End, pieces: Pieces): HclExpression[] {
    const condition = this.expression();
    this.closeHole(pieces);
    const yes = this.readPieces(end, ['else', 'endif']);
    const parts = yes.keyword === 'else' ? [yes, this.readPieces(end, ['endif'])] : [yes];
    return [condition, ...parts.map((part) => this.undecoded(part))];
  }

  private forHole(end: End, pieces: Pieces): HclExpression[] {
    const start = this.at;
    const intro = this.forIntro();
    this.closeHole(pieces);
    const value = this.undecoded(this.readPieces(end, ['endfor']));
    const rest = { key: undefined, condition: undefined, grouped: false };
    return [{ kind: 'for', ...intro, ...rest, value, range: this.range(start) }];
  }

  protected forIntro() {
    this.skip();
    const first = this.identifier();
    this.skip();
    let second: string | undefined;
    if (this.take(',')) {
      this.skip();
      second = this.identifier();
    }
    this.skip();
    if (first === undefined || this.identifier() !== 'in') throw this.unexpected();
    const collection = this.expression();
    return second === undefined
      ? { keyName: undefined, valueName: first, collection }
      : { keyName: first, valueName: second, collection };
  }

  private closeHole(pieces: Pieces): void {
    this.skip();
    if (this.take('~')) pieces.stripped = true;
    if (!this.take('}')) throw this.unexpected();
  }

  /** The body of an `if` or `for` directive as an expression that only lists its holes. Its text is not decoded, and its range is empty. */
  private undecoded({ texts, holes }: Pieces): HclExpression {
    const text = texts.join('');
    return { kind: 'other', text, inside: holes, range: this.range(this.at) };
  }

  /** The expression that a template is: its texts, decoded, with the holes between them. */
  private joinPieces(
    { texts: written, holes, stripped }: Pieces,
    texts: string[],
    start: number,
  ): HclExpression {
    const range = this.range(start);
    if (!this.isDecoded && written.some((text) => text.includes('\uFFFD'))) {
      this.addProblem(new Malformed(NOT_UTF8, start));
    }
    if (stripped) {
      return { kind: 'other', text: this.text.slice(start, this.at), inside: holes, range };
    }
    const parts = texts.flatMap((text, index) => {
      const hole = holes[index];
      const literal: HclExpression = { kind: 'literal', value: text, range };
      return [text === '' ? undefined : literal, hole].filter((part) => part !== undefined);
    });
    // One interpolation and nothing else keeps the type of what it holds, as in Terraform.
    if (parts.length > 1) return { kind: 'template', parts, range };
    return parts[0] ?? { kind: 'literal', value: '', range };
  }
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Decodes the text between quotation marks, in which each escape is one of `ESCAPE`. */
function decodeQuoted(text: string): string {
  return text.replace(
    /([$%])\1\{|\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|([nrt"\\]))/g,
    (written, templateSign?: string, simple?: string) => {
      if (templateSign !== undefined) return `${templateSign}{`;
      if (simple !== undefined) return SIMPLE_ESCAPES[simple] ?? simple;
      return String.fromCodePoint(parseInt(written.slice(2), 16));
    },
  );
}

/**
 * Removes the smallest indentation from every line of a heredoc that begins with `<<-`.
 *
 * @param texts its literal parts, which are between its interpolations
 * @returns undefined where the last blank of an indentation is one character with what follows
 */
function withoutIndentation(texts: readonly string[]): string[] | undefined {
  const linesOfTexts = texts.map((text) => text.split('\n'));
  const isIndentedLine = (line: string, at: number, textAt: number): boolean => {
    // After an interpolation, a text continues in the middle of a line.
    if (textAt > 0 && at === 0) return false;
    const isBeforeHole = textAt < texts.length - 1 && at + 1 === linesOfTexts[textAt]?.length;
    return isBeforeHole || trimSpace(line) !== '';
  };
  const indentedLines = linesOfTexts.flatMap((lines, textAt) =>
    lines.filter((line, at) => isIndentedLine(line, at, textAt)),
  );
  const indentations = indentedLines.map((line) => afterSpaces(line));
  if (indentedLines.some((line, at) => isJoined(line, indentations[at] ?? 0))) return undefined;
  // A hostile text can have more lines than a call takes arguments.
  const removed = indentations.reduce((least, width) => Math.min(least, width), Infinity);
  return linesOfTexts.map((lines, textAt) => {
    const left = lines.map((line, at) =>
      isIndentedLine(line, at, textAt) ? line.slice(removed) : line,
    );
    return left.join('\n');
  });
}

function isJoined(line: string, indentation: number): boolean {
  return indentation > 0 && joinsSpace(String.fromCodePoint(line.codePointAt(indentation) ?? 0));
}

/** Outside of quotation marks only `$${` and `%%{` are escapes. */
function unescapeTemplate(text: string): string {
  return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
