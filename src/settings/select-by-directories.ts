/**
 * Which workspaces the `cloud` blocks of directories select, for the entries of `plangate.yml` with `directories`. The blocks of the
 * default branch choose. One that a request adds or changes counts beside them, and only within what its entry says.
 */
import { posix } from 'node:path';
import {
  readCloudBlock,
  tagWords,
  type CloudBlock,
  type CloudReading,
} from '../configuration/cloud-block.ts';
import { compareBytes, type ProgramName } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { finding, type Finding } from '../model/finding.ts';
import { sentencesOf, type Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { directoryPart, filePart, firstParts, phrase, plain, setting } from '../model/sentence.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { otherHostProblem, type ServiceHost } from '../trust/service-host.ts';
import { findEnvironments, type Environments } from './environments-of-directories.ts';
import { listDirectories, type ListedDirectories } from './list-directories.ts';
import { findDirectories } from './settings-file/directory-patterns.ts';
import type { DirectoriesEntry } from './settings-file/read-settings-file.ts';
import { nameOfDirectory, selectByBlock, type WorkspaceSelector } from './workspace-selectors.ts';

export interface DirectoriesAsked {
  entries: readonly DirectoriesEntry[];
  /** The file that has the entries, as people know it. */
  settingsFile: string;
  /**
   * The files of the default branch; undefined where no request wrote the checkout. Where git has the commit they cost no request:
   * by the API of a host, each directory that is listed is one, and each file that is read.
   */
  branch: DecidingFiles | undefined;
  /** The files of the checkout that is judged. */
  checkout: DecidingFiles;
  /** What is said before any block; undefined where nothing says it, or where no service is asked. */
  job: { host?: ServiceHost | undefined; organization?: string | undefined };
  /** Whether a service has to know each workspace; it does where this is left out. */
  asksService?: boolean;
  /** The program that plans, where that is known. */
  program?: ProgramName | undefined;
  parsed?: ParsedFiles | undefined;
}

export interface SelectedByDirectories {
  /** With directories relative to the repository, with slashes; `.` is its root. */
  selectors: WorkspaceSelector[];
  notices: Finding[];
  problems: Problem[];
  /** Patterns that find nothing: each a problem, or a notice where the request changes the settings file and nothing else. */
  nothingFound: { problem: Problem; notice: Finding }[];
  /** Why nothing can be decided, although nothing is wrong with the settings. */
  undecided?: Finding;
  /** What the blocks that choose say where the job says nothing: those of the default branch, else of the checkout. */
  organization?: string;
  /** The same of the host. No block of a job with `branch` chooses it. */
  hostname?: string;
}

/** How many directories are read at the same time. */
const MOST_AT_ONCE = 16;
const MOST_NAMED = 5;
/** How many problems of one entry are said for directories that were not searched. */
const MOST_UNLISTED = 5;

/** Rejects with an UntrustedError where the files of the default branch cannot be read. */
export async function selectByDirectories(asked: DirectoriesAsked): Promise<SelectedByDirectories> {
  const { branch, checkout } = asked;
  const { found, refused, notices, nothingFound } = await findInBothTrees(asked);
  const read = await runConcurrently(
    found.map((one) => async () => ({
      ...one,
      ofFiles: await selectEnvironments(one, asked),
      ...(await readBlocks(one, { branch, checkout }, asked)),
    })),
    MOST_AT_ONCE,
  );
  const choosing = read.flatMap(({ before, here }) => {
    const reading = branch === undefined ? here : here && before;
    return reading?.block ?? [];
  });
  const agreed = agreedNames(choosing, asked);
  const problems = [...agreed.problems];
  const names = { ...asked.job, ...agreed.names };
  const selectors: WorkspaceSelector[] = [...refused];
  const gone = new Map<string, string>();
  const added: { directory: string; at: string; selected: string }[] = [];
  for (const one of read) {
    const { directory, ofFiles, before, here } = one;
    selectors.push(...ofFiles.selectors);
    const entries = one.entries.filter(({ varFiles }) => varFiles === undefined);
    const [entry] = entries;
    if (entry === undefined) continue;
    const chosen = before && selectIn(directory, before, names);
    if (here === undefined) {
      if (chosen?.selector !== undefined) gone.set(selectedBy(chosen.selector), directory);
      continue;
    }
    const own = selectIn(directory, here, names);
    const wrong = problemsOfBoth(chosen?.problems ?? [], own.problems, branch !== undefined);
    const ofHost = wrong.filter(isOfHost);
    problems.push(...ofHost);
    if (wrong.length > 0) {
      if (ofHost.length === 0) selectors.push(refuseDirectory(directory, wrong));
      continue;
    }
    if (here.block === undefined) {
      const at = `${asked.settingsFile}:${entry.line}`;
      const isByPlace = asked.asksService === false;
      selectors.push(isByPlace ? byPlace(directory, entry) : withoutBlock(directory, here, at));
      continue;
    }
    if (branch === undefined) {
      if (own.selector !== undefined) selectors.push(own.selector);
      continue;
    }
    if (chosen?.selector !== undefined) selectors.push(chosen.selector);
    if (own.selector === undefined) continue;
    const selected = selectedBy(own.selector);
    if (chosen?.selector !== undefined && selectedBy(chosen.selector) === selected) continue;
    const { at } = here.block;
    added.push({ directory, at, selected });
    // What several entries find has to be within what each of them says.
    for (const { within } of entries) selectors.push({ ...own.selector, proposed: { at, within } });
  }
  const missing = read.filter(({ isHere }) => !isHere);
  const removed = read.flatMap(({ ofFiles }) => ofFiles.removed);
  if (missing.length > 0) notices.push(describeGone(missing.map(({ directory }) => directory)));
  if (removed.length > 0) notices.push(describeRemoved(removed));
  const moved = added.find(({ selected }) => gone.has(selected));
  return {
    selectors,
    notices,
    problems,
    nothingFound,
    ...(moved && { undecided: describeMoved(moved, gone.get(moved.selected) ?? '') }),
    ...agreed.names,
  };
}

/** The blocks of a directory in both trees, where an entry asks them which workspaces there are. */
async function readBlocks(
  { directory, entries, isOnBranch, isHere }: FoundDirectory,
  { branch, checkout }: Pick<DirectoriesAsked, 'branch' | 'checkout'>,
  asked: DirectoriesAsked,
): Promise<{ before?: CloudReading | undefined; here?: CloudReading | undefined }> {
  if (entries.every(({ varFiles }) => varFiles !== undefined)) return {};
  return {
    before: branch && isOnBranch ? await readIn(branch, directory, asked) : undefined,
    here: isHere ? await readIn(checkout, directory, asked) : undefined,
  };
}

/**
 * The environments of a directory, one workspace each. One that the request adds is planned: the entry of the default branch names its
 * file by a pattern.
 *
 * @returns with the files of variables that the request removes
 */
async function selectEnvironments(
  { directory, entries, isOnBranch, isHere }: FoundDirectory,
  { branch, checkout, settingsFile }: DirectoriesAsked,
): Promise<{ selectors: WorkspaceSelector[]; removed: string[] }> {
  const selectors: WorkspaceSelector[] = [];
  const removed: string[] = [];
  for (const entry of isHere ? entries : []) {
    const { varFiles: pattern, line } = entry;
    if (pattern === undefined) continue;
    const refuse = (message: string) =>
      void selectors.push(
        refuseDirectory(directory, [{ where: `${settingsFile}:${line}: \`var-file\``, message }]),
      );
    try {
      const before: Environments | undefined =
        branch && isOnBranch ? await findEnvironments(branch, directory, pattern) : new Map();
      const here = await findEnvironments(checkout, directory, pattern);
      if (before === undefined || here === undefined) {
        refuse(`leads out of the repository from ${quote(directory)}.`);
        continue;
      }
      const found = patternOf(entry, directory);
      const sorted = [...here].sort(([one], [other]) => compareBytes(one, other));
      for (const [environment, plannedWith] of sorted) {
        // A file of the backend that the request removes is missing to the plan, which says so.
        const { backendFiles = [] } = before.get(environment) ?? {};
        const all = [...new Set([...backendFiles, ...plannedWith.backendFiles])];
        const name = nameByPattern(directory, found, environment);
        selectors.push({
          kind: 'name',
          name,
          directory,
          plannedWith: { ...plannedWith, backendFiles: all },
        });
      }
      for (const [environment, { varFiles }] of before) {
        if (!here.has(environment))
          removed.push(...varFiles.map((file) => posix.join(directory, file)));
      }
      if (here.size + before.size === 0)
        refuse(
          `finds no file from ${quote(directory)}: ${quote(pattern)}. Correct it, or exclude the directory with ${quote(`!${directory}`)}.`,
        );
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      refuse(`finds no files from ${quote(directory)}: what is there ${error.message}.`);
    }
  }
  return { selectors, removed };
}

/** The pattern of an entry that finds a directory. */
function patternOf({ patterns }: DirectoriesEntry, directory: string): string {
  const finds = (pattern: string) => findDirectories([pattern], [directory]).directories.length > 0;
  return patterns.find((pattern) => !pattern.startsWith('!') && finds(pattern)) ?? directory;
}

/**
 * The name of the workspace that plans a directory where nothing else names it: the path below what the pattern says without signs, or
 * the directory itself where the pattern has none. The root of the repository has no name of its own.
 *
 * @param environment left out where the directory has one
 */
export function nameByPattern(directory: string, pattern: string, environment?: string): string {
  const parts = pattern.split('/');
  const at = parts.findIndex((part) => /[*?]/.test(part));
  const inside = directory.split('/').slice(at < 0 ? -1 : at);
  const names = [...(directory === '.' ? [] : inside), ...(environment ?? '').split('/')];
  return nameOfDirectory(names.filter((name) => name !== '').join('-'));
}

/** Where no service has to know the workspace, one that no block names is called by its place. */
function byPlace(directory: string, entry: DirectoriesEntry): WorkspaceSelector {
  const name = nameByPattern(directory, patternOf(entry, directory));
  return { kind: 'name', name, directory };
}

/** In place of the workspaces of a directory that cannot be found: the others are judged. */
function refuseDirectory(directory: string, problems: readonly Problem[]): WorkspaceSelector {
  const refused = finding('directory-unclear', phrase`${plain(sentencesOf(problems))}`, {
    about: { directory },
    actor: 'operators',
  });
  return { kind: 'name', name: directory, directory, refused };
}

interface FoundDirectory {
  directory: string;
  /** Those that find it. */
  entries: [DirectoriesEntry, ...DirectoriesEntry[]];
  isOnBranch: boolean;
  isHere: boolean;
}

/** What the entries find in both trees, and what is said of their patterns. */
async function findInBothTrees(asked: DirectoriesAsked): Promise<{
  found: FoundDirectory[];
  /** For what was not searched. */
  refused: WorkspaceSelector[];
  notices: Finding[];
  nothingFound: SelectedByDirectories['nothingFound'];
}> {
  const { branch, checkout, settingsFile } = asked;
  const found = new Map<string, FoundDirectory>();
  const notices: Finding[] = [];
  const refused: WorkspaceSelector[] = [];
  const nothingFound: SelectedByDirectories['nothingFound'] = [];
  for (const entry of asked.entries) {
    const { patterns, line } = entry;
    const [onBranch, here] = await Promise.all([
      branch === undefined ? NOTHING_LISTED : listDirectories(branch, patterns),
      listDirectories(checkout, patterns),
    ]);
    const all = [...new Set([...onBranch.directories, ...here.directories])].sort(compareBytes);
    const { directories, findNothing, excludeNothing } = findDirectories(patterns, all);
    for (const directory of directories) {
      const known = found.get(directory);
      if (known !== undefined) known.entries.push(entry);
      else {
        const isOnBranch = onBranch.directories.has(directory);
        const isHere = here.directories.has(directory);
        found.set(directory, { directory, entries: [entry], isOnBranch, isHere });
      }
    }
    const where = `${settingsFile}:${line}`;
    const unlisted = [...new Map([...here.unlisted, ...onBranch.unlisted])];
    for (const [path, why] of unlisted.slice(0, MOST_UNLISTED)) {
      const message = `may find directories in ${quote(path)}, which ${why}. Narrow the patterns, or exclude it with ${quote(`!${path}`)}.`;
      refused.push(refuseDirectory(path, [{ where, message }]));
    }
    for (const pattern of findNothing) {
      const message = `has the pattern ${quote(pattern)}, which finds no directory with a configuration. Correct it, or take it out.`;
      const notice = finding(
        'pattern-finds-nothing',
        phrase`${setting(pattern)} in ${filePart(where)} finds no directory with a configuration.`,
      );
      nothingFound.push({ problem: { where, message }, notice });
    }
    const afterMerge = findDirectories(patterns, [...here.directories]).findNothing;
    for (const pattern of afterMerge.filter((each) => !findNothing.includes(each))) {
      notices.push(
        finding(
          'pattern-finds-nothing',
          phrase`${setting(pattern)} in ${filePart(where)} finds no directory with a configuration after the merge, which is an error then.`,
          { remedy: phrase`Take it out in this request as well.`, actor: 'author' },
        ),
      );
    }
    const withoutEffect = excludeNothing.filter(
      (pattern) => !onBranch.excluding.has(pattern) && !here.excluding.has(pattern),
    );
    for (const pattern of withoutEffect) {
      notices.push(
        finding(
          'pattern-excludes-nothing',
          phrase`${setting(pattern)} in ${filePart(where)} excludes no directory that the other patterns find.`,
          { remedy: phrase`Take it out.`, actor: 'operators' },
        ),
      );
    }
  }
  const sorted = [...found.values()].sort((one, other) =>
    compareBytes(one.directory, other.directory),
  );
  return { found: sorted, refused, notices, nothingFound };
}

const NOTHING_LISTED: ListedDirectories = {
  directories: new Set(),
  unlisted: new Map(),
  excluding: new Set(),
};

/** Reads the block of a directory. A directory with the name of a file of Terraform is none of its files. */
function readIn(
  files: DecidingFiles,
  directory: string,
  { program, parsed }: Pick<DirectoriesAsked, 'program' | 'parsed'>,
): Promise<CloudReading> {
  const filesAlone = {
    async names(path: string) {
      const entries = await files.entries(path);
      return entries?.filter(({ kind }) => kind !== 'directory').map(({ name }) => name);
    },
    read: (path: string) => files.read(path),
  };
  return readCloudBlock(filesAlone, directory, program, parsed);
}

/** What blocks say of organization and host where the job says neither: all that say one have to agree. */
function agreedNames(
  blocks: readonly CloudBlock[],
  { job, branch, settingsFile }: DirectoriesAsked,
): { names: Pick<SelectedByDirectories, 'organization' | 'hostname'>; problems: Problem[] } {
  const names: ReturnType<typeof agreedNames>['names'] = {};
  const problems: Problem[] = [];
  const open = [
    ...(job.organization === undefined ? (['organization'] as const) : []),
    ...(job.host === undefined && branch === undefined ? (['hostname'] as const) : []),
  ];
  for (const name of open) {
    const saying = blocks.filter((block) => block[name] !== undefined);
    const [first] = saying;
    const other = saying.find((block) => block[name] !== first?.[name]);
    if (first?.[name] !== undefined) names[name] = first[name];
    if (first === undefined || other === undefined) continue;
    const [one, two] = [first, other].map((block) => `${quote(block[name] ?? '')} at ${block.at}`);
    const message = `finds directories whose blocks say two values of \`${name}\`: ${one}, and ${two}. A check asks one. Exclude the directories of the other.`;
    problems.push({ where: `${settingsFile}: \`workspaces\``, message });
  }
  return { names, problems };
}

/** What the block of a directory selects, or what is wrong with it; neither if there is none. */
function selectIn(
  directory: string,
  { block, possible, problem, difference }: CloudReading,
  { host, organization }: DirectoriesAsked['job'],
): { selector?: WorkspaceSelector; problems: Problem[] } {
  const problems = [problem ?? difference, ...Object.values(block?.unread ?? {})].filter(
    (each) => each !== undefined,
  );
  for (const each of possible) {
    const otherHost = host && otherHostProblem(host, each);
    if (otherHost !== undefined) problems.push(otherHost);
    if (organization === undefined || (each.organization ?? organization) === organization)
      continue;
    const message = `names the organization ${quote(each.organization ?? '')}, and this check asks ${quote(organization)}. Correct the block, or exclude its directory.`;
    problems.push({ where: each.at, message });
  }
  if (block === undefined || problems.length > 0) return { problems };
  const selected = selectByBlock(block) ?? selectByPrefix(block);
  if ('message' in selected) return { problems: [selected] };
  return { selector: { ...selected.value, directory }, problems };
}

function selectByPrefix({ at, workspaces }: CloudBlock): { value: WorkspaceSelector } | Problem {
  const { prefix } = workspaces ?? {};
  if (prefix !== undefined) return { value: { kind: 'query', tags: [], prefix } };
  const message = 'selects no workspace: it has no name, no tags and no prefix. Write one of them.';
  return { where: at, message };
}

/** The same for all that select the same workspaces, whatever their directories. */
function selectedBy(selector: WorkspaceSelector): string {
  if (selector.kind === 'name') return JSON.stringify(selector.name);
  const { tags, project, prefix } = selector;
  return JSON.stringify([tagWords(tags).toSorted(), Array.isArray(tags), project, prefix]);
}

/** Of both trees: what is wrong on the default branch is not said again of the request. */
function problemsOfBoth(
  before: readonly Problem[],
  here: readonly Problem[],
  isJudged: boolean,
): Problem[] {
  const isKnown = (problem: Problem) =>
    before.some(({ where, message }) => where === problem.where && message === problem.message);
  const placed = (problem: Problem, tree: string) =>
    isOfHost(problem) ? problem : { ...problem, where: `${problem.where} of ${tree}` };
  if (!isJudged) return [...here];
  return [
    ...before.map((problem) => placed(problem, 'the default branch')),
    ...here.filter((problem) => !isKnown(problem)).map((each) => placed(each, 'this request')),
  ];
}

/** Whether a block names another host than the one that gets the token: that is of the check as a whole. */
function isOfHost({ where }: Problem): boolean {
  return where === 'hostname';
}

function withoutBlock(
  directory: string,
  { backend }: CloudReading,
  where: string,
): WorkspaceSelector {
  const why = backend === undefined ? '' : `, because ${backend} says where the state is`;
  const message = `finds ${quote(directory)}, which has no \`cloud\` block${why}: nothing says its workspaces. Add the block, or exclude the directory with ${quote(`!${directory}`)}.`;
  return refuseDirectory(directory, [{ where, message }]);
}

function describeRemoved(files: readonly string[]): Finding {
  return finding(
    'directories-gone',
    phrase`Not planned, because this request removes their files of variables: ${firstParts(files.map(filePart), MOST_NAMED)}.`,
  );
}

function describeGone(directories: readonly string[]): Finding {
  const [first = ''] = directories;
  const listed = firstParts(directories.map(directoryPart), MOST_NAMED);
  const about = directories.length === 1 ? { directory: first } : undefined;
  return finding(
    'directories-gone',
    phrase`Not planned, because this request removes the configuration: ${listed}.`,
    { about },
  );
}

function describeMoved({ directory, at }: { directory: string; at: string }, from: string) {
  return finding(
    'directory-moved',
    phrase`${filePart(at)} selects what ${directoryPart(from)} selects on the default branch, and this request removes that directory: a move is not judged.`,
    {
      about: { directory },
      remedy: phrase`Make the move a request of its own that changes nothing else, and have people merge it who may merge without this check.`,
    },
  );
}
