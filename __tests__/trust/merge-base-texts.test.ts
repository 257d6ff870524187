/** Files at the merge base, whatever they are called: their names come from a pull request. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { textsAtMergeBase } from '../../src/trust/merge-base-texts.ts';
import { readCommitId } from '../../src/model/commit-id.ts';
import { commitOf } from '../support/git-in.ts';
import { expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

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

test('each name leads to its own file', async () => {
  const { root, git, commit } = openRepository(emptyDirectory());
  commit(Object.fromEntries(TEXTS));
  git('branch', 'target');
  commit(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  const repository = openAt(root)!;
  const ports = { execute, environment: { PATH: process.env['PATH'] } };
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
