// tsc → build/, and beside the compiled code what it loads at run time from next to itself. The version of
// package.json is the one that the sources know.
//
//     node scripts/compile.js       everything
//     node scripts/compile.js src   what goes into the bundles
//
// What follows `src` is handed to the compiler.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const onlySources = process.argv[2] === 'src';
removeOrphans();
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const known = readFileSync(at('src/model/version.ts'), 'utf8');
const isReleased = readFileSync(at('CHANGELOG.md'), 'utf8').includes(`\n## ${version} · `);
const wanted = known
  .replace(/'\d+\.\d+\.\d+'/, `'${version}'`)
  .replace(/(IS_RELEASED: boolean =) \w+/, `$1 ${isReleased}`);
if (wanted !== known) writeFileSync(at('src/model/version.ts'), wanted);

const compiler = at('node_modules/typescript/bin/tsc');
const compile = (config, ...more) =>
  execFileSync(process.execPath, [compiler, '-p', at(config), ...more], { stdio: 'inherit' });
compile(onlySources ? 'config/tsconfig.src.json' : 'tsconfig.json', ...process.argv.slice(3));

for (const asset of ['policies.hcl', 'answers.json']) {
  copyFileSync(at(`examples/policies/${asset}`), at(`build/src/service/${asset}`));
}

// GitHub's parser of workflows imports its schemas as bundlers take them; Node.js needs a word that they are JSON.
// A copy says so. A hook that says it at run time would make every import of the tests slower.
const parser = 'node_modules/@actions/workflow-parser';
cpSync(at(parser), at(`build/${parser}`), { recursive: true });
for (const name of ['action', 'workflow']) {
  const path = at(`build/${parser}/dist/${name}s/${name}-schema.js`);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/( from "\S+\.json")/g, "$1 with { type: 'json' }"));
}

/**
 * The compiler leaves what it made of a source that is gone, and makes nothing anew that it has noted as made. So what has
 * no source is removed here, and the note with a directory that somebody removed.
 */
function removeOrphans() {
  for (const folder of ['src', '__tests__', 'bench']) {
    const made = at(`build/${folder}`);
    if (!existsSync(made)) {
      rmSync(at('build/.tsbuildinfo'), { force: true });
      continue;
    }
    for (const entry of readdirSync(made, { recursive: true, withFileTypes: true })) {
      const path = `${entry.parentPath}/${entry.name}`;
      const [, name, ending] =
        /^(.*?)(\.js|\.js\.map|\.d\.ts)$/.exec(path.slice(made.length)) ?? [];
      if (ending === undefined || existsSync(at(`${folder}${name}.ts`))) continue;
      rmSync(path);
    }
  }
}
