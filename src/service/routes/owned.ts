/** Routes to list, show and delete what the owners of an organization create. */
import type { RouteCall, ServedRoute } from '../domain.ts';
import { get, remove } from './route.ts';
import { isOwner } from '../permissions.ts';
import type { OrganizationRecord } from '../records.ts';
import {
  invalid,
  Refusal,
  respondEmpty,
  respondOne,
  respondPage,
  type Includes,
  type Resource,
} from '../respond.ts';
import type { Store } from '../store.ts';
import { allow, findOrganization, found } from './find.ts';

interface Owned {
  id: string;
  organizationId: string;
}

type MapOf<Kept> = (store: Store) => Map<string, Kept>;

/** The organization of the path, for its owners; else 404. */
export function findOwn(call: RouteCall): OrganizationRecord {
  const organization = findOrganization(call);
  allow(isOwner(call.domain.store, call.token, organization.id));
  return organization;
}

/** The object with the `:id` of the path, for the owners of its organization; else 404. */
export function findOwned<Kept extends Owned>(call: RouteCall, mapOf: MapOf<Kept>): Kept {
  const { store } = call.domain;
  const kept = found(mapOf(store).get(call.parameters['id'] ?? ''));
  allow(isOwner(store, call.token, kept.organizationId));
  return kept;
}

/**
 * The routes that list, show and delete one kind of object. Owners may do all of it; `sees` names
 * others who may list and show it.
 */
export function routesOf<Kept extends Owned>(
  name: string,
  mapOf: MapOf<Kept>,
  render: (call: RouteCall, kept: Kept) => Resource,
  more: {
    nameOf: (kept: Kept) => string;
    kindOf?: (kept: Kept) => string;
    sorts?: Readonly<Record<string, (kept: Kept) => string>>;
    /** Whether an object matches the filters that only this kind has. */
    fits?: (call: RouteCall, kept: Kept) => boolean;
    sees?: (call: RouteCall, kept: Kept) => boolean;
    /** What `include` may name. */
    includes?: Includes<Kept>;
    /** Removes the object and what depends on it. Returns false if it cannot be removed. */
    remove?: (store: Store, kept: Kept) => boolean;
  },
): ServedRoute[] {
  const sees = (call: RouteCall, kept: Kept): boolean =>
    isOwner(call.domain.store, call.token, kept.organizationId) || more.sees?.(call, kept) === true;
  return [
    get(`/organizations/:organization/${name}`, (call) => {
      const { id } = findOrganization(call);
      const q = call.query.get('q') ?? call.query.get('search[name]') ?? '';
      const names = call.query.get('filter[names]')?.split(',');
      const kind = call.query.get('filter[kind]');
      const kept = [...mapOf(call.domain.store).values()].filter(
        (one) =>
          one.organizationId === id &&
          sees(call, one) &&
          more.nameOf(one).includes(q) &&
          (names?.includes(more.nameOf(one)) ?? true) &&
          (kind === null || more.kindOf?.(one) === kind) &&
          (more.fits?.(call, one) ?? true),
      );
      const sorts = { name: more.nameOf, ...more.sorts };
      return respondPage(call, kept, render, { sorts, includes: more.includes });
    }),
    get(`/${name}/:id`, (call) => {
      const kept = found(mapOf(call.domain.store).get(call.parameters['id'] ?? ''));
      allow(sees(call, kept));
      return respondOne(call, kept, render, more.includes);
    }),
    remove(`/${name}/:id`, (call) => {
      const { store } = call.domain;
      const kept = findOwned(call, mapOf);
      allow(more.remove?.(store, kept) !== false);
      mapOf(store).delete(kept.id);
      return respondEmpty(204);
    }),
  ];
}

/**
 * Refuses a name that the organization, or for organizations the service, has already. `current`
 * may keep its name.
 */
export function refuseTwin(
  existing: ReadonlyMap<string, { name: string; organizationId?: string }>,
  organizationId: string | undefined,
  name: string | undefined,
  current?: { name: string },
): void {
  for (const one of existing.values()) {
    if (one === current || one.name !== name || one.organizationId !== organizationId) continue;
    const detail = 'Name has already been taken';
    throw new Refusal(invalid({ pointer: '/data/attributes/name', detail }));
  }
}
