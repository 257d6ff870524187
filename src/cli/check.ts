/** The gate on any machine: settings → check → report → exit code. */
import { resolve } from 'node:path';
import { check as checkOn, environmentSecrets } from '../check.ts';
import { hostHere } from '../hosts/standing.ts';
import { openNetwork } from '../network.ts';
import { exitCodeOf } from '../policy/verdict.ts';
import { renderJson } from '../report/json.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import { loadSettings } from '../settings/load-settings.ts';
import type { Judgement } from '../trust/trusted-block.ts';
import { CHECK_OPTIONS, forOptions, givenInputs, toProblem } from './check-options.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { readStoredTokens } from './credentials-file.ts';
import type { CommandLog } from './log.ts';
import { createLog } from './log.ts';
import { UsageError } from './problems.ts';
import { optionOf } from './read-input.ts';
import {
  REPORT_OPTIONS,
  reportProblems,
  writeReportFiles,
  writeWholeFile,
} from './report-files.ts';

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
  examples: {
    'plangate check': 'the workspace of the cloud block in this directory',
    'plangate check --organization acme --workspaces net-prod,dns --directory infra':
      'one directory, two workspaces, one verdict',
    'plangate check --format json > report.json': 'for a script',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const json = optionOf(input, 'format') === 'json';
  const verbose = input.options['verbose'] === true;
  const log = createLog(io, { verbose, story: json ? 'err' : 'out' });
  try {
    const { result, view, published, settings } = await checkHere(input, io, log);
    if (published.commentUrl !== undefined) log.tell(`Comment: ${published.commentUrl}`);
    const unwritten = await writeReportFiles(view, input, io.workingDirectory);
    for (const problem of [...published.problems, ...unwritten]) log.warning(problem);
    await log.flush();
    if (json) await io.out(renderJson(view));
    const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
    return exitCodeOf(result, settings.failOn, signal);
  } finally {
    await log.flush();
  }
}

async function checkHere(input: CommandInput, io: CommandIo, log: CommandLog) {
  const { environment, workingDirectory } = io;
  const secrets = environmentSecrets(environment, /(?:^|_)TOKEN$/);
  for (const secret of secrets) log.secret(secret);
  const wanted = optionOf(input, 'reports');
  const reports = wanted === undefined ? undefined : resolve(workingDirectory, wanted);
  const ports = { ...io, send: openNetwork(optionOf(input, 'ca-file'), io) };
  const { tell, command } = log;
  const checked = await checkOn(
    await hostHere({ reports, command, write: writeWholeFile }, ports),
    {
      settings: (judgement) => readSettings(input, io, judgement),
      workingDirectory,
      secrets,
      // What an earlier job left there is no part of the configuration.
      never: reports === undefined ? [] : [reports],
      log,
      tell,
    },
    ports,
  );
  if (!('problems' in checked)) return checked;
  const message = `is not given. ${forOptions(checked.refused ?? '')}`;
  throw new UsageError([{ subject: '--allow-untrusted-head', message }]);
}

async function readSettings(
  input: CommandInput,
  io: CommandIo,
  judgement: Judgement,
): Promise<LoadedSettings> {
  const given = givenInputs(input);
  const { environment, workingDirectory } = io;
  const storedToken = await readStoredTokens(environment);
  const sources = { given, environment, storedToken, door: 'cli' } as const;
  const read = await loadSettings(sources, workingDirectory, judgement);
  const problems = await reportProblems(input, workingDirectory);
  if ('settings' in read && problems.length === 0) return read;
  const wrong = 'problems' in read ? read.problems : [];
  throw new UsageError([...wrong.map(toProblem), ...problems]);
}
