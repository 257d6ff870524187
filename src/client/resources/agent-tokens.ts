/** Agent tokens. A token whose secret was lost with its answer is not left behind. */
import type { Api } from '../api.ts';
import { ServiceError } from '../service-error.ts';
import { DELETE, GET, POST } from '../http/route.ts';
import { readerOfOne } from '../jsonapi.ts';
import { listResources, type Listing } from '../listing.ts';
import { agentTokenSchema, type AgentToken } from '../wire/account.ts';
import { documentOf, GONE_MEANS_DONE, MANAGE_POOLS, readResource } from './common.ts';
import { timeOf } from '../../model/parse.ts';

export function createAgentTokens(api: Api) {
  return {
    /** GET /agent-pools/:id/authentication-tokens, without secrets. Errors: `not-found`. */
    list: (agentPoolId: string): Listing<AgentToken> => listAgentTokens(api, agentPoolId),
    /** GET /authentication-tokens/:id, without the secret. Errors: `not-found`. */
    show: (id: string): Promise<AgentToken> =>
      readResource(api, agentTokenSchema, id, {
        what: 'read the agent token',
        needs: MANAGE_POOLS,
      }),
    /**
     * POST /agent-pools/:id/authentication-tokens. The secret is in this answer only. If the answer
     * is lost, the token is useless: it is destroyed if it can be identified, and another one is
     * created. `expiredAt` is an ISO 8601 date and time; without it the token does not expire.
     * Errors: `not-found`, `unprocessable`, `server-error`; `unreadable` if the service made the token
     * without that expiry, or did not show its secret: then it is destroyed.
     */
    async create(
      agentPoolId: string,
      description: string,
      { expiredAt }: { expiredAt?: string } = {},
    ): Promise<AgentToken & { attributes: { token: string } }> {
      const problems = description === '' ? ['An agent token needs a description.'] : [];
      if (expiredAt !== undefined && !isTimestamp(expiredAt)) problems.push(NO_TIMESTAMP);
      const tokens = problems.length === 0 ? await listAgentTokens(api, agentPoolId).all() : [];
      const before = new Set(tokens.map(({ id }) => id));
      const token = await api.ask(POST`/agent-pools/${agentPoolId}/authentication-tokens`, {
        what: 'create an agent token',
        needs: MANAGE_POOLS,
        class: 'create',
        problems,
        body: documentOf('authentication-tokens', { description, 'expired-at': expiredAt }),
        recovery: {
          async look(recoveryApi) {
            const tokensNow = await listAgentTokens(recoveryApi, agentPoolId).all();
            await destroyOrphan(recoveryApi, tokensNow, description, before);
            return undefined;
          },
        },
        read: readerOfOne(agentTokenSchema),
      });
      const { attributes, id } = token;
      const { token: secret } = attributes;
      api.shared.keepSecret(secret);
      // A service may keep whole seconds only.
      const hasExpiry =
        expiredAt === undefined ||
        Math.abs(timeOf(attributes['expired-at']) - timeOf(expiredAt)) < 1_000;
      if (!hasExpiry) throw await destroyUseless(api, agentPoolId, id, NO_EXPIRY);
      if (!secret) throw await destroyUseless(api, agentPoolId, id, ['its secret', '']);
      return { ...token, attributes: { ...attributes, token: secret } };
    },
    /** DELETE /authentication-tokens/:id. Errors: `not-found`. */
    destroy: (id: string): Promise<void> => destroy(api, id),
  };
}

const NO_TIMESTAMP = 'The expiry of an agent token is a date and time as in 2027-01-31T12:00:00Z.';

/** A date with a time and a zone: without the zone, every reader would assume another time. */
function isTimestamp(text: string): boolean {
  const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
  return written.test(text) && !Number.isNaN(Date.parse(text));
}

/** A service that does not know the expiry ignores it, and the token would be valid for ever. */
const NO_EXPIRY: [lacking: string, remedy: string] = [
  'the expiry that was asked for',
  ' Create one without an expiry, and destroy it after its use.',
];

/** Destroys a token that is not as it was asked for. */
async function destroyUseless(
  api: Api,
  agentPoolId: string,
  id: string,
  [lacking, remedy]: typeof NO_EXPIRY,
): Promise<ServiceError> {
  const end = await destroy(api, id).then(
    () => `so it was destroyed.${remedy}`,
    () => 'and it could not be destroyed: destroy it by hand.',
  );
  const path = `${api.shared.base}/agent-pools/${agentPoolId}/authentication-tokens`;
  const message = `The service made the agent token ${id} without ${lacking}, ${end}`;
  return new ServiceError(message, { code: 'unreadable', method: 'POST', path });
}

function listAgentTokens(api: Api, agentPoolId: string): Listing<AgentToken> {
  const purpose = { what: 'list the agent tokens of the pool', needs: MANAGE_POOLS };
  const route = GET`/agent-pools/${agentPoolId}/authentication-tokens`;
  return listResources(api, route, agentTokenSchema, purpose);
}

async function destroy(api: Api, id: string): Promise<void> {
  const purpose = { what: 'destroy the agent token', needs: MANAGE_POOLS };
  return api.send(DELETE`/authentication-tokens/${id}`, { ...purpose, recovery: GONE_MEANS_DONE });
}

/**
 * Destroys the token of a lost answer: one that was not there `before`, has this description and
 * was never used. Two or more such tokens may belong to others, who gave the same description at
 * the same moment: they are kept, with a warning. All of them are added to `before`, so that none is named twice.
 */
async function destroyOrphan(
  api: Api,
  tokens: readonly AgentToken[],
  description: string,
  before: Set<string>,
): Promise<void> {
  const fits = ({ id, attributes }: AgentToken) =>
    !before.has(id) &&
    attributes.description === description &&
    (attributes['last-used-at'] ?? null) === null;
  const ids = tokens.filter(fits).map(({ id }) => id);
  const [first, ...others] = ids;
  if (first !== undefined && others.length === 0) await destroy(api, first);
  if (others.length > 0) {
    api.ports.log.warning(
      `One of these agent tokens was created here and its secret was lost on the way. Plangate cannot determine which: ${ids.join(', ')}. Destroy the unused ones.`,
    );
  }
  for (const id of ids) before.add(id);
}
