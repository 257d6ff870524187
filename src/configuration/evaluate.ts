/** Computes the values of expressions before anything is applied. */
import type { HclExpression } from './syntax/hcl-syntax.ts';
import { call } from './functions.ts';
import {
  certain,
  conceal,
  DOUBT,
  hasDoubt,
  isMap,
  isSensitive,
  isUniform,
  isWhollyKnown,
  MAX_ITEMS,
  MAX_TEXT,
  MAX_WEIGHT,
  newMap,
  fromAll,
  reveal,
  Sensitive,
  SetOf,
  shapeOf,
  sortedKeys,
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
  /** True where Terraform accepts constants only: a call of a function is an error there. */
  readonly isConstant?: boolean;
  /** The work that is left. Each expression and each value that it reads costs some; at zero all is unknown. */
  readonly budget: { left: number };
}

/** The scope of constants: a file of variables, or the default of a variable. */
export function withoutNames(): Scope {
  return {
    isConstant: true,
    budget: { left: 1_000_000 },
    resolve: () => ({ value: UNKNOWN, taken: 0 }),
  };
}

/** The value of an expression; unknown when it cannot be known before the apply, or costs too much. */
export function evaluate(expression: HclExpression, scope: Scope): Value {
  scope.budget.left -= 1;
  if (scope.budget.left < 0) return DOUBT;
  const made = work(expression, scope);
  const value = isPrimitive(reveal(made)) ? certain(made) : made;
  return weigh(value) > MAX_WEIGHT || (value === UNKNOWN && made !== UNKNOWN) ? DOUBT : value;
}

function isPrimitive(value: Value): boolean {
  return typeof value !== 'object' || value === null;
}

/** Takes the cost of reading these values from the budget; false when the budget is used up. */
function spend({ budget }: Scope, values: readonly Value[]): boolean {
  for (const value of values) budget.left -= weigh(value);
  return budget.left >= 0;
}

function work(expression: HclExpression, scope: Scope): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.digits === undefined || expression.digits === String(expression.value)
        ? expression.value
        : DOUBT;
    case 'template': {
      const parts = expression.parts.map((part) => evaluate(part, scope));
      return spend(scope, parts) ? fromAll(parts, () => through(parts, joinParts)) : DOUBT;
    }
    case 'tuple':
      return expression.items.map((item) => evaluate(item, scope));
    case 'object': {
      const map = newMap();
      let hidden = false;
      for (const entry of expression.entries) {
        const keyValue = evaluate(entry.key, scope);
        const key = stringOf(reveal(keyValue));
        if (hasDoubt(keyValue) || key === UNKNOWN || certain(key) !== key || key in map) {
          return keyValue === UNKNOWN ? UNKNOWN : DOUBT;
        }
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
      if (scope.isConstant === true) return DOUBT;
      const values = expression.arguments.map((argument) => evaluate(argument, scope));
      if (!spend(scope, values)) return DOUBT;
      return fromAll(values, () =>
        expression.expand ? callExpanded(expression.name, values) : call(expression.name, values),
      );
    }
    case 'conditional':
      return evaluateConditional(expression, scope);
    case 'operation': {
      const operands = expression.operands.map((operand) => evaluate(operand, scope));
      if (!spend(scope, operands)) return DOUBT;
      return fromAll(operands, () =>
        through(operands, (plain) => operate(expression.operator, plain)),
      );
    }
    case 'for':
      return evaluateFor(expression, scope);
    case 'other':
      return DOUBT;
  }
}

function evaluateConditional(
  expression: HclExpression & { kind: 'conditional' },
  scope: Scope,
): Value {
  const yes = evaluate(expression.yes, scope);
  const no = evaluate(expression.no, scope);
  const condition = evaluate(expression.condition, scope);
  if (!spend(scope, [yes, no])) return DOUBT;
  return fromAll([condition, yes, no], () =>
    through([condition], ([chosen]) => {
      if (typeof chosen !== 'boolean' || !isOneType(expression, yes, no)) return UNKNOWN;
      return chosen ? yes : no;
    }),
  );
}

/** Calls a function with the members of the last argument. */
function callExpanded(name: string, values: readonly Value[]): Value {
  const last = values.at(-1) ?? UNKNOWN;
  return through(last instanceof Sensitive ? [last] : [], ([plain = last]) =>
    Array.isArray(plain) && !(plain instanceof SetOf)
      ? call(name, [...values.slice(0, -1), ...plain])
      : UNKNOWN,
  );
}

/** The text of a template with its parts joinParts. */
function joinParts(parts: readonly Value[]): Value {
  let text = '';
  for (const part of parts) {
    const shown = stringOf(part);
    if (shown === UNKNOWN) return UNKNOWN;
    text += shown;
    if (text.length > MAX_TEXT) return UNKNOWN;
  }
  return text;
}

/**
 * Whether both sides of `?:` are known and of one type. Terraform reads both, and converts them to a type
 * that they have in common: a side that fails makes the whole fail, and `true ? 1 : "a"` is a text.
 */
function isOneType(
  { yes, no }: HclExpression & { kind: 'conditional' },
  first: Value,
  second: Value,
): boolean {
  if (isNull(yes)) return first === null && isWhollyKnown(second);
  if (isNull(no)) return second === null && isWhollyKnown(first);
  const shape = shapeOf(first);
  if (shape === undefined) return false;
  if (shape === shapeOf(second)) return true;
  const one = reveal(first);
  const other = reveal(second);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (
    one instanceof SetOf ||
    other instanceof SetOf ||
    Array.isArray(one) !== Array.isArray(other)
  ) {
    return false;
  }
  const members = [...Object.values(one), ...Object.values(other)];
  return isUniform(members) && members.every(isPrimitive);
}

function isNull(expression: HclExpression): boolean {
  return expression.kind === 'literal' && expression.value === null;
}

function operate(operator: string, [left = UNKNOWN, right]: Value[]): Value {
  if (right === undefined) {
    if (operator === '!' && typeof left === 'boolean') return !left;
    return operator === '-' && typeof left === 'number' ? -left : UNKNOWN;
  }
  if (operator === '==' || operator === '!=') {
    const same = isEqual(left, right);
    return same === undefined ? UNKNOWN : same === (operator === '==');
  }
  if (typeof left === 'boolean' && typeof right === 'boolean') {
    if (operator === '&&') return left && right;
    return operator === '||' ? left || right : UNKNOWN;
  }
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(right)) return UNKNOWN;
  return calculate(operator, Number(left), Number(right));
}

/** Whether two values are equal; undefined where that depends on the types of collections. */
function isEqual(left: Value, right: Value): boolean | undefined {
  if (!isWhollyKnown(left) || !isWhollyKnown(right)) return undefined;
  if (left === null || right === null) return left === right;
  if (!isPrimitive(left) || !isPrimitive(right)) return undefined;
  const numbers = [left, right].filter((value) => typeof value === 'number');
  return numbers.every(Number.isSafeInteger) ? left === right : undefined;
}

/** The result for two whole numbers; unknown unless it is a whole number, too. */
function calculate(operator: string, left: number, right: number): Value {
  switch (operator) {
    case '+':
      return wholeNumber(left + right);
    case '-':
      return wholeNumber(left - right);
    case '*':
      return wholeNumber(left * right);
    case '/':
      return right === 0 ? UNKNOWN : wholeNumber(left / right);
    case '%':
      return left >= 0 && right > 0 ? left % right : UNKNOWN;
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

function wholeNumber(value: number): Value {
  return Number.isSafeInteger(value) && !Object.is(value, -0) ? value : UNKNOWN;
}

function evaluateFor(expression: HclExpression & { kind: 'for' }, scope: Scope): Value {
  const collection = evaluate(expression.collection, scope);
  return fromAll([collection], () =>
    through(collection instanceof Sensitive ? [collection] : [], ([plain = collection]) =>
      forEach(expression, plain, scope),
    ),
  );
}

function forEach(
  expression: HclExpression & { kind: 'for' },
  collection: Value,
  scope: Scope,
): Value {
  const items = itemsOf(collection, scope);
  if (items === undefined) return UNKNOWN;
  if (items.length === 0 && !isCondition(expression, scope)) return DOUBT;
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
      if (typeof kept !== 'boolean') return kept === UNKNOWN ? UNKNOWN : DOUBT;
      if (!kept) continue;
    }
    const result = evaluate(expression.value, inner);
    if (expression.key === undefined) {
      list.push(result);
      continue;
    }
    const written = see(evaluate(expression.key, inner));
    const name = stringOf(written);
    if (name === UNKNOWN || certain(name) !== name) return written === UNKNOWN ? UNKNOWN : DOUBT;
    const before = map[name];
    // Two equal keys are an error.
    if (before !== undefined && !expression.grouped) return DOUBT;
    if (!expression.grouped) map[name] = result;
    else if (Array.isArray(before)) before.push(result);
    else map[name] = [result];
  }
  const whole = expression.key === undefined ? list : map;
  return hidden ? conceal(whole) : whole;
}

/** Whether the condition is one for all that Terraform can say: it looks even if there are no members. */
function isCondition(
  { condition, ...names }: HclExpression & { kind: 'for' },
  scope: Scope,
): boolean {
  if (condition === undefined) return true;
  const inner = bind(scope, { [names.valueName]: UNKNOWN, [names.keyName ?? '']: UNKNOWN });
  const kept = reveal(evaluate(condition, inner));
  return typeof kept === 'boolean' || (kept === UNKNOWN && condition.kind === 'traversal');
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
  if (Array.isArray(collection)) {
    const isSet = collection instanceof SetOf;
    return Array.from(collection, (value, index) => [isSet ? value : index, value]);
  }
  if (!isMap(collection)) return undefined;
  return sortedKeys(collection).map((key) => [key, collection[key] ?? null]);
}

/** A scope in which these names have these values, and all others the values of `scope`. */
export function bind(scope: Scope, names: Readonly<Record<string, Value>>): Scope {
  return {
    budget: scope.budget,
    isConstant: scope.isConstant === true,
    resolve(root, steps) {
      if (!Object.hasOwn(names, root)) return scope.resolve(root, steps);
      return { value: names[root] ?? null, taken: 0 };
    },
  };
}
