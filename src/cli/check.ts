/** The gate on any machine: settings → check → report → exit code. */
import { resolve } from 'node:path';
import { check as checkWith } from '../check.ts';
import { createSend } from '../client/send.ts';
import { exitCodeOf } from '../policy/exit-code.ts';
import { reportedSettings } from '../settings/reported-settings.ts';
import { loadSettings } from '../settings/load-settings.ts';
import { detect } from '../publish/detect.ts';
import { commentsOn, readEarlierOn } from '../publish/earlier-on.ts';
import { hintsFrom, soon } from '../publish/earlier-reports.ts';
import { publishOn } from '../publish/publish-on.ts';
import { renderEvent, renderOpening, renderVerdict } from '../report/console.ts';
import { renderJson } from '../report/json.ts';
import type { ReportContext } from '../report/view.ts';
import type { Settings } from '../settings/settings.ts';
import { CHECK_OPTIONS, forOptions, givenInputs, optionFor } from './check-options.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { readStoredTokens } from './credentials-file.ts';
import { findChangedFiles } from './changed-files.ts';
import { describeCheckout } from './describe-checkout.ts';
import { jobSecrets } from './job-secrets.ts';
import { createLog } from './log.ts';
import { UsageError } from './problems.ts';
import { optionOf } from './read-input.ts';
import { REPORT_OPTIONS, writeReportFiles } from './report-files.ts';
import { writeWholeFile } from './write-whole-file.ts';

export const check: CommandSpec = {
  name: 'check',
  summary: 'pack, plan, read the policies, decide',
  description:
    'Packs a directory, uploads it to one or more workspaces, lets them plan it, waits for every policy result and answers with one verdict, which is also the exit code.\n\nOn a laptop the directory needs nothing but its cloud block and a token.',
  options: [
    ...CHECK_OPTIONS,
    {
      name: 'format',
      value: 'word',
      description:
        'text tells the story as it happens; json prints the report on standard output and nothing else there',
      choices: ['text', 'json'],
      default: 'text',
      group: 'Reports',
    },
    {
      name: 'reports',
      value: 'directory',
      description:
        'write all reports there: report.json, junit.xml, report.sarif, comment.md and what GitLab shows by itself',
      group: 'Reports',
    },
    ...REPORT_OPTIONS,
    { name: 'verbose', description: 'say what is asked of the service' },
  ],
  examples: [
    { command: 'plangate check', what: 'the workspace of the cloud block in this directory' },
    {
      command: 'plangate check --organization acme --workspaces net-prod,dns --directory infra',
      what: 'one directory, two workspaces, one verdict',
    },
    { command: 'plangate check --format json > report.json', what: 'for a script' },
  ],
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const settings = await readSettings(input, io);
  const json = optionOf(input, 'format') === 'json';
  const log = createLog(io, {
    verbose: input.options['verbose'] === true,
    story: json ? 'err' : 'out',
  });
  log.secret(settings.token);
  const directory = resolve(io.workingDirectory, settings.directory);
  const host = detect(io.environment);
  const checkout = await describeCheckout(directory, host, io.execute);
  const caFile = settings.caFile && resolve(io.workingDirectory, settings.caFile);
  const { environment, clock, random, execute, signal, workingDirectory, version } = io;
  const send = createSend({ environment, ...(caFile ? { caFile } : {}) });
  const comments =
    settings.comment === 'off'
      ? undefined
      : commentsOn(host, environment, { send, clock, random, signal });
  const context: ReportContext = {
    ...checkout.context,
    ...reportedSettings(settings),
    adoptsOverridden: settings.mode === 'speculative' && comments !== undefined,
    startedAt: clock.date().toISOString(),
    version,
  };
  const wanted = optionOf(input, 'reports');
  const reports = wanted === undefined ? undefined : resolve(workingDirectory, wanted);
  const told = { workspaces: settings.workspaces.length, repositoryRoot: checkout.root };
  const earlier = readEarlierOn(host, comments, settings.commentKey, signal);
  const last = async () => (signal.aborted ? undefined : await soon(earlier, clock));
  try {
    renderOpening(context).forEach(log.tell);
    const { result, view } = await checkWith(
      {
        settings,
        context,
        workingDirectory,
        repositoryRoot: checkout.root,
        message: checkout.message,
        secrets: jobSecrets(environment),
        // What an earlier job left there is no part of the configuration.
        never: reports === undefined ? [] : [reports],
        changedFiles: () => findChangedFiles(checkout.root, environment, execute),
        ...(checkout.changeRequest !== undefined && { changeRequest: checkout.changeRequest }),
        ...hintsFrom(earlier, last, context, clock),
      },
      {
        send,
        clock,
        random,
        execute,
        environment,
        log,
        signal,
        onEvent: (event) => renderEvent(event, told).forEach(log.tell),
      },
    );
    for (const line of renderVerdict(view)) log.tell(line);
    const { comment, commentMode } = settings;
    const published = await publishOn(
      host,
      view,
      { comment, commentMode, ...(reports !== undefined && { reports }) },
      { send, clock, random, environment, signal, write: writeWholeFile, command: log.command },
    );
    if (published.commentUrl !== undefined) log.tell(`Comment: ${published.commentUrl}`);
    const unwritten = await writeReportFiles(view, input, workingDirectory);
    for (const problem of [...published.problems, ...unwritten]) log.warning(problem);
    await log.flush();
    if (json) await io.out(renderJson(view));
    return exitCodeOf(result, settings.failOn, signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
  } finally {
    await log.flush();
    await send.close();
  }
}

async function readSettings(input: CommandInput, io: CommandIo): Promise<Settings> {
  const given = givenInputs(input);
  const { environment, workingDirectory } = io;
  const storedToken = await readStoredTokens(environment);
  const sources = { given, environment, storedToken, door: 'cli' } as const;
  const read = await loadSettings(sources, workingDirectory);
  if ('settings' in read) return read.settings;
  throw new UsageError(
    read.problems.map(({ input: name, message }) => ({
      subject: optionFor(name),
      message: forOptions(message),
    })),
  );
}
