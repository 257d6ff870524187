/** Two jobs with one key, on hosts other than GitHub: a gate has one comment, and the second job of a commit says so. */
import { textsOf } from '../support/findings.ts';
import { createSend } from '../../src/client/http/send.ts';
import { detectJob } from '../../src/hosts/detect.ts';
import { publishOn } from '../../src/hosts/publish-on.ts';
import type { ReportView } from '../../src/report/view.ts';
import { startFakeAzure } from '../support/fake-azure.ts';
import { JOB_TOKEN, startFakeGitea } from '../support/fake-gitea.ts';
import { startFakeGitLab } from '../support/fake-gitlab.ts';
import { afterAll, describe, expect, test } from '../support/jest.ts';
import { sampleView } from '../report/sample-view.ts';
import { socketTime } from '../support/socket-time.ts';
import { stoppedAfterEach } from '../support/strict-server.ts';
import { concealed } from '../support/concealed.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { HOSTS } from '../../src/features.ts';

const FIRST = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
const SECOND = '7a2dc5197d2f6e2d3e8e7b1a6c4a7b2ef3b5dac8';
const THIRD = '8b3ed6208e3a7f3e4f9f8c2b7d5b8c3fa4c6ebd9';
const COMMITS = [FIRST, SECOND, THIRD];

let random = seededRandom(7);

const sockets = createSend({ environment: {} });
afterAll(() => sockets.close());
const { clock, send } = socketTime(sockets);
const STARTED = clock.date().toISOString();

const keep = stoppedAfterEach();

interface Host {
  /** The environment of a job for this commit. */
  job(commit: string): Record<string, string>;
  /** Of every comment; empty for one that was deleted and is still listed. */
  texts(): string[];
  requests: string[];
}

const SERVERS: Record<string, () => Promise<Host>> = {
  Azure: async () => keep(await startFakeAzure()),
  GitLab: async () => keep(await startFakeGitLab()),
  async Gitea() {
    const gitea = keep(await startFakeGitea({ headSha: FIRST }));
    const job = (commit: string) => {
      gitea.event.pull_request.head.sha = commit;
      return { ...gitea.job(commit), GITHUB_TOKEN: JOB_TOKEN };
    };
    return { job, texts: () => gitea.texts(), requests: gitea.requests };
  },
};

interface Reported {
  verdict?: 'blocked' | 'errored' | 'passed';
  commit?: string;
  attempt?: number;
  /** Added to the number of the run. */
  later?: number;
}

/** Of the job that judges this workspace. */
function report(
  workspace: string,
  { verdict = 'blocked', commit = FIRST, attempt = 1, later = 0 }: Reported = {},
) {
  const runId = 1_700_000_000 + COMMITS.indexOf(commit) + later;
  const job = { url: 'https://ci.example/jobs/1', runId, attempt };
  const context = {
    gate: { selected: workspace, startedAt: STARTED },
    ci: { commit: { sha: commit }, job },
  };
  return sampleView({ verdict, system: 'policy-check' }, context, { workspace });
}

/** @returns what the log says */
async function publish(host: Host, view: ReportView): Promise<unknown[]> {
  const { doubts } = await publishOn(
    await detectJob(host.job(view.context.ci.commit?.sha ?? ''), HOSTS),
    concealed(view),
    { comment: 'auto' },
    { send, clock, random, command: () => {} },
  );
  return textsOf(doubts);
}

const SECOND_JOB: unknown = expect.stringContaining('Another job of this commit has reported');
/** Of each comment that was not deleted, its sign and the job whose report it has. */
const shown = (host: Host) =>
  host
    .texts()
    .filter((text) => text !== '')
    .map((text) => [/^### (\S+)/.exec(text)?.[1], /(net|dns)-prod/.exec(text)?.[0]]);

describe.each(Object.entries(SERVERS))('%s', (_, start) => {
  test('keeps the report of the first of two jobs, and the second says so', async () => {
    const host = await start();
    expect(await publish(host, report('net-prod'))).toEqual([]);
    for (const verdict of ['blocked', 'passed'] as const) {
      host.requests.length = 0;
      expect(await publish(host, report('dns-prod', { verdict }))).toEqual([SECOND_JOB]);
      expect(host.requests.filter((line) => !line.startsWith('GET'))).toEqual([]);
      expect(shown(host)).toEqual([['❌', 'net-prod']]);
    }
  });

  test.each([1, 2, 3, 4])(
    'has one comment of two jobs at once, and one of them says so, %i',
    async (turn) => {
      const host = await start();
      random = seededRandom(turn);
      const names = turn % 2 === 0 ? ['net-prod', 'dns-prod'] : ['dns-prod', 'net-prod'];
      const said = await Promise.all(names.map((name) => publish(host, report(name))));
      const first = said.findIndex((texts) => texts.length === 0);
      expect(said.toSpliced(first, 1)).toEqual([[SECOND_JOB]]);
      expect(shown(host)).toEqual([['❌', names[first]]]);
    },
  );

  test.each([1, 2, 3, 4])(
    'is written a few times where one job runs twice and begins in the same second, %i',
    async (turn) => {
      const host = await start();
      random = seededRandom(turn);
      const verdicts = ['blocked', 'errored'] as const;
      const reports = verdicts.map((verdict, later) => report('net-prod', { verdict, later }));
      const said = await Promise.all(reports.map((each) => publish(host, each)));
      expect(said.flat().filter((text) => String(text).includes('kept writing'))).toEqual([]);
      expect(shown(host)).toEqual([['💥', 'net-prod']]);
      const writes = host.requests.filter((line) => !line.startsWith('GET'));
      expect(writes.length).toBeLessThan(6);
    },
  );

  test('replaces a report by that of the same job when it is run again', async () => {
    const host = await start();
    await publish(host, report('net-prod'));
    expect(await publish(host, report('net-prod', { verdict: 'passed', attempt: 2 }))).toEqual([]);
    expect(shown(host)).toEqual([['✅', 'net-prod']]);
  });

  test('replaces a report by that of a newer commit, of whichever job, and by no older one', async () => {
    const host = await start();
    await publish(host, report('net-prod'));
    expect(await publish(host, report('dns-prod', { commit: SECOND }))).toEqual([]);
    expect(shown(host)).toEqual([['❌', 'dns-prod']]);
    const late = await publish(host, report('net-prod', { verdict: 'passed' }));
    expect(late).toHaveLength(1);
    expect(late).not.toEqual([SECOND_JOB]);
    expect(shown(host)).toEqual([['❌', 'dns-prod']]);
  });

  test('gets no request that writes when nothing changed', async () => {
    const host = await start();
    await publish(host, report('net-prod'));
    host.requests.length = 0;
    expect(await publish(host, report('net-prod'))).toEqual([]);
    expect(host.requests.filter((line) => !line.startsWith('GET'))).toEqual([]);
  });
});

test('Azure corrects a late status beside the text, and keeps a thread that a person resolved', async () => {
  const azure = keep(await startFakeAzure());
  const { threads } = azure;
  const statuses = () => threads.map(({ status }) => status);
  const set = (status: string) => {
    for (const thread of threads) thread.status = status;
  };
  await publish(azure, report('net-prod'));
  expect(statuses()).toEqual(['active']);
  set('closed');
  await publish(azure, report('net-prod'));
  expect(statuses()).toEqual(['active']);
  const mended = report('net-prod', { verdict: 'passed', attempt: 2 });
  await publish(azure, mended);
  expect(statuses()).toEqual(['closed']);
  set('fixed');
  await publish(azure, mended);
  expect(statuses()).toEqual(['fixed']);
});
