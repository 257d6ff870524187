/** Finds the plans of several configurations, and says of which directory and of which workspace each one is. */
import { readdirSync, statSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { isMatch } from '../configuration/affected.ts';
import { readBackends } from '../configuration/backends.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { quote } from '../model/quote.ts';
import { filesIn, isOnePlan } from '../settings/load-settings.ts';
import { nameOfDirectory } from '../settings/local-names.ts';
import { isDirectory, slashed } from './outside-modules.ts';
import type { WorkspaceSelector } from '../settings/workspace-selectors.ts';

export interface NamedPlan {
  /** Relative to where the program was started. */
  file: string;
  workspace: string;
  /** As a selector writes it; undefined where nothing says it. */
  directory: string | undefined;
  /** Why it does not count, as a sentence. */
  refused?: string | undefined;
}

/**
 * Finds what `plan` names: a file of one plan is none of it.
 *
 * @returns undefined for one plan, which is that of the workspace, whatever its name
 */
export function findPlans(
  {
    directory,
    plan = [],
    workspaces,
  }: { directory: string; plan?: readonly string[]; workspaces: readonly WorkspaceSelector[] },
  workingDirectory: string,
): NamedPlan[] | { unmatched: string } | undefined {
  if (plan.length === 0 || isOnePlan(plan, workingDirectory)) return undefined;
  const named = workspaces.filter((selector) => selector.kind === 'name');
  const found: NamedPlan[] = [];
  for (const item of plan) {
    const [, workspace, written = item] = /^([\w-]+)=(.+)$/.exec(item) ?? [];
    const files = filesOf(written, workingDirectory);
    if (files.length === 0 && workspace === undefined) return { unmatched: item };
    const all = files.length === 0 ? [{ file: written, inside: written }] : files;
    for (const { file, inside } of all) {
      const place = calledAfter(inside, directory, workingDirectory);
      const asked = { file, place, directory, named, workingDirectory };
      if (workspace === undefined) found.push(byPlace(asked));
      else {
        const own = named.find(({ name }) => name === workspace);
        const isOther = own === undefined && named.length > 0;
        const refused = isOther ? sayUnnamed(file, workspace) : undefined;
        const at = own === undefined ? (place ?? directory) : own.directory;
        found.push({ file, workspace, directory: at, refused });
      }
    }
  }
  return found;
}

/** @param asked.place the directory after which the file is called, if it is there */
function byPlace(asked: {
  file: string;
  place: string | undefined;
  directory: string;
  named: readonly Extract<WorkspaceSelector, { kind: 'name' }>[];
  workingDirectory: string;
}): NamedPlan {
  const { file, place, directory, named, workingDirectory } = asked;
  if (place === undefined) {
    const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
    const refused = `${quote(file)} is called after no directory that is there. Call it like the directory that was planned, as in live/app/plan.json, or write workspace=${file}.`;
    return { file, workspace, directory: undefined, refused };
  }
  const real = (path: string) => realOrSame(resolve(workingDirectory, path));
  const there = named.filter((one) => real(one.directory ?? directory) === real(place));
  const [only, second] = there;
  const workspace = only?.name ?? nameOfPlace(place, directory);
  const refused =
    second !== undefined
      ? `${quote(file)} is of one of ${there.map(({ name }) => quote(name)).join(', ')}, which have the same directory. Write workspace=${file}.`
      : only === undefined && named.length > 0
        ? sayUnnamed(file, workspace)
        : undefined;
  return { file, workspace, directory: only ? only.directory : place, refused };
}

function sayUnnamed(file: string, workspace: string): string {
  return `${quote(file)} is the plan of ${quote(workspace)}, which \`workspaces\` does not name. Name it there, or take the plan out.`;
}

/** The name of the workspace that is planned in a directory, where several are. */
function nameOfPlace(place: string, directory: string): string {
  const inside = posix.relative(slashed(directory), place);
  return nameOfDirectory(resolve(inside === '' ? place : inside.replaceAll('/', '-')));
}

/** What a file is called that says nothing but that it is a plan; Terragrunt writes the second. */
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];

/** The directory that a plan is called after, as in `live/app.json` or `live/app/plan.json`. */
function calledAfter(
  inside: string,
  directory: string,
  workingDirectory: string,
): string | undefined {
  const above = posix.dirname(inside);
  const isPlain = above !== '.' || PLAIN_NAMES.includes(inside);
  const candidates = [inside.replace(/\.json$/, ''), ...(isPlain ? [above] : [])];
  return candidates
    .map((candidate) => posix.join(slashed(directory), candidate))
    .find((place) => isDirectory(resolve(workingDirectory, place)));
}

/** The files of a pattern or a directory, each with its path below the part that has no `*`. */
function filesOf(written: string, workingDirectory: string): { file: string; inside: string }[] {
  const path = slashed(written);
  const isWhole = !/[*?]/.test(path);
  if (isWhole && !isDirectory(resolve(workingDirectory, path))) {
    const stats = statSync(resolve(workingDirectory, path), { throwIfNoEntry: false });
    return stats?.isFile() === true ? [{ file: written, inside: posix.normalize(path) }] : [];
  }
  const segments = path.split('/');
  const first = segments.findIndex((segment) => /[*?]/.test(segment));
  const base = isWhole ? path : segments.slice(0, first).join('/') || (first > 0 ? '/' : '.');
  const pattern = isWhole ? '**/*.json' : segments.slice(first).join('/');
  const top = resolve(workingDirectory, base);
  if (!isDirectory(top)) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
    .map((entry) => slashed(relative(top, join(entry.parentPath, entry.name))))
    .filter((inside) => isMatch(pattern, inside))
    .sort()
    .map((inside) => ({ file: posix.join(base, inside), inside }));
}

/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 8;

interface RootPlace {
  directory: string;
  /** Whether it is a unit of Terragrunt, which is made of files that only Terragrunt knows. */
  isUnit: boolean;
}

/** A root module, as a selector names it. */
export interface Root extends RootPlace {
  kind: 'name';
  name: string;
}

/** The root modules in a directory: they say where their state is, have a lock file, or are a unit of Terragrunt. */
export async function findRoots(directory: string, workingDirectory: string): Promise<Root[]> {
  const places: RootPlace[] = [];
  const visit = async (place: string, depth: number): Promise<boolean> => {
    const path = resolve(workingDirectory, place);
    const entries = readdirSync(path, { withFileTypes: true });
    const names = entries.map(({ name }) => name);
    let isAbove = false;
    for (const entry of depth < MAX_DEPTH ? entries : []) {
      const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
      if (isSearched && (await visit(posix.join(place, entry.name), depth + 1))) isAbove = true;
    }
    // The file above other units is what they include.
    const isUnit = names.includes('terragrunt.hcl');
    const isModule =
      names.includes('.terraform.lock.hcl') ||
      (names.some(isConfiguration) && (await readBackends(filesIn(path), '')).blocks.length > 0);
    if (isModule || (isUnit && !isAbove)) places.push({ directory: place, isUnit });
    return isUnit || isAbove;
  };
  await visit(slashed(directory), 0);
  return nameRoots(places, directory);
}

/** Gives a name to each root module: that of its place in `directory`. */
export function nameRoots(places: readonly RootPlace[], directory: string): Root[] {
  const roots: Root[] = [];
  for (const place of places) {
    const called = nameOfPlace(place.directory, directory);
    // Two directories can come to one name, and the plan of one is not that of the other.
    const taken = new Set(roots.map(({ name }) => name));
    let name = called;
    for (let count = 2; taken.has(name); count++) name = `${called}-${count}`;
    roots.push({ kind: 'name', name, ...place });
  }
  return roots;
}

/** The units that a change may concern: all, unless each file that changes is in another root, the innermost around it. */
export function concernedUnits(
  roots: readonly Root[],
  changed: readonly string[] | undefined,
  nameInRepository: (directory: string) => string,
): Root[] {
  const innermostFirst = roots
    .map((root) => ({ root, at: `${nameInRepository(root.directory)}/` }))
    .toSorted((one, other) => other.at.length - one.at.length);
  const around = (path: string) => innermostFirst.find(({ at }) => path.startsWith(at))?.root;
  const changedRoots = changed?.map(around) ?? [undefined];
  return roots.filter(
    (unit) => unit.isUnit && changedRoots.some((root) => root === undefined || root === unit),
  );
}
