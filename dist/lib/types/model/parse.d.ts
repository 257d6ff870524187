/** Texts of inputs → values. Each function answers the value or a sentence saying what to write. */
import { quote } from './quote.js';
export { quote };
export type Parsed<T> = {
    value: T;
} | {
    problem: string;
};
export interface SettingProblem {
    /** Name of the input, or the environment variable or file that is wrong. */
    input: string;
    /** What is wrong with it and what to write instead, as sentences. */
    message: string;
}
/** `90m`, `1h30m`, `5400s`: whole numbers, each with its unit, largest unit first. In ms. */
export declare function parseDuration(text: string): Parsed<number>;
/** The spellings of true and false that YAML, shells and the runner produce. */
export declare function parseFlag(text: string): Parsed<boolean>;
/** A positive whole number: ids and pull request numbers. */
export declare function parseNumber(text: string): Parsed<number>;
export declare function parseChoice<const T extends string>(text: string, choices: readonly T[]): Parsed<T>;
/** The name under which a comment is found again. */
export declare function parseKey(text: string): Parsed<string>;
/** As `plangate matrix` names them. */
export declare function parseGroup(text: string): Parsed<string>;
/**
 * A list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. Mixed and broken forms are named, not guessed.
 */
export declare function parseList(text: string): Parsed<string[]>;
