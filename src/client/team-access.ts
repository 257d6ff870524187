import { teamWorkspaceSchema } from '../wire/team-workspace.ts';
import type { AccessLevel, TeamWorkspace } from '../wire/team-workspace.ts';
import type { Api } from './api.ts';
import { accessProblems, matchesGrant, writeAccess } from './access.ts';
import { speaksSentinel } from './dialect.ts';
import { readOne, relation } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { MANAGE_ACCESS } from './permissions.ts';
import { checkIds, listOf } from './resource.ts';

/** The custom-only attributes, in the specification's neutral words; refused with a fixed level. */
export interface CustomAccess {
  runs?: 'read' | 'plan' | 'apply';
  variables?: 'none' | 'read' | 'write';
  'state-versions'?: 'none' | 'read-outputs' | 'read' | 'write';
  'engine-mocks'?: 'none' | 'read';
  'workspace-locking'?: boolean;
  'run-tasks'?: boolean;
}

export interface TeamAccess {
  /**
   * Operation 15: GET /team-workspaces?filter[workspace][id]=…, all at once unless a page is asked
   * for. Errors: `not-found`.
   */
  list(workspaceId: string): Listing<TeamWorkspace>;
  /** Operation 16: GET /team-workspaces/:id. Errors: `not-found`. */
  show(id: string): Promise<TeamWorkspace>;
  /**
   * Operation 17: POST /team-workspaces. Custom-only attributes with a fixed level are `invalid`
   * before anything is sent. Errors: `not-found` (workspace, team or right), `unprocessable` (also
   * for a team that has access already). A lost answer is looked up and adopted when it is the same.
   */
  add(
    grant: { workspaceId: string; teamId: string; access: AccessLevel } & CustomAccess,
  ): Promise<TeamWorkspace>;
  /**
   * Operation 18: PATCH /team-workspaces/:id; what is not given keeps its value. Errors: `invalid`,
   * `not-found`, `unprocessable`.
   */
  update(id: string, change: { access?: AccessLevel } & CustomAccess): Promise<TeamWorkspace>;
  /** Operation 19: DELETE /team-workspaces/:id. Errors: `not-found`. */
  remove(id: string): Promise<void>;
}

export function createTeamAccess(api: Api): TeamAccess {
  const listAccess = (api: Api, workspaceId: string) =>
    listOf(api, teamWorkspaceSchema, {
      path: path`/team-workspaces`,
      query: { 'filter[workspace][id]': workspaceId },
      problems: checkIds(workspaceId),
      whole: true,
      asking: {
        what: 'list the team access of the workspace',
        needs: 'to see the workspace as a member of the organization',
      },
    });
  return {
    list: (workspaceId) => listAccess(api, workspaceId),
    show: (id) =>
      api.ask(
        {
          method: 'GET',
          path: path`/team-workspaces/${id}`,
          asking: { what: 'read the team access', needs: 'to see the team and the workspace' },
        },
        (document) => readOne(document, teamWorkspaceSchema),
      ),
    async add(grant) {
      const asking = {
        what: 'add the team to the workspace',
        needs: MANAGE_ACCESS,
        onTooLarge: 'A team has one access per workspace: update the one it has, if there is one.',
      };
      const problems = [
        ...accessProblems(grant, grant.access),
        ...checkIds(grant.workspaceId, grant.teamId),
      ];
      return api.ask(
        {
          method: 'POST',
          path: path`/team-workspaces`,
          class: 'create',
          asking,
          problems,
          body: {
            data: {
              type: 'team-workspaces',
              attributes: problems.length > 0 ? {} : await attributesOf(api, grant),
              relationships: {
                workspace: { data: { type: 'workspaces', id: grant.workspaceId } },
                team: { data: { type: 'teams', id: grant.teamId } },
              },
            },
          },
          recovery: {
            settles: [409, 422],
            async look(_failure, until) {
              const all = await listAccess(api.until(until), grant.workspaceId).all();
              const same = all.find(
                (candidate) =>
                  relation(candidate, 'team')?.[0]?.id === grant.teamId &&
                  matchesGrant(candidate, grant),
              );
              return same && { value: same };
            },
          },
        },
        (document) => readOne(document, teamWorkspaceSchema),
      );
    },
    async update(id, change) {
      const asking = { what: 'change the team access', needs: MANAGE_ACCESS };
      const location = path`/team-workspaces/${id}`;
      const problems = accessProblems(change, change.access);
      if (Object.values(change).every((value) => value === undefined)) {
        problems.push('There is nothing to change: give an access level or an attribute.');
      }
      if (problems.length > 0) {
        throw api.refuse('PATCH', location, asking, problems);
      }
      return api.ask(
        {
          method: 'PATCH',
          path: location,
          asking,
          body: { data: { type: 'team-workspaces', attributes: await attributesOf(api, change) } },
          // Setting the same values again changes nothing.
          recovery: { settles: [], look: async () => undefined },
        },
        (document) => readOne(document, teamWorkspaceSchema),
      );
    },
    remove: (id) =>
      api.tell({
        method: 'DELETE',
        path: path`/team-workspaces/${id}`,
        asking: { what: 'remove the team from the workspace', needs: MANAGE_ACCESS },
        // Not found after an attempt of unknown outcome: that attempt removed it.
        recovery: {
          settles: [404],
          look: async ({ status }) => (status === 404 ? { value: undefined } : undefined),
        },
      }),
  };
}

async function attributesOf(
  api: Api,
  change: { access?: AccessLevel } & CustomAccess,
): Promise<Record<string, unknown>> {
  const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
  return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
