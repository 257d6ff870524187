/** The comment on the pull request: verdict first, marker last. */
import { createHash } from 'node:crypto';
import type { VerdictWord } from '../policy/verdict.ts';
import { renderBody } from './body.ts';
import { cleanLine, link } from './escape-markdown.ts';
import { originsOf } from './links.ts';
import type { SectionState } from './marker.ts';
import { COMMENT_BUDGET, mergeSections, type Section } from './sections.ts';
import { closesGate, tallyOf } from './tally.ts';
import type { ReportView } from './view.ts';
import { list } from './words.ts';

/** Tried in this order when the service finds a comment too long. */
export const COMMENT_BUDGETS = [COMMENT_BUDGET, 30_000, 2_000] as const;

/** The whole comment of a job that has it to itself; `budget` in UTF-16 units. */
export function renderComment(view: ReportView, budget: number = COMMENT_BUDGET): string {
  return mergeSections(undefined, toSection(view), {
    key: view.key,
    budget,
    origins: originsOf(view.context),
  });
}

/** What this job has to say in a comment that it may share with others. */
export function toSection(view: ReportView): Section {
  const { job } = view.context;
  return {
    title: list(
      view.workspaces.map(({ name }) => cleanLine(name, 60)),
      3,
    ),
    ...(job && { url: job.url }),
    state: stateOf(view),
    render: (budget) => renderText(view, budget),
  };
}

function renderText(view: ReportView, budget: number): string {
  const { context } = view;
  return renderBody(view, {
    budget,
    measure: (text) => text.length,
    elsewhere: context.job
      ? `the ${link('job summary', context.job.url, originsOf(context))}`
      : 'the job summary',
    messageLimit: Math.min(4_000, Math.floor(budget / 8)),
    results: false,
  });
}

/** With an override that was given, the next attempt of the job finds it again. */
const MAY_BE_OVERRIDDEN: readonly VerdictWord[] = ['needs-override', 'overridden'];

function stateOf(view: ReportView): SectionState {
  const { job, commit, startedAt } = view.context;
  const seconds = Math.floor(Date.parse(startedAt) / 1000);
  const closing = view.findings.filter(closesGate);
  const others = view.findings.filter((finding) => !closing.includes(finding));
  const prints = [...closing, ...others].map(({ fingerprint }) => fingerprint);
  return {
    id: sectionId(view),
    runId: job?.runId ?? 0,
    attempt: job?.attempt ?? 0,
    headSha: commit?.sha ?? '',
    startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
    digest: digestOf(view),
    tally: tallyOf(view),
    fingerprints: [...new Set(prints)].slice(0, 200),
    durations: Object.fromEntries(
      view.workspaces.flatMap(({ name, durationMs }) =>
        durationMs === undefined ? [] : [[name, Math.round(durationMs)]],
      ),
    ),
    runs: Object.fromEntries(
      view.workspaces.flatMap(({ name, verdict, runId }) =>
        runId !== undefined && MAY_BE_OVERRIDDEN.includes(verdict) ? [[name, runId]] : [],
      ),
    ),
  };
}

/** Over what is said, not over when or by which run it was found. */
function digestOf(view: ReportView): string {
  const digest = createHash('sha256').update(view.headline);
  for (const { name, verdict, reasons, plan } of view.workspaces)
    digest.update(JSON.stringify([name, verdict, reasons, plan]));
  for (const { fingerprint, status, severity, message, workspaces, age } of view.findings)
    digest.update(JSON.stringify([fingerprint, status, severity, message, workspaces, age]));
  return digest.digest('hex').slice(0, 12);
}

/** Which section of a comment is this job's; also finds its state of the last time. */
export function sectionId(view: {
  context: { section?: string };
  workspaces: readonly { name: string }[];
}): string {
  const names = view.workspaces.map(({ name }) => name).sort();
  return hash(JSON.stringify(view.context.section ?? names));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
