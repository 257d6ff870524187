import { isAffected } from '../../src/configuration/affected.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';

const watched = { directory: 'infra/net', patterns: [] as string[], prefixes: [] as string[] };

describe('which changes concern a workspace', () => {
  test.each([
    [['infra/net/main.tf'], true],
    [['infra/net/deep/a/main.tf'], true],
    [['infra/network/main.tf'], false],
    [['infra/main.tf'], false],
    [['README.md', 'infra/net/x'], true],
    [[], false],
    // A submodule or a link that holds the directory.
    [['infra'], true],
    [['inf'], false],
  ])('files %j below infra/net: %s', (changed, affected) => {
    expect(isAffected(changed, watched)).toBe(affected);
  });

  test('the repository itself is touched by everything', () => {
    expect(isAffected(['README.md'], { ...watched, directory: '' })).toBe(true);
  });

  test('prefixes count as the directory does', () => {
    expect(isAffected(['modules/vpc/a.tf'], { ...watched, prefixes: ['/modules/vpc/'] })).toBe(
      true,
    );
    expect(isAffected(['modules/vpcs/a.tf'], { ...watched, prefixes: ['modules/vpc'] })).toBe(
      false,
    );
  });

  test.each([
    ['shared/vars.tf', true],
    ['shared', true],
    ['shared/vars.tf.md', false],
    ['policies/deep/a.json', true],
    ['policies/a.md', false],
    ['.json', false],
  ])('what the configuration reads elsewhere counts: %s %s', (path, affected) => {
    const reads = {
      reads: ['shared/vars.tf'],
      readPatterns: [{ prefix: 'policies/', suffix: '.json' }],
    };
    expect(isAffected([path], { ...watched, ...reads })).toBe(affected);
  });

  test.each([
    ['/modules/**', 'modules/vpc/deep/a.tf', true],
    ['/modules/**/*.tf', 'modules/a.tf', true],
    ['/modules/**/*.tf', 'modules/vpc/a.md', false],
    ['**/network-?/*', 'live/network-1/a.tf', true],
    // The page of the service says "one or more", and its example reads like "one".
    ['**/network-?/*', 'live/network-12/a.tf', true],
    ['**/network-?/*', 'live/network-/a.tf', false],
    ['/live/*.??', 'live/a.tf', true],
    ['/live/*.??', 'live/a.t', false],
    ['/live/?', 'live/a/b.tf', false],
    ['/**/*.tf', 'a.tf', true],
    ['*.tf', 'sub/a.tf', false],
    ['a*b*c', 'aXbYbZc', true],
    ['a*b*c', 'aXbYbZ', false],
    ['**', 'anything/at/all', true],
    ['', 'a', false],
  ])('pattern %s on %s: %s', (pattern, path, affected) => {
    expect(isAffected([path], { ...watched, patterns: [pattern] })).toBe(affected);
  });

  test('a hostile pattern takes no time', () => {
    const pattern = `${'**/'.repeat(500)}${'*a'.repeat(500)}`;
    const path = `${'x/'.repeat(500)}${'a'.repeat(1_000)}b`;
    const before = performance.now();
    expect(isAffected([path], { ...watched, patterns: [pattern] })).toBe(false);
    expect(performance.now() - before).toBeLessThan(limitMs(2_000));
  });
});
