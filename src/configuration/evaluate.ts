/** Computes the values of expressions before anything is applied. */
import type { HclExpression } from './syntax/hcl-syntax.ts';
import { call } from './functions.ts';
import {
  conceal,
  isMap,
  isSensitive,
  isWhollyKnown,
  MAX_ITEMS,
  MAX_TEXT,
  MAX_WEIGHT,
  newMap,
  reveal,
  Sensitive,
  step,
  through,
  stringOf,
  UNKNOWN,
  weigh,
  type Value,
} from './value.ts';

/** What the names in an expression mean. */
export interface Scope {
  /** The value of a name, with the number of steps that it used; the caller follows the other steps. */
  resolve(root: string, steps: readonly Value[]): { value: Value; taken: number };
  /** The work that is left. Each expression and each value that it reads costs some; at zero all is unknown. */
  readonly budget: { left: number };
}

/** A scope without any names, as for a file of variables. */
export function withoutNames(): Scope {
  return { budget: { left: 1_000_000 }, resolve: () => ({ value: UNKNOWN, taken: 0 }) };
}

/** The value of an expression; unknown when it cannot be known before the apply, or costs too much. */
export function evaluate(expression: HclExpression, scope: Scope): Value {
  scope.budget.left -= 1;
  if (scope.budget.left < 0) return UNKNOWN;
  const value = work(expression, scope);
  return weigh(value) > MAX_WEIGHT ? UNKNOWN : value;
}

/** Takes the cost of reading these values from the budget; false when the budget is used up. */
function spend({ budget }: Scope, values: readonly Value[]): boolean {
  for (const value of values) budget.left -= weigh(value);
  return budget.left >= 0;
}

function work(expression: HclExpression, scope: Scope): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'template': {
      const parts = expression.parts.map((part) => evaluate(part, scope));
      return spend(scope, parts) ? through(parts, joined) : UNKNOWN;
    }
    case 'tuple':
      return expression.items.map((item) => evaluate(item, scope));
    case 'object': {
      const map = newMap();
      let hidden = false;
      for (const entry of expression.entries) {
        const keyValue = evaluate(entry.key, scope);
        const key = stringOf(reveal(keyValue));
        if (key === UNKNOWN) return UNKNOWN;
        hidden ||= isSensitive(keyValue);
        map[key] = evaluate(entry.value, scope);
      }
      return hidden ? conceal(map) : map;
    }
    case 'traversal': {
      const steps = expression.steps.map((part) => evaluate(part, scope));
      const { value, taken } = scope.resolve(expression.root, steps);
      return steps.slice(taken).reduce<Value>(step, value);
    }
    case 'access':
      return expression.steps
        .map((part) => evaluate(part, scope))
        .reduce<Value>(step, evaluate(expression.of, scope));
    case 'call': {
      const values = expression.arguments.map((argument) => evaluate(argument, scope));
      if (!spend(scope, values)) return UNKNOWN;
      if (!expression.expand) return call(expression.name, values);
      const last = values.pop() ?? UNKNOWN;
      return through(last instanceof Sensitive ? [last] : [], ([plain = last]) =>
        Array.isArray(plain) ? call(expression.name, [...values, ...plain]) : UNKNOWN,
      );
    }
    case 'conditional': {
      const condition = evaluate(expression.condition, scope);
      return through([condition], ([chosen]) =>
        typeof chosen === 'boolean'
          ? evaluate(chosen ? expression.yes : expression.no, scope)
          : UNKNOWN,
      );
    }
    case 'operation': {
      const operands = expression.operands.map((operand) => evaluate(operand, scope));
      if (!spend(scope, operands)) return UNKNOWN;
      return through(operands, (plain) => operate(expression.operator, plain));
    }
    case 'for':
      return evaluateFor(expression, scope);
    case 'other':
      return UNKNOWN;
  }
}

/** The text of a template with its parts joined. */
function joined(parts: readonly Value[]): Value {
  let text = '';
  for (const part of parts) {
    const shown = stringOf(part);
    if (shown === UNKNOWN) return UNKNOWN;
    text += shown;
    if (text.length > MAX_TEXT) return UNKNOWN;
  }
  return text;
}

function operate(operator: string, [left = UNKNOWN, right]: Value[]): Value {
  if (right === undefined) {
    if (operator === '!' && typeof left === 'boolean') return !left;
    return operator === '-' && typeof left === 'number' ? -left : UNKNOWN;
  }
  if (!isWhollyKnown(left) || !isWhollyKnown(right)) return UNKNOWN;
  if (operator === '==' || operator === '!=') {
    const same = JSON.stringify(left) === JSON.stringify(right);
    return operator === '==' ? same : !same;
  }
  if (typeof left === 'boolean' && typeof right === 'boolean') {
    if (operator === '&&') return left && right;
    return operator === '||' ? left || right : UNKNOWN;
  }
  if (typeof left !== 'number' || typeof right !== 'number') return UNKNOWN;
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? UNKNOWN : left / right;
    case '%':
      return right === 0 ? UNKNOWN : left % right;
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    default:
      return UNKNOWN;
  }
}

function evaluateFor(expression: HclExpression & { kind: 'for' }, scope: Scope): Value {
  const collection = evaluate(expression.collection, scope);
  return through(collection instanceof Sensitive ? [collection] : [], ([plain = collection]) =>
    forEach(expression, plain, scope),
  );
}

function forEach(
  expression: HclExpression & { kind: 'for' },
  collection: Value,
  scope: Scope,
): Value {
  const items = itemsOf(collection, scope);
  if (items === undefined) return UNKNOWN;
  const list: Value[] = [];
  const map = newMap();
  // The result's keys and length show something of a condition or key, so a sensitive one hides the
  // result.
  let hidden = false;
  const see = (value: Value): Value => {
    hidden ||= isSensitive(value);
    return reveal(value);
  };
  for (const [key, value] of items) {
    const inner = bind(scope, { [expression.valueName]: value, [expression.keyName ?? '']: key });
    if (expression.condition !== undefined) {
      const kept = see(evaluate(expression.condition, inner));
      if (typeof kept !== 'boolean') return UNKNOWN;
      if (!kept) continue;
    }
    const result = evaluate(expression.value, inner);
    if (expression.key === undefined) {
      list.push(result);
      continue;
    }
    const name = stringOf(see(evaluate(expression.key, inner)));
    if (name === UNKNOWN) return UNKNOWN;
    const before = map[name];
    if (!expression.grouped) map[name] = result;
    else if (Array.isArray(before)) before.push(result);
    else map[name] = [result];
  }
  const whole = expression.key === undefined ? list : map;
  return hidden ? conceal(whole) : whole;
}

/**
 * The keys and values of a collection, in the order in which Terraform reads them. Undefined when
 * they are not known or too many.
 */
export function itemsOf(collection: Value, { budget }: Scope): [Value, Value][] | undefined {
  if (typeof collection !== 'object' || collection === null) return undefined;
  const { length } = Object.keys(collection);
  budget.left -= length;
  if (length > MAX_ITEMS || budget.left < 0) return undefined;
  if (Array.isArray(collection)) return collection.map((value, index) => [index, value]);
  if (!isMap(collection)) return undefined;
  return Object.keys(collection)
    .sort()
    .map((key) => [key, collection[key] ?? null]);
}

/** A scope in which these names have these values, and all others the values of `scope`. */
export function bind(scope: Scope, names: Readonly<Record<string, Value>>): Scope {
  return {
    budget: scope.budget,
    resolve(root, steps) {
      if (!Object.hasOwn(names, root)) return scope.resolve(root, steps);
      return { value: names[root] ?? null, taken: 0 };
    },
  };
}
