// `npm run mutate`: changes the code that trusts, decides, reads, waits and retries, and counts the changes that
// the tests notice. `-- --sample 400 --seed 1` tries so many mutants of each stage, the same ones for the same
// seed; `--stage policy` one stage. What survived is printed. The last line is the score, and
// build/mutation-score.json has it for machines.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { STAGES } from './mutation-stages.js';

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
  const { detected, of, timedOut } = stages[stage];
  console.log(
    `${stage}: ${share(stages[stage])} % (${detected} of ${of}, ${timedOut} by running too long)`,
  );
}
const sum = (name) => Object.values(stages).reduce((total, each) => total + each[name], 0);
const whole = { detected: sum('detected'), of: sum('of') };
const sample = values.sample && { size: Number(values.sample), seed: Number(values.seed) };
const score = { score: share(whole), ...whole, sample, stages };
writeFileSync('build/mutation-score.json', `${JSON.stringify(score, undefined, 2)}\n`);
console.log(`mutation score: ${share(whole)} % (${whole.detected} of ${whole.of})`);

function mutate(stage) {
  const report = `build/mutation/${stage}.json`;
  rmSync(report, { force: true });
  const env = { ...process.env, MUTATION_STAGE: stage, MUTATION_WORKERS: values.workers };
  if (values.sample !== undefined) env.MUTATION_SAMPLE = `${values.sample}:${values.seed}`;
  spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
    env,
    stdio: 'inherit',
  });
  if (!existsSync(report)) throw new Error(`Stryker made no report of the stage ${stage}.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** A mutant that cannot be loaded says nothing about the tests: it is not counted. */
function count({ files }) {
  const counted = { detected: 0, of: 0, timedOut: 0 };
  for (const [name, { source, mutants }] of Object.entries(files)) {
    for (const mutant of mutants) {
      const { status } = mutant;
      const isDetected = status === 'Killed' || status === 'Timeout';
      const isAlive = status === 'Survived' || status === 'NoCoverage';
      if (isDetected) counted.detected++;
      if (status === 'Timeout') counted.timedOut++;
      if (isDetected || isAlive) counted.of++;
      if (isAlive) console.log(describe(name, source, mutant));
    }
  }
  return counted;
}

function describe(name, source, { location: { start }, mutatorName, replacement, status }) {
  const line = source.split('\n')[start.line - 1].trim().slice(0, 100);
  const by = replacement.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `  ${status} ${name}:${start.line}:${start.column} ${mutatorName} → ${by}\n    ${line}`;
}

function share({ detected, of }) {
  return of === 0 ? 0 : Math.floor((1000 * detected) / of) / 10;
}
