import type { Log } from './ports.js';
declare class Mark {
    private readonly concealed;
}
/**
 * Data without any secret that was kept when it was made. Only `concealAll` makes it, and what is published
 * has to be it. A copy with other fields is not: the private mark does not go with a spread.
 */
export type Concealed<T> = Readonly<T> & Mark;
export interface Secrets {
    /**
     * Adds a secret.
     *
     * @returns false if it is too short, because it would be found in common words, or the word of a
     *   verdict, because a concealed verdict decides nothing
     */
    keep(value: string): boolean;
    /** Replaces every secret in the text by `***`. */
    conceal(text: string): string;
    /** Replaces every secret in each string of plain data, also in the names of fields that may be foreign. */
    concealAll<T>(value: T): Concealed<T>;
}
/** Makes a collection of secrets. A text is concealed with all that were kept until then. */
export declare function createSecrets(values?: readonly string[]): Secrets;
/** Makes a collection of secrets, which the log of the job conceals from now on as well. */
export declare function secretsOfLog(log: Log, values: readonly string[]): Secrets;
/** The parts of a secret that a runner has to mask besides the whole; it knows encodings itself. */
export declare function searchablePieces(value: string): string[];
/** A text as it is written in an address, in HTML, or inside of a text of JSON, also where that is in another one. */
export declare function spellingsOf(text: string): string[];
/** A text as it was before it was encoded for an address; the text itself if it was not. */
export declare function decoded(text: string): string;
/**
 * How a text is written in base64 as a part of a longer one, in both alphabets. Three bytes become four characters, so
 * there are three ways, by how many bytes are before it. Characters that depend on the bytes around it are left out.
 */
export declare function base64Of(text: string): string[];
/** Changes each string of plain data, and the names of its fields unless they are of this program. */
export declare function mapStrings(value: unknown, change: (text: string) => string): unknown;
export {};
