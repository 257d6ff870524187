/** The ids of commits. Git is asked by ids, because a name of a branch can be that of a tag, too. */
declare const checked: unique symbol;
/** The id of a commit: 40 or 64 hexadecimal digits. Only `readCommitId` makes one. */
export type CommitId = string & {
    readonly [checked]: true;
};
/** The id in a value that is the text of one and nothing else: "HEAD" and short ids name no commit. */
export declare function readCommitId(value: unknown): CommitId | undefined;
export {};
