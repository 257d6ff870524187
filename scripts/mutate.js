// `npm run mutate`: changes the code that trusts, decides, reads, waits and retries, and counts the changes that
// the tests notice. `-- --sample 400 --seed 1` tries 400 mutants of each stage, the same ones for the same
// seed; `--stage policy` tries one stage. Stryker prints what survived. The last line is the score, and
// build/mutation-score.json has it for machines.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { STAGES } from '../config/mutation-stages.js';

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    stage: { type: 'string', multiple: true, default: Object.keys(STAGES) },
    workers: { type: 'string', default: '2' },
  },
});
const unknown = values.stage.filter((stage) => !(stage in STAGES));
if (unknown.length > 0) {
  throw new Error(
    `There is no stage ${unknown.join(', ')}. Name one of ${Object.keys(STAGES).join(', ')}.`,
  );
}

const stages = {};
for (const stage of values.stage) {
  stages[stage] = count(mutate(stage));
  console.log(`${stage}: ${describe(stages[stage])}`);
}
const sum = (name) => Object.values(stages).reduce((total, each) => total + each[name], 0);
const whole = { detected: sum('detected'), of: sum('of') };
const sample = values.sample && { size: Number(values.sample), seed: Number(values.seed) };
const score = { score: share(whole), ...whole, sample, stages };
writeFileSync('build/mutation-score.json', `${JSON.stringify(score, undefined, 2)}\n`);
console.log(`mutation score: ${describe(whole)}`);

function mutate(stage) {
  const report = `build/mutation/${stage}.json`;
  rmSync(report, { force: true });
  const env = { ...process.env, MUTATION_STAGE: stage, MUTATION_WORKERS: values.workers };
  if (values.sample !== undefined) env.MUTATION_SAMPLE = `${values.sample}:${values.seed}`;
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  spawnSync(process.execPath, [stryker, 'run', 'config/stryker.config.js'], {
    env,
    stdio: 'inherit',
  });
  if (!existsSync(report)) throw new Error(`Stryker made no report of the stage ${stage}.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** A mutant that cannot be loaded says nothing about the tests: it is not counted. */
function count({ files }) {
  const found = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const detected = found.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const alive = found.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { detected, of: detected + alive };
}

function describe(counted) {
  return `${share(counted)} % (${counted.detected} of ${counted.of})`;
}

function share({ detected, of }) {
  return of === 0 ? 0 : Math.floor((1000 * detected) / of) / 10;
}
