/**
 * The report on one screen of a terminal: what blocks, where, who may override it. Text from outside
 * is cleaned to one line; colour is only there where the caller says that it works.
 */
import { styleText } from 'node:util';
import { reworded } from '../model/message.ts';
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
import { resultCountWords, baselineWords, fileAndLine, signsOf, VERDICT_WORDS } from './words.ts';
import { cleanLine } from './markdown.ts';
import {
  mustFixFindings,
  otherSections,
  mustFixSections,
  hiddenWords,
  unmentionedAddresses,
} from './findings.ts';
import { messageLines } from './message-text.ts';
import { safeLine } from './neutralise-log.ts';
import { closingReasons } from './remarks.ts';
import { toPlainText } from './sentence.ts';
import {
  countWords,
  countWordsIfAny,
  formatElapsed,
  formatNumber,
  joinNonEmpty,
  listText,
  textWithRemedy,
} from './text.ts';
import type { Finding, Occurrence, ReportView } from './view.ts';
import { clipToColumns, padToColumns, widthOf } from './width.ts';
import { sortWorstFirst } from './headline.ts';

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
}

/** A line before wrapping. If it is wrapped, its further lines are indented by two columns more. */
interface Row {
  indent: number;
  parts: StyledText[];
}

/** How much is on the screen: each number is the most of what it is called after. */
interface ScreenLimits {
  /** Findings of each kind that are written in full. */
  findings: number;
  /** Advisory failures that are written in full; all others are named. */
  advisory: number;
  /** Resources or messages of one finding. */
  occurrences: number;
  /** Whether the first finding is shown with its source lines. */
  source: boolean;
  workspaces: number;
  /** Changes that destroy, replace, forget or invoke. */
  changes: number;
  /** Characters of one reason or message. */
  text: number;
}

/** From the most detailed to the shortest, which only names what failed: the first that fits is drawn. */
const SCREEN_LIMITS: readonly ScreenLimits[] = [
  { findings: 8, advisory: 6, occurrences: 4, source: true, workspaces: 8, changes: 6, text: 600 },
  { findings: 6, advisory: 3, occurrences: 2, source: true, workspaces: 6, changes: 4, text: 600 },
  { findings: 4, advisory: 0, occurrences: 1, source: true, workspaces: 4, changes: 3, text: 600 },
  { findings: 3, advisory: 0, occurrences: 1, source: false, workspaces: 3, changes: 2, text: 300 },
  { findings: 2, advisory: 0, occurrences: 1, source: false, workspaces: 1, changes: 1, text: 200 },
  { findings: 0, advisory: 0, occurrences: 0, source: false, workspaces: 1, changes: 0, text: 100 },
];

/** Lines ready to print, at most `screen.rows` of them. */
export function renderTerminal(view: ReportView, screen: Screen): string[] {
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
  const { findings: advisory = [] } = otherSections(view).find(({ id }) => id === 'advisory') ?? {};
  return {
    workspaces: wrapped(...workspaceRows(view, limits), BLANK),
    verdict: wrapped(verdictRow(view)),
    why: wrapped(
      ...reasonRows(view, limits),
      ...findingRows(view, limits, screen),
      ...prominentRows(view, limits),
      ...sectionRows('Advisory failures', advisory, limits.advisory, (finding) =>
        findingBlock(finding, view, limits),
      ),
      ...unshownRows(view, limits),
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
  const { workspaces, archives, results, context } = view;
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
    const policies = resultCountWords([workspace], { results }) || VERDICT_WORDS[verdict].words;
    const time = durationMs === undefined ? '' : formatElapsed(durationMs);
    const green = isGreen(verdict, context.failOn);
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
  const more = hiddenRows(2, countWordsIfAny(workspaces.length - shown.length, 'more workspace'));
  return [...sent, ...rows, ...more];
}

function verdictRow(view: ReportView): Row {
  const headline = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
  const style = view.green ? 'green' : 'red';
  return rowOf(
    0,
    { text: `${signsOf(view.verdict, view.green).sign} `, style },
    bold(cleanLine(headline, 400)),
  );
}

function reasonRows(view: ReportView, limits: ScreenLimits): Row[] {
  const remarks = closingReasons(view);
  const shown = remarks.slice(0, limits.findings);
  const rows = shown.flatMap(({ names, sentences }) =>
    sentences.slice(0, 2).map((reason) => {
      const why = textWithRemedy(reworded(reason, (words) => cleanLine(words, limits.text)));
      return rowOf(2, { text: `${listText(names, 2, (name) => cleanLine(name, 60))}: ${why}` });
    }),
  );
  rows.push(...hiddenRows(2, countWordsIfAny(remarks.length - shown.length, 'other reason')));
  return rows;
}

/** Findings in full below their title, and the others by name; nothing if none is in full. */
function sectionRows(
  title: string,
  findings: readonly Finding[],
  most: number,
  blockOf: (finding: Finding) => Row[],
): Row[] {
  const shown = findings.slice(0, most);
  if (shown.length === 0) return [];
  return [
    BLANK,
    rowOf(2, bold(title)),
    ...shown.flatMap(blockOf),
    ...hiddenFindingRows(findings, shown),
  ];
}

function findingRows(view: ReportView, limits: ScreenLimits, screen: Screen): Row[] {
  // Only one finding is shown with source lines: the first that has any.
  const withSource = limits.source
    ? mustFixFindings(view).find(({ occurrences: [first] }) => first.excerpt !== undefined)
    : undefined;
  return mustFixSections(view).flatMap(({ title, findings }) => {
    const rows = sectionRows(title, findings, limits.findings, (finding) =>
      findingBlock(finding, view, limits, finding === withSource ? screen : undefined),
    );
    return rows.length > 0 ? rows : [rowOf(2, bold(title), { text: `: ${policyNames(findings)}` })];
  });
}

/** How many findings are not shown, and their policies, so that every policy that failed has its name in the log. */
function hiddenFindingRows(findings: readonly Finding[], shown: readonly Finding[]): Row[] {
  const hidden = findings.length - shown.length;
  if (hidden === 0) return [];
  const more = soft(`… and ${countWords(hidden, 'more finding')}`);
  const known = new Set(shown.map(({ policy }) => policy));
  const names = policyNames(findings.filter(({ policy }) => !known.has(policy)));
  return [rowOf(2, more, { text: names && `: ${names}` })];
}

function policyNames(findings: readonly Finding[]): string {
  return listText([...new Set(findings.map(({ policy }) => cleanLine(policy, 80)))]);
}

function findingBlock(
  finding: Finding,
  view: ReportView,
  limits: ScreenLimits,
  screenForSource?: Screen,
): Row[] {
  const facts = joinNonEmpty(
    ' · ',
    cleanLine(finding.policySet, 60),
    view.workspaces.length > 1
      ? listText(finding.workspaces, 3, (name) => cleanLine(name, 40))
      : '',
    cleanLine(toPlainText(baselineWords(finding.baseline, view.context)), 80),
    finding.age === 'new' ? 'new' : '',
  );
  const sign: StyledText =
    finding.severity === 'warns' ? { text: '! ', style: 'yellow' } : { text: '✗ ', style: 'red' };
  const shown = finding.occurrences.slice(0, limits.occurrences);
  const hidden = finding.occurrences.slice(limits.occurrences);
  const rows = shown.flatMap((occurrence, index) =>
    occurrenceRows(occurrence, limits.text, index === 0 ? screenForSource : undefined),
  );
  const first = rowOf(2, sign, bold(cleanLine(finding.policy, 80)), soft(`  ${facts}`));
  const ofAll = messageLines([finding.messageOfAll], textLimits(limits.text)).lines;
  return [
    first,
    ...ofAll.map((text) => rowOf(6, { text })),
    ...rows,
    ...hiddenRows(6, hiddenWords(hidden)),
  ];
}

/** @param text characters of one reason or message */
const textLimits = (text: number) => ({ characters: text, lines: Math.ceil(text / 40) });

/**
 * The messages are below the line at fault if source lines are shown, else after the address.
 *
 * @param screenForSource the screen on which source lines are shown; left out: none are shown
 */
function occurrenceRows(
  occurrence: Occurrence,
  textLimit: number,
  screenForSource: Screen | undefined,
): Row[] {
  const addresses = listText(unmentionedAddresses(occurrence), 3, (one) => cleanLine(one, 200));
  const { lines, rest } = messageLines(occurrence.messages, textLimits(Math.min(300, textLimit)));
  const [message = '', ...below] = [...lines, rest].filter(Boolean);
  const fileLine = fileAndLine(occurrence);
  const place = fileLine === '' ? [] : [{ text: `${cleanLine(fileLine, 200)}  ` }];
  const { excerpt, location } = occurrence;
  if (screenForSource === undefined || excerpt === undefined || location === undefined) {
    return [
      rowOf(6, ...place, { text: joinNonEmpty(': ', addresses, message) }),
      ...below.map((text) => rowOf(8, { text })),
    ];
  }
  const source = sourceRows(excerpt, location.startLine, screenForSource);
  const marked = [`▲ ${message}`, ...below.map((text) => `  ${text}`)];
  return [
    rowOf(6, ...place, { text: addresses }),
    ...source.rows,
    ...marked.map((text) => rowOf(8, soft(source.gutter), { text, style: 'red' })),
  ];
}

/** The line at fault and the one before it, with their numbers; `gutter` is as wide as those, for a row below. */
function sourceRows({ lines, at }: Excerpt, startLine: number, screen: Screen) {
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
      { text: `${cleanLine(change.address, 200)}  ` },
      { text: fileLine && `${cleanLine(fileLine, 200)}  ` },
      soft(why),
    ];
    return rowOf(2, ...parts);
  });
  const hidden = prominent.length - shown.length;
  const more = hiddenRows(2, hidden > 0 ? `${formatNumber(hidden)} more` : '');
  return [BLANK, rowOf(2, bold(title)), ...shown, ...more];
}

/** One row for what is folded on other surfaces: the other changes by their number, the other failures by their names. */
function unshownRows(view: ReportView, limits: ScreenLimits): Row[] {
  const changes = changesOf(view);
  const others = changes.filter(({ action }) => !isProminent(action)).length;
  const noun = others === changes.length ? 'change' : 'other change';
  const unshown = otherSections(view).filter(
    ({ id, findings }) => findings.length > 0 && (id !== 'advisory' || limits.advisory === 0),
  );
  const parts = unshown.map(({ words, findings }) => `▸ ${words}: ${policyNames(findings)}`);
  if (others > 0) parts.unshift(`▸ ${countWords(others, noun)}`);
  return parts.length === 0 ? [] : [BLANK, rowOf(2, soft(parts.join('   ')))];
}

function stepRows({ nextSteps }: ReportView, { columns }: Screen): Row[] {
  if (nextSteps.length === 0) return [];
  const steps = nextSteps.slice(0, 4).map((step) => cleanLine(step, 600));
  const shown =
    columns < NARROW ? steps.map((step) => withoutLongAddresses(step, columns - 4)) : steps;
  return [BLANK, ...shown.map((text) => rowOf(2, { text }))];
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
  const words = parts.flatMap(({ text, style }) =>
    safeLine(text)
      .split(/(?<= )(?=[^ ])/)
      .map((word): StyledText => ({ text: word, style })),
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
    const isWhole = word.text.includes('://') || width <= screen.columns - used;
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
