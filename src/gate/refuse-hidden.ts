/** Why the gate stays closed for files that are not sent: the pull request changes them, hides them, or names them. */
import { join, relative, sep } from 'node:path';
import { readExclusion } from '../archive/ignore-rules.ts';
import {
  IGNORED,
  MANIFEST_MISLEADING,
  NOT_CHECKED_OUT,
  RULE_FILE,
  type Archive,
} from '../archive/archive.ts';
import { touches } from '../configuration/affected.ts';
import { MODULE_MANIFEST } from '../configuration/module-manifest.ts';
import { isBelow } from '../machine/find-repository.ts';
import type { LoadedModule, Mention, NamedFiles } from '../configuration/named-files.ts';
import type { LoadedFiles } from '../configuration/read-configuration.ts';
import { addTo } from '../model/add-to.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import { relativePathInside } from '../model/relative-path.ts';
import {
  filePart,
  foreign,
  phrase,
  plain,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { followLinks, localFiles } from '../machine/files-here.ts';
import {
  comparablePath,
  comparableDirectoriesAbove,
  isManifest,
  listHidden,
  MOST_NAMED,
  readNamedFiles,
  type HiddenFile,
  type HiddenIndex,
  type Naming,
} from './hidden-files.ts';
import type { ServiceScope } from './service-scope.ts';
import type { Proposal } from './request.ts';
import { readAtMergeBase } from './files-at-merge-base.ts';

/** What belongs to one configuration and is not sent. */
export interface Hidden {
  archive: Archive;
  /** Absolute path of the directory that Terraform runs in. */
  module: string;
  named: NamedFiles;
  index: HiddenIndex;
  files: HiddenFile[];
}

/**
 * Why the gate stays closed for hidden files.
 *
 * @param files those of the configuration's hidden files that count
 * @returns undefined if the gate goes on
 */
export async function examineHiddenFiles(
  files: readonly HiddenFile[],
  hidden: Hidden,
  step: ServiceScope,
): Promise<Finding | undefined> {
  const { proposal } = step.change;
  if (proposal === undefined || files.length === 0) return undefined;
  const { root } = hidden.archive;
  const changed = await knownChanges(root, proposal);
  // A file that never ships and that no function reads counts only if the pull request changes it.
  const countingUnchanged = files.filter(
    ({ isCertain, entry }) => isCertain || entry.reason === IGNORED,
  );
  if (changed === undefined) {
    return sayHidden(countingUnchanged, CHANGES_NOT_KNOWN, OR_LIST_CHANGES);
  }
  const changes = new Changes(proposal.repository, changed);
  const changedFiles = files.filter(({ path }) => changes.includesOrHolds(path));
  if (changedFiles.length > 0)
    return sayHidden(changedFiles, phrase`this pull request adds or changes it`);
  const before = await readMergeBase(hidden, proposal, changed, step);
  const isCompared = before?.isKnown !== false;
  if (changes.includesOrHolds(join(root, RULE_FILE))) {
    const excludedBefore = isCompared ? await exclusionBy(before?.rules) : undefined;
    const newlyExcluded = countingUnchanged.filter(
      (file) => !isSureToBeExcluded(file, excludedBefore),
    );
    const closing = excludedBefore
      ? sayHidden(
          newlyExcluded,
          phrase`the ${setting(RULE_FILE)} of the merge base does not exclude it`,
        )
      : sayHidden(
          newlyExcluded,
          phrase`${setting(RULE_FILE)} changes here and cannot be compared`,
          OR_COMPARE,
        );
    if (closing !== undefined) return closing;
  }
  const newlyNamed = countingUnchanged.filter(newlyNamedTest(hidden.named, before?.named, changes));
  return isCompared
    ? sayHidden(newlyNamed, phrase`this pull request adds or changes what names it`)
    : sayHidden(
        newlyNamed,
        phrase`what names it is changed here or cannot be compared`,
        OR_COMPARE,
      );
}

/** The files that a pull request changes. */
class Changes {
  private readonly repository: string;
  private readonly changed: ReadonlySet<string>;
  private readonly changedDirectories: ReadonlySet<string>;

  constructor(repository: string, changed: readonly string[]) {
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

/** The configuration and the rules before the change; undefined if it changes nothing that is read. */
async function readMergeBase(
  { archive, module, index }: Hidden,
  proposal: Proposal,
  changed: readonly string[],
  step: ServiceScope,
) {
  const look = async (files: LoadedFiles) => ({
    named: await readNamedFiles(module, (path) => index.matters(path), files, step),
    rules: files.readFile(join(archive.root, RULE_FILE)),
  });
  const before = await readAtMergeBase(proposal, changed, localFiles, look);
  return before && { ...before.result, isKnown: before.isKnown };
}

type Exclusion = Awaited<ReturnType<typeof readExclusion>>;

/** Makes a test whether the rules of the merge base exclude a path; undefined if they cannot be applied. */
async function exclusionBy(rules = ''): Promise<Exclusion | undefined> {
  try {
    return await readExclusion(rules);
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

/**
 * Whether a file is excluded without the change of the rules as well. Of a path with links in it, that is not sure.
 *
 * @param excludes the rules of the merge base; undefined if they cannot be applied
 */
function isSureToBeExcluded(
  { entry, path, isDirectory }: HiddenFile,
  excludes?: Exclusion,
): boolean {
  // No other reason comes from the rules, so a change of the rules does not matter for it.
  if (entry.reason !== IGNORED) return true;
  return (
    excludes !== undefined && followLinks(path).length === 1 && excludes(entry.path, isDirectory)
  );
}

/**
 * Makes a test whether a file is named in a way in which it was not before.
 *
 * @param before undefined if the change touches nothing that is read
 */
function newlyNamedTest(
  named: NamedFiles,
  before: NamedFiles | undefined,
  changes: Changes,
): (hidden: HiddenFile) => boolean {
  const newModules = directoriesOfNewModules(named, before, changes);
  const mentionsBefore = before && [
    ...before.files.values(),
    ...[...before.directories.values()].flatMap(({ endings }) => [...endings.values()]),
  ];
  const keysBefore = mentionsBefore && new Set(mentionsBefore.flat().map(keyOfMention));
  const isNewMention = (mention: Mention) =>
    newModules.has(mention.module) || keysBefore?.has(keyOfMention(mention)) === false;
  // Many files share one naming.
  const areNew = new Map<Naming, boolean>();
  const isNew = (naming: Naming): boolean => {
    const { places, mentions } = naming;
    const result =
      areNew.get(naming) ??
      (places.some((place) => changes.changesPath(place)) || mentions.some(isNewMention));
    areNew.set(naming, result);
    return result;
  };
  return (hidden) =>
    hidden.modules.some((module) => newModules.has(directoryOf(module))) ||
    hidden.namings.some(isNew);
}

/** The directory of a module, as the calls name it: the first of its places. */
function directoryOf({ places: [directory = ''] }: LoadedModule): string {
  return directory;
}

function keyOfMention({ module, written }: Mention): string {
  return `${module} ${written()}`;
}

/**
 * The directories of modules that are new here: changed, called by a new or a changed call, or called by such a module.
 *
 * @param before what the merge base names; undefined if it cannot be compared, and only changed files count
 */
function directoriesOfNewModules(
  { modules }: NamedFiles,
  before: NamedFiles | undefined,
  changes: Changes,
): Set<string> {
  /** A key of the module itself, and one for each call of it. */
  const keysOf = (module: LoadedModule) => [
    directoryOf(module),
    ...module.calls.map(({ from, written }) => `${directoryOf(module)} ${from} ${written}`),
  ];
  const keysBefore = before && new Set(before.modules.flatMap(keysOf));
  const isNew = (module: LoadedModule) =>
    [...module.places, ...module.linked].some((place) => changes.changesPath(place)) ||
    keysOf(module).some((key) => keysBefore?.has(key) === false);
  const calledFrom = new Map<string, string[]>();
  for (const module of modules) {
    for (const { from } of module.calls) addTo(calledFrom, from, directoryOf(module));
  }
  const directories = new Set(modules.filter(isNew).map(directoryOf));
  // What a module calls is as new as the module. A set can grow while it is walked.
  for (const directory of directories) {
    for (const called of calledFrom.get(directory) ?? []) directories.add(called);
  }
  return directories;
}

/** Further remedies, as sentences after the first one. */
const OR_LIST_CHANGES = phrase` Or let the job know them: ${setting('github-token')} with ${setting('pull-requests: read')}, elsewhere a checkout that holds the target branch.`;

const OR_COMPARE = phrase` Or let the job compare: a checkout that holds the target branch as well (${setting('fetch-depth: 0')}).`;

const CHANGES_NOT_KNOWN = phrase`which files this pull request changes is not known`;

export const CHECK_OUT_WHOLE = phrase`Check out whole directories, and let no step remove files of the commit.`;

/**
 * That hidden files close the gate; undefined if there is none.
 *
 * @param why the end of the first sentence
 * @param furtherRemedy a sentence with a space before it
 */
function sayHidden(
  hidden: readonly HiddenFile[],
  why: Sentence,
  furtherRemedy: Sentence = '',
): Finding | undefined {
  if (hidden.length === 0) return undefined;
  const would = hidden.some(({ isCertain }) => isCertain) ? 'would' : 'may';
  const names = listHidden(hidden, ({ rule, reason }) => rule ?? reason);
  let remedy = phrase`Keep it in a file that is sent and judged.`;
  if (hidden.some(({ entry }) => entry.rule !== undefined)) {
    remedy = phrase`Remove the rules from ${setting(RULE_FILE)}, so that it is sent and judged.`;
  } else if (hidden.some(({ entry }) => entry.reason === NOT_CHECKED_OUT)) {
    remedy = CHECK_OUT_WHOLE;
  }
  return finding(
    CODES.hiddenFromPolicies,
    phrase`Terraform ${would} load ${names}, but the policies do not get to see that, and ${why}.${sayMentions(hidden)}`,
    { remedy: phrase`${remedy}${furtherRemedy}` },
  );
}

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
 * Finds out whether a module manifest that is not sent closes the gate.
 *
 * @param module absolute path of the directory that Terraform runs in
 * @returns why the gate stays closed, or what a reader should know
 */
export async function examineManifest(
  { root, excluded }: Archive,
  module: string,
  proposal: Proposal | undefined,
): Promise<{ closing?: Finding; notice?: Finding }> {
  const places = followLinks(join(module, ...MODULE_MANIFEST.split('/')));
  const manifest = excluded.find(
    (entry) => isManifest(entry) && places.includes(join(root, ...entry.path.split('/'))),
  );
  if (manifest === undefined) return {};
  const { path, reason, detail, misleads } = manifest;
  const detailed = detail === undefined ? '' : phrase`: it ${foreign(detail)}`;
  const what = phrase`${filePart(path)} ${plain(reason)}${detailed}.`;
  const of = (says: Sentence, more?: Sentence) =>
    finding('module-manifest', says, { about: { file: path }, remedy: more });
  if (reason === MANIFEST_MISLEADING) {
    return {
      notice: of(phrase`${what} It is not sent, and the plan has the modules that the calls name.`),
    };
  }
  const follows = phrase`Terraform follows it in every checkout, and the policies do not get to see that`;
  const remedy = removeManifest(path);
  if (misleads === true) return { closing: of(phrase`${what} ${follows}.`, remedy) };
  const directory = join(module, '.terraform');
  const why = proposal && (await whyManifestCloses(directory, proposal));
  if (why !== undefined) return { closing: of(phrase`${what} ${follows}, and ${why}.`, remedy) };
  return { notice: of(phrase`${what} It is not sent.`, remedy) };
}

/** What to do about a manifest that git tracks. @param path of it */
export function removeManifest(path: string): Sentence {
  return phrase`Remove it: ${typed(`git rm --cached ${path}`)}, and add ${setting('.terraform/')} to .gitignore.`;
}

/** Why a manifest that misleads no call closes the gate: Terraform may fetch what the change puts there. */
async function whyManifestCloses(
  directory: string,
  proposal: Proposal,
): Promise<Sentence | undefined> {
  const changed = await knownChanges(directory, proposal);
  if (changed === undefined) return CHANGES_NOT_KNOWN;
  const inRepository = relativePathInside(proposal.repository, directory) ?? '';
  return changed.some((path) => touches(path, inRepository))
    ? phrase`this pull request changes what is in ${setting('.terraform/')}`
    : undefined;
}

/** What the pull request changes; undefined if that is not known of this directory. An empty list is of no change. */
async function knownChanges(directory: string, proposal: Proposal) {
  const isInside = isBelow(directory, proposal.repository);
  const changed = isInside ? await proposal.changedFiles() : undefined;
  return changed?.length === 0 ? undefined : changed;
}
