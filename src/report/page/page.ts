/**
 * The report as one self-contained page: readable without a script, a style sheet or a network.
 * Its policy allows its own style sheet and nothing else.
 */
import { workspaceWords } from '../counts.ts';
import { needsReason } from '../findings.ts';
import { anchor, html, Html, type Content } from './html.ts';
import { originsOf } from '../links.ts';
import { elapsed, grouped, minuteOf, size } from '../text.ts';
import type { ReportView } from '../view.ts';
import { overriddenWords, VERDICT } from '../words.ts';
import { uncommittedWords } from '../../model/uncommitted.ts';
import { isGreen } from '../../model/verdict.ts';
import { planWords } from '../changes.ts';
import { renderChanges, type ChangeDetail } from './changes.ts';
import { idsOfFindings, renderFindings, type FindingDetail } from './findings.ts';
import { renderMatrix } from './matrix.ts';
import { renderDocument } from './document.ts';
import { renderTimeline } from './timeline.ts';

/** Browsers are slow with a larger page. */
export const PAGE_BUDGET_BYTES = 3_000_000;

type Detail = ChangeDetail & FindingDetail & { cells: number };

const WHOLE: Detail = {
  attributes: 'values',
  whole: true,
  most: 20_000,
  findings: 2_000,
  text: 20_000,
  cells: 20_000,
};
const NAMES: Detail = { ...WHOLE, attributes: 'names' };
const BARE: Detail = { ...WHOLE, attributes: 'none' };

/**
 * The order in which content is left out: values, the names of attributes, then changes, then long texts
 * and rows. What is created or destroyed as a whole loses its attributes first.
 */
const DETAILS: readonly Detail[] = [
  WHOLE,
  NAMES,
  { ...NAMES, whole: false },
  BARE,
  { ...BARE, most: 5_000, text: 4_000 },
  { ...BARE, most: 500, findings: 500, text: 1_000, cells: 4_000 },
  { ...BARE, most: 100, findings: 100, text: 300, cells: 500 },
];

export function renderPage(view: ReportView, budget = PAGE_BUDGET_BYTES): string {
  return fitting(budget, (detail) => draw(view, detail));
}

/** With as much detail as fits. */
function fitting(budget: number, drawWith: (detail: Detail) => string): string {
  let page = '';
  for (const detail of DETAILS) {
    page = drawWith(detail);
    if (Buffer.byteLength(page) <= budget) break;
  }
  return page;
}

/** What the page of a run shows below its title: all, or only what is certain without a verdict. */
export type ShownParts = 'all' | 'policies' | 'facts';

export function renderParts(view: ReportView, shown: ShownParts, budget = PAGE_BUDGET_BYTES): Html {
  const parts = fitting(budget, (detail) =>
    html`${shown === 'all' && verdictParts(view)} ${shown !== 'facts' && policyParts(view, detail)}
    ${factParts(view, detail)}`.toString(),
  );
  return Html.trusted(parts);
}

function verdictParts(view: ReportView): Html {
  return html`${steps(view)} ${renderWorkspaces(view)} ${reasons(view)}`;
}

function policyParts(view: ReportView, detail: Detail): Html {
  const ids = idsOfFindings(view.findings.slice(0, detail.findings));
  return html`${renderFindings(view, ids, detail)} ${renderMatrix(view, ids, detail.cells)}`;
}

/** What happened, whatever the verdict. */
function factParts(view: ReportView, detail: Detail): Html {
  return html`${renderChanges(view, detail)} ${renderTimeline(view.workspaces)} ${approvals(view)}
  ${sent(view)}`;
}

function draw(view: ReportView, detail: Detail): string {
  const title = `Policy gate: ${view.headline}`;
  const closing = view.green ? 'passes' : 'blocks';
  return renderDocument(
    title,
    html`<h1>
        <span class="${closing}" aria-hidden="true">${VERDICT[view.verdict].sign}</span> ${title}
      </h1>
      <p class="soft">${aboutJob(view)}</p>
      ${verdictParts(view)} ${policyParts(view, detail)} ${factParts(view, detail)}`,
  );
}

function aboutJob({ context, durationMs }: ReportView): Content {
  const { commit, pullRequest, job, organization, hostname, startedAt, version } = context;
  const origins = originsOf(context);
  const parts: Content[] = [
    `${organization} on ${hostname}`,
    pullRequest && anchor(`pull request #${pullRequest.number}`, pullRequest.url, origins),
    commit && [
      'commit ',
      anchor(html`<code>${commit.sha.slice(0, 7)}</code>`, commit.url, origins),
      uncommittedWords(context.uncommittedFiles),
    ],
    job && anchor('job', job.url, origins),
    minuteOf(startedAt),
    `took ${elapsed(durationMs)}`,
    `Plangate ${version}`,
  ];
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part, index) => (index > 0 ? [' · ', part] : part));
}

function steps({ nextSteps }: ReportView): Content {
  if (nextSteps.length === 0) return undefined;
  return html`<ul>
    ${nextSteps.map((step) => html`<li>${withCode(step)}</li>`)}
  </ul>`;
}

/** What is between backticks is shown as code. */
function withCode(sentence: string): Content {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

function renderWorkspaces(view: ReportView): Content {
  const { workspaces, unaffected, context } = view;
  const none =
    unaffected.length > 0 &&
    html`<p>Not affected by this change, and not planned: ${unaffected.join(', ')}.</p>`;
  if (workspaces.length === 0) return none;
  const rows = workspaces.map((workspace) => {
    const { name, verdict, runId, runUrl } = workspace;
    const run =
      runId !== undefined && anchor(html`<code>${runId}</code>`, runUrl, originsOf(context));
    const kind = isGreen(verdict, context.failOn) ? 'passed' : 'failed';
    return html`<tr>
      <th scope="row">${name}</th>
      <td class="${kind}">${VERDICT[verdict].words}</td>
      <td>${planWords(workspace)}</td>
      <td>${workspaceWords([workspace], view) || 'no policies'}</td>
      <td>${run}</td>
    </tr>`;
  });
  return html`<h2 id="workspaces">Workspaces</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Workspaces">
      <table>
        <thead>
          <tr>
            ${['Workspace', 'Verdict', 'Plan', 'Policies', 'Run'].map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${none}`;
}

/** Reasons that no finding contains, and notices. */
function reasons(view: ReportView): Content {
  const lines = view.workspaces.flatMap((workspace) => [
    ...(needsReason(workspace, view) ? workspace.reasons : []).map(
      (reason) => html`<li><strong>${workspace.name}:</strong> ${reason}</li>`,
    ),
    ...workspace.notices.map((notice) => html`<li>${workspace.name}: ${notice}</li>`),
  ]);
  return (
    lines.length > 0 &&
    html`<ul>
      ${lines}
    </ul>`
  );
}

/** Who approved what, and when. */
function approvals(view: ReportView): Content {
  const overridden = view.findings.filter(({ override }) => override !== undefined);
  const lines = [
    ...overridden.map(
      (finding) => html`<li><code>${finding.policy}</code>: ${overriddenWords(finding)}</li>`,
    ),
    ...view.audit.map(
      ({ action, run, by }) =>
        html`<li>${action} of <code>${run}</code> by ${by ?? 'this check'}</li>`,
    ),
  ];
  if (lines.length === 0) return undefined;
  return html`<h2 id="approvals">Approvals</h2>
    <ul>
      ${lines}
    </ul>`;
}

function sent({ archives }: ReportView): Content {
  if (archives.length === 0) return undefined;
  return html`<h2 id="sent">What was sent</h2>
    <ul>
      ${archives.map(
        ({ directory, files, bytes, sha256, withheld }) =>
          html`<li>
            <code>${directory}</code>: ${grouped(files)} files, ${size(bytes)}, ${grouped(withheld)}
            excluded, SHA-256 <code>${sha256}</code>
          </li>`,
      )}
    </ul>`;
}
