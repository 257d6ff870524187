// Mutation testing, in stages (`scripts/mutate.js`): what a folder's own tests kill need not be tried with slower ones.
const STAGES = {
  trust: ['build/src/trust/*.js'],
  status: ['build/src/model/{status,verdict,policy-result}.js'],
  policy: ['build/src/policy/*.js', 'build/src/client/wire/resource.js'],
  // What Terraform reads.
  locate: [
    'build/src/locate/{configuration,expression-parser,hcl-scanner,how-read,json-body,loaded-names,loads,parse-hcl,template-parser,values}.js',
    'build/src/gate/{at-merge-base,read-loads}.js',
  ],
  // What waits, retries and ends; the steps are told by scenarios.
  gate: [
    'build/src/gate/{adopt-overridden,end-run,failure-of,find-workspace,judge,poll,read-policies,start-run,supersede,upload,watch}.js',
    'build/src/client/http/retry.js',
  ],
};
const stage = process.env.MUTATE;
const last = stage === undefined;

export default {
  mutate: STAGES[stage] ?? Object.values(STAGES).flat(),
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'jest.mutate.config.js', enableFindRelatedTests: false },
  tsconfigFile: 'none, what is mutated is compiled',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Compiled modules stay in a runner's memory, and collecting them takes ever longer.
  maxTestRunnerReuse: 40,
  timeoutMS: 6000,
  ignoreStatic: true,
  ignorePatterns: ['dist', 'build/tools', 'examples', '.stryker-tmp', 'docs', 'bench'],
  tempDirName: '.stryker-tmp',
  incremental: true,
  incrementalFile: 'build/mutation.json',
  reporters: last ? ['clear-text', 'progress-append-only'] : ['progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: last ? 90 : null },
};
