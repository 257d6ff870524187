/**
 * The report as one self-contained page: readable without a script, a style sheet or a network.
 * Its Content-Security-Policy allows its own style sheet and nothing else.
 */
import { renderValues } from './values.ts';
import { createHash } from 'node:crypto';
import { leftoversOf } from '../../../report/leftovers.ts';
import { anchor, sentenceToHtml, html, type Content, Html } from './html.ts';
import { PAGE_LIMITS, type PageLimits } from './limits.ts';
import { drawVerdict } from './signs.ts';
import { allowedOrigins } from '../../../report/links.ts';
import { formatNumber } from '../../../model/sentence.ts';
import {
  formatElapsed,
  formatMinute,
  workspaceCountWords,
  joinNonEmpty,
  policyCountWords,
  countWords,
  sumOf,
} from '../../../report/text.ts';
import type { ReportView, WorkspaceView } from '../../../report/view.ts';
import { uncommittedWords } from '../../../model/uncommitted-words.ts';
import { renderChanges } from './changes.ts';
import { idsOfCauses, renderClosing, renderOthers } from './causes.ts';
import { renderTimeline } from './timeline.ts';
import { renderWorkspaces } from './workspaces.ts';
import { STYLE } from './style.ts';
import { CLOSING_VERDICTS } from '../../../report/verdict-sentence.ts';
import type { ChangeAction } from '../../../policy/planned-changes.ts';
import { type VerdictWord, VERDICTS } from '../../../model/verdict.ts';
import { countPolicies, verdictWordsFor } from '../../../report/words.ts';
import { countByAction, actionCountWords } from '../../../report/changes.ts';

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
  const className = view.green ? 'passes' : (TITLE_CLASSES[view.shownVerdict] ?? 'blocks');
  const sign = drawVerdict(view.shownVerdict, view.green);
  return renderDocument(
    title,
    html`<h1><span class="${className}">${sign}</span> ${title}</h1>
      <p class="soft">${jobLine(view)}</p>
      ${renderParts(view, limits)}`,
  );
}

/** Red must be fixed, violet waits for people, grey is not known, amber is advisory. */
const TITLE_CLASSES: Partial<Record<VerdictWord, 'asks' | 'unknown'>> = {
  'needs-override': 'asks',
  undecided: 'unknown',
  canceled: 'unknown',
};

/** In the order of the comment: the causes, what to do next, what is destroyed, the workspaces, and then the rest. */
function renderParts(view: ReportView, limits: PageLimits): Html {
  const ids = idsOfCauses(view.causes.slice(0, limits.causes));
  const changes = renderChanges(view, limits);
  const allChanges = [changes.all, renderValues(view, limits)];
  return html`${renderOverview(view)} ${renderClosing(view, ids, limits)} ${nextSteps(view, limits)}
  ${changes.destroyed} ${renderWorkspaces(view, ids, limits)} ${renderOthers(view, ids, limits)}
  ${allChanges} ${renderTimeline(view.workspaces.slice(0, limits.rows))}`;
}

/** Where the report is from: the organization, the commit, the job and its time. */
function jobLine({ context, durationMs }: ReportView): Content {
  const { commit, pullRequest, job } = context.ci;
  const { startedAt, version } = context.gate;
  const { madeWhere, uncommittedFiles } = context.plans;
  const origins = allowedOrigins(context);
  const parts: Content[] = [
    madeWhere,
    pullRequest && anchor(`pull request #${pullRequest.number}`, pullRequest.url, origins),
    commit && [
      'commit ',
      anchor(html`<code>${commit.sha.slice(0, 7)}</code>`, commit.url, origins),
      uncommittedWords(uncommittedFiles),
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

/** The steps, and then the runs that a person has to end. */
function nextSteps(view: ReportView, { text: textLimit, rows: rowLimit }: PageLimits): Content {
  if (view.nextSteps.length === 0) return undefined;
  const steps = [...view.steps, ...leftoversOf(view.workspaces)];
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

/** The actions that are counted here: what a reader should see without searching for it. */
const COUNTED_ACTIONS: readonly ChangeAction[] = ['delete', 'replace', 'forget', 'invoke'];

/** The figures below the title, to be seen at a glance: workspaces by verdict, failures, and what the plans do. */
function renderOverview(view: ReportView): Html {
  return html`${verdictBar(view)} ${failuresAndChanges(view)}`;
}

interface VerdictShare {
  verdict: VerdictWord;
  workspaces: number;
  waitsForApproval: boolean;
  /** The class that gives the colour. */
  colour: 'failed' | 'asked' | 'warned' | 'unknown' | 'passed';
}

const COLOURS: Readonly<Record<VerdictWord, VerdictShare['colour']>> = {
  blocked: 'failed',
  'needs-override': 'asked',
  errored: 'failed',
  undecided: 'unknown',
  canceled: 'unknown',
  advisory: 'warned',
  overridden: 'passed',
  passed: 'passed',
};

/** The verdicts that some workspace has, in the order of the headline. */
function verdictShares({ workspaces }: ReportView): VerdictShare[] {
  const closing = [...new Set<VerdictWord>(CLOSING_VERDICTS.map(({ verdict }) => verdict))];
  const green = VERDICTS.toReversed().filter((verdict) => !closing.includes(verdict));
  const shares = [...closing, ...green].map((verdict) => {
    const alike = workspaces.filter((workspace) => workspace.verdict === verdict);
    return {
      verdict,
      workspaces: alike.length,
      waitsForApproval: alike.every(({ waitsForApproval }) => waitsForApproval),
      colour: COLOURS[verdict],
    };
  });
  return shares.filter((share) => share.workspaces > 0);
}

/** A bar with a part for each verdict, hidden from screen readers, and the same as a list. */
function verdictBar(view: ReportView): Content {
  const all = view.workspaces.length;
  if (all < 2) return undefined;
  const shares = verdictShares(view);
  let left = 0;
  const parts = shares.map(({ workspaces, colour }) => {
    const x = left;
    left += workspaces;
    return html`<rect class="${colour}" x="${x}" y="0" width="${workspaces}" height="1" />`;
  });
  return html`<svg class="bar" viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${parts}
    </svg>
    <ul class="shares" aria-label="${workspaceCountWords(all)} by verdict">
      ${shares.map(
        ({ verdict, workspaces, waitsForApproval, colour }) =>
          html`<li class="${colour}">
            <strong>${formatNumber(workspaces)}</strong>
            ${verdictWordsFor(verdict, workspaces, { waitsForApproval })}
          </li>`,
      )}
    </ul>`;
}

/** `2 policies failed (1 new since the last report) · 3 resources destroyed`; nothing if there is neither. */
function failuresAndChanges({ causes, workspaces }: ReportView): Content {
  const failed = causes.filter(
    ({ kind, severity, guard }) => kind === 'policy' && guard !== true && severity !== 'notes',
  );
  const newPolicies = countPolicies(failed.filter(({ age }) => age === 'new'));
  const newWords =
    newPolicies > 0 ? ` (${formatNumber(newPolicies)} new since the last report)` : '';
  const actions = COUNTED_ACTIONS.map((action) => {
    const number = sumOf(workspaces, (each) => countByAction(each, action) ?? 0);
    return number > 0 ? actionCountWords(action, number) : '';
  });
  const facts = joinNonEmpty(
    ' · ',
    failed.length > 0 ? `${policyCountWords(countPolicies(failed))} failed${newWords}` : '',
    ...actions,
    unknownPlansWords(workspaces),
  );
  return facts !== '' && html`<p class="figures">${facts}</p>`;
}

/** In which workspaces no source says how often the plan has one of these actions; empty if all are known. */
function unknownPlansWords(workspaces: readonly WorkspaceView[]): string {
  const unknown = workspaces.filter((workspace) =>
    COUNTED_ACTIONS.some((action) => countByAction(workspace, action) === undefined),
  );
  if (unknown.length === 0) return '';
  if (workspaces.length === 1) return 'what the plan does is not wholly known';
  const areAll = unknown.length === workspaces.length;
  const which = areAll ? 'all workspaces' : countWords(unknown.length, 'workspace');
  return `what the plans of ${which} do is not wholly known`;
}

/** No space may be added inside: the digest in the Content-Security-Policy is of every byte between the tags. */
const STYLE_SHEET = Html.trusted(`<style>${STYLE}</style>`);
const DIGEST = createHash('sha256').update(STYLE).digest('base64');
const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${DIGEST}'; base-uri 'none'; form-action 'none'`;

function renderDocument(title: string, content: Html): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}" />
      <meta name="referrer" content="no-referrer" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${STYLE_SHEET}
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.toString()}\n`;
}
