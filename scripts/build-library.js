// build/src/index.js → build/lib: one self-contained file for npm, and types that need nothing else.
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeLicenses } from './write-licenses.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

rmSync(at('build/lib'), { recursive: true, force: true });
const ncc = at('node_modules/@vercel/ncc/dist/ncc/cli.js');
const from = at('build/src/index.js');
const stats = at('build/lib-stats.json');
const options = ['-o', at('build/lib'), '--stats-out', stats, '--no-cache', '--quiet'];
execFileSync(process.execPath, [ncc, 'build', from, ...options], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
writeLicenses(stats, at(''), ['valibot'], at('build/lib/licenses.txt'));
// The types of the wire are inferred from valibot's: they travel along instead of being installed.
copyFileSync(at('node_modules/valibot/dist/index.d.mts'), at('build/src/wire/schema.d.ts'));
