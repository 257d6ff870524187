/** What all commands of the API share: route, connection, options, `--json`, one result. */
import type { Client } from '../client/client.ts';
import type { Listing, Page } from '../client/listing.ts';
import { printableJson } from '../report/json.ts';
import { joinNonEmpty } from '../report/text.ts';
import type {
  ArgumentSpec,
  CommandInput,
  CommandIo,
  CommandSpec,
  DescribedCommand,
} from './command.ts';
import { EXIT, option } from './command.ts';
import {
  CONNECTION_OPTIONS,
  connectTo,
  findId,
  findNamedWorkspace,
  type NamedWorkspace,
  type Target,
  WORKSPACE_OPTIONS,
  workspaceProblems,
} from './connection.ts';
import { createLog, type StartedCommand } from './log.ts';
import { safeLine } from '../report/neutralise-log.ts';
import type { Problem } from '../model/parse.ts';
import { UsageError, usageError } from './problems.ts';
import { argumentOf, flagOf, numberOf, optionOf, wantsJson, wholeNumber } from './read-input.ts';
import { renderRecord, renderTable, type Cell, type Fact } from './table.ts';

/** The time for an archive over a slow line. */
export const TRANSFER_PATIENCE_MS = () => 1_800_000;

export interface CommandCall extends StartedCommand {
  client: Client;
  /** On the clock of `io`. */
  deadline: number;
  /** The first argument; empty where there is none. */
  id: string;
  /** For a command that is `inWorkspace`. */
  named: NamedWorkspace & { target: Target };
  /** For a command that is `inWorkspace`: looked up if the workspace was given by name. */
  workspaceId: () => Promise<string>;
  teamId: () => Promise<string>;
  /**
   * Prints the whole result, without secrets: `document` as JSON, or `text`, with a line break at
   * its end, for people.
   */
  answer: (document: unknown, text: string) => Promise<void>;
}

interface OperationSpec extends DescribedCommand {
  /**
   * Takes --workspace and --organization, as does every route with a workspace in it. `of a run`:
   * the workspace may be left out.
   */
  inWorkspace?: true | 'of a run';
  /**
   * What is wrong with this call besides single options; reported together with all other problems.
   */
  problems?: (input: CommandInput, io: CommandIo) => Problem[] | Promise<Problem[]>;
  /** What cannot be undone and has to be confirmed: "This will … ID". */
  destroys?: string;
  /** The time for the whole call, if it is no single request. */
  patienceMs?: (input: CommandInput) => number;
}

const LIST_OPTIONS = [
  option('--all', 'read every page'),
  option('--page <number>', 'which page, from 1', { check: wholeNumber(1, 999_999_999) }),
  option('--page-size <count>', 'entries per page, up to 100; 20 where the service decides', {
    check: wholeNumber(1, 100),
  }),
];
export const YES_OPTION = option('-y, --yes', 'do it without asking; required without a terminal');
const JSON_OPTION = option('--json', "print the service's answer as JSON and nothing else");

export function idArgument(name: string, prefix: string): ArgumentSpec {
  return { name, description: `id as in ${prefix}-…`, required: true };
}

/** Id in a route → the argument for it. */
const IDS: Record<string, ArgumentSpec> = {
  agent_pool_id: { name: 'pool', description: 'name, or id as in apool-…', required: true },
  agent_token_id: idArgument('agent-token', 'at'),
  configuration_version_id: idArgument('version', 'cv'),
  policy_check_id: idArgument('check', 'polchk'),
  run_id: idArgument('run', 'run'),
  team_workspace_id: idArgument('team-access', 'tws'),
};

/**
 * A command with a connection, its options and `--json`; its arguments are the ids in its route.
 *
 * @param route `GET /policy-checks/<policy_check_id>`: the description in the help begins with it;
 *   empty where it is more than one
 * @param spec its `call` resolves to the exit code when it is not plain success
 */
export function operationCommand(
  name: string,
  route: string,
  spec: OperationSpec & { call: (call: CommandCall) => Promise<number | void> },
): CommandSpec {
  const { problems, destroys, call, patienceMs, routes = [], ...command } = spec;
  const ids = Array.from(route.matchAll(/<(\w+)>/g), ([, id = '']) => id);
  const argumentSpecs = spec.arguments ?? ids.flatMap((id) => IDS[id] ?? []);
  const inWorkspace = spec.inWorkspace ?? (ids.includes('workspace_id') ? true : undefined);
  const inPool = ids.includes('agent_pool_id');
  const options = Array.from(spec.options ?? []);
  if (inWorkspace) options.unshift(...WORKSPACE_OPTIONS);
  if (inPool) options.unshift(...WORKSPACE_OPTIONS.slice(1));
  if (destroys) options.push(YES_OPTION);
  if (!options.some((option) => option.name === 'json')) options.push(JSON_OPTION);
  options.push(...CONNECTION_OPTIONS);
  return {
    ...command,
    name,
    arguments: argumentSpecs,
    options,
    routes: route === '' ? routes : [route, ...routes],
    description: joinNonEmpty(' ', route && `${route}.`, spec.description),
    async run(input, io) {
      const named = await findNamedWorkspace(input, io, inWorkspace !== undefined || inPool);
      const firstArgument = argumentOf(input, argumentSpecs[0]?.name ?? '');
      const found = (await problems?.(input, io)) ?? [];
      if (destroys) found.push(...confirmProblems(`${destroys} ${firstArgument}`, input, io));
      if (inWorkspace === true || (inWorkspace && named.workspace !== undefined)) {
        found.unshift(...workspaceProblems(named));
      }
      if ('problems' in named) found.push(...named.problems);
      if (found.length > 0 || 'problems' in named) throw new UsageError(found);
      if (destroys) await confirm(`${destroys} ${firstArgument}`, input, io);

      const printTo = wantsJson(input) ? 'err' : 'out';
      const log = createLog(io, { verbose: flagOf(input, 'verbose'), printTo });
      const patience = { log, patienceMs: patienceMs?.(input) };
      const { client, deadline, close } = connectTo(named.target, input, io, patience);
      const idFor = (kind: 'workspace' | 'team' | 'agent pool', text: string) =>
        findId(client, kind, text, named);
      const workspaceId = () => idFor('workspace', named.workspace ?? '');
      const answer = (document: unknown, text: string) =>
        io.out(log.secrets.conceal(flagOf(input, 'json') ? printableJson(document) : text));
      try {
        const id = inPool ? await idFor('agent pool', firstArgument) : firstArgument;
        const teamId = () => idFor('team', optionOf(input, 'team') ?? '');
        const called = { client, deadline, input, io, log, id, named, workspaceId, teamId, answer };
        return (await call(called)) ?? EXIT.green;
      } finally {
        await close();
      }
    },
  };
}

/** Without `--yes` and without a terminal there is nobody to confirm: the call is refused. */
export function confirmProblems(what: string, input: CommandInput, io: CommandIo): Problem[] {
  if (flagOf(input, 'yes') || io.terminal) return [];
  return [{ where: '--yes', message: `is needed to ${what}: there is no terminal to ask at.` }];
}

/** Returns if the person confirms; otherwise throws. */
export async function confirm(what: string, input: CommandInput, io: CommandIo): Promise<void> {
  if (flagOf(input, 'yes')) return;
  const answer = await io.ask(`This will ${what} permanently. Continue? [y/N] `);
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
    async call(started) {
      const resource = await ask(started);
      await started.answer({ data: resource }, renderRecord(facts(resource)));
    },
  });
}

/** An operation without a result; `done` makes the message from the id. */
export function actionCommand(
  name: string,
  route: string,
  spec: OperationSpec & { act: (call: CommandCall) => Promise<void>; done: (id: string) => string },
): CommandSpec {
  const { act, done, ...described } = spec;
  return operationCommand(name, route, {
    ...described,
    async call(started) {
      await act(started);
      await started.answer({ data: null }, `${done(safeLine(started.id))}\n`);
    },
  });
}

/** An operation with a list as its result: one page of it, or all of them. */
export function listCommand<T>(
  name: string,
  route: string,
  spec: OperationSpec & {
    ask: (call: CommandCall) => Listing<T> | Promise<Listing<T>>;
    /** Heading → what is below it. */
    columns: Record<string, (item: T, names: ReadonlyMap<string, string>) => Cell>;
    /** Asked for a table only: names of what the items are of, by their ids. */
    namesOf?: (items: readonly T[], call: CommandCall) => Promise<ReadonlyMap<string, string>>;
    /** The JSON form of the items, if it is not a list of them. */
    document?: (items: T[], input: CommandInput) => object;
  },
): CommandSpec {
  const { ask, columns, namesOf, document: toDocument, ...described } = spec;
  return operationCommand(name, route, {
    ...described,
    options: (spec.options ?? []).concat(LIST_OPTIONS),
    problems(input) {
      const page = numberOf(input, 'page') ?? numberOf(input, 'page-size');
      if (!flagOf(input, 'all') || page === undefined) return [];
      return [{ where: '--all', message: 'reads every page: leave out --page and --page-size.' }];
    },
    async call(started) {
      const { input, log } = started;
      const listing = await ask(started);
      const page = { number: numberOf(input, 'page'), size: numberOf(input, 'page-size') };
      const { items, pagination, absent }: Page<T> = flagOf(input, 'all')
        ? await listing.whole()
        : await listing.page(page);
      const shownDocument = toDocument?.(items, input) ?? { data: items };
      const document = pagination ? { ...shownDocument, meta: { pagination } } : shownDocument;
      const names = flagOf(input, 'json') ? undefined : await namesOf?.(items, started);
      const cells = Object.values(columns);
      const rows = items.map((item) => cells.map((cell) => cell(item, names ?? new Map())));
      await started.answer(document, renderTable(Object.keys(columns), rows));
      const next = pagination?.['next-page'] ?? undefined;
      if (next !== undefined) {
        const total = pagination?.['total-count'] ?? undefined;
        const ofTotal = total === undefined ? '' : ` of ${total}`;
        log.info(`${items.length}${ofTotal} shown; for more: --page ${next}, or --all.`);
      } else if (items.length === 0) {
        log.info(absent ? 'This service has no such list.' : 'There is none.');
      }
    },
  });
}

/** When a resource got its present status: the latest of the dates at which it got one. */
export function changedAt(
  stamps: Readonly<Record<string, string | null>> | null | undefined,
): Cell {
  const dates = Object.values(stamps ?? {}).filter((date) => date !== null);
  return dates.sort().at(-1);
}

/** `--include` adds related resources to the result. */
export function includeOption(names: readonly string[], description: string) {
  return option('--include <relation>', description, { choices: names, repeatable: true });
}

export function withIncluded(data: unknown, included: unknown[], input: CommandInput) {
  if (input.options['include'] === undefined) return { data };
  return { data, included: included.filter((resource) => resource !== undefined) };
}
