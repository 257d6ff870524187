/** A tree with more files than a call has room for arguments: all of them are listed, packed and compared. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedSince } from '../../src/machine/changed-since.ts';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { declarationsIn } from '../../src/locate/locate.ts';
import { parseHcl } from '../../src/configuration/syntax/parse-hcl.ts';
import { readJsonBody } from '../../src/configuration/syntax/parse-file.ts';
import { callCli } from '../support/call-cli.ts';
import { EVERY_CASE, showFigure } from '../support/sampled.ts';
import { expect, test } from '../support/jest.ts';
import { commitOf } from '../support/git-in.ts';
import { openRepository } from '../support/repository.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const FILES = EVERY_CASE ? 150_000 : 3_000;

test(
  `${String(FILES)} files that are not committed are all listed and compared`,
  async () => {
    const { root, commit } = openRepository(emptyDirectory());
    commit({ 'main.tf': '' });
    for (let at = 0; at < FILES; at++) {
      const directory = join(root, `d${String(at % 100)}`);
      if (at < 100) mkdirSync(directory);
      writeFileSync(join(directory, `f${String(at)}.txt`), 'x');
    }
    const begun = performance.now();
    const { code, stdout } = await callCli(['pack', '--list'], { cwd: root });
    expect([code, stdout.split('\n').filter((line) => line.endsWith('.txt')).length]).toEqual([
      0,
      FILES,
    ]);
    const repository = openAt(root)!;
    const ports = { execute, environment: { PATH: process.env['PATH'] } };
    expect(await changedSince(commitOf(root, 'HEAD'), repository, ports)).toHaveLength(FILES);
    showFigure(
      `many files: ${String(FILES)} in ${String(Math.round(performance.now() - begun))} ms`,
    );
  },
  EVERY_CASE ? 300_000 : undefined,
);

test('a file with 50,000 blocks, and one with 100,000 mistakes, are read to the end', async () => {
  const names = Array.from({ length: 50_000 }, (_, at) => `"r${String(at)}":{}`);
  const json = `{"resource":{"a":{${names.join(',')}}}}`;
  const { body, problems } = readJsonBody(json);
  expect([body.blocks.length, problems]).toEqual([names.length, []]);
  const mistakes = `resource "a" "b" {}\n${'? ! 1\n'.repeat(100_000)}`;
  expect(declarationsIn(parseHcl(mistakes))).toHaveLength(1);
});
