/**
 * What a check costs as its work grows, in counted programs: a larger plan, more policies, more exceptions and more files start
 * no more of them. `bench/scaling.ts` measures the same work in processor time.
 */
import { executeBounded } from '../../src/machine/execute.ts';
import type { ExecuteBounded } from '../../src/model/ports.ts';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { AXES } from '../support/growing-work.ts';
import { eachWith, findProgram } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { expect } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

/** Which programs a call starts, as in `opa eval`, and how often. */
async function programsOf(name: string, size: number): Promise<Record<string, number>> {
  const axis = AXES[name];
  if (axis === undefined) throw new Error(`There is no axis ${name}.`);
  const { files, words, isUndecided } = axis.work(size);
  const started: Record<string, number> = {};
  const counted: ExecuteBounded = (program, args, options) => {
    const called = `${program} ${args[0] ?? ''}`;
    started[called] = (started[called] ?? 0) + 1;
    return executeBounded(program, args, options);
  };
  const tree = makeTree(files);
  const env = { PATH: pathWith(findProgram('opa')), HOME: tree.root };
  const { code } = await callCli(words, {
    cwd: tree.root,
    env,
    clock: WITHOUT_PAUSES,
    executeBounded: counted,
  });
  expect(isUndecided ? [5] : [0, 1, 3]).toContain(code);
  return started;
}

eachWith<[axis: string, sizes: [number, number], most: number]>('opa', [
  ['resources, ten policies', [20, 200], 6],
  ['policies, 600 resources', [3, 30], 6],
  ['policies that fail, each with an exception', [3, 30], 9],
  ['exceptions, 2,000 failures', [3, 30], 8],
  ['messages of each of 20 policies', [3, 30], 6],
  ['messages of one policy, all reports', [3, 30], 6],
  ['unknown leaves of each of 100 resources, 20 policies', [1, 10], 6],
  ['policies, 10,000 unknown leaves', [1, 3], 6],
  ['results of a scanner', [4, 40], 6],
  ['files of Rego v0', [2, 20], 9],
  ['files with METADATA', [2, 20], 7],
  ['files of one package', [2, 20], 6],
  ['kilobytes of data', [1, 10], 6],
])('%s: ten times the work starts as many programs', async (axis, [small, large], most) => {
  const counts = [await programsOf(axis, small), await programsOf(axis, large)];
  const totals = counts.map((each) => Object.values(each).reduce((sum, times) => sum + times, 0));
  expect(Math.max(...totals)).toBeLessThanOrEqual(most);
});
