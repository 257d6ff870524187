/**
 * After the step: when it was killed, the runs that it left are ended and the comment says so. What
 * the step finished itself is left alone.
 */
import { createClient } from '../client/create-client.ts';
import { createSend } from '../client/send.ts';
import type { GateResult } from '../gate.ts';
import { combine, decideWithout } from '../policy/decide.ts';
import type { Log } from '../ports.ts';
import { connectGitHub } from '../publish/github-connection.ts';
import { createGitHubPublisher } from '../publish/github.ts';
import { toReportView } from '../report/to-view.ts';
import { finishAfterKill } from '../wait/finish-after-kill.ts';
import type { ActionIo } from './action-io.ts';
import { createActionLog } from './action-log.ts';
import { contextOf } from './describe-job.ts';
import type { JobState } from './job-state.ts';
import { decodeState } from './job-state.ts';
import type { Prepared } from './prepare.ts';
import { findSubject, prepare } from './prepare.ts';

/** Resolves to the exit code, which is always 0: the verdict was the step's to give. */
export async function finishAction(io: ActionIo): Promise<number> {
  const state = decodeState(io.host.saved('job'));
  if (state === undefined || state.runs.length === 0) return 0;
  const log = createActionLog(io.host, io.makeToken);
  const prepared = await prepare(io);
  if ('problems' in prepared || prepared.settings.origin !== state.origin) {
    log.warning(`Runs may still be going on: ${namesOf(state)}. Look at them on ${state.origin}.`);
    return 0;
  }
  const ended = await endRuns(state, prepared, log, io);
  if (io.host.saved('reported') !== 'true') await tellCanceled(ended, prepared, log, io);
  return 0;
}

type Ended = Awaited<ReturnType<typeof finishAfterKill>>;

async function endRuns(
  state: JobState,
  { settings }: Prepared,
  log: Log,
  io: ActionIo,
): Promise<Ended> {
  const { caFile } = settings;
  const send = createSend({
    environment: io.environment,
    ...(caFile !== undefined && { caFile }),
  });
  try {
    const { origin, token } = settings;
    const client = createClient({ ...io, origin, token, send, log });
    const ended = await finishAfterKill(state, { ...io, client });
    for (const { workspace, runId = 'no run', outcome, status, trouble } of ended) {
      const word = status === undefined ? '' : ` (${status})`;
      const said = `${workspace}: ${runId} ${WORDS[outcome]}${word}`;
      if (outcome === 'unknown') log.warning(`${said}. ${trouble ?? ''}`);
      else log.info(said);
    }
    return ended;
  } finally {
    await send.close();
  }
}

const WORDS: Record<Ended[number]['outcome'], string> = {
  none: 'was started',
  over: 'is over',
  ended: 'was ended',
  left: 'was left alone, because somebody applies it',
  unknown: 'may still be going on',
};

async function tellCanceled(
  ended: Ended,
  prepared: Prepared,
  log: Log,
  io: ActionIo,
): Promise<void> {
  const { settings, event } = prepared;
  if (event === undefined || settings.comment === 'off') return;
  const ports = { clock: io.clock, random: io.random, signal: io.signal };
  const { githubToken } = settings;
  const github = connectGitHub(
    {
      apiUrl: io.environment['GITHUB_API_URL'] ?? 'https://api.github.com',
      owner: event.owner,
      name: event.repository,
      ...(githubToken !== undefined && { githubToken }),
    },
    ports,
  );
  const subject = await findSubject(prepared, github, io);
  if ('refused' in subject || subject.pullRequest === undefined) return;
  const root = io.environment['GITHUB_WORKSPACE'] ?? io.workingDirectory;
  const view = toReportView(canceled(ended), contextOf(settings, event, subject, root, io));
  const { publish } = createGitHubPublisher(
    {
      pullRequest: subject.pullRequest,
      headSha: subject.headSha,
      comment: settings.comment,
      commentMode: settings.commentMode,
      annotate: 'off',
    },
    github,
    ports,
  );
  for (const problem of (await publish(view)).problems) log.warning(problem);
}

function canceled(ended: Ended): GateResult {
  const message = 'The job was killed before this run was judged.';
  const workspaces = ended.map(({ workspace, runId, status }) => ({
    workspace,
    workingDirectory: '',
    results: [],
    runTasks: [],
    notices: [],
    diagnostics: [],
    verdict: decideWithout({ kind: 'canceled', message }),
    failure: { kind: 'canceled' as const, message },
    ...(runId !== undefined && { runId }),
    ...(status !== undefined && { runStatus: status }),
  }));
  const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
  return { verdict: combine(named), workspaces, archives: [], durationMs: 0 };
}

function namesOf({ runs }: JobState): string {
  return runs.map(({ workspace, runId }) => `${workspace} ${runId ?? ''}`.trim()).join(', ');
}
