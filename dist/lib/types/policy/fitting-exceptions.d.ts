import type { PolicyResult } from '../model/policy-result.js';
import type { AcceptanceRule } from './accept-failures.js';
import { type Exceptions, type PolicyException, type ScannerException } from './exceptions.js';
/** The entries that fit a policy in a workspace, in the order of the file. */
export interface FittingEntries {
    entries: PolicyException[];
    /** Those of them with an address or a pattern that fits this address, or the address of what is around it. */
    at: (address: string) => PolicyException[];
}
/**
 * Makes the function that finds entries by the names that a policy may have in the file. Each pattern is read once, however
 * many workspaces, policies and addresses it is compared with.
 */
export declare function indexEntries(entries: readonly PolicyException[]): (names: readonly string[], workspace: string) => FittingEntries;
/**
 * Makes the function that says which addresses of a failure are excepted. Only exceptions that have not ended count. If
 * several fit, the first in the file does.
 */
export declare function ruleOfExceptions(workspace: string, { entries, today }: Exceptions): AcceptanceRule;
/** What becomes of a failure that an entry accepts. */
export declare function acceptanceBy({ until, owner, reason, }: Pick<PolicyException, 'until' | 'owner' | 'reason'>): {
    readonly status: 'excepted';
    readonly excepted: {
        readonly until: string;
        readonly owner: string;
        readonly reason: string;
    };
};
/** The names under which the file may have a policy; none where its judge takes no exception, or one of another kind. */
export declare function namesInFile({ policy, policySet, judge }: PolicyResult): string[];
/** A finding of a scanner, as far as exceptions are about it. */
export interface ExceptedPlace {
    tool: string;
    rule: string;
    path: string | undefined;
    /** The place as the file of the scanner has it, where that is no file of the repository. */
    elsewhere?: string | undefined;
    addresses: readonly string[];
}
/**
 * Makes the function that finds the exceptions that fit a finding, and the first of them that has not ended.
 *
 * @param workspace undefined for the check as a whole
 */
export declare function exceptionsOfScanners({ scanners, today }: Exceptions, workspace: string | undefined): (of: ExceptedPlace) => {
    fitting: ScannerException[];
    accepting: ScannerException | undefined;
};
export declare const keyOfRule: (tool: string, rule: string) => string;
export declare function ruleOfEntry({ scanner }: ScannerException): string;
