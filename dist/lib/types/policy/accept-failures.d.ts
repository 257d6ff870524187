import type { ExceptedUntil, PolicyResult } from '../model/policy-result.js';
import type { Reading } from './reading.js';
/** Why a failure does not count. Resources with the very same object are reported together. */
type Acceptance = {
    status: 'excepted';
    excepted: ExceptedUntil;
} | {
    status: 'existing';
    excepted?: undefined;
};
/** A line that a policy printed, with the addresses that it is about; none if that is not certain. */
export interface PrintedAddresses {
    text: string;
    addresses: readonly string[];
}
/** What is accepted of one failure: all of it, whatever it names; or some of the addresses that it names. */
type Accepted = {
    whole: Acceptance;
} | {
    at: (address: string) => Acceptance | undefined;
};
/**
 * A rule that accepts failures.
 *
 * @param lines every line that the policy printed about the failure
 * @returns undefined if nothing is accepted
 */
export type AcceptanceRule = (result: PolicyResult, lines: readonly PrintedAddresses[]) => Accepted | undefined;
/** What is left of a failure. */
export interface DividedFailure {
    /** What still fails; undefined if all of it is accepted. */
    left: PolicyResult | undefined;
    /** What does not count: one part for each reason. */
    accepted: PolicyResult[];
}
/** Divides a result into what still fails and what is accepted. Only a certain failure of a named policy has accepted parts. */
export declare function divideFailure(result: PolicyResult, rule: AcceptanceRule): DividedFailure;
/** Divides each failure of an advisory policy by the rule. Failures of other levels stay as they are. */
export declare function acceptAdvisoryFailures(reading: Reading, rule: AcceptanceRule): Reading;
/** Whether nothing of a failure may have been cut. */
export declare function isCertainFailure(result: PolicyResult): boolean;
/** The lines that a policy printed, with what they are about. */
export declare function addressedLines({ output, message, printedFor }: PolicyResult): PrintedAddresses[];
export {};
