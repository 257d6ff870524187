/** GET /account/details: who a token belongs to, and of what kind it is. */
import { userSchema } from '../wire/account.ts';
import type { Account } from '../wire/account.ts';
import type { Api } from './api.ts';
import { readOne, relation } from './jsonapi.ts';
import { path } from './path.ts';
import type { TokenKind } from './shared.ts';

const KINDS: Readonly<Record<string, TokenKind>> = {
  users: 'user',
  teams: 'team',
  organizations: 'organization',
};

export async function readAccount(api: Api): Promise<{ account: Account; tokenKind: TokenKind }> {
  const account = await api.ask(
    {
      method: 'GET',
      path: path`/account/details`,
      asking: { what: 'read whose token this is' },
    },
    (document) => readOne(document, userSchema),
  );
  const [owner] = relation(account, 'authenticated-resource') ?? [];
  const tokenKind = (owner && Object.hasOwn(KINDS, owner.type) && KINDS[owner.type]) || 'unknown';
  api.shared.tokenKind = tokenKind;
  return { account, tokenKind };
}
