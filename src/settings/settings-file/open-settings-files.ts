/**
 * Reads the files that say how the repository is gated: in a job that of the default branch, at a terminal that of the working
 * tree; and one of another repository, where its address with a commit is given.
 */
import { posix, relative, resolve } from 'node:path';
import type { GitPorts } from '../../machine/ask-git.ts';
import {
  findAround,
  findRepository,
  openAt,
  realOrSame,
  slashed,
} from '../../machine/find-repository.ts';
import { treeHere } from '../../machine/tree-here.ts';
import type { DecidingFiles } from '../../model/file-tree.ts';
import { problemTextOf } from '../../model/finding.ts';
import type { Problem } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import { toPlainText } from '../../model/sentence.ts';
import { UnreadableFile } from '../../model/unreadable-file.ts';
import { readPinnedAddress } from '../../trust/pinned-commit.ts';
import { UntrustedError, type OwnTree } from '../../trust/tree.ts';
import {
  MERGE_FIRST,
  readDecidingText,
  readTree,
  type PlaceOfTexts,
} from '../files-of-default-branch.ts';
import type { SettingsFiles } from '../said-settings.ts';
import { findSettingsFile } from './find-settings-file.ts';
import { gateNameOf, readNamedSettings } from './gate-name.ts';
import { withPathsAs } from './paths-from-root.ts';
import type { SettingsFile, WorkspaceEntry } from './read-settings-file.ts';

/** The file as one tree has it. */
interface FileOfTree {
  path: string;
  text: string;
  file: SettingsFile;
  /** The file that its key `like` names. */
  like?: FileOfTree | undefined;
}

/** The file as the request has it; undefined if it has none. */
export type Proposed = FileOfTree | { problems: Problem[] } | undefined;

/** What a request has in place of the file that counts. */
interface ProposedSettings {
  is: Proposed;
  inPlaceOf: FileOfTree | undefined;
  /** The path of the file that counts, and those to which its links lead. */
  places: readonly string[];
  /** The same of what the request has. */
  placesOfRequest: readonly string[];
}

export interface OpenedSettingsFiles extends SettingsFiles {
  /** The name of the gate. */
  gate: string;
  /** Beside a pinned file: the entries of `workspaces` of all gates of the repository. */
  entriesOfGates?: readonly WorkspaceEntry[] | undefined;
  /** Absolute path of the repository that the files are about: paths in them are relative to it. */
  root: string;
  /** The files of the default branch, which decide; undefined where those of the checkout do. */
  deciding?: DecidingFiles | undefined;
  checkout: DecidingFiles;
  /** What the request has in place of the file that counts; absent where nothing is proposed, or both are the same. */
  proposed?: ProposedSettings | undefined;
}

/**
 * Opens them. Nothing of what a request has counts.
 *
 * @param written the input `settings`: a path, the address of a commit, or both; undefined for the file with the usual name
 * @returns the problems of the files, and why one of them cannot be read
 */
export async function openSettingsFiles(
  written: string | undefined,
  place: PlaceOfTexts,
  ports: GitPorts,
): Promise<OpenedSettingsFiles | { problems: Problem[] }> {
  const read = readNamedSettings(written);
  if ('problem' in read) return { problems: [{ where: 'settings', message: read.problem }] };
  const { pinned: address, path } = read.value;
  const root = rootOf(place);
  const named = path === undefined ? undefined : pathIn(root, path, place);
  const gate = gateNameOf({ pinned: address, path: named });
  if ('problem' in gate) return { problems: [{ where: 'settings', message: gate.problem }] };
  const pinned = address === undefined ? undefined : await readPinned(address, place, ports);
  const opened = await openOwn({ root, path: named, written: path }, place);
  const problems = [pinned, opened].flatMap((each) =>
    each && 'problems' in each ? each.problems : [],
  );
  if ('problems' in opened || (pinned !== undefined && 'problems' in pinned)) return { problems };
  if (pinned === undefined) return { ...opened, gate: gate.value };
  const entriesOfGates = await readEntriesOfGates(opened.deciding ?? opened.checkout);
  return { ...opened, gate: gate.value, pinned, entriesOfGates };
}

/** A pinned file, whose relative paths are of its repository and commit. */
async function readPinned(
  written: string,
  place: PlaceOfTexts,
  ports: GitPorts,
): Promise<SettingsFile | { problems: Problem[] }> {
  const read = await readDecidingText('settings', written, place, ports);
  if ('problems' in read) return read;
  // An address names a commit, which has the file or is a problem.
  if ('absent' in read) return { problems: [{ where: 'settings', message: 'names no file.' }] };
  const reading = await readWithYaml(read.text, read.from.path, true);
  if ('problems' in reading) return reading;
  const { repository, commit } = readPinnedAddress(written);
  return withPathsAs(
    reading.file,
    (path) => `git::${repository}//${posix.normalize(path)}?ref=${commit}`,
  );
}

/** The reader of YAML is loaded only where there is a file. */
async function readWithYaml(text: string, path: string, isPinned = false) {
  const { readSettingsFile } = await import('./read-settings-file.ts');
  return readSettingsFile(text, path, isPinned);
}

/** The repository that holds the configuration, else the directory of the job or of the person. */
function rootOf({ directory, workingDirectory, jobTree }: PlaceOfTexts): string {
  const place = jobTree.proposed ? jobTree.workspace : workingDirectory;
  return (
    findAround(directory, place).repository?.root ??
    findRepository(realOrSame(directory)) ??
    realOrSame(place)
  );
}

/** The path of a file as it is written: a link of the judged files leads to no other one. */
function pathIn(root: string, written: string, { workingDirectory }: PlaceOfTexts): string {
  return slashed(relative(root, resolve(realOrSame(workingDirectory), written)));
}

/** @param named.path in the repository; undefined, as what was written, for the file with the usual name */
async function openOwn(
  { root, path, written }: { root: string; path: string | undefined; written: string | undefined },
  { jobTree }: PlaceOfTexts,
): Promise<Omit<OpenedSettingsFiles, 'gate'> | { problems: Problem[] }> {
  const checkout = readTree(treeHere(root));
  try {
    const deciding = jobTree.proposed ? await jobTree.trusted(root) : undefined;
    // One file for all branches of a repository: what two of them show has one name.
    const ofBranch = jobTree.proposed ? deciding : await branchOfJob(jobTree, root);
    const counts = await findIn(ofBranch ?? checkout, path);
    if (counts !== undefined && 'problems' in counts) return counts;
    const opened = { root, deciding, checkout, own: counts?.file };
    if (ofBranch === undefined && counts === undefined && written !== undefined) {
      const message = `names ${quote(written)}, which does not exist.`;
      return { problems: [{ where: 'settings', message }] };
    }
    if (deciding === undefined && (counts !== undefined || written === undefined)) return opened;
    if (deciding === undefined) return { problems: [notOnBranch(written ?? '')] };
    const is = await findIn(checkout, path);
    const isSame =
      is === counts ||
      (is && !('problems' in is) && is.path === counts?.path && is.text === counts.text);
    if (isSame !== true) {
      const [places, placesOfRequest] = await Promise.all([
        placesOf(counts, deciding),
        placesOf(is && 'path' in is ? is : undefined, checkout),
      ]);
      const proposed = { is: ofRequest(is), inPlaceOf: counts, places, placesOfRequest };
      return { ...opened, proposed };
    }
    if (counts !== undefined || written === undefined) return opened;
    return { problems: [notOnBranch(written)] };
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    const says = `could not be looked for on the default branch: ${problemTextOf(error.finding)}`;
    return {
      problems: [
        written === undefined
          ? { where: 'plangate.yml', message: says }
          : { where: 'settings', message: `names ${quote(written)}, which ${says}` },
      ],
    };
  }
}

/** The default branch, for a job that is about no request. Files that are in no repository have none. */
async function branchOfJob({ inJob }: OwnTree, root: string): Promise<DecidingFiles | undefined> {
  try {
    return await inJob?.trusted(root);
  } catch (error) {
    if (error instanceof UntrustedError && openAt(root) === undefined) return undefined;
    throw error;
  }
}

function notOnBranch(written: string): Problem {
  const message = `names ${quote(written)}, which is not on the default branch. ${toPlainText(MERGE_FIRST)}`;
  return { where: 'settings', message };
}

/** The paths of the file and of the one that it is like, and those to which their links lead. */
async function placesOf(found: FileOfTree | undefined, files: DecidingFiles): Promise<string[]> {
  if (found === undefined) return [];
  return [...(await files.placesOf(found.path)), ...(await placesOf(found.like, files))];
}

/** A problem of the request's own file says so: the one that counts has none. */
function ofRequest(is: Awaited<ReturnType<typeof findIn>>): Proposed {
  if (is === undefined || !('problems' in is)) return is;
  return {
    problems: is.problems.map(({ where, ...problem }) => ({
      ...problem,
      where: `${where} of this request`,
    })),
  };
}

/** @param named its path in the tree, where a name is given */
async function findIn(
  files: DecidingFiles,
  named: string | undefined,
): Promise<FileOfTree | { problems: Problem[] } | undefined> {
  let path = named;
  try {
    if (path === undefined) {
      const root = (await files.names('')) ?? [];
      const github = root.includes('.github') ? ((await files.names('.github')) ?? []) : [];
      const found = findSettingsFile({ root, github });
      if (found === undefined || 'problems' in found) return found;
      ({ path } = found);
    }
    return await readIn(files, path);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return {
      problems: [
        { where: path ?? posix.join('.github', 'plangate.yml'), message: `${error.message}.` },
      ],
    };
  }
}

async function readIn(
  files: DecidingFiles,
  path: string,
  isLike = false,
): Promise<FileOfTree | { problems: Problem[] } | undefined> {
  const text = await files.read(path);
  if (text === undefined) return undefined;
  const reading = await readWithYaml(text, path);
  if ('problems' in reading) return reading;
  const { file } = reading;
  const said = file.values.get('like');
  if (said === undefined) return { path, text, file };
  const named = said.words[0] ?? '';
  const refused = (says: string) => ({
    problems: [
      { where: `${path}:${said.line}: \`like\``, message: `names ${quote(named)}, ${says}` },
    ],
  });
  if (isLike) return refused('and another file is like this one. Take it out here.');
  const like = await readIn(files, named, true);
  if (like === undefined)
    return refused('which is not there. Name it from the root of the repository.');
  if ('problems' in like) return like;
  const values = new Map(like.file.values);
  for (const [key, value] of values) values.set(key, { ...value, path: like.path });
  for (const [key, value] of file.values) if (key !== 'like') values.set(key, value);
  return { path, text: `${text}\n${like.text}`, file: { ...file, values }, like };
}

/** A file that may be one of a gate of the repository, in the root or in `.github`. */
const OF_A_GATE = /^plangate(?:-[\w.-]+)?\.yml$/;

/** The entries of `workspaces` of all gates of a repository. What is wrong with another gate's file, that gate says. */
async function readEntriesOfGates(files: DecidingFiles): Promise<readonly WorkspaceEntry[]> {
  const namesIn = async (directory: string) =>
    (await files.names(directory).catch((error: unknown) => {
      if (!(error instanceof UnreadableFile)) throw error;
    })) ?? [];
  const inRoot = await namesIn('');
  const inGitHub = inRoot.includes('.github') ? await namesIn('.github') : [];
  const paths = inRoot
    .filter((name) => OF_A_GATE.test(name))
    .concat(inGitHub.filter((name) => OF_A_GATE.test(name)).map((name) => `.github/${name}`));
  const read = await Promise.all(paths.map((path) => findIn(files, path)));
  return read.flatMap((found) => {
    const value = found && 'file' in found ? found.file.values.get('workspaces')?.value : [];
    return (value ?? []) as readonly WorkspaceEntry[];
  });
}
