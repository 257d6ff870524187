/** Tokens, object names and signed URLs. Secrets come from the system's generator, never from a seed. */
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits in the shape of this service's tokens. */
export function newSecret(): string {
  const bytes = randomBytes(43).toString('base64url');
  return `${bytes.slice(0, 14)}.atlasv1.${bytes.slice(14)}`;
}

export function digestOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

export function sameDigest(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

export function newObjectId(): string {
  return randomBytes(32).toString('base64url');
}

export interface Signer {
  /** `path?expires=…&signature=…`: good for this purpose and path until then. */
  sign(path: string, expiresAtMs: number): string;
  /** Whether path, expiry and signature belong together and the time has not come yet. */
  verify(path: string, query: URLSearchParams, nowMs: number): 'good' | 'expired' | 'bad';
}

/** URLs signed by a key that lives as long as the process. */
export function createSigner(): Signer {
  const key = randomBytes(32);
  const signatureOf = (path: string, expires: string): Buffer =>
    createHmac('sha256', key).update(`${path}\n${expires}`).digest();
  return {
    sign(path, expiresAtMs) {
      const expires = String(Math.floor(expiresAtMs));
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires).toString('base64url')}`;
    },
    verify(path, query, nowMs) {
      const expires = query.get('expires') ?? '';
      const given = Buffer.from(query.get('signature') ?? '', 'base64url');
      if (!sameDigest(given, signatureOf(path, expires))) return 'bad';
      return Number(expires) >= nowMs ? 'good' : 'expired';
    },
  };
}
