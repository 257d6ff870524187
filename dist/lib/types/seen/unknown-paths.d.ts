/** What is left of the values of an entry without the places that another plan did not know. */
/** Where a value is unknown, from the values of the entry on: names, and indexes as texts. Empty: all of it. */
export type UnknownPath = readonly string[];
/**
 * The value with null at these paths, where a plan may have something, null or nothing.
 *
 * @param unknown what is unknown in the value itself
 * @returns undefined if something else of it is unknown, or it has no such places
 */
export declare function withoutPaths(value: unknown, unknown: readonly UnknownPath[], paths: readonly UnknownPath[]): {
    value: unknown;
} | undefined;
