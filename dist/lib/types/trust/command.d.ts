export declare const VERBS: readonly ['help', 'rerun', 'override', 'allow-destroys', 'except', 'again'];
export type Verb = (typeof VERBS)[number];
/** The commands that change nothing: they are answered in the comment of the gate. */
export declare const QUESTIONS: readonly Verb[];
export interface Command {
    verb: Verb;
    /** The full hash of the commit that the person saw, and the reason; empty if the verb needs neither. */
    commit: string;
    reason: string;
    /** The text behind `except`, as it is. */
    words?: string;
}
/**
 * Reads a comment that is a command; `unclear` if it cannot be followed. The whole comment must be that one line: a
 * command in a quotation, in a code block or with other text does not count.
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
    /** All of them as they are written, without `@`. */
    names: string[];
}
interface Person {
    login: string;
    /** The current role, from GitHub. */
    role: string | undefined;
    isMember: (team: Approvers['teams'][number]) => Promise<boolean>;
}
export interface CommandAuthor extends Person {
    /** Who opened the pull request, and who pushed its head; undefined if that is not known. */
    author: string | undefined;
    pusher: string | undefined;
    selfAllowed: boolean;
}
/** A sentence that says why this person, who must be in one of the lists, may not approve; undefined if they may. */
export declare function refuseApprover(lists: readonly Approvers[], { author, pusher, selfAllowed, ...asking }: CommandAuthor): Promise<string | undefined>;
export declare function isApprover({ people, roles, teams }: Approvers, { login, role, isMember }: Person): Promise<boolean>;
export {};
