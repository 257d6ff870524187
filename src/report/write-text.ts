/**
 * The writer of text: for a terminal of any width, with or without colour, and for a log. Text from outside is cleaned to one
 * line. What a person types stands alone on its line and is never broken; no line begins with a stop.
 */
import { styleText } from 'node:util';
import type { Excerpt } from '../model/policy-result.ts';
import { formatNumber, renderSentence, toPlainText, type Sentence } from '../model/sentence.ts';
import type { ChangeItem } from './changes.ts';
import type {
  CauseItem,
  CauseList,
  ToldPlace,
  PlaceGroup,
  ReportDocument,
  Room,
  WorkspaceItem,
} from './document.ts';
import { cleanLine } from './markdown.ts';
import { messageLines } from './message-text.ts';
import { safeLine } from './neutralise-log.ts';
import { countWords, countWordsIfAny, joinNonEmpty, listText, sumOf } from './text.ts';
import { clipToColumns, padToColumns, widthOf } from './width.ts';
import { signsOf } from './words.ts';
import type { ListItem } from './render-sentence.ts';

export interface TextMedium {
  /** Infinity where lines are never broken. */
  columns: number;
  colour: boolean;
}

/** How much is written: each number is the most of what it is called after. */
export interface TextRoom extends Room {
  /** Causes of each list that are written in full. */
  causes: number;
  /** Causes that do not close the gate, of each list, that are written in full; all others are named. */
  otherCauses: number;
  /** Whether one cause is shown with its excerpt: the first that has one. */
  excerpt: boolean;
  /** Whether there is room for what a policy is for. */
  descriptions: boolean;
  workspaces: number;
  /** Changes that destroy, replace, forget or invoke. */
  changes: number;
  /** All other changes: they are only counted where there is no room for one. */
  otherChanges: number;
}

/** The lines of a report, from its beginning to its end. */
export type TextParts = Record<'workspaces' | 'verdict' | 'why' | 'steps', string[]>;

/** @param title what stands before the verdict */
export function writeAsText(
  document: ReportDocument,
  room: TextRoom,
  medium: TextMedium,
  title = '',
): TextParts {
  const written = (...rows: Row[]): string[] => rows.flatMap((row) => wrap(row, medium));
  const { workspaces } = document;
  const areSeveral = workspaces.length > 1;
  // Notices were printed when they were found.
  const others = document
    .others(room)
    .filter(({ id, items }) => items.length > 0 && id !== 'notices');
  return {
    workspaces: written(...workspaceRows(document, room, medium), BLANK),
    verdict: written(verdictRow(document, title)),
    why: written(
      ...closingRows(document.closing(room), room, medium),
      ...changeRows(document, room, areSeveral),
      ...others.flatMap((list) => listRows(list, room.otherCauses, { room, medium })),
      ...unshownRows(document, others, room),
    ),
    steps: written(...stepRows(document, medium)),
  };
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

interface StyledText {
  text: string;
  style?: Style | undefined;
  /** Whether it is never cut or broken: an address of a resource or of a page would be another one, and a command none. */
  isWhole?: boolean | undefined;
}

/** A line before wrapping. */
interface Row {
  indent: number;
  /** Of its further lines; left out: two columns more. */
  furtherIndent?: number | undefined;
  parts: StyledText[];
  /** Whether it is one piece that is never broken: a command. */
  isOnePiece?: boolean | undefined;
}

const BLANK: Row = { indent: 0, parts: [] };

/** What was sent first, then one line per workspace, the worst first: the plan, the policies, the duration. */
function workspaceRows(
  { sent, workspaces, verdictTotals }: ReportDocument,
  room: TextRoom,
  { columns }: TextMedium,
): Row[] {
  const shown = workspaces.slice(0, room.workspaces);
  const width = Math.min(40, Math.max(0, ...shown.map(({ name }) => widthOf(name))));
  const plans = shown.map(planOf);
  const planWidth = Math.max(0, ...plans.map(widthOf));
  const rows = shown.map((workspace, at): Row => {
    const { name, verdict, isGreen, policies, elapsed, run } = workspace;
    const plan = planWidth > 0 ? padToColumns(plans[at] ?? '', planWidth) : '';
    const named = ` ${joinNonEmpty('  ', padToColumns(cleanLine(name, 90), width), plan, policies)}`;
    const hasRoom = 3 + widthOf(named) + 2 + widthOf(elapsed) <= columns;
    const address = columns === Infinity ? (run() ?? '') : '';
    return rowOf(
      2,
      { text: signsOf(verdict, isGreen).sign, style: isGreen ? 'green' : 'red' },
      { text: joinNonEmpty('  ', named, hasRoom ? elapsed : '', address) },
    );
  });
  const first = sent === '' ? [] : [rowOf(2, soft(plainLine(sent, 300)))];
  const hidden = workspaces.slice(shown.length);
  if (shown.length === 0 && hidden.length > 0) {
    return [
      ...first,
      rowOf(2, soft(`${countWords(hidden.length, 'workspace')}: ${verdictTotals}`)),
    ];
  }
  const green = hidden.filter(({ isGreen }) => isGreen).length;
  const ofGreen = green > 0 ? `, ${formatNumber(green)} of them green` : '';
  const more = countWordsIfAny(hidden.length, 'more workspace');
  return [...first, ...rows, ...hiddenRows(2, more && `${more}${ofGreen}`)];
}

function planOf({ plan }: WorkspaceItem): string {
  return plan === '' || plan === 'no changes' ? plan : `plan ${plan}`;
}

function verdictRow({ headline, verdict, isGreen }: ReportDocument, title: string): Row {
  const said = cleanLine(toPlainText(headline), 400);
  // A name keeps its small letter.
  const begins = beginsWithWords(headline);
  const alone = begins ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  const words = title === '' ? alone : `${title}${said}.`;
  const style = isGreen ? 'green' : 'red';
  return rowOf(0, { text: `${signsOf(verdict, isGreen).sign} `, style }, bold(words));
}

function beginsWithWords(sentence: Sentence): boolean {
  if (typeof sentence === 'string') return true;
  if ('kind' in sentence) return false;
  const first = sentence.find((part) => part !== '');
  return first === undefined || beginsWithWords(first);
}

/** Only one cause is shown with its excerpt: the first that has one. */
function closingRows(lists: readonly CauseList[], room: TextRoom, medium: TextMedium): Row[] {
  const hasExcerpt = ({ places: [group] }: CauseItem): boolean =>
    group?.places[0].excerpt !== undefined;
  const withExcerpt = room.excerpt
    ? lists.flatMap(({ items }) => items).find(hasExcerpt)
    : undefined;
  return lists.flatMap((list) => {
    const rows = listRows(list, room.causes, { room, medium, withExcerpt });
    if (rows.length > 0) return rows;
    return [rowOf(2, bold(plainLine(list.title, 300)), { text: `: ${namesOf(list.items)}` })];
  });
}

/** Items in full below their title, and the others by name; nothing if none is in full. */
function listRows(
  { title, items }: CauseList,
  most: number,
  {
    room,
    medium,
    withExcerpt,
  }: { room: TextRoom; medium: TextMedium; withExcerpt?: CauseItem | undefined },
): Row[] {
  const shown = items.slice(0, most);
  if (shown.length === 0) return [];
  const hidden = items.slice(shown.length);
  const more = soft(`… and ${countWords(hidden.length, 'more cause')}`);
  return [
    BLANK,
    rowOf(2, bold(plainLine(title, 300))),
    ...shown.flatMap((item) => itemRows(item, room, medium, item === withExcerpt)),
    ...(hidden.length > 0 ? [rowOf(2, more, { text: `: ${namesOf(hidden)}` })] : []),
  ];
}

function namesOf(items: readonly CauseItem[]): string {
  return listText([...new Set(items.map(({ short }) => cleanLine(short, 120)))]);
}

const SIGN_STYLES = { '✗': 'red', '!': 'yellow', '✓': 'dim', '·': 'dim' } as const;

function itemRows(
  item: CauseItem,
  room: TextRoom,
  medium: TextMedium,
  showsExcerpt: boolean,
): Row[] {
  const { kind, title, facts, notes, messages, description, places, furtherWords } = item;
  const sign = { text: `${item.sign} `, style: SIGN_STYLES[item.sign] };
  const told = [...notes.map((note) => plainLine(note, 400)), ...shownLines(messages, room)];
  const purpose = room.descriptions ? cleanLine(description, 160) : '';
  const head =
    kind === 'said'
      ? rowOf(2, sign, { text: saidText(item, room) })
      : rowOf(2, sign, bold(plainWords(title, 130)), soft(factsAfter(facts)));
  return [
    head,
    ...(purpose === '' ? [] : [rowOf(6, soft(purpose))]),
    ...told.map((text) => rowOf(6, { text })),
    ...places.flatMap((group, at) => groupRows(group, room, medium, showsExcerpt && at === 0)),
    ...hiddenRows(6, furtherWords),
  ];
}

/** `net-prod: the service refused. See https://…` */
function saidText({ title, says, help }: CauseItem, { text: { characters } }: TextRoom): string {
  const said = joinNonEmpty(': ', plainWords(title, 300), plainLine(says, characters));
  if (help === undefined) return said;
  return `${said}${/[.!?…]$/.test(said) ? '' : '.'} See ${help}`;
}

/** Two columns, and what is true of a cause. */
function factsAfter(facts: readonly Sentence[]): string {
  const words = facts.map((fact) => plainWords(fact, 300));
  return words.length === 0 ? '' : `  ${words.join(' · ')}`;
}

function shownLines(messages: readonly string[], { text }: TextRoom): string[] {
  const { lines, rest } = messageLines(messages, text);
  return rest === '' ? lines : [...lines, rest];
}

/** Places of which the same is said: one with its message behind it, or the message with the places below. */
function groupRows(
  group: PlaceGroup,
  room: TextRoom,
  medium: TextMedium,
  showsExcerpt: boolean,
): Row[] {
  const { places, messages, facts } = group;
  const [first, ...others] = places;
  const lines = shownLines(messages, room);
  const about = facts.map((fact) => plainWords(fact, 300)).join(' · ');
  const aboutRows = about === '' ? [] : [rowOf(8, soft(about))];
  const { excerpt, line } = first;
  if (showsExcerpt && excerpt !== undefined && line !== undefined) {
    const shown = excerptRows(excerpt, line, medium);
    const marked = lines.map((text, at) => `${at === 0 ? '▲' : ' '} ${text}`);
    return [
      placeRow(6, first, medium),
      ...shown.rows,
      ...marked.map((text) => rowOf(8, soft(shown.gutter), { text, style: 'red' })),
      ...(others.length > 0 ? [rowOf(6, { text: 'the same at:' })] : []),
      ...others.map((place) => placeRow(8, place, medium)),
      ...aboutRows,
    ].flat();
  }
  if (others.length > 0) {
    const above = lines.map((text, at) =>
      rowOf(6, { text: at === lines.length - 1 && !text.includes(':') ? `${text}:` : text }),
    );
    const indent = above.length > 0 ? 8 : 6;
    return [...above, ...places.flatMap((place) => placeRow(indent, place, medium)), ...aboutRows];
  }
  const [message = '', ...below] = lines;
  const addresses = addressText(first);
  const named = addresses !== '' && message !== '' ? `${addresses}: ` : addresses;
  const said: StyledText[] = [whole(named), { text: message }];
  if (about !== '' && below.length === 0) said.push(soft(` · ${about}`));
  const place = cleanLine(first.fileLine, 400);
  const width = widthOf(place) + widthOf(named) + widthOf(message) + 8;
  const hasWords = named !== '' || message !== '';
  // Where the line is too narrow for place and address, each has a line of its own.
  const head =
    place !== '' && hasWords && width > medium.columns
      ? [rowOf(6, whole(place)), rowOf(6, ...said)]
      : [rowOf(6, whole(place && hasWords ? `${place}  ` : place), ...said)];
  const rest = below.length > 0 ? aboutRows : [];
  return [...head, ...below.map((text) => rowOf(8, { text })), ...rest];
}

function addressText({ addresses }: ToldPlace): string {
  return listText(addresses, MOST_ADDRESSES, (one) => cleanLine(one, 200));
}

const MOST_ADDRESSES = 4;

function placeRow(indent: number, place: ToldPlace, { columns }: TextMedium): Row[] {
  const { fileLine, facts } = place;
  const at = cleanLine(fileLine, 400);
  const addresses = addressText(place);
  const about = facts.length === 0 ? [] : [soft(factsAfter(facts))];
  if (at === '' && addresses === '') return [rowOf(indent, { text: '–' }, ...about)];
  const isNarrow = at !== '' && widthOf(at) + widthOf(addresses) + indent + 2 > columns;
  if (isNarrow && addresses !== '') {
    return [rowOf(indent, whole(at)), rowOf(indent, whole(addresses), ...about)];
  }
  return [rowOf(indent, whole(joinNonEmpty('  ', at, addresses)), ...about)];
}

/** The line at fault and the one before it, with their numbers; `gutter` is as wide as those, for a row below. */
function excerptRows({ lines, at }: Excerpt, startLine: number, medium: TextMedium) {
  const width = String(startLine - at + lines.length).length;
  const columns = Math.max(20, medium.columns - width - 12);
  const rows = lines.slice(Math.max(0, at - 1), at + 1).map((line, index, shown) => {
    const isAtFault = index === shown.length - 1;
    const number = isAtFault ? startLine : startLine - 1;
    const code = clipToColumns(line.replaceAll('\t', '  '), columns);
    const gutter = `${String(number).padStart(width)} │ `;
    return rowOf(8, soft(gutter), isAtFault ? bold(code) : { text: code });
  });
  return { rows, gutter: `${' '.repeat(width)} │ ` };
}

/** What is destroyed, replaced, forgotten or invoked, and all other changes where there is room for them. */
function changeRows(
  { changes: { items: changes, destroys, doubts, unread } }: ReportDocument,
  room: TextRoom,
  areSeveral: boolean,
): Row[] {
  const prominent = changes.filter(({ isProminent }) => isProminent);
  const others = room.otherChanges === 0 ? [] : changes.filter((each) => !each.isProminent);
  const doubtful = [...doubts, ...unread]
    .slice(0, room.changes)
    .map((doubt) => rowOf(2, { text: `? ${plainLine(doubt, 600)}` }));
  const rows = firstChanges(prominent, room.changes, areSeveral);
  const otherRows = firstChanges(others, room.otherChanges, areSeveral);
  const noun = prominent.length > 0 ? 'other change' : 'change';
  const counted = countWords(
    sumOf(others, ({ number }) => number),
    noun,
  );
  return [
    ...belowTitle(destroys, [...doubtful, ...rows]),
    ...belowTitle(otherRows.length > 0 ? counted : '', otherRows),
  ];
}

/** Nothing without rows. */
function belowTitle(title: string, rows: readonly Row[]): Row[] {
  if (rows.length === 0) return [];
  return [BLANK, ...(title === '' ? [] : [rowOf(2, bold(title))]), ...rows];
}

function firstChanges(all: readonly ChangeItem[], most: number, areSeveral: boolean): Row[] {
  const shown = all.slice(0, most).map((change) => {
    const { sign, address, workspaces, fileLine, isProminent } = change;
    const why = change.action === 'replace' ? change.reasonAndAttributes() : change.reason;
    const where = areSeveral ? plainWords(workspaces, 300) : '';
    return rowOf(
      2,
      { text: `${sign} `, style: isProminent ? 'red' : 'dim' },
      whole(cleanLine(address, 200)),
      soft(where && `  ${where}`),
      whole(fileLine && `  ${cleanLine(fileLine, 200)}`),
      soft(factsAfter(why === '' ? [] : [why])),
    );
  });
  const hidden = sumOf(all.slice(shown.length), ({ number }) => number);
  return [...shown, ...hiddenRows(2, countWordsIfAny(hidden, 'more change'))];
}

/** One row for what is folded on other surfaces: the other changes by their number, the other causes by their names. */
function unshownRows(
  { changes: { items: changes } }: ReportDocument,
  others: readonly CauseList[],
  room: TextRoom,
): Row[] {
  const ordinary = sumOf(
    changes.filter(({ isProminent }) => !isProminent),
    ({ number }) => number,
  );
  const noun = changes.some(({ isProminent }) => isProminent) ? 'other change' : 'change';
  const unshown = room.otherCauses === 0 ? others : [];
  const parts = unshown.map(({ folded, items }) => `▸ ${folded}: ${namesOf(items)}`);
  if (ordinary > 0 && room.otherChanges === 0) parts.unshift(`▸ ${countWords(ordinary, noun)}`);
  return parts.length === 0 ? [] : [BLANK, rowOf(2, soft(parts.join('   ')))];
}

/** What is left over, and at most four steps. */
const MOST_STEPS = 5;

function stepRows({ steps, workspaces }: ReportDocument, medium: TextMedium): Row[] {
  const shown = steps.slice(0, MOST_STEPS);
  if (shown.length === 0) return [];
  // Without workspaces they are the reasons of the verdict. A step alone has no number.
  const isNumbered = workspaces.length > 0 && shown.length > 1;
  return [
    BLANK,
    ...shown.flatMap((step, at) => rowsOfSentence(step, isNumbered ? `${at + 1}. ` : '', medium)),
  ];
}

/** Items with those below them, two columns deeper at each level. */
export function writeItems(items: readonly ListItem[], medium: TextMedium, indent = 0): string[] {
  return items.flatMap(({ words, children = [] }) => [
    ...rowsOfSentence(words, '', medium, indent).flatMap((row) => wrap(row, medium)),
    ...writeItems(children, medium, indent + 2),
  ]);
}

/** A command stands alone on its line, and the words behind it begin another one. @param start columns before the first line */
function rowsOfSentence(
  sentence: Sentence,
  number: string,
  { columns }: TextMedium,
  start = 2,
): Row[] {
  const rows: Row[] = [];
  const indent = start + Math.max(2, number.length);
  let words = number;
  const endRow = (): void => {
    const isFirst = rows.length === 0;
    // Behind a command, the stop of its sentence has nothing to end.
    const text = isFirst ? words : words.replace(/^[.,;:)]*\s+|^[.,;:)]+$/, '');
    const row = { ...rowOf(isFirst ? start : indent, { text }), furtherIndent: indent };
    if (text.trim() !== '') rows.push(row);
    words = '';
  };
  const take = (part: Sentence): void => {
    if (typeof part === 'string') words += part;
    else if (!('kind' in part)) part.forEach(take);
    else if (part.kind === 'typed' && isLong(part.text)) {
      endRow();
      const command = cleanLine(part.text, 10_000);
      rows.push({ indent: indent + 2, parts: [whole(command)], isOnePiece: true });
    } else {
      const text = cleanLine(toPlainText(part), 10_000);
      words += columns < NARROW ? withoutLongAddresses(text, columns - 4) : text;
    }
  };
  take(sentence);
  endRow();
  return rows;
}

/** Whether it is a command with what it is given: shorter texts, such as a setting, stay in their sentence. */
const isLong = (command: string): boolean => command.trim().split(' ').length > 2;

/** A screen on which an address of a run is two lines or more. */
const NARROW = 60;

/** Without addresses that are wider than a line: the command in the next step does the same. */
function withoutLongAddresses(step: string, width: number): string {
  return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) =>
    widthOf(address) > width ? '' : address,
  );
}

/** Without markup, and without the addresses of links. */
function plainWords(sentence: Sentence, limit: number): string {
  const text = (part: Sentence): string =>
    renderSentence(part, (each) => (each.kind === 'link' ? text(each.words) : toPlainText(each)));
  return cleanLine(text(sentence), limit);
}

function plainLine(sentence: Sentence, limit: number): string {
  return cleanLine(toPlainText(sentence), limit);
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

function whole(text: string): StyledText {
  return { text, isWhole: true };
}

/** What stays together on a line: a word with the signs behind it. */
interface Piece {
  parts: StyledText[];
  width: number;
}

/** The pieces of a row. A sign that ends or divides sentences stays with the word before it. */
function piecesOf({ parts, isOnePiece = false }: Row): Piece[] {
  const pieces: Piece[] = [];
  let isOpen = false;
  for (const { text, style, isWhole } of parts) {
    // Escaped before it is cut, because escaping makes a text longer.
    const safe = safeLine(text);
    const words = isOnePiece ? [safe] : safe.split(/(?<= )(?=[^ ·])/);
    for (const word of words) {
      if (word === '') continue;
      const part = { text: word, style, isWhole };
      const last = pieces.at(-1);
      const isGlued = isOpen && last !== undefined && !word.startsWith(' ');
      if (isGlued || (last !== undefined && /^ ?[·.,;:!?)] ?$/.test(word))) last?.parts.push(part);
      else pieces.push({ parts: [part], width: 0 });
      isOpen = !word.endsWith(' ');
    }
  }
  for (const piece of pieces) {
    piece.width = widthOf(
      piece.parts
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    );
  }
  return pieces;
}

/** Wraps a row at words, and applies its styles. A word that is longer than the line is cut. */
function wrap(row: Row, medium: TextMedium): string[] {
  const { indent, furtherIndent = indent + 2 } = row;
  const lines: StyledText[][] = [[]];
  let used = indent;
  for (const { parts, width } of piecesOf(row)) {
    const isFirst = lines.at(-1)?.length === 0;
    const isBroken = !isFirst && used + width > medium.columns;
    if (isBroken) {
      lines.push([]);
      used = furtherIndent;
    }
    for (const [at, part] of parts.entries()) {
      // At the start of a line, another text is a command.
      const text = isBroken && at === 0 ? safeLine(part.text.trimStart()) : part.text;
      const left = medium.columns - used;
      // A URL is not cut, because it would lead elsewhere: the terminal wraps it.
      const isWhole =
        part.isWhole === true || text.includes('://') || widthOf(text.trimEnd()) <= left;
      const shown = isWhole ? text : clipToColumns(text, Math.max(1, left));
      lines.at(-1)?.push({ ...part, text: shown });
      used += widthOf(shown);
    }
  }
  return lines.map((pieces, index) => {
    const start = pieces.length === 0 ? '' : ' '.repeat(index > 0 ? furtherIndent : indent);
    return start + applyStyles(pieces, medium).trimEnd();
  });
}

/** Joins neighbouring pieces of the same style. */
function applyStyles(pieces: readonly StyledText[], { colour }: TextMedium): string {
  const runs: StyledText[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last !== undefined && last.style === piece.style) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs
    .map(({ text, style }) => {
      const safe = safeLine(text);
      if (!colour || style === undefined) return safe;
      return styleText(style, safe, { validateStream: false });
    })
    .join('');
}
