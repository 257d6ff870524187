/** Operation 22, without leaving a token behind whose secret nobody has. */
import { agentTokenSchema } from '../wire/agent-token.ts';
import type { AgentToken } from '../wire/agent-token.ts';
import type { Api } from './api.ts';
import { readOne } from './jsonapi.ts';
import { path } from './path.ts';
import { MANAGE_POOLS } from './permissions.ts';
import { destroyAgentToken, listAgentTokens } from './pool-tokens.ts';

/**
 * The tokens of the pool are listed first, so that after a lost answer the new one can be told: it
 * was not there before, has this very description and was never used. Only when exactly one fits is
 * it destroyed; two or more may belong to others, who gave the same description at the same moment,
 * and are left alone with a warning.
 */
export async function createAgentToken(
  api: Api,
  agentPoolId: string,
  description: string,
): Promise<AgentToken> {
  const problems = description === '' ? ['An agent token needs a description.'] : [];
  const before =
    problems.length > 0
      ? new Set<string>()
      : new Set((await listAgentTokens(api, agentPoolId).all()).map(({ id }) => id));
  const token = await api.ask(
    {
      method: 'POST',
      path: path`/agent-pools/${agentPoolId}/authentication-tokens`,
      class: 'create',
      problems,
      asking: { what: 'create an agent token', needs: MANAGE_POOLS },
      body: { data: { type: 'authentication-tokens', attributes: { description } } },
      recovery: {
        settles: [],
        async look(_failure, until) {
          const scoped = api.until(until);
          const orphans = (await listAgentTokens(scoped, agentPoolId).all()).filter(
            ({ id, attributes }) =>
              !before.has(id) &&
              attributes.description === description &&
              (attributes['last-used-at'] ?? null) === null,
          );
          const [orphan] = orphans;
          if (orphan !== undefined && orphans.length === 1) {
            await destroyAgentToken(scoped, orphan.id);
            before.add(orphan.id);
          } else if (orphans.length > 1) {
            api.ports.log.warning(
              `One of these agent tokens was created here and its secret was lost on the way, but it cannot be told which: ${orphans.map(({ id }) => id).join(', ')}. Destroy those that nobody uses.`,
            );
            for (const { id } of orphans) before.add(id);
          }
          return undefined;
        },
      },
    },
    (document) => readOne(document, agentTokenSchema),
  );
  const secret = token.attributes.token;
  if (typeof secret === 'string') api.shared.keepSecret(secret);
  return token;
}
