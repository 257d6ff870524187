/** Who may do what in a workspace. */
import type { CustomAccess } from '../client/team-access.ts';
import type { AccessLevel, CustomAttribute, TeamWorkspace } from '../wire/team-workspace.ts';
import { ACCESS_LEVELS, CUSTOM_ATTRIBUTES } from '../wire/team-workspace.ts';
import type { CommandInput, CommandSpec, OptionSpec } from './command.ts';
import { findWorkspaceId, WORKSPACE_OPTIONS, workspaceProblems } from './find-workspace.ts';
import { answerListing, LIST_OPTIONS, listProblems } from './listing.ts';
import { neutraliseLine } from './neutralise.ts';
import { operation } from './operation.ts';
import type { Problem } from './problems.ts';
import { argumentOf, optionOf } from './read-input.ts';
import type { Cell } from './table.ts';
import { renderRecord } from './table.ts';

const TEAM_ACCESS = { name: 'team-access', description: 'id as in tws-…', required: true };
const CUSTOM_NAMES = Object.keys(CUSTOM_ATTRIBUTES) as CustomAttribute[];
const MEANINGS: Record<CustomAttribute, string> = {
  runs: 'runs of the workspace',
  variables: 'variables of the workspace',
  'state-versions': 'state of the workspace',
  'engine-mocks': 'mock data for testing policies',
  'workspace-locking': 'whether they may lock and unlock by hand',
  'run-tasks': 'whether they may manage run tasks',
};
const CUSTOM_OPTIONS: OptionSpec[] = CUSTOM_NAMES.map((name) => ({
  name,
  value: typeof CUSTOM_ATTRIBUTES[name][0] === 'boolean' ? 'boolean' : 'level',
  description: MEANINGS[name],
  choices: CUSTOM_ATTRIBUTES[name].map(String),
  group: 'With --access custom',
}));

const DIALECT_OPTION: OptionSpec = {
  name: 'dialect',
  value: 'word',
  description: 'how mocks of the policy engine are called in what is sent',
  choices: ['auto', 'engine', 'sentinel'],
  default: 'auto',
  group: 'With --access custom',
};

const list = operation({
  name: 'list',
  summary: 'list which teams may do what in a workspace',
  description:
    'Operation 15: GET /team-workspaces?filter[workspace][id]=<workspace_id>. Without --page and --page-size the service answers all of them.',
  options: [...WORKSPACE_OPTIONS, ...LIST_OPTIONS],
  problems: (input, io) => [...workspaceProblems(input, io), ...listProblems(input)],
  async call(call) {
    const workspaceId = await findWorkspaceId(call.client, call.input, call.io);
    await answerListing(call, call.client.teamAccess.list(workspaceId), {
      headings: ['id', 'team', 'access', ...CUSTOM_NAMES],
      row: (grant) => [
        grant.id,
        relatedId(grant, 'team'),
        grant.attributes.access,
        ...CUSTOM_NAMES.map((name) => attribute(grant, name)),
      ],
    });
  },
});

const show = operation({
  name: 'show',
  summary: "show one team's access to one workspace",
  description: 'Operation 16: GET /team-workspaces/<team_workspace_id>.',
  arguments: [TEAM_ACCESS],
  async call({ client, input, answer }) {
    const grant = await client.teamAccess.show(argumentOf(input, 'team-access'));
    await answer({ data: grant }, renderGrant(grant));
  },
});

const add = operation({
  name: 'add',
  summary: 'give a team access to a workspace',
  description: 'Operation 17: POST /team-workspaces.',
  options: [
    ...WORKSPACE_OPTIONS,
    { name: 'team', value: 'team', description: 'id as in team-…', required: true },
    {
      name: 'access',
      value: 'level',
      description: 'what the team may do',
      choices: ACCESS_LEVELS,
      required: true,
    },
    ...CUSTOM_OPTIONS,
    DIALECT_OPTION,
  ],
  examples: [
    {
      command: 'plangate team-access add -w ws-… --team team-… --access plan',
      what: 'the team may queue plans',
    },
    {
      command:
        'plangate team-access add -w ws-… --team team-… --access custom --runs plan --state-versions read',
      what: 'and read the state, which `plan` alone may not',
    },
  ],
  problems: (input, io) => [...workspaceProblems(input, io), ...customProblems(input)],
  async call({ client, input, io, answer }) {
    const grant = await client.teamAccess.add({
      workspaceId: await findWorkspaceId(client, input, io),
      teamId: optionOf(input, 'team') ?? '',
      access: optionOf(input, 'access') as AccessLevel,
      ...customOf(input),
    });
    await answer({ data: grant }, renderGrant(grant));
  },
});

const update = operation({
  name: 'update',
  summary: "change one team's access to one workspace",
  description:
    'Operation 18: PATCH /team-workspaces/<team_workspace_id>. What is not given stays as it is.',
  arguments: [TEAM_ACCESS],
  options: [
    { name: 'access', value: 'level', description: 'what the team may do', choices: ACCESS_LEVELS },
    ...CUSTOM_OPTIONS,
    DIALECT_OPTION,
  ],
  problems: (input) => {
    const changes = ['access', ...CUSTOM_NAMES].filter((name) => optionOf(input, name));
    if (changes.length > 0) return customProblems(input);
    return [{ subject: '--access', message: 'or another change is needed.' }];
  },
  async call({ client, input, answer }) {
    const access = optionOf(input, 'access') as AccessLevel | undefined;
    const grant = await client.teamAccess.update(argumentOf(input, 'team-access'), {
      ...(access === undefined ? {} : { access }),
      ...customOf(input),
    });
    await answer({ data: grant }, renderGrant(grant));
  },
});

const remove = operation({
  name: 'remove',
  summary: "take away a team's access to a workspace",
  description: 'Operation 19: DELETE /team-workspaces/<team_workspace_id>.',
  arguments: [TEAM_ACCESS],
  destroys: (input) => `take away the access ${argumentOf(input, 'team-access')}`,
  async call({ client, input, answer }) {
    const id = argumentOf(input, 'team-access');
    await client.teamAccess.remove(id);
    await answer({ data: null }, `${neutraliseLine(id)} is removed.\n`);
  },
});

export const teamAccess: CommandSpec = {
  name: 'team-access',
  summary: 'which teams may do what in a workspace',
  commands: [list, show, add, update, remove],
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

function customOf(input: CommandInput): CustomAccess {
  const given = CUSTOM_NAMES.flatMap((name): [string, string | boolean][] => {
    const text = optionOf(input, name);
    if (text === undefined) return [];
    return [[name, typeof CUSTOM_ATTRIBUTES[name][0] === 'boolean' ? text === 'true' : text]];
  });
  return Object.fromEntries(given);
}

function renderGrant(grant: TeamWorkspace): string {
  return renderRecord([
    ['id', grant.id],
    ['team', relatedId(grant, 'team')],
    ['workspace', relatedId(grant, 'workspace')],
    ['access', grant.attributes.access],
    ...CUSTOM_NAMES.map((name): [string, Cell] => [name, attribute(grant, name)]),
  ]);
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
