/**
 * Finds the one argument or nested block that a message names. A name counts in quotes, with an underscore, as a path
 * or with a value after it. A message that names two, or that may name something else, has no answer.
 */
import { readAttributePath, type AttributePath } from '../model/attribute-path.ts';
import type { Address } from '../model/address.ts';
import type { BlockPart } from './block-parts.ts';
import { choosePart, findNamed, followPath, type Lineage } from './choose-part.ts';

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

/** @returns undefined if the message is about the whole block, or if it is not certain which part it names */
export function findNamedPart(
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

/** Removes the address, and collects the paths that follow it at once: `aws_ebs_volume.data.encrypted`. */
function withoutAddress(message: string, { text, block }: Address) {
  const [type = '', label = ''] = block.labels;
  const spellings = [text, `${type}.${label}`, `${type}[${label}]`].map((each) =>
    each.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
  );
  const paths: AttributePath[] = [];
  const own = new RegExp(
    String.raw`(?<![\p{ID_Continue}.\-])(?:${spellings.join('|')})(?![\p{ID_Continue}\-])(?:\.(${PATH}))?`,
    'gu',
  );
  const rest = message.replace(own, (_, path?: string) => {
    const reading = readAttributePath(path);
    if (reading !== undefined) paths.push(reading);
    return ' ';
  });
  return { rest: rest.trim().replace(/^:\s*/, ''), paths };
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
  if (root === type || root === label) return 'nothing';
  // The name may be a key of `tags` or `labels`, which can have any name.
  if (ABOUT_LABELS.test(text) && !LABELS.includes(root)) return 'nothing';
  const isValue = parts.some((part) => hasValue(part, root));
  const found = isPath ? wholePath(parts, path) : findNamed(parts, root);
  if (found.length === 0) {
    const isForeign = root.startsWith(`${type.split('_')[0] ?? ''}_`);
    return isForeign || (mayBeMissing(mention) && !isValue) ? 'unclear' : 'nothing';
  }
  if (!isCertain(mention, found, text, type)) return 'nothing';
  if (isValue || (isQuoted ? NOUN_BEFORE_QUOTED : NOUN_BEFORE_BARE).test(before)) return 'unclear';
  return isQuoted && IS_VALUE.test(before) ? 'unclear' : found;
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
