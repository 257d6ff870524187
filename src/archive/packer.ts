/** Adds entries to the archive, and withholds files with content that looks secret. */
import { listTrackedFiles, NO_REPOSITORY } from '../machine/ask-git.ts';
import { findCheckout } from '../machine/find-repository.ts';
import { mayBeRead } from '../configuration/file-names.ts';
import { ChangedError, codeOf, readChecked } from './open-checked.ts';
import type { ArchiveEntry, PackOptions, PackPorts } from './pack.ts';
import { recognise, SEEN_BYTES, type SecretContent } from './secret-contents.ts';
import { isPlain } from './secret-names.ts';
import type { SecretHits, SecretScanner } from './secret-scanner.ts';
import { WHOLE_BYTES, type TarStream } from './tar-stream.ts';
import {
  whyNotTracked,
  excludeSecret,
  type WalkFindings,
  type WalkedEntry,
  type WalkedFile,
} from './withhold.ts';
import { errorMessage } from '../model/error-message.ts';

interface Packing {
  tar: TarStream;
  findings: WalkFindings;
  options: PackOptions;
  ports: PackPorts;
  scanner: SecretScanner;
  entries: ArchiveEntry[];
  climbing: string[];
}

const EMPTY = Buffer.alloc(0);

export async function addTrackedFiles(repository: string, packing: Packing): Promise<void> {
  const { findings, options, ports } = packing;
  const { root, workspace = findCheckout(root) ?? root } = options;
  const files = await listTrackedFiles(repository, workspace, ports);
  findings.tracked.set(repository, files);
  if (!('unknown' in files) || files.unknown === NO_REPOSITORY) return;
  const message = `git could not list the tracked files (${files.unknown}); files that look like credentials are excluded`;
  findings.warnings.push({ at: 'git', message });
}

export async function addToArchive(entry: WalkedEntry, packing: Packing): Promise<void> {
  const { tar, scanner, entries, climbing, findings, options } = packing;
  const { path, type, size } = entry;
  try {
    if (type !== 'file' || size === 0) tar.add(entry, EMPTY);
    else if (size > WHOLE_BYTES) {
      const start = readChecked(entry, Buffer.allocUnsafe(SEEN_BYTES));
      const what = suspicionOf(path, start, packing);
      if (what !== undefined && (await excludeIfSuspect(entry, what, packing))) return;
      await tar.addInPieces(entry, scanner.inspect);
      if (mayBeRead(path)) climbing.push(path);
    } else {
      const content = readChecked(entry, tar.placeFor(entry));
      scanner.inspectWhole(content);
      const what = suspicionOf(path, content, packing);
      if (what !== undefined && (await excludeIfSuspect(entry, what, packing))) return;
      if (mayBeRead(path) && content.includes('../')) climbing.push(path);
      tar.add(entry, content);
    }
    if (tar.blocks.isFull()) await tar.blocks.makeRoom();
    entries.push({ path, type, size });
    const hits = scanner.hitsSoFar();
    if (hits) reportSecrets(path, hits, options.secretScan ?? 'warn', findings);
  } catch (error) {
    findings.problems.push({ where: path, message: describeReadError(error), code: 'PG-127' });
  } finally {
    scanner.finish();
  }
}

type Suspicion = SecretContent | 'a token';

/**
 * Excludes a file because of its first bytes: state always, other secrets if git does not track the file.
 *
 * @returns whether the file is excluded
 */
async function excludeIfSuspect(
  file: WalkedFile,
  what: Suspicion,
  packing: Packing,
): Promise<boolean> {
  const { findings, options } = packing;
  if (what === 'state') {
    findings.withheld.push({ path: file.path, reason: 'state', detail: 'by its content' });
    return true;
  }
  if (options.includeUntrackedSecrets === true) return false;
  if (!findings.tracked.has(file.repository)) await addTrackedFiles(file.repository, packing);
  const tracking = whyNotTracked(findings, file);
  if (tracking === undefined || (what === 'a token' && tracking !== 'untracked')) return false;
  excludeSecret(findings, file.path, tracking, `holds ${what}`);
  return true;
}

/** What makes the content suspicious. In texts for people, a token may be an example. */
function suspicionOf(path: string, start: Buffer, packing: Packing): Suspicion | undefined {
  const content = recognise(start);
  const hits = packing.scanner.hitsSoFar();
  if ((content === undefined && !hits) || mayBeRead(path)) return undefined;
  const isForPeople = isPlain(path.toLowerCase());
  if (content !== undefined && (content !== 'a credential' || !isForPeople)) return content;
  if (!hits || hits.secrets.size > 0 || packing.options.secretScan === 'fail') return undefined;
  return isForPeople ? undefined : 'a token';
}

function reportSecrets(
  path: string,
  { secrets, shapes }: SecretHits,
  secretScan: 'warn' | 'fail',
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

/** Why a file could not be read, as the end of a sentence about it. */
export function describeReadError(error: unknown): string {
  if (error instanceof ChangedError) {
    return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
  }
  const code = codeOf(error);
  if (code === undefined) throw error;
  return code === 'EACCES' || code === 'EPERM'
    ? `cannot be read (${code}); make it readable or ignore it`
    : errorMessage(error);
}
