// Mutation testing of one stage: `scripts/mutate.js` runs them in turn.
import { STAGES } from './scripts/mutation-stages.js';

const stage = process.env.MUTATION_STAGE;
const isSample = process.env.MUTATION_SAMPLE !== undefined;

export default {
  mutate: STAGES[stage].files,
  plugins: ['./scripts/mutation-plugin.js'],
  testRunner: 'reached-tests',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'jest.mutate.config.js', enableFindRelatedTests: false },
  checkers: isSample ? ['sample'] : [],
  tsconfigFile: 'none, what is mutated is compiled',
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // Compiled modules stay in a runner's memory, and collecting them takes ever longer.
  maxTestRunnerReuse: 40,
  // An endless loop ends by its count. On a busy machine, a short time would kill what lives.
  timeoutMS: 20_000,
  ignorePatterns: ['dist', 'build/tools', 'examples', '.stryker-tmp', 'docs', 'bench'],
  tempDirName: '.stryker-tmp',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `build/mutation/${stage}.json` },
};
