/**
 * Who may override by a job that they start: of the command line, or with the run that it names. The host says who a person is, and
 * the right to write is enough. Who may by a comment is in `approvals/who-counts.ts`.
 */
import { detectJob, startersOf } from '../hosts/detect.ts';
import type { LoadableHost } from '../hosts/host.ts';
import { connectGitHub, type GitHubApi } from '../hosts/github/calls.ts';
import { readEvent, type JobEvent } from '../hosts/github/event.ts';
import { readPayload } from '../hosts/github/github.ts';
import { apiTokenOf, mayWrite, serverOf, SERVERS } from '../hosts/github/server.ts';
import { createSend } from '../client/http/send.ts';
import type { Environment, ProcessPorts } from '../model/ports.ts';
import type { Actor } from '../model/acts-on-runs.ts';
import type { ChangeOrigin } from '../trust/change-origin.ts';

/** Why somebody may not do something. What follows from it is decided by this word, and never by the sentence beside it. */
type WhyNot = 'fork' | 'unknown-change' | 'unknown-person' | 'no-writer';

interface NotAllowed {
  allowed: false;
  why: WhyNot;
  /** Whole sentences for people. */
  text: string;
}

type Permission = { allowed: true } | NotAllowed;

const ALLOWED: Permission = { allowed: true };

function notAllowed(why: WhyNot, text: string): NotAllowed {
  return { allowed: false, why, text };
}

/**
 * The person behind a command of the command line. The job of a fork is refused; on GitHub, only people with write permission
 * may act.
 *
 * @returns as `refused` a sentence for people
 */
export async function personBehind(
  io: ProcessPorts & {
    workingDirectory: string;
    isPersonThere: boolean;
    hosts: readonly LoadableHost[];
  },
): Promise<Actor | { refused: string }> {
  const { environment } = io;
  const job = await detectJob(environment, io.hosts);
  if (SERVERS.some(({ name }) => name === job.name)) {
    const { payload } = await readPayload(environment);
    const event = readEvent({ environment, payload });
    const githubToken = apiTokenOf(environment);
    const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
    const server = serverOf(environment);
    const { owner = '', repository: name = '' } = event ?? {};
    const send = createSend(io);
    const github = { apiUrl, server, owner, name, githubToken };
    const { comments } = connectGitHub(github, { ...io, send });
    try {
      return await actorOnGitHub(event, comments, environment);
    } finally {
      await send.close();
    }
  }
  const { changeOrigin } = await job.host.jobOrigin(environment, io.isPersonThere);
  if (changeOrigin !== 'own') {
    return { refused: 'This job is about the change of a fork, or of an unknown author.' };
  }
  return { by: startersOf(environment)[0], job: job.jobUrl };
}

/**
 * The person behind a job of GitHub Actions.
 *
 * @param api undefined without a token; then the override is refused, too
 */
export async function actorOnGitHub(
  event: JobEvent | undefined,
  api: GitHubApi | undefined,
  environment: Environment,
): Promise<Actor | { refused: string }> {
  if (event === undefined) return { refused: 'This is not a job of GitHub Actions.' };
  const change = {
    event: event.name,
    changeOrigin: event.jobOrigin.changeOrigin,
    permissionOf: async (login: string) => {
      if (api === undefined) throw new Error('There is no token to ask GitHub with.');
      return api.permissionOf(login);
    },
  };
  const job = event.job?.url;
  const starters = startersOf(environment);
  const permission = await permitByJob({ ...change, starters });
  return permission.allowed ? { by: starters[0], job } : { refused: permission.text };
}

/**
 * Who started a job overrides only a change of this repository, and may write in it.
 *
 * @param question.changeOrigin that of the event's pull request, if the payload says it
 * @param question.permissionOf what the host says a person may do in the repository; rejects when it does not say
 */
export async function permitByJob(question: {
  event: string;
  changeOrigin: ChangeOrigin;
  starters: readonly string[];
  permissionOf: (login: string) => Promise<string>;
}): Promise<Permission> {
  const { event, changeOrigin, starters, permissionOf } = question;
  if (changeOrigin === 'foreign') {
    return notAllowed('fork', `The event ${event} is about a fork's pull request.`);
  }
  // The payload of these events names the repository. A payload without it cannot be read.
  if (changeOrigin === 'unknown' && /^(?:pull_request|workflow_run)/.test(event)) {
    const text = `The author of the pull request of the event ${event} is unknown.`;
    return notAllowed('unknown-change', text);
  }
  if (starters.length === 0) {
    return notAllowed('unknown-person', 'Who started this job is unknown.');
  }
  for (const login of starters) {
    try {
      const permission = await permissionOf(login);
      if (!mayWrite(permission)) {
        const text = `${login}, who started this job, may not write in the repository ("${permission}").`;
        return notAllowed('no-writer', text);
      }
    } catch (error) {
      const why = error instanceof Error ? ` ${error.message}` : '';
      const text = `What ${login}, who started this job, may do is unknown.${why}`;
      return notAllowed('unknown-person', text);
    }
  }
  return ALLOWED;
}
