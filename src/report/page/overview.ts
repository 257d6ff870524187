/** The figures below the title, to be seen at a glance: workspaces by verdict, failures, and what the plans do. */
import { VERDICTS, type VerdictWord } from '../../model/verdict.ts';
import type { ChangeAction } from '../../policy/planned-changes.ts';
import { countByAction, actionCountWords } from '../changes.ts';
import { countPolicies } from '../counts.ts';
import { countWords, formatNumber, policyCountWords, workspaceCountWords } from '../text.ts';
import type { ReportView } from '../view.ts';
import { CLOSING_VERDICTS, VERDICT_WORDS } from '../words.ts';
import { html, type Content, type Html } from './html.ts';

/** What a reader should see without a search. */
const AT_A_GLANCE: readonly ChangeAction[] = ['delete', 'replace', 'forget', 'invoke'];

export function renderOverview(view: ReportView): Html {
  return html`${verdictBar(view)} ${figures(view)}`;
}

interface Share {
  verdict: VerdictWord;
  number: number;
  kind: 'failed' | 'warned' | 'unknown' | 'passed';
}

const KINDS: Readonly<Record<VerdictWord, Share['kind']>> = {
  blocked: 'failed',
  'needs-override': 'warned',
  errored: 'failed',
  undecided: 'unknown',
  canceled: 'unknown',
  advisory: 'warned',
  overridden: 'passed',
  passed: 'passed',
};

/** The verdicts that there are, in the order of the heading. */
function sharesOf({ workspaces }: ReportView): Share[] {
  const closing = CLOSING_VERDICTS.map(({ verdict }): VerdictWord => verdict);
  const green = VERDICTS.toReversed().filter((verdict) => !closing.includes(verdict));
  return [...closing, ...green].flatMap((verdict) => {
    const number = workspaces.filter((each) => each.verdict === verdict).length;
    return number === 0 ? [] : [{ verdict, number, kind: KINDS[verdict] }];
  });
}

/** The drawing says nothing that the list below does not say. */
function verdictBar(view: ReportView): Content {
  const shares = sharesOf(view);
  const all = view.workspaces.length;
  if (all < 2) return undefined;
  let before = 0;
  const parts = shares.map(({ number, kind }) => {
    const x = before;
    before += number;
    return html`<rect class="${kind}" x="${x}" y="0" width="${number}" height="1" />`;
  });
  return html`<svg class="bar" viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${parts}
    </svg>
    <ul class="shares" aria-label="${workspaceCountWords(all)} by verdict">
      ${shares.map(
        ({ verdict, number, kind }) =>
          html`<li class="${kind}">
            <strong>${formatNumber(number)}</strong> ${VERDICT_WORDS[verdict].words}
          </li>`,
      )}
    </ul>`;
}

function figures(view: ReportView): Content {
  const failed = view.findings.filter(
    ({ kind, severity, guard }) => kind === 'policy' && guard !== true && severity !== 'notes',
  );
  const isNew = failed.filter(({ age }) => age === 'new');
  const { workspaces } = view;
  const sum = (action: ChangeAction): number =>
    workspaces.reduce((all, each) => all + (countByAction(each, action) ?? 0), 0);
  const unknown = workspaces.filter((each) =>
    AT_A_GLANCE.some((one) => countByAction(each, one) === undefined),
  );
  const which =
    unknown.length === workspaces.length
      ? 'all workspaces'
      : countWords(unknown.length, 'workspace');
  const said = [
    failed.length > 0 &&
      `${policyCountWords(countPolicies(failed))} failed${isNew.length > 0 ? ` (${formatNumber(countPolicies(isNew))} new since the last report)` : ''}`,
    ...AT_A_GLANCE.map((action) => sum(action) > 0 && actionCountWords(action, sum(action))),
    unknown.length > 0 &&
      `${workspaces.length === 1 ? 'what the plan does' : `what the plans of ${which} do`} is not wholly known`,
  ].filter((each) => each !== false);
  return said.length > 0 && html`<p class="figures">${said.join(' · ')}</p>`;
}
