/** Outputs of the gate: small texts, nothing secret, the same names in every case. */
import type { OutputName } from '../settings/inputs.ts';
import { totalsOf } from '../report/changes.ts';
import { countResults } from '../policy/count-results.ts';
import type { ReportView } from '../report/view.ts';

/** Where the report can be found; empty when there is none. */
export interface WrittenReports {
  commentUrl?: string | undefined;
  /** Path of the report as JSON. */
  reportPath?: string;
  /** Path of the report as a page. */
  pagePath?: string;
  /** Path of the findings as SARIF. */
  sarifPath?: string;
  /** Paths of the plans as JSON, by workspace. */
  planPaths?: Readonly<Record<string, string>>;
}

export function toOutputs(
  view: Pick<ReportView, 'verdict' | 'green' | 'counts' | 'workspaces'>,
  {
    commentUrl = '',
    reportPath = '',
    pagePath = '',
    sarifPath = '',
    planPaths = {},
  }: WrittenReports,
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
    ...totalsOf(workspaces),
    'comment-url': commentUrl,
    'report-json': reportPath,
    'report-html': pagePath,
    'report-sarif': sarifPath,
    'plan-json': JSON.stringify(planPaths),
  };
}

/** The outputs if nothing could be judged: every name is set, too. */
export function emptyOutputs(
  green: boolean,
  verdict: 'undecided' | 'canceled' = 'undecided',
): Record<OutputName, string> {
  const counts = countResults([]);
  const totals = { adds: '', changes: '', destroys: '', replaces: '' };
  return { ...toOutputs({ verdict, green, counts, workspaces: [] }, {}), ...totals };
}
