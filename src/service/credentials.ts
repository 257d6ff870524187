/**
 * Tokens, object names and signed URLs. Secrets come from the system's random generator. Only
 * digests of tokens are kept, and a comparison takes the same time for every guess.
 */
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredResource, TokenRecord } from './records.ts';
import { toAuthor, type Store } from './store.ts';

function secretDigest(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

function sameDigest(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A random name in signed URLs, for something that can be uploaded or downloaded. */
export function newObjectId(): string {
  return randomBytes(32).toString('base64url');
}

/** Signs URLs with a key that exists only as long as the process. */
export function createSigner() {
  const key = randomBytes(32);
  const signatureOf = (path: string, expires: string): Buffer =>
    createHmac('sha256', key).update(`${path}\n${expires}`).digest();
  const signUntil = (path: string, expiresAtMs: number) => {
    const expires = String(Math.floor(expiresAtMs));
    return { expires, signature: signatureOf(path, expires).toString('base64url') };
  };
  return {
    /** The path with a query that makes it valid until that time: `path?expires=…&signature=…`. */
    sign(path: string, expiresAtMs: number): string {
      const { expires, signature } = signUntil(path, expiresAtMs);
      return `${path}?expires=${expires}&signature=${signature}`;
    },
    /** The same in the path, `path/expiry/signature`, for logs: readers of logs replace the query of the URL. */
    signInPath(path: string, expiresAtMs: number): string {
      const { expires, signature } = signUntil(path, expiresAtMs);
      return `${path}/${expires}/${signature}`;
    },
    /** Whether the signature is of this path and expiry, and has not expired. */
    verify(path: string, query: URLSearchParams, nowMs: number): 'good' | 'expired' | 'bad' {
      const [, version, kind, objectId, expiresInPath, signatureInPath] = path.split('/');
      const signedPath = expiresInPath === undefined ? path : `/${version}/${kind}/${objectId}`;
      const expires = expiresInPath ?? query.get('expires') ?? '';
      const signature = signatureInPath ?? query.get('signature') ?? '';
      const isGood = sameDigest(
        Buffer.from(signature, 'base64url'),
        signatureOf(signedPath, expires),
      );
      if (!isGood) return 'bad';
      return Number(expires) >= nowMs ? 'good' : 'expired';
    },
  };
}

interface TokenFacts {
  kind: TokenRecord['kind'];
  /** Whose it is: a user, a team, an organization or an agent pool. */
  subject: StoredResource | undefined;
  description: string;
  /** The id of the user who made the token, as `account/details` names them. */
  createdBy?: string;
  expiredAt?: Date | null;
}

/**
 * Makes a token and returns its secret, which is not kept.
 *
 * @param given the secret of a token in a seed; left out, a new one with 256 random bits
 */
export function issueToken(
  store: Store,
  { kind, subject, description, createdBy, expiredAt = null }: TokenFacts,
  given?: string,
): { token: TokenRecord; secret: string } {
  const random = randomBytes(43).toString('base64url');
  const secret = given ?? `${random.slice(0, 14)}.atlasv1.${random.slice(14)}`;
  const token = store.add('authentication-tokens', kind === 'agent' ? subject : undefined, {
    kind,
    subjectId: subject?.id ?? '',
    digest: secretDigest(secret),
    attributes: {
      'created-at': store.now(),
      'last-used-at': null,
      'expired-at': expiredAt,
      description,
      token: null,
    },
    // An agent's token belongs to a pool, so it has no team.
    relationships: { 'created-by': toAuthor(createdBy ?? null), team: { data: null } },
  });
  return { token, secret };
}

/** The token of an `Authorization: Bearer …` header, which counts as used now; undefined for any other header. */
export function findToken(
  store: Store,
  authorization: string | undefined,
): TokenRecord | undefined {
  const [scheme, secret] = (authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || secret === undefined || secret === '') return undefined;
  const digest = secretDigest(secret);
  let found: TokenRecord | undefined;
  // All of them are compared, so that the time does not tell which one it was.
  for (const token of store.all('authentication-tokens')) {
    if (sameDigest(token.digest, digest)) found = token;
  }
  if (found === undefined) return undefined;
  const now = store.clock.date();
  const { 'expired-at': expiredAt } = found.attributes;
  if (expiredAt !== null && expiredAt <= now) return undefined;
  found.attributes['last-used-at'] = now;
  return found;
}
