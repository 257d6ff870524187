/** Reports of the sample result, each told by what is not as usual. */
import type { WorkspaceResult } from '../../src/gate/result.ts';
import { worstVerdict } from '../../src/model/verdict.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import {
  sampleContext,
  sampleResult,
  type SampleOptions,
  type ContextChanges,
} from '../support/sample-report.ts';

/** Where the links of these reports lead. */
export const ORIGINS = ['https://app.terraform.io', 'https://github.com'];

/** One workspace that is blocked, unless said otherwise; `changes` are made in each workspace, or in each by its index. */
export function sampleView(
  sample: Partial<SampleOptions> = {},
  context: ContextChanges = {},
  changes: Partial<WorkspaceResult> | ((index: number) => Partial<WorkspaceResult>) = {},
): ReportView {
  const result = sampleResult(sample);
  const workspaces = result.workspaces.map((each, index) => {
    return { ...each, ...(typeof changes === 'function' ? changes(index) : changes) };
  });
  const word = worstVerdict(workspaces.map(({ verdict }) => verdict.word));
  const verdict = { ...result.verdict, word };
  return toReportView({ ...result, workspaces, verdict }, sampleContext(context));
}
