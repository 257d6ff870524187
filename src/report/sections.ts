/**
 * One comment that any number of jobs write, and how none of them loses what another wrote.
 *
 * Each job owns a section: the text between two lines that name its id. The last line of the comment, the marker, holds what
 * later jobs need of each section: which job wrote it, for which commit, when it began, the numbers of its heading and the hash
 * of its text. The marker is matched exactly and by the author of the comment. It is a hint, and no verdict reads it.
 *
 * A job reads the comment, puts its section in place of its earlier one, and composes the whole anew: the heading from the
 * numbers of all sections of the newest commit, then the sections, the worst first, then what people did by commands, then the
 * marker. It writes nothing where the comment has a later report of the same job, or a report on a newer commit. After it has
 * written, it reads the comment again: where its section is not there, another job wrote at the same time, and it writes once
 * more. So in the end all sections are in the comment, whatever the order of writing.
 *
 * Sections of the commit before stay until their jobs report, and say that they wait; those of older commits go. Where all do
 * not fit, the largest texts of other jobs become links, and then their names go, those that passed first.
 *
 * A command adds one line and changes nothing else. What was done at the newest commit stays; answers, also those to refused
 * commands, stay until the next report.
 */
import { VERDICTS, worstVerdict } from '../model/verdict.ts';
import type { GivenCommand, ProposedException } from '../trust/seals.ts';
import {
  currentCommands,
  refusedCommands,
  encodeCommands,
  decodeMarker,
  encodeMarker,
  fromBase64Url,
  MOST_ASKED,
  MOST_ENDED,
  toBase64Url,
  type CommentState,
  type SectionState,
  type JobAttempt,
} from './marker.ts';
import {
  htmlCode,
  link,
  prose,
  asMarkdown,
  literal,
  type Markdown,
  codeSpan,
  fence,
} from './markdown.ts';
import { parseJson } from '../model/parse.ts';
import { nameSome } from '../model/quote.ts';
import { compareCodeUnits, joinNonEmpty, formatMinute } from './text.ts';
import {
  acceptedFieldsOf,
  verdictSentence,
  headlineIcon,
  type HeadlineCounts,
  countsTowards,
  type HeadlineCount,
  toHeadlineCounts,
} from './verdict-sentence.ts';
import { toMarkdown } from './sentence.ts';

interface SectionHead {
  /** The name of the section among the others; hostile until escaped. */
  title: string;
  /** Where everything can be read. */
  url?: string;
  state: SectionState;
}

/** What one job writes into the comment. */
export interface Section extends SectionHead {
  /** Without headings; at most `budget` UTF-16 units. */
  render(budget: number): Markdown;
  /** Fingerprints of the findings about which this job asked people. */
  asked?: readonly string[];
  /** The key of the comment that it belongs to. */
  key: string;
  /** Seconds since 1970, when it is published: what says that it began later is not believed. Left out: not known. */
  now?: number;
  /** The only origins that links in that comment may lead to. */
  origins: readonly string[];
}

/** In UTF-16 units; GitHub's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;

/** A comment with a smaller budget has no seals of runs. */
const LEAST_WITH_SEALS = 30_000;

/** A section as it is in the comment. */
interface SectionPart extends SectionHead {
  /** Empty if it was left out for length. */
  text: Markdown;
}

/**
 * The comment with `section` in place of this job's earlier one, and the sections of other jobs.
 *
 * @param existing the body of the gate's comment; any other text counts as no comment
 * @param budget in UTF-16 units
 * @returns `existing` itself if it holds this report already, or a newer one
 */
export function mergeSections(
  existing: string | undefined,
  section: Section,
  budget: number = COMMENT_BUDGET,
): Markdown {
  const { key } = section;
  const body = existing ?? '';
  const comment = readComment(body, section);
  if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
    return asMarkdown(body);
  const newestSha = newestAttempt([...(comment?.sections ?? []), section.state]).headSha;
  const previousSha = previousCommit(comment, newestSha);
  const existingParts = comment ? readParts(body, comment) : [];
  const otherParts = existingParts.filter(
    ({ state: { id, headSha } }) =>
      id !== section.state.id && (headSha === newestSha || headSha === previousSha),
  );
  const stateLimit = Math.min(4_096, Math.floor(budget / 8));
  const commands = currentCommands(comment?.commands ?? [], newestSha);
  const askedFindings = [...new Set([...(comment?.asked ?? []), ...(section.asked ?? [])])];
  return fitParts(otherParts, section, budget, (parts) => {
    const keepsSeals = budget >= LEAST_WITH_SEALS;
    const sections = parts.map(({ state }) => (keepsSeals ? state : { ...state, seals: {} }));
    const state = {
      key,
      sections,
      previousSha,
      commands,
      ended: comment?.ended,
      asked: askedFindings.slice(-MOST_ASKED),
    };
    return joinNonEmpty(
      '\n\n',
      commentHeading(sections),
      ...renderSections(parts, newestSha, section.origins),
      renderCommands(commands),
      encodeMarker(state, stateLimit),
    );
  });
}

/**
 * Adds one command to a comment of ours and changes nothing else: the workflow for commands does not know the texts that the
 * gate's workflow writes around its sections. A comment with another key is returned as it was.
 */
export function addCommand(body: string, command: GivenCommand, key: string): Markdown {
  const comment = decodeMarker(body, key);
  if (comment === undefined || holdsCommand(body, command, key)) return asMarkdown(body);
  const { commands: earlier = [] } = comment;
  // The command may be for a commit before the newest one, whose commands are kept all the same.
  const newestShas = comment.sections.length > 0 ? [newestAttempt(comment.sections).headSha] : [];
  const kept = currentCommands([...earlier, command], command.commit, ...newestShas);
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

/** Whether `body` holds exactly this report of this section. After writing, it shows that no other job wrote over it. */
export function holdsSection(body: string, { state, key }: Section): boolean {
  const section = decodeMarker(body, key)?.sections.find(({ id }) => id === state.id);
  const { digest, runId, attempt } = state;
  return section?.digest === digest && section.runId === runId && section.attempt === attempt;
}

/**
 * Whether a comment of ours says that the gate is open: every job of its newest commit is green, and none of the
 * commit before has still to report. A comment that cannot be read does not say so.
 */
export function saysGateIsOpen(body: string): boolean {
  const sections = decodeMarker(body)?.sections ?? [];
  if (sections.length === 0) return false;
  const { headSha } = newestAttempt(sections);
  return sections.every((section) => section.headSha === headSha && section.counts.green);
}

/**
 * The comment as its marker has it. Everybody who may write in the comment can write any number and time there: a report
 * that says that it began in the future is older than all others, so that no such text keeps later reports away.
 */
export function readComment(
  body: string,
  { key, now = Number.POSITIVE_INFINITY }: Pick<Section, 'key' | 'now'>,
): CommentState | undefined {
  const comment = decodeMarker(body, key);
  if (comment === undefined) return undefined;
  return { ...comment, sections: comment.sections.map((section) => notInFuture(section, now)) };
}

/** A report that says that it began in the future is older than all others. @param now seconds since 1970 */
export function notInFuture<T extends JobAttempt>(report: T, now: number): T {
  return report.startedAt > now + SKEW_S ? { ...report, startedAt: 0 } : report;
}

/** How far the clocks of two machines may differ. */
const SKEW_S = 60;

/** Whether the comment has a later report of the same job, or a report on a newer commit: then nothing is written. */
export function isSuperseded(report: SectionState, comment: CommentState): boolean {
  return comment.sections.some((section) => {
    if (section.id === report.id && isLater(section, report)) return true;
    return section.headSha !== report.headSha && isNewer(section, report);
  });
}

/** The commit before the newest one. Its sections stay, marked as waiting; those of older commits are left out. */
function previousCommit(comment: CommentState | undefined, newestSha: string): string | undefined {
  const ofOtherCommits = comment?.sections.filter(({ headSha }) => headSha !== newestSha) ?? [];
  return ofOtherCommits.length === 0 ? comment?.previousSha : newestAttempt(ofOtherCommits).headSha;
}

/**
 * Composes the comment of as many parts as fit. Sections keep their text while all fit. Else the largest texts of other jobs
 * are replaced by a link to the job, one after the other, until this job has its share: only its own section can be rendered
 * smaller. With hundreds of jobs even their names are left out, those that passed first: the headline still counts them.
 *
 * @param compose makes the comment of these parts
 */
function fitParts(
  others: readonly SectionPart[],
  section: Section,
  budget: number,
  compose: (parts: readonly SectionPart[]) => Markdown,
): Markdown {
  const { state, title, url } = section;
  const share = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
  const largestFirst = others
    .filter(({ text }) => text !== '')
    .sort((one, other) => other.text.length - one.text.length);
  const isGreen = (part: SectionPart): number => Number(part.state.counts.green);
  const greenFirst = [...others].sort((one, other) => isGreen(other) - isGreen(one));
  /** Without the first `omissions` of: the texts, the largest first; then the names, green ones first. */
  const partsWithout = (omissions: number, text: Markdown): SectionPart[] => {
    const withoutText = new Set(largestFirst.slice(0, omissions));
    const withoutName = new Set(greenFirst.slice(0, Math.max(0, omissions - largestFirst.length)));
    const kept = others.map((part): SectionPart => {
      if (withoutName.has(part)) return { ...part, title: '', text: '' };
      return withoutText.has(part) ? { ...part, text: '' } : part;
    });
    return [...kept, { state, title, text, url }].sort(compareParts);
  };
  const leftFor = (omissions: number): number =>
    budget - compose(partsWithout(omissions, '')).length;
  // A binary search for the least number of omissions with which this job has its share.
  let least = 0;
  let most = largestFirst.length + greenFirst.length;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (leftFor(middle) >= share) most = middle;
    else least = middle + 1;
  }
  const left = leftFor(least);
  return compose(partsWithout(least, left > 0 ? section.render(left) : ''));
}

/** The worst first, then by name, so that every job writes the same order. */
function compareParts(one: SectionPart, other: SectionPart): number {
  const badness = ({ state }: SectionPart): number => VERDICTS.indexOf(state.counts.verdict);
  return (
    badness(other) - badness(one) ||
    compareCodeUnits(one.title, other.title) ||
    compareCodeUnits(one.state.id, other.state.id)
  );
}

// The lines around the text of a section: the first has its id, and its title and address in base64url.
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';

/** The sections that the marker names, with their texts. The text is empty if its lines are not there. */
function readParts(body: string, comment: CommentState): SectionPart[] {
  const lines = body.split('\n');
  const begins = new Map<string, { index: number; heading: string }>();
  for (const [index, line] of lines.entries()) {
    const [, id, heading = ''] = BEGIN.exec(line) ?? [];
    if (id !== undefined) begins.set(id, { index, heading });
  }
  return comment.sections.map((state) => {
    const begin = begins.get(state.id);
    const end = begin === undefined ? -1 : lines.indexOf(END, begin.index);
    if (begin === undefined || end < 0) return { state, title: '', text: '' };
    const text = lines.slice(begin.index + 1, end).join('\n');
    return { state, text: asMarkdown(text.trim()), ...readHeading(begin.heading) };
  });
}

/** @param encoded JSON in base64url, as `withSectionMarkers` writes it */
function readHeading(encoded: string): { title: string; url?: string } {
  const parsed = parseJson(fromBase64Url(encoded));
  const [title, url]: unknown[] = Array.isArray(parsed) ? parsed : [];
  if (typeof title !== 'string') return { title: '' };
  return { title, url: typeof url === 'string' ? url : undefined };
}

/** A single section has no heading of its own. */
function renderSections(
  parts: readonly SectionPart[],
  newestSha: string,
  origins: readonly string[],
): Markdown[] {
  const [only] = parts.length === 1 ? parts : [];
  if (only) return [withSectionMarkers(only, only.text)];
  const named = parts.filter(({ title }) => title !== '');
  return named.map((part) =>
    part.state.headSha === newestSha ? renderCurrent(part, origins) : renderWaiting(part),
  );
}

function withSectionMarkers(part: SectionPart, text: Markdown): Markdown {
  const { state, title, url } = part;
  const encoded = toBase64Url(JSON.stringify(url === undefined ? [title] : [title, url]));
  const begin = asMarkdown(`<!-- plangate:section ${state.id} ${encoded} -->`);
  return literal`${begin}\n\n${text}\n\n${END}`;
}

/** A section about the commit before: its job has still to report. */
function renderWaiting(part: SectionPart): Markdown {
  const { counts, headSha } = part.state;
  const earlier = toMarkdown(verdictSentence(counts, asMarkdown(` at ${headSha.slice(0, 7)}`)));
  return literal`#### ⏳ ${prose(part.title)}: waiting for a result (${earlier})\n\n${withSectionMarkers(part, '')}`;
}

/** A section about the newest commit. */
function renderCurrent(part: SectionPart, origins: readonly string[]): Markdown {
  const { counts } = part.state;
  const icon = headlineIcon(counts);
  const words = toMarkdown(verdictSentence(counts));
  if (counts.green && part.text !== '')
    return literal`<details><summary>${icon} ${htmlCode(part.title)}: ${words}</summary>\n${withSectionMarkers(part, part.text)}\n</details>`;
  const text = part.text || literal`Details: ${link('the job', part.url, origins)}.`;
  return literal`#### ${icon} ${prose(part.title)}: ${words}\n\n${withSectionMarkers(part, text)}`;
}

/** @param sections one at least */
function commentHeading(sections: readonly SectionState[]): Markdown {
  const { headSha } = newestAttempt(sections);
  const current = sections.filter((section) => section.headSha === headSha);
  const counts = addUp(current.map((section) => section.counts));
  const waiting = sections.length - current.length;
  const icon = counts.green && waiting > 0 ? '⏳' : headlineIcon(counts);
  const sha = headSha.slice(0, 7);
  const atCommit = sha === '' ? '' : literal` at ${codeSpan(sha, 7)}`;
  const waitingWords =
    waiting > 0 ? literal` · waiting for ${waiting} of ${sections.length} jobs` : '';
  return literal`### ${icon} Policy gate: ${toMarkdown(verdictSentence(counts, atCommit))}${waitingWords}`;
}

/** The counts of the whole comment, from those of its jobs. */
function addUp(ofJobs: readonly HeadlineCounts[]): HeadlineCounts {
  const verdict = worstVerdict(ofJobs.map((counts) => counts.verdict));
  const green = ofJobs.every((counts) => counts.green);
  const atFault = ofJobs.filter((counts) => countsTowards(counts.verdict, verdict));
  // Two jobs may count the same policy, so that numbers of different policies cannot be added up.
  const onlyAtFault = atFault.length === 1 ? atFault : [];
  const haveOneJobWithResults = ofJobs.filter(({ results }) => results > 0).length === 1;
  /** The jobs whose numbers are added up, for counts that are not the sum over all jobs. */
  const addends: Partial<Record<HeadlineCount, readonly HeadlineCounts[]>> = {
    affected: atFault,
    policiesAtFault: onlyAtFault,
    policiesToFix: onlyAtFault,
    runTasksAtFault: onlyAtFault,
    guardsAtFault: onlyAtFault,
    policies: haveOneJobWithResults ? ofJobs : [],
  };
  const approvedBy = [...new Set(ofJobs.flatMap((counts) => counts.approvedBy))];
  const acceptedFields = acceptedFieldsOf(ofJobs.map((counts) => counts.acceptedFields));
  // Of several jobs, the first that has the verdict of all says why.
  const cause = atFault.find((counts) => counts.cause !== '')?.cause ?? '';
  return toHeadlineCounts(verdict, green, { approvedBy, acceptedFields, cause }, (name) =>
    (addends[name] ?? ofJobs).reduce((sum, counts) => sum + counts[name], 0),
  );
}

/** Where the commands of people begin and end in the comment. */
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';

/** The commands as a list, between the lines by which `removeCommands` finds them. Empty if no command was given. */
function renderCommands(commands: readonly GivenCommand[]): Markdown {
  if (commands.length === 0) return '';
  const lines = commands.map(({ verb, by, at, reason, proposal, approved = [] }) => {
    const why = reason === '' ? '' : literal`: ${prose(reason, 500)}`;
    const what =
      approved.length === 0 ? '' : literal`, approved in ${prose(nameSome(approved, 10), 2_000)}`;
    const line = literal`- ${prose(by, 100)} ${COMMAND_WORDS[verb]}${why} (${formatMinute(at)})${what}`;
    if (proposal === undefined) return line;
    const { text, file } = proposal;
    return literal`${line}. Nothing is excepted before this is on the default branch. ${exceptionInstruction(file)}:\n\n${fence(text)}`;
  });
  return literal`${BEGIN_COMMANDS}\n\n${joinNonEmpty('\n', ...lines)}\n\n${END_COMMANDS}`;
}

/** What to do with the text of a proposed exception, which follows. */
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
  help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate approve COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate except POLICY [ADDRESS] WORKSPACE UNTIL REASON`, `/plangate rerun`, `/plangate again`',
  rerun: 'started the gate again',
  again: 'asked for new plans',
  override: 'overrode the failed policies',
  approve: 'approved failures of own policies',
  'allow-destroys': 'let the plan destroy what it destroys',
  except: 'asked for an exception',
  'not-owner': 'may not override what belongs to others: the log of the job says of whom',
  refused: 'gave a command that was refused: the log of its job says why',
  unclear: 'wrote a command that cannot be followed: `/plangate help` lists them',
} as const satisfies Record<GivenCommand['verb'], string>;

/** A comment without the lines that `renderCommands` wrote into it. */
function removeCommands(body: string): string {
  const from = body.lastIndexOf(BEGIN_COMMANDS);
  const to = body.lastIndexOf(END_COMMANDS);
  return from < 0 || to < from ? body : body.slice(0, from) + body.slice(to + END_COMMANDS.length);
}

/**
 * Whether the first report is the newer one. Attempts of one run are compared by their number, runs for two commits by
 * theirs, and all others by their start. A job that began earlier is never the newer one, whatever its numbers say: anybody
 * who may write in the comment can make them up, and then keeps no report away but those of jobs that are running.
 */
function isNewer(one: JobAttempt, other: JobAttempt): boolean {
  if (one.startedAt < other.startedAt) return false;
  // A run id of 0 is not known.
  if (one.runId === other.runId && one.runId !== 0) return one.attempt > other.attempt;
  if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
    return one.runId > other.runId;
  return one.startedAt > other.startedAt;
}

/**
 * Of two reports of the same job, whether the first is the later one. Some hosts count no attempts: a job that is started
 * again there differs by its start alone.
 */
export function isLater(one: JobAttempt, other: JobAttempt): boolean {
  const isSameAttempt = one.runId === other.runId && one.attempt === other.attempt;
  return isSameAttempt ? one.startedAt > other.startedAt : isNewer(one, other);
}

/** @param attempts one at least */
function newestAttempt<T extends JobAttempt>(attempts: readonly T[]): T {
  return attempts.reduce((newest, attempt) => (isNewer(attempt, newest) ? attempt : newest));
}
