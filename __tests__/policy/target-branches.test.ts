/** For which bases of a request a verdict counts. */
import { textsOf } from '../support/findings.ts';
import { problemOfBase } from '../../src/policy/target-branches.ts';
import { readBranches } from '../../src/settings/parse-inputs.ts';
import { describe, expect, test } from '../support/jest.ts';

const counts = (branch?: string, targetBranches: string[] = [], defaultBranch?: string) =>
  problemOfBase({ branch, defaultBranch, targetBranches }) === undefined;
const why = (branch?: string, targetBranches: string[] = [], defaultBranch?: string) =>
  textsOf([problemOfBase({ branch, defaultBranch, targetBranches }) ?? []].flat())[0];

describe('a verdict counts', () => {
  test.each<[string | undefined, string[], string | undefined, boolean]>([
    ['main', [], 'main', true],
    ['mine', [], 'main', false],
    ['Main', [], 'main', false],
    ['main', ['develop'], 'main', true],
    ['develop', ['develop'], 'main', true],
    ['develop-2', ['develop'], 'main', false],
    ['release/1.0', ['release/*'], 'main', true],
    ['release/x/1.0', ['release/*'], 'main', false],
    ['release', ['release/*'], 'main', false],
    ['my/release/1.0', ['release/*'], 'main', false],
    ['hotfix-1', ['hotfix-*'], 'main', true],
    ['hotfix-1/x', ['hotfix-*'], 'main', false],
    ['main', [], undefined, false],
    ['main', ['main'], undefined, true],
    ['mine', ['main'], undefined, false],
    [undefined, [], 'main', false],
    [undefined, ['main', '*/*'], 'main', false],
    [undefined, ['*'], undefined, true],
    ['a/b/c', ['*'], 'main', true],
    ['a.b', ['a*b'], 'main', true],
    ['axxb', ['a*x*xb'], 'main', true],
    ['toString', [], 'main', false],
  ])('into %j with %j and the default branch %j: %j', (branch, listed, main, expected) => {
    expect(counts(branch, listed, main)).toBe(expected);
  });

  test('for a job without a pull request', () => {
    expect(problemOfBase(undefined)).toBeUndefined();
  });
});

describe('the reason for another base', () => {
  test('names the base, what counts, and what to do', () => {
    expect(why('mine', ['release/*'], 'main')).toBe(
      'The pull request is to be merged into "mine", and verdicts count for "main" and "release/*" alone. Change its base, and it is judged for the new one; if it has another base by now, push, or close and reopen it. If "mine" counts too, and only people who may merge can create or change it, add it to target-branches.',
    );
  });

  test('says what to set where the host does not name the default branch', () => {
    expect(why('main')).toContain('Set target-branches to the branches that count');
  });

  test('says what to set where the host does not name the base', () => {
    expect(why(undefined, [], 'main')).toContain('Set target-branches to *');
  });

  test('has a name of the author in one line, cut at the limit', () => {
    const text = why(`x${'y'.repeat(500)}\n::error::`, [], 'main') ?? '';
    expect(text).not.toContain('\n');
    expect(text.length).toBeLessThan(500);
  });
});

describe('the input target-branches', () => {
  test('is read as names and patterns by lines and commas, each once', () => {
    expect(readBranches('main, refs/heads/main\n release/*\n*')).toEqual({
      value: ['main', 'release/*', '*'],
    });
  });

  test.each([
    '!mine',
    'a b',
    'a..b',
    'release/**',
    'refs/tags/v1',
    '/main',
    'main/',
    'a?',
    'a[b',
    'a~1',
  ])('is refused with %j, by its name', (text) => {
    expect(readBranches(text)).toEqual({ problem: expect.any(String) });
  });
});
