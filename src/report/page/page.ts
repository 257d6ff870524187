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
import { distinctSentences, remarkLists, type RemarkList } from '../remarks.ts';
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

/** The page with as much content as fits into `budget`, in bytes; with the least content if nothing fits. */
export function renderPage(view: ReportView, budget = PAGE_BUDGET_BYTES): string {
  let page = '';
  for (const limits of PAGE_LIMITS) {
    page = renderWithin(limits, view);
    if (Buffer.byteLength(page) <= budget) break;
  }
  return page;
}

function renderWithin(limits: PageLimits, view: ReportView): string {
  const title = `Policy gate: ${view.headline}`;
  const className = view.green ? 'passes' : 'blocks';
  return renderDocument(
    title,
    html`<h1><span class="${className}">${drawSign(verdictSign(view.verdict))}</span> ${title}</h1>
      <p class="soft">${jobLine(view)}</p>
      ${renderParts(view, limits)}`,
  );
}

/** The first screen is what is at fault and what to do next; the rest follows it. */
function renderParts(view: ReportView, limits: PageLimits): Html {
  const lists = remarkLists({ ...view, workspaces: sortWorstFirst(view.workspaces) });
  const closing = lists.filter(({ closes }) => closes);
  const others = lists.filter(({ closes }) => !closes);
  const ids = idsOfFindings(view.findings.slice(0, limits.findings));
  return html`${renderOverview(view)} ${remarks(closing, view, limits)} ${nextSteps(view, limits)}
  ${renderWorkspaces(view, ids, limits)} ${remarks(others, view, limits)}
  ${renderFindings(view, ids, limits)} ${renderChanges(view, limits)}
  ${renderTimeline(view.workspaces.slice(0, limits.rows))}`;
}

/** Where the report is from: the organization, the commit, the job and its time. */
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

/** Runs that a person has to end come first, then the steps. */
function nextSteps(view: ReportView, { text: textLimit, rows: rowLimit }: PageLimits): Content {
  if (view.nextSteps.length === 0) return undefined;
  const leftovers = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
  const steps = [...leftovers.map((text) => sentencePart('text', text, textLimit)), ...view.steps];
  const shown = steps.slice(0, rowLimit);
  const origins = allowedOrigins(view.context);
  const items = shown.map((step) => html`<li>${sentenceToHtml(step, textLimit, origins)}</li>`);
  return html`<h2 id="next">What to do next</h2>
    <ol>
      ${items} ${hiddenItem(steps.length - shown.length)}
    </ol>`;
}

/** The last item of a list: how many items are not shown; nothing for 0. */
function hiddenItem(hidden: number): Content {
  return hidden > 0 && html`<li class="soft">… and ${formatNumber(hidden)} more.</li>`;
}

function remarks(lists: readonly RemarkList[], view: ReportView, limits: PageLimits): Content {
  const notEmpty = lists.filter((list) => list.remarks.length > 0);
  return notEmpty.map((list) => {
    const sentences = sentenceList(distinctSentences(list.remarks), view, limits);
    return html`<h2 id="${list.id}">${list.title}</h2>
      ${sentences}`;
  });
}

function sentenceList(
  sentences: ReturnType<typeof distinctSentences>,
  { context }: ReportView,
  { text: textLimit, rows: rowLimit }: PageLimits,
): Html {
  const shown = sentences.slice(0, rowLimit);
  const items = shown.map(({ names, text }) => {
    const workspaces = listText(names, 10, (name) => clip(name, textLimit));
    return html`<li>
      <strong>${breakable(workspaces)}:</strong>
      ${withLinks(clip(text, textLimit), allowedOrigins(context))}
    </li>`;
  });
  return html`<ul>
    ${items} ${hiddenItem(sentences.length - shown.length)}
  </ul>`;
}
