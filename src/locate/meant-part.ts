/**
 * Finds the one argument or nested block that a rule or a message means. In a message a name counts in quotes, with an
 * underscore, as a path or with a value after it. There is no answer where two could be meant, or something else.
 */
import {
  literalText,
  type HclBody,
  type HclExpression,
} from '../configuration/syntax/hcl-syntax.ts';
import { readAttributePath, type AttributePath } from '../model/attribute-path.ts';
import type { Address } from '../model/address.ts';
import { HCL_NAME_PART } from '../model/go-text.ts';

/** What may name an argument of a block; if nothing does, the block is meant. */
export interface Hint {
  /** What a policy says of the resource; hostile. */
  message: string;
  /** What its rule says; then the message only decides between blocks of one name. */
  attribute: AttributePath | undefined;
}

/** The lines of a file, 1-based. The last one is part of it. */
export interface Place {
  /** Absolute path. */
  file: string;
  range: { startLine: number; endLine: number };
}

/** One argument, nested block or key of a map. */
interface BlockPart extends Place {
  /** `ingress` for a block, also for `dynamic "ingress"`; '' for an object of a list. */
  name: string;
  kind: 'argument' | 'block' | 'dynamic' | 'object';
  parts: BlockPart[];
  /** The texts and numbers of an argument as they are written; undefined if some are not written. */
  values: string[] | undefined;
}

interface PlacedBody {
  body: HclBody;
  file: string;
}

/** A part after all that it is inside of: the outermost first. */
type Lineage = readonly BlockPart[];

/**
 * The argument or nested block that the hint means; undefined for the block itself.
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
  if (attribute === undefined) return findNamedPart(message, address, parts);
  return choosePart(followPath(parts, attribute), message);
}

const LONGEST_MESSAGE = 4_000;
const PATH = String.raw`[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+|\[(?:\d+|\*|"[^"\n\]]*")\])*`;
/** In quotes; or bare, and then not a part of a longer word, a file or an address. */
const NAME = new RegExp(
  String.raw`(["'\x60])(${PATH})(?: ?={1,2} ?[^"'\x60\n]{1,60})?\1|(?<![\w.\-/:@$"'\x60])(${PATH})(?![\w\-/(]|\.\w|:\S)`,
  'g',
);
/** A bare word before one of these is meant as a name. */
const AFTER_NAME = /^ ?(?:={1,2}|!=) ?\S|^ (?:is (?:not )?(?:true|false|null)|with value|set to)\b/;
/** What is quoted after one of these is no argument, or not certainly one. */
const NOUN_BEFORE_QUOTED =
  /\b(?:tags?|labels?|annotations?|keys?|values?|variables?|modules?|polic(?:y|ies)|rules?|providers?|users?|roles?|groups?|workspaces?|regions?|types?|names?|named|called|outputs?|locals?|secrets?|principals?|actions?|headers?|options?|parameters?|environments?|owners?|teams?|buckets?|instances?|resources?|protocols?|functions?|services?|accounts?|projects?|classes|class|modes?|levels?|status|engines?|families|family|versions?)[ :=([]{1,3}$/i;
/** A bare word after one of these is no argument, or not certainly one. */
const NOUN_BEFORE_BARE =
  /\b(?:variables?|outputs?|locals?|modules?|polic(?:y|ies)|functions?|parameters?|keys?|named|called)[ :=([]{1,3}$/i;
/** What is quoted after one of these is a value, if no argument has that name. */
const VALUE_BEFORE =
  /(?:\b(?:is|are|was|be|to|of|than|or|and|not|got|in|one|either|only|equals?|expected|found|from|as)|[=:,([])[ ([]{0,3}$/i;
/** What is quoted after one of these is a value, also if an argument has that name. */
const IS_VALUE = /\b(?:is|are|be|equals?|(?:set|equal) to|instead of) $|= ?$/i;
/** Words that say that an argument is not there. */
const MISSING =
  /\b(?:missing|absent|undefined|unset|lacks?|without|no|not (?:be )?(?:set|specified|defined|configured|present|provided|given|there)|must be (?:set|specified|defined|configured|present|provided|given)(?! to))\b/i;
const ABOUT_LABELS = /\b(?:tags?|labels?|annotations?)\b/i;
const LABELS = ['tags', 'labels', 'tags_all', 'default_tags'];
/** Before a dot, these begin the address of something else. */
const OTHER_KINDS = new Set(['data', 'module', 'ephemeral', 'action', 'resource']);
/** Before a dot, these begin a reference: nothing inside this block. */
const REFERENCES = new Set(['var', 'local', 'each', 'count', 'self', 'path', 'terraform', 'input']);

/** Undefined if the message is about the whole block, or if it is not certain which part it names. */
function findNamedPart(
  message: string,
  address: Address,
  parts: readonly BlockPart[],
): BlockPart | undefined {
  const { rest, paths } = withoutAddress(message.slice(0, LONGEST_MESSAGE), address);
  const mentions = paths.map((path) => followPath(parts, path));
  let hasPath = paths.length > 0;
  for (const mention of mentionsIn(rest)) {
    const found = lineagesOf(mention, rest, address, parts);
    if (found === 'unclear') return undefined;
    if (found === 'nothing') continue;
    mentions.push(found);
    hasPath ||= mention.path.length > 1;
  }
  // The message names an argument that the block does not have, and may be about that one.
  if (mentions.some((places) => places.length === 0)) return undefined;
  const places = lineagesFittingAll(mentions);
  return !hasPath && isGuess(places, mentions, rest) ? undefined : choosePart(places, rest);
}

// Made once: to compile the names of HCL takes a millisecond, and each message has an address of its own.
const NAME_GOES_ON_BEFORE = new RegExp(`[${HCL_NAME_PART}.]$`, 'u');
const NAME_GOES_ON_AFTER = new RegExp(`^[${HCL_NAME_PART}]`, 'u');
const PATH_AFTER = new RegExp(String.raw`\.(${PATH})`, 'y');

/** Removes the address, and collects the paths that follow it at once: `aws_ebs_volume.data.encrypted`. */
function withoutAddress(message: string, { text, block }: Address) {
  const [type = '', label = ''] = block.labels;
  const spellings = [text, `${type}.${label}`, `${type}[${label}]`];
  const paths: AttributePath[] = [];
  let rest = '';
  let copied = 0;
  for (let at = 0; at < message.length; at++) {
    const end = endOfAddress(message, at, spellings);
    if (end === undefined) continue;
    PATH_AFTER.lastIndex = end;
    const [written = '', path] = PATH_AFTER.exec(message) ?? [];
    const reading = readAttributePath(path);
    if (reading !== undefined) paths.push(reading);
    rest += `${message.slice(copied, at)} `;
    copied = end + written.length;
    at = copied - 1;
  }
  rest += message.slice(copied);
  return { rest: rest.trim().replace(/^:\s*/, ''), paths };
}

/** Where one of the spellings ends that begins at this place and is no part of a longer name. */
function endOfAddress(
  message: string,
  at: number,
  spellings: readonly string[],
): number | undefined {
  const found = spellings.find((spelling) => {
    if (!message.startsWith(spelling, at)) return false;
    const end = at + spelling.length;
    return (
      !NAME_GOES_ON_BEFORE.test(message.slice(Math.max(0, at - 2), at)) &&
      !NAME_GOES_ON_AFTER.test(message.slice(end, end + 2))
    );
  });
  return found === undefined ? undefined : at + found.length;
}

/**
 * The lineages of the parts that a mention names. `nothing`: it names no part, and is passed over; `unclear`: it may name
 * something else, so that the whole message has no answer.
 */
function lineagesOf(
  mention: Mention,
  text: string,
  { block }: Address,
  parts: readonly BlockPart[],
): Lineage[] | 'nothing' | 'unclear' {
  const { root, path, before, isQuoted } = mention;
  const [type = '', label] = block.labels;
  const isPath = path.length > 1;
  // The message speaks of another resource as well.
  if (isPath && (OTHER_KINDS.has(root) || root === type)) return 'unclear';
  // Alone, the type or the label is the resource itself.
  if (root === type || root === label) return 'nothing';
  // The name may be a key of `tags` or `labels`, which can have any name.
  if (ABOUT_LABELS.test(text) && !LABELS.includes(root)) return 'nothing';
  const isValue = parts.some((part) => hasValue(part, root));
  const found = isPath ? wholePath(parts, path) : findNamed(parts, root);
  if (found.length === 0) {
    // A name with the prefix of the provider may be the type of another resource.
    const isOtherType = root.startsWith(`${type.split('_')[0] ?? ''}_`);
    return isOtherType || (mayBeMissing(mention) && !isValue) ? 'unclear' : 'nothing';
  }
  // A word of the sentence may only happen to be the name of an argument.
  if (!isCertain(mention, found, text, type)) return 'nothing';
  // The message may mean a value, or what the noun before the name says.
  const noun = isQuoted ? NOUN_BEFORE_QUOTED : NOUN_BEFORE_BARE;
  const mayMeanOther = isValue || noun.test(before) || (isQuoted && IS_VALUE.test(before));
  return mayMeanOther ? 'unclear' : found;
}

/**
 * Whether only the name inside of a nested block was found, and not that of the block. Then the resource may have an
 * argument of that name that is not set.
 */
function isGuess(
  places: readonly Lineage[],
  mentions: readonly Lineage[][],
  text: string,
): boolean {
  const named = new Set(mentions.flat().map((lineage) => lineage.at(-1)));
  return places.some((lineage) => {
    const [outer, inner] = lineage.slice(-2);
    if (inner === undefined || named.has(outer)) return false;
    return !inner.name.includes('_') || MISSING.test(text);
  });
}

interface Mention {
  /** The first name of the path. */
  root: string;
  path: AttributePath;
  isQuoted: boolean;
  before: string;
  after: string;
}

function mentionsIn(text: string): Mention[] {
  return Array.from(text.matchAll(NAME), ({ 0: all, 2: quoted, 3: bare = '', index }) => {
    const path = readAttributePath(quoted ?? bare) ?? [];
    const end = index + all.length;
    return {
      root: String(path[0]),
      path,
      isQuoted: quoted !== undefined,
      before: text.slice(Math.max(0, index - 30), index),
      after: text.slice(end, end + 20),
    };
  }).filter(({ root, path }) => path.length === 1 || (path.length > 1 && !REFERENCES.has(root)));
}

/** Whether the word is meant as a name, and not as a word of the language. */
function isCertain(
  { root, path, isQuoted, before, after }: Mention,
  found: readonly Lineage[],
  text: string,
  type: string,
): boolean {
  if (isQuoted || path.length > 1 || root.includes('_')) return true;
  // `bucket is true` may be about an `aws_s3_bucket` as a whole; `bucket = true` names the argument.
  if (AFTER_NAME.test(after)) return /^ ?[=!]/.test(after) || !isOfType(type, root);
  // The first word of a sentence names a nested block.
  const isFirst = before === '' && text.startsWith(root) && /^[ :]/.test(after);
  const isBlock = found.every(([part]) => part?.kind === 'block' || part?.kind === 'dynamic');
  return isFirst && (isBlock || LABELS.includes(root)) && !isOfType(type, root);
}

/** Whether the word is in the type, as `bucket` is in `aws_s3_bucket`. */
function isOfType(type: string, word: string): boolean {
  return type.split('_').some((part) => part === word || `${part}s` === word);
}

/** Whether a name that is nowhere in the block may be the argument that is missing. */
function mayBeMissing({ root, path, isQuoted, before }: Mention): boolean {
  if (!/^[a-z][a-z0-9_]*$/.test(root)) return false;
  if (NOUN_BEFORE_QUOTED.test(before) || VALUE_BEFORE.test(before)) return false;
  return isQuoted || (path.length === 1 && root.includes('_'));
}

/** Follows a path; no lineage unless all of its names are there. */
function wholePath(parts: readonly BlockPart[], path: AttributePath): Lineage[] {
  const names = path.filter((step) => typeof step === 'string');
  const ends = followPath(parts, path);
  const isWhole = ({ length }: Lineage) => length >= names.length;
  return ends.some(isWhole) ? ends : [];
}

/**
 * The places that fit every mention: `ingress` and `from_port` name one argument together. After them come blocks of
 * the same name that lack the argument.
 */
function lineagesFittingAll(mentions: readonly Lineage[][]): Lineage[] {
  const all = mentions.flat();
  const ends = mentions.map((lineages) => new Set(lineages.map((lineage) => lineage.at(-1))));
  const fitting = all.filter((lineage) =>
    ends.every((endsOfMention) => lineage.some((part) => endsOfMention.has(part))),
  );
  const [first] = fitting;
  if (first === undefined) return all;
  const isBefore = (lineage: Lineage) => lineage.every(({ name }, at) => first[at]?.name === name);
  return [...fitting, ...all.filter(isBefore)];
}

function hasValue({ values, parts }: BlockPart, value: string): boolean {
  return values?.includes(value) === true || parts.some((part) => hasValue(part, value));
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
function findNamed(parts: readonly BlockPart[], name: string): Lineage[] {
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
function choosePart(lineages: readonly Lineage[], message: string): BlockPart | undefined {
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

/** Terraform merges these argument by argument; an override replaces all other blocks of its type. */
const MERGED = new Set(['lifecycle']);

/** What a block has after its overrides. */
function partsOfBlock(declared: PlacedBody, overrides: readonly PlacedBody[]): BlockPart[] {
  return overrides.reduce(
    (parts, override) => replaceParts(parts, partsOfBody(override)),
    partsOfBody(declared),
  );
}

/** Puts the parts of an override in place of those with the same name. */
function replaceParts(parts: readonly BlockPart[], overriding: readonly BlockPart[]): BlockPart[] {
  const fresh = overriding.map((part) => {
    const old = parts.find(({ name }) => MERGED.has(name) && name === part.name);
    return old ? { ...part, parts: replaceParts(old.parts, part.parts) } : part;
  });
  const replaced = new Set(fresh.map(({ name }) => name));
  return [...parts.filter(({ name }) => !replaced.has(name)), ...fresh];
}

function partsOfBody({ body, file }: PlacedBody): BlockPart[] {
  const nested = body.blocks.map((block): BlockPart => {
    const { type, labels, range } = block;
    const place = { file, range, values: [] };
    if (type !== 'dynamic')
      return { ...place, name: type, kind: 'block', parts: partsOfBody({ ...block, file }) };
    const content = block.body.blocks.find((inner) => inner.type === 'content');
    const parts = content === undefined ? [] : partsOfBody({ ...content, file });
    return { ...place, name: labels[0] ?? '', kind: 'dynamic', parts };
  });
  const assigned = body.attributes.flatMap(({ name, value, range }) => {
    const part = toPart(name, value, { file, range });
    // In JSON, blocks are values as well.
    return name === 'dynamic' ? dynamicParts(part) : [part];
  });
  return [...assigned, ...nested];
}

function dynamicParts({ parts }: BlockPart): BlockPart[] {
  return withoutObjects(parts).map((part) => {
    const content = withoutObjects(part.parts).find(({ name }) => name === 'content');
    return { ...part, kind: 'dynamic', parts: content?.parts ?? [] };
  });
}

function toPart(name: string, value: HclExpression, place: Place): BlockPart {
  const kind = name === '' ? 'object' : 'argument';
  const parts = partsOfValue(value, place.file);
  return { name, kind, ...place, parts, values: writtenValues(value) };
}

function partsOfValue(value: HclExpression, file: string): BlockPart[] {
  if (value.kind === 'object') {
    return value.entries.flatMap(({ key, value: inner }) => {
      const name = literalText(key);
      const range = { startLine: key.range.startLine, endLine: inner.range.endLine };
      return name === undefined ? [] : [toPart(name, inner, { file, range })];
    });
  }
  const items = value.kind === 'tuple' ? value.items : [];
  return items
    .filter(({ kind }) => kind === 'object')
    .map((item) => toPart('', item, { file, range: item.range }));
}

/** Undefined if the value is not all literals. */
function writtenValues(value: HclExpression): string[] | undefined {
  if (value.kind === 'literal') {
    return value.value === null ? [] : [value.digits ?? String(value.value)];
  }
  if (value.kind === 'tuple') {
    const items = value.items.map(writtenValues);
    return items.includes(undefined) ? undefined : items.flatMap((item) => item ?? []);
  }
  return undefined;
}

/** Puts its parts in the place of each object of a list, because the object has no name. */
function withoutObjects(parts: readonly BlockPart[]): BlockPart[] {
  return parts.flatMap((part) => (part.kind === 'object' ? withoutObjects(part.parts) : [part]));
}
