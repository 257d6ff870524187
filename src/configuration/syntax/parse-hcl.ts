/**
 * Parses HCL as Terraform's own scanner and parser do, in one pass: each character is read a bounded
 * number of times. If it is not certain how Terraform reads a text, the result has a problem that says so.
 * Templates are read by `template-parser.ts`.
 */
import { trimSpaceEnd } from '../../model/go-text.ts';
import { Malformed, TOO_DEEP } from './hcl-scanner.ts';
import { TOP } from './hcl-syntax.ts';
import type { HclBody, HclExpression, HclFile, HclRange } from './hcl-syntax.ts';
import { hasExactDigits } from './read-json.ts';
import { TemplateParser } from './template-parser.ts';

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

const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

const ONE_LINE = 'a block on one line has one argument at most, and no block in it';
const NOT_CLOSED = 'the block that begins here has no "}"';

/** Operators, from those that bind least. */
const LEVELS = [['||'], ['&&'], ['==', '!='], ['<=', '>=', '<', '>'], ['+', '-'], ['*', '/', '%']];

/** Reads a file, or a part of one. Each method reads one form, and throws `Malformed` if the text has another one. */
class HclParser extends TemplateParser {
  readonly problems: HclFile['problems'] = [];

  file(): HclBody {
    const loneReturn = /\r(?!\n)/.exec(this.text);
    if (loneReturn) {
      this.addProblem(new Malformed('a line ends in a way that is not clear', loneReturn.index));
    }
    return this.body();
  }

  /** Adds what was thrown to the problems. Anything but `Malformed` means that the stack was used up. */
  override addProblem(error: unknown): void {
    const isMalformed = error instanceof Malformed;
    const range = isMalformed ? this.range(error.at, error.at) : TOP;
    this.problems.push({ message: isMalformed ? error.message : TOO_DEEP, range });
  }

  /**
   * Reads attributes and blocks. After a problem, it goes on at the next line.
   *
   * @param blockStart where the block begins that a brace ends; undefined if the end of the text ends the body
   */
  private body(blockStart?: number): HclBody {
    const body: HclBody = { attributes: [], blocks: [] };
    const { depth } = this;
    for (;;) {
      try {
        this.skipsLineEnds = true;
        this.skip();
        this.skipsLineEnds = false;
        if (this.at >= this.text.length) {
          if (blockStart !== undefined) this.addProblem(new Malformed(NOT_CLOSED, blockStart));
          return body;
        }
        if (blockStart !== undefined && this.take('}')) return body;
        this.item(body);
        this.skip();
        if (!this.isAtLineEnd()) throw this.unexpected();
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
    this.skip();
    const inner = this.deeper(() => (this.isAtLineEnd() ? this.body(start) : this.oneLine()));
    body.blocks.push({ type: name, labels, body: inner, range: this.range(start) });
  }

  private isAtLineEnd(): boolean {
    return this.at >= this.text.length || /[\r\n]/.test(this.text.charAt(this.at));
  }

  /** Reads the rest of a block that is on the line of its brace: an argument, or nothing. */
  private oneLine(): HclBody {
    const body: HclBody = { attributes: [], blocks: [] };
    const start = this.at;
    if (this.take('}')) return body;
    this.item(body);
    this.skip();
    if (body.blocks.length > 0) throw new Malformed(ONE_LINE, start);
    if (!this.take('}')) throw this.unexpected();
    return body;
  }

  private label(): string {
    const word = this.identifier();
    if (word !== undefined) return word;
    if (this.text[this.at] !== '"') throw this.unexpected();
    const value = this.quotedTemplate();
    if (value.kind !== 'literal') throw this.unexpected();
    return String(value.value);
  }

  protected override expression(): HclExpression {
    return this.deeper(() => {
      this.skip();
      const start = this.at;
      const condition = this.binary(0);
      this.skip();
      if (this.text[this.at] !== '?') return condition;
      this.at++;
      const yes = this.expression();
      this.expect(':');
      const no = this.expression();
      return { kind: 'conditional', condition, yes, no, range: this.range(start) };
    });
  }

  /** Reads operands between operators of this level, the index of `LEVELS`, and of those that bind more. */
  private binary(level: number): HclExpression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary();
    this.skip();
    const start = this.at;
    let left = this.binary(level + 1);
    for (;;) {
      this.skip();
      const operator = operators.find((candidate) => this.text.startsWith(candidate, this.at));
      if (operator === undefined) return left;
      this.at += operator.length;
      const right = this.binary(level + 1);
      left = { kind: 'operation', operator, operands: [left, right], range: this.range(start) };
    }
  }

  private unary(): HclExpression {
    this.skip();
    const start = this.at;
    const operator = this.text[start];
    if (operator !== '-' && operator !== '!') return this.withSteps();
    this.at++;
    const operand = this.deeper(() => this.unary());
    return { kind: 'operation', operator, operands: [operand], range: this.range(start) };
  }

  /** Reads a term with the steps behind it: `.name`, `[index]`, and the splats `.*` and `[*]`. */
  private withSteps(): HclExpression {
    const start = this.at;
    let of = this.term();
    let steps: HclExpression[] = [];
    let isSplat = false;
    // Every step after the first splat applies to each member of what is before it.
    const beginSplat = (): void => {
      if (isSplat) return;
      of = this.withStepsOn(of, steps, start);
      steps = [];
      isSplat = true;
    };
    for (;;) {
      const before = this.at;
      this.skip();
      if (this.text[this.at] === '.' && this.text[this.at + 1] !== '.') {
        this.at++;
        this.skip();
        if (this.take('*')) beginSplat();
        else this.readStep(steps);
      } else if (this.take('[')) {
        const index = this.inBrackets(true, () => {
          this.skip();
          const key = this.take('*') ? undefined : this.expression();
          this.expect(']');
          return key;
        });
        if (index === undefined) beginSplat();
        else steps.push(index);
      } else {
        this.at = before;
        break;
      }
    }
    if (!isSplat) return this.withStepsOn(of, steps, start);
    const text = this.text.slice(start, this.at);
    return { kind: 'other', text, inside: [of, ...steps], range: this.range(start) };
  }

  private withStepsOn(of: HclExpression, steps: HclExpression[], start: number): HclExpression {
    if (steps.length === 0) return of;
    const range = this.range(start);
    if (of.kind === 'traversal') return { ...of, steps: [...of.steps, ...steps], range };
    return { kind: 'access', of, steps, range };
  }

  /** Reads a name after a dot, or indexes: `list.0` is the old way to write `list[0]`. They are added to `steps`. */
  private readStep(steps: HclExpression[]): void {
    const start = this.at;
    const name = this.identifier();
    const indexes = name === undefined ? this.match(/\d+(?:\.\d+)*/y)?.[0] : undefined;
    const values = name === undefined ? indexes?.split('.').map(Number) : [name];
    if (values === undefined) throw this.unexpected();
    const range = this.range(start);
    steps.push(...values.map((value) => ({ kind: 'literal' as const, value, range })));
  }

  private term(): HclExpression {
    const start = this.at;
    switch (this.text[start]) {
      case '(': {
        this.at++;
        return this.inBrackets(true, () => {
          const value = this.expression();
          this.expect(')');
          return value;
        });
      }
      case '"':
        return this.quotedTemplate();
      case '<':
        return this.heredoc();
      case '[':
        this.at++;
        return this.inBrackets(true, () => this.tuple(start));
      case '{':
        this.at++;
        return this.inBrackets(false, () => this.object(start));
      default:
    }
    const number = this.match(NUMBER)?.[0];
    if (number !== undefined) {
      const literal = this.literal(Number(number), start);
      return hasExactDigits(number) ? literal : { ...literal, digits: number };
    }
    const name = this.identifier();
    if (name === undefined) throw this.unexpected();
    return this.nameOrCall(name, start);
  }

  /** Reads what follows a name: its namespace, as in `provider::aws::arn_parse`, and arguments. */
  private nameOrCall(first: string, start: number): HclExpression {
    let name = first;
    let end = this.at;
    for (;;) {
      this.skip();
      if (!this.take('::')) break;
      this.skip();
      const part = this.identifier();
      if (part === undefined) throw this.unexpected();
      name += `::${part}`;
      end = this.at;
    }
    if (this.take('(')) return this.inBrackets(true, () => this.call(name, start));
    this.at = end;
    if (name !== first) throw this.unexpected();
    if (name === 'true' || name === 'false') return this.literal(name === 'true', start);
    if (name === 'null') return this.literal(null, start);
    return { kind: 'traversal', root: name, steps: [], range: this.range(start) };
  }

  private call(name: string, start: number): HclExpression {
    const values: HclExpression[] = [];
    let expand = false;
    for (;;) {
      this.skip();
      if (this.take(')')) break;
      if (expand) throw this.unexpected();
      values.push(this.expression());
      this.skip();
      if (this.take('...')) expand = true;
      else if (!this.take(',') && this.text[this.at] !== ')') throw this.unexpected();
    }
    return { kind: 'call', name, arguments: values, expand, range: this.range(start) };
  }

  private tuple(start: number): HclExpression {
    if (this.isFor()) return this.forExpression(start, ']');
    const items: HclExpression[] = [];
    for (;;) {
      this.skip();
      if (this.take(']')) break;
      items.push(this.expression());
      this.skip();
      if (!this.take(',') && this.text[this.at] !== ']') throw this.unexpected();
    }
    return { kind: 'tuple', items, range: this.range(start) };
  }

  private object(start: number): HclExpression {
    const isFor = this.inBrackets(true, () => this.isFor());
    if (isFor) return this.inBrackets(true, () => this.forExpression(start, '}'));
    const entries: { key: HclExpression; value: HclExpression }[] = [];
    for (;;) {
      this.inBrackets(true, () => this.skip());
      if (this.take('}')) break;
      const key = this.objectKey();
      this.skip();
      if (!this.take('=') && !this.take(':')) throw this.unexpected();
      entries.push({ key, value: this.expression() });
      this.skip();
      const isEnd = this.take(',') || /[\r\n}]/.test(this.text.charAt(this.at));
      if (!isEnd) throw this.unexpected();
    }
    return { kind: 'object', entries, range: this.range(start) };
  }

  /** Reads the key of an entry: a bare word is a text. */
  private objectKey(): HclExpression {
    const start = this.at;
    const isInParentheses = this.text[start] === '(';
    const key = this.expression();
    if (key.kind !== 'traversal' || isInParentheses) return key;
    const { range } = key;
    if (key.steps.length === 0) return { kind: 'literal', value: key.root, range };
    // A name with steps needs parentheses to be a key.
    const text = trimSpaceEnd(this.text.slice(start, this.at));
    return { kind: 'other', text, inside: [key], range };
  }

  /** Whether the word `for` comes next; if so, skips it. */
  private isFor(): boolean {
    this.skip();
    const before = this.at;
    if (this.identifier() === 'for') {
      this.skip();
      // `{ for = 1 }` is an entry of that name.
      if (!/[=:,}\]]/.test(this.text.charAt(this.at))) return true;
    }
    this.at = before;
    return false;
  }

  private forExpression(start: number, end: string): HclExpression {
    const intro = this.forIntro();
    this.expect(':');
    const first = this.expression();
    this.skip();
    const second = this.take('=>') ? this.expression() : undefined;
    this.skip();
    const grouped = this.take('...');
    this.skip();
    const condition =
      this.text.startsWith('if', this.at) && this.identifier() === 'if'
        ? this.expression()
        : undefined;
    this.expect(end);
    const [key, value] = second === undefined ? [undefined, first] : [first, second];
    return { kind: 'for', ...intro, key, value, condition, grouped, range: this.range(start) };
  }

  private literal(value: number | boolean | null, start: number) {
    return { kind: 'literal' as const, value, range: this.range(start) };
  }
}
