/** Walks what is to be packed, in the order of the archive, and decides entry by entry. */
import { lstatSync, type Stats } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { findRepository } from '../git/find-repository.ts';
import { compareBytes, kindOf, readNames } from './read-names.ts';
import {
  untracked,
  withhold,
  withholdSecret,
  withholdSpecial,
  type Findings,
  type Found,
  type FoundFile,
} from './withhold.ts';
import { resolveLink } from './links.ts';
import { isWithin } from './place.ts';
import { neverShips, neverShipsPath } from './never-ships.ts';
import { isSame } from './open-checked.ts';
import { enter, firstRule, type RuleCursor } from './rule-cursor.ts';
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
  /** A cursor at the top of a tree. */
  startRules: () => RuleCursor;
  /** Whether a directory that a link leads to is matched as a tree of its own and only so. */
  graftsStandAlone: boolean;
  /** Real paths that never ship, each with its reason; without one it is not even mentioned. */
  never: ReadonlyMap<string, string>;
  includeUntrackedSecrets: boolean;
}

/** Yielded when `findings.tracked` has to know of this repository before the walk can go on. */
interface AskGit {
  type: 'ask git';
  repository: string;
}

interface Directory {
  /** Real path. */
  real: string;
  /** In the archive, '' for the root. */
  path: string;
  dev: number;
  ino: number;
  rules: readonly RuleCursor[];
  /** The checkout that this is part of. */
  repository: string;
  /** What the names of this and the directories above say of the files in here. */
  around: Surroundings;
  open: readonly string[];
  grafts: readonly { real: string; path: string }[];
}

/** Entries that links may bring in from outside the root: links to links multiply. */
const GRAFTED_LIMIT = 50_000;

/** Something of a directory, and the name after which its place in the archive is found. */
interface Step {
  key: string;
  found?: Found;
  inside?: Directory;
}

interface Entry {
  name: string;
  /** In the archive. */
  path: string;
  absolute: string;
  stats: Stats;
}

export function* walk(
  options: WalkOptions,
  findings: Findings,
): Generator<Found | AskGit, void, void> {
  const { root, repository } = options;
  const { dev, ino } = lstatSync(root);
  const top: Directory = {
    real: root,
    path: '',
    dev,
    ino,
    rules: [options.startRules()],
    repository: findRepository(root) ?? repository,
    around: 'usual',
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

  *walkDirectory(directory: Directory): Generator<Found | AskGit, void, void> {
    const steps: Step[] = [];
    const names = readNames(directory, this.findings);
    const repository = names.includes('.git') ? directory.real : directory.repository;
    for (const name of names) {
      const entry = this.look(directory, name);
      if (!entry || this.neverShips(directory, entry)) continue;
      if (!this.hasRoom(directory, entry.path)) return;
      if (entry.stats.isDirectory()) steps.push(...this.descend(directory, entry, repository));
      else steps.push(...(yield* this.decide(directory, entry, repository)));
    }
    this.checkStillThere(directory);

    steps.sort((a, b) => compareBytes(a.key, b.key));
    for (const { found, inside } of steps) {
      if (found) yield found;
      if (inside) yield* this.walkDirectory(inside);
    }
  }

  private look(directory: Directory, name: string): Entry | undefined {
    const path = directory.path === '' ? name : `${directory.path}/${name}`;
    const absolute = directory.real + sep + name;
    const stats = lstatSync(absolute, { throwIfNoEntry: false });
    if (stats) return { name, path, absolute, stats };
    this.findings.problems.push({ path, message: 'vanished while packing' });
    return undefined;
  }

  private neverShips(directory: Directory, { name, path, absolute, stats }: Entry): boolean {
    const type = kindOf(stats);
    const never =
      this.options.never.get(absolute) ??
      (type === 'special' ? undefined : neverShips(name, basename(directory.real), type));
    if (never) this.findings.withheld.push({ path, reason: never });
    return never !== undefined;
  }

  private hasRoom({ grafts }: Directory, path: string): boolean {
    if (grafts.length === 0 || ++this.grafted <= GRAFTED_LIMIT) return true;
    if (this.grafted === GRAFTED_LIMIT + 1) {
      const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
      this.findings.problems.push({ path, message });
    }
    return false;
  }

  /** A directory's own entry sorts before its siblings `name-x`, what is in it after them. */
  private descend(directory: Directory, entry: Entry, repository: string): Step[] {
    const { name, path, absolute: real, stats } = entry;
    const { withheld, inside: rules } = enter(directory.rules, name);
    if (!rules) {
      withhold(this.findings, path, withheld);
      return [];
    }
    const { dev, ino } = stats;
    const around = enterDirectory(directory.around, name, basename(directory.real));
    const inside = { ...directory, real, path, dev, ino, rules, repository, around };
    const own: Step = { key: name, found: { path, type: 'directory', size: 0 } };
    return [{ key: `${name}/`, inside }, ...(withheld ? [] : [own])];
  }

  /** What becomes of an entry that is no directory. */
  private *decide(
    directory: Directory,
    entry: Entry,
    repository: string,
  ): Generator<AskGit, Step[], void> {
    const { name, path, absolute, stats } = entry;
    const rule = firstRule(directory.rules, name);
    if (rule) {
      withhold(this.findings, path, rule);
      return [];
    }
    if (stats.isSymbolicLink()) return yield* this.decideLink(directory, entry);
    if (!stats.isFile()) {
      withholdSpecial(this.findings, path, stats);
      return [];
    }
    const file = describeFile(path, absolute, repository, stats);
    const stays = looksSecret(name, directory.around) && (yield* this.staysSecret(file));
    return stays ? [] : [{ key: name, found: file }];
  }

  private *decideLink(
    directory: Directory,
    { name, path, absolute }: Entry,
  ): Generator<AskGit, Step[], void> {
    const { root, repository } = this.options;
    const open = [...directory.open, directory.real];
    const fate = resolveLink({ absolute, path, root, repository, open, grafts: directory.grafts });
    if (fate.kind === 'keep') {
      return [{ key: name, found: { path, type: 'link', size: 0, target: fate.target } }];
    }
    if (fate.kind === 'follow') {
      return yield* this.follow(directory, { name, path, absolute: fate.real, stats: fate.stats });
    }
    this.findings.problems.push({ path, message: fate.message });
    return [];
  }

  /** What a link outside the root, inside the repository leads to, under the link's name. */
  private *follow(directory: Directory, target: Entry): Generator<AskGit, Step[], void> {
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
    return yield* this.followToFile(placed, target);
  }

  private graft(directory: Directory, { name, path, absolute: real, stats }: Entry): Step[] {
    const { graftsStandAlone, startRules } = this.options;
    const target = graftsStandAlone ? undefined : startRules().directory(basename(real)).withheld;
    const { withheld, inside } = enter(directory.rules, name);
    const rule = withheld ?? target;
    if (rule) {
      withhold(this.findings, path, rule);
      return [];
    }
    const rules = [...(graftsStandAlone ? [] : (inside ?? [])), startRules()];
    const { dev, ino } = stats;
    const open = [...directory.open, directory.real];
    const grafts = [...directory.grafts, { real, path }];
    return [
      { key: name, found: { path, type: 'directory', size: 0 } },
      { key: `${name}/`, inside: { ...directory, real, path, dev, ino, rules, open, grafts } },
    ];
  }

  private *followToFile(
    { repository, around }: Directory,
    { name, path, absolute: real, stats }: Entry,
  ): Generator<AskGit, Step[], void> {
    if (!stats.isFile()) {
      withholdSpecial(this.findings, path, stats);
      return [];
    }
    const { graftsStandAlone, startRules } = this.options;
    const rule = graftsStandAlone ? undefined : startRules().file(basename(real));
    if (rule) {
      withhold(this.findings, path, rule);
      return [];
    }
    const file = describeFile(path, real, repository, stats);
    const credential = looksSecret(name, around) || looksSecret(basename(real), around);
    const stays = credential && (yield* this.staysSecret(file));
    return stays ? [] : [{ key: name, found: file }];
  }

  /** Withholds a file that looks like a credential, unless git tracks it. */
  private *staysSecret(file: FoundFile): Generator<AskGit, boolean, void> {
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

  private checkStillThere({ real, path, dev, ino }: Directory): void {
    const now = lstatSync(real, { throwIfNoEntry: false });
    if (now && now.isDirectory() && isSame(now, { dev, ino })) return;
    this.findings.problems.push({ path: path || '.', message: 'was replaced while packing' });
  }
}

function describeFile(path: string, absolute: string, repository: string, stats: Stats): FoundFile {
  const { size, dev, ino, mode, mtimeMs } = stats;
  const executable = (mode & 0o100) !== 0;
  return { path, type: 'file', absolute, repository, size, mtimeMs, dev, ino, executable };
}
