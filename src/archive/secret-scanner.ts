/**
 * Searches for many byte strings at once in files that arrive in pieces. A table maps two bytes to the
 * distance of the next possible match (Wu and Manber), so most bytes are never read.
 */
import { addTo } from '../model/add-to.ts';
import { TOKEN_SHAPES, type TokenShape } from '../model/credential-forms.ts';
import type { Environment } from '../model/ports.ts';
import { base64Of } from '../model/secrets.ts';

/** The most bytes of a token before or after its mark. */
const SHAPE_REACH_BYTES = 128;

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Variables with these names hold no secret, although `SECRET_NAME` matches. */
const PUBLIC_NAME = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
/** A URL, or a path with at least two slashes. */
const URL_OR_PATH = /^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i;
/** Shorter values are not searched for, because they occur in many files. */
const SHORTEST_TOKEN = 8;
const SHORTEST_OF_ENVIRONMENT = 16;

/**
 * Collects secret values.
 *
 * @param tokens the job's own tokens
 * @param environment variables with names of secrets are added
 * @returns the values as keys, each with the name that messages use in its place
 */
export function collectSecrets(
  tokens: readonly string[],
  environment: Environment,
): Map<string, string> {
  const secrets = new Map<string, string>();
  const add = (name: string, text: string, shortest: number) => {
    const value = text.trim();
    if (value.length >= shortest && !secrets.has(value)) secrets.set(value, name);
  };
  for (const [name, value] of Object.entries(environment)) {
    const isNamedSecret = SECRET_NAME.test(name) && !PUBLIC_NAME.test(name);
    if (value === undefined || !isNamedSecret || URL_OR_PATH.test(value)) continue;
    add(name, value, SHORTEST_OF_ENVIRONMENT);
  }
  for (const value of tokens) add('a token of this check', value, SHORTEST_TOKEN);
  return secrets;
}

export interface SecretHits {
  /** The names of the secrets whose values were found. */
  secrets: Set<string>;
  /** Kinds of tokens that were recognised by their form. */
  shapes: Set<string>;
}

export type SecretScanner = ReturnType<typeof createSecretScanner>;

interface Needle {
  bytes: Buffer;
  report(hits: SecretHits): void;
  /** Whether it counts as found, judged by the bytes around it. It is at `from` to `to` of `bytes`. */
  confirm(bytes: Buffer, from: number, to: number): boolean;
}

const EMPTY = Buffer.alloc(0);

/**
 * Makes a scanner for these secrets and for tokens of known forms.
 *
 * @param secrets as `collectSecrets` returns them
 */
export function createSecretScanner(secrets: ReadonlyMap<string, string>) {
  const { find, reachBytes } = createFinder([
    ...Array.from(secrets).flatMap(([value, name]) => needlesOfSecret(value, name)),
    ...TOKEN_SHAPES.flatMap(needlesOfShape),
  ]);
  let previousEnd = EMPTY;
  let hits: SecretHits | undefined;
  const addHit = (needle: Needle) => {
    hits ??= noHits();
    needle.report(hits);
  };
  const search = (bytes: Buffer) => find(bytes, addHit);

  return {
    inspectWhole: search,
    /** Which secrets are in the path of an entry, and which shapes in its name: those of its directory are reported once. */
    inPath(path: string, name: string): SecretHits {
      const [ofPath, ofName] = [path, name].map((text) => {
        const found = noHits();
        find(Buffer.from(text), (needle) => needle.report(found));
        return found;
      });
      return { secrets: ofPath?.secrets ?? new Set(), shapes: ofName?.shapes ?? new Set() };
    },
    /** Inspects the next piece of the file that is being read. */
    inspect: (piece: Buffer): void => {
      // A match may begin in one piece and end in the next, so the border is searched, too.
      if (previousEnd.length > 0) {
        search(Buffer.concat([previousEnd, piece.subarray(0, reachBytes)]));
      }
      search(piece);
      const end = Buffer.concat([previousEnd, piece.subarray(-reachBytes)]);
      previousEnd = Buffer.from(end.subarray(-reachBytes));
    },
    /** What was recognised in the file until now; undefined if nothing was. */
    hitsSoFar: () => hits,
    /** The next piece begins another file. */
    finish(): void {
      hits = undefined;
      previousEnd = EMPTY;
    },
  };
}

function noHits(): SecretHits {
  return { secrets: new Set(), shapes: new Set() };
}

function needlesOfSecret(value: string, name: string): Needle[] {
  return [value, ...base64Of(value)].map((form) => ({
    bytes: Buffer.from(form),
    report: (hits) => hits.secrets.add(name),
    confirm: () => true,
  }));
}

function needlesOfShape({ name, marks, before, after }: TokenShape): Needle[] {
  return marks.map((mark) => ({
    bytes: Buffer.from(mark),
    report: (hits) => hits.shapes.add(name),
    confirm(bytes, from, to) {
      const textBefore = bytes.toString('latin1', Math.max(0, from - SHAPE_REACH_BYTES), from);
      const textAfter = bytes.toString('latin1', to, to + SHAPE_REACH_BYTES);
      return (before?.test(textBefore) ?? true) && (after?.test(textAfter) ?? true);
    },
  }));
}

/**
 * Prepares the search. Of each needle, a part is searched for that is as long as the shortest needle; where it is found,
 * the whole needle is compared. `reachBytes` is the most bytes that a match spans, with those that confirm it.
 */
function createFinder(needles: readonly Needle[]) {
  const window = Math.min(...needles.map(({ bytes }) => bytes.length));
  /** By each pair of bytes: how far the search may move on if a part would end with that pair. At 0 a part may end. */
  const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
  /** By each pair of bytes: 1 if a part begins with it. This rules out almost every candidate without a comparison. */
  const isBeginning = new Uint8Array(65_536);
  /** By the pair of bytes in which the part ends: the needles, with the offset of the part in the needle. */
  const endingWith = new Map<number, (Needle & { offset: number })[]>();
  for (const needle of needles) {
    const offset = offsetOfRarestPart(needle.bytes, window);
    isBeginning[needle.bytes.readUInt16BE(offset)] = 1;
    for (let end = 1; end < window; end++) {
      const pair = needle.bytes.readUInt16BE(offset + end - 1);
      shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
      if (end < window - 1) continue;
      addTo(endingWith, pair, { ...needle, offset });
    }
  }

  /** The next position at which a part may end, or -1. This function is short because it runs most often. */
  const nextCandidate = (bytes: Buffer, from: number): number => {
    for (let end = from; end < bytes.length;) {
      const shift = shifts[((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0)] ?? 0;
      const start = end - window + 1;
      if (shift === 0 && isBeginning[((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0)] === 1) {
        return end;
      }
      end += shift || 1;
    }
    return -1;
  };
  const find = (bytes: Buffer, onFound: (needle: Needle) => void): void => {
    for (let end = window - 1; ; end++) {
      end = nextCandidate(bytes, end);
      if (end === -1) return;
      for (const needle of endingWith.get(bytes.readUInt16BE(end - 1)) ?? []) {
        const from = end - window + 1 - needle.offset;
        const to = from + needle.bytes.length;
        if (from < 0 || to > bytes.length) continue;
        if (needle.bytes.compare(bytes, from, to) !== 0) continue;
        if (needle.confirm(bytes, from, to)) onFound(needle);
      }
    }
  };
  const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
  return { find, reachBytes: longest + SHAPE_REACH_BYTES };
}

/**
 * Where the part of a needle begins that ends in the rarest pair of bytes. The first four bytes of
 * `github_pat_` end in `th`, which every text has in every line.
 */
function offsetOfRarestPart(bytes: Buffer, window: number): number {
  let rarest = 0;
  let lowestFrequency = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset + window <= bytes.length; offset++) {
    const last = offset + window - 1;
    const frequency = frequencyOf(bytes[last - 1] ?? 0) * frequencyOf(bytes[last] ?? 0);
    if (frequency >= lowestFrequency) continue;
    rarest = offset;
    lowestFrequency = frequency;
  }
  return rarest;
}

/** How often a byte occurs in configuration and text, in rough steps. */
function frequencyOf(byte: number): number {
  const character = String.fromCharCode(byte);
  if (/[a-z -]/.test(character)) return 8;
  return /["_0-9]/.test(character) ? 3 : 1;
}
