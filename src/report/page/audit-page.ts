/** An audit as one page: policies as rows, workspaces as columns, those first that would block most. */
import { count, groupBy, list, minuteOf, workspaces as countWorkspaces } from '../text.ts';
import { breakable, html, type Html } from './html.ts';
import { renderDocument } from './document.ts';

/** One policy in one workspace; names are hostile until escaped. */
interface AuditCell {
  system: string;
  policySet: string;
  policy: string;
  level: string;
  workspace: string;
  result: string;
  /** In how many workspaces the policy would block. */
  wouldBlock: number;
}

interface AuditView {
  organization: string;
  hostname: string;
  /** ISO 8601. */
  at: string;
  /** Policy by policy, in the order in which they are shown. */
  cells: readonly AuditCell[];
  /** Whole sentences: what is not known. */
  doubts: readonly string[];
}

/** Browsers are slow with more cells; the table of the command has all. */
const MOST_CELLS = 20_000;

export function renderAuditPage(view: AuditView): string {
  const names = [...new Set(view.cells.map(({ workspace }) => workspace))].sort();
  const policies = groupBy(view.cells, ({ system, policySet, policy }) => [
    system,
    policySet,
    policy,
  ]);
  const shown = policies.slice(0, Math.max(1, Math.floor(MOST_CELLS / Math.max(1, names.length))));
  const hidden = policies.length - shown.length;
  const blocking = policies.filter(([{ wouldBlock }]) => wouldBlock > 0);
  const title = `Policy audit: ${count(blocking.length, 'policy', 'policies')} would block`;
  const { organization, hostname, at, doubts } = view;
  return renderDocument(
    title,
    html`<h1>${title}</h1>
      <p class="soft">
        ${organization} on ${hostname} · ${countWorkspaces(names.length)} · ${minuteOf(at)} · from
        the newest finished run of each workspace
      </p>
      ${
        doubts.length > 0 &&
        html`<h2 id="unknown">Not known</h2>
          <ul>
            ${doubts.map((doubt) => html`<li>${doubt}</li>`)}
          </ul>`
      }
      <h2 id="policies">Policies</h2>
      <div class="scroll matrix" tabindex="0" role="region" aria-label="Policies and workspaces">
        <table>
          <thead>
            <tr>
              <th scope="col">Policy</th>
              <th scope="col">Would block</th>
              ${names.map((name) => html`<th scope="col">${breakable(name)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${shown.map((cells) => renderRow(cells, names))}
          </tbody>
        </table>
      </div>
      ${hidden > 0 && html`<p class="soft">${count(hidden, 'more policy', 'more policies')} not shown.</p>`}`,
  );
}

function renderRow(cells: readonly [AuditCell, ...AuditCell[]], names: readonly string[]): Html {
  const [{ policy, policySet, wouldBlock }] = cells;
  const levels = [...new Set(cells.map(({ level }) => level).filter((level) => level !== ''))];
  const about = [policySet, list(levels)].filter((part) => part !== '').join(' · ');
  const results = new Map(cells.map(({ workspace, result }) => [workspace, result]));
  return html`<tr>
    <th scope="row">
      <span class="code">${breakable(policy || 'no policy')}</span><br /><span class="soft"
        >${about}</span
      >
    </th>
    <td>${wouldBlock}</td>
    ${names.map((name) => renderCell(results.get(name)))}
  </tr>`;
}

const KINDS: Readonly<Record<string, string>> = {
  passed: 'passed',
  'advisory failure': 'warned',
  overridden: 'warned',
  'known after the apply': 'other',
  'not evaluated in that run': 'other',
  'no finished run': 'other',
};

function renderCell(result: string | undefined): Html {
  if (result === undefined) return html`<td><span class="soft">–</span></td>`;
  const kind = Object.hasOwn(KINDS, result) ? KINDS[result] : 'failed';
  return html`<td class="${kind}">${result}</td>`;
}
