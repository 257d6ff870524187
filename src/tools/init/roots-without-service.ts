/** Chooses what is planned without a service: the root modules, those of examples for a library, and the units of Terragrunt. */
import { join } from 'node:path';
import { type Root, nameRoots } from '../../plan/find-plans.ts';
import { pathProblem } from '../../settings/settings-file/directory-patterns.ts';
import { environmentsOf, type EnvironmentHere } from './find-environments.ts';
import { assignedIn, type ModuleHere } from './modules-here.ts';

/** A root, and what the file of its module says; a unit of Terragrunt has none of its own. */
export interface ChosenRoot extends Pick<Root, 'name' | 'directory' | 'isUnit'> {
  module: ModuleHere | undefined;
  /** The files with which it is planned, where it is one of several environments. */
  environment?: EnvironmentHere;
  /** What keeps it from being planned as it is; empty if nothing does. */
  lacks: readonly Lack[];
}

/** What keeps a root from being planned as it is. */
export interface Lack {
  kind: 'backend' | 'variables' | 'name';
  /** The arguments or the variables without a value; of a name what is wrong with it, as the end of a sentence. */
  names: readonly string[];
}

export interface ChosenRoots {
  roots: ChosenRoot[];
  /** Directories that look like roots and are copied and filled in by people, each with the text that says so. */
  templates: { directory: string; placeholder: string }[];
  /** Whether the repository is one of modules, whose examples are planned. */
  isLibrary: boolean;
}

/**
 * @param root absolute path of the repository
 * @param files all paths of the repository, relative to it
 * @param modules of all directories with a configuration
 * @param found what says where its state is, has a lock file, or is a unit of Terragrunt
 * @param directory where `init` was started, relative to the repository; `.` for the repository itself
 */
export function chooseRoots(
  {
    root,
    files,
    modules,
  }: { root: string; files: readonly string[]; modules: readonly ModuleHere[] },
  found: readonly Root[],
  directory: string,
): ChosenRoots {
  const called = new Set(modules.flatMap(({ calls }) => calls));
  const units = found.filter(({ isUnit }) => isUnit);
  const unitPlaces = new Set(units.map((unit) => unit.directory));
  const uncalled = modules.filter(
    (module) => !called.has(module.directory) && !unitPlaces.has(module.directory),
  );
  const places = new Set(found.map((root) => root.directory));
  const itself = modules.find((module) => module.directory === directory);
  const isItselfModule = itself !== undefined && !places.has(directory);
  const examples = uncalled.filter(
    ({ directory: place }) => isBelow(EXAMPLES, place) && !isBelow(TESTS, place),
  );
  const isLibrary =
    isItselfModule && (called.has(directory) || (examples.length > 0 && units.length === 0));
  const candidates = isLibrary
    ? examples
    : candidatesOf(uncalled, { places, itself: isItselfModule ? itself : undefined, examples });
  const templates = candidates.flatMap(({ directory: place, placeholder }) =>
    placeholder === undefined ? [] : { directory: place, placeholder },
  );
  const named = nameRoots(
    [
      ...units,
      ...candidates
        .filter(({ placeholder }) => placeholder === undefined)
        .map((module) => ({ directory: module.directory, isUnit: false })),
    ].sort((one, other) => (one.directory < other.directory ? -1 : 1)),
    directory,
  );
  const byPlace = new Map(modules.map((module) => [module.directory, module]));
  const roots = named.flatMap(({ name, directory: place, isUnit }): ChosenRoot[] => {
    const module = isUnit ? undefined : byPlace.get(place);
    const lacks = lacksOf(place, module);
    const whole = { name, directory: place, isUnit, module, lacks };
    const isGiven = lacks.length > 0 && lacks.every(({ kind }) => kind !== 'name');
    const environments = isGiven ? environmentsOf(place, files) : [];
    const planned = environments.map((environment) => inEnvironment(whole, environment, root));
    return planned.some((one) => one.lacks.length === 0) ? planned : [whole];
  });
  return { roots, templates, isLibrary: isLibrary || isOfModules(candidates, examples) };
}

interface Layout {
  /** The directories that say where their state is, or have a lock file. */
  places: ReadonlySet<string>;
  /** The module in the directory itself, where it says no state. */
  itself: ModuleHere | undefined;
  examples: readonly ModuleHere[];
}

/** Those with a state; where there is none, the module of the directory itself; and where there is none, all that nothing calls. */
function candidatesOf(
  uncalled: readonly ModuleHere[],
  { places, itself, examples }: Layout,
): readonly ModuleHere[] {
  const withState = uncalled.filter((module) => places.has(module.directory));
  const isAside = (directory: string) => isBelow(EXAMPLES, directory) || isBelow(TESTS, directory);
  const deployed = withState.filter(({ directory }) => !isAside(directory));
  if (withState.length > 0) return deployed.length > 0 ? deployed : withState;
  if (itself !== undefined && (itself.isPlannable || uncalled.length === 1)) return [itself];
  const others = uncalled.filter(
    ({ directory, isPlannable }) =>
      isPlannable && !isAside(directory) && !isBelow(MODULES, directory),
  );
  return others.length > 0 ? others : examples;
}

const isOfModules = (candidates: readonly ModuleHere[], examples: readonly ModuleHere[]): boolean =>
  examples.length > 0 && candidates === examples;

const EXAMPLES = /^examples?$/i;
const TESTS = /^(?:tests?|testing|fixtures?|e2e)$/i;
/** Where modules are that other repositories call. */
const MODULES = /^modules?$/i;

function isBelow(name: RegExp, directory: string): boolean {
  return directory.split('/').some((part) => name.test(part));
}

/** The root as one environment of it is planned: what its files give is not lacked. */
function inEnvironment(whole: ChosenRoot, environment: EnvironmentHere, root: string): ChosenRoot {
  const { varFile, backendConfig } = environment;
  const namesIn = (file: string | undefined) =>
    file === undefined ? [] : assignedIn(join(root, whole.directory, file));
  const given = { backend: namesIn(backendConfig), variables: namesIn(varFile), name: [] };
  const lacks = whole.lacks.map(({ kind, names }): Lack => {
    const known: readonly string[] = given[kind];
    return { kind, names: names.filter((name) => !known.includes(name)) };
  });
  const name = `${whole.name}-${environment.name}`;
  return { ...whole, name, environment, lacks: lacks.filter(({ names }) => names.length > 0) };
}

function lacksOf(directory: string, module: ModuleHere | undefined): Lack[] {
  const isTrimmed = directory === directory.trim();
  const problem = isTrimmed ? pathProblem(directory) : 'begins or ends with a space.';
  if (problem !== undefined) return [{ kind: 'name', names: [problem] }];
  const { backendLacks = [], variablesWithoutValue = [] } = module ?? {};
  const lacks: Lack[] = [
    { kind: 'backend', names: backendLacks },
    { kind: 'variables', names: variablesWithoutValue },
  ];
  return lacks.filter(({ names }) => names.length > 0);
}
