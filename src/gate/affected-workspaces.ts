/** Which workspaces a change affects: by the directories, the triggers of the service, and the files that a configuration reads. */
import { dirname, join, relative, resolve, sep } from 'node:path';
import { RULE_FILE } from '../archive/archive.ts';
import { inDirectory, pathsOfAll, type PathPattern } from '../configuration/computed-names.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { UnboundedRead, NamedFiles } from '../configuration/named-files.ts';
import { isBelow, realOrSame } from '../machine/find-repository.ts';
import { followLinks, followLinksIn, localFiles } from '../machine/files-here.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { isAffected, type Elsewhere, type Watched } from '../configuration/affected.ts';
import { readWorkingDirectory, uploadRoot, workingDirectoryOf } from './find-workspace.ts';
import { readNamedFiles } from './hidden-files.ts';
import type { RequestedWorkspace } from './request.ts';

/** By what the files are found that a configuration reads. */
export interface ReadingOptions {
  repositoryRoot: string;
  /** Files of values for variables, relative to the directory of a workspace. */
  varFile?: readonly string[] | undefined;
  /** What this check has parsed of files. */
  parsed?: ParsedFiles | undefined;
  /** Whether nothing but the files gives a variable of a root module its value. Left out, something else may. */
  isVariableOfFiles?: ((name: string) => boolean) | undefined;
}

/** The directory that would be packed for a workspace, and the one that Terraform runs in; a `..` is ignored here. */
function configurationOf(directory: string, attributes: PlacedWorkspace) {
  const inside = workingDirectoryOf(attributes);
  const root = uploadRoot(directory, inside);
  return { root, module: join(root, inside) };
}

/** Absolute path of the directory that Terraform runs in for a workspace. */
export function directoryOfConfiguration(
  { directory }: RequestedWorkspace,
  attributes: PlacedWorkspace,
): string {
  return configurationOf(directory, attributes).module;
}

/** Where a workspace plans, and which other files concern it. */
export interface PlacedWorkspace {
  /** Left out where no service knows the workspace. */
  id?: string;
  'working-directory'?: string | null | undefined;
  'trigger-patterns'?: string[] | null | undefined;
  'trigger-prefixes'?: string[] | null | undefined;
}

/**
 * Whether the checkout has a configuration for the workspace. If not, the list of changes says nothing about it: its working
 * directory may be misspelt, or the service may be wrong. The gate refuses such a workspace.
 */
export function isConfigured(
  { directory, repository }: RequestedWorkspace,
  attributes: PlacedWorkspace,
): boolean {
  if (!('path' in readWorkingDirectory(attributes['working-directory']))) return false;
  const { module } = configurationOf(directory, attributes);
  const real = realOrSame(module);
  if (repository !== undefined && !isBelow(real, repository)) return false;
  // Directories of git and Terraform themselves, in which no configuration is.
  const names = relative(directory, module).split(sep);
  if (names.includes('.git') || names.includes('.terraform')) return false;
  // A directory or a broken link with the name of a file of Terraform is none.
  const isThere = (name: string) => localFiles.readFile(join(real, name)) !== undefined;
  const entries = localFiles.readDirectory(real);
  // Only Terragrunt knows which files a unit is made of.
  return !entries.includes('terragrunt.hcl') && entries.filter(isConfiguration).some(isThere);
}

/**
 * Makes a test whether the files that change affect a workspace. It answers with `changed`, or with what may read any file;
 * undefined if the workspace is not affected.
 *
 * @param changed relative to the repository: the list has no file of another one, or of none
 */
export function affectedTest(changed: readonly string[], options: ReadingOptions) {
  const { repositoryRoot, varFile = [] } = options;
  const modulesElsewhere = new Map<string, Promise<Elsewhere | UnboundedRead>>();
  return async (
    { directory, repository, plannedWith }: RequestedWorkspace,
    attributes: PlacedWorkspace,
    argumentFiles: readonly string[],
  ): Promise<'changed' | UnboundedRead | undefined> => {
    if (repository !== repositoryRoot) return 'changed';
    const { root, module } = configurationOf(directory, attributes);
    const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
    const fromModule = (file: string) => resolve(module, file);
    const variableFiles = [...varFile, ...varFiles, ...argumentFiles].map(fromModule);
    const given = [...variableFiles, ...backendFiles.map(fromModule)].flatMap((file) =>
      followLinks(file),
    );
    // Some file systems ignore the case of letters, so the directory may have another name there.
    const places = [realOrSame(module), ...given].flatMap(
      (path) => relativePathInside(repositoryRoot, path) ?? [],
    );
    const watched: Watched = {
      directory: relativePathInside(repositoryRoot, module) ?? '',
      patterns: attributes['trigger-patterns'] ?? [],
      prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
    };
    if (isAffected(changed, watched)) return 'changed';
    const key = [module, ...variableFiles].join('\0');
    const reading =
      modulesElsewhere.get(key) ?? readFilesElsewhere({ module, root, variableFiles }, options);
    modulesElsewhere.set(key, reading);
    const elsewhere = await reading;
    if ('why' in elsewhere) return elsewhere;
    return isAffected(changed, { ...watched, ...elsewhere }) ? 'changed' : undefined;
  };
}

/**
 * The files that a plan reads outside of its directory; or what may read any file.
 *
 * @param planned.module absolute path of the directory
 * @param planned.root absolute path of what is packed for it
 * @param planned.variableFiles absolute paths of the files of variables that are given
 */
async function readFilesElsewhere(
  planned: ReadDirectory,
  options: Omit<ReadingOptions, 'varFile'>,
): Promise<Elsewhere | UnboundedRead> {
  // What is below the directory counts in any case.
  const read = await readFilesOf(planned, options, (path) => !isBelow(path, planned.module));
  if ('why' in read) return read;
  return { reads: [...read.modules, ...read.reads], readPatterns: read.readPatterns };
}

/** A directory that Terraform runs in. */
interface ReadDirectory {
  module: string;
  root: string;
  variableFiles: string[];
}

/** What a configuration reads. Paths are relative to the repository. */
interface FilesRead extends Required<Elsewhere> {
  /** The directories of its modules, and where links lead to them. They are not in `reads`. */
  modules: string[];
  named: NamedFiles;
}

/**
 * The files that a configuration reads; or what may read any file.
 *
 * @param isRelevant whether it is of interest what names this absolute path
 */
export async function readFilesOf(
  { module, root, variableFiles }: ReadDirectory,
  { repositoryRoot, parsed, isVariableOfFiles }: Omit<ReadingOptions, 'varFile'>,
  isRelevant: (path: string) => boolean,
): Promise<FilesRead | UnboundedRead> {
  const named = await readNamedFiles(module, isRelevant, localFiles, {
    endReason: () => undefined,
    parsed,
    variableFiles,
    isVariableOfFiles,
    mayChange: (path) => isBelow(path, repositoryRoot),
  });
  const { modules, files, directories, computed } = named;
  const patternsOfComputed = pathsOfAll(computed, named.upward);
  const reason = named.unbounded[0] ?? whyWhole(named, patternsOfComputed, repositoryRoot);
  if (reason !== undefined) return fromRepository(reason, repositoryRoot);
  const namedDirectories = [...directories.values()];
  const patterns = [
    ...patternsOfComputed,
    ...namedDirectories.flatMap(({ path, endings }) =>
      followLinks(path).flatMap((place) =>
        Array.from(endings.keys(), (suffix) => ({ prefix: inDirectory(place), suffix })),
      ),
    ),
  ];
  const modulePlaces = [module, ...modules.flatMap((called) => called.places)];
  const places = [...modulePlaces, ...files.keys()];
  const linkTargets = modules.flatMap((called) => called.linked);
  const walked = [
    ...places,
    // Of a name whose beginning is not known, links are looked for everywhere.
    ...patterns.map(({ prefix }) => (prefix === '' ? repositoryRoot : dirname(`${prefix}x`))),
  ];
  for (const place of new Set(walked)) {
    // The change is of the repository, so what is elsewhere is as it was.
    if (!isBelow(place, repositoryRoot)) continue;
    const targets = followLinksIn(place);
    if (targets === undefined) {
      const where = files.get(place)?.[0]?.where ?? place;
      return fromRepository({ where, why: 'has too many files below it' }, repositoryRoot);
    }
    linkTargets.push(...targets);
  }
  const rules = followLinks(join(root, RULE_FILE));
  const inRepository = (paths: Iterable<string>) =>
    [...paths].flatMap((path) => relativePathInside(repositoryRoot, path) ?? []);
  const followAll = (paths: Iterable<string>) => [...paths].flatMap((path) => followLinks(path));
  return {
    named,
    modules: inRepository(followAll(modulePlaces)),
    reads: inRepository([...rules, ...linkTargets, ...followAll(files.keys())]),
    readPatterns: patterns.flatMap(({ prefix, suffix }) => {
      const top = inDirectory(repositoryRoot);
      if (top.startsWith(prefix)) return [{ prefix: '', suffix }];
      if (!prefix.startsWith(top)) return [];
      return [{ prefix: prefix.slice(top.length).split(sep).join('/'), suffix }];
    }),
  };
}

/** What makes every file of the repository one that is read; undefined if there is nothing. */
function whyWhole(
  { modules, directories, computed }: NamedFiles,
  patterns: readonly PathPattern[],
  repositoryRoot: string,
): UnboundedRead | undefined {
  const isWhole = (directory: string) => isBelow(repositoryRoot, directory);
  const call = modules.find(({ places }) => places.some(isWhole))?.calls[0];
  if (call !== undefined)
    return { where: call.where, why: 'calls a module that is the whole repository' };
  const mention = [...directories.values()].find(
    ({ path, endings }) => isWhole(path) && endings.has(''),
  );
  const where = mention?.endings.get('')?.[0]?.where;
  if (where !== undefined) return { where, why: 'names the whole repository' };
  const top = inDirectory(repositoryRoot);
  const isCovered = ({ prefix, suffix }: PathPattern) => suffix === '' && top.startsWith(prefix);
  const widest = computed.find(isCovered) ?? computed[0];
  if (widest === undefined || !patterns.some(isCovered)) return undefined;
  const why = 'has the computed name of a file, which texts may lead to any directory';
  return { where: widest.where, why };
}

/** The same with a path from the top of the repository. */
function fromRepository({ where, why }: UnboundedRead, repositoryRoot: string): UnboundedRead {
  const [, path = where, line = ''] = /^(.*?)(:\d+)?$/s.exec(where) ?? [];
  return { where: `${relativePathInside(repositoryRoot, path) ?? path}${line}`, why };
}
