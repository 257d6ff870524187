/**
 * Addresses of resources: `module.net["a.b"].data.aws_subnet.this[0]`. Only this file reads them, finds them in texts
 * and writes them, so that all parts of the program understand one text in one way.
 */

import {
  HCL_NAME_PART,
  HCL_NAME_PERHAPS,
  HCL_NAME_START,
  IDENTIFIER,
  isPrinted,
  matchesOf,
} from './go-text.ts';

const ONE_IDENTIFIER = new RegExp(`^${IDENTIFIER}$`, 'u');

/** How much of a text is searched for addresses, in UTF-16 units. Nothing longer is an address. */
export const LONGEST_MESSAGE = 4_000;
/** How many addresses of one text are kept. A text with more lists resources, and is no finding about them. */
export const MOST_ADDRESSES = 100;

/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, and `\` escapes. */
const KEY = String.raw`\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
/** A dot, a name, and the keys behind it: the groups are the name and the first key. */
const stepSource = (name: string) => String.raw`\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(IDENTIFIER), 'guy');
/** With `*` for any text in the name. */
const PATTERN_STEP = new RegExp(stepSource(`[${HCL_NAME_START}*][${HCL_NAME_PART}*]*`), 'guy');
/** Words and keys that are joined by dots. The first word may begin with a character that no name begins with. */
const CHAIN = new RegExp(
  String.raw`(?<![${HCL_NAME_PART}])[${HCL_NAME_PART}]+(?:${KEY})*(?:\.${IDENTIFIER}(?:${KEY})*)+`,
  'gu',
);
const NAME_BEHIND_DOT = new RegExp(String.raw`\.[${HCL_NAME_START}]`, 'u');
const LETTER = new RegExp(`(?!_)[${HCL_NAME_START}]`, 'u');
/** After one of these, an address may be the rest of a path, of a host or of another name. */
const BEFORE_REST = ['.', '/', '\\', '$', '@'];

/** Where a name may go on: releases of Terraform differ. */
const GOES_ON_BEFORE = new RegExp(`[${HCL_NAME_PERHAPS}]$`, 'u');
const GOES_ON_BEHIND = new RegExp(`^[${HCL_NAME_PERHAPS}]`, 'u');

/** A name, and the text in the brackets behind it, quotes included: `0`, `"a.b"`. */
export interface AddressStep {
  name: string;
  key: string | undefined;
}

export interface Address {
  /** As written, without the attributes after it. */
  text: string;
  /** The module calls around the block, from the root inwards. */
  modules: AddressStep[];
  /** The type and labels of the block that the address names. */
  block: { type: 'resource' | 'data' | 'ephemeral' | 'action' | 'module'; labels: string[] };
  /** The key of the instance. */
  key: string | undefined;
}

/** The words that stand before the type if the block is no managed resource. */
const PREFIXES = ['data', 'ephemeral', 'action'] as const;

/** Outside of modules, the type of a resource has an underscore; `example.com` is no address. */
const TYPE = /^[^_]+_/;

/** Whether HCL takes the text for a name. */
export function isIdentifier(text: string): boolean {
  return ONE_IDENTIFIER.test(text);
}

/** Reads a text that is an address, with or without attributes after it; undefined for any other text. */
export function readAddress(text: string): Address | undefined {
  return readWhole(text, STEP)?.address;
}

/** Whether the text is an address, and nothing else that has dots. */
export function isAddress(text: string): boolean {
  const address = readAddress(text);
  return address?.text === text && isUnmistakable(address);
}

/** Reads an address in which `*` stands for any text; undefined if anything follows it. */
export function readPattern(text: string): Address | undefined {
  const read = readWhole(text, PATTERN_STEP);
  return read?.rest.length === 0 ? read.address : undefined;
}

/** What `findAddresses` found. */
export interface FoundAddresses {
  /** Each once, in the order of appearance. */
  addresses: string[];
  /**
   * False if the text may mean another address as well: an address is joined to another word or is cut, or there are more
   * than are kept.
   */
  isCertain: boolean;
}

/**
 * Every address in the beginning of a text that a policy wrote. The author of the change may have chosen parts of the text.
 * A key is text, also if it looks like an address: none is looked for in it.
 */
export function findAddresses(wholeText: string): FoundAddresses {
  // The sign of the cut is a part of the text, so that no address ends there.
  const isLong = wholeText.length > LONGEST_MESSAGE;
  const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
  const addresses = new Set<string>();
  let isCertain = true;
  // Most texts have no address, which this finds at once.
  if (!NAME_BEHIND_DOT.test(text)) return { addresses: [], isCertain };
  for (const { 0: chain, index } of matchesOf(CHAIN, text)) {
    // The chain may begin with characters that no name begins with, as in `2aws_vpc.main`.
    const named = chain.slice(Math.max(0, chain.search(LETTER)));
    const { steps } = stepsIn(named, STEP);
    const read = readSteps(named, steps);
    if (read === undefined || !isUnmistakable(read.address)) {
      // A word of the sentence may be joined to an address, as in `see.aws_vpc.main`.
      if (steps.some((_, at) => at > 0 && mayBeginAddress(steps, at))) isCertain = false;
      continue;
    }
    const preceding = text.slice(Math.max(0, index - 2), index);
    const isJoined =
      named !== chain ||
      BEFORE_REST.includes(preceding.slice(-1)) ||
      GOES_ON_BEFORE.test(preceding);
    // A key that does not end is in no chain, nor is one whose quotes are escaped as in JSON. A quote behind a key may be
    // the end of a longer key.
    const following = text.slice(index + chain.length, index + chain.length + 2);
    const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
    const isCut =
      /^(?:…|\["|\[\\)/.test(following) || isInLongerKey || GOES_ON_BEHIND.test(following);
    if (isJoined || isCut || mayNameAnother(read)) isCertain = false;
    if (isJoined || isCut) continue;
    if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
      return { addresses: [...addresses], isCertain: false };
    }
    addresses.add(read.address.text);
  }
  return { addresses: [...addresses], isCertain };
}

interface Step extends AddressStep {
  /** Where it ends in the text, with its first key. */
  end: number;
}

interface ReadSteps {
  address: Address;
  rest: Step[];
}

/**
 * Divides a text into steps.
 *
 * @param step the expression for one of them, which matches only where the last match ended
 * @returns the steps with which the text begins, and where they end
 */
function stepsIn(text: string, step: RegExp): { steps: Step[]; end: number } {
  const steps: Step[] = [];
  let end = 0;
  // Each step begins with a dot, so positions are those in the text plus one.
  for (const { 0: whole, 1: name = '', 2: key, index } of matchesOf(step, `.${text}`)) {
    steps.push({ name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) });
    end = index + whole.length - 1;
  }
  return { steps, end };
}

function readWhole(text: string, step: RegExp): ReadSteps | undefined {
  if (text.length > LONGEST_MESSAGE) return undefined;
  const { steps, end } = stepsIn(text, step);
  return end === text.length ? readSteps(text, steps) : undefined;
}

function mayBeginAddress(steps: readonly Step[], index: number): boolean {
  const { name, key } = steps[index] ?? { name: '', key: '' };
  const isPrefix = PREFIXES.some((prefix) => prefix === name);
  const lastOfAddress = index + (isPrefix ? 2 : 1);
  if (key !== undefined || lastOfAddress >= steps.length) return false;
  return isPrefix || name === 'module' || TYPE.test(name);
}

function readSteps(text: string, steps: readonly Step[]): ReadSteps | undefined {
  const modules: Step[] = [];
  let next = 0;
  while (isWord(steps[next], 'module') && steps[next + 1] !== undefined) {
    modules.push(...steps.slice(next + 1, next + 2));
    next += 2;
  }
  const prefix = PREFIXES.find((word) => isWord(steps[next], word));
  // A resource may have the type `action`, and then two names and no more.
  const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
  const first = isResource ? next : next + 1;
  const [type, name] = steps.slice(first, first + 2);
  if (type !== undefined && name !== undefined && type.key === undefined) {
    const blockType = isResource ? 'resource' : prefix;
    const block: Address['block'] = { type: blockType, labels: [type.name, name.name] };
    const address = { text: text.slice(0, name.end), modules, block, key: name.key };
    return { address, rest: steps.slice(first + 2) };
  }
  const lastCall = modules.pop();
  if (lastCall === undefined) return undefined;
  const block = { type: 'module' as const, labels: [lastCall.name] };
  const address = { text: text.slice(0, lastCall.end), modules, block, key: lastCall.key };
  return { address, rest: steps.slice(next) };
}

/** Whether a step is this word, without a key. */
function isWord(step: AddressStep | undefined, word: string): boolean {
  return step?.name === word && step.key === undefined;
}

/** Whether a text with dots in this form can only be an address, and not a host or a file. */
function isUnmistakable({ modules, block: { type, labels } }: Address): boolean {
  return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}

/** Whether what follows an address may be another one. */
function mayNameAnother({ address: { block }, rest }: ReadSteps): boolean {
  const [provider] = (block.labels[0] ?? '').split('_', 1);
  // No attribute begins like a type of the same provider, as `aws_`. Such a step begins another address.
  return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
}

/** The parts of an address between its dots; a dot inside a key does not separate. */
export function splitAddress(address: string): string[] {
  return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/gs) ?? [];
}

/** The address without keys, as the configuration names the resource. */
export function withoutKeys(address: string): string {
  return splitAddress(address)
    .map((part) => part.split('[', 1)[0] ?? '')
    .join('.');
}

/** A key in brackets, as in `[0]` or `["a"]`; empty without a key. */
export function writeIndex(key: string | number | undefined): string {
  if (key === undefined) return '';
  return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
};

/** A key as Terraform writes it: template signs and characters that cannot be printed are escaped. */
function writeKey(key: string): string {
  const text = key
    .replaceAll(
      /["\\]|[^ -~]/gu,
      (sign) => ESCAPES[sign] ?? (isPrinted(sign) ? sign : unicodeEscape(sign)),
    )
    // HCL writes `${` and `%{` as `$${` and `%%{` where they begin no template.
    .replaceAll(/([$%])(?=\{)/g, '$1$1');
  return `"${text}"`;
}

/** `\u00a0`, or with eight digits for a character beyond the first plane. */
function unicodeEscape(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16);
  return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
