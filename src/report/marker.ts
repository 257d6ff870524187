/**
 * The last line of a comment: whose comment it is, and what it said. State is a hint for new,
 * persisting and resolved findings, for sparse polling, for runs that may have been overridden and
 * against stale writers; it never decides.
 */
import { VERDICTS } from '../policy/verdict.ts';
import type { Tally } from './words.ts';

/** What one job left in a comment. */
export interface SectionState {
  /** 12 hex digits. */
  id: string;
  runId: number;
  attempt: number;
  headSha: string;
  /** Seconds since 1970. */
  startedAt: number;
  /** 12 hex digits over everything the section says when nothing is cut. */
  digest: string;
  tally: Tally;
  /** Most severe first, at most 200. */
  fingerprints: string[];
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
}

const FINGERPRINT_LIMIT = 200;
/** For the encoded state; only the facts that sections converge by may exceed it. */
const STATE_LIMIT = 4_096;

/** The start of the marker of one key: a line that starts with it, in a comment of ours, is it. */
export function markerStart(key: string): string {
  return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}

/** One line. Fingerprints, durations and runs are left out, least important first, to hold `limit`. */
export function encodeMarker(state: CommentState, limit = STATE_LIMIT): string {
  let encoded = encodeState(state, { fingerprints: 0, durations: 0, runs: 0 });
  if (encoded.length < limit) encoded = encodeHints(state, limit) ?? encoded;
  return `${markerStart(state.key)}s=${encoded} -->`;
}

const GROUPS = ['fingerprints', 'durations', 'runs'] as const;
/** How many of each, over all sections. */
type Share = Record<(typeof GROUPS)[number], number>;

/** With as many hints as fit: the largest group gives way first. Undefined when not one fits. */
function encodeHints(state: CommentState, limit: number): string | undefined {
  const share: Share = { fingerprints: FINGERPRINT_LIMIT, durations: 100, runs: 100 };
  for (;;) {
    const most = Math.max(...Object.values(share));
    if (most === 0) return undefined;
    const encoded = encodeState(state, share);
    if (encoded.length <= limit) return encoded;
    const largest = GROUPS.find((group) => share[group] === most) ?? 'fingerprints';
    share[largest] = Math.floor(most * 0.75);
  }
}

/**
 * The state in the last line that is not empty. Undefined when that line is no marker of this key
 * (of any key, when left out) or makes no sense: never throws, whatever the text.
 */
export function decodeMarker(body: string, key?: string): CommentState | undefined {
  const line = lastLine(body);
  const match =
    /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
  if (!match) return undefined;
  const found = fromBase64Url(match[1] ?? '');
  if (key !== undefined && (found !== key || toBase64Url(key) !== match[1])) return undefined;
  return decodeState(found, fromBase64Url(match[2] ?? ''));
}

function lastLine(body: string): string {
  const end = body.trimEnd();
  return end.slice(end.lastIndexOf('\n') + 1).trim();
}

const TALLY_NUMBERS = [
  'workspaces',
  'affected',
  'policiesAtFault',
  'runTasksAtFault',
  'advisoryFailures',
  'overridden',
  'results',
] as const satisfies (keyof Tally)[];

function encodeState(state: CommentState, share: Share): string {
  const each = Math.max(1, state.sections.length);
  const some = <T>(record: Record<string, T>, group: keyof Share): [string, T][] =>
    Object.entries(record).slice(0, Math.floor(share[group] / each));
  const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
  const sections = state.sections.map((section) => [
    section.id,
    section.runId,
    section.attempt,
    shas.indexOf(section.headSha),
    section.startedAt,
    section.digest,
    VERDICTS.indexOf(section.tally.verdict),
    section.tally.green ? 1 : 0,
    TALLY_NUMBERS.map((name) => section.tally[name]),
    section.fingerprints.slice(0, Math.floor(share.fingerprints / each)).join(''),
    Object.fromEntries(some(section.durations, 'durations')),
    ...trailing(some(section.runs, 'runs')),
  ]);
  return toBase64Url(JSON.stringify({ p: state.previousSha, h: shas, s: sections }));
}

/** Takes no room where there is none to tell of. */
function trailing(entries: [string, string][]): Record<string, string>[] {
  return entries.length === 0 ? [] : [Object.fromEntries(entries)];
}

function decodeState(key: string, json: string): CommentState | undefined {
  const parsed = parseJson(json);
  if (!isRecord(parsed) || !Array.isArray(parsed['s']) || !Array.isArray(parsed['h']))
    return undefined;
  const shas: unknown[] = parsed['h'];
  const sections = parsed['s'].map((each: unknown) => decodeSection(each, shas));
  if (!sections.every((section) => section !== undefined)) return undefined;
  const previousSha = parsed['p'];
  return { key, sections, ...(isHex(previousSha, 4, 64) && { previousSha }) };
}

function decodeSection(value: unknown, shas: unknown[]): SectionState | undefined {
  if (!Array.isArray(value)) return undefined;
  const [
    id,
    runId,
    attempt,
    sha,
    startedAt,
    digest,
    verdict,
    green,
    numbers,
    prints,
    durations,
    runs,
  ]: unknown[] = value;
  const headSha = isCount(sha) ? shas[sha] : undefined;
  const word = isCount(verdict) ? VERDICTS[verdict] : undefined;
  if (!isHex(id, 12, 12) || !isHex(digest, 12, 12)) return undefined;
  if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt)) return undefined;
  if (typeof headSha !== 'string' || !/^[0-9A-Za-z._-]{0,64}$/.test(headSha)) return undefined;
  if (word === undefined || !Array.isArray(numbers) || !numbers.every(isCount)) return undefined;
  if (numbers.length !== TALLY_NUMBERS.length || typeof prints !== 'string') return undefined;
  const tally = { verdict: word, green: green === 1 } as Tally;
  TALLY_NUMBERS.forEach((name, index) => (tally[name] = Number(numbers[index])));
  return {
    id,
    runId,
    attempt,
    headSha,
    startedAt,
    digest,
    tally,
    fingerprints: (prints.match(/[0-9a-f]{12}/g) ?? []).slice(0, FINGERPRINT_LIMIT),
    durations: decodeDurations(durations),
    runs: decodeRuns(runs),
  };
}

function decodeDurations(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => isCount(entry[1])),
  );
}

function decodeRuns(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && /^run-[A-Za-z0-9]{1,64}$/.test(entry[1]),
    ),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isHex(value: unknown, least: number, most: number): value is string {
  return (
    typeof value === 'string' &&
    value.length >= least &&
    value.length <= most &&
    /^[0-9a-f]*$/.test(value)
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function toBase64Url(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url');
}

export function fromBase64Url(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}
