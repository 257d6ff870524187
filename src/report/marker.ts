/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Four things in it are more,
 * and are proved elsewhere: texts that people approve, seals of runs, which runs a command ended, and a sealed record of what the
 * plans showed.
 */
import { asMarkdown, type Markdown } from '../model/sentence.ts';
import { isRecord, listOf, parseJson, timeOf } from '../model/parse.ts';
import { VERBS, type GivenCommand, type CommandRefusal } from '../model/comment-commands.ts';
import { packTexts, unpackTexts } from './kept-texts.ts';
import { hash } from './text.ts';

/** Which attempt of a job reported, on which commit and when. */
interface JobAttempt {
  /** Grows with every run of the CI host; 0 if it is not known. */
  runId: number;
  /** From 1; 0 if it is not known. */
  attempt: number;
  headSha: string;
  /** Seconds since 1970. */
  startedAt: number;
}

/** What the comment keeps of a report. */
export interface ReportState extends JobAttempt {
  /** 12 hex digits, as `ownerId` makes them. */
  owner: string;
  /** 12 hex digits: the hash of the report as it is where nothing is left out for length. */
  digest: string;
  /** Whether the gate is open. */
  green: boolean;
  /** Of causes, the most severe first. The marker keeps 200 at most. */
  fingerprints: string[];
  /** In which workspaces each of these was, as `encodePlaces` wrote it; left out where there is no room for it. */
  places?: string[] | undefined;
  /** Fingerprints of every resource; left out where there is no room for all of them. */
  resources?: string[] | undefined;
  /** Last duration in ms by workspace. */
  durations: Record<string, number>;
  /** Id of the run by workspace, of those that needed an override or had one, and of those with seals here. */
  runs: Record<string, string>;
  /** Seals of these runs that their messages do not have, by workspace; as many as there is room for, in the order of `runs`. */
  seals?: Record<string, string[]> | undefined;
}

export interface CommentState {
  /** The name of the gate; of a comment about an apply, more. */
  key: string;
  /** Left out: no job has reported. */
  report?: ReportState | undefined;
  /** What people did by comments at the commit of the report. */
  commands?: GivenCommand[] | undefined;
  /** Ids of runs that no later job takes over, where the service took no comment on them. Newest last. */
  ended?: string[] | undefined;
  /** Fingerprints of the findings about which people were asked, newest last. */
  asked?: string[] | undefined;
  /** The texts that lines of people approve: each counts where a person wrote its code. */
  approvable?: readonly string[] | undefined;
  /** The record of what the plans of the report showed, if it fits: it is sealed. */
  shown?: string | undefined;
  /** When the newest `/plangate again` was written that a job has seen, ISO 8601: it ends what was approved before it. */
  againAt?: string | undefined;
}

/**
 * What the jobs of a gate are known by in its comment: a job that is run again, or for another commit, has the same id.
 *
 * @param selected what the job was asked to judge, in words
 */
export function ownerId(selected: string): string {
  return hash(selected);
}

const MOST_FINGERPRINTS = 200;
export const MOST_ASKED = 100;
/** Older ones are of earlier commits, or older than a day, which ends the use of a run as well unless people approved it. */
export const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the report is kept even if it exceeds them. */
const LONGEST_STATE = 4_096;

/** How the marker of a comment with this key begins. */
export function markerStart(key: string): string {
  return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}

/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs, what was asked, what is approved and what was shown: these are always kept
 */
export function encodeMarker(state: CommentState, limit = LONGEST_STATE): Markdown {
  let hints = MOST_FINGERPRINTS;
  let encoded = encodeState(state, hints);
  const alwaysKept = [
    encodeCommands(state.commands ?? []),
    state.report?.seals,
    state.ended,
    state.asked,
    packTexts(state.approvable ?? []),
    packShown(state.shown),
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
 * The state as JSON in base64url. Names have one letter, and the report is a list, because the marker takes room from the comment.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeState(
  { report, commands = [], ended = [], asked = [], approvable = [], shown, againAt }: CommentState,
  hints: number,
) {
  const encoded = {
    r: report && encodeReport(report, hints),
    a: commands.length > 0 ? encodeCommands(commands) : undefined,
    e: ended.length > 0 ? ended : undefined,
    n: asked.join('') || undefined,
    t: packTexts(approvable) || undefined,
    s: packShown(shown) || undefined,
    g: againAt,
  };
  return toBase64Url(JSON.stringify(encoded));
}

function packShown(shown: string | undefined): string {
  return packTexts(shown === undefined ? [] : [shown]);
}

/** As many seals of a report as the comment takes, in the order of its runs. */
function keptSeals({ seals = {}, runs }: ReportState): Record<string, string[]> {
  const entries = Object.keys(runs).flatMap((name) => {
    const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
    return ofRun === undefined ? [] : [[name, ofRun] as const];
  });
  return Object.fromEntries(entries.slice(0, MOST_SEALS));
}

function decodeState(key: string, json: string): CommentState | undefined {
  const parsed = parseJson(json);
  if (!isRecord(parsed)) return undefined;
  const { r: encoded, a: acts, e: ended, n: asked, t: texts, s: shown, g: againAt } = parsed;
  const report = decodeReport(encoded);
  if (encoded !== undefined && report === undefined) return undefined;
  const commands = decodeCommands(acts);
  return {
    key,
    report,
    commands: commands.length > 0 ? commands : undefined,
    ended: Array.isArray(ended)
      ? ended.filter((id): id is string => isLike(id, RUN_ID)).slice(-MOST_ENDED)
      : undefined,
    asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
    approvable: typeof texts === 'string' ? unpackTexts(texts) : undefined,
    shown: typeof shown === 'string' ? unpackTexts(shown)[0] : undefined,
    againAt: newestTime([againAt, ...commands.map(timeOfAgain)]),
  };
}

function timeOfAgain({ verb, at }: GivenCommand): string | undefined {
  return verb === 'again' ? at : undefined;
}

/** The newest of these times; undefined where none of them is one. */
export function newestTime(times: readonly unknown[]): string | undefined {
  const known = times.flatMap((time) =>
    typeof time === 'string' && !Number.isNaN(timeOf(time)) ? time : [],
  );
  return known.sort((one, other) => timeOf(other) - timeOf(one))[0];
}

/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS: readonly string[] = ['not-owner', 'refused', 'unclear'] satisfies CommandRefusal[];
const ONLY_ANSWERED: readonly string[] = ['help', ...REFUSALS];

/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;

function isRefusal(verb: unknown): verb is CommandRefusal {
  return typeof verb === 'string' && REFUSALS.includes(verb);
}

/** How many commands are kept: the newest ones. */
const MOST_KEPT = 8;
/** The most UTF-16 units of all kept commands. */
const COMMANDS_BUDGET = 32_000;

/** The commands as lists of plain values, for the state at the end of the comment. */
export function encodeCommands(commands: readonly GivenCommand[]): unknown[] {
  return commands.map(({ verb, by, at, commit, reason }) => [verb, by, at, commit, reason]);
}

/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value: unknown): GivenCommand[] {
  const commands = listOf(value).flatMap((encoded): GivenCommand[] => {
    const [word, by, at, commit, reason] = listOf(encoded);
    const verb = decodeVerb(word);
    if (verb === undefined || typeof by !== 'string' || typeof at !== 'string') return [];
    if (typeof commit !== 'string' || typeof reason !== 'string') return [];
    return [{ verb, by, at, commit, reason }];
  });
  return fittingCommands(commands);
}

function decodeVerb(word: unknown): GivenCommand['verb'] | undefined {
  if (isRefusal(word)) return word;
  return VERBS.find((verb) => verb === word);
}

/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
export function currentCommands(
  commands: readonly GivenCommand[],
  ...commits: readonly string[]
): GivenCommand[] {
  return fittingCommands(
    commands.filter(
      ({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb),
    ),
  );
}

/** The commands that fit into the comment, in their order. */
function fittingCommands(commands: readonly GivenCommand[]): GivenCommand[] {
  // What was refused takes the place of no other command.
  const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
  const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
  const kept = new Set<GivenCommand>();
  let left = COMMANDS_BUDGET;
  for (const command of newestFirst.slice(0, MOST_KEPT)) {
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

/**
 * A report as a list. `decodeReport` reads its members in the same order.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeReport(report: ReportState, hints: number): unknown[] {
  const firstEntries = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).slice(0, Math.min(hints, 100)));
  // A run with a seal is kept: nothing else says where the seal belongs.
  const sealed = Object.keys(keptSeals(report)).map((name) => [name, report.runs[name] ?? '']);
  const runs = { ...firstEntries(report.runs), ...Object.fromEntries(sealed) };
  const { fingerprints, resources = [] } = report;
  const parts = [
    report.owner,
    report.runId,
    report.attempt,
    report.headSha,
    report.startedAt,
    report.digest,
    Number(report.green),
    fingerprints.slice(0, hints).join(''),
    firstEntries(report.durations),
  ];
  const fitsAll = fingerprints.length + resources.length <= hints;
  const resourceFingerprints = (fitsAll && resources.join('')) || 0;
  const keepsPlaces = hints === MOST_FINGERPRINTS && fingerprints.length <= hints;
  const places = (keepsPlaces && report.places) || [];
  const others = [runs, resourceFingerprints, keptSeals(report), places];
  // Members at the end that are empty are left out.
  const last = others.findLastIndex((part) => Object.keys(part).length > 0);
  return [...parts, ...others.slice(0, last + 1)];
}

/**
 * The members in the order of `encodeReport`. What identifies a report must be valid, or the marker counts as unreadable; hints
 * that are invalid are left out.
 */
function decodeReport(value: unknown): ReportState | undefined {
  if (!Array.isArray(value)) return undefined;
  const [owner, runId, attempt, headSha, startedAt, digest, green, ...hints]: unknown[] = value;
  const [fingerprints, durations, runs, resources, seals, places] = hints;
  if (!isLike(owner, TWELVE_HEX) || !isLike(digest, TWELVE_HEX)) return undefined;
  if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt)) return undefined;
  if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
    return undefined;
  return {
    owner,
    runId,
    attempt,
    headSha,
    startedAt,
    digest,
    green: green === 1,
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

function toBase64Url(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url');
}

/** Decodes a text; wrong characters are left out. */
function fromBase64Url(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}
