/**
 * The report as one self-contained page: readable without a script, a style sheet or a network.
 * Its Content-Security-Policy allows its own style sheet and nothing else.
 */
import { DETAILS, type PageDetail } from './detail.ts';
import { clip } from '../escape-markdown.ts';
import { needsReason, worstFirst } from '../findings.ts';
import { anchor, breakable, inHtml, html, withLinks, type Content, type Html } from './html.ts';
import { originsOf } from '../links.ts';
import { stepsOf } from '../next-steps.ts';
import { elapsed, groupBy, grouped, list, minuteOf } from '../text.ts';
import type { ReportView, WorkspaceView } from '../view.ts';
import { uncommittedWords } from '../../model/uncommitted.ts';
import { renderChanges } from './changes.ts';
import { idsOfFindings, renderFindings } from './findings.ts';
import { renderOverview } from './overview.ts';
import { renderDocument } from './document.ts';
import { drawSign, verdictSign } from './signs.ts';
import { renderTimeline } from './timeline.ts';
import { renderWorkspaces } from './workspaces.ts';

/** Browsers are slow with a larger page. */
export const PAGE_BUDGET_BYTES = 3_000_000;

export function renderPage(view: ReportView, budget = PAGE_BUDGET_BYTES): string {
  let page = '';
  for (const detail of DETAILS) {
    page = draw(view, detail);
    if (Buffer.byteLength(page) <= budget) break;
  }
  return page;
}

/** The first screen is what is at fault and what to do next; the rest follows it. */
function drawParts(view: ReportView, detail: PageDetail): Html {
  const ids = idsOfFindings(view.findings.slice(0, detail.findings));
  return html`${renderOverview(view)} ${reasons(view, detail)} ${steps(view, detail)}
  ${renderWorkspaces(view, ids, detail)} ${notices(view, detail)}
  ${renderFindings(view, ids, detail)} ${renderChanges(view, detail)}
  ${renderTimeline(view.workspaces.slice(0, detail.rows))}`;
}

function draw(view: ReportView, detail: PageDetail): string {
  const title = `Policy gate: ${view.headline}`;
  const className = view.green ? 'passes' : 'blocks';
  return renderDocument(
    title,
    html`<h1><span class="${className}">${drawSign(verdictSign(view.verdict))}</span> ${title}</h1>
      <p class="soft">${aboutJob(view)}</p>
      ${drawParts(view, detail)}`,
  );
}

function aboutJob({ context, durationMs }: ReportView): Content {
  const { commit, pullRequest, job, organization, hostname, startedAt, version } = context;
  const { isLocal = false } = context;
  const origins = originsOf(context);
  const parts: Content[] = [
    isLocal ? 'without a service' : `${organization} on ${hostname}`,
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

/** What to do next. Without workspaces, these are the view's sentences as they are. */
function steps(view: ReportView, { text, rows }: PageDetail): Content {
  if (view.nextSteps.length === 0) return undefined;
  const origins = originsOf(view.context);
  const leftovers = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
  const said =
    view.workspaces.length === 0
      ? view.nextSteps.map((each) => withLinks(clip(each, text), origins))
      : [
          ...leftovers.map((each) => withLinks(clip(each, text), origins)),
          ...stepsOf(view).map((each) => inHtml(each, Math.min(200, text))),
        ];
  const shown = said.slice(0, rows);
  return html`<h2 id="next">What to do next</h2>
    <ol>
      ${shown.map((step) => html`<li>${step}</li>`)} ${restItem(said.length - shown.length)}
    </ol>`;
}

function restItem(hidden: number): Content {
  return hidden > 0 && html`<li class="soft">… and ${grouped(hidden)} more.</li>`;
}

function reasons(view: ReportView, detail: PageDetail): Content {
  const said = eachOnce(view, detail, (workspace) =>
    needsReason(workspace, view) ? workspace.reasons.map(({ text }) => text) : [],
  );
  return (
    said &&
    html`<h2 id="why">Why</h2>
      ${said}`
  );
}

function notices(view: ReportView, detail: PageDetail): Content {
  const said = eachOnce(view, detail, (workspace) => workspace.notices);
  return (
    said &&
    html`<h2 id="notices">Notices</h2>
      ${said}`
  );
}

/** Each sentence once, with the workspaces that it holds for. */
function eachOnce(
  { workspaces, context }: ReportView,
  { text, rows }: PageDetail,
  saidOf: (workspace: WorkspaceView) => readonly string[],
): Html | undefined {
  const said = worstFirst(workspaces).flatMap((workspace) =>
    saidOf(workspace).map((words) => ({ name: workspace.name, words })),
  );
  if (said.length === 0) return undefined;
  const groups = groupBy(said, ({ words }) => [words]);
  const shown = groups.slice(0, rows);
  const lines = shown.map((alike) => {
    const names = list([...new Set(alike.map(({ name }) => name))], 10, (name) => clip(name, text));
    return html`<li>
      <strong>${breakable(names)}:</strong>
      ${withLinks(clip(alike[0].words, text), originsOf(context))}
    </li>`;
  });
  return html`<ul>
    ${lines} ${restItem(groups.length - shown.length)}
  </ul>`;
}
