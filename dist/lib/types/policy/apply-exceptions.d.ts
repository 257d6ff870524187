/** Which failures the file of exceptions takes out. */
import type { PolicyResult } from '../model/policy-result.js';
import type { AcceptedIn } from './accept-failures.js';
import { type PolicyException } from './read-exceptions.js';
/** The exceptions of one check. */
export interface Exceptions {
    entries: readonly PolicyException[];
    /** The UTC day of the check, as in `2026-11-23`. */
    today: string;
}
/**
 * Makes what says which addresses of a failure are excepted: by exceptions that have not ended, the first in the file
 * first.
 */
export declare function exceptedIn(workspace: string, { entries, today }: Exceptions): AcceptedIn;
/** What becomes of a failure that an entry accepts. */
export declare function excepted({ until, owner, reason }: PolicyException): {
    readonly status: 'excepted';
    readonly excepted: {
        readonly until: string;
        readonly owner: string;
        readonly reason: string;
    };
};
/** The exceptions that fit a failure of this result, ended ones included: for reports of their ends. */
export declare function exceptionsFor(result: PolicyResult, workspace: string, entries: readonly PolicyException[]): PolicyException[];
export declare function fitsAddress({ address: pattern }: PolicyException, address: string): boolean;
/**
 * Whether a failure still counts for which an entry has the address, because the policy names the resource in its
 * text alone.
 */
export declare function isNamedInText(entry: PolicyException, result: PolicyResult): boolean;
/** What the guard of this gate finds is approved in comments, and never excepted. */
export declare function fitsPolicy(entry: PolicyException, { policy, policySet, system }: PolicyResult, workspace: string): boolean;
