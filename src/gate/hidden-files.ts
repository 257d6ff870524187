/** Finds which of the files that are not sent belong to the configuration: by their names, or because a text names them. */
import { lstatSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import {
  EMPTY_SUBMODULE,
  MANIFEST_DOUBTED,
  MANIFEST_MISLEADING,
  MANIFEST_TRACKED,
  TRACKING_UNKNOWN,
  type ExcludedEntry,
} from '../archive/archive.ts';
import { isConfiguration, isRead } from '../configuration/file-names.ts';
import type { LoadedModule, Mention, NamedFiles, Search } from '../configuration/named-files.ts';
import type { LoadedFiles } from '../configuration/read-configuration.ts';
import { addTo } from '../model/add-to.ts';
import { foldCase, normalized } from '../model/go-text.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import {
  filePart,
  firstParts,
  foreign,
  phrase,
  plain,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import { followLinks, localFiles } from '../machine/files-here.ts';
import { CANCELED, GateStop } from './failure-of.ts';
import type { Scope } from './scope.ts';

/** What of the scope of a check ends the reading of a configuration early, and what need not be parsed again. */
export type ReadingStep = Pick<Scope, 'endReason' | 'parsed'>;

/**
 * Finds the files that the configuration of a directory names.
 *
 * @param directory absolute path of the directory that Terraform runs in
 * @param matters whether it is of interest what names this absolute path
 * @param files the ones on the disk when left out
 * @throws GateStop when there is no time left
 */
export async function readNamedFiles(
  directory: string,
  matters: Search['isRelevant'],
  files: LoadedFiles = localFiles,
  step?: ReadingStep & Pick<Search, 'mayChange' | 'variableFiles' | 'isVariableOfFiles'>,
): Promise<NamedFiles> {
  const { findNamedFiles } = await loadReader();
  const throwIfEnded = () => {
    const ended = step?.endReason();
    if (ended === 'aborted') throw new GateStop('canceled', CANCELED);
    if (ended === undefined) return;
    throw new GateStop('timeout', TIME_RAN_OUT);
  };
  return findNamedFiles(directory, files, {
    isRelevant: matters,
    check: throwIfEnded,
    parsed: step?.parsed,
    variableFiles: step?.variableFiles,
    isVariableOfFiles: step?.isVariableOfFiles,
    ...(step?.mayChange && { mayChange: step.mayChange }),
  });
}

const TIME_RAN_OUT = finding(
  CODES.outOfTime,
  phrase`Time ran out while the configuration was read.`,
  {
    remedy: phrase`Raise ${setting('timeout')}.`,
  },
);

/** Loaded only when it is needed: most checks do not need it. */
export function loadReader() {
  return import('../configuration/named-files.ts');
}

/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
export function couldBeLoaded({ path }: ExcludedEntry): boolean {
  return basename(path) !== '.git';
}

const MANIFESTS = [MANIFEST_TRACKED, MANIFEST_DOUBTED, MANIFEST_MISLEADING];

/** Whether it is a module manifest, about which `examineManifest` decides. */
export function isManifest({ reason }: ExcludedEntry): boolean {
  return MANIFESTS.includes(reason);
}

/** Texts of the configuration that name the same path. */
interface Naming {
  mentions: readonly Mention[];
  /** The file or directory that is named, and where its links lead; absolute. */
  places: readonly string[];
}

/** An excluded file of the configuration. */
export interface HiddenFile {
  entry: ExcludedEntry;
  /** Absolute. */
  path: string;
  isDirectory: boolean;
  /** False if texts have its name, and no function reads it. */
  isCertain: boolean;
  namings: Naming[];
  /** The modules to which it belongs by its name. */
  modules: LoadedModule[];
}

/** What is packed, as far as hidden files depend on it. */
export interface Packing {
  /** Absolute path of what was packed. */
  root: string;
  excluded: readonly ExcludedEntry[];
  /** The links in it, relative to the root, with slashes. */
  links: readonly string[];
}

/** The links of an archive, for `Packing`. */
export function linksOf(entries: readonly { path: string; type: string }[]): string[] {
  return entries.flatMap(({ path, type }) => (type === 'link' ? [path] : []));
}

/** With more links than this, a text that names a directory with links in it names every file. */
const MOST_LINKS = 200;

/** The files and directories that are not sent, found by the paths that lead to them. All keys are comparable paths. */
export class HiddenIndex {
  private readonly all: HiddenFile[] = [];
  private readonly byPath = new Map<string, HiddenFile[]>();
  /** By each directory above them. */
  private readonly byDirectory = new Map<string, HiddenFile[]>();
  /** Comparable path → the path of a link. */
  private readonly links = new Map<string, string>();
  /** The paths of links, by each directory above them. */
  private readonly linksByDirectory = new Map<string, string[]>();

  constructor({ root, excluded, links }: Packing) {
    for (const entry of excluded) {
      if (!couldBeLoaded(entry) || isManifest(entry)) continue;
      const path = join(root, ...entry.path.split('/'));
      const hidden: HiddenFile = {
        entry,
        path,
        isDirectory: isDirectory(path),
        isCertain: false,
        namings: [],
        modules: [],
      };
      this.all.push(hidden);
      addTo(this.byPath, comparablePath(path), hidden);
      for (const directory of comparableDirectoriesAbove(path))
        addTo(this.byDirectory, directory, hidden);
    }
    for (const link of links) {
      const path = join(root, ...link.split('/'));
      this.links.set(comparablePath(path), path);
      for (const directory of comparableDirectoriesAbove(path)) {
        addTo(this.linksByDirectory, directory, path);
      }
    }
  }

  /** Whether a text with this path may name something that is hidden. */
  matters(path: string): boolean {
    const key = comparablePath(path);
    if (this.byDirectory.has(key) || this.linksByDirectory.has(key)) return true;
    return withDirectoriesAbove(path).some((each) => this.byPath.has(each) || this.links.has(each));
  }

  /**
   * The hidden files that belong to the configuration. They keep what names them, so an index is asked once.
   *
   * @param module absolute path of the directory that Terraform runs in
   */
  find({ modules, files, directories }: NamedFiles, module: string): HiddenFile[] {
    const found = new Set<HiddenFile>();
    const add = (hidden: HiddenFile, naming: Naming) => {
      found.add(hidden);
      hidden.isCertain ||= naming.mentions.some((mention) => mention.isRead);
      hidden.namings.push(naming);
    };
    for (const [path, mentions] of files) {
      const naming = { mentions, places: this.withLinkTargets(path) };
      for (const place of naming.places) {
        for (const hidden of this.hiddenFileAt(place)) add(hidden, naming);
      }
    }
    const mentionsOfAll: Mention[] = [];
    for (const { path, endings } of directories.values()) {
      const reached = this.reachedFrom(path);
      if (reached === undefined) mentionsOfAll.push(...[...endings.values()].flat());
      const places = reached ?? [path];
      const inside = new Set(places.flatMap((place) => this.hiddenIn(place)));
      for (const [ending, mentions] of endings) {
        const naming = { mentions, places };
        for (const hidden of inside) {
          if (hidden.isDirectory || hidden.path.endsWith(ending)) add(hidden, naming);
        }
      }
    }
    // Through too many links, a text may name any of the files.
    if (mentionsOfAll.length > 0) {
      const naming = { mentions: mentionsOfAll, places: [...this.links.values()] };
      for (const hidden of this.hiddenIn('')) add(hidden, naming);
    }
    this.findByName(modules, module, found);
    return this.all.filter((hidden) => found.has(hidden));
  }

  /**
   * Adds the files that Terraform loads by their names: no text has to name them.
   *
   * @param modules that of `directory`, in which Terraform runs, is the first
   */
  private findByName(
    modules: readonly LoadedModule[],
    directory: string,
    found: Set<HiddenFile>,
  ): void {
    const add = (hidden: HiddenFile, module: LoadedModule) => {
      found.add(hidden);
      hidden.isCertain = true;
      if (hidden.modules.at(-1) !== module) hidden.modules.push(module);
    };
    const [rootModule] = modules;
    // Where `terraform init` looks for providers first.
    const providers = join(directory, 'terraform.d');
    const ofProviders = [...this.hiddenIn(providers), ...this.hiddenAtOrAbove(providers)];
    if (rootModule) for (const hidden of ofProviders) add(hidden, rootModule);
    for (const module of modules) {
      for (const place of [...module.places, ...module.linked]) {
        for (const hidden of this.hiddenAtOrAbove(place)) add(hidden, module);
      }
      for (const place of module.places) {
        for (const hidden of this.byDirectory.get(comparablePath(place)) ?? []) {
          const name = basename(hidden.path);
          const isLoaded = module === rootModule ? isRead(name) : isConfiguration(name);
          if (isLoaded && comparablePath(dirname(hidden.path)) === comparablePath(place))
            add(hidden, module);
        }
      }
    }
  }

  /** The hidden file at this path, or the hidden directory that holds it. */
  private hiddenFileAt(path: string): HiddenFile[] {
    const atPath = this.byPath.get(comparablePath(path)) ?? [];
    const isFileThere = statsOf(path)?.isDirectory() === false;
    const files = atPath.filter((hidden) => !hidden.isDirectory);
    return [...files, ...this.hiddenAbove(path, isFileThere)];
  }

  /** What is hidden in a directory, and the hidden directory that holds it. */
  private hiddenIn(directory: string): HiddenFile[] {
    const key = comparablePath(directory);
    const atPath = this.byPath.get(key) ?? [];
    const below = this.byDirectory.get(key) ?? [];
    return [...atPath, ...below, ...this.hiddenAbove(directory, isDirectory(directory))];
  }

  /**
   * The hidden directories that hold a path.
   *
   * @param isThere whether the path exists; if not, only a submodule that is not checked out may hold it
   */
  private hiddenAbove(path: string, isThere: boolean): HiddenFile[] {
    const directories = this.hiddenAtOrAbove(dirname(path));
    return isThere
      ? directories
      : directories.filter(({ entry }) => entry.reason === EMPTY_SUBMODULE);
  }

  /** What is hidden at this path, and the hidden directories that hold it. */
  private hiddenAtOrAbove(path: string): HiddenFile[] {
    return withDirectoriesAbove(path).flatMap((each) => this.byPath.get(each) ?? []);
  }

  /** The path, and where its links lead. */
  private withLinkTargets(path: string): string[] {
    return withDirectoriesAbove(path).some((each) => this.links.has(each))
      ? followLinks(path)
      : [path];
  }

  /** A directory, and where the links in it lead; undefined if there are too many links. */
  private reachedFrom(directory: string): string[] | undefined {
    const reached = new Set(this.withLinkTargets(directory));
    // What is added to a set while it is walked is walked as well.
    for (const place of reached) {
      const links = this.linksByDirectory.get(comparablePath(place)) ?? [];
      if (links.length > 0 && this.links.size > MOST_LINKS) return undefined;
      for (const target of links.flatMap((link) => followLinks(link))) reached.add(target);
    }
    return [...reached];
  }
}

/**
 * Finds the hidden files that belong to the configuration of a directory.
 *
 * @param module absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
export async function findHidden(packing: Packing, module: string, step?: ReadingStep) {
  const index = new HiddenIndex(packing);
  const named = await readNamedFiles(module, (path) => index.matters(path), localFiles, step);
  return { index, named, files: index.find(named, module) };
}

/** A path in a form that is equal for all names that some file system takes for one name. */
export function comparablePath(path: string): string {
  // Some file systems take this one letter for two.
  const folded = foldCase(normalized(path)).replaceAll('İ', 'i\u0307');
  return folded.replaceAll('\\', '/').replace(/\/$/, '');
}

/** The directories above a path, comparable; '' is above all of them. */
export function comparableDirectoriesAbove(path: string): string[] {
  const names = comparablePath(path).split('/');
  const directories = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
  return [...new Set(['', ...directories])];
}

/** A path and the directories above it, all comparable. */
function withDirectoriesAbove(path: string): string[] {
  return [comparablePath(path), ...comparableDirectoriesAbove(path)];
}

function isDirectory(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

function statsOf(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** How many files a sentence names. */
export const MOST_NAMED = 3;

/** Names the first of the excluded files, for a sentence. @param detail what is said of a file in brackets, if anything */
export function listHidden(
  hidden: readonly HiddenFile[],
  detail: (entry: ExcludedEntry) => string | undefined,
): Sentence {
  const names = hidden.map(({ entry }): Sentence => {
    const path = filePart(entry.path);
    const shown = detail(entry);
    return shown === undefined ? path : phrase`${path} (${foreign(shown)})`;
  });
  return firstParts(names, MOST_NAMED);
}

export const CHECK_OUT_WHOLE = phrase`Check out whole directories, and let no step remove files of the commit.`;

/** Sentences about the first texts that name the hidden files, each with a space before it. */
export function sayMentions(hidden: readonly HiddenFile[]): Sentence {
  const mentioned = new Map<string, { where: string; how: string }>();
  for (const { namings } of hidden) {
    const mentions = namings.flatMap((naming) => naming.mentions[0] ?? []);
    // A function that reads the file says more than a text with its name.
    const mention =
      mentions.find(({ isRead }) => isRead) ?? mentions.find(({ why }) => !why) ?? mentions[0];
    if (mention !== undefined) {
      const lastNames = mention.where.split(sep).slice(-2).join('/');
      const how = mention.why ?? (mention.isRead ? 'reads it' : 'has its name in it');
      mentioned.set(`${lastNames} ${how}`, { where: lastNames, how });
    }
  }
  return [...mentioned.values()]
    .slice(0, MOST_NAMED)
    .map(({ where, how }) => phrase` ${filePart(where)} ${plain(how)}.`);
}

/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
export function sayDoubtful(hidden: readonly HiddenFile[], root: string): Finding | undefined {
  const doubtful = hidden.filter(
    ({ isCertain, entry }) => isCertain && entry.reason === TRACKING_UNKNOWN,
  );
  const [first] = doubtful;
  if (first === undefined) return undefined;
  const why = first.entry.detail ?? '';
  const remedy = first.entry.isOfAnotherUser
    ? phrase`Run ${typed(`git config --global --add safe.directory ${root}`)} in a step before (${setting("'*'")} instead of the path covers submodules).`
    : phrase`Check the files out with git.`;
  return finding(
    CODES.gitSilent,
    phrase`Terraform would load ${listHidden(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${foreign(why)}). Plangate does not exclude files that Terraform loads without an answer.`,
    { remedy, actor: 'operators' },
  );
}
