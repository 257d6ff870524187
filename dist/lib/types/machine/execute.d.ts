import type { Environment, Execute, ExecuteBounded } from '../model/ports.js';
/** Runs a program with a small environment, and waits for its end. It rejects if the program cannot be started, or had to be ended. */
export declare const execute: Execute;
/** Why a program was ended, as the end of a sentence about it. */
export declare const WHY_ENDED: {
    readonly timeout: 'took too long';
    readonly flood: 'printed too much';
    readonly memory: 'took too much memory';
    readonly aborted: 'was no longer needed';
};
/** Runs a program with limits of time, output and memory, and ends all processes of its group. It rejects only if the program cannot be started. */
export declare const executeBounded: ExecuteBounded;
/** Starts programs as `programs` does, and ends each one that still runs when the signal is aborted. */
export declare function programsEndedBy(endSignal: AbortSignal, programs: Programs): Programs;
interface Programs {
    execute: Execute;
    executeBounded: ExecuteBounded;
}
/** Ends everything that was started here and still runs, at the end of this process. */
export declare function endPrograms(): void;
/** The variables of the job that a program gets. @param names those of every program when left out; for Windows in capitals */
export declare function pickVariables(environment: Environment, names?: readonly string[]): Record<string, string>;
/**
 * Calls `exceeded` once the program has more memory than it may have. Returns what stops the watch. There is nothing to
 * watch if the program did not start, or has no limit.
 *
 * @param ask resident memory of a process in bytes; undefined if the system does not say it
 */
export declare function watchMemory({ pid, maxBytes }: {
    pid: number | undefined;
    maxBytes: number | undefined;
}, ask: (pid: number) => Promise<number | undefined>, exceeded: () => void): () => void;
/**
 * How much memory a process has, in bytes. Linux has it in a file, macOS in the answer of `ps`, and
 * Windows says it nowhere.
 */
export declare function residentBytes(pid: number, system: string, askPs: (pid: number) => Promise<string>): Promise<number | undefined>;
/**
 * Makes an empty directory for as long as `use` takes.
 *
 * @param signal when it is aborted, the directory is deleted at once, because nobody waits for `use` any more
 */
export declare function inEmptyDirectory<T>(use: (directory: string) => Promise<T>, signal?: AbortSignal): Promise<T>;
export {};
