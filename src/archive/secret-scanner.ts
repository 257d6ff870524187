/**
 * Searches for many byte strings at once in files that arrive in pieces. A table maps two bytes to the
 * distance of the next possible match (Wu and Manber), so most bytes are never read.
 */
import type { Environment } from '../model/ports.ts';
import { base64Of } from '../model/secrets.ts';

interface TokenShape {
  name: string;
  /** Every such token holds one of these texts. */
  marks: readonly string[];
  before?: RegExp;
  after?: RegExp;
}

const TOKEN_SHAPES: readonly TokenShape[] = [
  {
    name: 'an HCP Terraform token',
    marks: ['.atlasv1.'],
    before: /[A-Za-z0-9]{14}$/,
    after: /^[\w=-]{60}/,
  },
  {
    name: 'a GitHub token',
    marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    after: /^[A-Za-z0-9]{36}/,
  },
  { name: 'a GitHub token', marks: ['github_pat_'], after: /^\w{36}/ },
  { name: 'a GitLab token', marks: ['glpat-'], after: /^[\w=-]{20}/ },
  { name: 'an AWS access key', marks: ['AKIA', 'ASIA'], after: /^[0-9A-Z]{16}/ },
  {
    name: 'a private key',
    marks: ['PRIVATE KEY-----'],
    before: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/,
  },
  {
    name: 'a Google service account key',
    marks: ['"service_account"'],
    before: /"type"\s{0,20}:\s{0,20}$/,
  },
];

/** The most bytes of a token before or after its mark. */
const SHAPE_REACH_BYTES = 128;

const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Variables with these names hold no secret, although `NAME` matches. */
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
/** Shorter values are not searched for, because they occur in many files. */
const SHORTEST = 8;

/**
 * Collects secret values, each with the name that messages use in its place.
 *
 * @param tokens the job's own tokens
 * @param environment variables with names of secrets are added
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
    if (value === undefined || !NAME.test(name) || NOT_SECRET.test(name)) continue;
    if (/^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i.test(value)) continue;
    add(name, value, SHORTEST_OF_ENVIRONMENT);
  }
  for (const value of tokens) add('a token of this check', value, SHORTEST);
  return secrets;
}

export interface SecretHits {
  secrets: Set<string>;
  /** Kinds of tokens that were recognised by their form. */
  shapes: Set<string>;
}

export type SecretScanner = ReturnType<typeof createSecretScanner>;

interface Needle {
  bytes: Buffer;
  report(hits: SecretHits): void;
  /** Whether what is around the needle makes it a hit. */
  confirm(bytes: Buffer, from: number, to: number): boolean;
}

const EMPTY = Buffer.alloc(0);

/** Makes a scanner for these secrets and for tokens of known forms. `collectSecrets` returns the secrets. */
export function createSecretScanner(secrets: ReadonlyMap<string, string>) {
  const { find, reach } = createFinder([
    ...Array.from(secrets).flatMap(([value, name]) =>
      [value, ...base64Of(value)].map((form) => ({
        bytes: Buffer.from(form),
        report: (hits: SecretHits) => hits.secrets.add(name),
        confirm: () => true,
      })),
    ),
    ...TOKEN_SHAPES.flatMap(({ name, marks, before, after }) =>
      marks.map((mark) => ({
        bytes: Buffer.from(mark),
        report: (hits: SecretHits) => hits.shapes.add(name),
        confirm(bytes: Buffer, from: number, to: number): boolean {
          const ahead = bytes.toString('latin1', Math.max(0, from - SHAPE_REACH_BYTES), from);
          const behind = bytes.toString('latin1', to, to + SHAPE_REACH_BYTES);
          return (before?.test(ahead) ?? true) && (after?.test(behind) ?? true);
        },
      })),
    ),
  ]);
  let carried = EMPTY;
  let hits: SecretHits | undefined;
  const note = (needle: Needle) => {
    hits ??= { secrets: new Set(), shapes: new Set() };
    needle.report(hits);
  };
  const search = (bytes: Buffer) => find(bytes, note);

  return {
    inspectWhole: search,
    /** The next piece of the file that is being read. */
    inspect: (piece: Buffer): void => {
      // A match may begin in one piece and end in the next, so the border is searched, too.
      if (carried.length > 0) search(Buffer.concat([carried, piece.subarray(0, reach)]));
      search(piece);
      const last = Buffer.concat([carried, piece.subarray(-reach)]);
      carried = Buffer.from(last.subarray(-reach));
    },
    hitsSoFar: () => hits,
    /** What was recognised in the file. The next piece begins another file. */
    finish() {
      const taken = hits;
      hits = undefined;
      carried = EMPTY;
      return taken;
    },
  };
}

/** `reach` is the most bytes that a match spans. */
function createFinder(needles: readonly Needle[]) {
  const window = Math.min(...needles.map(({ bytes }) => bytes.length));
  const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
  /** 1 where a part begins with this pair: it rules out almost every candidate without a comparison. */
  const begins = new Uint8Array(65_536);
  /** By the pair of bytes in which the part ends that the search looks for, with the offset of that part. */
  const endingWith = new Map<number, (Needle & { offset: number })[]>();
  for (const needle of needles) {
    const offset = rarestPart(needle.bytes, window);
    begins[needle.bytes.readUInt16BE(offset)] = 1;
    for (let end = 1; end < window; end++) {
      const pair = needle.bytes.readUInt16BE(offset + end - 1);
      shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
      if (end < window - 1) continue;
      endingWith.set(pair, (endingWith.get(pair) ?? []).concat({ ...needle, offset }));
    }
  }

  /** The next position from which a part may end. This function is short because it runs most often. */
  const nextCandidate = (bytes: Buffer, from: number): number => {
    for (let end = from; end < bytes.length;) {
      const shift = shifts[((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0)] ?? 0;
      const start = end - window + 1;
      if (shift === 0 && begins[((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0)] === 1) {
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
  return { find, reach: longest + SHAPE_REACH_BYTES };
}

/**
 * Where the part of a needle begins that ends in the rarest pair of bytes. The first four bytes of
 * `github_pat_` end in `th`, which every text has in every line.
 */
function rarestPart(bytes: Buffer, window: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset + window <= bytes.length; offset++) {
    const last = offset + window - 1;
    const frequency = frequencyOf(bytes[last - 1] ?? 0) * frequencyOf(bytes[last] ?? 0);
    if (frequency >= least) continue;
    best = offset;
    least = frequency;
  }
  return best;
}

/** How often a byte occurs in configuration and text, in rough steps. */
function frequencyOf(byte: number): number {
  const isLower = byte >= 0x61 && byte <= 0x7a;
  if (isLower || byte === 0x20 || byte === 0x2d) return 8;
  return byte === 0x22 || byte === 0x5f || (byte >= 0x30 && byte <= 0x39) ? 3 : 1;
}
