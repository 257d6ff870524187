/**
 * What every registered CI host has to do, with environments made from its documentation. A new host
 * needs `environments/NAME.json`: a push, a pull request of the repository itself, one of a fork,
 * and one where it cannot be told; or a sentence that says why there is no such job.
 */
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment, Execute, Send } from '../../src/model/ports.ts';
import { TransportError } from '../../src/model/ports.ts';
import { detectJob, startersOf } from '../../src/hosts/detect.ts';
import { openCiJob } from '../../src/hosts/ci-job.ts';
import { CI_HOSTS, isSecretOfCiHost, type HostRow } from '../../src/hosts/registry.ts';
import { readEngineEnvironment } from '../../src/plan/engine-environment.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import {
  KINDS,
  recordedJob,
  recordedJobs,
  styleOn,
  type RecordedJob,
} from '../support/host-jobs.ts';
import { openRepository } from '../support/repository.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';
import { concealed } from '../support/concealed.ts';

const NAMES = CI_HOSTS.map(({ name }) => name);
let folder: string;
/** A repository, as a job checks one out. */
let checkout: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'plangate-contract-')));
  checkout = openRepository(join(folder, 'checkout')).root;
});
afterAll(() => rm(folder, { recursive: true }));

async function jobOf({ environment, payload }: RecordedJob): Promise<Environment> {
  if (payload === undefined) return environment;
  const path = join(folder, 'event.json');
  await writeFile(path, JSON.stringify(payload));
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
  const { plan, report, job } = read.settings;
  return { plan, report, job };
})();

/** All that the host says of a job, to whoever asks. */
async function everythingTold(recorded: RecordedJob) {
  const environment = await jobOf(recorded);
  const execute = () => Promise.reject(new Error('no git here'));
  const { isPersonThere = false } = recorded;
  const { signal } = new AbortController();
  const io = { environment, execute, workingDirectory: folder, isPersonThere, signal };
  const opened = await openCiJob({ ...portsWith(recorded.answer), ...io });
  const { job, jobOrigin } = opened;
  const place = { directory: folder, root: folder, deadline: 60_000 };
  const subject = await opened.subject(settings, place);
  const refused = 'refused' in subject ? subject.refused : undefined;
  const { host, environment: _, ...facts } = job;
  const lines: string[] = [];
  const sent: string[] = [];
  const view = toReportView(
    sampleResult({ verdict: 'blocked', system: 'policy-evaluation', workspaces: 1 }),
    sampleContext(),
  );
  const published = await host.publish?.(
    job,
    concealed(view),
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

test('each is recognised by a variable of its own', async () => {
  for (const { name, variable, root } of CI_HOSTS) {
    const job = await detectJob({ [variable]: 'true', [root]: '/job/here' });
    expect([job.name, job.root]).toEqual([name, '/job/here']);
    // Of CircleCI: `~/project` names no directory to any program but a shell.
    expect((await detectJob({ [variable]: 'true', [root]: '~/project' })).root).toBeUndefined();
  }
  expect((await detectJob({ CI_PROJECT_DIR: '/job/here' })).name).toBe('none');
});

describe.each([...NAMES, 'none'])('%s', (name) => {
  test.each(KINDS)('%s', async (kind) => {
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
    else expect(told.refused).toContain(whose === 'foreign' ? "a fork's" : 'is unknown');
  });

  test('no token is in anything it tells', async () => {
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

test.each(NAMES)('%s: no program of what is judged gets a secret of it', async (name) => {
  const { secrets } = recordedJobs(name);
  for (const secret of secrets) {
    const read = readEngineEnvironment([secret], {}, isSecretOfCiHost);
    expect(read).toEqual({ problem: expect.stringContaining('belongs to the job') });
  }
});

describe('variables of other hosts', () => {
  const WHICH = ['target', 'defaultBranch'] as const;
  const namesOf = (row: HostRow) => WHICH.flatMap((which) => row[which] ?? []);

  /** What git is asked for, and what the report says, of a job at the root of a repository. */
  async function whatCounts(environment: Environment) {
    const asked: string[] = [];
    const execute: Execute = (_, args) => {
      asked.push(args.slice(args.indexOf('gc.auto=0')).join(' '));
      return Promise.resolve({ exitCode: 1, stdout: '', stderr: '' });
    };
    const io = { environment, execute, workingDirectory: checkout };
    const { signal } = new AbortController();
    const ports = { ...portsWith(undefined), ...io, signal };
    const host = await openCiJob(ports);
    const trusted =
      host.jobTree.proposed &&
      (await host.jobTree.trusted(checkout, undefined).then(() => '', String));
    const place = { directory: checkout, root: checkout, deadline: 60_000 };
    const open = { ...settings, job: { ...settings.job, allowUntrustedHead: true } };
    const subject = await host.subject(open, place);
    if ('refused' in subject) throw new Error(subject.refused);
    await subject.changedFiles();
    await subject.textsAtMergeBase?.(['main.tf']);
    return { asked, trusted, branch: subject.about.repository?.defaultBranch, subject };
  }

  test.each(CI_HOSTS.map((row) => [row.name, row] as const))('%s', async (name, row) => {
    const environment = await jobOf(recordedJob(name, 'pullRequest'));
    const others = CI_HOSTS.flatMap(namesOf).filter((other) => !namesOf(row).includes(other));
    const more = Object.fromEntries(others.map((other) => [other, 'of/another']));
    const without = Object.fromEntries(others.map((other) => [other, undefined]));
    const { subject: _, ...alone } = await whatCounts({ ...environment, ...without });
    const { subject: __, ...beside } = await whatCounts({ ...environment, ...more });
    expect(beside).toEqual(alone);
    expect(JSON.stringify(beside)).not.toContain('of/another');
    // Jenkins names no server that could be asked, and that is said.
    expect([alone.asked, alone.trusted]).not.toEqual([[], '']);
  });

  test('a target that another host names makes the job one of a change', async () => {
    const { environment } = recordedJob('buildkite', 'push');
    const { subject: plain } = await whatCounts(environment);
    expect(plain.proposed).toBe(false);
    const { subject, asked } = await whatCounts({ ...environment, CHANGE_TARGET: 'other' });
    expect(subject.proposed).toBe(true);
    // What the target is stays unknown: everything counts as touched.
    expect(await subject.changedFiles()).toBeUndefined();
    expect(asked.join(' ')).not.toContain('other');
  });

  test('without a known host, those of every host count', async () => {
    const { asked, subject } = await whatCounts({ CHANGE_TARGET: 'release' });
    expect(subject.proposed).toBe(true);
    expect(asked.join(' ')).toContain('refs/remotes/origin/release');
  });
});
