/** The comment on hosts whose lists ignore pages, lag or repeat themselves, or that lose what they were told. */
import type { Whims } from '../../support/contrary-host.ts';
import { describe, expect, test } from '../../support/jest.ts';
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

  test.each<[string, Partial<Whims>]>([
    ['its author is not known to anybody', { author: 'unnamed' }],
    ['the list never shows it', { lags: true }],
    ['the list never shows it, behind pages of others', { lags: true, others: 40, perPage: 30 }],
  ])('a job creates one at most: %s', (_, whims) =>
    onContraryHost(whims, {}, async ({ job, host, ours, creations }) => {
      const { stdout } = await job();
      expect([ours().length, creations()]).toEqual([1, 1]);
      expect(stdout).not.toMatch(MISLEADING);
      expect(stdout).toContain(`/pulls/42#issuecomment-100001`);
      expect(host.requests.length).toBeLessThan(40);
    }),
  );

  test('copies that earlier jobs left become one', () =>
    onContraryHost({}, {}, async ({ job, host, ours }) => {
      await job();
      const [first] = ours();
      if (first === undefined) throw new Error('no comment');
      for (let id = 1; id <= 12; id++) host.comments.push({ ...first, id: first.id + id });
      const { stdout } = await job();
      expect(ours()).toHaveLength(1);
      expect(stdout).not.toMatch(MISLEADING);
    }));
});
