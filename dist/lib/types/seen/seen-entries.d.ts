import { type CountWord } from '../approvals/plan-entries.js';
import type { Finding } from '../model/finding.js';
import { type PlanJson } from '../model/plan-json.js';
import { type UnknownPath } from './unknown-paths.js';
/** The lists of a plan whose members an apply carries out. */
export declare const SEEN_LISTS: readonly ['resource_changes', 'output_changes', 'action_invocations'];
type SeenList = (typeof SEEN_LISTS)[number];
/**
 * Why an entry cannot be compared, so that nobody can have seen it:
 * - `sensitive`: it has a sensitive value that the plan does not show, or no key makes digests of.
 * - `configuration`: the plan does not show how its provider is configured.
 * - `form`: it has a form that no plan has, or its name is there twice.
 */
export declare const NOT_COMPARED: readonly ['sensitive', 'configuration', 'form'];
export type NotCompared = (typeof NOT_COMPARED)[number];
/** What a request showed of one entry. Its digests are made with the key, where there is one. */
export interface ShownEntry {
    list: SeenList;
    /** The address, or `output.NAME`; hostile until escaped. */
    name: string;
    /** In their order, as in `delete,create`; empty for an action. */
    actions: string;
    /** Whether it is an object that another one of its address has replaced. */
    isDeposed?: true | undefined;
    /** A digest of its provider and how that is configured. */
    provider?: string | undefined;
    /** Of its block, if that has a provisioner or a write-only argument: no entry has these. */
    block?: string | undefined;
    /** Of what lets an action run. */
    trigger?: string | undefined;
    /** Of what is imported. */
    importing?: string | undefined;
    /** Of the address that it had. */
    previous?: string | undefined;
    /** Of the values that are destroyed, replaced or forgotten. */
    before?: string | undefined;
    /** Of the values after, without those at `unknown`; undefined where it sets none. */
    end?: string | undefined;
    /**
     * Of those of its values after that an update changes, without those at `unknown`, and of the id of what it updates. What it does
     * not change may be another by now.
     */
    changed?: string | undefined;
    /** In a fixed order. */
    unknown: readonly UnknownPath[];
    notCompared?: NotCompared | undefined;
}
/** An entry of a plan that is at hand. */
export interface SeenEntry extends ShownEntry {
    /** What it counts for, as in the line of an approval. */
    words: readonly CountWord[];
    /**
     * Digests of its values after without those at these paths; undefined if something else of them is unknown, or they have no
     * such places.
     */
    endWithout(this: void, unknown: readonly UnknownPath[]): Pick<ShownEntry, 'end' | 'changed'> | undefined;
}
/** What a plan changes. */
export interface SeenPlan {
    entries: readonly SeenEntry[];
    /** Digests of the variables of the root module, by name. */
    variables: Readonly<Record<string, string>>;
    /** The addresses of what was changed by others than the program that plans. */
    drifted: ReadonlySet<string>;
    /** What is in the plan and stays as it is. */
    unchanged(this: void, list: SeenList, name: string): SeenEntry | undefined;
    /** Why it is not all that there is to do: planning failed, or something is deferred or left out. */
    notWhole?: Finding | undefined;
}
/** A digest that has a key. */
export declare const KEYED_PATTERN: RegExp;
/** Reads what a plan changes. Yields before each entry, so that the caller can let other work go on. */
export declare function readSeenEntries(json: PlanJson, 
/** `record-key`. Where both plans are at hand any key does; without one, nothing sensitive is compared. */
{ key }: {
    key?: string | undefined;
}): Generator<void, SeenPlan>;
/** Whether it destroys, replaces or forgets something, or may do so. */
export declare function isRemoval({ words }: Pick<SeenEntry, 'words'>): boolean;
/** By what an entry is found in another plan: one plan has it once. */
export declare function placeInLists({ list, name, trigger, isDeposed, before, }: Omit<ShownEntry, 'actions' | 'unknown'>): string;
export {};
