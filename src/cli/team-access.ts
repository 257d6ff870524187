/** Who may do what in a workspace. */
import type { CustomAccess } from '../client/resources/team-access.ts';
import type { AccessLevel, CustomAttribute, TeamWorkspace } from '../client/wire/team-workspace.ts';
import { ACCESS_LEVELS, CUSTOM_ATTRIBUTES } from '../client/wire/team-workspace.ts';
import type { CommandInput, CommandSpec } from './command.ts';
import { option } from './command.ts';
import { DIALECTS } from './connection.ts';
import { doing, listing, showing } from './operation.ts';
import type { Problem } from './problems.ts';
import { optionOf } from './read-input.ts';
import type { Cell, Fact } from './table.ts';

const MEANINGS: Record<CustomAttribute, string> = {
  runs: 'runs of the workspace',
  variables: 'variables of the workspace',
  'state-versions': 'state of the workspace',
  'engine-mocks': 'mock data for testing policies',
  'workspace-locking': 'whether they may lock and unlock by hand',
  'run-tasks': 'whether they may manage run tasks',
  'policy-overrides': 'whether they may override failed policies',
};
const CUSTOM_NAMES = Object.keys(CUSTOM_ATTRIBUTES) as CustomAttribute[];

const isFlag = (name: CustomAttribute) => typeof CUSTOM_ATTRIBUTES[name][0] === 'boolean';

const group = 'With --access custom';
const CUSTOM_OPTIONS = [
  ...CUSTOM_NAMES.map((name) =>
    option(`--${name} <${isFlag(name) ? 'boolean' : 'level'}>`, MEANINGS[name], {
      choices: CUSTOM_ATTRIBUTES[name].map(String),
      group,
    }),
  ),
  option('--dialect <word>', 'how mocks of the policy engine are called in what is sent', {
    choices: DIALECTS,
    default: 'auto',
    group,
  }),
];
const ACCESS = option('--access <level>', 'what the team may do', { choices: ACCESS_LEVELS });

export const teamAccess: CommandSpec = {
  name: 'team-access',
  summary: 'which teams may do what in a workspace',
  commands: [
    listing('list', 'GET /team-workspaces?filter[workspace][id]=<workspace_id>', {
      summary: 'list which teams may do what in a workspace',
      description: 'Without --page and --page-size the service answers all of them.',
      ask: async ({ client, workspaceId }) => client.teamAccess.list(await workspaceId()),
      headings: ['id', 'team', 'access', ...CUSTOM_NAMES],
      row: (grant) => [
        grant.id,
        relatedId(grant, 'team'),
        grant.attributes.access,
        ...CUSTOM_NAMES.map((name) => attribute(grant, name)),
      ],
    }),
    showing('show', 'GET /team-workspaces/<team_workspace_id>', {
      summary: "show one team's access to one workspace",
      ask: ({ client, id }) => client.teamAccess.show(id),
      facts,
    }),
    showing('add', 'POST /team-workspaces', {
      summary: 'give a team access to a workspace',
      inWorkspace: true,
      options: [
        option('--team <team>', 'id as in team-…', { required: true }),
        { ...ACCESS, required: true },
        ...CUSTOM_OPTIONS,
      ],
      examples: {
        'plangate team-access add -w ws-… --team team-… --access plan': 'the team may queue plans',
        'plangate team-access add -w ws-… --team team-… --access custom --runs plan --state-versions read':
          'and read the state, which `plan` alone may not',
      },
      problems: customProblems,
      ask: async ({ client, input, workspaceId }) =>
        client.teamAccess.add({
          workspaceId: await workspaceId(),
          teamId: optionOf(input, 'team') ?? '',
          // The option is required.
          access: levelOf(input) ?? 'read',
          ...customOf(input),
        }),
      facts,
    }),
    showing('update', 'PATCH /team-workspaces/<team_workspace_id>', {
      summary: "change one team's access to one workspace",
      description: 'What is not given stays as it is.',
      options: [ACCESS, ...CUSTOM_OPTIONS],
      problems: (input) => {
        const changes = ['access', ...CUSTOM_NAMES].filter((name) => optionOf(input, name));
        if (changes.length > 0) return customProblems(input);
        return [{ subject: '--access', message: 'or another change is needed.' }];
      },
      ask: ({ client, id, input }) =>
        client.teamAccess.update(id, { access: levelOf(input), ...customOf(input) }),
      facts,
    }),
    doing('remove', 'DELETE /team-workspaces/<team_workspace_id>', {
      summary: "take away a team's access to a workspace",
      destroys: 'take away the access',
      act: ({ client, id }) => client.teamAccess.remove(id),
      done: (id) => `${id} is removed.`,
    }),
  ],
};

/** The service's own rule: a fixed level says itself what it allows. */
function customProblems(input: CommandInput): Problem[] {
  const access = optionOf(input, 'access');
  if (access === undefined || access === 'custom') return [];
  return CUSTOM_NAMES.filter((name) => optionOf(input, name) !== undefined).map((name) => ({
    subject: `--${name}`,
    message: `can be set with --access custom only; "${access}" says itself what it allows.`,
  }));
}

function levelOf(input: CommandInput): AccessLevel | undefined {
  const access = optionOf(input, 'access');
  return ACCESS_LEVELS.find((level) => level === access);
}

function customOf(input: CommandInput): CustomAccess {
  const given = CUSTOM_NAMES.flatMap((name): [string, string | boolean][] => {
    const text = optionOf(input, name);
    return text === undefined ? [] : [[name, isFlag(name) ? text === 'true' : text]];
  });
  return Object.fromEntries(given);
}

function facts(grant: TeamWorkspace): Fact[] {
  return [
    ['id', grant.id],
    ['team', relatedId(grant, 'team')],
    ['workspace', relatedId(grant, 'workspace')],
    ['access', grant.attributes.access],
    ...CUSTOM_NAMES.map((name): Fact => [name, attribute(grant, name)]),
  ];
}

function attribute({ attributes }: TeamWorkspace, name: CustomAttribute): Cell {
  return name === 'engine-mocks'
    ? (attributes['engine-mocks'] ?? attributes['sentinel-mocks'])
    : attributes[name];
}

function relatedId({ relationships }: TeamWorkspace, name: string): string | undefined {
  const data = relationships[name]?.data;
  return Array.isArray(data) ? undefined : data?.id;
}
