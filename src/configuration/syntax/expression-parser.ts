/** Parses expressions: operators, traversals, calls, tuples, objects and `for`. */
import type { HclExpression } from './hcl-syntax.ts';
import { hasExactDigits } from './read-json.ts';
import { TemplateParser } from './template-parser.ts';

const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Operators, from those that bind least. */
const LEVELS = [['||'], ['&&'], ['==', '!='], ['<=', '>=', '<', '>'], ['+', '-'], ['*', '/', '%']];

export class ExpressionParser extends TemplateParser {
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

  private binary(level: number): HclExpression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary();
    this.skip();
    const start = this.at;
    let left = this.binary(level + 1);
    for (;;) {
      this.skip();
      const operator = operators.find((sign) => this.text.startsWith(sign, this.at));
      // `=>` belongs to an entry, not to an expression.
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

  private withSteps(): HclExpression {
    const start = this.at;
    let of = this.term();
    let steps: HclExpression[] = [];
    let isSplat = false;
    const splat = (): void => {
      // Every step after the first sign applies to each member.
      if (!isSplat) [of, steps] = [this.stepped(of, steps, start), []];
      isSplat = true;
    };
    for (;;) {
      const before = this.at;
      this.skip();
      if (this.text[this.at] === '.' && this.text[this.at + 1] !== '.') {
        this.at++;
        this.skip();
        if (this.take('*')) splat();
        else this.readStep(steps);
      } else if (this.take('[')) {
        const index = this.inBrackets(true, () => {
          this.skip();
          const key = this.take('*') ? undefined : this.expression();
          this.expect(']');
          return key;
        });
        if (index === undefined) splat();
        else steps.push(index);
      } else {
        this.at = before;
        break;
      }
    }
    if (!isSplat) return this.stepped(of, steps, start);
    const text = this.text.slice(start, this.at);
    return { kind: 'other', text, inside: [of, ...steps], range: this.range(start) };
  }

  private stepped(of: HclExpression, steps: HclExpression[], start: number): HclExpression {
    if (steps.length === 0) return of;
    const range = this.range(start);
    if (of.kind === 'traversal') return { ...of, steps: [...of.steps, ...steps], range };
    return { kind: 'access', of, steps, range };
  }

  /** `list.0` is the old way to write `list[0]`. */
  private readStep(steps: HclExpression[]): void {
    const start = this.at;
    const name = this.identifier();
    const expression =
      name === undefined
        ? this.match(/\d+(?:\.\d+)*/y)?.[0]
            .split('.')
            .map(Number)
        : [name];
    if (expression === undefined) throw this.unexpected();
    const range = this.range(start);
    steps.push(...expression.map((value) => ({ kind: 'literal' as const, value, range })));
  }

  private term(): HclExpression {
    const start = this.at;
    const sign = this.text[start];
    switch (sign) {
      case '(': {
        this.at++;
        return this.inBrackets(true, () => {
          const value = this.expression();
          this.expect(')');
          return value;
        });
      }
      case '"':
        return this.expressionOfTemplate();
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
    const passed: HclExpression[] = [];
    let expand = false;
    for (;;) {
      this.skip();
      if (this.take(')')) break;
      if (expand) throw this.unexpected();
      passed.push(this.expression());
      this.skip();
      if (this.take('...')) expand = true;
      else if (!this.take(',') && this.text[this.at] !== ')') throw this.unexpected();
    }
    return { kind: 'call', name, arguments: passed, expand, range: this.range(start) };
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
      const from = this.at;
      const isComputed = this.text[from] === '(';
      const key = this.expression();
      const text = this.text.slice(from, this.at).trimEnd();
      this.skip();
      if (!this.take('=') && !this.take(':')) throw this.unexpected();
      const value = this.expression();
      this.skip();
      const { kind, range } = key;
      const isName = kind === 'traversal' && !isComputed;
      // A name with steps needs parentheses to be a key.
      const written: HclExpression = !isName
        ? key
        : key.steps.length === 0
          ? { kind: 'literal', value: key.root, range }
          : { kind: 'other', text, inside: [key], range };
      entries.push({ key: written, value });
      const isDone = this.take(',') || /[\r\n}]/.test(this.text.charAt(this.at));
      if (!isDone) throw this.unexpected();
    }
    return { kind: 'object', entries, range: this.range(start) };
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
