/** The figures below the title, to be seen at a glance: workspaces by verdict, failures, and what the plans do. */
import { VERDICTS, type VerdictWord } from '../../model/verdict.ts';
import type { ChangeAction } from '../../policy/planned-changes.ts';
import { countByAction, actionCountWords } from '../changes.ts';
import { countPolicies } from '../counts.ts';
import {
  countWords,
  formatNumber,
  joinNonEmpty,
  policyCountWords,
  workspaceCountWords,
} from '../text.ts';
import type { ReportView, WorkspaceView } from '../view.ts';
import { CLOSING_VERDICTS, VERDICT_WORDS } from '../words.ts';
import { html, type Content, type Html } from './html.ts';

/** The actions that are counted here: what a reader should see without searching for it. */
const COUNTED_ACTIONS: readonly ChangeAction[] = ['delete', 'replace', 'forget', 'invoke'];

export function renderOverview(view: ReportView): Html {
  return html`${verdictBar(view)} ${failuresAndChanges(view)}`;
}

/** The workspaces with one verdict. */
interface VerdictShare {
  verdict: VerdictWord;
  workspaces: number;
  /** The class that gives the colour. */
  colour: 'failed' | 'warned' | 'unknown' | 'passed';
}

const COLOURS: Readonly<Record<VerdictWord, VerdictShare['colour']>> = {
  blocked: 'failed',
  'needs-override': 'warned',
  errored: 'failed',
  undecided: 'unknown',
  canceled: 'unknown',
  advisory: 'warned',
  overridden: 'passed',
  passed: 'passed',
};

/** The verdicts that some workspace has, in the order of the headline. */
function verdictShares({ workspaces }: ReportView): VerdictShare[] {
  const closing = CLOSING_VERDICTS.map(({ verdict }): VerdictWord => verdict);
  const green = VERDICTS.toReversed().filter((verdict) => !closing.includes(verdict));
  const shares = [...closing, ...green].map((verdict) => ({
    verdict,
    workspaces: workspaces.filter((workspace) => workspace.verdict === verdict).length,
    colour: COLOURS[verdict],
  }));
  return shares.filter((share) => share.workspaces > 0);
}

/** A bar with a part for each verdict, hidden from screen readers, and the same as a list. */
function verdictBar(view: ReportView): Content {
  const all = view.workspaces.length;
  if (all < 2) return undefined;
  const shares = verdictShares(view);
  let left = 0;
  const parts = shares.map(({ workspaces, colour }) => {
    const x = left;
    left += workspaces;
    return html`<rect class="${colour}" x="${x}" y="0" width="${workspaces}" height="1" />`;
  });
  return html`<svg class="bar" viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${parts}
    </svg>
    <ul class="shares" aria-label="${workspaceCountWords(all)} by verdict">
      ${shares.map(
        ({ verdict, workspaces, colour }) =>
          html`<li class="${colour}">
            <strong>${formatNumber(workspaces)}</strong> ${VERDICT_WORDS[verdict].words}
          </li>`,
      )}
    </ul>`;
}

/** `2 policies failed (1 new since the last report) · 3 resources destroyed`; nothing if there is neither. */
function failuresAndChanges({ findings, workspaces }: ReportView): Content {
  const failed = findings.filter(
    ({ kind, severity, guard }) => kind === 'policy' && guard !== true && severity !== 'notes',
  );
  const newPolicies = countPolicies(failed.filter(({ age }) => age === 'new'));
  const newWords =
    newPolicies > 0 ? ` (${formatNumber(newPolicies)} new since the last report)` : '';
  const actions = COUNTED_ACTIONS.map((action) => {
    const number = workspaces.reduce((sum, each) => sum + (countByAction(each, action) ?? 0), 0);
    return number > 0 ? actionCountWords(action, number) : '';
  });
  const facts = joinNonEmpty(
    ' · ',
    failed.length > 0 ? `${policyCountWords(countPolicies(failed))} failed${newWords}` : '',
    ...actions,
    unknownPlansWords(workspaces),
  );
  return facts !== '' && html`<p class="figures">${facts}</p>`;
}

/** In which workspaces no source says how often the plan has one of these actions; empty if all are known. */
function unknownPlansWords(workspaces: readonly WorkspaceView[]): string {
  const unknown = workspaces.filter((workspace) =>
    COUNTED_ACTIONS.some((action) => countByAction(workspace, action) === undefined),
  );
  if (unknown.length === 0) return '';
  if (workspaces.length === 1) return 'what the plan does is not wholly known';
  const areAll = unknown.length === workspaces.length;
  const which = areAll ? 'all workspaces' : countWords(unknown.length, 'workspace');
  return `what the plans of ${which} do is not wholly known`;
}
