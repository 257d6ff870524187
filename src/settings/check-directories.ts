/** What is wrong with the directories that are planned, before anything walks through one: it may be as large as the disk. */
import { existsSync } from 'node:fs';
import { opendir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { repositoryOf } from '../archive/resolve-directory.ts';
import { readCloudBlock } from '../configuration/cloud-block.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { filesBelow } from '../machine/files-here.ts';
import { isBelow, realOrSame } from '../machine/find-repository.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import { sentencesOf, type Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { phrase, plain } from '../model/sentence.ts';
import { otherHostProblem } from '../trust/service-host.ts';
import type { Settings } from './settings.ts';
import { plannedDirectories, type WorkspaceSelector } from './workspace-selectors.ts';
import type { LoadingPlace } from './workspaces-of-file.ts';

/** Where directories are looked for, and what the call says of them. */
interface PlannedPlace extends LoadingPlace {
  /** The directory of all workspaces that name none, absolute and as it was written. */
  directory: string;
  shownAs: string;
  /** The text of the input `plan`. */
  plan: string | undefined;
}

/**
 * Finds what is wrong with them.
 *
 * @param settings undefined where they have problems: then the directory that the call names is examined alone
 * @returns `refused` has the directories, as written, that an entry of a file names: what is wrong with one closes its workspaces alone
 */
export async function checkDirectories(
  settings: Settings | undefined,
  place: PlannedPlace,
): Promise<{ problems: Problem[]; refused: ReadonlyMap<string, Finding> }> {
  const problems: Problem[] = [];
  const refused = new Map<string, Finding>();
  // Version control has the files of its runs, and this machine need not have them.
  if (settings?.plans.from === 'version-control') return { problems, refused };
  const planned = settings === undefined ? [place.shownAs] : plannedDirectories(settings.plan);
  for (const text of planned) {
    const at = settings && entryOf(text, settings.plan.workspaces);
    const input = text === place.shownAs ? 'directory' : 'workspaces';
    const problem =
      outsideProblem(input, text, place) ??
      (await emptyProblem({ input, text, isOfFile: at !== undefined }, place));
    if (problem !== undefined && at !== undefined) refused.set(text, refusalOf(problem, at, text));
    else {
      const found =
        problem ?? (input === 'workspaces' ? await hostProblem(text, settings, place) : undefined);
      if (found !== undefined) problems.push(found);
    }
  }
  return { problems, refused };
}

/** The entry of a file that names a directory, as people know it; undefined if anything else names it. */
function entryOf(text: string, workspaces: readonly WorkspaceSelector[]): string | undefined {
  const naming = workspaces.filter(({ directory }) => directory === text);
  return naming.every(({ at }) => at !== undefined) ? naming[0]?.at : undefined;
}

function refusalOf({ message }: Problem, at: string, directory: string): Finding {
  return finding('directory-unclear', phrase`${plain(sentencesOf([{ where: at, message }]))}`, {
    about: { directory, file: at },
    remedy: phrase`Correct the entry, or take it out.`,
    actor: 'operators',
  });
}

/** No block that a request may have written names another host. The block in `directory` is compared where the settings are read. */
async function hostProblem(
  text: string,
  settings: Settings | undefined,
  { workingDirectory, jobTree, parsed }: PlannedPlace,
): Promise<Problem | undefined> {
  const service = settings?.plans.service;
  if (service === undefined || !jobTree.proposed) return undefined;
  const { possible } = await readCloudBlock(filesBelow(workingDirectory), text, undefined, parsed);
  return possible
    .map((block) => otherHostProblem(service, block))
    .find((problem) => problem !== undefined);
}

/**
 * The problem of a directory that contains the whole checkout, or is outside of it and in no repository.
 *
 * @param input the name of the input that names it
 * @param text the directory as it was written
 */
function outsideProblem(
  input: string,
  text: string,
  { directory, workingDirectory }: PlannedPlace,
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

/** The problem of a directory that does not exist or holds no configuration; undefined if there is none. */
async function emptyProblem(
  { input, text, isOfFile }: { input: string; text: string; isOfFile: boolean },
  { workingDirectory, jobTree, plan = '' }: PlannedPlace,
): Promise<Problem | undefined> {
  const path = resolve(workingDirectory, text);
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined) {
    const near = await nearDirectory(text, workingDirectory);
    let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
    if (isOfFile) hint = '';
    else if (input === 'workspaces') {
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
  if (otherNames.has('terragrunt.hcl')) {
    const message = `${quote(text)} is a unit of Terragrunt, and no program here plans it. Judge the plan that Terragrunt made, with \`plan\` (docs/plan-files.md#many-plans).`;
    return { where: input, message, code: CODES.noConfiguration };
  }
  const hint = isOfFile ? '' : ' Is the checkout step there, and the name right?';
  const message = `${quote(text)} holds no configuration: not a single .tf file in it or below.${hint}`;
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
