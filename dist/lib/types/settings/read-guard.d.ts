import type { Approvers } from '../trust/command.js';
import { type Parsed } from '../model/parse.js';
/** Reads address patterns, one per line or separated by commas. Lines that begin with `#` are comments. */
export declare function readPatterns(text: string): Parsed<string[]>;
/** Reads a limit, which may be zero. */
export declare function readMost(text: string): Parsed<number>;
/** Reads the list of exceptions from the guard. */
export declare function readExceptions(text: string): Parsed<string[]>;
/** Reads people, roles and teams: `octocat`, `role:maintain`, `acme/platform`. */
export declare function readApprovers(text: string): Parsed<Approvers>;
