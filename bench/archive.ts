/**
 * Packing beside other packers. `npm run build && npm run -s compile`, then `node build/bench/archive.js [ROUNDS]`
 * prints the table of bench/README.md; `--checkouts` only the trees that are git checkouts; `--large` packs
 * 100,000 files and 2 GB instead. With `--beside=FILE`, the command line that another commit has in `dist/` packs
 * each checkout, too: `git worktree add FOLDER COMMIT`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, measureInTurn, medianRatio, type Contender, type Figures } from './measure.ts';
import {
  commitTree,
  makeLarge,
  makeNoise,
  makeSmallFiles,
  makeTerraform,
  makeText50,
} from './trees.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'plangate-bench-'));
const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 7);
const [, beside] =
  /^--beside=(.+)$/.exec(words.find((word) => word.startsWith('--beside=')) ?? '') ?? [];

try {
  if (words.includes('--large')) await packLarge();
  else await compare();
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  const goSlug = buildGoSlug();
  const pigz = has('pigz');
  print(
    '| tree | packer | wall ms: median (min–max) | processor ms | peak MB | archive MB | ours ÷ it: wall | processor |',
  );
  print('|---|---|---|---|---|---|---|---|');
  for (const [name, make] of [
    ['2,968 files, 15 MB, 1,000 directories', makeTerraform],
    ['10,000 files, 7 MB', (root: string) => makeSmallFiles(root, 0)],
    ['5,000 files, 50 MB of text', makeText50],
  ] as const) {
    const root = makeTree(`checkout-${name.replaceAll(/\W+/g, '-')}`, (root) => {
      make(root);
      commitTree(root);
    });
    await row(`${name}, in a checkout`, [
      ours(root),
      goSlug?.(root),
      tar(root),
      floor(root),
      beside === undefined ? undefined : packedBy(beside, root, beside),
    ]);
  }
  if (words.includes('--checkouts')) return;
  for (const rules of [0, 20, 100]) {
    const root = makeTree(`small-${rules}`, (root) => makeSmallFiles(root, rules));
    const contenders = [ours(root), goSlug?.(root)];
    if (rules === 0) contenders.push(tar(root), pigz ? tarPigz(root) : undefined);
    if (rules === 100) contenders.push(ours(join(work, 'small-0'), 'plangate, no rules'));
    await row(`10,000 files, 7 MB, ${rules} rules`, contenders);
  }
  const noise = makeTree('noise', makeNoise);
  await row('one file of 300 MB of noise', [ours(noise), goSlug?.(noise), tar(noise)]);
  const text = makeTree('text', makeText50);
  await row('5,000 files, 50 MB of text', [
    ours(text),
    tar(text),
    pigz ? tarPigz(text) : undefined,
    goSlug?.(text),
  ]);
  const self = join(repository, '.');
  await row('this repository with its node_modules', [
    ours(self),
    tar(self),
    pigz ? tarPigz(self) : undefined,
    goSlug?.(self),
  ]);
}

async function packLarge(): Promise<void> {
  const root = makeTree('large', makeLarge);
  const [figures] = await measureInTurn([ours(root)], 1);
  if (figures) {
    const peak = megabytes(figures.peakBytes[0] ?? Number.NaN);
    print(
      `100,000 files, 2 GB: ${round(figures.wallMs[0])} ms, ${round(figures.processorMs[0])} ms of processor time, ${peak} MB at most, archive ${archiveMegabytes('plangate')} MB`,
    );
  }
}

function makeTree(name: string, make: (root: string) => void): string {
  const root = join(work, name);
  mkdirSync(root);
  make(root);
  return root;
}

function archiveOf(name: string): string {
  return join(work, `${name.replaceAll(/\W+/g, '-')}.tar.gz`);
}

function ours(root: string, name = 'plangate'): Contender {
  return packedBy(join(repository, 'dist/cli/index.js'), root, name);
}

function packedBy(bundle: string, root: string, name: string): Contender {
  return { name, command: process.execPath, args: [bundle, 'pack', root, '-o', archiveOf(name)] };
}

function tar(root: string): Contender {
  const name = 'tar czf';
  // The history is never part of our archive.
  return {
    name,
    command: 'tar',
    args: ['czf', archiveOf(name), '--exclude=./.git', '-C', root, '.'],
  };
}

function floor(root: string): Contender {
  const name = 'the floor';
  const script = fileURLToPath(new URL('floor.js', import.meta.url));
  return { name, command: process.execPath, args: [script, root, archiveOf(name)] };
}

function tarPigz(root: string): Contender {
  const name = 'tar, pigz';
  const script = 'tar cf - --exclude=./.git -C "$1" . | pigz > "$2"';
  return { name, command: 'sh', args: ['-c', script, 'sh', root, archiveOf(name)] };
}

function buildGoSlug(): ((root: string) => Contender) | undefined {
  if (!has('go', 'version')) return undefined;
  const program = join(work, 'go-slug');
  const directory = join(repository, 'bench/peers/go-slug');
  const { status, stderr } = spawnSync('go', ['build', '-o', program, '.'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) {
    print(`go-slug could not be built and is left out: ${stderr.slice(0, 300)}\n`);
    return undefined;
  }
  const name = 'go-slug';
  return (root) => ({ name, command: program, args: [root, archiveOf(name)] });
}

function has(program: string, argument = '--version'): boolean {
  const found = spawnSync(program, [argument]).status === 0;
  if (!found) print(`${program} is not here and is left out\n`);
  return found;
}

async function row(tree: string, contenders: (Contender | undefined)[]): Promise<void> {
  const here = contenders.filter((contender) => contender !== undefined);
  const figures = await measureInTurn(here, rounds);
  const [first] = figures;
  for (const each of figures) print(tableLine(tree, each, first ?? each));
}

function tableLine(tree: string, each: Figures, first: Figures): string {
  const { name, wallMs, processorMs, peakBytes } = each;
  const wall = `${round(median(wallMs))} (${round(Math.min(...wallMs))}–${round(Math.max(...wallMs))})`;
  const ratio = each === first ? '' : medianRatio(first.wallMs, wallMs).toFixed(2);
  // Less moved by what else the machine does.
  const ofProcessor = each === first ? '' : medianRatio(first.processorMs, processorMs).toFixed(2);
  const processor = processorMs.length > 0 ? round(median(processorMs)) : '?';
  const peak = peakBytes.length > 0 ? megabytes(Math.max(...peakBytes)) : '?';
  return `| ${tree} | ${name} | ${wall} | ${processor} | ${peak} | ${archiveMegabytes(name)} | ${ratio} | ${ofProcessor} |`;
}

function archiveMegabytes(name: string): string {
  return (statSync(archiveOf(name)).size / 1e6).toFixed(2);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

function round(value: number | undefined): number {
  return Math.round(value ?? Number.NaN);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
