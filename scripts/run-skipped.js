// `node scripts/run-skipped.js FILE` runs the tests that an earlier run skipped because a program was missing.
// That run had PLANGATE_SKIPPED=FILE in its environment, so config/last-line-reporter.js listed them in FILE.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { needs, files } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (files.length === 0) process.exit(0);
const escaped = needs.map((text) => text.replaceAll(/[^\w ]/g, String.raw`\$&`));
const tests = ['--testNamePattern', String.raw`\[needs (${escaped.join('|')})\]$`];
const jest = fileURLToPath(new URL('../node_modules/jest/bin/jest.js', import.meta.url));
const { status } = spawnSync(process.execPath, [jest, ...tests, '--runTestsByPath', ...files], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
