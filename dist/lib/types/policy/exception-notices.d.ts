import { type Finding } from '../model/finding.js';
import type { PolicyResult } from '../model/policy-result.js';
import { type Exceptions, type PolicyException, type ScannerException } from './exceptions.js';
import { type ExceptedPlace } from './fitting-exceptions.js';
/**
 * Notices for each workspace. An exception that fits nothing is named
 * once, in the first workspace that it is about, and not if none of them was judged.
 *
 * @param judged each workspace with every result of its run, but for those that were not judged to their end
 * @returns workspace → notices
 */
export declare function exceptionNotices(judged: readonly JudgedWorkspace[], { entries, today }: Exceptions): Map<string, Finding[]>;
interface JudgedWorkspace {
    workspace: string;
    results: readonly PolicyResult[];
}
/** An exception of a failure that has ended: the failure counts again. Texts are hostile until escaped. */
export interface EndedException {
    /** The last day on which it counted. */
    until: string;
    owner: string;
    /** That it has ended. */
    finding: Finding;
}
/** Makes the function that finds the exceptions that have ended and that fit a failure; none for what did not fail. */
export declare function findEnded({ entries, today, }: Exceptions): (result: PolicyResult, workspace: string) => EndedException[];
/** That an exception for a scanner has ended, or ends soon; undefined if its end is far away. */
export declare function endOfScannerException(entry: ScannerException, today: string): Finding | undefined;
/**
 * That exceptions for scanners fit no finding: nothing was found of the rule, in the file of the exception or at all.
 *
 * @param found in the whole check
 */
export declare function unusedScannerExceptions(scanners: readonly ScannerException[], found: readonly Pick<ExceptedPlace, 'tool' | 'rule' | 'path' | 'elsewhere'>[]): Finding[];
/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
export declare function endOf(entry: PolicyException, today: string): Finding | undefined;
export {};
