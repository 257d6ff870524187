/**
 * Parses the texts of inputs, and looks into values whose form nobody has checked. A function that parses returns the value,
 * or a sentence that says what to write instead.
 */
import type { Code } from './errors.js';
/** A value, or the end of a sentence that begins with the name of the input. */
export type Parsed<T> = {
    value: T;
} | {
    problem: string;
};
/** Something that a person has to change: in a call, in a setting, or in a file. */
export interface Problem {
    /** The input, option, environment variable or path that is wrong, as people write it. */
    where: string;
    /** What is wrong with it and what to do instead. Continues the sentence that begins with `where`. */
    message: string;
    /** Whether the problem is that nothing names a value, which a file that cannot be read may have caused. */
    isMissing?: boolean | undefined;
    code?: Code | undefined;
}
/** The problems as whole sentences, one a line. */
export declare function sentencesOf(problems: readonly Problem[]): string;
/**
 * Keys of a file that decides and that this version does not know.
 * @param restricted what such a key may restrict, as in `the exception`
 */
export declare function unknownKeys(record: Readonly<Record<string, unknown>>, known: readonly string[], where: string, restricted: string): Problem[];
/** Whether a value of JSON or YAML has names and values: no list, and not null. */
export declare function isRecord(value: unknown): value is Record<string, unknown>;
/** The fields of an object or of a list; none of anything else. */
export declare function fieldsOf(value: unknown): Readonly<Record<string, unknown>>;
/** The fields of an object; none of anything else, and of a list. */
export declare function recordOf(value: unknown): Readonly<Record<string, unknown>>;
/** A member of an object; undefined of anything else, and of a list. */
export declare function fieldOf(value: unknown, key: string): unknown;
/** A text; undefined of anything else. */
export declare function textIn(value: unknown): string | undefined;
/** The entries of a list; none of anything else. */
export declare function listOf(value: unknown): readonly unknown[];
/** Reads `90m`, `1h30m` or `5400s` as milliseconds: whole numbers, each with its unit, the largest unit first. */
export declare function parseDuration(text: string): Parsed<number>;
/** Reads the spellings of true and false that YAML, shells and the runner produce. */
export declare function parseFlag(text: string): Parsed<boolean>;
/** Reads a positive whole number, as ids and pull requests have. */
export declare function parseNumber(text: string): Parsed<number>;
/** Reads one of these words; a problem names all of them. */
export declare function parseChoice<const T extends string>(text: string, choices: readonly T[]): Parsed<T>;
/** Reads the name of a group as `plangate matrix` prints it. */
export declare function parseGroup(text: string): Parsed<string>;
/**
 * Reads a list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. A mixed or broken form is a problem: it is not guessed.
 */
export declare function parseList(text: string): Parsed<string[]>;
/** The values of all items in one list, or the first problem. */
export declare function collectValues<T>(items: readonly Parsed<T>[]): Parsed<T[]>;
/** The value of a JSON text; undefined if the text is not JSON. */
export declare function parseJson(text: string): unknown;
/** The milliseconds since 1970 of a time such as `2026-11-20T14:00:00Z`; NaN if there is none. */
export declare function timeOf(text: string | null | undefined): number;
