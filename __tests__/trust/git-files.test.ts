/** Which commit counts as that of the default branch, and its files: in real clones, some of them prepared by an attacker. */
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { execute } from '../../src/machine/execute.ts';
import { changedSince, mergeBase } from '../../src/machine/changed-since.ts';
import { openAt, type Repository as OpenedRepository } from '../../src/machine/find-repository.ts';
import { readCommitId, type CommitId } from '../../src/model/commit-id.ts';
import { readTree } from '../../src/settings/files-of-default-branch.ts';
import { trustedCommit, treeOfCommit, type AskedServer } from '../../src/trust/git-files.ts';
import { textsAtMergeBase } from '../../src/trust/merge-base-texts.ts';
import {
  addressOf,
  demandAuthorization,
  movedAddressOf,
  requestsFor,
} from '../support/git-server.ts';
import { commitOf, gitIn } from '../support/git-in.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { openRepository, type Repository } from '../support/repository.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const ports = { execute, environment: { PATH: process.env['PATH'] } };

interface Clone {
  remote: Repository;
  /** The last commit of `main` on the remote. */
  main: CommitId;
  /** A commit of somebody else, which the clone has checked out. */
  evil: CommitId;
  root: string;
  git: Repository['git'];
  repository: OpenedRepository;
}

/** A remote that has the branches `main` and `evil`, and a clone of it. Each test has a copy of both. */
function makeBoth() {
  const folder = emptyDirectory();
  const remote = openRepository(join(folder, 'remote'));
  const main = remote.commit({ 'a.tf': 'good', 'net/b.tf': { link: '../a.tf' } });
  remote.git('checkout', '-q', '-b', 'evil');
  const evil = remote.commit({ 'a.tf': 'evil' });
  remote.git('checkout', '-q', 'main');
  gitIn(folder, 'clone', '-q', remote.root, 'clone');
  gitIn(join(folder, 'clone'), 'checkout', '-q', '--detach', 'origin/evil');
  return { folder, main, evil };
}

const { folder: MADE, ...COMMITS } = makeBoth();

function makeClone(): Clone {
  const folder = emptyDirectory();
  cpSync(MADE, folder, { recursive: true, verbatimSymlinks: true });
  const { root, git } = openRepository(join(folder, 'clone'));
  const config = join(root, '.git/config');
  writeFileSync(config, readFileSync(config, 'utf8').replace(MADE, folder));
  const remote = openRepository(join(folder, 'remote'));
  return { ...COMMITS, remote, root, git, repository: openAt(root)! };
}

/** The trusted commit, or why there is none. */
function trusted(
  { repository }: { repository: OpenedRepository | undefined },
  asked: { branch?: string; server?: AskedServer } = {},
  through: Parameters<typeof trustedCommit>[1] = ports,
) {
  return trustedCommit({ repository, branch: undefined, ...asked }, through).then(
    ({ commit }) => commit,
    ({ message }: Error) => message,
  );
}

let clone: Clone;
beforeEach(() => {
  clone = makeClone();
});

/** The files of the default branch, as they are read where they decide. */
async function filesOf({ repository }: Clone, server?: AskedServer) {
  const { commit, repository: of } = await trustedCommit(
    { repository, branch: undefined, ...(server && { server }) },
    ports,
  );
  return readTree(treeOfCommit(commit, of, ports));
}

describe('the default branch', () => {
  test('is what the symbolic reference of the clone names', async () => {
    expect(await trusted(clone)).toBe(clone.main);
    const files = await filesOf(clone);
    expect(await files.names('')).toEqual(['a.tf', 'net']);
    expect(await files.names('net')).toEqual(['b.tf']);
    expect(await files.names('gone')).toBeUndefined();
    expect([await files.read('a.tf'), await files.read('net/b.tf')]).toEqual(['good', 'good']);
    expect(await files.read('gone.tf')).toBeUndefined();
    expect(await files.entries('')).toEqual([
      { name: 'a.tf', kind: 'file' },
      { name: 'net', kind: 'directory' },
    ]);
    expect(await files.entries('net')).toEqual([{ name: 'b.tf', kind: 'link' }]);
    expect(files.commit()).toBe(clone.main);
  });

  test('has the file behind a link also if its directory was never listed', async () => {
    expect(await (await filesOf(clone)).read('net/b.tf')).toBe('good');
  });

  test('has the file behind several links, and none behind a circle or outside', async () => {
    const { remote } = clone;
    remote.commit({
      two: { link: 'net/b.tf' },
      circle: { link: 'circle' },
      'net/out': { link: '/a.tf' },
    });
    clone.git('fetch', '-q');
    const files = await filesOf(clone);
    expect(await files.read('two')).toBe('good');
    await expect(files.read('circle')).rejects.toThrow('is a link that leads in a circle');
    await expect(files.read('net/out')).rejects.toThrow('leads out of the repository');
  });

  test('gives an error for a directory that git does not have, or that was forged', async () => {
    const tree = clone.git('rev-parse', `${clone.main}:net`).trim();
    const path = join(clone.root, '.git/objects', tree.slice(0, 2), tree.slice(2));
    const files = await filesOf(clone);
    expect(await files.names('net')).toEqual(['b.tf']);
    chmodSync(path, 0o600);
    writeFileSync(path, deflateSync(Buffer.from('tree 0\0')));
    for (const directory of ['net', 'net/inside']) {
      await expect((await filesOf(clone)).names(directory)).rejects.toThrow(
        'git does not have the directory "net" of that commit',
      );
    }
    expect(await (await filesOf(clone)).names('gone')).toBeUndefined();
  });

  test('is refused at links that lead to no file', async () => {
    const { remote } = clone;
    remote.commit({ to: { link: 'net' }, nowhere: { link: 'gone' }, 'net/c.tf': 'c' });
    clone.git('fetch', '-q');
    const files = await filesOf(clone);
    await expect(files.read('to')).rejects.toThrow('is a link to "net", which is a directory');
    await expect(files.read('to/c.tf')).rejects.toThrow(
      'is in "to", which is a link, and the files',
    );
    await expect(files.names('to')).rejects.toThrow('is a link, and the files of a directory');
    await expect(files.read('nowhere')).rejects.toThrow('is a link that leads to no file');
    expect([await files.read('net/b.tf'), await files.read('net/c.tf')]).toEqual(['good', 'c']);
    expect([await files.read('gone'), await files.names('gone')]).toEqual([undefined, undefined]);
  });

  test('is refused at paths that are in a submodule', async () => {
    const { remote, main } = clone;
    remote.git('update-index', '--add', '--cacheinfo', `160000,${main},sub`);
    remote.git('commit', '-q', '-m', 'adds a submodule');
    clone.git('fetch', '-q');
    const files = await filesOf(clone);
    for (const path of ['sub', 'sub/a.tf']) {
      await expect(files.read(path)).rejects.toThrow('is a submodule, and its files are not in');
      await expect(files.names(path)).rejects.toThrow('is a submodule, and its files are not in');
    }
  });

  test('is read from the remote where the clone does not name it', async () => {
    clone.git('remote', 'set-head', 'origin', '--delete');
    expect(await trusted(clone)).toBe(clone.main);
  });

  test('is no other reference of the clone', async () => {
    for (const name of ['refs/remotes/origin/HEAD', 'origin/HEAD', 'HEAD', 'remotes/origin/HEAD']) {
      for (const kind of ['tags', 'heads']) {
        clone.git('update-ref', `refs/${kind}/${name}`, clone.evil);
        expect([kind, name, await trusted(clone)]).toEqual([kind, name, clone.main]);
      }
    }
    clone.git('remote', 'set-head', 'origin', '--delete');
    expect(await trusted(clone)).toBe(clone.main);
  });

  test('is no other reference of the remote', async () => {
    for (const reference of ['refs/heads/HEAD', 'refs/heads/refs/heads/HEAD', 'refs/tags/HEAD']) {
      clone.remote.git('update-ref', reference, clone.evil);
    }
    clone.git('remote', 'set-head', 'origin', '--delete');
    clone.git('fetch', '-q', '--tags', 'origin', '+refs/heads/*:refs/remotes/origin/*');
    expect(await trusted(clone)).toBe(clone.main);
  });
});

describe('a branch that the workflow names', () => {
  test('is no other reference of the clone', async () => {
    clone.remote.git('branch', 'live', clone.main);
    for (const reference of [
      'refs/tags/live',
      'refs/heads/live',
      'refs/tags/origin/live',
      'refs/heads/refs/remotes/origin/live',
      'refs/tags/refs/remotes/origin/live',
    ]) {
      clone.git('update-ref', reference, clone.evil);
      expect([reference, await trusted(clone, { branch: 'live' })]).toEqual([
        reference,
        clone.main,
      ]);
      // A look fetches the branch, and so would hide the next reference.
      clone.git('update-ref', '-d', 'refs/remotes/origin/live');
    }
  });

  test('is no other reference of the remote', async () => {
    for (const reference of [
      'refs/heads/a/refs/heads/live',
      'refs/heads/refs/heads/live',
      'refs/tags/refs/heads/live',
      'refs/tags/live',
    ]) {
      clone.remote.git('update-ref', reference, clone.evil);
      expect(await trusted(clone, { branch: 'live' })).toBe(
        'git does not have the branch "live" and could not fetch it (the server has no refs/heads/live).',
      );
    }
    clone.remote.git('branch', 'live', clone.main);
    expect(await trusted(clone, { branch: 'live' })).toBe(clone.main);
  });
});

test('the default branch is unknown outside of a repository, and without a remote', async () => {
  expect(await trusted({ repository: undefined })).toBe(
    'these files are in no git repository. Run it in a clone.',
  );
  clone.git('remote', 'remove', 'origin');
  expect(await trusted(clone)).toBe(
    'git knows no remote "origin" here. Add it: `git remote add origin URL`.',
  );
});

describe('the default branch in a job', () => {
  const MISSING = { authorization: undefined, isNew: false, remedy: 'Do this.' };
  /** The remote of the clone, behind a server. */
  let bare: string;
  beforeEach(() => {
    bare = join(emptyDirectory(), 'acme', 'infra.git');
    gitIn(emptyDirectory(), 'clone', '-q', '--bare', clone.remote.root, bare);
  });
  const UNSAID = /^the server did not say which commit is the last of the default branch/;

  test('is read from the server, and what the clone says does not count', async () => {
    const newer = clone.remote.commit({ 'a.tf': 'newer' });
    clone.remote.git('push', '-q', bare, 'main');
    clone.git('config', 'remote.origin.url', 'file:///nowhere');
    clone.git('config', 'core.sshCommand', 'touch ran');
    clone.git('config', `url.file:///nowhere.insteadOf`, addressOf(bare));
    clone.git('update-ref', 'refs/remotes/origin/main', clone.evil);
    const server = { ...MISSING, address: addressOf(bare) };
    expect(await trusted(clone, { server })).toBe(newer);
    expect(await trusted(clone, { server, branch: 'main' })).toBe(newer);
    expect(await (await filesOf(clone, server)).read('a.tf')).toBe('newer');
  });

  test('is unknown where the commit that the server names cannot be fetched', async () => {
    const newer = clone.remote.commit({ 'a.tf': 'newer' });
    clone.remote.git('push', '-q', bare, 'main');
    clone.git('remote', 'set-head', 'origin', '--delete');
    const isFetch = (args: readonly string[]) => args.includes('fetch');
    const withoutFetch: typeof ports = {
      ...ports,
      execute: async (program, args, options) =>
        isFetch(args)
          ? { exitCode: 128, stdout: '', stderr: 'fatal: no space left' }
          : execute(program, args, options),
    };
    const server = { ...MISSING, address: addressOf(bare) };
    expect(await trusted(clone, { server }, withoutFetch)).toBe(
      'the last commit of the default branch could not be fetched (fatal: no space left). Do this.',
    );
    expect(await trusted(clone, {}, withoutFetch)).toBe(
      'git does not have the default branch and could not fetch it (fatal: no space left).',
    );
    expect(await trusted(clone, { server })).toBe(newer);
  });

  test('is read with the credential, which goes to the server and is shown nowhere', async () => {
    const authorization = 'Basic czNjcmV0';
    demandAuthorization(bare, authorization);
    const server = { ...MISSING, address: addressOf(bare), authorization };
    expect(await trusted(clone, { server })).toBe(clone.main);
    expect(requestsFor(bare).at(-1)?.authorization).toBe(authorization);
    const wrong = { ...server, authorization: 'Basic d3Jvbmc=' };
    const refused = await trusted(clone, { server: wrong });
    expect(refused).toMatch(
      /^the server did not say which commit is the last of the default branch \(.+\)\. Do this\.$/,
    );
    expect(refused).not.toContain('d3Jvbmc');
  });

  test('is unknown with an address that no variable has, or a branch that does not exist', async () => {
    expect(await trusted(clone, { server: { ...MISSING, address: undefined } })).toBe(
      'this job does not say where the default branch of its repository is. Do this.',
    );
    const server = { ...MISSING, address: addressOf(bare) };
    expect(await trusted(clone, { server, branch: 'live' })).toBe(
      'the server did not say which commit is the last of the branch "live" (the server has no refs/heads/live). Do this.',
    );
  });

  test.each([undefined, 'Basic eA=='])(
    'does not lead git to another server, with %s',
    async (authorization) => {
      clone.remote.commit({ 'a.tf': 'newer' });
      const server = { ...MISSING, address: movedAddressOf(bare), authorization };
      expect(await trusted(clone, { server })).toMatch(UNSAID);
      expect(requestsFor(bare)).toEqual([]);
    },
  );

  test('is that of a clone that was made in this job, where there is no credential', async () => {
    clone.remote.commit({ 'a.tf': 'newer' });
    const isNew = { ...MISSING, isNew: true, address: 'http://127.0.0.1:9/acme/infra.git' };
    expect(await trusted(clone, { server: isNew })).toBe(clone.main);
    expect(await trusted(clone, { server: isNew, branch: 'main' })).toBe(clone.main);
    for (const changes of [{ authorization: 'Basic eA==' }, { isNew: false }]) {
      expect(await trusted(clone, { server: { ...isNew, ...changes } })).toMatch(UNSAID);
    }
  });
});

test('the default branch is unknown if the server does not answer, and no credential is shown', async () => {
  clone.git('remote', 'set-head', 'origin', '--delete');
  clone.git('remote', 'set-url', 'origin', 'file://user:s3cret@localhost/nowhere/acme/infra.git');
  const message = await trusted(clone);
  expect(message).toMatch(/^git does not have the default branch and could not fetch it \(.+\)\.$/);
  expect(message).not.toContain('s3cret');
});

test('the default branch is unknown if git cannot be started', async () => {
  for (const [error, shown] of [
    [new Error('ENOENT'), 'ENOENT'],
    ['odd', 'odd'],
    [new Error('no https://user:s3cret@h.example/x'), 'no https://h.example/x'],
  ]) {
    const failing = () => {
      throw error;
    };
    expect(await trusted(clone, {}, { execute: failing, environment: {} })).toBe(
      `git knows no remote "origin" here (${shown}). Add it: \`git remote add origin URL\`.`,
    );
  }
});

describe('a clone with other bytes under an old id', () => {
  const pathOf = (root: string, id: string) =>
    join(root, '.git/objects', id.slice(0, 2), id.slice(2));

  test('has no file, directory or commit that is read', async () => {
    for (const what of ['main:a.tf', 'main^{tree}', 'main'] as const) {
      clone = makeClone();
      const id = gitIn(clone.remote.root, 'rev-parse', what);
      const type = gitIn(clone.remote.root, 'cat-file', '-t', id);
      const other = gitIn(clone.remote.root, 'rev-parse', what.replace('main', 'evil'));
      const own = pathOf(clone.root, id);
      chmodSync(own, 0o644);
      writeFileSync(own, readFileSync(pathOf(clone.remote.root, other)));
      expect([what, gitIn(clone.root, 'cat-file', '-t', id)]).toEqual([what, type]);
      const files = await filesOf(clone);
      await expect(files.read('a.tf')).rejects.toThrow(/is not in this clone|git does not have/);
    }
  });

  test('has no merge base to which its commits do not lead', async () => {
    const { root, git, commit } = openRepository(emptyDirectory());
    const first = commit({ 'a.tf': '1' });
    const second = commit({ 'a.tf': '2' });
    const target = commit({ 'a.tf': '3' });
    git('checkout', '-q', '--detach', first);
    const evil = commit({ 'b.tf': 'evil' });
    const repository = openAt(root)!;
    expect(await mergeBase(target, repository, ports)).toBe(first);
    expect(await changedSince(target, repository, ports)).toEqual(['b.tf']);
    // As if the change were a part of its target already.
    const text = git('cat-file', 'commit', second);
    const forged = text.replace('\n', `\nparent ${evil}\n`);
    const path = pathOf(root, second);
    chmodSync(path, 0o644);
    writeFileSync(path, deflateSync(`commit ${Buffer.byteLength(forged)}\0${forged}`));
    expect(git('merge-base', evil, target)).toBe(evil);
    expect(await mergeBase(target, repository, ports)).toBeUndefined();
    expect(await changedSince(target, repository, ports)).toBeUndefined();
    const textsAt = textsAtMergeBase(async () => [target], repository, ports);
    expect(await textsAt(['a.tf'])).toBeUndefined();
  });
});

test('the merge base of a change that merged its target is found', async () => {
  const { root, git, commit } = openRepository(emptyDirectory());
  const first = commit({ 'a.tf': '1' });
  git('checkout', '-q', '-b', 'change');
  commit({ 'b.tf': '1' });
  git('checkout', '-q', 'main');
  for (const text of ['2', '3', '4']) commit({ 'a.tf': text });
  const merged = commitOf(root, 'main');
  git('checkout', '-q', 'change');
  git('merge', '-q', '--no-edit', 'main');
  commit({ 'dir/c.tf': '1' });
  git('checkout', '-q', 'main');
  const target = commit({ 'a.tf': '5' });
  git('checkout', '-q', 'change');
  const repository = openAt(root)!;
  expect(await mergeBase(target, repository, ports)).toBe(merged);
  expect(await mergeBase(first, repository, ports)).toBe(first);
  expect((await changedSince(target, repository, ports))?.sort()).toEqual(['b.tf', 'dir/c.tf']);
});

const NOWHERE = readCommitId('f'.repeat(40))!;

const NAMES = [
  'main.tf',
  '--name-only',
  '-d',
  '--help',
  ':(exclude)main.tf',
  ':!main.tf',
  ':(icase)MAIN.TF',
  '*.tf',
  '[m]ain.tf',
  'a\tb.tf',
  'a\nb.tf',
  '"quoted".tf',
  'back\\slash.tf',
  'é.tf',
  ' space .tf ',
  '$(touch x)',
  'HEAD',
  '^{commit}',
];

const TEXTS = NAMES.map((name) => [name, `text of ${JSON.stringify(name)}`] as const);

/** They come from a pull request. */
test('each name is read as its own file at the merge base', async () => {
  const { root, git, commit } = openRepository(emptyDirectory());
  commit(Object.fromEntries(TEXTS));
  git('branch', 'target');
  commit(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  const repository = openAt(root)!;
  const target = commitOf(root, 'target');
  const textsAt = textsAtMergeBase(async () => [NOWHERE, target], repository, ports);
  const texts = await textsAt([...NAMES, 'gone.tf', ':/main.tf']);
  expect(texts).toEqual(new Map(TEXTS));
  const many = Array.from({ length: 1_000 }, (_, at) => `${at}.tf`);
  expect(await textsAt(many)).toEqual(new Map());
  expect(await textsAt([...many, 'main.tf'])).toBeUndefined();
  const blob = git('rev-parse', 'target:main.tf');
  rmSync(join(root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
  const lacking = textsAtMergeBase(async () => [target], repository, ports);
  expect(await lacking(['HEAD'])).toEqual(new Map(TEXTS.filter(([name]) => name === 'HEAD')));
  expect(await lacking(['HEAD', 'main.tf'])).toBeUndefined();
  const nowhere = textsAtMergeBase(async () => [NOWHERE], repository, ports);
  expect(await nowhere(['main.tf'])).toBeUndefined();
});
