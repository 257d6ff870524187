import { type HclExpression } from './syntax/hcl-syntax.js';
/** A text, or a line of one. */
export interface WrittenText {
    /**
     * Without the `path` value at its beginning, and up to the first part that has to be computed. In the form that Terraform
     * gives every text.
     */
    text: string;
    /** Whether it began with `path.module`, `path.root` or `path.cwd`. */
    afterPath: boolean;
    /** Whether no slash is between the `path` value and the text: `${path.module}x` is beside the module. */
    isAttached: boolean;
    /** What follows, from the first part on that has to be computed: `COMPUTED` for each of them. Undefined if there is none. */
    rest: string | undefined;
}
/** Stands for a part that has to be computed. No name of a file has such a character. */
export declare const COMPUTED = "\0";
/** The longest path of Linux. */
export declare const LONGEST_PATH = 4096;
/**
 * The texts that an expression is, one for each line: a heredoc may list names. A name may also have white space around it,
 * or a line end in it. A value that is no text counts as one that has to be computed.
 */
export declare function writtenTexts(expression: HclExpression, locals: LocalTexts): WrittenText[];
/** Whether no part of any of the texts has to be computed. */
export declare function areWrittenOut(texts: readonly WrittenText[]): boolean;
/** Whether a function makes a text of its arguments as a template would. */
export declare function isTextMaker(call: HclExpression & {
    kind: 'call';
}): boolean;
/** The name of a function without its namespace, as in `core::file`. */
export declare function functionName({ name }: HclExpression & {
    kind: 'call';
}): string;
/** Whether an expression is `path.module`, `path.root` or `path.cwd`. */
export declare function isPathValue(expression: HclExpression): boolean;
/** Whether a text is written as a path, with a step that stays in its directory or leads up. */
export declare function isWrittenAsPath(text: string): boolean;
/** The texts that the local values of a module are. */
export declare class LocalTexts {
    private readonly values;
    private readonly texts;
    private depth;
    /** @param values by name: more than one where an override may replace it */
    constructor(values?: ReadonlyMap<string, readonly HclExpression[]>);
    /** The text with marks; undefined if it is not certain, or too long for a name. */
    textOf(name: string | undefined): string | undefined;
}
