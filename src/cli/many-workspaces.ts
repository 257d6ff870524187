/** What a command does in many workspaces at once: which they are, that somebody means them all, and how it ended in each. */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { queryWorkspaces } from '../gate/query-workspaces.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import type { Problem } from '../model/parse.ts';
import { nameSome, quote } from '../model/quote.ts';
import { workspaceCountWords } from '../report/text.ts';
import {
  describeSelector,
  readWorkspaceList,
  type ListedSelector,
} from '../settings/workspace-selectors.ts';
import { EXIT, option, type CommandInput, EXIT_CODE_OF } from '../check/command.ts';
import { flagOf, numberOf, usageError, wholeNumber } from '../check/command-input.ts';

export const EXPECT_OPTION = option(
  '--expect <count>',
  'how many workspaces there are: with another number nothing happens. With --yes, `tag:` and `project:` need it',
  { check: wholeNumber(1, 100_000) },
);

export interface ListedWorkspace {
  name: string;
  id: string;
}

/** How many workspaces are asked about at the same time. */
const MOST_AT_ONCE = 10;
/** How many names a message has. */
const MOST_NAMED = 10;
/** The time for a command that acts in many workspaces: half an hour. */
export const MANY_TIME_LIMIT_MS = 1_800_000;

/** Reads the list of `--workspaces`. A pair `name=directory` is refused: nothing is planned. */
function readListed(text: string): { selectors: ListedSelector[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const add = (message: string) => void problems.push({ where: '--workspaces', message });
  const selectors = readWorkspaceList(text, (_, message) => add(message));
  for (const selector of selectors) {
    if (selector.kind === 'name' && selector.directory !== undefined) {
      add(`names a directory with ${quote(selector.name)}: name the workspace alone.`);
    }
  }
  return { selectors, problems };
}

/** What is wrong with a list of `--workspaces`, and with `--expect`. */
export function listedProblems(list: string, input: CommandInput): Problem[] {
  const { selectors, problems } = readListed(list);
  const isCounted = selectors.every(({ kind }) => kind === 'name');
  if (flagOf(input, 'yes') && !isCounted && numberOf(input, 'expect') === undefined) {
    const message =
      'is needed with --yes, where a tag or a project says which workspaces: how many there are.';
    problems.push({ where: '--expect', message });
  }
  return problems;
}

/**
 * The workspaces that the list names, each once.
 *
 * @throws UsageError with everything that names none, or if there are more or fewer than `--expect` says
 * @throws ServiceError what the service answered to anything else
 */
export async function findListed(
  client: Client,
  organization: string,
  list: string,
  input: CommandInput,
): Promise<ListedWorkspace[]> {
  const { selectors } = readListed(list);
  const missing: string[] = [];
  const found = await runConcurrently(
    selectors.map((selector) => async () => {
      const workspaces = await workspacesOf(client, organization, selector);
      if (workspaces.length === 0) missing.push(quote(describeSelector(selector)));
      return workspaces;
    }),
    MOST_AT_ONCE,
  );
  if (missing.length > 0) {
    throw usageError(
      '--workspaces',
      `finds nothing in organization ${quote(organization)} for ${nameSome(missing.sort(), MOST_NAMED)}. Check the words, and that the team of this token sees the workspaces.`,
    );
  }
  const distinct = new Map(found.flat().map((workspace) => [workspace.id, workspace]));
  const listed = [...distinct.values()];
  const expected = numberOf(input, 'expect');
  if (expected !== undefined && expected !== listed.length) {
    const names = nameSome(
      listed.map(({ name }) => name),
      MOST_NAMED,
    );
    throw usageError(
      '--expect',
      `is ${expected}, and there ${listed.length === 1 ? 'is' : 'are'} ${workspaceCountWords(listed.length)}: ${names}. Nothing was changed.`,
    );
  }
  return listed;
}

async function workspacesOf(
  client: Client,
  organization: string,
  selector: ListedSelector,
): Promise<ListedWorkspace[]> {
  if (selector.kind === 'query') {
    const workspaces = await queryWorkspaces(client, organization, selector);
    return workspaces.map(({ id, attributes }) => ({ id, name: attributes.name }));
  }
  try {
    const { id, attributes } = await client.workspaces.showByName(organization, selector.name);
    return [{ id, name: attributes.name }];
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') return [];
    throw error;
  }
}

/** How one step of many ended. */
export interface StepOutcome {
  /** For people. Hostile until escaped. */
  result: string;
  /** Of this step alone. */
  exitCode: number;
}

/** What the service says to every further request as well. */
const ENDS_ALL: readonly unknown[] = ['network', 'timeout', 'tls', 'unauthorized', 'aborted'];

/**
 * Acts in one workspace after the other. A refusal is the result of its workspace, and the others have their turn. After what
 * would be refused everywhere, the rest is not tried: the call can be repeated.
 *
 * @returns in the order of the steps
 */
export async function actInEach<T>(
  steps: readonly T[],
  act: (step: T) => Promise<StepOutcome>,
): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  /** The outcome of every further step, once none can end well. */
  let untried: StepOutcome | undefined;
  for (const step of steps) {
    if (untried !== undefined) {
      outcomes.push(untried);
      continue;
    }
    try {
      outcomes.push(await act(step));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const exitCode = EXIT_CODE_OF[error.code];
      outcomes.push({ result: error.message, exitCode });
      if (ENDS_ALL.includes(error.code)) untried = { result: 'not tried', exitCode };
    }
  }
  return outcomes;
}

/** The exit code of a call with many steps: that of the first step that did not end well. */
export function exitCodeOfMany(outcomes: readonly StepOutcome[]): number {
  return outcomes.find(({ exitCode }) => exitCode !== EXIT.green)?.exitCode ?? EXIT.green;
}
