/**
 * Patterns of addresses, `aws_db_instance.*` or `action.aws_lambda_invoke.*`, against addresses that a plan
 * names. Both are taken apart into their steps; no RegExp is made of either.
 */

import {
  isIdentifier,
  readAddress,
  readPattern,
  type Address,
  type AddressStep,
} from '../model/address.ts';

/** Whether a text is a pattern: `TYPE.NAME`, `action.TYPE.NAME`, `module.NAME`, each name with `*` for any text. */
export function isPattern(text: string): boolean {
  const block = readPattern(text)?.block;
  if (block?.type === 'action' || block?.type === 'module') return true;
  // `action.*` reads as a resource of the type `action`, which there is not: it lacks the type of the action.
  return block?.type === 'resource' && block.labels[0] !== 'action';
}

/** Says of an address which of the patterns fit it, by what was given with each, in the order of the patterns. */
export type FittingPatterns<Value> = (address: string) => Value[];

/**
 * Reads the patterns of resources that are protected. A pattern fits the address of a resource, or a module that is around
 * it; the modules of the pattern may themselves be in any module.
 *
 * @returns undefined for an address that cannot be read: then it could be that of any resource
 */
export function readProtected<Value>(
  patterns: Iterable<readonly [pattern: string, value: Value]>,
): (address: string) => Value[] | undefined {
  const tree = new PatternTree<Value>();
  for (const [pattern, value] of patterns) {
    const parts = partsOf(readPattern(pattern));
    if (parts !== undefined) tree.add([...resourceParts(parts), ...parts.modules], value);
  }
  return (address) => {
    const target = partsOf(readWholeAddress(address));
    if (target?.resource === undefined) return undefined;
    const { modules } = target;
    const found = new Set<Entry<Value>>();
    const nodes = [tree.root, ...tree.follow(tree.root, resourceParts(target), 0, found)];
    for (let outside = 0; outside < modules.length; outside += 1) {
      for (const node of nodes) tree.follow(node, modules, outside, found);
    }
    return inOrder(found);
  };
}

/**
 * Reads patterns that begin at the root module, so that a pattern of the root fits nothing in a module. Each fits this very
 * address, an instance of it, and something in it.
 */
export function readFromRoot<Value>(
  patterns: Iterable<readonly [pattern: string, value: Value]>,
): FittingPatterns<Value> {
  const tree = new PatternTree<Value>();
  for (const [pattern, value] of patterns) {
    const parts = partsOf(readPattern(pattern));
    if (parts !== undefined) tree.add([...parts.modules, ...resourceParts(parts)], value);
  }
  return (address) => {
    const target = partsOf(readWholeAddress(address));
    const found = new Set<Entry<Value>>();
    if (target !== undefined) {
      tree.follow(tree.root, [...target.modules, ...resourceParts(target)], 0, found);
    }
    return inOrder(found);
  };
}

/** A pattern that was read: its place among the others, and what was given with it. */
interface Entry<Value> {
  order: number;
  value: Value;
}

function inOrder<Value>(found: ReadonlySet<Entry<Value>>): Value[] {
  const sorted = [...found].sort((one, other) => one.order - other.order);
  return sorted.map(({ value }) => value);
}

/** The patterns that have the same first parts. */
interface PatternNode<Value> {
  /** The patterns that end here. */
  entries: Entry<Value>[];
  /** What follows without `*`: the name with its key, if the pattern has one → the node behind it. */
  plain: Map<string, PatternNode<Value>>;
  /** What follows with `*`, by its text. */
  globs: Map<string, { fits: (part: AddressStep) => boolean; node: PatternNode<Value> }>;
}

/** Patterns by their parts, so that an address is compared with those alone whose first parts it has. */
class PatternTree<Value> {
  readonly root: PatternNode<Value> = newNode();
  #size = 0;

  add(parts: readonly AddressStep[], value: Value): void {
    let node = this.root;
    for (const part of parts) {
      const text = plainText(part);
      if (!text.includes('*')) {
        const next = node.plain.get(text) ?? newNode<Value>();
        node.plain.set(text, next);
        node = next;
        continue;
      }
      const next = node.globs.get(text) ?? { fits: fitsPart(part), node: newNode<Value>() };
      node.globs.set(text, next);
      node = next.node;
    }
    node.entries.push({ order: this.#size, value });
    this.#size += 1;
  }

  /**
   * Goes on from a node by the parts of an address.
   *
   * @param found gets the patterns that end on the way
   * @returns the nodes behind the last part
   */
  follow(
    from: PatternNode<Value>,
    parts: readonly AddressStep[],
    at: number,
    found: Set<Entry<Value>>,
  ): PatternNode<Value>[] {
    let nodes = [from];
    for (const part of parts.slice(at)) {
      const withoutKey = part.name;
      const withKey = plainText({ name: part.name, key: part.key ?? '' });
      nodes = nodes.flatMap(({ plain, globs }) => {
        const next = [plain.get(withoutKey), plain.get(withKey)].filter(
          (node) => node !== undefined,
        );
        for (const { fits, node } of globs.values()) if (fits(part)) next.push(node);
        return next;
      });
      if (nodes.length === 0) break;
      for (const { entries } of nodes) for (const entry of entries) found.add(entry);
    }
    return nodes;
  }
}

function newNode<Value>(): PatternNode<Value> {
  return { entries: [], plain: new Map(), globs: new Map() };
}

/** No name has a bracket. */
function plainText({ name, key }: AddressStep): string {
  return key === undefined ? name : `${name}[${key}`;
}

function fitsPart({ name, key }: AddressStep): (part: AddressStep) => boolean {
  const fitsName = readGlob(name);
  const fitsKey = key === undefined ? undefined : readGlob(key);
  return (part) => fitsName(part.name) && fitsKey?.(part.key ?? '') !== false;
}

/** Whether a pattern writes out a resource type or the name of a module, so that it cannot fit everything. */
export function namesTypeOrModule(pattern: string): boolean {
  const address = readPattern(pattern);
  if (address === undefined) return false;
  const { modules, block } = address;
  return [...modules.map(({ name }) => name), block.labels[0] ?? ''].some(isIdentifier);
}

/** Whether a text fits a pattern, in which `*` matches any text, also none. */
export function matchesGlob(pattern: string, text: string): boolean {
  return readGlob(pattern)(text);
}

/** Reads a pattern in which `*` matches any text, also none. */
export function readGlob(pattern: string): (text: string) => boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return (text) => first === text;
  return (text) => {
    if (!text.startsWith(first)) return false;
    let at = first.length;
    for (const part of others) {
      const index = text.indexOf(part, at);
      if (index < 0) return false;
      at = index + part.length;
    }
    return text.length - last.length >= at && text.endsWith(last);
  };
}

/** Undefined unless the whole text is an address, without an attribute after it. */
function readWholeAddress(text: string): Address | undefined {
  const address = readAddress(text);
  return address?.text === text ? address : undefined;
}

/** The parts of an address or a pattern, each with what it is: so that a module is no type. */
interface AddressParts {
  /** The modules around the resource. For the address of a module, the last of them is that module. */
  modules: AddressStep[];
  /** Undefined for a module, which as a pattern means everything in it. */
  resource: { type: AddressStep; name: AddressStep } | undefined;
}

function resourceParts({ resource }: AddressParts): AddressStep[] {
  return resource === undefined ? [] : [resource.type, resource.name];
}

function partsOf(address: Address | undefined): AddressParts | undefined {
  if (address === undefined) return undefined;
  const { block, key } = address;
  const [first = '', name = ''] = block.labels;
  const isModule = block.type === 'module';
  const modules = [...address.modules, ...(isModule ? [{ name: first, key }] : [])].map((step) => ({
    ...step,
    name: `module.${step.name}`,
  }));
  if (isModule) return { modules, resource: undefined };
  const type = { name: `${block.type} ${first}`, key: undefined };
  return { modules, resource: { type, name: { name, key } } };
}
