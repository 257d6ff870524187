/** What a host does not say is absent, and `ci-job.ts` says what that means. */
import { REPORT_FILES, writeReports } from '../../src/hosts/files.ts';
import { openCiJob } from '../../src/hosts/ci-job.ts';
import type { CiHost } from '../../src/hosts/host.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import type { Concealed } from '../../src/model/secrets.ts';
import { concealed } from '../support/concealed.ts';
import { instantClock } from '../support/instant-clock.ts';
import { expect, test } from '../support/jest.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';

/** A CI host that does the least: a new host begins with these three. */
const fixtureHost: CiHost = {
  server: {
    address: ({ FIXTURE_URL }) => FIXTURE_URL,
    remedy: 'Set FIXTURE_URL.',
  },
  facts: ({ FIXTURE_COMMIT }) => ({ commit: FIXTURE_COMMIT, pullRequest: { number: 7 } }),
  jobOrigin: () => ({ proposed: true, changeOrigin: 'own' }),
};

const COMMIT = 'c'.repeat(40);
const view = concealed(
  toReportView(
    sampleResult({ verdict: 'blocked', system: 'policy-evaluation', workspaces: 1 }),
    sampleContext(),
  ),
);

function settings() {
  const inputs = { token: 't0ken', organization: 'acme', workspaces: 'net-prod' };
  const read = readSettings({ inputs, environment: {}, entryPoint: 'cli' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { plan, report, job } = read.settings;
  return { plan, report, job };
}

async function open(host: CiHost, output?: Parameters<typeof openCiJob>[1]) {
  const io = {
    host,
    environment: { FIXTURE_COMMIT: COMMIT },
    workingDirectory: '/',
    execute: () => Promise.reject(new Error('no git here')),
    send: () => Promise.reject(new Error('nothing is sent')),
    clock: instantClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
  };
  const job = await openCiJob(io, output);
  const subject = await job.subject(settings(), { directory: '/', root: '/', deadline: 60_000 });
  if ('refused' in subject) throw new Error(subject.refused);
  return { job, subject };
}

test('the least that a host says is enough for a check, and files are all of its report', async () => {
  const written: string[] = [];
  const output = {
    command: () => {},
    reports: '/reports',
    writeReports: (made: Concealed<ReportView>, directory: string) =>
      writeReports(made, directory, async (path) => void written.push(path.replaceAll('\\', '/'))),
  };
  const { job, subject } = await open(fixtureHost, output);
  expect(job.jobTree.proposed).toBe(true);
  expect(await job.reviewed('/')).toEqual({ head: COMMIT, built: undefined });
  expect(subject.about).toMatchObject({ commit: { sha: COMMIT }, pullRequest: { number: 7 } });
  expect(await subject.changedFiles()).toBeUndefined();
  expect(await subject.earlier?.()).toBeUndefined();
  expect(await subject.publish?.(view, 60_000)).toEqual({ problems: [] });
  expect(written).toEqual(REPORT_FILES.map(({ file }) => `/reports/${file}`));
});

test('nothing is published without a place for it', async () => {
  const { subject } = await open({ ...fixtureHost, publish: () => Promise.reject(new Error()) });
  expect(await subject.publish?.(view, 60_000)).toEqual({ problems: [] });
});

test('a host that knows more says it in place of git, and publishes as it likes', async () => {
  const left = [{ path: 'main.tf' }] as never;
  const { subject } = await open(
    {
      ...fixtureHost,
      jobOrigin: () => ({ proposed: true, changeOrigin: 'unknown' }),
      askChangeOrigin: async () => ({ changeOrigin: 'own' }),
      change: async (_, { jobOrigin }) => ({
        about: {},
        message: 'fixture',
        proposed: jobOrigin.proposed,
        changedFiles: async () => ['main.tf'],
      }),
      publish: async () => ({
        commentUrl: 'https://host.example/1',
        problems: [{ text: 'one' }],
        left,
      }),
    },
    { command: () => {} },
  );
  expect(await subject.changedFiles()).toEqual(['main.tf']);
  const published = { commentUrl: 'https://host.example/1', problems: [{ text: 'one' }], left };
  expect(await subject.publish?.(view, 60_000)).toEqual(published);
});

test('files of an unknown origin are refused before anything else is asked', async () => {
  const jobOrigin = () => ({ proposed: true, changeOrigin: 'unknown' as const });
  const change = () => Promise.reject(new Error('asked'));
  await expect(open({ ...fixtureHost, jobOrigin, change })).rejects.toThrow('is unknown');
});
