/**
 * Parses HCL as Terraform's own scanner and parser do, in one pass: each character is read a bounded
 * number of times. If it is not certain how Terraform reads a text, the result has a problem that says so.
 * This file reads attributes and blocks; `expression-parser.ts` reads their values.
 */
import { ExpressionParser } from './expression-parser.ts';
import { Malformed, TOO_DEEP } from './hcl-scanner.ts';
import {
  TOP,
  type HclBody,
  type HclExpression,
  type HclFile,
  type HclRange,
} from './hcl-syntax.ts';

/** After so many problems the rest of the file is not read. */
const MOST_PROBLEMS = 20;

/** Parses one `.tf` or `.tfvars` file. Never throws: what is wrong is listed in `problems`. */
export function parseHcl(text: string): HclFile {
  const parser = new HclParser(text);
  return { body: parser.file(), problems: parser.problems };
}

/**
 * Parses a text that is a template as a whole: a template file, or a string in JSON.
 *
 * @param around the range of a string in JSON; every part of it gets the same
 */
export function parseTemplate(
  text: string,
  around?: HclRange,
): { value: HclExpression; problems: HclFile['problems'] } {
  const parser = new HclParser(text, around);
  try {
    return { value: parser.wholeTemplate(), problems: parser.problems };
  } catch (error) {
    parser.addProblem(error);
    return { value: { kind: 'other', text, range: around ?? TOP }, problems: parser.problems };
  }
}

class HclParser extends ExpressionParser {
  readonly problems: HclFile['problems'] = [];

  file(): HclBody {
    const loneReturn = /\r(?!\n)/.exec(this.text);
    if (loneReturn) {
      this.addProblem(new Malformed('a line ends in a way that is not clear', loneReturn.index));
    }
    return this.body(false);
  }

  /** Adds what was thrown to the problems. Anything but `Malformed` means that the stack was used up. */
  addProblem(error: unknown): void {
    const isMalformed = error instanceof Malformed;
    const range = isMalformed ? this.range(error.at, error.at) : TOP;
    this.problems.push({ message: isMalformed ? error.message : TOO_DEEP, range });
  }

  /**
   * Reads attributes and blocks. After a problem, it goes on at the next line.
   *
   * @param isInBlock whether a brace ends the body, and not the text
   */
  private body(isInBlock: boolean): HclBody {
    const body: HclBody = { attributes: [], blocks: [] };
    const { depth } = this;
    for (;;) {
      try {
        this.skipsLineEnds = true;
        this.skip();
        this.skipsLineEnds = false;
        if (this.at >= this.text.length) {
          if (isInBlock) this.addProblem(new Malformed('"}" is missing here', this.at));
          return body;
        }
        if (isInBlock && this.take('}')) return body;
        this.item(body);
        this.skip();
        const isEnd = this.at >= this.text.length || /[\r\n}]/.test(this.text.charAt(this.at));
        if (!isEnd) throw this.unexpected();
      } catch (error) {
        this.addProblem(error);
        this.depth = depth;
        const end = this.text.indexOf('\n', this.at);
        const stops = end < 0 || this.problems.length >= MOST_PROBLEMS;
        if (stops || !(error instanceof Malformed)) {
          this.at = this.text.length;
          return body;
        }
        this.at = end;
      }
    }
  }

  private item(body: HclBody): void {
    const start = this.at;
    const name = this.identifier();
    if (name === undefined) throw this.unexpected();
    this.skip();
    if (this.text[this.at] === '=' && this.text[this.at + 1] !== '=') {
      this.at++;
      const value = this.expression();
      body.attributes.push({ name, value, range: this.range(start) });
      return;
    }
    const labels: string[] = [];
    while (!this.take('{')) {
      labels.push(this.label());
      this.skip();
    }
    const inner = this.deeper(() => this.body(true));
    body.blocks.push({ type: name, labels, body: inner, range: this.range(start) });
  }

  private label(): string {
    const word = this.identifier();
    if (word !== undefined) return word;
    if (this.text[this.at] !== '"') throw this.unexpected();
    const value = this.quotedTemplate();
    if (value.kind !== 'literal') throw this.unexpected();
    return String(value.value);
  }
}
