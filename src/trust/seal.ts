/** Seals for texts that are kept where other people may write: a text that was changed does not count. */
import { createHmac, timingSafeEqual } from 'node:crypto';

type Key = Buffer | string;

/**
 * Makes a key for seals.
 *
 * @param token of the service; neither a key nor a seal reveals it
 * @param purpose a key for one purpose opens no seal of the other
 */
export function keyFrom(token: string, purpose: 'release' | 'report'): Buffer {
  return digestOf(token, `plangate ${purpose} v1`);
}

/** The HMAC of a text with this key. */
export function digestOf(key: Key, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The seal of a text: only who has the key can make it. */
export function sealOf(key: Key, text: string): string {
  return digestOf(key, text).toString('base64url');
}

/** Whether the seal is that of the text, compared in constant time. */
export function isSealed(key: Key, text: string, seal: string): boolean {
  const actual = Buffer.from(seal);
  const expected = Buffer.from(sealOf(key, text));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The key that `plangate seal-key` prints, for a job that combines reports and has no token. */
export function reportKey(token: string): string {
  return keyFrom(token, 'report').toString('base64url');
}

/**
 * Reads a key that `plangate seal-key` printed. No token has the form of a key.
 *
 * @returns the key, which is undefined if the text is empty; or the end of a sentence that says what
 *   is wrong
 */
export function readSealKey(text = ''): { key: string | undefined } | { problem: string } {
  const key = text.trim() || undefined;
  if (key === undefined || /^[\w-]{43}$/.test(key)) return { key };
  return { problem: 'is no key as `plangate seal-key` prints it.' };
}
