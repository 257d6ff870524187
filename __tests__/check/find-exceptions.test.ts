/** The file of exceptions is read from the default branch or a pinned commit, never from what is judged. */
import { join } from 'node:path';
import { findExceptions } from '../../src/check/find-exceptions.ts';
import { execute } from '../../src/machine/execute.ts';
import { textOf } from '../../src/model/finding.ts';
import { UntrustedError } from '../../src/trust/tree.ts';
import { describe, expect, test } from '../support/jest.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { note } from '../support/findings.ts';
import { openRepository } from '../support/repository.ts';
import { makeTree, type Layout } from '../support/tree.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { proposedTree } from '../support/trusted-tree.ts';

const ports = { execute, environment: { PATH: process.env['PATH'] } };
const FILE = 'gate/exceptions.json';
const fileOf = (address = 'aws_s3_bucket.logs'): string =>
  JSON.stringify({ exceptions: [{ address }] });

/** A remote, and the clone of a change on it. */
function makeClone(files: Layout) {
  const remote = openRepository(emptyDirectory());
  const head = remote.commit({ 'main.tf': '', ...files });
  const root = join(emptyDirectory(), 'clone');
  remote.git('clone', '-q', remote.root, root);
  return { remote, clone: openRepository(root), root, head };
}

function find(root: string, written = FILE, judged = true) {
  const jobTree = judged ? proposedTree(root) : OWN_TREE;
  const where = { written, directory: root, workingDirectory: root, jobTree };
  return findExceptions(where, ports);
}

const FOUND = expect.objectContaining({ text: fileOf() });

describe('in a job', () => {
  test('the file of the default branch counts, and not that of the pull request', async () => {
    const { clone, root } = makeClone({ [FILE]: fileOf(), 'wide.json': fileOf('module.a') });
    expect(await find(root)).toEqual(FOUND);
    clone.commit({ [FILE]: fileOf('aws_s3_bucket.data') });
    expect(await find(root)).toEqual(FOUND);
    for (const change of [undefined, { link: '../wide.json' }]) {
      clone.write({ [FILE]: change });
      expect(await find(root)).toEqual(FOUND);
    }
  });

  test('a file that the pull request adds excepts nothing, and the report says so', async () => {
    const { clone, root } = makeClone({});
    clone.write({ [FILE]: fileOf() });
    const found = await find(root);
    expect('notice' in found && textOf(found.notice)).toBe(
      'Nothing is excepted: "gate/exceptions.json" is not on the default branch. Merge the file first: one that a pull request brings along does not count.',
    );
  });

  test.each([
    ['a directory', { [`${FILE}/x`]: '' }],
    ['UTF-16', { [FILE]: `\0${fileOf()}` }],
  ])('%s on the default branch is refused, with its name', async (_, files) => {
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

  test('a branch that cannot be read is refused', async () => {
    const { root } = makeClone({ [FILE]: fileOf() });
    const trusted = async () => {
      throw new UntrustedError(note('It is gone.'));
    };
    const where = { written: FILE, directory: root, workingDirectory: root };
    const jobTree = proposedTree(root, { trusted });
    expect(await findExceptions({ ...where, jobTree }, ports)).toEqual({
      problems: [{ where: 'exceptions', message: 'It is gone.' }],
    });
  });
});

describe('exceptions at a pinned URL', () => {
  test('are those of its commit', async () => {
    const { remote, root, head } = makeClone({ [FILE]: fileOf() });
    remote.commit({ [FILE]: fileOf('module.a') });
    const address = `git::file://${remote.root}//${FILE}?ref=${head}`;
    expect(await find(root, address)).toEqual(FOUND);
  });

  test('are refused at a branch, and at a commit without the file', async () => {
    const { remote, root, head } = makeClone({ [FILE]: fileOf() });
    for (const tail of [`${FILE}?ref=main`, `no.json?ref=${head}`, `gate?ref=${head}`]) {
      const found = await find(root, `git::file://${remote.root}//${tail}`);
      expect('problems' in found && found.problems).toHaveLength(1);
    }
  });
});

describe('a person at a terminal', () => {
  test('gets the exceptions of the file on the disk', async () => {
    const { root } = makeTree({ [FILE]: fileOf() });
    expect(await find(root, FILE, false)).toEqual(FOUND);
    for (const missing of ['none.json', 'gate']) {
      const found = await find(root, missing, false);
      expect('problems' in found && found.problems).toHaveLength(1);
    }
  });
});
