/** The default branch of a job is one commit, and its files are read by the same rules wherever a host shows them. */
import { createSend } from '../../src/client/http/send.ts';
import { describeCiJob } from '../../src/hosts/describe-ci-job.ts';
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { treeOnGitHub } from '../../src/hosts/github/files-elsewhere.ts';
import { execute } from '../../src/machine/execute.ts';
import type { DecidingFiles } from '../../src/model/file-tree.ts';
import { readTree } from '../../src/settings/files-of-default-branch.ts';
import { SHAPES } from '../support/file-shapes.ts';
import { requestsFor } from '../support/git-server.ts';
import { gitIn } from '../support/git-in.ts';
import { startGitHub, type RunningGitHub } from '../support/github/start-github.ts';
import { workflowToken, type StoredFile } from '../support/github/state.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, afterEach, describe, expect, test } from '../support/jest.ts';
import { mergeRequestIn, policyRepository } from '../support/policy-repository.ts';
import { HOSTS } from '../../src/features.ts';

describe('on a host whose server git asks', () => {
  const jobIn = async (cwd: string, more: Record<string, string> = {}) => {
    const environment = { ...mergeRequestIn(cwd), PATH: process.env['PATH'] ?? '', ...more };
    const { jobTree } = await describeCiJob({
      hosts: HOSTS,
      environment,
      execute,
      workingDirectory: cwd,
    });
    if (!jobTree.proposed) throw new Error('not judged');
    return jobTree;
  };

  test('files and history are of one commit, which the server is asked for once', async () => {
    const { origin, head, propose } = policyRepository({ 'main.tf': '# merged\n' });
    const cwd = propose({ 'main.tf': '# proposed\n' });
    const jobTree = await jobIn(cwd);
    const files = await jobTree.trusted(cwd);
    const asked = requestsFor(origin).length;
    // Somebody merges another change while the job goes on.
    gitIn(origin, 'update-ref', 'refs/heads/main', gitIn(cwd, 'rev-parse', 'HEAD'));
    expect([files.commit(), (await jobTree.trustedCommit(cwd)).commit]).toEqual([head, head]);
    expect(await (await jobTree.trusted(cwd)).read('main.tf')).toBe('# merged\n');
    expect(requestsFor(origin)).toHaveLength(asked);
  });

  test('the server says which branch that is, and no variable', async () => {
    const { origin, head, propose } = policyRepository({ 'main.tf': '# merged\n' });
    const cwd = propose({ 'main.tf': '# proposed\n' });
    gitIn(origin, 'update-ref', 'refs/heads/mine', gitIn(cwd, 'rev-parse', 'HEAD'));
    const jobTree = await jobIn(cwd, { CI_DEFAULT_BRANCH: 'mine' });
    const { commit } = await jobTree.trustedCommit(cwd);
    expect([commit, (await jobTree.trusted(cwd)).commit()]).toEqual([head, head]);
  });

  test('what could not be asked is asked again', async () => {
    const { origin, head, propose } = policyRepository({ 'main.tf': '' });
    const cwd = propose({ 'main.tf': '# proposed\n' });
    gitIn(origin, 'symbolic-ref', 'HEAD', 'refs/heads/gone');
    const jobTree = await jobIn(cwd);
    await expect(jobTree.trusted(cwd)).rejects.toThrow('which commit is the last');
    gitIn(origin, 'symbolic-ref', 'HEAD', 'refs/heads/main');
    expect((await jobTree.trusted(cwd)).commit()).toBe(head);
  });
});

describe('through the API of GitHub', () => {
  const send = createSend({ environment: {} });
  afterAll(() => send.close());
  let github: RunningGitHub;
  afterEach(() => github.stop());

  async function openFiles(
    files: Record<string, StoredFile>,
    tokens?: Record<string, ReturnType<typeof workflowToken>>,
  ) {
    github = await startGitHub({
      pullRequests: [{ number: 42, headSha: 'a'.repeat(40) }],
      branches: { main: files },
      ...(tokens && { tokens }),
    });
    const ports = { send, clock: instantClock(), random: () => 0.5 };
    const api = connectGitHub(github.access, ports).comments;
    if (api === undefined) throw new Error('no token');
    return {
      byQuery: readTree(treeOnGitHub(api, { number: 42 })),
      byRest: readTree(treeOnGitHub(api)),
    };
  }

  const PATH = 'policies/a.rego';
  const TEXT = 'package a\n';
  // GitHub follows these by itself, or may.
  const { 'a link down and up again': _, ...shapes } = SHAPES;

  const outcome = (files: DecidingFiles) =>
    files.read(PATH).then(
      (text) => (text === undefined ? 'absent' : text === TEXT ? 'read' : text),
      (error: unknown) => String(error),
    );

  test.each(Object.entries(shapes))('the same becomes of %s', async (_name, shape) => {
    const submodules = shape.submodules?.(PATH).map((path) => [path, { submodule: 'https://x' }]);
    const files = { ...shape.layout(PATH, TEXT), ...Object.fromEntries(submodules ?? []) };
    const { byQuery, byRest } = await openFiles({ 'policies/b.rego': '', ...files });
    await byQuery.entries('policies');
    const outcomes = [await outcome(byQuery), await outcome(byRest)];
    const { becomes } = shape;
    const wanted = typeof becomes === 'string' ? becomes : expect.stringMatching(becomes);
    expect(outcomes).toEqual([wanted, wanted]);
    expect(github.violations).toEqual([]);
  });

  test('listings say what each entry is, by both ways', async () => {
    const { byQuery, byRest } = await openFiles({
      'top/file': 'x',
      'top/empty': '',
      'top/link': { link: 'file' },
      'top/sub': { submodule: 'https://x' },
      'top/inner/file': '',
    });
    const listed = [await byQuery.entries('top'), await byRest.entries('top')];
    for (const entries of listed) {
      expect(entries?.map(({ name, kind }) => `${name} ${kind}`).sort()).toEqual(
        ['empty file', 'file file', 'inner directory', 'link link', 'sub submodule'].sort(),
      );
    }
  });

  test('all is read of the commit that the first listing told', async () => {
    const files: Record<string, StoredFile> = { [PATH]: TEXT, 'gate/x.json': 'old' };
    const { byQuery } = await openFiles(files);
    expect(byQuery.commit()).toBeUndefined();
    await byQuery.entries('policies');
    Object.assign(files, { [PATH]: 'new', 'gate/x.json': 'new', 'gate/y.json': 'new' });
    expect(await outcome(byQuery)).toBe('read');
    expect(await byQuery.read('gate/x.json')).toBe('old');
    expect(await byQuery.read('gate/y.json')).toBeUndefined();
    expect(byQuery.commit()).toMatch(/^[0-9a-f]{40}$/);
  });

  test('a text that GitHub decoded from something else than UTF-8 is refused', async () => {
    const { byQuery } = await openFiles({ [PATH]: Buffer.from('# caf\xe9\n', 'latin1') });
    await byQuery.entries('policies');
    expect(await outcome(byQuery)).toContain('is no text in UTF-8');
  });

  test('nothing is absent where the token may not see the files', async () => {
    const mute = { secret: workflowToken({ contents: 'none' }) };
    const { byQuery, byRest } = await openFiles({ [PATH]: TEXT }, mute);
    for (const files of [byQuery, byRest]) {
      expect(await outcome(files)).toMatch(/not read|shows no file/);
      await expect(files.names('gone')).rejects.toThrow(/not read|shows no file/);
    }
  });

  test('a path is absent after as few questions as its listing takes', async () => {
    const { byRest } = await openFiles({ 'gate/x.json': '' });
    expect(await byRest.read('gate/gone.json')).toBeUndefined();
    expect(github.requests.map(({ path }) => path.split('/contents/')[1])).toEqual([
      'gate%2Fgone.json',
      'gate',
    ]);
    expect(await byRest.read('gate/gone-too.json')).toBeUndefined();
    expect(github.requests).toHaveLength(2);
  });
});
