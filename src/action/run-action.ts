/**
 * The gate as a step of a workflow: reads the inputs, checks, sets the outputs. What `check` does is
 * in `check/check.ts`.
 */
import { check } from '../check/check.ts';
import type { NotChecked } from '../check/check-request.ts';
import type { toOutputs } from '../hosts/outputs.ts';
import { concealedIn, environmentSecrets } from '../model/job-secrets.ts';
import type { Problem } from '../model/parse.ts';
import { safeLine } from '../report/neutralise-log.ts';
import type { ActionIo } from './action-io.ts';
import { openJob, type OpenJob } from './connect-github.ts';
import { trackJob } from './job-state.ts';

/** @returns 0 only if the gate is open */
export async function runAction(io: ActionIo, combines = false): Promise<number> {
  const { runner, environment, workingDirectory } = io;
  const { ciJob, job, settings, ports, log, combined } = await openJob(io, [], combines);
  // The report files and the summary are written before anything is sent to GitHub.
  let written: Parameters<typeof toOutputs>[1] = {};
  let wanted: readonly string[] = [];
  let unsaved: readonly string[] = [];
  const checked = await check(
    ciJob,
    {
      settings,
      runGate: combined && (await import('../check/combine-here.ts')).combinesInstead(combined),
      workingDirectory,
      secrets: environmentSecrets(environment),
      concealed: concealedIn(environment),
      never: [],
      log,
      print: (line) => runner.print(line),
      follow: (chosen) => {
        wanted = chosen.report.reports ?? [];
        return trackJob(chosen, (state) => runner.save('job', state));
      },
      async beforePublishing(view, request) {
        const { writeReport } = await import('./publish-report.ts');
        written = await writeReport(view, wanted, log, io);
        if (request.settings.job.planJson === 'off' || ports.signal.aborted) return;
        const { savePlans } = await import('./save-plans.ts');
        const saved = await savePlans(view, request, { ...ports, log });
        written = { ...written, 'plan-json': JSON.stringify(saved.paths) };
        unsaved = saved.problems;
      },
    },
    ports,
  );
  if ('problems' in checked) return reportNotChecked(checked, job, io);
  const { publishReport } = await import('./publish-report.ts');
  publishReport(checked, written, log, io);
  runner.save('reported', 'true');
  for (const problem of unsaved) runner.error(safeLine(`plan-json: ${problem}`));
  return checked.view.green && unsaved.length === 0 ? 0 : 1;
}

async function reportNotChecked(
  notChecked: NotChecked,
  job: OpenJob['job'],
  io: ActionIo,
): Promise<number> {
  const { publishNothing } = await import('./publish-report.ts');
  const isAccepted = isTokenOptional(notChecked, job);
  const { problems } = notChecked;
  const reported = isAccepted ? problems.filter(({ where }) => where === 'token') : problems;
  await publishNothing(reported, { forgiven: isAccepted, ended: notChecked.ended }, io);
  return isAccepted ? 0 : 1;
}

/**
 * Whether the only problem is that the event gives no secrets to the job, and `on-missing-token`
 * accepts that.
 */
function isTokenOptional(
  { problems, refused }: NotChecked,
  { event, inputs }: OpenJob['job'],
): boolean {
  // Without inputs for them, these names come from a branch that such a job may be unable to read.
  const isGiven = (...names: string[]) => names.some((name) => inputs[name]?.trim());
  const unread = [
    ...(isGiven('organization') ? [] : ['organization']),
    ...(isGiven('workspace', 'workspaces') ? [] : ['workspace', 'workspaces']),
  ];
  const isOther = ({ where }: Problem) => where !== 'token' && !unread.includes(where);
  return (
    refused === undefined &&
    event?.withheld === true &&
    inputs['on-missing-token'] === 'neutral' &&
    problems.some(({ where }) => where === 'token') &&
    !problems.some(isOther)
  );
}
