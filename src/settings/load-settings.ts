/**
 * Loads the settings with what the file system adds: the `cloud` block of the configuration, or that of the default branch if the
 * files are under judgement, and whether each directory exists and holds a configuration. This happens before any request to the service.
 */
import { existsSync, statSync } from 'node:fs';
import { opendir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { repositoryOf } from '../archive/resolve-directory.ts';
import {
  findAround,
  findCheckout,
  isBelow,
  realOrSame,
  slashed,
} from '../machine/find-repository.ts';
import { filesBelow } from '../machine/files-here.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import { readCloudBlock, type CloudReading } from '../configuration/cloud-block.ts';
import { isConfiguration, type ProgramName } from '../configuration/file-names.ts';
import { otherHostProblem } from '../trust/service-host.ts';
import type { Own, ProposedTree, JobTree, Trusted } from '../trust/tree.ts';
import { asOwn, asTrusted, UntrustedError, describeDifferences } from '../trust/tree.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { quote } from '../model/quote.ts';
import { filePart, firstParts, phrase, quoted, setting } from '../model/sentence.ts';
import type { SaidValues, Settings, WrittenSources } from './settings.ts';
import { readSettings, unansweredSettings } from './settings.ts';
import { programOf, readSaid } from './said-settings.ts';
import { workspacesOfFile, type LoadingPlace } from './workspaces-of-file.ts';
import type { OpenedSettingsFiles, Proposed } from './settings-file/open-settings-files.ts';
import { withPathsFromRoot } from './settings-file/paths-from-root.ts';
import type { SettingsFile } from './settings-file/read-settings-file.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { nameOfDirectory, plannedDirectories } from './workspace-selectors.ts';
import { isSocks, proxiesIn } from '../model/proxies.ts';
import { CODES } from '../model/errors.ts';

export type LoadedSettings =
  | {
      settings: Settings;
      said: SaidValues;
      /** Such as what the pull request's own block would have chosen. */
      notices: Finding[];
      /** Why nothing can be planned yet. */
      undecided?: Finding | undefined;
      /** What is wrong unless the request changes the file of the settings, and nothing else. */
      unlessAlone?: Problem[];
      /** What the request has in place of the file that says how the repository is gated. */
      proposedFile?: OpenedSettingsFiles['proposed'];
    }
  | { problems: Problem[] };

/**
 * Reads the settings, and checks what they name on the disk.
 *
 * @param at.jobTree says whether the files of the checkout may choose settings
 */
export async function loadSettings(
  written: WrittenSources,
  at: LoadingPlace,
  ports: GitPorts,
): Promise<LoadedSettings> {
  const { workingDirectory } = at;
  // A program that calls the library has its settings as values.
  if (written.entryPoint === 'library') return loadFrom(written, at);
  const directory = resolve(workingDirectory, written.inputs['directory']?.trim() || '.');
  const file = written.inputs['settings']?.trim() || undefined;
  const { openSettingsFiles } = await import('./settings-file/open-settings-files.ts');
  const opened = await openSettingsFiles(file, { directory, ...at }, ports);
  if ('problems' in opened) return withOthers(opened.problems, written, at);
  const files = withPathsFromRoot(opened, { root: opened.root, workingDirectory });
  const sources = { ...written, files, gate: opened.gate };
  const named = await workspacesOfFile(sources, opened, at, ports);
  if ('problems' in named) return withOthers(named.problems, sources, at);
  const loaded = await loadFrom({ ...sources, ...named }, at);
  const proposedFile = opened.proposed;
  if ('settings' in loaded) {
    const { undecided, unlessAlone } = named;
    const notices = [...loaded.notices, ...named.notices];
    return { ...loaded, notices, undecided, unlessAlone, proposedFile };
  }
  const first = firstFileOf(opened, loaded.problems);
  if (first === undefined) return loaded;
  if ('problems' in first) return first;
  return loadFirst({ first: first.file, opened, written: sources }, at, ports);
}

/** Adds what else is wrong. What nothing names may be in the file that has these problems. */
async function withOthers(
  problems: readonly Problem[],
  sources: WrittenSources,
  at: LoadingPlace,
): Promise<{ problems: Problem[] }> {
  const loaded = await loadFrom(sources, at);
  const others = 'problems' in loaded ? loaded.problems : [];
  return { problems: [...problems, ...others.filter(({ isMissing }) => isMissing !== true)] };
}

/** The file that a request brings along where the default branch has none, and nothing else names what is gated. */
function firstFileOf(
  { proposed, own }: OpenedSettingsFiles,
  problems: readonly Problem[],
): Proposed {
  const isMissing = problems.every((problem) => problem.isMissing === true);
  return own === undefined && isMissing ? proposed?.is : undefined;
}

/** A file that is not merged chooses nothing: what it would gate is named, and nothing of it is planned. */
async function loadFirst(
  {
    first: file,
    opened,
    written,
  }: { first: SettingsFile; opened: OpenedSettingsFiles; written: WrittenSources },
  at: LoadingPlace,
  ports: GitPorts,
): Promise<LoadedSettings> {
  const named = ['organization', 'workspaces'];
  const values = new Map([...file.values].filter(([key]) => named.includes(key)));
  const files = { own: { ...file, values } };
  const asOwn = { ...opened, deciding: undefined };
  const workspaces = await workspacesOfFile({ ...written, files }, asOwn, at, ports);
  if ('problems' in workspaces) return workspaces;
  const loaded = await loadFrom({ ...written, files, ...workspaces }, at);
  if ('problems' in loaded) return loaded;
  const { asked } = loaded.settings.plan;
  return {
    ...loaded,
    undecided: finding(
      'settings-not-merged',
      phrase`${filePart(file.path)} is not on the default branch yet, and nothing else says what is gated. It would gate ${firstParts(asked.map(setting), 10)}.`,
      {
        remedy: phrase`Merge this request: from then on the file counts. Where this check is required, a person who may merge without it does it this once.`,
        actor: 'operators',
      },
    ),
  };
}

/** @param sources with what `plangate.yml` says */
async function loadFrom(
  sources: WrittenSources,
  { workingDirectory, jobTree, parsed }: LoadingPlace,
): Promise<LoadedSettings> {
  const { inputs, environment } = sources;
  const unanswered = unansweredSettings(sources);
  const blocks = await readBlocks(sources, unanswered, { workingDirectory, jobTree, parsed });
  const { written, directory, ownBlock, trusted, names, forHost, proposed, backend } = blocks;
  const reading = readSettings({
    ...sources,
    names,
    backend,
    // No block of a job chooses the host.
    forHost:
      forHost?.hostname === undefined ? (hostOfBlocks(sources, jobTree) ?? forHost) : forHost,
    proposed,
    unnamed: nameOfDirectory(directory),
    isOnePlan: (files) => isOnePlan(files, workingDirectory),
  });
  const { settings, said = [] } = 'settings' in reading ? reading : {};
  const service = settings?.plans.service;
  const problems: Problem[] = [];
  // Version control has the files of its runs, and this machine need not have them.
  const readsFiles = settings?.plans.from !== 'version-control';
  const planned = settings === undefined ? [written] : plannedDirectories(settings.plan);
  for (const text of readsFiles ? planned : []) {
    const isOfWorkspace = text !== written;
    const input = isOfWorkspace ? 'workspaces' : 'directory';
    let problem =
      outsideProblem(input, text, directory, workingDirectory) ??
      (await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree }));
    // `readSettings` has compared the host with that of the block in `directory`.
    if (problem === undefined && service !== undefined && isOfWorkspace && proposed) {
      const { possible } = await readCloudBlock(
        filesBelow(workingDirectory),
        text,
        undefined,
        parsed,
      );
      for (const block of possible) problem ??= otherHostProblem(service, block);
    }
    if (problem !== undefined) problems.push(problem);
  }
  if (blocks.problem !== undefined) problems.push(blocks.problem);
  // These come last: what is missing may only be missing because the directory is, or because its block cannot be read.
  if ('problems' in reading) {
    const isExplained = blocks.problem !== undefined;
    problems.push(...reading.problems.filter(({ isMissing }) => !(isExplained && isMissing)));
  }
  problems.push(...environmentProblems(environment));
  const missing = problems.findIndex(({ isMissing }) => isMissing);
  const firstMissing = problems[missing];
  if (firstMissing !== undefined && sources.entryPoint === 'action') {
    const { blocksSentence } = await import('./repository-contents.ts');
    const hint = await blocksSentence({ directory, shownAs: written }, jobTree.proposed, '');
    problems[missing] = { ...firstMissing, message: firstMissing.message + hint };
  }
  if (problems.length > 0 || settings === undefined) return { problems };
  const notices = [
    ...(trusted.block ? describeDifferences(ownBlock, trusted.block, unanswered) : []),
    ...(proposed ? authorityNotices(environment, directory, workingDirectory) : []),
  ];
  return { settings, said, notices };
}

/**
 * Whether the input `plan` names one file that is one plan. A directory, a pattern, a pair `workspace=FILE` and a list may
 * stand for several plans.
 */
export function isOnePlan([first, ...others]: readonly string[], workingDirectory: string) {
  if (first === undefined) return true;
  const isPatternOrPair = /[*?]|^[\w-]+=/.test(first);
  if (others.length > 0 || isPatternOrPair) return false;
  const stats = statSync(resolve(workingDirectory, first), { throwIfNoEntry: false });
  return stats === undefined || !stats.isDirectory();
}

/**
 * Reads the `cloud` blocks that may answer open settings, and those that must not name another host.
 *
 * @param unanswered settings that neither an input nor the environment answers
 */
export async function readBlocks(
  sources: Pick<WrittenSources, 'inputs' | 'environment' | 'entryPoint' | 'files'>,
  unanswered: Readonly<Record<'hostname' | 'organization' | 'workspaces', boolean>>,
  {
    workingDirectory,
    jobTree,
    parsed,
  }: { workingDirectory: string; jobTree: JobTree; parsed?: ParsedFiles | undefined },
) {
  const written = sources.inputs['directory']?.trim() || '.';
  const directory = resolve(workingDirectory, written);
  const program = programOf(readSaid(sources));
  const needsNames = unanswered.organization || unanswered.workspaces;
  const isNeeded = jobTree.proposed || needsNames || unanswered.hostname;
  const checkedOut: CloudReading = isNeeded
    ? await readCloudBlock(filesBelow(workingDirectory), written, program, parsed)
    : { possible: [] };
  const trusted: FoundBlock =
    jobTree.proposed && needsNames
      ? await findTrustedBlock({
          program,
          directory,
          workingDirectory,
          jobTree,
          parsed,
        })
      : { why: '' };
  const forHost =
    !jobTree.proposed && checkedOut.block ? asOwn(jobTree, checkedOut.block) : undefined;
  return {
    written,
    directory,
    ownBlock: checkedOut.block,
    backend: checkedOut.backend,
    trusted,
    names: jobTree.proposed ? trusted.block : forHost,
    forHost,
    // The block of a pull request chooses nothing; it is read because it must not name another host.
    proposed: jobTree.proposed
      ? { blocks: [...checkedOut.possible, trusted.block], why: trusted.why }
      : undefined,
    /** Why a block cannot be read: what it would say is not missing. */
    problem:
      trusted.problem ??
      checkedOut.problem ??
      (jobTree.proposed ? undefined : checkedOut.difference),
  };
}

/** The host that the blocks of directories name, where no request wrote them. */
function hostOfBlocks({ ofBlocks }: WrittenSources, jobTree: JobTree): Own<CloudBlock> | undefined {
  const { hostname } = ofBlocks ?? {};
  if (jobTree.proposed || hostname === undefined) return undefined;
  return asOwn(jobTree, { at: 'the `cloud` blocks of the directories', hostname });
}

interface FoundBlock {
  block?: Trusted<CloudBlock>;
  /** The sentence for a setting that the block leaves open: why it does not name it. */
  why: string;
  /** Why the block cannot be read. */
  problem?: Problem;
}

/** Warns of certificate authorities inside the checkout: a pull request could add one and read the traffic. */
function authorityNotices(
  { NODE_EXTRA_CA_CERTS: file = '' }: Environment,
  directory: string,
  workingDirectory: string,
): Finding[] {
  const root = findCheckout(directory) ?? workingDirectory;
  const path = resolve(workingDirectory, file);
  const isInside = isBelow(path, root) || isBelow(realOrSame(path), realOrSame(root));
  if (file === '' || !isInside) return [];
  return [
    finding(
      'proposed-authority',
      phrase`The certificate authorities in ${quoted(file)} are trusted, and a pull request can change that file.`,
      { remedy: phrase`Keep it outside of the checkout.`, actor: 'operators' },
    ),
  ];
}

async function findTrustedBlock(query: {
  /** Absolute path of the configuration. */
  directory: string;
  workingDirectory: string;
  jobTree: ProposedTree;
  program: ProgramName | undefined;
  parsed: ParsedFiles | undefined;
}): Promise<FoundBlock> {
  const { directory, workingDirectory, jobTree, program, parsed } = query;
  const { trusted, workspace } = jobTree;
  const root = findAround(directory, workspace).repository?.root ?? workingDirectory;
  // As it is written: a link of the judged files leads to no other block.
  const written = isBelow(directory, workingDirectory)
    ? join(realOrSame(workingDirectory), relative(workingDirectory, directory))
    : directory;
  const path = slashed(relative(root, written));
  try {
    const files = await trusted(root);
    const { block, ...reading } = await readCloudBlock(files, path, program, parsed);
    const problem = reading.problem ?? reading.difference;
    if (problem !== undefined) {
      return { why: '', problem: { ...problem, where: `${problem.where} of the default branch` } };
    }
    if (block !== undefined) {
      const at = `${block.at} of the default branch`;
      return {
        block: asTrusted({ ...block, at }),
        why: `The block at ${at} does not name it.`,
      };
    }
    const where = path === '' ? 'the repository' : quote(path);
    return {
      why: `There is no \`cloud\` block in ${where} on the default branch, and one that a pull request adds does not count.`,
    };
  } catch (error) {
    const why = whyUnreadable(error, path);
    return { why: `The \`cloud\` block of the default branch could not be read: ${why}` };
  }
}

/** A sentence. @param path of the directory that was read */
function whyUnreadable(error: unknown, path: string): string {
  if (error instanceof UnreadableFile) return `${quote(path)} ${error.message}.`;
  if (error instanceof UntrustedError) return error.message;
  throw error;
}

/**
 * Finds a directory that contains the whole checkout, or one outside of it that is in no repository.
 * This runs before anything walks through the directory, which may be as large as the disk.
 *
 * @param input the name of the input that names it
 * @param text the directory to check, as written
 * @param directory absolute: the directory of all workspaces that name none
 */
function outsideProblem(
  input: string,
  text: string,
  directory: string,
  workingDirectory: string,
): Problem | undefined {
  const path = realOrSame(resolve(workingDirectory, text));
  const repository = repositoryOf(directory);
  // Without a repository, `directory` sets the bound for the others.
  if (repository === undefined && input === 'directory') return undefined;
  const bound = repository ?? realOrSame(workingDirectory);
  const isAbove = path !== bound && isBelow(bound, path);
  const isInNoRepository =
    repository !== undefined &&
    !isBelow(path, bound) &&
    existsSync(path) &&
    repositoryOf(path) === undefined;
  if (!isAbove && !isInNoRepository) return undefined;
  const message = `names ${quote(text)}, which leads out of ${bound}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
  return { where: input, message };
}

/**
 * The problem of a directory that does not exist or holds no configuration; undefined if there is none.
 *
 * @param input the name of the input that names it
 * @param text the directory as written
 * @param plan the text of the input `plan`
 */
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
  if (!stats.isDirectory()) {
    const hint = text.endsWith('.json') ? ' Name a plan with `plan`.' : '';
    return { where: input, message: `${quote(text)} is not a directory.${hint}` };
  }
  const otherNames = new Set<string>();
  const found = await hasConfiguration(path, otherNames).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (found === true) return undefined;
  // A person's plan can lie anywhere, and Terragrunt plans a unit, which has no configuration of its own.
  const needsNone = !jobTree.proposed || otherNames.has('terragrunt.hcl');
  if (plan.trim() !== '' && needsNone) return undefined;
  if (found !== false) {
    const { code, path: errorPath = path } = found;
    const inner = errorPath === path ? '' : `: ${errorPath}`;
    const message = `${quote(text)} cannot be read (${code}${inner}). Is it the right directory?`;
    return { where: input, message };
  }
  const message = `${quote(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
  return { where: input, message, code: CODES.noConfiguration };
}

/** A sibling directory with nearly the same name, as a person would write it. */
async function nearDirectory(text: string, workingDirectory: string): Promise<string | undefined> {
  const parent = dirname(text);
  const entries = await readdir(resolve(workingDirectory, parent), { withFileTypes: true }).catch(
    () => [],
  );
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const visible = names.filter((name) => !name.startsWith('.'));
  const near = didYouMean(basename(text), visible);
  return near === undefined ? undefined : join(parent, near);
}

/**
 * Whether a directory or one below holds a file of a configuration; hidden directories and `node_modules` do not count.
 *
 * @param otherNames gets the names of all other files that are met
 */
async function hasConfiguration(path: string, otherNames: Set<string>): Promise<boolean> {
  const subdirectories: string[] = [];
  for await (const entry of await opendir(path)) {
    if (entry.isFile() && isConfiguration(entry.name)) return true;
    if (entry.isFile()) otherNames.add(entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
      subdirectories.push(join(path, entry.name));
    }
  }
  for (const directory of subdirectories) {
    if (await hasConfiguration(directory, otherNames)) return true;
  }
  return false;
}

/** The problems of proxies. */
export function environmentProblems(environment: Environment): Problem[] {
  const problems: Problem[] = [];
  for (const proxy of proxiesIn(environment)) {
    // A SOCKS proxy carries no request of this program, but NO_PROXY may name all hosts that it asks.
    if (proxy.url !== undefined || isSocks(proxy)) continue;
    // The message leaves the value out, because it may hold a password.
    const message = 'is not the address of a proxy. Write http://HOST:PORT.';
    problems.push({ where: proxy.variable, message });
  }
  return problems;
}
