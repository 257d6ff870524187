/** Tokens: only their digests are kept, and comparing takes the same time for every guess. */
import type { TokenRecord } from './records.ts';
import { digestOf, newSecret, sameDigest } from './secrets.ts';
import { nowAt, type Store } from './store.ts';

/** Makes a token. `secret` is known to the caller only; a seed may bring its own. */
export function issueToken(
  store: Store,
  made: Pick<TokenRecord, 'kind' | 'subjectId' | 'description' | 'createdBy'>,
  secret = newSecret(),
): { token: TokenRecord; secret: string } {
  const token: TokenRecord = {
    id: store.newId('at'),
    ...made,
    digest: digestOf(secret),
    createdAt: nowAt(store.clock),
    lastUsedAt: null,
  };
  store.tokens.set(token.id, token);
  return { token, secret };
}

/** The token of an `Authorization: Bearer …` header; undefined for all others. */
export function findToken(
  store: Store,
  authorization: string | undefined,
): TokenRecord | undefined {
  const [scheme, secret] = (authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || secret === undefined || secret === '') return undefined;
  const digest = digestOf(secret);
  let found: TokenRecord | undefined;
  for (const token of store.tokens.values()) {
    if (sameDigest(token.digest, digest)) found = token;
  }
  if (found !== undefined) found.lastUsedAt = store.clock.date();
  return found;
}
