// build/ → dist/: one self-contained bundle for the action, one for the command line, one for the library.
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundledPackages, writeLicenses, writeSbom } from './bundled-packages.js';
import { DIGEST_FILE, digestSources } from './source-digest.js';
import { writeTypes } from './write-types.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const execute = promisify(execFile);
const ncc = at('node_modules/@vercel/ncc/dist/ncc/cli.js');
const ENTRIES = { action: 'action/main.js', cli: 'cli/main.js', lib: 'index.js' };

execFileSync(process.execPath, [at('scripts/compile.js')], { stdio: 'inherit' });
const inside = Object.fromEntries(await Promise.all(Object.entries(ENTRIES).map(bundle)));
writeSbom(inside, JSON.parse(readFileSync(at('package.json'), 'utf8')), at('dist/sbom.cdx.json'));
writeTypes(at('build/src'), at('node_modules/valibot/dist/index.d.mts'), at('dist/lib/types'));
writeFileSync(at(DIGEST_FILE), `${digestSources()}\n`);
// What `plangate serve` judges by when nobody says otherwise.
for (const asset of ['policies.hcl', 'policy.wasm']) {
  copyFileSync(at(`examples/policies/${asset}`), at(`dist/cli/${asset}`));
}

/** Resolves to the bundle's name and the packages in it. */
async function bundle([door, entry]) {
  const folder = at(`dist/${door}`);
  rmSync(folder, { recursive: true, force: true });
  const stats = at(`build/${door}-stats.json`);
  const options = ['-o', folder, '--stats-out', stats, '--no-cache', '--quiet'];
  await execute(process.execPath, [ncc, 'build', at(`build/src/${entry}`), ...options]);
  nameChunks(folder, JSON.parse(readFileSync(stats, 'utf8')));
  // Loaded at run time from beside the bundle.
  for (const asset of [
    'web-tree-sitter.js',
    'web-tree-sitter.wasm',
    'tree-sitter-terraform.wasm',
  ]) {
    copyFileSync(at(`build/src/locate/${asset}`), `${folder}/${asset}`);
    chmodSync(`${folder}/${asset}`, 0o644);
  }
  const besides = ['web-tree-sitter', '@tree-sitter-grammars/tree-sitter-hcl'];
  // The library's types have some of valibot's in them.
  if (door === 'lib') besides.push('valibot');
  const packages = bundledPackages(stats, at(''), besides);
  writeLicenses(packages, `${folder}/licenses.txt`);
  return [door, packages];
}

/**
 * What is loaded later is called after the modules that are asked for: numbers change with every
 * change of the sources, and a reader of a diff could not tell what is what.
 */
function nameChunks(folder, { chunks }) {
  const used = new Map();
  const named = chunks
    .filter(({ initial }) => !initial)
    .sort((one, other) => other.size - one.size)
    .map(({ id, files: [file], origins, modules }) => {
      const asked = new Set(origins.map(({ request }) => request.replace(/^.*\/|\.js$/g, '')));
      const foreign = modules.every(({ name }) => name.includes('node_modules/'));
      const name = `${Array.from(asked).sort(byName).join('+')}${foreign ? '.packages' : ''}`;
      used.set(name, (used.get(name) ?? 0) + 1);
      const nth = used.get(name) === 1 ? '' : `.${used.get(name)}`;
      return [id, file, `${name}${nth}.js`];
    });
  const entry = `${folder}/index.js`;
  const numbered = 'return "" + chunkId + ".index.js"';
  const text = readFileSync(entry, 'utf8');
  if (!text.includes(numbered)) throw new Error('The bundle finds its parts in another way.');
  const names = JSON.stringify(Object.fromEntries(named.map(([id, , name]) => [id, name])));
  writeFileSync(entry, text.replace(numbered, `return (${names})[chunkId]`));
  for (const [, file, name] of named) renameSync(`${folder}/${file}`, `${folder}/${name}`);
}

function byName(one, other) {
  return one < other ? -1 : 1;
}
