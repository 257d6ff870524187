/** The audit on a terminal: policies down, workspaces across. Pure. */
import { safeLine } from '../../report/neutralise-log.ts';
import { clipped, padded, widthOf } from '../../report/width.ts';
import { count, list } from '../../report/text.ts';
import { wrapLines } from '../wrap.ts';
import { RESULTS, type AuditRow } from './read-audit.ts';

type Result = AuditRow['result'];

const SIGNS: Record<Result, readonly [sign: string, colour: number]> = {
  blocked: ['✗', 31],
  'needs an override': ['▲', 31],
  errored: ['E', 31],
  overridden: ['o', 33],
  'advisory failure': ['!', 33],
  unknown: ['?', 33],
  'known after the apply': ['?', 33],
  'not evaluated in that run': ['-', 2],
  'no finished run': [' ', 2],
  passed: ['✓', 32],
};

/** The most columns for the name of a policy and its set, and for a workspace above its column. */
const WIDEST = { policy: 44, workspace: 20 };
const NARROWEST_POLICY = 12;
/** If there are more blocks of columns than this, numbers with a legend replace the names above them. */
const MOST_BLOCKS = 2;
const BETWEEN = 2;
const MOST_NAMES = 10;

/** The results of one policy in all workspaces. */
interface Line {
  policy: string;
  wouldBlock: string;
  results: ReadonlyMap<string, Result>;
}

interface Column {
  workspace: string;
  heading: string;
}

/** @param rows one for each policy in each workspace, as they are printed in a table */
export function renderMatrix(
  rows: readonly AuditRow[],
  screen: { columns: number; colour: boolean },
): string {
  const idle = namesOf(rows.filter(({ result }) => result === 'no finished run'));
  const judged = rows.filter(({ workspace }) => !idle.includes(workspace));
  const names = namesOf(judged).sort();
  const lines = policyLines(judged, names.length);
  const room = Math.min(screen.columns, 400);
  const policyWidth = Math.max(
    NARROWEST_POLICY,
    Math.min(
      WIDEST.policy,
      Math.floor(room / 2),
      Math.max(0, ...lines.map(({ policy }) => widthOf(policy))),
    ),
  );
  const left = room - policyWidth - BLOCKS.length - BETWEEN;
  const widest = Math.max(2, Math.min(WIDEST.workspace, left - BETWEEN));
  const named = names.map((workspace) => ({ workspace, heading: cut(workspace, widest) }));
  const numbered = names.map((workspace, at) => ({ workspace, heading: String(at + 1) }));
  const byName = blocksOf(named, left);
  const blocks = byName.length <= MOST_BLOCKS ? byName : blocksOf(numbered, left);
  const drawn = blocks.map((block) => drawBlock(block, lines, policyWidth, screen.colour));
  const legend = byName.length <= MOST_BLOCKS ? '' : legendOf(numbered, room);
  const withoutRun = idle.map((name) => cut(name, WIDEST.policy));
  const signs = RESULTS.filter((each) => judged.some(({ result }) => result === each)).map(
    (result) => `${SIGNS[result][0]} ${result}`,
  );
  const texts = [
    lines.length > 0 ? `${signs.join('   ')}\n` : '',
    lines.length === 0 && names.length > 0
      ? `No policy has judged ${count(names.length, 'workspace')} with a run.\n`
      : '',
    idle.length > 0 ? `No finished run: ${list(withoutRun, MOST_NAMES)}.\n` : '',
  ];
  const parts = lines.length > 0 ? [...drawn, legend] : [];
  return [...parts, ...texts.map((text) => wrapLines(text, room))]
    .filter((part) => part !== '')
    .join('\n');
}

function namesOf(rows: readonly AuditRow[]): string[] {
  return [...new Set(rows.map(({ workspace }) => workspace))];
}

/** One line for each policy that has a name, in the order of the rows. */
function policyLines(rows: readonly AuditRow[], workspaces: number): Line[] {
  const lines = new Map<string, Line & { results: Map<string, Result> }>();
  for (const { system, policySet, policy, workspace, result, wouldBlock } of rows) {
    if (system === '' && policy === '') continue;
    const key = JSON.stringify([system, policySet, policy]);
    const shown = safeLine(policySet === '' ? policy : `${policy} (${policySet})`);
    const blocks = wouldBlock === 0 ? '-' : `${wouldBlock} of ${workspaces}`;
    const line = lines.get(key) ?? { policy: shown, wouldBlock: blocks, results: new Map() };
    line.results.set(workspace, result);
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** Splits the columns into blocks that fit on the terminal. */
function blocksOf(columns: readonly Column[], room: number): Column[][] {
  const blocks: Column[][] = [];
  let used = Infinity;
  for (const column of columns) {
    const width = BETWEEN + widthOf(column.heading);
    if (used + width > room) {
      blocks.push([]);
      used = 0;
    }
    blocks.at(-1)?.push(column);
    used += width;
  }
  return blocks;
}

const POLICY = 'POLICY';
const BLOCKS = 'WOULD BLOCK';

function drawBlock(
  block: readonly Column[],
  lines: readonly Line[],
  policyWidth: number,
  colour: boolean,
): string {
  const row = (policy: string, blocks: string, cells: readonly string[]) =>
    [padded(cut(policy, policyWidth), policyWidth), padded(blocks, BLOCKS.length), ...cells]
      .join(' '.repeat(BETWEEN))
      .trimEnd();
  const headings = block.map(({ heading }) => heading);
  const drawn = lines.map(({ policy, wouldBlock, results }) => {
    const cells = block.map(({ workspace, heading }) => {
      const [sign, code] = SIGNS[results.get(workspace) ?? 'not evaluated in that run'];
      const painted = colour ? `\x1b[${code}m${sign}\x1b[${code === 2 ? 22 : 39}m` : sign;
      return painted + ' '.repeat(Math.max(0, widthOf(heading) - 1));
    });
    return row(policy, wouldBlock, cells);
  });
  return `${[row(POLICY, BLOCKS, headings), ...drawn].join('\n')}\n`;
}

/** The names of the numbered workspaces, side by side as they fit. */
function legendOf(columns: readonly Column[], room: number): string {
  const words = columns.map(({ heading, workspace }) => `${heading} ${cut(workspace, room - 8)}`);
  const width = Math.max(...words.map(widthOf)) + BETWEEN;
  const perLine = Math.max(1, Math.floor(room / width));
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += perLine) {
    const some = words.slice(at, at + perLine).map((word) => padded(word, width));
    lines.push(some.join('').trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

function cut(text: string, columns: number): string {
  return clipped(safeLine(text), columns);
}
