/** Outputs of the gate: small texts, nothing secret, the same names in every case. */
import { neededApprovals } from '../report/approval-words.ts';
import type { OutputName } from '../settings/inputs.ts';
import { changeTotals } from '../report/changes.ts';
import { countResults } from '../policy/count-results.ts';
import type { ReportView } from '../report/view.ts';

/** Where the files that the gate wrote, and its comment, can be found. */
export type WrittenOutputs = Partial<Record<OutputName, string>>;

/** @param written outputs that are left out of it are empty */
export function toOutputs(
  view: Pick<ReportView, 'verdict' | 'green' | 'counts' | 'workspaces' | 'unaffected' | 'results'>,
  written: WrittenOutputs = {},
): Record<OutputName, string> {
  const { counts, workspaces } = view;
  const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
  const runs = workspaces.flatMap(({ name, runId }) =>
    runId === undefined ? [] : [[name, runId]],
  );
  return {
    verdict: view.verdict,
    green: String(view.green),
    'run-id': first?.runId ?? '',
    'run-url': first?.runUrl ?? '',
    'run-ids': JSON.stringify(Object.fromEntries(runs)),
    'configuration-version-id': first?.configurationVersionId ?? '',
    passed: String(counts.passed),
    'advisory-failed': String(counts.advisoryFailed),
    'mandatory-failed': String(counts.mandatoryFailed),
    overridden: String(counts.overridden),
    ...changeTotals(workspaces),
    'no-changes': noChangesOf(view),
    'needs-approval': JSON.stringify(neededApprovals(view.results)),
    'comment-url': '',
    'report-json': '',
    'report-html': '',
    'report-sarif': '',
    'plan-json': '{}',
    ...written,
  };
}

/** Empty where it is not known of one workspace, and nothing is known to change in another. */
function noChangesOf({
  workspaces,
  unaffected,
}: Pick<ReportView, 'workspaces' | 'unaffected'>): 'true' | 'false' | '' {
  const known = workspaces.map(({ plan }) => plan?.noChanges);
  if (known.includes(false)) return 'false';
  const areAllKnown = known.every((each) => each === true);
  return areAllKnown && workspaces.length + unaffected.length > 0 ? 'true' : '';
}

/** The outputs if nothing could be judged: every name is set, too. */
export function emptyOutputs(
  verdict: 'undecided' | 'canceled' = 'undecided',
): Record<OutputName, string> {
  const counts = countResults([]);
  const totals = { adds: '', changes: '', destroys: '', replaces: '' };
  return {
    ...toOutputs({ verdict, green: false, counts, workspaces: [], unaffected: [], results: [] }),
    ...totals,
  };
}
