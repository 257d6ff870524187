/**
 * Opens the list of allowed sources, as exceptions are: from the default branch or a pinned URL in a job, from the disk for
 * a person. What it returns judges files before anything runs.
 */
import { join, relative } from 'node:path';
import { splitWords } from '../configuration/argument-files.ts';
import type { PlanningProgram } from '../configuration/file-names.ts';
import { searchedFiles } from '../configuration/read-configuration.ts';
import { listTrackedFiles, originOf, type GitPorts } from '../machine/ask-git.ts';
import { listCommitted } from '../machine/compare-with-commit.ts';
import { localFiles, readableHere } from '../machine/files-here.ts';
import { findAround, openAt, realOrSame, slashed } from '../machine/find-repository.ts';
import type { Problem } from '../model/parse.ts';
import { PolicyProblem } from '../model/policy-files.ts';
import type { ReadableFiles } from '../model/ports.ts';
import { quote } from '../model/quote.ts';
import { isPinnedAddress, isSameRepository } from '../model/repository-address.ts';
import { defaultBranchCommit } from '../plan/default-branch.ts';
import {
  sourcesEvidence,
  sourcesNotJudged,
  type JudgedBySources,
  type JudgedPlace,
  type SourcesJudge,
} from '../policy/systems/allowed-sources.ts';
import { parseAllowedSources, type AllowedSources } from '../sources/allowed-sources.ts';
import type { Place } from '../sources/find-used.ts';
import {
  judgeInstalled,
  judgePlanned,
  judgeSources,
  type SourcesJudgement,
  type SourcesRequest,
} from '../sources/judge-sources.ts';
import { OWNER_FILES, ownersOfFile, remedyFor, whereListIs } from '../sources/remedy.ts';
import { readLoaded } from '../sources/loaded-files.ts';
import { readCommitId } from '../model/commit-id.ts';
import { filesAt } from '../trust/git-files.ts';
import { reachOf, reachOnServer, type Reach } from '../trust/reach.ts';
import { UntrustedError, type JobTree } from '../trust/tree.ts';
import { readDecidingFile } from './find-exceptions.ts';

/** Where the list is, and what is judged by it. */
export interface SourcesSettings {
  /** A path, or a pinned URL that ends with the path of a file. */
  written: string;
  /** Absolute path of the configuration. */
  directory: string;
  workingDirectory: string;
  jobTree: JobTree;
  /** The address of the repository under judgement, as the CI host names it. */
  repositoryAddress?: string | undefined;
  /** The UTC day of the check, as in `2026-11-29`. */
  today: string;
  /** What plans, where that is known. */
  program: PlanningProgram | undefined;
  /** The commit that is planned, where that is not what is checked out: its files are judged. */
  commit?: string | undefined;
}

/** Reads the list: what it says, why it is not there, or what is wrong with it. */
export async function readSources(
  where: Pick<SourcesSettings, 'written' | 'directory' | 'workingDirectory' | 'jobTree'>,
  ports: GitPorts,
): Promise<{ allowed: AllowedSources } | { missing: string } | { problems: Problem[] }> {
  try {
    const text = await readDecidingFile(where, ports);
    if (text !== undefined) return parseAllowedSources(text);
    const missing = `Nothing is known of what may be installed: ${quote(where.written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`;
    return { missing };
  } catch (error) {
    if (!(error instanceof PolicyProblem || error instanceof UntrustedError)) throw error;
    return { problems: [{ where: 'allowed-sources', message: error.message }] };
  }
}

/**
 * Opens the list.
 *
 * @returns what judges by it; a list that the default branch does not have judges nothing, and says so of each place. Or
 *   what is wrong with the list
 */
export async function openSources(
  settings: SourcesSettings,
  ports: GitPorts,
): Promise<SourcesJudge | { problems: Problem[] }> {
  const read = await readSources(settings, ports);
  if ('problems' in read) return read;
  if ('allowed' in read) return new OpenedSources(read.allowed, settings, ports);
  const judged = { evidence: sourcesNotJudged(settings.written, read.missing), notices: [] };
  const judge = async (): Promise<JudgedBySources> => judged;
  return { file: settings.written, judge, judgeInstalled: judge, judgePlanned: judge };
}

class OpenedSources implements SourcesJudge {
  readonly file: string;
  private readonly allowed: AllowedSources;
  private readonly settings: SourcesSettings;
  private readonly ports: GitPorts;
  private readonly reaches = new Map<string, Promise<Reach>>();
  private readonly trackedIn = new Map<string, ReturnType<typeof listTrackedFiles>>();
  private keepers: Promise<string[]> | undefined;

  constructor(allowed: AllowedSources, settings: SourcesSettings, ports: GitPorts) {
    this.file = settings.written;
    this.allowed = allowed;
    this.settings = settings;
    this.ports = ports;
  }

  judge(place: JudgedPlace): Promise<JudgedBySources> {
    return this.judgeBy(place, judgeSources);
  }

  judgeInstalled(place: JudgedPlace, lockFile: string | undefined): Promise<JudgedBySources> {
    return this.judgeBy(place, async (request) => judgeInstalled(request, lockFile));
  }

  judgePlanned(place: JudgedPlace, plan: unknown): Promise<JudgedBySources> {
    return this.judgeBy(place, async (request) => judgePlanned(request, plan));
  }

  private async judgeBy(
    place: JudgedPlace,
    judge: (request: SourcesRequest) => Promise<SourcesJudgement>,
  ): Promise<JudgedBySources> {
    const request = await this.requestFor(place);
    const { refusals, doubts, notices } = await this.judgeFiles(request, judge);
    const where = realOrSame(place.root);
    const keepers = refusals.length > 0 ? await this.readKeepers() : [];
    const remedy = remedyFor(refusals, this.file, keepers);
    const evidence = sourcesEvidence({
      file: this.file,
      level: this.allowed.level,
      refused: refusals.map(({ text, place: at }) => ({ text, location: locationOf(at, where) })),
      description: `what may be installed and run, by ${whereListIs(this.file, keepers)}`,
      doubts: doubts.map(
        ({ text, place: at }) => `${text.replace(/\.$/, '')}${inBrackets(at, where)}.`,
      ),
    });
    return { evidence, notices: remedy === undefined ? notices : [remedy, ...notices] };
  }

  /** Judges what is on the disk, or what the planned commit has. */
  private async judgeFiles(
    request: SourcesRequest,
    judge: (request: SourcesRequest) => Promise<SourcesJudgement>,
  ): Promise<SourcesJudgement> {
    const { commit: named } = this.settings;
    if (named === undefined) return judge(request);
    const { root } = request;
    const repository = openAt(root);
    const commit = readCommitId(named);
    const committed = repository && commit && (await listCommitted(commit, repository, this.ports));
    if (repository === undefined || commit === undefined || committed === undefined) {
      throw new Error(`git does not have the files of commit ${quote(named)}`);
    }
    const tracked = new Set(committed.keys());
    return readLoaded(filesAt(commit, repository, this.ports), root, (files) =>
      judge({ ...request, tracked, files: searchedFiles(files) }),
    );
  }

  private async requestFor(place: JudgedPlace): Promise<SourcesRequest> {
    const { jobTree, workingDirectory, program } = this.settings;
    const { environment } = this.ports;
    const directory = realOrSame(join(place.root, place.workingDirectory));
    const workspace = jobTree.proposed ? jobTree.workspace : workingDirectory;
    const { repository } = findAround(directory, workspace);
    if (repository === undefined && jobTree.proposed) {
      throw new Error(
        'they are in no git repository, so they cannot be compared with the default branch',
      );
    }
    const root = realOrSame(repository?.root ?? place.root);
    const tracked = repository && (await this.listTracked(root, workspace));
    const words = ['TF_CLI_ARGS', 'TF_CLI_ARGS_init'].flatMap((name) => {
      const split = splitWords(environment[name] ?? '');
      return 'value' in split ? split.value : ['-upgrade'];
    });
    const testDirectory = words.flatMap((word) => /^--?test-directory=(.+)$/.exec(word)?.[1] ?? []);
    return {
      allowed: this.allowed,
      today: this.settings.today,
      directory,
      root,
      files: searchedFiles(localFiles),
      base: await this.baseOf(root),
      tracked: tracked instanceof Set ? tracked : undefined,
      program,
      testDirectory: testDirectory[0],
      cliConfiguration: ['TF_CLI_CONFIG_FILE', 'TERRAFORM_CONFIG'].flatMap(
        (name) => environment[name] || [],
      ),
      ignoresLock: words.some((word) => /^--?upgrade(?:=true|=1)?$/.test(word)),
      isOwnRepository: await this.ownRepository(root, workspace),
      reach: (name, commit) => this.reach(name, commit, root, workspace),
    };
  }

  private listTracked(root: string, workspace: string): ReturnType<typeof listTrackedFiles> {
    const listing = this.trackedIn.get(root) ?? listTrackedFiles(root, workspace, this.ports);
    this.trackedIn.set(root, listing);
    return listing;
  }

  /** The default branch; where nothing is proposed, the files themselves count. */
  private async baseOf(root: string): Promise<ReadableFiles> {
    const { jobTree } = this.settings;
    if (jobTree.proposed) return jobTree.trusted(root, undefined);
    return {
      names: (path) => readableHere.names(join(root, path)),
      read: (path) => readableHere.read(join(root, path)),
    };
  }

  private async ownRepository(root: string, workspace: string): Promise<(name: string) => boolean> {
    const { repositoryAddress } = this.settings;
    const { repository } = findAround(root, workspace);
    const origin = repository && (await originOf(repository, this.ports));
    const addresses = [
      repositoryAddress,
      origin && 'text' in origin ? origin.text.trim() : undefined,
    ].filter((address) => address !== undefined);
    return (name) => addresses.some((address) => isSameRepository(`https://${name}`, address));
  }

  /** Each commit is asked for once. */
  private async reach(
    name: string,
    commit: string,
    root: string,
    workspace: string,
  ): Promise<Reach> {
    const key = `${name} ${commit}`;
    const isOwn = await this.ownRepository(root, workspace);
    const ask = async (): Promise<Reach> => {
      if (!isOwn(name)) return reachOnServer(`https://${name}`, commit, this.ports);
      const { jobTree } = this.settings;
      const found = await defaultBranchCommit(root, jobTree, this.ports).catch((error: unknown) => {
        if (!(error instanceof UntrustedError)) throw error;
        return undefined;
      });
      if (found === undefined) return 'unknown';
      return reachOf(found.commit, commit, found.repository, this.ports);
    };
    const asking = this.reaches.get(key) ?? ask();
    this.reaches.set(key, asking);
    return asking;
  }

  /** Who owns the file of the list, as the default branch says it. */
  private readKeepers(): Promise<string[]> {
    this.keepers ??= this.findKeepers();
    return this.keepers;
  }

  private async findKeepers(): Promise<string[]> {
    const { written, directory, workingDirectory, jobTree } = this.settings;
    if (isPinnedAddress(written)) return [];
    const workspace = jobTree.proposed ? jobTree.workspace : workingDirectory;
    const root = findAround(directory, workspace).repository?.root;
    if (root === undefined) return [];
    const base = await this.baseOf(root).catch(() => undefined);
    const path = slashed(relative(root, join(realOrSame(workingDirectory), written)));
    for (const file of OWNER_FILES) {
      const text = await base?.read(file).catch(() => undefined);
      if (text !== undefined) return ownersOfFile(text, path);
    }
    return [];
  }
}

/** A place as a policy system gives it: relative to what is uploaded. */
function locationOf(place: Place | undefined, root: string) {
  if (place === undefined) return undefined;
  const path = slashed(relative(root, place.path));
  if (path.startsWith('../')) return undefined;
  const { line } = place;
  return { path, startLine: line, endLine: line, source: 'service' as const };
}

function inBrackets(place: Place | undefined, root: string): string {
  return place === undefined ? '' : ` (${slashed(relative(root, place.path))}:${place.line})`;
}
