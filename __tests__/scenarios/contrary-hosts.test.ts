/** The action on hosts whose lists ignore pages, lag, repeat themselves or never end. */
import type { ContraryHost, Whims } from '../support/contrary-host.ts';
import { startContraryHost } from '../support/contrary-host.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import type { Ended } from '../support/runner.ts';
import type { Scenario } from '../support/scenario.ts';
import { HEAD, startScenario } from '../support/scenario.ts';
import { limitMs } from '../support/time-limits.ts';

/** No prefix that says whose it is, as other servers than GitHub have them. */
const TOKEN = 'b7e2c1f0'.repeat(5);
const MISLEADING = /another author|Other jobs kept writing/;

interface Place {
  host: ContraryHost;
  scenario: Scenario;
  /** What this gate's jobs wrote, and how often they created something. */
  ours: () => ContraryHost['comments'];
  creations: () => number;
  job: (changes?: Parameters<Scenario['step']>[0]) => Promise<Ended & { ms: number }>;
}

/** Each with a place of its own. */
async function on(
  whims: Partial<Whims>,
  inputs: Record<string, string>,
  story: (place: Place) => Promise<void>,
): Promise<void> {
  const scenario = await startScenario({ script: 'evaluation-failed' });
  const host = await startContraryHost({ headSha: HEAD, ...whims });
  const sha = openRepository(scenario.job.workspace).commit();
  const hosts = { GITHUB_API_URL: host.origin, GITHUB_SERVER_URL: host.origin };
  const env = { ...hosts, GITHUB_SHA: sha };
  let runs = 7000;
  try {
    await story({
      host,
      scenario,
      ours: () => host.comments.filter(({ login }) => login !== 'octocat'),
      creations: () => host.requests.filter((line) => /^POST .*\/comments$/.test(line)).length,
      async job(changes = {}) {
        const began = performance.now();
        runs += 1;
        const about = { token: TOKEN, ...changes, with: inputs };
        const ended = await scenario.job.run(
          scenario.step({ ...about, env: { ...env, ...changes.env, GITHUB_RUN_ID: String(runs) } }),
        );
        return { ...ended, ms: performance.now() - began };
      },
    });
  } finally {
    await scenario.close();
    await host.stop();
  }
}

describe('one comment', () => {
  test.each<[string, Partial<Whims>]>([
    ['Link at another address, 30 a page', { others: 65, perPage: 30, link: 'https://a.example' }],
    ['all comments in every page', { others: 108, ignoresPage: true, allAtOnce: true }],
    ['a cursor that leads to itself', { others: 3, graphql: 'circle' }],
    ['a creation whose answer is lost', { losesAnswer: 'created' }],
    ['a creation that was lost', { losesAnswer: 'not-created' }],
  ])('%s: written once, edited by the next job', (_, whims) =>
    on(whims, {}, async ({ job, ours, creations }) => {
      for (const count of [1, 2]) {
        const { exitCode, stdout } = await job();
        expect([count, exitCode, ours().length]).toEqual([count, 1, 1]);
        expect(stdout).not.toMatch(MISLEADING);
        expect(stdout).not.toContain('The comment on the pull request was not written');
        expect(stdout).toContain(`/pulls/42#issuecomment-`);
      }
      expect(ours()[0]?.body).toMatch(/^### ❌ Policy gate: blocked/);
      expect(creations()).toBe(whims.losesAnswer === 'not-created' ? 2 : 1);
    }),
  );

  test.each<[string, Partial<Whims>]>([
    ['its author is not known to anybody', { author: 'unnamed' }],
    ['the list never shows it', { lags: true }],
    ['the list never shows it, behind pages of others', { lags: true, others: 40, perPage: 30 }],
  ])('a job creates one at most: %s', (_, whims) =>
    on(whims, {}, async ({ job, host, ours, creations }) => {
      const { stdout } = await job();
      expect([ours().length, creations()]).toEqual([1, 1]);
      expect(stdout).not.toMatch(MISLEADING);
      expect(stdout).toContain(`/pulls/42#issuecomment-100001`);
      expect(host.requests.length).toBeLessThan(40);
    }),
  );

  test('copies that earlier jobs left become one', () =>
    on({}, {}, async ({ job, host, ours }) => {
      await job();
      const [first] = ours();
      if (first === undefined) throw new Error('no comment');
      for (let id = 1; id <= 12; id++) host.comments.push({ ...first, id: first.id + id });
      const { stdout } = await job();
      expect(ours()).toHaveLength(1);
      expect(stdout).not.toMatch(MISLEADING);
    }));
});

describe('lists that cannot be read to their end', () => {
  test.each<[string, Partial<Whims>]>([
    ['always the first hundred', { others: 150, ignoresPage: true }],
    ['the same, and no word of a next page', { others: 150, ignoresPage: true, link: '' }],
    ['always one page more', { endless: true }],
    ['always one page more, of one comment each', { endless: true, perPage: 1 }],
    ['always one page more, each after a while', { endless: true, slowMs: 400 }],
  ])('%s: no comment, and why, in time', (_, whims) =>
    on(whims, { timeout: '10s' }, async ({ job, host, creations }) => {
      const { exitCode, stdout, ms } = await job();
      expect([exitCode, creations()]).toEqual([1, 0]);
      expect(stdout).toMatch(
        /::warning::The comment on the pull request was not written: .*(?:summary of the job|time for publishing was over)/,
      );
      // A list of 200 pages, and GraphQL tried once. Cut off by the timeout, the list is begun again for the comment.
      expect(host.looks()).toBeLessThanOrEqual(401);
      // The timeout, five seconds to say what came of it, and two processors for all of this.
      expect(ms).toBeLessThan(limitMs(25_000));
    }),
  );
});

describe('affected-only looks unless it knows', () => {
  const elsewhere = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ filename: `docs/f${index}.md` }));
  const concerned = { filename: 'infra/network/main.tf' };
  const moved = {
    filename: 'docs/main.tf',
    previous_filename: 'infra/network/main.tf',
    status: 'renamed',
  };
  const inputs = { 'affected-only': 'true', comment: 'off' };

  test.each<[string, Partial<Whims>]>([
    ['a file that was moved out', { files: [moved] }],
    ['the 83rd of 83 files, 30 a page', { files: [...elsewhere(82), concerned], perPage: 30 }],
    ['more files than are listed', { files: [...elsewhere(3_000), concerned] }],
    ['more files than pages say', { files: elsewhere(4), changedFiles: 5 }],
    ['no file at all, although some changed', { files: [], changedFiles: 1 }],
    ['the same page again and again', { files: [...elsewhere(150), concerned], ignoresPage: true }],
    ['a push while files are listed', { files: elsewhere(2), headAfterFiles: 'd'.repeat(40) }],
    ['a head that was never this one', { files: elsewhere(2), headSha: 'd'.repeat(40) }],
  ])('%s', (_, whims) =>
    on(whims, inputs, async ({ job, scenario }) => {
      const { exitCode, stdout } = await job();
      expect(stdout).not.toContain('skipped: net-prod');
      expect([exitCode, scenario.service.runs().length]).toEqual([1, 1]);
    }),
  );

  test('a whole list that does not concern it: skipped', () =>
    on({ files: elsewhere(82), perPage: 30 }, inputs, async ({ job, scenario }) => {
      const { stdout } = await job();
      expect(stdout).toContain('skipped: net-prod');
      expect(scenario.service.runs()).toEqual([]);
    }));

  test('in a merge queue nothing is known, and everything is looked at', () =>
    on({ files: elsewhere(1), ignoresPage: true }, inputs, async ({ job, scenario, host }) => {
      const { exitCode, stdout } = await job({
        event: { name: 'merge_group', payload: { merge_group: { head_sha: HEAD } } },
        env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-6f1cb40' },
      });
      expect(stdout).not.toContain('skipped: net-prod');
      expect([exitCode, scenario.service.runs().length]).toEqual([1, 1]);
      expect([host.looks(), host.comments.length]).toEqual([0, 0]);
    }));
});
