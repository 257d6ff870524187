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

interface PolicyName {
  policySet: string;
  policy: string;
}

/** What identifies a policy in a report: its set and its name. */
export function policyKey({ policySet, policy }: PolicyName): string[] {
  return [policySet, policy];
}

export function groupByPolicy<T extends PolicyName>(items: readonly T[]): [T, ...T[]][] {
  return groupBy(items, policyKey);
}

/** Of how many policies the items are. */
export function countPolicies(items: readonly PolicyName[]): number {
  return groupByPolicy(items).length;
}

/** `3 advisory failures`, or `3 advisory failures of 2 policies` if a policy has several. */
export function failureWords<const Words extends string>(
  findings: readonly PolicyName[],
  one: Words & MarkdownPart<Words>,
  many?: Words & MarkdownPart<Words>,
): Markdown {
  const policies = countPolicies(findings);
  const ofPolicies = findings.length === policies ? '' : literal` of ${policyCountWords(policies)}`;
  return literal`${countWords<Words>(findings.length, one, many)}${ofPolicies}`;
}

/** The most important first. */
const RESULT_COUNTS = [
  { name: 'mandatoryFailed', words: 'mandatory failed', isStrong: true },
  { name: 'errored', words: 'errored', isStrong: true },
  { name: 'undecided', words: 'undecided', isStrong: true },
  { name: 'advisoryFailed', words: 'advisory failed', isStrong: false },
  { name: 'overridden', words: 'overridden', isStrong: false },
  { name: 'excepted', words: 'excepted', isStrong: false },
  { name: 'existing', words: 'existing', isStrong: false },
  { name: 'passed', words: 'passed', isStrong: false },
] as const satisfies readonly { name: keyof ReportCounts; words: string; isStrong: boolean }[];

/**
 * `2 mandatory failed, 1 advisory failed, 14 passed`: the results of these workspaces, added up; empty without any.
 * Where a policy has several results, it also says of how many policies they are.
 *
 * @param strong emphasises failures; left out: nothing is emphasised
 */
export function resultCountWords(
  workspaces: readonly WorkspaceView[],
  { results }: { results: ReportView['results'] },
  strong: (words: Markdown) => Markdown = unchanged,
): Markdown {
  const names = workspaces.map(({ name }) => name);
  const theirResults = results.filter(({ workspace }) => names.includes(workspace));
  // A guard is approved and not overridden: the two are counted apart.
  const approvedGuards = theirResults.filter(
    ({ system, status }) => system === 'guard' && status === 'overridden',
  ).length;
  const sum = (name: keyof ReportCounts): number =>
    workspaces.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
  const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
    const number = sum(name) - (name === 'overridden' ? approvedGuards : 0);
    if (number === 0) return '';
    const part = literal`${formatNumber(number)} ${words}`;
    return isStrong ? strong(part) : part;
  });
  const resultCount = RESULT_COUNTS.reduce((total, { name }) => total + sum(name), 0);
  const [only] = workspaces.length === 1 ? workspaces : [];
  const policies = only?.policies ?? countPolicies(theirResults);
  const ofPolicies = policies === resultCount ? '' : literal` (of ${policyCountWords(policies)})`;
  const approved =
    approvedGuards > 0 ? literal`${countWords(approvedGuards, 'guard')} approved` : '';
  return literal`${joinNonEmpty(', ', ...parts, approved)}${ofPolicies}`;
}
