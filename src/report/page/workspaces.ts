/**
 * One table of the whole report: workspaces as rows, the worst first, and the policies that did not pass everywhere as
 * columns. More policies than fit beside one another stand in a further table with the workspaces that they concern.
 */
import { isGreen } from '../../model/verdict.ts';
import { planWords } from '../changes.ts';
import { groupByPolicy, policyKey } from '../counts.ts';
import { clip } from '../escape-markdown.ts';
import { sortWorstFirst } from '../findings.ts';
import { allowedOrigins } from '../links.ts';
import {
  compareCodeUnits,
  countWords,
  groupBy,
  formatNumber,
  listText,
  policyCountWords,
  workspaceCountWords,
} from '../text.ts';
import type { Finding, ReportContext, ReportedResult, ReportView, WorkspaceView } from '../view.ts';
import { levelWords, VERDICT_WORDS } from '../words.ts';
import type { PageLimits } from './limits.ts';
import type { FindingIds } from './findings.ts';
import { anchor, breakable, html, type Content, type Html } from './html.ts';
import { drawSign, verdictSign, type Sign } from './signs.ts';

/** As many as can be read beside one another at a width of 1280. */
const MOST_COLUMNS = 8;
/** With more workspaces than these, those that passed are folded. */
const VISIBLE_ROWS = 10;

type OfPolicy = readonly [ReportedResult, ...ReportedResult[]];

/** A policy that did not pass in some workspace. */
interface Column {
  id: string;
  /** Unlike that of every other column. */
  name: string;
  policy: ReportedResult;
  /** The worst result of each workspace, by its name. */
  seen: ReadonlyMap<string, Seen>;
}

export function renderWorkspaces(view: ReportView, ids: FindingIds, detail: PageLimits): Content {
  const { rowLimit: most, textLimit: text, cellLimit: cells } = detail;
  const { workspaces, unaffected } = view;
  const none =
    unaffected.length > 0 &&
    html`<p>
      Not affected by this change, and not planned:
      ${listText(unaffected, most, (name) => clip(name, text))}.
    </p>`;
  if (workspaces.length === 0) return none;
  const sorted = sortWorstFirst(workspaces).slice(0, most);
  const all = groupByPolicy(view.results);
  const failing = all.filter((of) => of.some(({ status }) => status !== 'passed'));
  const passing = all.filter((of) => !failing.includes(of));
  const columns = columnsOf(failing, view, text);
  const shown = columns.slice(0, Math.max(1, Math.floor(cells / sorted.length)));
  const hidden = columns.length - shown.length;
  const isOpen = ({ name, verdict }: WorkspaceView): boolean =>
    verdict !== 'passed' || shown.some(({ seen }) => isFailure(seen.get(name)));
  const folded = sorted.length > VISIBLE_ROWS ? sorted.filter((each) => !isOpen(each)) : [];
  const visible = sorted.filter((each) => !folded.includes(each));
  const drawn = { context: view.context, all: columns, ids, text };
  const first = visible.length > 0 && workspaceTable(visible, shown.slice(0, MOST_COLUMNS), drawn);
  const further = groupBy(shown.slice(MOST_COLUMNS), (column) =>
    Math.floor(shown.indexOf(column) / MOST_COLUMNS),
  ).map((some) => {
    const concerned = sorted.filter(({ name }) =>
      some.some(({ seen }) => isFailure(seen.get(name))),
    );
    return workspaceTable(concerned, some, drawn);
  });
  return html`<h2 id="workspaces">Workspaces</h2>
    ${first} ${further}
    ${hidden > 0 && html`<p class="soft">${countWords(hidden, 'more policy', 'more policies')} not shown.</p>`}
    ${workspaces.length > sorted.length && html`<p class="soft">${countWords(workspaces.length - sorted.length, 'more workspace')} not shown.</p>`}
    ${folded.length > 0 && fold(`${workspaceCountWords(folded.length)} passed`, workspaceTable(folded, [], drawn))}
    ${legend(shown, text)} ${passedEverywhere(passing, detail)} ${none}`;
}

function fold(title: string, content: Content): Html {
  return html`<details>
    <summary>${title}</summary>
    ${content}
  </details>`;
}

interface Drawn {
  context: ReportContext;
  all: readonly Column[];
  ids: FindingIds;
  text: number;
}

function workspaceTable(
  rows: readonly WorkspaceView[],
  columns: readonly Column[],
  drawn: Drawn,
): Html {
  return html`<table class="workspaces">
    <thead>
      <tr>
        <th scope="col">Workspace</th>
        <th scope="col">Verdict</th>
        <th scope="col">Plan</th>
        ${columns.map(
          ({ id, name }) => html`<th scope="col"><a href="#${id}">${breakable(name)}</a></th>`,
        )}
        <th scope="col">Passed</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((workspace) => workspaceRow(workspace, columns, drawn))}
    </tbody>
  </table>`;
}

function workspaceRow(workspace: WorkspaceView, columns: readonly Column[], drawn: Drawn): Html {
  const { name, verdict, runId, runUrl, policies } = workspace;
  const { context, all, ids, text } = drawn;
  const kind = isGreen(verdict, context.failOn)
    ? 'passed'
    : verdict === 'needs-override'
      ? 'warned'
      : 'failed';
  const words = anchor(VERDICT_WORDS[verdict].words, runUrl, allowedOrigins(context));
  const isLinked = typeof words !== 'string';
  const failed = all.filter(({ seen }) => isFailure(seen.get(name))).length;
  return html`<tr>
    <th scope="row">${drawSign(verdictSign(verdict))} ${breakable(clip(name, text))}</th>
    <td class="${kind}">
      ${words}${!isLinked && runId !== undefined && html`<br /><code>${clip(runId, text)}</code>`}
    </td>
    <td>${planWords(workspace)}</td>
    ${columns.map((column) => resultCell(column, name, ids))}
    <td>
      <span class="short">policies passed: </span
      >${policies === 0 ? '–' : formatNumber(policies - failed)}
    </td>
  </tr>`;
}

function resultCell({ name, seen }: Column, workspace: string, ids: FindingIds): Html {
  const look = seen.get(workspace);
  if (look === undefined || !isFailure(look)) {
    const [sign, words] = look === undefined ? ['', 'no result'] : ['·', 'passed'];
    return html`<td class="quiet">${sign}<span class="hidden">${words}</span></td>`;
  }
  const { sign, words, kind, finding } = look;
  const resources = finding?.resources.filter((each) => each.workspaces.includes(workspace)) ?? [];
  const number =
    resources.length > 0 &&
    html` ${formatNumber(resources.length)}<span class="hidden"
        >${resources.length === 1 ? ' resource' : ' resources'}</span
      >`;
  const content = html`<span class="short">${name}: </span>${drawSign(sign)}<span class="hidden"
      >${words}</span
    >${number}`;
  const id = finding && ids.get(finding);
  return html`<td class="${kind}">
    ${id === undefined ? content : html`<a href="#${id}">${content}</a>`}
  </td>`;
}

/** What each column is of, whole, and how often it is what. */
function legend(columns: readonly Column[], text: number): Content {
  if (columns.length === 0) return undefined;
  const lines = columns.map(({ id, name, policy, seen }) => {
    const about = [clip(policy.policySet, text), levelWords(policy.level)].filter(Boolean);
    return html`<li id="${id}">
      <strong>${breakable(name)}</strong>: <code>${breakable(clip(policy.policy, text))}</code>
      <span class="soft">${about.map((each) => [breakable(each), ' · '])}</span>${occurrences([
        ...seen.values(),
      ])}
    </li>`;
  });
  const entries = html`<ul class="legend">
    ${lines}
  </ul>`;
  return columns.length > MOST_COLUMNS
    ? fold(`The ${policyCountWords(columns.length)} of the columns`, entries)
    : entries;
}

/** `failed in 9, overridden in 1` */
function occurrences(seen: readonly Seen[]): string {
  const alike = groupBy(seen.filter(isFailure), ({ words }) => words);
  return alike.map((of) => `${of[0].words} in ${formatNumber(of.length)}`).join(', ');
}

function passedEverywhere(
  passing: readonly OfPolicy[],
  { rowLimit: most, textLimit: text }: PageLimits,
): Content {
  if (passing.length === 0) return undefined;
  const lines = passing.slice(0, most).map(([{ policy, policySet, level }, ...others]) => {
    const about = [clip(policySet, text), levelWords(level)].filter(Boolean).join(' · ');
    return html`<li>
      <code>${breakable(clip(policy, text))}</code>
      <span class="soft">${breakable(about)} · ${workspaceCountWords(others.length + 1)}</span>
    </li>`;
  });
  const hidden = passing.length - lines.length;
  return fold(
    `${policyCountWords(passing.length)} passed everywhere`,
    html`<ul>
      ${lines} ${hidden > 0 && html`<li class="soft">… and ${formatNumber(hidden)} more.</li>`}
    </ul>`,
  );
}

/** The worst first. */
function columnsOf(failing: readonly OfPolicy[], view: ReportView, text: number): Column[] {
  const look = resultOnPage(view.findings, text);
  const looks = failing
    .map((results) => {
      const seen = results.map(look).sort((one, other) => one.rank - other.rank);
      return { policy: results[0], seen, failures: seen.filter(isFailure).length };
    })
    .sort(
      (one, other) =>
        (one.seen[0]?.rank ?? 0) - (other.seen[0]?.rank ?? 0) ||
        other.failures - one.failures ||
        compareCodeUnits(one.policy.policy, other.policy.policy),
    );
  const used = new Map<string, number>();
  return looks.map(({ policy, seen }, index) => {
    const short = shortName(policy.policy);
    const number = (used.get(short) ?? 0) + 1;
    used.set(short, number);
    return {
      id: `policy-${index + 1}`,
      name: number > 1 ? `${short} (${number})` : short,
      policy,
      seen: new Map(seen.toReversed().map((each) => [each.workspace, each])),
    };
  });
}

/** The last words of a policy's name, as far as they fit above a column. */
function shortName(policy: string): string {
  const most = 16;
  const words = policy.split(/(?<=[-_./:@ ])(?=[^-_./:@ ])/);
  let short = words.pop() ?? '';
  for (const word of words.toReversed()) {
    if (word.length + short.length > most) break;
    short = word + short;
  }
  return clip(short, most);
}

interface Appearance {
  sign: Sign;
  words: string;
  kind: 'passed' | 'failed' | 'warned';
  /** The worst has the lowest. */
  rank: number;
}

/** A result as a reader sees it. */
interface Seen extends Appearance {
  workspace: string;
  finding: Finding | undefined;
}

function isFailure(seen: Seen | undefined): boolean {
  return seen !== undefined && seen.kind !== 'passed';
}

function resultOnPage(
  findings: readonly Finding[],
  text: number,
): (result: ReportedResult) => Seen {
  const keyOf = (of: Finding | ReportedResult): string => JSON.stringify(policyKey(of));
  const policyClaim = new Map(groupByPolicy(findings).map((alike) => [keyOf(alike[0]), alike]));
  return (result) => {
    const { workspace, status } = result;
    const alike = status === 'passed' ? [] : (policyClaim.get(keyOf(result)) ?? []);
    const finding = alike.find((each) => each.workspaces.includes(workspace));
    return { workspace, finding, ...appearanceOf(result, finding, text) };
  };
}

function appearanceOf(
  { status, level, word }: ReportedResult,
  finding: Finding | undefined,
  text: number,
): Appearance {
  switch (status) {
    case 'passed':
      return { sign: '✓', words: 'passed', kind: 'passed', rank: 4 };
    case 'overridden':
    case 'excepted':
    case 'existing':
      return { sign: '✓', words: status, kind: 'warned', rank: 3 };
    case 'failed':
      if (level === 'advisory')
        return { sign: '!', words: 'advisory failure', kind: 'warned', rank: 2 };
      return finding?.severity === 'needs-override'
        ? { sign: '✋', words: 'override needed', kind: 'warned', rank: 1 }
        : { sign: '✗', words: 'failed', kind: 'failed', rank: 0 };
    case 'errored':
      return { sign: '✗', words: 'errored', kind: 'failed', rank: 0 };
    case 'not-evaluated':
      return { sign: '?', words: 'not evaluated', kind: 'failed', rank: 0 };
    case 'known-after-apply':
      return { sign: '?', words: 'known after the apply', kind: 'failed', rank: 0 };
    case 'unknown': {
      const words = `unrecognized status ${clip(word ?? '', text)}`.trim();
      return { sign: '?', words, kind: 'failed', rank: 0 };
    }
  }
}
