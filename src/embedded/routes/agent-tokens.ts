/** Agent tokens: operations 20 to 23. */
import { readBody } from '../body.ts';
import { parameter, type Call, type Route } from '../domain.ts';
import { toAgentToken } from '../documents/workspace.ts';
import type { TokenRecord } from '../records.ts';
import { respondEmpty, respondPage, respondResource } from '../respond.ts';
import { issueToken } from '../tokens.ts';
import * as v from '../../wire/schema.ts';
import { allow, findPool, found } from './find.ts';

const creationSchema = v.looseObject({
  data: v.looseObject({
    // Clients in use send a word of their own here.
    type: v.picklist(['authentication-tokens', 'agent-tokens']),
    attributes: v.looseObject({ description: v.string() }),
  }),
});

export const AGENT_TOKEN_ROUTES: readonly Route[] = [
  {
    operation: 20,
    method: 'GET',
    path: '/agent-pools/:pool/authentication-tokens',
    handler: (call) => {
      const pool = findPool(call, parameter(call, 'pool'));
      const tokens = [...call.domain.store.tokens.values()].filter(
        ({ kind, subjectId }) => kind === 'agent' && subjectId === pool.id,
      );
      return respondPage(call.request, call.domain.origin, tokens, (token) => toAgentToken(token));
    },
  },
  {
    operation: 21,
    method: 'GET',
    path: '/authentication-tokens/:token',
    handler: (call) => respondResource(200, toAgentToken(findAgentToken(call))),
  },
  {
    operation: 22,
    method: 'POST',
    path: '/agent-pools/:pool/authentication-tokens',
    handler: (call) => {
      const pool = findPool(call, parameter(call, 'pool'));
      const { description } = readBody(call.request, creationSchema).data.attributes;
      const { token, secret } = issueToken(call.domain.store, {
        kind: 'agent',
        subjectId: pool.id,
        description,
        createdBy: authorOf(call.token),
      });
      return respondResource(201, toAgentToken(token, secret));
    },
  },
  {
    operation: 23,
    method: 'DELETE',
    path: '/authentication-tokens/:token',
    handler: (call) => {
      call.domain.store.tokens.delete(findAgentToken(call).id);
      return respondEmpty(204);
    },
  },
];

function findAgentToken(call: Call): TokenRecord {
  const token = found(call.domain.store.tokens.get(parameter(call, 'token')));
  allow(token.kind === 'agent');
  findPool(call, token.subjectId);
  return token;
}

function authorOf({ kind, subjectId }: TokenRecord): TokenRecord['createdBy'] {
  if (kind === 'agent') return null;
  return { id: subjectId, type: `${kind}s` };
}
