/** The commands that people gave by comments, as the gate's own comment stores and shows them. */
import { listOf } from '../model/parse.ts';
import { QUESTIONS, VERBS } from '../trust/command.ts';
import type { GivenCommand, SealedApproval, ProposedException } from '../trust/seals.ts';
import { codeSpan, fence, link, prose } from './escape-markdown.ts';
import { literal, type Markdown } from './markdown.ts';
import { joinNonEmpty, formatMinute } from './text.ts';

/** Commands that only get an answer. The next report leaves them out. */
const ONLY_ANSWERED: readonly GivenCommand['verb'][] = [...QUESTIONS, 'not-owner'];

/** How many commands are kept besides valid approvals: the newest ones. */
const MOST_OTHERS = 8;
/** The most UTF-16 units of all kept commands: eight with as many approvals as possible fit. */
const COMMANDS_BUDGET = 32_000;

/** The commands as lists of plain values, for the state at the end of the comment. */
export function encodeCommands(commands: readonly GivenCommand[]): unknown[] {
  return commands.map(({ verb, by, at, commit, reason, approvals }) => [
    verb === 'not-owner' ? verb : VERBS.indexOf(verb),
    by,
    at,
    commit,
    reason,
    approvals.map(({ workspaceId, marks, seal }) => [workspaceId, marks, seal]),
  ]);
}

/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
export function decodeCommands(value: unknown): GivenCommand[] {
  const commands = listOf(value).flatMap((encoded): GivenCommand[] => {
    const [word, by, at, commit, reason, approvals] = listOf(encoded);
    const verb = decodeVerb(word);
    if (verb === undefined || typeof by !== 'string' || typeof at !== 'string') return [];
    if (typeof commit !== 'string' || typeof reason !== 'string') return [];
    return [{ verb, by, at, commit, reason, approvals: listOf(approvals).flatMap(decodeApproval) }];
  });
  return limitCommands(commands);
}

function decodeVerb(word: unknown): GivenCommand['verb'] | undefined {
  if (word === 'not-owner') return word;
  return typeof word === 'number' ? VERBS[word] : undefined;
}

function decodeApproval(value: unknown): SealedApproval[] {
  const [workspaceId, marks, seal] = listOf(value);
  const isValid =
    typeof workspaceId === 'string' &&
    typeof marks === 'string' &&
    typeof seal === 'string' &&
    /^(?:[0-9a-f]{12}){1,300}$/.test(marks);
  return isValid ? [{ workspaceId, marks, seal }] : [];
}

/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
export function currentCommands(
  commands: readonly GivenCommand[],
  ...commits: readonly string[]
): GivenCommand[] {
  return limitCommands(
    commands.filter(
      ({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb),
    ),
  );
}

/**
 * Limits the list to what fits into the comment, in its order. An approval is dropped only for a later one that approves the
 * same resources, or if later approvals need its place, never for another command.
 */
function limitCommands(commands: readonly GivenCommand[]): GivenCommand[] {
  const newestFirst = commands.toReversed();
  const approvedLater = new Set<string>();
  const approving = newestFirst.filter((command) => {
    const marks = command.approvals.flatMap(({ workspaceId, marks }) =>
      Array.from(marks.matchAll(/.{12}/g), ([mark]) => `${command.commit} ${workspaceId} ${mark}`),
    );
    const approvesMore = marks.some((mark) => !approvedLater.has(mark));
    for (const mark of marks) approvedLater.add(mark);
    return approvesMore;
  });
  const others = newestFirst.filter((command) => !approving.includes(command));
  const kept = new Set<GivenCommand>();
  let left = COMMANDS_BUDGET;
  for (const command of [...approving, ...others.slice(0, MOST_OTHERS)]) {
    left -= JSON.stringify(encodeCommands([command])).length;
    if (left < 0) break;
    kept.add(command);
  }
  return commands.filter((command) => kept.has(command));
}

const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';

/** The commands as a list, between the lines by which `removeCommands` finds them. Empty if no command was given. */
export function renderCommands(commands: readonly GivenCommand[]): Markdown {
  if (commands.length === 0) return '';
  const lines = commands.map(({ verb, by, at, reason, proposal }) => {
    const why = reason === '' ? '' : literal`: ${prose(reason, 500)}`;
    const line = literal`- ${prose(by, 100)} ${COMMAND_WORDS[verb]}${why} (${formatMinute(at)})`;
    if (proposal === undefined) return line;
    const { text, file } = proposal;
    return literal`${line}. Nothing is excepted before this is on the default branch. ${exceptionInstruction(file)}:\n\n${fence(text)}`;
  });
  return literal`${BEGIN_COMMANDS}\n\n${joinNonEmpty('\n', ...lines)}\n\n${END_COMMANDS}`;
}

/** What to do with the text of a proposed exception, which stands below. */
function exceptionInstruction(file: ProposedException['file']): Markdown {
  if (file === undefined) {
    return literal`Add it to the list in the file that the workflow pins, and pin the new commit`;
  }
  const { path, isNew, link: url } = file;
  const name = link(codeSpan(path, 300), url, url === undefined ? [] : [url]);
  return isNew
    ? literal`Create ${name} on a new branch, with`
    : literal`Edit ${name} on a new branch, and add to its list`;
}

const COMMAND_WORDS = {
  help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate except POLICY [ADDRESS] WORKSPACE UNTIL REASON`, `/plangate rerun`, `/plangate again`',
  rerun: 'started the gate again',
  again: 'asked for new plans',
  override: 'override the failed policies',
  'allow-destroys': 'let the plan destroy what it destroys',
  except: 'asked for an exception',
  'not-owner': 'may not override what belongs to others',
} as const satisfies Record<GivenCommand['verb'], string>;

/** A comment without the lines that `renderCommands` wrote into it. */
export function removeCommands(body: string): string {
  const from = body.lastIndexOf(BEGIN_COMMANDS);
  const to = body.lastIndexOf(END_COMMANDS);
  return from < 0 || to < from ? body : body.slice(0, from) + body.slice(to + END_COMMANDS.length);
}
