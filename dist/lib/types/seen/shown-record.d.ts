import type { ShownByRequest } from './compare-seen.js';
import { type SeenPlan, type ShownEntry } from './seen-entries.js';
/** Of which change a record is. */
export interface ShownPlace {
    /** Origin of the CI host's server, or what stands for it in the seals of runs. */
    host: string;
    /** The id of the repository, where the host gives it one. */
    repository: string;
    request: number;
    /** The branch that the request goes to. */
    base: string;
    /** The commit under review. */
    head: string;
}
/** A workspace, and the plan that the request shows. Several may be planned in one directory. */
export interface ShownWorkspace {
    name: string;
    /** In the repository. */
    directory: string;
    plan: Pick<SeenPlan, 'variables'> & {
        entries: readonly ShownEntry[];
    };
}
export interface ShownRecord {
    /** How many entries there are, if that is more than a record holds: then nothing of them was seen. */
    tooMany?: number | undefined;
    /** What was shown in a workspace; undefined where the record does not have it. */
    shownIn(this: void, workspace: Pick<ShownWorkspace, 'name' | 'directory'>): ShownByRequest | undefined;
}
/** @param workspaces in which the request shows a plan, with the entries as `key` made their digests */
export declare function writeShownRecord({ host, repository, request, base, head }: ShownPlace, workspaces: readonly ShownWorkspace[], key: string): string;
/**
 * Reads a text that anybody may have written.
 *
 * @param place of which it has to be
 * @returns undefined if it is no record that this key sealed for this place
 */
export declare function readShownRecord(record: string, place: ShownPlace, key: string): ShownRecord | undefined;
