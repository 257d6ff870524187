/** Walks the directory in the order of the archive, and decides about each entry. */
import { compareBytes } from '../configuration/file-names.ts';
import { existsSync, lstatSync, type Stats } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { findRepository, isBelow, isNamedSubmodule, slashed } from '../machine/find-repository.ts';
import type { TrackedFiles } from '../machine/ask-git.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import {
  entryKind,
  readNames,
  unreadableEntry,
  isSameFile,
  type FileState,
} from './entries-on-disk.ts';
import { resolveLink } from './resolve-link.ts';
import {
  excludedManifest,
  findManifests,
  warnOfManifest,
  whyNeverShipped,
  whyPathNeverShips,
} from './never-ships.ts';
import { EMPTY_SUBMODULE, IGNORED, RULE_FILE, TRACKING_UNKNOWN, UNTRACKED } from './archive.ts';
import type { ArchiveWarning, ExcludedEntry } from './archive.ts';
import type { DirectoryDecision, RuleCursor, RuleReference } from './rule-matching.ts';
import { surroundingsInAll, surroundingsIn, looksSecret } from './secret-files.ts';
import type { Surroundings } from './secret-files.ts';
import { CODES } from '../model/errors.ts';

/** An entry to pack, unless its content looks like a secret. Paths are those in the archive. */
export type WalkedEntry =
  | { path: string; type: 'directory'; size: 0 }
  | { path: string; type: 'link'; size: 0; target: string }
  | WalkedFile;

/** A file to pack; `path` is that in the archive. */
export interface WalkedFile extends FileState {
  path: string;
  type: 'file';
  executable: boolean;
  /** Real path of the checkout that the file is part of. */
  repository: string;
}

/** What the walk and the packing collect besides the entries. */
export interface WalkFindings {
  excluded: ExcludedEntry[];
  warnings: ArchiveWarning[];
  problems: Problem[];
  /** What git tracks, by real path of the repository: the checkout itself, submodules, other checkouts inside it. */
  tracked: Map<string, TrackedFiles>;
}

interface WalkOptions {
  /** Real path of the directory that becomes the archive's root. */
  root: string;
  /** Real path of the repository. */
  repository: string;
  startRules: (directory: string) => RuleCursor;
  /** Whether a linked directory is judged by the rules as a tree by itself only, not also by its place in the archive. */
  linkedAreSeparate: boolean;
  /** Real paths that are never packed, each with its reason; an empty reason means: do not mention it. */
  never: ReadonlyMap<string, string>;
  /** Reports secrets in the path or the link target of an entry, and returns whether the entry must not be read further. */
  reportSecretsIn: (path: string, name: string, place: () => PlaceOfSecret) => boolean;
}

/** Where a secret is, in words that do not hold it: what is said of an entry names its directory and its position there. */
export interface PlaceOfSecret {
  where: string;
  /** `file`: its content. */
  what: string;
}

interface DirectoryEntry {
  name: string;
  /** In the archive; '' for the root. */
  path: string;
  /** Its absolute path; the directory part is a real path. */
  absolute: string;
  /** Of `lstat`; behind a link that is followed, those of its target. */
  stats: Stats;
}

/** A directory with a real path. */
interface Directory extends DirectoryEntry {
  /** Of its entries, in no order. */
  names: readonly string[];
  /** The rules for its entries: what one of the cursors excludes is excluded. */
  rules: readonly RuleCursor[];
  repository: string;
  /** What the names of this directory and those above say about its files. */
  around: Surroundings;
  /** The real directories above this one in the walk, outermost first. */
  walkedDirectories: readonly string[];
  /** The directories outside the root in which this one is: each has a real path, and one in the archive. */
  linkedDirectories: readonly { real: string; path: string }[];
  /** What was decided of its entries so far. */
  steps: WalkStep[];
}

/** The most entries that links may bring in from outside the root, because links to links multiply. */
const MOST_LINKED = 50_000;

/** How many links that lead to nothing are named. Packages for other languages have hundreds of them. */
const MOST_NAMED_LINKS = 5;

/** Yielded if the walk needs `findings.tracked` to have this repository before it continues. */
interface AskGit {
  type: 'ask git';
  repository: string;
}

/** What comes next in the archive: an entry of a directory, or all that is in a directory. */
interface WalkStep {
  key: string;
  entry: WalkedEntry | undefined;
  inside: Directory | undefined;
}

const stepOf = (key: string, entry: WalkedEntry): WalkStep => ({ key, entry, inside: undefined });

/** At `pause` the caller may let other work run, as rules and links may take long for each entry. */
type Yielded = WalkedEntry | AskGit | 'pause';

/** A walk through the directory, which adds to `findings` what is not packed. */
export class Walk {
  private readonly options: WalkOptions;
  private readonly findings: WalkFindings;
  /** Absolute paths of the module manifests that do not ship. */
  private readonly manifests = new Set<string>();
  /** By real path of a repository: whether it names submodules. */
  private readonly submodules = new Map<string, boolean>();
  private linkedEntries = 0;
  private danglingLinks = 0;

  constructor(options: WalkOptions, findings: WalkFindings) {
    this.options = options;
    this.findings = findings;
  }

  /** Yields the entries to pack, depth first, with a stack of steps: a generator for each level would pass on every entry. */
  *entries(): Generator<Yielded, void, void> {
    const { root, repository, startRules } = this.options;
    const top: Directory = {
      name: basename(root),
      path: '',
      absolute: root,
      stats: lstatSync(root),
      names: [],
      rules: [startRules(root)],
      repository: findRepository(root) ?? repository,
      around: 'ordinary',
      walkedDirectories: [root],
      linkedDirectories: [],
      steps: [],
    };
    const stack = yield* this.stepsIn(top);
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
      if (step.entry) yield step.entry;
      // Not spread into one call of `push`: a directory may have more entries than a call may have arguments.
      if (step.inside) for (const inner of yield* this.stepsIn(step.inside)) stack.push(inner);
    }
    const more = this.danglingLinks - MOST_NAMED_LINKS;
    if (more <= 0) return;
    const message = `has ${more} more links to what does not exist, which are sent as links`;
    this.findings.warnings.push({ at: '.', message });
  }

  /** The steps of a directory, the first one last. */
  private *stepsIn(directory: Directory): Generator<AskGit | 'pause', WalkStep[], void> {
    const names = readNames(directory, this.findings.problems);
    const { absolute } = directory;
    const repository = names.includes('.git') ? absolute : directory.repository;
    const entered: Directory = { ...directory, names, repository, steps: [] };
    yield* this.findManifestsAndSubmodule(entered, names);
    for (const name of names) {
      yield 'pause';
      const entry = this.readEntry(entered, name);
      if (!entry || this.neverShips(entry, basename(absolute))) continue;
      if (!this.countLinked(entered, entry.path)) return [];
      yield* this.addEntry(entered, entry);
    }
    this.checkStillThere(entered);
    return entered.steps.sort((a, b) => compareBytes(b.key, a.key));
  }

  /** Records the module manifests of a directory that do not ship, and whether it is a submodule that is not checked out. */
  private *findManifestsAndSubmodule(
    directory: Directory,
    names: readonly string[],
  ): Generator<AskGit, void, void> {
    const { path, absolute, repository } = directory;
    const { excluded, warnings } = this.findings;
    // Terraform follows a manifest before it looks at the calls, so it does not ship if it may come from the change.
    for (const inner of findManifests(absolute, names)) {
      const manifest = excludedManifest(inner, directory, yield* this.trackedIn(repository));
      if (manifest === undefined) continue;
      this.manifests.add(absolute + sep + inner);
      excluded.push(manifest);
      warnings.push(warnOfManifest(manifest));
    }
    // Git makes an empty directory for a submodule that is not checked out. A step may have put files there.
    if (names.includes('.git') || (names.length > 0 && !this.hasSubmodules(repository))) return;
    const tracked = yield* this.trackedIn(repository);
    const isSubmodule =
      'unknown' in tracked
        ? names.length === 0 && isNamedSubmodule(absolute)
        : // Git lists a submodule, and no other directory.
          tracked.has(slashed(relative(repository, absolute)));
    if (isSubmodule) excluded.push({ path: path || '.', reason: EMPTY_SUBMODULE });
  }

  private *trackedIn(repository: string): Generator<AskGit, TrackedFiles, void> {
    const { tracked } = this.findings;
    if (!tracked.has(repository)) yield { type: 'ask git', repository };
    return tracked.get(repository) ?? { unknown: 'it was not asked' };
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
    const reason =
      this.options.never.get(absolute) ??
      (type === 'special' ? undefined : whyNeverShipped(name, parent, type));
    if (reason) this.findings.excluded.push({ path, reason });
    return reason !== undefined;
  }

  /** Counts an entry if a link brought it in. Returns whether so many may come by links; that they may not is a problem. */
  private countLinked({ linkedDirectories }: Directory, path: string): boolean {
    if (linkedDirectories.length === 0 || ++this.linkedEntries <= MOST_LINKED) return true;
    if (this.linkedEntries === MOST_LINKED + 1) {
      const message = `links bring in more than ${MOST_LINKED} entries from outside the directory; remove links that lead to directories with links`;
      this.findings.problems.push({ where: path, message, code: CODES.linkedDirectory });
    }
    return false;
  }

  /** Adds the steps of a directory. Its entry sorts before its siblings `name-x`, and its contents after them. */
  private addDirectory(directory: Directory, entry: DirectoryEntry): void {
    const { name, path } = entry;
    const { excluded, inside: rules } = applyToDirectory(directory.rules, name);
    if (!rules) return this.excludeByRule(path, excluded);
    if (this.holdsSecret(directory, entry)) return;
    const around = surroundingsIn(directory.around, name, basename(directory.absolute));
    const inside = { ...directory, ...entry, rules, around, steps: [] };
    directory.steps.push({ key: `${name}/`, entry: undefined, inside });
    if (!excluded) directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
  }

  private *addEntry(directory: Directory, entry: DirectoryEntry): Generator<AskGit, void, void> {
    const { name, path, absolute, stats } = entry;
    if (stats.isDirectory()) return this.addDirectory(directory, entry);
    const rule = firstRule(directory.rules, name);
    if (rule) return this.excludeByRule(path, rule);
    if (this.holdsSecret(directory, entry)) return;
    if (!stats.isSymbolicLink()) return yield* this.addFile(directory, entry);
    const { root, repository } = this.options;
    const { linkedDirectories } = directory;
    const walkedDirectories = [...directory.walkedDirectories, directory.absolute];
    const place = { root, repository, walkedDirectories, linkedDirectories };
    const decision = resolveLink({ absolute, path, ...place });
    switch (decision.kind) {
      case 'follow': {
        const target = { ...entry, absolute: decision.real, stats: decision.stats };
        return yield* this.addTarget(directory, target);
      }
      case 'keep': {
        const { target, dangles = false } = decision;
        if (this.holdsSecret(directory, entry, target)) return;
        directory.steps.push(stepOf(name, { path, type: 'link', size: 0, target }));
        if (dangles) this.warnOfDangling(path, target);
        return;
      }
      case 'refuse': {
        const message = `${decision.message}; ${remedyFor(path)}`;
        this.findings.problems.push({ where: path, message, code: CODES.cannotBeSent });
      }
    }
  }

  /** Whether an entry must not be read further because of a secret in its path, or in the target of a link. */
  private holdsSecret(
    { path: where, names }: Directory,
    { path, name }: DirectoryEntry,
    target?: string,
  ): boolean {
    const place = (): PlaceOfSecret => {
      const before = names.filter((other) => compareBytes(other, name) < 0).length;
      const of = target === undefined ? 'name' : 'target';
      // The position is that of `LC_ALL=C ls -A`.
      const what = `${of} (number ${before + 1} of ${names.length} by the order of bytes)`;
      return { where: where || '.', what };
    };
    return this.options.reportSecretsIn(target ?? path, target ?? name, place);
  }

  private warnOfDangling(path: string, target: string): void {
    if (++this.danglingLinks > MOST_NAMED_LINKS) return;
    const module = fetchedModuleOf(path);
    const from = module === undefined ? '' : `; it comes with the module ${quote(module)}`;
    const message = `links to ${target}, which does not exist, and is sent as that link, as Terraform does${from}`;
    this.findings.warnings.push({ at: path, message });
  }

  private *addFile(directory: Directory, entry: DirectoryEntry): Generator<AskGit, void, void> {
    const { name, path, absolute, stats } = entry;
    if (!stats.isFile()) {
      let reason = 'device';
      if (stats.isFIFO()) reason = 'named pipe';
      else if (stats.isSocket()) reason = 'socket';
      this.findings.excluded.push({ path, reason });
      this.findings.warnings.push({ at: path, message: `is a ${reason} and was excluded` });
      return;
    }
    const { repository, around } = directory;
    const { size, dev, ino, mode, mtimeMs } = stats;
    const executable = (mode & 0o100) !== 0;
    const state = { absolute, size, mtimeMs, dev, ino };
    const file: WalkedFile = { path, type: 'file', ...state, repository, executable };
    // The name of the file differs from that of the entry where a link leads to the file.
    const isSecret = looksSecret(name, around) || looksSecret(basename(absolute), around);
    if (isSecret) {
      const tracking = whyNotTracked(yield* this.trackedIn(repository), file);
      if (tracking) return excludeSecret(this.findings, path, tracking);
    }
    directory.steps.push(stepOf(name, file));
  }

  /**
   * Adds the steps of what a link leads to, outside the root and inside the repository: it is packed under the link's name.
   *
   * @param target with the name and the path in the archive of the link, and the real path and facts of what it leads to
   */
  private *addTarget(directory: Directory, target: DirectoryEntry): Generator<AskGit, void, void> {
    const { path, absolute: real, stats } = target;
    const inRepository = relative(this.options.repository, real);
    const names = inRepository.split(sep);
    const isDirectory = stats.isDirectory();
    const never =
      this.reasonNeverAt(real) ??
      whyPathNeverShips(names.join('/'), isDirectory ? 'directory' : 'file');
    if (never !== undefined) {
      this.findings.excluded.push({ path, reason: `leads to ${inRepository}: ${never}` });
      return;
    }
    const repository = findRepository(real) ?? directory.repository;
    const around = surroundingsInAll(directory.around, isDirectory ? names : names.slice(0, -1));
    const parent = { ...directory, repository, around };
    if (isDirectory) return this.addLinkedDirectory(parent, target);
    const { linkedAreSeparate, startRules } = this.options;
    const rulesOfTarget = linkedAreSeparate ? undefined : startRules(dirname(real));
    const rule = stats.isFile() ? rulesOfTarget?.file(basename(real)) : undefined;
    if (rule) return this.excludeByRule(path, rule);
    yield* this.addFile(parent, target);
  }

  /** Why the options say that a path is never packed: itself, or a directory around it. */
  private reasonNeverAt(real: string): string | undefined {
    for (const [path, reason] of this.options.never) if (isBelow(real, path)) return reason;
    return undefined;
  }

  /** Adds the steps of a directory that a link leads to; `entry` is as in `addTarget`. */
  private addLinkedDirectory(directory: Directory, entry: DirectoryEntry): void {
    const { linkedAreSeparate, startRules } = this.options;
    const { name, path, absolute: real } = entry;
    const ofLink = applyToDirectory(directory.rules, name);
    const ofTarget = linkedAreSeparate
      ? undefined
      : startRules(dirname(real)).directory(basename(real));
    const rule = ofLink.excluded ?? ofTarget?.excluded;
    if (rule) return this.excludeByRule(path, rule);
    // Inside, the rules are applied to the directory as a tree by itself, and to its place in the archive.
    const rules = [startRules(real)];
    if (!linkedAreSeparate && ofLink.inside) rules.unshift(...ofLink.inside);
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

  private excludeByRule(path: string, decided: RuleReference | undefined): void {
    const place = decided?.line === undefined ? 'built in:' : `.terraformignore:${decided.line}`;
    const rule = decided && `${place} ${decided.text}`;
    this.findings.excluded.push({ path, reason: IGNORED, rule });
  }

  private checkStillThere({ absolute, path, stats }: Directory): void {
    const now = lstatSync(absolute, { throwIfNoEntry: false });
    if (now && now.isDirectory() && isSameFile(now, stats)) return;
    this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
  }
}

/**
 * The module that brought a file, by the name that its call has: `vpc`, or `vpc.subnets` for one that it calls itself;
 * undefined of a file that `terraform init` did not fetch.
 *
 * @param path in the archive
 */
function fetchedModuleOf(path: string): string | undefined {
  const [, name] = /(?:^|\/)\.terraform\/modules\/([^/]+)\/[^]/.exec(path) ?? [];
  return name;
}

/** What to do about a link that cannot be packed. What `terraform init` fetched is there again after the next one. */
function remedyFor(path: string): string {
  const module = fetchedModuleOf(path);
  return module === undefined
    ? 'remove the link or ignore it'
    : `it comes with the module ${quote(module)}: ignore it (${path} in ${RULE_FILE}), or use another version of that module`;
}

/**
 * Records a file that may be a secret.
 *
 * @param tracking whether git tracks the file
 * @param detail what the file holds, if its name does not say so
 */
export function excludeSecret(
  findings: WalkFindings,
  path: string,
  tracking: Untracked,
  detail?: string,
): void {
  if (tracking === 'untracked') {
    findings.excluded.push({ path, reason: UNTRACKED, detail });
    return;
  }
  const { unknown, isOfAnotherUser } = tracking;
  findings.excluded.push({ path, reason: TRACKING_UNKNOWN, detail: unknown, isOfAnotherUser });
}

/** The file is not tracked, or it is not known whether it is, with the reason. */
type Untracked = 'untracked' | Extract<TrackedFiles, { unknown: string }>;

/**
 * Why a file does not count as tracked; undefined if git tracks it.
 *
 * @param tracked what git tracks in the repository of the file
 */
export function whyNotTracked(tracked: TrackedFiles, file: WalkedFile): Untracked | undefined {
  if ('unknown' in tracked) return tracked;
  const path = slashed(relative(file.repository, file.absolute));
  return tracked.has(path) ? undefined : 'untracked';
}

/** The rule of the first cursor that excludes a file of this name. */
function firstRule(cursors: readonly RuleCursor[], name: string): RuleReference | undefined {
  for (const cursor of cursors) {
    const rule = cursor.file(name);
    if (rule) return rule;
  }
  return undefined;
}

/** Applies several sets of rules to a directory: one of them is enough to exclude something. */
function applyToDirectory(
  cursors: readonly RuleCursor[],
  name: string,
): DirectoryDecision<RuleCursor[]> {
  let excluded: RuleReference | undefined;
  const inside: RuleCursor[] = [];
  for (const cursor of cursors) {
    const decision = cursor.directory(name);
    // The rule that excludes all contents is a better reason than an earlier one that excludes the entry alone.
    if (!decision.inside) return { excluded: decision.excluded, inside: undefined };
    excluded ??= decision.excluded;
    inside.push(decision.inside);
  }
  return { excluded, inside };
}
