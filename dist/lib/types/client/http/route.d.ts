/** Methods and paths below `/api/v2`, built from ids that cannot lead anywhere else. */
import type { Method } from '../../model/ports.js';
/** The result of the template, and what is wrong with the values in it. */
export interface Route {
    readonly method: Method;
    readonly pathname: string;
    /** Empty for a usable route; whole sentences otherwise. */
    readonly problems: readonly string[];
}
/** What is wrong with ids, or names of organizations and workspaces, as sentences. */
export declare function idProblems(...ids: readonly unknown[]): string[];
/**
 * ``GET`/runs/${id}/policy-checks` ``. Every value is a single segment. A value that could end a
 * segment, lead up (`..`) or start a query makes the route invalid; it is not repaired.
 */
export declare const GET: (strings: TemplateStringsArray, ...ids: readonly string[]) => Route;
export declare const POST: (strings: TemplateStringsArray, ...ids: readonly string[]) => Route;
export declare const PATCH: (strings: TemplateStringsArray, ...ids: readonly string[]) => Route;
export declare const DELETE: (strings: TemplateStringsArray, ...ids: readonly string[]) => Route;
