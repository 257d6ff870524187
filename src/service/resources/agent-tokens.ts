/** Agent tokens. */
import { POOLS, userIdOf } from './organizations.ts';
import * as v from '../../client/wire/schema.ts';
import { objectWith, resourceBody } from '../requests.ts';
import { changeAt, listAt, type Area, type ResourceType } from '../resource-type.ts';
import { issueToken } from '../credentials.ts';
import type { TokenRecord } from '../records.ts';

const creationBody = resourceBody({
  // Clients in use send another type here than the specification names.
  type: v.picklist(['authentication-tokens', 'agent-tokens']),
  attributes: objectWith({
    description: v.string(),
    'expired-at': v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  }),
});

/** The tokens of agent pools. Other tokens are within nothing, so nobody has a right to them. */
const AGENT_TOKENS: ResourceType<TokenRecord> = {
  type: 'authentication-tokens',
  withoutSelfLink: true,
  shownAt: '/authentication-tokens/:token',
  lists: [listAt('/agent-pools/:pool/authentication-tokens', POOLS)],
  changes: () => [
    changeAt('POST', '/agent-pools/:pool/authentication-tokens', POOLS, {
      right: 'readRuns',
      body: creationBody,
      act: (call, pool, { data: { attributes } }) => {
        const { description, 'expired-at': expiredAt } = attributes;
        const { token, secret } = issueToken(call.store, {
          kind: 'agent',
          subject: pool,
          description,
          createdBy: userIdOf(call),
          expiredAt: expiredAt ? new Date(expiredAt) : null,
        });
        // Only this answer has the secret.
        return call.answer(201, AGENT_TOKENS, token, { token: secret });
      },
    }),
  ],
  deleted: { path: '/authentication-tokens/:token' },
};

export const AGENT_TOKEN_AREA: Area = { types: [AGENT_TOKENS], routes: [] };
