/** Packs a directory into one file: it walks, decides, reads and compresses in one go. */
import { createHash } from 'node:crypto';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { findCheckout, isBelow, realOrSame } from '../machine/find-repository.ts';
import { takeTurn } from '../machine/take-turn.ts';
import type { Environment } from '../model/ports.ts';
import { createArchiveFile } from './archive-file.ts';
import { createGzipBlocks } from './gzip-blocks.ts';
import { readRuleFile } from './ignore-rules.ts';
import { PackError } from './pack.ts';
import type { Archive, ArchiveEntry, PackOptions, PackPorts } from './pack.ts';
import { addToArchive, addTrackedFiles, describeReadError } from './packer.ts';
import { collectSecrets, createSecretScanner } from './secret-scanner.ts';
import { TarStream } from './tar-stream.ts';
import type { WalkFindings } from './withhold.ts';
import { walk } from './walk.ts';

/**
 * Packs a directory into a reproducible .tar.gz.
 *
 * @param options the directory, and the rules that exclude files from the archive
 * @param ports git is asked through them, and warnings go to the log
 * @returns the archive, and the entries that were excluded. Call its `remove` when it was sent.
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
export async function packDirectory(options: PackOptions, ports: PackPorts): Promise<Archive> {
  const root = realDirectory(options.root);
  const repository = findCheckout(root) ?? root;
  const rules = await readRuleFile(root, repository, options.rules, ports.signal);
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
    const findings: WalkFindings = { withheld: [], warnings: [], problems: [], tracked: new Map() };
    const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
    const entries: ArchiveEntry[] = [];
    const filesWithParentPaths: string[] = [];
    const packing = { tar, findings, options, ports, scanner, entries, filesWithParentPaths };
    const steps = walk(
      {
        root,
        repository,
        startRules: () => rules.start(),
        linkedAreSeparate: options.rules === 'exact',
        never: neverShippedPaths(root, file, options.never ?? [], ports.environment),
        includeUntrackedSecrets: options.includeUntrackedSecrets ?? false,
      },
      findings,
    );
    for (const step of steps) {
      await takeTurn(ports.signal);
      if (step === 'pause') continue;
      if (step.type === 'ask git') await addTrackedFiles(step.repository, packing);
      else await addToArchive(step, packing);
    }
    if (findings.problems.length > 0) throw new PackError(findings.problems);
    await tar.end();
    file.finish();
    return {
      path: file.path,
      bytes,
      sha256: hash.digest('hex'),
      root,
      entries,
      filesWithParentPaths,
      withheld: findings.withheld,
      warnings: [...rules.warnings, ...findings.warnings],
      contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
      remove: async () => file.remove(),
    };
  } finally {
    file.abandon();
  }
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
