/** Which directories of a checkout have the modules of a workspace. */
import { dirname, join } from 'node:path';
import { prefixesOf } from '../configuration/module-prefixes.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import {
  readConfiguration,
  searchedFiles,
  type WrittenModule,
} from '../configuration/read-configuration.ts';
import { localFiles } from '../machine/files-here.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { orElse } from '../model/or-else.ts';
import { relativePathInside } from '../model/relative-path.ts';
import type { PlaceOfFiles } from '../policy/systems/allowed-sources.ts';
import { modulesHandedOthers, type ChangedFiles } from './handed-values.ts';

/** The directories of modules, relative to the checkout; of each, what addresses in it begin with. */
export type ModulesOfWorkspace = ReadonlyMap<string, readonly string[]>;

export class WorkspaceModules {
  readonly #root: string;
  readonly #parsed: ParsedFiles;
  readonly #written = new Map<string, readonly WrittenModule[]>();
  readonly #known = new Map<string, ModulesOfWorkspace>();

  /** @param root absolute path of the checkout, without links */
  constructor(root: string, parsed: ParsedFiles) {
    this.#root = root;
    this.#parsed = parsed;
  }

  of(place: PlaceOfFiles): ModulesOfWorkspace {
    const directory = join(place.root, place.workingDirectory);
    const modules = this.#known.get(directory) ?? this.#prefixesIn(this.#read(directory));
    this.#known.set(directory, modules);
    return modules;
  }

  /** The directories of the modules that are given other values than before. */
  handedOthers(place: PlaceOfFiles, changed: ChangedFiles): ReadonlySet<string> {
    const modules = this.#read(join(place.root, place.workingDirectory));
    const handed = modulesHandedOthers(modules, changed, this.#root, this.#parsed);
    return new Set([...handed].flatMap((module) => this.#pathOf(module) ?? []));
  }

  #read(directory: string): readonly WrittenModule[] {
    const real = realOrSame(directory);
    const read = () => readConfiguration(real, searchedFiles(localFiles, this.#parsed)).modules;
    const modules = this.#written.get(real) ?? orElse(read, []);
    this.#written.set(real, modules);
    return modules;
  }

  #prefixesIn(modules: readonly WrittenModule[]): ModulesOfWorkspace {
    const prefixes = prefixesOf(modules);
    return new Map(
      modules.flatMap((module) => {
        const path = this.#pathOf(module);
        return path === undefined ? [] : [[path, prefixes.get(module) ?? []] as const];
      }),
    );
  }

  #pathOf({ directory }: WrittenModule): string | undefined {
    return relativePathInside(this.#root, realOrSame(directory));
  }
}

/** The directory of the module that has a file: its own, or the nearest above it that is one of a workspace. */
export function moduleOf(
  path: string | undefined,
  directories: ReadonlySet<string>,
): string | undefined {
  if (path === undefined) return undefined;
  for (let at = dirname(path); ; at = dirname(at)) {
    const directory = at === '.' ? '' : at;
    if (directories.has(directory)) return directory;
    if (directory === '') return undefined;
  }
}
