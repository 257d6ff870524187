import { type PlanJson } from '../model/plan-json.js';
import { type Context, type WrittenFiles } from './configured.js';
/**
 * What is counted of a plan, in the order in which a line names it. One entry may count twice: what is moved and changed is
 * `change` and `move`. `uncompared`: it has a hidden value, and there is no key to compare it with.
 */
export declare const COUNT_WORDS: readonly ['add', 'change', 'destroy', 'replace', 'forget', 'import', 'move', 'read', 'open', 'output', 'action', 'deferred', 'drifted', 'other', 'uncompared'];
export type CountWord = (typeof COUNT_WORDS)[number];
export interface PlanEntry {
    /** The address, or `output.NAME`; hostile until escaped. */
    readonly name: string;
    /** Where it is in the plan, so that exactly this can be left out: the member of the plan, and the index or the name in it. */
    readonly place: readonly [member: string, at: number | string];
    /** The words that it counts for, in their order, with a plus sign between them; then a space and the digest. */
    readonly text: string;
    /** Whether it has a sensitive value, which a service does not show. */
    readonly hasHidden: boolean;
    /**
     * Whether something of it is decided by the files alone: a value that is written there and unknown or write-only, a
     * provisioner, a provider whose configuration the plan does not show.
     */
    readonly needsSameFiles: boolean;
}
export interface EntryOptions {
    /** `record-key`; undefined without one: then hidden values are not compared. */
    key: string | undefined;
    /** What the files say and no plan does. Undefined: all that the files may decide needs the same files. */
    files: WrittenFiles | undefined;
    /** Whether a policy may read all drift; left out: the drift counts that a change refers to. */
    readsDrift?: boolean | undefined;
}
/** Reads the entries of a plan. Yields before each, so that the caller can let other work go on. */
export declare function readPlanEntries(json: PlanJson, how: EntryOptions): Generator<void, PlanEntry[]>;
/** Makes the function that says what the configuration of a plan adds to one of its entries. */
export declare function readContexts(json: PlanJson, how: EntryOptions): (entry: unknown) => Context;
/** A member of the plan, with a string in place of each number that JavaScript would change. */
export declare function exactMember(json: PlanJson, name: string): unknown;
/** What is in a list or an object. Anything else is one entry: no part of a plan is passed over. */
export declare function everyMember(value: unknown): Iterable<[at: number | string, entry: unknown]>;
export declare function wordsOfChange(entry: unknown): CountWord[];
/** No provider has a part in an output. */
export declare function contextOfOutput(change: unknown): Context;
