/** Moves addresses as `moved` blocks and a changed `count` demand. */
import type { HclBlock, HclExpression } from '../configuration/syntax/hcl-syntax.ts';
import {
  calledModule,
  callOf,
  type Module,
  type Placed,
  type Sources,
} from '../configuration/load-module.ts';
import { splitAddress, withoutKeys, writeIndex } from '../model/address.ts';
import { literalText } from '../configuration/syntax/hcl-syntax.ts';

/** One `moved` block; its addresses begin at the module that has the block. */
interface Move {
  /** The address of that module as parts without keys: `module`, `net`. */
  module: readonly string[];
  from: readonly string[];
  to: readonly string[];
}

export interface Relocations {
  moves: Move[];
  /** By address without keys: whether a resource is repeated by `count`, or single. */
  repeated: Map<string, 'count' | 'alone'>;
}

/** The most `moved` blocks, and the most resource blocks, that are read. */
const MOST_MOVES = 1_000;
const MOST_RESOURCES = 10_000;
const MOST_CALLS = 1_000;
const DEEPEST = 20;

/** The relocations of the root module and of all local modules that it calls. */
export function relocationsOf(sources: Sources, root: Module): Relocations {
  const relocations: Relocations = { moves: [], repeated: new Map() };
  gatherRelocations(sources, root, relocations, {
    address: '',
    depth: 0,
    budget: { left: MOST_CALLS },
  });
  return relocations;
}

/** Adds those of one module and of the modules that it calls; `address` is the module's, without keys. */
function gatherRelocations(
  sources: Sources,
  module: Module,
  relocations: Relocations,
  { address, depth, budget }: { address: string; depth: number; budget: { left: number } },
): void {
  addRelocations(relocations, module, address);
  if (depth >= DEEPEST || relocations.repeated.size > MOST_RESOURCES) return;
  for (const call of module.calls) {
    const { block } = call;
    budget.left -= 1;
    if (budget.left < 0) return;
    const source = literalText(written(block, 'source'));
    const callee = calledModule(sources, module, callOf(call, address, source ?? ''));
    const inner = `${address === '' ? '' : `${address}.`}module.${block.labels[0] ?? ''}`;
    if (callee === undefined) continue;
    gatherRelocations(sources, callee, relocations, { address: inner, depth: depth + 1, budget });
  }
}

function addRelocations(relocations: Relocations, module: Module, address: string): void {
  const parts = splitAddress(address);
  for (const { block } of module.moved) {
    const from = addressIn(written(block, 'from'));
    const to = addressIn(written(block, 'to'));
    if (from !== undefined && to !== undefined && relocations.moves.length < MOST_MOVES) {
      relocations.moves.push({ module: parts, from, to });
    }
  }
  const prefix = address === '' ? '' : `${address}.`;
  const note = (name: string, { block }: Placed): void => {
    const names = new Set(block.body.attributes.map((one) => one.name));
    if (names.has('for_each')) return;
    relocations.repeated.set(prefix + name, names.has('count') ? 'count' : 'alone');
  };
  for (const one of module.resources) note(one.block.labels.join('.'), one);
}

function written({ body }: HclBlock, name: string): HclExpression | undefined {
  return body.attributes.find((one) => one.name === name)?.value;
}

/** The parts of the address that an expression names; undefined if it names none. */
function addressIn(expression: HclExpression | undefined): string[] | undefined {
  if (expression?.kind !== 'traversal') return undefined;
  let address = expression.root;
  for (const step of expression.steps) {
    const value = step.kind === 'literal' ? step.value : undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const { startColumn, endColumn } = step.range;
    // A name is as long in the file as its text; a key has quotes too.
    const isName = typeof value === 'string' && endColumn - startColumn === value.length;
    address += isName ? `.${value}` : writeIndex(value);
  }
  return splitAddress(address);
}

/** The earlier addresses of the objects that move, by their new address. */
export function relocate(
  addresses: readonly string[],
  { moves, repeated }: Relocations,
): Map<string, string> {
  const taken = new Set(addresses);
  const previous = new Map<string, string>();
  for (const before of addresses) {
    let address = before;
    const goTo = (next: string | undefined): void => {
      if (next === undefined || next === address || taken.has(next)) return;
      taken.delete(address);
      taken.add(next);
      address = next;
    };
    // Follows a chain of moves to its end, and a circle of moves only once.
    for (const move of moves) goTo(movedBy(move, address));
    goTo(asRepeated(address, repeated));
    if (address !== before) previous.set(address, before);
  }
  return previous;
}

interface Rest {
  prefix: string[];
  /** The key of the last matching part, if the block names none. */
  key: string;
  rest: string[];
}

function movedBy({ to, ...move }: Move, address: string): string | undefined {
  const rest = restOf(move, address);
  if (rest === undefined) return undefined;
  const last = to.at(-1) ?? '';
  if (rest.key !== '' && last.includes('[')) return undefined;
  return [...rest.prefix, ...to.slice(0, -1), last + rest.key, ...rest.rest].join('.');
}

function restOf(
  { module, from }: { module: readonly string[]; from: readonly string[] },
  address: string,
): Rest | undefined {
  const parts = splitAddress(address);
  const prefix = parts.slice(0, module.length);
  if (prefix.map(withoutKeys).join('.') !== module.join('.')) return undefined;
  const named = parts.slice(module.length, module.length + from.length);
  if (named.length < from.length) return undefined;
  const ends = named.pop() ?? '';
  const lastFrom = from.at(-1) ?? '';
  if (named.join('.') !== from.slice(0, -1).join('.')) return undefined;
  if (ends !== lastFrom && withoutKeys(ends) !== lastFrom) return undefined;
  return {
    prefix,
    key: ends === lastFrom ? '' : ends.slice(lastFrom.length),
    rest: parts.slice(module.length + from.length),
  };
}

/**
 * A single object becomes instance `[0]` when its block gets a `count`; instance `[0]` becomes a single object when
 * the block loses it.
 */
function asRepeated(address: string, repeated: Relocations['repeated']): string {
  const parts = splitAddress(address);
  const plain = parts.map(withoutKeys);
  return parts
    .map((part, index) => {
      const kind = repeated.get(plain.slice(0, index + 1).join('.'));
      if (kind === 'count' && !part.includes('[')) return `${part}[0]`;
      return kind === 'alone' && part.endsWith('[0]') ? part.slice(0, -3) : part;
    })
    .join('.');
}
