/** Which branches each host says: where the request of a job goes to, and the default branch. */
import { textOf } from '../../src/model/finding.ts';
import { openCiJob } from '../../src/hosts/ci-job.ts';
import { readSettings } from '../../src/settings/settings.ts';
import type { Environment } from '../../src/model/ports.ts';
import { toRequestBase, type RequestBase } from '../../src/model/request-base.ts';
import { leavesBase, readEvent, requestBaseOf } from '../../src/hosts/github/event.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { HOSTS } from '../../src/features.ts';

const SHA = 'a'.repeat(40);

async function baseIn(environment: Environment): Promise<RequestBase | undefined> {
  const directory = emptyDirectory();
  const given = { token: 't0ken', organization: 'acme', workspaces: 'net' };
  const read = readSettings({ inputs: given, environment: {}, entryPoint: 'cli' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { gate, plan, report, job } = read.settings;
  const ciJob = await openCiJob({
    hosts: HOSTS,
    environment,
    execute: () => Promise.reject(new Error('no git here')),
    workingDirectory: directory,
    send: () => Promise.reject(new Error('no host here')),
    clock: instantClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
  });
  const settings = { gate, plan, report, job: { ...job, allowUntrustedHead: true } };
  const subject = await ciJob.subject(settings, { directory, root: directory, deadline: 60_000 });
  if ('refused' in subject) throw new Error(textOf(subject.refused));
  return subject.base;
}

const UNKNOWN = toRequestBase(undefined);

describe('the base of a job', () => {
  const gitlab = { GITLAB_CI: 'true', CI_DEFAULT_BRANCH: 'main', CI_PROJECT_ID: '7' };
  const merge = { CI_MERGE_REQUEST_IID: '4', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'develop' };
  const azure = { TF_BUILD: 'True', SYSTEM_PULLREQUEST_PULLREQUESTID: '4' };
  const jenkins = { JENKINS_URL: 'https://ci.example' };
  const buildkite = { BUILDKITE: 'true', BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main' };
  const pull = { BUILDKITE_PULL_REQUEST: '4', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'develop' };
  const bitbucket = { BITBUCKET_BUILD_NUMBER: '1' };
  const circle = { CIRCLECI: 'true' };
  const link = 'https://github.com/acme/infra/pull/4';
  const queue = 'gh-readonly-queue/develop/pr-4-abc123';
  test.each<[string, Environment, RequestBase | undefined]>([
    [
      'GitLab',
      { ...gitlab, ...merge, CI_MERGE_REQUEST_PROJECT_ID: '7' },
      toRequestBase('develop', 'main'),
    ],
    [
      'GitLab, in a fork, whose default branch is another',
      { ...gitlab, ...merge, CI_MERGE_REQUEST_PROJECT_ID: '8' },
      toRequestBase('develop'),
    ],
    [
      'GitLab, of a push',
      { ...gitlab, CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'x' },
      undefined,
    ],
    [
      'GitLab, of a request elsewhere',
      {
        ...gitlab,
        CI_PIPELINE_SOURCE: 'external_pull_request_event',
        CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'develop',
      },
      toRequestBase('develop', 'main'),
    ],
    [
      'Azure Pipelines',
      { ...azure, SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/release/1' },
      toRequestBase('release/1'),
    ],
    [
      'Azure Pipelines, of a repository on GitHub',
      { ...azure, BUILD_REPOSITORY_PROVIDER: 'GitHub', SYSTEM_PULLREQUEST_TARGETBRANCH: 'main' },
      toRequestBase('main'),
    ],
    [
      'Azure Pipelines, of a branch that is called like a ref',
      { ...azure, SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/refs/heads/main' },
      toRequestBase('refs/heads/main'),
    ],
    [
      'GitLab, of a branch that is called like a ref',
      {
        ...gitlab,
        ...merge,
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'refs/heads/main',
        CI_MERGE_REQUEST_PROJECT_ID: '7',
      },
      toRequestBase('refs/heads/main', 'main'),
    ],
    [
      'a container that got the name of a ref',
      { CI: 'true', GITHUB_BASE_REF: 'refs/heads/main' },
      UNKNOWN,
    ],
    [
      'Azure Pipelines, without the target',
      { TF_BUILD: 'True', BUILD_REASON: 'PullRequest' },
      UNKNOWN,
    ],
    ['Azure Pipelines, of a push', { TF_BUILD: 'True', BUILD_REASON: 'IndividualCI' }, undefined],
    ['Jenkins', { ...jenkins, CHANGE_ID: '4', CHANGE_TARGET: 'develop' }, toRequestBase('develop')],
    [
      'Jenkins, with another plugin',
      { ...jenkins, ghprbPullId: '4', ghprbTargetBranch: 'x' },
      toRequestBase('x'),
    ],
    [
      'Jenkins, of Gerrit',
      { ...jenkins, GERRIT_REFSPEC: 'refs/changes/1', GERRIT_BRANCH: 'x' },
      toRequestBase('x'),
    ],
    ['Jenkins, of a plugin that names no base', { ...jenkins, GITHUB_PR_NUMBER: '4' }, UNKNOWN],
    ['Jenkins, of a branch', { ...jenkins, BRANCH_NAME: 'main' }, undefined],
    ['Buildkite', { ...buildkite, ...pull }, toRequestBase('develop', 'main')],
    ['Buildkite, of a push', { ...buildkite, BUILDKITE_PULL_REQUEST: 'false' }, undefined],
    [
      'Buildkite, of a queue',
      { ...buildkite, BUILDKITE_PULL_REQUEST: 'false', BUILDKITE_BRANCH: queue },
      toRequestBase('develop', 'main'),
    ],
    [
      'Buildkite, of a branch that is called like a queue and has a request',
      { ...buildkite, BUILDKITE_PULL_REQUEST: '4', BUILDKITE_BRANCH: queue },
      toRequestBase(undefined, 'main'),
    ],
    [
      'Bitbucket',
      { ...bitbucket, BITBUCKET_PR_ID: '4', BITBUCKET_PR_DESTINATION_BRANCH: 'develop' },
      toRequestBase('develop'),
    ],
    ['Bitbucket, of a push', bitbucket, undefined],
    ['CircleCI, which names no base', { ...circle, CIRCLE_PULL_REQUEST: link }, UNKNOWN],
    ['CircleCI, of a fork', { ...circle, CIRCLE_PR_NUMBER: '4' }, UNKNOWN],
    [
      'CircleCI, of a branch that is called like a queue and has a request',
      { ...circle, CIRCLE_PULL_REQUEST: link, CIRCLE_BRANCH: queue },
      UNKNOWN,
    ],
    ['CircleCI, of a queue', { ...circle, CIRCLE_BRANCH: queue }, toRequestBase('develop')],
    ['CircleCI, of a push', { ...circle, CIRCLE_BRANCH: 'main' }, undefined],
    ['a CI that is not known', { CI: 'true' }, undefined],
    ['Drone', { CI: 'true', DRONE: 'true', DRONE_BUILD_EVENT: 'pull_request' }, UNKNOWN],
    ['Drone, of a push', { CI: 'true', DRONE: 'true', DRONE_BUILD_EVENT: 'push' }, undefined],
    ['Travis', { CI: 'true', TRAVIS: 'true', TRAVIS_PULL_REQUEST: '4' }, UNKNOWN],
    ['Travis, of a push', { CI: 'true', TRAVIS: 'true', TRAVIS_PULL_REQUEST: 'false' }, undefined],
    [
      'CodeBuild',
      { CODEBUILD_BUILD_ARN: 'a', CODEBUILD_WEBHOOK_EVENT: 'PULL_REQUEST_UPDATED' },
      UNKNOWN,
    ],
    ['Codefresh', { CF_BUILD_ID: 'a', CF_PULL_REQUEST_ID: '4' }, UNKNOWN],
    [
      'a container that got a part of the variables',
      { CI: 'true', CHANGE_TARGET: 'x' },
      toRequestBase('x'),
    ],
    [
      'a container that got two that differ',
      { CI: 'true', CHANGE_TARGET: 'x', GITHUB_BASE_REF: 'y' },
      UNKNOWN,
    ],
    ['a container that got a commit', { CI: 'true', CI_MERGE_REQUEST_DIFF_BASE_SHA: SHA }, UNKNOWN],
    ['no host', {}, undefined],
  ])('is right on %s', async (_, environment, expected) => {
    expect(await baseIn(environment)).toEqual(expected);
  });
});

describe('the base of an event of GitHub and Gitea', () => {
  const repository = { default_branch: 'main' };
  const pull_request = { number: 4, head: { sha: SHA }, base: { ref: 'mine' } };
  const base = (name: string, payload: object, found?: string, more: Environment = {}) => {
    const environment = {
      GITHUB_REPOSITORY: 'acme/infra',
      GITHUB_SHA: SHA,
      GITHUB_EVENT_NAME: name,
      ...more,
    };
    const whole = { repository, ...payload };
    const number = more['PR'] === undefined ? {} : { pullRequestNumber: 4 };
    const event = readEvent({ environment, payload: whole, ...number });
    if (event === undefined) throw new Error('no event');
    const input = { number: 4, base: found };
    const pull = found === undefined ? undefined : { number: 4, headSha: SHA, fork: false, input };
    return requestBaseOf(event, { environment, payload: whole }, pull);
  };
  const merge_group = { head_sha: SHA, base_ref: 'refs/heads/develop' };
  const run = (event: string) => ({
    workflow_run: { head_sha: SHA, event, pull_requests: [{ number: 4 }] },
  });
  test.each<[string, RequestBase | undefined, RequestBase | undefined]>([
    ['pull_request', base('pull_request', { pull_request }), toRequestBase('mine', 'main')],
    [
      'pull_request_target',
      base('pull_request_target', { pull_request }),
      toRequestBase('mine', 'main'),
    ],
    [
      'pull_request_review',
      base('pull_request_review', { pull_request }),
      toRequestBase('mine', 'main'),
    ],
    [
      'pull_request whose payload is lost',
      base('pull_request', { repository: undefined }, undefined, { GITHUB_BASE_REF: 'mine' }),
      toRequestBase('mine'),
    ],
    ['merge_group', base('merge_group', { merge_group }), toRequestBase('develop', 'main')],
    ['merge_group without a base', base('merge_group', {}), toRequestBase(undefined, 'main')],
    ['push', base('push', {}, 'mine'), undefined],
    ['schedule', base('schedule', {}), undefined],
    ['workflow_dispatch', base('workflow_dispatch', {}), undefined],
    [
      'workflow_dispatch, pr-number',
      base('workflow_dispatch', {}, 'mine', { PR: '4' }),
      toRequestBase('mine', 'main'),
    ],
    [
      'push, pr-number, not found',
      base('push', {}, undefined, { PR: '4' }),
      toRequestBase(undefined, 'main'),
    ],
    [
      'issue_comment on a request',
      base('issue_comment', { issue: { number: 4, pull_request: {} } }, 'mine'),
      toRequestBase('mine', 'main'),
    ],
    ['issue_comment on an issue', base('issue_comment', { issue: { number: 4 } }), undefined],
    [
      'workflow_run of a request',
      base('workflow_run', run('pull_request'), 'mine'),
      toRequestBase('mine', 'main'),
    ],
    [
      'workflow_run of a lost request',
      base('workflow_run', run('pull_request')),
      toRequestBase(undefined, 'main'),
    ],
    ['workflow_run of a push', base('workflow_run', run('push'), 'mine'), undefined],
    ['repository_dispatch', base('repository_dispatch', {}), undefined],
    [
      'push to a branch of a queue',
      base('push', {}, undefined, { GITHUB_REF: 'refs/heads/gh-readonly-queue/develop/pr-4-abc' }),
      toRequestBase('develop', 'main'),
    ],
  ])('is right for %s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  test.each<[string, object, boolean]>([
    ['edited', { changes: { title: { from: 'a' } } }, true],
    ['edited', { changes: {} }, true],
    ['edited', { changes: { base: { ref: { from: 'mine' } } } }, false],
    ['edited', {}, false],
    ['edited', { changes: 'none' }, false],
    ['synchronize', { changes: { title: { from: 'a' } } }, false],
  ])('is kept by %s with %j: %j', (action, payload, expected) => {
    expect(leavesBase({ name: 'pull_request' } as never, { action, ...payload })).toBe(expected);
    expect(leavesBase({ name: 'issue_comment' } as never, { action, ...payload })).toBe(false);
  });
});
