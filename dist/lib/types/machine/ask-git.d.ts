import type { Environment, Execute, Patch } from '../model/ports.js';
import { type Repository } from './find-repository.js';
export interface GitPorts {
    execute: Execute;
    environment: Environment;
}
/** What was printed; or all that git said of why not, which may be nothing. */
export type Answer = {
    text: string;
} | {
    why: string;
    exitCode: number | undefined;
};
/** Nothing is asked of the network, and nothing of what git would run for it. */
export declare function askGit(ports: GitPorts, repository: Repository, ...args: string[]): Promise<Answer>;
export declare function askGitOf(ports: GitPorts, repository: Repository, stdin: string, ...args: string[]): Promise<Answer>;
/** As `askGit`, and the remote repository is reached by the protocols that git itself speaks. */
export declare function askRemote(ports: GitPorts, repository: Repository, ...args: string[]): Promise<Answer>;
/** Asks a server about a repository that is not here. */
export declare function listRemote(ports: GitPorts, address: string, reference: string): Promise<Answer>;
export declare const firstLine: (text: string) => string;
/** Paths relative to the repository, with slashes; or why git could not tell, for people. */
export type TrackedFiles = ReadonlySet<string> | {
    unknown: string;
};
/** Nothing is wrong, there is only nobody to ask. */
export declare const NO_REPOSITORY = "there is no git repository";
/**
 * What git tracks in the repository at `path`, an absolute path. Files of a submodule are tracked by
 * the submodule's own repository; another one that the checkout did not bring along is not asked.
 *
 * @param workspace where the job works
 */
export declare function listTrackedFiles(path: string, workspace: string, ports: GitPorts): Promise<TrackedFiles>;
/** `owner/name` and the like come from here; undefined where there is none. */
export declare function originOf(repository: Repository, ports: GitPorts): Promise<Answer>;
/**
 * What the commits since `target` do to each file that is still there, as hunks without lines around
 * them; nothing where git does not know the target.
 */
export declare function patchesSince(target: string, repository: Repository, ports: GitPorts): Promise<Patch[]>;
export declare function pathsIn(listed: string): string[];
