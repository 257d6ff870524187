/** Which failures the file of exceptions takes out. */
import type { PolicyResult } from '../model/policy-result.js';
import type { AcceptanceRule } from './accept-failures.js';
import { type PolicyException } from './read-exceptions.js';
/** The exceptions of one check. */
export interface Exceptions {
    entries: readonly PolicyException[];
    /** The UTC day of the check, as in `2026-11-23`. */
    today: string;
}
/**
 * Makes the function that says which addresses of a failure are excepted. Only exceptions that have not ended count. If
 * several fit, the first in the file does.
 */
export declare function ruleOfExceptions(workspace: string, { entries, today }: Exceptions): AcceptanceRule;
/** What becomes of a failure that an entry accepts. */
export declare function acceptanceBy({ until, owner, reason }: PolicyException): {
    readonly status: 'excepted';
    readonly excepted: {
        readonly until: string;
        readonly owner: string;
        readonly reason: string;
    };
};
/** The exceptions that fit a failure of this result, ended ones included: for reports of their ends. */
export declare function exceptionsFor(result: PolicyResult, workspace: string, entries: readonly PolicyException[]): PolicyException[];
/** Whether the entry has an address or a pattern that fits this address, or the address of what is around it. */
export declare function fitsAddress({ address: pattern }: PolicyException, address: string): boolean;
/**
 * Whether a failure still counts although an entry has the address of its resource: only the text of the policy names
 * the resource, and no message is about it.
 */
export declare function isNamedInText(entry: PolicyException, result: PolicyResult): boolean;
/**
 * Whether an entry fits a policy and a workspace. It never fits a result of the guard, which comments approve. An own
 * policy may be named with its directory.
 */
export declare function fitsPolicy(entry: PolicyException, { policy, policySet, system }: PolicyResult, workspace: string): boolean;
