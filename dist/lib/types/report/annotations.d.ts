import { type LogLine } from './neutralise-log.js';
import type { ReportView } from './view.js';
export interface Annotation {
    /** Relative to the repository's root, with slashes. */
    path: string;
    start_line: number;
    end_line: number;
    annotation_level: 'failure' | 'warning' | 'notice';
    title: string;
    message: string;
}
/**
 * Annotations in order of severity. The first place of every cause comes before the second place of any; there is one
 * annotation per line and policy, for any number of workspaces. What a policy says without a place is below its first one.
 * The last one says how many are left out.
 */
export declare function renderAnnotations(view: ReportView, options: {
    /** What keeps the gate closed is annotated everywhere, all else only in changed files. */
    annotate: 'changed' | 'all' | 'off';
    /** Paths that the pull request changes; undefined if unknown. */
    changedFiles?: ReadonlySet<string>;
}): Annotation[];
/** Annotations as workflow commands, if the check run cannot be written. The last of each kind says how many are left out. */
export declare function annotationCommands(annotations: readonly Annotation[]): LogLine[];
