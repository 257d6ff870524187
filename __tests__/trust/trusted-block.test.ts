import type { CloudBlock } from '../../src/configuration/cloud-block.ts';
import type { Execute } from '../../src/model/ports.ts';
import { trustedInGit } from '../../src/trust/git-files.ts';
import { UntrustedError, readBranch, describeDifferences } from '../../src/trust/trusted-block.ts';
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

describe('files that git has', () => {
  interface Call {
    args: string[];
    cwd: string;
  }
  /** Answers by the words of a call, without the options before them. */
  function git(answers: Record<string, string | { stderr: string }>) {
    const calls: Call[] = [];
    const execute: Execute = async (program, args, { cwd }) => {
      expect(program).toBe('git');
      expect(args.slice(0, 4)).toEqual([
        '--git-dir=/checkout/.git',
        '--work-tree=/checkout',
        '-c',
        'core.hooksPath=/dev/null',
      ]);
      const words = args.slice(args.indexOf('protocol.ext.allow=never') + 1);
      calls.push({ args: words, cwd });
      const answer =
        answers[words.filter((word, at) => word !== '-c' && words[at - 1] !== '-c').join(' ')];
      if (typeof answer === 'string') return { exitCode: 0, stdout: answer, stderr: '' };
      return { exitCode: 128, stdout: '', stderr: answer?.stderr ?? '' };
    };
    return { execute, calls };
  }
  const ORIGIN = { 'config --get remote.origin.url': 'https://github.com/acme/infra.git\n' };
  const HEAD = { 'rev-parse --verify --quiet refs/remotes/origin/HEAD^{commit}': 'c0ffee\n' };
  const question = {
    repository: { root: '/checkout', gitDirectory: '/checkout/.git' },
    branch: undefined,
    slug: 'acme/infra',
  };

  test('of the default branch, by its commit', async () => {
    const { execute, calls } = git({
      ...ORIGIN,
      ...HEAD,
      'ls-tree -z c0ffee:net':
        '100644 blob 1\ta.tf\u0000120000 blob 2\tb.tf\u0000040000 tree 3\tmodules\u0000',
      'cat-file blob c0ffee:net/a.tf': 'a',
      'cat-file blob c0ffee:net/b.tf': '../shared/b.tf',
      'cat-file blob c0ffee:shared/b.tf': 'b',
    });
    const found = await trustedInGit(question, { execute, environment: {} });
    expect(await found.names('net')).toEqual(['a.tf', 'b.tf', 'modules']);
    expect(await found.read('net/a.tf')).toBe('a');
    expect(await found.read('net/b.tf')).toBe('b');
    expect(await found.read('net/gone.tf')).toBeUndefined();
    expect(await found.names('gone')).toBeUndefined();
    expect(new Set(calls.map(({ cwd }) => cwd))).toEqual(new Set(['/checkout']));
  });
  test('outside of a repository nothing is asked', async () => {
    const { execute, calls } = git({});
    const found = trustedInGit(
      { ...question, repository: undefined },
      { execute, environment: {} },
    );
    await expect(found).rejects.toThrow('git knows no remote "origin" here. Run it in a clone.');
    expect(calls).toEqual([]);
  });

  test('of a branch that is named', async () => {
    const { execute } = git({
      ...ORIGIN,
      'rev-parse --verify --quiet refs/remotes/origin/live^{commit}': 'beef\n',
      'cat-file blob beef:a.tf': 'a',
    });
    const found = await trustedInGit(
      { ...question, branch: 'live', slug: undefined },
      { execute, environment: {} },
    );
    expect(await found.read('a.tf')).toBe('a');
  });

  const FETCH = 'fetch --quiet --no-tags --no-recurse-submodules --upload-pack=git-upload-pack';
  const FETCHED = { 'rev-parse --verify --quiet refs/plangate/trusted^{commit}': 'fe7c4ed\n' };
  test.each([
    [
      'a shallow clone: one commit',
      'true\n',
      `${FETCH} --depth=1 origin +HEAD:refs/plangate/trusted`,
    ],
    ['a whole clone: what is missing', 'false\n', `${FETCH} origin +HEAD:refs/plangate/trusted`],
  ])('fetched, %s', async (_, shallow, fetch) => {
    const { execute, calls } = git({
      ...ORIGIN,
      ...FETCHED,
      'rev-parse --is-shallow-repository': shallow,
      [fetch]: '',
      'cat-file blob fe7c4ed:a.tf': 'a',
    });
    const found = await trustedInGit(question, { execute, environment: {} });
    expect(await found.read('a.tf')).toBe('a');
    const fetched = calls.find(({ args }) => args.includes('fetch'));
    expect(fetched?.args.slice(0, 4)).toEqual([
      '-c',
      'http.lowSpeedLimit=1',
      '-c',
      'http.lowSpeedTime=30',
    ]);
  });
  test('fetched, a branch by its whole name', async () => {
    const { execute } = git({
      ...ORIGIN,
      ...FETCHED,
      'rev-parse --is-shallow-repository': 'false\n',
      [`${FETCH} origin +refs/heads/live:refs/plangate/trusted`]: '',
    });
    await expect(
      trustedInGit({ ...question, branch: 'live' }, { execute, environment: {} }),
    ).resolves.toBeDefined();
  });

  const refused = (answers: Parameters<typeof git>[0], changes: { branch?: string } = {}) =>
    trustedInGit(
      { ...question, ...changes },
      {
        ...git(answers),
        environment: {},
      },
    ).then(
      () => 'found',
      (error: unknown) => (error instanceof UntrustedError ? error.message : String(error)),
    );
  test('no remote', async () => {
    const stderr = 'fatal: detected dubious ownership\nmore';
    expect(await refused({ 'config --get remote.origin.url': { stderr } })).toBe(
      'git knows no remote "origin" here (fatal: detected dubious ownership). Add it: `git remote add origin URL`.',
    );
    expect(await refused({})).toBe(
      'git knows no remote "origin" here. Add it: `git remote add origin URL`.',
    );
  });
  test('a remote of another repository', async () => {
    const fork = { 'config --get remote.origin.url': 'https://github.com/mallory/infra.git' };
    expect(await refused({ ...fork, ...HEAD })).toBe(
      'The remote "origin" of the checkout is not acme/infra.',
    );
  });
  test('a branch that cannot be fetched, without the credentials of its address', async () => {
    const fetch = `${FETCH} origin +HEAD:refs/plangate/trusted`;
    const stderr = "  fatal: unable to access 'https://user:s3cret@h.example/': 401\nmore";
    expect(await refused({ ...ORIGIN, [fetch]: { stderr } })).toBe(
      "git has not the default branch and could not fetch it (fatal: unable to access 'https://h.example/': 401).",
    );
    expect(await refused({ ...ORIGIN, [fetch]: '' }, { branch: 'live' })).toBe(
      'git has not the branch "live" and could not fetch it.',
    );
    const long = await refused({ ...ORIGIN, [fetch]: { stderr: 'x'.repeat(300) } });
    expect(long).toContain(`(${'x'.repeat(200)})`);
    // What git says it fetched has to be there.
    expect(await refused({ ...ORIGIN, [fetch]: '' })).toContain('could not fetch it.');
  });
  test('git that cannot be started', async () => {
    const fails = async (error: unknown) => {
      const execute = () => {
        throw error;
      };
      const found = trustedInGit(question, { execute, environment: {} });
      return found.then(String, (thrown: Error) => thrown.message);
    };
    expect(await fails(new Error('ENOENT'))).toBe(
      'git knows no remote "origin" here (ENOENT). Add it: `git remote add origin URL`.',
    );
    expect(await fails('odd')).toBe(
      'git knows no remote "origin" here (odd). Add it: `git remote add origin URL`.',
    );
  });
});
