/** Which resources a policy names, by the fields and the texts of what it printed, and what it says of each. */
import type { AttributePath } from '../model/attribute-path.js';
import type { NamedResource } from '../model/policy-result.js';
/** A line that a policy printed. */
export interface PrintedLine {
    text: string;
    /** The resource that the line was printed for, if the output names it next to the line. */
    address?: string;
    /** The argument that the rule says is at fault. */
    attribute?: AttributePath | undefined;
}
/**
 * A message belongs to a resource where it was printed for it, begins with its address, or names it
 * alone. A line that names several belongs to none of them.
 */
export declare function resourcesIn(lines: readonly PrintedLine[]): NamedResource[];
/** A line that is no longer than a message; the sign of a cut is a part of it, so that no address ends there. */
export declare function clipMessage(line: string): string;
/** The resources that a text names; the text belongs to none of them alone. */
export declare function resourcesInText(text: string): NamedResource[];
/** Joins the messages of several lines about one resource. */
export declare function joinByAddress(named: Iterable<NamedResource>): NamedResource[];
