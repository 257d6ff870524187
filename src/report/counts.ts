/**
 * How a report counts policies: each counts once, however many workspaces have a result of it. Every
 * surface counts with this file, so that the headline, the tables and their rows agree.
 */
import {
  unchanged,
  countWords,
  groupBy,
  formatNumber,
  joinNonEmpty,
  policyCountWords,
} from './text.ts';
import { literal, type Markdown, type MarkdownPart } from './markdown.ts';
import type { ReportCounts } from '../model/report-type.ts';
import type { ReportView, WorkspaceView } from './view.ts';

interface Named {
  policySet: string;
  policy: string;
}

/** What one policy is in a report: its set and its name. */
export function policyKey({ policySet, policy }: Named): string[] {
  return [policySet, policy];
}

export function groupByPolicy<T extends Named>(items: readonly T[]): [T, ...T[]][] {
  return groupBy(items, policyKey);
}

export function countPolicies(items: readonly Named[]): number {
  return groupByPolicy(items).length;
}

/** `3 advisory failures`, and of how many policies they are where one policy has several. */
export function failureWords<const Words extends string>(
  findings: readonly Named[],
  one: Words & MarkdownPart<Words>,
  many?: Words & MarkdownPart<Words>,
): Markdown {
  const different = countPolicies(findings);
  const ofPolicies =
    findings.length === different ? '' : literal` of ${policyCountWords(different)}`;
  return literal`${countWords<Words>(findings.length, one, many)}${ofPolicies}`;
}

const COUNT_WORDS = [
  { figure: 'mandatoryFailed', words: 'mandatory failed', isStrong: true },
  { figure: 'errored', words: 'errored', isStrong: true },
  { figure: 'undecided', words: 'undecided', isStrong: true },
  { figure: 'advisoryFailed', words: 'advisory failed', isStrong: false },
  { figure: 'overridden', words: 'overridden', isStrong: false },
  { figure: 'excepted', words: 'excepted', isStrong: false },
  { figure: 'existing', words: 'existing', isStrong: false },
  { figure: 'passed', words: 'passed', isStrong: false },
] as const satisfies readonly { figure: keyof ReportCounts; words: string; isStrong: boolean }[];

/**
 * `2 mandatory failed, 1 advisory failed, 14 passed`: the results of some workspaces, added up; empty without any.
 * Where a policy has several of them, it also says of how many policies they are. `strong` emphasises failures.
 */
export function resultCountWords(
  workspaces: readonly WorkspaceView[],
  { results }: { results: ReportView['results'] },
  strong: (words: Markdown) => Markdown = unchanged,
): Markdown {
  const sum = (figure: keyof ReportCounts): number =>
    workspaces.reduce((total, { counts }) => total + (counts[figure] ?? 0), 0);
  const names = workspaces.map(({ name }) => name);
  const theirs = results.filter(({ workspace }) => names.includes(workspace));
  // People approve a guard, and override a policy: one that is approved has words of its own.
  const approvedGuards = theirs.filter(
    ({ system, status }) => system === 'guard' && status === 'overridden',
  ).length;
  const parts = COUNT_WORDS.map(({ figure, words, isStrong }) => {
    const number = sum(figure) - (figure === 'overridden' ? approvedGuards : 0);
    const part = number > 0 ? literal`${formatNumber(number)} ${words}` : '';
    return isStrong && part !== '' ? strong(part) : part;
  });
  const all = COUNT_WORDS.reduce((total, { figure }) => total + sum(figure), 0);
  const [only] = workspaces.length === 1 ? workspaces : [];
  const different = only?.policies ?? countPolicies(theirs);
  const ofPolicies = different === all ? '' : literal` (of ${policyCountWords(different)})`;
  const approved =
    approvedGuards > 0 ? literal`${countWords(approvedGuards, 'guard')} approved` : '';
  return literal`${joinNonEmpty(', ', ...parts, approved)}${ofPolicies}`;
}
