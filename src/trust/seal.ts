/** Seals on texts that stand where others may write: such a text counts only as it was sealed. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** @param token of the service; nothing of it can be had from a key or a seal */
export function keyFrom(token: string, purpose: 'release' | 'report'): Buffer {
  return createHmac('sha256', token).update(`plangate ${purpose} v1`).digest();
}

export function digestOf(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function sealOf(key: Buffer, text: string): string {
  return digestOf(key, text).toString('base64url');
}

export function isSealed(key: Buffer, text: string, seal: string): boolean {
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** As `plangate seal-key` prints it, for a job that combines reports and has no token. */
export function reportKey(token: string): string {
  return keyFrom(token, 'report').toString('base64url');
}

/** What such a key looks like; no token of a service looks so. */
export const SEAL_KEY = /^[\w-]{43}$/;
