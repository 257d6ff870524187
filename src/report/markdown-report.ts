/**
 * The report as Markdown: the comment (verdict first, marker last), the check run, the job summary; and what all have below
 * the headline, within a budget.
 */
import { clip } from '../model/clip.ts';
import { cleanLine, codeSpan, link, prose } from './markdown.ts';
import {
  literal,
  type Markdown,
  phrase,
  sentencePart,
  firstParts,
  formatNumber,
  listParts,
} from '../model/sentence.ts';
import {
  createBudget,
  renderFold,
  renderWhileFits,
  type Budget,
  type BudgetedBlock,
} from './budget.ts';
import { resourceFingerprint } from './causes.ts';
import { policyTotals } from './cause-sections.ts';
import { closingLists, otherLists, type CauseList, type Room } from './document.ts';
import {
  fitAll,
  LISTED_TEXT,
  writeChanges,
  writeClosing,
  writeFolds,
  writeMessageFolds,
  writeProminent,
  writeValues,
} from './write-markdown.ts';
import { planTotals, toldChanges } from './changes.ts';
import { allowedOrigins, footerLine } from './links.ts';
import { composeComment, type OwnReport } from './gate-comment.ts';
import { ownerId, type ReportState } from './marker.ts';
import { encodePlaces } from './places.ts';
import { toMarkdown } from './render-sentence.ts';
import {
  countWords,
  countWordsIfAny,
  groupBy,
  hash,
  joinNonEmpty,
  verbFor,
  sumOf,
} from './text.ts';
import { valuesOf } from './values.ts';
import { headlineCountsOf } from './headline-counts.ts';
import { headlineIcon, verdictSentence } from './verdict-sentence.ts';
import type { ReportView, WorkspaceView } from './view.ts';
import { firstCauseLine } from './words.ts';
import { someNames } from './workspace-names.ts';
import { leftoversOf } from './leftovers.ts';
import { workspaceTable, resultsFold } from './workspace-table.ts';

/** The comment as it is where there was none; `budget` in UTF-16 units. */
export function renderComment(view: ReportView, budget?: number): Markdown {
  return composeComment(undefined, toOwnReport(view), budget);
}

/** In UTF-16 units, without the heading. A comment is for reading: page and summary have the rest. */
const LONGEST_REPORT = 40_000;

/** What the job writes into the comment. It is rendered when the comment is composed. */
export function toOwnReport(view: ReportView): OwnReport {
  const heading = commentHeading(view);
  const render = (budget: number): Markdown => {
    const units = Math.min(LONGEST_REPORT, budget - heading.length - 2);
    if (units <= 0) return heading;
    const messageLimit = Math.min(4_000, Math.floor(units / 10));
    return literal`${heading}\n\n${renderShortBody(view, units, messageLimit)}`;
  };
  return {
    state: toReportState(view, render(Number.POSITIVE_INFINITY)),
    key: view.context.gate.name,
    render,
    approvable: view.context.actors.approvals?.texts,
    shown: view.context.shown,
    againAt: view.context.actors.approvals?.againAt,
  };
}

function commentHeading(view: ReportView): Markdown {
  const counts = headlineCountsOf(view);
  const sha = view.context.ci.commit?.sha.slice(0, 7) ?? '';
  const atCommit = sha === '' ? '' : literal` at ${codeSpan(sha, 7)}`;
  return literal`### ${headlineIcon(counts)} Policy gate: ${toMarkdown(verdictSentence(counts, atCommit))}`;
}

/** GitHub takes 65,535 bytes. */
const CHECK_BUDGET = 60_000;

/** What a check run shows above its annotations; `summary` is markdown, `budget` bytes of UTF-8. */
export function renderCheck(view: ReportView, budget: number = CHECK_BUDGET) {
  return {
    title: clip(checkTitle(view), 250),
    summary: renderShortBody(view, budget, 4_000, bytesOf),
  };
}

/** The first cause and the number of the others, or that it passed: in the list of checks there is no room for more. */
function checkTitle(view: ReportView): string {
  const { headline, causes, green } = view;
  const title = green ? '' : cleanLine(firstCauseLine(causes, true), 230);
  if (title === '') return `${headline.charAt(0).toUpperCase()}${headline.slice(1)}`;
  return `${headlineIcon(headlineCountsOf(view))} ${title}`;
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
  const wholeReport = literal`the ${link('job summary', context.ci.job?.url, allowedOrigins(context))}`;
  return renderBody(view, { budget, measure, wholeReport, messageLimit, listsAll: false });
}

/** The runner drops a larger summary as a whole: its limit is 1,048,576 bytes. */
export const SUMMARY_BUDGET_BYTES = 1_000_000;

/** `budgetBytes` of UTF-8: the limit minus what the step has already written. */
export function renderSummary(view: ReportView, budgetBytes = SUMMARY_BUDGET_BYTES): Markdown {
  const heading = literal`### ${headlineIcon(headlineCountsOf(view))} Policy gate: ${toMarkdown(view.heading)}\n\n`;
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

/** What the marker of the comment keeps of this report. @param text of the whole report */
function toReportState(view: ReportView, text: Markdown): ReportState {
  const { job, commit } = view.context.ci;
  const { startedAt } = view.context.gate;
  const seconds = Math.floor(Date.parse(startedAt) / 1000);
  const causes = new Map(
    view.causes
      .filter(({ kind }) => kind !== 'notice' && kind !== 'reason')
      .map((cause) => [cause.fingerprint, cause.workspaces]),
  );
  const resources = view.causes.flatMap((cause) =>
    cause.resources.map((resource) => resourceFingerprint(cause, resource)),
  );
  const names = [...view.workspaces.map(({ name }) => name), ...view.unaffected];
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
    owner: ownerId(view.context.gate.selected),
    runId: job?.runId ?? 0,
    attempt: job?.attempt ?? 0,
    headSha: commit?.sha ?? '',
    startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
    digest: hash(`${text}${view.context.shown ?? ''}`),
    green: view.green,
    fingerprints: [...causes.keys()],
    places: encodePlaces([...causes.values()], names),
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
  const totals = budget.textIfFits(totalsLine(view));
  // For the sentence that names what did not fit.
  const canNameOmissions = budget.tryReserve(300 + options.measure(options.wholeReport));
  const lists = closingListsWithin(view, budget.part(0.5));
  const closing = writeClosing(lists, budget.part(0.75));
  const steps = budget.part(0.5).textIfFits(nextStepsBlock(view));
  const most = options.listsAll
    ? { prominent: 1_000, changes: 5_000 }
    : { prominent: 50, changes: 200 };
  const changes = toldChanges(view);
  const prominent = writeProminent(changes, budget.part(0.5), most.prominent);
  // Runs that should have ended and have not: a person has to end them.
  const leftovers = renderWhileFits(
    budget,
    leftoversOf(view.workspaces),
    (sentence) => literal`> ⚠️ ${toMarkdown(sentence)}`,
  );
  const table = workspaceTable(view, budget.part(0.8));
  const details = writeMessageFolds(lists, budget.part(0.8), options.messageLimit);
  const folds = writeFolds(otherLists(view, ROOM), budget);
  const allChanges = writeChanges(changes, budget.part(0.7), most.changes);
  const showsValues = options.listsAll || view.context.gate.valuesInComment === true;
  const values = showsValues
    ? writeValues(valuesOf(view), budget.part(0.7))
    : { text: '' as const, missing: 0 };
  const results: BudgetedBlock = options.listsAll
    ? resultsFold(view, budget)
    : { text: '', missing: 0 };
  const approvable = options.listsAll ? approvableFold(view, budget) : '';
  const settings = options.listsAll ? settingsFold(view, budget) : '';
  const unaffected = budget.textIfFits(unaffectedLine(view));
  const resolved = budget.textIfFits(resolvedLine(view));
  const missing = [
    [closing.missing, 'cause'],
    [details.missing, 'long message'],
    ...folds.map((fold) => [fold.missing, fold.noun] as const),
    [prominent.missing + allChanges.missing, 'change'],
    [values.missing, 'diff'],
    [table.missing, 'workspace'],
    [results.missing, 'policy'],
  ] as const;
  const omissions = groupBy(missing, ([, one]) => one).map((alike) => {
    const [[, one]] = alike;
    const number = sumOf(alike, ([missingInBlock]) => missingInBlock);
    if (one === 'policy') return countWordsIfAny(number, 'policy', 'policies');
    return countWordsIfAny(number, one);
  });
  const omissionWords = joinNonEmpty(', ', ...omissions);
  return joinNonEmpty(
    '\n\n',
    totals,
    runOptions,
    joinNonEmpty('\n>\n', ...leftovers),
    closing.text,
    steps,
    prominent.text,
    table.text,
    details.text,
    ...folds.map(({ id, text }) => (id === 'notices' ? '' : text)),
    approvable,
    allChanges.text,
    values.text,
    ...folds.map(({ id, text }) => (id === 'notices' ? text : '')),
    results.text,
    settings,
    unaffected,
    resolved,
    omissionWords !== '' && canNameOmissions
      ? literal`Omitted for length: ${omissionWords}. All of it is in ${options.wholeReport}.`
      : '',
    footer,
  );
}

/** Folds have room for more. */
const ROOM: Room = { occurrences: 5, others: 100, text: LISTED_TEXT };
/** How many resources of one cause are shown outside of a fold: the largest of these with which all causes fit. */
const VISIBLE_OCCURRENCES = [5, 3, 2] as const;

/** What keeps the gate closed, with as many resources of each cause as all of them have room for; one if they do not fit even so. */
function closingListsWithin(view: ReportView, budget: Budget): CauseList[] {
  for (const occurrences of VISIBLE_OCCURRENCES) {
    const lists = closingLists(view, { ...ROOM, occurrences });
    if (fitAll(lists, budget)) return lists;
  }
  return closingLists(view, { ...ROOM, occurrences: 1 });
}

/** Everything that the lines of the report approve: who can push can write into the comment, and not into this. */
function approvableFold({ context }: ReportView, budget: Budget): Markdown {
  const { toWrite = [] } = context.actors.approvals ?? {};
  const changes = toWrite.flatMap((each) => each.changes);
  const rows = [...new Map(changes.map((each) => [JSON.stringify(each), each])).values()];
  if (rows.length === 0) return '';
  const title = literal`${countWords(rows.length, 'change')} that these lines approve`;
  const { text } = renderFold(budget, { title }, rows, ({ workspace, words, name }) =>
    toMarkdown(
      phrase`- ${sentencePart('code', workspace, 120)}: ${prose(words, 100)} ${sentencePart('code', name, 400)}`,
    ),
  );
  return text;
}

/** Which place says each setting that is not left to its default. */
function settingsFold({ context }: ReportView, budget: Budget): Markdown {
  const { settings } = context.gate;
  const placeOf = ({ at }: { at: string }) => at.replace(/:\d+$/, '');
  const places = groupBy(settings, placeOf);
  const title = literal`${countWords(settings.length, 'setting')} from ${countWords(places.length, 'place')}`;
  const { text } = renderFold(budget, { title }, places, (said) => {
    const names = said.map(({ setting }) => sentencePart('code', setting, 60));
    return toMarkdown(
      phrase`- ${sentencePart('code', placeOf(said[0]), 200)}: ${listParts(names)}`,
    );
  });
  return text;
}

/** `**Plan** +180 in 60 workspaces · **Policies** 2 to fix, 1 to override`: where there is one workspace, its row says it. */
function totalsLine(view: ReportView): Markdown {
  if (view.workspaces.length < 2) return '';
  const plan = planTotals(view);
  const policies = policyTotals(view);
  return joinNonEmpty(
    ' · ',
    plan && literal`**Plan** ${plan}`,
    policies && literal`**Policies** ${policies}`,
  );
}

/** What is gone since the last report, as far as workspaces were judged both times. */
function resolvedLine({ resolved, notCompared }: ReportView): Markdown {
  if (resolved === 0) return '';
  const open =
    notCompared > 0
      ? literal`; ${countWords(notCompared, 'workspace')} with failures before ${verbFor(notCompared, 'was', 'were')} not judged this time`
      : '';
  return literal`✅ ${formatNumber(resolved)} resolved since the last push${open}.`;
}

/** The run options, if the plan was not made of the configuration alone. */
function optionsLine({ context }: ReportView): Markdown {
  const { options } = context.plans;
  if (options.length === 0) return '';
  const parts = options.map((option) => sentencePart('code', option, 200));
  return toMarkdown(
    phrase`⚙️ Planned with ${firstParts(parts, 10)}. Without, the verdict may be another one.`,
  );
}

function unaffectedLine({ unaffected }: ReportView): Markdown {
  if (unaffected.length === 0) return '';
  return toMarkdown(
    phrase`Not affected by this change, and not planned: ${someNames(unaffected, 10)}.`,
  );
}

/** Without workspaces the steps are the reasons of the verdict, and have no title. */
function nextStepsBlock({ steps, workspaces }: ReportView): Markdown {
  const lines = steps.map(toMarkdown);
  if (workspaces.length === 0) return joinNonEmpty('\n', ...lines);
  if (lines.length === 0) return '';
  const items = lines.map((line, index) => literal`${index + 1}. ${line}`);
  return literal`#### What to do next\n\n${joinNonEmpty('\n', ...items)}`;
}
