import { type Problem } from '../model/parse.js';
import { type Finding } from '../model/finding.js';
import type { PolicyResult } from '../model/policy-result.js';
import type { AcceptanceRule } from './accept-failures.js';
/** A failure that does not count for a time. Texts are hostile until escaped. */
export interface PolicyException {
    /** The whole name of the policy. */
    policy: string;
    /** An address, or a pattern that writes out a resource type or a module; left out for the whole policy. */
    address?: string | undefined;
    /** The name of a workspace, or a pattern with `*`. */
    workspace: string;
    reason: string;
    owner: string;
    /** The last UTC day on which it counts, as in `2027-01-31`. */
    until: string;
}
/** A finding of a scanner that does not count for a time. */
export interface ScannerException extends Pick<PolicyException, 'reason' | 'owner' | 'until'> {
    /** The tool and the rule, as in `trivy/AVD-AWS-0089`; letters of the tool are compared in either case. */
    scanner: string;
    /** A file, relative to the repository; or else an address in a workspace. */
    path?: string | undefined;
    address?: string | undefined;
    workspace?: string | undefined;
}
/**
 * Reads the text of the file.
 *
 * @param text JSON: `{"exceptions": [{"policy", "address", "workspace", "reason", "owner", "until"}]}`
 * @param today the UTC day of the check, as in `2026-11-23`
 * @returns also those that have ended, so that a report can name them; or every problem
 */
export declare function parseExceptions(text: string, today: string): {
    exceptions: PolicyException[];
    scanners: ScannerException[];
} | {
    problems: Problem[];
};
/** Days from the day of the check to the last day that counts; negative after it. */
export declare function daysLeft({ until }: {
    until: string;
}, today: string): number;
/** The exceptions of one check. */
export interface Exceptions {
    entries: readonly PolicyException[];
    /** Those of findings of scanners; none if left out. */
    scanners?: readonly ScannerException[] | undefined;
    /** The UTC day of the check, as in `2026-11-23`. */
    today: string;
}
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
/** A finding of a scanner, as far as exceptions are about it. */
export interface ExceptedPlace {
    tool: string;
    rule: string;
    path: string | undefined;
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
/** That an exception for a scanner has ended, or ends soon; undefined if its end is far away. */
export declare function endOfScannerException(entry: ScannerException, today: string): Finding | undefined;
/**
 * That exceptions for scanners fit no finding: nothing was found of the rule, in the file of the exception or at all.
 *
 * @param found in the whole check
 */
export declare function unusedScannerExceptions(scanners: readonly ScannerException[], found: readonly Pick<ExceptedPlace, 'tool' | 'rule' | 'path'>[]): Finding[];
/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
export declare function endOf(entry: PolicyException, today: string): Finding | undefined;
export {};
