/**
 * The report as one self-contained page: readable without a script, a style sheet or a network.
 * Its Content-Security-Policy allows its own style sheet and nothing else.
 */
import { leftoversOf } from '../leftovers.ts';
import { createHash } from 'node:crypto';
import {
  PAGE_LIMITS,
  type PageLimits,
  anchor,
  sentenceToHtml,
  html,
  type Content,
  Html,
  drawVerdict,
} from './html.ts';
import { allowedOrigins } from '../links.ts';
import { formatNumber } from '../../model/sentence.ts';
import {
  formatElapsed,
  formatMinute,
  workspaceCountWords,
  joinNonEmpty,
  policyCountWords,
  countWords,
} from '../text.ts';
import type { ReportView, WorkspaceView } from '../view.ts';
import { uncommittedWords } from '../../model/uncommitted-words.ts';
import { renderChanges, renderDestroyed } from './changes.ts';
import { idsOfCauses, renderClosing, renderOthers } from './causes.ts';
import { renderTimeline } from './timeline.ts';
import { renderWorkspaces } from './workspaces.ts';
import { CLOSING_VERDICTS } from '../verdict-sentence.ts';
import type { ChangeAction } from '../../policy/planned-changes.ts';
import { type VerdictWord, VERDICTS } from '../../model/verdict.ts';
import { countPolicies, verdictWordsFor } from '../words.ts';
import { countByAction, actionCountWords } from '../changes.ts';

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

/** In the order of the comment, after what is destroyed: the causes, what to do next, the workspaces, and then the rest. */
function renderParts(view: ReportView, limits: PageLimits): Html {
  const ids = idsOfCauses(view.causes.slice(0, limits.causes));
  return html`${renderOverview(view)} ${renderDestroyed(view, limits)}
  ${renderClosing(view, ids, limits)} ${nextSteps(view, limits)}
  ${renderWorkspaces(view, ids, limits)} ${renderOthers(view, ids, limits)}
  ${renderChanges(view, limits)} ${renderTimeline(view.workspaces.slice(0, limits.rows))}`;
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

/** Runs that a person has to end come first, then the steps. */
function nextSteps(view: ReportView, { text: textLimit, rows: rowLimit }: PageLimits): Content {
  if (view.nextSteps.length === 0) return undefined;
  const steps = [...leftoversOf(view.workspaces), ...view.steps];
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
  const shares = [...closing, ...green].map((verdict) => ({
    verdict,
    workspaces: workspaces.filter((workspace) => workspace.verdict === verdict).length,
    colour: COLOURS[verdict],
  }));
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
        ({ verdict, workspaces, colour }) =>
          html`<li class="${colour}">
            <strong>${formatNumber(workspaces)}</strong> ${verdictWordsFor(verdict, workspaces)}
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
    const number = workspaces.reduce((sum, each) => sum + (countByAction(each, action) ?? 0), 0);
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

const STYLE = `
:root{color-scheme:light dark;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--back:#fff;--shade:#f6f8fa;--red:#b3261e;--amber:#7a5200;--green:#116329;--violet:#6639ba;--blue:#0969da;--red-shade:#ffebe9;--amber-shade:#fff8c5;--green-shade:#dafbe1}
@media (prefers-color-scheme:dark){:root{--text:#e6edf3;--soft:#9ca6b1;--line:#3d444d;--back:#0d1117;--shade:#151b23;--red:#ff8a80;--amber:#e3b341;--green:#56d364;--violet:#c297ff;--blue:#58a6ff;--red-shade:#3c1618;--amber-shade:#2e2a1f;--green-shade:#12261e}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:100rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:2.25rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
a{color:var(--blue)}
p{margin:.5rem 0}
code,pre,.code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.soft{color:var(--soft)}
.blocks{color:var(--red)}.warns{color:var(--amber)}.asks{color:var(--violet)}.passes{color:var(--green)}h1 .unknown,th .unknown{color:var(--soft)}
.finding{border:1px solid var(--line);border-left:4px solid var(--red);border-radius:6px;padding:.5rem 1rem;margin:.75rem 0}
.finding.is-soft{border-left-color:var(--amber)}.finding.is-asked{border-left-color:var(--violet)}.finding.is-unknown{border-left-color:var(--soft)}.finding.is-quiet{border-left-color:var(--line)}
.source{margin:.5rem 0;padding:.5rem 0;background:var(--shade);border-radius:6px;white-space:pre-wrap}
.said{white-space:pre-wrap}
.source span{padding:0 .75rem}
.source .at-fault{background:var(--red-shade);font-weight:600}
pre.source{padding:.5rem 0}pre.printed{padding:.5rem .75rem;white-space:pre-wrap}
table{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}
th,td{padding:.3rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th .soft,th code{font-weight:400}
th,td{overflow-wrap:break-word}
tbody th{overflow-wrap:anywhere;min-width:7rem}
.sign{width:1em;height:1em;vertical-align:-.12em;fill:currentColor}
.workspaces{width:100%}
.workspaces thead th{vertical-align:bottom;min-width:3rem;overflow-wrap:normal}
.workspaces th:first-child{min-width:9rem;max-width:none}
.workspaces td:nth-child(3),.workspaces td.failed,.workspaces td.asked,.workspaces td.warned,.workspaces td.unknown{white-space:nowrap}
.workspaces td.failed .sign{color:var(--red)}.workspaces td.asked .sign{color:var(--violet)}.workspaces td.warned .sign{color:var(--amber)}.workspaces td.unknown .sign{color:var(--soft)}
.workspaces .quiet{color:var(--soft);text-align:center}
.short{display:none}
.legend{font-size:.9rem}
@media (min-width:60rem){.legend{columns:2;column-gap:3rem}}
@media screen and (max-width:48rem){.workspaces thead,.workspaces .quiet{display:none}.workspaces,.workspaces tbody,.workspaces tr,.workspaces th{display:block}.workspaces td{display:inline-block}.workspaces tr{border:1px solid var(--line);border-radius:6px;margin:.4rem 0;padding:.1rem .25rem}.workspaces th,.workspaces td{border:0}.workspaces tr td{padding:.05rem .4rem;border-radius:4px;white-space:normal}.short{display:inline}}
.bar{display:block;width:100%;height:1rem;border-radius:4px}
.bar rect{stroke:var(--back);stroke-width:2;vector-effect:non-scaling-stroke}
.bar .failed{fill:#cf222e}.bar .asked{fill:#8250df}.bar .warned{fill:#bf8700}.bar .unknown{fill:#818b98}.bar .passed{fill:#2da44e}
.shares{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.5rem 0;padding:0;list-style:none}
.shares li::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.4em;border-radius:2px}
.shares .failed::before{background:#cf222e}.shares .unknown::before{background:#818b98}.shares .asked::before{background:#8250df}.shares .warned::before{background:#bf8700}.shares .passed::before{background:#2da44e}
.figures{font-weight:600}
p,li{max-width:75rem}
@media (max-width:40rem){h1{font-size:1.3rem}th,td{padding:.3rem .3rem;font-size:.8rem}tbody th{min-width:4.5rem}}
@media (max-width:22rem){th,td{padding:.2rem;font-size:.7rem}tbody th{min-width:3.5rem}}
thead th{background:var(--shade)}
td.unknown{background:var(--shade)}td.failed{background:var(--red-shade)}td.warned{background:var(--amber-shade)}td.passed{background:var(--green-shade)}
details{margin:.25rem 0}
summary{cursor:pointer}
ul,ol{padding-left:1.25rem;margin:.25rem 0}
.timeline{width:100%;height:auto}
@media (max-width:48rem){.timeline{display:none}}
.timeline text{font:12px system-ui,sans-serif;fill:var(--text)}
.queued{fill:#8c959f}.planning{fill:#0969da}.policies{fill:#8250df}.waiting{fill:#bf8700}.other{fill:#afb8c1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@page{size:landscape;margin:1cm}
@media print{html{font-size:11px}body{max-width:none;padding:0;font-size:1rem;color:#000;background:#fff}table{font-size:.8rem}tr{break-inside:avoid}}
`;

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
