/**
 * Starts the action that the runner asked for: one bundle serves several, and the folder and the file that the runner
 * starts say which one. The code of the others is not loaded.
 */
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { withProgramsFromOutside } from '../hosts/job-workspace.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { endedBy } from '../model/ended-by.ts';
import { errorMessage } from '../model/error-message.ts';
import { findingOf, textOf, type Finding } from '../model/finding.ts';
import type { Environment } from '../model/ports.ts';
import { type ActionIo, openJob } from './open-job.ts';
import { check } from '../check/check.ts';
import type { WrittenOutputs } from '../hosts/outputs.ts';
import { COMBINE, type SubAction } from '../settings/sub-actions.ts';
import { trackJob } from './job-state.ts';

type Role = 'gate' | 'gate-post' | (typeof IN_FOLDERS)[number];

/** The roles that have the name of their folder. */
const IN_FOLDERS = ['command', 'apply', 'combine'] as const;

/** @param script what the runner started: `dist/action/index.js`, `dist/post/index.js`, `command/index.js`… */
export function roleOf(script: string): Role {
  const folder = basename(dirname(script));
  if (folder === 'post') return 'gate-post';
  return IN_FOLDERS.find((name) => name === folder) ?? 'gate';
}

/** How long a step may take that does not end by the setting `timeout`. */
const LONGEST_MS = 10 * 60_000;

/** Resolves to the exit code, and never rejects: an internal error is printed and closes the gate. */
export async function runStep(script: string, io: ActionIo): Promise<number> {
  const role = roleOf(script);
  const limitsItself = ['gate', 'combine', 'apply'].includes(role);
  const late = io.alarms.in(LONGEST_MS);
  try {
    const environment = withProgramsFromOutside(io.environment, io.workingDirectory, (sentence) =>
      io.runner.warning(safeLine(sentence)),
    );
    const unusable = role === 'gate-post' ? undefined : await findUnusableFile(environment);
    if (unusable !== undefined) {
      io.runner.error(safeLine(unusable));
      return 1;
    }
    const running = runRole(role, { ...io, environment });
    return await (limitsItself ? running : endedBy(late, running));
  } catch (error) {
    if (late.aborted) {
      io.runner.error(safeLine('This step did not end in time, and was given up.'));
      return 1;
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    for (const line of text.split('\n')) io.runner.print(safeLine(line));
    io.runner.error(safeLine('Plangate failed by an internal error. The lines above show where.'));
    return 1;
  }
}

async function runRole(role: Role, io: ActionIo): Promise<number> {
  switch (role) {
    case 'gate':
      return runAction(io);
    case 'combine':
      return runAction(io, COMBINE);
    case 'gate-post':
      return (await import('./post.ts')).finishAction(io);
    case 'apply':
      return (await import('./apply.ts')).applyInAction(io);
    case 'command':
      return (await import('./run-sub-action.ts')).commandInAction(io);
  }
}

/** The gate as a step of a workflow: reads the inputs, checks, sets the outputs. @returns 0 only if the gate is open */
async function runAction(io: ActionIo, action?: SubAction): Promise<number> {
  const { runner } = io;
  const { ciJob, entryPoint, ports, log } = await openJob(io, action);
  // The report files and the summary are written before anything is sent to GitHub.
  let written: WrittenOutputs = {};
  let planProblems: readonly Finding[] = [];
  const checked = await check(
    ciJob,
    {
      ...entryPoint,
      follow: ({ plans }) => trackJob(plans, (state) => runner.save('job', state)).onEvent,
      async beforePublishing(view, request, lasting) {
        const { report, job } = request.settings;
        const { writeReport } = await import('./publish-report.ts');
        written = await writeReport(view, report.reports ?? [], log, io);
        if (job.planJson === 'off' || lasting.signal.aborted) return;
        const { savePlans } = await import('./save-plans.ts');
        const saved = await savePlans(view, request, { ...ports, ...lasting, log }).catch(
          (error: unknown) => ({ paths: {}, problems: [findingOf(error)] }),
        );
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
  for (const problem of planProblems) {
    const workspace = problem.about?.workspace;
    const of = workspace === undefined ? '' : `${workspace}: `;
    runner.error(safeLine(`plan-json: ${of}${textOf(problem)}`));
  }
  return checked.view.green && planProblems.length === 0 ? 0 : 1;
}

/** GitHub's toolkit writes these. If one were a pipe that nobody reads, the toolkit would wait forever. */
const BY_TOOLKIT = ['GITHUB_OUTPUT', 'GITHUB_STATE'] as const;

/** Why outputs or state could not be handed over, as a sentence; undefined if they can be. */
async function findUnusableFile(environment: Environment): Promise<string | undefined> {
  for (const name of BY_TOOLKIT) {
    const path = environment[name] ?? '';
    if (path === '') continue;
    const why = await stat(path).then(
      (stats) => (stats.isFile() ? undefined : `${path} is no regular file`),
      errorMessage,
    );
    if (why === undefined) continue;
    return `${name} names no file that this step can write: ${why}. Nothing was started. Look at what the steps before this one do with it.`;
  }
  return undefined;
}
