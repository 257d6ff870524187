/**
 * Reads the files that scanners wrote. One that is not known to be written in this job says nothing: the request could have
 * brought it, or it is of other files.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import {
  findKnownRepository,
  findRepository,
  headOf,
  slashed,
} from '../machine/find-repository.ts';
import { treeHere } from '../machine/tree-here.ts';
import { orElse } from '../model/or-else.ts';
import type { Environment } from '../model/ports.ts';
import { foreign, phrase, typed, type Sentence } from '../model/sentence.ts';
import {
  MOST_BYTES,
  parseSarif,
  readRuns,
  tooLarge,
  type SarifRuns,
  type UnreadScan,
} from '../scanners/read-sarif.ts';
import type { Scan } from '../scanners/scan.ts';
import { jobDirectoryOf, type JobTree } from '../trust/tree.ts';

const SCAN_FIRST = phrase`Run the scanner in an earlier step of this job, after the checkout, and let it write this file also where it finds nothing.`;

export type ScanFilesPorts = GitPorts & { environment: Environment };

export class ScanFiles {
  readonly #root: string;
  readonly #jobDirectory: string;
  readonly #ports: ScanFilesPorts;
  readonly #head: string | undefined;
  readonly #read = new Map<string, Promise<SarifRuns | UnreadScan>>();
  #tracked: ReturnType<typeof listTrackedFiles> | undefined;
  #commits: Promise<ReadonlySet<string>> | undefined;

  /**
   * @param root absolute path of the checkout
   * @param head the commit that is reported, if one is
   */
  constructor(root: string, jobTree: JobTree, head: string | undefined, ports: ScanFilesPorts) {
    this.#root = root;
    this.#jobDirectory = jobDirectoryOf(jobTree, root);
    this.#head = head;
    this.#ports = ports;
  }

  /** What a tool found in the files of this checkout. */
  async scanOf(tool: string, file: string): Promise<{ scan: Scan } | UnreadScan> {
    return this.#runsOf(tool, file, false);
  }

  /** What it found at the merge base. That scan is of another directory: only its paths are compared. */
  async scanOfBase(tool: string, file: string): Promise<{ scan: Scan } | UnreadScan> {
    return this.#runsOf(tool, file, true);
  }

  async #runsOf(tool: string, file: string, isBase: boolean): Promise<{ scan: Scan } | UnreadScan> {
    const read = await this.#fileOnce(file, isBase);
    if ('code' in read) return read;
    const commits = await (this.#commits ??= this.#findCommits());
    return readRuns(read, tool, { root: slashed(this.#root), commits }, isBase);
  }

  /** The commits that a scan of this job is of: the head of the request, and the merge of it that the host has checked out. */
  async #findCommits(): Promise<ReadonlySet<string>> {
    const repository = findKnownRepository(this.#root, this.#jobDirectory);
    const here = repository && (await headOf(repository).catch(() => undefined));
    return new Set([this.#head, here].flatMap((commit) => commit ?? []));
  }

  /** Several entries can name one file: it has the runs of several tools. */
  #fileOnce(file: string, isBase: boolean): Promise<SarifRuns | UnreadScan> {
    const key = JSON.stringify([file, isBase]);
    const read = this.#read.get(key) ?? this.#readFile(file, isBase);
    this.#read.set(key, read);
    return read;
  }

  async #readFile(file: string, isBase: boolean): Promise<SarifRuns | UnreadScan> {
    const found = await treeHere(this.#root)
      .look(file)
      .catch(() => undefined);
    if (found === undefined)
      return { code: 'scan-unread', why: phrase`cannot be read.`, remedy: SCAN_FIRST };
    if (found.kind === 'absent')
      return { code: 'scan-missing', why: phrase`is not there.`, remedy: SCAN_FIRST };
    if (found.kind === 'link')
      return notOfJob(phrase`is a link.`, phrase`Let the scanner write a file.`);
    if (found.kind !== 'file')
      return notOfJob(phrase`is no file.`, phrase`Let the scanner write a file.`);
    if ((found.size ?? 0) > MOST_BYTES) return tooLarge(found.size ?? 0);
    const refused = (await this.#whyTracked(file)) ?? this.#whyOld(file, isBase);
    if (refused !== undefined) return refused;
    const bytes = await found.bytes().catch(() => undefined);
    if (bytes === undefined)
      return { code: 'scan-unread', why: phrase`cannot be read.`, remedy: SCAN_FIRST };
    return parseSarif(bytes);
  }

  /** What git tracks is a file that the request could write. */
  async #whyTracked(file: string): Promise<UnreadScan | undefined> {
    this.#tracked ??= listTrackedFiles(this.#root, this.#jobDirectory, this.#ports);
    const tracked = await this.#tracked;
    if ('unknown' in tracked && findRepository(this.#root) !== undefined) {
      const why = phrase`cannot be compared with what git tracks: ${foreign(tracked.unknown)}.`;
      return notOfJob(why, phrase`Let git list the files of the checkout in this step.`);
    }
    // Of a submodule, git names the directory alone.
    const withDirectories = file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
    if (!(tracked instanceof Set) || !withDirectories.some((path) => tracked.has(path)))
      return undefined;
    return notOfJob(
      phrase`is tracked by git, so it is not what a scanner wrote in this job.`,
      phrase`Take it out of the repository: ${typed(`git rm --cached ${file}`)}. The request could write it.`,
    );
  }

  #whyOld(file: string, isBase: boolean): UnreadScan | undefined {
    const writtenAt = statSync(join(this.#root, file)).mtimeMs;
    const since = this.#whenBegan(isBase);
    return since !== undefined && writtenAt < since.at
      ? notOfJob(phrase`is older than ${since.what}.`, SCAN_FIRST)
      : undefined;
  }

  /** When what is judged was there at the earliest; undefined where nothing says it. */
  #whenBegan(isBase: boolean): { at: number; what: Sentence } | undefined {
    const { environment } = this.#ports;
    const event = environment['GITHUB_EVENT_PATH'];
    const times = [
      { at: Date.parse(environment['CI_JOB_STARTED_AT'] ?? ''), what: phrase`this job` },
      // The runner writes it when a job begins.
      { at: changedAt(event), what: phrase`this job` },
    ];
    const repository = isBase ? undefined : findKnownRepository(this.#root, this.#jobDirectory);
    if (repository !== undefined) {
      for (const name of ['HEAD', 'logs/HEAD']) {
        const at = changedAt(join(repository.gitDirectory, name));
        times.push({ at, what: phrase`the commit that is checked out here` });
      }
    }
    let latest: { at: number; what: Sentence } | undefined;
    for (const time of times) {
      if (!Number.isNaN(time.at) && (latest === undefined || time.at > latest.at)) latest = time;
    }
    return latest;
  }
}

function notOfJob(why: Sentence, remedy: Sentence): UnreadScan {
  return { code: 'scan-not-of-job', why, remedy };
}

/** In milliseconds since 1970; NaN where there is no such file. */
function changedAt(path: string | undefined): number {
  return path === undefined ? NaN : orElse(() => statSync(path).mtimeMs, NaN);
}
