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
export {};
