/** Jenkins: what its multibranch plugins say. Reports appear as files. */
import { gitPassword, type CiHost } from './host.ts';
import { toPullRequestFacts, parsePositiveNumber, parseLink, toCommitId } from './shapes.ts';

/** Variables of other plugins that build pull requests. They do not say where a change comes from. */
const PLUGINS = [
  'ghprbPullId',
  'gitlabMergeRequestIid',
  'GITHUB_PR_NUMBER',
  'GERRIT_CHANGE_NUMBER',
  'GERRIT_REFSPEC',
  'GERRIT_PATCHSET_REVISION',
];

/** Set where a multibranch job builds a branch or a tag. */
const OF_A_BRANCH = ['BRANCH_NAME', 'TAG_NAME'];

export const jenkins: CiHost = {
  server: {
    authorization: gitPassword,
    address: ({ GIT_URL }) => GIT_URL,
    remedy:
      "Wrap the step: `withCredentials([usernamePassword(credentialsId: 'ID', usernameVariable: 'GIT_USERNAME', passwordVariable: 'GIT_PASSWORD')])`.",
  },
  facts(environment) {
    const number = parsePositiveNumber(environment['CHANGE_ID']);
    return {
      commit: toCommitId(environment['GIT_COMMIT']),
      pullRequest: toPullRequestFacts(number, parseLink(environment['CHANGE_URL'])),
      jobUrl: parseLink(environment['BUILD_URL']),
      runNumber: parsePositiveNumber(environment['BUILD_NUMBER']),
    };
  },
  jobOrigin(environment) {
    if (environment['CHANGE_ID']) {
      return { proposed: true, changeOrigin: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
    }
    const plugin = PLUGINS.some((name) => environment[name]);
    if (plugin) return { proposed: true, changeOrigin: 'unknown' };
    // A webhook can make a job build any commit, and no variable says which one it was.
    return { proposed: !OF_A_BRANCH.some((name) => environment[name]), changeOrigin: 'own' };
  },
};
