/** Blocks that a change takes out, found in what it does to the files. */

import { patchesSince } from '../../src/machine/compare-commits.ts';
import { readCommitId } from '../../src/model/commit-id.ts';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { findRemoved } from '../../src/locate/removed-blocks.ts';
import type { Patch } from '../../src/model/ports.ts';

import { emptyDirectory } from '../support/empty-directory.ts';
import { openRepository } from '../support/repository.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';

const ports = { execute, environment: {} };
const database = { type: 'resource' as const, labels: ['aws_db_instance', 'main'] };
const GONE = '-resource "aws_db_instance" "main" {';

const AROUND = `@@ -3,9 +3,5 @@ locals {
   three = 3
   four  = 4
 }
${GONE}
-  engine = "postgres"
-}
-
 resource "aws_vpc" "main" {
 }`;

function place(text: string, path = 'infra/main.tf'): number | undefined {
  const found = findRemoved([{ path, text }], 'infra', database);
  return found?.path === path ? found.startLine : undefined;
}

describe('a patch', () => {
  test('names the line before the block, in the file as it is now', () => {
    expect(findRemoved([{ path: 'infra/main.tf', text: AROUND }], 'infra', database)).toEqual({
      path: 'infra/main.tf',
      startLine: 5,
      endLine: 5,
      source: 'removed-block',
    });
  });

  test.each<[string, string, number]>([
    ['without lines around it', `@@ -6,4 +5,0 @@\n${GONE}\n-}`, 5],
    ['at the top of a file', `@@ -1,2 +0,0 @@\n${GONE}\n-}`, 1],
    ['labels without quotes', '@@ -2 +1,0 @@\n-resource aws_db_instance main {}', 1],
    ['behind another hunk', `@@ -1,2 +1,3 @@\n a\n+b\n c\n@@ -9,2 +10,1 @@\n x\n${GONE}`, 10],
    ['among lines that are new', `@@ -1,3 +1,4 @@\n a\n+b\n+c\n${GONE}`, 3],
  ])('%s', (_, text, line) => {
    expect(place(text)).toBe(line);
  });

  test.each<[string, string, path?: string]>([
    ['a block that was added', AROUND.replaceAll('\n-', '\n+')],
    ['a block that stays', AROUND.replaceAll('\n-', '\n ')],
    ['another name', AROUND.replace('"main" {', '"other" {')],
    ['another type', AROUND.replace('aws_db_instance', 'aws_db_cluster')],
    ['a longer name', AROUND.replace('"main" {', '"main2" {')],
    ['a comment', AROUND.replace('-resource', '-# resource')],
    ['another directory', AROUND, 'infra/network/main.tf'],
    ['a file that is no configuration', AROUND, 'infra/README.md'],
    ['an override', AROUND, 'infra/main_override.tf'],
    ['two places', `${AROUND}\n${AROUND}`],
    [
      'a line without an end',
      `@@ -1 +1,0 @@\n-resource "aws_db_instance" "${'a'.repeat(1_000_000)}`,
    ],
    ['no patch at all', 'Binary files differ'],
  ])('is no place for %s', (...[, text, path]) => {
    expect(place(text, typeof path === 'string' ? path : undefined)).toBeUndefined();
  });

  test('says where a module was called', () => {
    const text = '@@ -4,3 +3,0 @@\n-module "db" {\n-  source = "./db"\n-}';
    const block = { type: 'module' as const, labels: ['db'] };
    expect(findRemoved([{ path: 'main.tf', text }], '', block)?.startLine).toBe(3);
  });
});

describe('git', () => {
  const { root, git, commit } = openRepository(emptyDirectory());
  const MAIN = 'infra/dä tabase/main.tf';
  let patches: Patch[] = [];

  beforeAll(async () => {
    const block = 'resource "aws_db_instance" "main" {\n}\n';
    const before = commit({ [MAIN]: `# one\n# two\n${block}# end\n`, 'infra/gone.tf': block });
    git('config', 'diff.noprefix', 'true');
    git('config', 'diff.external', 'false');
    commit({ [MAIN]: '# one\n# two\n# end\n', 'infra/gone.tf': undefined });
    patches = await patchesSince(before, openAt(root)!, ports);
  });

  test('tells what is taken out, whatever its own settings say', () => {
    expect(findRemoved(patches, 'infra/dä tabase', database)?.startLine).toBe(2);
  });

  test('has no place in a file that is gone, nor since what it does not know', async () => {
    expect(findRemoved(patches, 'infra', database)).toBeUndefined();
    const none = readCommitId('f'.repeat(40))!;
    expect(await patchesSince(none, openAt(root)!, ports)).toEqual([]);
  });
});
