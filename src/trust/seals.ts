/**
 * Seals: texts that only the key of the gate can make. Runs are sealed (`run-seals.ts`), because everybody who may plan can write
 * the message of one, and what a request showed (`seen/shown-record.ts`), because others can write its comment.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secret that the key of every seal is made of: `record-key`, which stays when tokens change and which several tokens can
 * share; without it the token of the gate.
 */
export function secretOfSeals(values: {
  recordKey?: string | undefined;
  token?: string | undefined;
}): string {
  return values.recordKey || values.token || '';
}

/** A key for seals: neither a key nor a seal reveals the secret. */
export function keyFrom(secret: string): Buffer {
  return digestOf(secret, 'plangate release v1');
}

export function digestOf(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The seal of a text: only who has the key can make it. */
export function sealOf(key: Buffer, text: string): string {
  return digestOf(key, text).toString('base64url');
}

/** Whether the seal is that of the text, compared in constant time. */
export function isSealed(key: Buffer, text: string, seal: string): boolean {
  const actual = Buffer.from(seal);
  const expected = Buffer.from(sealOf(key, text));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
