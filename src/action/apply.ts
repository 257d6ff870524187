/** `plangate/apply`: applies what was merged, and says on the merged pull request what became of it. */
import { apply } from '../apply/apply.ts';
import { openMerged } from '../apply/shown-by-requests.ts';
import { openJob, type ActionIo } from './open-job.ts';
import { trackJob } from './job-state.ts';
import { appendSummary, publishNothing, setOutputs, writeReportFile } from './publish-report.ts';
import { openMergedHistory } from '../hosts/github/merged.ts';
import { publishApplied } from '../hosts/github/publish-applied.ts';
import { publishUntil } from '../model/job-time.ts';
import type { Concealed } from '../model/secrets.ts';
import { literal } from '../model/sentence.ts';
import {
  appliedJson,
  appliedLines,
  headlineOfApply,
  renderApplied,
  type ApplyReport,
} from '../report/apply-report.ts';
import { stopOf } from '../model/apply-outcome.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { textWithRemedy } from '../report/text.ts';
import { APPLY } from '../settings/sub-actions.ts';

/** Resolves to the exit code. */
export async function applyInAction(io: ActionIo): Promise<number> {
  const { runner, environment, workingDirectory } = io;
  const { ciJob, entryPoint, ports, log, job } = await openJob(io, APPLY);
  const history = openMergedHistory({ ...job, workingDirectory, ports });
  const merged = history && openMerged(history);
  let tracked: ReturnType<typeof trackJob> | undefined;
  const applied = await apply(
    merged?.withApprovals(ciJob) ?? ciJob,
    {
      ...entryPoint,
      follow({ plans }) {
        tracked = trackJob(plans, (state) => runner.save('job', state));
        return tracked.onEvent;
      },
      finished: (workspace) => tracked?.finished(workspace),
      async publish(report, { settings: { report: asked, gate }, ports: lasting }) {
        appliedLines(report).forEach((line) => runner.print(line));
        const path = await writeReportFile('json', appliedJson(report), log, io);
        await appendSummary(literal`${renderApplied(report)}\n`, environment, log);
        const until = publishUntil(lasting.endsAt, lasting.clock.now());
        const published = await publishApplied(
          report,
          { ...asked, gate, until },
          { ...job, merged: merged?.found },
          ports,
        );
        setOutputs(outputsOf(report, path, published.commentUrl), runner);
        return published;
      },
    },
    ports,
    merged?.shownIn,
  );
  if ('problems' in applied) {
    await publishNothing(applied, io);
    return 1;
  }
  const { report, published } = applied;
  for (const doubt of published.doubts) log.warning(textWithRemedy(doubt));
  runner.save('reported', 'true');
  if (!report.green) runner.error(safeLine(`${headlineOfApply(report.applies)}.`));
  return report.green ? 0 : 1;
}

function outputsOf(
  { applies, green }: Concealed<ApplyReport>,
  reportJson: string,
  commentUrl = '',
): Record<string, string> {
  const [first] = applies;
  const runs = applies.flatMap(({ workspace, runId }) => (runId ? [[workspace, runId]] : []));
  return {
    applied: (stopOf(applies) ?? applies.at(-1))?.outcome ?? 'not-green',
    green: String(green),
    'run-id': first?.runId ?? '',
    'run-url': first?.runUrl ?? '',
    'run-ids': JSON.stringify(Object.fromEntries(runs)),
    'report-json': reportJson,
    'comment-url': commentUrl,
  };
}
