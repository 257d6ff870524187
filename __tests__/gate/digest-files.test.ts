/** What is approved is compared with the files: those that are loaded, and those that the configuration names. */
import { join } from 'node:path';
import { openFileDigests } from '../../src/gate/digest-files.ts';
import { execute } from '../../src/machine/execute.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';

const ports = { execute, environment: { PATH: process.env['PATH'] } };
const FILES = {
  'live/main.tf': 'resource "a_b" "c" {\n  text = file("${path.module}/../shared/rules.json")\n}\n',
  'live/notes.txt': 'x',
  'shared/rules.json': '{}',
  'other/main.tf': '',
};

async function digests(root: string, directory = 'live') {
  const read = openFileDigests({ ...ports, workspace: root, commit: 'c'.repeat(40) });
  return read(directory === '' ? undefined : join(root, directory));
}

const COMMITTED: [what: string, changes: Record<string, string>, ('configuration' | 'named')[]][] =
  [
    ['the configuration', { 'live/main.tf': `${FILES['live/main.tf']}\n` }, ['configuration']],
    ['a file that it names elsewhere', { 'shared/rules.json': '[]' }, ['named']],
    ['a file beside it', { 'live/notes.txt': 'y' }, ['named']],
    ['another workspace', { 'other/main.tf': 'locals {}\n' }, []],
  ];
test.each(COMMITTED)('a commit that changes %s', async (_, changes, expected) => {
  const repository = openRepository(emptyDirectory());
  repository.commit(FILES);
  const before = await digests(repository.root);
  repository.commit(changes);
  const after = await digests(repository.root);
  const differing = (['configuration', 'named'] as const).filter((of) => before[of] !== after[of]);
  expect(differing).toEqual(expected);
});

test('what no commit has counts where Terraform loads it, and a plan that lies there does not', async () => {
  const repository = openRepository(emptyDirectory());
  repository.commit(FILES);
  const before = await digests(repository.root);
  repository.write({ 'live/plan.json': '{}' });
  expect(await digests(repository.root)).toEqual(before);
  repository.write({ 'live/generated.tf': 'locals {}\n' });
  expect((await digests(repository.root)).configuration).not.toBe(before.configuration);
});

test('where a name is computed, every file of the repository counts', async () => {
  const repository = openRepository(emptyDirectory());
  repository.commit({ ...FILES, 'live/main.tf': 'locals {\n  a = file(var.name)\n}\n' });
  const before = await digests(repository.root);
  repository.commit({ 'other/main.tf': 'locals {}\n' });
  expect(await digests(repository.root)).not.toEqual(before);
});

test('files that are not here are those of the commit', async () => {
  const root = emptyDirectory();
  const [one, other] = [await digests(root, ''), await digests(root)];
  expect(one).toEqual(other);
  expect(one.configuration).toBe(one.named);
});
