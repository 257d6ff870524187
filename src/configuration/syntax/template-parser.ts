/** Parses templates: quoted texts, heredocs and whole files, with their interpolations and directives. */
import { IDENTIFIER } from '../../model/address.ts';
import type { HclExpression } from './hcl-syntax.ts';
import { HclScanner, Malformed } from './hcl-scanner.ts';

const ESCAPE = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;
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
    return this.joinPieces(pieces, decodeHeredoc(pieces.texts, heredoc[1] === '-'), start);
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
    if (line.trim() !== end.marker) return false;
    pieces.texts.push(this.text.slice(from, this.at));
    this.at = next;
    return true;
  }

  /** Refuses the closing word right after a hole: Terraform ends the text there, a reader would not. */
  private checkLine(marker: string): void {
    let afterBlanks = this.at;
    while (/[^\S\n]/.test(this.text.charAt(afterBlanks))) afterBlanks++;
    // The whole line is read only where it begins like that.
    const mayEnd = this.text.startsWith(marker, afterBlanks);
    if (mayEnd && this.lineHere().line.trim() === marker) {
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
  private joinPieces({ holes, stripped }: Pieces, texts: string[], start: number): HclExpression {
    const range = this.range(start);
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

/** Decodes the text between quotation marks. An unknown escape stays as written. */
function decodeQuoted(text: string): string {
  return text.replace(
    /([$%])\1\{|\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|([nrt"\\]))/g,
    (written, templateSign?: string, simple?: string) => {
      if (templateSign !== undefined) return `${templateSign}{`;
      if (simple !== undefined) return SIMPLE_ESCAPES[simple] ?? simple;
      const codePoint = parseInt(written.slice(2), 16);
      return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : written;
    },
  );
}

/**
 * Decodes the literal parts of a heredoc, which are between its interpolations.
 *
 * @param isIndented whether it begins with `<<-`, which removes the smallest indentation from every line
 */
function decodeHeredoc(texts: readonly string[], isIndented: boolean): string[] {
  if (!isIndented) return texts.map(unescapeTemplate);

  const linesOfTexts = texts.map((text) => text.split('\n'));
  const isIndentedLine = (line: string, at: number, textAt: number): boolean => {
    // After an interpolation, a text continues in the middle of a line.
    if (textAt > 0 && at === 0) return false;
    const isBeforeHole = textAt < texts.length - 1 && at + 1 === linesOfTexts[textAt]?.length;
    return isBeforeHole || line.trim() !== '';
  };
  const indentations = linesOfTexts.flatMap((lines, textAt) =>
    lines
      .filter((line, at) => isIndentedLine(line, at, textAt))
      .map((line) => line.length - line.trimStart().length),
  );
  // A hostile text can have more lines than a call takes arguments.
  const removed = indentations.reduce((least, width) => Math.min(least, width), Infinity);
  return linesOfTexts.map((lines, textAt) => {
    const left = lines.map((line, at) =>
      isIndentedLine(line, at, textAt) ? line.slice(removed) : line,
    );
    return unescapeTemplate(left.join('\n'));
  });
}

/** Outside of quotation marks only `$${` and `%%{` are escapes. */
function unescapeTemplate(text: string): string {
  return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
