/**
 * The last line of a comment: which job it belongs to, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Three things in it are more,
 * and are proved elsewhere: signed approvals, seals of runs, and which runs a command ended.
 */
import { asMarkdown, clip, type Markdown } from './markdown.ts';
import { isRecord, listOf, parseJson } from '../model/parse.ts';
import { OTHER_GROUPS } from '../model/other-groups.ts';
import { VERDICTS } from '../model/verdict.ts';
import { MARK_LETTERS, marksIn, MOST_APPROVED } from '../model/approval-marks.ts';
import type { GivenCommand, CommandRefusal, SealedApproval } from '../trust/seals.ts';
import { QUESTIONS, VERBS } from '../model/comment-commands.ts';
import {
  HEADLINE_COUNTS,
  type HeadlineCounts,
  type HeadlineCount,
  toHeadlineCounts,
} from './verdict-sentence.ts';
import { hash } from './text.ts';

/** Which attempt of a job reported, on which commit and when. */
export interface JobAttempt {
  /** Grows with every run of the CI host; 0 if it is not known. */
  runId: number;
  /** From 1; 0 if it is not known. */
  attempt: number;
  headSha: string;
  /** Seconds since 1970. */
  startedAt: number;
}

export interface SectionState extends JobAttempt {
  /** 12 hex digits. */
  id: string;
  /** 12 hex digits: the hash of the section as it is where nothing is left out for length. */
  digest: string;
  counts: HeadlineCounts;
  /** Of causes, the most severe first. The marker keeps 200 at most. */
  fingerprints: string[];
  /** In which workspaces each of these was, as `encodePlaces` wrote it; left out where there is no room for it. */
  places?: string[] | undefined;
  /** Fingerprints of every resource; left out where there is no room for all of them. */
  resources?: string[];
  /** Last duration in ms by workspace. */
  durations: Record<string, number>;
  /** Id of the run by workspace, of those that needed an override or had one. */
  runs: Record<string, string>;
  /** Seals of these runs that their messages do not have, by workspace; as many as there is room for, in the order of `runs`. */
  seals?: Record<string, string[]> | undefined;
}

export interface CommentState {
  key: string;
  /** The commit before the one that the newest section is about. */
  previousSha?: string;
  sections: SectionState[];
  /** What people did by comments at the newest commit. */
  commands?: GivenCommand[];
  /** Ids of runs that no later job takes over, where the service took no comment on them. Newest last. */
  ended?: string[] | undefined;
  /** Fingerprints of the findings about which people were asked, newest last. */
  asked?: string[] | undefined;
}

const MOST_FINGERPRINTS = 200;
/** UTF-16 units of the first cause. */
const LONGEST_CAUSE = 160;
export const MOST_ASKED = 100;
/** Older ones are older than a day, which ends the use of a run as well. */
export const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the sections is kept even if it exceeds them. */
const STATE_LIMIT = 4_096;

/** How the marker of a comment with this key begins. */
export function markerStart(key: string): string {
  return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}

/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs and what was asked: these are always kept
 */
export function encodeMarker(state: CommentState, limit = STATE_LIMIT): Markdown {
  let hints = MOST_FINGERPRINTS;
  let encoded = encodeState(state, hints);
  const alwaysKept = [
    encodeCommands(state.commands ?? []),
    state.sections.map(({ seals }) => seals),
    state.ended,
    state.asked,
  ];
  // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
  const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
  while (encoded.length > mostUnits && hints > 0) {
    hints = Math.floor(hints * 0.75);
    encoded = encodeState(state, hints);
  }
  return asMarkdown(`${markerStart(state.key)}s=${encoded} -->`);
}

/**
 * The state in the last line that is not empty, or else in the first. Undefined if neither is a marker that can be read.
 *
 * @param key of the marker; left out: any
 */
export function decodeMarker(body: string, key?: string): CommentState | undefined {
  const text = body.trim();
  const last = text.slice(text.lastIndexOf('\n') + 1);
  // If another program has added text to the end of our comment, the marker may be its first line.
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}

function decodeMarkerLine(text: string, key: string | undefined): CommentState | undefined {
  const line = text.trim();
  const match =
    /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
  if (!match) return undefined;
  const keyInMarker = fromBase64Url(match[1] ?? '');
  if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1])) return undefined;
  return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}

/**
 * The state as JSON in base64url. Names have one letter, and sections are lists, because the marker takes room from the
 * comment.
 *
 * @param hints how many fingerprints are kept in all sections together, and how many durations and runs, but at most 100
 */
function encodeState(state: CommentState, hints: number): string {
  const sectionCount = Math.max(1, state.sections.length);
  const mostFingerprints = Math.floor(hints / sectionCount);
  const mostEntries = Math.floor(Math.min(hints, 100) / sectionCount);
  const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
  const sections = state.sections.map((section) =>
    encodeSection(section, {
      shas,
      mostFingerprints,
      mostEntries,
      keepsPlaces: hints === MOST_FINGERPRINTS,
    }),
  );
  const { previousSha, commands = [], ended = [], asked = [] } = state;
  const encoded = {
    p: previousSha,
    h: shas,
    s: sections,
    a: commands.length > 0 ? encodeCommands(commands) : undefined,
    e: ended.length > 0 ? ended : undefined,
    n: asked.join('') || undefined,
  };
  return toBase64Url(JSON.stringify(encoded));
}

/** As many seals of a section as the comment takes, in the order of its runs. */
function keptSeals({ seals = {}, runs }: SectionState): Record<string, string[]> {
  const entries = Object.keys(runs).flatMap((name) => {
    const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
    return ofRun === undefined ? [] : [[name, ofRun] as const];
  });
  return Object.fromEntries(entries.slice(0, MOST_SEALS));
}

function decodeState(key: string, json: string): CommentState | undefined {
  const parsed = parseJson(json);
  if (!isRecord(parsed)) return undefined;
  const { p: previousSha, h: shas, s: encoded, a: acts, e: ended, n: asked } = parsed;
  if (!Array.isArray(encoded) || !Array.isArray(shas)) return undefined;
  const sections = encoded.map((each: unknown) => decodeSection(each, shas));
  if (!sections.every((section) => section !== undefined)) return undefined;
  const previous = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
  const commands = decodeCommands(acts);
  return {
    key,
    sections,
    previousSha: previous,
    commands: commands.length > 0 ? commands : undefined,
    ended: Array.isArray(ended)
      ? ended.filter((id): id is string => isLike(id, RUN_ID)).slice(-MOST_ENDED)
      : undefined,
    asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
  };
}

/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS: readonly string[] = ['not-owner', 'refused', 'unclear'] satisfies CommandRefusal[];
const ONLY_ANSWERED: readonly string[] = [...QUESTIONS, ...REFUSALS];

/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;

function isRefusal(verb: unknown): verb is CommandRefusal {
  return typeof verb === 'string' && REFUSALS.includes(verb);
}

/** How many commands are kept besides valid approvals: the newest ones. */
const MOST_OTHERS = 8;
/** The most UTF-16 units of all kept commands: four with as many approvals as possible fit. */
const COMMANDS_BUDGET = 32_000;

/** The commands as lists of plain values, for the state at the end of the comment. */
export function encodeCommands(commands: readonly GivenCommand[]): unknown[] {
  return commands.map(({ verb, by, at, commit, reason, approvals }) => [
    isRefusal(verb) ? verb : VERBS.indexOf(verb),
    by,
    at,
    commit,
    reason,
    approvals.map(({ workspaceId, marks, signature, appPushed }) => [
      workspaceId,
      marks,
      signature,
      Number(appPushed),
    ]),
  ]);
}

/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value: unknown): GivenCommand[] {
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
  if (isRefusal(word)) return word;
  return typeof word === 'number' ? VERBS[word] : undefined;
}

function decodeApproval(value: unknown): SealedApproval[] {
  const [workspaceId, marks, signature, appPushed] = listOf(value);
  const isValid =
    typeof workspaceId === 'string' &&
    typeof marks === 'string' &&
    typeof signature === 'string' &&
    marks.length % MARK_LETTERS === 0 &&
    marks.length <= MOST_APPROVED * MARK_LETTERS &&
    /^[A-Za-z0-9_-]+$/.test(marks);
  return isValid ? [{ workspaceId, marks, signature, appPushed: appPushed === 1 }] : [];
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
 * Limits the list to what fits into the comment, in its order. An approval is dropped only for a later one by which the same
 * person approves the same, or if later approvals need its place, never for another command.
 */
function limitCommands(commands: readonly GivenCommand[]): GivenCommand[] {
  // What was refused takes the place of no other command.
  const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
  const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
  const approvedLater = new Set<string>();
  const approving = newestFirst.filter((command) => {
    // Each person counts.
    const who = `${command.commit} ${command.by.toLowerCase()}`;
    const marks = command.approvals.flatMap((approval) =>
      marksIn(approval).map((mark) => `${who} ${approval.workspaceId} ${mark}`),
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
  return commands.filter((command) => kept.has(command) || refused.has(command));
}

/** The answers to refused commands that a comment shows until its next report. */
export function refusedCommands(commands: readonly GivenCommand[]): GivenCommand[] {
  return commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED);
}

/** The counts in the order of their names. From `excepted` on, zeros at the end are left out, because most gates have only those. */
function encodeCounts(counts: HeadlineCounts): number[] {
  const numbers = HEADLINE_COUNTS.map((name) => counts[name]);
  return numbers.slice(
    0,
    Math.max(LEAST_COUNTS, numbers.findLastIndex((number) => number > 0) + 1),
  );
}

const LEAST_COUNTS = HEADLINE_COUNTS.indexOf('excepted');

/**
 * A section as a list. `decodeSection` reads its members in the same order.
 *
 * @param limits.shas the commits of the comment, which a section names by their position
 */
function encodeSection(
  section: SectionState,
  limits: { shas: string[]; mostFingerprints: number; mostEntries: number; keepsPlaces: boolean },
): unknown[] {
  const { shas, mostFingerprints, mostEntries } = limits;
  const firstEntries = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).slice(0, mostEntries));
  // A run with a seal is kept: nothing else says where the seal belongs.
  const sealed = Object.keys(keptSeals(section)).map((name) => [name, section.runs[name] ?? '']);
  const runs = { ...firstEntries(section.runs), ...Object.fromEntries(sealed) };
  const parts = [
    section.id,
    section.runId,
    section.attempt,
    shas.indexOf(section.headSha),
    section.startedAt,
    section.digest,
    VERDICTS.indexOf(section.counts.verdict),
    section.counts.green ? 1 : 0,
    encodeCounts(section.counts),
    section.fingerprints.slice(0, mostFingerprints).join(''),
    firstEntries(section.durations),
  ];
  const { fingerprints, resources = [] } = section;
  const fitsAll = fingerprints.length + resources.length <= mostFingerprints;
  const resourceFingerprints = (fitsAll && resources.join('')) || 0;
  const approvers = section.counts.approvedBy.slice(0, 4);
  const cause = clip(section.counts.cause, LONGEST_CAUSE);
  const keepsPlaces = limits.keepsPlaces && fingerprints.length <= mostFingerprints;
  const places = (keepsPlaces && section.places) || [];
  const { acceptedFields } = section.counts;
  const named = [approvers, keptSeals(section), cause, places, acceptedFields];
  const others = [runs, resourceFingerprints, ...named];
  // Members at the end that are empty are left out.
  const last = others.findLastIndex((part) => Object.keys(part).length > 0);
  return [...parts, ...others.slice(0, last + 1)];
}

/**
 * The members in the order of `encodeSection`. What identifies a section and counts in it must be valid, or the marker counts as
 * unreadable; hints that are invalid are left out.
 *
 * @param shas the commits of the comment, which a section names by their position
 */
function decodeSection(value: unknown, shas: unknown[]): SectionState | undefined {
  if (!Array.isArray(value)) return undefined;
  const [id, runId, attempt, shaIndex, startedAt, digest, verdictIndex, green, ...more]: unknown[] =
    value;
  const [numbers, fingerprints, durations, runs, resources, ...named] = more;
  const [approvers, seals, cause, places, acceptedFields] = named;
  const headSha = isCount(shaIndex) ? shas[shaIndex] : undefined;
  const verdict = isCount(verdictIndex) ? VERDICTS[verdictIndex] : undefined;
  if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX)) return undefined;
  if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt)) return undefined;
  if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
    return undefined;
  if (verdict === undefined || !Array.isArray(numbers) || !numbers.every(isCount)) return undefined;
  if (numbers.length < LEAST_COUNTS || numbers.length > HEADLINE_COUNTS.length) return undefined;
  const countOf = (name: HeadlineCount) => numbers[HEADLINE_COUNTS.indexOf(name)] ?? 0;
  const approvedBy = listOf(approvers).filter((name) => typeof name === 'string');
  return {
    id,
    runId,
    attempt,
    headSha,
    startedAt,
    digest,
    counts: toHeadlineCounts(
      verdict,
      green === 1,
      {
        approvedBy,
        acceptedFields: listOf(acceptedFields).filter(isCount),
        cause: typeof cause === 'string' ? clip(cause, LONGEST_CAUSE) : '',
      },
      countOf,
    ),
    fingerprints: readFingerprints(fingerprints),
    places: listOf(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
    resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
    durations: recordOf(durations, isCount),
    runs: recordOf(runs, (runOfWorkspace): runOfWorkspace is string =>
      isLike(runOfWorkspace, RUN_ID),
    ),
    seals: recordOf(seals, (each): each is string[] => Array.isArray(each) && each.every(isText)),
  };
}

/** Fingerprints that follow each other without anything between. */
function readFingerprints(text: string): string[] {
  return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}

/** The members of a record that are as expected; none if it is no record. */
function recordOf<T>(value: unknown, isExpected: (each: unknown) => each is T): Record<string, T> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isExpected(entry[1])));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;

function isLike(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

export function toBase64Url(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url');
}

/** Decodes a text; wrong characters are left out. */
export function fromBase64Url(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}

/** What a job is known by in the comment: the name that it was given, or its workspaces. */
interface SectionOwner {
  context: { section?: string | undefined };
  workspaces: readonly { name: string }[];
  unaffected?: readonly string[];
}

/** The id of this job's section: the same for every report of the job. */
export function sectionId(job: SectionOwner): string {
  return hash(JSON.stringify(job.context.section ?? namesOfWorkspaces(job).sort()));
}

/**
 * All workspaces of a job, affected by the change or not: so a job has one section, whatever a push changes. The entry for
 * reports of other groups is no workspace.
 */
export function namesOfWorkspaces({ workspaces, unaffected = [] }: SectionOwner): string[] {
  const names = workspaces.map(({ name }) => name).filter((name) => name !== OTHER_GROUPS);
  return [...names, ...unaffected];
}
