// The figures of one commit, as CI measured them: `node scripts/collect-figures.js FILE`, after `npm run coverage` and
// `npm run mutate`. A release keeps the file.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (path) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8'));
const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error('No figures were written. Write node scripts/collect-figures.js FILE.');
  process.exit(2);
}

const { numTotalTests: tests, numFailedTests: failed } = read('build/coverage/tests.json');
if (failed > 0) throw new Error(`${failed} tests failed: their coverage is no figure`);
const { lines, branches } = read('build/coverage/coverage-summary.json').total;
const { detected, of, sample } = read('build/mutation-score.json');
if (detected === undefined) throw new Error('build/mutation-score.json has no number of mutants');

const figures = {
  version: read('package.json').version,
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  tests,
  coverage: {
    lines: percent(lines.covered, lines.total),
    branches: percent(branches.covered, branches.total),
  },
  // `sample`: so many mutants of each part that decides, chosen by a seed; absent where all were tried.
  mutation: { score: percent(detected, of), detected, of, sample },
};
writeFileSync(target, `${JSON.stringify(figures, undefined, 2)}\n`);
console.log(JSON.stringify(figures));

/** Rounded down to a tenth: no figure looks better than it is. */
function percent(part, whole) {
  if (!(whole > 0)) throw new Error(`nothing was measured: ${part} of ${whole}`);
  return Math.floor((part / whole) * 1_000) / 10;
}
