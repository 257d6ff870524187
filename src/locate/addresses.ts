/** Resource addresses: `module.vpc["eu.west"].data.aws_subnet.a[0]`. Reading takes one pass. */
import { findAddresses as findTexts } from '../policy/find-addresses.ts';

export interface Address {
  /** As written, without attributes behind it. */
  text: string;
  /** Names of the module calls, from the root inwards. */
  modules: string[];
  /** What is at the end of the way: the block's type and labels. */
  block: { type: 'resource' | 'data' | 'ephemeral' | 'module'; labels: string[] };
}

const IDENTIFIER_START = /[\p{L}_]/u;
const IDENTIFIER_PART = /[\p{L}\p{N}\p{M}_-]/u;
/** Longer ones do not exist; a megabyte in brackets is not an address. */
const LENGTH_LIMIT = 2_000;
const MOST = 50;

/** The address that the whole text is, attributes behind it aside; undefined when it is none. */
export function parseAddress(text: string): Address | undefined {
  const trimmed = text.trim();
  const read = readAddress(trimmed, 0);
  if (!read) return undefined;
  const rest = skipAttributes(trimmed, read.end);
  return rest === trimmed.length ? read.address : undefined;
}

/** What a text speaks of, each once, in order; so many at the most that all can be looked up. */
export function findAddresses(text: string): Address[] {
  return findTexts(text)
    .slice(0, MOST)
    .flatMap((each) => parseAddress(each) ?? []);
}

/** The address that starts at `start`, and where it ends. */
function readAddress(text: string, start: number): { address: Address; end: number } | undefined {
  const modules: string[] = [];
  let at = start;
  for (;;) {
    const word = readWord(text, at);
    if (word === undefined) return undefined;
    const next = text.charAt(at + word.length) === '.' ? at + word.length + 1 : undefined;
    if (word !== 'module') return finish(text, start, at, modules);
    const name = next === undefined ? undefined : readWord(text, next);
    if (next === undefined || name === undefined) return undefined;
    const end = skipKey(text, next + name.length);
    if (end === undefined || end - start > LENGTH_LIMIT) return undefined;
    modules.push(name);
    if (text.charAt(end) !== '.' || !startsBlock(text, end + 1))
      return ending(text, start, end, modules.slice(0, -1), 'module', [name]);
    at = end + 1;
  }
}

/** Whether what follows a module is a resource or another module, not an output. */
function startsBlock(text: string, at: number): boolean {
  const word = readWord(text, at);
  if (word === undefined) return false;
  const next = text.charAt(at + word.length);
  return next === '.' && readWord(text, at + word.length + 1) !== undefined;
}

function finish(
  text: string,
  start: number,
  at: number,
  modules: string[],
): { address: Address; end: number } | undefined {
  const words: string[] = [];
  let end = at;
  for (let wanted = 2; words.length < wanted;) {
    const word = readWord(text, end);
    if (word === undefined) return undefined;
    words.push(word);
    end += word.length;
    if (words.length === 1 && (word === 'data' || word === 'ephemeral')) wanted = 3;
    if (words.length < wanted) {
      if (text.charAt(end) !== '.') return undefined;
      end += 1;
    }
  }
  const keyEnd = skipKey(text, end);
  if (keyEnd === undefined || keyEnd - start > LENGTH_LIMIT) return undefined;
  const [first, second, third] = words as [string, string, string?];
  return third === undefined
    ? ending(text, start, keyEnd, modules, 'resource', [first, second])
    : ending(text, start, keyEnd, modules, first as 'data' | 'ephemeral', [second, third]);
}

function ending(
  text: string,
  start: number,
  end: number,
  modules: string[],
  type: Address['block']['type'],
  labels: string[],
): { address: Address; end: number } {
  return { address: { text: text.slice(start, end), modules, block: { type, labels } }, end };
}

function readWord(text: string, at: number): string | undefined {
  if (!IDENTIFIER_START.test(text.charAt(at))) return undefined;
  let end = at + 1;
  while (end < text.length && end - at <= LENGTH_LIMIT && IDENTIFIER_PART.test(text.charAt(end)))
    end += 1;
  return text.slice(at, end);
}

/** Behind `[0]`, `["a.b\"]"]` or nothing; undefined when the bracket does not close. */
function skipKey(text: string, at: number): number | undefined {
  if (text.charAt(at) !== '[') return at;
  if (text.charAt(at + 1) === '"') {
    const quote = endOfString(text, at + 1);
    return quote !== undefined && text.charAt(quote) === ']' ? quote + 1 : undefined;
  }
  const end = text.slice(at, at + 100).indexOf(']');
  const key = end < 0 ? '' : text.slice(at + 1, at + end);
  return /^(?:\d{1,18}|\*)$/.test(key) ? at + end + 1 : undefined;
}

/** Behind the closing quote of the string that starts at `at`; a template may hold quotes itself. */
function endOfString(text: string, at: number): number | undefined {
  for (let end = at + 1; end < text.length && end - at <= LENGTH_LIMIT; end += 1) {
    const character = text.charAt(end);
    if (character === '\\') end += 1;
    else if (character === '"') return end + 1;
    else if (character === '\n') return undefined;
  }
  return undefined;
}

/** `.tags["Name"][0]` behind an address. */
function skipAttributes(text: string, at: number): number {
  let end = at;
  for (;;) {
    const key = skipKey(text, end);
    if (key === undefined) return end;
    if (key > end) {
      end = key;
    } else if (text.charAt(end) === '.') {
      const word = readWord(text, end + 1);
      if (word === undefined) return end;
      end += 1 + word.length;
    } else {
      return end;
    }
  }
}
