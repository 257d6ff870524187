/**
 * The policies that did not pass everywhere as rows, the workspaces that are concerned as columns, the worst
 * first. Policies and workspaces without a failure are listed below.
 */
import type { PageDetail } from './detail.ts';
import { byPolicy, policyKey } from '../counts.ts';
import { clip } from '../escape-markdown.ts';
import { worstFirst } from '../findings.ts';
import type { Finding, ReportedResult, ReportView } from '../view.ts';
import { byCodeUnit, count, groupBy, grouped, list, policies as countPolicies } from '../text.ts';
import { levelWords } from '../words.ts';
import type { FindingIds } from './findings.ts';
import { breakable, html, type Content, type Html } from './html.ts';

type OfPolicy = readonly [ReportedResult, ...ReportedResult[]];

export function renderMatrixPage(
  view: ReportView,
  ids: FindingIds,
  detail: PageDetail,
): Html | undefined {
  if (view.results.length === 0) return undefined;
  const look = lookIn(view.findings, detail.text);
  const all = byPolicy(view.results);
  const failing = all
    .filter((results) => results.some(({ status }) => status !== 'passed'))
    .sort(worstFirstBy(look));
  const passing = all.filter((results) => !failing.includes(results));
  const concerned = new Set(
    failing.flat().flatMap(({ status, workspace }) => (status === 'passed' ? [] : [workspace])),
  );
  const sorted = worstFirst(view.workspaces).map(({ name }) => name);
  const columns = sorted.filter((name) => concerned.has(name));
  const without = sorted.filter((name) => !concerned.has(name));
  return html`<h2 id="policies">
      ${failing.length > 0 ? 'Policies × workspaces, worst first' : 'Policies'}
    </h2>
    ${failing.length > 0 && table(failing, columns, { ...detail, ids, look })}
    ${others(passing, without, detail)}`;
}

type Drawn = PageDetail & { ids: FindingIds; look: Look };

function table(rows: readonly OfPolicy[], columns: readonly string[], drawn: Drawn): Html {
  const { cells, rows: mostColumns, text } = drawn;
  const names = columns.slice(0, mostColumns);
  const shown = rows.slice(0, Math.max(1, Math.floor(cells / Math.max(1, names.length))));
  const hiddenRows = rows.length - shown.length;
  const hiddenNames = columns.length - names.length;
  return html`<div
      class="scroll matrix"
      tabindex="0"
      role="region"
      aria-label="Policies and workspaces"
    >
      <table>
        <caption class="hidden">
          Policies that did not pass in each workspace
        </caption>
        <thead>
          <tr>
            ${['Policy', 'Result', ...names].map((name) => html`<th scope="col">${breakable(clip(name, text))}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map((results) => row(results, names, drawn))}
        </tbody>
      </table>
    </div>
    ${hiddenRows > 0 && html`<p class="soft">${count(hiddenRows, 'more policy', 'more policies')} not shown.</p>`}
    ${hiddenNames > 0 && html`<p class="soft">${count(hiddenNames, 'more workspace')} not shown.</p>`}`;
}

function row(results: OfPolicy, names: readonly string[], drawn: Drawn): Html {
  const seen = results.map(drawn.look).sort((one, other) => one.rank - other.rank);
  const worst = new Map(seen.toReversed().map((each) => [each.workspace, each]));
  return html`<tr>
    <th scope="row">${policyName(results[0], drawn)}</th>
    <td>${sumOf(seen)}</td>
    ${names.map((name) => cell(worst.get(name), drawn.ids))}
  </tr>`;
}

function policyName({ policy, policySet, level }: ReportedResult, { text }: PageDetail): Content {
  const about = [clip(policySet, text), levelWords(level)].filter(Boolean).join(' · ');
  return html`<span class="code">${breakable(clip(policy, text))}</span><br /><span class="soft"
      >${breakable(about)}</span
    >`;
}

function cell(seen: Seen | undefined, ids: FindingIds): Html {
  if (seen === undefined) return html`<td><span class="soft">–</span></td>`;
  const { sign, words, kind, finding, workspace } = seen;
  const resources = finding?.resources.filter((each) => each.workspaces.includes(workspace)) ?? [];
  const number = resources.length > 0 && count(resources.length, 'resource');
  const content = html`<span aria-hidden="true"
      >${sign} ${resources.length > 0 && grouped(resources.length)}</span
    ><span class="hidden">${words}${number !== false && `: ${number}`}</span>`;
  const id = finding && ids.get(finding);
  return html`<td class="${kind}">
    ${id === undefined ? content : html`<a href="#${id}">${content}</a>`}
  </td>`;
}

/** `failed in 9, overridden in 1` */
function sumOf(seen: readonly Seen[]): string {
  const notPassed = seen.filter(({ kind }) => kind !== 'passed');
  return groupBy(notPassed, ({ words }) => words)
    .map((alike) => {
      const where = new Set(alike.map(({ workspace }) => workspace)).size;
      return `${alike[0].words} in ${grouped(where)}`;
    })
    .join(', ');
}

function worstFirstBy(look: Look): (one: OfPolicy, other: OfPolicy) => number {
  const rank = (of: OfPolicy): number => Math.min(...of.map((result) => look(result).rank));
  const failures = (of: OfPolicy): number => of.filter(({ status }) => status !== 'passed').length;
  return (one, other) =>
    rank(one) - rank(other) ||
    failures(other) - failures(one) ||
    byCodeUnit(one[0].policy, other[0].policy);
}

interface Appearance {
  sign: string;
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

type Look = (result: ReportedResult) => Seen;

function lookIn(findings: readonly Finding[], text: number): Look {
  const keyOf = (of: Finding | ReportedResult): string => JSON.stringify(policyKey(of));
  const ofPolicy = new Map(byPolicy(findings).map((alike) => [keyOf(alike[0]), alike]));
  return (result) => {
    const { workspace, status } = result;
    const alike = status === 'passed' ? [] : (ofPolicy.get(keyOf(result)) ?? []);
    const finding = alike.find((each) => each.workspaces.includes(workspace));
    return { workspace, finding, ...lookOf(result, finding, text) };
  };
}

function lookOf(
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

/** What passed in every workspace, folded, and the workspaces without a failure. */
function others(
  passing: readonly OfPolicy[],
  names: readonly string[],
  detail: PageDetail,
): Content {
  const { rows: most, text } = detail;
  const shown = passing.slice(0, most);
  const hidden = passing.length - shown.length;
  const lines = shown.map((results) => {
    const where = new Set(results.map(({ workspace }) => workspace));
    const named =
      where.size > 5
        ? count(where.size, 'workspace')
        : list([...where], 5, (name) => clip(name, text));
    return html`<li>${policyName(results[0], detail)}: ${breakable(named)}</li>`;
  });
  const without = list(names, most, (name) => clip(name, text));
  return [
    passing.length > 0 &&
      html`<details>
        <summary>${countPolicies(passing.length)} passed everywhere</summary>
        <ul>
          ${lines} ${hidden > 0 && html`<li class="soft">… and ${grouped(hidden)} more.</li>`}
        </ul>
      </details>`,
    names.length > 0 &&
      html`<details>
        <summary>${count(names.length, 'workspace')} without a failed policy</summary>
        <p>${breakable(without)}</p>
      </details>`,
  ];
}
