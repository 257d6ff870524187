/**
 * The report as one self-contained page: readable without a script, a style sheet or a network.
 * Its Content-Security-Policy allows its own style sheet and nothing else.
 */
import { PAGE_LIMITS, type PageLimits } from './limits.ts';
import { clip } from '../escape-markdown.ts';
import { sortWorstFirst } from '../findings.ts';
import {
  anchor,
  breakable,
  sentenceToHtml,
  html,
  withLinks,
  type Content,
  type Html,
} from './html.ts';
import { allowedOrigins } from '../links.ts';
import { distinctSentences, remarkLists } from '../remarks.ts';
import { sentencePart } from '../sentence.ts';
import { formatElapsed, formatNumber, listText, formatMinute } from '../text.ts';
import type { ReportView } from '../view.ts';
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
  for (const detail of PAGE_LIMITS) {
    page = renderWith(view, detail);
    if (Buffer.byteLength(page) <= budget) break;
  }
  return page;
}

/** The first screen is what is at fault and what to do next; the rest follows it. */
function renderParts(view: ReportView, detail: PageLimits): Html {
  const ids = idsOfFindings(view.findings.slice(0, detail.findingLimit));
  return html`${renderOverview(view)} ${remarkParts(true, view, detail)} ${nextSteps(view, detail)}
  ${renderWorkspaces(view, ids, detail)} ${remarkParts(false, view, detail)}
  ${renderFindings(view, ids, detail)} ${renderChanges(view, detail)}
  ${renderTimeline(view.workspaces.slice(0, detail.rowLimit))}`;
}

function renderWith(view: ReportView, detail: PageLimits): string {
  const title = `Policy gate: ${view.headline}`;
  const className = view.green ? 'passes' : 'blocks';
  return renderDocument(
    title,
    html`<h1><span class="${className}">${drawSign(verdictSign(view.verdict))}</span> ${title}</h1>
      <p class="soft">${jobLine(view)}</p>
      ${renderParts(view, detail)}`,
  );
}

function jobLine({ context, durationMs }: ReportView): Content {
  const { commit, pullRequest, job, organization, hostname, startedAt, version } = context;
  const { isLocal = false } = context;
  const origins = allowedOrigins(context);
  const parts: Content[] = [
    isLocal ? 'without a service' : `${organization} on ${hostname}`,
    pullRequest && anchor(`pull request #${pullRequest.number}`, pullRequest.url, origins),
    commit && [
      'commit ',
      anchor(html`<code>${commit.sha.slice(0, 7)}</code>`, commit.url, origins),
      uncommittedWords(context.uncommittedFiles),
    ],
    job && anchor('job', job.url, origins),
    formatMinute(startedAt),
    `took ${formatElapsed(durationMs)}`,
    `Plangate ${version}`,
  ];
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part, index) => (index > 0 ? [' · ', part] : part));
}

function nextSteps(view: ReportView, { textLimit: text, rowLimit: rows }: PageLimits): Content {
  if (view.nextSteps.length === 0) return undefined;
  const left = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
  const said = [...left.map((each) => sentencePart('text', each, text)), ...view.steps];
  const shown = said.slice(0, rows);
  const items = shown.map(
    (step) => html`<li>${sentenceToHtml(step, text, allowedOrigins(view.context))}</li>`,
  );
  return html`<h2 id="next">What to do next</h2>
    <ol>
      ${items} ${restItem(said.length - shown.length)}
    </ol>`;
}

function restItem(hidden: number): Content {
  return hidden > 0 && html`<li class="soft">… and ${formatNumber(hidden)} more.</li>`;
}

/** @param closes whether they say why the gate is closed */
function remarkParts(closes: boolean, view: ReportView, detail: PageLimits): Content {
  const lists = remarkLists({ ...view, workspaces: sortWorstFirst(view.workspaces) });
  const some = lists.filter((each) => each.closes === closes && each.remarks.length > 0);
  return some.map(({ id, title, remarks }) => {
    const said = remarkList(distinctSentences(remarks), view, detail);
    return html`<h2 id="${id}">${title}</h2>
      ${said}`;
  });
}

function remarkList(
  sentences: ReturnType<typeof distinctSentences>,
  { context }: ReportView,
  { textLimit: text, rowLimit: rows }: PageLimits,
): Html {
  const shown = sentences.slice(0, rows);
  const lines = shown.map(({ names, text: sentence }) => {
    const workspaces = listText(names, 10, (name) => clip(name, text));
    return html`<li>
      <strong>${breakable(workspaces)}:</strong>
      ${withLinks(clip(sentence, text), allowedOrigins(context))}
    </li>`;
  });
  return html`<ul>
    ${lines} ${restItem(sentences.length - shown.length)}
  </ul>`;
}
