/** What the entries of a directory say of it: another repository, a submodule that is missing, a module manifest. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isNamedSubmodule, isOtherRepository } from '../machine/find-repository.ts';
import { findManifests, holdManifest, warnOfManifest } from './module-manifest.ts';
import { EMPTY_SUBMODULE } from './pack.ts';
import { NOT_ASKED, type WalkFindings } from './withhold.ts';

/** Yielded if the walk needs `findings.tracked` for this repository before it can continue. */
export interface AskGit {
  type: 'ask git';
  repository: string;
}

interface ExaminedDirectory {
  /** In the archive; '' for the root. */
  path: string;
  /** Real path. */
  absolute: string;
  /** Real path of the checkout that it is part of. */
  repository: string;
}

/** The directories of one walk. What is found is added to the findings. */
export class ExaminedDirectories {
  private readonly workspace: string;
  private readonly findings: WalkFindings;
  /** Absolute paths of the module manifests that do not ship. */
  private readonly manifests = new Set<string>();
  /** Whether a repository names submodules. */
  private readonly submodules = new Map<string, boolean>();

  /** @param workspace the directory in which the job works */
  constructor(workspace: string, findings: WalkFindings) {
    this.workspace = workspace;
    this.findings = findings;
  }

  *examine(directory: ExaminedDirectory, names: readonly string[]): Generator<AskGit, void, void> {
    const { path, absolute } = directory;
    // Modules that `terraform init` fetched may be repositories: they get no warning.
    const isFetched = absolute.split(sep).includes('.terraform');
    if (!isFetched && isOtherRepository(absolute, names, this.workspace)) {
      const message =
        'holds another repository, in which git is not run; make it a submodule, or keep it out with a rule';
      this.findings.warnings.push({ at: path || '.', message });
    }
    yield* this.holdManifests(directory, names);
    yield* this.noteSubmodule(directory, names);
  }

  isWithheldManifest(path: string): boolean {
    return this.manifests.has(path);
  }

  /** Terraform follows a manifest before it looks at the calls, so it does not ship if it may come from the change. */
  private *holdManifests(
    { path, absolute, repository }: ExaminedDirectory,
    names: readonly string[],
  ): Generator<AskGit, void, void> {
    const { withheld, warnings } = this.findings;
    for (const inner of findManifests(absolute, names)) {
      const tracked = yield* this.trackedIn(repository);
      const slashed = inner.split(sep).join('/');
      const shown = path === '' ? slashed : `${path}/${slashed}`;
      const manifest = { path: absolute + sep + inner, shown, directory: absolute, repository };
      const held = holdManifest(manifest, tracked);
      if (held === undefined) continue;
      this.manifests.add(manifest.path);
      withheld.push(held);
      warnings.push(warnOfManifest(held));
    }
  }

  /** Git makes an empty directory for a submodule that is not checked out. A step may have put files there. */
  private *noteSubmodule(
    { path, absolute, repository }: ExaminedDirectory,
    names: readonly string[],
  ): Generator<AskGit, void, void> {
    if (names.includes('.git') || (names.length > 0 && !this.hasSubmodules(repository))) return;
    const tracked = yield* this.trackedIn(repository);
    const isSubmodule =
      'unknown' in tracked
        ? names.length === 0 && isNamedSubmodule(absolute)
        : // Git lists a submodule, and no other directory.
          tracked.has(relative(repository, absolute).split(sep).join('/'));
    if (isSubmodule) this.findings.withheld.push({ path: path || '.', reason: EMPTY_SUBMODULE });
  }

  private *trackedIn(repository: string) {
    const { tracked } = this.findings;
    if (!tracked.has(repository)) {
      const question: AskGit = { type: 'ask git', repository };
      yield question;
    }
    return tracked.get(repository) ?? NOT_ASKED;
  }

  private hasSubmodules(repository: string): boolean {
    const known = this.submodules.get(repository) ?? existsSync(join(repository, '.gitmodules'));
    this.submodules.set(repository, known);
    return known;
  }
}
