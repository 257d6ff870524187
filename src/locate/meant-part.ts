/**
 * Finds the one argument or nested block that a rule or a message names: the rule by its path, the message by a name in
 * quotes, with an underscore, as a path, or after the address. Where several could be named, or none, the answer is the block itself.
 */
import { readAttributePath, type AttributePath } from '../model/attribute-path.ts';
import { LONGEST_MESSAGE, type Address } from '../model/address.ts';
import { partsOfBlock, type BlockPart, type Place, type PlacedBody } from './block-parts.ts';

/** What may name an argument of a block; if nothing does, the block is meant. */
export interface Hint {
  /** What a policy says of the resource; hostile. */
  message: string;
  /** What its rule says; then the message does not count. */
  attribute: AttributePath | undefined;
}

/** A part after all that it is inside of: the outermost first. */
type Lineage = readonly BlockPart[];

/**
 * The argument or nested block that the hint names; undefined for the block itself.
 *
 * @param overrides what changes the block, in the order in which Terraform reads it
 */
export function findMeantPart(
  { message, attribute }: Hint,
  address: Address,
  declared: PlacedBody,
  overrides: readonly PlacedBody[],
): Place | undefined {
  const parts = partsOfBlock(declared, overrides);
  if (attribute !== undefined) return holderOf(followPath(parts, attribute));
  const named = pathsIn(message.slice(0, LONGEST_MESSAGE), address)
    .map((path) => (path.length > 1 ? wholePath(parts, path) : findNamed(parts, path[0])))
    .filter((lineages) => lineages.length > 0);
  return holderOf(fittingAll(named));
}

const PATH = String.raw`[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+|\[(?:\d+|\*|"[^"\n\]]*")\])*`;
const QUOTED = String.raw`(["'\x60])(${PATH})\1`;
/** Not a part of a longer word, a file or an address. */
const BARE = String.raw`(?<![\w.\-/:@$"'\x60])(${PATH})(?![\w\-/(]|:\S)`;
const NAME = new RegExp(`${QUOTED}|${BARE}`, 'g');
/** What can be no word of a sentence: with an underscore, or a path. */
const IS_NAME = /\w_\w|\w[.[]\w/;
const AFTER_ADDRESS = new RegExp(String.raw`\.(${PATH})`, 'y');

/** What a message names: in quotes, as a word that only a name can be, or at once after the address. */
function pathsIn(message: string, { text, block }: Address): AttributePath[] {
  const written = Array.from(message.matchAll(NAME), ([, , quoted, bare = '']) =>
    IS_NAME.test(bare) ? bare : quoted,
  );
  for (const address of new Set([text, block.labels.join('.')])) {
    for (let at = message.indexOf(address); at >= 0; at = message.indexOf(address, at + 1)) {
      AFTER_ADDRESS.lastIndex = at + address.length;
      written.push(AFTER_ADDRESS.exec(message)?.[1]);
    }
  }
  return written.flatMap((path) => {
    const read = readAttributePath(path);
    return read === undefined ? [] : [read];
  });
}

/** Follows a path; no lineage unless all of its names are there. */
function wholePath(parts: readonly BlockPart[], path: AttributePath): Lineage[] {
  const names = path.filter((step) => typeof step === 'string');
  const ends = followPath(parts, path);
  return ends.some(({ length }) => length >= names.length) ? ends : [];
}

/** The places that fit all that is named: `ingress` and `from_port` name one argument together. None if they do not fit. */
function fittingAll(named: readonly Lineage[][]): Lineage[] {
  const ends = named.map((lineages) => new Set(lineages.map((lineage) => lineage.at(-1))));
  return named
    .flat()
    .filter((lineage) => ends.every((ofOne) => lineage.some((part) => ofOne.has(part))));
}

/** More places of one name are not compared. */
const MOST_PLACES = 200;

/** Where a path leads, and whether all of its names were there. */
interface PathEnd {
  lineage: Lineage;
  isWhole: boolean;
}

/**
 * Follows a path from the block. If the last steps do not exist, the result is the last part that does: a nested block, or
 * a map. Several nested blocks of one name stay side by side, also those without the next step.
 */
function followPath(parts: readonly BlockPart[], path: AttributePath): Lineage[] {
  let ends: PathEnd[] = [{ lineage: [], isWhole: true }];
  for (const [position, step] of path.entries()) {
    if (typeof step === 'number') {
      // The path leads to a later block of the plan, and the configuration has only one.
      const [only, ...others] = ends;
      if (step > 0 && others.length === 0 && only?.lineage.at(-1)?.kind === 'block') return [];
      continue;
    }
    ends = ends.flatMap((end): PathEnd[] => {
      const inner = end.isWhole ? childrenNamed(end.lineage, parts, step) : [];
      if (inner.length === 0) return [{ ...end, isWhole: false }];
      return inner.map((lineage) => ({ lineage, isWhole: true }));
    });
    if (position === 0 && ends[0]?.isWhole === false) return [];
    if (ends.length > MOST_PLACES) return [];
  }
  return ends.map(({ lineage }) => lineage);
}

/**
 * The children with this name of the last part of a lineage, or of the block if the lineage is empty. An object of a list
 * has no name, so its own children count instead.
 */
function childrenNamed(lineage: Lineage, parts: readonly BlockPart[], name: string): Lineage[] {
  const children = lineage.at(-1)?.parts ?? parts;
  return children.flatMap((child) => {
    const inner = [...lineage, child];
    if (child.kind === 'object') return childrenNamed(inner, parts, name);
    return child.name === name ? [inner] : [];
  });
}

/** Every argument and nested block of this name, however deep; no key of a map, as it may have any name. */
function findNamed(parts: readonly BlockPart[], name: string | number | undefined): Lineage[] {
  return parts.flatMap((part) => {
    const isBlock = part.kind === 'block' || part.kind === 'dynamic';
    const inner = isBlock ? findNamed(part.parts, name) : [];
    const below = inner.map((lineage) => [part, ...lineage]);
    return part.name === name ? [[part], ...below] : below;
  });
}

/** The innermost part that holds all of these; undefined for the block itself. */
function holderOf(lineages: readonly Lineage[]): BlockPart | undefined {
  const [first, ...others] = withoutEnclosing(lineages);
  if (first === undefined) return undefined;
  let shared = 0;
  while (shared < first.length && others.every((other) => other[shared] === first[shared]))
    shared++;
  return first[shared - 1];
}

/** One lineage for each part, without parts that enclose another one. */
function withoutEnclosing(lineages: readonly Lineage[]): Lineage[] {
  const enclosing = new Set(lineages.flatMap((lineage) => lineage.slice(0, -1)));
  const byPart = new Map(lineages.map((lineage) => [lineage.at(-1), lineage]));
  return [...byPart.values()].filter((lineage) => {
    const part = lineage.at(-1);
    return part !== undefined && !enclosing.has(part);
  });
}
