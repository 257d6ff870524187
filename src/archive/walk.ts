/** Walks the directory in the order of the archive, and decides about each entry. */
import { existsSync, lstatSync, type Stats } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { findRepository, isBelow, isNamedSubmodule } from '../machine/find-repository.ts';
import type { TrackedFiles } from '../machine/ask-git.ts';
import { compareBytes, entryKind, readNames, unreadableEntry } from './read-names.ts';
import {
  NOT_ASKED,
  whyNotTracked,
  excludeByRule,
  excludeSecret,
  type WalkFindings,
  type WalkedEntry,
  type WalkedFile,
} from './withhold.ts';
import { resolveLink } from './links.ts';
import { excludedManifest, findManifests, warnOfManifest } from './module-manifest.ts';
import { EMPTY_SUBMODULE } from './pack.ts';
import { neverShips, neverShipsPath } from './never-ships.ts';
import { isSame } from './open-checked.ts';
import { applyToDirectory, firstRule, type RuleCursor } from './rule-cursor.ts';
import {
  surroundingsInAll,
  surroundingsIn,
  looksSecret,
  type Surroundings,
} from './secret-names.ts';

interface WalkOptions {
  /** Real path of the directory that becomes the archive's root. */
  root: string;
  /** Real path of the repository. */
  repository: string;
  /** A cursor at the top of a tree. */
  startRules: () => RuleCursor;
  /** Whether the rules match a linked directory only as a tree by itself. */
  linkedAreSeparate: boolean;
  /** Real paths that are never packed, each with its reason; an empty reason means: do not mention it. */
  never: ReadonlyMap<string, string>;
  includeUntrackedSecrets: boolean;
}

interface DirectoryEntry {
  name: string;
  /** In the archive; '' for the root. */
  path: string;
  /** Its absolute path; the directory part is a real path. */
  absolute: string;
  stats: Stats;
}

/** A directory with a real path. */
interface Directory extends DirectoryEntry {
  rules: readonly RuleCursor[];
  /** The checkout that this is part of. */
  repository: string;
  /** What the names of this directory and those above say about its files. */
  around: Surroundings;
  /** The real directories above this one in the walk, outermost first. */
  walkedDirectories: readonly string[];
  linkedDirectories: readonly { real: string; path: string }[];
  /** What was decided of its entries so far. */
  steps: WalkStep[];
}

/** The most entries that links may bring in from outside the root, because links to links multiply. */
const LINKED_LIMIT = 50_000;

/** Yielded if the walk needs `findings.tracked` for this repository before it can continue. */
interface AskGit {
  type: 'ask git';
  repository: string;
}

/** An entry of a directory, and the key that orders it in the archive. */
interface WalkStep {
  key: string;
  entry: WalkedEntry | undefined;
  inside: Directory | undefined;
}

const stepOf = (key: string, entry: WalkedEntry): WalkStep => ({ key, entry, inside: undefined });

/** `pause`: the walk may rest there, as rules and links may take long for each entry. */
type Yielded = WalkedEntry | AskGit | 'pause';

/** Yields the entries to pack. What is not packed is added to `findings`. */
export function* walk(
  options: WalkOptions,
  findings: WalkFindings,
): Generator<Yielded, void, void> {
  const { root, repository } = options;
  const top: Directory = {
    name: basename(root),
    path: '',
    absolute: root,
    stats: lstatSync(root),
    rules: [options.startRules()],
    repository: findRepository(root) ?? repository,
    around: 'ordinary',
    walkedDirectories: [root],
    linkedDirectories: [],
    steps: [],
  };
  yield* new Walk(options, findings).walkFrom(top);
}

class Walk {
  private readonly options: WalkOptions;
  private readonly findings: WalkFindings;
  /** Absolute paths of the module manifests that do not ship. */
  private readonly manifests = new Set<string>();
  /** Whether a repository names submodules. */
  private readonly submodules = new Map<string, boolean>();
  private linkedEntries = 0;
  /** The repository of which `findings.tracked` has to be known before the present entry can be decided. */
  private unasked: string | undefined;

  constructor(options: WalkOptions, findings: WalkFindings) {
    this.options = options;
    this.findings = findings;
  }

  /** Depth first, with a list of what is left: a generator for each level would pass on every entry below it. */
  *walkFrom(top: Directory): Generator<Yielded, void, void> {
    const left = yield* this.stepsIn(top);
    for (let step = left.pop(); step !== undefined; step = left.pop()) {
      if (step.entry) yield step.entry;
      if (step.inside) for (const inner of yield* this.stepsIn(step.inside)) left.push(inner);
    }
  }

  /** The steps of a directory, the first one last. */
  private *stepsIn(directory: Directory): Generator<AskGit | 'pause', WalkStep[], void> {
    const steps: WalkStep[] = [];
    const names = readNames(directory, this.findings);
    const { absolute } = directory;
    const repository = names.includes('.git') ? absolute : directory.repository;
    const here = { ...directory, repository, steps };
    yield* this.examineDirectory(here, names);
    const parent = basename(absolute);
    for (const name of names) {
      yield 'pause';
      const entry = this.readEntry(directory, name);
      if (!entry || this.neverShips(entry, parent)) continue;
      if (!this.hasRoom(directory, entry.path)) return [];
      this.decide(here, entry);
      while (this.unasked !== undefined) {
        yield { type: 'ask git', repository: this.unasked };
        this.unasked = undefined;
        this.decide(here, entry);
      }
    }
    this.checkStillThere(directory);
    return steps.sort((a, b) => compareBytes(b.key, a.key));
  }

  /** What the entries of a directory say of it: a module manifest, a submodule that is missing. */
  private *examineDirectory(
    directory: Directory,
    names: readonly string[],
  ): Generator<AskGit, void, void> {
    const { path, absolute, repository } = directory;
    const { withheld, warnings } = this.findings;
    // Terraform follows a manifest before it looks at the calls, so it does not ship if it may come from the change.
    for (const inner of findManifests(absolute, names)) {
      const excluded = excludedManifest(inner, directory, yield* this.trackedIn(repository));
      if (excluded === undefined) continue;
      this.manifests.add(absolute + sep + inner);
      withheld.push(excluded);
      warnings.push(warnOfManifest(excluded));
    }
    // Git makes an empty directory for a submodule that is not checked out. A step may have put files there.
    if (names.includes('.git') || (names.length > 0 && !this.hasSubmodules(repository))) return;
    const tracked = yield* this.trackedIn(repository);
    const isSubmodule =
      'unknown' in tracked
        ? names.length === 0 && isNamedSubmodule(absolute)
        : // Git lists a submodule, and no other directory.
          tracked.has(relative(repository, absolute).split(sep).join('/'));
    if (isSubmodule) withheld.push({ path: path || '.', reason: EMPTY_SUBMODULE });
  }

  private *trackedIn(repository: string): Generator<AskGit, TrackedFiles, void> {
    const { tracked } = this.findings;
    if (!tracked.has(repository)) yield { type: 'ask git', repository };
    return tracked.get(repository) ?? NOT_ASKED;
  }

  private hasSubmodules(repository: string): boolean {
    const known = this.submodules.get(repository) ?? existsSync(join(repository, '.gitmodules'));
    this.submodules.set(repository, known);
    return known;
  }

  private readEntry(directory: Directory, name: string): DirectoryEntry | undefined {
    const path = directory.path === '' ? name : `${directory.path}/${name}`;
    const absolute = directory.absolute + sep + name;
    try {
      const stats = lstatSync(absolute, { throwIfNoEntry: false });
      if (stats) return { name, path, absolute, stats };
      this.findings.problems.push({ where: path, message: 'vanished while packing' });
    } catch (error) {
      this.findings.problems.push(unreadableEntry(path, error));
    }
    return undefined;
  }

  private neverShips(entry: DirectoryEntry, parent: string): boolean {
    const { name, path, absolute, stats } = entry;
    if (this.manifests.has(absolute)) return true;
    const type = entryKind(stats);
    const never =
      this.options.never.get(absolute) ??
      (type === 'special' ? undefined : neverShips(name, parent, type));
    if (never) this.findings.withheld.push({ path, reason: never });
    return never !== undefined;
  }

  private hasRoom({ linkedDirectories }: Directory, path: string): boolean {
    if (linkedDirectories.length === 0 || ++this.linkedEntries <= LINKED_LIMIT) return true;
    if (this.linkedEntries === LINKED_LIMIT + 1) {
      const message = `links bring in more than ${LINKED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
      this.findings.problems.push({ where: path, message, code: 'PG-152' });
    }
    return false;
  }

  /** The entry of a directory sorts before its siblings `name-x`, and its contents after them. */
  private descend(directory: Directory, entry: DirectoryEntry): void {
    const { name, path } = entry;
    const { withheld, inside: rules } = applyToDirectory(directory.rules, name);
    if (!rules) return excludeByRule(this.findings, path, withheld);
    const around = surroundingsIn(directory.around, name, basename(directory.absolute));
    const inside = { ...directory, ...entry, rules, around, steps: [] };
    directory.steps.push({ key: `${name}/`, entry: undefined, inside });
    if (!withheld) directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
  }

  /** Adds the steps of an entry, or records why it is not packed; or sets `unasked`, and has to be called again. */
  private decide(directory: Directory, entry: DirectoryEntry): void {
    const { name, path, absolute, stats } = entry;
    if (stats.isDirectory()) return this.descend(directory, entry);
    const rule = firstRule(directory.rules, name);
    if (rule) return excludeByRule(this.findings, path, rule);
    if (!stats.isSymbolicLink()) return this.decideFile(directory, entry);
    const { root, repository } = this.options;
    const decision = resolveLink({
      absolute,
      path,
      root,
      repository,
      walkedDirectories: [...directory.walkedDirectories, directory.absolute],
      linkedDirectories: directory.linkedDirectories,
    });
    switch (decision.kind) {
      case 'follow': {
        const { real, stats: targetStats } = decision;
        return this.addLinked(directory, { ...entry, absolute: real, stats: targetStats });
      }
      case 'keep': {
        const { target } = decision;
        directory.steps.push(stepOf(name, { path, type: 'link', size: 0, target }));
        return;
      }
      case 'refuse':
        this.findings.problems.push({ where: path, message: decision.message, code: 'PG-127' });
    }
  }

  private decideFile(directory: Directory, entry: DirectoryEntry): void {
    const { name, path, absolute, stats } = entry;
    if (!stats.isFile()) {
      let reason = 'device';
      if (stats.isFIFO()) reason = 'named pipe';
      else if (stats.isSocket()) reason = 'socket';
      this.findings.withheld.push({ path, reason });
      this.findings.warnings.push({ at: path, message: `is a ${reason} and was excluded` });
      return;
    }
    const { repository, around } = directory;
    const { size, dev, ino, mode, mtimeMs } = stats;
    const executable = (mode & 0o100) !== 0;
    const state = { absolute, size, mtimeMs, dev, ino };
    const file: WalkedFile = { path, type: 'file', ...state, repository, executable };
    const ownName = basename(absolute);
    const credential =
      looksSecret(name, around) || (ownName !== name && looksSecret(ownName, around));
    if (credential && !this.options.includeUntrackedSecrets) {
      if (!this.findings.tracked.has(repository)) {
        this.unasked = repository;
        return;
      }
      const tracking = whyNotTracked(this.findings, file);
      if (tracking) return excludeSecret(this.findings, path, tracking);
    }
    directory.steps.push(stepOf(name, file));
  }

  /** Packs the target of a link under the link's name; the target is outside the root, inside the repository. */
  private addLinked(directory: Directory, target: DirectoryEntry): void {
    const { path, absolute: real, stats } = target;
    const inRepository = relative(this.options.repository, real);
    const names = inRepository.split(sep);
    const isDirectory = stats.isDirectory();
    const [, neverAt] = [...this.options.never].find(([path]) => isBelow(real, path)) ?? [];
    const never = neverAt ?? neverShipsPath(names.join('/'), isDirectory ? 'directory' : 'file');
    if (never !== undefined) {
      this.findings.withheld.push({ path, reason: `leads to ${inRepository}: ${never}` });
      return;
    }
    const repository = findRepository(real) ?? directory.repository;
    const around = surroundingsInAll(directory.around, isDirectory ? names : names.slice(0, -1));
    const parent = { ...directory, repository, around };
    if (isDirectory) return this.addLinkedDirectory(parent, target);
    const isRuled = stats.isFile() && !this.options.linkedAreSeparate;
    const rule = isRuled ? this.options.startRules().file(basename(real)) : undefined;
    if (rule) excludeByRule(this.findings, path, rule);
    else this.decideFile(parent, target);
  }

  private addLinkedDirectory(directory: Directory, entry: DirectoryEntry): void {
    const { linkedAreSeparate, startRules } = this.options;
    const { name, path, absolute: real } = entry;
    const target = linkedAreSeparate ? undefined : startRules().directory(basename(real)).withheld;
    const { withheld, inside: entered } = applyToDirectory(directory.rules, name);
    const rule = withheld ?? target;
    if (rule) return excludeByRule(this.findings, path, rule);
    const rules = [...(linkedAreSeparate ? [] : (entered ?? [])), startRules()];
    const inside = {
      ...directory,
      ...entry,
      rules,
      walkedDirectories: [...directory.walkedDirectories, directory.absolute],
      linkedDirectories: [...directory.linkedDirectories, { real, path }],
      steps: [],
    };
    directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
    directory.steps.push({ key: `${name}/`, entry: undefined, inside });
  }

  private checkStillThere({ absolute, path, stats }: Directory): void {
    const now = lstatSync(absolute, { throwIfNoEntry: false });
    if (now && now.isDirectory() && isSame(now, stats)) return;
    this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
  }
}
