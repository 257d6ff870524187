/** Policies as rows, workspaces as columns: the result of each policy in each workspace. */
import { byPolicy, policyKey } from '../counts.ts';
import { clip } from '../escape-markdown.ts';
import { worstFirst } from '../findings.ts';
import type { Finding, ReportedResult, ReportView } from '../view.ts';
import { byCodeUnit, count } from '../text.ts';
import { levelWords } from '../words.ts';
import type { FindingIds } from './findings.ts';
import { html, type Content, type Html } from './html.ts';

type Cell = { sign: string; words: string; kind: 'passed' | 'failed' | 'warned' | 'other' };

export function renderMatrix(
  view: Pick<ReportView, 'results' | 'workspaces' | 'findings'>,
  ids: FindingIds,
  { cells: mostCells, rows: mostRows, text }: { cells: number; rows: number; text: number },
): Html | undefined {
  if (view.results.length === 0) return undefined;
  const all = worstFirst(view.workspaces).map(({ name }) => name);
  const names = all.slice(0, mostRows);
  const rows = byPolicy(view.results)
    .map((results) => ({ results, rank: Math.min(...results.map(rankOf)) }))
    .sort(
      (one, other) =>
        one.rank - other.rank || byCodeUnit(one.results[0].policy, other.results[0].policy),
    );
  const hiddenNames = all.length - names.length;
  const shown = rows.slice(0, Math.max(1, Math.floor(mostCells / Math.max(1, names.length))));
  const hidden = rows.length - shown.length;
  const findings = new Map(
    byPolicy(view.findings).map((alike) => [JSON.stringify(policyKey(alike[0])), alike]),
  );
  return html`<h2 id="policies">Policies</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Policies and workspaces">
      <table>
        <caption class="hidden">
          What each policy says of each workspace
        </caption>
        <thead>
          <tr>
            <th scope="col">Policy</th>
            ${names.map((name) => html`<th scope="col">${clip(name, text)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(({ results }) => {
            const ofPolicy = findings.get(JSON.stringify(policyKey(results[0]))) ?? [];
            return row(results, names, ofPolicy, { ids, text });
          })}
        </tbody>
      </table>
    </div>
    ${hidden > 0 && html`<p class="soft">${count(hidden, 'more policy', 'more policies')} not shown.</p>`}
    ${hiddenNames > 0 && html`<p class="soft">${count(hiddenNames, 'more workspace')} not shown.</p>`}`;
}

function row(
  results: readonly [ReportedResult, ...ReportedResult[]],
  names: readonly string[],
  findings: readonly Finding[],
  { ids, text }: { ids: FindingIds; text: number },
): Html {
  const [{ policy, policySet, level }] = results;
  const about = [policySet, levelWords(level)].filter(Boolean).join(' · ');
  const byName = new Map(names.map((name): [string, ReportedResult[]] => [name, []]));
  for (const result of results) byName.get(result.workspace)?.push(result);
  const cells = names.map((name) => {
    const [result] = (byName.get(name) ?? []).sort((one, other) => rankOf(one) - rankOf(other));
    if (result === undefined) return html`<td><span class="soft">–</span></td>`;
    const { sign, words, kind } = cellOf(result, text);
    const finding = findings.find(({ workspaces }) => workspaces.includes(name));
    const id = finding && ids.get(finding);
    const content: Content = html`<span aria-hidden="true">${sign}</span> ${words}`;
    return html`<td class="${kind}">
      ${id === undefined ? content : html`<a href="#${id}">${content}</a>`}
    </td>`;
  });
  return html`<tr>
    <th scope="row">
      <span class="code">${clip(policy, text)}</span><br /><span class="soft"
        >${clip(about, text)}</span
      >
    </th>
    ${cells}
  </tr>`;
}

/** Failures first. */
function rankOf({ status, level }: ReportedResult): number {
  if (status === 'passed') return 3;
  if (status === 'overridden') return 2;
  return level === 'advisory' ? 1 : 0;
}

function cellOf({ status, level, word }: ReportedResult, text: number): Cell {
  switch (status) {
    case 'passed':
      return { sign: '✓', words: 'passed', kind: 'passed' };
    case 'overridden':
      return { sign: '✓', words: 'overridden', kind: 'warned' };
    case 'failed':
      return level === 'advisory'
        ? { sign: '!', words: 'advisory failure', kind: 'warned' }
        : { sign: '✗', words: 'failed', kind: 'failed' };
    case 'errored':
      return { sign: '✗', words: 'errored', kind: 'failed' };
    case 'not-evaluated':
      return { sign: '?', words: 'not evaluated', kind: 'failed' };
    case 'known-after-apply':
      return { sign: '?', words: 'known after the apply', kind: 'failed' };
    case 'unknown':
      return {
        sign: '?',
        words: `unrecognized status ${clip(word ?? '', text)}`.trim(),
        kind: 'failed',
      };
  }
}
