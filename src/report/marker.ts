/**
 * The last line of a comment: which job it belongs to, and what it said. Later jobs use it as a hint:
 * which findings are new or resolved, how often to poll, which runs may have been overridden, and
 * whether a writer is late. It never decides.
 */
import { asMarkdown, type Markdown } from './markdown.ts';
import { isRecord, listOf, parseJson } from '../model/parse.ts';
import { createHash } from 'node:crypto';
import { OTHER_GROUPS } from '../model/other-groups.ts';
import { VERDICTS } from '../model/verdict.ts';
import type { GivenCommand } from '../trust/sealed-approval.ts';
import type { UploadRecord } from '../trust/upload-record.ts';
import { decodeCommands, encodeCommands } from './given-commands.ts';
import {
  HEADLINE_COUNTS,
  type HeadlineCounts,
  type HeadlineCount,
  toHeadlineCounts,
} from './words.ts';

/** When a job looked at which commit. */
export interface JobAttempt {
  runId: number;
  attempt: number;
  headSha: string;
  /** Seconds since 1970. */
  startedAt: number;
}

export interface SectionState extends JobAttempt {
  /** 12 hex digits. */
  id: string;
  /** 12 hex digits over everything that the section shows where it has the most room. */
  digest: string;
  counts: HeadlineCounts;
  /** Most severe first, at most 200. */
  fingerprints: string[];
  /** Of every resource; left out where there is no room for all of them. */
  resources?: string[];
  /** Last duration in ms by workspace. */
  durations: Record<string, number>;
  /** Id of the run by workspace, of those that needed an override or had one. */
  runs: Record<string, string>;
}

export interface CommentState {
  key: string;
  /** The commit before the one that the newest section is about. */
  previousSha?: string;
  sections: SectionState[];
  /** What people did by comments at the newest commit. */
  commands?: GivenCommand[];
  /** By which later jobs can take runs over for the same files; only a sealed one counts. */
  uploads?: UploadRecord[] | undefined;
  /** Fingerprints of the findings about which people were asked, newest last. */
  asked?: string[] | undefined;
}

const FINGERPRINT_LIMIT = 200;
export const MOST_ASKED = 100;
/** Each takes about 200 units of a comment. */
const MOST_UPLOADS = 100;
/** For the encoded state; only the facts that sections converge by may exceed it. */
const STATE_LIMIT = 4_096;

/** The start of the marker of one key: a line that starts with it, in a comment of ours, is it. */
export function markerStart(key: string): string {
  return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}

/** One line, with as many fingerprints, durations and runs as `limit` leaves room for. */
export function encodeMarker(state: CommentState, limit = STATE_LIMIT): Markdown {
  let hints = FINGERPRINT_LIMIT;
  let encoded = encodeState(state, hints);
  // What people did is no hint, and takes no room from them.
  const kept = [
    encodeCommands(state.commands ?? []),
    (state.uploads ?? []).map(encodeUpload),
    state.asked,
  ];
  const most = limit + 2 * JSON.stringify(kept).length;
  while (encoded.length > most && hints > 0) {
    hints = Math.floor(hints * 0.75);
    encoded = encodeState(state, hints);
  }
  return asMarkdown(`${markerStart(state.key)}s=${encoded} -->`);
}

/**
 * The state in the last line that is not empty, or else in the first. Undefined when neither is a marker of
 * this key (of any key, when left out) or makes sense: never throws, whatever the text.
 */
export function decodeMarker(body: string, key?: string): CommentState | undefined {
  const text = body.trim();
  const last = text.slice(text.lastIndexOf('\n') + 1);
  // Where a program has added to the end of our comment, the marker may be its first line.
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

/** @param hints how many fingerprints are kept over all sections; of durations and runs no more than 100 */
function encodeState(state: CommentState, hints: number): string {
  const sectionCount = Math.max(1, state.sections.length);
  const mostFingerprints = Math.floor(hints / sectionCount);
  const mostEntries = Math.floor(Math.min(hints, 100) / sectionCount);
  const firstEntries = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).slice(0, mostEntries));
  const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
  const sections = state.sections.map((section) => {
    const runs = firstEntries(section.runs);
    const parts = [
      section.id,
      section.runId,
      section.attempt,
      shas.indexOf(section.headSha),
      section.startedAt,
      section.digest,
      VERDICTS.indexOf(section.counts.verdict),
      section.counts.green ? 1 : 0,
      encodeFigures(section.counts),
      section.fingerprints.slice(0, mostFingerprints).join(''),
      firstEntries(section.durations),
    ];
    const { fingerprints, resources = [] } = section;
    const fits = fingerprints.length + resources.length <= mostFingerprints;
    const ofResources = fits ? resources.join('') : '';
    const { approvedBy } = section.counts;
    // What is empty at the end is left out.
    if (approvedBy.length > 0) return [...parts, runs, ofResources || 0, approvedBy.slice(0, 4)];
    if (ofResources !== '') return [...parts, runs, ofResources];
    return Object.keys(runs).length > 0 ? [...parts, runs] : parts;
  });
  // One letter for each name: the marker takes room from the comment.
  const a = state.commands?.length ? encodeCommands(state.commands) : undefined;
  const u = state.uploads?.length ? state.uploads.map(encodeUpload) : undefined;
  const n = state.asked?.length ? state.asked.join('') : undefined;
  return toBase64Url(JSON.stringify({ p: state.previousSha, h: shas, s: sections, a, u, n }));
}

function decodeState(key: string, json: string): CommentState | undefined {
  const parsed = parseJson(json);
  if (!isRecord(parsed)) return undefined;
  const { p: previousSha, h: shas, s: encoded, a, u, n } = parsed;
  if (!Array.isArray(encoded) || !Array.isArray(shas)) return undefined;
  const sections = encoded.map((each: unknown) => decodeSection(each, shas));
  if (!sections.every((section) => section !== undefined)) return undefined;
  const previous = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
  const commands = decodeCommands(a);
  return {
    key,
    sections,
    previousSha: previous,
    commands: commands.length > 0 ? commands : undefined,
    uploads: Array.isArray(u) ? u.flatMap(decodeUpload).slice(0, MOST_UPLOADS) : undefined,
    asked: typeof n === 'string' ? readFingerprints(n).slice(-MOST_ASKED) : undefined,
  };
}

function encodeUpload({ workspaceId, runId, head, seal }: UploadRecord): unknown[] {
  return [workspaceId, runId, head, seal];
}

function decodeUpload(value: unknown): UploadRecord[] {
  if (!Array.isArray(value)) return [];
  const [workspaceId, runId, head, seal]: unknown[] = value;
  if (!isLike(workspaceId, /^ws-[A-Za-z0-9]{1,64}$/) || !isLike(runId, RUN_ID)) return [];
  if (!isLike(head, /^[0-9a-f]{40,64}$/) || !isLike(seal, /^[A-Za-z0-9_-]{43}$/)) return [];
  return [{ workspaceId, runId, head, seal }];
}

/** The figures from `excepted` on are left out as far as they are 0: they came later, and most gates have none of them. */
function encodeFigures(tally: HeadlineCounts): number[] {
  const figures = HEADLINE_COUNTS.map((name) => tally[name]);
  return figures.slice(0, Math.max(LEAST_FIGURES, figures.findLastIndex(Boolean) + 1));
}

const LEAST_FIGURES = HEADLINE_COUNTS.indexOf('excepted');

function decodeSection(value: unknown, shas: unknown[]): SectionState | undefined {
  if (!Array.isArray(value)) return undefined;
  const [id, runId, attempt, sha, startedAt, digest, verdict, green, ...more]: unknown[] = value;
  const [figures, prints, durations, runs, resources, approvers] = more;
  const headSha = isCount(sha) ? shas[sha] : undefined;
  const word = isCount(verdict) ? VERDICTS[verdict] : undefined;
  if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX)) return undefined;
  if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt)) return undefined;
  if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof prints !== 'string') return undefined;
  if (word === undefined || !Array.isArray(figures) || !figures.every(isCount)) return undefined;
  if (figures.length < LEAST_FIGURES || figures.length > HEADLINE_COUNTS.length) return undefined;
  const figureOf = (name: HeadlineCount) => figures[HEADLINE_COUNTS.indexOf(name)] ?? 0;
  const approvedBy = listOf(approvers).filter((name) => typeof name === 'string');
  return {
    id,
    runId,
    attempt,
    headSha,
    startedAt,
    digest,
    counts: toHeadlineCounts(word, green === 1, approvedBy, figureOf),
    fingerprints: readFingerprints(prints),
    resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
    durations: recordOf(durations, isCount),
    runs: recordOf(runs, (each): each is string => isLike(each, RUN_ID)),
  };
}

function readFingerprints(text: string): string[] {
  return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, FINGERPRINT_LIMIT);
}

/** The members of a record that are as expected; none if it is no record. */
function recordOf<T>(value: unknown, isExpected: (each: unknown) => each is T): Record<string, T> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isExpected(entry[1])));
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

interface Job {
  context: { section?: string | undefined };
  workspaces: readonly { name: string }[];
  unaffected?: readonly string[];
}

/** Which section of a comment is this job's; also finds its state of the last time. */
export function sectionId(job: Job): string {
  return hash(JSON.stringify(job.context.section ?? namesOfWorkspaces(job).sort()));
}

/**
 * The workspaces of a job. Which of them a change concerns differs from push to push, and so does whether
 * there are reports of other groups: the section is one.
 */
export function namesOfWorkspaces({ workspaces, unaffected = [] }: Job): string[] {
  const names = workspaces.map(({ name }) => name).filter((name) => name !== OTHER_GROUPS);
  return [...names, ...unaffected];
}

/** Twelve hex digits, or more. */
export function hash(text: string, digits = 12): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}
