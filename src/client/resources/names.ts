/** The ids of projects, teams and agent pools by their names. */
import type { Api } from '../api.ts';
import { isUnseen } from '../service-error.ts';
import { GET } from '../http/route.ts';
import { listResources } from '../listing.ts';
import { resourceSchema } from '../wire/resource.ts';
import * as v from '../wire/schema.ts';
import { readResource } from './common.ts';
import { teamSchema } from './workspaces.ts';

/** Finds ids by names: undefined when this token can see nothing of that name. */
export function createNames(api: Api) {
  const findByName =
    (type: 'projects' | 'teams' | 'agent-pools') =>
    async (organization: string, name: string): Promise<string | undefined> => {
      const route = GET`/organizations/${organization}/${type}`;
      const listing = listResources(api, route, resourceSchema(type, { name: v.string() }), {
        what: `find "${name}" among the ${type.replace('-', ' ')} of "${organization}"`,
        needs: 'the permission to read it',
        query: type === 'agent-pools' ? { q: name } : { 'filter[names]': name },
      });
      // A service that does not support the filter lists all of them.
      for await (const { id, attributes } of listing) if (attributes.name === name) return id;
      return undefined;
    };
  return {
    /** GET /organizations/:organization/projects. */
    project: findByName('projects'),
    /** GET /organizations/:organization/teams. */
    team: findByName('teams'),
    /** GET /organizations/:organization/agent-pools. */
    agentPool: findByName('agent-pools'),
    /** GET /teams/:id: its name; undefined for a team that this token does not see. */
    async ofTeam(id: string): Promise<string | undefined> {
      try {
        const team = await readResource(api, teamSchema, id, {
          what: 'read the name of the team',
          needs: 'to see the team',
        });
        return team.attributes.name;
      } catch (error) {
        if (!isUnseen(error)) throw error;
        return undefined;
      }
    },
  };
}
