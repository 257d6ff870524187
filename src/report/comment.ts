/**
 * The report as Markdown: the comment (verdict first, marker last), the check run, the job summary; and what all have below
 * the headline, within a budget.
 */
import {
  literal,
  type Markdown,
  cleanLine,
  clip,
  link,
  prose,
  codeSpan,
  linkToRemedy,
} from './markdown.ts';
import { resourceFingerprint, mustFixFindings } from './findings.ts';
import { allowedOrigins, footerLine } from './links.ts';
import { namesOfWorkspaces, sectionId, type SectionState } from './marker.ts';
import { mergeSections, type Section } from './sections.ts';
import type { WorkspaceView, ReportView } from './view.ts';
import {
  listText,
  hash,
  formatNumber,
  groupBy,
  countWordsIfAny,
  joinNonEmpty,
  countWords,
  firstParts,
} from './text.ts';
import { headlineCountsOf, headlineIcon } from './headline.ts';
import {
  createBudget,
  renderWhileFits,
  type BudgetedBlock,
  type Budget,
  renderFold,
} from './budget.ts';
import {
  occurrencesPerFinding,
  mustFixBlock,
  messageFolds,
  otherFindingFolds,
} from './finding-list.ts';
import { prominentBlock, changesFold } from './changes.ts';
import { workspaceTables, resultsFold } from './workspace-table.ts';
import { noticeRemarks, distinctSentences, closingReasons } from './remarks.ts';
import { toMarkdown, phrase, sentencePart, type Sentence } from './sentence.ts';
import { VERDICT_WORDS } from './words.ts';

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
  const isOverridable = ({ verdict }: WorkspaceView) =>
    verdict === 'needs-override' || verdict === 'overridden';
  const named = [
    ...view.workspaces.filter(isOverridable),
    ...view.workspaces.filter((each) => !isOverridable(each) && each.seals !== undefined),
  ];
  const runs = named.flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId]]));
  const seals = named.flatMap(({ name, seals: ofRun }) => (ofRun ? [[name, ofRun]] : []));
  return {
    id: sectionId(view),
    runId: job?.runId ?? 0,
    attempt: job?.attempt ?? 0,
    headSha: commit?.sha ?? '',
    startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
    digest: hash(JSON.stringify([renderSection(view, LONGEST_SECTION), job?.url])),
    counts: headlineCountsOf(view),
    fingerprints: [...new Set(fingerprints)],
    resources: resources.length > 0 ? [...new Set(resources)] : undefined,
    durations: Object.fromEntries(durations),
    runs: Object.fromEntries(runs),
    seals: Object.fromEntries(seals),
  };
}

/**
 * Everything below the headline. The most important blocks are taken first, and the order of reading is another one. A last
 * sentence names what did not fit.
 */
function renderBody(
  view: ReportView,
  options: {
    /** The largest size of the body, in the unit of `measure`. */
    budget: number;
    /** The size of a text in the budget's unit. */
    measure: (text: string) => number;
    /** Where the whole report can be read, as Markdown. */
    wholeReport: Markdown;
    /** The most UTF-16 units of the messages of one policy. */
    messageLimit: number;
    /** Whether all policies are listed, those that passed too, and more changes. */
    listsAll: boolean;
  },
): Markdown {
  const budget = createBudget(options.budget, options.measure);
  const footer = budget.textIfFits(footerLine(view.context));
  const runOptions = budget.part(0.3).textIfFits(optionsLine(view));
  // For the sentence that names what did not fit.
  const canNameOmissions = budget.tryReserve(300 + options.measure(options.wholeReport));
  const mustFix = mustFixFindings(view);
  const listed = occurrencesPerFinding(mustFix, view, budget.part(0.5));
  const mustFixList = mustFixBlock(view, budget.part(0.75), listed);
  const reasons = reasonLines(view, budget.part(0.5));
  const most = options.listsAll
    ? { prominent: 1_000, changes: 5_000 }
    : { prominent: 50, changes: 200 };
  const prominent = prominentBlock(view, budget.part(0.5), most.prominent);
  // Runs that should have ended and have not: a person has to end them.
  const leftovers = renderWhileFits(
    budget,
    view.workspaces.flatMap(({ leftover }) => leftover ?? []),
    (text) => literal`> ⚠️ ${prose(text, 900)}`,
  );
  const tables = workspaceTables(view, budget.part(0.8));
  const steps = budget.part(0.5).textIfFits(nextStepsBlock(view));
  const { messageLimit } = options;
  const details = messageFolds(mustFix, view, budget.part(0.8), { listed, messageLimit });
  const others = otherFindingFolds(view, budget);
  const notices = noticesFold(view, budget);
  const changes = changesFold(view, budget.part(0.7), most.changes);
  const results: BudgetedBlock = options.listsAll
    ? resultsFold(view, budget)
    : { text: '', missing: 0 };
  const unaffected = budget.textIfFits(unaffectedLine(view));
  const resolved = budget.textIfFits(
    view.resolved > 0
      ? literal`✅ ${formatNumber(view.resolved)} resolved since the last push.`
      : '',
  );
  const missing = [
    [mustFixList.missing, 'finding not listed', 'findings not listed'],
    [details.missing, 'long message'],
    ...others.map((block) => [block.missing, block.omitted] as const),
    [notices.missing, 'note'],
    [prominent.missing + changes.missing, 'change'],
    [tables.missing, 'workspace'],
    [results.missing, 'policy', 'policies'],
  ] as const;
  const omissions = groupBy(missing, ([, one]) => one).map((alike) => {
    const [[, one, many]] = alike;
    const number = alike.reduce((sum, [missingInBlock]) => sum + missingInBlock, 0);
    return countWordsIfAny(number, one, many);
  });
  const omissionWords = joinNonEmpty(', ', ...omissions);
  return joinNonEmpty(
    '\n\n',
    runOptions,
    tables.visible,
    joinNonEmpty('\n>\n', ...leftovers),
    reasons,
    mustFixList.text,
    steps,
    prominent.text,
    details.text,
    changes.text,
    ...others.map(({ text }) => text),
    tables.folded,
    notices.text,
    results.text,
    unaffected,
    resolved,
    omissionWords !== '' && canNameOmissions
      ? literal`Omitted for length: ${omissionWords}. All of it is in ${options.wholeReport}.`
      : '',
    footer,
  );
}

function noticesFold(view: ReportView, budget: Budget): BudgetedBlock {
  const sentences = distinctSentences(noticeRemarks(view));
  const title = literal`ℹ️ ${countWords(sentences.length, 'notice')}`;
  return renderFold(budget, { title }, sentences, ({ names, text }) =>
    toMarkdown(phrase`- ${shortNames(names)}: ${sentencePart('text', text, 400)}`),
  );
}

/** The first name, and how many others there are: `net-prod and 3 more`. */
function shortNames(names: readonly string[]): Sentence {
  const inCode = names.map((name) => sentencePart('code', name, 60));
  return firstParts(inCode, 1);
}

/** The run options, if the plan was not made of the configuration alone. */
function optionsLine({ context: { runOptions = [] } }: ReportView): Markdown {
  if (runOptions.length === 0) return '';
  const options = runOptions.map((option) => sentencePart('code', option, 200));
  return toMarkdown(
    phrase`⚙️ Planned with ${firstParts(options, 10)}. Without, the verdict may be another one.`,
  );
}

function unaffectedLine({ unaffected }: ReportView): Markdown {
  if (unaffected.length === 0) return '';
  const names = unaffected.slice(0, 10).map((name) => codeSpan(name, 90));
  const hidden = unaffected.length - names.length;
  const more = hidden > 0 ? literal` and ${formatNumber(hidden)} more` : '';
  return literal`Not affected by this change, and not planned: ${joinNonEmpty(', ', ...names)}${more}.`;
}

/** How many reasons of one workspace are shown. */
const MOST_REASONS = 3;

/** Why the gate is closed where no finding says it. Workspaces with the same reasons have one line. */
function reasonLines(view: ReportView, budget: Budget): Markdown {
  const remarks = closingReasons(view);
  const lines = renderWhileFits(budget, remarks, ({ workspace, sentences, names }) => {
    const shown = sentences.slice(0, MOST_REASONS);
    const { icon } = VERDICT_WORDS[workspace.verdict];
    const head = toMarkdown(phrase`- ${icon} ${shortNames(names)}:`);
    const why = shown.map(({ text }) => prose(text, 500));
    const remedy = linkToRemedy(shown.find(({ code }) => code !== undefined)?.code);
    return joinNonEmpty(' ', head, ...why, remedy);
  });
  const missing = remarks.length - lines.length;
  if (missing > 0 && lines.length > 0)
    lines.push(literal`- … and ${countWords(missing, 'other reason')}.`);
  return joinNonEmpty('\n', ...lines);
}

/** Without workspaces the steps are the reasons of the verdict, and have no title. */
function nextStepsBlock({ steps, workspaces }: ReportView): Markdown {
  const lines = steps.map(toMarkdown);
  if (workspaces.length === 0) return joinNonEmpty('\n', ...lines);
  if (lines.length === 0) return '';
  if (lines.length === 1) return literal`**What to do next:** ${joinNonEmpty('', ...lines)}`;
  const items = lines.map((line) => literal`- ${line}`);
  return literal`**What to do next**\n\n${joinNonEmpty('\n', ...items)}`;
}
