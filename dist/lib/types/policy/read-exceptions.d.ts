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
/**
 * Reads the text of the file.
 *
 * @param text JSON: `{"exceptions": [{"policy", "address", "workspace", "reason", "owner", "until"}]}`
 * @param today the UTC day of the check, as in `2026-11-23`
 * @returns also those that have ended, so that a report can name them; or every problem
 */
export declare function parseExceptions(text: string, today: string): {
    exceptions: PolicyException[];
} | {
    problems: Problem[];
};
/** Days from the day of the check to the last day that counts; negative after it. */
export declare function daysLeft({ until }: PolicyException, today: string): number;
