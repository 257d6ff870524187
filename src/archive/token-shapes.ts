/** Tokens that are recognised by how they are written, whoever they belong to. */

export interface TokenShape {
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
export const SHAPE_REACH_BYTES = 128;

const textBefore = (bytes: Uint8Array, at: number, count: number): string =>
  Buffer.from(bytes.subarray(Math.max(0, at - count), at)).toString('latin1');

export const TOKEN_SHAPES: readonly TokenShape[] = [
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
