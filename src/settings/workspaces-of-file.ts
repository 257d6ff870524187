/** Which workspaces the entries of `plangate.yml` name: by names, by tags and projects, and by the `cloud` blocks of directories. */
import { resolve } from 'node:path';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { problemTextOf, type Finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { treeOfCommit } from '../trust/git-files.ts';
import { readHostname } from '../trust/service-host.ts';
import { UntrustedError, type JobTree } from '../trust/tree.ts';
import { readTree } from './files-of-default-branch.ts';
import { INPUT_TABLE } from './inputs.ts';
import { readSaid, textOfSaid, type EntriesOfFile, type SaidSettings } from './said-settings.ts';
import type { DirectoriesAsked } from './select-by-directories.ts';
import type { OpenedSettingsFiles } from './settings-file/open-settings-files.ts';
import { pathsFrom } from './settings-file/paths-from-root.ts';
import { asksService } from './plans.ts';
import { wayOfSaid, type WrittenSettings } from './settings.ts';
import type { WorkspaceSelector } from './workspace-selectors.ts';

/** Where settings are read. */
export interface LoadingPlace {
  /** Absolute: from which relative paths start. */
  workingDirectory: string;
  jobTree: JobTree;
  /** What this check has parsed before. */
  parsed?: ParsedFiles | undefined;
}

/** What the file names that counts for the workspaces. */
export interface WorkspacesOfFile {
  selectors: WorkspaceSelector[];
  /** What the blocks of its directories say where nothing else does. */
  ofBlocks?: Pick<CloudBlock, 'organization' | 'hostname'>;
  notices: Finding[];
  undecided?: Finding | undefined;
  /** What is wrong unless the request changes the file that says it, and nothing else. */
  unlessAlone: Problem[];
}

export async function workspacesOfFile(
  written: WrittenSettings,
  opened: OpenedSettingsFiles,
  { workingDirectory, jobTree, parsed }: LoadingPlace,
  ports: GitPorts,
): Promise<WorkspacesOfFile | { problems: Problem[] }> {
  const { root, checkout } = opened;
  const said = readSaid(written);
  const counting = said.entries();
  // The groups of a matrix say of which workspaces they are.
  if (counting === undefined || written.groups !== undefined) {
    return { selectors: [], notices: [], unlessAlone: [] };
  }
  const { directories: entries, file: settingsFile } = counting;
  const isService = asksService(wayOfSaid(written, said));
  const ofEnvironments = isService ? environmentProblems(counting) : [];
  if (ofEnvironments.length > 0) return { problems: ofEnvironments };
  const toPath = pathsFrom({ root, workingDirectory });
  let { selectors } = counting;
  if (opened.entriesOfGates !== undefined) {
    const { withUngated } = await import('./ungated-directories.ts');
    const { program } = said;
    const gates = { entries: opened.entriesOfGates, checkout, program, parsed };
    selectors = await withUngated(counting, gates);
  }
  const named = withPaths(selectors, toPath);
  const inDirectory = (all: readonly WorkspaceSelector[]) => onlyIn(said, all, workingDirectory);
  if (entries.length === 0) {
    const chosen = inDirectory(named);
    return 'problems' in chosen ? chosen : { ...chosen, notices: [], unlessAlone: [] };
  }
  const { selectByDirectories } = await import('./select-by-directories.ts');
  // No block of a job chooses the host, so there the usual one is said.
  const isHostSaid = jobTree.proposed || said.of('hostname') !== undefined;
  const hostname = textOfSaid(said.of('hostname')) ?? INPUT_TABLE.hostname.default;
  const host = readHostname(hostname);
  const isAsked = isHostSaid && isService;
  try {
    const asked: DirectoriesAsked = {
      entries,
      settingsFile,
      branch: opened.deciding && (await decidingByGit(root, jobTree, ports)),
      checkout,
      job: {
        host: isAsked && 'value' in host ? host.value : undefined,
        organization: textOfSaid(said.of('organization')),
      },
      asksService: isService,
      program: said.program,
      parsed,
    };
    const found = await selectByDirectories(asked);
    const unlessAlone = found.nothingFound.map(({ problem }) => problem);
    const problems = [...unlessAlone, ...found.problems];
    const mayBeAlone = opened.proposed !== undefined && found.problems.length === 0;
    if (problems.length > 0 && !mayBeAlone) return { problems };
    const chosen = inDirectory([...named, ...withPaths(found.selectors, toPath)]);
    if ('problems' in chosen) return chosen;
    const { undecided, organization, hostname: ofBlocks } = found;
    return {
      ...chosen,
      ofBlocks: { organization, hostname: ofBlocks },
      notices: [...found.nothingFound.map(({ notice }) => notice), ...found.notices],
      undecided,
      unlessAlone,
    };
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    const message = `finds no directories on the default branch: ${problemTextOf(error.finding)}`;
    return { problems: [{ where: 'workspaces', message }] };
  }
}

/** Entries that say with what a program here plans, where a service plans: nothing of that would count. */
function environmentProblems({ selectors, directories, file }: EntriesOfFile): Problem[] {
  const places = [
    ...selectors.flatMap(({ at = file, plannedWith }) => (plannedWith === undefined ? [] : at)),
    ...directories.flatMap(({ line, varFiles }) =>
      varFiles === undefined ? [] : `${file}:${line}`,
    ),
  ];
  return places.map((where) => ({
    where,
    message:
      'says with what a program here plans (`var-file`, `backend-config`, `terraform-workspace`), and this check asks a service. Add `local`, or take it out: a service has variables and the state of each workspace itself.',
  }));
}

/** The same with directories that `toPath` writes: those of the file are from the repository. */
function withPaths(
  selectors: readonly WorkspaceSelector[],
  toPath: (directory: string) => string,
): WorkspaceSelector[] {
  return selectors.map((selector) => {
    const { directory } = selector;
    return directory === undefined ? selector : { ...selector, directory: toPath(directory) };
  });
}

/** The files of the default branch from git, where each of many directories costs no request. */
async function decidingByGit(root: string, jobTree: JobTree, ports: GitPorts) {
  if (!jobTree.proposed) return undefined;
  const { commit, repository } = await jobTree.trustedCommit(root);
  return readTree(treeOfCommit(commit, repository, ports));
}

/** Those of the directory that the call names, where it names one: whoever does plans there, and nowhere else. */
function onlyIn(
  said: SaidSettings,
  selectors: readonly WorkspaceSelector[],
  workingDirectory: string,
): { selectors: WorkspaceSelector[] } | { problems: Problem[] } {
  const written = said.textOf('directory') ?? '.';
  const placed = selectors.filter(({ directory }) => directory !== undefined);
  if (written === '.' || placed.length === 0) return { selectors: [...selectors] };
  const { file = '' } = said.entries() ?? {};
  const asked = resolve(workingDirectory, written);
  const here = selectors.filter(
    ({ directory }) => directory === undefined || resolve(workingDirectory, directory) === asked,
  );
  if (here.length > 0) return { selectors: here };
  const message = `names ${quote(written)}, where no entry of ${file} finds anything. Take it out, or name the workspace, too.`;
  return { problems: [{ where: 'directory', message }] };
}
