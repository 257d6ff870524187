/**
 * How a report counts policies: each counts once, however many workspaces have a result of it. Every
 * surface counts with this file, so that the headline, the tables and their rows agree.
 */
import { asIs, count, groupBy, grouped, joined, policies } from './text.ts';
import { written, type Markdown, type Shown } from './markdown.ts';
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

export function byPolicy<T extends Named>(items: readonly T[]): [T, ...T[]][] {
  return groupBy(items, policyKey);
}

export function countPolicies(items: readonly Named[]): number {
  return byPolicy(items).length;
}

/** `3 advisory failures`, and of how many policies they are where one policy has several. */
export function failureWords<const Words extends string>(
  findings: readonly Named[],
  one: Words & Shown<Words>,
  many?: Words & Shown<Words>,
): Markdown {
  const different = countPolicies(findings);
  const of =
    findings.length === different ? '' : written` of ${count(different, 'policy', 'policies')}`;
  return written`${count<Words>(findings.length, one, many)}${of}`;
}

const COUNT_WORDS = [
  ['mandatoryFailed', 'mandatory failed', true],
  ['errored', 'errored', true],
  ['undecided', 'undecided', true],
  ['advisoryFailed', 'advisory failed', false],
  ['overridden', 'overridden', false],
  ['excepted', 'excepted', false],
  ['existing', 'existing', false],
  ['passed', 'passed', false],
] as const satisfies readonly [figure: keyof ReportCounts, words: string, strong: boolean][];

/**
 * `2 mandatory failed, 1 advisory failed, 14 passed`: the results of some workspaces, added up; empty without any.
 * Where a policy has several of them, it also says of how many policies they are. `strong` emphasises failures.
 */
export function workspaceWords(
  of: readonly WorkspaceView[],
  { results }: { results: ReportView['results'] },
  strong: (words: Markdown) => Markdown = asIs,
): Markdown {
  const sum = (figure: keyof ReportCounts): number =>
    of.reduce((total, { counts }) => total + (counts[figure] ?? 0), 0);
  const names = of.map(({ name }) => name);
  const own = results.filter(({ workspace }) => names.includes(workspace));
  const guards = own.filter(({ system, status }) => system === 'guard' && status === 'overridden');
  const parts = COUNT_WORDS.map(([figure, words, isStrong]) => {
    const number = sum(figure) - (figure === 'overridden' ? guards.length : 0);
    const part = number > 0 ? written`${grouped(number)} ${words}` : '';
    return isStrong && part !== '' ? strong(part) : part;
  });
  const all = COUNT_WORDS.reduce((total, [figure]) => total + sum(figure), 0);
  const [only] = of.length === 1 ? of : [];
  const different = only?.policies ?? countPolicies(own);
  const ofPolicies = different === all ? '' : written` (of ${policies(different)})`;
  const approved = guards.length > 0 ? written`${count(guards.length, 'guard')} approved` : '';
  return written`${joined(', ', ...parts, approved)}${ofPolicies}`;
}
