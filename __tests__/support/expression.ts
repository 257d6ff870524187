/** Expressions of a workflow, as far as the recipes use them. What is not known is refused. */

export type Facts = Record<string, unknown>;

const TOKEN = /\s*(?:(\|\||&&|==|!=|!|\(|\)|,)|'((?:[^']|'')*)'|([A-Za-z_][\w.-]*|\d+))/y;

type Token = { sign: string } | { text: string } | { word: string };

/** The value of `github.event.number || 'none'`. */
export function evaluate(expression: string, facts: Facts): unknown {
  const tokens = read(expression);
  let at = 0;
  const sign = () => {
    const token = tokens[at];
    return token !== undefined && 'sign' in token ? token.sign : undefined;
  };
  const take = (wanted: string): boolean => sign() === wanted && at++ >= 0;
  const either = (): unknown => {
    let value = both();
    while (take('||')) {
      const other = both();
      value = isTruthy(value) ? value : other;
    }
    return value;
  };
  const both = (): unknown => {
    let value = compared();
    while (take('&&')) {
      const other = compared();
      value = isTruthy(value) ? other : value;
    }
    return value;
  };
  const compared = (): unknown => {
    const value = single();
    if (take('==')) return isSame(value, single());
    if (take('!=')) return !isSame(value, single());
    return value;
  };
  const single = (): unknown => {
    if (take('!')) return !isTruthy(single());
    if (take('(')) {
      const value = either();
      if (!take(')')) throw new Error(`no end of ( in ${expression}`);
      return value;
    }
    const token = tokens[at++];
    if (token === undefined || 'sign' in token) throw new Error(`not an expression: ${expression}`);
    if ('text' in token) return token.text;
    return take('(') ? call(token.word) : valueOf(token.word, facts);
  };
  const call = (name: string): unknown => {
    const given: unknown[] = [];
    while (!take(')')) {
      given.push(either());
      take(',');
    }
    const known = FUNCTIONS[name];
    if (known === undefined) throw new Error(`the runner does not know ${name}()`);
    return known(...given);
  };
  const value = either();
  if (at < tokens.length) throw new Error(`not an expression: ${expression}`);
  return value;
}

const FUNCTIONS: Record<string, (...given: unknown[]) => unknown> = {
  always: () => true,
  // No job of these tests is canceled between two steps.
  cancelled: () => false,
  startsWith: (text, start) => asText(text).toLowerCase().startsWith(asText(start).toLowerCase()),
  fromJSON: (text) => JSON.parse(asText(text)) as unknown,
};

function read(expression: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < expression.trimEnd().length) {
    const [all, sign, text, word] = TOKEN.exec(expression) ?? [];
    if (all === undefined) throw new Error(`not an expression: ${expression}`);
    if (sign !== undefined) tokens.push({ sign });
    else if (word !== undefined) tokens.push({ word });
    else tokens.push({ text: (text ?? '').replaceAll("''", "'") });
  }
  return tokens;
}

function valueOf(word: string, facts: Facts): unknown {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'true' || word === 'false') return word === 'true';
  return word
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Facts | null | undefined)?.[name], facts);
}

export function isTruthy(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false && value !== 0;
}

/** Texts are the same in capitals and small letters; what is missing is an empty text. */
function isSame(one: unknown, other: unknown): boolean {
  return asText(one).toLowerCase() === asText(other).toLowerCase();
}

/** The text that an expression becomes inside of another text. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Every `${{ … }}` of a text. */
export function fillIn(text: string, facts: Facts): string {
  return text.replace(/\$\{\{ (.*?) \}\}/g, (_, inner: string) => asText(evaluate(inner, facts)));
}

/** The value of an `if:`, with or without `${{ }}`. */
export function isTrue(condition: string, facts: Facts): boolean {
  const inner = /^\$\{\{ (.*) \}\}$/.exec(condition)?.[1] ?? condition;
  return isTruthy(evaluate(inner, facts));
}
