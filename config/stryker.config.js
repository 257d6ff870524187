// Mutation testing of one stage: `scripts/mutate.js` runs them in turn.
import { STAGES } from './mutation-stages.js';

const stage = process.env.MUTATION_STAGE;
const isSample = process.env.MUTATION_SAMPLE !== undefined;

export default {
  mutate: STAGES[stage].files,
  plugins: ['./config/mutation-plugin.js'],
  testRunner: 'reached-tests',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'config/jest.mutate.config.js', enableFindRelatedTests: false },
  checkers: isSample ? ['sample'] : [],
  tsconfigFile: 'none, what is mutated is compiled',
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // A test file is loaded anew for each mutant, and stays in the runner's memory.
  maxTestRunnerReuse: 200,
  // The first run of all tests, on a machine with much else to do.
  dryRunTimeoutMinutes: 20,
  // An endless loop ends by its count. On a busy machine, a short time would kill what lives.
  timeoutMS: 20_000,
  ignorePatterns: ['dist', 'build/tools', '.stryker-tmp', 'docs/pictures', 'bench'],
  tempDirName: '.stryker-tmp',
  reporters: ['json', 'progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `build/mutation/${stage}.json` },
};
