// build/ → dist/: one self-contained bundle for the action, one for the command line, one for the library. What was
// built here of the same sources is not built again.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import bundleFrom from '@vercel/ncc';
import { bundledPackages, writeLicenses, writeSbom } from './bundle/bundled-packages.js';
import { areBundlesBuiltHere, noteSources } from './source-digest.js';
import { withNarrowLines, withoutComments } from './bundle/without-comments.js';
import { withoutUnused } from './bundle/without-unused.js';
import { writeTypes } from './bundle/write-types.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** A module of a part, as the bundler writes it. */
const MODULE = /^\/\*{3}\/ (\d+):\n[^]*?^\/\*{3}\/ \}\),?\n/gm;
/**
 * Of `undici`: its parser for processors without SIMD, on which no runner has Node.js 24, what answers in tests, and
 * what no request of a job uses: sockets, streams of events, caches, and what changes requests on their way.
 */
const UNUSED_IN_JOBS =
  /\/undici\/lib\/(?:llhttp\/llhttp-wasm|(?:mock|cache)\/[\w-]+|interceptor\/(?:cache|deduplicate|decompress|dns)|handler\/(?:cache-|cache-revalidation-|deduplication-)handler|util\/cache|web\/(?:eventsource|websocket)\/(?:[\w-]+\/)*[\w-]+)\.js$/;
const ENTRIES = { action: 'action/main.js', cli: 'cli/main.js', lib: 'index.js' };

execFileSync(process.execPath, [at('scripts/compile.js'), 'src'], { stdio: 'inherit' });
if (areBundlesBuiltHere())
  console.log('dist/ was built here from these sources: build/dist-sources.sha256 says so.');
else await buildAll();

async function buildAll() {
  // One after the other in this process: beginning anew costs the bundler more than a second processor brings.
  const inside = {};
  for (const [name, entry] of Object.entries(ENTRIES)) inside[name] = await bundle(name, entry);
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
async function bundle(name, entry) {
  const folder = at(`dist/${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, assets, stats } = await bundleFrom(at(`build/src/${entry}`), {
    cache: false,
    quiet: true,
    // Files beside the sources are all that may be copied: otherwise the bundler lists the whole checkout.
    filterAssetBase: at('build/src'),
  });
  const { chunks, modules } = stats.toJson({ source: false, reasons: false, assets: false });
  const isPart = new Set(chunks.flatMap(({ files }) => files));
  const parts = {};
  for (const [file, { source }] of Object.entries(assets)) {
    if (isPart.has(file)) parts[file] = shipped(String(source), file);
    else writeFileSync(`${folder}/${file}`, source);
  }
  const whole = shipped(code, name);
  // A runner downloads the action anew for each job.
  const index = name === 'action' ? withoutModules(whole, modules, UNUSED_IN_JOBS) : whole;
  const files = { 'index.js': index, ...parts };
  const first = chunks.find((chunk) => chunk.modules.flatMap(filesOf).some(isStart));
  for (const [file, text] of Object.entries(withoutCopies(files, first?.files[0] ?? 'index.js'))) {
    writeFileSync(`${folder}/${file}`, text);
  }
  if (name === 'cli') chmodSync(`${folder}/index.js`, 0o755);
  nameChunks(folder, chunks);
  // The library's types have some of valibot's in them.
  const besides = name === 'lib' ? ['valibot'] : [];
  const packages = bundledPackages(modules.flatMap(filesOf), at(''), besides);
  writeLicenses(packages, `${folder}/licenses.txt`);
  return packages;
}

/** The form of code that people download: without comments and unused functions, narrow, each module read once. */
function shipped(code, name) {
  return readOnce(withNarrowLines(withShortImports(withoutComments(withoutUnused(code)))), name);
}

/** The code with nothing in the modules whose files match: they are still found, and export nothing. */
function withoutModules(code, modules, unused) {
  const ids = modules.filter(({ name }) => unused.test(name)).map(({ id }) => String(id));
  let left = 0;
  const rest = code.replace(MODULE, (module, id) => {
    if (!ids.includes(id)) return module;
    left++;
    return `/***/ ${id}:\n/***/ (function(module) {\nmodule.exports = {};\n/***/ }),\n`;
  });
  if (left === 0 || left !== ids.length)
    throw new Error(`${left} of ${ids.length} modules are left out.`);
  return rest;
}

/** `_text_js__WEBPACK_IMPORTED_MODULE_3__` as `_text_js_3_`: what stands between is the same 3,400 times. */
function withShortImports(code) {
  return code.replace(/__WEBPACK_IMPORTED_MODULE_(\d+)__/g, '_$1_');
}

/**
 * Node.js passes over a function until it is called, and then reads it again, unless it is such a function in
 * parentheses. Nearly every module of a bundle is called, so this takes a quarter of the time of a start.
 */
function readOnce(code, name) {
  const read = code.replace(/^(\/\*{3}\/ \()\((.*)\) => \{$/gm, '$1function($2) {');
  if (read === code) throw new Error(`${name}: ncc writes its modules in another way.`);
  return read;
}

/** The file of the command line that is loaded before all others, unless a call needs none of them. */
function isStart(file) {
  return file.endsWith('cli/start.js');
}

/**
 * The bundler writes a small module into every part that is loaded later and needs it. Of what three parts or more
 * would have, one file has the only copy.
 * @param files name → text
 * @param first the name of the file that is loaded before all that may have copies
 */
function withoutCopies(files, first) {
  const copies = {};
  const parts = Object.entries(files).filter(([name]) => name !== 'index.js' && name !== first);
  for (const [, text] of parts) {
    for (const [module, id] of text.matchAll(MODULE)) {
      copies[id] = [...(copies[id] ?? []), module.replace(/,?\n$/, ',\n')];
    }
  }
  const isShared = (id) => copies[id].length > 2 && new Set(copies[id]).size === 1;
  const shared = Object.keys(copies).filter(isShared);
  const modules = shared.map((id) => copies[id][0]);
  const start = /^(?:var __webpack_modules__ = \(|export const modules = )\{\n/m;
  if (!start.test(files[first])) throw new Error('ncc begins the list of modules in another way.');
  const kept = parts.map(([name, text]) => [
    name,
    text.replace(MODULE, (module, id) => (isShared(id) ? '' : module)),
  ]);
  const withShared = files[first].replace(start, (line) => line + modules.join(''));
  return { ...files, ...Object.fromEntries(kept), [first]: withShared };
}

/** A module of the bundle may be several files that were joined. */
function filesOf({ name, modules = [] }) {
  return modules.length === 0 ? [name] : modules.flatMap(filesOf);
}

/**
 * What is loaded later is called after what is in it, not by a number: a reader of a diff is to see what is what.
 */
function nameChunks(folder, chunks) {
  const names = {};
  const taken = new Map();
  for (const chunk of chunks.filter(({ initial }) => !initial)) {
    const name = nameOf(chunk);
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    names[chunk.id] = `${name}${nth === 1 ? '' : `.${nth}`}.js`;
    renameSync(`${folder}/${chunk.files[0]}`, `${folder}/${names[chunk.id]}`);
  }
  const entry = `${folder}/index.js`;
  const text = readFileSync(entry, 'utf8');
  const numbered = 'return "" + chunkId + ".index.js"';
  if (text.split(numbered).length !== 2) {
    throw new Error(`${entry} does not find its parts by \`${numbered}\` any more.`);
  }
  const named = `return (${JSON.stringify(names, undefined, 2)})[chunkId]`;
  writeFileSync(
    entry,
    text.replace(numbered, () => named),
  );
}

/** The package or the source that is asked for; what several of them share, by the largest file in it. */
function nameOf({ modules, origins }) {
  const files = modules.toSorted((one, other) => other.size - one.size).flatMap(filesOf);
  const words = files.map(wordFor);
  if (new Set(words).size === 1) return words[0];
  const asked = new Set(origins.map(({ request }) => wordFor(request)));
  return words.find((word) => asked.has(word)) ?? `shared-${words[0]}`;
}

/** A package's name without its scope, or a source's without its folder. */
function wordFor(path) {
  const [, name] = /node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(path) ?? [];
  return name ?? path.replace(/^.*\/|\.js$/g, '');
}
