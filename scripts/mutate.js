// Mutation testing of what trusts, decides, waits and retries. Each stage runs more tests on what is still alive.
// `--again` starts from the last results and tries only what they and the changes since leave open.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

if (!process.argv.includes('--again')) rmSync('build/mutation.json', { force: true });

let status = 1;
for (const stage of ['trust', 'status', 'policy', 'locate', 'gate', undefined]) {
  const env = { ...process.env, ...(stage === undefined ? {} : { MUTATE: stage }) };
  ({ status } = spawnSync('node', ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
    env,
    stdio: 'inherit',
  }));
}
process.exitCode = status ?? 1;
