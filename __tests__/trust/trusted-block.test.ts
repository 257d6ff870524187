import type { CloudBlock } from '../../src/configuration/cloud-block.ts';
import { readBranch, describeDifferences } from '../../src/trust/trusted-block.ts';
import { describe, expect, test } from '../support/jest.ts';

describe('names of branches', () => {
  test.each(['main', 'release/1.x', 'a-b_c', 'feature#7', 'ümlaut', 'a.b', 'a@b'])('%s', (name) => {
    expect(readBranch(name)).toEqual({ value: name });
  });
  test.each([
    'a b',
    'a\tb',
    'a\u0007b',
    'a~1',
    'a^',
    'a:b',
    'a?',
    'a*',
    'a[b',
    'a\\b',
    'a..b',
    'a@{1}',
    '-a',
    '/a',
    '.a',
    'a/',
    'a.',
    'a//b',
    'a/.b',
  ])('%j is none', (name) => {
    expect(readBranch(name)).toMatchObject({
      problem: expect.stringMatching(/ is not the name of a branch\.$/) as unknown,
    });
  });
});

describe('what the pull request would have chosen', () => {
  const trusted: CloudBlock = {
    at: 'main.tf:2 of the default branch',
    organization: 'acme',
    workspaces: { name: 'net' },
  };
  const both = { organization: true, workspaces: true };
  const own = (changes: Partial<CloudBlock>): CloudBlock => ({
    ...trusted,
    at: 'main.tf:9',
    ...changes,
  });

  test('the same is nothing to tell', () => {
    expect(describeDifferences(own({}), trusted, both)).toEqual([]);
  });
  test('each that differs', () => {
    const other = own({ organization: 'evil', workspaces: { name: 'sandbox' } });
    expect(describeDifferences(other, trusted, both)).toEqual([
      'The organization comes from main.tf:2 of the default branch, "acme": main.tf:9 says "evil", which does not count before it is merged.',
      'The workspace comes from main.tf:2 of the default branch, "net": main.tf:9 says "sandbox", which does not count before it is merged.',
    ]);
  });
  test('only where the block was asked', () => {
    const other = own({ organization: 'evil', workspaces: { name: 'sandbox' } });
    expect(describeDifferences(other, trusted, { ...both, organization: false })).toHaveLength(1);
    expect(describeDifferences(other, trusted, { ...both, workspaces: false })).toHaveLength(1);
  });
  test('one that was taken away', () => {
    expect(describeDifferences(undefined, trusted, both)).toEqual([
      expect.stringMatching(/: the pull request names none, which/),
      expect.stringMatching(/: the pull request names none, which/),
    ]);
    expect(describeDifferences(own({ workspaces: {} }), trusted, both)).toEqual([
      expect.stringMatching(/: main\.tf:9 names none, which/),
    ]);
  });
  test('what the trusted block does not name', () => {
    expect(describeDifferences(own({}), { at: 'x' }, both)).toEqual([]);
  });
  test('prefixes, tags and projects', () => {
    const said = (workspaces: CloudBlock['workspaces']) =>
      describeDifferences(undefined, { at: 'x', ...(workspaces && { workspaces }) }, both)[0];
    expect(said({ prefix: 'net-' })).toContain('"net-…"');
    expect(said({ tags: ['a', 'b'], project: 'Edge' })).toContain('"tags a, b, project Edge"');
  });
});
