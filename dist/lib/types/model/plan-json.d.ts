/**
 * A plan as its JSON says it, whoever made it: Terraform's whole plan (`terraform show -json`), or the redacted one that
 * a service shows. It is read once, and handed to everything that asks something of the plan.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */
import type { Finding } from './finding.js';
/**
 * The lists of a plan, and in how many levels of objects and lists of each a repeated name counts. Deeper levels are
 * values of providers.
 */
declare const LISTS: {
    /** A list of entries, each with a change. */
    readonly resource_changes: 3;
    readonly deferred_changes: 1;
    /** A list of entries with values, their marks and a trigger; a deferred one is in another object. */
    readonly action_invocations: 7;
    readonly deferred_action_invocations: 7;
};
export type PlanList = keyof typeof LISTS;
/** The JSON of one plan. */
export declare class PlanJson {
    /** As it was written: numbers of JSON can be more exact than those of JavaScript. */
    readonly text: string;
    /** What the text says. Nothing in it is checked, and it may be hostile. */
    readonly document: Readonly<Record<string, unknown>>;
    /** Whether it has every value; a redacted one has no sensitive values, and no configuration. */
    readonly isWhole: boolean;
    private cachedMembers;
    private cachedChanges;
    private cachedRepeated;
    constructor(text: string, document: Readonly<Record<string, unknown>>, isWhole: boolean);
    /** The JSON of a document that was made here: nothing in it is named twice. */
    static of(document: object, isWhole: boolean): PlanJson;
    /** Whether it says that planning failed, or has there what no plan has: it may lack changes. */
    get isErrored(): boolean;
    /** The names of its members, each with the text of its value. */
    texts(): readonly [name: string, value: string][];
    /** `resource_changes`, with a string in place of each number that JavaScript would change. */
    exactChanges(): unknown;
    /** What is named twice, so that one of its two values would be hidden. */
    repeated(): readonly string[];
    private readExactChanges;
    private findRepeated;
}
/**
 * Whether anything is marked in the marks that a plan has for its values: a tree of the same shape, with `true` where a
 * value is unknown or sensitive.
 *
 * @param depth how many levels are above it
 */
export declare function isMarked(mark: unknown, depth?: number): boolean;
/** The marks below a key: of a value that is marked as a whole, each part is. */
export declare function markAt(mark: unknown, key: string): unknown;
/** Why a plan may not be whole, where the workflow accepts that. */
export declare const ACCEPTED_LIMITS: readonly ['partial', 'unproven'];
export type AcceptedLimit = (typeof ACCEPTED_LIMITS)[number];
/**
 * Something that a reader has to know of a plan before its policies count:
 * - `empty-state`: nothing counts as existing already, so that nothing can be seen to be destroyed.
 * - `not-certain`: this may be the plan of other files. It never passes.
 * - `partial`: only a part of the configuration was planned, and that is accepted.
 * - `unproven`: nothing says whether all of the configuration was planned, and that is accepted.
 * - `field`: its saved plan has a field of this number, which Plangate does not know, and that is accepted.
 * - `noted`: people should know it, and it does not change the verdict.
 */
export type PlanLimit = ({
    kind: 'empty-state' | 'not-certain' | AcceptedLimit | 'noted';
} | {
    kind: 'field';
    field: number;
}) & {
    finding: Finding;
};
/** All resources of planned values, or of a state: of the root module, and of modules within modules. */
export declare function resourcesOf(values: unknown): Generator<Record<string, unknown>>;
export {};
