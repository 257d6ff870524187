import type { Approvers } from '../trust/command.js';
import { type Parsed } from '../model/parse.js';
/** Address patterns, one per line or separated by commas; lines that begin with `#` are comments. */
export declare function readPatterns(text: string): Parsed<string[]>;
/** Zero is a limit, too. */
export declare function readMost(text: string): Parsed<number>;
export declare function readExceptions(text: string): Parsed<string[]>;
/** `octocat`, `role:maintain`, `acme/platform`. */
export declare function readApprovers(text: string): Parsed<Approvers>;
