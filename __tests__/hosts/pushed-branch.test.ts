/** An apply is for a push to a branch: what else starts a job names none, and so does a host that does not say it. */
import { loadHost } from '../../src/hosts/detect.ts';
import { expect, test } from '../support/jest.ts';
import { HOSTS } from '../../src/features.ts';

const GITHUB = { GITHUB_ACTIONS: 'true', GITHUB_REF: 'refs/heads/main' };
const GITLAB = { GITLAB_CI: 'true', CI_COMMIT_BRANCH: 'main' };
const AZURE = { TF_BUILD: 'True', BUILD_SOURCEBRANCH: 'refs/heads/main' };
const BITBUCKET = { BITBUCKET_BUILD_NUMBER: '1', BITBUCKET_BRANCH: 'main' };
const BUILDKITE = { BUILDKITE: 'true', BUILDKITE_SOURCE: 'webhook', BUILDKITE_BRANCH: 'main' };
const CIRCLE = { CIRCLECI: 'true', CIRCLE_BRANCH: 'main' };
const JENKINS = { JENKINS_URL: 'https://ci.acme.example/', BRANCH_NAME: 'main' };

test.each<[Record<string, string>, string | undefined]>([
  [{ ...GITHUB, GITHUB_EVENT_NAME: 'push' }, 'main'],
  [{ ...GITHUB, GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/release/1' }, 'release/1'],
  [{ ...GITHUB, GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/tags/main' }, undefined],
  [{ ...GITHUB, GITHUB_EVENT_NAME: 'workflow_dispatch' }, undefined],
  [{ ...GITHUB, GITHUB_EVENT_NAME: 'schedule' }, undefined],
  [{ ...GITHUB, GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/4/merge' }, undefined],
  [{ ...GITHUB, GITHUB_EVENT_NAME: 'pull_request_target' }, undefined],
  [{ ...GITLAB, CI_PIPELINE_SOURCE: 'push' }, 'main'],
  [{ ...GITLAB, CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: '' }, undefined],
  [{ ...GITLAB, CI_PIPELINE_SOURCE: 'merge_request_event' }, undefined],
  [{ ...GITLAB, CI_PIPELINE_SOURCE: 'schedule' }, undefined],
  [{ ...AZURE, BUILD_REASON: 'IndividualCI' }, 'main'],
  [{ ...AZURE, BUILD_REASON: 'BatchedCI' }, 'main'],
  [{ ...AZURE, BUILD_REASON: 'Manual' }, undefined],
  [{ ...AZURE, BUILD_REASON: 'IndividualCI', BUILD_SOURCEBRANCH: 'refs/tags/v1' }, undefined],
  [BITBUCKET, 'main'],
  [{ ...BITBUCKET, BITBUCKET_PR_ID: '4' }, undefined],
  [{ ...BITBUCKET, BITBUCKET_BRANCH: '' }, undefined],
  [{ ...BUILDKITE, BUILDKITE_PULL_REQUEST: 'false' }, 'main'],
  [{ ...BUILDKITE, BUILDKITE_PULL_REQUEST: '4' }, undefined],
  [{ ...BUILDKITE, BUILDKITE_SOURCE: 'schedule' }, undefined],
  [CIRCLE, 'main'],
  [{ ...CIRCLE, CIRCLE_PULL_REQUEST: 'https://github.com/acme/infra/pull/4' }, undefined],
  [{ ...CIRCLE, CIRCLE_PR_NUMBER: '4' }, undefined],
  [JENKINS, 'main'],
  [{ ...JENKINS, CHANGE_ID: '4' }, undefined],
  [{ ...JENKINS, BRANCH_NAME: '' }, undefined],
])('%j is a push to %s', async (environment, branch) => {
  const host = await loadHost(environment, HOSTS);
  expect(host.pushedBranch?.(environment)).toBe(branch);
});
