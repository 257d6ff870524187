/** Whether the files that an entry of `plangate.yml` names for a plan may be read: only regular files of the checkout, on no way through a link. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBelow, realOrSame } from '../machine/find-repository.ts';
import { finding, type Finding } from '../model/finding.ts';
import { filePart, phrase, typed, type Sentence } from '../model/sentence.ts';
import type { PlannedPlace } from './find-plans.ts';

/** Why the first of them is not read; undefined if all may be. */
export function unreadableFileOf({
  root,
  workingDirectory,
  plannedWith,
}: PlannedPlace): Finding | undefined {
  const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
  for (const [key, files] of [
    ['var-file', varFiles],
    ['backend-config', backendFiles],
  ] as const) {
    for (const file of files) {
      const path = resolve(root, workingDirectory, file);
      const why = whyNotRead(path, root);
      if (why === undefined) continue;
      const inRoot = join(workingDirectory, file);
      return finding(
        'file-of-entry',
        phrase`${typed(key)} names ${filePart(inRoot)}, which ${why}.`,
        {
          about: { file: inRoot },
          remedy: phrase`Put the file there, or correct the entry: paths begin at its directory.`,
        },
      );
    }
  }
  return undefined;
}

/** @param root real path of the repository */
function whyNotRead(path: string, root: string): Sentence | undefined {
  if (!isBelow(path, root)) return phrase`is not in the repository`;
  if (realOrSame(path) !== path) return phrase`is a link, or behind one`;
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? undefined : phrase`is no file of this checkout`;
}
