/** Expressions of a workflow, by GitHub's own evaluator. What is not known is refused. */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

export type Facts = Record<string, unknown>;

/** What a job may know; what it has none of is empty. */
const CONTEXTS = 'github secrets vars inputs needs matrix steps job runner'.split(' ');

const status = (name: string, value: boolean) => ({
  name,
  minArgs: 0,
  maxArgs: 0,
  call: () => new data.BooleanData(value),
});
// No job of these tests is canceled between two steps.
const FUNCTIONS = [status('always', true), status('cancelled', false)];

/** The value of `github.event.number || 'none'`. */
function evaluate(expression: string, facts: Facts): data.ExpressionData {
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, CONTEXTS, FUNCTIONS).parse();
  const known = { ...Object.fromEntries(CONTEXTS.map((name) => [name, {}])), ...facts };
  const context = JSON.parse(JSON.stringify(known), data.reviver) as data.Dictionary;
  const functions = new Map(FUNCTIONS.map((each) => [each.name, each]));
  return new Evaluator(parsed, context, functions).evaluate();
}

/** Every `${{ … }}` of a text; a list or an object as JSON. */
export function fillIn(text: string, facts: Facts): string {
  return text.replace(/\$\{\{ (.*?) \}\}/g, (_, inner: string) => {
    const value = evaluate(inner, facts);
    return value.primitive ? value.coerceString() : JSON.stringify(value, data.replacer);
  });
}

/** The value of an `if:`, with or without `${{ }}`. */
export function isTrue(condition: string, facts: Facts): boolean {
  const inner = /^\$\{\{ (.*) \}\}$/.exec(condition)?.[1] ?? condition;
  return evaluate(`!(${inner})`, facts).coerceString() === 'false';
}
