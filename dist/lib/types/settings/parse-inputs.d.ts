import { type PolicyOwners } from '../policy/policy-owners.js';
import { type Parsed } from '../model/parse.js';
/**
 * Reads address patterns, one per line or separated by commas. Lines that begin with `#` are comments. A line
 * `PATTERN by NAMES` names who must agree, and stays one item.
 */
export declare function readPatterns(text: string): Parsed<string[]>;
/** Reads a number, which may be zero. */
export declare function readWholeNumber(text: string): Parsed<number>;
/** Reads the input `plan-digest`: a list of digests, as in `sha256:` and 64 hexadecimal digits. */
export declare function readPlanDigests(text: string): Parsed<string[]>;
/**
 * Reads one item per line, unchanged, because addresses and values hold commas and brackets. Lines that begin with `#`
 * are comments.
 */
export declare function readLines(text: string): Parsed<string[]>;
/** Reads lines of the form `name = value`. */
export declare function readVariables(text: string): Parsed<string[]>;
/** Reads names of branches and patterns of them, with or without `refs/heads/` before them. */
export declare function readBranches(text: string): Parsed<string[]>;
/** Reads a whole version, as in `1.11.4` or `1.12.0-beta1`. */
export declare function readTerraformVersion(text: string): Parsed<string>;
/**
 * Reads the owners of policies. `octocat`, `role:maintain` and `acme/platform` own all policies; a line as in
 * `security/*: acme/security` gives some policies owners of their own. The problem names everything that is wrong.
 */
export declare function readApprovers(text: string): Parsed<PolicyOwners>;
/** Checks a list of owners and keeps its text. Who needs the owners calls `readApprovers` with it. */
export declare function checkApprovers(text: string): Parsed<string>;
/** A key that could be guessed would open the gate. */
export declare function checkRecordKey(text: string): Parsed<string>;
