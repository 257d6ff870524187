import { type Problem } from '../model/parse.js';
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
    /** A file, relative to the repository, or a place outside of it as the report shows it; or else an address in a workspace. */
    path?: string | undefined;
    address?: string | undefined;
    workspace?: string | undefined;
}
/** The exceptions of one check. */
export interface Exceptions {
    entries: readonly PolicyException[];
    /** Those of findings of scanners; none if left out. */
    scanners?: readonly ScannerException[] | undefined;
    /** The UTC day of the check, as in `2026-11-23`. */
    today: string;
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
