/** The ids of commits. Git is asked by ids, because a name of a branch can be that of a tag, too. */
declare const checked: unique symbol;
/** The id of a commit: 40 or 64 hexadecimal digits. Only `readCommitId` makes one. */
export type CommitId = string & {
    readonly [checked]: true;
};
/** The id in a text that holds one and nothing else. */
export declare function readCommitId(text: string | undefined): CommitId | undefined;
export {};
