/**
 * Opens the list of allowed sources, as exceptions are: from the default branch or a pinned URL in a job, from the disk for
 * a person. What it returns judges files before anything runs.
 */
import { join, relative } from 'node:path';
import { exclusionOf } from '../archive/ignore-rules.ts';
import { splitWords } from '../configuration/argument-files.ts';
import type { ProgramName } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { searchedFiles } from '../configuration/read-configuration.ts';
import { addressesOfRemotes, listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { listCommitted } from '../machine/compare-with-commit.ts';
import { readCommits } from '../machine/git-objects.ts';
import { localFiles, readableHere } from '../machine/files-here.ts';
import { findAround, openAt, realOrSame, slashed } from '../machine/find-repository.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import { endedBy } from '../model/ended-by.ts';
import type { Alarms, ReadableFiles } from '../model/ports.ts';
import { quote } from '../model/quote.ts';
import { filePart, phrase, quoted } from '../model/sentence.ts';
import { handleErrors, UnreadableFile } from '../model/unreadable-file.ts';
import {
  isPinnedAddress,
  isSameRepository,
  mayBeSameRepository,
} from '../model/repository-address.ts';
import { relativePathInside } from '../model/relative-path.ts';
import {
  sourcesEvidence,
  sourcesNotJudged,
  type JudgedBySources,
  type PlaceOfFiles,
  type SourcesJudge,
} from '../policy/systems/allowed-sources.ts';
import { parseAllowedSources, type AllowedSources } from '../allowed-sources/read-list.ts';
import type { SourcePlace } from '../allowed-sources/find-used.ts';
import {
  bothJudged,
  judgeInstalled,
  judgePlannedSources,
  judgeSources,
  type Reach,
  type SourcesJudgement,
  type SourcesRequest,
} from '../allowed-sources/judge-sources.ts';
import { OWNER_FILES, keptBy, ownersOfFile, sayWhatToAdd } from '../allowed-sources/remedy.ts';
import { readLoaded } from '../allowed-sources/loaded-files.ts';
import { readCommitId } from '../model/commit-id.ts';
import { treeOfCommit } from '../trust/git-files.ts';
import { historyOf, historyOnServer, reachIn } from '../trust/branch-history.ts';
import { findLeadingVariables, KEEP_OUTSIDE } from '../trust/leading-variables.ts';
import { UntrustedError } from '../trust/tree.ts';
import {
  MERGE_FIRST,
  defaultBranchCommit,
  readDecidingText,
  readTree,
  type DecidingPlace,
} from '../settings/files-of-default-branch.ts';
import type { RulesOfJob } from './sent-rules.ts';

/** Where the list is, and what is judged by it. */
export type SourcesSettings = DecidingPlace & {
  /** The path of the list, or its pinned URL. */
  written: string;
  /** The addresses of the repository under judgement that the CI host and the settings of the job give. */
  repositoryAddresses: readonly string[];
  /** The UTC day of the check, as in `2026-11-29`. */
  today: string;
  /** What plans, where that is known. */
  program: ProgramName | undefined;
  /** The commit that is planned, where that is not what is checked out: its files are judged. */
  commit?: string | undefined;
  /** The ignore rules of what is sent; undefined where nothing is. */
  sent: (() => Promise<RulesOfJob>) | undefined;
  /** Whether the environment of this job may be that of what planned: a plan file may have been made in it. */
  plansWithJob: boolean;
};

/** Reads the list: what it says, why it is not there, or what is wrong with it. */
export async function readAllowedSources(
  { written, ...place }: DecidingPlace & { written: string },
  ports: GitPorts,
): Promise<{ allowed: AllowedSources } | { missing: Finding } | { problems: Problem[] }> {
  const read = await readDecidingText('allowed-sources', written, place, ports);
  if ('problems' in read) return read;
  if ('text' in read) {
    const parsed = parseAllowedSources(read.text);
    if ('allowed' in parsed) return parsed;
    // The entry alone does not say which file is meant.
    const inFile = (problem: Problem) => ({ ...problem, where: `${written}: ${problem.where}` });
    return { problems: parsed.problems.map(inFile) };
  }
  const says = phrase`Nothing is known of what may be installed: ${quoted(written)} is not on the default branch.`;
  return {
    missing: finding('sources-missing', says, {
      about: { file: written },
      remedy: MERGE_FIRST,
    }),
  };
}

/**
 * Opens the lists.
 *
 * @returns what judges by them: each has to allow. A list that the default branch does not have judges nothing, and says so of each
 *   place. Or what is wrong with a list
 */
export async function openAllowedSources(
  files: readonly string[],
  settings: Omit<SourcesSettings, 'written'>,
  ports: SourcesPorts,
): Promise<SourcesJudge | { problems: Problem[] } | undefined> {
  let all: SourcesJudge | undefined;
  for (const written of files) {
    const opened = await openList({ ...settings, written }, ports);
    if ('problems' in opened) return opened;
    all = all === undefined ? opened : judgedByBoth(all, opened);
  }
  return all;
}

async function openList(
  settings: SourcesSettings,
  ports: SourcesPorts,
): Promise<SourcesJudge | { problems: Problem[] }> {
  const read = await readAllowedSources(settings, ports);
  if ('problems' in read) return read;
  if ('allowed' in read) return new OpenedSources(read.allowed, settings, ports);
  const judged = { evidence: sourcesNotJudged(settings.written, read.missing), notices: [] };
  return { file: settings.written, judge: async () => judged };
}

/** What two lists say of the same files: the results and the doubts of both. */
function judgedByBoth(one: SourcesJudge, other: SourcesJudge): SourcesJudge {
  const together = (first: JudgedBySources, second: JudgedBySources): JudgedBySources => {
    const { reading } = first.evidence;
    const { results, doubts } = second.evidence.reading;
    const isSaidAgain = first.again !== undefined || second.again !== undefined;
    return {
      evidence: {
        ...first.evidence,
        reading: {
          ...reading,
          results: [...reading.results, ...results],
          doubts: [...reading.doubts, ...doubts],
        },
      },
      notices: [...first.notices, ...second.notices],
      again: isSaidAgain
        ? async (later) =>
            together((await first.again?.(later)) ?? first, (await second.again?.(later)) ?? second)
        : undefined,
    };
  };
  return {
    file: one.file,
    judge: async (place) => together(await one.judge(place), await other.judge(place)),
  };
}

/** The files of the default branch, with the path of one that cannot be read in its error. */
function withPaths(files: ReadableFiles): ReadableFiles {
  return handleErrors(files, (error, path) => {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Error(`${quote(path)} of the default branch ${error.message}`);
  });
}

/** What is sent of a directory, as far as ignore rules decide it. Rejects where these cannot be read. */
async function uploadAt(
  root: string,
  sent: RulesOfJob,
): Promise<NonNullable<SourcesRequest['upload']>> {
  const ruleFor = exclusionOf((await sent.at(root)).rules, root);
  return {
    root,
    has(path) {
      if (relativePathInside(root, path) === undefined) return false;
      // A link is sent without what it leads to, unless that is outside and sent in its place.
      const places = localFiles.follow(path).flatMap((at) => relativePathInside(root, at) ?? []);
      return !places.some((inside) => ruleFor(inside) !== undefined);
    },
  };
}

/** Go's package `flag` takes these words for false, and no others. */
const UPGRADE = /^--?upgrade(?:=(?!(?:0|f|F|false|False|FALSE)$)[^]*)?$/;

/** Variables of Terraform, OpenTofu, git and the clients of clouds, which choose by them what they read and run. */
const READ_BY_PROGRAMS =
  /^(?:TF_|TERRAFORM_|AWS_|GOOGLE_|GCLOUD_|CLOUDSDK_|ARM_|AZURE_|KUBE|XDG_|GIT_|(?:HOME|USERPROFILE)$)/i;

/** How long the servers of other repositories are asked together, and how many at the same time. */
const SERVERS_TIMEOUT_MS = 20_000;
const MOST_AT_ONCE = 6;

type SourcesPorts = GitPorts & { alarms: Alarms; parsed?: ParsedFiles | undefined };

class OpenedSources implements SourcesJudge {
  readonly file: string;
  private readonly allowed: AllowedSources;
  private readonly settings: SourcesSettings;
  private readonly ports: SourcesPorts;
  private readonly histories = new Map<string, ReturnType<typeof historyOf>>();
  /** The last question of each queue. */
  private readonly queues: ReturnType<typeof historyOf>[] = [];
  private askedUntil: AbortSignal | undefined;
  private readonly trackedIn = new Map<string, ReturnType<typeof listTrackedFiles>>();
  private keepers: Promise<string[]> | undefined;
  private addresses: Promise<string[]> | undefined;

  constructor(allowed: AllowedSources, settings: SourcesSettings, ports: SourcesPorts) {
    this.file = settings.written;
    this.allowed = allowed;
    this.settings = settings;
    this.ports = ports;
  }

  async judge(place: PlaceOfFiles): Promise<JudgedBySources> {
    const request = await this.requestFor(place);
    return this.say(await this.judgeFiles(request), request, place);
  }

  private async say(
    judgement: SourcesJudgement,
    request: SourcesRequest,
    place: PlaceOfFiles,
  ): Promise<JudgedBySources> {
    const { refusals, doubts, notices } = judgement;
    const where = realOrSame(place.root);
    // As a policy system gives places: relative to what is uploaded.
    const pathOf = (at: SourcePlace | undefined) => slashed(relative(where, at?.path ?? where));
    const keepers = refusals.length > 0 ? await this.readKeepers() : [];
    const evidence = sourcesEvidence({
      file: this.file,
      level: this.allowed.level,
      refused: refusals.map(({ text, place: at }) => {
        const path = pathOf(at);
        if (at === undefined || path.startsWith('../')) return { text };
        const { line } = at;
        const location = { path, startLine: line, endLine: line, source: 'service' as const };
        return { text, location };
      }),
      description: `what may be installed and run${keptBy(keepers)}`,
      remedy: sayWhatToAdd(refusals, this.file, keepers),
      doubts: doubts.map(({ says, place: at }) =>
        finding(
          'sources-unclear',
          at === undefined ? says : phrase`${filePart(`${pathOf(at)}:${at.line}`)}: ${says}`,
        ),
      ),
    });
    return {
      evidence,
      notices,
      again: async (later) => {
        const more =
          'plan' in later
            ? await judgePlannedSources(request, later.plan)
            : judgeInstalled(request, later.lockFile);
        return this.say(bothJudged(judgement, more), request, place);
      },
    };
  }

  /** Judges what is on the disk, or what the planned commit has. */
  private async judgeFiles(request: SourcesRequest): Promise<SourcesJudgement> {
    const { commit: named } = this.settings;
    if (named === undefined) return judgeSources(request);
    const { root } = request;
    const repository = openAt(root);
    const commit = readCommitId(named);
    const committed = repository && commit && (await listCommitted(commit, repository, this.ports));
    if (repository === undefined || commit === undefined || committed === undefined) {
      throw new Error(
        `git does not have the files of commit ${named.slice(0, 12)} here. Check out the head of the pull request`,
      );
    }
    const tracked = new Set(committed.keys());
    const planned = withoutUnreadable(readTree(treeOfCommit(commit, repository, this.ports)));
    return readLoaded(planned, root, (files) =>
      judgeSources({ ...request, tracked, searched: searchedFiles(files, this.ports.parsed) }),
    );
  }

  private async requestFor(place: PlaceOfFiles): Promise<SourcesRequest> {
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
    const testDirectory = words.flatMap((word, at) => {
      const [flag, ...named] = word.split('=');
      if (!/^--?test-directory$/.test(flag ?? '')) return [];
      return named.length > 0 ? named.join('=') : (words[at + 1] ?? []);
    });
    const base = await this.baseOf(root);
    const { today, sent } = this.settings;
    return {
      allowed: this.allowed,
      today,
      directory,
      root,
      searched: searchedFiles(localFiles, this.ports.parsed),
      base,
      tracked: tracked instanceof Set ? tracked : undefined,
      upload: sent && (await uploadAt(realOrSame(place.root), await sent())),
      program,
      testDirectory: testDirectory[0],
      leading: await this.findLeading(directory, root, base),
      ignoresLock: words.some((word) => UPGRADE.test(word)),
      reach: (name, commit) => this.reach(name, commit, root),
    };
  }

  /** Variables of this job that lead what planned into judged files: each program reads some on its own. */
  private async findLeading(
    directory: string,
    root: string,
    base: ReadableFiles,
  ): Promise<string[]> {
    const { jobTree, workingDirectory, plansWithJob } = this.settings;
    if (!jobTree.proposed || !plansWithJob) return [];
    const { environment } = this.ports;
    const read = Object.entries(environment).filter(([name]) => READ_BY_PROGRAMS.test(name));
    const found = await findLeadingVariables(Object.fromEntries(read), {
      directories: [jobTree.workspace, workingDirectory],
      root,
      base,
      startedIn: [directory],
      environment,
    });
    return found.map((sentence) => `${sentence}. ${KEEP_OUTSIDE}`);
  }

  private listTracked(root: string, workspace: string): ReturnType<typeof listTrackedFiles> {
    const listing = this.trackedIn.get(root) ?? listTrackedFiles(root, workspace, this.ports);
    this.trackedIn.set(root, listing);
    return listing;
  }

  /** The default branch; where nothing is proposed, the files themselves count. */
  private async baseOf(root: string): Promise<ReadableFiles> {
    const { jobTree } = this.settings;
    if (jobTree.proposed) return withPaths(await jobTree.trusted(root));
    return {
      names: (path) => readableHere.names(join(root, path)),
      read: (path) => readableHere.read(join(root, path)),
    };
  }

  /** Every address that the job and its clone give the repository under judgement. */
  private async ownAddresses(root: string): Promise<string[]> {
    const { jobTree, workingDirectory, repositoryAddresses } = this.settings;
    const workspace = jobTree.proposed ? jobTree.workspace : workingDirectory;
    const { repository } = findAround(root, workspace);
    const ofClone = repository && (await addressesOfRemotes(repository, this.ports));
    return [...repositoryAddresses, ...(ofClone ?? [])];
  }

  /**
   * Each repository is asked once. What may be the repository under judgement by another name, because no server knows it
   * and its path or its commit is known here, has to be merged here.
   *
   * @param root where the repository under judgement is
   */
  private async reach(name: string, commit: string, root: string): Promise<Reach> {
    const address = `https://${name}`;
    this.addresses ??= this.ownAddresses(root);
    const own = await this.addresses;
    const asked = own.some((each) => isSameRepository(address, each))
      ? 'unknown'
      : reachIn(await this.once(name, () => this.ask(name)), commit);
    if (asked !== 'unknown') return asked;
    const mayBeHere =
      own.some((each) => mayBeSameRepository(address, each)) ||
      (await this.hasCommit(root, commit));
    if (!mayBeHere) return asked;
    const here = reachIn(await this.once(root, () => this.ownHistory(root)), commit);
    return here === 'unknown' ? 'unknown-here' : here;
  }

  private once(key: string, ask: () => ReturnType<typeof historyOf>): ReturnType<typeof historyOf> {
    const asking = this.histories.get(key) ?? ask();
    this.histories.set(key, asking);
    return asking;
  }

  private async hasCommit(root: string, commit: string): Promise<boolean> {
    const repository = openAt(root);
    const id = readCommitId(commit);
    if (repository === undefined || id === undefined) return false;
    return (await readCommits([id], repository, this.ports)).has(id);
  }

  private async ownHistory(root: string): ReturnType<typeof historyOf> {
    const { jobTree } = this.settings;
    const found = await defaultBranchCommit(root, jobTree, this.ports).catch((error: unknown) => {
      if (!(error instanceof UntrustedError)) throw error;
      return undefined;
    });
    return found && historyOf(found.commit, found.repository, this.ports);
  }

  /** Asks the servers of other repositories, a few at the same time, and all of them for a short while. */
  private ask(name: string): ReturnType<typeof historyOnServer> {
    this.askedUntil ??= this.ports.alarms.in(SERVERS_TIMEOUT_MS);
    const until = this.askedUntil;
    const queue = this.histories.size % MOST_AT_ONCE;
    const before = this.queues[queue] ?? Promise.resolve(undefined);
    const asking = before.then(async () => {
      if (until.aborted) return undefined;
      const answer = historyOnServer(`https://${name}`, this.ports);
      return endedBy(until, answer).catch(() => undefined);
    });
    this.queues[queue] = asking;
    return asking;
  }

  /** Who owns the file of the list, as the default branch says it. Only words of the report: what cannot be read names nobody. */
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

/**
 * The files of a commit that is judged. As on the disk, one that cannot be read has no text: what the configuration needs is refused
 * then, because it is listed (`readText` of read-configuration.ts).
 */
function withoutUnreadable(files: ReadableFiles): ReadableFiles {
  return handleErrors(files, (error) => {
    if (!(error instanceof UnreadableFile)) throw error;
  });
}
