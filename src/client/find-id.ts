/** Finds ids: every command accepts a name, or an id such as `ws-…`, in the same way. */
import type { Client } from './client.ts';
import { isUnseen, ServiceError } from './service-error.ts';

const PREFIXES = { workspace: 'ws-', team: 'team-', 'agent pool': 'apool-' };

export type Kind = keyof typeof PREFIXES;

/** Whether a text begins like an id; it may still be a name. */
export function mayBeId(kind: Kind, text: string): boolean {
  return text.startsWith(PREFIXES[kind]);
}

/**
 * The id of what was given by name or id. A text that begins like an id may still be a name, unless
 * it has the full form of an id.
 *
 * @param organization needed for a text that cannot be an id
 */
export async function resolveId(
  client: Client,
  kind: Kind,
  text: string,
  organization: string | undefined,
): Promise<string> {
  const beginsLikeId = mayBeId(kind, text);
  const isId = beginsLikeId && /^[a-z]+-[A-Za-z0-9]{16}$/.test(text);
  if (isId || organization === undefined) return text;
  const find = async (): Promise<string | undefined> => {
    if (kind === 'team') return client.names.team(organization, text);
    if (kind === 'agent pool') return client.names.agentPool(organization, text);
    return (await client.workspaces.showByName(organization, text)).id;
  };
  const id = await find().catch((error: unknown) => {
    // 404 can also mean "no permission": the service does not reveal what the token may not see.
    if (!beginsLikeId || !isUnseen(error)) throw error;
    return undefined;
  });
  if (id !== undefined || beginsLikeId) return id ?? text;
  const message = `No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${PREFIXES[kind]}….`;
  throw new ServiceError(message, { code: 'not-found', method: 'GET', path: kind });
}
