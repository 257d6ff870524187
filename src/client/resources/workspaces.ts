import type { Api } from '../api.ts';
import { plain } from '../errors.ts';
import { GET, idProblems } from '../http/route.ts';
import { one, readOne, Unreadable } from '../jsonapi.ts';
import { listOf, type Listing } from '../listing.ts';
import { workspaceSchema, type Workspace } from '../wire/workspace.ts';

const READ = 'the permission to read the workspace';

export function createWorkspaces(api: Api) {
  return {
    /** GET /organizations/:organization/workspaces/:name. Errors: `not-found`. */
    showByName: (organization: string, name: string): Promise<Workspace> =>
      api.ask(GET`/organizations/${organization}/workspaces/${name}`, {
        what: `find the workspace "${name}" of "${organization}"`,
        needs: READ,
        read(document) {
          const workspace = readOne(document, workspaceSchema);
          const named = workspace.attributes.name;
          if (named.toLowerCase() === name.toLowerCase()) return workspace;
          throw new Unreadable(`is about the workspace ${plain(named, 90)}`);
        },
      }),
    /** GET /workspaces/:id. Errors: `not-found`. */
    show: (id: string): Promise<Workspace> =>
      api.ask(GET`/workspaces/${id}`, {
        what: 'read the workspace',
        needs: READ,
        read: one(workspaceSchema, id),
      }),
    /** GET /workspaces/:id/current-state-version. */
    hasState: (id: string): Promise<boolean> =>
      api.fetch(GET`/workspaces/${id}/current-state-version`, {
        what: 'find out whether the workspace has state',
        needs: 'the permission to read state versions',
        read: ({ status }) =>
          status === 200 || status === 404 ? { value: status === 200 } : undefined,
      }),
    /**
     * GET /organizations/:organization/workspaces, narrowed by tags (all of them), by the id of a
     * project (`prj-…`), or by a part of the name.
     */
    list: (
      organization: string,
      { tags, project, search }: { tags?: string[]; project?: string; search?: string } = {},
    ): Listing<Workspace> =>
      listOf(api, GET`/organizations/${organization}/workspaces`, workspaceSchema, {
        what: `list the workspaces of "${organization}"`,
        needs: READ,
        query: {
          'search[tags]': tags?.join(','),
          'filter[project][id]': project,
          'search[name]': search,
        },
        problems: project === undefined ? [] : idProblems(project),
      }),
  };
}
