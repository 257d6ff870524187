/**
 * Looks for many byte strings at once in files that arrive in pieces. A table tells from two
 * bytes how far the next possible match is away (Wu and Manber), so most bytes are never read.
 */
import type { Environment } from '../ports.ts';
import { base64Of } from '../secrets.ts';

/** A token that is recognised by how it is written, whoever it belongs to. */
interface TokenShape {
  name: string;
  /** Bytes that every such token holds. */
  mark: string;
  /** Whether what stands around the mark makes it a token. `at` is where the mark begins. */
  confirm: (bytes: Uint8Array, at: number) => boolean;
}

const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
const isUpper = (byte: number): boolean => byte >= 65 && byte <= 90;
const isAlphanumeric = (byte: number): boolean =>
  isDigit(byte) || isUpper(byte) || (byte >= 97 && byte <= 122);
const isWord = (byte: number): boolean => isAlphanumeric(byte) || byte === 95;
const isUrlSafe = (byte: number): boolean => isWord(byte) || byte === 45 || byte === 61;

/** A mark, and that so many characters of a kind follow it. */
function followed(
  name: string,
  mark: string,
  count: number,
  kind: (byte: number) => boolean,
): TokenShape {
  return { name, mark, confirm: (bytes, at) => isRun(bytes, at + mark.length, count, kind) };
}

function isRun(
  bytes: Uint8Array,
  from: number,
  count: number,
  kind: (byte: number) => boolean,
): boolean {
  if (from < 0 || from + count > bytes.length) return false;
  for (let at = from; at < from + count; at++) if (!kind(bytes[at] ?? 0)) return false;
  return true;
}

/** How far from its mark a token may reach, in either direction. */
const SHAPE_REACH_BYTES = 128;

const textBefore = (bytes: Uint8Array, at: number, count: number): string =>
  Buffer.from(bytes.subarray(Math.max(0, at - count), at)).toString('latin1');

const TOKEN_SHAPES: readonly TokenShape[] = [
  {
    name: 'an HCP Terraform token',
    mark: '.atlasv1.',
    confirm: (bytes, at) =>
      isRun(bytes, at - 14, 14, isAlphanumeric) && isRun(bytes, at + 9, 60, isUrlSafe),
  },
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((mark) =>
    followed('a GitHub token', mark, 36, isAlphanumeric),
  ),
  followed('a GitHub token', 'github_pat_', 36, isWord),
  followed('a GitLab token', 'glpat-', 20, isUrlSafe),
  ...['AKIA', 'ASIA'].map((mark) =>
    followed('an AWS access key', mark, 16, (byte) => isDigit(byte) || isUpper(byte)),
  ),
  {
    name: 'a private key',
    mark: 'PRIVATE KEY-----',
    confirm: (bytes, at) => /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/.test(textBefore(bytes, at, 64)),
  },
  {
    name: 'a Google service account key',
    mark: '"service_account"',
    confirm: (bytes, at) => /"type"\s{0,20}:\s{0,20}$/.test(textBefore(bytes, at, 64)),
  },
];

interface SecretValue {
  /** How it is named to a reader; the value itself never is. */
  name: string;
  value: string;
}

const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Names that match although they say where something is. */
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
/** A shorter value would be found everywhere. */
const SHORTEST = 8;

/**
 * @param given the job's own tokens, handed in by name of nobody
 * @param environment searched for variables that are called like secrets
 */
export function collectSecrets(given: readonly string[], environment: Environment): SecretValue[] {
  const secrets = new Map<string, SecretValue>();
  const add = (name: string, text: string, shortest: number) => {
    const value = text.trim();
    if (value.length >= shortest && !secrets.has(value)) secrets.set(value, { name, value });
  };
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || !NAME.test(name) || NOT_SECRET.test(name)) continue;
    if (/^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i.test(value)) continue;
    add(name, value, SHORTEST_OF_ENVIRONMENT);
  }
  for (const value of given) add('a token of this job', value, SHORTEST);
  return [...secrets.values()];
}

/** The value itself and what is left of it inside base64. */
export function writeInEveryWay(value: string): Buffer[] {
  return [value, ...base64Of(value)].map((form) => Buffer.from(form));
}

export interface SecretHits {
  /** Names of values of this job. */
  secrets: Set<string>;
  /** Kinds of tokens, known by their shape. */
  shapes: Set<string>;
}

export type SecretScanner = ReturnType<typeof createSecretScanner>;

interface Needle {
  bytes: Buffer;
  report(hits: SecretHits): void;
  confirm?(bytes: Uint8Array, at: number): boolean;
}

export function createSecretScanner(secrets: readonly SecretValue[]) {
  const { find, reach } = createFinder([
    ...secrets.flatMap(({ name, value }) =>
      writeInEveryWay(value).map((bytes) => ({
        bytes,
        report: (hits: SecretHits) => hits.secrets.add(name),
      })),
    ),
    ...TOKEN_SHAPES.map(({ name, mark, confirm }) => ({
      bytes: Buffer.from(mark),
      report: (hits: SecretHits) => hits.shapes.add(name),
      confirm,
    })),
  ]);
  let carried = Buffer.alloc(0);
  let hits: SecretHits | undefined;
  const search = (bytes: Buffer) =>
    find(bytes, (needle) => {
      hits ??= { secrets: new Set(), shapes: new Set() };
      needle.report(hits);
    });

  return {
    /** The next piece of the file that is being read. */
    inspect: (piece: Buffer): void => {
      // What begins in one piece and ends in the next is looked for where they meet.
      if (carried.length > 0) search(Buffer.concat([carried, piece.subarray(0, reach)]));
      search(piece);
      const last = Buffer.concat([carried, piece.subarray(-reach)]);
      carried = Buffer.from(last.subarray(-reach));
    },
    /** What the file held so far. */
    seen: () => hits,
    /** What the file held; the next piece begins another file. */
    finish() {
      const found = hits;
      hits = undefined;
      carried = Buffer.alloc(0);
      return found;
    },
  };
}

/** `reach`: no match spans more bytes. */
function createFinder(needles: readonly Needle[]) {
  const window = Math.min(...needles.map(({ bytes }) => bytes.length));
  const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
  const endingWith = new Map<number, Needle[]>();
  for (const needle of needles) {
    for (let end = 1; end < window; end++) {
      const pair = needle.bytes.readUInt16BE(end - 1);
      shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
      if (end === window - 1) endingWith.set(pair, [...(endingWith.get(pair) ?? []), needle]);
    }
  }

  const find = (bytes: Buffer, onFound: (needle: Needle) => void): void => {
    const { length } = bytes;
    for (let end = window - 1; end < length;) {
      const pair = ((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0);
      const shift = shifts[pair] ?? 0;
      if (shift > 0) {
        end += shift;
        continue;
      }
      const start = end - window + 1;
      for (const needle of endingWith.get(pair) ?? []) {
        if (start + needle.bytes.length > length) continue;
        if (needle.bytes.compare(bytes, start, start + needle.bytes.length) !== 0) continue;
        if (needle.confirm?.(bytes, start) ?? true) onFound(needle);
      }
      end++;
    }
  };
  const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
  return { find, reach: longest + SHAPE_REACH_BYTES };
}
