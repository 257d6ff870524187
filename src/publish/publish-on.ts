/**
 * Says a report on the CI host that `plangate check` runs on, with what that host offers. For the
 * command line: the action has `github.ts`. Call it after the verdict is decided and printed, with
 * `host` from `detect(environment)`; print `problems` as warnings, keep the exit code.
 */
import { join } from 'node:path';
import type { Clock, Environment, Random, Send } from '../ports.ts';
import { renderAnnotations } from '../report/annotations.ts';
import { renderLoggingCommand } from '../report/escape-command.ts';
import type { ReportView } from '../report/view.ts';
import { publishAzure } from './azure.ts';
import { publishBitbucket } from './bitbucket.ts';
import type { CiHost } from './detect.ts';
import { writeReports } from './files.ts';
import type { WriteFile } from './files.ts';
import { publishGitLab } from './gitlab.ts';
import { hostToken } from './host-token.ts';
import { toCommentContent } from './github-content.ts';
import { toOutputs } from './outputs.ts';
import type { NoteRequest } from './publish-note.ts';
import type { Published } from './surfaces.ts';
import { toInsights } from './to-insights.ts';

export interface PublishOnOptions {
  comment: 'auto' | 'always' | 'on-failure' | 'off';
  commentMode: 'update' | 'recreate-on-change';
  /** Absolute: where all report files go (`--reports`). Absent: none is written. */
  reports?: string;
}

export interface PublishOnPorts {
  send: Send;
  clock: Clock;
  random: Random;
  environment: Environment;
  write: WriteFile;
  /** One whole line of the job's log that the host acts on. Escaped already: print it as it is. */
  command(line: string): void;
  signal?: AbortSignal;
}

/** Never rejects: what could not be done is a problem to tell, and changes no verdict. */
export async function publishOn(
  host: CiHost,
  view: ReportView,
  options: PublishOnOptions,
  ports: PublishOnPorts,
): Promise<Published> {
  const problems = await tryFiles(view, options.reports, ports.write);
  try {
    const published = await publishThere(host, view, options, ports);
    return { ...published, problems: [...problems, ...published.problems] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const sentence = ports.signal?.aborted ? 'the job was cancelled.' : why;
    return { problems: [...problems, `The report was not published: ${sentence}`] };
  }
}

async function tryFiles(
  view: ReportView,
  directory: string | undefined,
  write: WriteFile,
): Promise<string[]> {
  if (directory === undefined) return [];
  try {
    await writeReports(view, directory, write);
    return [];
  } catch (error) {
    return [`Not all reports were written to ${directory}: ${(error as Error).message}`];
  }
}

async function publishThere(
  host: CiHost,
  view: ReportView,
  options: PublishOnOptions,
  ports: PublishOnPorts,
): Promise<Published> {
  switch (host.name) {
    case 'gitlab':
      if (!host.gitlab || !host.pullRequest || options.comment === 'off') return NOTHING;
      return publishGitLab(
        host.gitlab,
        host.pullRequest,
        hostToken(ports.environment, 'GITLAB_TOKEN'),
        toNote(host, view, options),
        ports,
      );
    case 'azure':
      for (const line of loggingCommands(view, options.reports)) ports.command(line);
      if (!host.azure || !host.pullRequest || options.comment === 'off') return NOTHING;
      return publishAzure(
        host.azure,
        host.pullRequest,
        hostToken(ports.environment, 'SYSTEM_ACCESSTOKEN'),
        toNote(host, view, options),
        ports,
      );
    case 'bitbucket':
      if (!host.bitbucket || host.commit === undefined || options.comment === 'off') return NOTHING;
      return publishBitbucket(
        host.bitbucket,
        host.commit,
        hostToken(ports.environment, 'BITBUCKET_TOKEN'),
        toInsights(view),
        ports,
      );
    case 'github':
    case 'jenkins':
    case 'circleci':
    case 'buildkite':
    case 'none':
      return NOTHING;
  }
}

const NOTHING: Published = { problems: [] };

function toNote(
  host: CiHost,
  view: ReportView,
  { comment, commentMode }: PublishOnOptions,
): NoteRequest {
  return {
    content: toCommentContent(view),
    headSha: host.commit ?? '',
    green: view.green,
    when: comment,
    mode: commentMode,
  };
}

/** Errors with file and line, the summary page, and variables for later steps. */
function loggingCommands(view: ReportView, directory: string | undefined): string[] {
  const issues = renderAnnotations(view, { annotate: 'all' }).map((each) =>
    renderLoggingCommand(
      'task.logissue',
      {
        type: each.annotation_level === 'failure' ? 'error' : 'warning',
        sourcepath: each.path,
        linenumber: each.start_line,
      },
      `${each.title}: ${each.message}`,
    ),
  );
  const outputs = toOutputs(view, {});
  const { verdict, green } = outputs;
  const variables = { verdict, green, runId: outputs['run-id'], runUrl: outputs['run-url'] };
  return [
    ...issues,
    ...Object.entries(variables).map(([name, value]) =>
      renderLoggingCommand(
        'task.setvariable',
        { variable: `plangate.${name}`, isOutput: 'true' },
        value,
      ),
    ),
    ...(directory === undefined
      ? []
      : [renderLoggingCommand('task.uploadsummary', {}, join(directory, 'summary.md'))]),
  ];
}
