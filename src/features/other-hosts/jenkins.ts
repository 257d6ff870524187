/** Jenkins: what its multibranch plugins say. Reports appear as files. */
import { readCommitId } from '../../model/commit-id.ts';
import type { Environment } from '../../model/ports.ts';
import { toRequestBase } from '../../model/request-base.ts';
import type { CiHost } from '../../hosts/host.ts';
import { gitPassword } from '../../hosts/authorization.ts';
import { toNumberedRequest, parsePositiveNumber, parseLink } from '../../hosts/shapes.ts';

/**
 * Variables of other plugins that build pull requests, each with the one that names the base. They do not say where a change
 * comes from.
 */
const PLUGINS: Readonly<Record<string, string>> = {
  ghprbPullId: 'ghprbTargetBranch',
  gitlabMergeRequestIid: 'gitlabTargetBranch',
  GITHUB_PR_NUMBER: 'GITHUB_PR_TARGET_BRANCH',
  GERRIT_CHANGE_NUMBER: 'GERRIT_BRANCH',
  GERRIT_REFSPEC: 'GERRIT_BRANCH',
  GERRIT_PATCHSET_REVISION: 'GERRIT_BRANCH',
};

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
      commit: readCommitId(environment['GIT_COMMIT']),
      pullRequest: toNumberedRequest(number, parseLink(environment['CHANGE_URL'])),
      jobUrl: parseLink(environment['BUILD_URL']),
      runNumber: parsePositiveNumber(environment['BUILD_NUMBER']),
    };
  },
  // The plugins merge the branch anew for each build, so each build has another commit.
  mergedBranch: ({ CHANGE_ID, CHANGE_BRANCH }) => (CHANGE_ID ? CHANGE_BRANCH : undefined),
  requestBase(environment) {
    if (environment['CHANGE_ID']) return toRequestBase(environment['CHANGE_TARGET']);
    const plugin = pluginOf(environment);
    return plugin === undefined ? undefined : toRequestBase(environment[PLUGINS[plugin] ?? '']);
  },
  pushedBranch: (environment) =>
    environment['CHANGE_ID'] || pluginOf(environment) !== undefined
      ? undefined
      : environment['BRANCH_NAME'] || undefined,
  jobOrigin(environment) {
    if (environment['CHANGE_ID']) {
      return { proposed: true, changeOrigin: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
    }
    if (pluginOf(environment) !== undefined) return { proposed: true, changeOrigin: 'unknown' };
    // A webhook can make a job build any commit, and no variable says which one it was.
    return { proposed: !OF_A_BRANCH.some((name) => environment[name]), changeOrigin: 'own' };
  },
};

function pluginOf(environment: Environment): string | undefined {
  return Object.keys(PLUGINS).find((name) => environment[name]);
}
