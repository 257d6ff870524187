/**
 * Decides whether a module manifest ships: only one that `terraform init` wrote here, and that leads each module call to
 * the directory of its module.
 */
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import { join, relative, sep } from 'node:path';
import { NO_REPOSITORY, type TrackedFiles } from '../machine/ask-git.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { findMisled, MODULE_MANIFEST, readManifest } from '../configuration/module-manifest.ts';
import { orElse } from '../model/or-else.ts';
import {
  MANIFEST_DOUBTED,
  MANIFEST_MISLEADING,
  MANIFEST_TRACKED,
  type ArchiveWarning,
  type WithheldEntry,
} from './pack.ts';

/** A longer one is not read: that of a thousand modules has 200 kB. */
const LONGEST = 16 * 1024 * 1024;

/**
 * The manifests in a directory, relative to it. Links may be on the way. Where the case of letters does not
 * count in names, Terraform finds one by another name, too.
 */
export function findManifests(directory: string, names: readonly string[]): string[] {
  const [own = '', ...inner] = MODULE_MANIFEST.split('/');
  return names
    .filter((name) => name.length === own.length && name.toLowerCase() === own)
    .map((name) => join(name, ...inner))
    .filter((path) => orElse(() => statSync(join(directory, path)).isFile(), false));
}

/**
 * The manifest as an entry that does not ship; undefined if it does.
 *
 * @param inner relative to the directory in which Terraform would run; of that, the path in the archive, the real path,
 *   and the real path of the checkout around it are given
 * @param tracked what git tracks in the repository
 */
export function excludedManifest(
  inner: string,
  { path, absolute, repository }: { path: string; absolute: string; repository: string },
  tracked: TrackedFiles,
): WithheldEntry | undefined {
  const manifest = absolute + sep + inner;
  const wrong = problemOfManifest(manifest, absolute);
  const slashed = inner.split(sep).join('/');
  const shown = path === '' ? slashed : `${path}/${slashed}`;
  const withheld = (reason: string, detail = wrong): WithheldEntry => {
    return { path: shown, reason, detail, misleads: wrong !== undefined };
  };
  if ('unknown' in tracked) {
    if (tracked.unknown !== NO_REPOSITORY)
      return withheld(MANIFEST_DOUBTED, wrong ?? tracked.unknown);
  } else if (isTracked(relative(repository, manifest).split(sep).join('/'), tracked)) {
    return withheld(MANIFEST_TRACKED);
  }
  return wrong === undefined ? undefined : withheld(MANIFEST_MISLEADING);
}

export function warnOfManifest({ path, reason, detail }: WithheldEntry): ArchiveWarning {
  let remedy = 'Delete it and run `terraform init` again';
  if (reason === MANIFEST_TRACKED) {
    remedy = `Remove it from the repository: git rm --cached ${path}`;
  } else if (reason === MANIFEST_DOUBTED) {
    remedy = 'Check the files out with git';
  }
  const facts = detail ? ` (it ${detail})` : '';
  return { at: path, message: `is not sent: it ${reason}${facts}. ${remedy}` };
}

/** Whether git tracks the file, or a link or a submodule on the way to it, in any case of the letters. */
function isTracked(path: string, tracked: ReadonlySet<string>): boolean {
  const names = path.toLowerCase().split('/');
  const places = [0, 1, 2].map((count) => names.slice(0, names.length - count).join('/'));
  for (const each of tracked) {
    if (LIKE_MANIFEST.test(each) && places.includes(each.toLowerCase())) return true;
  }
  return false;
}

const LIKE_MANIFEST = /(?:\.terraform|modules|modules\.json)$/i;

/** What is wrong with a manifest, as the end of a sentence; undefined if it leads each module call to its module. */
function problemOfManifest(path: string, directory: string): string | undefined {
  if (realpathSync.native(path) !== path) return 'is behind a link';
  if (statSync(path).size > LONGEST) return 'is too long to be read';
  const bytes = readBytesSync(path);
  if (!isUtf8(bytes)) return 'is not in UTF-8';
  const records = readManifest(bytes.toString());
  if ('problem' in records) return records.problem;
  const at = (inner: string) => join(directory, ...inner.split('/'));
  return findMisled(records, {
    isSame: (one, other) =>
      orElse(() => realpathSync.native(at(one)) === realpathSync.native(at(other)), false),
    isBehindLink: (inner) => {
      let place = directory;
      return inner.split('/').some((name) => {
        place = join(place, name);
        return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
      });
    },
  });
}
