/** What a comment on a pull request asks for, and who may ask it. Both are refused where anything is unclear. */
/** What was done by a comment, or was asked for. */
export declare const VERBS: readonly ['help', 'rerun', 'override', 'allow-destroys'];
export type Verb = (typeof VERBS)[number];
export interface Command {
    verb: Verb;
    /** What the person saw, whole; and why it may pass. Empty where the verb needs neither. */
    commit: string;
    reason: string;
}
/**
 * A comment that is one line and a command, from its first sign to its last: what is quoted, in a
 * code block, or stands before or behind other text asks for nothing.
 * @returns undefined for what is no command, `unclear` for one that cannot be followed
 */
export declare function readCommand(body: string): Command | 'unclear' | undefined;
/** Whom a workflow trusts with other people's failures. */
export interface Approvers {
    /** In lower case. */
    people: string[];
    /** As GitHub names roles: this one and those above. */
    roles: string[];
    teams: {
        organization: string;
        team: string;
    }[];
}
export interface AskedBy {
    login: string;
    /** As GitHub says, now. */
    role: string | undefined;
    /** Who opened the pull request, and who pushed its head; undefined where that could not be told. */
    author: string | undefined;
    pusher: string | undefined;
    selfAllowed: boolean;
    isMember: (team: Approvers['teams'][number]) => Promise<boolean>;
}
/** Why this person lets nothing pass here, as a sentence; undefined when they may. */
export declare function refuseApprover(approvers: Approvers, { login, role, author, pusher, selfAllowed, isMember }: AskedBy): Promise<string | undefined>;
