/**
 * Variables that lead a program into files that are judged, whose author would choose what it starts and how it logs in. Files
 * there count as the default branch has them, and no program counts.
 */
import { lstatSync, statSync } from 'node:fs';
import {
  delimiter,
  dirname,
  isAbsolute,
  join,
  normalize,
  parse,
  relative,
  resolve,
  sep,
} from 'node:path';
import { followLinksIn, localFiles } from '../machine/files-here.ts';
import { isBelow, isDirectory, realOrSame, slashed } from '../machine/find-repository.ts';
import { orElse } from '../model/or-else.ts';
import type { Environment, ReadableFiles } from '../model/ports.ts';
import { DIVIDING, pathWords } from '../model/path-words.ts';
import { quote } from '../model/quote.ts';

/** Where judged files are, and how the default branch has them. All paths are absolute. */
export interface JudgedPlaces {
  /** The root of a file system counts as none, because everything is in it. */
  directories: readonly string[];
  /** The repository, to which the paths of `base` are relative. */
  root: string;
  base: ReadableFiles;
  /** Where programs are started: relative paths begin there. */
  startedIn: readonly string[];
  /** Of the job: what stands for `~` and for `$NAME` in a value. */
  environment: Environment;
  /** How many entries of a directory are searched for links. */
  mostEntries?: number;
}

/** Programs start from these places, or from places that files there name, whatever the default branch has. */
const OF_PROGRAMS = /^(?:TF_PLUGIN_CACHE_DIR|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|GIT_EXEC_PATH)$/i;

/** Of others, a word that is the name of a directory is no path: `AWS_PROFILE` may be `prod`. */
const OF_DIRECTORIES =
  /^XDG_|(?:CACHE|CONFIG|DIR|DIRS|DIRECTORY|DIRECTORIES|FOLDER|HOME|PATH|PATHS|ROOT)$/i;

/** A directory of plugins that a command line names. */
const PLUGIN_DIRECTORY = /(?:^|[\s"'])--?plugin-dir[= ]/;
/** Values of variables: no program starts from these. */
const VARIABLE_FILES = /(?<!\S)--?var-file[= ] *[^\s"']+/g;

/** What to do about it. */
export const KEEP_OUTSIDE = 'Keep it outside of the checkout, as in `$RUNNER_TEMP`';

/** More files than these are not compared. */
const MOST_FILES = 1_000;

/**
 * Finds the variables that lead into judged files.
 *
 * @returns for each of them a sentence without its end, which begins with the name. It rejects never: what cannot be compared
 *   is not as on the default branch
 */
export async function findLeadingVariables(
  variables: Environment,
  places: JudgedPlaces,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, value = ''] of Object.entries(variables)) {
    // What of it leads into judged files is left out. An empty value counts as none for every program.
    if (/^PATH$/i.test(name) || value === '') continue;
    const judged = new Judged(places);
    const { paths, unsearched } = judged.pathsIn(name, value);
    if (unsearched !== undefined) {
      const why = 'it has too many files to look for links into the files that are judged';
      found.push(`${name} is ${quote(unsearched)}, and ${why}`);
      continue;
    }
    for (const path of paths) {
      const why = OF_PROGRAMS.test(name)
        ? 'programs would start from there'
        : await judged.problemAt(path);
      if (why === undefined) continue;
      const shown = judged.nameOf(path);
      found.push(`${name} leads to ${quote(shown)} in the files that are judged, and ${why}`);
      break;
    }
  }
  return found;
}

class Judged {
  private readonly places: JudgedPlaces;
  private readonly directories: readonly string[];
  private readonly startedIn: readonly string[];
  /** Paths whose comparison has begun: a file may name itself. */
  private readonly compared = new Set<string>();

  constructor(places: JudgedPlaces) {
    this.places = places;
    const { directories, root, startedIn } = places;
    const withReal = (paths: readonly string[]) => [
      ...new Set(paths.flatMap((path) => [resolve(path), realOrSame(path)])),
    ];
    this.directories = withReal([...directories, root, ...startedIn]).filter(
      (path) => parse(path).root !== path,
    );
    this.startedIn = withReal([...startedIn, root]);
  }

  nameOf(path: string): string {
    return slashed(relative(realOrSame(this.places.root), path)) || '.';
  }

  /**
   * The paths in judged files to which a value leads, by links as well.
   *
   * @returns as `unsearched` a directory from which programs would start, and whose links are not known
   */
  pathsIn(name: string, value: string): { paths: string[]; unsearched?: string } {
    const led: string[] = [];
    for (const path of this.wordsIn(name, value)) {
      // A directory outside may have links into judged files.
      const links = OF_PROGRAMS.test(name) ? followLinksIn(path, this.places.mostEntries) : [];
      if (links === undefined) return { paths: [], unsearched: path };
      led.push(...localFiles.follow(normalize(path)), realOrSame(path), ...links);
    }
    return { paths: [...new Set(led)].filter((path) => this.isJudged(path)) };
  }

  /** The absolute paths that a value may name. */
  private wordsIn(name: string, value: string): string[] {
    const isOfPrograms = OF_PROGRAMS.test(name);
    const mayBeDirectory = OF_DIRECTORIES.test(name) || PLUGIN_DIRECTORY.test(value);
    const counts = (word: string, path: string): boolean => {
      if (isOfPrograms) return true;
      if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return false;
      return /^\.\.?(?:[/\\]|$)/.test(word) || mayBeDirectory || !isDirectory(path);
    };
    const text = /^TF_CLI_ARGS/i.test(name) ? value.replaceAll(VARIABLE_FILES, '') : value;
    const words = isOfPrograms ? this.atHome(value) : this.candidates(text);
    return words.flatMap((word) =>
      isAbsolute(word)
        ? [word]
        : // Not joined: behind a link, `..` is another directory.
          this.startedIn.map((start) => start + sep + word).filter((path) => counts(word, path)),
    );
  }

  private isJudged(path: string): boolean {
    // Each process finds its own directory there.
    const isOfProcess = /^\/proc\/[^/]+\/(?:cwd|root)(?:\/|$)/.test(path);
    return isOfProcess || this.directories.some((directory) => isBelow(path, directory));
  }

  /** What of a text may be a path: it may be a list, a command or JSON. */
  private candidates(text: string): string[] {
    const { environment } = this.places;
    const filled = text.replaceAll(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (written, inBraces: string | undefined, bare: string | undefined) =>
        environment[inBraces ?? bare ?? ''] ?? written,
    );
    const all = [text, filled.replaceAll('\\/', '/')].flatMap((each) => [
      each,
      ...each.split(delimiter),
      // The path of the checkout may have signs that divide words.
      ...this.directories.flatMap((directory) => {
        const pieces = each.split(directory);
        return pieces.slice(1).flatMap((rest, at) => {
          if (IN_PATH.test(pieces[at] ?? '')) return [];
          return directory + (rest.split(WITH_COLON)[0] ?? '');
        });
      }),
      ...[...pathWords(each), ...each.split(WITH_COLON)]
        // `-F./config` is an option with a path, and `file://` encodes it.
        .flatMap((word) => [word, word.replace(/^--?[A-Za-z]/, '')])
        .flatMap((word) => [word, orElse(() => decodeURIComponent(word), word)])
        .filter((word) => /[^./\\]/.test(word)),
    ]);
    return [...new Set(all)].filter((word) => word !== '').flatMap((word) => this.atHome(word));
  }

  /** A path, and what it is if a program reads `~` in it. */
  private atHome(word: string): string[] {
    if (!/^~(?:[/\\]|$)/.test(word)) return [word];
    const { HOME = '', USERPROFILE = '' } = this.places.environment;
    const homes = [HOME, USERPROFILE].filter((home) => home !== '');
    return [word, ...homes.map((home) => home + word.slice(1))];
  }

  /** Why a place does not count, as the end of a sentence; undefined if the default branch has the same, without a program. */
  async problemAt(path: string): Promise<string | undefined> {
    if (this.compared.has(path)) return undefined;
    if (this.compared.size >= MOST_FILES) return `more than ${MOST_FILES} files are there`;
    this.compared.add(path);
    return this.compare(path).catch(
      () => `${quote(this.nameOf(path))} cannot be compared with the default branch`,
    );
  }

  private async compare(path: string): Promise<string | undefined> {
    const { root, base } = this.places;
    const other = `${quote(this.nameOf(path))} is not as the default branch has it`;
    const real = realOrSame(root);
    if (!isBelow(path, real) || !isBelow(realOrSame(path), real)) return other;
    const inside = slashed(relative(real, path));
    if (isDirectory(path)) {
      const names = localFiles.readDirectory(path);
      const before = (await base.names(inside)) ?? [];
      if (names.length === 0 || before.some((name) => !names.includes(name))) return other;
      return this.firstProblem(names.map((name) => join(path, name)));
    }
    const text = localFiles.readFile(path);
    // Bytes that are no text are all read as one character.
    const isText = text !== undefined && !text.includes('\uFFFD');
    if (!isText || (await base.read(inside)) !== text) return other;
    if ((statSync(path).mode & 0o111) !== 0) return `${quote(inside)} is a program`;
    // It may name programs, as `credential_process` does.
    const named = this.candidates(text).flatMap((word) =>
      [dirname(path), ...this.startedIn]
        .map((start) => resolve(start, word))
        .filter((each) => isFile(each) || (/[/\\]|^\./.test(word) && isDirectory(each))),
    );
    const led = named.flatMap((each) => [...localFiles.follow(each), realOrSame(each)]);
    return this.firstProblem([...new Set(led)].filter((each) => this.isJudged(each)));
  }

  private async firstProblem(paths: readonly string[]): Promise<string | undefined> {
    for (const path of paths) {
      const why = await this.problemAt(path);
      if (why !== undefined) return why;
    }
    return undefined;
  }
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const WITH_COLON = new RegExp(`[${DIVIDING}:]+`);
/** The beginning of an absolute path at the end of a text: what follows belongs to that path. */
const IN_PATH = new RegExp(`(?:^|[${DIVIDING}:])/[^/${DIVIDING}:][^${DIVIDING}:]*$`);
