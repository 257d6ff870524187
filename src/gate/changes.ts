/** The files that a pull request changes, as paths of the disk are compared with them. */
import { relative } from 'node:path';
import { followLinks } from '../machine/files-here.ts';
import { comparableDirectoriesAbove, comparablePath } from './hidden-files.ts';

export class Changes {
  /** Relative to the repository. */
  readonly paths: readonly string[];
  private readonly repository: string;
  private readonly changed: ReadonlySet<string>;
  private readonly changedDirectories: ReadonlySet<string>;

  constructor(repository: string, changed: readonly string[]) {
    this.paths = changed;
    this.repository = repository;
    this.changed = new Set(changed.map(comparablePath));
    this.changedDirectories = new Set(changed.flatMap(comparableDirectoriesAbove));
  }

  /** Whether one of them is this file, is in this directory, or is a submodule or a link that holds it. */
  includesOrHolds(path: string): boolean {
    return followLinks(path).some(
      (each) => this.changedDirectories.has(this.inRepository(each)) || this.changesPath(each),
    );
  }

  /** Whether a changed file is this path, or a link or a submodule on the way to it. */
  changesPath(path: string): boolean {
    const key = this.inRepository(path);
    return (
      this.changed.has(key) ||
      comparableDirectoriesAbove(key).some((each) => this.changed.has(each))
    );
  }

  private inRepository(path: string): string {
    return comparablePath(relative(this.repository, path));
  }
}
