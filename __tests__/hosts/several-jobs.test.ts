/**
 * Jobs that share a key, on every host where a report stands beside the job: what the host shows is open only
 * when all of them are green on the newest commit, in whatever order they come.
 */
import { createSend } from '../../src/client/http/send.ts';
import { detectJob } from '../../src/hosts/detect.ts';
import { publishOn } from '../../src/hosts/ci-job.ts';
import type { Send } from '../../src/model/ports.ts';
import type { ReportView } from '../../src/report/view.ts';
import { azureJob, startFakeAzure, type FakeAzure } from '../support/fake-azure.ts';
import { gitLabJob, startFakeGitLab } from '../support/fake-gitlab.ts';
import { afterAll, afterEach, describe, expect, test } from '../support/jest.ts';
import { sampleView } from '../report/sample-view.ts';
import { socketTime } from '../support/socket-time.ts';
import type { StrictServer } from '../support/strict-server.ts';
import { concealed } from '../support/concealed.ts';
import { seededRandom } from '../support/virtual-time.ts';

const FIRST = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
const SECOND = '7a2dc5197d2f6e2d3e8e7b1a6c4a7b2ef3b5dac8';
const THIRD = '8b3ed6208e3a7f3e4f9f8c2b7d5b8c3fa4c6ebd9';
const COMMITS = [FIRST, SECOND, THIRD];

let random = seededRandom(7);

const sockets = createSend({ environment: {} });
afterAll(() => sockets.close());
const { clock, send } = socketTime(sockets);

let running: StrictServer | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

interface Host {
  /** The environment of a job for this commit. */
  job(commit: string): Record<string, string>;
  send: Send;
  /** What people and branch policies see of this commit: whether nothing of it holds a merge back. */
  open(commit: string): boolean;
  requests: string[];
}

const HOSTS = {
  async Azure(): Promise<Host> {
    const azure = await startFakeAzure();
    running = azure;
    return {
      job: (commit) => azureJob(azure, commit),
      send,
      open: () => {
        const there = azure.threads.filter(({ isDeleted }) => !isDeleted);
        expect(there.length).toBeLessThan(2);
        return there.every(({ status }) => status !== 'active');
      },
      requests: azure.requests,
    };
  },
  async GitLab(): Promise<Host> {
    const gitlab = await startFakeGitLab();
    running = gitlab;
    return {
      job: (commit) => gitLabJob(gitlab, commit),
      send,
      open: () => gitlab.notes.every(({ body }) => /^### (?:✅|☑️)/.test(body)),
      requests: gitlab.requests,
    };
  },
};

function report(workspace: string, verdict: 'blocked' | 'passed', commit: string): ReportView {
  const runId = 1_700_000_000 + COMMITS.indexOf(commit);
  const job = { url: 'https://ci.example/jobs/1', runId, attempt: 1 };
  const context = { commit: { sha: commit }, job };
  return sampleView({ verdict, system: 'policy-check' }, context, { workspace });
}

async function publish(host: Host, view: ReportView): Promise<void> {
  const { problems } = await publishOn(
    await detectJob(host.job(view.context.commit?.sha ?? '')),
    concealed(view),
    { comment: 'auto' },
    { send: host.send, clock, random, command: () => {} },
  );
  expect(problems).toEqual([]);
}

describe.each(Object.entries(HOSTS))('%s', (_, start) => {
  const red = () => report('storage-prod', 'blocked', FIRST);
  const green = (commit = FIRST) => report('net-prod', 'passed', commit);
  const mended = (commit = FIRST) => report('storage-prod', 'passed', commit);

  test.each([1, 2, 3, 4])('both at once, %i', async (turn) => {
    const host = await start();
    random = seededRandom(turn);
    const views = turn % 2 === 0 ? [red(), green()] : [green(), red()];
    await Promise.all(views.map((view) => publish(host, view)));
    expect(host.open(FIRST)).toBe(false);
    // What was red is judged again, and the other one reports once more beside it.
    await Promise.all([publish(host, mended()), publish(host, green())]);
    expect(host.open(FIRST)).toBe(true);
  });

  test('the red one is run again on the same commit, and is green', async () => {
    const host = await start();
    await publish(host, red());
    await publish(host, green());
    await publish(host, mended());
    expect(host.open(FIRST)).toBe(true);
    await publish(host, red());
    expect(host.open(FIRST)).toBe(false);
  });

  test('a new commit opens nothing before every job has reported on it', async () => {
    const host = await start();
    await publish(host, red());
    await publish(host, green());
    await publish(host, green(SECOND));
    expect(host.open(SECOND)).toBe(false);
    await publish(host, mended(SECOND));
    expect(host.open(SECOND)).toBe(true);
  });

  test('a job that was removed holds nothing for good', async () => {
    const host = await start();
    await publish(host, red());
    await publish(host, green());
    await publish(host, green(SECOND));
    expect(host.open(SECOND)).toBe(false);
    await publish(host, green(THIRD));
    expect(host.open(THIRD)).toBe(true);
  });

  test('the same said again is no request that writes', async () => {
    const host = await start();
    await publish(host, red());
    await publish(host, green());
    host.requests.length = 0;
    await publish(host, red());
    const writes = host.requests.filter((line) => !line.startsWith('GET'));
    expect(writes).toEqual([]);
  });
});

test('Azure: a status that a late writer set beside the text is put right', async () => {
  const host = await HOSTS.Azure();
  const { threads } = running as FakeAzure;
  await publish(host, report('storage-prod', 'blocked', FIRST));
  await publish(host, report('net-prod', 'passed', FIRST));
  for (const thread of threads) thread.status = 'closed';
  await publish(host, report('net-prod', 'passed', FIRST));
  expect(host.open(FIRST)).toBe(false);
});

test('Azure: what a person resolved in another word stays as it is once the gate is open', async () => {
  const host = await HOSTS.Azure();
  const { threads } = running as FakeAzure;
  await publish(host, report('storage-prod', 'blocked', FIRST));
  await publish(host, report('storage-prod', 'passed', FIRST));
  for (const thread of threads) thread.status = 'fixed';
  await publish(host, report('storage-prod', 'passed', FIRST));
  expect(threads.map(({ status }) => status)).toEqual(['fixed']);
});
