/** Walks the directory in the order of the archive, and decides about each entry. */
import { lstatSync, type Stats } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { findRepository, isOtherRepository } from '../machine/find-repository.ts';
import { compareBytes, entryKind, readNames } from './read-names.ts';
import {
  untracked,
  withhold,
  withholdSecret,
  withholdSpecial,
  type Findings,
  type WalkedEntry,
  type WalkedFile,
} from './withhold.ts';
import { resolveLink } from './links.ts';
import { isWithin } from './place.ts';
import { neverShips, neverShipsPath } from './never-ships.ts';
import { isSame } from './open-checked.ts';
import { enter, firstRule, type RuleCursor, type RuleReference } from './rule-cursor.ts';
import {
  enterDirectories,
  enterDirectory,
  looksSecret,
  type Surroundings,
} from './secret-names.ts';

interface WalkOptions {
  /** Real path of the directory that becomes the archive's root. */
  root: string;
  /** Real path of the repository. */
  repository: string;
  /** The directory in which the job works. */
  workspace: string;
  /** A cursor at the top of a tree. */
  startRules: () => RuleCursor;
  /** Whether the rules match a linked directory only as a tree by itself. */
  graftsStandAlone: boolean;
  /** Real paths that are never packed, each with its reason; an empty reason means: do not mention it. */
  never: ReadonlyMap<string, string>;
  includeUntrackedSecrets: boolean;
}

/** Yielded if the walk needs `findings.tracked` for this repository before it can continue. */
interface AskGit {
  type: 'ask git';
  repository: string;
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
  open: readonly string[];
  grafts: readonly { real: string; path: string }[];
}

/** The most entries that links may bring in from outside the root, because links to links multiply. */
const GRAFTED_LIMIT = 50_000;

/** An entry of a directory, and the key that orders it in the archive. */
interface WalkStep {
  key: string;
  found?: WalkedEntry;
  inside?: Directory;
}

export function* walk(
  options: WalkOptions,
  findings: Findings,
): Generator<WalkedEntry | AskGit, void, void> {
  const { root, repository } = options;
  const top: Directory = {
    name: basename(root),
    path: '',
    absolute: root,
    stats: lstatSync(root),
    rules: [options.startRules()],
    repository: findRepository(root) ?? repository,
    around: 'ordinary',
    open: [root],
    grafts: [],
  };
  yield* new Walk(options, findings).walkDirectory(top);
}

class Walk {
  private readonly options: WalkOptions;
  private readonly findings: Findings;
  private grafted = 0;

  constructor(options: WalkOptions, findings: Findings) {
    this.options = options;
    this.findings = findings;
  }

  *walkDirectory(directory: Directory): Generator<WalkedEntry | AskGit, void, void> {
    const steps: WalkStep[] = [];
    const names = readNames(directory, this.findings);
    const { absolute } = directory;
    this.nameOtherRepository(directory, names);
    const here = names.includes('.git') ? { ...directory, repository: absolute } : directory;
    for (const name of names) {
      const entry = this.look(directory, name);
      if (!entry || this.neverShips(directory, entry)) continue;
      if (!this.hasRoom(directory, entry.path)) return;
      if (entry.stats.isDirectory()) steps.push(...this.descend(here, entry));
      else steps.push(...(yield* this.decide(here, entry)));
    }
    this.checkStillThere(directory);

    steps.sort((a, b) => compareBytes(a.key, b.key));
    for (const { found, inside } of steps) {
      if (found) yield found;
      if (inside) yield* this.walkDirectory(inside);
    }
  }

  /** Modules that `terraform init` fetched may be checkouts: the configuration names them. */
  private nameOtherRepository({ path, absolute }: Directory, names: readonly string[]): void {
    if (absolute.split(sep).includes('.terraform')) return;
    if (!isOtherRepository(absolute, names, this.options.workspace)) return;
    const message =
      'holds another repository, in which git is not run; make it a submodule, or keep it out with a rule';
    this.findings.warnings.push({ at: path || '.', message });
  }

  private look(directory: Directory, name: string): DirectoryEntry | undefined {
    const path = directory.path === '' ? name : `${directory.path}/${name}`;
    const absolute = directory.absolute + sep + name;
    const stats = lstatSync(absolute, { throwIfNoEntry: false });
    if (stats) return { name, path, absolute, stats };
    this.findings.problems.push({ where: path, message: 'vanished while packing' });
    return undefined;
  }

  private neverShips(
    directory: Directory,
    { name, path, absolute, stats }: DirectoryEntry,
  ): boolean {
    const type = entryKind(stats);
    const never =
      this.options.never.get(absolute) ??
      (type === 'special' ? undefined : neverShips(name, basename(directory.absolute), type));
    if (never) this.findings.withheld.push({ path, reason: never });
    return never !== undefined;
  }

  private hasRoom({ grafts }: Directory, path: string): boolean {
    if (grafts.length === 0 || ++this.grafted <= GRAFTED_LIMIT) return true;
    if (this.grafted === GRAFTED_LIMIT + 1) {
      const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
      this.findings.problems.push({ where: path, message });
    }
    return false;
  }

  private withhold(path: string, rule: RuleReference | undefined): WalkStep[] {
    withhold(this.findings, path, rule);
    return [];
  }

  /** A directory's own entry sorts before its siblings `name-x`, what is in it after them. */
  private descend(directory: Directory, entry: DirectoryEntry): WalkStep[] {
    const { name, path } = entry;
    const { withheld, inside: rules } = enter(directory.rules, name);
    if (!rules) return this.withhold(path, withheld);
    const around = enterDirectory(directory.around, name, basename(directory.absolute));
    const inside = { ...directory, ...entry, rules, around };
    const own: WalkStep = { key: name, found: { path, type: 'directory', size: 0 } };
    return [{ key: `${name}/`, inside }, ...(withheld ? [] : [own])];
  }

  /** Decides about an entry that is no directory. */
  private *decide(
    directory: Directory,
    entry: DirectoryEntry,
  ): Generator<AskGit, WalkStep[], void> {
    const { name, path, absolute, stats } = entry;
    const rule = firstRule(directory.rules, name);
    if (rule) return this.withhold(path, rule);
    if (!stats.isSymbolicLink()) return yield* this.decideFile(directory, entry);
    const { root, repository } = this.options;
    const open = [...directory.open, directory.absolute];
    const fate = resolveLink({ absolute, path, root, repository, open, grafts: directory.grafts });
    if (fate.kind === 'keep') {
      return [{ key: name, found: { path, type: 'link', size: 0, target: fate.target } }];
    }
    if (fate.kind === 'follow') {
      return yield* this.follow(directory, { ...entry, absolute: fate.real, stats: fate.stats });
    }
    this.findings.problems.push({ where: path, message: fate.message });
    return [];
  }

  private *decideFile(
    directory: Directory,
    entry: DirectoryEntry,
  ): Generator<AskGit, WalkStep[], void> {
    const { name, path, absolute, stats } = entry;
    if (!stats.isFile()) {
      withholdSpecial(this.findings, path, stats);
      return [];
    }
    const { repository, around } = directory;
    const { size, dev, ino, mode, mtimeMs } = stats;
    const executable = (mode & 0o100) !== 0;
    const seen = { absolute, size, mtimeMs, dev, ino };
    const file: WalkedFile = { path, type: 'file', ...seen, repository, executable };
    const own = basename(absolute);
    const credential = looksSecret(name, around) || (own !== name && looksSecret(own, around));
    const stays = credential && (yield* this.staysSecret(file));
    return stays ? [] : [{ key: name, found: file }];
  }

  /** Packs the target of a link under the link's name; the target is outside the root, inside the repository. */
  private *follow(
    directory: Directory,
    target: DirectoryEntry,
  ): Generator<AskGit, WalkStep[], void> {
    const { path, absolute: real, stats } = target;
    const place = relative(this.options.repository, real);
    const names = place.split(sep);
    const isDirectory = stats.isDirectory();
    const never =
      this.neverAt(real) ?? neverShipsPath(names.join('/'), isDirectory ? 'directory' : 'file');
    if (never !== undefined) {
      this.findings.withheld.push({ path, reason: `leads to ${place}: ${never}` });
      return [];
    }
    const repository = findRepository(real) ?? directory.repository;
    const around = enterDirectories(directory.around, isDirectory ? names : names.slice(0, -1));
    const placed = { ...directory, repository, around };
    if (isDirectory) return this.graft(placed, target);
    const isRuled = stats.isFile() && !this.options.graftsStandAlone;
    const rule = isRuled ? this.options.startRules().file(basename(real)) : undefined;
    return rule ? this.withhold(path, rule) : yield* this.decideFile(placed, target);
  }

  private graft(directory: Directory, entry: DirectoryEntry): WalkStep[] {
    const { graftsStandAlone, startRules } = this.options;
    const { name, path, absolute: real } = entry;
    const target = graftsStandAlone ? undefined : startRules().directory(basename(real)).withheld;
    const { withheld, inside } = enter(directory.rules, name);
    const rule = withheld ?? target;
    if (rule) return this.withhold(path, rule);
    const rules = [...(graftsStandAlone ? [] : (inside ?? [])), startRules()];
    const open = [...directory.open, directory.absolute];
    const grafts = [...directory.grafts, { real, path }];
    return [
      { key: name, found: { path, type: 'directory', size: 0 } },
      { key: `${name}/`, inside: { ...directory, ...entry, rules, open, grafts } },
    ];
  }

  /** Withholds a file that looks like a credential, unless git tracks it. */
  private *staysSecret(file: WalkedFile): Generator<AskGit, boolean, void> {
    if (this.options.includeUntrackedSecrets) return false;
    const { repository } = file;
    if (!this.findings.tracked.has(repository)) yield { type: 'ask git', repository };
    const tracking = untracked(this.findings, file);
    if (tracking) withholdSecret(this.findings, file.path, tracking);
    return tracking !== undefined;
  }

  private neverAt(real: string): string | undefined {
    for (const [path, reason] of this.options.never) if (isWithin(real, path)) return reason;
    return undefined;
  }

  private checkStillThere({ absolute, path, stats }: Directory): void {
    const now = lstatSync(absolute, { throwIfNoEntry: false });
    if (now && now.isDirectory() && isSame(now, stats)) return;
    this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
  }
}
