/**
 * What a runner downloads for `uses:` is the source archive of a commit, as git makes it. The action and
 * its sub-actions have to run from it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { ROOT } from '../support/runner.ts';
import { startScenario } from '../support/scenario.ts';

const FOR_READERS = ['LICENSE', 'README.md'];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plangate-source-archive-'));
  const words = ['archive', '--format=tar', '--worktree-attributes', 'HEAD'];
  const archive = execFileSync('git', words, { cwd: ROOT, maxBuffer: 64_000_000 });
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folders of the repository that hold an action; the action itself is the empty name. */
const actions = ['', ...readdirSync(ROOT)].filter((name) =>
  existsSync(join(ROOT, name, 'action.yml')),
);

test('the archive has the actions, what they start, and what a person reads first', () => {
  const folders = actions.filter((name) => name !== '');
  const known = ['action.yml', 'dist', 'package.json', ...FOR_READERS, ...folders];
  expect(readdirSync(folder).toSorted()).toEqual(known.toSorted());
  expect(readdirSync(join(folder, 'dist'))).toEqual(['action', 'post']);
  expect(folders).toEqual(['apply', 'combine', 'command']);
});

test.each(actions)('the archive has the scripts that "%s" names', (name) => {
  const { runs } = parse(readFileSync(join(folder, name, 'action.yml'), 'utf8')) as {
    runs: Record<string, string>;
  };
  const scripts = [runs['main'], runs['post']].filter((script) => script !== undefined);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(existsSync(join(folder, name, script))).toBe(true);
});

test('a pull request is gated from the archive, with its post step', async () => {
  const scenario = await startScenario({ script: 'evaluation-failed' });
  const step = scenario.step({ root: folder });
  const ended = await scenario.job.run(step);
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'blocked']);
  expect(scenario.comment()).toContain('### ❌ Policy gate: blocked');
  expect((await scenario.job.post(step, ended.state)).exitCode).toBe(0);
  await scenario.close();
});

test.each(actions.filter((name) => name !== ''))('"%s" starts from the archive', async (name) => {
  const scenario = await startScenario();
  const step = { ...scenario.step({ root: folder, action: name }), with: {} };
  const ended = await scenario.job.run(step);
  // It complains of missing inputs only, or needs none, so every file that it imports was there.
  const isCommand = name === 'command';
  expect([ended.exitCode, ended.stderr]).toEqual([isCommand ? 0 : 1, '']);
  expect(ended.stdout).toMatch(isCommand ? /^This comment commands nothing here\.$/m : /^::error/m);
  await scenario.close();
});
