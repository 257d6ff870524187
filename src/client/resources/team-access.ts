import type { Api } from '../api.ts';
import { DELETE, GET, idProblems, PATCH, POST } from '../http/route.ts';
import { readerOfOne } from '../jsonapi.ts';
import { listResources, type Listing } from '../listing.ts';
import { relatedId } from '../wire/resource.ts';
import {
  ACCESS_LEVELS,
  CUSTOM_ATTRIBUTES,
  engineMocksOf,
  teamWorkspaceSchema,
  type AccessLevel,
  type CustomAttribute,
  type CustomRights,
  type TeamWorkspace,
} from '../wire/team-workspace.ts';
import { speaksSentinel } from './account.ts';
import { documentOf, GONE_MEANS_DONE, MANAGE_ACCESS, readResource } from './common.ts';

/** The custom-only attributes, in the specification's neutral words; refused with a fixed level. */
export type CustomAccess = Partial<CustomRights>;

type AccessChange = { access?: AccessLevel } & CustomAccess;

export function createTeamAccess(api: Api) {
  return {
    /** GET /team-workspaces?filter[workspace][id]=…, all at once unless a page is asked for. Errors: `not-found`. */
    list: listTeamAccess.bind(undefined, api),
    /** GET /team-workspaces/:id. Errors: `not-found`. */
    show: (id: string): Promise<TeamWorkspace> =>
      readResource(api, teamWorkspaceSchema, id, {
        what: 'read the team access',
        needs: 'to see the team and the workspace',
      }),
    /**
     * POST /team-workspaces. Custom-only attributes with a fixed level are `invalid` and nothing is
     * sent. Errors: `not-found` (workspace, team or right), `unprocessable` (also for a team that
     * has access already). After a lost answer the access is looked up and adopted if it is the
     * same.
     */
    add: addAccess.bind(undefined, api),
    /**
     * PATCH /team-workspaces/:id; what is not given keeps its value. Errors: `invalid`, `not-found`,
     * `unprocessable`.
     */
    async update(id: string, change: AccessChange): Promise<TeamWorkspace> {
      const problems = accessProblems(change, change.access);
      if (Object.values(change).every((value) => value === undefined)) {
        problems.push('There is nothing to change: give an access level or an attribute.');
      }
      return api.ask(PATCH`/team-workspaces/${id}`, {
        what: 'change the team access',
        needs: MANAGE_ACCESS,
        problems,
        body: documentOf('team-workspaces', await attributesOf(api, change, problems)),
        read: readerOfOne(teamWorkspaceSchema),
      });
    },
    /** DELETE /team-workspaces/:id. Errors: `not-found`. */
    remove: (id: string): Promise<void> =>
      api.send(DELETE`/team-workspaces/${id}`, {
        what: 'remove the team from the workspace',
        needs: MANAGE_ACCESS,
        recovery: GONE_MEANS_DONE,
      }),
  };
}

export function listTeamAccess(api: Api, workspaceId: string): Listing<TeamWorkspace> {
  return listResources(api, GET`/team-workspaces`, teamWorkspaceSchema, {
    what: 'list the team access of the workspace',
    needs: 'to see the workspace as a member of the organization',
    query: { 'filter[workspace][id]': workspaceId },
    problems: idProblems(workspaceId),
    answersAtOnce: true,
  });
}

async function addAccess(
  api: Api,
  grant: { workspaceId: string; teamId: string; access: AccessLevel } & CustomAccess,
): Promise<TeamWorkspace> {
  const { workspaceId, teamId } = grant;
  const problems = [...accessProblems(grant, grant.access), ...idProblems(workspaceId, teamId)];
  return api.ask(POST`/team-workspaces`, {
    what: 'add the team to the workspace',
    needs: MANAGE_ACCESS,
    likelyCause: 'A team has one access per workspace: update the one it has, if there is one.',
    class: 'create',
    problems,
    body: documentOf('team-workspaces', await attributesOf(api, grant, problems), {
      workspace: { data: { type: 'workspaces', id: workspaceId } },
      team: { data: { type: 'teams', id: teamId } },
    }),
    recovery: {
      settles: [409, 422],
      async look(api) {
        const accesses = await listTeamAccess(api, workspaceId).all();
        const same = accesses.find(
          (access) => relatedId(access, 'team') === teamId && matchesGrant(access, grant),
        );
        return same && { value: same };
      },
    },
    read: readerOfOne(teamWorkspaceSchema),
  });
}

/**
 * The attributes as they are sent. None if the request has problems: then it is refused, and the service's name for the
 * engine is not looked up before.
 */
async function attributesOf(api: Api, change: AccessChange, problems: readonly string[]) {
  if (problems.length > 0) return {};
  const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
  return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}

const NAMES = Object.keys(CUSTOM_ATTRIBUTES) as CustomAttribute[];

/** What is wrong with a grant or a change, as whole sentences. */
export function accessProblems(change: CustomAccess, access: AccessLevel | undefined): string[] {
  const problems: string[] = [];
  if (access !== undefined && !ACCESS_LEVELS.includes(access)) {
    problems.push(`Access is one of ${ACCESS_LEVELS.join(', ')}.`);
  }
  for (const name of NAMES) {
    const value = change[name];
    if (value === undefined) continue;
    const allowed: readonly unknown[] = CUSTOM_ATTRIBUTES[name];
    if (!allowed.includes(value)) {
      problems.push(`${labelOf(name)} is one of ${allowed.join(', ')}.`);
    } else if (access !== undefined && access !== 'custom') {
      problems.push(
        `${labelOf(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`,
      );
    }
  }
  return problems;
}

/** The attributes as they are sent, with the service's own name for the policy engine. */
export function writeAccess(
  change: AccessChange,
  mocks: 'engine-mocks' | 'sentinel-mocks',
): Record<string, unknown> {
  const custom = NAMES.map((name) => [name === 'engine-mocks' ? mocks : name, change[name]]);
  return { access: change.access, ...Object.fromEntries(custom) };
}

/** Whether an access is the requested one. */
export function matchesGrant(
  access: TeamWorkspace,
  grant: { access: AccessLevel } & CustomAccess,
): boolean {
  const { attributes } = access;
  if (attributes.access !== grant.access) return false;
  return NAMES.every((name) => {
    const requested = grant[name];
    if (requested === undefined) return true;
    const actual = name === 'engine-mocks' ? engineMocksOf(access) : attributes[name];
    return actual === requested;
  });
}

function labelOf(name: CustomAttribute): string {
  const words = name.replace('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
