/** Adds entries to the archive, and withholds files with content that looks secret. */
import { listTrackedFiles, NO_REPOSITORY, type TrackedFiles } from '../machine/ask-git.ts';
import { findCheckout } from '../machine/find-repository.ts';
import { mayBeRead } from '../configuration/file-names.ts';
import { ChangedError, readChecked } from './open-checked.ts';
import type { ArchiveEntry, PackOptions, PackPorts } from './pack.ts';
import { recogniseSecret, INSPECTED_BYTES, type SecretContent } from './secret-contents.ts';
import { isProgramOrText } from './secret-names.ts';
import type { SecretHits, SecretScanner } from './secret-scanner.ts';
import { WHOLE_BYTES, type TarStream } from './tar-stream.ts';
import {
  whyNotTracked,
  excludeSecret,
  type WalkFindings,
  type WalkedEntry,
  type WalkedFile,
} from './withhold.ts';
import { errorMessage, systemErrorCode } from '../model/error-message.ts';

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
export async function addTrackedFiles(repository: string, packing: Packing): Promise<TrackedFiles> {
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
export async function addToArchive(entry: WalkedEntry, packing: Packing): Promise<void> {
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
    if (hits) reportSecrets(path, hits, options.secretScan, findings);
  } catch (error) {
    findings.problems.push({ where: path, message: describeReadError(error), code: 'PG-127' });
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
  const { findings, options } = packing;
  const suspicion = suspicionOf(file.path, start, packing);
  if (suspicion === undefined) return false;
  if (suspicion === 'state') {
    findings.withheld.push({ path: file.path, reason: 'state', detail: 'by its content' });
    return true;
  }
  if (options.includeUntrackedSecrets) return false;
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
  const mayHoldExamples = isProgramOrText(path.toLowerCase());
  if (content !== undefined && !(content === 'a credential' && mayHoldExamples)) return content;
  if (hits === undefined || mayHoldExamples) return undefined;
  // These stop the packing instead: `reportSecrets` says so.
  const isReported = hits.secrets.size > 0 || options.secretScan === 'fail';
  return isReported ? undefined : 'a token';
}

function reportSecrets(
  path: string,
  { secrets, shapes }: SecretHits,
  secretScan: PackOptions['secretScan'],
  findings: WalkFindings,
): void {
  if (secrets.size > 0) {
    const message = `holds a secret of this check (${[...secrets].join(', ')}); remove it from the file, or ignore the file`;
    findings.problems.push({ where: path, message, code: 'PG-127' });
  }
  if (shapes.size === 0) return;
  const message = `holds what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
  if (secretScan === 'fail') findings.problems.push({ where: path, message, code: 'PG-127' });
  else findings.warnings.push({ at: path, message });
}

/** Why a file could not be read, as the end of a sentence about it. Throws what is no error of reading. */
export function describeReadError(error: unknown): string {
  if (error instanceof ChangedError) {
    return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
  }
  const code = systemErrorCode(error);
  if (code === undefined) throw error;
  return code === 'EACCES' || code === 'EPERM'
    ? `cannot be read (${code}); make it readable or ignore it`
    : errorMessage(error);
}
