/** Ids of what people call by its name, one name in one organization. */
import type { Api } from '../api.ts';
import { GET } from '../http/route.ts';
import { listOf } from '../listing.ts';
import type { Route } from '../http/route.ts';
import { resource } from '../wire/resource.ts';
import * as v from '../wire/schema.ts';

/** Each answers the id; undefined when this token sees nothing of that name. */
export function createNames(api: Api) {
  return {
    /** GET /organizations/:organization/projects. */
    project: (organization: string, name: string) =>
      find(api, GET`/organizations/${organization}/projects`, 'projects', organization, name),
    /** GET /organizations/:organization/teams. */
    team: (organization: string, name: string) =>
      find(api, GET`/organizations/${organization}/teams`, 'teams', organization, name),
    /** GET /organizations/:organization/agent-pools. */
    agentPool: (organization: string, name: string) =>
      find(api, GET`/organizations/${organization}/agent-pools`, 'agent-pools', organization, name),
  };
}

async function find(
  api: Api,
  route: Route,
  type: 'projects' | 'teams' | 'agent-pools',
  organization: string,
  name: string,
): Promise<string | undefined> {
  const all = listOf(api, route, resource(type, { name: v.string() }), {
    what: `find "${name}" among the ${type.replace('-', ' ')} of "${organization}"`,
    needs: 'the permission to read it',
    query: type === 'agent-pools' ? { q: name } : { 'filter[names]': name },
  });
  // A service that does not know the filter lists all of them.
  for await (const one of all) if (one.attributes.name === name) return one.id;
  return undefined;
}
