/**
 * The report on one screen of a terminal: what blocks, where, who may override it. Text from outside
 * is cleaned to one line; colour is only there where the caller says that it works.
 */
import { styleText } from 'node:util';
import type { Excerpt } from '../model/policy-result.ts';
import { isGreen } from '../model/verdict.ts';
import { isProminent, type ChangeAction } from '../policy/planned-changes.ts';
import {
  changeReason,
  changesOf,
  prominentChanges,
  actionCountWords,
  planWords,
  reasonAndAttributes,
  ACTION_SIGNS,
} from './changes.ts';
import {
  acceptedText,
  baselineWords,
  causeWords,
  endedWords,
  fileAndLine,
  isAccepted,
  overrideWords,
  resultCountWords,
  saidText,
  signsOf,
  verdictWords,
} from './words.ts';
import {
  closingSections,
  otherSections,
  otherTitle,
  sectionTitle,
  sectionWords,
  type CauseSection,
} from './cause-sections.ts';
import { cleanLine } from './markdown.ts';
import { hiddenWords, unmentionedAddresses } from './occurrences.ts';
import { messageLines } from './message-text.ts';
import { safeLine } from './neutralise-log.ts';
import { toPlainText, type Sentence, formatNumber } from '../model/sentence.ts';
import {
  countWords,
  countWordsIfAny,
  formatElapsed,
  joinNonEmpty,
  listText,
  withPage,
} from './text.ts';
import type { Cause, Occurrence, ReportView } from './view.ts';
import { clipToColumns, padToColumns, widthOf } from './width.ts';
import { leftoversOf } from './leftovers.ts';
import { sortWorstFirst } from './verdict-sentence.ts';
import { verdictTotals } from './workspace-table.ts';
import { workspaceNames, stoppedWords } from './workspace-names.ts';

export interface Screen {
  columns: number;
  /** The largest number of lines; what does not fit is counted. */
  rows: number;
  colour: boolean;
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

interface StyledText {
  text: string;
  style?: Style | undefined;
  /** Whether it is never cut: an address of a resource or of a page would be another one. */
  isWhole?: boolean | undefined;
  /** Whether it is never wrapped: what a person types is one line that can be copied. */
  isTyped?: boolean | undefined;
}

/** A line before wrapping. If it is wrapped, its further lines are indented by two columns more. */
interface Row {
  indent: number;
  parts: StyledText[];
}

/** How much is on the screen: each number is the most of what it is called after. */
interface ScreenLimits {
  /** Causes of each list that are written in full. */
  causes: number;
  /** Causes that do not close the gate, of each list, that are written in full; all others are named. */
  others: number;
  /** Resources or messages of one cause. */
  occurrences: number;
  /** Whether one cause is shown with its excerpt: the first that has one. */
  excerpt: boolean;
  workspaces: number;
  /** Changes that destroy, replace, forget or invoke. */
  changes: number;
  /** Characters of one reason or message. */
  text: number;
}

/** A screen scrolls: up to so many workspaces and causes, nothing is left out. */
const FEW = 12;
const WHOLE: ScreenLimits = {
  causes: FEW,
  others: FEW,
  occurrences: 100,
  excerpt: true,
  workspaces: FEW,
  changes: 100,
  text: 2_000,
};

/**
 * From the most detailed to the shortest: the first that fits is shown. The table of workspaces goes first, then what does not
 * close the gate; causes keep their places as long as one of them fits.
 */
const SCREEN_LIMITS: readonly ScreenLimits[] = [
  { causes: 12, others: 6, occurrences: 4, excerpt: true, workspaces: 8, changes: 6, text: 600 },
  { causes: 12, others: 3, occurrences: 2, excerpt: true, workspaces: 3, changes: 4, text: 600 },
  { causes: 12, others: 0, occurrences: 1, excerpt: true, workspaces: 0, changes: 3, text: 600 },
  { causes: 8, others: 0, occurrences: 1, excerpt: false, workspaces: 0, changes: 2, text: 400 },
  { causes: 5, others: 0, occurrences: 1, excerpt: false, workspaces: 0, changes: 1, text: 300 },
  { causes: 3, others: 0, occurrences: 1, excerpt: false, workspaces: 0, changes: 1, text: 200 },
  { causes: 1, others: 0, occurrences: 1, excerpt: false, workspaces: 0, changes: 0, text: 160 },
];

/** Lines ready to print: all of a small report, else at most `screen.rows` of them. */
export function renderTerminal(view: ReportView, screen: Screen): string[] {
  if (view.workspaces.length <= FEW && view.causes.length <= FEW) {
    return Object.values(screenParts(view, WHOLE, screen)).flat();
  }
  let parts: ScreenParts = { workspaces: [], verdict: [], why: [], steps: [] };
  for (const limits of SCREEN_LIMITS) {
    parts = screenParts(view, limits, screen);
    const lines = Object.values(parts).flat();
    if (lines.length <= screen.rows) return lines;
  }
  return cutToScreen(parts, screen);
}

const BLANK: Row = { indent: 0, parts: [] };

/** The lines of the four parts of the screen, from its top to its end. */
type ScreenParts = Record<'workspaces' | 'verdict' | 'why' | 'steps', string[]>;

function screenParts(view: ReportView, limits: ScreenLimits, screen: Screen): ScreenParts {
  const wrapped = (...rows: Row[]): string[] => rows.flatMap((row) => wrap(row, screen));
  // Notices were printed when they were found.
  const others = otherSections(view.causes).filter(
    ({ id, causes }) => causes.length > 0 && id !== 'notices',
  );
  return {
    workspaces: wrapped(...workspaceRows(view, limits), BLANK),
    verdict: wrapped(verdictRow(view)),
    why: wrapped(
      ...closingRows(view, limits, screen),
      ...prominentRows(view, limits),
      ...others.flatMap((section) =>
        sectionRows(otherTitle(section), section, limits.others, (cause) =>
          causeBlock(cause, view, limits, { screen }),
        ),
      ),
      ...unshownRows(view, others, limits),
    ),
    steps: wrapped(...stepRows(view, screen)),
  };
}

/** The verdict gets its lines first, then what to do, then why, and the workspaces what is left. */
function cutToScreen(parts: ScreenParts, { rows }: Screen): string[] {
  const verdict = cutLines(parts.verdict, rows);
  let left = rows - verdict.length;
  const steps = cutLines(parts.steps, Math.min(left, Math.ceil(rows / 3)));
  left -= steps.length;
  const why = cutLines(parts.why, left);
  left -= why.length;
  return [...cutLines(parts.workspaces, left), ...verdict, ...why, ...steps];
}

/** At most `most` lines: if there are more, the last one counts the others. */
function cutLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  if (most <= 0) return [];
  const shown = lines.slice(0, most - 1);
  return [...shown, `  … and ${countWords(lines.length - shown.length, 'more line')}`];
}

/** What was sent first, then one line per workspace, the worst first: the plan, the policies, the duration. */
function workspaceRows(view: ReportView, limits: ScreenLimits): Row[] {
  const { workspaces, archives, context } = view;
  const shown = sortWorstFirst(workspaces).slice(0, limits.workspaces);
  const width = Math.min(32, Math.max(0, ...shown.map(({ name }) => widthOf(name))));
  const plans = shown.map((workspace) => {
    const words = planWords(workspace);
    // A dash: nothing is known of the plan.
    if (words === '–') return '';
    return words === 'no changes' ? words : `plan ${words}`;
  });
  const planWidth = Math.max(0, ...plans.map(widthOf));
  const rows = shown.map((workspace, index): Row => {
    const { name, verdict, durationMs } = workspace;
    const policies = resultCountWords(workspace) || verdictWords(verdict, workspace.counts);
    const time = durationMs === undefined ? '' : formatElapsed(durationMs);
    const green = isGreen(verdict, context.gate.failOn);
    const { sign } = signsOf(verdict, green);
    const parts: StyledText[] = [
      { text: sign, style: green ? 'green' : 'red' },
      {
        text: ` ${padToColumns(cleanLine(name, 60), width)}  ${padToColumns(plans[index] ?? '', planWidth)}  `,
      },
      { text: joinNonEmpty('  ', policies, time) },
    ];
    return { indent: 2, parts };
  });
  const [archive] = archives;
  const sent: Row[] = archive
    ? [rowOf(2, soft(`${archive.directory} → ${countWords(archive.files, 'file')} sent`))]
    : [];
  const hidden = workspaces.length - shown.length;
  if (shown.length === 0 && hidden > 0) {
    const totals = `${countWords(hidden, 'workspace')}: ${verdictTotals(sortWorstFirst(workspaces))}`;
    return [...sent, rowOf(2, soft(totals))];
  }
  return [...sent, ...rows, ...hiddenRows(2, countWordsIfAny(hidden, 'more workspace'))];
}

function verdictRow(view: ReportView): Row {
  // A name keeps its small letter.
  const headline = beginsWithWords(view.heading)
    ? view.headline.charAt(0).toUpperCase() + view.headline.slice(1)
    : view.headline;
  const style = view.green ? 'green' : 'red';
  return rowOf(
    0,
    { text: `${signsOf(view.shownVerdict, view.green).sign} `, style },
    bold(cleanLine(headline, 400)),
  );
}

function beginsWithWords(sentence: Sentence): boolean {
  if (typeof sentence === 'string') return true;
  if ('kind' in sentence) return false;
  const first = sentence.find((part) => part !== '');
  return first === undefined || beginsWithWords(first);
}

/** Causes in full below their title, and the others by name; nothing if none is in full. */
function sectionRows(
  title: string,
  { causes }: CauseSection,
  most: number,
  blockOf: (cause: Cause) => Row[],
): Row[] {
  const shown = causes.slice(0, most);
  if (shown.length === 0) return [];
  return [
    BLANK,
    rowOf(2, bold(title)),
    ...shown.flatMap(blockOf),
    ...hiddenCauseRows(causes, shown),
  ];
}

function closingRows(view: ReportView, limits: ScreenLimits, screen: Screen): Row[] {
  const sections = closingSections(view.causes, view.green);
  // Only one cause is shown with its excerpt: the first that has one.
  const withExcerpt = limits.excerpt
    ? sections
        .flatMap(({ causes }) => causes)
        .find(({ occurrences: [first] }) => first.excerpt !== undefined)
    : undefined;
  return sections.flatMap((section) => {
    const title = plainLine(sectionTitle(section, view), 300);
    const rows = sectionRows(title, section, limits.causes, (cause) =>
      causeBlock(cause, view, limits, { screen, showsExcerpt: cause === withExcerpt }),
    );
    return rows.length > 0
      ? rows
      : [rowOf(2, bold(title), { text: `: ${causeNames(section.causes)}` })];
  });
}

/** How many causes are not shown, and their names, so that every policy that failed has its name in the log. */
function hiddenCauseRows(causes: readonly Cause[], shown: readonly Cause[]): Row[] {
  const hidden = causes.slice(shown.length);
  if (hidden.length === 0) return [];
  const more = soft(`… and ${countWords(hidden.length, 'more cause')}`);
  const names = causeNames(hidden);
  return [rowOf(2, more, { text: names && `: ${names}` })];
}

function causeNames(causes: readonly Cause[]): string {
  return listText([...new Set(causes.map((cause) => cleanLine(causeWords(cause), 120)))]);
}

function causeBlock(
  cause: Cause,
  view: ReportView,
  limits: ScreenLimits,
  { screen, showsExcerpt = false }: { screen: Screen; showsExcerpt?: boolean },
): Row[] {
  const { kind, policy, policySet, code } = cause;
  const where =
    view.workspaces.length > 1 ? plainLine(workspaceNames(cause.workspaces, view), 300) : '';
  if (kind === 'reason' || kind === 'notice') {
    const text = withPage(cleanLine(saidText(cause), limits.text), code);
    const name = where || listText(cause.workspaces, 2, (one) => cleanLine(one, 60));
    const { generalMessages, occurrences } = cause;
    const places = generalMessages.length === 0 ? [] : occurrences.slice(0, limits.occurrences);
    const hiddenPlaces = generalMessages.length - places.length;
    const stopped = plainLine(stoppedWords(cause.stopped, view), 400);
    return [
      rowOf(2, signOf(cause), { text: joinNonEmpty(': ', name, text) }),
      ...(stopped === '' ? [] : [rowOf(6, { text: stopped })]),
      ...places.map((place) =>
        rowOf(6, { text: cleanLine(fileAndLine(place), 200), isWhole: true }),
      ),
      ...hiddenRows(6, hiddenPlaces > 0 ? `${formatNumber(hiddenPlaces)} more` : ''),
    ];
  }
  const facts = joinNonEmpty(
    ' · ',
    policy === '' ? 'could not be evaluated' : cleanLine(policySet, 60),
    where,
    plainLine(baselineWords(cause.baseline, view.context), 80),
    cause.age === 'new' ? 'new' : '',
    cause.todo?.kind === 'fix-policies' && cause.own !== true ? NOT_OF_THE_CHANGE : '',
    isAccepted(cause) ? cleanLine(acceptedText(cause), 200) : '',
    // Whom the service names is in the title.
    cause.overrideBy === undefined ? '' : cleanLine(overrideWords(cause), 300),
  );
  // Of what is accepted the resources are named: why it is accepted follows the name.
  const told = isAccepted(cause)
    ? cause.occurrences.filter(({ addresses }) => addresses.length > 0)
    : cause.occurrences;
  const shown = told.slice(0, limits.occurrences);
  const hidden = told.slice(limits.occurrences);
  const rows = shown.flatMap((occurrence, index) =>
    occurrenceRows(occurrence, limits.text, screen, showsExcerpt && index === 0),
  );
  const name = policy === '' ? `policy set ${cleanLine(policySet, 80)}` : cleanLine(policy, 80);
  const ofAll = messageLines([cause.messageOfAll], textLimits(limits.text)).lines;
  const ended = (cause.ended ?? []).map((each) =>
    plainLine(endedWords(each, view.context.judges.exceptionsFile), 300),
  );
  return [
    rowOf(2, signOf(cause), bold(name), soft(`  ${facts}`)),
    ...[...ended, ...ofAll].map((text) => rowOf(6, { text })),
    ...rows,
    ...hiddenRows(6, hiddenWords(hidden)),
  ];
}

const NOT_OF_THE_CHANGE = 'nothing in this change is at fault';

function signOf({ severity, blocks }: Cause): StyledText {
  if (blocks || severity === 'blocks' || severity === 'needs-override')
    return { text: '✗ ', style: 'red' };
  return severity === 'warns' ? { text: '! ', style: 'yellow' } : { text: '· ', style: 'dim' };
}

function plainLine(sentence: Sentence, limit: number): string {
  return cleanLine(toPlainText(sentence), limit);
}

/** @param text characters of one reason or message */
const textLimits = (text: number) => ({ characters: text, lines: Math.ceil(text / 40) });

/**
 * The messages are below the line at fault if its excerpt is shown, else after the address. Where the screen is too narrow
 * for place and address, each has a line of its own.
 */
function occurrenceRows(
  occurrence: Occurrence,
  textLimit: number,
  screen: Screen,
  showsExcerpt: boolean,
): Row[] {
  const addresses = listText(unmentionedAddresses(occurrence), 3, (one) => cleanLine(one, 200));
  const { lines, rest } = messageLines(occurrence.messages, textLimits(Math.min(600, textLimit)));
  const [message = '', ...below] = [...lines, rest].filter(Boolean);
  const place = cleanLine(fileAndLine(occurrence), 200);
  const { excerpt, location } = occurrence;
  const whole = (text: string): StyledText => ({ text, isWhole: true });
  if (!showsExcerpt || excerpt === undefined || location === undefined) {
    const said = joinNonEmpty(': ', addresses, message);
    const named = whole(addresses !== '' && message !== '' ? `${addresses}: ` : addresses);
    const isNarrow = place !== '' && widthOf(place) + widthOf(said) + 8 > screen.columns;
    const first = isNarrow
      ? [rowOf(6, whole(place)), rowOf(6, named, { text: message })]
      : [rowOf(6, whole(place && `${place}  `), named, { text: message })];
    return [...first, ...below.map((text) => rowOf(8, { text }))];
  }
  const shown = excerptRows(excerpt, location.startLine, screen);
  const marked = [`▲ ${message}`, ...below.map((text) => `  ${text}`)];
  const isNarrow = widthOf(place) + widthOf(addresses) + 8 > screen.columns;
  const head = isNarrow
    ? [rowOf(6, whole(place)), rowOf(6, whole(addresses))]
    : [rowOf(6, whole(`${place}  `), whole(addresses))];
  return [
    ...head,
    ...shown.rows,
    ...marked.map((text) => rowOf(8, soft(shown.gutter), { text, style: 'red' })),
  ];
}

/** The line at fault and the one before it, with their numbers; `gutter` is as wide as those, for a row below. */
function excerptRows({ lines, at }: Excerpt, startLine: number, screen: Screen) {
  const width = String(startLine - at + lines.length).length;
  const columns = Math.max(20, screen.columns - width - 12);
  const rows = lines.slice(Math.max(0, at - 1), at + 1).map((line, index, shown) => {
    const isAtFault = index === shown.length - 1;
    const number = isAtFault ? startLine : startLine - 1;
    const code = clipToColumns(line.replaceAll('\t', '  '), columns);
    const gutter = `${String(number).padStart(width)} │ `;
    return rowOf(8, soft(gutter), isAtFault ? bold(code) : { text: code });
  });
  return { rows, gutter: `${' '.repeat(width)} │ ` };
}

/** What is destroyed, replaced, forgotten or invoked. */
function prominentRows(view: ReportView, limits: ScreenLimits): Row[] {
  const prominent = prominentChanges(view);
  if (prominent.length === 0) return [];
  const numbersOf = (actions: readonly ChangeAction[]): string => {
    const words = actions.map((action) => {
      const number = prominent.filter((change) => change.action === action).length;
      return number > 0 ? actionCountWords(action, number) : '';
    });
    return joinNonEmpty(', ', ...words);
  };
  const destroyed = numbersOf(['delete', 'replace']);
  const title = joinNonEmpty(
    '; ',
    destroyed && `Destroyed or replaced: ${destroyed}`,
    numbersOf(['forget', 'invoke']),
  );
  const shown = prominent.slice(0, limits.changes).map((change) => {
    const fileLine = fileAndLine(change);
    const reason = change.action === 'replace' ? reasonAndAttributes(change) : changeReason(change);
    const why = cleanLine(toPlainText(reason), 160);
    const parts: StyledText[] = [
      { text: `${ACTION_SIGNS[change.action]} `, style: 'red' },
      { text: `${cleanLine(change.address, 200)}  `, isWhole: true },
      soft(view.workspaces.length > 1 ? `${cleanLine(change.workspace, 60)}  ` : ''),
      { text: fileLine && `${cleanLine(fileLine, 200)}  `, isWhole: true },
      soft(why),
    ];
    return rowOf(2, ...parts);
  });
  const hidden = prominent.length - shown.length;
  const more = hiddenRows(2, hidden > 0 ? `${formatNumber(hidden)} more` : '');
  return [BLANK, rowOf(2, bold(title)), ...shown, ...more];
}

/** One row for what is folded on other surfaces: the other changes by their number, the other causes by their names. */
function unshownRows(
  view: ReportView,
  others: readonly CauseSection[],
  limits: ScreenLimits,
): Row[] {
  const changes = changesOf(view);
  const ordinary = changes.filter(({ action }) => !isProminent(action)).length;
  const noun = ordinary === changes.length ? 'change' : 'other change';
  const unshown = limits.others === 0 ? others : [];
  const parts = unshown.map(
    (section) => `▸ ${sectionWords(section)}: ${causeNames(section.causes)}`,
  );
  if (ordinary > 0) parts.unshift(`▸ ${countWords(ordinary, noun)}`);
  return parts.length === 0 ? [] : [BLANK, rowOf(2, soft(parts.join('   ')))];
}

function stepRows(view: ReportView, { columns }: Screen): Row[] {
  const steps = [...leftoversOf(view.workspaces), ...view.steps].slice(0, 5);
  if (steps.length === 0) return [];
  return [BLANK, ...steps.map((step) => rowOf(2, ...stepParts(step, columns)))];
}

/** A step in pieces: what a person types is one that is never wrapped. */
function stepParts(step: Sentence, columns: number): StyledText[] {
  if (typeof step === 'string') return [{ text: step }];
  if (!('kind' in step)) return step.flatMap((inner) => stepParts(inner, columns));
  const text = cleanLine(toPlainText(step), 10_000);
  if (step.kind === 'typed') return [{ text, isTyped: true }];
  return [{ text: columns < NARROW ? withoutLongAddresses(text, columns - 4) : text }];
}

/** A screen on which an address of a run is two lines or more. */
const NARROW = 60;

/** Without addresses that are wider than a line: the command in the next step does the same. */
function withoutLongAddresses(step: string, width: number): string {
  return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) =>
    widthOf(address) > width ? '' : address,
  );
}

/** A row that counts what is not shown; none without words. @param indent in columns */
function hiddenRows(indent: number, words: string): Row[] {
  return words === '' ? [] : [rowOf(indent, soft(`… and ${words}`))];
}

/** @param indent in columns */
function rowOf(indent: number, ...parts: StyledText[]): Row {
  return { indent, parts };
}

function bold(text: string): StyledText {
  return { text, style: 'bold' };
}

function soft(text: string): StyledText {
  return { text, style: 'dim' };
}

/** Wraps a row at words, and applies its styles. A word that is longer than the line is cut. */
function wrap({ indent, parts }: Row, screen: Screen): string[] {
  // Escaped before it is cut, because escaping makes a text longer.
  const words = parts.flatMap(({ text, style, isWhole, isTyped = false }) =>
    (isTyped ? [safeLine(text)] : safeLine(text).split(/(?<= )(?=[^ ])/)).map(
      (word): StyledText => ({ text: word, style, isWhole: isWhole === true || isTyped }),
    ),
  );
  const lines: StyledText[][] = [[]];
  let used = indent;
  for (const word of words) {
    const isFirst = lines.at(-1)?.length === 0;
    if (!isFirst && used + widthOf(word.text.trimEnd()) > screen.columns) {
      lines.push([]);
      used = indent + 2;
      // At the start of a line, another text is a command.
      word.text = safeLine(word.text);
    }
    const width = widthOf(word.text.trimEnd());
    // A URL is not cut, because it would lead elsewhere: the terminal wraps it.
    const isWhole =
      word.isWhole === true || word.text.includes('://') || width <= screen.columns - used;
    const text = isWhole ? word.text : clipToColumns(word.text, screen.columns - used);
    lines.at(-1)?.push({ ...word, text });
    used += widthOf(text);
  }
  return lines.map((pieces, index) => {
    const start = pieces.length === 0 ? '' : ' '.repeat(indent + (index > 0 ? 2 : 0));
    return start + applyStyles(pieces, screen).trimEnd();
  });
}

/** Joins neighbouring pieces of the same style. */
function applyStyles(pieces: readonly StyledText[], screen: Screen): string {
  const runs: StyledText[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last !== undefined && last.style === piece.style) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs
    .map(({ text, style }) => {
      const safe = safeLine(text);
      if (!screen.colour || style === undefined) return safe;
      return styleText(style, safe, { validateStream: false });
    })
    .join('');
}
