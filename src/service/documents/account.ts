/**
 * Documents of users: a person, or the user that represents a token of a team or an organization.
 */
import type { RouteCall } from '../domain.ts';
import type { TokenRecord } from '../records.ts';
import type { SentRelationship, Resource } from '../respond.ts';
import { must, type Store } from '../store.ts';

type Owner = Pick<TokenRecord, 'kind' | 'subjectId'>;

const SERVICE_USER = 'user-';

/** The id of the user as whom a token acts: its person, or the user that represents a team or an organization. */
export function userIdOf({ kind, subjectId }: Owner): string {
  return kind === 'user' ? subjectId : `${SERVICE_USER}${subjectId}`;
}

/** The relationship `created-by`; undefined when it is not known who made the object. */
export function toAuthor(userId: string | null): SentRelationship | undefined {
  return userId === null ? undefined : { data: { id: userId, type: 'users' } };
}

/** The user who made an object, for requests that include it. */
export function toAuthors({ domain: { store } }: RouteCall, userId: string | null): Resource[] {
  const user = userId === null ? undefined : findUser(store, userId);
  return user === undefined ? [] : [user];
}

/** The document of a person, or of the user that represents a team or an organization. */
export function findUser(store: Store, id: string): Resource | undefined {
  const person = store.users.get(id);
  if (person !== undefined) return toUser(id, person.username, person.email);
  const subjectId = id.startsWith(SERVICE_USER) ? id.slice(SERVICE_USER.length) : '';
  const kind = store.teams.has(subjectId) ? 'team' : 'organization';
  const exists = kind === 'team' || store.organizations.has(subjectId);
  return exists ? toUser(id, serviceName(store, { kind, subjectId }), null) : undefined;
}

function toUser(id: string, username: string, email: string | null): Resource {
  return {
    id,
    type: 'users',
    attributes: { username, email, 'is-service-account': email === null, 'avatar-url': null },
    links: { self: `/api/v2/users/${id}` },
  };
}

function serviceName(store: Store, { kind, subjectId }: Owner): string {
  return `api-${kind}-${ownerName(store, { kind, subjectId })}`;
}

function ownerName(store: Store, { kind, subjectId }: Owner): string {
  if (kind === 'organization') return must(store.organizations, subjectId).name;
  return store.teams.get(subjectId)?.name ?? subjectId;
}

/** The document of the account that the call's token belongs to. */
export function toAccount({ domain: { store }, token }: RouteCall): Resource {
  const user = token.kind === 'user' ? must(store.users, token.subjectId) : undefined;
  return {
    id: userIdOf(token),
    type: 'users',
    attributes: {
      username: user?.username ?? serviceName(store, token),
      email: user?.email ?? null,
      'is-service-account': user === undefined,
    },
    relationships: {
      'authenticated-resource': {
        data: {
          id: token.kind === 'organization' ? ownerName(store, token) : token.subjectId,
          type: `${token.kind}s`,
        },
      },
    },
    links: { self: '/api/v2/account/details' },
  };
}
