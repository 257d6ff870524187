/** Routes of agent tokens. */
import { readDocument } from '../body.ts';
import type { RouteCall, ServedRoute } from '../domain.ts';
import { get, post, remove } from './route.ts';
import { parameter } from '../domain.ts';
import { userIdOf } from '../documents/account.ts';
import { toAgentToken } from '../documents/workspace.ts';
import type { TokenRecord } from '../records.ts';
import { respondEmpty, respondPage, respondOne, respondResource } from '../respond.ts';
import { issueToken } from '../secrets.ts';
import * as v from '../../client/wire/schema.ts';
import { allow, findPool, found } from './find.ts';

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

export const AGENT_TOKEN_ROUTES: readonly ServedRoute[] = [
  get('/agent-pools/:pool/authentication-tokens', (call) => {
    const pool = findPool(call);
    const tokens = [...call.domain.store.tokens.values()].filter(
      ({ kind, subjectId }) => kind === 'agent' && subjectId === pool.id,
    );
    return respondPage(call, tokens, toAgentToken);
  }),
  get('/authentication-tokens/:token', (call) =>
    respondOne(call, findAgentToken(call), toAgentToken),
  ),
  post('/agent-pools/:pool/authentication-tokens', (call) => {
    const pool = findPool(call);
    const { description, 'expired-at': expiredAt } = readDocument(call.request, creationSchema).data
      .attributes;
    const { token, secret } = issueToken(call.domain.store, {
      kind: 'agent',
      subjectId: pool.id,
      description,
      createdBy: userIdOf(call.token),
      expiredAt: expiredAt ? new Date(expiredAt) : null,
    });
    const shown = toAgentToken(call, token);
    return respondResource(201, { ...shown, attributes: { ...shown.attributes, token: secret } });
  }),
  remove('/authentication-tokens/:token', (call) => {
    call.domain.store.tokens.delete(findAgentToken(call).id);
    return respondEmpty(204);
  }),
];

function findAgentToken(call: RouteCall): TokenRecord {
  const token = found(call.domain.store.tokens.get(parameter(call, 'token')));
  allow(token.kind === 'agent');
  findPool(call, token.subjectId);
  return token;
}
