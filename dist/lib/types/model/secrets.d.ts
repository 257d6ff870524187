/**
 * What must not be shown, and the forms in which it may come back: whole or cut, as it is, encoded
 * for an address or for JSON, in base64 at any offset. Of a signed address that is its path and its
 * query; its host is no secret.
 */
export interface Secrets {
    /** False for what is too short to be told from a word. */
    keep(value: string): boolean;
    conceal(text: string): string;
    /** The same in every string of plain data. */
    concealAll<T>(value: T): T;
}
export declare function createSecrets(): Secrets;
/** What of a secret a runner masks, so that it finds parts of it as well: encodings it knows itself. */
export declare function partsOf(value: string): string[];
/** What stays the same of it wherever it begins in what was encoded, in both alphabets. */
export declare function base64Of(text: string): string[];
