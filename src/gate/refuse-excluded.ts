/**
 * Why the gate stays closed for files that are not sent. A rule that excludes a file which Terraform loads by its kind is seen by
 * names alone; only where a configuration goes on without a file are its texts followed.
 */
import { basename, dirname, join } from 'node:path';
import { LOCK_FILE, isConfiguration, isRead } from '../configuration/file-names.ts';
import type { LoadedModule, NamedFiles } from '../configuration/named-files.ts';
import {
  IGNORED,
  NOT_CHECKED_OUT,
  RULE_FILE,
  UNTRACKED,
  type Archive,
  type ExcludedEntry,
} from '../archive/archive.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import { filePart, firstParts, phrase, plain, setting, type Sentence } from '../model/sentence.ts';
import { realOrSame, slashed } from '../machine/find-repository.ts';
import { Changes } from './changes.ts';
import { CHANGES_NOT_KNOWN, knownChanges } from './examine-manifest.ts';
import { findNewlyCalled, findGuardedNames, type GuardedName } from './guarded-names.ts';
import {
  CHECK_OUT_WHOLE,
  comparablePath,
  HiddenIndex,
  linksOf,
  listHidden,
  MOST_NAMED,
  sayMentions,
  type HiddenFile,
} from './hidden-files.ts';
import type { Proposal } from './request.ts';
import type { ServiceScope } from './service-scope.ts';

/** What belongs to one configuration and is not sent. */
export interface Hidden {
  archive: Archive;
  /** Files of the commit that are not here: they are not sent either. */
  missing: readonly ExcludedEntry[];
  /** Absolute path of the directory that Terraform runs in. */
  module: string;
  named: NamedFiles;
  files: HiddenFile[];
}

/** Why the gate stays closed, or what a reader should know. */
interface Examined {
  closing?: Finding | undefined;
  notices: Finding[];
}

/** What of the excluded files a request may not change, and what it changes in the rules. */
export async function examineExcludedFiles(hidden: Hidden, step: ServiceScope): Promise<Examined> {
  const { proposal } = step.change;
  if (proposal === undefined) return { notices: [] };
  const { archive } = hidden;
  const known = await knownChanges(archive.root, proposal);
  const changes = known && new Changes(proposal.repository, known);
  const closing =
    sayLoaded(hidden, proposal, changes) ??
    (await sayNewlyCalled(hidden, proposal, changes, step)) ??
    sayLost(hidden, changes) ??
    sayGuarded(await findGuarded(hidden, proposal, changes, step));
  if (closing !== undefined) return { closing, notices: [] };
  return { notices: [...sayChangedRules(hidden, changes), ...sayMayBeNamed(hidden, changes)] };
}

/** That the request adds or changes files which are not sent, and which Terraform loads. */
function sayLoaded(
  { module, files, named }: Hidden,
  { repository }: Proposal,
  changes: Changes | undefined,
): Finding | undefined {
  const isLoaded = kindTest(named.modules, module);
  const places = changes?.paths.map((path) => join(repository, ...path.split('/'))) ?? [];
  const counting = files.filter((file) => {
    const { entry, path, isDirectory, isCertain, modules } = file;
    // Files that git does not track are no part of the pull request.
    if (entry.reason === UNTRACKED) return false;
    if (entry.reason === NOT_CHECKED_OUT)
      return changes === undefined ? isCertain : changes.includesOrHolds(path);
    if (modules.length === 0 || basename(path) === LOCK_FILE) return false;
    if (changes === undefined || !isDirectory) return changes?.includesOrHolds(path) !== false;
    const inside = `${comparablePath(path)}/`;
    return (
      changes.changesPath(path) ||
      places.some((place) => comparablePath(place).startsWith(inside) && isLoaded(place))
    );
  });
  if (counting.length === 0) return undefined;
  const names = listHidden(counting, ({ rule, reason }) => rule ?? reason);
  const why =
    changes === undefined ? CHANGES_NOT_KNOWN : phrase`this pull request adds or changes it`;
  return finding(
    CODES.hiddenFromPolicies,
    phrase`Terraform would load ${names}, but the policies do not get to see that, and ${why}.${sayMentions(counting)}`,
    { remedy: phrase`${howToSend(counting)}${changes === undefined ? OR_LIST_CHANGES : ''}` },
  );
}

/** That the request newly calls a module of which files are not sent that Terraform loads by their kind. */
async function sayNewlyCalled(
  { module, files, named }: Hidden,
  proposal: Proposal,
  changes: Changes | undefined,
  step: ServiceScope,
): Promise<Finding | undefined> {
  const [rootModule] = named.modules;
  const ofCalled = files.filter(
    ({ entry, modules }) =>
      entry.reason !== UNTRACKED && modules.some((each) => each !== rootModule),
  );
  if (ofCalled.length === 0 || changes === undefined) return undefined;
  const isNewly = await findNewlyCalled(module, proposal, changes, step);
  const counting = ofCalled.filter(({ modules }) => modules.some(({ places }) => isNewly(places)));
  if (counting.length === 0) return undefined;
  return finding(
    CODES.hiddenFromPolicies,
    phrase`Terraform would load ${listHidden(counting, ({ rule, reason }) => rule ?? reason)}, but the policies do not get to see that, and this pull request newly calls its module.`,
    { remedy: howToSend(counting) },
  );
}

function howToSend(counting: readonly HiddenFile[]): Sentence {
  if (counting.some(({ entry }) => entry.rule !== undefined)) return REMOVE_RULES;
  return counting.some(({ entry }) => entry.reason === NOT_CHECKED_OUT)
    ? CHECK_OUT_WHOLE
    : phrase`Keep it in a file that is sent and judged.`;
}

const REMOVE_RULES = phrase`Remove the rules from ${setting(RULE_FILE)}, so that it is sent and judged.`;
const OR_LIST_CHANGES = phrase` Or let the job know them: ${setting('github-token')} with ${setting('pull-requests: read')}, elsewhere a checkout that holds the target branch.`;

/** Makes a test whether Terraform loads a file, by its absolute path, because of its kind. */
function kindTest(modules: readonly LoadedModule[], directory: string): (path: string) => boolean {
  const [rootModule] = modules;
  const providers = `${comparablePath(join(directory, 'terraform.d'))}/`;
  return (path) => {
    if (comparablePath(path).startsWith(providers)) return true;
    const [around, name] = [comparablePath(dirname(path)), basename(path)];
    return modules.some((module) => {
      const isHere = module.places.some((place) => comparablePath(place) === around);
      const isKind = module === rootModule ? isRead(name) : isConfiguration(name);
      if (isHere && isKind && name !== LOCK_FILE) return true;
      return module.linked.some((place) => comparablePath(place) === comparablePath(path));
    });
  };
}

/** The files that Terraform loads by their kind, and that are no longer sent with the changed rules. */
function lostFiles({ archive, module, named }: Hidden): HiddenFile[] {
  const { root, changedRules, entries } = archive;
  const lost = changedRules?.lost ?? [];
  if (lost.length === 0) return [];
  const index = new HiddenIndex({ root, excluded: lost, links: linksOf(entries) });
  return index.find({ ...named, files: new Map(), directories: new Map() }, module);
}

const isLock = ({ path }: HiddenFile) => basename(path) === LOCK_FILE;
const ruleOf = ({ rule }: ExcludedEntry) => rule;

/** That changed rules no longer send what Terraform loads, together with something else. */
function sayLost(hidden: Hidden, changes: Changes | undefined): Finding | undefined {
  if (hidden.archive.changedRules?.isAlone !== false) return undefined;
  const lost = lostFiles(hidden).filter((file) => !isLock(file));
  if (lost.length === 0) return undefined;
  const isKnown = changes !== undefined;
  const why = isKnown ? phrase`this pull request changes other files, too` : CHANGES_NOT_KNOWN;
  return finding(
    CODES.hiddenFromPolicies,
    phrase`With the changed ${setting(RULE_FILE)} Terraform would not load ${listHidden(lost, ruleOf)} any more, and ${why}.`,
    {
      remedy: phrase`Merge this change by itself first, or take the rules out.${isKnown ? '' : OR_LIST_CHANGES}`,
    },
  );
}

/** What a reader should know of changed rules that are no reason to close. */
function sayChangedRules(hidden: Hidden, changes: Changes | undefined): Finding[] {
  const { changedRules } = hidden.archive;
  const lost = lostFiles(hidden);
  // Where the changes are not known, the branch may only be older than the rules.
  if (changedRules === undefined || (changes === undefined && lost.length === 0)) return [];
  const about = { file: RULE_FILE };
  if (lost.length > 0) {
    const judged = changedRules.isAlone
      ? phrase`this pull request is judged without that`
      : phrase`until then it is sent`;
    return [
      finding(
        'rules-changed',
        phrase`After the merge Terraform does not load ${listHidden(lost, ruleOf)} any more, because it is not sent; ${judged}.`,
        { about },
      ),
    ];
  }
  const counts = changedRules.isAlone
    ? phrase`They decide here already what is sent of the files that git tracks.`
    : phrase`Until then a file that git tracks is sent where these rules or those of the target branch send it.`;
  return [
    finding(
      'rules-changed',
      phrase`This pull request changes the rules in ${setting(RULE_FILE)}. ${counts}`,
      { about },
    ),
  ];
}

/** The places that go on without tracked files, as far as the request changes them. */
async function findGuarded(
  { archive, missing, module }: Hidden,
  proposal: Proposal,
  changes: Changes | undefined,
  step: ServiceScope,
): Promise<GuardedName[]> {
  const { root, entries } = archive;
  const notSent = [...archive.excluded, ...missing];
  const excluded = notSent.filter(({ reason }) => reason !== UNTRACKED);
  if (excluded.length === 0) return [];
  const tracked = trackedOf(excluded, root, proposal.repository, await proposal.trackedFiles());
  const asked = { module, root, links: linksOf(entries), excluded: tracked };
  return findGuardedNames(asked, proposal, changes, step);
}

/** The tracked files among excluded ones, each by itself. Where git does not say them, what rules and state exclude. */
function trackedOf(
  excluded: readonly ExcludedEntry[],
  root: string,
  repository: string,
  tracked: ReadonlySet<string> | undefined,
): ExcludedEntry[] {
  if (tracked === undefined)
    return excluded.filter(({ rule }) => rule?.startsWith('built in') !== true);
  const byPath = new Map(excluded.map((entry) => [entry.path, entry]));
  const place = relativePathInside(repository, realOrSame(root)) ?? '';
  return [...tracked].flatMap((path) => {
    const inRoot = place === '' ? path : relativePathInside(`/${place}`, `/${path}`);
    for (let at = inRoot ?? ''; at !== '' && at !== '.'; at = dirname(at)) {
      const entry = byPath.get(at);
      if (entry !== undefined && inRoot !== undefined) return [{ ...entry, path: slashed(inRoot) }];
    }
    return [];
  });
}

/** That a place goes on without files that are not sent. */
function sayGuarded(guarded: readonly GuardedName[]): Finding | undefined {
  const [first] = guarded;
  if (first === undefined) return undefined;
  const { where, why, files } = first;
  const shown = files.map(({ path, rule, reason }): Sentence => {
    return phrase`${filePart(path)} (${plain(rule ?? reason)})`;
  });
  const place = filePart(where.split('/').slice(-2).join('/'));
  const names = firstParts(shown, MOST_NAMED);
  const says = why
    ? phrase`${place} ${plain(why)}, so it may go on without ${names}, which is not sent: the policies may see another plan than that of all files.`
    : phrase`${place} goes on without ${names}, which is not sent: the policies see another plan than that of all files, and this pull request changes what decides it.`;
  return finding(CODES.hiddenFromPolicies, says, {
    remedy: phrase`${REMOVE_RULES} Or name it outside of ${setting('try')}, ${setting('can')}, ${setting('fileexists')} and ${setting('fileset')}.`,
  });
}

/** Of files that texts name in changed files, where no function is seen to read them. */
function sayMayBeNamed({ files }: Hidden, changes: Changes | undefined): Finding[] {
  const named = files.filter(
    ({ entry, isCertain, namings }) =>
      entry.reason === IGNORED &&
      !isCertain &&
      namings.some(({ mentions }) =>
        mentions.some(
          ({ where }) => changes?.includesOrHolds(where.replace(/:\d+$/, '')) !== false,
        ),
      ),
  );
  return named
    .slice(0, MOST_NAMED)
    .map((file) =>
      finding(
        'hidden-file',
        phrase`Terraform may load ${listHidden([file], ruleOf)}, but the policies do not get to see it.${sayMentions([file])}`,
        { about: { file: file.entry.path } },
      ),
    );
}
