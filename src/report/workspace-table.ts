/** Tables of the workspaces (verdict, plan, policies) and of all policy results. */
import { isGreen } from '../model/verdict.ts';
import { planWords } from './changes.ts';
import {
  groupByPolicy,
  resultCountWords,
  signsOf,
  levelWords,
  verdictWordsFor,
  verdictWords,
} from './words.ts';
import { codeSpan } from './markdown.ts';
import { asMarkdown, literal, type Markdown, formatNumber, listParts } from '../model/sentence.ts';
import { sortWorstFirst } from './verdict-sentence.ts';
import { runLink } from './links.ts';
import { toMarkdown } from './render-sentence.ts';
import { renderFold, renderWhileFits, type BudgetedBlock, type Budget } from './budget.ts';
import type { ReportedResult, ReportView, WorkspaceView } from './view.ts';
import {
  compareCodeUnits,
  groupBy,
  joinNonEmpty,
  policyCountWords,
  workspaceCountWords,
} from './text.ts';

/**
 * The policies of the service and the team's own have a column each, which says whose they are. Without a service there
 * are only the latter, and no run.
 */
function tableHead({ context }: ReportView): Markdown {
  const { ownPolicies } = context.judges;
  const { hostname } = context.plans;
  const own = joinNonEmpty(', ', ...ownPolicies.map((written) => codeSpan(written, 60)));
  if (hostname === undefined) {
    return literal`| | Workspace | Plan | ${own || 'Policies'} |\n|---|---|---|---|`;
  }
  if (ownPolicies.length === 0) {
    return literal`| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|`;
  }
  const service = hostname === HCP_TERRAFORM_HOST ? literal`HCP Terraform` : codeSpan(hostname, 60);
  return literal`| | Workspace | Plan | ${service} | ${own} | Run |\n|---|---|---|---|---|---|`;
}

const HCP_TERRAFORM_HOST = 'app.terraform.io';

/** With more rows than this, what must be fixed would not be on the first screen. */
const OPEN_ROWS = 12;

/** The workspaces, the worst first: open where they are few, else folded, with how many have which verdict as its title. */
export function workspaceTable(view: ReportView, budget: Budget): BudgetedBlock {
  const byName = [...view.workspaces].sort((one, other) => compareCodeUnits(one.name, other.name));
  const sorted = sortWorstFirst(byName);
  const head = tableHead(view);
  const toRow = (workspace: WorkspaceView): Markdown => workspaceRow(workspace, view);
  if (sorted.length > OPEN_ROWS) {
    const title = literal`${workspaceCountWords(sorted.length)}: ${verdictTotals(sorted)}`;
    return renderFold(budget, { title, head }, sorted, toRow);
  }
  if (sorted.length === 0 || !budget.tryTake(head)) return { text: '', missing: sorted.length };
  const rows = renderWhileFits(budget, sorted, toRow);
  return { text: joinNonEmpty('\n', head, ...rows), missing: sorted.length - rows.length };
}

/** `20 blocked, 40 need an override`, the worst first. */
export function verdictTotals(sorted: readonly WorkspaceView[]): Markdown {
  const totals = groupBy(sorted, ({ verdict, waitsForApproval }) => [
    verdict,
    verdict === 'needs-override' && waitsForApproval,
  ]).map(
    (alike) =>
      literal`${formatNumber(alike.length)} ${verdictWordsFor(alike[0].verdict, alike.length, alike[0])}`,
  );
  return joinNonEmpty(', ', ...totals);
}

function workspaceRow(workspace: WorkspaceView, view: ReportView): Markdown {
  const { verdict } = workspace;
  // The icon is about what fails the job, the words are about the policies alone.
  const none = isGreen(verdict) ? literal`no policies` : verdictWords(verdict, workspace);
  const plan = planWords(workspace, (text) => literal`**${text}**`);
  return tableRow(
    literal`${signsOf(verdict, isGreen(verdict, view.context.gate.failOn)).icon}`,
    codeSpan(workspace.name, 90),
    joinNonEmpty('<br>', plan, costWords(workspace.cost?.deltaMonthly)),
    ...policyCells(workspace, view, none),
    ...(view.context.plans.runsAt === undefined
      ? []
      : [runLink(workspace, view.context) || literal`–`]),
  );
}

function tableRow(...cells: readonly Markdown[]): Markdown {
  return literal`| ${joinNonEmpty(' | ', ...cells)} |`;
}

/**
 * How many policies have which result: one cell, or one for the service's policies and one for the team's own.
 *
 * @param none what a cell without policies says
 */
function policyCells(
  workspace: WorkspaceView,
  { context }: ReportView,
  none: Markdown,
): Markdown[] {
  const strong = (words: Markdown): Markdown => literal`**${words}**`;
  if (context.plans.hostname === undefined || context.judges.ownPolicies.length === 0) {
    return [resultCountWords(workspace, strong) || none];
  }
  const { own, others } = workspace.countsByJudge;
  return [others, own].map((counts) => resultCountWords(counts, strong) || none);
}

/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta: string | undefined): Markdown {
  if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta)) return '';
  const value = Number(delta);
  if (value === 0) return '';
  return literal`${value > 0 ? '+' : '−'}${asMarkdown(Math.abs(value).toFixed(2))} USD a month`;
}

type PolicyResults = readonly [ReportedResult, ...ReportedResult[]];

/** For `sort`: results that all passed come last. */
function comparePassed(one: PolicyResults, other: PolicyResults): number {
  const hasPassed = (results: PolicyResults) => results.every(({ status }) => status === 'passed');
  return Number(hasPassed(one)) - Number(hasPassed(other));
}

/** Every policy once, with all its results, passed ones too, folded: for the job summary. */
export function resultsFold(view: ReportView, budget: Budget): BudgetedBlock {
  const name = ({ policySet, policy }: ReportedResult): string => `${policySet}\n${policy}`;
  const rows = groupByPolicy(view.results).sort(
    (one, other) => comparePassed(one, other) || compareCodeUnits(name(one[0]), name(other[0])),
  );
  const head = literal`| Policy | Level | Result | Workspaces |\n|---|---|---|---|`;
  const title = literal`${rows.length > 1 ? 'All ' : ''}${policyCountWords(rows.length)}`;
  return renderFold(budget, { title, head }, rows, policyRow);
}

/** One line in each cell for every level and status of this policy, passed ones last. */
function policyRow(results: PolicyResults): Markdown {
  const [{ policySet, policy }] = results;
  const set = policySet === '' ? '' : literal`<br><sub>${codeSpan(policySet, 80)}</sub>`;
  const alike = groupBy(results, ({ level, status, word, override }) => [
    level,
    status,
    status === 'unknown' && word,
    override?.condition,
  ]);
  alike.sort(comparePassed);
  const lines = (lineOf: (group: PolicyResults) => Markdown): Markdown =>
    joinNonEmpty('<br>', ...alike.map(lineOf));
  return tableRow(
    literal`${codeSpan(policy, 120)}${set}`,
    lines(([{ level }]) => literal`${levelWords(level)}`),
    lines(([{ status, word = '', override }]) => {
      if (override?.condition) return literal`condition approved`;
      return status === 'unknown' ? literal`unknown ${codeSpan(word, 40)}` : literal`${status}`;
    }),
    lines((group) => {
      const workspaceNames = [...new Set(group.map(({ workspace }) => workspace))];
      const names = workspaceNames.slice(0, 3).map((name) => codeSpan(name, 60));
      const rest = workspaceNames.length - names.length;
      return toMarkdown(
        listParts(rest > 0 ? [...names, literal`${formatNumber(rest)} more`] : names),
      );
    }),
  );
}
