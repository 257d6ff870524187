/** Commands in comments on a pull request, and who may give them. Anything unclear is refused. */
/** The commands. */
export declare const VERBS: readonly ['help', 'rerun', 'override', 'allow-destroys'];
export type Verb = (typeof VERBS)[number];
export interface Command {
    verb: Verb;
    /** The full hash of the commit that the person saw, and the reason; empty if the verb needs neither. */
    commit: string;
    reason: string;
}
/**
 * Reads a comment that is a command. The whole comment must be that one line: a command in a quotation,
 * in a code block or beside other text does not count.
 *
 * @returns undefined if it is no command, `unclear` if it cannot be followed
 */
export declare function readCommand(body: string): Command | 'unclear' | undefined;
/** Who may override the failures of other people's changes. */
export interface Approvers {
    /** In lower case. */
    people: string[];
    /** GitHub's names of the roles that may approve. */
    roles: string[];
    teams: {
        organization: string;
        team: string;
    }[];
}
export interface CommandAuthor {
    login: string;
    /** The person's current role, from GitHub. */
    role: string | undefined;
    /** Who opened the pull request, and who pushed its head; undefined if that is not known. */
    author: string | undefined;
    pusher: string | undefined;
    selfAllowed: boolean;
    isMember: (team: Approvers['teams'][number]) => Promise<boolean>;
}
/** A sentence that says why this person may not approve; undefined if they may. */
export declare function refuseApprover(approvers: Approvers, { login, role, author, pusher, selfAllowed, isMember }: CommandAuthor): Promise<string | undefined>;
