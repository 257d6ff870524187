/**
 * Which ignore rules say what is sent of a directory. For a request they are those of the branch that decides, so that no request
 * hides anything by a rule; for a push, an apply and a person those of the files that are here.
 */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import {
  IGNORED,
  PackError,
  RULE_FILE,
  type ChangedRules,
  type ExcludedEntry,
} from '../archive/archive.ts';
import {
  exclusionOf,
  NOTHING_PACKED,
  readIgnoreRules,
  readRuleFile,
  readRuleText,
} from '../archive/ignore-rules.ts';
import { mayBeRead } from '../configuration/file-names.ts';
import type { IgnoreRules } from '../archive/rule-matching.ts';
import { combineRules } from '../archive/rules-of-request.ts';
import type { JudgedChange } from '../hosts/judged-change.ts';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { findAround, findCheckout, openAt, realOrSame } from '../machine/find-repository.ts';
import { followLinks } from '../machine/files-here.ts';
import { readCommit } from '../machine/git-objects.ts';
import { CODES } from '../model/errors.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { UnreadableFile, wholeText } from '../model/unreadable-file.ts';
import { readDecidingText, readTrusted } from '../settings/files-of-default-branch.ts';
import { trustedCommit, treeOfCommit, type AskedServer } from '../trust/git-files.ts';
import { asTrusted, UntrustedError, type JobTree, type Trusted } from '../trust/tree.ts';

/** What is sent of a directory. */
export interface SentRules {
  rules: IgnoreRules;
  /** What the request changes in them; undefined where it changes nothing. */
  changed?: ChangedRules | undefined;
}

export interface RulesOfJob {
  /** @param root absolute path of what is packed. @throws PackError where the rules cannot be used */
  at(this: void, root: string): Promise<SentRules>;
  /** The text of a file, by its path in the repository, on the branch that decides; undefined where it has none, and unknown. */
  textOnBranch(this: void, path: string): Promise<string | undefined>;
}

/** `signal` ends the reading of rules. */
type RulesPorts = GitPorts & { signal?: AbortSignal | undefined };

interface JudgedHere {
  subject: Pick<JudgedChange, 'base' | 'changedFiles' | 'changedByEach'>;
  jobTree: JobTree;
  /** The server of the repository, which knows its other branches. */
  server: AskedServer | undefined;
  targetBranches: readonly string[];
  /** Absolute path of the repository. */
  repositoryRoot: string;
  /** Absolute: the directory in which the job works. */
  workspace: string;
}

export function openSentRules(judged: JudgedHere, ports: RulesPorts): RulesOfJob {
  const known = new Map<string, Promise<SentRules>>();
  return {
    at(written) {
      const root = realOrSame(written);
      const reading = known.get(root) ?? readSentRules(root, judged, ports);
      known.set(root, reading);
      return reading;
    },
    async textOnBranch(path) {
      const { jobTree, repositoryRoot } = judged;
      if (!jobTree.proposed) return undefined;
      try {
        const files = await openBranch(repositoryRoot, jobTree, judged, ports);
        return await files.read(path);
      } catch (error) {
        if (error instanceof UntrustedError || error instanceof UnreadableFile) return undefined;
        throw error;
      }
    },
  };
}

async function readSentRules(
  root: string,
  judged: JudgedHere,
  ports: RulesPorts,
): Promise<SentRules> {
  const { subject, jobTree, workspace } = judged;
  const repository = findAround(root, workspace).repository?.root ?? findCheckout(root) ?? root;
  const readOfCommit = () => readRuleFile(root, repository, undefined, ports.signal);
  if (!jobTree.proposed) return { rules: await readOfCommit() };
  const path = join(root, RULE_FILE);
  const changed = await listOrUndefined(subject);
  const here = inRepository(followLinks(path), repository);
  const proposed = await readOfCommit();
  const isTouchedHere = changed?.some(touching(here)) === true;
  const isHere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  if (!isHere && !isTouchedHere) return { rules: proposed };
  const tracked = await trackedIn(repository, workspace, ports);
  // Where rules hide nothing of the configuration, the branch is not asked: a name that is read and not sent fails anyway.
  if (!isTouchedHere && !excludesLoaded(proposed, root, tracked)) return { rules: proposed };
  let branch: DecidingFiles | undefined;
  const asTree: JobTree = {
    ...jobTree,
    trusted: async (at) => {
      const files = await openBranch(at, jobTree, judged, ports);
      branch = files;
      const directory = relativePathInside(repository, root) ?? '';
      // One listing says whether the file is there, and often has its text.
      await files.entries(directory).catch(ignoreUnreadable);
      return files;
    },
  };
  const place = { directory: root, workingDirectory: root, jobTree: asTree };
  const decides = await readDecidingText(RULE_FILE, path, place, ports);
  const onBranch = (await branch?.placesOf(here[0] ?? RULE_FILE)) ?? [];
  const isOfRules = touching([...here, ...onBranch]);
  const isTouched = changed?.some(isOfRules) ?? true;
  const isAlone = isTouched && (await changesRulesAlone(subject, changed, isOfRules, onBranch));
  const text = 'text' in decides ? decides.text : '';
  const ofRequest = isTouched ? await readRuleText(root, repository) : undefined;
  const isSame = !('problems' in decides) && ofRequest?.replace(/^\uFEFF/, '') === text;
  if (isSame) return { rules: proposed };
  let deciding: IgnoreRules;
  try {
    if ('problems' in decides)
      throw new UnreadableFile(decides.problems.map(({ message }) => message).join(' '));
    deciding = await readIgnoreRules(wholeText(text), undefined, ports.signal);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // A change of the rules alone may correct those of the branch.
    if (isAlone) return { rules: proposed, changed: { isAlone, lost: [] } };
    const message = `${error.message}; ${NOTHING_PACKED}`;
    throw new PackError([{ where: RULE_FILE, message, code: CODES.cannotBeSent }]);
  }
  if (ofRequest === undefined) return { rules: deciding };
  const isTracked = (absolute: string) => tracked?.has(absolute) === true;
  return {
    rules: combineRules({ deciding, proposed, isAlone, isTracked }),
    changed: { isAlone, lost: lostBetween(deciding, proposed, root, tracked ?? new Set()) },
  };
}

/** An empty list is of no change, and so it says nothing. */
async function listOrUndefined({ changedFiles }: Pick<JudgedChange, 'changedFiles'>) {
  const changed = await changedFiles();
  return changed?.length === 0 ? undefined : changed;
}

function inRepository(paths: readonly string[], repository: string): string[] {
  return paths.flatMap((path) => relativePathInside(repository, path) ?? []);
}

/** Makes a test whether a changed path is one of these, or a link or a submodule that holds it. */
function touching(places: readonly string[]): (path: string) => boolean {
  const all = places.map((place) => place.toLowerCase());
  return (path) => {
    const lower = path.toLowerCase();
    return all.some((place) => place === lower || place.startsWith(`${lower}/`));
  };
}

/**
 * Whether a request that changes rules changes nothing else: of a merge queue each request that does. To what a link of the
 * request leads, it chooses itself, so that this is something else.
 */
async function changesRulesAlone(
  { changedByEach }: JudgedHere['subject'],
  changed: readonly string[] | undefined,
  isOfRules: (path: string) => boolean,
  onBranch: readonly string[],
): Promise<boolean> {
  if (changed === undefined) return false;
  const isRuleFile = (path: string) =>
    path === RULE_FILE || path.endsWith(`/${RULE_FILE}`) || onBranch.includes(path);
  const isAlone = (list: readonly string[] | undefined) =>
    list !== undefined && (!list.some(isOfRules) || list.every(isRuleFile));
  if (isAlone(changed)) return true;
  const lists = await changedByEach?.();
  return lists !== undefined && lists.some((list) => list?.some(isOfRules)) && lists.every(isAlone);
}

/** Whether rules exclude a tracked file of a name that Terraform loads; true where git does not say what it tracks. */
function excludesLoaded(
  rules: IgnoreRules,
  root: string,
  tracked: ReadonlySet<string> | undefined,
): boolean {
  const ruleFor = exclusionOf(rules, root);
  const isLoaded = (path: string) => mayBeRead(path) || /(?:^|\/)terraform\.d\//.test(path);
  const isExcluded = (absolute: string) => {
    const path = relativePathInside(root, absolute);
    return path !== undefined && isLoaded(path) && ruleFor(path) !== undefined;
  };
  return tracked === undefined || [...tracked].some(isExcluded);
}

/** Absolute paths of what git tracks; undefined where git cannot say it: then the rules of the branch decide about each file. */
async function trackedIn(repository: string, workspace: string, ports: RulesPorts) {
  const tracked = await listTrackedFiles(repository, workspace, ports);
  if ('unknown' in tracked) return undefined;
  return new Set([...tracked].map((path) => join(repository, ...path.split('/'))));
}

/** The tracked files that one set of rules sends and the other one does not. */
function lostBetween(
  before: IgnoreRules,
  after: IgnoreRules,
  root: string,
  tracked: ReadonlySet<string>,
): ExcludedEntry[] {
  const [ruleBefore, ruleAfter] = [exclusionOf(before, root), exclusionOf(after, root)];
  return [...tracked].flatMap((absolute) => {
    const path = relativePathInside(root, absolute);
    if (path === undefined || ruleBefore(path) !== undefined) return [];
    const rule = ruleAfter(path);
    if (rule === undefined) return [];
    const { line, text } = rule;
    const place = line === undefined ? 'built in:' : `${RULE_FILE}:${line}`;
    return [{ path, reason: IGNORED, rule: `${place} ${text}` }];
  });
}

/**
 * The files of the branch that decides: of the default branch, or of the one that the request goes to, where `target-branches`
 * names that whole. A branch that a pattern names, an author may create. Rejects with an UntrustedError.
 */
async function openBranch(
  repositoryRoot: string,
  jobTree: JobTree & { proposed: true },
  { subject: { base }, targetBranches, server }: JudgedHere,
  ports: RulesPorts,
): Promise<Trusted<DecidingFiles>> {
  const { branch, defaultBranch } = base ?? {};
  const repository = openAt(repositoryRoot);
  if (branch !== undefined && branch !== defaultBranch && targetBranches.includes(branch)) {
    const found = await trustedCommit({ repository, branch, server }, ports);
    return readTrusted(asTrusted(treeOfCommit(found.commit, found.repository, ports)));
  }
  const files = await jobTree.trusted(repositoryRoot);
  const commit = files.commit();
  // What git has here, no host need be asked for.
  const isHere =
    commit && repository && (await readCommit(commit, repository, ports).catch(() => undefined));
  return isHere ? readTrusted(asTrusted(treeOfCommit(commit, repository, ports))) : files;
}

function ignoreUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableFile)) throw error;
}
