// tsc → build/, and beside the compiled code what it loads at run time from next to itself.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const stale of ['build/src', 'build/__tests__', 'build/bench', 'build/.tsbuildinfo']) {
  rmSync(at(stale), { recursive: true, force: true });
}
execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at('.')], {
  stdio: 'inherit',
});

mkdirSync(at('build/src/locate'), { recursive: true });
for (const asset of [
  'web-tree-sitter/web-tree-sitter.js',
  'web-tree-sitter/web-tree-sitter.wasm',
  '@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm',
]) {
  copyFileSync(at(`node_modules/${asset}`), at(`build/src/locate/${asset.split('/').at(-1)}`));
}
for (const asset of ['policies.hcl', 'policy.wasm']) {
  copyFileSync(at(`examples/policies/${asset}`), at(`build/src/embedded/${asset}`));
}
