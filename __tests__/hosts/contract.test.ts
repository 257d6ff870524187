/**
 * What every registered CI host has to do, with environments made from its documentation. A new host
 * needs `environments/NAME.json`: a push, a pull request of the repository itself, one of a fork,
 * and one where it cannot be told; or a sentence that says why there is no such job.
 */
import { textOf } from '../../src/model/finding.ts';
import { note } from '../support/findings.ts';
import { readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Environment,
  type Execute,
  type Send,
  TransportError,
} from '../../src/model/ports.ts';
import {
  detectJob,
  serverToAsk,
  startersOf,
  valuesOfHostVariables,
} from '../../src/hosts/detect.ts';
import { openCiJob } from '../../src/hosts/ci-job.ts';
import { writeReports } from '../../src/hosts/write-reports.ts';
import { GITHUB, SERVERS } from '../../src/hosts/github/server.ts';
import type { CiHost } from '../../src/hosts/host.ts';
import { CI_HOSTS, isSecretOfCiHost, type HostRow } from '../../src/hosts/registry.ts';
import { readEngineEnvironment } from '../../src/plan/program-variables.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import {
  KINDS,
  recordedJob,
  recordedJobs,
  styleOn,
  type RecordedJob,
} from '../support/host-jobs.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { openRepository } from '../support/repository.ts';
import { sampleView } from '../report/sample-view.ts';
import { concealed } from '../support/concealed.ts';
import { HOSTS } from '../../src/features.ts';
import { REPORT_FILES } from '../../src/cli/output-files.ts';

const NAMES = CI_HOSTS.map(({ name }) => name);
const folder = realpathSync(emptyDirectory());
/** A repository, as a job checks one out. */
const checkout = openRepository(join(folder, 'checkout')).root;

function jobOf({ environment, payload }: RecordedJob): Environment {
  if (payload === undefined) return environment;
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  return { ...environment, GITHUB_EVENT_PATH: path };
}

function portsWith(answer: unknown, sent: string[] = []) {
  const send: Send = async ({ url }) => {
    sent.push(url.href);
    if (answer === undefined) throw new TransportError('not-sent', 'Nothing answers.');
    const body = new TextEncoder().encode(JSON.stringify(answer));
    return { status: 200, headers: {}, body };
  };
  return { send, clock: instantClock(), random: () => 0.5 };
}

const settings = (() => {
  const given = { token: 't0ken', organization: 'acme', workspaces: 'net-prod' };
  const read = readSettings({ inputs: given, environment: {}, entryPoint: 'cli' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { gate, plan, report, job } = read.settings;
  return { gate, plan, report, job };
})();
const view = concealed(sampleView());
const io = () => ({
  execute: () => Promise.reject(new Error('no git here')),
  workingDirectory: folder,
  signal: new AbortController().signal,
});
const place = { directory: folder, root: folder, deadline: 60_000 };

/** All that the host says of a job, to whoever asks. */
async function everythingTold(recorded: RecordedJob) {
  const environment = jobOf(recorded);
  const { isPersonThere = false } = recorded;
  const ports = { ...portsWith(recorded.answer), ...io(), environment, isPersonThere };
  const opened = await openCiJob({ ...ports, hosts: HOSTS });
  const { job, jobOrigin } = opened;
  const subject = await opened.subject(settings, place);
  const refused = 'refused' in subject ? subject.refused : undefined;
  const { host, environment: _, ...facts } = job;
  const lines: string[] = [];
  const sent: string[] = [];
  const published = await host.publish?.(
    job,
    view,
    { comment: 'always' },
    { ...portsWith(undefined, sent), command: (line) => lines.push(line) },
  );
  return { jobOrigin, refused, facts, actor: startersOf(environment), published, lines, sent };
}

/** All that the variables of a job say: its head is never the merge that is checked out. */
async function allFacts(name: string, { facts = {} }: RecordedJob): Promise<object> {
  const style = await styleOn(name);
  if (!('repository' in facts) || style === undefined) return { name, ...facts };
  return { name, ...facts, repository: { ...(facts.repository as object), style } };
}

test('each host is recognised by a variable of its own', async () => {
  for (const { name, variable, root } of CI_HOSTS) {
    const job = await detectJob({ [variable]: 'true', [root]: '/job/here' }, HOSTS);
    expect([job.name, job.root]).toEqual([name, '/job/here']);
    // Of CircleCI: `~/project` names no directory to any program but a shell.
    expect(
      (await detectJob({ [variable]: 'true', [root]: '~/project' }, HOSTS)).root,
    ).toBeUndefined();
  }
  expect((await detectJob({ CI_PROJECT_DIR: '/job/here' }, HOSTS)).name).toBe('none');
});

describe.each([...NAMES, 'none'])('%s', (name) => {
  test.each(KINDS)('reports a job of the kind %s as recorded', async (kind) => {
    const recorded = recordedJobs(name)[kind];
    if (typeof recorded === 'string') {
      expect([kind, recorded.length > 40]).not.toEqual(['push', true]);
      expect(recorded).toMatch(/\.$/);
      return;
    }
    const told = await everythingTold(recorded);
    const { judged, whose, pullRequest, commit } = recorded.expected;
    expect(told.facts.name).toBe(name);
    if (recorded.facts !== undefined) expect(told.facts).toEqual(await allFacts(name, recorded));
    expect(told.jobOrigin.proposed).toBe(judged);
    expect(told.facts.pullRequest?.number).toBe(pullRequest);
    expect(told.facts.commit).toBe(commit);
    expect(judged).toBe(kind !== 'push');
    const own = kind === 'push' || kind === 'pullRequest';
    expect(whose === 'own').toBe(own);
    // Unknown is foreign: it is refused, whether the environment says so or the host was asked.
    if (own) expect(told.refused).toBeUndefined();
    else
      expect(told.refused && textOf(told.refused)).toContain(
        whose === 'foreign' ? "a fork's" : 'is unknown',
      );
  });

  test('shows no token in anything that it reports', async () => {
    const { secrets, ...kinds } = recordedJobs(name);
    expect(secrets).not.toEqual([]);
    for (const recorded of Object.values(kinds)) {
      if (typeof recorded === 'string') continue;
      const text = JSON.stringify(await everythingTold(recorded));
      for (const secret of secrets) {
        const value = recorded.environment[secret] ?? '';
        expect(value.length).toBeGreaterThan(15);
        expect(text).not.toContain(value);
      }
    }
  });
});

test.each(NAMES)('%s gives no secret to a program of what is judged', async (name) => {
  const { secrets } = recordedJobs(name);
  for (const secret of secrets) {
    const read = readEngineEnvironment([secret], {}, isSecretOfCiHost);
    expect(read).toEqual({ problem: expect.stringContaining('belongs to the job') });
  }
});

const WHICH = ['target', 'defaultBranch'] as const;

describe('variables of other hosts', () => {
  const namesOf = (row: HostRow) => WHICH.flatMap((which) => row[which] ?? []);

  /** What git is asked for, and what the report says, of a job at the root of a repository. */
  async function whatCounts(environment: Environment) {
    const asked: string[] = [];
    const execute: Execute = (_, args) => {
      asked.push(args.slice(args.indexOf('gc.auto=0')).join(' '));
      return Promise.resolve({ exitCode: 1, stdout: '', stderr: '' });
    };
    const ports = { ...portsWith(undefined), ...io(), environment, execute };
    const host = await openCiJob({ hosts: HOSTS, ...ports, workingDirectory: checkout });
    const trusted =
      host.jobTree.proposed && (await host.jobTree.trusted(checkout).then(() => '', String));
    const here = { ...place, directory: checkout, root: checkout };
    const open = { ...settings, job: { ...settings.job, allowUntrustedHead: true } };
    const subject = await host.subject(open, here);
    if ('refused' in subject) throw new Error(textOf(subject.refused));
    await subject.changedFiles();
    await subject.textsAtMergeBase?.(['main.tf']);
    return { asked, trusted, branch: subject.reportedJob.repository?.defaultBranch, subject };
  }

  test.each(CI_HOSTS.map((row) => [row.name, row] as const))(
    'do not change a job on %s',
    async (name, row) => {
      const environment = jobOf(recordedJob(name, 'pullRequest'));
      const others = CI_HOSTS.flatMap(namesOf).filter((other) => !namesOf(row).includes(other));
      const more = Object.fromEntries(others.map((other) => [other, 'of/another']));
      const without = Object.fromEntries(others.map((other) => [other, undefined]));
      const { subject: _, ...alone } = await whatCounts({ ...environment, ...without });
      const { subject: __, ...beside } = await whatCounts({ ...environment, ...more });
      expect(beside).toEqual(alone);
      expect(JSON.stringify(beside)).not.toContain('of/another');
      // Jenkins names no server that could be asked, and that is said.
      expect([alone.asked, alone.trusted]).not.toEqual([[], '']);
    },
  );

  test('make a job one of a change where they name a target', async () => {
    const { environment } = recordedJob('buildkite', 'push');
    const { subject: plain } = await whatCounts(environment);
    expect(plain.proposed).toBe(false);
    const { subject, asked } = await whatCounts({ ...environment, CHANGE_TARGET: 'other' });
    expect(subject.proposed).toBe(true);
    // What the target is stays unknown: everything counts as touched.
    expect(await subject.changedFiles()).toBeUndefined();
    expect(asked.join(' ')).not.toContain('other');
  });

  test('count for every host where no host is known', async () => {
    const { asked, subject } = await whatCounts({ CHANGE_TARGET: 'release' });
    expect(subject.proposed).toBe(true);
    expect(asked.join(' ')).toContain('refs/remotes/origin/release');
  });
});

/** What a host does not say is absent, and `ci-job.ts` says what that means. */
describe('a host that implements the least', () => {
  /** A new host begins with these four. */
  const least: CiHost = {
    server: {
      address: ({ FIXTURE_URL }) => FIXTURE_URL,
      remedy: 'Set FIXTURE_URL.',
    },
    facts: ({ FIXTURE_COMMIT }) => ({ commit: FIXTURE_COMMIT, pullRequest: { number: 7 } }),
    requestBase: () => undefined,
    jobOrigin: () => ({ proposed: true, changeOrigin: 'own' }),
  };
  const COMMIT = 'c'.repeat(40);

  async function open(host: CiHost, output?: Parameters<typeof openCiJob>[1]) {
    const ports = { ...portsWith(undefined), ...io(), host };
    const job = await openCiJob(
      { hosts: HOSTS, ...ports, environment: { FIXTURE_COMMIT: COMMIT } },
      output,
    );
    const subject = await job.subject(settings, place);
    if ('refused' in subject) throw new Error(textOf(subject.refused));
    return { job, subject };
  }

  test('is enough for a check, and files are all of its report', async () => {
    const written: string[] = [];
    const output: Parameters<typeof openCiJob>[1] = {
      command: () => {},
      reports: '/reports',
      writeReports: (made, directory) =>
        writeReports(
          REPORT_FILES,
          made,
          directory,
          async (path) => void written.push(path.replaceAll('\\', '/')),
        ),
    };
    const { job, subject } = await open(least, output);
    expect(job.jobTree.proposed).toBe(true);
    expect(await job.reviewed(folder)).toEqual({ head: COMMIT, built: undefined });
    expect(subject.reportedJob).toMatchObject({
      commit: { sha: COMMIT },
      pullRequest: { number: 7 },
    });
    expect(await subject.changedFiles()).toBeUndefined();
    expect(await subject.earlierReports?.()).toBeUndefined();
    expect(await subject.publish?.(view, 60_000)).toEqual({ doubts: [] });
    // No report of this view shows values.
    const files = REPORT_FILES.filter(({ file }) => file !== 'changes.json');
    expect(written).toEqual(files.map(({ file }) => `/reports/${file}`));
  });

  test('publishes nothing without a place for it', async () => {
    const { subject } = await open({ ...least, publish: () => Promise.reject(new Error()) });
    expect(await subject.publish?.(view, 60_000)).toEqual({ doubts: [] });
  });

  test('can add more, which counts in place of git, and publish it', async () => {
    const published = {
      commentUrl: 'https://host.example/1',
      doubts: [note('one')],
      unplaced: [{ path: 'main.tf' }] as never,
    };
    const { subject } = await open(
      {
        ...least,
        jobOrigin: () => ({ proposed: true, changeOrigin: 'unknown' }),
        askChangeOrigin: async () => ({ changeOrigin: 'own' }),
        change: async (_, { jobOrigin }) => ({
          reportedJob: {},
          message: 'fixture',
          proposed: jobOrigin.proposed,
          changedFiles: async () => ['main.tf'],
        }),
        publish: async () => published,
      },
      { command: () => {} },
    );
    expect(await subject.changedFiles()).toEqual(['main.tf']);
    expect(await subject.publish?.(view, 60_000)).toEqual(published);
  });

  test('refuses files of an unknown origin before any other request', async () => {
    const jobOrigin = () => ({ proposed: true, changeOrigin: 'unknown' as const });
    const change = () => Promise.reject(new Error('asked'));
    await expect(open({ ...least, jobOrigin, change })).rejects.toThrow('is unknown');
  });
});

/** A container was given variables of another host, or a runner runs inside of another host's job. */
describe('variables of two hosts in one job', () => {
  const LIKE_GITHUB: readonly string[] = SERVERS.filter((server) => server !== GITHUB).map(
    ({ name }) => name,
  );

  /** The environment of every recorded job of a host. */
  function environmentsOf(host: string) {
    const jobs = recordedJobs(host);
    return KINDS.map((kind) => jobs[kind]).flatMap((job) =>
      typeof job === 'string' ? [] : [job.environment],
    );
  }

  const factsOf = async (environment: Record<string, string>) => {
    const job = await detectJob(environment, HOSTS);
    const { environment: _, host: __, ...facts } = job;
    const named = WHICH.map((which) => valuesOfHostVariables(environment, which));
    return { ...facts, named, server: serverToAsk(job) };
  };

  test('every host has a recording', () => {
    for (const name of NAMES) expect(environmentsOf(name).length).toBeGreaterThan(0);
    const recorded = readdirSync(join(REPOSITORY, '__tests__/hosts/environments'));
    expect(recorded).toHaveLength(NAMES.length + 1);
  });

  const PAIRS = NAMES.flatMap((first, index) =>
    NAMES.slice(index + 1).map((second): [string, string] => [first, second]),
  );
  test.each(PAIRS)(
    '%s and %s: the first is asked, and nothing is taken of the second',
    async (first, second) => {
      for (const mine of environmentsOf(first)) {
        const alone = await detectJob(mine, HOSTS);
        for (const theirs of environmentsOf(second)) {
          // A variable that both hosts have is taken from the first host, which runs the job.
          const both = { ...theirs, ...mine };
          const job = await detectJob(both, HOSTS);
          // Jobs of a server with GitHub's API have GitHub's names for what only the other one has set.
          if (!LIKE_GITHUB.includes(first)) {
            expect(await factsOf(both)).toEqual(await factsOf(mine));
          }
          expect(job.name).toBe(first);
          const origin = await job.host.jobOrigin(both, false);
          const own = await alone.host.jobOrigin(mine, false);
          if (origin.changeOrigin === 'own') expect(own.changeOrigin).toBe('own');
          if (!origin.proposed) expect(own.proposed).toBe(false);
        }
      }
    },
  );
});
