/** Which resources a change moves, by its `moved` blocks, where no state says it. */
import { join } from 'node:path';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import {
  readConfiguration,
  searchedFiles,
  type WrittenModule,
} from '../configuration/read-configuration.ts';
import { attributeIn, type HclExpression } from '../configuration/syntax/hcl-syntax.ts';
import { localFiles } from '../machine/files-here.ts';
import { splitAddress, withoutKeys, writeIndex } from '../model/address.ts';
import { addressesOf } from './entries.ts';
import type { PlannedPlace } from './find-plans.ts';
import type { Planned } from './plan-document.ts';

/** One `moved` block; its addresses begin at the module that has the block. */
interface Move {
  /** The address of that module as parts without keys: `module`, `net`. */
  module: readonly string[];
  from: readonly string[];
  to: readonly string[];
}

const MOST_MOVES = 1_000;
const MOST_CALLS = 1_000;
/** The most parts of the address of a module: each module has two, `module` and its name. */
const DEEPEST = 40;

/**
 * Finds the resources that the change moves, if both plans were made without a state: its `moved` blocks are applied to the
 * addresses in the plan of the default branch, as if these were a state.
 *
 * @param before the plan of the default branch
 * @param parsed what this check has parsed before
 * @returns address in the change → address on the default branch
 */
export function findMoved(
  { root, workingDirectory }: PlannedPlace,
  before: Planned,
  parsed?: ParsedFiles,
): ReadonlyMap<string, string> {
  const files = searchedFiles(localFiles, parsed);
  const { modules, unclear } = readConfiguration(join(root, workingDirectory), files);
  // A file that is not read for certain may have other blocks: then nothing has moved, and each failure is a new one.
  if (unclear.length > 0) return new Map();
  const addresses = addressesOf(before.document, ['resource_changes']);
  return relocate(addresses, movesIn(modules));
}

/**
 * The `moved` blocks of all modules, once for each call of the module that has them.
 *
 * @param modules the root module first
 */
function movesIn(modules: readonly WrittenModule[]): Move[] {
  const moves: Move[] = [];
  let calls = 0;
  const callees = new Map<unknown, WrittenModule[]>();
  for (const module of modules) {
    for (const call of new Set(module.callers)) {
      callees.set(call, [...(callees.get(call) ?? []), module]);
    }
  }
  const addMovesOf = (module: WrittenModule, address: readonly string[]): void => {
    for (const { block } of module.blocks) {
      if (block.type !== 'moved' || moves.length >= MOST_MOVES) continue;
      const from = addressIn(attributeIn(block.body, 'from'));
      const to = addressIn(attributeIn(block.body, 'to'));
      if (from !== undefined && to !== undefined) moves.push({ module: address, from, to });
    }
    if (address.length >= DEEPEST) return;
    for (const call of module.calls.values()) {
      calls += 1;
      if (calls > MOST_CALLS) return;
      for (const callee of callees.get(call) ?? []) {
        addMovesOf(callee, [...address, 'module', call.label]);
      }
    }
  };
  const [root] = modules;
  if (root !== undefined) addMovesOf(root, []);
  return moves;
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

/** Applies the moves to the addresses: new address → earlier address, for each object that moves. */
function relocate(addresses: readonly string[], moves: readonly Move[]): Map<string, string> {
  const taken = new Set(addresses);
  const findMoves = indexMoves(moves);
  const previous = new Map<string, string>();
  for (const before of addresses) {
    const address = followMoves(before, findMoves, taken);
    if (address === before) continue;
    taken.delete(before);
    taken.add(address);
    previous.set(address, before);
  }
  return previous;
}

/** Makes the function that finds the moves that may be about an address, in their order: by what they move, without keys. */
function indexMoves(moves: readonly Move[]): (address: string) => Move[] {
  const byObject = new Map<string, number[]>();
  // A move of a module is about all that is in it, so the beginnings of an address are looked up: those as long as a key.
  const lengths = new Set<number>();
  for (const [at, { module, from }] of moves.entries()) {
    const parts = [...module, ...from].map(withoutKeys);
    lengths.add(parts.length);
    const key = parts.join('.');
    const known = byObject.get(key);
    if (known === undefined) byObject.set(key, [at]);
    else known.push(at);
  }
  return (address) => {
    const parts = splitAddress(withoutKeys(address));
    return [...lengths]
      .flatMap((length) => byObject.get(parts.slice(0, length).join('.')) ?? [])
      .sort((one, other) => one - other)
      .flatMap((at) => moves[at] ?? []);
  };
}

/** How many moves of one object are followed. What was moved more often counts as new. */
const LONGEST_CHAIN = 100;

/** The address at the end of a chain of moves, in whatever order the blocks are. Each is followed once, so a circle ends. */
function followMoves(
  start: string,
  findMoves: (address: string) => Move[],
  taken: ReadonlySet<string>,
): string {
  const followed = new Set<Move>();
  let address = start;
  while (followed.size < LONGEST_CHAIN) {
    let next: string | undefined;
    for (const move of findMoves(address)) {
      next = followed.has(move) ? undefined : movedBy(move, address);
      if (next === undefined || taken.has(next)) continue;
      followed.add(move);
      break;
    }
    if (next === undefined || taken.has(next)) return address;
    address = next;
  }
  return start;
}

/** The address after one move; undefined if the move is about another object. */
function movedBy({ module, from, to }: Move, address: string): string | undefined {
  const parts = splitAddress(address);
  const prefix = parts.slice(0, module.length);
  if (prefix.map(withoutKeys).join('.') !== module.join('.')) return undefined;
  const partsOfObject = parts.slice(module.length, module.length + from.length);
  const [lastPart, lastOfFrom, lastOfTo] = [partsOfObject[from.length - 1], from.at(-1), to.at(-1)];
  if (lastPart === undefined || lastOfFrom === undefined || lastOfTo === undefined)
    return undefined;
  if (partsOfObject.slice(0, -1).join('.') !== from.slice(0, -1).join('.')) return undefined;
  if (lastPart !== lastOfFrom && withoutKeys(lastPart) !== lastOfFrom) return undefined;
  // The key at the end, such as `[0]`, if the block names the object without its key.
  const key = lastPart.slice(lastOfFrom.length);
  if (key !== '' && lastOfTo.includes('[')) return undefined;
  const rest = parts.slice(module.length + from.length);
  return [...prefix, ...to.slice(0, -1), lastOfTo + key, ...rest].join('.');
}
