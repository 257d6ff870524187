/** Chooses few patterns for the entry `directories` of `plangate.yml` that find certain directories and no others. */
import { posix } from 'node:path';
import { addTo } from '../../model/add-to.ts';
import { groupBy } from '../../report/text.ts';
import { findDirectories } from '../../settings/settings-file/directory-patterns.ts';

/** For many directories at different depths, `**` and what it excludes are read sooner than a list of this many patterns. */
const WORTH_A_LIST = 3;

/** Patterns, and how hard they are to read together. */
interface Choice {
  patterns: string[];
  cost: number;
}

/**
 * Chooses them: `live/*` where it finds just these, else several patterns, and `!modules/**` for what they must not find. What
 * names one directory more exactly goes before what finds as much.
 *
 * @param wanted directories with a configuration, relative to the repository, with slashes; `.` is its root
 * @param others the other directories with a configuration
 * @returns undefined if no patterns find just these, because of signs in a name that a pattern cannot have
 */
export function choosePatterns(
  wanted: readonly string[],
  others: readonly string[],
): string[] | undefined {
  const all = [...wanted, ...others];
  const chooser = new Chooser(wanted, others);
  const listed = wanted.map(asPattern);
  return [chooser.choose('.', wanted).patterns, listed].find((patterns) => {
    const found = findDirectories(patterns, all);
    return (
      found.directories.length === wanted.length &&
      found.directories.every((directory) => wanted.includes(directory)) &&
      found.findNothing.length + found.excludeNothing.length === 0
    );
  });
}

class Chooser {
  readonly wanted: readonly string[];
  readonly others: readonly string[];

  constructor(wanted: readonly string[], others: readonly string[]) {
    this.wanted = wanted;
    this.others = others;
  }

  /** @param roots those in `directory` */
  choose(directory: string, roots: readonly string[]): Choice {
    const depths = new Set(roots.map((root) => depthOf(root)));
    const ofDepths = Array.from(depths, (depth) =>
      this.chooseAlike(
        directory,
        roots.filter((root) => depthOf(root) === depth),
      ),
    );
    const all = this.withExclusions(posix.join(directory, '**'));
    const choices = [joined(ofDepths), { ...all, cost: all.cost + WORTH_A_LIST - 1 }];
    const inside = childrenWith(directory, roots);
    if (inside.size > 0) {
      const itself = roots.filter((root) => root === directory).map(asPattern);
      const each = Array.from(inside, ([child, below]) => this.choose(child, below));
      choices.splice(1, 0, joined([{ patterns: itself, cost: itself.length }, ...each]));
    }
    return cheapest(choices);
  }

  /** For roots that are at the same depth. */
  private chooseAlike(directory: string, roots: readonly string[]): Choice {
    const [first = directory, ...others] = roots;
    if (others.length === 0) return { patterns: [asPattern(first)], cost: 1 };
    const each = Array.from(childrenWith(directory, roots), ([child, below]) =>
      this.chooseAlike(child, below),
    );
    const levels = depthOf(first) - depthOf(directory);
    const stars = Array.from({ length: levels }, () => '*');
    return cheapest([joined(each), this.withExclusions(posix.join(directory, ...stars))]);
  }

  /** The pattern, and what excludes the others that it finds. */
  private withExclusions(written: string): Choice {
    const pattern = asPattern(written);
    const found = findDirectories([pattern], this.others).directories;
    const exclusions = new Set<string>();
    const free = new Set<string>();
    for (const directory of found) {
      const place = this.freePlace(directory);
      if (place === undefined) exclusions.add(asPattern(directory));
      else free.add(place);
    }
    for (const places of groupBy([...free], (place) => [posix.basename(place)])) {
      for (const exclusion of this.excludingAll(places)) exclusions.add(exclusion);
    }
    const patterns = [pattern, ...Array.from(exclusions, (each) => `!${each}`)];
    return { patterns, cost: patterns.length };
  }

  /** The highest directory around one that has nothing wanted in it; undefined if it has something itself. */
  private freePlace(directory: string): string | undefined {
    const parts = directory.split('/');
    const around = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    return around.find((place) => !this.wanted.some((root) => isIn(root, place)));
  }

  /** What excludes places of the same name, all that is in them included. */
  private excludingAll(places: readonly [string, ...string[]]): string[] {
    const shared = `**/${asPattern(posix.basename(places[0]))}/**`;
    const isShared = findDirectories([shared], this.wanted).directories.length === 0;
    if (places.length > 1 && isShared) return [shared];
    return places.map((place) => {
      const inside = this.others.filter((other) => isIn(other, place));
      const isAlone = inside.length === 1 && inside[0] === place;
      return `${asPattern(place)}${isAlone ? '' : '/**'}`;
    });
  }
}

function joined(choices: readonly Choice[]): Choice {
  return {
    patterns: choices.flatMap(({ patterns }) => patterns),
    cost: choices.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** The first of those that cost least. */
function cheapest(choices: readonly Choice[]): Choice {
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
}

function depthOf(directory: string): number {
  return directory === '.' ? 0 : directory.split('/').length;
}

/** Whether a directory is this one or below it. */
function isIn(directory: string, place: string): boolean {
  return place === '.' || directory === place || directory.startsWith(`${place}/`);
}

/** The directories directly in one, each with the roots that are in it. */
function childrenWith(directory: string, roots: readonly string[]): Map<string, string[]> {
  const children = new Map<string, string[]>();
  const depth = depthOf(directory) + 1;
  for (const root of roots.filter((each) => each !== directory)) {
    addTo(children, root.split('/').slice(0, depth).join('/'), root);
  }
  return children;
}

/** The pattern that finds one directory: signs that a pattern cannot have are any character in it. */
function asPattern(directory: string): string {
  // `plangate.yml` takes a letter and a colon for a drive, and no text that begins or ends with a space.
  const written = directory.replace(/^([A-Za-z]):/, '$1?').replaceAll(/^\s|\s$/g, '?');
  return written.split('/').map(withoutSigns).join('/');
}

function withoutSigns(name: string): string {
  return name.replaceAll(/[[\]{}\\]|^[!~]/g, '?');
}
