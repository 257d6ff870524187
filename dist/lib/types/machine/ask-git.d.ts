import type { Environment, Execute } from '../model/ports.js';
import { type RemoteRepository } from './network-of-git.js';
import type { Repository } from './find-repository.js';
import { type CommitId } from '../model/commit-id.js';
export interface GitPorts {
    execute: Execute;
    environment: Environment;
}
/** What git printed; or its whole error output, which may be empty. */
export type GitAnswer = {
    text: string;
} | {
    why: string;
    exitCode: number | undefined;
    /** Git was not started, because the repository is one of another user. */
    isOfAnotherUser?: true | undefined;
};
interface GitInput {
    stdin?: string;
    /** Whether the command may make objects, which go when it ends. */
    makes?: boolean;
    /** The environment variables; those of a command without network if left out. */
    variables?: Readonly<Record<string, string>>;
    /** Called with the bytes of standard output as they come. */
    take?: (bytes: Uint8Array) => void;
}
/**
 * Runs a git command about a repository.
 *
 * @returns what git printed; `why` if git failed or the repository belongs to another user
 */
export declare function askGit(ports: GitPorts, repository: Repository, args: readonly string[], input?: GitInput): Promise<GitAnswer>;
/**
 * Runs a git command about the objects of a repository, from a directory that has nothing else of it: no configuration,
 * no references, and no files in which git keeps what it found out earlier.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 */
export declare function askObjects(ports: GitPorts, repository: Repository, sample: string, { args, variables, makes, ...input }: GitInput & {
    args: readonly string[];
}): Promise<GitAnswer>;
/**
 * Merges two commits as git does by itself: without attributes, drivers or settings of the repository, and without its files.
 *
 * @returns the id of the tree; undefined where they do not merge cleanly, the clone lacks a commit, or git is older than 2.38
 */
export declare function remakeMerge([first, second]: readonly [CommitId, CommitId], repository: Repository, ports: GitPorts): Promise<string | undefined>;
/**
 * Fetches one commit from a server, so that `askObjects` finds it. No setting and no branch of the clone counts.
 *
 * @param wanted.reference leads to the commit, for servers that send branches only; every reference is asked for if it is
 *   left out
 * @param wanted.here a commit that the clone has
 * @returns what git printed if it failed
 */
export declare function fetchObjects(ports: GitPorts, repository: Repository, remote: RemoteRepository, wanted: {
    commit: CommitId;
    reference?: string | undefined;
    here: CommitId | undefined;
}): Promise<string | undefined>;
/**
 * Fetches the commits of the default branch of a repository, without their files, so that `askObjects` finds them.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 * @returns what git printed if it failed
 */
export declare function fetchHistory(ports: GitPorts, repository: Repository, remote: RemoteRepository, sample: CommitId): Promise<string | undefined>;
/** Asks a server for one reference of a repository, without a local clone. */
export declare function listRemote(ports: GitPorts, remote: RemoteRepository, reference: string): Promise<GitAnswer>;
export declare const firstLine: (text: string) => string;
/** Paths relative to the repository, with slashes; or why git could not list them, for people. */
export type TrackedFiles = ReadonlySet<string> | {
    unknown: string;
    isOfAnotherUser?: true | undefined;
};
/** The value of `unknown` outside of any repository, which is no failure. */
export declare const NO_REPOSITORY = "there is no git repository";
/**
 * Lists the files that git tracks in the repository at `path`, an absolute path. Files of a submodule
 * belong to the submodule's own repository. A repository that is neither the checkout nor one of its
 * submodules is not asked.
 *
 * @param workspace the directory in which the job works
 * @returns the paths, or why git could not list them
 */
export declare function listTrackedFiles(path: string, workspace: string, ports: GitPorts): Promise<TrackedFiles>;
/** The address of the remote `origin`; `why` if there is none. */
export declare function originOf(repository: Repository, ports: GitPorts): Promise<GitAnswer>;
/** The addresses of all remotes, to fetch from and to push to; none if git does not say them. */
export declare function addressesOfRemotes(repository: Repository, ports: GitPorts): Promise<string[]>;
/** Splits the output of a command with `-z`. */
export declare function pathsIn(output: string): string[];
/** The whole name of a reference, as in `refs/remotes/origin/main`. */
export type Reference = `refs/${string}`;
/**
 * The last commit of the default branch that the clone knows. A branch of the remote that is called `HEAD` is no
 * default branch: only a symbolic reference names one.
 */
export declare function commitOfDefaultBranch(repository: Repository, ports: GitPorts): Promise<CommitId | undefined>;
/** The last commit of a branch of the remote, as far as the clone knows a reference of exactly this name. */
export declare function commitOfRemoteBranch(branch: string, repository: Repository, ports: GitPorts): Promise<CommitId | undefined>;
/**
 * The last commit of the branch that is the default one by its name alone, in a clone that says nothing else: that of the remote, else
 * the one here. Only what a person compares with goes by it.
 */
export declare function commitOfUsualBranch(repository: Repository, ports: GitPorts): Promise<CommitId | undefined>;
/**
 * What a server says that a reference leads to.
 *
 * @param reference `HEAD` is the default branch
 * @returns the id; or why there is none, which may be empty
 */
export declare function commitOnServer(remote: RemoteRepository, reference: 'HEAD' | Reference, ports: GitPorts): Promise<{
    commit: CommitId;
} | {
    why: string;
}>;
export {};
