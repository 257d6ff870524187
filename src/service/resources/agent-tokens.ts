/** Agent tokens. */
import { POOLS, userIdOf } from './organizations.ts';
import * as v from '../../client/wire/schema.ts';
import { readDocument } from '../body.ts';
import { find, listAt, post, respondResource, show, toAuthor } from '../resource.ts';
import type { Area, ResourceType } from '../resource.ts';
import { issueToken } from '../secrets.ts';
import type { TokenRecord } from '../store.ts';

const creationSchema = v.looseObject({
  data: v.looseObject({
    // Clients in use send another type here than the specification names.
    type: v.picklist(['authentication-tokens', 'agent-tokens']),
    attributes: v.looseObject({
      description: v.string(),
      'expired-at': v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
    }),
  }),
});

/** Only the answer to the creation of a token has the secret. */
const AGENT_TOKENS: ResourceType<TokenRecord> = {
  type: 'authentication-tokens',
  get: ({ tokens }, id) => tokens.get(id),
  may: (call, { kind, subjectId }, right) => {
    const pool = call.domain.store.pools.get(subjectId);
    return kind === 'agent' && pool !== undefined && POOLS.may(call, pool, right);
  },
  unlinked: true,
  shown: '/authentication-tokens/:token',
  lists: [
    listAt('/agent-pools/:pool/authentication-tokens', POOLS, (pool, { domain }) =>
      [...domain.store.tokens.values()].filter(
        ({ kind, subjectId }) => kind === 'agent' && subjectId === pool.id,
      ),
    ),
  ],
  deleted: {
    path: '/authentication-tokens/:token',
    act: ({ tokens }, { id }) => tokens.delete(id),
  },
  write: (_, token) => ({
    attributes: {
      'created-at': token.createdAt,
      'last-used-at': token.lastUsedAt?.toISOString() ?? null,
      'expired-at': token.expiredAt?.toISOString() ?? null,
      description: token.description,
      token: null,
    },
    // An agent's token belongs to a pool, so it has no team.
    relationships: { 'created-by': toAuthor(token.createdBy), team: { data: null } },
  }),
};

export const AGENT_TOKEN_AREA: Area = {
  types: [AGENT_TOKENS],
  routes: [
    post('/agent-pools/:pool/authentication-tokens', (call) => {
      const pool = find(call, POOLS);
      const { description, 'expired-at': expiredAt } = readDocument(call.request, creationSchema)
        .data.attributes;
      const { token, secret } = issueToken(call.domain.store, {
        kind: 'agent',
        subjectId: pool.id,
        description,
        createdBy: userIdOf(call),
        expiredAt: expiredAt ? new Date(expiredAt) : null,
      });
      const shown = show(call, AGENT_TOKENS, token);
      return respondResource(201, { ...shown, attributes: { ...shown.attributes, token: secret } });
    }),
  ],
};
