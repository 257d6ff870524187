/** The meaning of names inside one instance of a module. */
import type { HclBlock } from '../../configuration/syntax/hcl-syntax.ts';
import { convert } from '../../configuration/convert.ts';
import { bind, evaluate, itemsOf, type Scope } from '../../configuration/evaluate.ts';
import type { Module } from '../../configuration/load-module.ts';
import { writeIndex } from '../../configuration/address.ts';
import { resourceValues } from './resource-values.ts';
import { planData, TERRAFORM_DATA } from './terraform-data.ts';
import {
  conceal,
  MAX_ITEMS,
  newMap,
  UNKNOWN,
  type Value,
  type ValueMap,
} from '../../configuration/value.ts';

interface Resolved {
  value: Value;
  taken: number;
}

interface Surroundings {
  workspaceName: string;
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

  resolve(root: string, [first, second]: readonly Value[]): Resolved {
    if (root === 'path') {
      return { value: first === 'module' ? this.#module.directory || '.' : '.', taken: 1 };
    }
    if (root === 'terraform') {
      return { value: first === 'workspace' ? this.#around.workspaceName : UNKNOWN, taken: 1 };
    }
    if (typeof first !== 'string') return { value: UNKNOWN, taken: 1 };
    if (root === 'var') return { value: this.#variable(first), taken: 1 };
    if (root === 'local') return { value: this.#local(first), taken: 1 };
    if (root === 'module') return { value: this.#call(first), taken: 1 };
    return this.#resource(root, first, second);
  }

  /** Computes the value of a name once. A name that depends on itself is unknown. */
  #once(key: string, compute: () => Value): Value {
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    if (this.#visiting.has(key)) return UNKNOWN;
    this.#visiting.add(key);
    const value = compute();
    this.#visiting.delete(key);
    this.#known.set(key, value);
    return value;
  }

  #variable(name: string): Value {
    const declared = this.#module.variables.get(name)?.block;
    const fallback = declared?.body.attributes.find((attribute) => attribute.name === 'default');
    const type = declared?.body.attributes.find((attribute) => attribute.name === 'type')?.value;
    const value = this.#once(`var.${name}`, () => {
      const otherwise = () => (fallback === undefined ? UNKNOWN : evaluate(fallback.value, this));
      const assigned = this.#values.get(name) ?? otherwise();
      return type === undefined ? assigned : convert(assigned, type);
    });
    return declared !== undefined && saysSensitive(declared) ? conceal(value) : value;
  }

  #local(name: string): Value {
    const declared = this.#module.locals.get(name);
    if (declared === undefined) return UNKNOWN;
    return this.#once(`local.${name}`, () => evaluate(declared.value, this));
  }

  #call(name: string): Value {
    const planned = this.moduleOutputs.get(name);
    return planned ?? this.#once(`module.${name}`, () => this.#around.planCall(name));
  }

  /**
   * A reference to another resource. For a repeated resource it gives all instances; for a single
   * one it gives the value of the argument, if the files have it.
   */
  #resource(type: string, name: string, attribute: Value | undefined): Resolved {
    const block = this.#module.named.get(`resource.${type}.${name}`)?.block;
    if (block !== undefined && isRepeated(block)) {
      return { value: this.#once(`${type}.${name}`, () => this.#instances(block)), taken: 1 };
    }
    if (block !== undefined && type === TERRAFORM_DATA) {
      const value = this.#once(`${type}.${name}`, () => this.valuesOf(block, { scope: this }));
      return { value, taken: 1 };
    }
    const written = block?.body.attributes.find((one) => one.name === attribute);
    if (written === undefined) return { value: UNKNOWN, taken: 2 };
    const key = `${type}.${name}.${written.name}`;
    return { value: this.#once(key, () => evaluate(written.value, this)), taken: 2 };
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
    if (instances.every(({ key }) => typeof key === 'number')) {
      return instances.map((instance) => this.valuesOf(block, instance));
    }
    return newMap(
      instances.map((instance) => [String(instance.key), this.valuesOf(block, instance)]),
    );
  }
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

/** The number in a text of digits; any other value unchanged. */
function asNumber(value: Value): Value {
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
}

/** The instances of a block: one, or as many as `count` or `for_each` give when they are known. */
export function expand(block: HclBlock, scope: Scope): Instance[] {
  const count = block.body.attributes.find(({ name }) => name === 'count');
  if (count !== undefined) {
    const number = asNumber(evaluate(count.value, scope));
    if (typeof number !== 'number' || number > MAX_ITEMS) {
      return [{ scope: bind(scope, { count: newMap([['index', UNKNOWN]]) }), unsure: true }];
    }
    return Array.from({ length: Math.max(0, number) }, (_, index) => ({
      key: index,
      scope: bind(scope, { count: newMap([['index', index]]) }),
    }));
  }
  const each = block.body.attributes.find(({ name }) => name === 'for_each');
  if (each === undefined) return [{ scope }];
  const collection = evaluate(each.value, scope);
  const items = itemsOf(collection, scope);
  if (items === undefined) {
    return [{ scope: bind(scope, { each: newMap() }), unsure: true }];
  }
  return items.map(([key, value]) => {
    // In a set each member is its own key.
    const named = Array.isArray(collection) ? value : key;
    const name = typeof named === 'string' ? named : '';
    return {
      key: name,
      scope: bind(scope, {
        each: newMap([
          ['key', name],
          ['value', value],
        ]),
      }),
    };
  });
}
