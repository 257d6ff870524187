/**
 * Loads the settings with what the file system adds: the `cloud` block of the configuration, or the
 * trusted one if the files are under judgement, and whether each directory exists and holds a
 * configuration. This happens before any request to the service.
 */
import { existsSync, statSync } from 'node:fs';
import { opendir, readdir, stat } from 'node:fs/promises';
import { environmentProblems } from './environment-problems.ts';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { repositoryOf } from '../archive/place.ts';
import { findAround, findCheckout, isBelow, realOrSame } from '../machine/find-repository.ts';
import { readRegular } from '../machine/read-regular.ts';
import {
  findBlock,
  findBlockAndHost,
  findBroken,
  type CloudBlock,
} from '../configuration/cloud-block.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { otherHostProblem } from '../trust/target.ts';
import { asOwn, asTrusted, type ProposedTree, type JobTree, type Trusted } from '../trust/tree.ts';
import { UntrustedError, readBranch, describeDifferences } from '../trust/trusted-block.ts';
import type { Problem } from '../model/parse.ts';
import type { ReadableFiles } from '../model/ports.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { quote } from '../model/quote.ts';
import { toLiterals } from './run-options.ts';
import {
  readSettings,
  unansweredSettings,
  type ServiceSettings,
  type Settings,
  type WrittenSources,
} from './settings.ts';
import { withLocalNames } from './local-names.ts';
import { plannedDirectories } from './workspace-selectors.ts';

export type LoadedSettings =
  | {
      settings: Settings;
      /** Sentences for people, such as what the pull request's own block would have chosen. */
      notices: string[];
    }
  | { problems: Problem[] };

/** @param workingDirectory from which relative paths start */
export async function loadSettings(
  sources: WrittenSources,
  workingDirectory: string,
  jobTree: JobTree,
): Promise<LoadedSettings> {
  const { inputs, environment } = sources;
  const missing = unansweredSettings(sources);
  const { isLocal } = missing;
  const blocks = await readBlocks(inputs, missing, workingDirectory, jobTree);
  const { written, directory, ownBlock, trusted } = blocks;
  const isProposed = blocks.proposed !== undefined;
  const names = isLocal ? asTrusted(withLocalNames(blocks.names, directory)) : blocks.names;
  const loaded = readSettings({ ...sources, ...blocks, names });
  const planned = 'settings' in loaded ? plannedDirectories(loaded.settings.plan) : [written];
  const readsDirectories = 'problems' in loaded || loaded.settings.plan.source === 'upload';
  const problems: Problem[] = [];
  for (const text of readsDirectories ? planned : []) {
    const input = text === written ? 'directory' : 'workspaces';
    let problem =
      outsideProblem(input, text, directory, workingDirectory) ??
      (await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree }));
    const mayNameHost = isProposed && !isLocal && text !== written;
    if (problem === undefined && mayNameHost && 'settings' in loaded) {
      const block = await findCloudBlock(resolve(workingDirectory, text), text, true);
      problem = otherHostProblem(loaded.settings.service, block);
    }
    if (problem !== undefined) problems.push(problem);
  }
  // What is missing may only be missing because the directory is: the cause comes first.
  if ('problems' in loaded) {
    const { problems: found } = loaded;
    // Where the file of a `cloud` block cannot be read, what it names is not missing: the error there is the problem.
    const broken = found.some((each) => each.isMissing) ? await blocks.findBroken() : undefined;
    problems.push(...(broken ? [broken, ...found.filter((each) => !each.isMissing)] : found));
  }
  const caFile = inputs['ca-file']?.trim() || undefined;
  problems.push(...(await environmentProblems(caFile, environment, workingDirectory)));
  if (problems.length > 0 || 'problems' in loaded) return { problems };
  const notices = [
    ...(trusted.block ? describeDifferences(ownBlock, trusted.block, missing) : []),
    ...(isProposed ? authorityNotices(loaded.settings.service, directory, workingDirectory) : []),
  ];
  const { plan } = loaded.settings;
  plan.runOptions = await toLiterals(plan.runOptions);
  const isNamedByPlans =
    plan.plan !== undefined && missing.workspaces && !isOnePlan(plan.plan, workingDirectory);
  if (isNamedByPlans) plan.workspaces = [];
  return { settings: loaded.settings, notices };
}

/** Whether one file is named that is one plan. All else may name several, each of its own workspace. */
export function isOnePlan([first = '', ...others]: readonly string[], workingDirectory: string) {
  if (others.length > 0 || /[*?]|^[\w-]+=/.test(first)) return false;
  return (
    statSync(resolve(workingDirectory, first), { throwIfNoEntry: false })?.isDirectory() !== true
  );
}

/**
 * Reads the `cloud` blocks that may answer open settings, and those that must not name another host.
 *
 * @param missing settings that neither an input nor the environment answers
 */
export async function readBlocks(
  inputs: WrittenSources['inputs'],
  missing: Readonly<Record<'hostname' | 'organization' | 'workspaces', boolean>>,
  workingDirectory: string,
  jobTree: JobTree,
) {
  const written = inputs['directory']?.trim() || '.';
  const directory = resolve(workingDirectory, written);
  const { proposed } = jobTree;
  const isUnnamed = missing.organization || missing.workspaces;
  const isForHost = !isUnnamed && (proposed || !missing.hostname);
  const ownBlock =
    proposed || isUnnamed || missing.hostname
      ? await findCloudBlock(directory, written, isForHost)
      : undefined;
  const trusted: FoundBlock =
    proposed && isUnnamed
      ? await findTrustedBlock({
          written: inputs['trusted-branch']?.trim() || undefined,
          directory,
          workingDirectory,
          jobTree,
          ownBlock,
        })
      : { why: '' };
  // The block of files that no pull request wrote chooses the names and the host.
  const own = !jobTree.proposed && ownBlock ? asOwn(jobTree, ownBlock) : undefined;
  return {
    written,
    directory,
    ownBlock,
    trusted,
    names: proposed ? trusted.block : own,
    forHost: own,
    proposed: proposed ? { blocks: [ownBlock, trusted.block], why: trusted.why } : undefined,
    /** Why the blocks name nothing, if that is an error of syntax. */
    findBroken: async () =>
      (await trusted.findBroken?.()) ?? (await findBrokenBlock(directory, written)),
  };
}

interface FoundBlock {
  block?: Trusted<CloudBlock>;
  /** The sentence for a setting that the block leaves open. */
  why: string;
  findBroken?: () => Promise<Problem | undefined>;
}

/** Warns of certificate authorities inside the checkout: a pull request could add one and read the traffic. */
function authorityNotices(
  { caFile }: ServiceSettings,
  directory: string,
  workingDirectory: string,
) {
  const root = findCheckout(directory) ?? workingDirectory;
  if (caFile === undefined || relative(root, resolve(workingDirectory, caFile)).startsWith('..')) {
    return [];
  }
  return [
    `The certificate authorities in ${quote(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
  ];
}

async function findTrustedBlock(query: {
  /** The input `trusted-branch`, or undefined. */
  written: string | undefined;
  /** Absolute path of the configuration. */
  directory: string;
  workingDirectory: string;
  jobTree: ProposedTree;
  /** The block of the checkout: its file is read first, because files are seldom renamed. */
  ownBlock: CloudBlock | undefined;
}): Promise<FoundBlock> {
  const { written, directory, workingDirectory, jobTree, ownBlock } = query;
  const { trusted, workspace = workingDirectory } = jobTree;
  const named = written === undefined ? undefined : readBranch(written);
  if (named !== undefined && 'problem' in named) return { why: named.problem };
  const branch = named?.value;
  const branchWords = branch === undefined ? 'the default branch' : `the branch ${quote(branch)}`;
  try {
    const root = findAround(directory, workspace).repository?.root ?? workingDirectory;
    const path = relative(root, realOrSame(directory)).split(sep).join('/');
    const files = await trusted(root, branch);
    const likely = ownBlock?.at.replace(/:\d+$/, '').split('/').at(-1);
    const block = await findBlock(files, path, likely);
    const findBrokenHere = async () => {
      // What was read a moment ago and cannot be read now says nothing.
      const found = await findBroken(files, path).catch(() => undefined);
      return found && { ...found, where: `${found.where} of ${branchWords}` };
    };
    if (block !== undefined) {
      const at = `${block.at} of ${branchWords}`;
      const why = `The block at ${at} does not name it.`;
      return { block: asTrusted({ ...block, at }), why, findBroken: findBrokenHere };
    }
    const where = path === '' ? 'the repository' : quote(path);
    return {
      findBroken: findBrokenHere,
      why: `There is no \`cloud\` block in ${where} on ${branchWords} that this job may read, and one that a pull request adds does not count.`,
    };
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    return { why: `The \`cloud\` block of ${branchWords} could not be read: ${error.message}` };
  }
}

/**
 * Finds a directory that contains the whole checkout, or one outside of it that is in no repository.
 * This runs before anything walks through the directory, which may be as large as the disk.
 *
 * @param text the directory to check, as written
 * @param directory the directory of all workspaces that name none
 */
function outsideProblem(
  input: string,
  text: string,
  directory: string,
  workingDirectory: string,
): Problem | undefined {
  const path = realOrSame(resolve(workingDirectory, text));
  const repository = repositoryOf(directory);
  if (repository === undefined && input === 'directory') return undefined;
  const home = repository ?? realOrSame(workingDirectory);
  const isAbove = path !== home && isBelow(home, path);
  const isOutside = repository !== undefined && !isBelow(path, home) && existsSync(path);
  if (!isAbove && !(isOutside && repositoryOf(path) === undefined)) return undefined;
  const message = `names ${quote(text)}, which leads out of ${home}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
  return { where: input, message };
}

async function directoryProblem(
  input: string,
  text: string,
  workingDirectory: string,
  { plan = '', jobTree }: { plan: string | undefined; jobTree: JobTree },
): Promise<Problem | undefined> {
  const path = resolve(workingDirectory, text);
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined) {
    const near = await nearDirectory(text, workingDirectory);
    let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
    if (input === 'workspaces') {
      hint = ' The path is relative to the current directory and ignores `directory`.';
    }
    if (near !== undefined) hint = ` Did you mean ${quote(near)}?`;
    return { where: input, message: `${quote(text)} does not exist.${hint}` };
  }
  if (!stats.isDirectory()) return { where: input, message: `${quote(text)} is not a directory.` };
  const others: string[] = [];
  const answer = await hasConfiguration(path, others).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  // A person's plan can lie anywhere, and Terragrunt plans a unit, which has no configuration of its own.
  const isPlanned = !jobTree.proposed || others.includes('terragrunt.hcl');
  if (answer === true || (plan.trim() !== '' && isPlanned)) return undefined;
  if (answer !== false) {
    const what = answer.path === undefined || answer.path === path ? '' : `: ${answer.path}`;
    const message = `${quote(text)} cannot be read (${answer.code}${what}). Is it the right directory?`;
    return { where: input, message };
  }
  const message = `${quote(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
  return { where: input, message, code: 'PG-115' };
}

/** A sibling directory with nearly the same name, as a person would write it. */
async function nearDirectory(text: string, workingDirectory: string): Promise<string | undefined> {
  const parent = dirname(text);
  const entries = await readdir(resolve(workingDirectory, parent), { withFileTypes: true }).catch(
    () => [],
  );
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const near = didYouMean(
    basename(text),
    names.filter((name) => !name.startsWith('.')),
  );
  return near === undefined ? undefined : join(parent, near);
}

/** @param others gets the names of the files that are none of a configuration */
async function hasConfiguration(path: string, others: string[]): Promise<boolean> {
  const subdirectories: string[] = [];
  for await (const entry of await opendir(path)) {
    if (entry.isFile() && isConfiguration(entry.name)) return true;
    if (entry.isFile()) others.push(entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
      subdirectories.push(join(path, entry.name));
    }
  }
  for (const directory of subdirectories) {
    if (await hasConfiguration(directory, others)) return true;
  }
  return false;
}

/** Larger files are not read: no person writes such a configuration file. */
const MAX_BYTES = 5_000_000;

/**
 * @param shown the name of the directory in messages
 * @param isForHost whether only a block that names a host counts
 */
export async function findCloudBlock(
  directory: string,
  shown: string,
  isForHost = false,
): Promise<CloudBlock | undefined> {
  const block = await findBlockAndHost(filesIn(directory), isForHost);
  const isInDirectory = shown !== '' && shown !== '.';
  return block && isInDirectory ? { ...block, at: `${shown}/${block.at}` } : block;
}

/** @param shown the name of the directory in messages */
export async function findBrokenBlock(
  directory: string,
  shown: string,
): Promise<Problem | undefined> {
  const broken = await findBroken(filesIn(directory), '');
  return broken && shown !== '.' ? { ...broken, where: `${shown}/${broken.where}` } : broken;
}

export function filesIn(directory: string): ReadableFiles {
  return {
    names: () => readdir(directory).catch(() => undefined),
    read: (name) => readRegular(join(directory, name), MAX_BYTES).catch(() => undefined),
  };
}
