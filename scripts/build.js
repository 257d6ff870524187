// build/ → dist/: one self-contained bundle for the action, one for the command line, one for the library. What was
// built here of the same sources is not built again.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import bundleFrom from '@vercel/ncc';
import { bundledPackages, writeLicenses, writeSbom } from './bundle/bundled-packages.js';
import { areBundlesBuiltHere, noteSources } from './source-digest.js';
import { writeTypes } from './bundle/write-types.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/**
 * A program is CommonJS, and `es5` makes ncc begin each module with `function` instead of an arrow: both for the time
 * that a start takes. Node.js 20 reads an arrow function once when it passes over it, and once more when it is called.
 * Sources and packages stay as they are written. The library is an ES module, because others import its names.
 */
const PROGRAM = { esm: false, target: 'es5' };
const BUNDLES = {
  action: ['action/main.js', PROGRAM],
  cli: ['cli/main.js', PROGRAM],
  lib: ['index.js', {}],
};

execFileSync(process.execPath, [at('scripts/compile.js'), 'src'], { stdio: 'inherit' });
if (areBundlesBuiltHere())
  console.log('dist/ was built here from these sources: build/dist-sources.sha256 says so.');
else await buildAll();

async function buildAll() {
  // One after the other in this process: beginning anew costs the bundler more than a second processor brings.
  const inside = {};
  for (const [name, [entry, options]] of Object.entries(BUNDLES)) {
    inside[name] = await bundle(name, entry, options);
  }
  // Which step it is, the action knows by the directory that the runner starts.
  mkdirSync(at('dist/post'), { recursive: true });
  writeFileSync(at('dist/post/index.js'), "import '../action/index.js';\n");
  writeSbom(inside, JSON.parse(readFileSync(at('package.json'), 'utf8')), at('dist/sbom.cdx.json'));
  await writeTypes(
    at('build/src'),
    at('node_modules/valibot/dist/index.d.mts'),
    at('dist/lib/types'),
  );
  // What `plangate serve` judges by when nobody says otherwise.
  for (const asset of ['policies.hcl', 'answers.json']) {
    copyFileSync(at(`examples/policies/${asset}`), at(`dist/cli/${asset}`));
  }
  noteSources();
}

/** Resolves to the packages in the bundle. */
async function bundle(name, entry, options) {
  const folder = at(`dist/${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, assets, stats } = await bundleFrom(at(`build/src/${entry}`), {
    ...options,
    cache: false,
    quiet: true,
    // Files beside the sources are all that may be copied: otherwise the bundler lists the whole checkout.
    filterAssetBase: at('build/src'),
  });
  writeFileSync(`${folder}/index.js`, code, { mode: name === 'cli' ? 0o755 : 0o644 });
  for (const [file, { source }] of Object.entries(assets)) {
    writeFileSync(`${folder}/${file}`, source);
  }
  // Of an ES module the bundler says so itself.
  if (options === PROGRAM) {
    writeFileSync(`${folder}/package.json`, '{\n  "type": "commonjs"\n}\n');
  }
  const { chunks, modules } = stats.toJson({ source: false, reasons: false, assets: false });
  writeFileSync(`${folder}/modules.txt`, listModules(chunks));
  // The library's types have some of valibot's in them.
  const besides = name === 'lib' ? ['valibot'] : [];
  const packages = bundledPackages(modules.flatMap(filesOf), at(''), besides);
  writeLicenses(packages, `${folder}/licenses.txt`);
  return packages;
}

/** The bundler numbers files and modules: this says what is in each file, and what is behind each number. */
function listModules(chunks) {
  const lists = chunks.map(({ files: [file], modules }) => {
    const lines = modules
      .filter(({ moduleType }) => moduleType !== 'runtime')
      .flatMap((module) => filesOf(module).map((path) => `  ${module.id} ${path}`));
    return [file, ...lines.sort()].join('\n');
  });
  return `${lists.sort().join('\n')}\n`;
}

/** A module of the bundle may be several files that were joined. */
function filesOf({ name, modules = [] }) {
  return modules.length === 0 ? [name] : modules.flatMap(filesOf);
}
