/**
 * The report on one screen of a terminal: what blocks, where, who may override it. Text from outside
 * is cleaned to one line; colour is only there where the caller says that it works.
 */
import { reworded } from '../model/message.ts';
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
import { resultCountWords } from './counts.ts';
import { cleanLine } from './escape-markdown.ts';
import { mustFixFindings, sortNotGreenFirst, otherSections, mustFixSections } from './findings.ts';
import { safeLine } from './neutralise-log.ts';
import { closingReasons } from './remarks.ts';
import { toPlainText } from './sentence.ts';
import {
  occurrenceNoun,
  occurrencesOf,
  unmentionedAddress,
  type Occurrence,
} from './occurrences.ts';
import {
  countWords,
  formatElapsed,
  formatNumber,
  joinNonEmpty,
  listText,
  textWithRemedy,
} from './text.ts';
import type { Finding, ReportView } from './view.ts';
import { clipToColumns, padToColumns, widthOf } from './width.ts';
import { baselineWords, fileAndLine, VERDICT_WORDS } from './words.ts';

export interface Screen {
  columns: number;
  /** The largest number of lines; what does not fit is counted. */
  rows: number;
  colour: boolean;
}

type Style = 'bold' | 'soft' | 'red' | 'green' | 'yellow';

interface StyledText {
  text: string;
  style?: Style | undefined;
}

/** A line before wrapping; continuation lines are indented one step more. */
interface Row {
  indent: number;
  parts: StyledText[];
}

interface Detail {
  /** How many findings of each kind are written in full. */
  findings: number;
  /** How many advisory failures are written in full; all others are named. */
  advisory: number;
  /** Resources of one finding. */
  spots: number;
  /** Whether the first finding is shown with its source lines. */
  source: boolean;
  workspaces: number;
  destroys: number;
  /** Characters of one reason or message. */
  text: number;
}

/** From the most detailed to the shortest, which only names what failed: the first that fits is drawn. */
const DETAILS: readonly Detail[] = [
  { findings: 8, advisory: 6, spots: 4, source: true, workspaces: 8, destroys: 6, text: 600 },
  { findings: 6, advisory: 3, spots: 2, source: true, workspaces: 6, destroys: 4, text: 600 },
  { findings: 4, advisory: 0, spots: 1, source: true, workspaces: 4, destroys: 3, text: 600 },
  { findings: 3, advisory: 0, spots: 1, source: false, workspaces: 3, destroys: 2, text: 300 },
  { findings: 2, advisory: 0, spots: 1, source: false, workspaces: 1, destroys: 1, text: 200 },
  { findings: 0, advisory: 0, spots: 0, source: false, workspaces: 1, destroys: 0, text: 100 },
];

/** Lines ready to print, at most `screen.rows` of them. */
export function renderTerminal(view: ReportView, screen: Screen): string[] {
  let parts: Parts = { workspaces: [], verdict: [], why: [], steps: [] };
  for (const detail of DETAILS) {
    parts = screenParts(view, detail, screen);
    const lines = Object.values(parts).flat();
    if (lines.length <= screen.rows) return lines;
  }
  return cutToScreen(parts, screen);
}

const BLANK: Row = { indent: 0, parts: [] };

/** The lines of the four parts of the screen, from its top to its end. */
type Parts = Record<'workspaces' | 'verdict' | 'why' | 'steps', string[]>;

function screenParts(view: ReportView, detail: Detail, screen: Screen): Parts {
  const wrapped = (...rows: Row[]): string[] => rows.flatMap((row) => wrap(row, screen));
  const { findings: advisory = [] } = otherSections(view).find(({ id }) => id === 'advisory') ?? {};
  return {
    workspaces: wrapped(...workspaceRows(view, detail), BLANK),
    verdict: wrapped(verdictRow(view)),
    why: wrapped(
      ...reasonRows(view, detail),
      ...findingRows(view, detail, screen),
      ...destroyRows(view, detail),
      ...sectionRows('Advisory failures', advisory, detail.advisory, (each) =>
        findingBlock(each, view, detail),
      ),
      ...unshownRows(view, detail),
    ),
    steps: wrapped(...stepRows(view, screen)),
  };
}

/** The verdict gets its lines first, then what to do, then why, and the workspaces what is left. */
function cutToScreen(parts: Parts, { rows }: Screen): string[] {
  let left = rows;
  const cut = (lines: string[], most = left): string[] => {
    const shown = lines.length <= most ? lines : lines.slice(0, Math.max(0, most - 1));
    const hidden = lines.length - shown.length;
    if (hidden > 0 && most > 0) shown.push(`  … and ${countWords(hidden, 'more line')}`);
    left -= shown.length;
    return shown;
  };
  const verdict = cut(parts.verdict);
  const steps = cut(parts.steps, Math.min(left, Math.ceil(rows / 3)));
  const why = cut(parts.why);
  return [...cut(parts.workspaces), ...verdict, ...why, ...steps];
}

/** One line per workspace, not green ones first: the plan, the policies, the duration. */
function workspaceRows(
  { workspaces, archives, results }: ReportView,
  { workspaces: most }: Detail,
): Row[] {
  const shown = sortNotGreenFirst(workspaces).slice(0, most);
  const width = Math.min(32, Math.max(0, ...shown.map(({ name }) => widthOf(name))));
  const plans = shown.map((workspace) => {
    const words = planWords(workspace);
    if (words === '–') return '';
    return words === 'no changes' ? words : `plan ${words}`;
  });
  const planWidth = Math.max(0, ...plans.map(widthOf));
  const rows = shown.map((workspace, index): Row => {
    const { name, verdict, durationMs } = workspace;
    const policies = resultCountWords([workspace], { results }) || VERDICT_WORDS[verdict].words;
    const time = durationMs === undefined ? '' : formatElapsed(durationMs);
    const sign = VERDICT_WORDS[verdict].sign;
    const parts: StyledText[] = [
      { text: sign, style: isGreen(verdict) ? 'green' : 'red' },
      {
        text: ` ${padToColumns(cleanLine(name, 60), width)}  ${padToColumns(plans[index] ?? '', planWidth)}  `,
      },
      { text: joinNonEmpty('  ', policies, time) },
    ];
    return { indent: 2, parts };
  });
  const [archive] = archives;
  const sent: Row[] = archive
    ? [line(2, soft(`${archive.directory} → ${countWords(archive.files, 'file')} sent`))]
    : [];
  const hidden = workspaces.length - shown.length;
  const more = hidden > 0 ? [line(2, soft(`… and ${countWords(hidden, 'more workspace')}`))] : [];
  return [...sent, ...rows, ...more];
}

function verdictRow(view: ReportView): Row {
  const headline = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
  const style = view.green ? 'green' : 'red';
  return line(
    0,
    { text: `${VERDICT_WORDS[view.verdict].sign} `, style },
    bold(cleanLine(headline, 400)),
  );
}

function reasonRows(view: ReportView, { findings, text }: Detail): Row[] {
  return closingReasons(view)
    .slice(0, findings)
    .flatMap(({ workspace, sentences }) =>
      sentences.slice(0, 2).map((reason) => {
        const why = textWithRemedy(reworded(reason, (words) => cleanLine(words, text)));
        return line(2, { text: `${cleanLine(workspace.name, 60)}: ${why}` });
      }),
    );
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
    line(2, bold(title)),
    ...shown.flatMap(blockOf),
    ...hiddenFindingRows(findings, shown),
  ];
}

function findingRows(view: ReportView, detail: Detail, screen: Screen): Row[] {
  const withSource = mustFixFindings(view).find(
    (finding) => detail.source && occurrencesOf(finding)[0].excerpt !== undefined,
  );
  return mustFixSections(view).flatMap(({ title, findings }) => {
    const rows = sectionRows(title, findings, detail.findings, (each) =>
      findingBlock(each, view, detail, each === withSource ? screen : undefined),
    );
    return rows.length > 0 ? rows : [line(2, bold(title), { text: `: ${policyNames(findings)}` })];
  });
}

/** How many findings are not shown, and their policies, so that every policy that failed has its name in the log. */
function hiddenFindingRows(findings: readonly Finding[], shown: readonly Finding[]): Row[] {
  const hidden = findings.length - shown.length;
  if (hidden === 0) return [];
  const more = soft(`… and ${countWords(hidden, 'more finding')}`);
  const known = new Set(shown.map(({ policy }) => policy));
  const names = policyNames(findings.filter(({ policy }) => !known.has(policy)));
  return [line(2, more, { text: names && `: ${names}` })];
}

function policyNames(findings: readonly Finding[]): string {
  return listText([...new Set(findings.map(({ policy }) => cleanLine(policy, 80)))]);
}

function findingBlock(
  finding: Finding,
  view: ReportView,
  { spots: most, text }: Detail,
  source?: { columns: number },
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
  const spots = occurrencesOf(finding);
  const hidden = spots.length - most;
  const [first, ...others] = spots.slice(0, most);
  return [
    line(2, sign, bold(cleanLine(finding.policy, 80)), soft(`  ${facts}`)),
    ...(first ? spotRows(first, text, source) : []),
    ...others.flatMap((spot) => spotRows(spot, text)),
    ...(hidden > 0
      ? [line(6, soft(`… and ${countWords(hidden, `more ${occurrenceNoun(finding)}` as const)}`))]
      : []),
  ];
}

/**
 * The message is below the line at fault if source lines are shown, else after the address.
 *
 * @param source where there is to be an excerpt of the file: how wide its lines may be
 */
function spotRows(spot: Occurrence, limit: number, source?: { columns: number }): Row[] {
  const address = cleanLine(unmentionedAddress(spot), 200);
  const message = cleanLine(spot.message, Math.min(300, limit));
  const fileLine = fileAndLine(spot);
  const place = fileLine === '' ? [] : [{ text: `${cleanLine(fileLine, 200)}  ` }];
  const { excerpt, location } = spot;
  if (source === undefined || excerpt === undefined || location === undefined) {
    return [line(6, ...place, { text: joinNonEmpty(': ', address, message) })];
  }
  const first = location.startLine - excerpt.at;
  const width = String(first + excerpt.lines.length).length;
  const columns = Math.max(20, source.columns - width - 12);
  const rows = excerpt.lines.flatMap((text, index): Row[] => {
    const number = first + index;
    const code = clipToColumns(text.replaceAll('\t', '  '), columns);
    // The line before, the line at fault, and the message.
    if (number < location.startLine - 1 || number > location.startLine) return [];
    const gutter = `${String(number).padStart(width)} │ `;
    const isAtFault = number === location.startLine;
    const row = line(8, soft(gutter), isAtFault ? bold(code) : { text: code });
    if (!isAtFault) return [row];
    return [row, line(8, soft(`${' '.repeat(width)} │ `), { text: `▲ ${message}`, style: 'red' })];
  });
  return [line(6, ...place, { text: address }), ...rows];
}

function destroyRows(view: ReportView, { destroys: most }: Detail): Row[] {
  const prominent = prominentChanges(view);
  if (prominent.length === 0) return [];
  const numbers = (actions: readonly ChangeAction[]): string => {
    const words = actions.map((action) => {
      const number = prominent.filter((change) => change.action === action).length;
      return number > 0 ? actionCountWords(action, number) : '';
    });
    return joinNonEmpty(', ', ...words);
  };
  const destroyed = numbers(['delete', 'replace']);
  const title = joinNonEmpty(
    '; ',
    destroyed && `Destroyed or replaced: ${destroyed}`,
    numbers(['forget', 'invoke']),
  );
  const shown = prominent.slice(0, most).map((change) => {
    const fileLine = fileAndLine(change);
    const reason = change.action === 'replace' ? reasonAndAttributes(change) : changeReason(change);
    const why = cleanLine(toPlainText(reason), 160);
    const parts: StyledText[] = [
      { text: `${ACTION_SIGNS[change.action]} `, style: 'red' },
      { text: `${cleanLine(change.address, 200)}  ` },
      { text: fileLine && `${cleanLine(fileLine, 200)}  ` },
      soft(why),
    ];
    return line(2, ...parts);
  });
  const hidden = prominent.length - shown.length;
  const more = hidden > 0 ? [line(2, soft(`… and ${formatNumber(hidden)} more`))] : [];
  return [BLANK, line(2, bold(title)), ...shown, ...more];
}

/** What is not shown: counted, and the failures named. */
function unshownRows(view: ReportView, { advisory: most }: Detail): Row[] {
  const others = changesOf(view).filter(({ action }) => !isProminent(action)).length;
  const unshown = otherSections(view).filter(
    ({ id, findings }) => findings.length > 0 && (id !== 'advisory' || most === 0),
  );
  const parts = unshown.map(({ words, findings }) => `▸ ${words}: ${policyNames(findings)}`);
  if (others > 0) parts.unshift(`▸ ${countWords(others, 'other change')}`);
  return parts.length === 0 ? [] : [BLANK, line(2, soft(parts.join('   ')))];
}

function stepRows({ nextSteps }: ReportView, { columns }: Screen): Row[] {
  if (nextSteps.length === 0) return [];
  const steps = nextSteps.slice(0, 4).map((step) => cleanLine(step, 600));
  const shown =
    columns < NARROW ? steps.map((step) => withoutLongAddresses(step, columns - 4)) : steps;
  return [BLANK, ...shown.map((text) => line(2, { text }))];
}

/** A screen on which an address of a run is two lines or more. */
const NARROW = 60;

/** Without addresses that are wider than a line: the command in the next step does the same. */
function withoutLongAddresses(step: string, width: number): string {
  return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) =>
    widthOf(address) > width ? '' : address,
  );
}

function line(indent: number, ...parts: StyledText[]): Row {
  return { indent, parts };
}

function bold(text: string): StyledText {
  return { text, style: 'bold' };
}

function soft(text: string): StyledText {
  return { text, style: 'soft' };
}

/** Wraps at words; a word that is longer than the line is cut. */
function wrap({ indent, parts }: Row, screen: Screen): string[] {
  // Escaped first: what is cut afterwards does not grow any more.
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
      const [on, off] = CODES[style];
      return `\x1b[${on}m${safe}\x1b[${off}m`;
    })
    .join('');
}

const CODES: Record<Style, [on: number, off: number]> = {
  bold: [1, 22],
  soft: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
};
