/** What tests are written with. The runner puts it on the global object; tests import it from here, with its types. */
import type * as jest from '@jest/globals';

const runner = globalThis as unknown as typeof jest;

export const test: typeof jest.test = runner.test;
export const describe: typeof jest.describe = runner.describe;
export const expect: typeof jest.expect = runner.expect;
export const beforeAll: typeof jest.beforeAll = runner.beforeAll;
export const beforeEach: typeof jest.beforeEach = runner.beforeEach;
export const afterAll: typeof jest.afterAll = runner.afterAll;
export const afterEach: typeof jest.afterEach = runner.afterEach;
