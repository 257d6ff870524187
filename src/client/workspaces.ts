import { projectSchema, workspaceSchema } from '../wire/workspace.ts';
import type { Project, Workspace } from '../wire/workspace.ts';
import type { Api } from './api.ts';
import { readOne } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { checkIds, listOf } from './resource.ts';

export interface Workspaces {
  /** GET /organizations/:organization/workspaces/:name. Errors: `not-found`. */
  showByName(organization: string, name: string): Promise<Workspace>;
  /** GET /workspaces/:id. Errors: `not-found`. */
  show(id: string): Promise<Workspace>;
  /**
   * GET /organizations/:organization/workspaces, narrowed by tags (all of them), by the id of a
   * project (`prj-…`), or by a part of the name.
   */
  list(
    organization: string,
    query?: { tags?: string[]; project?: string; search?: string },
  ): Listing<Workspace>;
  /** GET /organizations/:organization/projects: the one of this name, if this token sees it. */
  findProject(organization: string, name: string): Promise<Project | undefined>;
}

const READ = 'the permission to read the workspace';

export function createWorkspaces(api: Api): Workspaces {
  return {
    showByName: (organization, name) =>
      api.ask(
        {
          method: 'GET',
          path: path`/organizations/${organization}/workspaces/${name}`,
          asking: { what: `find the workspace "${name}" of "${organization}"`, needs: READ },
        },
        (document) => readOne(document, workspaceSchema),
      ),
    show: (id) =>
      api.ask(
        {
          method: 'GET',
          path: path`/workspaces/${id}`,
          asking: { what: 'read the workspace', needs: READ },
        },
        (document) => readOne(document, workspaceSchema),
      ),
    list: (organization, query = {}) =>
      listOf(api, workspaceSchema, {
        path: path`/organizations/${organization}/workspaces`,
        query: {
          'search[tags]': query.tags?.join(','),
          'filter[project][id]': query.project,
          'search[name]': query.search,
        },
        problems: query.project === undefined ? [] : checkIds(query.project),
        asking: { what: `list the workspaces of "${organization}"`, needs: READ },
      }),
    async findProject(organization, name) {
      const projects = listOf(api, projectSchema, {
        path: path`/organizations/${organization}/projects`,
        query: { 'filter[names]': name },
        asking: { what: `find the project "${name}" of "${organization}"`, needs: READ },
      });
      // A service that does not know the filter lists all of them.
      for await (const project of projects) if (project.attributes.name === name) return project;
      return undefined;
    },
  };
}
