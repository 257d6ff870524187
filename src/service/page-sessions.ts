/**
 * Who looks at a page. A code is exchanged once for a key, and the key acts for one token of a user.
 * Codes and keys are kept as digests, in memory: they are gone with the process.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../model/ports.ts';
import type { TokenRecord } from './records.ts';
import { digestOf } from './secrets.ts';

export interface PageSessions {
  /**
   * A new code for one tab, as in `K7QM-2XWD`.
   *
   * @param token of a user: the page may do what this user may do
   * @param onUsed called once, when the code is exchanged
   */
  issue(token: TokenRecord, onUsed?: () => void): string;
  /** The key for a code. Each code has one; too many wrong codes close the exchange for a while. */
  exchange(code: string): { key: string; token: TokenRecord } | 'wrong' | 'too-many';
  /** The token that a key acts for; undefined for every other text. */
  find(key: string | undefined): TokenRecord | undefined;
}

/** Without letters and digits that look alike: 32 of them, so each is five bits of chance. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
/** The oldest go first. */
const MOST = 1_000;
const MOST_WRONG = 10;
const WRONG_WINDOW_MS = 60_000;

interface Issued {
  token: TokenRecord;
  onUsed: () => void;
}

/** @param isGood whether a token still opens anything */
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

/** A look-up by digest takes no longer for a guess that is nearly right. */
function nameOf(secret: string): string {
  return digestOf(secret).toString('hex');
}

function keep<Kept>(map: Map<string, Kept>, name: string, kept: Kept): void {
  map.set(name, kept);
  const [oldest] = map.keys();
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}
