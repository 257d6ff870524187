/** Finds the plans of several configurations, and says of which directory and of which workspace each one is. */
import { finding, type Finding } from '../model/finding.ts';
import { filePart, listParts, phrase, setting, workspacePart } from '../model/sentence.ts';
import { readdirSync, statSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { directoriesAbove, isMatch } from '../configuration/affected.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { readBackends } from '../configuration/cloud-block.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { findCheckout, isDirectory, realOrSame, slashed } from '../machine/find-repository.ts';
import { readBeginning, readBytesSync } from '../machine/read-regular.ts';
import { orElse } from '../model/or-else.ts';
import { filesBelow } from '../machine/files-here.ts';
import { isOnePlan } from '../settings/load-settings.ts';
import type { PlanFiles } from '../settings/plans.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { addTo } from '../model/add-to.ts';
import {
  nameOfDirectory,
  type PlannedWith,
  type WorkspaceSelector,
} from '../settings/workspace-selectors.ts';
import { kindOfPlanFile, LONGEST_SAVED_PLAN } from './plan-file-kind.ts';

/** A file with a plan, and of which workspace it is. */
export interface NamedPlan {
  /** Relative to where the program was started. */
  file: string;
  workspace: string;
  /** As a selector writes it; undefined where nothing says it. */
  directory: string | undefined;
  /** Why it does not count. */
  refused?: Finding | undefined;
}

type NamedWorkspace = Extract<WorkspaceSelector, { kind: 'name' }>;

/**
 * Finds the plans that files have.
 *
 * @returns undefined for one plan, which is that of the workspace, whatever its name; `unmatched` is an item of `plan`
 *   that stands for no file
 */
export function findPlans(
  { files: items, isOne }: PlanFiles,
  { directory, workspaces }: PlanSettings,
  workingDirectory: string,
): NamedPlan[] | { unmatched: string } | undefined {
  if (isOne) return undefined;
  const namedWorkspaces = workspaces.filter((selector) => selector.kind === 'name');
  const plans: NamedPlan[] = [];
  for (const item of items) {
    const [, workspace, written = item] = /^([A-Za-z0-9_-]+)=(.+)$/s.exec(item) ?? [];
    const files = filesOf(written, workingDirectory);
    if (files.length === 0 && workspace === undefined) return { unmatched: item };
    // The plan of a workspace that is named may be missing, which is said when it is read.
    const planFiles = files.length === 0 ? [{ file: written, inside: written }] : files;
    for (const { file, inside } of planFiles) {
      const planned = findPlannedDirectory(inside, directory, workingDirectory);
      plans.push(
        workspace === undefined
          ? planOfDirectory(file, planned, { directory, namedWorkspaces, workingDirectory })
          : planOfWorkspace(file, workspace, planned ?? directory, namedWorkspaces),
      );
    }
  }
  return plans;
}

function planOfWorkspace(
  file: string,
  workspace: string,
  planned: string,
  namedWorkspaces: readonly NamedWorkspace[],
): NamedPlan {
  const selector = namedWorkspaces.find(({ name }) => name === workspace);
  if (selector !== undefined) return { file, workspace, directory: selector.directory };
  const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
  return { file, workspace, directory: planned, refused };
}

/**
 * The plan of a file that no workspace is written before: it is of the workspace of its directory.
 *
 * @param planned the directory after which the file is called, if it is there
 */
function planOfDirectory(
  file: string,
  planned: string | undefined,
  context: {
    directory: string;
    namedWorkspaces: readonly NamedWorkspace[];
    workingDirectory: string;
  },
): NamedPlan {
  const { directory, namedWorkspaces, workingDirectory } = context;
  if (planned === undefined) {
    const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
    const refused = finding(
      'plan-of-no-place',
      phrase`${filePart(file)} is called after no directory that is there.`,
      {
        about: { file },
        remedy: phrase`Call it like the directory that was planned, as in ${setting('live/app/plan.json')}, or write ${setting('workspace=FILE')}.`,
      },
    );
    return { file, workspace, directory: undefined, refused };
  }
  const realPath = (path: string) => realOrSame(resolve(workingDirectory, path));
  const ofDirectory = namedWorkspaces.filter(
    (selector) => realPath(selector.directory ?? directory) === realPath(planned),
  );
  const [selector, second] = ofDirectory;
  if (selector === undefined) {
    const workspace = nameOfPlace(planned, directory);
    const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
    return { file, workspace, directory: planned, refused };
  }
  const refused =
    second === undefined
      ? undefined
      : finding(
          'plan-of-no-place',
          phrase`${filePart(file)} is of one of ${listParts(ofDirectory.map(({ name }) => workspacePart(name)))}, which have the same directory.`,
          { about: { file }, remedy: phrase`Write ${setting(`workspace=${file}`)}.` },
        );
  return { file, workspace: selector.name, directory: selector.directory, refused };
}

function describeUnnamed(file: string, workspace: string): Finding {
  return finding(
    'plan-of-no-place',
    phrase`${filePart(file)} is the plan of ${workspacePart(workspace)}, which ${setting('workspaces')} does not name.`,
    {
      about: { file, workspace },
      remedy: phrase`Name it there, or take the plan out.`,
    },
  );
}

/** The name of the workspace that is planned in a directory, where several are. */
function nameOfPlace(place: string, directory: string): string {
  const inside = posix.relative(slashed(directory), place);
  return nameOfDirectory(resolve(inside === '' ? place : inside.replaceAll('/', '-')));
}

/** What a file is called that says nothing but that it is a plan; Terragrunt writes the second. */
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];

/**
 * The directory that a plan is called after, as in `live/app.json` or `live/app/plan.json`; undefined if there is none.
 *
 * @param inside the path of the plan below the part of the pattern that has no `*`
 */
function findPlannedDirectory(
  inside: string,
  directory: string,
  workingDirectory: string,
): string | undefined {
  const candidates = [inside.replace(/\.json$/, '')];
  const parent = posix.dirname(inside);
  if (parent !== '.' || PLAIN_NAMES.includes(inside)) candidates.push(parent);
  return candidates
    .map((candidate) => posix.join(slashed(directory), candidate))
    .find((path) => isDirectory(resolve(workingDirectory, path)));
}

/** A plan of which a digest is to be written. */
export interface PlanToDigest extends Omit<NamedPlan, 'workspace'> {
  /** Undefined where nothing names it. */
  workspace: string | undefined;
  /** Where the JSON of a saved plan goes; the file itself where it is the JSON. */
  json: string;
}

/**
 * Finds the plans that `digest` is asked for: one file, or those of a pattern or a directory. In a directory a saved plan
 * is known by its content, and a plan in JSON by its ending.
 *
 * @returns `unmatched` is a pattern or a directory that stands for no file
 */
export function findPlansToDigest(
  written: string,
  directory: string,
  workingDirectory: string,
): PlanToDigest[] | { unmatched: string } {
  const known = new Map<string, boolean>();
  const isSaved = (file: string): boolean => {
    const answer = known.get(file) ?? looksSaved(resolve(workingDirectory, file));
    known.set(file, answer);
    return answer;
  };
  const jsonOf = (file: string) => (isSaved(file) ? jsonOfSaved(file) : file);
  if (isOnePlan([written], workingDirectory)) {
    return [{ file: written, directory, workspace: undefined, json: jsonOf(written) }];
  }
  const files = filesOf(written, workingDirectory, '**/*');
  const isNamedDirectory = !/[*?]/.test(written);
  const shown = new Set(files.filter(({ file }) => isSaved(file)).map(({ file }) => jsonOf(file)));
  const isPlan = (file: string) =>
    isSaved(file) || (!shown.has(file) && (!isNamedDirectory || file.endsWith('.json')));
  const plans = files.filter(({ file }) => isPlan(file));
  if (plans.length === 0) return { unmatched: written };
  const context = { directory, namedWorkspaces: [], workingDirectory };
  const fileOf = new Map<string, string>();
  return plans.map(({ file, inside }) => {
    const json = jsonOf(file);
    const named = file === json ? inside : jsonOfSaved(inside);
    const planned = findPlannedDirectory(named, directory, workingDirectory);
    const plan = { ...planOfDirectory(json, planned, context), file, json };
    const other = fileOf.get(json);
    fileOf.set(json, file);
    if (other === undefined) return plan;
    const refused = finding(
      'planned-twice',
      phrase`${filePart(other)} and ${filePart(file)} would both be shown in ${filePart(json)}.`,
      { about: { file }, remedy: phrase`Rename one.` },
    );
    return { ...plan, refused };
  });
}

/** The JSON beside a saved plan: `app.json` of `app`, `app.tfplan` and `app.plan`. */
function jsonOfSaved(file: string): string {
  return `${file.replace(/\.(?:tfplan|plan|out|bin)$/, '')}.json`;
}

/** Whether a file begins as a saved plan does, or as the texts that are in the place of one where it is not readable. */
function looksSaved(path: string): boolean {
  const beginning = orElse(() => readBeginning(path, 2), '');
  if (!beginning.startsWith('{')) return beginning === 'PK';
  return orElse(() => kindOfPlanFile(readBytesSync(path, LONGEST_SAVED_PLAN)) !== 'other', false);
}

/** The files of a pattern or a directory, each with its path below the part that has no `*`. */
function filesOf(
  written: string,
  workingDirectory: string,
  ofDirectory = '**/*.json',
): { file: string; inside: string }[] {
  const path = slashed(written);
  const segments = path.split('/');
  const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
  let base = path;
  let pattern = ofDirectory;
  if (firstPattern >= 0) {
    base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
    pattern = segments.slice(firstPattern).join('/');
  } else if (!isDirectory(resolve(workingDirectory, path))) {
    const stats = statSync(resolve(workingDirectory, path), { throwIfNoEntry: false });
    return stats?.isFile() ? [{ file: written, inside: posix.normalize(path) }] : [];
  }
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
export async function findRoots(
  directory: string,
  workingDirectory: string,
  parsed?: ParsedFiles,
): Promise<Root[]> {
  const places: RootPlace[] = [];
  /** Adds the roots in a directory and below. Returns whether a file of Terragrunt is there. */
  const visit = async (place: string, depth: number): Promise<boolean> => {
    const path = resolve(workingDirectory, place);
    const entries = readdirSync(path, { withFileTypes: true });
    const names = entries.map(({ name }) => name);
    let isAboveUnits = false;
    for (const entry of depth < MAX_DEPTH ? entries : []) {
      const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
      if (isSearched && (await visit(posix.join(place, entry.name), depth + 1)))
        isAboveUnits = true;
    }
    // The file above other units is what they include.
    const isUnit = names.includes('terragrunt.hcl');
    const isModule =
      names.includes('.terraform.lock.hcl') ||
      (names.some(isConfiguration) && (await mayHaveState(path, parsed)));
    if (isModule || (isUnit && !isAboveUnits)) places.push({ directory: place, isUnit });
    return isUnit || isAboveUnits;
  };
  await visit(slashed(directory), 0);
  return nameRoots(places, directory);
}

/** Whether a directory says where its state is, or that is not certain. */
async function mayHaveState(path: string, parsed: ParsedFiles | undefined): Promise<boolean> {
  const { blocks, isCertain } = await readBackends(filesBelow(path), '', parsed);
  return blocks.length > 0 || !isCertain;
}

/** Gives a name to each root module: that of its place in `directory`. */
export function nameRoots(places: readonly RootPlace[], directory: string): Root[] {
  // Two directories can come to one name, and the plan of one is not that of the other.
  const taken = new Set<string>();
  return places.map((place) => {
    const usualName = nameOfPlace(place.directory, directory);
    let name = usualName;
    for (let count = 2; taken.has(name); count++) name = `${usualName}-${count}`;
    taken.add(name);
    return { kind: 'name', name, ...place };
  });
}

/**
 * The same with one workspace for each directory that a selector has, because no service says which ones a query finds: it has the
 * name that the block of the default branch says, else one by its place. A block of the request names none beside it.
 */
export function nameByDirectories({
  workspaces,
  directory: ofOthers,
}: Pick<PlanSettings, 'workspaces' | 'directory'>): WorkspaceSelector[] {
  const ofDirectories = new Map<string, WorkspaceSelector[]>();
  const isOfDirectory = ({ plannedWith, refused }: WorkspaceSelector) =>
    plannedWith === undefined && refused === undefined;
  for (const selector of workspaces.filter(isOfDirectory)) {
    if (selector.directory !== undefined) addTo(ofDirectories, selector.directory, selector);
  }
  const namesIn = (all: readonly WorkspaceSelector[]): string[] => {
    const chosen = all.filter(({ proposed }) => proposed === undefined);
    return (chosen.length > 0 ? chosen : all).flatMap((each) =>
      each.kind === 'name' ? each.name : [],
    );
  };
  const unnamed = [...ofDirectories].flatMap(([directory, all]) =>
    namesIn(all).length === 0 ? { directory, isUnit: false } : [],
  );
  const byPlace = new Map(nameRoots(unnamed, ofOthers).map((root) => [root.directory, root.name]));
  return workspaces.flatMap((selector): WorkspaceSelector | WorkspaceSelector[] => {
    const { directory } = selector;
    const all = directory === undefined ? undefined : ofDirectories.get(directory);
    if (directory === undefined || all === undefined || !isOfDirectory(selector)) return selector;
    if (all[0] !== selector) return [];
    const name = byPlace.get(directory);
    const names = name === undefined ? new Set(namesIn(all)) : [name];
    return Array.from(names, (each) => ({ kind: 'name', name: each, directory }));
  });
}

/**
 * The units of Terragrunt that a change may concern. A file that changes is of the innermost root around it, and of each
 * unit that names this root or is in it. One outside of all roots may be of any unit.
 *
 * @param changed the files that change, relative to the repository; undefined if they are not known
 * @param nameInRepository returns the path of a root relative to the repository
 * @param textOf what the `terragrunt.hcl` of a unit says
 */
export function concernedUnits(
  roots: readonly Root[],
  changed: readonly string[] | undefined,
  nameInRepository: (directory: string) => string,
  textOf: (unit: Root) => string,
): Root[] {
  const units = roots.filter(({ isUnit }) => isUnit);
  if (changed === undefined) return units;
  const byDirectory = new Map<string, Root>();
  for (const root of roots) {
    const name = nameInRepository(root.directory);
    if (!byDirectory.has(name)) byDirectory.set(name, root);
  }
  const changedRoots = changed.flatMap((path) => {
    const innermost = directoriesAbove(path).findLast((directory) => byDirectory.has(directory));
    return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
  });
  if (changedRoots.length < changed.length) return units;
  const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
  const changedNames = new Set(Array.from(changedDirectories, (path) => posix.basename(path)));
  // A name that ends in the middle of a text is not looked for.
  if ([...changedNames].some((name) => name.includes('"'))) return units;
  return units.filter(
    (unit) =>
      [unit.directory, ...directoriesAbove(unit.directory)].some((directory) =>
        changedDirectories.has(directory),
      ) || namesIn(textOf(unit)).some((name) => changedNames.has(name)),
  );
}

/** What a text has between a slash and the next slash, or the next quotation mark. */
function namesIn(text: string): string[] {
  const [, ...parts] = text.split('/');
  return parts.flatMap((part, at) => {
    const end = part.indexOf('"');
    return [...(at < parts.length - 1 ? [part] : []), ...(end >= 0 ? [part.slice(0, end)] : [])];
  });
}

/** Where a configuration is. */
export interface PlannedPlace {
  /** Absolute real path of the repository; of the directory itself, where there is none. */
  root: string;
  /** The root module in it, with slashes; '' if it is the directory itself. */
  workingDirectory: string;
  /** With what it is planned, where it is one of several environments. */
  plannedWith?: PlannedWith | undefined;
}

/** Returns the place of a workspace, by its name. */
export type FindPlace = (workspace: string) => PlannedPlace;

/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
export function findPlaces(
  planned: { directory: string; workspaces: readonly WorkspaceSelector[] },
  workingDirectory: string,
): FindPlace {
  const placeAt = (written: string): PlannedPlace => {
    const directory = realOrSame(resolve(workingDirectory, written));
    const root = findCheckout(directory) ?? directory;
    return { root, workingDirectory: slashed(relative(root, directory)) };
  };
  const placesByName = new Map<string, PlannedPlace>();
  for (const selector of planned.workspaces) {
    const { kind, directory = planned.directory, plannedWith } = selector;
    const isPlaced = selector.directory !== undefined || plannedWith !== undefined;
    if (kind === 'name' && isPlaced)
      placesByName.set(selector.name, { ...placeAt(directory), plannedWith });
  }
  const placeOfOthers = placeAt(planned.directory);
  return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
