import type { Code } from './errors.js';
export interface Doubt {
    /** A whole sentence or more. Hostile until escaped. */
    text: string;
    /** Under which the docs say what to do. Absent where the sentence itself says it. */
    code?: Code | undefined;
}
/** Why something failed, by whatever was thrown. An error that knows its code has it as `helpCode`. */
export declare function doubtOf(error: unknown): Doubt;
/** The same doubt with other words around it. */
export declare function reworded({ text, code }: Doubt, reword: (text: string) => string): Doubt;
