/** What all commands of the API share: route, connection, options, `--json`, one result. */
import type { Client } from '../client/client.ts';
import { idProblems } from '../client/http/route.ts';
import type { Listing, Page } from '../client/listing.ts';
import { printableJson } from '../report/json.ts';
import { joinNonEmpty } from '../report/text.ts';
import {
  type ArgumentSpec,
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  type DescribedCommand,
  EXIT,
  option,
  type StartedCommand,
} from '../check/command.ts';
import type { ServiceSettings } from '../settings/plans.ts';
import {
  type NamedWorkspace,
  CONNECTION_OPTIONS,
  connectTo,
  findId,
  findNamedWorkspace,
  ORGANIZATION_OPTION,
  WORKSPACE_OPTION,
  workspaceProblems,
} from './connection.ts';
import { createLog } from './log.ts';
import { safeLine } from '../report/neutralise-log.ts';
import type { Problem } from '../model/parse.ts';
import {
  UsageError,
  usageError,
  argumentOf,
  flagOf,
  numberOf,
  optionOf,
  wantsJson,
  wholeNumber,
} from '../check/command-input.ts';
import { renderRecord, renderTable, type Cell, type Fact } from './table.ts';

/** The time for an archive over a slow line: half an hour. */
export const TRANSFER_TIME_LIMIT_MS = 1_800_000;

/** One call of a command that is connected to the service. */
export interface CommandCall extends StartedCommand {
  client: Client;
  /** On the clock of `io`. */
  deadline: number;
  /** The first argument, or the id of the agent pool that it names; empty for a command without arguments. */
  id: string;
  /** What `--workspace` and `--organization` name, for a command that has these options; and the service. */
  named: NamedWorkspace & { target: ServiceSettings };
  /** For a command that is `inWorkspace`: looked up if the workspace was given by name. */
  workspaceId: () => Promise<string>;
  /** For a command with `--team`: looked up if the team was given by name. */
  teamId: () => Promise<string>;
  /**
   * Prints the whole result, without secrets: with `--json` the `document`, else `text`, which ends with a line break.
   */
  answer: (document: unknown, text: string) => Promise<void>;
}

interface OperationSpec extends DescribedCommand {
  /**
   * Takes --workspace and --organization, as does every route with a workspace in it. `of a run`:
   * the workspace may be left out.
   */
  inWorkspace?: true | 'of a run';
  /** What is wrong with this call besides single options; reported together with all other problems. */
  problems?: (input: CommandInput, io: CommandIo) => Problem[] | Promise<Problem[]>;
  /** For what cannot be undone: what the command does to its first argument. It continues "This will", and is confirmed. */
  destroys?: string;
  /** How many milliseconds the whole call may take, if a minute is not enough. */
  timeLimitMs?: number | ((input: CommandInput) => number);
}

const LIST_OPTIONS = [
  option('--all', 'read every page'),
  option('--page <number>', 'which page, from 1', { check: wholeNumber(1, 999_999_999) }),
  option('--page-size <count>', 'entries per page, up to 100; 20 where the service decides', {
    check: wholeNumber(1, 100),
  }),
];
export const YES_OPTION = option('-y, --yes', 'do it without asking; required without a terminal');
const JSON_OPTION = option('--json', 'print the result as JSON and nothing else');

export function idArgument(name: string, prefix: string): ArgumentSpec {
  const check = (word: string) => idProblems(word)[0];
  return { name, description: `id as in ${prefix}-…`, required: true, check };
}

/** Name of an id in a route → the argument for it. A workspace is an option and not an argument. */
const ARGUMENT_OF_ID: Record<string, ArgumentSpec> = {
  agent_pool_id: { name: 'pool', description: 'name, or id as in apool-…', required: true },
  agent_token_id: idArgument('agent-token', 'at'),
  configuration_version_id: idArgument('version', 'cv'),
  policy_check_id: idArgument('check', 'polchk'),
  run_id: idArgument('run', 'run'),
  team_workspace_id: idArgument('team-access', 'tws'),
};

/**
 * A command that connects to the service. It gets the options of the connection and `--json`, and unless `spec` has
 * arguments, one for each id in its route.
 *
 * @param route as in `GET /policy-checks/<policy_check_id>`; the description in the help begins with it. Empty if the
 *   command has no route or several
 * @param spec its `call` resolves to the exit code, or to undefined for success
 */
export function operationCommand(
  name: string,
  route: string,
  spec: OperationSpec & { call: (call: CommandCall) => Promise<number | void> },
): CommandSpec & { run: NonNullable<CommandSpec['run']> } {
  const { problems: findProblems, destroys, call, timeLimitMs, routes = [], ...command } = spec;
  const idNames = Array.from(route.matchAll(/<(\w+)>/g), ([, idName = '']) => idName);
  const argumentSpecs = spec.arguments ?? idNames.flatMap((name) => ARGUMENT_OF_ID[name] ?? []);
  const inWorkspace = spec.inWorkspace ?? (idNames.includes('workspace_id') ? true : undefined);
  const inPool = idNames.includes('agent_pool_id');
  const options = Array.from(spec.options ?? []);
  if (inWorkspace) options.unshift(WORKSPACE_OPTION, ORGANIZATION_OPTION);
  if (inPool) options.unshift(ORGANIZATION_OPTION);
  if (destroys) options.push(YES_OPTION);
  if (!options.some((option) => option.name === 'json')) options.push(JSON_OPTION);
  options.push(...CONNECTION_OPTIONS);
  async function examine(input: CommandInput, io: CommandIo) {
    const named = await findNamedWorkspace(input, io, inWorkspace !== undefined || inPool);
    const firstArgument = argumentOf(input, argumentSpecs[0]?.name ?? '');
    const problems = (await findProblems?.(input, io)) ?? [];
    if (destroys) problems.push(...confirmProblems(`${destroys} ${firstArgument}`, input, io));
    if (inWorkspace === true || (inWorkspace === 'of a run' && named.workspace !== undefined)) {
      problems.unshift(...workspaceProblems(named));
    }
    if ('problems' in named) problems.push(...named.problems);
    return { named, firstArgument, problems };
  }

  return {
    ...command,
    name,
    arguments: argumentSpecs,
    options,
    routes: route === '' ? routes : [route, ...routes],
    description: joinNonEmpty(' ', route && `${route}.`, spec.description),
    problems: async (input, io) => (await examine(input, io)).problems,
    async run(input, io) {
      const { named, firstArgument, problems } = await examine(input, io);
      if (problems.length > 0 || 'problems' in named) throw new UsageError(problems);
      if (destroys) await confirm(`${destroys} ${firstArgument}`, input, io);

      const printTo = wantsJson(input) ? 'err' : 'out';
      const log = createLog(io, { verbose: flagOf(input, 'verbose'), printTo });
      const { client, deadline, close } = connectTo(named.target, input, io, {
        log,
        timeLimitMs: typeof timeLimitMs === 'function' ? timeLimitMs(input) : timeLimitMs,
      });
      try {
        const id = inPool
          ? await findId(client, 'agent pool', firstArgument, named)
          : firstArgument;
        const exitCode = await call({
          client,
          deadline,
          input,
          io,
          log,
          id,
          named,
          workspaceId: () => findId(client, 'workspace', named.workspace ?? '', named),
          teamId: () => findId(client, 'team', optionOf(input, 'team') ?? '', named),
          answer: (document, text) =>
            io.out(log.secrets.conceal(flagOf(input, 'json') ? printableJson(document) : text)),
        });
        return exitCode ?? EXIT.green;
      } finally {
        await close();
      }
    },
  };
}

/**
 * Without `--yes` and without a terminal there is nobody to confirm: the call is refused.
 *
 * @param effect what the command does, as in `delete the files of cv-1`
 */
export function confirmProblems(effect: string, input: CommandInput, io: CommandIo): Problem[] {
  if (flagOf(input, 'yes') || io.canAnswer) return [];
  return [{ where: '--yes', message: `is needed to ${effect}: there is no terminal to ask at.` }];
}

/** Returns if `--yes` is given or the person confirms. @throws UsageError if not */
export async function confirm(effect: string, input: CommandInput, io: CommandIo): Promise<void> {
  if (flagOf(input, 'yes')) return;
  const answer = await io.ask(`This will ${effect} permanently. Continue? [y/N] `);
  if (answer?.trim().toLowerCase() !== 'y') {
    throw usageError('--yes', 'was not given, and you did not say "y".');
  }
}

/** An operation with one resource as its result. */
export function showCommand<T>(
  name: string,
  route: string,
  spec: OperationSpec & { ask: (call: CommandCall) => Promise<T>; facts: (resource: T) => Fact[] },
): CommandSpec {
  const { ask, facts, ...described } = spec;
  return operationCommand(name, route, {
    ...described,
    async call(call) {
      const resource = await ask(call);
      await call.answer({ data: resource }, renderRecord(facts(resource)));
    },
  });
}

/** An operation without a result; `done` makes the sentence for people from the id. */
export function actionCommand(
  name: string,
  route: string,
  spec: OperationSpec & { act: (call: CommandCall) => Promise<void>; done: (id: string) => string },
): CommandSpec {
  const { act, done, ...described } = spec;
  return operationCommand(name, route, {
    ...described,
    async call(call) {
      await act(call);
      await call.answer({ data: null }, `${done(safeLine(call.id))}\n`);
    },
  });
}

/** An operation with a list as its result: one page of it, or all of them. */
export function listCommand<T>(
  name: string,
  route: string,
  spec: OperationSpec & {
    ask: (call: CommandCall) => Listing<T> | Promise<Listing<T>>;
    /** Heading → the cell below it. `names` is what `namesOf` found. */
    columns: Record<string, (item: T, names: ReadonlyMap<string, string>) => Cell>;
    /** Asks for names that the items do not have: id → name. Only a table shows them, so `--json` does not ask. */
    namesOf?: (items: readonly T[], call: CommandCall) => Promise<ReadonlyMap<string, string>>;
    /** The JSON document; `{ data: items }` if left out. */
    document?: (items: T[], input: CommandInput) => object;
  },
): CommandSpec {
  const { ask, columns, namesOf, document, ...described } = spec;
  return operationCommand(name, route, {
    ...described,
    options: (spec.options ?? []).concat(LIST_OPTIONS),
    problems(input) {
      const choosesPage = ['page', 'page-size'].some((name) => optionOf(input, name) !== undefined);
      if (!flagOf(input, 'all') || !choosesPage) return [];
      return [{ where: '--all', message: 'reads every page: leave out --page and --page-size.' }];
    },
    async call(call) {
      const { input, log } = call;
      const listing = await ask(call);
      const page = { number: numberOf(input, 'page'), size: numberOf(input, 'page-size') };
      const { items, pagination, absent }: Page<T> = flagOf(input, 'all')
        ? await listing.whole()
        : await listing.page(page);
      const data = document?.(items, input) ?? { data: items };
      const names = flagOf(input, 'json') ? undefined : await namesOf?.(items, call);
      const rows = items.map((item) =>
        Object.values(columns).map((cellOf) => cellOf(item, names ?? new Map())),
      );
      await call.answer(
        pagination ? { ...data, meta: { pagination } } : data,
        renderTable(Object.keys(columns), rows),
      );
      const nextPage = pagination?.['next-page'] ?? undefined;
      if (nextPage !== undefined) {
        const total = pagination?.['total-count'] ?? undefined;
        const ofTotal = total === undefined ? '' : ` of ${total}`;
        log.info(`${items.length}${ofTotal} shown; for more: --page ${nextPage}, or --all.`);
      } else if (items.length === 0) {
        log.info(absent ? 'This service has no such list.' : 'There is none.');
      }
    },
  });
}

/**
 * When a resource got its present status.
 *
 * @param timestamps status → when the resource got it, as in `2026-11-20T14:00:00+00:00`, which sorts by time
 * @returns the latest of them
 */
export function changedAt(
  timestamps: Readonly<Record<string, string | null>> | null | undefined,
): Cell {
  const dates = Object.values(timestamps ?? {}).filter((date) => date !== null);
  return dates.sort().at(-1);
}

/** `--include`, which adds related resources to the document. */
export function includeOption(names: readonly string[], description: string) {
  return option('--include <relation>', description, { choices: names, repeatable: true });
}

/** The document of a resource, with the related ones that are known if `--include` is given. */
export function withIncluded(data: unknown, related: unknown[], input: CommandInput) {
  if (input.options['include'] === undefined) return { data };
  return { data, included: related.filter((resource) => resource !== undefined) };
}
