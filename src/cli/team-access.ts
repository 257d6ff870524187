/** Team access: the permissions of teams in a workspace. */
import type { CustomAccess } from '../client/resources/team-access.ts';
import { relatedId } from '../client/wire/resource.ts';
import {
  type AccessLevel,
  type CustomAttribute,
  type TeamWorkspace,
  ACCESS_LEVELS,
  CUSTOM_ATTRIBUTES,
  engineMocksOf,
} from '../client/wire/team-workspace.ts';
import { option, withGroup, type CommandInput, type CommandSpec } from '../check/command.ts';
import { DIALECTS } from './connection.ts';
import { actionCommand, listCommand, showCommand } from './operation.ts';
import type { Problem } from '../model/parse.ts';
import { optionOf } from '../check/command-input.ts';
import type { Cell, Fact } from './table.ts';

/** What each single permission is about, for the help. */
const DESCRIPTIONS: Record<CustomAttribute, string> = {
  runs: 'runs of the workspace',
  variables: 'variables of the workspace',
  'state-versions': 'state of the workspace',
  'engine-mocks': 'mock data for testing policies',
  'workspace-locking': 'whether they may lock and unlock by hand',
  'run-tasks': 'whether they may manage run tasks',
  'policy-overrides': 'whether they may override failed policies',
};
const PERMISSION_NAMES = Object.keys(CUSTOM_ATTRIBUTES) as CustomAttribute[];

/** Whether the permission is given or not; the others have levels. */
const isBoolean = (name: CustomAttribute) => typeof CUSTOM_ATTRIBUTES[name][0] === 'boolean';

const PERMISSION_OPTIONS = withGroup('With --access custom', [
  ...PERMISSION_NAMES.map((name) =>
    option(`--${name} <${isBoolean(name) ? 'boolean' : 'level'}>`, DESCRIPTIONS[name], {
      choices: CUSTOM_ATTRIBUTES[name].map(String),
    }),
  ),
  option('--dialect <word>', 'how mocks of the policy engine are called in what is sent', {
    choices: DIALECTS,
    default: 'auto',
  }),
]);
const ACCESS_OPTION = option('--access <level>', 'what the team may do', {
  choices: ACCESS_LEVELS,
});

export const teamAccess: CommandSpec = {
  name: 'team-access',
  summary: 'which teams may do what in a workspace',
  commands: [
    listCommand('list', 'GET /team-workspaces?filter[workspace][id]=<workspace_id>', {
      summary: 'list which teams may do what in a workspace',
      description:
        'Without --page and --page-size the service answers all of them. The name of each team takes one request, and a secret team shows none.',
      ask: async ({ client, workspaceId }) => client.teamAccess.list(await workspaceId()),
      namesOf: async (grants, { client }) => {
        const names = new Map<string, string>();
        const teamIds = grants.flatMap((grant) => relatedId(grant, 'team') ?? []);
        await Promise.all(
          teamIds.map(async (id) => {
            const name = await client.names.ofTeam(id);
            if (name !== undefined) names.set(id, name);
          }),
        );
        return names;
      },
      columns: {
        id: ({ id }) => id,
        team: (grant, names) => names.get(relatedId(grant, 'team') ?? ''),
        'team-id': (grant) => relatedId(grant, 'team'),
        access: ({ attributes }) => attributes.access,
        ...Object.fromEntries(
          PERMISSION_NAMES.map((name) => [
            name,
            (grant: TeamWorkspace) => permissionOf(grant, name),
          ]),
        ),
      },
    }),
    showCommand('show', 'GET /team-workspaces/<team_workspace_id>', {
      summary: "show one team's access to one workspace",
      ask: ({ client, id }) => client.teamAccess.show(id),
      facts: accessFacts,
    }),
    showCommand('add', 'POST /team-workspaces', {
      summary: 'give a team access to a workspace',
      inWorkspace: true,
      options: [
        option('--team <name-or-id>', 'name, or id as in team-…', { required: true }),
        { ...ACCESS_OPTION, required: true },
        ...PERMISSION_OPTIONS,
      ],
      examples: {
        'plangate team-access add -w net-prod --team reviewers --access plan':
          'the team may queue plans',
        'plangate team-access add -w ws-… --team team-… --access custom --runs plan --state-versions read':
          'queue plans and read the state, which `--runs plan` alone does not allow',
      },
      problems: permissionProblems,
      ask: async ({ client, input, workspaceId, teamId }) =>
        client.teamAccess.add({
          workspaceId: await workspaceId(),
          teamId: await teamId(),
          // The option is required, so its default is never used.
          access: levelOf(input) ?? 'read',
          ...readPermissions(input),
        }),
      facts: accessFacts,
    }),
    showCommand('update', 'PATCH /team-workspaces/<team_workspace_id>', {
      summary: "change one team's access to one workspace",
      description: 'Options that are not given keep their value.',
      options: [ACCESS_OPTION, ...PERMISSION_OPTIONS],
      problems(input) {
        const changes = ['access', ...PERMISSION_NAMES].filter((name) => optionOf(input, name));
        if (changes.length > 0) return permissionProblems(input);
        return [{ where: '--access', message: 'or another change is needed.' }];
      },
      ask: ({ client, id, input }) =>
        client.teamAccess.update(id, { access: levelOf(input), ...readPermissions(input) }),
      facts: accessFacts,
    }),
    actionCommand('remove', 'DELETE /team-workspaces/<team_workspace_id>', {
      summary: "take away a team's access to a workspace",
      destroys: 'take away the access',
      act: ({ client, id }) => client.teamAccess.remove(id),
      done: (id) => `${id} is removed.`,
    }),
  ],
};

/** Single permissions can be set with the level `custom` only, because each other level has its own. */
function permissionProblems(input: CommandInput): Problem[] {
  const access = optionOf(input, 'access');
  if (access === undefined || access === 'custom') return [];
  return PERMISSION_NAMES.filter((name) => optionOf(input, name) !== undefined).map((name) => ({
    where: `--${name}`,
    message: `can be set with --access custom only; "${access}" says itself what it allows.`,
  }));
}

/** The level of `--access`; undefined without the option. */
function levelOf(input: CommandInput): AccessLevel | undefined {
  const access = optionOf(input, 'access');
  return ACCESS_LEVELS.find((level) => level === access);
}

function readPermissions(input: CommandInput): CustomAccess {
  const permissions: Record<string, string | boolean> = {};
  for (const name of PERMISSION_NAMES) {
    const text = optionOf(input, name);
    if (text !== undefined) permissions[name] = isBoolean(name) ? text === 'true' : text;
  }
  return permissions;
}

function accessFacts(grant: TeamWorkspace): Fact[] {
  return [
    ['id', grant.id],
    ['team', relatedId(grant, 'team')],
    ['workspace', relatedId(grant, 'workspace')],
    ['access', grant.attributes.access],
    ...PERMISSION_NAMES.map((name): Fact => [name, permissionOf(grant, name)]),
  ];
}

/** A single permission as the service says it. That for mocks has two names, so it is read by a function of its own. */
function permissionOf(grant: TeamWorkspace, name: CustomAttribute): Cell {
  return name === 'engine-mocks' ? engineMocksOf(grant) : grant.attributes[name];
}
