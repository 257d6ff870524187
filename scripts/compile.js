// tsc → build/, and beside the compiled code what it loads at run time from next to itself. The version of
// package.json is the one that the sources know.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const stale of ['build/src', 'build/__tests__', 'build/bench', 'build/.tsbuildinfo']) {
  rmSync(at(stale), { recursive: true, force: true });
}
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const known = readFileSync(at('src/model/version.ts'), 'utf8');
const wanted = known.replace(/'\d+\.\d+\.\d+'/, `'${version}'`);
if (wanted !== known) writeFileSync(at('src/model/version.ts'), wanted);

execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at('.')], {
  stdio: 'inherit',
});

for (const asset of ['policies.hcl', 'policy.wasm']) {
  copyFileSync(at(`examples/policies/${asset}`), at(`build/src/service/${asset}`));
}
