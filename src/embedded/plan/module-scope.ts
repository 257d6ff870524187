/** What names mean inside one instance of a module. */
import type { HclBlock } from '../../locate/hcl-syntax.ts';
import { bind, evaluate, itemsOf, type Scope } from './evaluate.ts';
import type { Module } from './load-module.ts';
import { MAX_ITEMS, newMap, UNKNOWN, type Value } from './value.ts';

export interface ModuleScope extends Scope {
  /** Filled while the module's calls are planned: call name → outputs, or instance key → outputs. */
  moduleOutputs: Map<string, Value>;
}

export function createModuleScope(
  module: Module,
  values: ReadonlyMap<string, Value>,
  context: {
    workspaceName: string;
    budget: { left: number };
    planCall: (name: string) => Value;
  },
): ModuleScope {
  const known = new Map<string, Value>();
  const visiting = new Set<string>();
  const scope: ModuleScope = {
    budget: context.budget,
    moduleOutputs: new Map(),
    resolve(root, steps) {
      const [first, second] = steps;
      switch (root) {
        case 'var':
          return { value: typeof first === 'string' ? variable(first) : UNKNOWN, taken: 1 };
        case 'local':
          return { value: typeof first === 'string' ? local(first) : UNKNOWN, taken: 1 };
        case 'module':
          return { value: typeof first === 'string' ? call(first) : UNKNOWN, taken: 1 };
        case 'path':
          return {
            value: first === 'module' ? module.directory || '.' : '.',
            taken: 1,
          };
        case 'terraform':
          return { value: first === 'workspace' ? context.workspaceName : UNKNOWN, taken: 1 };
        default:
          return typeof first === 'string'
            ? resource(root, first, second)
            : { value: UNKNOWN, taken: 1 };
      }
    },
  };

  /** Works a name out once; a name that needs itself is unknown. */
  const once = (key: string, compute: () => Value): Value => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (visiting.has(key)) return UNKNOWN;
    visiting.add(key);
    const value = compute();
    visiting.delete(key);
    known.set(key, value);
    return value;
  };

  function variable(name: string): Value {
    const given = values.get(name);
    if (given !== undefined) return given;
    const fallback = module.variables
      .get(name)
      ?.block.body.attributes.find((attribute) => attribute.name === 'default');
    return fallback === undefined
      ? UNKNOWN
      : once(`var.${name}`, () => evaluate(fallback.value, scope));
  }

  function local(name: string): Value {
    const declared = module.locals.get(name);
    return declared === undefined
      ? UNKNOWN
      : once(`local.${name}`, () => evaluate(declared.value, scope));
  }

  function call(name: string): Value {
    return scope.moduleOutputs.get(name) ?? once(`module.${name}`, () => context.planCall(name));
  }

  /**
   * Another resource: of one that stands alone an argument, as far as it is written down; of a
   * repeated one which instances there are.
   */
  function resource(type: string, name: string, attribute: Value | undefined): Resolved {
    const block = module.resources.find(
      ({ block: { labels } }) => labels[0] === type && labels[1] === name,
    )?.block;
    if (block !== undefined && isRepeated(block)) {
      return { value: once(`${type}.${name}`, () => instancesOf(block, scope)), taken: 1 };
    }
    const written = block?.body.attributes.find((one) => one.name === attribute);
    if (written === undefined) return { value: UNKNOWN, taken: 2 };
    const key = `${type}.${name}.${written.name}`;
    return { value: once(key, () => evaluate(written.value, scope)), taken: 2 };
  }

  return scope;
}

interface Resolved {
  value: Value;
  taken: number;
}

/** A list or map with something in the place of each instance, of which nothing is known. */
function instancesOf(block: HclBlock, scope: Scope): Value {
  const instances = expand(block, scope);
  if (instances.some(({ key }) => key === undefined)) return UNKNOWN;
  if (instances.every(({ key }) => typeof key === 'number')) return instances.map(() => newMap());
  return newMap(instances.map(({ key }) => [String(key), newMap()]));
}

export interface Instance {
  /** Absent without `count` and `for_each`, and where they cannot be known. */
  key?: string | number;
  scope: Scope;
}

export function isRepeated(block: HclBlock): boolean {
  return block.body.attributes.some(({ name }) => name === 'count' || name === 'for_each');
}

/** One instance, or as many as `count` and `for_each` say where that can be known. */
export function expand(block: HclBlock, scope: Scope): Instance[] {
  const count = block.body.attributes.find(({ name }) => name === 'count');
  if (count !== undefined) {
    const number = evaluate(count.value, scope);
    if (typeof number !== 'number' || number > MAX_ITEMS) {
      return [{ scope: bind(scope, { count: newMap([['index', UNKNOWN]]) }) }];
    }
    return Array.from({ length: Math.max(0, number) }, (_, index) => ({
      key: index,
      scope: bind(scope, { count: newMap([['index', index]]) }),
    }));
  }
  const each = block.body.attributes.find(({ name }) => name === 'for_each');
  if (each === undefined) return [{ scope }];
  const collection = evaluate(each.value, scope);
  const items = itemsOf(collection);
  if (items === undefined || items.length > MAX_ITEMS) {
    return [{ scope: bind(scope, { each: newMap() }) }];
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
