/**
 * Values that must not be shown. They are recognised in each form in which a service may echo them:
 * whole or cut, unchanged, encoded for an address or for JSON, or in base64 at any offset. The secret
 * part of a signed address is its path and its query; its host is not secret.
 */
export interface Secrets {
    /** Adds a secret. @returns false if it is too short: it would be found in common words */
    keep(value: string): boolean;
    /** Replaces every secret in the text by `***`. */
    conceal(text: string): string;
    /** Does the same in every string of plain data. */
    concealAll<T>(value: T): T;
}
export declare function createSecrets(): Secrets;
/** The parts of a secret that a runner has to mask besides the whole; it knows encodings itself. */
export declare function searchablePieces(value: string): string[];
/** The part of its base64 that is the same at each of the three offsets, in both alphabets. */
export declare function base64Of(text: string): string[];
