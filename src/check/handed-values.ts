/** Which modules of a configuration are given other values by a request: by a call, or by a file of variables. */
import { basename, dirname, join } from 'node:path';
import { isConfiguration, mayBeRead, variablesIn } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { WrittenModule } from '../configuration/read-configuration.ts';
import { followLinks, localFiles } from '../machine/files-here.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { addTo } from '../model/add-to.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { textOfBlock } from '../scanners/block-at.ts';

/** The files that a request changes. Paths are relative to the checkout. */
export interface ChangedFiles {
  paths: readonly string[];
  /** The text at the merge base; undefined if there was none, or it is not known. */
  before: (path: string) => string | undefined;
  after: (path: string) => string | undefined;
}

/**
 * The modules of a root that are given other values: those whose call changes, all that they call, and all modules where a file
 * of variables changes.
 *
 * @param modules the root first
 * @param root absolute path of the checkout, without links
 */
export function modulesHandedOthers(
  modules: readonly WrittenModule[],
  changed: ChangedFiles,
  root: string,
  parsed: ParsedFiles,
): ReadonlySet<WrittenModule> {
  const [first] = modules;
  if (first === undefined || changed.paths.length === 0) return new Set();
  if (hasOtherVariables(first, changed.paths, root)) return new Set(modules);
  const labels = new Map(
    modules.map((module) => [module, changedCalls(module, changed, root, parsed)] as const),
  );
  const isCalledAnew = ({ callers }: WrittenModule) =>
    callers.some(({ module, label }) => labels.get(module)?.has(label) === true);
  const handed = new Set(modules.filter(isCalledAnew));
  // More are added while the loop runs: those that such a module calls.
  for (const caller of handed) {
    for (const module of modules) {
      if (module.callers.some((call) => call.module === caller)) handed.add(module);
    }
  }
  return handed;
}

/** Whether a file of variables changes that Terraform reads in a root by itself, or that its call may name. */
function hasOtherVariables(
  { directory }: WrittenModule,
  paths: readonly string[],
  root: string,
): boolean {
  const names = variablesIn(localFiles.readDirectory(directory));
  const read = new Set(names.flatMap((name) => placesOf(join(directory, name), root)));
  const own = directoryIn(root, directory);
  return paths.some((path) => {
    if (read.has(path)) return true;
    const name = basename(path);
    if (isConfiguration(name) || !mayBeRead(name)) return false;
    const at = directoryOf(path);
    // Where Terraform runs, it reads a file of this name by itself: it is of that directory alone.
    const isOfDirectory =
      variablesIn([name]).length > 0 &&
      localFiles.readDirectory(join(root, at)).some(isConfiguration);
    return !isOfDirectory || at === own;
  });
}

/** The labels of the calls in a module that say something else than before. One that only moved to another file does not. */
function changedCalls(
  { directory, paths }: WrittenModule,
  changed: ChangedFiles,
  root: string,
  parsed: ParsedFiles,
): ReadonlySet<string> {
  const own = directoryIn(root, directory);
  const read = new Set(paths.flatMap((path) => placesOf(path, root)));
  // What is gone is not in the directory any more.
  const files = changed.paths.filter(
    (path) => read.has(path) || (directoryOf(path) === own && isConfiguration(basename(path))),
  );
  const [before, after] = [changed.before, changed.after].map((textOf) =>
    callsIn(files, textOf, parsed),
  );
  const labels = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const textsOf = (calls: ReadonlyMap<string, readonly string[]> | undefined, label: string) =>
    JSON.stringify(calls?.get(label)?.toSorted() ?? []);
  return new Set([...labels].filter((label) => textsOf(before, label) !== textsOf(after, label)));
}

/** The texts of the calls of modules in files, by their labels. */
function callsIn(
  files: readonly string[],
  textOf: (path: string) => string | undefined,
  parsed: ParsedFiles,
): ReadonlyMap<string, readonly string[]> {
  const calls = new Map<string, string[]>();
  for (const path of files) {
    const text = textOf(path) ?? '';
    for (const block of parsed.parse(basename(path), text).body.blocks) {
      const [label = ''] = block.labels;
      if (block.type === 'module') addTo(calls, label, textOfBlock(block, text));
    }
  }
  return calls;
}

/** A path and all to which its links lead, relative to the checkout; those outside of it are left out. */
function placesOf(path: string, root: string): string[] {
  return followLinks(path).flatMap((place) => relativePathInside(root, place) ?? []);
}

function directoryIn(root: string, directory: string): string | undefined {
  return relativePathInside(root, realOrSame(directory));
}

function directoryOf(path: string): string {
  const directory = dirname(path);
  return directory === '.' ? '' : directory;
}
