/**
 * Everything below the headline, within a budget. The most important blocks are taken first, and the
 * order of reading is another one. A last sentence names what did not fit.
 */
import { changesFold, destructionBlock } from './changes.ts';
import { codeSpan, linkToRemedy, prose } from './escape-markdown.ts';
import { written, type Markdown } from './markdown.ts';
import { foldsBeside, messageDetails, mustFix, resourcesInSight } from './finding-list.ts';
import { mustFixFindings } from './findings.ts';
import { inMarkdown, leaf, say, type Sentence } from './sentence.ts';
import { footerOf } from './links.ts';
import { createBudget, fold, takeAll, type Block, type Budget } from './budget.ts';
import { sentencesOnce, reasonsOf, remarkLists } from './remarks.ts';
import type { ReportView } from './view.ts';
import { resultsFold, workspaceTables } from './workspace-table.ts';
import { count, firstOf, grouped, groupBy, joined } from './text.ts';
import { icon } from './words.ts';

export function renderBody(
  view: ReportView,
  options: {
    budget: number;
    /** The size of a text in the budget's unit. */
    measure: (text: string) => number;
    /** Where the whole report can be read, as Markdown. */
    elsewhere: Markdown;
    /** The number of characters for the messages of one policy. */
    messageLimit: number;
    /** Whether passed results are listed too. */
    results: boolean;
  },
): Markdown {
  const budget = createBudget(options.budget, options.measure);
  const footer = budget.keep(footerOf(view.context));
  const runOptions = budget.part(0.3).keep(optionsLine(view));
  // Needed for the sentence about what was left out.
  const canSay = budget.reserve(300 + options.measure(options.elsewhere));
  const must = mustFixFindings(view);
  const inSight = resourcesInSight(must, view, budget.part(0.5));
  const fix = mustFix(view, budget.part(0.75), inSight);
  const reasons = reasonLines(view, budget.part(0.5));
  const [listed, folded] = options.results ? [1_000, 5_000] : [50, 200];
  const destroyed = destructionBlock(view, budget.part(0.5), listed);
  // Runs that should have ended and have not: a person has to end them.
  const left = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
  const leftovers = takeAll(budget, left, (each) => written`> ⚠️ ${prose(each, 900)}`);
  const tables = workspaceTables(view, budget.part(0.8));
  const steps = budget.part(0.5).keep(nextLines(view));
  const shown = { inSight, messageLimit: options.messageLimit };
  const details = messageDetails(must, view, budget.part(0.8), shown);
  const beside = foldsBeside(view, budget);
  const remarks = remarkFolds(view, budget);
  const changed = changesFold(view, budget.part(0.7), folded);
  const results: Block = options.results ? resultsFold(view, budget) : { text: '', missing: 0 };
  const unaffected = budget.keep(unaffectedLine(view));
  const resolved = budget.keep(
    view.resolved > 0 ? written`✅ ${grouped(view.resolved)} resolved since the last push.` : '',
  );
  const missing = [
    [fix.missing, 'finding not listed', 'findings not listed'],
    [details.missing, 'long message'],
    ...beside.map((each) => [each.missing, each.omitted] as const),
    ...remarks.map((each) => [each.missing, 'note'] as const),
    [destroyed.missing + changed.missing, 'change'],
    [tables.missing, 'workspace'],
    [results.missing, 'policy', 'policies'],
  ] as const;
  const leftOut = groupBy(missing, ([, one]) => one).flatMap((alike) => {
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
    ...beside.map(({ text }) => text),
    tables.folded,
    ...remarks.map(({ text }) => text),
    results.text,
    unaffected,
    resolved,
    leftOut.length > 0 && canSay
      ? written`Omitted for length: ${joined(', ', ...leftOut)}. All of it is in ${options.elsewhere}.`
      : '',
    footer,
  );
}

function remarkFolds(view: ReportView, budget: Budget): Block[] {
  const folded = remarkLists(view).filter(({ closes }) => !closes);
  return folded.map(({ noun, remarks }) => {
    const sentences = sentencesOnce(remarks);
    const title = written`ℹ️ ${count(sentences.length, noun)}`;
    return fold(budget, { title }, sentences, ({ names, text }) =>
      inMarkdown(say`- ${firstName(names)}: ${leaf('text', text, 400)}`),
    );
  });
}

function firstName(names: readonly string[]): Sentence {
  return firstOf(
    names.map((name) => leaf('code', name, 60)),
    1,
  );
}

/** The run options, if the plan was not made of the configuration alone. */
function optionsLine({ context: { runOptions = [] } }: ReportView): Markdown {
  if (runOptions.length === 0) return '';
  const options = runOptions.map((option) => leaf('code', option, 200));
  return inMarkdown(
    say`⚙️ Planned with ${firstOf(options, 10)}. Without, the verdict may be another one.`,
  );
}

function unaffectedLine({ unaffected }: ReportView): Markdown {
  if (unaffected.length === 0) return '';
  const names = unaffected.slice(0, 10).map((name) => codeSpan(name, 90));
  const more = unaffected.length > 10 ? written` and ${grouped(unaffected.length - 10)} more` : '';
  return written`Not affected by this change, and not planned: ${joined(', ', ...names)}${more}.`;
}

function reasonLines(view: ReportView, budget: Budget): Markdown {
  const groups = groupBy(reasonsOf(view), ({ sentences }) => sentences.slice(0, 3));
  const lines = takeAll(budget, groups, (alike) => {
    const [{ workspace, sentences }] = alike;
    const shown = sentences.slice(0, 3);
    const names = alike.map((each) => each.workspace.name);
    const which = inMarkdown(say`- ${icon(workspace.verdict, false)} ${firstName(names)}:`);
    const why = shown.map(({ text }) => prose(text, 500));
    const help = linkToRemedy(shown.find(({ code }) => code !== undefined)?.code);
    return joined(' ', which, ...why, help);
  });
  const missing = groups.length - lines.length;
  if (missing > 0 && lines.length > 0)
    lines.push(written`- … and ${count(missing, 'other reason')}.`);
  return joined('\n', ...lines);
}

/** Without a title if no workspace is concerned: then the steps are why. */
function nextLines({ steps, workspaces }: ReportView): Markdown {
  const [first, ...others] = steps.map(inMarkdown);
  if (workspaces.length === 0) return joined('\n', first, ...others);
  if (first === undefined) return '';
  if (others.length === 0) return written`**What to do next:** ${first}`;
  return written`**What to do next**\n\n${joined('\n', ...[first, ...others].map((each) => written`- ${each}`))}`;
}
