/** Thousands of comments, or files, on every host: bounded requests and time, and nothing doubled. */
import { createSend } from '../../src/client/http/send.ts';
import { type GitHubOptions, instead, startGitHub } from '../support/github/start-github.ts';
import type { HostPorts } from '../../src/hosts/ask.ts';
import type { CommentApi } from '../../src/hosts/own-comments.ts';
import { startComment, toCommentContent } from '../../src/hosts/write-comment.ts';
import { readEarlierReports } from '../../src/hosts/earlier-reports.ts';
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { commentsOf } from '../support/comments-of.ts';
import { startFakeAzure } from '../support/fake-azure.ts';
import { JOB_TOKEN, startFakeGitea } from '../support/fake-gitea.ts';
import { startFakeGitLab } from '../support/fake-gitlab.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, afterEach, expect, test } from '../support/jest.ts';
import { sampleView } from '../report/sample-view.ts';
import { concealed } from '../support/concealed.ts';

const MANY = 2_000;
const HEAD = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const send = createSend({ environment: {} });
afterAll(() => send.close());

let stop: () => Promise<void>;
afterEach(() => stop());

interface Host {
  api(ports: HostPorts): CommentApi | Promise<CommentApi>;
  /** Of every comment. */
  texts(): string[];
  requests: unknown[];
  stop(): Promise<void>;
}

/** A host on which people wrote a lot. */
function crowded<Fake extends { stop(): Promise<void> }>(
  fake: Fake,
  write: (text: string) => unknown,
): Fake {
  stop = () => fake.stop();
  for (let index = 0; index < MANY; index++) write('hello');
  return fake;
}

async function gitHub(options: Partial<GitHubOptions> = {}): Promise<Host> {
  const pullRequests = [{ number: 42, headSha: HEAD }];
  const github = await startGitHub({ pullRequests, ...options });
  const host = {
    api: (ports: HostPorts) => connectGitHub(github.access, ports).comments!,
    texts: () => github.comments(42).map(({ body }) => body),
    requests: github.requests,
    stop: github.stop,
  };
  return crowded(host, (text) => github.addComment(42, { login: 'octocat' }, text));
}

async function elsewhere(
  starting: Promise<
    Omit<Host, 'api'> & { job(head: string): Record<string, string>; add(text: string): unknown }
  >,
): Promise<Host> {
  const fake = await starting;
  const environment = { ...fake.job(HEAD), GITHUB_TOKEN: JOB_TOKEN };
  const host = Object.assign(fake, {
    api: (ports: HostPorts) => commentsOf(environment, ports),
  });
  return crowded(host, (text) => fake.add(text));
}

const HOSTS: Record<string, () => Promise<Host>> = {
  'GitHub by GraphQL': () => gitHub(),
  'GitHub by REST': () => gitHub(instead(/graphql$/, { status: 404, body: {} })),
  Gitea: () => elsewhere(startFakeGitea({ headSha: HEAD })),
  GitLab: () => elsewhere(startFakeGitLab()),
  'Azure DevOps': () => elsewhere(startFakeAzure()),
};

test.each(Object.entries(HOSTS))(
  '%s has one comment after two jobs, each in at most 70 requests',
  async (_, start) => {
    const host = await start();
    for (const runId of [1, 2]) {
      const before = host.requests.length;
      const clock = instantClock();
      const job = { url: 'https://host.example/job', runId, attempt: 1 };
      const view = sampleView({}, { ci: { commit: { sha: HEAD }, job } });
      const deadline = () => 120_000;
      const ports = { send, clock, random: () => 0.5, deadline };
      const wish = { headSha: HEAD, green: false, when: 'auto', mode: 'update' } as const;
      const started = await startComment(
        await host.api(ports),
        toCommentContent(concealed(view)),
        { number: 42, ...wish },
        ports,
      );
      expect(await started.settle()).toMatchObject({ written: true, lost: false, foreign: [] });
      expect(host.texts().filter((text) => text !== 'hello')).toHaveLength(1);
      expect(host.requests.length - before).toBeLessThanOrEqual(70);
      expect(clock.now()).toBeLessThan(10_000);
    }
  },
);

test.each([
  ['3,000 files', 3_000, true],
  ['3,001 files', 3_001, false],
])('a list of %s is complete or unknown', async (_, count, known) => {
  const files = Array.from({ length: count }, (__, index) => `docs/f${index}.md`);
  const pullRequests = [{ number: 42, headSha: HEAD, files }];
  const github = await startGitHub({ pullRequests });
  stop = () => github.stop();
  const ports = { send, clock: instantClock(), random: () => 0.5 };
  const { comments: api } = connectGitHub(github.access, ports);
  const snapshot = await api?.snapshot(42, { files: true });
  expect(snapshot?.files).toEqual(known ? files : undefined);
  expect(github.requests.length).toBeLessThanOrEqual(32);
  expect(github.violations).toEqual([]);
  const other = await readEarlierReports(api!, 42, 'default', 'd'.repeat(40));
  expect(other?.files).toBeUndefined();
});
