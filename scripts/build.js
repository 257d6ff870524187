// build/ → dist/: one self-contained bundle for the action, one for the command line.
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeLicenses } from './write-licenses.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ncc = at('node_modules/@vercel/ncc/dist/ncc/cli.js');

execFileSync(process.execPath, [at('scripts/compile.js')], { stdio: 'inherit' });
for (const door of ['action', 'cli']) {
  rmSync(at(`dist/${door}`), { recursive: true, force: true });
  const from = at(`build/src/${door}/main.js`);
  const stats = at(`build/${door}-stats.json`);
  const options = ['-o', at(`dist/${door}`), '--stats-out', stats, '--no-cache', '--quiet'];
  execFileSync(process.execPath, [ncc, 'build', from, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Loaded at run time from beside the bundle.
  for (const asset of [
    'web-tree-sitter.js',
    'web-tree-sitter.wasm',
    'tree-sitter-terraform.wasm',
  ]) {
    copyFileSync(at(`build/src/locate/${asset}`), at(`dist/${door}/${asset}`));
  }
  const besides = ['web-tree-sitter', '@tree-sitter-grammars/tree-sitter-hcl'];
  writeLicenses(stats, at(''), besides, at(`dist/${door}/licenses.txt`));
}
// What `plangate serve` judges by when nobody says otherwise.
for (const asset of ['policies.hcl', 'policy.wasm']) {
  copyFileSync(at(`examples/policies/${asset}`), at(`dist/cli/${asset}`));
}
