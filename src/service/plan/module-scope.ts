/** The meaning of names inside one instance of a module. */
import { posix } from 'node:path';
import { TOP, type HclBlock, type HclExpression } from '../../configuration/syntax/hcl-syntax.ts';
import { convert } from '../../configuration/convert.ts';
import { bind, evaluate, itemsOf, withoutNames, type Scope } from '../../configuration/evaluate.ts';
import type { Module } from '../../configuration/load-module.ts';
import { writeIndex } from '../../configuration/address.ts';
import { resourceValues } from './resource-values.ts';
import { planData, TERRAFORM_DATA } from './terraform-data.ts';
import {
  certain,
  conceal,
  DOUBT,
  hasDoubt,
  isMap,
  MAX_ITEMS,
  newMap,
  reveal,
  SetOf,
  step,
  UNKNOWN,
  type Value,
  type ValueMap,
} from '../../configuration/value.ts';

interface Resolved {
  value: Value;
  taken: number;
}

interface Surroundings {
  /** The directory of the root module. */
  rootDirectory: string;
  /** The address of this module instance; empty for the root. */
  address: string;
  /** The applied values of a resource that is not going to be replaced. */
  appliedAt: (address: string) => ValueMap | undefined;
  budget: { left: number };
  planCall: (name: string) => Value;
}

export class ModuleScope implements Scope {
  readonly budget: Scope['budget'];
  /** Call name → outputs, or instance key → outputs. Filled while the calls of the module are planned. */
  readonly moduleOutputs = new Map<string, Value>();
  readonly #known = new Map<string, Value>();
  readonly #visiting = new Set<string>();
  readonly #module: Module;
  readonly #values: ReadonlyMap<string, Value>;
  readonly #around: Surroundings;

  constructor(module: Module, values: ReadonlyMap<string, Value>, around: Surroundings) {
    this.#module = module;
    this.#values = values;
    this.#around = around;
    this.budget = around.budget;
  }

  resolve(root: string, steps: readonly Value[]): Resolved {
    const [first] = steps;
    if (typeof first !== 'string') return { value: DOUBT, taken: steps.length };
    switch (root) {
      case 'path':
        return { value: this.#path(first), taken: 1 };
      // In a run it is the name of the workspace, on a laptop often `default`.
      case 'terraform':
        return { value: UNKNOWN, taken: 1 };
      case 'var':
        return { value: this.#variable(first), taken: 1 };
      case 'local':
        return { value: this.#local(first), taken: 1 };
      case 'module':
        return { value: this.#call(first), taken: 1 };
      default:
        return this.#resource(root, first, steps);
    }
  }

  #path(name: string): Value {
    if (name === 'root') return '.';
    const { rootDirectory } = this.#around;
    if (name === 'module') return posix.relative(rootDirectory, this.#module.directory) || '.';
    return UNKNOWN;
  }

  /** Computes the value of a name once. A name that depends on itself is in doubt. */
  #once(key: string, compute: () => Value): Value {
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    if (this.#visiting.has(key)) return DOUBT;
    this.#visiting.add(key);
    const value = compute();
    this.#visiting.delete(key);
    this.#known.set(key, value);
    return value;
  }

  #variable(name: string): Value {
    const declared = this.#module.variables.get(name)?.block;
    if (declared === undefined) return DOUBT;
    const value = this.#once(`var.${name}`, () => {
      const written = new Map(declared.body.attributes.map((one) => [one.name, one.value]));
      if (!isFalse(written.get('ephemeral'))) return UNKNOWN;
      const given = this.#values.get(name);
      const mayBeNull = isTrue(written.get('nullable') ?? TRUE);
      const fallback = written.get('default');
      const isDefault = given === undefined || (given === null && !mayBeNull);
      const chosen = isDefault
        ? fallback === undefined
          ? UNKNOWN
          : evaluate(fallback, withoutNames())
        : given;
      const type = written.get('type');
      return type === undefined ? certain(chosen) : convert(certain(chosen), type);
    });
    return saysSensitive(declared) ? conceal(value) : value;
  }

  #local(name: string): Value {
    const declared = this.#module.locals.get(name);
    if (declared === undefined) return DOUBT;
    return this.#once(`local.${name}`, () => evaluate(declared.value, this));
  }

  #call(name: string): Value {
    const planned = this.moduleOutputs.get(name);
    return planned ?? this.#once(`module.${name}`, () => this.#around.planCall(name));
  }

  /**
   * A reference to another resource. A `terraform_data` is known as Terraform plans it. Another resource has only its
   * arguments that are texts: a provider's schema may turn `5` into a text, and a list into a set.
   */
  #resource(type: string, name: string, [, second, third]: readonly Value[]): Resolved {
    const block = this.#module.named.get(`resource.${type}.${name}`)?.block;
    if (block === undefined) return { value: type === 'data' ? UNKNOWN : DOUBT, taken: 2 };
    const isOwn = type === TERRAFORM_DATA;
    if (isRepeated(block)) {
      const all = this.#once(`${type}.${name}`, () => this.#instances(block));
      if (isOwn || second === undefined) return { value: isOwn ? all : hidden(all), taken: 1 };
      return { value: textAt(step(all, second), third), taken: 3 };
    }
    const value = this.#once(`${type}.${name}`, () => this.valuesOf(block, { scope: this }));
    return isOwn ? { value, taken: 1 } : { value: textAt(value, second), taken: 2 };
  }

  /** The values of one resource instance that can be known before the apply. */
  valuesOf(block: HclBlock, { key, scope }: Instance): ValueMap {
    const values = resourceValues(block, scope);
    const [type = '', name = ''] = block.labels;
    if (type !== TERRAFORM_DATA) return values;
    const { address, appliedAt } = this.#around;
    const local = `${type}.${name}${writeIndex(key)}`;
    return planData(values, appliedAt(address === '' ? local : `${address}.${local}`));
  }

  #instances(block: HclBlock): Value {
    const instances = expand(block, this);
    if (instances.some(({ key }) => key === undefined)) return UNKNOWN;
    if (isCounted(block)) {
      return instances.map((instance) => this.valuesOf(block, instance));
    }
    return newMap(
      instances.map((instance) => [String(instance.key), this.valuesOf(block, instance)]),
    );
  }
}

/** The instances of a resource without their attributes: only their number and keys are known. */
function hidden(instances: Value): Value {
  if (Array.isArray(instances)) return instances.map(() => UNKNOWN);
  return isMap(instances) ? newMap(Object.keys(instances).map((key) => [key, UNKNOWN])) : instances;
}

/** What the text says of an attribute of a resource, if that is a text or a map of texts. */
function textAt(values: Value, attribute: Value | undefined): Value {
  if (!isMap(values) || typeof attribute !== 'string') return hasDoubt(values) ? DOUBT : UNKNOWN;
  const value = Object.hasOwn(values, attribute) ? (values[attribute] ?? null) : UNKNOWN;
  const plain = reveal(value);
  const parts: Value[] = isMap(plain) ? Object.values(plain) : [plain];
  return parts.every(isPlainText) ? value : UNKNOWN;
}

/** Whether a value is a text in every schema: no number and no boolean can be read from it. */
function isPlainText(value: Value): boolean {
  return typeof value === 'string' && !/^[\s\d.+-]|^(?:true|false)$/i.test(value) && value !== '';
}

const TRUE: HclExpression = { kind: 'literal', value: true, range: TOP };

function isTrue(expression: HclExpression): boolean {
  return expression.kind === 'literal' && expression.value === true;
}

function isFalse(expression: HclExpression | undefined): boolean {
  return expression === undefined || (expression.kind === 'literal' && expression.value === false);
}

/** Whether the block of a variable or an output sets `sensitive = true`. */
export function saysSensitive({ body }: HclBlock): boolean {
  const written = body.attributes.find(({ name }) => name === 'sensitive')?.value;
  return written?.kind === 'literal' && written.value === true;
}

export interface Instance {
  /** The key; absent without `count` and `for_each`, and when they are not known. */
  key?: string | number;
  scope: Scope;
  /** True when the number of instances is not known: this one represents all. */
  unsure?: true;
}

/** Whether a block has `count` or `for_each`. */
export function isRepeated(block: HclBlock): boolean {
  return block.body.attributes.some(({ name }) => name === 'count' || name === 'for_each');
}

/** Whether OpenTofu may plan none of a block, by `enabled` in its `lifecycle`. */
function mayBeDisabled({ body }: HclBlock): boolean {
  return body.blocks
    .filter(({ type }) => type === 'lifecycle')
    .flatMap(({ body: { attributes } }) => attributes.filter(({ name }) => name === 'enabled'))
    .some(({ value }) => value.kind !== 'literal' || value.value !== true);
}

/** Whether a block has `count`. */
export function isCounted(block: HclBlock): boolean {
  return block.body.attributes.some(({ name }) => name === 'count');
}

/** The number in a text of digits; any other value unchanged. */
function asNumber(value: Value): Value {
  return typeof value === 'string' && /^(?:0|[1-9]\d{0,5})$/.test(value) ? Number(value) : value;
}

/** The instances of a block: one, or as many as `count` or `for_each` give when they are known. */
export function expand(block: HclBlock, scope: Scope): Instance[] {
  const count = block.body.attributes.find(({ name }) => name === 'count');
  if (count !== undefined) {
    const number = asNumber(evaluate(count.value, scope));
    const isNumber = typeof number === 'number' && Number.isSafeInteger(number);
    if (!isNumber || number < 0 || number > MAX_ITEMS) {
      return [{ scope: bindOwn(scope, 'count', newMap([['index', UNKNOWN]])), unsure: true }];
    }
    return Array.from({ length: number }, (_, index) => ({
      key: index,
      scope: bindOwn(scope, 'count', newMap([['index', index]])),
    }));
  }
  const each = block.body.attributes.find(({ name }) => name === 'for_each');
  if (each === undefined) return [mayBeDisabled(block) ? { scope, unsure: true } : { scope }];
  const collection = evaluate(each.value, scope);
  const isList = Array.isArray(collection) && !(collection instanceof SetOf);
  const items = isList ? undefined : itemsOf(collection, scope);
  const named = (items ?? []).flatMap(([key, value]): { key: string; value: Value }[] =>
    typeof key === 'string' ? [{ key, value }] : [],
  );
  if (named.length !== items?.length) {
    const unknown = newMap([
      ['key', UNKNOWN],
      ['value', UNKNOWN],
    ]);
    return [{ scope: bindOwn(scope, 'each', unknown), unsure: true }];
  }
  return named.map(({ key, value }) => {
    const each = newMap([
      ['key', key],
      ['value', value],
    ]);
    return { key, scope: bindOwn(scope, 'each', each) };
  });
}

/** A scope with `count` or `each`: only their parts are values. */
function bindOwn(scope: Scope, name: 'count' | 'each', parts: ValueMap): Scope {
  const inner = bind(scope, { [name]: parts });
  return {
    ...inner,
    resolve: (root, steps) =>
      root === name && steps.length === 0 ? { value: DOUBT, taken: 0 } : inner.resolve(root, steps),
  };
}
