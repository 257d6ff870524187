/** The comment on hosts whose lists of comments cannot be read to their end. */
import type { Whims } from '../../support/contrary-host.ts';
import { expect, test } from '../../support/jest.ts';
import { limitMs } from '../../support/time-limits.ts';
import { onContraryHost } from './on-contrary-host.ts';

test.each<[string, Partial<Whims>, string?]>([
  ['always the first hundred', { others: 150, ignoresPage: true }],
  ['the same, and no word of a next page', { others: 150, ignoresPage: true, link: '' }],
  ['always one page more', { endless: true }],
  ['always one page more, of one comment each', { endless: true, perPage: 1 }],
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
