/** The gate as a step: prepare → check → publish → outputs. Resolves to the exit code. */
import { resolve } from 'node:path';
import { check } from '../check.ts';
import { createSend } from '../client/send.ts';
import { hintsFrom, readEarlierReports } from '../publish/earlier-reports.ts';
import { connectGitHub } from '../publish/github-connection.ts';
import { renderEvent, renderOpening } from '../report/console.ts';
import type { ActionIo } from './action-io.ts';
import { createActionLog } from './action-log.ts';
import { changeRequestOf, contextOf, messageOf } from './describe-job.ts';
import { encodeState, trackJob } from './job-state.ts';
import type { NotPrepared, Prepared, Subject } from './prepare.ts';
import { findSubject, prepare } from './prepare.ts';
import { environmentSecrets, runnerFiles } from './runner.ts';

/** Publishing goes on this long after the job was cancelled; the runner kills at 7.5 s. */
const LAST_WORDS_MS = 5_500;

export async function runAction(io: ActionIo): Promise<number> {
  const prepared = await prepare(io);
  if ('problems' in prepared) return notStarted(prepared, io);
  const github = connect(prepared, io);
  const subject = await findSubject(prepared, github, io);
  if ('refused' in subject) return notStarted({ problems: [subject.refused], forgiven: false }, io);
  return gateAndReport(prepared, subject, github, io);
}

async function notStarted(
  { problems, forgiven }: Pick<NotPrepared, 'problems' | 'forgiven'>,
  io: ActionIo,
): Promise<number> {
  const { publishNothing } = await import('./publish-report.ts');
  await publishNothing(problems, forgiven, io);
  return forgiven ? 0 : 1;
}

async function gateAndReport(
  { settings, event }: Prepared,
  subject: Subject,
  github: ReturnType<typeof connect>,
  io: ActionIo,
): Promise<number> {
  const { host, environment, signal } = io;
  const log = createActionLog(host, io.makeToken);
  const repositoryRoot = environment['GITHUB_WORKSPACE'] ?? io.workingDirectory;
  const context = contextOf(settings, event, subject, repositoryRoot, io);
  for (const line of renderOpening(context)) host.print(line);
  for (const problem of subject.problems) log.warning(problem);

  const track = trackJob(settings, (state) => host.save('job', encodeState(state)));
  const caFile = settings.caFile && resolve(io.workingDirectory, settings.caFile);
  const send = createSend({ environment, ...(caFile ? { caFile } : {}) });
  // The gate begins without what GitHub knows of earlier runs, and asks for it once it has packed.
  const earlier = (async () => {
    await new Promise((next) => setImmediate(next));
    const { pullRequest } = subject;
    if (pullRequest === undefined || github.comments === undefined) return undefined;
    const files = settings.affectedOnly || settings.annotate !== 'off';
    const key = settings.commentKey;
    return readEarlierReports(github.comments, pullRequest.number, key, { files });
  })();
  const last = async () => (signal.aborted ? undefined : await earlier);
  try {
    const { view } = await check(
      {
        settings,
        context,
        workingDirectory: io.workingDirectory,
        repositoryRoot,
        message: messageOf(event, subject),
        secrets: [settings.githubToken, settings.checksToken]
          .filter((token) => token !== undefined)
          .concat(environmentSecrets(environment)),
        never: runnerFiles(environment),
        changedFiles: async () => (await earlier)?.files,
        ...hintsFrom(earlier, last, context, io.clock),
        ...changeRequestOf(event, subject, settings),
      },
      {
        ...io,
        send,
        log,
        onEvent(happened) {
          track(happened);
          const { length } = settings.workspaces;
          for (const line of renderEvent(happened, { workspaces: length, repositoryRoot })) {
            host.print(line);
          }
        },
      },
    );
    const files = (await last())?.files;
    const { publishReport } = await import('./publish-report.ts');
    await publishReport(view, { settings, event, subject, github, files }, log, io);
    host.save('reported', 'true');
    return view.green ? 0 : 1;
  } finally {
    await send.close();
  }
}

/** Requests to GitHub outlive the job's own signal a little: to say that it was cancelled. */
function connect({ settings, event }: Prepared, io: ActionIo) {
  if (event === undefined) return {};
  const late = new AbortController();
  const soon = async () => {
    await io.clock.sleep(LAST_WORDS_MS);
    late.abort();
  };
  io.signal.addEventListener('abort', () => void soon(), { once: true });
  const { githubToken, checksToken } = settings;
  return connectGitHub(
    {
      apiUrl: io.environment['GITHUB_API_URL'] ?? 'https://api.github.com',
      owner: event.owner,
      name: event.repository,
      ...(githubToken !== undefined && { githubToken }),
      ...(checksToken !== undefined && { checksToken }),
    },
    { clock: io.clock, random: io.random, signal: late.signal },
  );
}
