/** What a plan changes, with its values, as reports show it where `show-values` asks for it. */
import type { Finding } from './finding.js';
/** An entry of a plan, with all that must not be seen taken out. Texts are hostile until escaped. */
export interface ToldEntry {
    /** What it is a part of, as in `Outputs:`; empty for a resource. */
    title: string;
    /** `~ aws_s3_bucket.logs will be updated in-place` */
    head: string;
    /** What differs in it. */
    lines: readonly string[];
}
/** The worst entries first; or why they are not known. */
export type ToldValues = {
    entries: readonly ToldEntry[];
} | {
    unread: Finding;
};
