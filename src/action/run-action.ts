/** The gate as a step: the story of `check.ts`, and what the runner is told of it. Resolves to the exit code. */
import type { Door, NotChecked } from '../check.ts';
import { check, environmentSecrets } from '../check.ts';
import type { GitHubJob } from '../hosts/github/job.ts';
import { onGitHub } from '../hosts/github/job.ts';
import type { Environment } from '../ports.ts';
import type { ActionIo } from './action-io.ts';
import { openJob } from './connect-github.ts';
import { encodeState, trackJob } from './job-state.ts';

export async function runAction(io: ActionIo): Promise<number> {
  const { host, environment } = io;
  const { job, settings, ports, log } = await openJob(io);
  let reportPath = '';
  const door: Door = {
    settings,
    workingDirectory: io.workingDirectory,
    secrets: environmentSecrets(environment),
    never: runnerFiles(environment),
    log,
    tell: (line) => host.print(line),
    follow: (chosen) => trackJob(chosen, (state) => host.save('job', encodeState(state))),
    async beforePublishing(view) {
      const { writeReport } = await import('./publish-report.ts');
      reportPath = await writeReport(view, log, io);
    },
  };
  const checked = await check(onGitHub(job, ports), door, ports);
  if ('problems' in checked) {
    const { publishNothing } = await import('./publish-report.ts');
    const forgiven = isForgiven(checked, job);
    await publishNothing(checked.problems, forgiven, io);
    return forgiven ? 0 : 1;
  }
  const { publishReport } = await import('./publish-report.ts');
  publishReport(checked, reportPath, log, io);
  host.save('reported', 'true');
  return checked.view.green ? 0 : 1;
}

/** The one reason is that the event hands out no secrets, and `on-missing-token` forgives it. */
function isForgiven({ problems, refused }: NotChecked, { event, given }: GitHubJob): boolean {
  const [first, ...others] = problems;
  return (
    refused === undefined &&
    event?.withheld === true &&
    others.length === 0 &&
    first?.input === 'token' &&
    given['on-missing-token'] === 'neutral'
  );
}

/** The runner's own files: they hold outputs, state and more, and never ship. */
function runnerFiles(environment: Environment): string[] {
  const names = 'RUNNER_TEMP GITHUB_ENV GITHUB_EVENT_PATH GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE';
  return [...names.split(' '), 'GITHUB_STEP_SUMMARY'].flatMap((name) => environment[name] || []);
}
