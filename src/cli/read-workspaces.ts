/**
 * The workspaces that a command over an organization reads: all, or those of names, tags and projects. Some are read at the
 * same time, with progress, and half of the rate limit of the service is left to others.
 */
import { countWords, workspaceCountWords } from '../report/text.ts';
import { option, type CommandInput, type CommandIo } from '../check/command.ts';
import type { CommandCall } from './operation.ts';
import { flagOf, optionOf } from '../check/command-input.ts';
import { ServiceError } from '../client/service-error.ts';
import type { Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { listWorkspaces } from '../gate/overview.ts';
import type { Problem } from '../model/parse.ts';
import { readWorkspaceList } from '../settings/workspace-selectors.ts';

export const FULL_SPEED_OPTION = option('--full-speed', 'leave nothing of the limit to others');

/** How long a command may take: two hours, for thousands of workspaces at half of the rate limit. */
export const TIME_LIMIT_MS = 7_200_000;

/** How many workspaces are read at the same time. */
const READERS = 4;
/** How often the log says how far it is, where there is no status line. */
const PROGRESS_EVERY_MS = 30_000;
/** Requests in a second, for a service that does not say its limit: that of HCP Terraform. */
const DEFAULT_RATE_LIMIT = 30;

export const SELECTION_OPTIONS = [
  option('--organization <name>', 'organization; else TF_CLOUD_ORGANIZATION'),
  option('--workspaces <list>', 'names, tag:TEXT or project:TEXT; all that the token sees'),
];

/**
 * Reads the workspaces that the options select in their order, some at the same time. After a failure no other one is
 * begun, and it is thrown when those that were begun have ended.
 *
 * @param done what has happened to a workspace once `read` has ended, for the line that says how far it is
 * @returns what `read` resolved to, in the order of the workspaces
 */
export async function readSelectedWorkspaces<T>(
  call: CommandCall,
  done: 'read' | 'judged',
  read: (selected: SelectedWorkspace) => Promise<T>,
): Promise<T[]> {
  const { client, input, io, log } = call;
  const { clock, signal } = io;
  const selected = await findSelectedWorkspaces(call);
  const { rateLimit = DEFAULT_RATE_LIMIT }: { rateLimit?: number } = await client
    .ping()
    .catch(() => ({}));
  // At half of the limit, which counts requests in a second, one takes two seconds by so many.
  const msPerRequest = flagOf(input, 'full-speed') ? 0 : 2_000 / rateLimit;
  const startedAt = clock.now();
  const requestsBefore = client.answers();
  const results: T[] = [];
  let doneCount = 0;
  let printedAt = startedAt;
  const showProgress = async (): Promise<void> => {
    const progress = `${doneCount} of ${workspaceCountWords(selected.length)} ${done}`;
    const line = `${progress}, ${countWords(client.answers(), 'request')}`;
    await io.status?.(line);
    if (io.status !== undefined || clock.now() - printedAt < PROGRESS_EVERY_MS) return;
    printedAt = clock.now();
    log.info(line);
  };
  const keepToLimit = async (): Promise<void> => {
    const requests = client.answers() - requestsBefore;
    const earlyMs = startedAt + requests * msPerRequest - clock.now();
    if (earlyMs > 0) await clock.sleep(earlyMs, signal);
  };
  const remaining = [...selected.entries()];
  const readRemaining = async (): Promise<void> => {
    try {
      for (let next = remaining.shift(); next !== undefined; next = remaining.shift()) {
        const [index, workspace] = next;
        results[index] = await read(workspace);
        doneCount += 1;
        await showProgress();
        await keepToLimit();
      }
    } catch (error) {
      // The other readers begin nothing more.
      remaining.length = 0;
      throw error;
    }
  };
  const readers = await Promise.allSettled(Array.from({ length: READERS }, readRemaining));
  await io.status?.();
  for (const reader of readers) if (reader.status === 'rejected') throw reader.reason;
  return results;
}

export function selectionProblems(input: CommandInput, io: CommandIo): Problem[] {
  const { problems } = readSelectors(input);
  if (organizationOf(input, io) !== '') return problems;
  return [...problems, { where: '--organization', message: 'is needed.' }];
}

/** Empty if neither the option nor the environment names one. */
export function organizationOf(input: CommandInput, { environment }: CommandIo): string {
  const name = optionOf(input, 'organization') ?? environment['TF_CLOUD_ORGANIZATION'];
  return name?.trim() ?? '';
}

/** What `--workspaces` selects; all workspaces without the option. */
function readSelectors(input: CommandInput) {
  const problems: Problem[] = [];
  const list = optionOf(input, 'workspaces');
  if (list === undefined) return { problems, selectors: [{ kind: 'query' as const, tags: [] }] };
  const selectors = readWorkspaceList(list, (_entry, message) =>
    problems.push({ where: '--workspaces', message }),
  );
  return { problems, selectors };
}

export interface SelectedWorkspace {
  workspace: Workspace;
  /** The run that the workspace names, if the service sent it with the workspace. */
  currentRun?: Run | undefined;
}

/** The workspaces that the options select, each of them once. @throws ServiceError if the token can see none of them */
async function findSelectedWorkspaces({
  client,
  input,
  io,
}: CommandCall): Promise<SelectedWorkspace[]> {
  const organization = organizationOf(input, io);
  const { selectors } = readSelectors(input);
  const names = selectors.flatMap((selector) => (selector.kind === 'name' ? selector.name : []));
  const { toQuery } = await import('../gate/query-workspaces.ts');
  // A long list of names is looked up in a few pages of a list, instead of one by one.
  const byName = await listWorkspaces(client, organization, names);
  const selected = new Map<string, SelectedWorkspace>();
  for (const selector of selectors) {
    if (selector.kind === 'name') {
      const { name } = selector;
      const workspace =
        byName.get(name) ?? (await client.workspaces.showByName(organization, name));
      selected.set(workspace.id, { workspace });
      continue;
    }
    const query = await toQuery(client, organization, selector);
    // Undefined where nothing can fit, as for a project that is not there.
    if (query === undefined) continue;
    for (const found of await client.workspaces.listWithRuns(organization, query).all()) {
      selected.set(found.workspace.id, found);
    }
  }
  if (selected.size > 0) return [...selected.values()];
  throw new ServiceError(
    `No workspace of "${organization}" was found. Either none is as --workspaces says, or this token may not see them: use one that may read them.`,
    { code: 'not-found', method: 'GET', path: 'workspaces' },
  );
}
