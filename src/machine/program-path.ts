/**
 * Which directories of PATH may hold the programs that a check starts. None may be in the files that
 * are judged: their author would choose what runs. Real paths decide, and no program is asked.
 */
import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import native, { type PlatformPath } from 'node:path';
import type { Environment } from '../model/ports.ts';
import { orElse } from '../model/or-else.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { findCheckout } from './find-repository.ts';
import { followLinks } from './files-here.ts';

/** The programs that a check starts. */
const PROGRAMS = ['git', 'opa', 'terraform', 'tofu', 'unshare'] as const;

/** A script with one of these names may choose by the files around it what it runs. Actions install one as `terraform`. */
const NO_SCRIPTS: readonly string[] = ['git', 'opa'];

/** Where judged files are. Paths are absolute. */
interface ProgramPlaces {
  /** The root of a file system counts as none, because no program is outside of it. */
  proposed: readonly string[];
  /** Relative entries of PATH are relative to it. */
  workingDirectory: string;
  /** In a job, no `git` and no `opa` may be a script. */
  isJob?: boolean;
}

interface SkippedEntry {
  /** As it is written in PATH. */
  entry: string;
  /** Which of our programs the directory has. */
  holds: string[];
  /** Why it is skipped, as the end of a sentence. */
  why: string;
}

/** The file system, and the form of its paths; another one in tests. */
export interface System {
  path: PlatformPath;
  /** The path itself, and every path that its links lead to. */
  follow(path: string): string[];
  isProgram(path: string): boolean;
  isScript(path: string): boolean;
}

const THIS_SYSTEM: System = { path: native, follow: followLinks, isProgram, isScript };

/** The directories of PATH that count, in their order, and the entries that do not. */
export function readPath(
  environment: Environment,
  places: ProgramPlaces,
  system: System = THIS_SYSTEM,
): { directories: string[]; skipped: SkippedEntry[] } {
  // Without the variable, POSIX systems look in these directories.
  const defaultPath = isWindows(system) ? '' : '/usr/local/bin:/usr/bin:/bin';
  const written = environment[nameOfPath(environment, system)] ?? defaultPath;
  const directories: string[] = [];
  const skipped: SkippedEntry[] = [];
  const isRoot = (path: string) => system.path.parse(path).root === path;
  const proposed = places.proposed
    .flatMap((path) => system.follow(path))
    .filter((path) => !isRoot(path));
  const refused = { proposed, noScripts: places.isJob === true ? NO_SCRIPTS : [] };
  for (const entry of written.split(system.path.delimiter)) {
    const directory = isWindows(system) ? entry.replace(/^"(.*)"$/, '$1') : entry;
    const at = system.path.resolve(places.workingDirectory, directory);
    const programs = PROGRAMS.flatMap((name) => {
      const path = firstInDirectories([at], name, environment, system);
      return path === undefined ? [] : [{ name, path }];
    });
    const why = findSkipReason(directory, programs, refused, system);
    if (why === undefined) directories.push(directory);
    else skipped.push({ entry, why, holds: programs.map(({ name }) => name) });
  }
  return { directories, skipped };
}

/**
 * The environment with a PATH that leads to no program in judged files.
 *
 * @param onSkipped gets a sentence for each entry that is left out and holds one of our programs
 */
export function withoutProposedPrograms(
  environment: Environment,
  places: ProgramPlaces,
  onSkipped: (sentence: string) => void,
  system: System = THIS_SYSTEM,
): Environment {
  const { directories, skipped } = readPath(environment, places, system);
  if (skipped.length === 0) return environment;
  for (const entry of skipped) if (entry.holds.length > 0) onSkipped(saySkipped(entry));
  const path = directories.join(system.path.delimiter);
  return { ...environment, [nameOfPath(environment, system)]: path };
}

/** The environment for a program that runs in `cwd`. Its PATH has no program of the checkout around that directory. */
export function environmentFor(environment: Environment, cwd: string): Environment {
  const places = { proposed: [findCheckout(cwd) ?? cwd], workingDirectory: cwd };
  return withoutProposedPrograms(environment, places, () => undefined);
}

/** The path of a program in the first directory of PATH that has it; undefined if none has. */
export function findOnPath(program: string, environment: Environment): string | undefined {
  const { directories } = readPath(environment, { proposed: [], workingDirectory: native.sep });
  return firstInDirectories(directories, program, environment, THIS_SYSTEM);
}

/** The innermost of these directories that a path is in; undefined if it is in none. */
function innermostAround(
  path: string,
  directories: readonly string[],
  { path: pathModule }: System,
): string | undefined {
  const around = directories.filter(
    (directory) => relativePathInside(directory, path, pathModule) !== undefined,
  );
  return around.toSorted((one, other) => other.length - one.length)[0];
}

/** Why a directory of PATH with these programs is skipped, as the end of a sentence; undefined if it counts. */
function findSkipReason(
  directory: string,
  programs: readonly { name: string; path: string }[],
  { proposed, noScripts }: { proposed: readonly string[]; noScripts: readonly string[] },
  system: System,
): string | undefined {
  if (!system.path.isAbsolute(directory)) return 'only absolute entries count';
  if (/^\/+(?:proc|dev)(?:\/|$)/.test(system.path.normalize(directory))) {
    return 'each process finds another directory there';
  }
  const examined = [
    { what: 'it', path: directory },
    ...programs.map((program) => ({ what: `its ${program.name}`, path: program.path })),
  ];
  for (const { what, path } of examined) {
    // A link of the judged files must not lead to a program, wherever that is.
    for (const place of system.follow(path)) {
      const around = innermostAround(place, proposed, system);
      if (around === undefined) continue;
      const leads = place === directory ? 'it is' : `${what} leads to ${JSON.stringify(place)},`;
      return `${leads} inside of ${JSON.stringify(around)}, whose files are judged`;
    }
  }
  const script = programs.find(
    ({ name, path }) => noScripts.includes(name) && system.isScript(path),
  );
  return script && `its ${script.name} is a script, which may run what judged files name`;
}

function saySkipped({ entry, holds, why }: SkippedEntry): string {
  const shown = entry === '' ? 'an empty entry' : JSON.stringify(entry);
  const programs = holds.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  return `PATH: ${shown} is skipped, so its ${programs} ${holds.length > 1 ? 'are' : 'is'} not run: ${why}. Install programs outside of it.`;
}

function firstInDirectories(
  directories: readonly string[],
  program: string,
  environment: Environment,
  system: System,
): string | undefined {
  const { PATHEXT = '.COM;.EXE;.BAT;.CMD' } = environment;
  const endings = isWindows(system) ? ['', ...PATHEXT.split(';').filter(Boolean)] : [''];
  for (const directory of directories) {
    for (const ending of endings) {
      const path = system.path.join(directory, program + ending);
      if (system.isProgram(path)) return path;
    }
  }
  return undefined;
}

/** Windows does not distinguish case in the names of variables. */
function nameOfPath(environment: Environment, system: System): string {
  if (!isWindows(system)) return 'PATH';
  return Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}

const isWindows = ({ path: { sep } }: System): boolean => sep === '\\';

function isProgram(path: string): boolean {
  return orElse(() => {
    // Most directories do not have it, and an error takes longer than an answer.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
    accessSync(path, constants.X_OK);
    return true;
  }, false);
}

/** The first bytes of compiled programs on Linux, on macOS, and on Windows, in hexadecimal digits. */
const PROGRAM_BYTES = /^(?:7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|4d5a)/;

function isScript(path: string): boolean {
  let file: number;
  try {
    // To open a pipe would wait for its other end.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch {
    // A script that nobody may read does not run.
    return false;
  }
  try {
    const bytes = Buffer.alloc(4);
    readSync(file, bytes);
    return !PROGRAM_BYTES.test(bytes.toString('hex'));
  } finally {
    closeSync(file);
  }
}
