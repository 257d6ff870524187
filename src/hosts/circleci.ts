/** CircleCI. Reports appear as files. */
import { isMergeQueueBranch } from '../trust/change-origin.ts';
import type { CiHost } from './host.ts';
import { toPullRequestFacts, parsePositiveNumber, parseLink, toCommitId } from './shapes.ts';

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
      commit: toCommitId(environment['CIRCLE_SHA1']),
      pullRequest: toPullRequestFacts(number, url),
      jobUrl: parseLink(environment['CIRCLE_BUILD_URL']),
      runNumber: parsePositiveNumber(environment['CIRCLE_BUILD_NUM']),
    };
  },
  jobOrigin(environment) {
    const branch = environment['CIRCLE_BRANCH'];
    const fork = OF_A_FORK.some((name) => environment[name]) || branch?.startsWith('pull/');
    if (fork) return { proposed: true, changeOrigin: 'foreign' };
    const change = Boolean(environment['CIRCLE_PULL_REQUEST']) || isMergeQueueBranch(branch);
    return { proposed: change, changeOrigin: 'own' };
  },
};
