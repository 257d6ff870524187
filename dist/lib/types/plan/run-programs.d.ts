import type { ParsedFiles } from '../configuration/parsed-files.js';
import type { Assigned } from '../configuration/variables.js';
import type { Clock, ExecuteBounded, ProgramEnd, ReadableFiles, Environment } from '../model/ports.js';
import type { Parsed } from '../model/parse.js';
export type ProgramName = 'terraform' | 'tofu';
/** What runs, with what, and for how long. */
export interface ProgramOptions {
    program: ProgramName;
    execute: ExecuteBounded;
    clock: Clock;
    /** What this check has parsed of files. */
    parsed?: ParsedFiles | undefined;
    /** All environment variables of the program except those that the engine sets, see `readEngineEnvironment`. */
    variables: Readonly<Record<string, string>>;
    /** The default branch's files, and where this configuration is in them: a backend is used only as it is there. */
    trusted?: {
        files: ReadableFiles;
        directory: string;
    } | undefined;
    /** The directory in which each plan gets a new directory for a while; left out, the system's. */
    temporaryDirectory?: string;
    /** The milliseconds that all programs of one plan may take together; 15 minutes when left out. */
    timeoutMs?: number;
    /** The most bytes of one program's log; 64 MiB when left out. */
    maxLogBytes?: number;
}
/** Why there is no plan; the message is a sentence for people. */
export declare class EngineFailure extends Error {
    readonly name = "EngineFailure";
}
/** Absolute paths of the directories and files of one configuration. */
interface Places {
    files: string;
    root: string;
    /** The directory of the configuration. */
    work: string;
    stateFile: string;
    /** The states of the workspaces of the command line (`terraform workspace`). */
    states: string;
    /** What Terraform downloads and notes: `TF_DATA_DIR`. */
    data: string;
}
/**
 * Makes a new directory. Its name is random: a configuration can read where it is planned, and could be another one where
 * it knows the place.
 */
export declare function makeDirectory(inside?: string): string;
/** Lets others act meanwhile, because providers may be large. */
export declare function removeDirectory(path: string): Promise<void>;
/** Files to plan, in a directory in which the programs may write. */
export interface FilesToPlan {
    files: string;
    /** The directory of the configuration, relative to `files`; '' if it is that directory. */
    workingDirectory: string;
    /** The text of the state of the workspace; null if it has none yet; left out, the configuration says where it is. */
    state?: string | null;
}
/** Runs the programs of one configuration, with one directory for all. */
export declare class Programs {
    #private;
    readonly places: Places;
    readonly options: ProgramOptions;
    constructor(options: ProgramOptions, places: Places);
    /**
     * Makes the directories. The caller removes the directory `places.root`.
     *
     * @throws EngineFailure if there is no configuration
     */
    static open(options: ProgramOptions, files: FilesToPlan): Promise<Programs>;
    /** When programs that begin now have to end, by the monotonic clock. */
    deadline(): number;
    /**
     * Runs the program with these arguments in the directory of the configuration.
     *
     * @param options.deadline as `deadline()` returns it
     * @param options.take as in `ExecuteBounded`
     * @param options.variables environment variables of this call
     * @throws EngineFailure if it had to be ended
     */
    run(args: readonly string[], options: {
        signal: AbortSignal;
        deadline: number;
        take?: (text: string) => void;
        variables?: Record<string, string> | undefined;
        maxBytes?: number;
    }): Promise<ProgramEnd>;
    /** Where the state of a workspace is that the configuration does not keep elsewhere. */
    stateOf(workspaceName: string): string;
    /** Writes the values of variables for one plan. @returns where they are, and where its plan goes */
    filesOf(assigned: readonly Assigned[]): Promise<{
        plan: string;
        variables: string;
    }>;
    /** The text without paths of this machine. */
    withoutPaths(text: string): string;
}
/**
 * Runs a program of the job that planned, where `init` ran and with its environment.
 *
 * @throws EngineFailure if it could not be started, or had to be ended; the reason of the signal if that is aborted
 */
export declare function runInJob(program: ProgramName, args: readonly string[], options: Parameters<ExecuteBounded>[2], { executeBounded, signal }: {
    executeBounded: ExecuteBounded;
    signal: AbortSignal;
}): Promise<ProgramEnd>;
/**
 * The variables that the engine passes on, by their names, or the problem of a name that it may not pass on.
 *
 * @param names what the input `engine-env` names
 * @param isSecretOfHost whether a variable is one of the CI host that no program gets
 * @param secrets tokens: a variable that contains one is refused, because programs of the configuration could read it
 */
export declare function readEngineEnvironment(names: readonly string[], environment: Environment, isSecretOfHost: (variable: string) => boolean, secrets?: readonly string[]): Parsed<Record<string, string>>;
export {};
