// Runs tests of one file in this process, with one mutant of the loaded modules active. jest-light-runner loads
// the file anew, and all that it imports is shared.
import { resolve } from 'node:path';
import run, {
  cleanup,
  setWorkerData,
} from '../node_modules/jest-light-runner/src/worker-runner.js';

// Every limit of time in the tests is a multiple of it. What never ends, Stryker ends.
process.env.PLANGATE_SLOWNESS = '1000';

/** Read by what Stryker put into each module, which keeps this object. */
const context = (globalThis.__stryker__ ??= {});

const projectConfig = {
  rootDir: resolve('.'),
  transform: [],
  transformIgnorePatterns: [],
  setupFiles: [],
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
};

export class ReachedTests {
  /** An error reached no test: what threw it may still go on. */
  isAstray = false;

  /** With no `id`, no mutant is active. */
  async run(tests, { id, hitLimit }) {
    Object.assign(context, { activeMutant: id, hitLimit, hitCount: hitLimit && 0 });
    try {
      const result = await this.#untilAstray(() => runFile(tests));
      if (context.hitCount > hitLimit) return { status: 'timeout', reason: 'too many hits' };
      return result;
    } catch (error) {
      return { status: 'error', errorMessage: error.stack ?? String(error) };
    } finally {
      context.activeMutant = undefined;
    }
  }

  async #untilAstray(work) {
    let end;
    const astray = new Promise((done) => {
      end = (error) => {
        this.isAstray = true;
        done(killed(`An error that no test caught: ${error?.stack ?? error}`));
      };
    });
    process.on('uncaughtException', end).on('unhandledRejection', end);
    try {
      return await Promise.race([work(), astray]);
    } finally {
      process.off('uncaughtException', end).off('unhandledRejection', end);
    }
  }
}

async function runFile(tests) {
  const names = tests.map(({ id }) => id.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const globalConfig = { testNamePattern: `^(?:${names.join('|')})$`, updateSnapshot: 'none' };
  setWorkerData({ globalConfig, projectConfig });
  const { testResults, numFailingTests, numPassingTests } = await run(tests[0].fileName);
  await cleanup();
  const failed = testResults.filter(({ status }) => status === 'failed');
  if (numFailingTests > 0) return killed(failed[0].failureMessages[0], failed);
  if (numPassingTests >= tests.length) return { status: 'survived' };
  throw new Error(`${numPassingTests} of ${tests.length} tests ran of ${tests[0].fileName}.`);
}

function killed(failureMessage, by = []) {
  const killedBy = by.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' '));
  return { status: 'killed', failureMessage, killedBy, nrOfTests: 1 };
}
