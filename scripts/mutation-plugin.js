// For Stryker: a runner that runs only the test files that reach a mutant, quick tests first, and a
// checker that leaves out all mutants but a sample. Used by stryker.config.js.
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** What the first run of all tests said of each test. Runners are processes: a file hands it on. */
const TESTS = 'stryker-tests.json';
const QUICK_MS = 300;
/** As Stryker numbers it. */
const SKIPPED = 2;
/** Tests of hundreds of megabytes take minutes where each place is counted. */
const WITHOUT_HEAVY =
  '^(?!.*(?:hundred megabytes|more changes than any plan|of too many changes|too many are left out))';

/** Jest's own runner loads every test file for every mutant. */
function createRunner(injector) {
  const runner = injector.injectFunction(jestPlugins[0].factory);
  const [run, dryRun, mutantRun] = ['run', 'dryRun', 'mutantRun'].map((name) =>
    runner[name].bind(runner),
  );
  let only;
  runner.run = (settings) =>
    run(
      only === undefined
        ? { ...settings, testNamePattern: WITHOUT_HEAVY }
        : { ...settings, testFiles: only },
    );
  runner.dryRun = async (options) => {
    only = undefined;
    const result = await dryRun(options);
    writeFileSync(TESTS, JSON.stringify(result.tests ?? []));
    return result;
  };
  runner.mutantRun = async (options) => {
    const all = JSON.parse(readFileSync(TESTS, 'utf8'));
    // A mutant in what is made at loading has no filter: every test may see it.
    const wanted = options.testFilter && new Set(options.testFilter);
    const tests = all.filter(({ id, status }) => status !== SKIPPED && (wanted?.has(id) ?? true));
    let result;
    for (const some of inOrder(tests)) {
      only = [some[0].fileName];
      result = await mutantRun({ ...options, testFilter: some.map(({ id }) => id) });
      if (result.status !== 'survived') break;
    }
    return result;
  };
  return runner;
}
createRunner.inject = ['$injector'];

/** By file, the one with most of the tests first; at the end, the slow tests of each. */
function inOrder(tests) {
  const quick = tests.filter(({ timeSpentMs }) => timeSpentMs < QUICK_MS);
  const slow = tests.filter(({ timeSpentMs }) => timeSpentMs >= QUICK_MS);
  return [...byFile(quick), ...byFile(slow)];
}

function byFile(tests) {
  return [...new Set(tests.map(({ fileName }) => fileName))]
    .map((file) => tests.filter(({ fileName }) => fileName === file))
    .sort((one, other) => other.length - one.length);
}

/** MUTATION_SAMPLE is `SIZE:SEED`: the same mutants each time, as long as their files do not change. */
class SampleChecker {
  #sampled = new Set();

  async init() {}

  async group(mutants) {
    const [size, seed] = process.env.MUTATION_SAMPLE.split(':');
    const place = ({ fileName, location: { start, end }, mutatorName, replacement }) => {
      const file = fileName.slice(fileName.indexOf('build/src/'));
      const words = [seed, file, start, end, mutatorName, replacement];
      return createHash('sha256').update(JSON.stringify(words)).digest('hex');
    };
    const placed = mutants.map((mutant) => ({ id: mutant.id, place: place(mutant) }));
    placed.sort((a, b) => (a.place < b.place ? -1 : 1));
    const ids = placed.map(({ id }) => id);
    this.#sampled = new Set(ids.slice(0, Number(size)));
    return [ids];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        this.#sampled.has(id)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  }
}

// Its settings are checked, and get their defaults, by its own schema.
export { strykerValidationSchema } from '@stryker-mutator/jest-runner';

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'reached-tests', factory: createRunner },
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
];
