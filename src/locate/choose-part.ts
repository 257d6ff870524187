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
  for (const [at, step] of path.entries()) {
    if (typeof step === 'number') {
      // The only block that is written is not the second one of the plan.
      const [only, ...others] = ends;
      if (step > 0 && others.length === 0 && only?.lineage.at(-1)?.kind === 'block') return [];
      continue;
    }
    ends = ends.flatMap((end): PathEnd[] => {
      const inner = end.isWhole ? childrenNamed(end.lineage, parts, step) : [];
      if (inner.length === 0) return [{ ...end, isWhole: false }];
      return inner.map((lineage) => ({ lineage, isWhole: true }));
    });
    if (at === 0 && ends[0]?.isWhole === false) return [];
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
  const names = ends.map((lineage) => lineage.flatMap(({ name }) => (name === '' ? [] : [name])));
  const longest = names.reduce((one, other) => (other.length > one.length ? other : one));
  // Different things are meant, not instances of one.
  if (names.some((one) => one.some((name, at) => longest[at] !== name))) return undefined;
  let common = 0;
  while (ends.every((lineage) => lineage[common] && lineage[common] === first[common])) common++;
  const instances = ends.map((lineage) => lineage[common]);
  const distinct = [...new Set(instances)].filter((part) => part !== undefined);
  const meant = distinct.length === ends.length ? chooseByValues(distinct, message) : undefined;
  return meant === undefined ? first[common - 1] : ends[instances.indexOf(meant)]?.at(-1);
}

/** Without those that others go through. */
function withoutEnclosing(lineages: readonly Lineage[]): Lineage[] {
  const through = new Set(lineages.flatMap((lineage) => lineage.slice(0, -1)));
  const ends = new Map(lineages.map((lineage) => [lineage.at(-1), lineage]));
  return [...ends.values()].filter((lineage) => {
    const end = lineage.at(-1);
    return end !== undefined && !through.has(end);
  });
}

/** A negation that names what is wrong, not what is right. */
const NAMES_WRONG_VALUE =
  /\b(?:(?:must|should|may|shall|can|is|are) ?not (?:be )?(?:open|allow(?:ed)?|permit(?:ted)?|use|expose[ds]?|accept|reachable|public)|cannot|can't|disallowed|forbidden)\b/gi;
/** A message with one of these may give the values that are right. */
const MAY_NAME_RIGHT_VALUE =
  /\b(?:must|should|shall|only|allowed|permitted|expected|expects?|required|requires?|instead|except|unless|without|outside|other|than|limit(?:ed)?|restrict(?:ed)?|not|no|never|needs?|between|but|default)\b|n't\b|!=|[<>]/i;

/** Which of several nested blocks has the values that a message says are wrong; undefined if that is not certain. */
function chooseByValues(instances: readonly BlockPart[], message: string): BlockPart | undefined {
  if (MAY_NAME_RIGHT_VALUE.test(message.replace(NAMES_WRONG_VALUE, ' '))) return undefined;
  const all = instances.map((instance) => ({ instance, set: argumentsOf(instance) }));
  let left = all;
  let isDecided = false;
  for (const value of valuesIn(message)) {
    const named = new Set(all.flatMap(({ set }) => argumentsWith(set, value)));
    if (named.size === 0) continue;
    isDecided = true;
    left = left.filter(({ set }) => {
      const matches = argumentsWith(set, value).length > 0;
      // An expression may have the value, too.
      return matches || set.some(({ name, values }) => named.has(name) && values === undefined);
    });
  }
  return isDecided && left.length === 1 ? left[0]?.instance : undefined;
}

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
    return { text: quoted.find((each) => each !== undefined) ?? whole, wordBefore: undefined };
  });
  return [...numbers, ...texts].slice(0, 20);
}

/** The arguments that have a value, or are an end of the range that has it. */
function argumentsWith(set: readonly BlockPart[], { text, wordBefore }: MentionedValue): string[] {
  if (wordBefore === undefined) {
    return set.flatMap(({ name, values }) => (values?.includes(text) === true ? [name] : []));
  }
  const word = wordBefore.toLowerCase();
  const portAt = (end: string) => Number(set.find(({ name }) => name === end)?.values?.[0] ?? NaN);
  const isInRange = portAt('from_port') <= Number(text) && Number(text) <= portAt('to_port');
  const hasAll = set.some(
    ({ name, values }) => name === 'protocol' && /^(?:-1|all)$/.test(String(values)),
  );
  const isOpenPort = word === 'port' && (hasAll || isInRange);
  const named = set.flatMap(({ name, values }) => {
    const isMeant = name === word || name.split('_').includes(word);
    return isMeant && values?.includes(text) === true ? [name] : [];
  });
  return isOpenPort ? [...named, 'from_port', 'to_port', 'protocol'] : named;
}
