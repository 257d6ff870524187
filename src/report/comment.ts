/** The report as Markdown: the comment (verdict first, marker last), the check run, the job summary. */
import { renderBody } from './body.ts';
import { literal, type Markdown } from './markdown.ts';
import { cleanLine, clip, link } from './escape-markdown.ts';
import { resourceFingerprint, headlineCountsOf } from './findings.ts';
import { allowedOrigins } from './links.ts';
import { hash, namesOfWorkspaces, sectionId, type SectionState } from './marker.ts';
import { mergeSections, type Section } from './sections.ts';
import type { ReportView } from './view.ts';
import { listText } from './text.ts';
import { headlineIcon } from './words.ts';

/** The whole comment of a job that shares it with no other job; `budget` in UTF-16 units. */
export function renderComment(view: ReportView, budget?: number): Markdown {
  return mergeSections(undefined, toSection(view), budget);
}

/** In UTF-16 units. A comment is for reading: with its marker it stays below 20 kB, and page and summary have the rest. */
const LONGEST_SECTION = 15_000;

/** This job's section of a comment that several jobs may share. It is rendered when the comment is composed. */
export function toSection(view: ReportView): Section {
  return {
    title: listText(namesOfWorkspaces(view), 3, (name) => cleanLine(name, 60)),
    url: view.context.job?.url,
    state: toSectionState(view),
    uploads: view.uploads,
    key: view.key,
    origins: allowedOrigins(view.context),
    render: (budget) => renderSection(view, budget),
  };
}

function renderSection(view: ReportView, budget: number): Markdown {
  const units = Math.min(LONGEST_SECTION, budget);
  return renderShortBody(view, units, Math.min(4_000, Math.floor(units / 8)));
}

/** GitHub takes 65,535 bytes. */
const CHECK_BUDGET = 60_000;

/** What a check run shows above its annotations; `summary` is markdown, `budget` bytes of UTF-8. */
export function renderCheck(view: ReportView, budget: number = CHECK_BUDGET) {
  const title = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
  return { title: clip(title, 250), summary: renderShortBody(view, budget, 4_000, bytesOf) };
}

/** The size of a text in bytes of UTF-8. */
const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The body without the policies that passed: only the job summary has those. @param measure left out: UTF-16 units */
function renderShortBody(
  view: ReportView,
  budget: number,
  messageLimit: number,
  measure = (text: string): number => text.length,
): Markdown {
  const { context } = view;
  const wholeReport = literal`the ${link('job summary', context.job?.url, allowedOrigins(context))}`;
  return renderBody(view, { budget, measure, wholeReport, messageLimit, listsAll: false });
}

/** The runner drops a larger summary as a whole: its limit is 1,048,576 bytes. */
export const SUMMARY_BUDGET_BYTES = 1_000_000;

/** `budgetBytes` of UTF-8: the limit minus what the step has already written. */
export function renderSummary(view: ReportView, budgetBytes = SUMMARY_BUDGET_BYTES): Markdown {
  const heading = literal`### ${headlineIcon(headlineCountsOf(view))} Policy gate: ${view.headline}\n\n`;
  const budget = budgetBytes - bytesOf(heading) - 1;
  if (budget < 0) return '';
  const body = renderBody(view, {
    budget,
    measure: bytesOf,
    wholeReport: literal`the report file (output \`report-json\`)`,
    messageLimit: 20_000,
    listsAll: true,
  });
  return literal`${heading}${body}\n`;
}

/** What the marker of the comment keeps of this report. */
function toSectionState(view: ReportView): SectionState {
  const { job, commit, startedAt } = view.context;
  const seconds = Math.floor(Date.parse(startedAt) / 1000);
  const fingerprints = view.findings.map(({ fingerprint }) => fingerprint);
  const resources = view.findings.flatMap((finding) =>
    finding.resources.map((resource) => resourceFingerprint(finding, resource)),
  );
  const durations = view.workspaces.flatMap(({ name, durationMs }): [string, number][] =>
    durationMs === undefined ? [] : [[name, durationMs]],
  );
  // The run id stays in the marker after an override, so that the job's next attempt finds the run.
  const runs = view.workspaces
    .filter(({ verdict }) => verdict === 'needs-override' || verdict === 'overridden')
    .flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId] as const]));
  return {
    id: sectionId(view),
    runId: job?.runId ?? 0,
    attempt: job?.attempt ?? 0,
    headSha: commit?.sha ?? '',
    startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
    digest: hash(JSON.stringify([renderSection(view, LONGEST_SECTION), job?.url])),
    counts: headlineCountsOf(view),
    fingerprints: [...new Set(fingerprints)].slice(0, 200),
    resources: resources.length > 0 ? [...new Set(resources)] : undefined,
    durations: Object.fromEntries(durations),
    runs: Object.fromEntries(runs),
  };
}
