/** Agent tokens. */
import { POOLS, userIdOf } from './organizations.ts';
import * as v from '../../client/wire/schema.ts';
import { listAt, post, type Area, type ResourceType } from '../resource.ts';
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

/** Those of pools: other tokens are within nothing, so nobody has a right to them. */
const AGENT_TOKENS: ResourceType<TokenRecord> = {
  type: 'authentication-tokens',
  unlinked: true,
  shown: '/authentication-tokens/:token',
  lists: [listAt('/agent-pools/:pool/authentication-tokens', POOLS)],
  deleted: { path: '/authentication-tokens/:token' },
};

export const AGENT_TOKEN_AREA: Area = {
  types: [AGENT_TOKENS],
  routes: [
    post('/agent-pools/:pool/authentication-tokens', (call) => {
      const pool = call.find(POOLS);
      const { description, 'expired-at': expiredAt } = call.body(creationSchema).data.attributes;
      const { token, secret } = issueToken(call.store, {
        kind: 'agent',
        subject: pool,
        description,
        createdBy: userIdOf(call),
        expiredAt: expiredAt ? new Date(expiredAt) : null,
      });
      // Only this answer has the secret.
      return call.answer(201, AGENT_TOKENS, token, { token: secret });
    }),
  ],
};
