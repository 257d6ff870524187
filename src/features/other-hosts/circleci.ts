/** CircleCI. Reports appear as files. */
import { readCommitId } from '../../model/commit-id.ts';
import type { Environment } from '../../model/ports.ts';
import { baseOfQueue, toRequestBase } from '../../model/request-base.ts';
import { isMergeQueueBranch } from '../../trust/change-origin.ts';
import type { CiHost } from '../../hosts/host.ts';
import { toNumberedRequest, parsePositiveNumber, parseLink } from '../../hosts/shapes.ts';

/** Set in builds of forks only. */
const OF_A_FORK = ['CIRCLE_PR_NUMBER', 'CIRCLE_PR_USERNAME', 'CIRCLE_PR_REPONAME'];

export const circleci: CiHost = {
  server: {
    address: ({ CIRCLE_REPOSITORY_URL }) => CIRCLE_REPOSITORY_URL,
    remedy: 'Give the job an SSH key that reads the repository: `- add_ssh_keys`.',
  },
  facts(environment) {
    const url = parseLink(environment['CIRCLE_PULL_REQUEST']);
    const number = parsePositiveNumber(environment['CIRCLE_PR_NUMBER'] ?? url?.split('/').at(-1));
    return {
      commit: readCommitId(environment['CIRCLE_SHA1']),
      pullRequest: toNumberedRequest(number, url),
      jobUrl: parseLink(environment['CIRCLE_BUILD_URL']),
      runNumber: parsePositiveNumber(environment['CIRCLE_BUILD_NUM']),
    };
  },
  /** No variable names the base of a pull request. */
  requestBase(environment) {
    const branch = environment['CIRCLE_BRANCH'];
    if (environment['CIRCLE_PULL_REQUEST'] || isOfFork(environment))
      return toRequestBase(undefined);
    return isMergeQueueBranch(branch) ? toRequestBase(baseOfQueue(branch)) : undefined;
  },
  pushedBranch: (environment) =>
    environment['CIRCLE_PULL_REQUEST'] || isOfFork(environment)
      ? undefined
      : environment['CIRCLE_BRANCH'] || undefined,
  jobOrigin(environment) {
    const branch = environment['CIRCLE_BRANCH'];
    if (isOfFork(environment)) return { proposed: true, changeOrigin: 'foreign' };
    const change = Boolean(environment['CIRCLE_PULL_REQUEST']) || isMergeQueueBranch(branch);
    return { proposed: change, changeOrigin: 'own' };
  },
};

function isOfFork(environment: Environment): boolean {
  const isPull = environment['CIRCLE_BRANCH']?.startsWith('pull/') === true;
  return isPull || OF_A_FORK.some((name) => environment[name]);
}
