/** What a report on a change of policies says, in words that all drawings share. Names in them are not escaped. */
import { count, groupBy, grouped, list } from '../text.ts';
import type { TouchedWorkspace } from '../../policy/compare-policies.ts';
import type { PolicyView, TrialView } from './trial-view.ts';

/** The first line of every drawing, without a sign. */
export function trialHeading({ workspaces, tests }: TrialView): string {
  const { total, newlyBlocked, freed, notJudged } = workspaces;
  const parts = [
    `${grouped(newlyBlocked.length)} of ${count(total, 'workspace')} would be newly blocked`,
    freed.length > 0 ? `${grouped(freed.length)} freed` : '',
    notJudged.length > 0 ? `${grouped(notJudged.length)} cannot be judged` : '',
    tests.failed.length > 0 ? `${count(tests.failed.length, 'test')} failed` : '',
  ];
  return `Policies: ${parts.filter((part) => part !== '').join(' · ')}`;
}

/** What a policy would do, worst first: words and where. */
export function effectsOf(
  view: PolicyView,
): { what: string; touched: readonly TouchedWorkspace[] }[] {
  const effect = (words: string, touched: readonly TouchedWorkspace[]) =>
    touched.length === 0 ? [] : [{ what: `${words} ${grouped(touched.length)}`, touched }];
  return [
    ...effect('newly blocks', view.newlyBlocks),
    ...effect('blocks more in', view.blocksMore),
    ...effect('frees', view.frees),
    ...effect('newly warns in', view.newlyWarns),
  ];
}

/** What happened to the policy itself; empty if it is there on both sides with the same name and level. */
export function historyOf({ level: { before, after } }: PolicyView): string {
  const parts = [
    before === null ? 'new' : '',
    after === null ? 'removed' : '',
    before !== null && after !== null && before !== after ? `now ${after}, was ${before}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Each sentence once, with the workspaces for which it is true. */
export function byReason(
  notJudged: readonly { workspace: string; because: string }[],
): { because: string; workspaces: string[] }[] {
  return groupBy(notJudged, ({ because }) => because).map((group) => {
    const [{ because }] = group;
    return { because, workspaces: group.map(({ workspace }) => workspace) };
  });
}

const MOST_NAMED = 3;

/** `41 passed, coverage 93 %`. */
export function testsOf({
  passed,
  skipped,
  removed,
  failed,
  coverage,
  problem,
}: TrialView['tests']): string {
  if (problem !== undefined) return problem;
  if (passed + failed.length + skipped.length + removed.length === 0) return 'none';
  const named = (names: readonly string[], word: string): string =>
    names.length === 0 ? '' : `${grouped(names.length)} ${word} (${list(names, MOST_NAMED)})`;
  const parts = [
    failed.length > 0 ? `${grouped(failed.length)} failed` : '',
    `${grouped(passed)} passed`,
    named(skipped, 'skipped'),
    named(removed, 'removed'),
    coverage === null ? '' : `coverage ${Math.floor(coverage)} %`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Workspaces that no policy of the report explains, as those without a plan. */
export function unreadIn({
  workspaces,
  policies,
}: TrialView): { workspace: string; because: string }[] {
  const named = new Set(
    policies.flatMap(({ notJudged }) => notJudged.map(({ workspace }) => workspace)),
  );
  return workspaces.notJudged.filter(({ workspace }) => !named.has(workspace));
}

/** How a report is marked. `noted`: it passed, and a workspace would be blocked or may be. */
export function urgencyOf({ verdict, workspaces: { newlyBlocked, notJudged } }: TrialView) {
  if (verdict !== 'passed') return verdict;
  return newlyBlocked.length + notJudged.length > 0 ? 'noted' : verdict;
}
