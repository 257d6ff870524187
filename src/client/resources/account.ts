/** The owner of a token, and what the service says about itself. */
import type { Api } from '../api.ts';
import { GET } from '../http/route.ts';
import { readerOfOne } from '../jsonapi.ts';
import type { ServiceIdentity, TokenKind } from '../shared.ts';
import { userSchema, type Account } from '../wire/account.ts';
import { related } from '../wire/resource.ts';

const KINDS: Readonly<Record<string, TokenKind>> = {
  users: 'user',
  teams: 'team',
  organizations: 'organization',
};

/** Reads whose token this is. The client remembers the kind of the token. */
export async function readAccount(api: Api): Promise<{ account: Account; tokenKind: TokenKind }> {
  const account = await api.ask(GET`/account/details`, {
    what: 'read whose token this is',
    read: readerOfOne(userSchema),
  });
  const [owner] = related(account, 'authenticated-resource').named ?? [];
  // `Object.hasOwn` keeps out what every object has, as `constructor`.
  const kind = owner && Object.hasOwn(KINDS, owner.type) ? KINDS[owner.type] : undefined;
  const tokenKind = kind ?? 'unknown';
  api.shared.tokenKind = tokenKind;
  return { account, tokenKind };
}

/** Makes a request only for the headers of its answer. */
export async function learnIdentity(api: Api): Promise<ServiceIdentity> {
  await api.fetch(GET`/ping`, {
    what: 'reach the service',
    read: ({ status }) => (status >= 200 && status < 300 ? { value: undefined } : undefined),
  });
  return { ...api.shared.identity };
}

/** Whether the service writes `sentinel`, not `engine`. Services that send the header `TFP-API-Version` do. */
export async function speaksSentinel(api: Api): Promise<boolean> {
  const { dialect } = api.shared;
  if (dialect !== 'auto') return dialect === 'sentinel';
  if (api.shared.answers === 0) {
    await learnIdentity(api).catch((error: unknown) => {
      // The headers are the same in a refusal.
      if (api.shared.answers === 0) throw error;
    });
  }
  return api.shared.identity.apiVersion !== undefined;
}
