import type { Environment, Execute, ExecuteBounded } from '../model/ports.js';
/** Runs a program with a small environment, and waits for its end. It rejects only if the program cannot be started. */
export declare const execute: Execute;
/** Runs a program with limits of time and output, and ends all processes of its group. It rejects only if the program cannot be started. */
export declare const executeBounded: ExecuteBounded;
/** The variables of the job that a program gets. */
export declare function passedOn(environment: Environment): Record<string, string>;
/** Whether a program would be found. */
export declare function isOnPath(program: string, environment: Environment): boolean;
