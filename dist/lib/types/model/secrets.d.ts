export interface Secrets {
    /** Adds a secret. @returns false if it is too short: it would be found in common words */
    keep(value: string): boolean;
    /** Replaces every secret in the text by `***`. */
    conceal(text: string): string;
    /** Does the same in every string of plain data. */
    concealAll<T>(value: T): T;
}
/** Makes an empty collection of secrets. Text is concealed with all that were kept before. */
export declare function createSecrets(): Secrets;
/** The parts of a secret that a runner has to mask besides the whole; it knows encodings itself. */
export declare function searchablePieces(value: string): string[];
/** The part of its base64 that is the same at each of the three offsets, in both alphabets. */
export declare function base64Of(text: string): string[];
