/**
 * The comment of a gate: the report of one job, below it what people did by commands, and in the last line the marker, which
 * says whose report it is. The marker is matched exactly and by the author of the comment. It is a hint, and no verdict reads it.
 *
 * A job writes its report in place of its earlier one, and of every report on an older commit. It writes nothing where the comment
 * has a later report of the same job, one on a newer commit, or one of another job on the same commit: a gate has one comment.
 *
 * A command adds one line and changes nothing else. What was done at the newest commit stays; answers, also those to refused
 * commands, stay until the next report.
 */
import type { GivenCommand } from '../model/comment-commands.ts';
import {
  currentCommands,
  refusedCommands,
  encodeCommands,
  decodeMarker,
  encodeMarker,
  MOST_ASKED,
  MOST_ENDED,
  newestTime,
  type CommentState,
  type ReportState,
} from './marker.ts';
import { prose } from './markdown.ts';
import { asMarkdown, literal, type Markdown } from '../model/sentence.ts';
import { joinNonEmpty, formatMinute } from './text.ts';

/** What one job writes into the comment of its gate. */
export interface OwnReport {
  state: ReportState;
  /** The report with its heading; at most `budget` UTF-16 units, if the heading fits. */
  render(budget: number): Markdown;
  /** Fingerprints of the findings about which this job asked people. */
  asked?: readonly string[];
  /** The texts that people approve by lines of this report, and those that they have approved. */
  approvable?: readonly string[];
  /** The record of what the plans show, where one is kept. */
  shown?: string | undefined;
  /** As in `CommentState`, by what this job saw. */
  againAt?: string | undefined;
  /** The key of the comment that it belongs to, as in `CommentState`. */
  key: string;
  /** Seconds since 1970, when it is published: what says that it began later is not believed. Left out: not known. */
  now?: number | undefined;
}

/** In UTF-16 units; GitHub's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;

/** A comment with a smaller budget has no seals of runs, no texts that people approve, and no record of what the plans show. */
const LEAST_WITH_SEALS = 30_000;
/** Of a comment in which fewer UTF-16 units would be left for the report, the record of what the plans show is left out. */
const LEAST_FOR_REPORT = 12_000;

/**
 * The comment with this report.
 *
 * @param existing the body of the gate's comment, whose commands are kept; any other text counts as no comment
 * @param budget in UTF-16 units
 * @returns `existing` itself if it has this report already
 */
export function composeComment(
  existing: string | undefined,
  report: OwnReport,
  budget: number = COMMENT_BUDGET,
): Markdown {
  const { key, state, asked = [], approvable = [], shown, againAt } = report;
  const body = existing ?? '';
  if (holdsReport(body, report)) return asMarkdown(body);
  const kept = decodeMarker(body, key);
  const commands = currentCommands(kept?.commands ?? [], state.headSha);
  const isOfHead = kept?.report?.headSha === state.headSha;
  const earlier = isOfHead ? (kept?.approvable ?? []) : [];
  const takesTexts = budget >= LEAST_WITH_SEALS;
  const belowWith = (record: string | undefined): Markdown => {
    const marker = encodeMarker(
      {
        key,
        report: takesTexts ? state : { ...state, seals: {} },
        commands,
        ended: kept?.ended,
        asked: [...new Set([...(kept?.asked ?? []), ...asked])].slice(-MOST_ASKED),
        approvable: takesTexts ? [...new Set([...approvable, ...earlier])] : [],
        shown: record,
        againAt: newestTime([kept?.againAt, againAt]),
      },
      Math.min(4_096, Math.floor(budget / 8)),
    );
    return joinNonEmpty('\n\n', renderCommands(commands), marker);
  };
  const withRecord = takesTexts && shown !== undefined ? belowWith(shown) : undefined;
  const isRoom = withRecord !== undefined && withRecord.length <= budget - LEAST_FOR_REPORT;
  const below = isRoom ? withRecord : belowWith(undefined);
  return joinNonEmpty('\n\n', report.render(budget - below.length - 2), below);
}

/**
 * Adds one command to a comment of ours and changes nothing else. A comment with another key is returned as it was.
 */
export function addCommand(body: string, command: GivenCommand, key: string): Markdown {
  const comment = decodeMarker(body, key);
  if (comment === undefined || holdsCommand(body, command, key)) return asMarkdown(body);
  const { commands: earlier = [], report } = comment;
  // The command may be for a commit before the one of the report, whose commands are kept all the same.
  const reported = report === undefined ? [] : [report.headSha];
  const kept = currentCommands([...earlier, command], command.commit, ...reported);
  const refused = refusedCommands([...earlier, command]);
  const isAmong = kept.includes(command) || refused.includes(command);
  const commands = [...kept, ...refused, ...(isAmong ? [] : [command])];
  // The marker is the last line.
  const text = removeCommands(body).trimEnd();
  const above = asMarkdown(text.slice(0, text.lastIndexOf('\n')).trimEnd());
  return joinNonEmpty(
    '\n\n',
    above,
    renderCommands(commands),
    encodeMarker({ ...comment, commands, ended: addEnded(comment, command) }),
  );
}

function addEnded({ ended = [] }: CommentState, command: GivenCommand): string[] {
  return [...new Set([...ended, ...(command.ended ?? [])])].slice(-MOST_ENDED);
}

/** Whether `body` is a comment with this key that stores this very command. */
export function holdsCommand(body: string, command: GivenCommand, key: string): boolean {
  const { commands: stored = [], ended = [] } = decodeMarker(body, key) ?? {};
  const encode = (given: GivenCommand) => JSON.stringify(encodeCommands([given]));
  const holdsEnded = (command.ended ?? []).every((id) => ended.includes(id));
  return holdsEnded && stored.some((given) => encode(given) === encode(command));
}

/** Whether `body` holds exactly this report. After writing, it shows that no other job wrote over it. */
export function holdsReport(body: string, { state, key }: OwnReport): boolean {
  const there = decodeMarker(body, key)?.report;
  const names = ['owner', 'digest', 'runId', 'attempt'] as const;
  return there !== undefined && names.every((name) => there[name] === state[name]);
}

/** Whether a comment of ours says that the gate is open. A comment that cannot be read does not say so. */
export function saysGateIsOpen(body: string): boolean {
  return decodeMarker(body)?.report?.green === true;
}

/**
 * Whose report `body` holds, if it has to stay: that of a later `run`, or that of another `job` on the same commit. Everybody who
 * may write in the comment can write any number and time there: a report that says that it began in the future keeps none away.
 */
export function reportToKeep(
  body: string,
  { state, key, now = Number.POSITIVE_INFINITY }: OwnReport,
): 'run' | 'job' | undefined {
  const there = decodeMarker(body, key)?.report;
  if (there === undefined || there.startedAt > now + SKEW_S) return undefined;
  if (there.owner !== state.owner && there.headSha === state.headSha) return 'job';
  return isLater(there, state) ? 'run' : undefined;
}

/** How far the clocks of two machines may differ. */
const SKEW_S = 60;

/**
 * Whether the first report is the later one. Attempts of one run are compared by their number, runs for two commits by theirs, and
 * all others by their start, as on hosts that count no attempts. A job that began earlier is never the later one, whatever its
 * numbers say: anybody who may write in the comment can make them up, and then keeps no report away but those of jobs that are
 * running.
 */
function isLater(one: ReportState, other: ReportState): boolean {
  if (one.startedAt < other.startedAt) return false;
  // A run id of 0 is not known.
  const areKnown = one.runId !== 0 && other.runId !== 0;
  if (areKnown && one.runId !== other.runId && one.headSha !== other.headSha)
    return one.runId > other.runId;
  if (areKnown && one.runId === other.runId && one.attempt !== other.attempt)
    return one.attempt > other.attempt;
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt;
  // Of two that began in the same second either may stay, but both jobs have to choose the same one.
  if (one.runId !== other.runId) return one.runId > other.runId;
  return one.digest > other.digest;
}

/** Where the commands of people begin and end in the comment. */
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';

/** The commands as a list, between the lines by which `removeCommands` finds them. Empty if no command was given. */
function renderCommands(commands: readonly GivenCommand[]): Markdown {
  if (commands.length === 0) return '';
  const lines = commands.map(({ verb, by, at, reason }) => {
    const why = reason === '' ? '' : literal`: ${prose(reason, 500)}`;
    return literal`- ${prose(by, 100)} ${COMMAND_WORDS[verb]}${why} (${formatMinute(at)})`;
  });
  return literal`${BEGIN_COMMANDS}\n\n${joinNonEmpty('\n', ...lines)}\n\n${END_COMMANDS}`;
}

const COMMAND_WORDS = {
  help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate rerun`, `/plangate again`',
  rerun: 'started the gate again',
  again: 'asked for new plans',
  override: 'overrode the failed policies',
  'not-owner': 'may not override what belongs to others: the log of the job says of whom',
  refused: 'gave a command that was refused: the log of its job says why',
  unclear: 'wrote a command that cannot be followed',
} as const satisfies Record<GivenCommand['verb'], string>;

/** A comment without the lines that `renderCommands` wrote into it. */
function removeCommands(body: string): string {
  const from = body.lastIndexOf(BEGIN_COMMANDS);
  const to = body.lastIndexOf(END_COMMANDS);
  return from < 0 || to < from ? body : body.slice(0, from) + body.slice(to + END_COMMANDS.length);
}
