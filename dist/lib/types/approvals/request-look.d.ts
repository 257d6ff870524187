/** What a host says of a request and of its comments, for the one who counts approvals. Undefined is what it does not say. */
import type { ApprovalPlace } from './code.js';
/** A comment, as the host describes it. */
export interface CommentFacts {
    /** The id of its node. */
    id: string;
    /** `id` is that of the account: its login can change. Undefined where the account is gone. */
    author: {
        id: string;
        login: string;
        type: string;
    } | undefined;
    body: string;
    /** ISO 8601, as all times here. */
    createdAt: string;
    /** Null where it was never edited. */
    lastEditedAt: string | null | undefined;
    editor: string | null | undefined;
    /** How many edits the host lists. */
    edits: number | undefined;
    isMinimized: boolean | undefined;
    byEmail: boolean | undefined;
    /** Whether an app wrote it in the person's name. */
    byApp: boolean | undefined;
    /** Whether it is one of the conversation, and not of a review or a line. */
    isConversation: boolean;
}
/** Account ids; or why they are not known, as a whole sentence. */
export type People = {
    ids: ReadonlySet<string>;
} | {
    problem: string;
};
/** Account ids of those whom a list of names names; `unknown`: why it is not known who else is, as a whole sentence. */
export interface NamedPeople {
    ids: ReadonlySet<string>;
    unknown?: string | undefined;
}
export interface RequestFacts {
    isFork: boolean | undefined;
    /** Whether it was moved here from another repository, or was an issue before: then its comments were written about something else. */
    wasTransferred: boolean | undefined;
    wasIssue: boolean | undefined;
    /** When its head was pushed, by the activity of the host. */
    headPushedAt: string | undefined;
    /** When it was opened again last; null for never. */
    reopenedAt: string | null | undefined;
    openedBy: string | undefined;
    /** Who pushed to its branch something that the base does not have, at any time, also before the branch was deleted and restored. */
    pushedBy: People;
    /** Who wrote, committed or co-authored a commit of it. */
    committedBy: People;
    /** Whether an app, a deploy key or an unnamed account pushed: no host says who started it. */
    hasUnnamedPush: boolean;
    /** The accounts of all tokens that this job has. */
    tokenAccounts: People;
}
/** One look at a request: all of it is of one moment. */
export interface RequestLook {
    place: ApprovalPlace;
    facts: RequestFacts;
    comments: readonly CommentFacts[] | {
        problem: string;
    };
    /** By account id, who may write now. Who is not in it is not known. */
    mayWrite: ReadonlyMap<string, boolean>;
    /** The texts that the gate's comment keeps, as they stand there, and those that are approved by the lines of this moment. */
    texts: readonly string[];
    /** When the newest `/plangate again` was written that an earlier job has seen, as the gate's comment keeps it. */
    againAt?: string | undefined;
    /** Whether `/plangate override` has something to do here, at the service. */
    overridesAtService: boolean;
}
