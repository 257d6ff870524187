/** What tests are written with. The runner puts it on the global object; tests import it from here, with its types. */
import type * as jest from '@jest/globals';

const runner = globalThis as unknown as typeof jest;

type Each = (...table: unknown[]) => (name: string, run: (...row: unknown[]) => unknown) => void;

/** Jest gives a callback to a test with more parameters than its row has values, and waits until it is called. */
const each: Each =
  (...table) =>
  (name, run, ...more) =>
    (runner.test.each as unknown as Each)(...table)(name, (...row) => run(...row), ...more);

export const test = Object.assign(runner.test.bind(undefined), runner.test, {
  each,
}) as unknown as typeof jest.test;
export const describe: typeof jest.describe = runner.describe;
export const expect: typeof jest.expect = runner.expect;
export const beforeAll: typeof jest.beforeAll = runner.beforeAll;
export const beforeEach: typeof jest.beforeEach = runner.beforeEach;
export const afterAll: typeof jest.afterAll = runner.afterAll;
export const afterEach: typeof jest.afterEach = runner.afterEach;
