/** The gate as a step of a workflow: reads the inputs, checks, sets the outputs. What `check` does is in `check/check.ts`. */
import { check } from '../check/check.ts';
import type { WrittenOutputs } from '../hosts/outputs.ts';
import { concealedIn, environmentSecrets } from '../model/job-secrets.ts';
import { safeLine } from '../report/neutralise-log.ts';
import type { ActionIo } from './action-io.ts';
import { openJob } from './connect-github.ts';
import { trackJob } from './job-state.ts';

/** @returns 0 only if the gate is open */
export async function runAction(io: ActionIo, combines = false): Promise<number> {
  const { runner, environment, workingDirectory } = io;
  const { ciJob, settings, ports, log, combined } = await openJob(io, [], combines);
  // The report files and the summary are written before anything is sent to GitHub.
  let written: WrittenOutputs = {};
  let wantedFiles: readonly string[] = [];
  let planProblems: readonly string[] = [];
  const checked = await check(
    ciJob,
    {
      settings,
      runGate: combined && (await import('../check/combine-here.ts')).combiningGate(combined),
      workingDirectory,
      secrets: environmentSecrets(environment),
      concealed: concealedIn(environment),
      never: [],
      log,
      print: (line) => runner.print(line),
      follow: (chosen) => {
        wantedFiles = chosen.report.reports ?? [];
        return trackJob(chosen, (state) => runner.save('job', state));
      },
      async beforePublishing(view, request) {
        const { writeReport } = await import('./publish-report.ts');
        written = await writeReport(view, wantedFiles, log, io);
        if (request.settings.job.planJson === 'off' || ports.signal.aborted) return;
        const { savePlans } = await import('./save-plans.ts');
        const saved = await savePlans(view, request, { ...ports, log });
        written = { ...written, 'plan-json': JSON.stringify(saved.paths) };
        planProblems = saved.problems;
      },
    },
    ports,
  );
  const { publishNothing, publishReport } = await import('./publish-report.ts');
  if ('problems' in checked) {
    await publishNothing(checked, io);
    return 1;
  }
  publishReport(checked, written, log, io);
  runner.save('reported', 'true');
  for (const problem of planProblems) runner.error(safeLine(`plan-json: ${problem}`));
  return checked.view.green && planProblems.length === 0 ? 0 : 1;
}
