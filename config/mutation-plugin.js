// For Stryker: a runner that runs only the tests that reach a mutant, quick tests first, in a process where the
// modules stay loaded; and a checker that leaves out all mutants but a sample. Used by stryker.config.js.
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { ReachedTests } from './reached-tests.js';

/** What the first run of all tests said of each test. Runners are processes: a file hands it on. */
const TESTS = 'stryker-tests.json';
const QUICK_MS = 300;
/** As Stryker numbers it. */
const SKIPPED = 2;
/** Tests of many megabytes take minutes where each place is counted. */
const HEAVY = [
  'an entry that is too long',
  'hundred megabytes',
  'more changes than any plan',
  'of too many changes',
];
const WITHOUT_HEAVY = `^(?!.*(?:${HEAVY.join('|')}))`;
/** What a file takes until its first test runs. */
const LOADING_MS = 50;

/** One for each process. Where it throws, Stryker asks the same of a new process. */
class Runner {
  #jest;
  #isNew = true;
  #isUsedUp = false;

  constructor(jest) {
    this.#jest = jest;
  }

  /** For a mutant in what is made at loading, Stryker takes a new process. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  /** By jest itself, which notes the places that each test reaches. */
  async dryRun(options) {
    this.#isUsedUp = true;
    const run = this.#jest.run.bind(this.#jest);
    this.#jest.run = (settings) => run({ ...settings, testNamePattern: WITHOUT_HEAVY });
    await this.#jest.init();
    const result = await this.#jest.dryRun(options);
    writeFileSync(TESTS, JSON.stringify(result.tests ?? []));
    return result;
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    if (this.#isUsedUp) throw new Error('A mutant left something behind.');
    const isNew = this.#isNew;
    this.#isNew = false;
    const all = JSON.parse(readFileSync(TESTS, 'utf8'));
    // A mutant in what is made at loading has no filter: every test may see it.
    const wanted = testFilter && new Set(testFilter);
    const tests = all.filter(({ id, status }) => status !== SKIPPED && (wanted?.has(id) ?? true));
    const reached = new ReachedTests();
    for (const some of inOrder(tests)) {
      const result = await reached.run(some, { id: activeMutant.id, hitLimit });
      if (result.status === 'survived') continue;
      // If these tests fail without the mutant too, the loaded modules are no longer as they were.
      this.#isUsedUp = reached.isAstray || (await reached.run(some, {})).status !== 'survived';
      if (this.#isUsedUp && !isNew) throw new Error('A mutant before may have left something.');
      return result;
    }
    // What was worked out before the mutant, and kept, may hide it.
    if (!isNew) throw new Error('What survives has to survive in a new process.');
    return { status: 'survived', nrOfTests: tests.length };
  }
}

function createRunner(injector) {
  return new Runner(injector.injectFunction(jestPlugins[0].factory));
}
createRunner.inject = ['$injector'];

/** By file, the one with the most tests for its time first; at the end, the slow tests of each. */
function inOrder(tests) {
  const quick = tests.filter(({ timeSpentMs }) => timeSpentMs < QUICK_MS);
  const slow = tests.filter(({ timeSpentMs }) => timeSpentMs >= QUICK_MS);
  return [...byFile(quick), ...byFile(slow)];
}

function byFile(tests) {
  const msEach = (some) =>
    some.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, LOADING_MS) / some.length;
  return [...new Set(tests.map(({ fileName }) => fileName))]
    .map((file) => tests.filter(({ fileName }) => fileName === file))
    .sort((one, other) => msEach(one) - msEach(other));
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

// The settings of Stryker's runner for Jest are checked, and get their defaults, by its own schema.
export { strykerValidationSchema } from '@stryker-mutator/jest-runner';

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'reached-tests', factory: createRunner },
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
];
