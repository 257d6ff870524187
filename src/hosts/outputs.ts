/** Outputs of the gate: small texts, nothing secret, the same names in every case. */
import type { OutputName } from '../settings/inputs.ts';
import { totalsOf } from '../report/changes.ts';
import type { ReportView } from '../report/view.ts';

/** `commentUrl` and `reportPath` are empty when there is none. */
export function toOutputs(
  view: ReportView,
  { commentUrl = '', reportPath = '' }: { commentUrl?: string | undefined; reportPath?: string },
): Record<OutputName, string> {
  const { counts, workspaces } = view;
  const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
  const runs = workspaces.flatMap(({ name, runId }) =>
    runId === undefined ? [] : [[name, runId]],
  );
  return {
    ...emptyOutputs(false),
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
    'policies-errored': String(counts.errored),
    'policies-undecided': String(counts.undecided),
    ...totalsOf(view),
    'comment-url': commentUrl,
    'report-json': reportPath,
    audit: JSON.stringify(view.audit),
  };
}

/** When nothing could be judged: still every name. */
export function emptyOutputs(green: boolean): Record<OutputName, string> {
  return {
    verdict: 'undecided',
    green: String(green),
    'not-looked': String(green),
    'run-id': '',
    'run-url': '',
    'run-ids': '{}',
    'configuration-version-id': '',
    passed: '0',
    'advisory-failed': '0',
    'mandatory-failed': '0',
    overridden: '0',
    'policies-errored': '0',
    'policies-undecided': '0',
    creates: '',
    updates: '',
    deletes: '',
    replaces: '',
    applied: '',
    'comment-url': '',
    'report-json': '',
    audit: '[]',
  };
}
