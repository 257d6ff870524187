/** Which findings of scanners concern other workspaces of a check alone: they are in a notice, and close nothing. */
import { realOrSame } from '../machine/find-repository.ts';
import { finding, type Finding } from '../model/finding.ts';
import { filePart, listParts, phrase, setting } from '../model/sentence.ts';
import type { PlacesOfCheck } from '../policy/systems/scanners.ts';
import { moduleOf, type WorkspaceModules } from './workspace-modules.ts';

/** So many findings are named. */
const MOST_NAMED = 5;
/** So much of the name of a rule is shown. */
const LONGEST_RULE = 80;

/**
 * Makes the test whether a file concerns one workspace alone, which the change does not affect, and none that is judged. A file of
 * several workspaces is none of these, and where it is not known of a module who calls it, no file is.
 *
 * @param isChanged whether the request changes a file; undefined if that is not known
 */
export function leftAsideTest(
  { all, skipped }: PlacesOfCheck,
  modules: WorkspaceModules,
  isChanged: ((path: string) => boolean) | undefined,
): (path: string | undefined) => boolean {
  const judged = all.map(({ root, workingDirectory }) =>
    root === undefined ? undefined : { root, workingDirectory },
  );
  const others = skipped.map(({ directory }) =>
    directory === undefined ? undefined : { root: directory, workingDirectory: '' },
  );
  const isKnown = [...judged, ...others].every(
    (place) => place !== undefined && modules.isWhole(place),
  );
  if (all.length === 0 || isChanged === undefined || !isKnown) return () => false;
  const ofJudged = new Set(
    judged.flatMap((place) => (place === undefined ? [] : [...modules.of(place).keys()])),
  );
  const rootsOf = new Map<string, Set<string>>();
  for (const place of others) {
    if (place === undefined) continue;
    // Two workspaces of one directory are one root.
    const root = realOrSame(place.root);
    for (const directory of modules.of(place).keys()) {
      rootsOf.set(directory, (rootsOf.get(directory) ?? new Set()).add(root));
    }
  }
  const directories = new Set([...ofJudged, ...rootsOf.keys()]);
  return (path) => {
    const directory = moduleOf(path, directories);
    if (path === undefined || directory === undefined || ofJudged.has(directory)) return false;
    return rootsOf.get(directory)?.size === 1 && !isChanged(path);
  };
}

/** @param found at least one finding of the tool that is left aside */
export function saidLeftAside(
  tool: string,
  found: readonly { rule: string; path: string | undefined }[],
): Finding {
  const named = found.map(
    ({ rule, path = '' }) => phrase`${setting(rule.slice(0, LONGEST_RULE))} at ${filePart(path)}`,
  );
  return finding(
    'scan-left-aside',
    phrase`${setting(tool)} has findings in files that concern no workspace of this check but those that the change does not affect, and they close nothing: ${listParts(named, MOST_NAMED)}.`,
  );
}
