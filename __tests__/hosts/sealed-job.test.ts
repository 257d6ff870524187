/** What the jobs of each host seal their runs for. */
import { textOf } from '../../src/model/finding.ts';
import { join } from 'node:path';
import { openCiJob } from '../../src/hosts/ci-job.ts';
import { execute } from '../../src/machine/execute.ts';
import type { Environment } from '../../src/model/ports.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { addressOf } from '../support/git-server.ts';
import { instantClock } from '../support/instant-clock.ts';
import { expect, test } from '../support/jest.ts';
import { gitIn } from '../support/git-in.ts';
import { openRepository } from '../support/repository.ts';
import { HOSTS } from '../../src/features.ts';

const settings = (() => {
  const given = { token: 't0ken', organization: 'acme', workspaces: 'net' };
  const read = readSettings({ inputs: given, environment: {}, entryPoint: 'cli' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { gate, plan, report, job } = read.settings;
  return { gate, plan, report, job: { ...job, allowUntrustedHead: true } };
})();

async function sealedBy(environment: Environment, root: string) {
  const opened = await openCiJob({
    hosts: HOSTS,
    environment: { PATH: process.env['PATH'], ...environment },
    execute,
    workingDirectory: root,
    signal: new AbortController().signal,
    send: () => Promise.reject(new Error('nothing is asked')),
    clock: instantClock(),
    random: () => 0.5,
  });
  const subject = await opened.subject(settings, { directory: root, root, deadline: 60_000 });
  if ('refused' in subject) throw new Error(textOf(subject.refused));
  return subject;
}

const HEAD = 'a'.repeat(40);

test.each<[string, Environment, object, string | undefined]>([
  [
    'GitLab',
    {
      GITLAB_CI: 'true',
      CI_SERVER_URL: 'https://git.example',
      CI_PROJECT_ID: '77',
      CI_PROJECT_PATH: 'acme/infra',
      CI_PROJECT_URL: 'https://git.example/acme/infra',
      CI_COMMIT_SHA: HEAD,
      CI_MERGE_REQUEST_IID: '7',
      CI_MERGE_REQUEST_PROJECT_ID: '77',
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77',
    },
    { host: 'https://git.example', repository: '77', number: 7 },
    'acme/infra#7',
  ],
  [
    'Bitbucket',
    {
      BITBUCKET_BUILD_NUMBER: '9',
      BITBUCKET_COMMIT: HEAD,
      BITBUCKET_REPO_FULL_NAME: 'acme/infra',
      BITBUCKET_REPO_UUID: '{1a2b3c4d-5e6f-4071-9283-94a5b6c7d8e9}',
      BITBUCKET_PR_ID: '7',
    },
    {
      host: 'https://bitbucket.org',
      repository: '1a2b3c4d-5e6f-4071-9283-94a5b6c7d8e9',
      number: 7,
    },
    'acme/infra#7',
  ],
  [
    'Jenkins',
    {
      JENKINS_URL: 'https://ci.example',
      GIT_URL: 'https://user:secret@git.example/acme/infra.git',
      GIT_COMMIT: HEAD,
      CHANGE_ID: '7',
    },
    { host: 'git.example', repository: 'https://git.example/acme/infra.git', number: 7 },
    'acme/infra#7',
  ],
  [
    'Jenkins on a branch',
    { JENKINS_URL: 'https://ci.example', GIT_URL: 'https://git.example/a/b.git', GIT_COMMIT: HEAD },
    { host: 'git.example', repository: 'https://git.example/a/b.git', number: undefined },
    undefined,
  ],
])(
  'a job on %s is sealed for its change and head',
  async (_host, environment, change, searched) => {
    const { sealed, mayBeRepeated } = await sealedBy(environment, emptyDirectory());
    expect(sealed).toEqual({ change, head: HEAD, searched });
    // None of them counts attempts here, so earlier runs are looked for in each job.
    expect(mayBeRepeated).toBe(true);
  },
);

test('a job whose commit is unknown seals nothing', async () => {
  const subject = await sealedBy({ JENKINS_URL: 'https://ci.example' }, emptyDirectory());
  expect(subject.sealed).toBeUndefined();
});

test('a merge that Jenkins makes for each build is sealed for the head that the server names', async () => {
  const folder = emptyDirectory();
  const { root, git, commit } = openRepository(join(folder, 'clone'));
  commit({ 'a.tf': '1' });
  git('branch', '-M', 'main');
  git('checkout', '-q', '-b', 'change');
  const head = commit({ 'a.tf': '2' });
  const bare = join(folder, 'acme', 'infra.git');
  gitIn(folder, 'clone', '-q', '--bare', root, bare);
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', '-m', 'by the job', 'change');
  const merge = git('rev-parse', 'HEAD').trim();
  const environment = {
    JENKINS_URL: 'https://ci.example',
    GIT_URL: addressOf(bare),
    GIT_COMMIT: merge,
    CHANGE_ID: '7',
    CHANGE_BRANCH: 'change',
    CHANGE_TARGET: 'main',
  };
  expect((await sealedBy(environment, root)).sealed?.head).toBe(head);

  // A merge that the author pushed is a commit like any other.
  git('push', '-q', bare, `${merge}:refs/heads/change`);
  expect((await sealedBy(environment, root)).sealed?.head).toBe(merge);
});
