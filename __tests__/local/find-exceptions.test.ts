/** The file of exceptions is read from the default branch or a pinned commit, never from what is judged. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findExceptions } from '../../src/check/find-exceptions.ts';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { trustedInGit } from '../../src/trust/git-files.ts';
import { treeOf } from '../../src/trust/tree.ts';
import { UntrustedError } from '../../src/trust/trusted-block.ts';
import { gitIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const ports = { execute, environment: { PATH: process.env['PATH'] } };
const FILE = 'gate/exceptions.json';
const fileOf = (address = 'aws_s3_bucket.logs'): string =>
  JSON.stringify({ exceptions: [{ address }] });

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A remote, and the clone of a change on it. */
function makeClone(files: Record<string, string>): { remote: string; root: string; head: string } {
  const remote = emptyDirectory();
  gitIn(remote, 'init', '-q', '-b', 'main');
  for (const [path, text] of Object.entries({ 'main.tf': '', ...files })) write(remote, path, text);
  gitIn(remote, 'add', '--all');
  gitIn(remote, 'commit', '-q', '-m', 'x');
  const root = join(emptyDirectory(), 'clone');
  gitIn(remote, 'clone', '-q', remote, root);
  return { remote, root, head: gitIn(remote, 'rev-parse', 'HEAD') };
}

function find(root: string, written = FILE, judged = true) {
  const trusted = (repository: string, branch: string | undefined) =>
    trustedInGit({ repository: openAt(repository), branch }, ports);
  const jobTree = treeOf(judged, { workspace: root, trusted });
  const where = { written, directory: root, workingDirectory: root, jobTree };
  return findExceptions(where, ports);
}

const FOUND = { text: fileOf() };

describe('in a job', () => {
  test('the file of the default branch counts, whatever the pull request makes of it', async () => {
    const { root } = makeClone({ [FILE]: fileOf(), 'wide.json': fileOf('module.a') });
    expect(await find(root)).toEqual(FOUND);
    write(root, FILE, fileOf('aws_s3_bucket.data'));
    gitIn(root, 'add', '--all');
    gitIn(root, 'commit', '-q', '-m', 'change');
    expect(await find(root)).toEqual(FOUND);
    rmSync(join(root, FILE));
    expect(await find(root)).toEqual(FOUND);
    symlinkSync('../wide.json', join(root, FILE));
    expect(await find(root)).toEqual(FOUND);
  });

  test('a file that the pull request adds excepts nothing, and the report says so', async () => {
    const { root } = makeClone({});
    write(root, FILE, fileOf());
    expect(await find(root)).toEqual({
      notice:
        'Nothing is excepted: "gate/exceptions.json" is not on the default branch. Merge the file first: one that a pull request brings along does not count.',
    });
  });

  test.each([
    ['a directory', { [`${FILE}/x`]: '' }],
    ['UTF-16', { [FILE]: `\0${fileOf()}` }],
  ])('%s on the default branch is a problem, which names it', async (_, files) => {
    const { root } = makeClone(files);
    expect(await find(root)).toEqual({
      problems: [{ where: 'exceptions', message: expect.stringContaining(FILE) }],
    });
  });

  test('a path outside of the repository is refused', async () => {
    const { root } = makeClone({ [FILE]: fileOf() });
    for (const written of ['../exceptions.json', '/etc/passwd', 'gate/../../x.json']) {
      const found = await find(root, written);
      expect('problems' in found && found.problems).toHaveLength(1);
    }
  });

  test('a branch that cannot be read is a problem', async () => {
    const { root } = makeClone({ [FILE]: fileOf() });
    const trusted = async () => {
      throw new UntrustedError('It is gone.');
    };
    const where = { written: FILE, directory: root, workingDirectory: root };
    const jobTree = treeOf(true, { workspace: root, trusted });
    expect(await findExceptions({ ...where, jobTree }, ports)).toEqual({
      problems: [{ where: 'exceptions', message: 'It is gone.' }],
    });
  });
});

describe('at a pinned address', () => {
  test('the file of the commit counts', async () => {
    const { remote, root, head } = makeClone({ [FILE]: fileOf() });
    write(remote, FILE, fileOf('module.a'));
    gitIn(remote, 'commit', '-q', '-a', '-m', 'later');
    const address = `git::file://${remote}//${FILE}?ref=${head}`;
    expect(await find(root, address)).toEqual(FOUND);
  });

  test('a branch, and a commit without the file, are refused', async () => {
    const { remote, root, head } = makeClone({ [FILE]: fileOf() });
    for (const tail of [`${FILE}?ref=main`, `no.json?ref=${head}`, `gate?ref=${head}`]) {
      const found = await find(root, `git::file://${remote}//${tail}`);
      expect('problems' in found && found.problems).toHaveLength(1);
    }
  });
});

describe('a person at a terminal', () => {
  test('has the file of the disk', async () => {
    const root = emptyDirectory();
    write(root, FILE, fileOf());
    expect(await find(root, FILE, false)).toEqual(FOUND);
    for (const missing of ['none.json', 'gate']) {
      const found = await find(root, missing, false);
      expect('problems' in found && found.problems).toHaveLength(1);
    }
  });
});
