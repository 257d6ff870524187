/**
 * One comment, written by any number of jobs. Each job owns a section, and writes the whole comment
 * anew from the sections that it finds and its own. Each reads the comment again after writing, so in
 * the end all sections are in it.
 */
import { VERDICTS } from '../model/verdict.ts';
import type { GivenCommand } from '../trust/sealed-approval.ts';
import type { UploadRecord } from '../trust/upload-record.ts';
import {
  currentCommands,
  encodeCommands,
  renderCommands,
  removeCommands,
} from './given-commands.ts';
import { htmlCode, link, prose } from './escape-markdown.ts';
import { asMarkdown, literal, type Markdown } from './markdown.ts';
import { commentHeading, isLater, isNewer, newestAttempt } from './heading.ts';
import {
  decodeMarker,
  encodeMarker,
  fromBase64Url,
  MOST_ASKED,
  toBase64Url,
  type CommentState,
  type SectionState,
} from './marker.ts';
import { parseJson } from '../model/parse.ts';
import { compareCodeUnits, joinNonEmpty } from './text.ts';
import { headline, headlineIcon } from './words.ts';

interface SectionHead {
  /** The name of the section among the others; hostile until escaped. */
  title: string;
  /** Where everything can be read. */
  url?: string;
  state: SectionState;
}

/** What one job has to say. */
export interface Section extends SectionHead {
  /** Without headings; at most `budget` UTF-16 units. */
  render(budget: number): Markdown;
  /** Of the runs of this job, where later jobs may take them over. */
  uploads?: readonly UploadRecord[];
  /** Fingerprints of the findings about which this job asked people. */
  asked?: readonly string[];
  /** The key of the comment that it belongs to. */
  key: string;
  /** The only origins that links in that comment may lead to. */
  origins: readonly string[];
}

/** In units; the service's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;

/** In a smaller comment there are no records of uploads. */
const LEAST_WITH_UPLOADS = 30_000;

interface SectionPart extends SectionHead {
  text: Markdown;
}

/**
 * The comment with `section` in it, of at most `budget` UTF-16 units: replaced when it was there, added otherwise, the
 * others kept. The existing body comes back untouched when it holds this report already, or a newer one. It must be a
 * comment of our own; anything else is treated as if it were not there.
 */
export function mergeSections(
  existing: string | undefined,
  section: Section,
  budget: number = COMMENT_BUDGET,
): Markdown {
  const { key } = section;
  const body = existing ?? '';
  const comment = decodeMarker(body, key);
  if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
    return asMarkdown(body);
  const sections = comment?.sections ?? [];
  const head = newestAttempt([...sections, section.state]).headSha;
  const previousSha = previousCommit(comment, head);
  const others = (comment ? readParts(body, comment) : []).filter(
    ({ state }) =>
      state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha),
  );
  const stateLimit = Math.min(4_096, Math.floor(budget / 8));
  const commands = currentCommands(comment?.commands ?? [], head);
  const { uploads: ours = [] } = section;
  const ourWorkspaces = new Set(ours.map(({ workspaceId }) => workspaceId));
  const theirs =
    comment?.uploads?.filter(({ workspaceId }) => !ourWorkspaces.has(workspaceId)) ?? [];
  const uploads = [...ours, ...theirs];
  const asked = [...new Set([...(comment?.asked ?? []), ...(section.asked ?? [])])];
  return fitParts(others, section, budget, (parts) => {
    const sections = parts.map(({ state }) => state);
    const state = {
      key,
      sections,
      previousSha,
      commands,
      uploads: budget >= LEAST_WITH_UPLOADS ? uploads : [],
      asked: asked.slice(-MOST_ASKED),
    };
    const end = joinNonEmpty('\n\n', renderCommands(commands), encodeMarker(state, stateLimit));
    return composeComment(parts, { head, above: commentHeading(sections), end }, section.origins);
  });
}

/**
 * Adds one command to a comment of ours and changes nothing else: the workflow for commands does not
 * know the texts that the gate's workflow writes around its sections. A comment with another key is
 * returned as it was.
 */
export function addCommand(body: string, command: GivenCommand, key: string): Markdown {
  const comment = decodeMarker(body, key);
  if (comment === undefined || holdsCommand(body, command, key)) return asMarkdown(body);
  const { commands: before = [] } = comment;
  // A command from before the last push removes none of those that came after it.
  const heads = comment.sections.length > 0 ? [newestAttempt(comment.sections).headSha] : [];
  const kept = currentCommands([...before, command], command.commit, ...heads);
  const commands = kept.includes(command) ? kept : [...kept, command];
  const end = removeCommands(body).trimEnd();
  const above = asMarkdown(end.slice(0, end.lastIndexOf('\n')).trimEnd());
  return joinNonEmpty(
    '\n\n',
    above,
    renderCommands(commands),
    encodeMarker({ ...comment, commands }),
  );
}

export function holdsCommand(body: string, command: GivenCommand, key: string): boolean {
  const earlier = decodeMarker(body, key)?.commands ?? [];
  const text = JSON.stringify(encodeCommands([command]));
  return earlier.some((one) => JSON.stringify(encodeCommands([one])) === text);
}

/** Whether `body` holds exactly this report of this section: what a writer verifies afterwards. */
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
  return sections.every((each) => each.headSha === headSha && each.counts.green);
}

/** Whether the comment already holds a newer report: then nothing is written. */
export function isSuperseded(ours: SectionState, comment: CommentState): boolean {
  const theirs = comment.sections.find(({ id }) => id === ours.id);
  if (theirs && isLater(theirs, ours)) return true;
  // Another job has moved on to a newer commit: what we know is about the past.
  return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}

/** Sections of the commit before stay, marked as waiting; older ones belong to jobs that are gone. */
function previousCommit(comment: CommentState | undefined, head: string): string | undefined {
  const ofOtherCommits = comment?.sections.filter(({ headSha }) => headSha !== head) ?? [];
  return ofOtherCommits.length === 0 ? comment?.previousSha : newestAttempt(ofOtherCommits).headSha;
}

/**
 * Sections keep their text while all fit. Else the largest texts of other jobs are replaced by a link to the job, one after
 * the other, until ours has its share: only our own can be rendered smaller. With hundreds of jobs even their names are
 * left out, those that passed first: the headline still counts them.
 */
function fitParts(
  others: readonly SectionPart[],
  section: Section,
  budget: number,
  composeAll: (parts: readonly SectionPart[]) => Markdown,
): Markdown {
  const { state, title, url } = section;
  const ourShare = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
  const largestFirst = others
    .filter(({ text }) => text !== '')
    .sort((one, other) => other.text.length - one.text.length);
  const isGreen = ({ state: { counts: tally } }: SectionPart): number => Number(tally.green);
  const greenFirst = [...others].sort((one, other) => isGreen(other) - isGreen(one));
  /** Without the first `omissions` of: the texts, the largest first; then the names, green ones first. */
  const partsWithout = (omissions: number, ourText: Markdown): SectionPart[] => {
    const withoutText = new Set(largestFirst.slice(0, omissions));
    const withoutName = new Set(greenFirst.slice(0, Math.max(0, omissions - largestFirst.length)));
    const kept = others.map((part): SectionPart => {
      if (withoutName.has(part)) return { ...part, title: '', text: '' };
      return withoutText.has(part) ? { ...part, text: '' } : part;
    });
    return [...kept, { state, title, text: ourText, url }].sort(bySeverity);
  };
  const leftForUs = (omissions: number): number =>
    budget - composeAll(partsWithout(omissions, '')).length;
  // The least number of omissions with which ours has its share.
  let least = 0;
  let most = largestFirst.length + greenFirst.length;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (leftForUs(middle) >= ourShare) most = middle;
    else least = middle + 1;
  }
  const left = leftForUs(least);
  return composeAll(partsWithout(least, left > 0 ? section.render(left) : ''));
}

/** The worst first, then by name: every job writes the same order. */
function bySeverity(one: SectionPart, other: SectionPart): number {
  const badness = ({ state }: SectionPart): number => VERDICTS.indexOf(state.counts.verdict);
  return (
    badness(other) - badness(one) ||
    compareCodeUnits(one.title, other.title) ||
    compareCodeUnits(one.state.id, other.state.id)
  );
}

const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';

function readParts(body: string, comment: CommentState): SectionPart[] {
  const lines = body.split('\n');
  const begins = new Map<string, { at: number; heading: string }>();
  for (const [at, line] of lines.entries()) {
    const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
    if (id !== undefined) begins.set(id, { at, heading: heading ?? '' });
  }
  return comment.sections.map((state) => {
    const begin = begins.get(state.id);
    const end = begin === undefined ? -1 : lines.indexOf(END, begin.at);
    if (begin === undefined || end < 0) return { state, title: '', text: '' };
    const text = lines.slice(begin.at + 1, end).join('\n');
    return { state, text: asMarkdown(text.trim()), ...readHeading(begin.heading) };
  });
}

function readHeading(encoded: string): { title: string; url?: string } {
  const parsed = parseJson(fromBase64Url(encoded));
  const [title, url]: unknown[] = Array.isArray(parsed) ? parsed : [];
  if (typeof title !== 'string') return { title: '' };
  return { title, url: typeof url === 'string' ? url : undefined };
}

function composeComment(
  parts: readonly SectionPart[],
  { head, above, end }: { head: string; above: Markdown; end: Markdown },
  origins: readonly string[],
): Markdown {
  const isCurrent = ({ state }: SectionPart): boolean => state.headSha === head;
  const [only] = parts.length === 1 ? parts : [];
  const named = parts.filter(({ title }) => title !== '');
  const blocks = only
    ? [withSectionMarkers(only, only.text)]
    : named.map((part) => renderNamedPart(part, isCurrent(part), origins));
  return joinNonEmpty('\n\n', above, ...blocks, end);
}

function withSectionMarkers(part: SectionPart, text: Markdown): Markdown {
  const { state, title, url } = part;
  const encoded = toBase64Url(JSON.stringify([title, url].filter((each) => each !== undefined)));
  const begin = asMarkdown(`<!-- plangate:section ${state.id} ${encoded} -->`);
  return literal`${begin}\n\n${text}\n\n${END}`;
}

/** @param isCurrent whether it is about the newest commit: else its job has still to report */
function renderNamedPart(
  part: SectionPart,
  isCurrent: boolean,
  origins: readonly string[],
): Markdown {
  const { counts: tally, headSha } = part.state;
  const name = prose(part.title);
  if (!isCurrent) {
    const before = headline(tally, asMarkdown(` at ${headSha.slice(0, 7)}`));
    return literal`#### ⏳ ${name}: waiting for a result (${before})\n\n${withSectionMarkers(part, '')}`;
  }
  const sign = headlineIcon(tally);
  const words = headline(tally);
  if (tally.green && part.text !== '')
    return literal`<details><summary>${sign} ${htmlCode(part.title)}: ${words}</summary>\n${withSectionMarkers(part, part.text)}\n</details>`;
  const text = part.text || literal`Details: ${link('the job', part.url, origins)}.`;
  return literal`#### ${sign} ${name}: ${words}\n\n${withSectionMarkers(part, text)}`;
}
