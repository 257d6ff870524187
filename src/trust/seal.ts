/** Seals on texts that stand where others may write: such a text counts only as it was sealed. */
import { createHmac, timingSafeEqual } from 'node:crypto';

type Key = Buffer | string;

/** @param token of the service; nothing of it can be had from a key or a seal */
export function keyFrom(token: string, purpose: 'release' | 'report'): Buffer {
  return digestOf(token, `plangate ${purpose} v1`);
}

export function digestOf(key: Key, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function sealOf(key: Key, text: string): string {
  return digestOf(key, text).toString('base64url');
}

export function isSealed(key: Key, text: string, seal: string): boolean {
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** As `plangate seal-key` prints it, for a job that combines reports and has no token. */
export function reportKey(token: string): string {
  return keyFrom(token, 'report').toString('base64url');
}

/** The key, or undefined where none is given; or why it is none, as the end of a sentence. No token looks like one. */
export function readSealKey(text = ''): { key: string | undefined } | { problem: string } {
  const key = text.trim() || undefined;
  if (key === undefined || /^[\w-]{43}$/.test(key)) return { key };
  return { problem: 'is no key as `plangate seal-key` prints it.' };
}
