/**
 * Who looks at a page. A client exchanges a code once for a key, and the key acts for one user
 * token. Codes and keys are kept as digests in memory, so they end with the process.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../model/ports.ts';
import type { TokenRecord } from './records.ts';
import { secretDigest } from './secrets.ts';

export interface PageSessions {
  /**
   * A new code for one tab, as in `K7QM-2XWD`.
   *
   * @param token of a user: the page may do what this user may do
   * @param onUsed called once, when the code is exchanged
   */
  issue(token: TokenRecord, onUsed?: () => void): string;
  /** The key for a code. Each code works once; after too many wrong codes no code is accepted for a while. */
  exchange(code: string): { key: string; token: TokenRecord } | 'wrong' | 'too-many';
  /** The token that a key acts for; undefined for any other text. */
  find(key: string | undefined): TokenRecord | undefined;
}

/** 32 characters without those that look alike, so that each is five random bits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
/** The most codes, and the most keys, that are kept; the oldest are dropped first. */
const MOST = 1_000;
const MOST_WRONG = 10;
const WRONG_WINDOW_MS = 60_000;

interface Issued {
  token: TokenRecord;
  onUsed: () => void;
}

/** @param isGood whether a token is still valid */
export function createPageSessions(
  clock: Clock,
  isGood: (token: TokenRecord) => boolean,
): PageSessions {
  const codes = new Map<string, Issued>();
  const keys = new Map<string, TokenRecord>();
  let wrong: number[] = [];
  return {
    issue(token, onUsed = () => undefined) {
      const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS.charAt(byte % 32));
      const code = letters.join('');
      keep(codes, nameOf(code), { token, onUsed });
      return `${code.slice(0, 4)}-${code.slice(4)}`;
    },
    exchange(code) {
      const now = clock.now();
      wrong = wrong.filter((at) => now - at < WRONG_WINDOW_MS);
      if (wrong.length >= MOST_WRONG) return 'too-many';
      const name = nameOf(code.toUpperCase().replace(/[\s-]/g, ''));
      const issued = codes.get(name);
      codes.delete(name);
      if (issued === undefined || !isGood(issued.token)) {
        wrong.push(now);
        return 'wrong';
      }
      const key = randomBytes(32).toString('base64url');
      keep(keys, nameOf(key), issued.token);
      issued.onUsed();
      return { key, token: issued.token };
    },
    find(key) {
      const token = key === undefined ? undefined : keys.get(nameOf(key));
      return token !== undefined && isGood(token) ? token : undefined;
    },
  };
}

/** The name by which a secret is kept. Looking up a digest takes equally long for every wrong guess. */
function nameOf(secret: string): string {
  return secretDigest(secret).toString('hex');
}

function keep<Kept>(map: Map<string, Kept>, name: string, kept: Kept): void {
  map.set(name, kept);
  const [oldest] = map.keys();
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}
