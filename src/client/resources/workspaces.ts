import type { Api } from '../api.ts';
import { boundedLine, isUnseen } from '../service-error.ts';
import { GET, idProblems } from '../http/route.ts';
import { readStateText } from '../http/transfer.ts';
import { includedOne, readMany, readOne, Unreadable } from '../jsonapi.ts';
import { listPages, listResources, type Listing } from '../listing.ts';
import { flag, relatedId, resourceSchema, ignoredIfInvalid, text } from '../wire/resource.ts';
import { runSchema, type Run } from '../wire/run.ts';
import * as v from '../wire/schema.ts';
import { workspaceSchema, type Workspace } from '../wire/workspace.ts';
import { readResource } from './common.ts';
import { listTeamAccess } from './team-access.ts';

const MAY_READ = 'the permission to read the workspace';

export function createWorkspaces(api: Api) {
  return {
    /** GET /organizations/:organization/workspaces/:name. Errors: `not-found`. */
    showByName: (organization: string, name: string): Promise<Workspace> =>
      api.ask(GET`/organizations/${organization}/workspaces/${name}`, {
        what: `look up the workspace "${name}" of "${organization}"`,
        needs: MAY_READ,
        read(document) {
          const workspace = readOne(document, workspaceSchema);
          const named = workspace.attributes.name;
          if (named.toLowerCase() === name.toLowerCase()) return workspace;
          throw new Unreadable(`is about the workspace ${boundedLine(named, 90)}`);
        },
      }),
    /** GET /workspaces/:id. Errors: `not-found`. */
    show: (id: string): Promise<Workspace> =>
      readResource(api, workspaceSchema, id, { what: 'read the workspace', needs: MAY_READ }),
    /**
     * GET /organizations/:organization/workspaces, narrowed by tags (all of them, as names or as names with values), by
     * the id of a project (`prj-…`), or by a part of the name.
     */
    list: (organization: string, query: WorkspaceQuery = {}): Listing<Workspace> =>
      listResources(
        api,
        GET`/organizations/${organization}/workspaces`,
        workspaceSchema,
        toRequest(organization, query),
      ),
    /** The same as `list`, each with its current run if the service includes it. */
    listWithRuns: (
      organization: string,
      query: WorkspaceQuery = {},
    ): Listing<{ workspace: Workspace; currentRun: Run | undefined }> =>
      listPages(api, GET`/organizations/${organization}/workspaces`, {
        ...toRequest(organization, query),
        include: { resource: 'workspaces', names: ['current_run'] },
        idOf: ({ workspace }) => workspace.id,
        read: (document) =>
          readMany(document, workspaceSchema).map((workspace) => ({
            workspace,
            currentRun: includedOne(document, workspace, 'current-run', runSchema),
          })),
      }),
    /**
     * GET /workspaces/:id/current-state-version, and the state that it names in the form of `terraform show -json`. Undefined where
     * the service has no such form, also while it still makes it. Errors: `not-found` and `forbidden` where this token may not read
     * states. Source: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/state-versions.
     */
    currentState: (id: string): Promise<{ version: StateVersion; text: string | undefined }> =>
      readCurrentState(api, id),
    /** GET /workspaces/:id/vars: no answer has the value of a sensitive one. Errors: `not-found`. */
    variables: (id: string) =>
      listResources(api, GET`/workspaces/${id}/vars`, variableSchema, {
        what: 'read the variables of the workspace',
        needs: 'the permission to read its variables',
        answersAtOnce: true,
      }),
    /** GET /workspaces/:id/varsets: the variable sets that apply to it, those of its project and global ones included. Errors: `not-found`. */
    variableSets: (id: string) =>
      listResources(api, GET`/workspaces/${id}/varsets`, variableSetSchema, {
        what: 'list the variable sets of the workspace',
        needs: 'the permission to read its variables',
      }),
    /** GET /varsets/:id/relationships/vars: no answer has the value of a sensitive one. Errors: `not-found`. */
    variablesOfSet: (id: string) =>
      listResources(api, GET`/varsets/${id}/relationships/vars`, variableSchema, {
        what: 'read the variables of a variable set',
        needs: 'the permission to read variables',
      }),
    /** GET /workspaces/:id/tasks: the run tasks of the workspace. Errors: `not-found`. */
    runTasks: (id: string) =>
      listResources(api, GET`/workspaces/${id}/tasks`, runTaskSchema, {
        what: 'read the run tasks of the workspace',
        needs: MAY_READ,
      }),
    /**
     * GET /projects/:id/tasks: the run tasks of all workspaces of a project. Errors: `not-found` where the service has no such
     * list.
     */
    runTasksOfProject: (id: string) =>
      listResources(api, GET`/projects/${id}/tasks`, projectTaskSchema, {
        what: 'read the run tasks of the project',
        needs: MAY_READ,
      }),
    /** GET /organizations/:organization/tasks: its run tasks, each with the stages at which it runs for all workspaces. Errors: `not-found`. */
    runTasksOfOrganization: (organization: string) =>
      listResources(api, GET`/organizations/${organization}/tasks`, taskSchema, {
        what: `list the run tasks of "${organization}"`,
        needs: 'to see the run tasks of the organization',
      }),
    /**
     * GET /workspaces/:id/effective-tag-bindings: its tags with their values, those of its project included, as
     * `["key","value"]`. Errors: `not-found`.
     */
    effectiveTags: (id: string): Listing<string> =>
      listPages(api, GET`/workspaces/${id}/effective-tag-bindings`, {
        what: 'read the tags of the workspace',
        needs: MAY_READ,
        idOf: (tag) => tag,
        read: (document) =>
          readMany(document, tagBindingSchema).map(({ attributes: { key, value } }) =>
            JSON.stringify([key, value ?? '']),
          ),
      }),
    /** GET /organizations/:organization/policy-sets. Errors: `not-found` (needs manage or read policies). */
    policySets: (organization: string) =>
      listResources(api, GET`/organizations/${organization}/policy-sets`, policySetSchema, {
        what: `list the policy sets of "${organization}"`,
        needs: 'the permission to read policies',
      }),
    /**
     * The names of the teams that may override what failed in all of these workspaces, as far as this token may list them. A
     * team may do so everywhere (GET /organizations/:organization/teams, the first hundred), or where it was delegated: by its
     * access to the workspace or to the project (GET /team-workspaces, GET /team-projects). Errors: `not-found`.
     */
    async overriders(organization: string, workspaceIds: readonly string[]): Promise<string[]> {
      const teams = await api.ask(GET`/organizations/${organization}/teams`, {
        what: `list the teams of "${organization}"`,
        needs: 'to see the teams of the organization',
        query: { 'page[size]': '100' },
        read: (document) => readMany(document, teamSchema),
      });
      const isDelegated = ({ attributes: { 'organization-access': access } }: Team) =>
        access?.['delegate-policy-overrides'] === true;
      const isAsked = workspaceIds.length <= MOST_ASKED && teams.some(isDelegated);
      const granted = isAsked
        ? await Promise.all(workspaceIds.map((id) => teamsWithOverrides(api, id)))
        : [];
      const mayOverride = (team: Team): boolean =>
        team.attributes['organization-access']?.['manage-policy-overrides'] === true ||
        (isDelegated(team) && granted.length > 0 && granted.every((ids) => ids.has(team.id)));
      return teams.filter(mayOverride).map(({ attributes }) => attributes.name);
    },
  };
}

const READ_STATE = {
  what: 'read the state of the workspace',
  needs: 'the permission to read state versions',
};

async function readCurrentState(
  api: Api,
  id: string,
): Promise<{ version: StateVersion; text: string | undefined }> {
  const version = await api.ask(GET`/workspaces/${id}/current-state-version`, {
    ...READ_STATE,
    read: (document) => readOne(document, stateVersionSchema),
  });
  const url = version.attributes['hosted-json-state-download-url'] ?? '';
  if (url === '') return { version, text: undefined };
  const text = await readStateText(api, url, READ_STATE);
  return { version, text: text === '' ? undefined : text };
}

const stateVersionSchema = resourceSchema('state-versions', {
  'hosted-json-state-download-url': text,
});
type StateVersion = v.InferOutput<typeof stateVersionSchema>;

const variableSchema = resourceSchema('vars', {
  key: v.string(),
  value: ignoredIfInvalid(v.string()),
  category: ignoredIfInvalid(v.string()),
});
export const teamSchema = resourceSchema('teams', {
  name: v.string(),
  'organization-access': ignoredIfInvalid(
    v.looseObject({ 'manage-policy-overrides': flag, 'delegate-policy-overrides': flag }),
  ),
});
type Team = v.InferOutput<typeof teamSchema>;
/** What a team may do in all workspaces of a project. */
const teamProjectSchema = resourceSchema('team-projects', {
  'workspace-access': ignoredIfInvalid(v.looseObject({ 'policy-overrides': flag })),
});
const variableSetSchema = resourceSchema('varsets', {});
const runTaskSchema = resourceSchema('workspace-tasks', {});
const projectTaskSchema = resourceSchema('project-tasks', {});
const taskSchema = resourceSchema('tasks', {});
/** An effective tag has no id of its own. */
const tagBindingSchema = v.looseObject({
  attributes: v.looseObject({ key: v.string(), value: text }),
});
const policySetSchema = resourceSchema('policy-sets', { name: v.string() });

interface WorkspaceQuery {
  tags?: readonly string[] | Readonly<Record<string, string>> | undefined;
  project?: string | undefined;
  search?: string;
}

function toRequest(organization: string, { tags = [], project, search }: WorkspaceQuery) {
  // Terraform asks for the names of tags with values in both ways, for services that know one of them.
  const pairs: [string, string][] = Array.isArray(tags) ? [] : Object.entries(tags);
  const names: readonly string[] = Array.isArray(tags) ? tags : Object.keys(tags);
  return {
    what: `list the workspaces of "${organization}"`,
    needs: MAY_READ,
    query: {
      'search[tags]': names.length > 0 ? names.join(',') : undefined,
      ...Object.fromEntries(
        pairs.flatMap(([key, value], at) => [
          [`filter[tagged][${at}][key]`, key],
          [`filter[tagged][${at}][value]`, value],
        ]),
      ),
      'filter[project][id]': project,
      'search[name]': search,
    },
    problems: project === undefined ? [] : idProblems(project),
  };
}

/** In how many workspaces delegated rights are asked for, before the right alone is named. */
const MOST_ASKED = 5;

/** The ids of the teams to which overrides were delegated in a workspace; none where this token may not list them. */
async function teamsWithOverrides(api: Api, workspaceId: string): Promise<ReadonlySet<string>> {
  const ofWorkspace = listTeamAccess(api, workspaceId)
    .all()
    .then((all) => all.filter(({ attributes }) => attributes['policy-overrides'] === true));
  const ofProject = readResource(api, workspaceSchema, workspaceId, {
    what: 'read the workspace',
    needs: MAY_READ,
  }).then(async (workspace) => {
    const projectId = relatedId(workspace, 'project');
    if (projectId === undefined) return [];
    const listing = listResources(api, GET`/team-projects`, teamProjectSchema, {
      what: 'list the team access of the project',
      needs: 'to see the project as a member of the organization',
      query: { 'filter[project][id]': projectId },
      answersAtOnce: true,
    });
    return (await listing.all()).filter(
      ({ attributes }) => attributes['workspace-access']?.['policy-overrides'] === true,
    );
  });
  const lists = [ofWorkspace, ofProject].map((list) =>
    list.catch((error: unknown) => {
      // A secret team is answered as one that is not there.
      if (isUnseen(error)) return [];
      throw error;
    }),
  );
  const grants = (await Promise.all(lists)).flat();
  return new Set(grants.flatMap((grant) => relatedId(grant, 'team') ?? []));
}
