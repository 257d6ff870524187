import type { Environment, Execute, ExecuteBounded } from '../model/ports.js';
export declare const execute: Execute;
export declare const executeBounded: ExecuteBounded;
/** Whether a program would be found. On Windows this looks for the file ending `.exe` only. */
export declare function isOnPath(program: string, { PATH }: Environment): boolean;
