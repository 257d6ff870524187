/**
 * Entries that are never packed, whatever the rules say: version control data with its credentials,
 * state, and the files of `terraform init` except the modules that it fetched.
 */
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import { join, posix, relative, sep } from 'node:path';
import { mayBeRead } from '../configuration/file-names.ts';
import { NO_REPOSITORY, type TrackedFiles } from '../machine/ask-git.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { findMisled, MODULE_MANIFEST, readManifest } from '../configuration/module-manifest.ts';
import { foldCase } from '../model/go-text.ts';
import { orElse } from '../model/or-else.ts';
import { MANIFEST_DOUBTED, MANIFEST_MISLEADING, MANIFEST_TRACKED } from './archive.ts';
import { slashed } from '../machine/find-repository.ts';
import type { ArchiveWarning, ExcludedEntry } from './archive.ts';

/**
 * Why an entry is never packed, or undefined. Case does not count, because `.GIT` is `.git` on some
 * file systems.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
export function whyNeverShipped(
  name: string,
  parent: string,
  type: 'file' | 'directory' | 'link',
): string | undefined {
  if (foldCase(parent) === '.terraform') {
    // A link may lead anywhere, and Terraform would take its modules from there.
    return name === 'modules' && type === 'directory'
      ? undefined
      : 'only the directory modules/ ships of a .terraform directory';
  }
  const lower = foldCase(name);
  if (lower === '.git' || lower === '.hg' || lower === '.svn') return 'version control data';
  if (lower === '.terraform' && type === 'link') return 'a .terraform link';
  // Also `terraform.tfstate.d`, the states of Terraform's own workspaces.
  if (type !== 'file') return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
  // An editor or a backup may have changed the name. Files that Terraform reads are not state.
  return lower.includes('.tfstate') && !mayBeRead(name) ? 'state' : undefined;
}

/** Why a path (relative, with slashes) is never packed, or undefined. */
export function whyPathNeverShips(path: string, type: 'file' | 'directory'): string | undefined {
  const names = path.split('/');
  for (const [at, name] of names.entries()) {
    const typeOfName = at === names.length - 1 ? type : 'directory';
    const reason = whyNeverShipped(name, names[at - 1] ?? '', typeOfName);
    if (reason) return reason;
  }
  return undefined;
}

/** A longer one is not read: that of a thousand modules has 200 kB. */
const LONGEST_BYTES = 16 * 1024 * 1024;

/**
 * The manifests in a directory, relative to it. Links may be on the way. Where the case of letters does not
 * count in names, Terraform finds one by another name, too.
 *
 * @param directory absolute path
 * @param names of the entries of the directory
 */
export function findManifests(directory: string, names: readonly string[]): string[] {
  const [dotTerraform = '', ...inner] = MODULE_MANIFEST.split('/');
  return names
    .filter((name) => foldCase(name) === dotTerraform)
    .map((name) => join(name, ...inner))
    .filter((path) => orElse(() => statSync(join(directory, path)).isFile(), false));
}

/**
 * The manifest as an entry that does not ship; undefined if it ships.
 *
 * @param inner path of the manifest, relative to the directory in which Terraform would run
 * @param directory that directory: its path in the archive, its real path, and the real path of the checkout around it
 * @param tracked what git tracks in the repository
 */
export function excludedManifest(
  inner: string,
  directory: { path: string; absolute: string; repository: string },
  tracked: TrackedFiles,
): ExcludedEntry | undefined {
  const { path, absolute, repository } = directory;
  const manifest = absolute + sep + inner;
  const problem = problemOfManifest(manifest, absolute);
  const withSlashes = slashed(inner);
  const exclude = (reason: string, detail: string | undefined): ExcludedEntry => ({
    path: path === '' ? withSlashes : `${path}/${withSlashes}`,
    reason,
    detail,
    misleads: problem !== undefined,
  });
  if ('unknown' in tracked) {
    // Without a repository, no commit can have brought the manifest.
    if (tracked.unknown !== NO_REPOSITORY)
      return exclude(MANIFEST_DOUBTED, problem ?? tracked.unknown);
  } else if (isTracked(slashed(relative(repository, manifest)), tracked)) {
    return exclude(MANIFEST_TRACKED, problem);
  }
  return problem === undefined ? undefined : exclude(MANIFEST_MISLEADING, problem);
}

/** The warning about a manifest that `excludedManifest` returned. */
export function warnOfManifest({ path, reason, detail }: ExcludedEntry): ArchiveWarning {
  let remedy = 'Delete it and run `terraform init` again';
  if (reason === MANIFEST_TRACKED) {
    remedy = `Remove it from the repository: git rm --cached ${path}`;
  } else if (reason === MANIFEST_DOUBTED) {
    remedy = 'Check the files out with git';
  }
  const facts = detail ? ` (it ${detail})` : '';
  return { at: path, message: `is not sent: it ${reason}${facts}. ${remedy}` };
}

/**
 * Whether git tracks the manifest, or a link or a submodule in place of one of the two directories around it, in any case
 * of the letters.
 *
 * @param path of the manifest, relative to the repository
 */
function isTracked(path: string, tracked: ReadonlySet<string>): boolean {
  const manifest = foldCase(path);
  const places = [manifest, posix.dirname(manifest), posix.dirname(posix.dirname(manifest))];
  const lengths = new Set(places.map(({ length }) => length));
  for (const trackedPath of tracked) {
    // This sorts out almost all of the many paths quickly.
    if (lengths.has(trackedPath.length) && places.includes(foldCase(trackedPath))) return true;
  }
  return false;
}

/** What is wrong with a manifest, as the end of a sentence; undefined if it leads each module call to its module. */
function problemOfManifest(path: string, directory: string): string | undefined {
  if (realpathSync.native(path) !== path) return 'is behind a link';
  if (statSync(path).size > LONGEST_BYTES) return 'is too long to be read';
  const bytes = readBytesSync(path);
  if (!isUtf8(bytes)) return 'is not in UTF-8';
  const records = readManifest(bytes.toString());
  if ('problem' in records) return records.problem;
  const realPath = (inner: string) => realpathSync.native(join(directory, ...inner.split('/')));
  return findMisled(records, {
    isSame: (one, other) => orElse(() => realPath(one) === realPath(other), false),
    isBehindLink: (inner) => isBehindLink(directory, inner.split('/')),
  });
}

/** Whether one of the names is a link, where the first is in the directory, and each other one in the one before it. */
function isBehindLink(directory: string, names: readonly string[]): boolean {
  let path = directory;
  for (const name of names) {
    path = join(path, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  }
  return false;
}
