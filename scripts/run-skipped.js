// `node scripts/run-skipped.js FILE` runs the tests that an earlier run skipped because a program was missing. That run had
// PLANGATE_SKIPPED=FILE in its environment, so config/last-line-reporter.js listed them in FILE.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { divideSkipped, isHere, withPrograms } from './programs.js';

const jest = fileURLToPath(new URL('../node_modules/jest/bin/jest.js', import.meta.url));
const required = (process.env.PLANGATE_REQUIRE ?? '').split(/[\s,]+/);

const skipped = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const { visible, programs, needs, files } of divideSkipped(skipped)) {
  const tests = `tests that need ${needs.join(', ')}`;
  const missing = visible.filter((name) => !isHere(name) && !required.includes(name));
  if (missing.length > 0) {
    console.log(`Left out: ${tests}. There is no ${missing.join(' and no ')} on this machine.`);
    continue;
  }
  console.log(`With ${visible.join(' and ') || 'no program that plans or judges'}: ${tests}`);
  const escaped = needs.map((text) => text.replaceAll(/[^\w ]/g, String.raw`\$&`));
  const pattern = String.raw`\[needs (${escaped.join('|')})\]$`;
  const words = [jest, '--testNamePattern', pattern, '--runTestsByPath', ...new Set(files)];
  const { status } = withPrograms(programs, (env) =>
    spawnSync(process.execPath, words, { env, stdio: 'inherit' }),
  );
  if (status !== 0) process.exitCode = 1;
}
