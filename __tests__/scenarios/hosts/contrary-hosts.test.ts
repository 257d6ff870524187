/** The comment on hosts whose lists ignore pages or repeat themselves, or that lose what they were told. */
import type { Whims } from '../../support/contrary-host.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { limitMs } from '../../support/time-limits.ts';
import { onContraryHost } from './on-contrary-host.ts';

const MISLEADING = /another author|Other jobs kept writing/;

describe('one comment', () => {
  test.each<[string, Partial<Whims>]>([
    ['Link at another address, 30 a page', { others: 65, perPage: 30, link: 'https://a.example' }],
    ['all comments in every page', { others: 108, ignoresPage: true, allAtOnce: true }],
    ['a cursor that leads to itself', { others: 3, graphql: 'circle' }],
    ['a creation whose answer is lost', { losesAnswer: 'created' }],
    ['a creation that was lost', { losesAnswer: 'not-created' }],
  ])('%s: written once, edited by the next job', (_, whims) =>
    onContraryHost(whims, {}, async ({ job, ours, creations }) => {
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
});

test.each<[string, Partial<Whims>, string?]>([
  ['always the first hundred', { others: 150, ignoresPage: true }],
  ['always one page more, each after a while', { endless: true, slowMs: 400 }, '5s'],
])('%s: no comment, and why, in time', (_, whims, timeout = '10s') =>
  onContraryHost(whims, { timeout }, async ({ job, host, creations }) => {
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
