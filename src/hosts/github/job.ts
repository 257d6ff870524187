/**
 * GitHub as a step of Actions has it, with its event and its tokens: which pull request the job is about, where its
 * checked-out files come from, and which commit is reported on. What GitHub knows of the change is in `describe-change.ts`.
 */
import { resolve } from 'node:path';
import { finding, type Finding } from '../../model/finding.ts';
import { literal, phrase, sentencePart, typed } from '../../model/sentence.ts';
import type { GitPorts } from '../../machine/ask-git.ts';
import { checkedOutCommit } from '../../machine/find-repository.ts';
import { readCommit } from '../../machine/git-objects.ts';
import { plannedDirectories } from '../../settings/workspace-selectors.ts';
import { asTrusted } from '../../trust/tree.ts';
import { onHostError } from '../host-error.ts';
import type { CiHost, HostSettings, JobPorts } from '../host.ts';
import type { PullApi } from './calls.ts';
import { explainProblem } from './explain-problem.ts';
import { requestBaseOf, targetsOf, type EventPullRequest, type JobEvent } from './event.ts';
import { serverOf } from './server.ts';
import { CODES } from '../../model/errors.ts';
import { createLazy } from '../lazy.ts';
import {
  describeChange,
  isQueueOwn,
  onlyRepositoryAt,
  type GitHubStep,
} from './describe-change.ts';

/**
 * The host of one job. What GitHub does not answer is in `doubts` of the change.
 *
 * @param base GitHub, or a server with its API, as the environment alone has it
 */
export function gitHubHost(step: GitHubStep, base: CiHost): CiHost {
  const { event, github, inputs } = step;
  const query = event?.pullRequestQuery;
  const numberOfQuery = query?.by === 'number' ? query.number : undefined;
  const number = event?.pullRequest?.number ?? numberOfQuery;
  // Which head a pull request has that is named by its number is asked later.
  const isCommitAsked = event === undefined || numberOfQuery !== undefined;
  const api = github.comments ?? github.checks;
  const lookedUp = createLazy(() => lookUpPull(step));
  const defaultBranch =
    api &&
    createLazy(async () => {
      const { treeOnGitHub } = await import('./files-elsewhere.ts');
      return treeOnGitHub(api, { number });
    });
  return {
    server: {
      ...base.server,
      authorization: (environment) =>
        base.server.authorization?.({
          ...environment,
          GITHUB_TOKEN: inputs['github-token']?.trim() ?? '',
        }),
      remedy: 'Leave `github-token` at its default, with `permissions: contents: read`.',
    },
    facts: (environment) => ({
      ...base.facts(environment),
      commit: isCommitAsked ? undefined : event.headSha,
      isCommitAsked,
      defaultBranch: event?.defaultBranch,
    }),
    pushedBranch: (environment) => base.pushedBranch?.(environment),
    targetCommits: async (_, tipOf) =>
      event === undefined ? [] : targetsOf(event, step.payload, tipOf),
    checksOutTarget(environment) {
      // An event that names its pull request by a number or a branch runs on a branch itself.
      const isNamed = query?.by === 'number' || query?.by === 'branch';
      const isOnBranch = isNamed && !environment['GITHUB_REF']?.startsWith('refs/pull/');
      return isOnBranch || base.checksOutTarget?.(environment) === true;
    },
    async requestBase(environment) {
      if (event === undefined) return undefined;
      // A push is about no request, also where the comment of its branch's request takes the report.
      const isAsked = query !== undefined && query.by !== 'commit';
      const pullRequest = isAsked ? (await lookedUp.get()).pullRequest : event.pullRequest;
      return requestBaseOf(event, { environment, payload: step.payload }, pullRequest);
    },
    // Without an event, nothing says that the files can be trusted; no token of GitHub is at stake then.
    jobOrigin: () => event?.jobOrigin ?? { proposed: true, changeOrigin: 'own' },
    async askChangeOrigin({ environment }, { jobOrigin, deadline }) {
      step.sendUntil(deadline);
      const { pullRequest, doubts } = await lookedUp.get();
      const originByPull = pullRequest && (pullRequest.fork ? 'foreign' : 'own');
      const originByEvent = jobOrigin.changeOrigin;
      const changeOrigin =
        originByEvent === 'unknown' ? (originByPull ?? 'unknown') : originByEvent;
      // Where no reviewer releases jobs, no event is better than another.
      const isReviewed = serverOf(environment).ignoresEnvironments !== true;
      return {
        changeOrigin,
        trouble: doubts[0],
        event: isReviewed ? event?.name : undefined,
      };
    },
    trusted: defaultBranch && (async () => asTrusted(await defaultBranch.get())),
    async change(settings, { root, workspace, deadline }, ports) {
      step.sendUntil(deadline);
      // A push is looked up only if the comment or the list of changed files needs its pull request.
      const isNeeded =
        query?.by !== 'commit' || settings.report.comment !== 'off' || settings.plan.affectedOnly;
      const found = isNeeded
        ? await lookedUp.get()
        : { pullRequest: event?.pullRequest, doubts: [] };
      const place = { settings, root, workspace, ports };
      const reported = await findReported(event, found, place);
      const snapshot = (await defaultBranch?.ifBegun())?.snapshot();
      const isAsked = event?.name === 'merge_group' && settings.asksWholePlan === true;
      const isOwn = isAsked && (await isQueueOwn(step.payload, github.comments?.commands));
      return describeChange({ ...step, ...place, ...reported, snapshot, isQueueOwn: isOwn });
    },
  };
}

type FoundPull = Awaited<ReturnType<typeof lookUpPull>>;

/** Which commit is reported, and whether that is another one than the head of the pull request that was looked up. */
async function findReported(
  event: JobEvent | undefined,
  { pullRequest, doubts }: FoundPull,
  place: { settings: HostSettings; workspace: string; ports: JobPorts },
) {
  const { settings, workspace, ports } = place;
  const [planned = ''] = plannedDirectories(settings.plan);
  const directory = resolve(ports.workingDirectory, planned);
  const headSha =
    event === undefined
      ? ''
      : await findReportedHead(event, pullRequest, { directory, workspace, ports });
  const isElsewhere =
    pullRequest !== undefined && !event?.pullRequest && headSha !== pullRequest.headSha;
  const missed =
    isElsewhere && settings.report.comment !== 'off'
      ? [notTheHead(headSha, pullRequest.number)]
      : [];
  return { pullRequest, headSha, isElsewhere, doubts: [...doubts, ...missed] };
}

function notTheHead(checkedOut: string, number: number): Finding {
  const commit = sentencePart('name', checkedOut.slice(0, 7), 40);
  const request = sentencePart('name', `#${number}`, 40);
  return finding(
    CODES.otherCommit,
    phrase`The checked-out commit ${commit} is not the head of ${request}, so no comment is written there.`,
    {
      remedy: phrase`Check the head out: ${typed(`ref: refs/pull/${number}/head`)}.`,
      actor: 'operators',
    },
  );
}

/** The pull request of the job, if it is known, or why it is not. */
async function lookUpPull({ event, github }: GitHubStep) {
  const doubts: Finding[] = [];
  const api = github.comments ?? github.checks;
  if (event === undefined || api === undefined) {
    return { pullRequest: event?.pullRequest, doubts };
  }
  const explain = onHostError((problem) => {
    const what = literal`The pull request of this job was not found`;
    doubts.push(explainProblem(what, 'pull-requests: read', problem));
    return event.pullRequest;
  });
  return { pullRequest: await findPullRequest(event, api).catch(explain), doubts };
}

/**
 * The pull request of the event, looked up if the event does not name it; undefined if there is none.
 *
 * @throws HostError if GitHub does not answer
 */
export async function findPullRequest(
  event: JobEvent,
  api: PullApi,
): Promise<EventPullRequest | undefined> {
  const { pullRequestQuery: query } = event;
  if (event.pullRequest !== undefined || query === undefined) return event.pullRequest;
  const pulls = await api.pullRequests(query);
  const [lowest] = pulls
    .filter(({ headSha }) => query.by !== 'branch' || headSha === query.sha)
    // A branch of the repository was pushed. Anybody can push its head to a fork as well.
    .filter(({ fork }) => query.by !== 'commit' || !fork)
    .sort((left, right) => left.number - right.number);
  return lowest;
}

/** The commit to report on, by what is checked out in this directory. */
async function findReportedHead(
  event: JobEvent,
  pullRequest: EventPullRequest | undefined,
  at: { directory: string; workspace: string; ports: GitPorts },
): Promise<string> {
  const { directory, workspace, ports } = at;
  const checkedOut = await checkedOutCommit(directory, workspace);
  // The parents are read only if the commit is neither the head nor what the workflow ran for.
  const isKnown = [event.workflowSha, pullRequest?.headSha].includes(checkedOut);
  const unknown = event.pullRequestQuery === undefined || isKnown ? undefined : checkedOut;
  const repository = unknown && onlyRepositoryAt({ root: directory, workspace });
  const commit = unknown && repository && (await readCommit(unknown, repository, ports));
  return headToReport(event, pullRequest, checkedOut, commit ? commit.parents : undefined);
}

/**
 * The commit to report on. A job that looked its pull request up may have checked out another
 * commit than its head. Then the report is about the checked-out commit, and no comment is written.
 */
export function headToReport(
  event: JobEvent,
  pullRequest: EventPullRequest | undefined,
  checkedOut: string | undefined,
  parents?: readonly string[],
): string {
  if (event.pullRequest !== undefined) return event.headSha;
  if (checkedOut === event.workflowSha) return event.workflowSha;
  if (pullRequest === undefined) return event.headSha;
  // A merge of the head is about the head. Any other commit was its head before, or never.
  const isOfHead = parents?.includes(pullRequest.headSha) === true;
  return (isOfHead ? undefined : checkedOut) ?? pullRequest.headSha;
}
