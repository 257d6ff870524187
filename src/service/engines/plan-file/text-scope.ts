/** What the names in one instance of a module mean, by the text and the plan's variables. */
import { posix } from 'node:path';
import type { HclBlock, HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { literalText, TOP } from '../../../configuration/syntax/hcl-syntax.ts';
import { convert } from '../../../configuration/convert.ts';
import { evaluate, type Scope } from '../../../configuration/evaluate.ts';
import {
  calledModule,
  callOf,
  type Module,
  type Sources,
} from '../../../configuration/load-module.ts';
import { isRecord } from '../../../model/parse.ts';
import { ownMember } from './findings.ts';
import { addressIn, type PlanValues } from './plan-values.ts';
import { isMarked } from '../../../model/plan-marks.ts';
import { isWhollyKnown, newMap, split, UNKNOWN, type Value } from '../../../configuration/value.ts';

/**
 * An expression with the names around it, or a value. `isUnsure`: the value is one that the plan says, or that was
 * converted here from `of`.
 */
export type Meaning =
  | { text: HclExpression; scope: TextScope }
  | { value: unknown; isUnsure?: true; of?: { text: HclExpression; scope: TextScope } };

interface Around {
  module: Module;
  /** The address of the instance of the module; empty for the root. */
  address: string;
  /** The call and the names around it; undefined for the root. */
  caller: { scope: TextScope; block: HclBlock } | undefined;
  plan: PlanValues;
  sources: Sources;
  budget: { left: number };
}

/** Names like `each`, with the meaning of their first step. */
type Bound = ReadonlyMap<string, Readonly<Record<string, Meaning | undefined>>>;

export class TextScope {
  readonly around: Around;
  readonly #bound: Bound;

  constructor(around: Around, bound: Bound = new Map()) {
    this.around = around;
    this.#bound = bound;
  }

  /** The same names and these. */
  with(name: string, members: Readonly<Record<string, Meaning | undefined>>): TextScope {
    return new TextScope(this.around, new Map([...this.#bound, [name, members]]));
  }

  /** What a name means, and how many steps belong to it. Undefined: only the plan knows it. */
  resolve(
    root: string,
    steps: readonly HclExpression[],
  ): { meaning: Meaning | undefined; taken: number } {
    const [first = ''] = steps.map(stepKey);
    const bound = this.#bound.get(root);
    if (bound !== undefined) {
      const isThere = Object.hasOwn(bound, first);
      return { meaning: isThere ? bound[first] : undefined, taken: 1 };
    }
    switch (root) {
      case 'var':
        return { meaning: this.#variable(String(first)), taken: 1 };
      case 'local':
        return {
          meaning: this.#text(this.around.module.locals.get(String(first))?.value),
          taken: 1,
        };
      case 'path':
        return { meaning: first === 'module' ? this.#path() : undefined, taken: 1 };
      case 'module':
        return this.#output(String(first), steps);
      case 'data':
      case 'resource':
        return this.#planned(root === 'data' ? 'data.' : '', steps.slice(0, 2), steps.slice(2), 2);
      default:
        return this.#planned('', [asLiteral(root), ...steps.slice(0, 1)], steps.slice(1), 1);
    }
  }

  #text(text: HclExpression | undefined): Meaning | undefined {
    return text && { text, scope: new TextScope(this.around) };
  }

  #path(): Meaning {
    const { module, sources } = this.around;
    return { value: posix.relative(sources.workingDirectory, module.directory) || '.' };
  }

  #variable(name: string): Meaning | undefined {
    const { caller, module, plan } = this.around;
    const declared = module.variables.get(name)?.block;
    if (caller === undefined) {
      if (!Object.hasOwn(plan.variables, name)) return undefined;
      // The plan has the value as it was given, before it is converted to the type.
      const value = plan.variables[name]?.value ?? null;
      return ofType(valueOfJson(value), declared && attributeOf(declared, 'type'));
    }
    const given = attributeOf(caller.block, name);
    const text = given ?? (declared && attributeOf(declared, 'default'));
    const scope = given === undefined ? new TextScope(this.around) : caller.scope;
    const type = declared && attributeOf(declared, 'type');
    return text && converted(text, scope, type);
  }

  #output(
    call: string,
    steps: readonly HclExpression[],
  ): { meaning: Meaning | undefined; taken: number } {
    const block = this.around.module.calls.find((one) => one.block.labels[0] === call)?.block;
    if (block === undefined) return { meaning: undefined, taken: 1 };
    const isRepeated = ['count', 'for_each'].some((name) => attributeOf(block, name) !== undefined);
    const taken = isRepeated ? 3 : 2;
    const key = isRepeated ? stepKey(steps[1]) : undefined;
    const output = stepKey(steps[taken - 1]);
    if ((isRepeated && key === undefined) || output === undefined)
      return { meaning: undefined, taken };
    const callee = this.calleeOf(block, key);
    if (callee === undefined) return { meaning: undefined, taken };
    const declared = callee.around.module.outputs.get(String(output))?.block;
    const value = declared && attributeOf(declared, 'value');
    return { meaning: value && { text: value, scope: new TextScope(callee.around) }, taken };
  }

  /** The names inside of an instance of a module that is called here; undefined if its files are not here. */
  calleeOf(block: HclBlock, key: string | number | undefined): TextScope | undefined {
    const { around } = this;
    const [call = ''] = block.labels;
    const source = literalText(attributeOf(block, 'source')) ?? '';
    const called = callOf({ block, file: '' }, around.address, source);
    const module = calledModule(around.sources, around.module, called);
    if (module === undefined) return undefined;
    const address = addressIn(around.address, `module.${call}`, key);
    const scope = this.instance(block, key);
    return new TextScope({ ...around, module, address, caller: { scope, block } });
  }

  /** The names in one instance of a block. */
  instance(block: HclBlock, key: string | number | undefined): TextScope {
    const outer = new TextScope(this.around);
    if (key === undefined) return outer;
    const each = attributeOf(block, 'for_each');
    if (each === undefined) return outer.with('count', { index: { value: key } });
    const value = writtenItems(each, outer, new Passed())?.items.find(
      ([name]) => name === key,
    )?.[1];
    return outer.with('each', { key: { value: key }, value });
  }

  /** The planned value of a resource, if it is one and all of it is known. */
  #planned(
    prefix: string,
    labels: readonly HclExpression[],
    steps: readonly HclExpression[],
    before: number,
  ): { meaning: Meaning | undefined; taken: number } {
    const none = { meaning: undefined, taken: before };
    const name = `${prefix}${labels.map((label) => String(stepKey(label))).join('.')}`;
    const instances = this.around.plan.instancesOf(this.around.address, name);
    const isRepeated = instances.some(({ key }) => key !== undefined);
    const key = isRepeated ? stepKey(steps[0]) : undefined;
    const instance = instances.find((one) => one.key === key);
    const attribute = stepKey(steps[isRepeated ? 1 : 0]);
    if (instance === undefined || attribute === undefined) return none;
    const { value, unknown } = instance.values;
    const found = ownMember(value, attribute);
    if (found === undefined || unknown === true || isMarked(ownMember(unknown, attribute)))
      return none;
    return { meaning: { value: found, isUnsure: true }, taken: before + (isRepeated ? 2 : 1) };
  }
}

/** What was passed on the way from an expression to its meaning. */
export class Passed {
  /** Expressions with parts that are all known or have no effect. */
  readonly whole: { text: HclExpression; scope: TextScope }[] = [];
  /** Expressions with only their outermost part read. */
  readonly outer: HclExpression[] = [];
}

/** What an expression is, without the names and conditions that lead to it. Undefined: only the plan knows it. */
export function meaningOf(
  text: HclExpression,
  scope: TextScope,
  passed: Passed,
): Meaning | undefined {
  scope.around.budget.left -= 1;
  if (scope.around.budget.left < 0) return { text, scope };
  switch (text.kind) {
    case 'traversal': {
      const { meaning, taken } = scope.resolve(text.root, text.steps);
      const start = meaning && settle(meaning, passed);
      const found = stepsInto(start, text.steps.slice(taken), scope, passed);
      if (found !== undefined) passed.outer.push(text);
      return found;
    }
    case 'access': {
      const found = stepsInto(meaningOf(text.of, scope, passed), text.steps, scope, passed);
      if (found !== undefined) passed.outer.push(text);
      return found ?? { text, scope };
    }
    case 'conditional': {
      const condition = knownValue(text.condition, scope)?.value;
      if (typeof condition !== 'boolean') return { text, scope };
      const unused = condition ? text.no : text.yes;
      passed.whole.push({ text: text.condition, scope }, { text: unused, scope });
      passed.outer.push(text);
      return meaningOf(condition ? text.yes : text.no, scope, passed);
    }
    case 'call': {
      const [first] = text.arguments;
      if (!/^(?:non)?sensitive$/.test(text.name) || first === undefined) return { text, scope };
      passed.outer.push(text);
      return meaningOf(first, scope, passed);
    }
    default:
      return { text, scope };
  }
}

function settle(meaning: Meaning, passed: Passed): Meaning | undefined {
  if ('text' in meaning) return meaningOf(meaning.text, meaning.scope, passed);
  if (meaning.of !== undefined) passed.whole.push(meaning.of);
  return meaning;
}

function stepsInto(
  from: Meaning | undefined,
  steps: readonly HclExpression[],
  scope: TextScope,
  passed: Passed,
): Meaning | undefined {
  let at = from;
  for (const step of steps) {
    const key = stepKey(step) ?? knownValue(step, scope)?.value;
    if (at === undefined || (typeof key !== 'string' && typeof key !== 'number')) return undefined;
    at = stepInto(at, key, passed);
  }
  return at;
}

function stepInto(from: Meaning, key: string | number, passed: Passed): Meaning | undefined {
  if ('text' in from) {
    const { text, scope } = from;
    const entry = entryOf(text, key, scope);
    const item = text.kind === 'tuple' ? text.items[Number(key)] : entry?.value;
    if (item !== undefined) {
      passed.outer.push(text);
      if (entry !== undefined) passed.whole.push({ text: entry.key, scope });
      return meaningOf(item, scope, passed);
    }
    const known = knownValue(text, scope);
    if (known !== undefined) passed.whole.push({ text, scope });
    return known && stepInto(known, key, passed);
  }
  const value = ownMember(from.value, key);
  return value === undefined ? undefined : { ...from, value };
}

function entryOf(
  text: HclExpression,
  key: string | number,
  scope: TextScope,
): { key: HclExpression; value: HclExpression } | undefined {
  if (text.kind !== 'object') return undefined;
  return text.entries.findLast((entry) => keyText(entry.key, scope) === String(key));
}

/** The key of an entry as a text; undefined if the text does not say it. */
export function keyText(key: HclExpression, scope: TextScope): string | undefined {
  const value = key.kind === 'literal' ? key.value : knownValue(key, scope)?.value;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

type Item = readonly [key: string | number, value: Meaning | undefined];

export interface Items {
  items: readonly Item[];
  /** Whether the text says them, and nothing was computed. */
  isSure: boolean;
}

/**
 * The keys and values of a collection, in Terraform's order. Undefined: the text does not say them.
 *
 * @param members whether the keys of a list are its members, as in the `for_each` of a resource, or their places
 */
export function writtenItems(
  each: HclExpression,
  scope: TextScope,
  passed: Passed,
  members: 'keys' | 'places' = 'keys',
): Items | undefined {
  const found = meaningOf(each, scope, passed);
  if (found === undefined) return undefined;
  if (!('text' in found)) {
    const items = itemsOfValue(found.value, members);
    return items && { items, isSure: found.isUnsure !== true };
  }
  const { text, scope: inner } = found;
  if (text.kind === 'object') return itemsOfObject(text, inner, passed);
  if (text.kind === 'tuple') return itemsOfTuple(text, inner, passed, members);
  const [argument] = text.kind === 'call' && text.name === 'toset' ? text.arguments : [];
  const list = argument && meaningOf(argument, inner, passed);
  if (list !== undefined && 'text' in list && list.text.kind === 'tuple') {
    passed.outer.push(text);
    return itemsOfTuple(list.text, list.scope, passed, 'keys');
  }
  const known = knownValue(text, inner);
  if (known !== undefined) passed.whole.push(found);
  const items = known && itemsOfValue(known.value, argument === undefined ? members : 'keys');
  return items && { items, isSure: false };
}

function itemsOfTuple(
  tuple: HclExpression & { kind: 'tuple' },
  scope: TextScope,
  passed: Passed,
  members: 'keys' | 'places',
): Items | undefined {
  passed.outer.push(tuple);
  if (members === 'places') {
    const items = tuple.items.map((text, at): Item => [at, { text, scope }]);
    return { items, isSure: true };
  }
  const keys = tuple.items.map((item) => keyText(item, scope));
  if (keys.includes(undefined)) return undefined;
  passed.whole.push(...tuple.items.map((text) => ({ text, scope })));
  const isSure = tuple.items.every(({ kind }) => kind === 'literal');
  return { items: itemsOfValue([...new Set(keys)], 'keys') ?? [], isSure };
}

function itemsOfObject(
  object: HclExpression & { kind: 'object' },
  scope: TextScope,
  passed: Passed,
): Items | undefined {
  const items = new Map<string, Meaning>();
  const isSure = object.entries.every(({ key }) => key.kind === 'literal');
  for (const { key, value } of object.entries) {
    const name = keyText(key, scope);
    if (name === undefined) return undefined;
    items.set(name, { text: value, scope });
  }
  passed.whole.push(...object.entries.map(({ key }) => ({ text: key, scope })));
  passed.outer.push(object);
  return { items: [...items].sort(byKey), isSure };
}

function itemsOfValue(value: unknown, members: 'keys' | 'places'): Item[] | undefined {
  if (Array.isArray(value)) {
    return members === 'places'
      ? value.map((item: unknown, at): Item => [at, { value: item }])
      : value.map((item: unknown): Item => [String(item), { value: item }]).sort(byKey);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: [string, unknown][] = Object.entries(value);
  return entries.map(([key, item]): Item => [key, { value: item }]).sort(byKey);
}

function byKey([one]: Item, [other]: Item): number {
  return one < other ? -1 : 1;
}

/** What an argument of a module is inside of it. */
function converted(
  text: HclExpression,
  scope: TextScope,
  type: HclExpression | undefined,
): Meaning | undefined {
  if (text.kind === 'literal' && isOfType(text.value, type)) return { text, scope };
  const value = evaluate(text, valuesIn(scope));
  if (isWhollyKnown(value) && type !== undefined) {
    const found = ofType(value, type);
    return found && { ...found, of: { text, scope } };
  }
  const isPrimitive = type?.kind === 'traversal' && TYPES.has(type.root);
  return type === undefined || isPrimitive ? { text, scope } : undefined;
}

/** A value as a value of this type; undefined where it is not certain which one. */
function ofType(
  value: Value,
  type: HclExpression | undefined,
): { value: unknown; isUnsure?: true } | undefined {
  const { known } = split(value, { left: 100_000 });
  if (isOfType(value, type)) return { value: known };
  const made = type === undefined ? UNKNOWN : convert(value, type);
  return isWhollyKnown(made)
    ? { value: split(made, { left: 100_000 }).known, isUnsure: true }
    : undefined;
}

/** Whether a type constraint leaves a value as it is. */
function isOfType(value: Value, type: HclExpression | undefined): boolean {
  if (type === undefined || value === null) return true;
  if (type.kind !== 'traversal') return false;
  return type.root === 'any' || TYPES.get(type.root) === typeof value;
}

const TYPES = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['bool', 'boolean'],
]);

/** The value of an expression, where the static evaluator knows all of it. */
export function knownValue(text: HclExpression, scope: TextScope): { value: unknown } | undefined {
  const value = evaluate(text, valuesIn(scope));
  return isWhollyKnown(value) ? { value: split(value, { left: 100_000 }).known } : undefined;
}

function valuesIn(scope: TextScope): Scope {
  return {
    budget: scope.around.budget,
    resolve(root, steps) {
      const isKnown = (step: Value): step is string | number =>
        typeof step === 'string' || typeof step === 'number';
      const keys = steps.filter(isKnown).map(asLiteral);
      const { meaning, taken } = scope.resolve(root, keys);
      if (meaning === undefined || keys.length < Math.min(taken, steps.length)) {
        return { value: UNKNOWN, taken };
      }
      if (!('text' in meaning)) return { value: valueOfJson(meaning.value), taken };
      return { value: evaluate(meaning.text, valuesIn(meaning.scope)), taken };
    },
  };
}

/** A value in JSON as one of an expression. */
function valueOfJson(json: unknown): Value {
  if (Array.isArray(json)) return json.map(valueOfJson);
  if (isRecord(json)) {
    return newMap(Object.entries(json).map(([key, value]) => [key, valueOfJson(value)]));
  }
  const isPlain = typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean';
  return isPlain || json === null ? json : UNKNOWN;
}

export function attributeOf(block: HclBlock, name: string): HclExpression | undefined {
  return block.body.attributes.find((attribute) => attribute.name === name)?.value;
}

function asLiteral(value: string | number): HclExpression {
  return { kind: 'literal', value, range: TOP };
}

function stepKey(step: HclExpression | undefined): string | number | undefined {
  if (step?.kind !== 'literal') return undefined;
  return typeof step.value === 'string' || typeof step.value === 'number' ? step.value : undefined;
}
