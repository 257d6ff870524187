/** Walks what is to be packed, in the order of the archive, and decides entry by entry. */
import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { compareBytes } from './compare-bytes.ts';
import { kindOf, showBytes } from './file-kind.ts';
import { withhold, withholdSecret, withholdSpecial, type Findings } from './withhold.ts';
import { isWithin, resolveLink } from './links.ts';
import { neverShips, neverShipsPath } from './never-ships.ts';
import { isSame } from './open-checked.ts';
import { enter, firstRule, wholly, type RuleCursor } from './rule-cursor.ts';
import { holdsSecrets, looksSecret } from './secret-names.ts';

export interface WalkOptions {
  /** Real path of the directory that becomes the archive's root. */
  root: string;
  /** Real path of the repository. */
  repository: string;
  /** A cursor at the top of a tree. */
  startRules(): RuleCursor;
  /** Whether a directory that a link leads to is matched as a tree of its own and only so. */
  graftsStandAlone: boolean;
  /** Real paths that never ship, each with its reason; without one it is not even mentioned. */
  never: ReadonlyMap<string, string>;
  includeUntrackedSecrets: boolean;
}

export type Found = {
  /** In the archive. */
  path: string;
} & (
  | { type: 'directory' }
  | { type: 'link'; target: string }
  | {
      type: 'file';
      absolute: string;
      size: number;
      mtimeMs: number;
      executable: boolean;
      dev: number;
      ino: number;
    }
);

/** Yielded when `findings.tracked` has to be filled in before the walk can go on. */
export const ASK_GIT = Symbol('ask git');

interface Directory {
  /** Real path. */
  real: string;
  /** In the archive, '' for the root. */
  path: string;
  dev: number;
  ino: number;
  rules: readonly RuleCursor[];
  /** Everything in here looks like a credential. */
  secret: boolean;
  open: readonly string[];
  grafts: readonly { real: string; path: string }[];
}

/** Entries that links may bring in from outside the root: links to links multiply. */
const GRAFTED_LIMIT = 50_000;

export function* walk(
  options: WalkOptions,
  findings: Findings,
): Generator<Found | typeof ASK_GIT, void, void> {
  let grafted = 0;

  function* walkDirectory(directory: Directory): Generator<Found | typeof ASK_GIT, void, void> {
    // A directory's own entry sorts before its siblings `name-x`, what is in it after them.
    const steps: { key: string; found?: Found; inside?: Directory }[] = [];
    for (const name of readNames(directory)) {
      const path = directory.path === '' ? name : `${directory.path}/${name}`;
      const absolute = directory.real + sep + name;
      const stats = lstatSync(absolute, { throwIfNoEntry: false });
      if (!stats) {
        findings.problems.push({ path, message: 'vanished while packing' });
        continue;
      }
      const type = kindOf(stats);
      const never =
        options.never.get(absolute) ??
        (type === 'special' ? undefined : neverShips(name, basename(directory.real), type));
      if (never !== undefined) {
        if (never !== '') findings.withheld.push({ path, reason: never });
        continue;
      }
      if (directory.grafts.length > 0 && ++grafted > GRAFTED_LIMIT) {
        if (grafted === GRAFTED_LIMIT + 1) {
          const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
          findings.problems.push({ path, message });
        }
        return;
      }

      if (type === 'directory') {
        const { withheld, inside } = enter(directory.rules, name);
        if (!inside) withhold(findings, path, withheld);
        else {
          steps.push({
            key: `${name}/`,
            inside: {
              ...directory,
              real: absolute,
              path,
              dev: stats.dev,
              ino: stats.ino,
              rules: inside,
              secret: directory.secret || holdsSecrets(name),
            },
          });
          if (!withheld) steps.push({ key: name, found: { path, type } });
        }
        continue;
      }

      const rule = firstRule(directory.rules, name);
      if (rule) {
        withhold(findings, path, rule);
        continue;
      }
      if (type === 'special') {
        withholdSpecial(findings, path, stats);
        continue;
      }
      if (type === 'file') {
        const secret = directory.secret || looksSecret(name, basename(directory.real));
        if (secret && (yield* isUntracked(absolute))) withholdSecret(findings, path);
        else steps.push({ key: name, found: describeFile(path, absolute, stats) });
        continue;
      }
      const place = {
        absolute,
        path,
        root: options.root,
        repository: options.repository,
        open: [...directory.open, directory.real],
        grafts: directory.grafts,
      };
      const fate = resolveLink(place);
      if (fate.kind === 'refuse') findings.problems.push({ path, message: fate.message });
      else if (fate.kind === 'keep') {
        steps.push({ key: name, found: { path, type, target: fate.target } });
      } else {
        const step = yield* follow(directory, name, path, fate);
        if (step?.found) steps.push({ key: name, found: step.found });
        if (step?.inside) steps.push({ key: `${name}/`, inside: step.inside });
      }
    }
    checkStillThere(directory);

    steps.sort((a, b) => compareBytes(a.key, b.key));
    for (const { found, inside } of steps) {
      if (found) yield found;
      if (inside) yield* walkDirectory(inside);
    }
  }

  /** What a link outside the root, inside the repository leads to, under the link's name. */
  function* follow(
    directory: Directory,
    name: string,
    path: string,
    { real, stats }: { real: string; stats: Stats },
  ): Generator<typeof ASK_GIT, { found: Found; inside?: Directory } | undefined, void> {
    const type = kindOf(stats);
    const place = relative(options.repository, real);
    const kind = type === 'directory' ? 'directory' : 'file';
    const never = neverAt(real) ?? neverShipsPath(place.split(sep).join('/'), kind);
    if (never !== undefined) {
      findings.withheld.push({ path, reason: `leads to ${place}: ${never}` });
      return undefined;
    }
    const secret = directory.secret || place.split(sep).some(holdsSecrets);
    if (type === 'directory') {
      const target = options.graftsStandAlone ? {} : options.startRules().directory(basename(real));
      const { withheld, inside } = enter(directory.rules, name);
      if (withheld ?? target.withheld) {
        withhold(findings, path, withheld ?? target.withheld);
        return undefined;
      }
      return {
        found: { path, type },
        inside: {
          real,
          path,
          dev: stats.dev,
          ino: stats.ino,
          rules: options.graftsStandAlone
            ? [options.startRules()]
            : [...(inside ?? []), options.startRules()],
          secret,
          open: [...directory.open, directory.real],
          grafts: [...directory.grafts, { real, path }],
        },
      };
    }
    if (type !== 'file') {
      withholdSpecial(findings, path, stats);
      return undefined;
    }
    const rule = options.graftsStandAlone ? undefined : options.startRules().file(basename(real));
    if (rule) {
      withhold(findings, path, rule);
      return undefined;
    }
    const parent = basename(real.slice(0, -basename(real).length - 1));
    const credential = secret || looksSecret(name, '') || looksSecret(basename(real), parent);
    if (credential && (yield* isUntracked(real))) {
      withholdSecret(findings, path);
      return undefined;
    }
    return { found: describeFile(path, real, stats) };
  }

  function* isUntracked(absolute: string): Generator<typeof ASK_GIT, boolean, void> {
    if (options.includeUntrackedSecrets) return false;
    if (!findings.tracked) yield ASK_GIT;
    const path = relative(options.repository, absolute).split(sep).join('/');
    return !findings.tracked?.has(path);
  }

  function neverAt(real: string): string | undefined {
    for (const [path, reason] of options.never) if (isWithin(real, path)) return reason;
    return undefined;
  }

  /** The names in a directory; one that is not UTF-8 has no faithful name here or in the archive. */
  function readNames(directory: Directory): string[] {
    let names: string[];
    try {
      names = readdirSync(directory.real);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const message = `cannot be read (${code ?? String(error)}); make it readable or ignore it`;
      findings.problems.push({ path: directory.path || '.', message });
      return [];
    }
    if (!names.some((name) => name.includes('\uFFFD'))) return names;
    const faithful: string[] = [];
    for (const raw of readdirSync(directory.real, { encoding: 'buffer' })) {
      if (isUtf8(raw)) faithful.push(raw.toString());
      else refuseName(directory, raw);
    }
    return faithful;
  }

  function refuseName(directory: Directory, raw: Buffer): void {
    const shown = `${directory.path === '' ? '' : `${directory.path}/`}${showBytes(raw)}`;
    const stats = lstatSync(Buffer.concat([Buffer.from(directory.real + sep), raw]), {
      throwIfNoEntry: false,
    });
    const rule = stats?.isDirectory()
      ? wholly(enter(directory.rules, raw.toString()))
      : firstRule(directory.rules, raw.toString());
    if (rule) withhold(findings, shown, rule);
    else {
      const message = 'has a name that is not UTF-8; rename it or ignore it';
      findings.problems.push({ path: shown, message });
    }
  }

  function checkStillThere({ real, path, dev, ino }: Directory): void {
    const now = lstatSync(real, { throwIfNoEntry: false });
    if (now && now.isDirectory() && isSame(now, { dev, ino })) return;
    findings.problems.push({ path: path || '.', message: 'was replaced while packing' });
  }

  const { dev, ino } = lstatSync(options.root);
  yield* walkDirectory({
    real: options.root,
    path: '',
    dev,
    ino,
    rules: [options.startRules()],
    secret: false,
    open: [options.root],
    grafts: [],
  });
}

function describeFile(path: string, absolute: string, stats: Stats): Found {
  const { size, dev, ino, mode, mtimeMs } = stats;
  const executable = (mode & 0o100) !== 0;
  return { path, type: 'file', absolute, size, mtimeMs, dev, ino, executable };
}
