/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
export declare const VERBS: readonly ['help', 'rerun', 'override', 'allow-destroys', 'except', 'again'];
export type Verb = (typeof VERBS)[number];
/** The commands that change nothing: they are answered in the comment of the gate. */
export declare const QUESTIONS: readonly Verb[];
/** A command as a person wrote it. */
export interface Command {
    verb: Verb;
    /** The full hash of the commit that the person saw; empty if the verb needs none. */
    commit: string;
    /** Empty if the verb needs none. */
    reason: string;
    /** The text after `except`, unchanged. */
    exceptionText?: string;
}
/**
 * Reads a comment that is a command. The whole comment must be that one line: a command in a quotation, in a code block or
 * with other text does not count.
 *
 * @returns `unclear` if it is meant as a command and cannot be followed; undefined for any other comment
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
/** Who wrote a command, with what it takes to see whether the change is their own. */
export interface CommandAuthor extends Person {
    /** Who opened the pull request; undefined if that is not known. */
    author: string | undefined;
    /** Everybody who pushed to its branch, who pushed its head first; undefined if that is not known. */
    pushers: readonly string[] | undefined;
    /** Accounts of the authors and committers of its commits; undefined if they are not all known. */
    committers: readonly string[] | undefined;
    /** Whether people may override their own change. */
    selfAllowed: boolean;
}
export declare const UNKNOWN_AUTHORS = "Who wrote or pushed this change is unknown, and people cannot override their own change.";
/** A sentence that says why this person, who must be in one of the lists, may not approve; undefined if they may. */
export declare function refuseApprover(lists: readonly Approvers[], commandAuthor: CommandAuthor): Promise<string | undefined>;
/** Whether the list has the person, their role or one of their teams. The host is asked about teams last. */
export declare function isApprover({ people, roles, teams }: Approvers, { login, role, isMember }: Person): Promise<boolean>;
export {};
