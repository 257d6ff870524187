/**
 * Everything below the headline, within a budget. The most important blocks are taken first, and the
 * order of reading is another one. A last sentence names what did not fit.
 */
import { changesFold, destructionBlock } from './changes.ts';
import { codeSpan, linkToRemedy, prose } from './escape-markdown.ts';
import { written, type Markdown } from './markdown.ts';
import {
  otherFindingFolds,
  messageDetails,
  mustFixBlock,
  resourcesPerFinding,
} from './finding-list.ts';
import { mustFixFindings } from './findings.ts';
import { inMarkdown, leaf, say, type Sentence } from './sentence.ts';
import { footerLine } from './links.ts';
import { createBudget, fold, takeAll, type Block, type Budget } from './budget.ts';
import { sentencesOnce, reasonsOf, remarkLists } from './remarks.ts';
import type { ReportView } from './view.ts';
import { resultsFold, workspaceTables } from './workspace-table.ts';
import { count, firstParts, formatNumber, groupBy, joined } from './text.ts';
import { icon } from './words.ts';

export function renderBody(
  view: ReportView,
  options: {
    budget: number;
    /** The size of a text in the budget's unit. */
    measure: (text: string) => number;
    /** Where the whole report can be read, as Markdown. */
    wholeReport: Markdown;
    /** The number of characters for the messages of one policy. */
    messageLimit: number;
    /** Whether all policies are listed, those that passed too, and more changes. */
    listsAll: boolean;
  },
): Markdown {
  const budget = createBudget(options.budget, options.measure);
  const footer = budget.keep(footerLine(view.context));
  const runOptions = budget.part(0.3).keep(optionsLine(view));
  const canNameOmissions = budget.reserve(300 + options.measure(options.wholeReport));
  const mustFix = mustFixFindings(view);
  const listed = resourcesPerFinding(mustFix, view, budget.part(0.5));
  const fix = mustFixBlock(view, budget.part(0.75), listed);
  const reasons = reasonLines(view, budget.part(0.5));
  const most = options.listsAll
    ? { destructions: 1_000, changes: 5_000 }
    : { destructions: 50, changes: 200 };
  const destroyed = destructionBlock(view, budget.part(0.5), most.destructions);
  // Runs that should have ended and have not: a person has to end them.
  const unended = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
  const leftovers = takeAll(budget, unended, (each) => written`> ⚠️ ${prose(each, 900)}`);
  const tables = workspaceTables(view, budget.part(0.8));
  const steps = budget.part(0.5).keep(nextStepsBlock(view));
  const { messageLimit } = options;
  const details = messageDetails(mustFix, view, budget.part(0.8), { listed, messageLimit });
  const others = otherFindingFolds(view, budget);
  const remarks = remarkFolds(view, budget);
  const changed = changesFold(view, budget.part(0.7), most.changes);
  const results: Block = options.listsAll ? resultsFold(view, budget) : { text: '', missing: 0 };
  const unaffected = budget.keep(unaffectedLine(view));
  const resolved = budget.keep(
    view.resolved > 0
      ? written`✅ ${formatNumber(view.resolved)} resolved since the last push.`
      : '',
  );
  const missing = [
    [fix.missing, 'finding not listed', 'findings not listed'],
    [details.missing, 'long message'],
    ...others.map((each) => [each.missing, each.omitted] as const),
    ...remarks.map((each) => [each.missing, 'note'] as const),
    [destroyed.missing + changed.missing, 'change'],
    [tables.missing, 'workspace'],
    [results.missing, 'policy', 'policies'],
  ] as const;
  const omissions = groupBy(missing, ([, one]) => one).flatMap((alike) => {
    const [[, one, many]] = alike;
    const number = alike.reduce((sum, [each]) => sum + each, 0);
    return number > 0 ? count(number, one, many) : [];
  });
  return joined(
    '\n\n',
    runOptions,
    tables.visible,
    joined('\n>\n', ...leftovers),
    reasons,
    fix.text,
    steps,
    destroyed.text,
    details.text,
    changed.text,
    ...others.map(({ text }) => text),
    tables.folded,
    ...remarks.map(({ text }) => text),
    results.text,
    unaffected,
    resolved,
    omissions.length > 0 && canNameOmissions
      ? written`Omitted for length: ${joined(', ', ...omissions)}. All of it is in ${options.wholeReport}.`
      : '',
    footer,
  );
}

function remarkFolds(view: ReportView, budget: Budget): Block[] {
  const lists = remarkLists(view).filter(({ closes }) => !closes);
  return lists.map(({ noun, remarks }) => {
    const sentences = sentencesOnce(remarks);
    const title = written`ℹ️ ${count(sentences.length, noun)}`;
    return fold(budget, { title }, sentences, ({ names, text }) =>
      inMarkdown(say`- ${shortNames(names)}: ${leaf('text', text, 400)}`),
    );
  });
}

/** The first name, and how many others there are: `net-prod and 3 more`. */
function shortNames(names: readonly string[]): Sentence {
  const inCode = names.map((name) => leaf('code', name, 60));
  return firstParts(inCode, 1);
}

/** The run options, if the plan was not made of the configuration alone. */
function optionsLine({ context: { runOptions = [] } }: ReportView): Markdown {
  if (runOptions.length === 0) return '';
  const options = runOptions.map((option) => leaf('code', option, 200));
  return inMarkdown(
    say`⚙️ Planned with ${firstParts(options, 10)}. Without, the verdict may be another one.`,
  );
}

function unaffectedLine({ unaffected }: ReportView): Markdown {
  if (unaffected.length === 0) return '';
  const names = unaffected.slice(0, 10).map((name) => codeSpan(name, 90));
  const hidden = unaffected.length - names.length;
  const more = hidden > 0 ? written` and ${formatNumber(hidden)} more` : '';
  return written`Not affected by this change, and not planned: ${joined(', ', ...names)}${more}.`;
}

function reasonLines(view: ReportView, budget: Budget): Markdown {
  const groups = groupBy(reasonsOf(view), ({ sentences }) => sentences.slice(0, 3));
  const lines = takeAll(budget, groups, (alike) => {
    const [{ workspace, sentences }] = alike;
    const shown = sentences.slice(0, 3);
    const names = alike.map((each) => each.workspace.name);
    const head = inMarkdown(say`- ${icon(workspace.verdict, false)} ${shortNames(names)}:`);
    const why = shown.map(({ text }) => prose(text, 500));
    const remedy = linkToRemedy(shown.find(({ code }) => code !== undefined)?.code);
    return joined(' ', head, ...why, remedy);
  });
  const missing = groups.length - lines.length;
  if (missing > 0 && lines.length > 0)
    lines.push(written`- … and ${count(missing, 'other reason')}.`);
  return joined('\n', ...lines);
}

/** Without workspaces the steps are the reasons of the verdict, and have no title. */
function nextStepsBlock({ steps, workspaces }: ReportView): Markdown {
  const lines = steps.map(inMarkdown);
  if (workspaces.length === 0) return joined('\n', ...lines);
  if (lines.length === 0) return '';
  if (lines.length === 1) return written`**What to do next:** ${joined('', ...lines)}`;
  const items = lines.map((each) => written`- ${each}`);
  return written`**What to do next**\n\n${joined('\n', ...items)}`;
}
