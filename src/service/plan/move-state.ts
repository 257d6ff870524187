/** Moves addresses in a state as `moved` and `removed` blocks and a changed `count` demand. */
import type { HclExpression } from '../../configuration/syntax/hcl-syntax.ts';
import { evaluate, type Scope } from '../../configuration/evaluate.ts';
import type { Module, Placed } from '../../configuration/load-module.ts';
import { splitAddress, withoutKeys, writeIndex } from '../../configuration/address.ts';

/** One `moved` block; its addresses begin at the module that has the block. */
interface Move {
  /** The address of that module as parts without keys: `module`, `net`. */
  module: readonly string[];
  from: readonly string[];
  to: readonly string[];
}

interface Removal {
  module: readonly string[];
  from: readonly string[];
  /** False: the object continues to exist, and Terraform only forgets it. */
  destroy: boolean;
}

export interface Relocations {
  moves: Move[];
  removals: Removal[];
  /** By address without keys: whether a resource or module is repeated by `count`, or single. */
  repeated: Map<string, 'count' | 'alone'>;
}

const MOST = 1_000;

/** Relocations to which `addRelocations` adds those of each module. */
export function noRelocations(): Relocations {
  return { moves: [], removals: [], repeated: new Map() };
}

/** Adds the relocations of one module; `address` is the module's, without keys. */
export function addRelocations(relocations: Relocations, module: Module, address: string): void {
  const parts = splitAddress(address);
  for (const { block } of module.moved) {
    const from = addressIn(block, 'from');
    const to = addressIn(block, 'to');
    if (from !== undefined && to !== undefined && relocations.moves.length < MOST) {
      relocations.moves.push({ module: parts, from, to });
    }
  }
  for (const { block } of module.removed) {
    const from = addressIn(block, 'from');
    const lifecycle = block.body.blocks.find(({ type }) => type === 'lifecycle');
    const destroy = lifecycle?.body.attributes.find(({ name }) => name === 'destroy')?.value;
    const stays = destroy?.kind === 'literal' && destroy.value === false;
    if (from !== undefined) relocations.removals.push({ module: parts, from, destroy: !stays });
  }
  const prefix = address === '' ? '' : `${address}.`;
  const note = (name: string, { block }: Placed): void => {
    const names = new Set(block.body.attributes.map((one) => one.name));
    if (names.has('for_each')) return;
    relocations.repeated.set(prefix + name, names.has('count') ? 'count' : 'alone');
  };
  for (const one of module.resources) note(one.block.labels.join('.'), one);
}

function addressIn({ body }: Placed['block'], name: string): string[] | undefined {
  const written = body.attributes.find((one) => one.name === name)?.value;
  const text = written && addressOf(written);
  return text === undefined ? undefined : splitAddress(text);
}

/** The address that an expression names; undefined if it names none. Given a scope, keys are evaluated. */
export function addressOf(expression: HclExpression, scope?: Scope): string | undefined {
  if (expression.kind !== 'traversal') return undefined;
  let address = expression.root;
  for (const step of expression.steps) {
    const { range } = step;
    const value =
      step.kind === 'literal'
        ? step.value
        : scope === undefined
          ? undefined
          : evaluate(step, scope);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    // A name is as long in the file as its text; a key has quotes too.
    const isName =
      typeof value === 'string' &&
      step.kind === 'literal' &&
      range.endColumn - range.startColumn === value.length;
    address += isName ? `.${value}` : writeIndex(value);
  }
  return address;
}

/** The objects of a state under their new addresses, and their earlier addresses. */
export function relocate<Kept>(
  state: Readonly<Record<string, Kept>>,
  { moves, repeated }: Relocations,
): { state: Record<string, Kept>; previous: Map<string, string> } {
  const taken = new Set(Object.keys(state));
  const previous = new Map<string, string>();
  const entries = Object.entries(state).map(([before, kept]): [string, Kept] => {
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
    return [address, kept];
  });
  return { state: Object.fromEntries(entries), previous };
}

/** Whether an object that is no longer declared is forgotten instead of destroyed. */
export function isForgotten(address: string, { removals }: Relocations): boolean {
  return removals.some(({ destroy, ...one }) => !destroy && restOf(one, address) !== undefined);
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
