/** Every policy result, passed ones too, folded: for the job summary. */
import { codeSpan } from './escape-markdown.ts';
import { fold } from './fold.ts';
import type { Room } from './room.ts';
import type { ReportedResult, ReportView } from './view.ts';
import { grouped, LEVEL_WORDS, list, policies } from './words.ts';

export function resultsFold(view: ReportView, room: Room): { text: string; missing: number } {
  const groups = groupResults(view.results);
  const title = `All ${policies(view.results.length)}`;
  const head = '| Policy | Level | Result | Workspaces |\n|---|---|---|---|';
  return fold({ title, head, items: groups, row }, room);
}

interface Group {
  result: ReportedResult;
  workspaces: Set<string>;
}

function groupResults(results: readonly ReportedResult[]): Group[] {
  const groups = new Map<string, Group>();
  for (const result of results) {
    const { policySet, policy, level, status } = result;
    const key = JSON.stringify([policySet, policy, level, status]);
    const group = groups.get(key) ?? { result, workspaces: new Set() };
    group.workspaces.add(result.workspace);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (one, other) => rank(one.result) - rank(other.result) || byName(one.result, other.result),
  );
}

function rank({ status }: ReportedResult): number {
  return status === 'passed' ? 1 : 0;
}

function byName(one: ReportedResult, other: ReportedResult): number {
  const [a, b] = [`${one.policySet}\n${one.policy}`, `${other.policySet}\n${other.policy}`];
  return a < b ? -1 : a > b ? 1 : 0;
}

function row({ result, workspaces }: Group): string {
  const set = result.policySet === '' ? '' : `<br><sub>${codeSpan(result.policySet, 80)}</sub>`;
  const names = [...workspaces].slice(0, 3).map((name) => codeSpan(name, 60));
  const more = workspaces.size - names.length;
  const cells = [
    `${codeSpan(result.policy, 120)}${set}`,
    LEVEL_WORDS[result.level],
    result.status === 'unknown' ? `unknown ${codeSpan(result.word ?? '', 40)}` : result.status,
    list(more > 0 ? [...names, `${grouped(more)} more`] : names),
  ];
  return `| ${cells.join(' | ')} |`;
}
