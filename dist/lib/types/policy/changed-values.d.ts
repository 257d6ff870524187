/** Two values of an attribute, and which parts of them are sensitive or not known yet. */
export interface Difference {
    before: unknown;
    after: unknown;
    /** Trees of `true`, in the shape of the values. */
    unknown: unknown;
    was: unknown;
    becomes: unknown;
    /** Whether its name looks like that of a credential. */
    hidden?: boolean;
}
/** One difference; a side without a value is empty. */
export interface ValueChange {
    /** Below the attribute, as in `.owner` or `[0].port`; empty for the attribute itself. */
    path: string;
    before: string;
    after: string;
}
/** What differs inside of the attribute `name`. */
export declare function changedValues(name: string, difference: Difference, conceal: (text: string) => string): {
    shown: ValueChange[];
    more: number;
};
/** Whether an attribute has no value. */
export declare function isMissing(value: unknown): boolean;
/** A member of an object or a list; `true` instead of either counts for all its members. */
export declare function memberOf(value: unknown, step: string): unknown;
/** A value that becomes sensitive, or stops being so, is a change, too. */
export declare function isChanged({ before, after, unknown, was, becomes }: Difference): boolean;
/** The names in an object, or the indices of a list; none of anything else. */
export declare function keysOf(value: unknown): string[];
