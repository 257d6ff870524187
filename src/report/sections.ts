/**
 * One comment, written by any number of jobs. Each job owns a section; whoever writes last composes
 * the whole comment anew from the sections that are there and its own, so that writers converge
 * when each looks again after writing.
 */
import { VERDICTS, worst } from '../policy/verdict.ts';
import { htmlCode, link, prose } from './escape-markdown.ts';
import {
  decodeMarker,
  encodeMarker,
  fromBase64Url,
  toBase64Url,
  type CommentState,
  type SectionState,
} from './marker.ts';
import { shares } from './tally.ts';
import { headline, icon, type Tally } from './words.ts';

/** What one job has to say. */
export interface Section {
  /** Without headings; at most `budget` UTF-16 units. */
  render(budget: number): string;
  /** Names it beside other sections; hostile until escaped. */
  title: string;
  /** Where everything can be read. */
  url?: string;
  state: SectionState;
}

export interface MergeOptions {
  key: string;
  /** UTF-16 units of the whole comment. */
  budget?: number;
  /** The only origins that links may lead to. */
  origins?: readonly string[];
}

/** Room for a comment; the service's own limit is 65,536. */
export const COMMENT_BUDGET = 60_000;

interface Part {
  state: SectionState;
  title: string;
  url?: string;
  text: string;
}

/**
 * The comment with `section` in it: replaced when it was there, added otherwise, the others kept.
 * The existing body comes back untouched when it holds this report already, or a newer one.
 * `existing` must be a comment of our own; anything else is treated as if it were not there.
 */
export function mergeSections(
  existing: string | undefined,
  section: Section,
  options: MergeOptions,
): string {
  const budget = options.budget ?? COMMENT_BUDGET;
  const known = existing === undefined ? undefined : decodeMarker(existing, options.key);
  if (existing !== undefined && known)
    if (isSuperseded(section.state, known) || holdsSection(existing, section, options.key))
      return existing;
  const head = newestOf([...(known?.sections ?? []), section.state]).headSha;
  const previousSha = previousOf(known, head);
  const others = (known && existing !== undefined ? readParts(existing, known) : []).filter(
    ({ state }) =>
      state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha),
  );
  const state = (parts: readonly Part[]): CommentState => ({
    key: options.key,
    sections: parts.map((part) => part.state),
    ...(previousSha !== undefined && { previousSha }),
  });
  const stateLimit = Math.min(4_096, Math.floor(budget / 8));
  return fitParts(others, section, budget, (parts) =>
    compose(parts, head, encodeMarker(state(parts), stateLimit), options),
  );
}

/** Whether `body` holds exactly this report of this section: what a writer verifies afterwards. */
export function holdsSection(body: string, section: Section, key: string): boolean {
  const found = decodeMarker(body, key)?.sections.find(({ id }) => id === section.state.id);
  const { digest, runId, attempt } = section.state;
  return found?.digest === digest && found.runId === runId && found.attempt === attempt;
}

/** Whether the comment already holds a newer report of this section: then nothing is written. */
export function isSuperseded(ours: SectionState, comment: CommentState): boolean {
  const theirs = comment.sections.find(({ id }) => id === ours.id);
  if (theirs && isNewer(theirs, ours)) return true;
  // Another section has moved on to a newer commit: what we know is about the past.
  return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}

/** Runs of different commits by number, attempts of one run by attempt, else by their start. */
function isNewer(one: SectionState, other: SectionState): boolean {
  if (one.runId === other.runId && one.runId !== 0) return one.attempt > other.attempt;
  if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
    return one.runId > other.runId;
  return one.startedAt > other.startedAt;
}

function newestOf(states: readonly SectionState[]): SectionState {
  return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}

/** Sections of the commit before stay, marked as waiting; older ones belong to jobs that are gone. */
function previousOf(known: CommentState | undefined, head: string): string | undefined {
  const last = known?.sections.filter(({ headSha }) => headSha !== head) ?? [];
  if (last.length === 0) return known?.previousSha;
  return newestOf(last).headSha;
}

/**
 * Sections keep their text while all fit. The largest give way first, until ours has its share; only
 * our own can be rendered smaller, another one's text is replaced by a pointer. With hundreds of
 * jobs even names give way, those that passed first: the headline still counts them.
 */
function fitParts(
  others: readonly Part[],
  section: Section,
  budget: number,
  composeAll: (parts: readonly Part[]) => string,
): string {
  const { state, title, url } = section;
  const own = (text: string): Part => ({ state, title, text, ...(url !== undefined && { url }) });
  const wanted = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
  let kept = [...others];
  const all = (text: string): Part[] => [...kept, own(text)].sort(bySeverity);
  for (;;) {
    const room = budget - composeAll(all('')).length;
    const smaller = room < wanted ? giveWay(kept, wanted - room) : undefined;
    if (smaller === undefined) return composeAll(all(room > 0 ? section.render(room) : ''));
    kept = smaller;
  }
}

/** Frees about `wanted` units; undefined when nothing is left to give. */
function giveWay(parts: readonly Part[], wanted: number): Part[] | undefined {
  const weight = (part: Part): number => part.text.length;
  const victims = parts.some(({ text }) => text !== '')
    ? parts.filter(({ text }) => text !== '').sort((one, other) => weight(other) - weight(one))
    : parts
        .filter(({ title }) => title !== '')
        .sort((one, other) => Number(other.state.tally.green) - Number(one.state.tally.green));
  if (victims.length === 0) return undefined;
  const chosen = new Set<Part>();
  let freed = 0;
  for (const victim of victims) {
    if (freed >= wanted) break;
    chosen.add(victim);
    freed += victim.text.length || 150;
  }
  return parts.map((part) =>
    chosen.has(part) ? { ...part, ...(part.text === '' ? { title: '' } : { text: '' }) } : part,
  );
}

/** The worst first, then by name: the same whoever writes. */
function bySeverity(one: Part, other: Part): number {
  const worse = (part: Part): number => VERDICTS.indexOf(part.state.tally.verdict);
  return (
    worse(other) - worse(one) ||
    order(one.title, other.title) ||
    order(one.state.id, other.state.id)
  );
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';

function readParts(body: string, known: CommentState): Part[] {
  const lines = body.split('\n');
  const begins = new Map<string, { at: number; heading: string }>();
  for (const [at, line] of lines.entries()) {
    const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
    if (id !== undefined) begins.set(id, { at, heading: heading ?? '' });
  }
  return known.sections.map((state) => {
    const begin = begins.get(state.id);
    const end = begin === undefined ? -1 : lines.indexOf(END, begin.at);
    if (begin === undefined || end < 0) return { state, title: '', text: '' };
    const [title, url] = readHeading(begin.heading);
    const text = lines
      .slice(begin.at + 1, end)
      .join('\n')
      .trim();
    return { state, title, text, ...(url !== undefined && { url }) };
  });
}

function readHeading(encoded: string): [title: string, url?: string] {
  try {
    const [title, url] = JSON.parse(fromBase64Url(encoded)) as unknown[];
    return typeof title === 'string'
      ? ([title, ...(typeof url === 'string' ? [url] : [])] as [string, string?])
      : [''];
  } catch {
    return [''];
  }
}

function compose(
  parts: readonly Part[],
  head: string,
  marker: string,
  options: MergeOptions,
): string {
  const current = parts.filter(({ state }) => state.headSha === head);
  const blocks = parts
    .filter(({ title }) => parts.length === 1 || title !== '')
    .map((part) =>
      parts.length === 1
        ? framed(part, part.text)
        : besides(part, part.state.headSha === head, options.origins ?? []),
    );
  return [`### ${heading(current, parts.length - current.length)}`, ...blocks, marker].join('\n\n');
}

function heading(current: readonly Part[], waiting: number): string {
  const tally = addUp(current.map(({ state }) => state.tally));
  const open = tally.green && waiting > 0;
  const rest = waiting > 0 ? ` · waiting for ${waiting} of ${current.length + waiting} jobs` : '';
  return `${open ? '⏳' : icon(tally.verdict, tally.green)} Policy gate: ${headline(tally)}${rest}`;
}

function addUp(tallies: readonly Tally[]): Tally {
  const verdict = worst(tallies.map((tally) => tally.verdict));
  const atFault = tallies.filter((tally) => shares(tally.verdict, verdict));
  const sum = (of: readonly Tally[], figure: Exclude<keyof Tally, 'verdict' | 'green'>): number =>
    of.reduce((total, tally) => total + tally[figure], 0);
  return {
    verdict,
    green: tallies.every((tally) => tally.green),
    workspaces: sum(tallies, 'workspaces'),
    affected: sum(atFault, 'affected'),
    // Two jobs may count the same policy.
    policiesAtFault: atFault.length === 1 ? sum(atFault, 'policiesAtFault') : 0,
    runTasksAtFault: atFault.length === 1 ? sum(atFault, 'runTasksAtFault') : 0,
    advisoryFailures: sum(tallies, 'advisoryFailures'),
    overridden: sum(tallies, 'overridden'),
    results: sum(tallies, 'results'),
  };
}

function framed(part: Part, text: string): string {
  const { state, title, url } = part;
  const encoded = toBase64Url(JSON.stringify(url === undefined ? [title] : [title, url]));
  return [`<!-- plangate:section ${state.id} ${encoded} -->`, '', text, '', END].join('\n');
}

function besides(part: Part, current: boolean, origins: readonly string[]): string {
  const { tally, headSha } = part.state;
  const sign = current ? icon(tally.verdict, tally.green) : '⏳';
  const said = current
    ? headline(tally)
    : `waiting for a result (${headline(tally)} at ${headSha.slice(0, 7)})`;
  const text = !current ? '' : part.text || `Details: ${link('the job', part.url, origins)}.`;
  if (current && tally.green && part.text !== '')
    return `<details><summary>${sign} ${htmlCode(part.title)}: ${said}</summary>\n${framed(part, text)}\n</details>`;
  return `#### ${sign} ${prose(part.title)}: ${said}\n\n${framed(part, text)}`;
}
