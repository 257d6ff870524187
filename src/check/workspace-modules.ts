/** Which directories of a checkout have the modules of a workspace. */
import { dirname, join } from 'node:path';
import { prefixesOf } from '../configuration/module-prefixes.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import {
  readConfiguration,
  searchedFiles,
  type Configuration,
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
  readonly #written = new Map<string, Configuration | undefined>();
  readonly #known = new Map<string, ModulesOfWorkspace>();

  /** @param root absolute path of the checkout, without links */
  constructor(root: string, parsed: ParsedFiles) {
    this.#root = root;
    this.#parsed = parsed;
  }

  of(place: PlaceOfFiles): ModulesOfWorkspace {
    const directory = join(place.root, place.workingDirectory);
    const modules = this.#known.get(directory) ?? this.#prefixesIn(this.#modulesIn(directory));
    this.#known.set(directory, modules);
    return modules;
  }

  /** The directories of the modules that are given other values than before. */
  handedOthers(place: PlaceOfFiles, changed: ChangedFiles): ReadonlySet<string> {
    const modules = this.#modulesIn(join(place.root, place.workingDirectory));
    const handed = modulesHandedOthers(modules, changed, this.#root, this.#parsed);
    return new Set([...handed].flatMap((module) => this.#pathOf(module) ?? []));
  }

  /** Whether all is known of which modules a workspace has. */
  isWhole(place: PlaceOfFiles): boolean {
    const read = this.#read(join(place.root, place.workingDirectory));
    return read !== undefined && read.unclear.length + read.unknownSources.length === 0;
  }

  #modulesIn(directory: string): readonly WrittenModule[] {
    return this.#read(directory)?.modules ?? [];
  }

  #read(directory: string): Configuration | undefined {
    const real = realOrSame(directory);
    if (!this.#written.has(real)) {
      const read = () => readConfiguration(real, searchedFiles(localFiles, this.#parsed));
      this.#written.set(real, orElse(read, undefined));
    }
    return this.#written.get(real);
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
