/**
 * What Terraform really opens, by strace, against what the gate read and sent: of a checkout it opens nothing that
 * was left out without the gate noticing, and of what was sent it opens the same.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { extract } from 'tar';
import {
  EMPTY_SUBMODULE,
  IGNORED,
  PackError,
  type ExcludedEntry,
} from '../../../src/archive/archive.ts';
import { examineManifest } from '../../../src/gate/examine-manifest.ts';
import { HiddenIndex, linksOf, readNamedFiles } from '../../../src/gate/hidden-files.ts';
import { executeBounded } from '../../../src/machine/execute.ts';
import { systemClock } from '../../../src/machine/system-clock.ts';
import { requestFor } from '../../support/engine-bench.ts';
import { EVERY_CASE, showFigure } from '../../support/sampled.ts';
import { expect } from '../../support/jest.ts';
import { testWith } from '../../support/optional-tools.ts';
import { packTree } from '../../support/pack-tree.ts';
import { openRepository } from '../../support/repository.ts';
import { makeTree } from '../../support/tree.ts';
import { generateTree } from './generate-tree.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { textOf } from '../../../src/model/finding.ts';
import { programEngine } from '../../../src/cli/serve/program-engine.ts';

const TREES = EVERY_CASE ? 2_000 : 6;
const NOWHERE = 'a'.repeat(40);

interface Compared {
  seed: number;
  /** Why the gate stays closed, after a push. */
  closed: string | undefined;
  /** Opened in the checkout, neither sent nor noticed. */
  unnoticed: string[];
  /** Opened in the checkout, and the reader does not know of it. */
  unread: string[];
  /** Opened in one of both and not in the other, although nothing was noticed. */
  different: string[];
  opened: number;
}

const NOTHING = { unnoticed: [], unread: [], different: [], opened: 0 };

interface Programs {
  terraform: string;
  strace: string;
}

const OF_STRACE = ['-f', '-qq', '-y', '-e', 'trace=open,openat'];

/** Runs `init` and `plan` in `net`, and answers which files below `root` they opened. */
function openedIn(root: string, { terraform, strace }: Programs): Set<string> {
  const log = join(emptyDirectory(), 'log');
  const plan = 'plan -input=false -lock=false -refresh=false';
  const script = `"$0" init -input=false; "$0" ${plan}`;
  try {
    execFileSync(strace, [...OF_STRACE, '-o', log, 'sh', '-c', script, terraform], {
      cwd: join(root, 'net'),
      env: { PATH: process.env['PATH'], HOME: emptyDirectory(), CHECKPOINT_DISABLE: '1' },
      stdio: 'ignore',
    });
  } catch {
    // A configuration that is refused has been opened as well.
  }
  return filesIn(log, (path) => relative(root, path));
}

/** Plans the archive as a local check does, and answers which of its files the program opened. */
async function openedByEngine(
  archive: Buffer,
  { terraform, strace }: Programs,
): Promise<Set<string>> {
  const log = join(emptyDirectory(), 'log');
  const spy = makeTree({
    terraform: `#!/bin/sh\nexec "${strace}" ${OF_STRACE.join(' ')} -A -o "${log}" "${terraform}" "$@"\n`,
  });
  chmodSync(spy.path('terraform'), 0o755);
  const temporaryDirectory = emptyDirectory();
  const engine = programEngine({
    program: 'terraform',
    execute: executeBounded,
    clock: systemClock(),
    variables: { PATH: `${spy.root}:${process.env['PATH'] ?? ''}` },
    temporaryDirectory,
  });
  await engine.plan({ ...(await requestFor({})), archive, workingDirectory: 'net' });
  spy.remove();
  // Below the directory of the files, which has a name made at random.
  return filesIn(log, (path) => relative(temporaryDirectory, path).replace(/^\w+\//, ''));
}

/** @param innerOf the path of a file within the repository; one that leads out is of no interest */
function filesIn(log: string, innerOf: (path: string) => string): Set<string> {
  const opened = new Set<string>();
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  for (const [, path = ''] of text.matchAll(/, O_RDONLY[^,)]*.* = \d+<([^\n]*)>$/gm)) {
    const inner = innerOf(decoded(path));
    if (!inner.startsWith('..') && !isOfTerraform(inner)) opened.add(inner);
  }
  return opened;
}

/** What it opens for itself: its records, and the repository if it runs git. */
function isOfTerraform(path: string): boolean {
  return (
    /(?:^|\/)\.terraform\/(?!modules\/)|(?:^|\/)modules\.json$|^\.git\//.test(path) ||
    /(?:^|\/)zzzz_zzzz_override\.tf$|^(?:home|temporary|data|state)(?:\/|$)|^(?:plan|cli\.tfrc|variables\.tfvars\.json)$/.test(
      path,
    )
  );
}

/** Strace writes bytes beyond ASCII as octal numbers. */
function decoded(path: string): string {
  const bytes = path.replace(/\\([0-7]{1,3})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

async function compare(seed: number, programs: Programs): Promise<Compared> {
  const { committed, left, submodules } = generateTree(seed);
  const checkout = makeTree(committed);
  const { git } = openRepository(checkout.root);
  for (const path of submodules) mkdirSync(checkout.path(path), { recursive: true });
  git('add', '--all');
  for (const path of submodules) {
    git('update-index', '--add', '--cacheinfo', `160000,${NOWHERE},${path}`);
  }
  git('commit', '-q', '-m', 'all');
  checkout.add(left);

  const archive = await packTree(checkout.root).catch((error: unknown) => {
    if (error instanceof PackError) return undefined;
    throw error;
  });
  if (archive === undefined) {
    checkout.remove();
    return { ...NOTHING, seed, closed: 'it cannot be packed' };
  }
  const module = checkout.path('net');
  const named = await readNamedFiles(module, () => true);
  const hiddenOf = (excluded: readonly ExcludedEntry[]) =>
    new HiddenIndex({ root: archive.root, excluded, links: linksOf(archive.entries) }).find(
      named,
      module,
    );
  const hidden = hiddenOf(archive.excluded);
  const { closing, notice } = await examineManifest(archive, module, undefined);
  const empty = hidden.find(
    ({ isCertain, entry }) => isCertain && entry.reason === EMPTY_SUBMODULE,
  );
  const closed = closing ?? empty?.entry.reason;

  const copy = makeTree();
  cpSync(checkout.root, copy.root, { recursive: true, verbatimSymlinks: true });
  const sent = makeTree();
  await extract({ file: archive.path, cwd: sent.root, preservePaths: false });
  const isFile = (path: string) =>
    statSync(checkout.path(path), { throwIfNoEntry: false })?.isFile() === true;
  const inCheckout = new Set([...openedIn(copy.root, programs)].filter(isFile));
  const ofSent =
    seed % 2 === 0
      ? openedIn(sent.root, programs)
      : await openedByEngine(readFileSync(archive.path), programs);
  const inSent = new Set([...ofSent].filter(isFile));
  await archive.remove();
  const entries = new Set(archive.entries.map(({ path }) => path));
  const noticed = (path: string) =>
    hidden.some(({ entry }) => path === entry.path || path.startsWith(`${entry.path}/`));
  const opened = [...inCheckout];
  const isKnown = (path: string) =>
    hiddenOf([{ path, reason: IGNORED }]).length > 0 || dirname(path) === 'net/tests';
  const isOpen = closed === undefined;
  const isNoticed = hidden.length > 0 || notice !== undefined;
  const different = [...new Set([...inCheckout, ...inSent])].filter(
    (path) => inCheckout.has(path) !== inSent.has(path),
  );
  const compared = {
    seed,
    closed: typeof closed === 'object' ? textOf(closed) : closed,
    unnoticed: isOpen ? opened.filter((path) => !entries.has(path) && !noticed(path)) : [],
    unread: isOpen ? opened.filter((path) => !isKnown(path)) : [],
    different: isOpen && !isNoticed ? different : [],
    opened: opened.length,
  };
  for (const tree of [checkout, copy, sent]) tree.remove();
  return compared;
}

testWith(
  ['terraform', 'strace'],
  `in ${String(TREES)} generated trees, what Terraform opens is what the gate read and sent`,
  async (terraform, strace) => {
    const wrong: Compared[] = [];
    const closed: number[] = [];
    let opened = 0;
    for (let seed = 1; seed <= TREES; seed++) {
      const compared = await compare(seed, { terraform, strace });
      opened += compared.opened;
      if (compared.closed !== undefined) closed.push(seed);
      const { unnoticed, unread, different } = compared;
      if (unnoticed.length + unread.length + different.length > 0) wrong.push(compared);
    }
    showFigure(
      `opened: ${String(TREES)} trees, ${String(opened)} files, ${String(closed.length)} closed, ${String(wrong.length)} wrong`,
    );
    expect(wrong).toEqual([]);
    expect(closed.length).toBeGreaterThan(0);
    expect(opened).toBeGreaterThan(TREES * 2);
  },
  EVERY_CASE ? 7_200_000 : 120_000,
);
