/**
 * Which files may choose what. A checkout that a pull request may have written chooses no host, no names, no backend
 * and no policy: what is read of it lacks these marks, and what chooses accepts only marked values.
 */
import { tagWords, type CloudBlock } from '../configuration/cloud-block.ts';
import type { Repository } from '../machine/find-repository.ts';
import type { CommitId } from '../model/commit-id.ts';
import { finding, textOf, type Finding } from '../model/finding.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { filePart, literal, phrase, quoted, type Markdown } from '../model/sentence.ts';

/** Exists for the compiler only. */
declare class Mark {
  private readonly trusted: true;
}

/** Exists for the compiler only. */
declare class OwnMark extends Mark {
  private readonly own: true;
}

/**
 * What no pull request wrote: it may choose names, backends and policies. `asTrusted` makes it, and each `Own` is one. A copy
 * with other fields is not: the private mark does not go with a spread.
 */
export type Trusted<T> = T & Mark;

/** What was read of files that no pull request wrote: it may choose the host, too. `treeOf` makes the tree, `asOwn` the rest. */
export type Own<T> = T & OwnMark;

/** A checkout that no pull request has written: a push, a schedule, or a person at a terminal. */
export type OwnTree = Own<{
  readonly proposed: false;
  /** As the host names it; undefined if it does not. */
  readonly defaultBranch?: string | undefined;
  /** Of a job: the default branch, whose settings count for each of its branches. A person has the files of the working tree. */
  readonly inJob?: Pick<TrustedFiles, 'trusted'> | undefined;
}>;

/** A checkout that a pull request may have written, and where the files are that count in place of those in it. */
export interface ProposedTree extends TrustedFiles {
  readonly proposed: true;
}

interface TrustedFiles {
  /** Absolute path of the directory in which the job works. */
  readonly workspace: string;
  /**
   * Opens the default branch of the repository at this absolute path. Rejects with an UntrustedError if it cannot be
   * read.
   */
  readonly trusted: (repository: string) => Promise<Trusted<DecidingFiles>>;
  /**
   * The commit that has the files of `trusted`, which git has in the repository at this absolute path. Rejects like
   * `trusted`.
   */
  readonly trustedCommit: (repository: string) => Promise<TrustedCommit>;
}

/** A commit of the default branch. */
export interface TrustedCommit {
  commit: CommitId;
  repository: Repository;
}

/** The checkout of a job. Its files may choose settings only where it is not `proposed`. */
export type JobTree = OwnTree | ProposedTree;

/** The directory in which the job works; that of the process if its files are its own. */
export function jobDirectoryOf(tree: JobTree, workingDirectory: string): string {
  return tree.proposed ? tree.workspace : workingDirectory;
}

/**
 * The tree of a job.
 *
 * @param proposed whether a pull request may have written the checkout, as its host says
 * @param trustedFiles what counts then in place of the checkout
 * @param own of one that is not: the default branch as the host names it, and whether a job has the checkout
 */
export function treeOf(
  proposed: boolean,
  trustedFiles: TrustedFiles,
  { defaultBranch, isJob = false }: { defaultBranch?: string | undefined; isJob?: boolean } = {},
): JobTree {
  if (proposed) return { ...trustedFiles, proposed };
  const inJob = isJob ? { trusted: trustedFiles.trusted } : undefined;
  return markAsOwn({ proposed: false as const, defaultBranch, inJob });
}

/** The one place in which a mark is made: the stronger one, which a caller narrows by the type that it returns. */
function markAsOwn<T extends object>(value: T): Own<T> {
  return value as Own<T>;
}

/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
export function asOwn<T extends object>(_tree: OwnTree, value: T): Own<T> {
  return markAsOwn(value);
}

/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout. The type that is returned is all that keeps it from choosing the host.
 */
export function asTrusted<T extends object>(value: T): Trusted<T> {
  return markAsOwn(value);
}

/** The default branch cannot be read, and why: its sentence can follow a colon. */
export class UntrustedError extends Error {
  override readonly name = 'UntrustedError';
  readonly finding: Finding;
  constructor(found: Finding) {
    super(textOf(found));
    this.finding = found;
  }
}

/**
 * What the pull request's own block would have chosen, which does not count.
 *
 * @param blockOfCheckout the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
export function describeDifferences(
  blockOfCheckout: CloudBlock | undefined,
  trusted: CloudBlock,
  chosen: { organization: boolean; workspaces: boolean },
): Finding[] {
  const found: Finding[] = [];
  const compare = (what: Markdown, ownName: string | undefined, name: string | undefined) => {
    if (name === undefined || ownName === name) return;
    const says = ownName === undefined ? phrase`names none` : phrase`says ${quoted(ownName)}`;
    const where =
      blockOfCheckout === undefined ? phrase`the pull request` : filePart(blockOfCheckout.at);
    found.push(
      finding(
        'other-block',
        phrase`The ${what} comes from ${filePart(trusted.at)}, ${quoted(name)}: ${where} ${says}, which does not count before it is merged.`,
      ),
    );
  };
  if (chosen.organization) {
    compare(literal`organization`, blockOfCheckout?.organization, trusted.organization);
  }
  if (chosen.workspaces) {
    compare(literal`workspace`, describeWorkspaces(blockOfCheckout), describeWorkspaces(trusted));
  }
  return found;
}

/** `net-prod`, or `tags net, prod, project Platform`; undefined if the block selects no workspace. */
function describeWorkspaces(block: CloudBlock | undefined): string | undefined {
  const { name, prefix, tags, project } = block?.workspaces ?? {};
  const parts = [
    name,
    prefix && `${prefix}…`,
    tags && `tags ${tagWords(tags).join(', ')}`,
    project && `project ${project}`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : undefined;
}
