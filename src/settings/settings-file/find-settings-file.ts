/** Where `plangate.yml` is in a repository, by the names in its root and in `.github`. */
import type { Problem } from '../../model/parse.ts';
import { alternatives } from '../../model/quote.ts';

const NAME = 'plangate.yml';
/** The paths of the file that counts where nothing names one. */
export const SETTINGS_PLACES: readonly string[] = [NAME, `.github/${NAME}`];

/**
 * Finds the one file. A name that a person, an editor or another disk could take for it is a problem: it would seem to count.
 *
 * @param names what the root has, and what `.github` has
 * @returns undefined if there is none
 */
export function findSettingsFile(names: {
  root: readonly string[];
  github: readonly string[];
}): { path: string } | { problems: Problem[] } | undefined {
  const github = names.github.map((name) => `.github/${name}`);
  const alike = [...names.root, ...github].filter(maySeemSettingsFile);
  const problems = alike
    .filter((path) => !SETTINGS_PLACES.includes(path))
    .map((path) => ({
      where: path,
      message: `is not read. Name it ${alternatives(SETTINGS_PLACES)}.`,
    }));
  const [first, second] = SETTINGS_PLACES.filter((path) => alike.includes(path));
  if (first !== undefined && second !== undefined) {
    problems.push({ where: second, message: `and ${first} are both there. Keep one.` });
  }
  if (problems.length > 0) return { problems };
  return first === undefined ? undefined : { path: first };
}

/** Whether a path of a repository could be taken for the file. */
export function maySeemSettingsFile(path: string): boolean {
  return LOOKS_LIKE.test(readable(path));
}

const LOOKS_LIKE = /^(?:\.github\/)?\.?plangate\.ya?ml$/i;

/** As a person reads it. */
function readable(path: string): string {
  return path.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
}
