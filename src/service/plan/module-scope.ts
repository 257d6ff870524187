/** What names mean inside one instance of a module. */
import type { HclBlock } from '../../locate/hcl-syntax.ts';
import { convert } from './convert.ts';
import { bind, evaluate, itemsOf, type Scope } from './evaluate.ts';
import type { Module } from './load-module.ts';
import { writeIndex } from './address.ts';
import { resourceValues } from './resource-values.ts';
import { planData, TERRAFORM_DATA } from './terraform-data.ts';
import { conceal, MAX_ITEMS, newMap, UNKNOWN, type Value, type ValueMap } from './value.ts';

interface Resolved {
  value: Value;
  taken: number;
}

interface Surroundings {
  workspaceName: string;
  /** The address of this instance of the module, '' for the root. */
  address: string;
  /** What was applied at an address and is not going to be replaced. */
  appliedAt: (address: string) => ValueMap | undefined;
  budget: { left: number };
  planCall: (name: string) => Value;
}

export class ModuleScope implements Scope {
  readonly budget: Scope['budget'];
  /** Filled while the module's calls are planned: call name → outputs, or instance key → outputs. */
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

  /** Works a name out once; a name that needs itself is unknown. */
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
   * A reference to another resource. A single one gives an argument if its value is written in the
   * files; a repeated one gives its instances.
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

  /** One instance of a resource, as far as it can be known before it is applied. */
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

/** Whether the block of a variable or an output says that its value is not to be shown. */
export function saysSensitive({ body }: HclBlock): boolean {
  const written = body.attributes.find(({ name }) => name === 'sensitive')?.value;
  return written?.kind === 'literal' && written.value === true;
}

export interface Instance {
  /** Absent without `count` and `for_each`, and where they cannot be known. */
  key?: string | number;
  scope: Scope;
  /** It is not known how many there are: this one represents all. */
  unsure?: true;
}

export function isRepeated(block: HclBlock): boolean {
  return block.body.attributes.some(({ name }) => name === 'count' || name === 'for_each');
}

/** A text that is a number counts as one. */
function asNumber(value: Value): Value {
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
}

/** One instance, or as many as `count` and `for_each` say where that can be known. */
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
    // A set's keys are its values.
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
