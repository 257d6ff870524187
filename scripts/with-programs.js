// `node scripts/with-programs.js [PROGRAM…] -- COMMAND…` runs a command as on a machine that has, of the programs that plan
// or judge and of what scripts/install-tools.js installs, only those that are named.
import { spawnSync } from 'node:child_process';
import { withPrograms } from './programs.js';

const words = process.argv.slice(2);
const end = words.indexOf('--');
const [command, ...args] = words.slice(end + 1);
// On Windows `npm` is a file of its shell.
const shell = process.platform === 'win32';
const { status } = withPrograms(words.slice(0, Math.max(0, end)), (env) =>
  spawnSync(command, args, { env, shell, stdio: 'inherit' }),
);
process.exitCode = status ?? 1;
