/** What people approved by comments, and whose approvals count together. */
import type { OpenQuestion, PolicyResult } from '../model/policy-result.js';
/** What somebody approved by a comment, for one commit and one workspace. */
export interface Approval {
    /** @param act a question about an own policy, or what the guard writes: `delete ADDRESS DIGEST` */
    approves: (act: string) => boolean;
    by: string;
    /** ISO 8601. */
    at: string;
    reason: string;
    /** The pull request on which it was given. */
    number: number;
    /** Whether an app pushed to its branch. */
    appPushed: boolean;
    /** Whether it is of what a plan destroys or invokes, and not of failures of policies. */
    isOfDestroys: boolean;
}
/** All that comments approve in a workspace. */
export interface WorkspaceApprovals {
    approvals: readonly Approval[];
    /** The pull requests whose comments were read: one, or those of an entry of a merge queue. */
    requests: readonly {
        number: number;
        commit: string;
    }[];
    /** Why approvals that stand there do not count, in whole sentences. */
    notCounted: readonly string[];
}
/** What is asked: whether people agree to one failing message, or to what is done to one resource. */
export interface Question {
    act: string;
    /** Whether it is about resources that it names: else it is about all that the plan changes. */
    namesResources: boolean;
    /** Left out where no report shows it. */
    shown?: OpenQuestion | undefined;
}
/**
 * For which workspace an approval counts: its id at the service, or its name where there is none. No id has a space in it.
 */
export declare function scopeOfApprovals({ id, name }: {
    id?: string | undefined;
    name: string;
}): string;
/** The questions as a result has them, so that a command can read them in its report. */
export declare function openQuestions(questions: readonly Question[]): {
    questions?: OpenQuestion[];
};
/** What was answered to a question. */
interface Answered {
    /** Of different people of one pull request. */
    approvals: Approval[];
    /** Why they do not count, as a sentence. */
    why?: string;
}
/**
 * The approvals of a question that count together. Those of two pull requests of a merge queue never do: each is of what its
 * own request changes.
 */
export declare function answersTo({ act, namesResources }: Question, { approvals, requests }: WorkspaceApprovals): Answered;
/**
 * Counts the approvals of a failure.
 *
 * @param questions one for each of its messages, or of what it stops; each has to be approved by as many people
 * @param rule.approvers names, for people
 */
export declare function countApprovals(questions: readonly Question[], given: WorkspaceApprovals, { approvers, needed: asked }: {
    approvers: readonly string[];
    needed: number;
}): {
    isComplete: boolean;
    approval: NonNullable<PolicyResult['approval']>;
};
/** Sentences about people who approved what this plan does not ask any more. */
export declare function sayOutdated({ approvals }: WorkspaceApprovals, questions: readonly Question[]): string[];
export {};
