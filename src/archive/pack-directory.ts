/**
 * Packs a directory into one file: it walks, decides, reads and compresses in one go.
 *
 * An entry is left out by the first of these: it never ships, a rule excludes it, its link leads where it may not, it is no
 * file, its untracked name looks secret (all in `walk.ts`), or its contents do (`excludeIfSuspect`). The same files give the
 * same bytes: entries are in the order of the bytes of their paths, and headers have no owner and one date (`tar-stream.ts`).
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { findCheckout, isBelow, realOrSame } from '../machine/find-repository.ts';
import { takeTurn } from '../machine/take-turn.ts';
import type { Environment } from '../model/ports.ts';
import { listTrackedFiles, NO_REPOSITORY, type TrackedFiles } from '../machine/ask-git.ts';
import { mayBeRead } from '../configuration/file-names.ts';
import { systemErrorCode } from '../model/error-message.ts';
import { TarStream, WHOLE_BYTES } from './tar-stream.ts';
import { createGzipBlocks } from './gzip-blocks.ts';
import { readRuleFile } from './ignore-rules.ts';
import type { IgnoreRules } from './rule-matching.ts';
import { PackError, RULE_FILE } from './archive.ts';
import type { Archive, ArchiveEntry, PackOptions, PackPorts, ExcludedEntry } from './archive.ts';
import type { Problem } from '../model/parse.ts';
import { collectSecrets, createSecretScanner } from './secret-scanner.ts';
import type { SecretHits, SecretScanner } from './secret-scanner.ts';
import { excludeSecret, Walk, whyNotTracked } from './walk.ts';
import type { PlaceOfSecret, WalkedEntry, WalkedFile, WalkFindings } from './walk.ts';
import { ChangedError, readChecked } from './entries-on-disk.ts';
import { recogniseSecret, INSPECTED_BYTES, isProgramOrText } from './secret-files.ts';
import type { SecretContent } from './secret-files.ts';
import { CODES } from '../model/errors.ts';
import { createArchiveFile } from './archive-file.ts';

/**
 * Packs a directory into a reproducible .tar.gz.
 *
 * @param options the directory, and the rules that exclude files from the archive
 * @param ports git is asked through them, and warnings go to the log
 * @param sent the rules in the place of those of the directory
 * @returns the archive, and the entries that were excluded. Call its `remove` when it was sent.
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
export async function packDirectory(
  options: PackOptions,
  ports: PackPorts,
  sent?: IgnoreRules,
): Promise<Archive> {
  const root = realDirectory(options.root);
  const repository = findCheckout(root) ?? root;
  const rules = sent ?? (await readRuleFile(root, repository, options.rules, ports.signal));
  const temporary = ports.environment['RUNNER_TEMP'] || tmpdir();
  const file = createArchiveFile(options.output && resolve(options.output), temporary);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    const blocks = createGzipBlocks((piece) => {
      hash.update(piece);
      bytes += piece.length;
      file.write(piece);
    });
    const tar = new TarStream(blocks);
    const findings: WalkFindings = { excluded: [], warnings: [], problems: [], tracked: new Map() };
    const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
    const entries: ArchiveEntry[] = [];
    const filesWithParentPaths: string[] = [];
    const packing = { tar, findings, options, ports, scanner, entries, filesWithParentPaths };
    const walk = new Walk(
      {
        root,
        repository,
        startRules: (directory) => rules.start(directory),
        linkedAreSeparate: options.rules === 'exact',
        never: neverShippedPaths(root, file, options.never ?? [], ports.environment),
        reportSecretsIn: (path, name, place) =>
          reportSecrets(place, scanner.inPath(path, name), options.secretScan, findings),
      },
      findings,
    );
    for (const step of walk.entries()) {
      await takeTurn(ports.signal);
      if (step === 'pause') continue;
      if (step.type === 'ask git') await addTrackedFiles(step.repository, packing);
      else await addToArchive(step, packing);
    }
    const problems = [...findings.problems, ...emptiedByRules(entries, findings.excluded)];
    if (problems.length > 0) throw new PackError(problems);
    await tar.end();
    file.finish();
    return {
      path: file.path,
      bytes,
      sha256: hash.digest('hex'),
      root,
      entries,
      filesWithParentPaths,
      excluded: findings.excluded,
      warnings: [...rules.warnings, ...findings.warnings],
      contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
      remove: async () => file.remove(),
    };
  } finally {
    file.abandon();
  }
}

/** The rules that together leave no file and no link to pack, a problem for each; none if something is packed. */
function emptiedByRules(
  entries: readonly ArchiveEntry[],
  excluded: readonly ExcludedEntry[],
): Problem[] {
  if (entries.some(({ type }) => type !== 'directory')) return [];
  const ofFile = excluded.flatMap(({ rule }) => (rule?.startsWith(`${RULE_FILE}:`) ? [rule] : []));
  const rules = [...new Set(ofFile)];
  const message =
    rules.length === 1
      ? 'leaves nothing to pack; narrow this rule, or bring files back after it with `!`'
      : 'is one of the rules that leave nothing to pack together; narrow them';
  return rules.map((where) => ({ where, message, code: CODES.cannotBeSent }));
}

function realDirectory(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new PackError([{ where: path, message: 'does not exist' }]);
  if (!stats.isDirectory()) throw new PackError([{ where: path, message: 'is not a directory' }]);
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
  } catch (error) {
    throw new PackError([{ where: path, message: describeReadError(error) }]);
  }
  return realpathSync.native(path);
}

/** Files through which a job gives commands to the runner: their contents are never packed. */
const COMMAND_FILES = [
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_STATE',
  'GITHUB_PATH',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
];

/** The absolute paths that are never packed, each with the reason; an empty reason means: do not mention it. */
function neverShippedPaths(
  root: string,
  file: { path: string; unfinished: string },
  never: readonly string[],
  environment: Environment,
): Map<string, string> {
  const reasons = new Map<string, string>();
  const add = (path: string | undefined, reason: string) => {
    if (!path) return;
    // The walk may meet the path as it is written here, or without links; it may not exist yet.
    const withRealParent = join(realOrSame(dirname(path)), basename(path));
    for (const form of [path, realOrSame(path), withRealParent]) {
      // A root below such a directory was chosen on purpose.
      if (!isBelow(root, form)) reasons.set(form, reason);
    }
  };
  for (const name of COMMAND_FILES) add(environment[name], 'a command file of the runner');
  add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
  for (const path of never) add(path, 'belongs to the runner');
  add(file.path, 'the archive itself');
  // This file exists only during packing, so it is not mentioned.
  add(file.unfinished, '');
  return reasons;
}

interface Packing {
  tar: TarStream;
  findings: WalkFindings;
  options: PackOptions;
  ports: PackPorts;
  scanner: SecretScanner;
  entries: ArchiveEntry[];
  filesWithParentPaths: string[];
}

const EMPTY = Buffer.alloc(0);

/**
 * Asks git what it tracks in a repository. The answer is returned, and added to `findings.tracked`.
 *
 * @param repository real path of a checkout
 */
async function addTrackedFiles(repository: string, packing: Packing): Promise<TrackedFiles> {
  const { findings, options, ports } = packing;
  const { root, workspace = findCheckout(root) ?? root } = options;
  const tracked = await listTrackedFiles(repository, workspace, ports);
  findings.tracked.set(repository, tracked);
  if ('unknown' in tracked && tracked.unknown !== NO_REPOSITORY) {
    const message = `git could not list the tracked files (${tracked.unknown}); files that look like credentials are excluded`;
    findings.warnings.push({ at: 'git', message });
  }
  return tracked;
}

/** Packs an entry of the walk, unless its content looks secret. What goes wrong is added to `findings.problems`. */
async function addToArchive(entry: WalkedEntry, packing: Packing): Promise<void> {
  const { tar, scanner, entries, filesWithParentPaths, findings, options } = packing;
  const { path, type, size } = entry;
  try {
    if (type !== 'file' || size === 0) tar.add(entry, EMPTY);
    else if (size > WHOLE_BYTES) {
      const start = readChecked(entry, Buffer.allocUnsafe(INSPECTED_BYTES));
      if (await excludeIfSuspect(entry, start, packing)) return;
      await tar.addInPieces(entry, scanner.inspect);
      if (mayBeRead(path)) filesWithParentPaths.push(path);
    } else {
      const content = readChecked(entry, tar.placeFor(entry));
      scanner.inspectWhole(content);
      if (await excludeIfSuspect(entry, content, packing)) return;
      if (mayBeRead(path) && content.includes('../')) filesWithParentPaths.push(path);
      tar.add(entry, content);
    }
    if (tar.blocks.isFull()) await tar.blocks.makeRoom();
    entries.push({ path, type, size });
    const hits = scanner.hitsSoFar();
    const place = (): PlaceOfSecret => ({ where: path, what: 'file' });
    if (hits) reportSecrets(place, hits, options.secretScan, findings);
  } catch (error) {
    findings.problems.push({
      where: path,
      message: describeReadError(error),
      code: CODES.cannotBeSent,
    });
  } finally {
    // The next piece that the scanner gets belongs to another file.
    scanner.finish();
  }
}

/**
 * Excludes a file because of its first bytes: state always, other secrets if git does not track the file.
 *
 * @param start the first bytes; the scanner may have inspected them
 * @returns whether the file is excluded
 */
async function excludeIfSuspect(
  file: WalkedFile,
  start: Buffer,
  packing: Packing,
): Promise<boolean> {
  const { findings } = packing;
  const suspicion = suspicionOf(file.path, start, packing);
  if (suspicion === undefined) return false;
  if (suspicion === 'state') {
    findings.excluded.push({ path: file.path, reason: 'state', detail: 'by its content' });
    return true;
  }
  const { repository } = file;
  const tracked = findings.tracked.get(repository) ?? (await addTrackedFiles(repository, packing));
  const tracking = whyNotTracked(tracked, file);
  if (tracking === undefined) return false;
  // Any text may look like a token, so such a file is packed, with a warning, where git cannot say that it is untracked.
  if (suspicion === 'a token' && tracking !== 'untracked') return false;
  excludeSecret(findings, file.path, tracking, `holds ${suspicion}`);
  return true;
}

function suspicionOf(
  path: string,
  start: Buffer,
  { scanner, options }: Packing,
): SecretContent | 'a token' | undefined {
  const content = recogniseSecret(start);
  const hits = scanner.hitsSoFar();
  if ((content === undefined && hits === undefined) || mayBeRead(path)) return undefined;
  // What looks like a credential may be an example there.
  const mayHoldExamples = isProgramOrText(path);
  if (content !== undefined && !(content === 'a credential' && mayHoldExamples)) return content;
  if (hits === undefined || mayHoldExamples) return undefined;
  // These stop the packing instead: `reportSecrets` says so.
  const isReported = hits.secrets.size > 0 || options.secretScan === 'fail';
  return isReported ? undefined : 'a token';
}

/** @returns whether it holds a secret of this check, so that nothing is sent */
function reportSecrets(
  place: () => PlaceOfSecret,
  { secrets, shapes }: SecretHits,
  secretScan: PackOptions['secretScan'],
  findings: WalkFindings,
): boolean {
  if (secrets.size + shapes.size === 0) return false;
  const { where, what } = place();
  const holds = what === 'file' ? 'holds' : `has an entry whose ${what} holds`;
  if (secrets.size > 0) {
    const remedy =
      what === 'file' ? 'remove it from the file, or ignore the file' : 'rename it, or ignore it';
    const message = `${holds} a secret of this check (${[...secrets].join(', ')}); ${remedy}`;
    findings.problems.push({ where, message, code: CODES.cannotBeSent });
    return true;
  }
  if (shapes.size === 0) return false;
  const message = `${holds} what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
  if (secretScan === 'fail') findings.problems.push({ where, message, code: CODES.cannotBeSent });
  else findings.warnings.push({ at: where, message });
  return false;
}

/** Why a file could not be read, as the end of a sentence about it. Throws what is no error of reading. */
function describeReadError(error: unknown): string {
  if (error instanceof ChangedError) {
    return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
  }
  const code = systemErrorCode(error);
  if (code === undefined) throw error;
  return `cannot be read (${code}); make it readable or ignore it`;
}
