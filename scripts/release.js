// Everything of a release that needs no credential: what must be true of the commit is checked, dist/ is compared with
// what the sources build (rebuilt unless these very bytes were built here), and release/ gets the tarball, the list of
// what is inside (SBOM), the digests of dist/, the pages as a site, the notes and the digests of all these. What it cannot
// do on this machine is said at the end.
//
//     node scripts/release.js            rehearses it, on any commit
//     node scripts/release.js --tagged   also wants the tag of this version, on main: what the workflow runs
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areBundlesBuiltHere } from './source-digest.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const release = join(root, 'release');
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tag = `v${version}`;
/** What a reader would have to fill in, or wait for. */
const BLANKS = '@<sha>|"<sha256>|Not released yet';
const PAGES = ['README.md', 'docs', 'examples', ':!*/organization-caller.yml'];

const run = (program, args, options = {}) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', ...options })?.trim();
const git = (...args) => run('git', args);
const step = (what) => console.log(`▸ ${what}`);

try {
  step(`${name} ${version}: what must be true`);
  const notes = findNotes();
  assertClean();
  assertKept();
  if (process.argv.includes('--tagged')) assertTagged();

  step('dist/ is what the sources build');
  if (!areBundlesBuiltHere()) run('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  assertClean();

  step('the files');
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release);
  const tarball = pack();
  copyFileSync(join(root, 'dist/sbom.cdx.json'), join(release, 'sbom.cdx.json'));
  writeFileSync(join(release, 'dist.sha256'), digests(git('ls-files', 'dist').split('\n'), root));
  writeFileSync(join(release, 'notes.md'), notes);
  const site = packSite();
  const files = [tarball, 'sbom.cdx.json', 'dist.sha256', ...site];
  writeFileSync(join(release, 'SHA256SUMS'), digests(files, release));
  console.log(readFileSync(join(release, 'SHA256SUMS'), 'utf8').trimEnd());
  step('the pages before and after');
  writeFileSync(join(release, 'pages.patch'), fillPages(join(release, tarball)));
  step(`release/ is ready: ${files.join(', ')}, notes.md, SHA256SUMS, pages.patch`);
  if (!process.argv.includes('--tagged')) sayWhatIsLeft(site);
} catch (error) {
  console.error(`Not released: ${error.message}`);
  process.exitCode = 1;
}

/** The section of CHANGELOG.md, which has a date by now. */
function findNotes() {
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [first = ''] = text.split(/^(?=## )/m).slice(1);
  const [heading] = first.split('\n', 1);
  const [, dated] = /^## (\S+) · \d{4}-\d\d-\d\d$/.exec(heading) ?? [];
  if (dated !== version) {
    throw new Error(
      `the newest section of CHANGELOG.md is "${heading}", not "## ${version} · <date>".`,
    );
  }
  return `${first.slice(heading.length).trim()}\n`;
}

function assertClean() {
  const changed = git('status', '--porcelain');
  if (changed !== '')
    throw new Error(`these differ from the commit, so commit them first:\n${changed}`);
}

/** What the next version is going to be tested with. */
function assertKept() {
  const kept = git('ls-tree', 'HEAD', `__tests__/data/releases/${version}/action.tar.br`);
  if (kept === '')
    throw new Error('the action of this version is not kept: node scripts/keep-release.js');
}

function assertTagged() {
  const head = git('rev-parse', 'HEAD');
  if (git('cat-file', '-t', tag) !== 'tag') throw new Error(`${tag} is no annotated tag.`);
  if (git('rev-parse', `${tag}^{commit}`) !== head) throw new Error(`${tag} is not this commit.`);
  try {
    git('merge-base', '--is-ancestor', head, 'origin/main');
  } catch {
    throw new Error(`${tag} is not on main.`);
  }
}

/** In a fresh clone of the commit: what lies about here is no part of it. */
function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'plangate-release-'));
  try {
    git('clone', '--quiet', '--no-tags', root, join(folder, 'clone'));
    const options = { cwd: join(folder, 'clone') };
    return run('npm', ['pack', '--silent', '--pack-destination', release], options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What the release workflow commits to main afterwards, made in a clone: nothing is left to fill in by hand. The image
 * does not exist yet, so its digest is zeros here.
 */
function fillPages(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'plangate-release-'));
  try {
    const cwd = join(folder, 'clone');
    git('clone', '--quiet', '--no-tags', root, cwd);
    symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
    const commit = git('rev-parse', 'HEAD');
    const words = [version, commit, digestOf(tarball), `sha256:${'0'.repeat(64)}`];
    run('node', ['scripts/fill-release.js', ...words], { cwd });
    // The types were checked when dist/ was compared with the sources.
    run('node', ['scripts/compile.js', 'src', '--noCheck'], { cwd });
    run('npm', ['run', '--silent', 'docs'], { cwd });
    const left = blanksIn(cwd);
    if (left !== '') throw new Error(`these pages still have something to fill in:\n${left}`);
    run('git', ['add', '--all', '--', ...PAGES, 'src'], { cwd });
    return `${run('git', ['diff', '--cached', '--binary'], { cwd })}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The lines with blanks, as `git grep` lists them; it exits with 1 where there is none. */
function blanksIn(cwd) {
  const words = ['grep', '--line-number', '--extended-regexp', BLANKS, '--', ...PAGES];
  const { status, stdout, stderr } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`git grep failed: ${stderr}`);
  return stdout.trim();
}

function digestOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** As `sha256sum --check` reads them in this folder. */
function digests(files, folder) {
  return files.map((file) => `${digestOf(join(folder, file))}  ${file}\n`).join('');
}

/** The pages of this version in one archive, which names no time and no user. None without the generator. */
function packSite() {
  if (!existsSync(join(root, 'node_modules/@11ty/eleventy'))) return [];
  const folder = join(root, 'build/site');
  rmSync(folder, { recursive: true, force: true });
  run('node', ['scripts/site.js', folder]);
  const file = `site-${version}.tar.gz`;
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  run('tar', ['-C', folder, ...same, '-czf', join(release, file), version]);
  return [file];
}

/** What only the workflow does, and what only the owner can fill in. */
function sayWhatIsLeft(site) {
  const blanks = git(
    'grep',
    '--line-number',
    '--only-matching',
    'blank for the owner: [^]]*',
    'docs',
  );
  const left = [
    'signatures of the tarball, dist/ and the image, which need the identity of the workflow',
    'the image for amd64 and arm64, which need Docker and a machine of each',
    'npm, the release on GitHub, the tag of the major version, the site at its address',
    ...(site.length === 0 ? ['the pages as a site: npm ci installs the generator'] : []),
    ...blanks.split('\n'),
  ];
  console.log(
    `Not rehearsed here, or left to fill in:\n${left.map((each) => `  - ${each}`).join('\n')}`,
  );
}
