/** The gate as a step: the story of `check.ts`, and what the runner is told of it. Resolves to the exit code. */
import { check, environmentSecrets, type NotChecked } from '../check/check.ts';
import { onGitHub, type GitHubJob } from '../hosts/github/job.ts';
import type { ActionIo } from './action-io.ts';
import { parseFlag } from '../model/parse.ts';
import { openJob } from './connect-github.ts';
import { trackJob } from './job-state.ts';

/** @param combines whether groups of a matrix take the place of the gate */
export async function runAction(io: ActionIo, combines = false): Promise<number> {
  const { host, environment } = io;
  const opened = await openJob(io, combines);
  const { job, settings, ports, log, combined } = opened;
  if (isTrue(job.given['report-apply'])) {
    return (await import('./report-apply.ts')).runReportApply(opened, io);
  }
  let written = {};
  const checked = await check(
    onGitHub(job, ports),
    {
      settings,
      runGate: combined && (await import('../check/combine-here.ts')).combinesInstead(combined),
      workingDirectory: io.workingDirectory,
      secrets: environmentSecrets(environment),
      never: [],
      log,
      print: (line) => host.print(line),
      quietMs: 31_000,
      follow: (chosen) => trackJob(chosen, (state) => host.save('job', state)),
      async beforePublishing(view) {
        const { writeReport } = await import('./publish-report.ts');
        written = await writeReport(view, log, io);
      },
    },
    ports,
  );
  if ('problems' in checked) {
    const { publishNothing } = await import('./publish-report.ts');
    const forgiven = isForgiven(checked, job);
    const { problems } = checked;
    const said = forgiven ? problems.filter(({ input }) => input === 'token') : problems;
    await publishNothing(said, forgiven, io);
    return forgiven ? 0 : 1;
  }
  const { publishReport } = await import('./publish-report.ts');
  publishReport(checked, written, log, io);
  host.save('reported', 'true');
  return checked.view.green ? 0 : 1;
}

function isTrue(text = ''): boolean {
  const parsed = parseFlag(text);
  return 'value' in parsed && parsed.value;
}

/** The one reason is that the event hands out no secrets, and `on-missing-token` forgives it. */
function isForgiven({ problems, refused }: NotChecked, { event, given }: GitHubJob): boolean {
  // Names that nobody wrote are in a branch, which such a job need not be able to read.
  const isGiven = (...names: string[]) => names.some((name) => given[name]?.trim());
  const unread = [
    ...(isGiven('organization') ? [] : ['organization']),
    ...(isGiven('workspace', 'workspaces') ? [] : ['workspace', 'workspaces']),
  ];
  const isElse = ({ input }: (typeof problems)[number]) =>
    input !== 'token' && !unread.includes(input);
  return (
    refused === undefined &&
    event?.withheld === true &&
    given['on-missing-token'] === 'neutral' &&
    problems.some(({ input }) => input === 'token') &&
    !problems.some(isElse)
  );
}
