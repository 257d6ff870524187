// build/ → dist/: one self-contained bundle for the action, one for the command line, one for the library.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundledPackages, writeLicenses, writeSbom } from './bundled-packages.js';
import { DIGEST_FILE, digestSources } from './source-digest.js';
import { writeTypes } from './write-types.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
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

function ofService(path) {
  return /[\\/]build[\\/]src[\\/]service[\\/]|[\\/]node_modules[\\/](?:@?hono|@open-policy-agent)[\\/]/.test(
    path,
  );
}

/** Resolves to the bundle's name and the packages in it. */
async function bundle([door, entry]) {
  const folder = at(`dist/${door}`);
  rmSync(folder, { recursive: true, force: true });
  const sources = await rolldown({
    input: { index: at(`build/src/${entry}`) },
    platform: 'node',
    cwd: at(''),
    resolve: { alias: { undici: at('scripts/undici-parts.cjs') } },
    // These toolkits do nothing by being loaded: what is not used of them need not be there.
    treeshake: { moduleSideEffects: [{ test: /[\\/]@actions[\\/]/, sideEffects: false }] },
    // What one part loads later another may hold already.
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await sources.write({
    dir: folder,
    entryFileNames: '[name].js',
    // Named after the module that is asked for: a reader of a diff is to see what is what.
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    // A start reads every byte. The licenses are in a file of their own.
    comments: { legal: false, annotation: false, jsdoc: false },
    codeSplitting: {
      groups: [
        ...['re2js', 'undici', '@actions/exec'].map((name) => ({
          name: name.replace('@actions/', ''),
          test: (path) => path.includes(`/node_modules/${name}/`),
          priority: 3,
        })),
        // The library's entry must export what its source does and nothing more.
        { name: door === 'lib' ? 'library' : 'index', tags: ['$initial'], priority: 2 },
        // The gate does not read what only the local service needs.
        { name: 'hcl', test: /[\\/]locate[\\/]hcl\.js$/, priority: 3 },
        { name: 'service', test: ofService, minShareCount: 2, priority: 2 },
        { name: 'shared', minShareCount: 2, priority: 1 },
      ],
    },
  });
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }\n');
  if (door === 'cli') chmodSync(`${folder}/index.js`, 0o755);
  // The library's types have some of valibot's in them.
  const besides = door === 'lib' ? ['valibot'] : [];
  const modules = output.flatMap(({ moduleIds }) => moduleIds);
  const packages = bundledPackages(modules, at(''), besides);
  writeLicenses(packages, `${folder}/licenses.txt`);
  return [door, packages];
}
