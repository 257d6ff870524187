/**
 * Gives the runner the log, the summary, the outputs and the report files. If one fails, the others are still written. The comment and the check run are written by `hosts/github/publish.ts`.
 */
import { constants } from 'node:fs';
import { appendFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedJob } from '../check/check.ts';
import type { NotChecked } from '../check/check-request.ts';
import { FILES_OF_FEATURES } from '../features.ts';
import { renderFile } from '../hosts/write-reports.ts';
import { emptyOutputs, toOutputs, type WrittenOutputs } from '../hosts/outputs.ts';
import type { Environment, Log } from '../model/ports.ts';
import { linkToRemedy, prose } from '../report/markdown.ts';
import { literal, type Markdown } from '../model/sentence.ts';
import { annotationCommands } from '../report/annotations.ts';
import { renderJson } from '../report/json.ts';
import { joinedLines, safeLine, type LogLine } from '../report/neutralise-log.ts';
import { renderSummary, SUMMARY_BUDGET_BYTES } from '../report/markdown-report.ts';
import { countWords, joinNonEmpty, textWithRemedy, withPage } from '../report/text.ts';
import { firstCauseLine } from '../report/words.ts';
import type { ReportView } from '../report/view.ts';
import type { Problem } from '../model/parse.ts';
import type { ActionIo } from './open-job.ts';
import type { ActionRunner } from './actions-runner.ts';
import type { Concealed } from '../model/secrets.ts';
import { CODES } from '../model/errors.ts';

/**
 * Writes the report files and the job summary, before anything is sent to GitHub.
 *
 * @param wanted the files that `reports` asks for, besides the one as JSON
 * @returns the paths of the files; empty for a file that could not be written
 */
export async function writeReport(
  view: Concealed<ReportView>,
  wanted: readonly string[],
  log: Log,
  io: ActionIo,
): Promise<WrittenOutputs> {
  const { environment, signal } = io;
  const paths = {
    'report-json': await writeReportFile('json', renderJson(view), log, io),
    'report-html': '',
    'report-sarif': '',
  };
  if (wanted.includes('page')) {
    paths['report-html'] = await writeReportFile(
      'html',
      await renderFile(FILES_OF_FEATURES, 'report.html', view),
      log,
      io,
    );
  }
  if (wanted.includes('sarif')) {
    paths['report-sarif'] = await writeReportFile(
      'sarif',
      await renderFile(FILES_OF_FEATURES, 'report.sarif', view),
      log,
      io,
    );
  }
  // A canceled job may be killed during its requests to GitHub, so its outputs are set first.
  if (signal.aborted) setOutputs(toOutputs(view, paths), io.runner);
  // The runner discards a summary that is too large, together with the parts of other programs.
  const { size } = await stat(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
  const budget = Math.max(0, SUMMARY_BUDGET_BYTES - size);
  await appendSummary(renderSummary(view, budget), environment, log);
  return paths;
}

/** Prints what publishing on GitHub could not do, and sets the outputs. */
export function publishReport(
  { view, published }: CheckedJob,
  written: WrittenOutputs,
  log: Log,
  io: ActionIo,
): void {
  const { runner } = io;
  const { doubts, unplaced = [], commentUrl } = published;
  for (const doubt of doubts) log.warning(textWithRemedy(doubt));
  for (const command of annotationCommands(unplaced)) runner.print(command);
  if (commentUrl !== undefined) runner.print(safeLine(`Comment: ${commentUrl}`));
  setOutputs(toOutputs(view, { ...written, 'comment-url': commentUrl ?? '' }), runner);
  // The first cause, because the red line is all that many people read.
  const cause = firstCauseLine(view.causes);
  if (!view.green) runner.error(safeLine(`Policy gate: ${cause || `${view.headline}.`}`));
}

export async function publishNothing(
  { problems, ended }: NotChecked,
  { runner, environment }: ActionIo,
): Promise<void> {
  const lines = problemLines(problems);
  for (const line of lines) runner.print(line);
  runner.error(joinedLines(lines));
  const items = problems.map(({ where, message, code }) =>
    joinNonEmpty(' ', literal`- **${prose(where)}** ${prose(message)}`, linkToRemedy(code)),
  );
  const summary = literal`### ❔ Policy gate: not started\n\nNothing was sent to the service.`;
  await appendSummary(literal`${summary}\n\n${joinNonEmpty('\n', ...items)}\n`, environment);
  setOutputs(emptyOutputs(ended === 'canceled' ? 'canceled' : 'undecided'), runner);
}

export function setOutputs(outputs: Readonly<Record<string, string>>, runner: ActionRunner): void {
  for (const [name, value] of Object.entries(outputs)) runner.output(name, value);
}

export async function writeReportFile(
  ending: 'json' | 'html' | 'sarif',
  text: string,
  log: Log,
  { environment }: ActionIo,
): Promise<string> {
  const folder = environment['RUNNER_TEMP'];
  if (folder === undefined || folder === '') return '';
  const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
  const path = join(folder, 'plangate', `${step.slice(0, 100)}.${ending}`);
  try {
    await mkdir(join(folder, 'plangate'), { recursive: true });
    await writeFile(path, text);
    return path;
  } catch (error) {
    log.warning(`The report could not be written to ${path}: ${String(error)}`);
    return '';
  }
}

// With O_NONBLOCK, a pipe without a reader is an error and not a wait. Windows has neither this flag nor such pipes.
const APPEND_FLAGS =
  constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0);

/** Does nothing on an old runner, which has no job summary. */
export async function appendSummary(
  text: Markdown,
  environment: Environment,
  log?: Log,
): Promise<void> {
  const path = environment['GITHUB_STEP_SUMMARY'];
  if (path === undefined || path === '' || text === '') return;
  try {
    await appendFile(path, text, { flag: APPEND_FLAGS });
  } catch (error) {
    log?.warning(`The job summary could not be written: ${String(error)}`);
  }
}

/** Every problem with its remedy, as lines of the log. */
export function problemLines(problems: readonly Problem[]): LogLine[] {
  const width = Math.max(14, ...problems.map(({ where }) => Math.min(30, where.length)));
  const number = countWords(problems.length, 'problem');
  return [
    safeLine(withPage(`Plangate cannot start: ${number}.`, CODES.wrongInput)),
    ...problems.map(({ where, message, code }) =>
      safeLine(`  ${where.padEnd(width)} ${withPage(message, code)}`),
    ),
  ];
}
