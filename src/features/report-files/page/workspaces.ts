/**
 * One table of the whole report: workspaces as rows, the worst first, and the policies that did not pass everywhere as
 * columns. Policies for which there is no room beside the others are in further tables, with the workspaces where they fail.
 */
import { isGreen, type VerdictWord } from '../../../model/verdict.ts';
import { planWords } from '../../../report/changes.ts';
import { groupByPolicy, policyKey, levelWords, verdictWords } from '../../../report/words.ts';
import { clip } from '../../../model/clip.ts';
import { allowedOrigins } from '../../../report/links.ts';
import {
  compareCodeUnits,
  countWords,
  groupBy,
  joinNonEmpty,
  listText,
  policyCountWords,
  workspaceCountWords,
  sumOf,
} from '../../../report/text.ts';
import { formatNumber } from '../../../model/sentence.ts';
import type {
  Cause,
  ReportContext,
  ReportedResult,
  ReportView,
  WorkspaceView,
} from '../../../report/view.ts';
import { anchor, breakable, html, type Content, type Html } from './html.ts';
import type { PageLimits } from './limits.ts';
import { drawSign, drawVerdict, type Sign } from './signs.ts';
import type { CauseIds } from './causes.ts';
import { sortWorstFirst } from '../../../report/verdict-sentence.ts';

/** As many as can be read beside one another at a width of 1280 pixels. */
const COLUMNS_PER_TABLE = 8;
/** With more workspaces than these, those that passed are folded. */
const VISIBLE_ROWS = 10;

/** All results of one policy. */
type PolicyResults = readonly [ReportedResult, ...ReportedResult[]];

/** The column of a policy that did not pass in some workspace. */
interface Column {
  id: string;
  /** The whole name of the policy, with its set where two have the same. */
  name: string;
  /** Its place in the legend. */
  number: number;
  policy: ReportedResult;
  /** Workspace → its worst result of this policy. */
  cells: ReadonlyMap<string, CellResult>;
}

/** What all tables of one page need. */
interface TableContext {
  context: ReportContext;
  /** Of all tables: from them a row knows how many policies passed. */
  columns: readonly Column[];
  ids: CauseIds;
  /** Cause → workspace → how many of its resources are in it. */
  numbers: ReadonlyMap<Cause, ReadonlyMap<string, number>>;
  textLimit: number;
}

export function renderWorkspaces(view: ReportView, ids: CauseIds, limits: PageLimits): Content {
  const { rows: rowLimit, text: textLimit, cells: cellLimit } = limits;
  const { workspaces, context } = view;
  const unaffected = unaffectedParagraph(view, limits);
  if (workspaces.length === 0) return unaffected;
  const rows = sortWorstFirst(workspaces).slice(0, rowLimit);
  const policies = groupByPolicy(view.results);
  const failing = policies.filter((results) => results.some(({ status }) => status !== 'passed'));
  const passing = policies.filter((results) => results.every(({ status }) => status === 'passed'));
  const columns = columnsOf(failing, view, textLimit);
  const shownColumns = columns.slice(0, Math.max(1, Math.floor(cellLimit / rows.length)));
  const hiddenColumns = columns.length - shownColumns.length;
  const hiddenRows = workspaces.length - rows.length;
  const failsIn = ({ name }: WorkspaceView, some: readonly Column[]): boolean =>
    some.some(({ cells }) => isFailure(cells.get(name)));
  const canBeFolded = (row: WorkspaceView): boolean =>
    row.verdict === 'passed' && !failsIn(row, shownColumns);
  const folded = rows.length > VISIBLE_ROWS ? rows.filter(canBeFolded) : [];
  const isFolded = new Set(folded);
  const visible = rows.filter((row) => !isFolded.has(row));
  const numbers = new Map(view.causes.map((cause) => [cause, resourcesByWorkspace(cause)]));
  const shared: TableContext = { context, columns, ids, numbers, textLimit };
  const [firstColumns = [], ...furtherColumns] = splitIntoTables(shownColumns);
  const first = visible.length > 0 && workspaceTable(visible, firstColumns, shared);
  const further = furtherColumns.map((tableColumns) => {
    const concerned = rows.filter((row) => failsIn(row, tableColumns));
    return workspaceTable(concerned, tableColumns, shared);
  });
  return html`<h2 id="workspaces">Workspaces</h2>
    ${legend(shownColumns, textLimit)} ${first} ${further}
    ${hiddenColumns > 0 && html`<p class="soft">${countWords(hiddenColumns, 'more policy', 'more policies')} not shown.</p>`}
    ${hiddenRows > 0 && html`<p class="soft">${countWords(hiddenRows, 'more workspace')} not shown.</p>`}
    ${folded.length > 0 && collapsible(`${workspaceCountWords(folded.length)} passed`, workspaceTable(folded, [], shared))}
    ${passedEverywhere(passing, limits)} ${unaffected}`;
}

function resourcesByWorkspace({ resources }: Cause): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const name of resources.flatMap(({ workspaces }) => workspaces)) {
    numbers.set(name, (numbers.get(name) ?? 0) + 1);
  }
  return numbers;
}

function unaffectedParagraph(
  { unaffected }: ReportView,
  { rows: rowLimit, text: textLimit }: PageLimits,
): Content {
  if (unaffected.length === 0) return undefined;
  return html`<p>
    Not affected by this change, and not planned:
    ${listText(unaffected, rowLimit, (name) => clip(name, textLimit))}.
  </p>`;
}

function splitIntoTables(columns: readonly Column[]): Column[][] {
  const tables: Column[][] = [];
  for (let from = 0; from < columns.length; from += COLUMNS_PER_TABLE) {
    tables.push(columns.slice(from, from + COLUMNS_PER_TABLE));
  }
  return tables;
}

function collapsible(title: string, content: Content): Html {
  return html`<details>
    <summary>${title}</summary>
    ${content}
  </details>`;
}

function workspaceTable(
  rows: readonly WorkspaceView[],
  columns: readonly Column[],
  shared: TableContext,
): Html {
  const isNumbered = areNumbered(columns);
  return html`<table class="workspaces">
    <thead>
      <tr>
        <th scope="col">Workspace</th>
        <th scope="col">Verdict</th>
        <th scope="col">Plan</th>
        ${columns.map(
          ({ id, name, number }) =>
            html`<th scope="col">
              <a href="#${id}">${isNumbered ? number : breakable(name)}</a>
            </th>`,
        )}
        <th scope="col">Passed</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((workspace) => workspaceRow(workspace, columns, shared))}
    </tbody>
  </table>`;
}

function workspaceRow(
  workspace: WorkspaceView,
  columns: readonly Column[],
  shared: TableContext,
): Html {
  const { context, columns: allColumns, textLimit } = shared;
  const { name, verdict, runId, runUrl, policies } = workspace;
  const green = isGreen(verdict, context.gate.failOn);
  const className = green ? 'passed' : (CLOSED_CLASSES[verdict] ?? 'failed');
  const words = anchor(verdictWords(verdict, workspace), runUrl, allowedOrigins(context));
  const isLinked = typeof words !== 'string';
  const failed = allColumns.filter(({ cells }) => isFailure(cells.get(name))).length;
  return html`<tr>
    <th scope="row">
      <span class="${verdict === 'advisory' && green ? 'warns' : SIGN_CLASSES[className]}"
        >${drawVerdict(verdict, green)}</span
      >
      ${breakable(clip(name, textLimit))}
    </th>
    <td class="${className}">
      ${words}${!isLinked && runId !== undefined && html`<br /><code>${clip(runId, textLimit)}</code>`}
    </td>
    <td>${planWords(workspace)}</td>
    ${columns.map((column) => resultCell(column, name, shared))}
    <td>
      <span class="short">policies passed: </span
      >${policies === 0 ? '–' : formatNumber(policies - failed)}
    </td>
  </tr>`;
}

/** The colours of the signs in the comment. */
const SIGN_CLASSES: Record<
  Appearance['className'],
  'passes' | 'blocks' | 'asks' | 'warns' | 'unknown'
> = {
  passed: 'passes',
  failed: 'blocks',
  asked: 'asks',
  warned: 'warns',
  unknown: 'unknown',
};

const CLOSED_CLASSES: Partial<Record<VerdictWord, Appearance['className']>> = {
  'needs-override': 'asked',
  undecided: 'unknown',
  canceled: 'unknown',
};

function resultCell(
  { name, cells }: Column,
  workspace: string,
  { ids, numbers }: TableContext,
): Html {
  const result = cells.get(workspace);
  if (result === undefined || !isFailure(result)) {
    const [sign, words] = result === undefined ? ['', 'no result'] : ['·', 'passed'];
    return html`<td class="quiet">${sign}<span class="hidden">${words}</span></td>`;
  }
  const { sign, words, className, cause } = result;
  const resources = cause === undefined ? 0 : (numbers.get(cause)?.get(workspace) ?? 0);
  const number =
    resources > 0 &&
    html` ${formatNumber(resources)}<span class="hidden"
        >${resources === 1 ? ' resource' : ' resources'}</span
      >`;
  const content = html`<span class="short">${name}: </span>${drawSign(sign)}<span class="hidden"
      >${words}</span
    >${number}`;
  const id = cause && ids.get(cause);
  return html`<td class="${className}">
    ${id === undefined ? content : html`<a href="#${id}">${content}</a>`}
  </td>`;
}

/** The whole name of the policy of each column, with its policy set and level, and how often it failed in which way. */
function legend(columns: readonly Column[], textLimit: number): Content {
  if (columns.length === 0) return undefined;
  const isNumbered = areNumbered(columns);
  const lines = columns.map(({ id, number, name, policy, cells }) => {
    const facts = [clip(policy.policySet, textLimit), levelWords(policy.level)].filter(Boolean);
    return html`<li id="${id}">
      ${isNumbered && html`<strong>${number}</strong> `}<code>${breakable(name)}</code>
      <span class="soft">${facts.map((fact) => [breakable(fact), ' · '])}</span>${failureCounts([
        ...cells.values(),
      ])}
    </li>`;
  });
  const entries = html`<ul class="legend">
    ${lines}
  </ul>`;
  return columns.length > COLUMNS_PER_TABLE && !isNumbered
    ? collapsible(`The ${policyCountWords(columns.length)} of the columns`, entries)
    : entries;
}

/** `failed in 9, overridden in 1` */
function failureCounts(results: readonly CellResult[]): string {
  const alike = groupBy(results.filter(isFailure), ({ words }) => words);
  return alike.map((group) => `${group[0].words} in ${formatNumber(group.length)}`).join(', ');
}

function passedEverywhere(
  passing: readonly PolicyResults[],
  { rows: rowLimit, text: textLimit }: PageLimits,
): Content {
  if (passing.length === 0) return undefined;
  const lines = passing.slice(0, rowLimit).map((results) => {
    const [{ policy, policySet, level }] = results;
    const facts = joinNonEmpty(' · ', clip(policySet, textLimit), levelWords(level));
    return html`<li>
      <code>${breakable(clip(policy, textLimit))}</code>
      <span class="soft">${breakable(facts)} · ${workspaceCountWords(results.length)}</span>
    </li>`;
  });
  const hidden = passing.length - lines.length;
  return collapsible(
    `${policyCountWords(passing.length)} passed everywhere`,
    html`<ul>
      ${lines} ${hidden > 0 && html`<li class="soft">… and ${formatNumber(hidden)} more.</li>`}
    </ul>`,
  );
}

/** A column for each policy, the one with the worst result first. */
function columnsOf(
  failing: readonly PolicyResults[],
  view: ReportView,
  textLimit: number,
): Column[] {
  const toCellResult = cellResults(view.causes, textLimit);
  const worstFirst = failing
    .map((results) => {
      const sorted = results.map(toCellResult).sort((one, other) => one.rank - other.rank);
      return { policy: results[0], sorted, failures: sorted.filter(isFailure).length };
    })
    .sort(
      (one, other) =>
        (one.sorted[0]?.rank ?? 0) - (other.sorted[0]?.rank ?? 0) ||
        other.failures - one.failures ||
        compareCodeUnits(one.policy.policy, other.policy.policy),
    );
  const nameOf = ({ policy, policySet }: ReportedResult): string => policy || policySet;
  const names = new Map<string, number>();
  for (const { policy } of worstFirst) {
    names.set(nameOf(policy), (names.get(nameOf(policy)) ?? 0) + 1);
  }
  return worstFirst.map(({ policy, sorted }, index) => {
    const name = nameOf(policy);
    // The same name in two policy sets is two policies.
    const isAlone = names.get(name) === 1 || policy.policySet === '';
    return {
      id: `policy-${index + 1}`,
      name: clip(isAlone ? name : `${policy.policySet}/${name}`, textLimit),
      number: index + 1,
      policy,
      // Of several results of a workspace, the last one stays in the map: that is the worst.
      cells: new Map(sorted.toReversed().map((result) => [result.workspace, result])),
    };
  });
}

/** With a longer word in a name, a column would be wider than the others or break the word. */
const LONGEST_WORD = 13;
/** Letters of the longest words of all columns beside one another. */
const LONGEST_WORDS = 56;

/** Whether the columns are numbered, and the legend says which is which: a name is never cut or broken within a word. */
function areNumbered(columns: readonly Column[]): boolean {
  const longest = columns.map(({ name }) =>
    Math.max(...name.split(/(?<=[-_./:@ ])/).map(({ length }) => length)),
  );
  const all = sumOf(longest, (length) => length);
  return all > LONGEST_WORDS || longest.some((length) => length > LONGEST_WORD);
}

interface Appearance {
  sign: Sign;
  words: string;
  className: 'passed' | 'failed' | 'asked' | 'warned' | 'unknown';
  /** The worst has the lowest. */
  rank: number;
}

/** The result of a policy in one workspace, as a cell shows it. */
interface CellResult extends Appearance {
  workspace: string;
  cause: Cause | undefined;
}

function isFailure(result: CellResult | undefined): boolean {
  return result !== undefined && result.className !== 'passed';
}

/** Makes the function that finds the cause of a result, and says how both look in a cell. */
function cellResults(
  causes: readonly Cause[],
  textLimit: number,
): (result: ReportedResult) => CellResult {
  const keyOf = (item: Cause | ReportedResult): string => JSON.stringify(policyKey(item));
  const named = causes.filter(({ kind }) => kind !== 'reason' && kind !== 'notice');
  const causesByPolicy = new Map(
    groupByPolicy(named).map((group) => [
      keyOf(group[0]),
      group.map((cause) => ({ cause, names: new Set(cause.workspaces) })),
    ]),
  );
  return (result) => {
    const { workspace, status } = result;
    const ofPolicy = status === 'passed' ? [] : (causesByPolicy.get(keyOf(result)) ?? []);
    const cause = ofPolicy.find(({ names }) => names.has(workspace))?.cause;
    return { workspace, cause, ...appearanceOf(result, cause, textLimit) };
  };
}

function appearanceOf(
  { status, level, word, override }: ReportedResult,
  cause: Cause | undefined,
  textLimit: number,
): Appearance {
  switch (status) {
    case 'passed':
      return { sign: '✓', words: 'passed', className: 'passed', rank: 4 };
    case 'overridden':
    case 'excepted':
    case 'existing': {
      const words = override?.condition ? 'condition approved' : status;
      return { sign: '✓', words, className: 'warned', rank: 3 };
    }
    case 'failed':
      if (level === 'advisory')
        return { sign: '!', words: 'advisory failure', className: 'warned', rank: 2 };
      return cause?.severity === 'needs-override'
        ? { sign: '✋', words: 'override needed', className: 'asked', rank: 1 }
        : { sign: '✗', words: 'failed', className: 'failed', rank: 0 };
    case 'errored':
      return { sign: '✗', words: 'could not be evaluated', className: 'failed', rank: 0 };
    case 'not-evaluated':
      return { sign: '?', words: 'not evaluated', className: 'unknown', rank: 0 };
    case 'known-after-apply':
      return { sign: '?', words: 'known after the apply', className: 'unknown', rank: 0 };
    case 'unknown': {
      const words = `unrecognized status ${clip(word ?? '', textLimit)}`.trim();
      return { sign: '?', words, className: 'unknown', rank: 0 };
    }
  }
}
