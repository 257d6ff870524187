/** Buildkite. Reports appear as files. */
import { readCommitId } from '../../model/commit-id.ts';
import { isSameRepository } from '../../model/repository-address.ts';
import { baseOfQueue, toRequestBase } from '../../model/request-base.ts';
import { isMergeQueueBranch } from '../../trust/change-origin.ts';
import type { CiHost } from '../../hosts/host.ts';
import {
  toNumberedRequest,
  parsePositiveNumber,
  parseGuid,
  parseLink,
} from '../../hosts/shapes.ts';

export const buildkite: CiHost = {
  server: {
    address: ({ BUILDKITE_REPO }) => BUILDKITE_REPO,
    remedy: 'Give the agent an SSH key that reads the repository.',
  },
  facts(environment) {
    const build = parseLink(environment['BUILDKITE_BUILD_URL']);
    const job = parseGuid(environment['BUILDKITE_JOB_ID']);
    // "false" when the build is not about a pull request.
    const number = parsePositiveNumber(environment['BUILDKITE_PULL_REQUEST']);
    return {
      commit: readCommitId(environment['BUILDKITE_COMMIT']),
      pullRequest: toNumberedRequest(number),
      jobUrl: build && (job ? `${build}#${job}` : build),
      runNumber: parsePositiveNumber(environment['BUILDKITE_BUILD_NUMBER']),
    };
  },
  requestBase(environment) {
    const { BUILDKITE_PULL_REQUEST: number, BUILDKITE_BRANCH: branch } = environment;
    const defaultBranch = environment['BUILDKITE_PIPELINE_DEFAULT_BRANCH'];
    if (number && number !== 'false') {
      return toRequestBase(environment['BUILDKITE_PULL_REQUEST_BASE_BRANCH'], defaultBranch);
    }
    return isMergeQueueBranch(branch)
      ? toRequestBase(baseOfQueue(branch), defaultBranch)
      : undefined;
  },
  pushedBranch: ({ BUILDKITE_SOURCE: source, BUILDKITE_PULL_REQUEST: number, ...environment }) =>
    source === 'webhook' && (number ?? 'false') === 'false'
      ? environment['BUILDKITE_BRANCH'] || undefined
      : undefined,
  jobOrigin(environment) {
    const number = environment['BUILDKITE_PULL_REQUEST'] ?? 'false';
    if (number === '' || number === 'false') {
      return { proposed: isMergeQueueBranch(environment['BUILDKITE_BRANCH']), changeOrigin: 'own' };
    }
    const { BUILDKITE_PULL_REQUEST_REPO: from, BUILDKITE_REPO: to } = environment;
    if (!from || !to) return { proposed: true, changeOrigin: 'unknown' };
    return { proposed: true, changeOrigin: isSameRepository(from, to) ? 'own' : 'foreign' };
  },
};
