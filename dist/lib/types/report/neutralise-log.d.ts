declare const harmless: unique symbol;
/**
 * One line of a job's log that cannot act on the host, or a command of our own with its text escaped.
 * Only this file makes it, and what prints into the log of a job takes nothing else.
 */
export type LogLine = string & {
    readonly [harmless]: true;
};
/** Foreign text of any number of lines, ready to print line by line. */
export declare function neutraliseLog(text: string): LogLine[];
/**
 * One line of our own that has foreign text somewhere inside: cleaned, on one line, and unable to
 * act even if the foreign text is all there is.
 */
export declare function safeLine(line: string): LogLine;
/** Makes several lines safe, and shortens each that a viewer of the log would break. */
export declare function safeLines(...lines: readonly string[]): LogLine[];
/** Safe lines as the text of one annotation, without the columns that a log has. */
export declare function joinedLines(lines: readonly LogLine[]): LogLine;
/**
 * Two commands, between which the runner acts on nothing that is printed: the author of the text between cannot know `token`.
 */
export declare function fenceOff(token: string): {
    begin: LogLine;
    end: LogLine;
};
/** Two commands between which GitHub, Gitea and Forgejo fold what is printed, under a title. */
export declare function foldOf(title: string): {
    begin: LogLine;
    end: LogLine;
};
/** Ends a fold that is open, also one of the runner. */
export declare const END_OF_FOLD: LogLine;
type Properties = Readonly<Record<string, string | number | undefined>>;
/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
export declare function renderCommand(name: string, properties: Properties, message: string): LogLine;
/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
export declare function renderLoggingCommand(name: string, properties: Properties, message: string): LogLine;
export {};
