/**
 * The codes that there are, by the page that explains them and by what they are about. From the first release on a code
 * is never given to anything else.
 */
export declare const CODES: {
    readonly 'docs/troubleshooting.md': {
        readonly 'Start, token, origin': readonly ['PG-101', 'PG-102', 'PG-103', 'PG-104', 'PG-105', 'PG-106'];
        readonly 'Answers of the service': readonly ['PG-107', 'PG-108', 'PG-109', 'PG-110', 'PG-111', 'PG-112'];
        readonly 'Permissions and workspace': readonly ['PG-113', 'PG-114', 'PG-115', 'PG-116', 'PG-117', 'PG-118'];
        readonly 'The run': readonly ['PG-119', 'PG-120', 'PG-121', 'PG-122', 'PG-123', 'PG-124'];
        readonly 'The report and the files': readonly ['PG-125', 'PG-126', 'PG-127', 'PG-128', 'PG-129', 'PG-130', 'PG-131', 'PG-132'];
    };
    readonly 'docs/troubleshooting-runs.md': {
        readonly 'Verdicts and provisional runs': readonly ['PG-133', 'PG-134', 'PG-135', 'PG-136', 'PG-137', 'PG-138', 'PG-139'];
        readonly 'Matrix, existing runs, version control': readonly ['PG-141', 'PG-142', 'PG-143', 'PG-144', 'PG-145', 'PG-146', 'PG-147', 'PG-148', 'PG-149'];
        readonly 'Archive and changes': readonly ['PG-150', 'PG-151', 'PG-152', 'PG-153', 'PG-154', 'PG-155', 'PG-156', 'PG-157', 'PG-158'];
    };
};
type Areas = (typeof CODES)[keyof typeof CODES];
type CodesOf<Page> = Page extends Readonly<Record<string, readonly (infer One)[]>> ? One : never;
/** As in `PG-141`. */
export type Code = CodesOf<Areas>;
export interface Message {
    /** A whole sentence or more. Hostile until escaped. */
    text: string;
    /** Absent where the sentence itself says what to do. */
    code?: Code | undefined;
}
/** The message of whatever was thrown. An error that knows its code has it as `helpCode`. */
export declare function messageOf(error: unknown): Message;
/** The same message with other words around it. */
export declare function reworded({ text, code }: Message, reword: (text: string) => string): Message;
/** The address of the section that says what to do. */
export declare function remedyOf(code: Code): string;
export {};
