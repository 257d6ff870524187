/** Log, summary, comment, annotations, outputs, report file: each as well as it can be done. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingProblem } from '../settings/input-values.ts';
import type { Log } from '../ports.ts';
import type { JobEvent } from '../publish/event.ts';
import type { GitHubConnection } from '../publish/github-connection.ts';
import type { PublishedOnGitHub } from '../publish/github.ts';
import { createGitHubPublisher } from '../publish/github.ts';
import { annotationCommands } from '../report/annotations.ts';
import { renderVerdict } from '../report/console.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { renderJson } from '../report/json.ts';
import { renderSummary } from '../report/summary.ts';
import type { ReportView } from '../report/view.ts';
import type { Settings } from '../settings/settings.ts';
import type { ActionIo } from './action-io.ts';
import { emptyOutputs, toOutputs } from '../publish/outputs.ts';
import type { Subject } from './prepare.ts';
import { neutralSummary, problemLines, problemSummary } from './say-problems.ts';
import { appendSummary, summaryRoom } from './summary-file.ts';

export interface Publishing {
  settings: Settings;
  event: JobEvent | undefined;
  subject: Subject;
  github: GitHubConnection;
  /** Paths that the pull request changes, when known already. */
  files: string[] | undefined;
}

export async function publishReport(
  view: ReportView,
  publishing: Publishing,
  log: Log,
  io: ActionIo,
): Promise<void> {
  const { host, environment, signal } = io;
  for (const line of renderVerdict(view)) host.print(line);
  const reportPath = await writeReport(view, log, io);
  // A cancelled job may be killed while it talks to GitHub: its outputs come first.
  if (signal.aborted) setOutputs(toOutputs(view, { reportPath }), io);
  await appendSummary(renderSummary(view, await summaryRoom(environment)), environment, log);
  const published = await publishOnGitHub(view, publishing, io);
  for (const problem of published.problems) log.warning(problem);
  for (const command of annotationCommands(published.left)) host.print(command);
  const { commentUrl } = published;
  if (commentUrl !== undefined) host.print(safeLine(`Comment: ${commentUrl}`));
  setOutputs(toOutputs(view, { reportPath, ...(commentUrl !== undefined && { commentUrl }) }), io);
  if (!view.green) host.error(safeLine(`Policy gate: ${view.headline}.`));
}

/** The gate did not start. */
export async function publishNothing(
  problems: readonly SettingProblem[],
  forgiven: boolean,
  io: ActionIo,
): Promise<void> {
  const { host, environment } = io;
  const [first] = problems;
  if (forgiven && first !== undefined) {
    host.warning(
      safeLine(`The gate is open without having looked: ${first.input} ${first.message}`),
    );
    await appendSummary(neutralSummary(first), environment);
  } else {
    const lines = problemLines(problems);
    for (const line of lines) host.print(line);
    host.error(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
    await appendSummary(problemSummary(problems), environment);
  }
  setOutputs(emptyOutputs(forgiven), io);
}

async function publishOnGitHub(
  view: ReportView,
  { settings, event, subject, github, files }: Publishing,
  io: ActionIo,
): Promise<PublishedOnGitHub> {
  if (event === undefined) return { left: [], problems: [] };
  const { checkRunId, comment, commentMode, annotate } = settings;
  const { pullRequest, headSha } = subject;
  const { publish } = createGitHubPublisher(
    {
      headSha,
      comment,
      commentMode,
      annotate,
      ...(checkRunId !== undefined && { checkRunId }),
      ...(pullRequest !== undefined && { pullRequest }),
    },
    github,
    { clock: io.clock, random: io.random, hurry: () => io.signal.aborted },
  );
  return publish(view, files);
}

function setOutputs(outputs: Readonly<Record<string, string>>, { host }: ActionIo): void {
  for (const [name, value] of Object.entries(outputs)) host.output(name, value);
}

/** Beside the runner's temporary files, under the name of this step. Empty when that fails. */
async function writeReport(view: ReportView, log: Log, { environment }: ActionIo): Promise<string> {
  const folder = environment['RUNNER_TEMP'];
  if (folder === undefined || folder === '') return '';
  const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
  const path = join(folder, 'plangate', `${step.slice(0, 100)}.json`);
  try {
    await mkdir(join(folder, 'plangate'), { recursive: true });
    await writeFile(path, renderJson(view));
    return path;
  } catch (error) {
    log.warning(`The report could not be written to ${path}: ${String(error)}`);
    return '';
  }
}
