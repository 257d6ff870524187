// `node scripts/without-programs.js COMMAND…` runs a command as on a machine where none of the programs is that plan or
// judge, and nothing that scripts/install-tools.js installs. Where a directory of the PATH holds one of them, another
// takes its place, with links to all else in it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const WITHOUT = ['opa', 'terraform', 'tofu'];
const installed = ['bin', 'python/bin']
  .map((folder) => fileURLToPath(new URL(`../build/tools/${folder}`, import.meta.url)))
  .flatMap(entriesOf);
const links = mkdtempSync(join(tmpdir(), 'plangate-links-'));
const isLeftOut = (name) => WITHOUT.includes(name.replace(/\.exe$/, ''));

function entriesOf(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function withoutPrograms(folder) {
  const entries = entriesOf(folder);
  if (!entries.some(isLeftOut)) return folder;
  const to = mkdtempSync(join(links, 'bin-'));
  for (const name of entries.filter((entry) => !isLeftOut(entry))) {
    symlinkSync(resolve(folder, name), join(to, name));
  }
  return to;
}

const [program, ...words] = process.argv.slice(2);
const env = {
  ...process.env,
  PATH: process.env.PATH.split(delimiter).map(withoutPrograms).join(delimiter),
  PLANGATE_WITHOUT: [...WITHOUT, ...installed].join(' '),
  PLANGATE_REQUIRE: '',
};
// On Windows `npm` is a file of its shell.
const shell = process.platform === 'win32';
const { status } = spawnSync(program, words, { env, shell, stdio: 'inherit' });
rmSync(links, { recursive: true, force: true });
process.exitCode = status ?? 1;
