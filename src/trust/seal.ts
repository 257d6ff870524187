/** Seals for texts that are kept where other people may write: a text that was changed does not count. */
import { createHmac, timingSafeEqual } from 'node:crypto';

type Key = Buffer | string;

/**
 * Makes a key for seals.
 *
 * @param token of the service; neither a key nor a seal reveals it
 */
export function keyFrom(token: string): Buffer {
  return digestOf(token, 'plangate release v1');
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
