/**
 * Jobs that share a key, on every host where a report stands beside the job: what the host shows is open only
 * when all of them are green on the newest commit, in whatever order they come.
 */
import { createSend } from '../../src/client/http/send.ts';
import { detectJob } from '../../src/hosts/detect.ts';
import { publishOn } from '../../src/hosts/ci-job.ts';
import type { ReportView } from '../../src/report/view.ts';
import { startFakeAzure } from '../support/fake-azure.ts';
import { startFakeGitLab } from '../support/fake-gitlab.ts';
import { afterAll, describe, expect, test } from '../support/jest.ts';
import { sampleView } from '../report/sample-view.ts';
import { socketTime } from '../support/socket-time.ts';
import { stoppedAfterEach } from '../support/strict-server.ts';
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

const keep = stoppedAfterEach();

interface Host {
  /** The environment of a job for this commit. */
  job(commit: string): Record<string, string>;
  /** What people and branch policies see: whether nothing holds a merge back. */
  isOpen(): boolean;
  requests: string[];
}

async function startAzure() {
  const azure = keep(await startFakeAzure());
  return Object.assign(azure, {
    isOpen() {
      const there = azure.threads.filter(({ isDeleted }) => !isDeleted);
      expect(there.length).toBeLessThan(2);
      return there.every(({ status }) => status !== 'active');
    },
  });
}

async function startGitLab() {
  const gitlab = keep(await startFakeGitLab());
  const isOpen = () => gitlab.texts().every((text) => /^### (?:✅|☑️)/.test(text));
  return Object.assign(gitlab, { isOpen });
}

function report(workspace: string, verdict: 'blocked' | 'passed', commit: string): ReportView {
  const runId = 1_700_000_000 + COMMITS.indexOf(commit);
  const job = { url: 'https://ci.example/jobs/1', runId, attempt: 1 };
  const context = { commit: { sha: commit }, job };
  return sampleView({ verdict, system: 'policy-check' }, context, { workspace });
}

async function publish(host: Host, view: ReportView): Promise<void> {
  const { doubts } = await publishOn(
    await detectJob(host.job(view.context.commit?.sha ?? '')),
    concealed(view),
    { comment: 'auto' },
    { send, clock, random, command: () => {} },
  );
  expect(doubts).toEqual([]);
}

describe.each([
  ['Azure', startAzure],
  ['GitLab', startGitLab],
])('%s', (_, start) => {
  const red = () => report('storage-prod', 'blocked', FIRST);
  const green = (commit = FIRST) => report('net-prod', 'passed', commit);
  const mended = (commit = FIRST) => report('storage-prod', 'passed', commit);

  test.each([1, 2, 3, 4])('opens for two jobs at once only when both pass, %i', async (turn) => {
    const host = await start();
    random = seededRandom(turn);
    const views = turn % 2 === 0 ? [red(), green()] : [green(), red()];
    await Promise.all(views.map((view) => publish(host, view)));
    expect(host.isOpen()).toBe(false);
    // What was red is judged again, and the other one reports once more beside it.
    await Promise.all([publish(host, mended()), publish(host, green())]);
    expect(host.isOpen()).toBe(true);
  });

  /** What is published, one after another, and whether the merge is open then. */
  type Round = [views: ReportView[], isOpen: boolean];
  test.each<[string, ...Round[]]>([
    [
      'the red one is run again on the same commit, and is green',
      [[red(), green(), mended()], true],
      [[red()], false],
    ],
    [
      'a new commit opens nothing before every job has reported on it',
      [[red(), green(), green(SECOND)], false],
      [[mended(SECOND)], true],
    ],
    [
      'a job that was removed holds nothing for good',
      [[red(), green(), green(SECOND)], false],
      [[green(THIRD)], true],
    ],
  ])('%s', async (__, ...rounds) => {
    const host = await start();
    for (const [views, isOpen] of rounds) {
      for (const view of views) await publish(host, view);
      expect(host.isOpen()).toBe(isOpen);
    }
  });

  test('gets no request that writes when nothing changed', async () => {
    const host = await start();
    await publish(host, red());
    await publish(host, green());
    host.requests.length = 0;
    await publish(host, red());
    const writes = host.requests.filter((line) => !line.startsWith('GET'));
    expect(writes).toEqual([]);
  });
});

test('Azure corrects a late status beside the text, and keeps a thread that a person resolved', async () => {
  const host = await startAzure();
  const { threads } = host;
  const said = (status: string) => {
    for (const thread of threads) thread.status = status;
  };
  await publish(host, report('storage-prod', 'blocked', FIRST));
  await publish(host, report('net-prod', 'passed', FIRST));
  said('closed');
  await publish(host, report('net-prod', 'passed', FIRST));
  expect(host.isOpen()).toBe(false);
  await publish(host, report('storage-prod', 'passed', FIRST));
  expect(host.isOpen()).toBe(true);
  said('fixed');
  await publish(host, report('storage-prod', 'passed', FIRST));
  expect(threads.map(({ status }) => status)).toEqual(['fixed']);
});
