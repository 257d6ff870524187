/**
 * Takes the failures that exceptions fit out of a result. What is not certain to be about an excepted
 * resource alone stays a failure: a line without an address, or one that names another resource as well.
 */
import type { PolicyResult } from '../model/policy-result.js';
import type { Reading } from './reading.js';
import { type PolicyException } from './read-exceptions.js';
/** The exceptions of one check. */
export interface Exceptions {
    entries: readonly PolicyException[];
    /** The UTC day of the check, as in `2026-11-23`. */
    today: string;
}
/** What exceptions make of one policy result. */
export interface ExceptedResult {
    /** What still fails; undefined if exceptions fit all of it. */
    open: PolicyResult | undefined;
    /** What does not count: one part for each exception. */
    excepted: {
        exception: PolicyException;
        result: PolicyResult;
    }[];
}
/**
 * Divides a result by the exceptions of its workspace.
 *
 * @param result any result; only a certain failure of a named policy can be excepted
 * @param workspace its name
 */
export declare function divide(result: PolicyResult, workspace: string, { entries, today }: Exceptions): ExceptedResult;
/** The reading with each advisory failure that exceptions fit as a whole; every other result stays as it is. */
export declare function exceptReading(reading: Reading, workspace: string, exceptions: Exceptions | undefined): Reading;
/** The exceptions that fit a failure of this result, ended ones included: for reports of their ends. */
export declare function exceptionsFor(result: PolicyResult, workspace: string, entries: readonly PolicyException[]): PolicyException[];
