/** Access of one team in many workspaces: given, changed or taken away by one call, which can be repeated. */
import { matchesGrant, type CustomAccess } from '../client/resources/team-access.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { AccessLevel, TeamWorkspace } from '../client/wire/team-workspace.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import type { Problem } from '../model/parse.ts';
import { workspaceCountWords } from '../report/text.ts';
import {
  EXIT,
  option,
  withGroup,
  type CommandInput,
  type CommandSpec,
  type OptionSpec,
} from './command.ts';
import {
  actInEach,
  exitCodeOfMany,
  EXPECT_OPTION,
  findListed,
  listedProblems,
  MANY_PATIENCE_MS,
  MOST_AT_ONCE,
  mustBeOneOf,
  organizationFor,
  type ListedWorkspace,
  type StepOutcome,
} from './many-workspaces.ts';
import { confirm, confirmProblems, operationCommand, type CommandCall } from './operation.ts';
import { argumentOf, optionOf, UsageError } from './read-input.ts';
import { renderTable } from './table.ts';

/** What a call changes in each workspace. */
export interface AccessOfTeam {
  verb: 'add' | 'update' | 'remove';
  /** As in `give team "ops" plan in`. */
  effect: (input: CommandInput) => string;
  /** What the options ask for. */
  wanted: (input: CommandInput) => { access?: AccessLevel | undefined } & CustomAccess;
}

/** What is to be done in a workspace. */
interface Step {
  workspace: ListedWorkspace;
  /** Undefined where the team has none. */
  grant: TeamWorkspace | undefined;
  /** Why nothing is done; undefined where something is. */
  settled?: StepOutcome | undefined;
}

/** Says of a call with `--workspaces` what is wrong with it. */
type FindProblems = (input: CommandInput) => Problem[];

/**
 * A command that acts in one workspace, or in all those that `--workspaces` names.
 *
 * @param one the command for a single workspace
 * @param findProblems what is wrong with the options that both share
 */
export function forOneOrMany(
  one: CommandSpec,
  change: AccessOfTeam,
  findProblems: FindProblems,
): CommandSpec {
  const own = one.options ?? [];
  const many = manyCommand(change, own, findProblems);
  const [id] = one.arguments ?? [];
  const ownNames = own.map(({ name }) => name);
  const isMany = (input: CommandInput) => input.options['workspaces'] !== undefined;
  const ofManyAlone = ['team', 'expect'].filter((name) => !ownNames.includes(name));
  /** What is wrong with a call about one workspace that only the options for many show. */
  const ofOne = (input: CommandInput): Problem[] => {
    const problems = ofManyAlone
      .filter((name) => input.options[name] !== undefined)
      .map((name) => ({ where: `--${name}`, message: 'goes with --workspaces only.' }));
    if (id === undefined || argumentOf(input, id.name) !== '') return problems;
    const message = 'is needed: an id as in tws-…, or --workspaces and --team.';
    return [{ where: id.name.toUpperCase(), message }, ...problems];
  };
  return {
    ...one,
    arguments: (one.arguments ?? []).map((argument) => ({ ...argument, required: false })),
    options: [...own, ...(many.options ?? []).filter(({ name }) => !ownNames.includes(name))],
    async problems(input, io) {
      if (isMany(input)) return (await many.problems?.(input, io)) ?? [];
      return [...ofOne(input), ...((await one.problems?.(input, io)) ?? [])];
    },
    async run(input, io) {
      if (isMany(input)) return many.run(input, io);
      const problems = ofOne(input);
      if (problems.length > 0) throw new UsageError(problems);
      return (await one.run?.(input, io)) ?? EXIT.green;
    },
  };
}

function manyCommand(
  change: AccessOfTeam,
  ownOptions: readonly OptionSpec[],
  findProblems: FindProblems,
) {
  const effect = (input: CommandInput) =>
    `${change.effect(input)} in the workspaces of --workspaces`;
  return operationCommand(change.verb, '', {
    summary: '',
    inOrganization: true,
    options: [
      ...ownOptions,
      ...withGroup('In many workspaces', [
        option('--workspaces <list>', 'names, tag:NAME or project:NAME'),
        option('--team <name-or-id>', 'whose access it is'),
        EXPECT_OPTION,
        option('-y, --yes', 'do it without asking; required without a terminal'),
      ]),
    ].filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index),
    problems: (input, io) => [
      ...mustBeOneOf(input, ['workspace', 'workspaces']),
      ...(argumentOf(input, 'team-access') === ''
        ? []
        : [
            { where: 'TEAM-ACCESS', message: 'and --workspaces are both given. Keep one of them.' },
          ]),
      ...(optionOf(input, 'team') === undefined
        ? [{ where: '--team', message: 'is needed with --workspaces: whose access it is.' }]
        : []),
      ...listedProblems(optionOf(input, 'workspaces') ?? '', input),
      ...findProblems(input),
      ...confirmProblems(effect(input), input, io),
    ],
    patienceMs: MANY_PATIENCE_MS,
    call: (call) => changeInMany(change, call),
  });
}

/** Shows what is to be done, does it once it is confirmed, and prints how it ended in each workspace. @returns the exit code */
async function changeInMany(change: AccessOfTeam, call: CommandCall): Promise<number> {
  const { client, input, io, log, named } = call;
  const organization = organizationFor(named.organization);
  const list = optionOf(input, 'workspaces') ?? '';
  const workspaces = await findListed(client, organization, list, input);
  const teamId = await call.teamId();
  const steps = await runConcurrently(
    workspaces.map((workspace) => () => planStep(change, workspace, teamId, call)),
    MOST_AT_ONCE,
  );
  const open = steps.filter(({ settled }) => settled === undefined);
  log.info(
    `${workspaceCountWords(workspaces.length)}, ${open.length} to change: ${workspaces.map(({ name }) => name).join(', ')}`,
  );
  await log.flush();
  if (open.length > 0) {
    const where = workspaceCountWords(open.length);
    await confirm(`${change.effect(input)} in ${where}`, input, io);
  }
  const done = await actInEach(open, (step) => changeAccess(change, step, teamId, call));
  const outcomes = steps.map((step) => step.settled ?? (done[open.indexOf(step)] as StepOutcome));
  const rows = steps.map(({ workspace, grant }, index) => ({
    workspace: workspace.name,
    id: workspace.id,
    before: grant?.attributes.access ?? null,
    result: outcomes[index]?.result ?? '',
    exitCode: outcomes[index]?.exitCode ?? EXIT.undecided,
  }));
  const cells = rows.map(({ workspace, before, result }) => [workspace, before, result]);
  await call.answer({ data: rows }, renderTable(['workspace', 'before', 'result'], cells));
  return exitCodeOfMany(outcomes);
}

const DONE_BEFORE = 'as it is asked for';

/** Finds out what the team has in a workspace, and what is to be done there. */
async function planStep(
  { verb, wanted }: AccessOfTeam,
  workspace: ListedWorkspace,
  teamId: string,
  { client, input }: CommandCall,
): Promise<Step> {
  const grants = await client.teamAccess.list(workspace.id).all();
  const grant = grants.find((one) => relatedId(one, 'team') === teamId);
  const settle = (result: string, exitCode: number = EXIT.green): Step => ({
    workspace,
    grant,
    settled: { result, exitCode },
  });
  if (grant === undefined) {
    if (verb === 'remove') return settle('has none');
    if (verb === 'update') {
      return settle('has no access: `team-access add` gives one', EXIT.refused);
    }
    return { workspace, grant };
  }
  if (verb === 'remove') return { workspace, grant };
  const { access = grant.attributes.access as AccessLevel, ...rights } = wanted(input);
  if (matchesGrant(grant, { access, ...rights })) return settle(DONE_BEFORE);
  if (verb === 'update') return { workspace, grant };
  return settle('has another access: `team-access update` changes it', EXIT.refused);
}

async function changeAccess(
  { verb, wanted }: AccessOfTeam,
  { workspace, grant }: Step,
  teamId: string,
  { client, input }: CommandCall,
): Promise<StepOutcome> {
  const { access, ...rights } = wanted(input);
  const id = grant?.id ?? '';
  if (verb === 'remove') {
    await client.teamAccess.remove(id);
    return { result: 'removed', exitCode: EXIT.green };
  }
  const changed =
    verb === 'add'
      ? // The option is required, so its default is never used.
        await client.teamAccess.add({
          workspaceId: workspace.id,
          teamId,
          access: access ?? 'read',
          ...rights,
        })
      : await client.teamAccess.update(id, { access, ...rights });
  const level = changed.attributes.access;
  return { result: verb === 'add' ? `added: ${level}` : `changed: ${level}`, exitCode: EXIT.green };
}
