/** Chooses the one part of a block that is meant; there is no answer where two could be. */
import type { AttributePath } from '../model/attribute-path.ts';
import type { BlockPart } from './block-parts.ts';

/** A part after all that it is inside of: the outermost first. */
export type Lineage = readonly BlockPart[];

/** More places of one name are not compared. */
const MOST_PLACES = 200;

/** Where a path leads, and whether all of its names were there. */
interface PathEnd {
  lineage: Lineage;
  isWhole: boolean;
}

/**
 * Follows a path from the block. Where the last steps are missing it ends at what has them not: a nested block, or
 * a map. Several nested blocks of one name stay side by side, also those without the next step.
 */
export function followPath(parts: readonly BlockPart[], path: AttributePath): Lineage[] {
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
export function findNamed(parts: readonly BlockPart[], name: string): Lineage[] {
  return parts.flatMap((part) => {
    const isBlock = part.kind === 'block' || part.kind === 'dynamic';
    const inner = isBlock ? findNamed(part.parts, name) : [];
    const below = inner.map((lineage) => [part, ...lineage]);
    return part.name === name ? [[part], ...below] : below;
  });
}

/**
 * The part, if all of these are the same one, or the one that fits the values in `message`. If they are nested blocks
 * of one name, the part that holds all of them. Undefined for the block itself.
 */
export function choosePart(lineages: readonly Lineage[], message: string): BlockPart | undefined {
  const ends = withoutEnclosing(lineages);
  const [first, ...others] = ends;
  if (first === undefined || others.length === 0) return first?.at(-1);
  const paths = ends.map((lineage) => lineage.flatMap(({ name }) => (name === '' ? [] : [name])));
  const longest = paths.reduce((one, other) => (other.length > one.length ? other : one));
  const areInstances = paths.every((names) => names.every((name, at) => longest[at] === name));
  // Different things are meant, not instances of one block.
  if (!areInstances) return undefined;
  // How many parts, from the outermost on, all lineages share.
  let shared = 0;
  while (ends.every((lineage) => lineage[shared] && lineage[shared] === first[shared])) shared++;
  const instances = ends.map((lineage) => lineage[shared]);
  const distinct = [...new Set(instances)].filter((part) => part !== undefined);
  const meant = distinct.length === ends.length ? chooseByValues(distinct, message) : undefined;
  return meant === undefined ? first[shared - 1] : ends[instances.indexOf(meant)]?.at(-1);
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

/** Words after which a message names the value that is wrong: `must not be open to`. */
const NAMES_WRONG_VALUE =
  /\b(?:(?:must|should|may|shall|can|is|are) ?not (?:be )?(?:open|allow(?:ed)?|permit(?:ted)?|use|expose[ds]?|accept|reachable|public)|cannot|can't|disallowed|forbidden)\b/gi;
/** Words after which a message may name the value that is right, as in `must be 443`. */
const MAY_NAME_RIGHT_VALUE =
  /\b(?:must|should|shall|only|allowed|permitted|expected|expects?|required|requires?|instead|except|unless|without|outside|other|than|limit(?:ed)?|restrict(?:ed)?|not|no|never|needs?|between|but|default)\b|n't\b|!=|[<>]/i;

/** Which of several nested blocks has the values that a message says are wrong; undefined if that is not certain. */
function chooseByValues(instances: readonly BlockPart[], message: string): BlockPart | undefined {
  if (MAY_NAME_RIGHT_VALUE.test(message.replace(NAMES_WRONG_VALUE, ' '))) return undefined;
  const candidates = instances.map((instance) => ({ instance, args: argumentsOf(instance) }));
  let fitting = candidates;
  let hasKnownValue = false;
  for (const value of valuesIn(message)) {
    const named = new Set(candidates.flatMap(({ args }) => argumentsWith(args, value)));
    if (named.size === 0) continue;
    hasKnownValue = true;
    fitting = fitting.filter(({ args }) => {
      const matches = argumentsWith(args, value).length > 0;
      // An argument that is an expression may have the value, too.
      return matches || args.some(({ name, values }) => named.has(name) && values === undefined);
    });
  }
  return hasKnownValue && fitting.length === 1 ? fitting[0]?.instance : undefined;
}

/** All arguments of a part, however deep. */
function argumentsOf(part: BlockPart): BlockPart[] {
  const inner = part.parts.flatMap(argumentsOf);
  return part.kind === 'argument' ? [part, ...inner] : inner;
}

interface MentionedValue {
  text: string;
  /** The word before a number: `port`. */
  wordBefore: string | undefined;
}

const NUMBER = /\b([a-z]\w{0,60}?)s?(?: (?:is|of|number))?[ =:]{1,3}(\d{1,9})(?![\w/:-]|\.\d)/gi;
const TEXT =
  /(?<![\w.:/])(?:\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:\/\d{1,3})?)(?![\w/])|"([^"\n]{1,200})"|'([^'\n]{1,200})'|`([^`\n]{1,200})`/gi;

function valuesIn(message: string): MentionedValue[] {
  const numbers = Array.from(message.matchAll(NUMBER), ([, wordBefore = '', text = '']) => ({
    text,
    wordBefore,
  }));
  const texts = Array.from(message.matchAll(TEXT), ([whole, ...quoted]) => {
    return { text: quoted.find((text) => text !== undefined) ?? whole, wordBefore: undefined };
  });
  return [...numbers, ...texts].slice(0, 20);
}

/** The names of the arguments that have a value, or are an end of the range of ports that has it. */
function argumentsWith(args: readonly BlockPart[], { text, wordBefore }: MentionedValue): string[] {
  if (wordBefore === undefined) {
    return args.flatMap(({ name, values }) => (values?.includes(text) === true ? [name] : []));
  }
  const word = wordBefore.toLowerCase();
  const portAt = (end: string) => Number(args.find(({ name }) => name === end)?.values?.[0] ?? NaN);
  const isInRange = portAt('from_port') <= Number(text) && Number(text) <= portAt('to_port');
  const hasAll = args.some(
    ({ name, values }) => name === 'protocol' && /^(?:-1|all)$/.test(String(values)),
  );
  const isOpenPort = word === 'port' && (hasAll || isInRange);
  const named = args.flatMap(({ name, values }) => {
    const isMeant = name === word || name.split('_').includes(word);
    return isMeant && values?.includes(text) === true ? [name] : [];
  });
  return isOpenPort ? [...named, 'from_port', 'to_port', 'protocol'] : named;
}
