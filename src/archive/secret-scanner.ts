/**
 * Looks for many byte strings at once in files that arrive in pieces. A table tells from two
 * bytes how far the next possible match is away (Wu and Manber), so most bytes are never read.
 */
import { writeInEveryWay, type SecretValue } from './secret-values.ts';
import { SHAPE_REACH_BYTES, TOKEN_SHAPES } from './token-shapes.ts';

export interface SecretHits {
  /** Names of values of this job. */
  secrets: Set<string>;
  /** Kinds of tokens, known by their shape. */
  shapes: Set<string>;
}

export interface SecretScanner {
  /** The next piece of the file that is being read. */
  inspect: (piece: Buffer) => void;
  /** What the file held; the next piece begins another file. */
  finish(): SecretHits | undefined;
}

interface Needle {
  bytes: Buffer;
  report(hits: SecretHits): void;
  confirm?(bytes: Uint8Array, at: number): boolean;
}

export function createSecretScanner(secrets: readonly SecretValue[]): SecretScanner {
  const find = createFinder([
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
    inspect(piece) {
      // What begins in one piece and ends in the next is looked for where they meet.
      if (carried.length > 0) search(Buffer.concat([carried, piece.subarray(0, find.reach)]));
      search(piece);
      const last = Buffer.concat([carried, piece.subarray(-find.reach)]);
      carried = Buffer.from(last.subarray(-find.reach));
    },
    finish() {
      const found = hits;
      hits = undefined;
      carried = Buffer.alloc(0);
      return found;
    },
  };
}

interface Finder {
  (bytes: Buffer, onFound: (needle: Needle) => void): void;
  /** No match spans more bytes than this. */
  reach: number;
}

function createFinder(needles: readonly Needle[]): Finder {
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
  return Object.assign(find, { reach: longest + SHAPE_REACH_BYTES });
}
